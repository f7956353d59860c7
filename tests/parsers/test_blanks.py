"""Blanks of other kinds, and two where one is meant: the words are read, and shown as they were sent."""

from __future__ import annotations

import pytest

from parsers.body.blanks import even, narrow, plain_blanks, too_wide, uneven
from parsers.reader import Reader
from parsers.work import TOO_WIDE
from tests.parsers.conftest import make_mail

PROSE = "I send  a Brick  Red sock to Ivy, with love."
TABLE = "402   Hats for All    FOR\n403   No More Socks   AGAINST"


def test_prose_is_made_even_and_shown_as_sent(reader: Reader) -> None:
    (act,) = reader.read(make_mail(PROSE)).acts
    assert act.params == {"count": 1, "color": "Brick Red", "recipient": "Ivy"}
    assert act.text == PROSE[act.start : act.end]
    assert "Brick  Red" in act.text


def test_every_place_of_the_even_text_leads_back() -> None:
    joined = even(PROSE)
    assert joined is not None
    assert joined.text == "I send a Brick Red sock to Ivy, with love."
    for place, char in enumerate(joined.text):
        assert PROSE[joined.start(place)] == char


def test_what_a_text_says_and_a_table_shows_stays() -> None:
    assert even(TABLE) is None
    assert even("I submit this: {\nI say  that I am  no more here.\n}") is None
    assert even("The columns  are two, and nobody  speaks here.") is None


def test_blanks_of_other_kinds_are_blanks(reader: Reader) -> None:
    text = "I\u00a0give m5 to\u2009Ivy.\u00a0 I\u202fvote FOR 305."
    first, second = reader.read(make_mail(text)).acts
    assert (first.action, first.params["recipient"]) == ("give_currency", "Ivy")
    assert (second.action, second.params["proposal"]) == ("vote", "305")
    assert [text[one.start : one.end] for one in (first, second)] == [first.text, second.text]
    assert plain_blanks("plain") == "plain"


def test_a_nul_is_a_blank_and_parts_nothing(reader: Reader) -> None:
    """Texts are parted by NULs while they are read; those of a mail must not take part in that, nor cost a line each."""
    (act,) = reader.read(make_mail("I give\0m5 to\0\0Ivy.")).acts
    assert act.params == {"amount": 5, "currency": "mackerel", "recipient": "Ivy"}
    assert plain_blanks("a\0b") == "a b"


def test_gaps_that_would_cost_too_much_are_narrowed(reader: Reader) -> None:
    wide = " " * 60
    text = f"I{wide}give{wide}m5{wide}to{wide}Ivy.\n\n" * 40
    assert too_wide(text)
    acts = reader.read(make_mail(text)).acts
    assert len(acts) == 40
    assert all(act.params == {"amount": 5, "currency": "mackerel", "recipient": "Ivy"} for act in acts)
    assert all(act.text == text[act.start : act.end] for act in acts)
    assert acts[1].text == f"I{wide}give{wide}m5{wide}to{wide}Ivy"


@pytest.mark.parametrize("blank", list("\t\x0b\x0c \u2003"))
def test_gaps_of_every_kind_are_narrowed(reader: Reader, blank: str) -> None:
    text = f"I{blank * 60}give{blank * 60}m5{blank * 60}to{blank * 60}Ivy."
    assert uneven(plain_blanks(text))
    assert not uneven(narrow(plain_blanks(text)).text)
    (act,) = reader.read(make_mail(text)).acts
    assert act.params == {"amount": 5, "currency": "mackerel", "recipient": "Ivy"}


def test_a_long_comment_in_a_sentence_is_no_gap(reader: Reader) -> None:
    text = f"I give [[ {'not that I like it, ' * 20}]] m5 to Ivy. [[ {'x' * 200} ]] I vote FOR 305."
    first, second = reader.read(make_mail(text)).acts
    assert (first.params["recipient"], second.params["proposal"]) == ("Ivy", "305")
    assert second.text == "I vote FOR 305"
    assert first.text == text[first.start : first.end]


def test_gaps_that_cannot_be_narrowed_are_told(reader: Reader) -> None:
    reading = reader.read(make_mail("I give" + " [[a]]" * 2000 + " m5 to Ivy."))
    assert reading.acts == ()
    assert [one.why for one in reading.unclear] == [TOO_WIDE]


def test_a_wide_table_is_left_as_it_is(reader: Reader) -> None:
    rows = "".join(f"{number}{' ' * 20}A Title{' ' * 20}FOR\n" for number in range(301, 321))
    assert not too_wide(rows)
    assert len(reader.read(make_mail(f"My votes:\n\n{rows}")).acts) == 20
