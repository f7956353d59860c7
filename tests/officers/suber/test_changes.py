"""What becomes of rules: acts, adopted changes, what is void, left to a human, struck by motion, or corrected by order."""

from __future__ import annotations

from engine.game import Task
from tests.officers.suber.stage import HATS, Stage, act, player


def adopt(stage: Stage, text: str) -> None:
    """Adams alone proposes and adopts it."""
    assert stage.propose("Adams", "03-02 16:30", text).verdict == "succeeded"
    stage.votes("03-03 16:00", Adams="for")


def test_an_act_is_enacted_amended_and_repealed_as_a_whole() -> None:
    stage = Stage("Adams")
    adopt(stage, "Enact the Library Act:\n\nTo lend books.\n\n1. There is a library.\n\n2. It lends books.")
    act_ = stage.value("rule/312")
    assert (act_["act"], act_["purpose"], act_["mutability"]) == (True, "To lend books.", "mutable")
    assert stage.points("Adams") == 21, "the paragraphs are not scored (308.6)"
    stage.propose("Adams", "03-03 16:30", 'In rule 312, replace "lends" with "sells".')
    stage.votes("03-04 16:00", Adams="for")
    assert "sells books" in stage.value("rule/313.text")
    assert stage.value("rule/313.former") == [312]
    assert stage.value("rule/312") is None
    stage.propose("Adams", "03-04 16:30", "Repeal the Library Act.")
    stage.votes("03-05 16:00", Adams="for")
    assert stage.value("rule/313.status") == "repealed"
    assert [one["did"] for one in stage.value("rule/313.history")] == ["enacted", "amended", "repealed"]


def test_an_adopted_change_of_an_immutable_rule_is_void() -> None:
    stage = Stage("Adams")
    adopt(stage, "Repeal 113.")
    assert (stage.value("proposal/312.status"), stage.value("rule/113.status")) == ("Adopted", "in force")
    assert stage.notices[-1].template == "turn"
    results = stage.posted("results")[-1].data
    assert (results["adopted"], results["effect"]) == (True, "void")


def test_what_cannot_be_done_exactly_is_adopted_and_left_to_a_human() -> None:
    stage = Stage("Adams")
    adopt(stage, "repeal 311 and amend 207")
    assert stage.value("proposal/312.status") == "Adopted"
    assert stage.value("rule/311.status") == "in force"
    tasks = [(one.category, one.subject) for one in stage.game.all(Task)]
    assert tasks == [("T-CHANGE", "proposal/312")]
    task = stage.game.all(Task)[0].key
    for answer, effect in (("Do something.", "task"), ("Repeal rule 311.", "done")):
        stage.order(stage.game.now, "task", task=task, answer=answer)
        assert stage.value("proposal/312.effect") == effect
    assert stage.value("rule/311.status") == "repealed"


def test_there_may_be_twenty_five_mutable_rules_and_there_must_be_one() -> None:
    freed = [{"number": number, "mutability": "mutable"} for number in range(101, 106)]
    full = Stage("Adams", rules=freed)
    refused = full.propose("Adams", "03-02 16:30", HATS)
    assert (refused.verdict, refused.rule) == ("failed", "209")
    assert full.propose("Adams", "03-02 16:31", "Transmute rule 106.").rule == "209"
    assert full.propose("Adams", "03-02 16:32", "Repeal rule 305.").verdict == "succeeded"
    rules = [{"number": number, "mutability": "immutable"} for number in (101, 111, 202, 204, 209)]
    last = Stage("Adams", rules=[*rules, {"number": 305}], game={"parameters": {"initial_set": False}})
    assert last.propose("Adams", "03-02 16:30", "Repeal rule 305.").rule == "114"
    assert last.propose("Adams", "03-02 16:30", "Make rule 305 immutable.").rule == "114"


def test_the_law_of_a_repealed_rule_is_not_applied_any_more() -> None:
    stage = Stage("", players=[player("John Smith")])
    assert stage.does("Smith", "03-02 16:30", act("claim_gym")).verdict == "succeeded"
    stage.propose("Smith", "03-02 16:31", "Repeal rule 311.")
    stage.votes("03-03 16:00", Smith="for")
    refused = stage.does("Smith", "03-03 16:30", act("claim_gym"))
    assert (refused.verdict, refused.rule) == ("failed", "311")
    asked = next(one for one in stage.game.all(Task) if one.category == "T-DRIFT")
    assert (asked.subject, asked.options) == ("rule/311", ("yes", "no"))
    assert "action claim_gym" in asked.question


def test_a_rule_is_moved_once_to_be_struck() -> None:
    stage = Stage("Adams Baker")
    assert stage.does("Baker", "03-07 18:00", act("move_to_strike", rule="305")).verdict == "succeeded", "at any time"
    assert stage.does("Adams", "03-07 18:01", act("move_to_strike", rule="305")).rule == "306"
    assert stage.does("Adams", "03-07 18:02", act("move_to_strike", rule="113")).rule == "110"
    assert stage.does("Adams", "03-07 18:02", act("move_to_strike", rule="210")).rule == "102"
    assert stage.does("Adams", "03-07 18:03", act("vote_motion", choice="yes")).rule == "310.5"
    stage.say("Adams", "03-09 16:00", act("vote_motion", choice="yes", rule="305"))
    assert stage.does("Baker", "03-09 16:01", act("vote_motion", choice="no", motion="1")).verdict == "succeeded"
    assert stage.value("motion/1.state") == "Failed"
    assert stage.value("rule/305.status") == "in force"
    assert stage.does("Adams", "03-09 17:00", act("move_to_strike", rule="305")).rule == "306"
    assert stage.does("Adams", "03-09 17:00", act("vote_motion", choice="no", motion="1")).verdict == "failed"


def test_an_order_corrects_the_record_without_a_number_or_a_score() -> None:
    stage = Stage()
    stage.order("03-02 16:30", "amend", text="Replace the entire text of Rule 311 with:\n{{\nHats are worn.\n}}")
    shown = stage.value("rule/311")
    assert (shown["text"], shown["former"], shown["history"][-1]["did"]) == ("Hats are worn.", [], "corrected")
    stage.order("03-02 16:31", "amend", text="Repeal rule 311.")
    assert stage.value("rule/311.status") == "repealed"
    assert (stage.value("clock.next_number"), stage.points("Adams")) == (312, 0)
    stage.order("03-02 16:32", "amend", text="Create rule 210 with the text: Shoes are worn.")
    assert stage.value("rule/210.mutability") == "mutable"
    assert len(stage.posted("task")) == 1, "311 read otherwise before"
    stage.order("03-02 16:33", "amend", text="Change the power of rule 305 to 2.")
    assert stage.value("rule/305.mutability") == "mutable"
