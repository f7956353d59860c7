"""What passed texts do to the rules of the game: what is certain is done, the rest is asked with the change proposed."""

from __future__ import annotations

import pytest

from engine.documents import revisions, text_at
from engine.game import Task
from tests.officers.bnomic4.stage import Stage, default

RULES = [
    {"number": 31, "title": "Days", "text": "The first day is red.\n\nThe last day is red too."},
    {"number": 69, "title": "Socks", "text": "Each owns a sock."},
]


def passing(body: str, *, rules: list[dict[str, object]] | None = None) -> Stage:
    """A game in which a proposal with that Body passes at the end of the nweek."""
    stage = Stage(
        default(
            game={"at": "2008-09-13T09:00:00Z"},
            clock={"nday": 12},
            rules=RULES if rules is None else rules,
            proposals=[{"number": 7, "author": "Joel", "status": "Open", "body": body, "votes": {"Bob": "FOR"}}],
        )
    )
    stage.until("09-14 06:00")
    return stage


def asked(stage: Stage) -> str:
    """What the Chairman is asked about the proposal; "" when nothing."""
    questions = [one.question for one in stage.game.all(Task) if one.category == "T-BODY"]
    assert len(questions) <= 1
    return questions[0] if questions else ""


def test_plain_amendments_are_made_and_nobody_is_asked() -> None:
    stage = passing('In Rule 69, replace "a sock" with "two socks". Retitle Rule 31 to "Red Days".')
    assert stage.value("rule/4E69.text") == "Each owns two socks."
    assert stage.value("rule/4E31.title") == "Red Days"
    assert asked(stage) == ""


def test_what_is_in_doubt_is_asked_with_the_change_that_is_likely_meant() -> None:
    stage = passing('In Rule 69, replace "a sock" with "two socks".\n\nIn Rule 31, replace "red" with "blue".')
    assert stage.value("rule/4E69.text") == "Each owns two socks."
    assert stage.value("rule/4E31.text") == RULES[0]["text"]
    question = asked(stage)
    assert "'red' stands 2 times in Rule 4E31" in question
    assert "Proposed:\nRule 4E31\n-The first day is red.\n+The first day is blue." in question
    assert question.endswith("Done already:\nRule 4E69\n-Each owns a sock.\n+Each owns two socks.")


def test_a_rule_whose_text_nobody_has_given_is_not_amended_blindly() -> None:
    stage = passing('Append "Hats are worn." to Rule 69.', rules=[])
    assert "the text of Rule 4E69 is not known" in asked(stage)
    assert stage.value("rule/4E69") is None


def test_a_rule_whose_text_nobody_has_given_can_be_repealed_or_written_anew() -> None:
    stage = passing('Repeal Rule 69 (Laundry). Amend Rule 31 to read: "Every day is red."', rules=[])
    assert stage.value("rule/4E69.repealed") is True
    assert stage.value("rule/4E31.text") == "Every day is red."


def test_a_rule_gets_another_number_and_is_known_by_it() -> None:
    stage = passing("Renumber Rule 69 to 96.")
    assert stage.value("rule/4E69") is None
    assert stage.value("rule/4E96.text") == "Each owns a sock."
    assert stage.value("rule/4E96.number") == 96


def test_settings_beside_amendments_are_made_too() -> None:
    stage = passing("Joel gains 5 points. Repeal Rule 69.")
    assert stage.value("rule/4E69.repealed") is True
    assert asked(stage) == ""


@pytest.mark.parametrize("words", ["Give everybody a hat.", "If the moon is full, repeal Rule 31."])
def test_what_the_officer_cannot_do_is_asked_and_the_rest_is_done(words: str) -> None:
    stage = passing(f"Repeal Rule 69. {words}")
    assert stage.value("rule/4E69.repealed") is True
    assert stage.value("rule/4E31.repealed") is False
    assert words.rstrip(".") in asked(stage)


def test_the_history_of_a_rule_tells_which_proposal_changed_it() -> None:
    stage = passing('In Rule 69, replace "a sock" with "two socks".')
    rule = stage.game.world.by_key("4E69", ["rule"])
    history = revisions(one for one in stage.game.world.log if one.uid == rule.uid)
    assert [one.cause for one in history][-1] == "proposal 7"
    assert history[-1].difference() == "-Each owns a sock.\n+Each owns two socks."
    assert text_at(history[:-1], history[-1].at or stage.game.now) == "Each owns a sock."
