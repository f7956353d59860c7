"""How statements are told as signs, and what is held because of them."""

from __future__ import annotations

import pytest

from engine.language import Weighing
from officers.bnomic4.words import PHRASEBOOK
from parsers.acts.held.likely import LIKE_A_DEED
from parsers.clauses.likeness import MOST_SIGNS, Signs, rows_of
from tests.parsers.conftest import Read

SIGNS = Signs(PHRASEBOOK.vocabulary)


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("I pay Ivy m5.", "^L i pay <name> <sum> . $"),
        ("On 412, FOR", "^L on <num> , <choice> $"),
        ('Ivy says "Hats (2)" is Brick Red', "^L ivy says <q> is xcolorx $"),
        ("so 412's gone; Hats isn\u2019t", "^L so <num> s gone ; <name> isn't $"),
        ("Law: m30", "^L xministryx : <sum> $"),
        ("", "^L $"),
    ],
)
def test_what_differs_from_mail_to_mail_is_told_by_its_kind(text: str, signs: str) -> None:
    assert SIGNS.of(text, True, False) == signs.split()


def test_an_item_and_a_sentence_within_a_line_are_told_apart() -> None:
    assert SIGNS.of("so", True, True)[:2] == ["^L", "^M"]
    assert SIGNS.of("so", False, False)[:1] == ["^"]


def test_a_long_statement_costs_no_more_than_its_beginning() -> None:
    assert len(SIGNS.of("word " * 10_000, True, False)) <= MOST_SIGNS + 2


def test_rows_are_counted_once() -> None:
    assert sorted(rows_of(["a", "b", "a", "b"])) == ["a", "a b", "a b a", "b", "b a", "b a b"]


def test_words_that_nobody_weighed_say_nothing() -> None:
    weighing = Weighing({"a b": 2.0, "c": -1.5}, -1.0, 0.5)
    assert weighing.reaches(rows_of(["a", "b"]))
    assert not weighing.reaches(rows_of(["a", "b", "c"]))
    assert not weighing.reaches(rows_of(["x", "y"]))


def test_every_row_of_the_table_can_stand_in_a_statement() -> None:
    assert PHRASEBOOK.likeness is not None
    weights = PHRASEBOOK.likeness.weights
    assert 500 < len(weights) < 10_000
    assert all(1 <= len(row.split(" ")) <= 3 and row == row.strip() for row in weights)
    assert all(weights.values())


@pytest.mark.parametrize(
    "body",
    [
        "Out of the window goes my claim on 139: INCONSISTENT, from this very line.",
        "Mine, from this line to the last: the seat of Law, at m30.",
    ],
)
def test_a_deed_in_words_that_no_phrase_reads_is_held(read: Read, body: str) -> None:
    reading = read(body)
    assert not reading.acts
    assert reading.unclear


@pytest.mark.parametrize(
    "body", ["The weather was fine and we walked to the harbour.", "Ivy told me a joke about fish."]
)
def test_talk_is_left_alone(read: Read, body: str) -> None:
    assert LIKE_A_DEED not in {one.why for one in read(body).unclear}
