"""A sample of the fuzzer (tests/parsers/fuzz), and what it found before."""

from __future__ import annotations

from functools import partial

import pytest

from bot.reading import compiled
from parsers.body.statements import MAX_STATEMENTS
from parsers.work import TOO_LONG
from tests.pace import measured
from tests.parsers.conftest import make_mail
from tests.parsers.fuzz.__main__ import LIMIT, run
from tests.parsers.fuzz.known import ROWS
from tests.parsers.fuzz.repeats import blown_up_by, every


@pytest.mark.parametrize("ruleset", ["bnomic4", "suber"])
def test_hostile_mails_are_read_and_cost_little(ruleset: str) -> None:
    found, slowest = run(0, 1_000, ruleset)
    assert found == []
    assert slowest <= LIMIT


@pytest.mark.parametrize("char", [chr(n) for n in range(33, 127)] + list("“”„«»‘’–—\u2028\x0b\x1c\xa0"))
def test_a_character_without_end_costs_little(char: str) -> None:
    raw = make_mail(f"I vote FOR 312{char * 60_000}x")
    assert measured(partial(compiled("bnomic4").read, raw), LIMIT) <= LIMIT


@pytest.mark.parametrize("blank", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_a_line_of_other_blanks_is_no_line(blank: str) -> None:
    reading = compiled("bnomic4").read(make_mail(f"I vote FOR 312.\n{blank}\nAnd FOR 313.\n{blank}"))
    assert [act.params["proposal"] for act in reading.acts] == ["312", "313"]


def test_an_act_that_a_later_one_replaces_leaves_no_hole() -> None:
    raw = make_mail(
        "I like to be Player, <1@x.example>\nContent-Type: 8bit\nGood morning. 1.0\nContent-Type: charset=utf-8\n"
        "Content-Transg. I join the game under the name\nWick. I join the game"
    )
    assert len(compiled("bnomic4").read(raw).acts) <= 1


def test_a_mail_of_more_paragraphs_than_are_looked_at_says_so() -> None:
    raw = make_mail("\n\n".join(["The goat is fond of hay."] * (MAX_STATEMENTS + 1)) + "\n\nI vote FOR 305.")
    assert compiled("bnomic4").read(raw).unclear[-1].why == TOO_LONG


@pytest.mark.parametrize("row", ROWS)
def test_words_again_and_again_cost_little(row: str) -> None:
    raw = make_mail(row)
    assert measured(partial(compiled("bnomic4").read, raw), LIMIT) <= LIMIT


@pytest.mark.parametrize(
    "piece",
    [
        "I pronounce myself a player.\n> I pronounce myself a player. ",
        "object " + "to " * 40,
        '" ' * 60 + "12 ",
        "a, " * 60 + "ballots ",
        "\n: ",
        'My herebyturn herebynumber herebyseven herebyof herebysubgame hereby"Chess" herebyi herebyplay: herebya.\n\n',
    ],
)
def test_long_sentences_again_and_again_cost_little(piece: str) -> None:
    raw = make_mail(piece * (60_000 // len(piece)))
    assert measured(partial(compiled("bnomic4").read, raw), LIMIT) <= LIMIT


def test_no_expression_is_blown_up_by_its_own_words() -> None:
    """A sample; `python -m tests.parsers.fuzz.repeats` tries all of them."""
    blown_up = [(row[:60], one.source) for one in every()[::80] if (row := blown_up_by(one))]
    assert blown_up == []


@pytest.mark.parametrize(
    ("ruleset", "text"), [("suber", "I hereby this \t present{"), ("suber", "I hereby present this { x }")]
)
def test_what_once_raised_is_read(ruleset: str, text: str) -> None:
    assert compiled(ruleset).read(b"From: a@b.example\n\n" + text.encode()).acts == ()
