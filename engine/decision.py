"""Decisions: who may choose, among what, which ballots count, and what came out.

A ballot box keeps the last valid choice of each voter; a count is a pure function of a frozen copy, so it
can be taken twice, with other votes or under other rules, and always gives the same. Thresholds are exact
(whole numbers or fractions, never floats).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

V = TypeVar("V", bound=Hashable)
C = TypeVar("C", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Count(Generic[C]):
    """How often each option was chosen by voters of the electorate."""

    totals: Mapping[C, int]
    cast: int

    def __getitem__(self, option: C) -> int:
        return self.totals.get(option, 0)


def count(ballots: Mapping[V, C], electorate: Iterable[V] | None = None) -> Count[C]:
    """Counts the ballots of the electorate (everybody's if None)."""
    allowed = None if electorate is None else set(electorate)
    totals: dict[C, int] = {}
    cast = 0
    for voter, choice in ballots.items():
        if allowed is None or voter in allowed:
            totals[choice] = totals.get(choice, 0) + 1
            cast += 1
    return Count(totals, cast)


def meets(part: int, whole: int, share: Fraction, *, strict: bool) -> bool:
    """Whether part/whole reaches (or, strictly, exceeds) the share; an empty whole is reached by anything."""
    left, right = part * share.denominator, whole * share.numerator
    return left > right if strict else left >= right


def unanimous(favourable: int, eligible: int) -> bool:
    """Whether everybody who may vote is in favour; where nobody may, nobody is against."""
    return favourable == eligible


def majority(favourable: int, eligible: int) -> bool:
    """Whether more than half of those who may vote are in favour."""
    return meets(favourable, eligible, Fraction(1, 2), strict=True)
