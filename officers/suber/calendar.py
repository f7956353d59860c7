"""Game days (Rule 310): from 15:00 UTC on a date to 15:00 of the next, in session on weekdays without a holiday.

A game day carries the date on which it starts. Holidays are the federal ones of the United States and of Canada, as
the `holidays` library knows them: those of 5 U.S.C. 6103 and the general holidays of the Canada Labour Code, each
on the day on which it is observed (q8). A deadline is the end of a game day: what comes at that instant is late.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache

import holidays

from engine.clock import DAY
from engine.game import Game
from officers.suber.nomic import NOMIC

RULE = "310"
START = time(15, tzinfo=UTC)
SATURDAY = 5
COUNTRIES = (("US", "public"), ("CA", "government"))
"""Country, and the library's category for its federal holidays."""

NOMIC.switch(
    "q6", "next_session", "as_received", rule="310.3", question="When does a turn received out of session begin?"
)
NOMIC.switch("q8", "observed", "named", rule="310.2", question="Is a holiday on a weekend observed on a weekday?")


# -- game days --------------------------------------------------------------------------------------


def game_day(at: datetime) -> date:
    """The game day of an instant: the date on which it started."""
    at = at.astimezone(UTC)
    return at.date() if at.timetz() >= START else at.date() - DAY


def end_of(day: date) -> datetime:
    """When the game day ends (UTC)."""
    return datetime.combine(day + DAY, START)


def next_boundary(after: datetime) -> datetime:
    """The first 15:00 UTC strictly after the instant."""
    return end_of(game_day(after))


@lru_cache(maxsize=64)
def holidays_of(year: int, reading: str = "observed") -> dict[date, str]:
    """The holidays on which the game is out of session, with their names; both countries' where they meet."""
    found: dict[date, str] = {}
    for country, category in COUNTRIES:
        # New Year's Day may be observed in the year before, so the next one is asked for too.
        table = holidays.country_holidays(
            country, years=(year, year + 1), categories=(category,), observed=reading == "observed", language="en_US"
        )
        for day, name in table.items():
            if day.year == year:
                found[day] = f"{found[day]}; {name} ({country})" if day in found else f"{name} ({country})"
    return dict(sorted(found.items()))


def holiday(day: date, reading: str = "observed") -> str | None:
    """The name of the holiday on that date, or None."""
    return holidays_of(day.year, reading).get(day)


def in_session(day: date, reading: str = "observed") -> bool:
    """Whether the game day is in session: a weekday that is no holiday (310.2)."""
    return day.weekday() < SATURDAY and holiday(day, reading) is None


def next_session(day: date, reading: str = "observed") -> date:
    """The first game day after that one that is in session."""
    return next(one for one in _days_after(day) if in_session(one, reading))


def _days_after(day: date) -> Iterator[date]:
    while True:
        day += timedelta(days=1)
        yield day


# -- deadlines --------------------------------------------------------------------------------------


def submission_deadline(received: datetime, observed: str = "observed", out: str = "next_session") -> datetime:
    """Before when a player must submit who received the turn then: the end of the next day of session (310.3)."""
    day = game_day(received)
    if out == "next_session" and not in_session(day, observed):
        day = next_session(day, observed)
    return end_of(next_session(day, observed))


def discussion_deadline(submitted: datetime, observed: str = "observed") -> datetime:
    """Until when the others may discuss what was submitted then: the end of another day of session (310.4)."""
    return end_of(next_session(game_day(submitted), observed))


# -- in a game --------------------------------------------------------------------------------------


def sits(game: Game) -> bool:
    """Whether the game is in session now."""
    return in_session(game_day(game.now), game.reading("q8"))


def require_session(game: Game, what: str) -> None:
    """Refuses what may only happen on game days (310.5)."""
    if not sits(game):
        day = game_day(game.now)
        name = holiday(day, game.reading("q8"))
        why = f"a holiday: {name}" if name else f"a {day:%A}"
        start = datetime.combine(next_session(day, game.reading("q8")), START)
        game.require(
            False,
            f"the game is out of session ({why}), and {what} only in session; please repeat it from "
            f"{start:%A} {start.day} {start:%B %H:%M} UTC on",
            "310.5",
        )


def discussion_ends(game: Game) -> datetime:
    """Until when a proposal made now is discussed."""
    return discussion_deadline(game.now, game.reading("q8"))
