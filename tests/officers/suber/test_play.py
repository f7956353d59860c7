"""Turns, votes, motions, questions and departures as they go in a game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.duties import Obligation
from engine.errors import GenesisError
from engine.game import Task
from engine.state import state_hash
from officers.suber import NOMIC
from tests.officers.suber.stage import Stage, act, player

HATS = "Hats are worn."


def owed(stage: Stage, who: str) -> list[str]:
    """What that player still has to do."""
    found = [one for one in stage.game.where(Obligation, "state", "Open") if str(one.bearer) == who]
    return [one.duty for one in found]


# -- turns ------------------------------------------------------------------------------------------


def test_three_turns_as_the_specification_works_them_out() -> None:
    stage = Stage("Adams Baker Cole")
    assert stage.value("clock.submit_by") == "2026-03-04T15:00:00Z"
    stage.propose("Adams", "03-03 18:00", HATS)
    assert stage.value("proposal/312.discussion_ends") == "2026-03-05T15:00:00Z"
    stage.votes("03-05 10:00", Adams="for", Baker="against", Cole="for")
    assert (stage.points("Adams"), stage.points("Baker"), stage.points("Cole")) == (14, 10, 0)
    assert stage.value("clock.mover") == "Bob Baker"
    assert stage.value("clock.submit_by") == "2026-03-06T15:00:00Z"

    early = stage.does("Cole", "03-06 14:59", act("move_play_continue"))
    assert (early.verdict, early.rule) == ("failed", "310.3")
    assert "2026-03-06T15:00:00Z" in early.reason
    assert stage.does("Cole", "03-06 15:30", act("move_play_continue")).verdict == "succeeded"
    assert stage.value("clock.mover") == "Cyd Cole"
    assert stage.value("clock.submit_by") == "2026-03-10T15:00:00Z"

    stage.propose("Cole", "03-09 16:00", "Shoes are worn.")
    assert stage.does("Cole", "03-11 14:59", act("move_continuance")).verdict == "failed"
    assert stage.does("Cole", "03-11 15:01", act("move_continuance")).verdict == "succeeded"
    assert stage.value("proposal/313.status") == "Abandoned"
    assert stage.points("Cole") == 22
    assert (stage.value("clock.mover"), stage.value("clock.circuit")) == ("Ann Adams", 2)


def test_the_second_circuit_ends_unanimity_and_then_opponents_are_paid() -> None:
    stage = Stage("Adams Baker", clock={"unanimity": True})
    movers = {"Adams": "Baker", "Baker": "Adams"}
    for number, mover in zip(range(312, 316), [*movers, *movers], strict=True):
        at = f"03-02 17:{number - 300}"
        stage.propose(mover, at, f"Hats of colour {'x' * (number - 300)} are worn.")
        stage.say(movers[mover], at, act("agree_to_vote"))
        assert stage.value("clock.unanimity")
        stage.votes(at, **{mover: "for", movers[mover]: "against"})
        assert stage.value(f"proposal/{number}.status") == "Defeated"
    assert (stage.value("clock.circuit"), stage.value("clock.unanimity")) == (3, False)
    assert len(stage.posted("unanimity_lapsed")) == 1
    assert (stage.points("Adams"), stage.points("Baker")) == (11 + 12, 11 + 12), "nobody is paid for opposing so far"


def test_unanimity_stays_where_rule_203_was_amended_in_time() -> None:
    stage = Stage("Adams", clock={"unanimity": True})
    stage.propose("Adams", "03-02 16:30", "Amend rule 203 to read: A rule-change takes every vote.")
    stage.votes("03-03 16:00", Adams="for")
    assert stage.value("rule/312.former") == [203]
    assert stage.value("clock.circuit") == 2
    stage.propose("Adams", "03-03 17:00", HATS)
    stage.votes("03-04 16:00", Adams="for")
    assert stage.value("clock.circuit") == 3
    assert stage.value("clock.unanimity")


def test_a_proposal_is_refused_out_of_turn_out_of_session_late_and_twice() -> None:
    stage = Stage()
    assert stage.propose("Cole", "03-02 16:30", HATS).reason == "it is Ann Adams's turn, not Cyd Cole's"
    assert stage.propose("Adams", "03-04 15:00", HATS).rule == "310.3"
    weekend = Stage(game={"at": "2026-03-07T16:00:00Z"})
    refused = weekend.propose("Adams", "03-07 17:00", HATS)
    assert (refused.verdict, refused.rule) == ("failed", "310.5")
    assert "Monday 09 March 15:00 UTC" in refused.reason
    again = Stage()
    again.propose("Adams", "03-02 16:30", HATS)
    assert again.propose("Adams", "03-02 16:31", HATS).rule == "202"


def test_the_debate_lasts_a_game_day_unless_all_agree() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    refused = stage.does("Adams", "03-02 17:00", act("call_vote"))
    assert (refused.verdict, refused.rule) == ("failed", "111")
    assert "Bob Baker, Cyd Cole" in refused.reason
    stage.say("Baker", "03-02 17:10", act("agree_to_vote"))
    stage.say("Cole", "03-02 17:11", act("agree_to_vote"))
    assert stage.does("Cole", "03-02 17:12", act("call_vote")).verdict == "failed", "only its proponent"
    assert stage.does("Adams", "03-02 17:12", act("call_vote")).verdict == "succeeded"


def test_a_revision_is_a_new_version_of_the_same_number_and_starts_agreement_anew() -> None:
    stage = Stage("Adams Baker")
    stage.propose("Adams", "03-02 16:30", "Repeal 113.")
    assert "immutable" in stage.value("proposal/312.flags")[0]
    stage.say("Baker", "03-02 16:40", act("comment", text="Transmute it first."), act("agree_to_vote"))
    assert stage.does("Baker", "03-02 16:50", act("revise_proposal", text=HATS)).verdict == "failed"
    assert stage.does("Adams", "03-02 16:50", act("revise_proposal", text=None)).rule == "106"
    assert stage.does("Adams", "03-02 17:00", act("revise_proposal", text="Transmute 113.")).verdict == "succeeded"
    shown = stage.value("proposal/312")
    assert (shown["change"], shown["versions"], shown["flags"]) == ("transmute", ["Repeal 113."], [])
    assert shown["agreed"] == []
    assert [one["by"] for one in shown["comments"]] == ["Bob Baker"]
    assert not stage.value("clock.unanimity"), "but a transmutation takes every vote all the same"
    stage.votes("03-03 16:00", Adams="for", Baker="for")
    assert [stage.posted(one)[-1].data["unanimity"] for one in ("ballot", "results")] == [True, True]
    assert stage.value("rule/312.mutability") == "mutable"
    assert stage.value("rule/312.former") == [113]
    late = stage.does("Adams", "03-03 16:10", act("revise_proposal", text=HATS, proposal="312"))
    assert late.rule == "106"


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


def test_who_and_what_is_meant_is_asked_where_it_is_in_doubt() -> None:
    stage = Stage(players=[player("Ann Adams"), player("Bob Baker"), player("Bob Cole")])
    for name in ("Ada Dunn", "Ada Eyre"):
        stage.say(name, "03-02 16:30", act("ask_to_join", name=name), address=f"{name[4:]}@example.org")
    held = stage.does("Adams", "03-02 16:40", act("vote_admission", choice="yes", applicant="Ada"))
    assert held.verdict == "held"
    stage.say("Bob Baker", "03-02 16:50", act("forfeit"), address="bob@elsewhere.example")
    assert [one.category for one in stage.game.all(Task)] == ["T-HELD", "T-WHO"]


# -- votes ------------------------------------------------------------------------------------------


def test_votes_are_for_or_against_changeable_and_of_everybody() -> None:
    stage = Stage("Adams Baker Cole Dunn")
    stage.propose("Adams", "03-03 16:00", HATS)
    assert stage.does("Adams", "03-03 17:00", act("vote", choice="for")).rule == "111", "not called yet"
    stage.votes("03-05 16:00", Adams="against")
    assert stage.does("Baker", "03-05 16:01", act("vote", choice="ABSTAIN")).rule == "105"
    assert owed(stage, "Dee Dunn") == ["vote on proposal 312"]
    assert owed(stage, "Ann Adams") == []
    stage.votes("03-05 17:00", Adams="for", Baker="aye", Cole="nay")
    saturday = stage.does("Dunn", "03-07 15:00", act("vote", choice="for"))
    assert (saturday.verdict, saturday.rule) == ("failed", "310.5")
    assert "repeat" in saturday.reason
    stage.votes("03-09 15:00", Dunn="for")
    assert stage.value("proposal/312.votes") == {
        "Ann Adams": "FOR", "Bob Baker": "FOR", "Cyd Cole": "AGAINST", "Dee Dunn": "FOR",
    }  # fmt: skip
    assert stage.value("proposal/312.status") == "Adopted"
    assert owed(stage, "Dee Dunn") == []


def test_who_joins_during_a_vote_votes_and_who_leaves_does_not_hold_it_up() -> None:
    stage = Stage("Adams Baker Cole")
    stage.say("Dunn", "03-02 16:30", act("ask_to_join", name="Dee Dunn"))
    stage.propose("Adams", "03-02 16:40", HATS)
    stage.votes("03-03 16:00", Adams="for", Baker="for")
    for name in ("Adams", "Baker", "Cole"):
        stage.say(name, "03-03 16:10", act("vote_admission", choice="yes", applicant="Dee"))
    stage.votes("03-03 16:20", Cole="for")
    assert stage.value("proposal/312.status") == "Voting", "Dunn is an eligible voter now"
    stage.say("Dunn", "03-03 16:30", act("forfeit"))
    assert stage.value("proposal/312.status") == "Adopted"
    assert stage.value("proposal/312.eligible") == 3


# -- rule-changes ------------------------------------------------------------------------------------


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


# -- motions ----------------------------------------------------------------------------------------


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


def test_joining_takes_everybody_and_the_newcomer_plays_at_the_place_of_the_surname() -> None:
    stage = Stage("Adams Baker", players=[player("Ann Adams", points=10), player("Bob Baker", points=21)])
    asked = stage.say(
        "xyz", "03-02 17:00", act("ask_to_join", name="Bea Bell", recruiter="Bob"), address="bell@example.org"
    )
    assert asked[0].verdict == "succeeded"
    assert stage.does("Bell", "03-02 17:01", act("ask_to_join", name="Bea Bell")).verdict == "failed"
    stage.say("Adams", "03-02 17:10", act("vote_admission", choice="yes"))
    assert stage.value("player/Bea Bell") is None
    stage.say("Baker", "03-02 17:11", act("vote_admission", choice="yes", applicant="Bell"))
    shown = stage.value("player/Bea Bell")
    assert (shown["points"], shown["joined_on"], shown["recruited_by"]) == (16, "2026-03-02", "Bob Baker")
    assert owed(stage, "Bea Bell") == ["enter a statement of purpose"]
    stage.say("Bell", "03-02 17:20", act("state_purpose", text="To learn."))
    assert owed(stage, "Bea Bell") == []
    assert [stage.lose_turn(), stage.lose_turn(), stage.lose_turn()] == ["Bob Baker", "Bea Bell", "Ann Adams"]


def test_a_game_without_players_begins_with_the_first_one() -> None:
    stage = Stage("")
    assert stage.value("clock.mover") is None
    assert stage.does("Adams", "03-02 17:00", act("ask_to_join", name="Ann Adams")).verdict == "succeeded"
    assert stage.value("player/Ann Adams.points") == 0
    assert (stage.value("clock.mover"), stage.value("clock.part")) == ("Ann Adams", "propose")


def test_names_that_are_not_told_apart_are_refused() -> None:
    stage = Stage("Adams")
    assert stage.does("Ellis", "03-02 17:00", act("ask_to_join", name="ann  ADAMS")).verdict == "failed"
    assert stage.does("Ellis", "03-02 17:00", act("ask_to_join", name="Eve Ellis", recruiter="Zoe")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("ask_to_join")).reason == "Ann Adams is a player already"


# -- leaving ----------------------------------------------------------------------------------------


def test_the_mover_forfeits_and_play_passes_on() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("player/Ann Adams") is None
    assert stage.value("outsider/Ann Adams") is not None
    assert stage.value("proposal/312.status") == "Forfeited"
    assert stage.value("clock.mover") == "Bob Baker"
    assert stage.value("clock.next_number") == 313, "a number is given once"
    assert stage.does("Adams", "03-02 17:01", act("vote", choice="for")).verdict == "failed"


def test_the_last_player_leaves() -> None:
    stage = Stage("Adams")
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("clock.part") == "done"
    stage.until("03-20")
    stage.say("Baker", "03-20 17:00", act("ask_to_join", name="Bob Baker"))
    assert stage.value("clock.mover") == "Bob Baker"


def test_a_judge_forfeits_and_the_player_before_him_judges() -> None:
    stage = Stage("Adams Baker Cole Dunn", clock={"mover": "Bob Baker"})
    stage.say("Cole", "03-02 16:30", act("invoke_judgment", question="May he?"))
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("judgment/1.judge") == "Dee Dunn"
    assert owed(stage, "Dee Dunn") == ["decide question 1"]


# -- judgment ---------------------------------------------------------------------------------------


def test_judges_are_overruled_by_all_others_one_after_the_other() -> None:
    stage = Stage(clock={"mover": "Bob Baker"})
    stage.say("Baker", "03-02 16:30", act("invoke_judgment", question="May Cole vote under 105 and 113?"))
    assert stage.value("judgment/1.judge") == "Ann Adams"
    assert list(stage.posted("judgment_asked")[0].data["rules"]) == ["105", "113"]
    assert stage.does("Cole", "03-02 16:31", act("deliver_judgment", answer="Yes")).rule == "212"
    assert stage.does("Cole", "03-02 16:31", act("overrule")).verdict == "failed", "nothing is decided yet"
    for judge, others in (("Adams", "Baker Cole Dunn"), ("Dunn", "Adams Baker Cole")):
        stage.say(judge, "03-02 17:00", act("deliver_judgment", answer="No.", reasons="By custom."))
        assert stage.does(judge, "03-02 17:01", act("overrule")).verdict == "failed", "the Judge himself"
        for name in others.split():
            assert stage.does(name, "03-02 17:02", act("overrule", judgment="1")).verdict == "succeeded"
    shown = stage.value("judgment/1")
    assert (shown["judge"], shown["past_judges"], shown["answer"]) == ("Cyd Cole", ["Ann Adams", "Dee Dunn"], None)
    stage.say("Cole", "03-02 18:00", act("deliver_judgment", answer="Yes."))
    refused = stage.does("Adams", "03-02 18:01", act("overrule"))
    assert (refused.verdict, refused.rule) == ("failed", "212")
    assert "stands" in refused.reason
    stage.say("Dunn", "03-02 18:10", act("invoke_judgment", question="And this?"))
    assert stage.value("judgment/2.judge") == "Cyd Cole", "one Judge settles all questions of a turn"


def test_with_two_players_the_ruling_of_the_other_stands() -> None:
    stage = Stage("Adams Baker", clock={"mover": "Bob Baker"})
    stage.say("Baker", "03-02 16:30", act("invoke_judgment", question="May I?"))
    stage.say("Adams", "03-02 16:40", act("deliver_judgment", answer="No."))
    assert "stands" in stage.does("Baker", "03-02 16:50", act("overrule")).reason


def test_an_open_question_holds_the_next_turn_back_until_most_consent() -> None:
    stage = Stage(clock={"unanimity": False})
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Is this two changes?"))
    assert stage.value("judgment/1.judge") == "Dee Dunn"
    stage.votes("03-03 16:00", Adams="for", Baker="for", Cole="for", Dunn="for")
    assert (stage.value("clock.part"), stage.value("clock.mover")) == ("done", "Ann Adams")
    assert stage.does("Baker", "03-03 16:10", act("consent_next_turn")).verdict == "failed", "he would begin"
    stage.say("Adams", "03-03 16:10", act("consent_next_turn"))
    assert stage.value("clock.part") == "done", "one of three others"
    stage.say("Cole", "03-03 16:20", act("consent_next_turn"))
    assert (stage.value("clock.part"), stage.value("clock.mover")) == ("propose", "Bob Baker")
    assert stage.value("clock.received_at") == "2026-03-03T16:20:00Z"
    assert stage.value("judgment/1.state") == "Closed"
    assert stage.does("Cole", "03-03 16:30", act("consent_next_turn")).verdict == "failed"


def test_a_decision_lets_the_next_turn_begin() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Is this two changes?"))
    stage.votes("03-03 16:00", Adams="for", Baker="for", Cole="for")
    assert stage.value("clock.part") == "done"
    stage.say("Cole", "03-03 17:00", act("deliver_judgment", answer="No."))
    assert stage.value("clock.mover") == "Bob Baker"


def test_the_judge_ends_the_debate_when_he_was_asked_to() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="When is the vote?", about="debate"))
    assert stage.does("Adams", "03-03 16:00", act("call_vote")).reason.startswith("only Cyd Cole decides")
    assert stage.does("Cole", "03-03 16:01", act("call_vote")).verdict == "succeeded"


def test_a_claim_under_213_that_is_refused_or_overruled_wins_nothing() -> None:
    stage = Stage("Adams Baker Cole")
    stage.say("Adams", "03-02 16:30", act("claim_stalemate", reason="Paradox!"))
    assert stage.does("Cole", "03-02 16:40", act("deliver_judgment", answer="Perhaps so.")).verdict == "held"
    stage.say("Cole", "03-02 16:41", act("deliver_judgment", answer="Upheld."))
    for name in ("Adams", "Baker"):
        stage.say(name, "03-02 17:00", act("overrule"))
    assert stage.value("judgment/1.judge") == "Bob Baker"
    stage.say("Baker", "03-02 17:10", act("deliver_judgment", answer="No, play goes on."))
    stage.until("03-06")
    assert stage.value("game.winner") is None


# -- the gym, the document, the end ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "params", "verdict"),
    [
        ("Smith", {}, "succeeded"),
        ("Smith", {"minutes": 45, "date": "yesterday"}, "succeeded"),
        ("Smith", {"minutes": 29}, "failed"),
        ("Smith", {"date": "2026-03-01"}, "succeeded"),
        ("Smith", {"date": "2026-04-01"}, "failed"),
        ("Smith", {"date": "soon"}, "failed"),
        ("Jones", {}, "failed"),
    ],
)
def test_the_gym(who: str, params: dict[str, Any], verdict: str) -> None:
    stage = Stage("", players=[player("John Smith"), player("Kit Jones")])
    assert stage.does(who, "03-03 16:30", act("claim_gym", **params)).verdict == verdict
    again = stage.does(who, "03-03 18:30", act("claim_gym", **params))
    assert again.verdict == "failed"
    assert stage.points("John Smith") == (10 if verdict == "succeeded" else 0)


def test_rules_are_moved_in_the_document_without_a_change_of_meaning() -> None:
    stage = Stage("Adams")

    def order() -> list[int]:
        return [one["number"] for one in NOMIC.displays["d_rules"].make(stage.game)["rules"]]

    begin = order()
    for place, index in (("to the top", 0), ("down", 1), ("after rule 103", 3), ("before 102", 1), ("to the end", 34)):
        assert stage.does("Adams", "03-02 17:00", act("tidy_document", rule="302", place=place)).verdict == "succeeded"
        assert order().index(302) == index
    assert sorted(order()) == begin
    assert stage.does("Adams", "03-02 17:00", act("tidy_document", edit="Renumber for legibility")).verdict == "held"
    assert stage.does("Adams", "03-02 17:00", act("tidy_document", rule="302", place="sideways")).verdict == "failed"


def test_the_first_to_reach_the_score_wins_and_the_game_is_over() -> None:
    stage = Stage("", players=[player("John Smith", points=99_990), player("Kit Jones")])
    stage.say("Smith", "03-02 17:00", act("claim_gym"))
    assert (stage.value("game.winner"), stage.value("clock.part")) == ("John Smith", "over")
    refused = stage.propose("Smith", "03-02 17:10", HATS)
    assert (refused.verdict, refused.rule) == ("failed", "302")
    assert stage.does("Jones", "03-02 17:10", act("state_purpose", text="To congratulate.")).verdict == "succeeded"
    stage.until("2027-01-01")
    assert len(stage.posted("won")) == 1


def test_acts_of_another_game_have_no_effect_here() -> None:
    stage = Stage("Adams")
    assert stage.does("Adams", "03-02 17:00", act("forfeit", on_behalf="Bob")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("forfeit", when="tomorrow")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("forfeit", intent="with_support")).verdict == "failed"
    assert stage.say("Adams", "03-02 17:00", act("forfeit"), forum="elsewhere@lists.example")[0].verdict == "failed"


# -- the genesis ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tables", "where"),
    [
        ({"clock": {"hour": 3}}, "clock.hour"),
        ({"clock": {"mover": "Nobody"}}, "clock.mover"),
        ({"numbers": {"motion": 3}}, "numbers.motion"),
        ({"players": [player("Ann Adams"), player("ann adams", addresses=["x@y.z"])]}, "player.ann adams"),
        ({"rules": [{"number": 308, "act": True, "mutability": "immutable"}]}, "rules.0.mutability"),
        ({"rules": [{"title": "Hats"}]}, "rules.0.number"),
        ({"proposals": [{"number": 312, "proponent": "Bob Baker", "status": "Debate"}]}, "proposals.312.proponent"),
        ({"proposals": [{"number": 312, "proponent": "Ann Adams", "status": "Debate"}]}, "proposals.312.submitted"),
    ],
)
def test_a_genesis_that_describes_no_game_is_refused_with_its_place(tables: dict[str, Any], where: str) -> None:
    with pytest.raises(GenesisError) as caught:
        Stage(**tables)
    assert caught.value.where == where


def test_a_game_begun_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    told = Stage()
    told.propose("Adams", "03-02 16:30", HATS)
    told.until("03-03 16:00")
    begun = Stage(
        game={"at": "2026-03-03T16:00:00Z"},
        clock={"mover": "Ann Adams", "received_at": "2026-03-02T16:00:00Z", "circuit": 1},
        proposals=[{"number": 312, "proponent": "Ann Adams", "text": HATS, "change": "enact", "status": "Debate",
                    "submitted": "2026-03-02T16:30:00Z"}],
    )  # fmt: skip
    for stage in (told, begun):
        stage.votes("03-03 16:10", Adams="for", Baker="for", Cole="for", Dunn="for")
    assert told.value("player/Ann Adams.points") == begun.value("player/Ann Adams.points") == 21
    assert told.value("clock.mover") == begun.value("clock.mover") == "Bob Baker"
    assert told.value("clock.submit_by") == begun.value("clock.submit_by")


def test_folding_twice_gives_the_same_state() -> None:
    hashes = []
    for _ in range(2):
        stage = Stage()
        stage.propose("Adams", "03-02 16:30", "Enact the Hat Act: 1. Hats.")
        stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Why?"), act("move_to_strike", rule="307"))
        stage.votes("03-03 16:00", Adams="for", Baker="against", Cole="for", Dunn="for")
        stage.until("03-20")
        hashes.append(state_hash(stage.game))
    assert hashes[0] == hashes[1]
