"""The tally of Rule 4E15: pure, on frozen data, so it can run twice and under other readings.

Steps: (1) quorum of Stamina against the Vested Players, (2) Strength, (3) Dependency Culling, (4) Conflict
Culling, (5) Dependency Culling again; who is Won then passes in ascending number. Only whole numbers are
compared. Each step's effect on each proposal is kept as a trace for the results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from engine.decision import count
from officers.bnomic4.nomic import NOMIC

UNDECIDED, WON, LOST, DISCARDED = "Undecided", "Won", "Lost", "Discarded"

NOMIC.switch("Q-04", "final", "literal", rule="4E15", question="Does a proposal without quorum stay Discarded?")
NOMIC.switch("Q-05", "open", "literal", rule="4E15", question="Which 'other proposals' does the second step make Lost?")
NOMIC.switch("Q-06", "lost", "discarded", rule="4E15", question="Strength exactly 0 with a positive shelve count?")
NOMIC.switch(
    "Q-07", "final", "same_body", "carry_over", rule="4E15", question="What is 'Shelved in two consecutive nweeks'?"
)
NOMIC.switch("Q-08", "higher_first", "lower_first", rule="4E15", question="Which number goes first at equal Strength?")
NOMIC.switch("Q-09", "open", "literal", "won", rule="4E15", question="Which proposals does a Conflict make Lost?")
NOMIC.switch("Q-10", "lost", "exempt", rule="4E15", question="Do Discarded proposals die of a Lost dependency?")


@dataclass(frozen=True, slots=True)
class Item:
    """One proposal as the tally sees it; `id` is anything that names it, `number` its place in the order."""

    id: int
    number: int
    votes: Mapping[int, str]
    conflicts: frozenset[int] = frozenset()
    """Ids in conflict with it, whichever of the two lists the other."""
    dependencies: frozenset[int] = frozenset()
    open: bool = True
    success: str = UNDECIDED
    """Of a proposal that is not Open: what it is already."""
    shelved_before: bool = False
    """Whether it counts as shelved in the nweek before (Q-07)."""
    unresolved: bool = False
    """Whether a Dependency of it can never be satisfied (Q-12)."""


@dataclass(frozen=True, slots=True)
class Readings:
    """The switches of Rule 4E15 as they stand."""

    quorum: str = "final"
    zero: str = "lost"
    tie: str = "higher_first"
    conflict: str = "open"
    cull: str = "lost"
    scope: str = "open"


@dataclass(slots=True)
class Outcome:
    """What became of one proposal."""

    item: Item
    stamina: int
    strength: int
    alternative: int
    """Strength if SHELVE had been FOR."""
    totals: Mapping[str, int]
    success: str
    was_won: bool = False
    shelved: bool = False
    """Whether the shelve clause of the second step took it, once or for the second time."""
    trace: list[str] = field(default_factory=list)

    def become(self, success: str, why: str) -> None:
        """Changes the Success and notes why."""
        if self.success != success:
            self.success = success
            self.trace.append(f"{success}: {why}")
        self.was_won = self.was_won or success == WON


def tally(items: Iterable[Item], voters: Iterable[int], vested: int, readings: Readings | None = None) -> list[Outcome]:
    """Outcomes in ascending number; `voters` are the Registered Voters now, `vested` how many are Vested.

    Items that are not Open take part only as dependencies (and, read literally, as victims of conflicts).
    """
    reading = readings or Readings()
    electorate = frozenset(voters)
    outcomes = {item.id: _counted(item, electorate) for item in sorted(items, key=lambda one: one.number)}
    opened = [one for one in outcomes.values() if one.item.open]
    for one in opened:
        if 2 * one.stamina < vested:
            one.become(DISCARDED, f"Stamina {one.stamina} of {vested} Vested Players")
    for one in opened:
        if one.success != DISCARDED or reading.quorum == "literal":
            _by_strength(one, reading)
    for one in outcomes.values():
        if not one.item.open and reading.scope == "literal":
            one.become(LOST, "it is among all other proposals")
    _cull_dependents(opened, outcomes, reading)
    _cull_conflicts(opened, outcomes, reading)
    _cull_dependents(opened, outcomes, reading)
    return list(outcomes.values())


def _counted(item: Item, electorate: frozenset[int]) -> Outcome:
    totals = count(item.votes, electorate)
    for_, against, shelve = totals["FOR"], totals["AGAINST"], totals["SHELVE"]
    return Outcome(
        item=item,
        stamina=for_ + against + shelve,
        strength=for_ - against - shelve,
        alternative=for_ + shelve - against,
        totals=totals.totals,
        success=UNDECIDED if item.open else item.success,
    )


def _by_strength(one: Outcome, reading: Readings) -> None:
    if one.strength > 0:
        one.become(WON, f"Strength {one.strength}")
    elif one.alternative > 0 and (one.strength < 0 or reading.zero == "discarded"):
        one.shelved = True
        why = f"Strength {one.strength}, but {one.alternative} with SHELVE as FOR"
        if one.item.shelved_before:
            one.become(LOST, f"{why}, for the second time")
        else:
            one.become(DISCARDED, why)
    else:
        one.become(LOST, f"Strength {one.strength}")


def _cull_dependents(opened: list[Outcome], outcomes: Mapping[int, Outcome], reading: Readings) -> None:
    """To the fixpoint: every pass makes at least one proposal Lost, so there are at most n + 1 passes."""
    changed = True
    while changed:
        changed = False
        for one in opened:
            if one.success == LOST or (one.success == DISCARDED and reading.cull == "exempt"):
                continue
            if one.item.unresolved:
                one.become(LOST, "depends on a proposal that there is not")
                changed = True
                continue
            fallen = [d for d in sorted(one.item.dependencies) if _fallen(outcomes.get(d))]
            if fallen:
                one.become(LOST, f"depends on {_names(fallen, outcomes)}, {outcomes[fallen[0]].success}")
                changed = True


def _fallen(one: Outcome | None) -> bool:
    return one is not None and one.success in (LOST, DISCARDED)


def _cull_conflicts(opened: list[Outcome], outcomes: Mapping[int, Outcome], reading: Readings) -> None:
    sign = 1 if reading.tie == "higher_first" else -1
    order: Callable[[Outcome], tuple[int, int]] = lambda one: (one.strength, sign * one.item.number)  # noqa: E731
    for one in sorted(opened, key=order, reverse=True):
        if one.success != WON:
            continue
        for other in sorted(one.item.conflicts):
            victim = outcomes.get(other)
            if victim is not None and victim is not one and _hit(victim, reading):
                victim.become(LOST, f"conflicts with {one.item.number}, Strength {one.strength}")


def _hit(victim: Outcome, reading: Readings) -> bool:
    if reading.conflict == "literal":
        return True
    if reading.conflict == "won":
        return victim.item.open and victim.success == WON
    return victim.item.open


def _names(ids: Iterable[int], outcomes: Mapping[int, Outcome]) -> str:
    return ", ".join(str(outcomes[one].item.number) for one in ids)
