"""The tally of Rule 4E15, as `tests/data/bnomic4/tally.json` tells it, and laws that hold for any votes.

A case gives, for each Open proposal, how many vote FOR, AGAINST, SHELVE and ABSTAIN and what it conflicts with and
depends on; `author` is the change of its Author's score by the outcome alone (Rule 4E19).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from officers.bnomic4.tally import DISCARDED, LOST, WON, Item, Outcome, Readings, tally

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "data" / "bnomic4" / "tally.json").read_text())
WORDS = ("FOR", "AGAINST", "SHELVE", "ABSTAIN")
MANY = range(100)


def votes(said: dict[str, Any]) -> dict[int, str]:
    """Voter -> choice for the given numbers of votes."""
    cast = [word for word in WORDS for _ in range(said[word])]
    return dict(enumerate(cast))


def items(case: dict[str, Any]) -> list[Item]:
    """The proposals of a case; a conflict counts from both sides."""
    said = {int(number): one for number, one in case["proposals"].items()}
    return [
        Item(
            id=number,
            number=number,
            votes=votes(one),
            conflicts=frozenset(one["conflicts"]) | {n for n, other in said.items() if number in other["conflicts"]},
            dependencies=frozenset(one["dependencies"]),
        )
        for number, one in said.items()
    ]


def author_change(one: Outcome) -> int:
    """Strength for a Pass, -3 for a failure that was never Won."""
    if one.success == WON:
        return one.strength
    return -3 if one.success == LOST and not one.was_won else 0


@pytest.mark.parametrize("case", CASES, ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    outcomes = tally(items(case), MANY, case["vested"], Readings(**case.get("readings", {})))
    assert {str(one.item.number): one.success for one in outcomes} == case["success"]
    assert [one.item.number for one in outcomes if one.success == WON] == case["passed"]
    assert {str(one.item.number): author_change(one) for one in outcomes} == case["author"]


def test_only_registered_voters_count() -> None:
    one = Item(1, 1, {1: "FOR", 2: "AGAINST", 3: "FOR"})
    (outcome,) = tally([one], [1, 2], 0)
    assert (outcome.stamina, outcome.strength) == (2, 0)


@pytest.mark.parametrize("before", [DISCARDED, LOST, WON])
def test_what_is_open_is_counted_afresh_whatever_it_was(before: str) -> None:
    (outcome,) = tally([Item(1, 1, {1: "FOR"}, success=before)], [1], 0)
    assert (outcome.success, outcome.trace) == (WON, ["Won: Strength 1"])


def test_what_is_not_open_is_only_looked_at() -> None:
    pending = Item(2, 2, {}, conflicts=frozenset({1}), open=False)
    lost = Item(3, 3, {}, open=False, success=LOST)
    first = Item(1, 1, {1: "FOR"}, conflicts=frozenset({2}))
    dependent = Item(4, 4, {1: "FOR"}, dependencies=frozenset({3}))
    waiting = Item(5, 5, {1: "FOR"}, dependencies=frozenset({2}))
    found = {one.item.id: one.success for one in tally([pending, lost, first, dependent, waiting], [1], 0)}
    assert found == {1: WON, 2: "Undecided", 3: LOST, 4: LOST, 5: WON}
    literal = tally([pending, first], [1], 0, Readings(conflict="literal"))
    assert {one.item.id: one.success for one in literal} == {1: WON, 2: LOST}
    everything = tally([pending, first], [1], 0, Readings(scope="literal"))
    assert {one.item.id: one.success for one in everything} == {1: WON, 2: LOST}


def successes(found: list[Outcome]) -> dict[int, str]:
    return {one.item.id: one.success for one in found}


def test_a_dependency_lost_down_the_line_hits_no_conflict_any_more() -> None:
    """The first Dependency Culling goes on until nothing changes, before the Conflict Culling looks at who is Won."""
    for_, against = {1: "FOR", 2: "FOR"}, {1: "AGAINST"}
    victim = Item(9, 9, {1: "FOR"}, conflicts=frozenset({1}))
    chain = [Item(1, 1, for_, frozenset({9}), frozenset({2})), Item(2, 2, for_, dependencies=frozenset({3}))]
    lost = Item(3, 3, against)
    unresolved = Item(3, 3, for_, unresolved=True)
    for end in (lost, unresolved):
        assert successes(tally([*chain, end, victim], [1, 2], 0)) == {1: LOST, 2: LOST, 3: LOST, 9: WON}
    short = Item(1, 1, for_, frozenset({9}), frozenset({3}))
    assert successes(tally([short, unresolved, victim], [1, 2], 0)) == {1: LOST, 3: LOST, 9: WON}


def test_of_two_in_conflict_only_one_that_is_won_falls_where_that_is_the_reading() -> None:
    strong = Item(1, 1, {1: "FOR", 2: "FOR"}, conflicts=frozenset({2, 3}))
    weak = Item(2, 2, {1: "FOR"}, conflicts=frozenset({1}))
    shelved = Item(3, 3, {1: "SHELVE", 2: "SHELVE", 3: "FOR"}, conflicts=frozenset({1}))
    found = tally([strong, weak, shelved], [1, 2, 3], 0, Readings(conflict="won"))
    assert successes(found) == {1: WON, 2: LOST, 3: DISCARDED}
    assert successes(tally([strong, weak, shelved], [1, 2, 3], 0)) == {1: WON, 2: LOST, 3: LOST}


def test_what_is_lost_twice_over_tells_the_first_reason_only() -> None:
    winners = [Item(n, n, {1: "FOR", 2: "FOR"}, conflicts=frozenset({9})) for n in (1, 2)]
    victim = Item(9, 9, {1: "FOR"}, conflicts=frozenset({1, 2}))
    (last,) = [one for one in tally([*winners, victim], [1, 2], 0) if one.item.id == 9]
    assert last.trace == ["Won: Strength 1", "Lost: conflicts with 2, Strength 2"]


def test_shelved_again_and_dependencies_that_never_were() -> None:
    shelved = {1: "FOR", 2: "FOR", 3: "AGAINST", 4: "SHELVE", 5: "SHELVE"}
    once, twice = Item(1, 1, shelved), Item(2, 2, shelved, shelved_before=True)
    orphan = Item(3, 3, {1: "FOR"}, unresolved=True)
    outcomes = tally([once, twice, orphan], MANY, 0)
    assert [(one.success, one.shelved) for one in outcomes] == [(DISCARDED, True), (LOST, True), (LOST, False)]


def test_every_change_is_explained() -> None:
    case = next(one for one in CASES if one["id"] == "T13")
    traces = {one.item.number: one.trace for one in tally(items(case), MANY, case["vested"])}
    assert traces == {
        801: ["Won: Strength 5"],
        802: ["Won: Strength 3", "Lost: conflicts with 801, Strength 5"],
        803: ["Won: Strength 4", "Lost: depends on 802, Lost"],
    }


NUMBERS = st.integers(1, 6)
CAST = st.dictionaries(st.integers(0, 7), st.sampled_from(WORDS))
FIELD = st.dictionaries(NUMBERS, st.tuples(CAST, st.frozensets(NUMBERS), st.frozensets(NUMBERS)), max_size=6)


def _field(drawn: dict[int, tuple[dict[int, str], frozenset[int], frozenset[int]]]) -> list[Item]:
    both = {n: conflicts | {m for m, other in drawn.items() if n in other[1]} for n, (_, conflicts, _) in drawn.items()}
    return [Item(n, n, cast, both[n] - {n}, depends - {n}) for n, (cast, _, depends) in drawn.items()]


@given(FIELD, st.integers(0, 9))
def test_laws_of_the_tally(drawn: Any, vested: int) -> None:
    field = _field(drawn)
    outcomes = {one.item.id: one for one in tally(field, range(8), vested)}
    again = tally(list(reversed(field)), range(8), vested)
    assert {one.item.id: one.success for one in again} == {key: one.success for key, one in outcomes.items()}
    for one in outcomes.values():
        assert one.success in (WON, LOST, DISCARDED), "nothing stays Undecided"
        if one.success == WON:
            assert one.strength > 0
            assert 2 * one.stamina >= vested
            assert not any(outcomes[d].success == LOST for d in one.item.dependencies if d in outcomes)
            assert not any(outcomes[c].success == WON for c in one.item.conflicts if c in outcomes)
