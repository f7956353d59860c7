"""Counting ranked ballots by elimination (Rule 4E0, step 8): pure, on frozen data.

In each round a ballot is one vote for the best of its choices that is left; ballots without one drop out. More than
half of the votes selects; else the option with the fewest is eliminated, by chance among several. `possible` follows
every choice that chance could make, so that a count whose result does not hang on chance needs no draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from engine import decision

Ballots = Sequence[Sequence[str]]
MOST_OPTIONS = 16
"""Beyond this many options the branches of chance (one per subset) are too many to follow."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round: the votes of each option that is left, and which was eliminated then ("" in the last round)."""

    votes: dict[str, int]
    eliminated: str


@dataclass(frozen=True, slots=True)
class Result:
    """The selected option, None if no option ever has a majority, with the rounds."""

    selected: str | None
    rounds: tuple[Round, ...]

    @property
    def eliminated(self) -> tuple[str, ...]:
        return tuple(one.eliminated for one in self.rounds if one.eliminated)


def votes(ballots: Ballots, left: Sequence[str]) -> dict[str, int]:
    """How many ballots count for each option that is left."""
    found = dict.fromkeys(left, 0)
    for ballot in ballots:
        choice = next((one for one in ballot if one in found), None)
        if choice is not None:
            found[choice] += 1
    return found


def majority(counted: dict[str, int]) -> str | None:
    """The option with more than half of the votes that are counted."""
    total = sum(counted.values())
    return next((one for one, number in counted.items() if decision.majority(number, total)), None)


def lowest(counted: dict[str, int]) -> list[str]:
    """The options with the fewest votes."""
    least = min(counted.values())
    return [one for one, number in counted.items() if number == least]


def count(
    ballots: Ballots,
    options: Sequence[str],
    choose: Callable[[list[str]], str] | None = None,
    *,
    last_wins: bool = False,
) -> Result:
    """Counts to the end; `choose` takes one of several tied options out, without it the count stops there.

    Where no ballot is left to count there is no majority: nothing is selected, or, with `last_wins`, the last one left.
    """
    left, rounds = list(options), list[Round]()
    while left:
        counted = votes(ballots, left)
        winner = majority(counted)
        if winner is None and last_wins and len(left) == 1:
            winner = left[0]
        if winner is not None or (not last_wins and not any(counted.values())):
            return Result(winner, (*rounds, Round(counted, "")))
        tied = lowest(counted)
        if len(tied) > 1 and choose is None:
            break
        out = tied[0] if len(tied) == 1 or choose is None else choose(tied)
        rounds.append(Round(counted, out))
        left.remove(out)
    return Result(None, tuple(rounds))


def possible(ballots: Ballots, options: Sequence[str]) -> frozenset[str | None]:
    """Every option that could be selected, however chance breaks the ties; None stands for no selection.

    At most one step per subset of the options. Raises ValueError beyond MOST_OPTIONS.
    """
    if len(options) > MOST_OPTIONS:
        raise ValueError(f"{len(options)} options are too many to follow")

    @cache
    def outcomes(left: frozenset[str]) -> frozenset[str | None]:
        counted = votes(ballots, sorted(left))
        winner = majority(counted)
        if winner is not None:
            return frozenset({winner})
        if not any(counted.values()):
            return frozenset({None})
        found: set[str | None] = set()
        for out in lowest(counted):
            found |= outcomes(left - {out})
        return frozenset(found)

    return outcomes(frozenset(options))
