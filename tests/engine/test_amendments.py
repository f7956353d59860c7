"""Amendments, as the tables in `tests/data` tell them, and laws that hold for any text."""

from __future__ import annotations

import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.amendments import Amended, RuleText, read
from engine.amendments.text import LONGEST
from engine.quoting import take_out
from engine.splices import join
from tests.pace import measured

FOLDER = Path(__file__).parents[1] / "data"
DATA: dict[str, Any] = tomllib.loads((FOLDER / "amendments.toml").read_text("utf-8"))
GAMES = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted((FOLDER / "amendments").glob("*.toml"))}
RULES = [
    RuleText(number, title=rule["title"], text=rule["text"].strip(), key=number)
    for number, rule in DATA["rules"].items()
]
WORDS = [
    "In Rule 90,", "Rule 31", "Repeal", "replace", '"three"', "with", "'red'", "{", "}", "and", "if", ".", "\n\n", "[[", "delete",
    "append", "to", "Create a rule titled", "“x”", "the text of", ":", "\n- ", "it", "all",
]  # fmt: skip


def game(name: str) -> list[RuleText]:
    """The rules of one of the games in the tables."""
    given = GAMES[name]["rules"]
    return [
        RuleText(one["number"], one["title"], one["power"], one["text"].strip("\n"), key=one["number"]) for one in given
    ]


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


def expected(case: dict[str, Any], rules: list[RuleText]) -> dict[str, str]:
    """The texts of the rules as a case says that they become."""
    texts = {str(one.number): one.text for one in rules}
    for change in case.get("change", []):
        number = change["rule"]
        text = texts[number]
        if "whole" in change:
            texts[number] = change["whole"]
        elif "old" in change:
            assert change["old"] in text, "the table is wrong about the rule"
            assert change.keys() & {"everywhere", "first"} or text.count(change["old"]) == 1
            texts[number] = text.replace(change["old"], change["new"], -1 if change.get("everywhere") else 1)
        else:
            texts[number] = change.get("front", "") + text + change.get("end", "")
    return texts


@pytest.mark.parametrize(
    ("name", "case"),
    [pytest.param(name, case, id=f"{name}: {case['id']}") for name, table in GAMES.items() for case in table["case"]],
)
def test_what_a_text_does_to_the_rules_of_a_game(name: str, case: dict[str, Any]) -> None:
    rules = game(name)
    amended = read(case["text"], rules)
    assert amended.status == ("held" if "held" in case else "applied"), amended.doubts
    if "held" in case:
        assert case["held"] in amended.doubts[0].why
    before = {one.key: one for one in rules}
    after = before | changes(amended)
    assert {key: one.text for key, one in after.items()} == expected(case, rules)
    for attribute in ("title", "power", "number"):
        changed = {key: getattr(one, attribute) for key, one in after.items()}
        assert {k: v for k, v in changed.items() if v != getattr(before[k], attribute)} == case.get(attribute, {})
    assert sorted(key for key, one in after.items() if one.repealed) == sorted(case.get("repealed", []))
    new = [{"number": o.number, "title": o.title, "power": o.power, "text": o.text} for o in amended.rules if not o.key]
    assert new == [{"number": None, **one} for one in case.get("new", [])]


def test_half_of_the_tables_are_traps() -> None:
    cases = [case for table in GAMES.values() for case in table["case"]]
    assert len(cases) >= 200
    assert sum("trap" in case or "held" in case for case in cases) >= len(cases) // 2
    assert all(len({case["id"] for case in table["case"]}) == len(table["case"]) for table in GAMES.values())


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


PLAIN = [
    (name, case)
    for name, table in GAMES.items()
    for case in table["case"]
    if "\n" not in case["text"].strip() and not case.get("one_line")
]
"""Orders of one line; in some (`one_line`) a title without quotes, or the words of somebody else, end with their line,
or a label comes to begin one: those are held, or read as more, when a mail breaks it."""


@given(st.sampled_from(PLAIN), st.integers(min_value=24, max_value=90))
def test_where_a_mail_breaks_its_lines_changes_nothing(named: tuple[str, dict[str, Any]], width: int) -> None:
    name, case = named
    text = case["text"].strip()
    broken = "\n".join(textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False, drop_whitespace=True))
    if " ".join(broken.split()) != " ".join(text.split()) or "  " in text:
        return
    whole, folded = read(text, game(name)), read(broken, game(name))
    assert (whole.status, whole.rules) == (folded.status, folded.rules), broken


ONCE = st.sampled_from(["eight", "a sock", "Each owns a sock.", "has a colour", "There are eight Laundry baskets."])
TEXTS = st.text(alphabet="abc XY.,;:-\u2019()", min_size=1, max_size=24).map(lambda one: f"q{one.strip()}q")


