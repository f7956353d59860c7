"""What looks like an act and is none; and real acts beside it."""

from __future__ import annotations

import pytest

from bot.reading import compiled
from tests.parsers.conftest import Read

NO_ACT = [
    "I would vote FOR 151 if the typo were fixed.",
    "> I object",
    "I intend to object.",
    "I support the idea of hats.",
    "151 should be SHELVEd.",
    "I do not object, and I don't forfeit.",
    "Should I withdraw 368 and submit it again?",
    "Suppose I give m50 to each of you.",
    "I voted FOR 370, not AGAINST.",
    "I'll probably vote FOR everything by Umbel.",
    "I plan to submit a third proposal some time.",
    'You could say "I vote FOR 401" and be done.',
    "Vote FOR 388, all of you, and AGAINST 389!",
    "Yesterday I gave m5 to Hose.",
    "[[ I vote FOR 384. ]]\n/* I object */",
    "Hi\n-- \nZed\nI vote FOR 12.",
    "On Monday, Bob wrote:\n> I vote FOR 12.\n",
    "Unofficial tally:\n\n384: FOR (Tansy), FOR (Marrow)\n",
    "When the ballot comes out I will vote FOR everything.",
]
UNCLEAR = [
    "I give Hose m50 if e votes FOR.",
    "I vote YES on 151.",
    "I leave.",
    "I panic!",
    "I repeal Rule 9.",
    "I withdraw my objection to the Tweak.",
]


@pytest.mark.parametrize("body", NO_ACT)
def test_no_act(read: Read, body: str) -> None:
    assert read(body, reply=True).acts == ()


@pytest.mark.parametrize("body", UNCLEAR)
def test_unclear_and_never_guessed(read: Read, body: str) -> None:
    reading = read(body)
    assert reading.acts == ()
    assert len(reading.unclear) == 1


@pytest.mark.parametrize("body", ["Hose: FOR", "Great Hats: FOR", "For Hats, FOR."])
def test_a_name_before_a_vote_word_leaves_open_whose_vote_it_is(read: Read, body: str) -> None:
    reading = read(body, reply=True)
    assert (reading.acts, len(reading.unclear)) == ((), 1)
    (act,) = read(body, subject="Re: Great Hats, by Hose", reply=True).acts
    assert act.params == {"proposal": "reply", "choice": "FOR"}


@pytest.mark.parametrize("body", ["My vote: FOR", "Verdict: FOR", "Anyway: FOR", "FOR."])
def test_other_words_before_a_vote_word_say_nothing(read: Read, body: str) -> None:
    assert [act.params["proposal"] for act in read(body, reply=True).acts] == ["reply"]


def test_last_word_counts_but_both_are_said(read: Read) -> None:
    acts = read("I vote FOR 151. Scratch that, AGAINST.").acts
    assert [(a.params["proposal"], a.params["choice"]) for a in acts] == [("151", "FOR"), ("151", "AGAINST")]


def test_ranges_and_the_rest(read: Read) -> None:
    acts = read("FOR 151-153; AGAINST the rest.").acts
    assert [a.params["proposal"] for a in acts] == ["151", "152", "153", "all"]
    assert acts[-1].params["except"] == ["151", "152", "153"]


def test_missing_parameters_are_null(read: Read) -> None:
    assert read("I usurp the Ministry of Law.").acts[0].params["reward"] is None
    assert read("I resign.").acts[0].params["ministry"] is None


def test_words_on_which_several_deeds_hang_are_unclear_once(read: Read) -> None:
    reading = read("I give m3 to Dara and, should Eno ever visit, another m4 to Eno.")
    assert reading.acts == ()
    assert [one.why for one in reading.unclear] == ["condition"]


def test_open_transaction_is_unclear(read: Read) -> None:
    reading = read("BEGIN TRANSACTION\nI give m50 to Hose.\n")
    assert reading.acts == ()
    assert reading.unclear[0].why == "transaction not closed"


def test_machines_do_not_act(read: Read) -> None:

    raw = b"From: a@b.example\nAuto-Submitted: auto-replied\n\nI vote FOR 12.\n"
    assert compiled("bnomic4").read(raw).acts == ()
