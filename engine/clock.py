"""Instants and midnights: the part of timekeeping that every nomic shares. All instants are UTC.

A nomic's own clock (ndays that stop, weekdays without holidays) is state of its law; here is only how real
time is cut, and the order of phases at one instant.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

DAY = timedelta(days=1)


def next_midnight(after: datetime) -> datetime:
    """The first UTC midnight strictly after the instant."""
    day = after if after.tzinfo is UTC else after.astimezone(UTC)
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + DAY


def nth_midnight(after: datetime, n: int) -> datetime:
    """The n-th UTC midnight strictly after the instant (n >= 1)."""
    return next_midnight(after) + (n - 1) * DAY


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A total order of what happens at one instant: phase, then higher power, lower rule, arrival."""

    phase: int
    power: float = 0.0
    rule: int = 0
    arrival: int = 0


def earliest(instants: Iterable[datetime | None], after: datetime) -> datetime | None:
    """The earliest of the given instants that lies strictly after another."""
    later = [one for one in instants if one is not None and one > after]
    return min(later) if later else None