@given(ONCE, TEXTS)
def test_a_replacement_and_its_inverse_restore_the_text(old: str, new: str) -> None:
    rules = game("prefixed")
    there = read(f"In Rule 69, replace {{{old}}} with {{{new}}}.", rules)
    assert there.status == "applied"
    back = read(f"In Rule 69, replace {{{new}}} with {{{old}}}.", [changes(there).get(one.key, one) for one in rules])
    assert {key: one.text for key, one in changes(back).items()} == {
        one.key: one.text for one in rules if one.number == "4E69"
    }


@given(TEXTS, TEXTS)
def test_words_that_are_not_there_change_nothing(old: str, new: str) -> None:
    amended = read(f'In Rule 69, replace "{old}" with "{new}".', game("prefixed"))
    assert (amended.status, amended.rules) == ("held", ())


@given(st.sampled_from([(name, case) for name, table in GAMES.items() for case in table["case"] if "held" not in case]))
def test_a_condition_before_everything_holds_everything(named: tuple[str, dict[str, Any]]) -> None:
    name, case = named
    amended = read(f"This proposal takes effect only if the moon is full.\n\n{case['text'].strip()}", game(name))
    assert amended.status == "held"
    assert amended.rules == ()


@given(st.text(alphabet="ab \"'{}`“”’\n.", max_size=60))
@example('"a\n\n')
@example("```a```b```\n```")
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


HOSTILE = [
    "{", '"', " 'a", "\u201c", "[[", "/*", "[", "``", "replace the ", "- x\n", "Repeal Rule 69 and ", "Replace:\n\nfoo\n\n", "In Rule 90:\n ",
    'Amend Rule 90 by replacing "a" with "b". ', '* Replace "a"\n', "the second paragraph of ", "In the rule, ", "if x:\n\n", "> a\n", "a:\n b\n",
    ":-", '"a "b ', "' '", "Create a rule titled Hats, ", "with:\n",
]  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_a_long_hostile_text_is_read_and_held(piece: str) -> None:
    assert read(piece * 1_000, RULES).status == "held"


@pytest.mark.parametrize("piece", HOSTILE)
def test_the_work_grows_as_the_text_does(piece: str) -> None:
    """Counted in steps of the interpreter, not in seconds."""
    few, many = (_steps(piece * times) for times in (50, 200))
    assert many < 8 * few + 20_000


ENDLESS = [
    *HOSTILE, " ", "\n", "a", "lorem ipsum ", "lorem ipsum.\n\n", "Repeal Rule 69.\n", "<pre>\n", '"""\n', "-----\n", "{}", "[[a]] ",
    "Repeal Rule 69 and ", "Rule 69, ", "Delete Hat of ", "old: a\n", "dear ", "Proposal 1. ", "Replace:\n\n   a\n\n   [b]\n\n", "in the A b line ",
]  # fmt: skip


@pytest.mark.parametrize("piece", ENDLESS)
@pytest.mark.parametrize("length", [10_000, LONGEST, 1_000_000])
def test_no_text_takes_long(piece: str, length: int) -> None:
    """A quarter of a second of the CPU is the aim; four times as much is let pass, in seconds of the machine of the
    limits."""
    text = (piece * (length // len(piece) + 1))[:length]
    found: list[str] = []
    assert measured(lambda: found.append(read(text, RULES).status), 1.0) < 1.0
    assert set(found) == {"held"}


def test_a_text_that_is_too_long_is_held_whole() -> None:
    amended = read("Repeal Rule 69.\n\n" + "I like socks. " * 5_000, RULES)
    assert (amended.status, amended.rules) == ("held", ())
    assert amended.doubts[0].why == "the text is too long to be read with certainty"


def test_what_is_left_of_a_text_with_too_many_orders_is_held() -> None:
    rules = [RuleText(str(number), text="One sock.", key=str(number)) for number in range(100, 800)]
    amended = read("".join(f'In Rule {one.number}, replace "sock" with "hat".\n' for one in rules), rules)
    assert amended.status == "held"
    assert 100 < len(amended.rules) < 600
    assert all(one.text == "One hat." for one in amended.rules)
    assert "the rest of it was not read" in amended.doubts[-1].why


def _steps(text: str) -> int:
    count = 0

    def step(*_: object) -> object:
        nonlocal count
        count += 1
        return step

    before = sys.gettrace()
    sys.settrace(step)  # type: ignore[arg-type]
    try:
        read(text, RULES)
    finally:
        sys.settrace(before)
    return count
