"""Amendments, as `tests/data/amendments.toml` tells them, and laws that hold for any text."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.amendments import Amended, RuleText, read
from engine.quoting import take_out
from engine.splices import join

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "data" / "amendments.toml").read_text())
RULES = [
    RuleText(number, title=rule["title"], text=rule["text"].strip(), key=number)
    for number, rule in DATA["rules"].items()
]
WORDS = [
    "In Rule 90,", "Rule 31", "Repeal", "replace", '"three"', "with", "'red'", "{", "}", "and", "if", ".", "\n\n", "[[", "delete",
    "append", "to", "Create a rule titled", "“x”", "the text of", ":", "\n- ", "it", "all",
]  # fmt: skip


def changes(amended: Amended) -> dict[str, RuleText]:
    """The changed rules by number."""
    return {one.key: one for one in amended.rules if one.key}


@pytest.mark.parametrize("case", DATA["case"], ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    amended = read(case["text"], RULES)
    assert len(amended.doubts) == case.get("doubts", 0), amended.doubts
    assert amended.status == ("held" if amended.doubts else "applied")
    before = {one.key: one for one in RULES}
    found = changes(amended)
    assert {n: one.text for n, one in found.items() if one.text != before[n].text} == case.get("after", {})
    assert {n: one.title for n, one in found.items() if one.title != before[n].title} == case.get("title", {})
    assert {n: one.power for n, one in found.items() if one.power != before[n].power} == case.get("power", {})
    assert sorted(n for n, one in found.items() if one.repealed) == case.get("repealed", [])
    new = [
        {"number": one.number, "title": one.title, "power": one.power, "text": one.text}
        for one in amended.rules
        if not one.key
    ]
    assert new == [{"number": None, **one} for one in case.get("new", [])]


def test_sentences_of_the_game_are_left_to_the_game() -> None:
    amended = read("Wooble gains 5 points. Repeal Rule 69.", RULES, lambda words: words.startswith("Wooble"))
    assert (amended.status, amended.others) == ("applied", ("Wooble gains 5 points.",))
    assert [one.number for one in amended.rules] == ["69"]
    assert read("Wooble gains 5 points.", RULES).status == "held"


def test_numbers_are_written_as_the_game_writes_them() -> None:
    rules = [RuleText("4E31", text="x")]
    amended = read('Repeal Rule 31. Create a rule numbered 85 titled "Hats" reading "y".', rules)
    assert [one.number for one in amended.rules] == ["4E31", "4E85"]


@given(st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join))
def test_any_text_is_read_and_what_is_in_doubt_is_held(text: str) -> None:
    amended = read(text, RULES)
    assert (amended.status == "held") == bool(amended.doubts)
    assert all(one in amended.rules for one in read(text, RULES).rules)
    assert not any(one in RULES for one in amended.rules), "only rules that changed are given"


@given(st.text(alphabet="ab \"'{}“”’\n.", max_size=60))
def test_what_is_taken_out_can_be_put_back(text: str) -> None:
    framed = take_out(text)
    assert framed.restore(framed.frame) == text


@pytest.mark.parametrize(
    ("left", "right", "joined"),
    [
        ("red", "hat", "red hat"),
        ("Player", "s", "Players"),
        ("coats", ", hats", "coats, hats"),
        ("Yes.", "No.", "Yes. No."),
        ("(", "a", "(a"),
        ("a ", "b", "a b"),
        ("non-", "Player", "non-Player"),
    ],
)
def test_words_are_parted_where_they_would_grow_together(left: str, right: str, joined: str) -> None:
    assert join(left, right) == joined


@pytest.mark.parametrize(
    "piece", ["{", '"', " 'a", "\u201c", "[[", "/*", "replace the ", "- x\n", "Repeal Rule 69 and "]
)
def test_a_long_hostile_text_is_read_at_once(piece: str) -> None:
    assert read(piece * 20_000, RULES).status == "held"
