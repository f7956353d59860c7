"""Acts that may be misread: how they are told as signs, and that they are held with what they were read as."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.acts import Act
from engine.language import Param, Slot, Weighing
from officers.bnomic4.words import PHRASEBOOK
from parsers.acts.held.suspect import MISREAD
from parsers.clauses.likeness import Signs
from parsers.clauses.suspicion import Place, signs_against
from parsers.reader import Reader
from tests.parsers.conftest import make_mail

DATA = Path(__file__).parents[1] / "data"
SIGNS = Signs(PHRASEBOOK.vocabulary)
VOTE = (Param("proposal", Slot.PROPOSAL, required=True), Param("by", Slot.NAME))
OF_ALL = 0.02
"""Part of the deeds in exact.txt that is held, though all of them are rightly read: what was measured is 1.3 %."""


def signs_of(
    act: Act, before: str = "", behind: str = "", beside: tuple[Act, ...] = (), reported: str = ""
) -> set[str]:
    return signs_against(SIGNS, VOTE, act, Place(before, behind, True, False), beside, reported)


def test_what_an_act_leaves_unsaid_and_what_it_says_are_told() -> None:
    signs = signs_of(Act("vote", {"proposal": "12", "choice": "FOR"}, "I vote FOR 12"))
    assert {"act=vote", "vote.proposal=number", "vote vote", "first i"} <= signs
    assert "vote.proposal=nothing" in signs_of(Act("vote", {"proposal": None}, "FOR"))
    assert "proposal=Words 2" in signs_of(Act("vote", {"proposal": "Red Hats"}, "FOR"))


@pytest.mark.parametrize(
    ("behind", "left"),
    [(" and 13", "left <num> behind"), (', "Hats"', "left <q> behind"), (" but AGAINST it", "left <choice> behind")],
)
def test_what_no_act_tells_is_left(behind: str, left: str) -> None:
    act = Act("vote", {"proposal": "12", "choice": "FOR"}, "FOR 12", 0, 6)
    assert left in signs_of(act, behind=behind)
    assert left not in signs_of(act, behind=behind, reported=behind)
    told = Act("vote", {"proposal": "13", "choice": "AGAINST", "title": "Hats"}, "x", 9, 12)
    assert left not in signs_of(act, behind=behind, beside=(told,))


def test_line_breaks_change_no_sign() -> None:
    act = Act("vote", {"proposal": "Red Hats"}, 'I vote FOR\n"Red\nHats"', 0, 20)
    flat = Act("vote", {"proposal": "Red Hats"}, 'I vote FOR "Red Hats"', 0, 20)
    assert signs_of(act, "So\n", "\nat last.") == signs_of(flat, "So ", " at last.")


def wary_of(*signs: str) -> Reader:
    return Reader(replace(PHRASEBOOK, suspicion=Weighing(dict.fromkeys(signs, 5.0), -1.0, 0.0)))


def test_a_suspect_is_held_with_what_it_was_read_as() -> None:
    reading = wary_of("vote.proposal=number").read(make_mail("I vote FOR 12. I give m5 to Hose."))
    assert [act.action for act in reading.acts] == ["give_currency"]
    (held,) = reading.unclear
    assert (held.why, held.text) == (MISREAD, "I vote FOR 12")
    assert held.act is not None
    assert (held.act.action, dict(held.act.params)) == ("vote", {"proposal": "12", "choice": "FOR"})


def test_a_suspect_within_a_transaction_holds_the_whole_of_it() -> None:
    text = "BEGIN TRANSACTION\nI vote FOR 12.\nI give m5 to Hose.\nEND TRANSACTION"
    reading = wary_of("vote.proposal=number").read(make_mail(text))
    assert [one.transaction for one in reading.unclear] == [1]
    assert [act.transaction for act in reading.acts] == [1]


def test_what_was_misread_once_is_kept_with_the_mails_it_stands_in() -> None:
    for line in (DATA / "corpus" / "misread.jsonl").read_text(encoding="utf-8").splitlines():
        noted = json.loads(line)
        assert any(act.get("wrong") for act in noted["acts"]), noted["mail"]
        assert all(act["action"] in {words.action for words in PHRASEBOOK.words} for act in noted["acts"])


def test_the_table_has_only_signs_that_an_act_can_have() -> None:
    assert PHRASEBOOK.suspicion is not None
    assert 300 < len(PHRASEBOOK.suspicion.weights) < 5_000
    assert all(PHRASEBOOK.suspicion.weights.values())


def test_hardly_any_plain_deed_is_suspected(wary: Reader) -> None:
    held = found = 0
    for line in (DATA / "deeds" / "exact.txt").read_text(encoding="utf-8").splitlines():
        reading = wary.read(make_mail(line.partition("=>")[0].strip().replace("\\n", "\n")))
        held += sum(one.why == MISREAD for one in reading.unclear)
        found += len(reading.acts)
    print(f"{held} held, {found} read")
    assert held <= OF_ALL * found
