"""Future times as players write them, by the Clock or by UTC (4E7, 4E14, 4E31), as a `Plan`.

    nday 8 | the end of Joel | Ballotday of nweek 153 | the beginning of next nweek | nweek 153 | ndelay 2
    2008-09-12 18:00 UTC | 12 September 2008, 6 pm UTC | 18:00 UTC

A time without "end" is the beginning of its next occurrence. Times that recur, and words that fit nothing
here, are `Held`; a past time and an nday that cannot come are `Illegal`. Pure: no game is changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from engine.errors import Held, Illegal
from engine.expressions import expression
from officers.bnomic4.time import NDAY_NAMES, NDAYS, VOTING_FROM

RULE = "4E7"
NEVER = "armageddon"
"""Named by Rule 4E31, but no nday can bear it (Q-02)."""
MONTHS = {
    month: number
    for number, names in enumerate(
        ("january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
         "september sept sep", "october oct", "november nov", "december dec"), 1)
    for month in names.split()
}  # fmt: skip
NAMES = {name.lower(): number for number, name in enumerate(NDAY_NAMES, 1)}
_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))

_RECURS = expression(r"\b(every|each|daily|weekly|nweekly|whenever|always|repeatedly|from now on)\b")
_EDGE = expression(r"\b(beginning|start|begin|end|close|last moment)\b(?: of)?")
_NWEEK = expression(r"\bnweek (\d+)\b")
_NEXT = expression(r"\b(next|following|coming|this|current|present) nweek\b|\bthe nweek after this\b")
_NDAY = expression(r"\bnday (\d+)\b")
_NDELAY = expression(r"\bndelay (\d+)\b")
_VOTING = expression(r"\bvoting(?: period)?\b")
_ISO = expression(r"\b(\d{4})-(\d\d?)-(\d\d?)(?:t| |\b)")
_DAY_MONTH = expression(rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? ({_MONTH})\b\.?(?:,? (\d{{4}}))?")
_MONTH_DAY = expression(rf"\b({_MONTH})\b\.? (\d{{1,2}})(?:st|nd|rd|th)?(?!\d)(?:,? (\d{{4}}))?")
_TIME = expression(
    r"\b(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: ?(am|pm)\b)?|\b(\d{1,2}) ?(am|pm)\b|\b(noon|midnight)\b"
)
_ZONE = expression(r"(?:\b(?:utc|gmt|z)\b ?)?([+-])(\d\d):?(\d\d)\b|\b(utc|gmt|z)\b|(?<=\d)(z)\b")
_FILLER = expression(
    r"\b(the|on|at|of|in|by|nday|next|coming|this|upcoming|precisely|exactly|o'clock|hours|time|utc|my)\b"
)


@dataclass(frozen=True, slots=True)
class Present:
    """What must be known of the game to understand a time: the instant and the Clock."""

    now: datetime
    nweek: int
    nday: int
    ndelay: int = 0
    names: Mapping[str, int] = field(default_factory=lambda: NAMES)
    """The ndays by their names, in lower case."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A definite future time: an edge of an nday or ndelay, or an instant."""

    edge: str = "begin"
    nweek: int | None = None
    nday: int | None = None
    ndelay: int | None = None
    utc: datetime | None = None


def understand(said: str, present: Present) -> Plan:
    """The time meant; Illegal if it is past or never comes, Held if it cannot be told."""
    words = " ".join(said.lower().replace("’", "'").strip(" .;:!").split())
    if _RECURS.search(words):
        raise Held(f"a time that recurs must be spelled out act by act: {said!r}", RULE)
    if NEVER in words and NEVER not in present.names:
        raise Illegal("Armageddon never comes: an nweek has twelve ndays", "4E31")
    edge, rest = _edge(words)
    plan = _by_clock(edge, rest, present) or _by_utc(edge, rest, present)
    if plan is None:
        raise Held(f"when is {said!r}?", RULE)
    return plan


def _edge(words: str) -> tuple[str, str]:
    found = _EDGE.search(words)
    if found is None:
        return "begin", words
    edge = "end" if found[1] in ("end", "close", "last moment") else "begin"
    return edge, f"{words[: found.start()]} {words[found.end() :]}"


# -- by the Clock -----------------------------------------------------------------------------------


def _by_clock(edge: str, words: str, present: Present) -> Plan | None:
    rest, nweek, nday = words, None, None
    relative = _NEXT.search(rest)
    if relative is not None:
        nweek = present.nweek + (0 if relative[1] in ("this", "current", "present") else 1)
        rest = _without(rest, relative)
    found = _NWEEK.search(rest)
    if found is not None and nweek is None:
        nweek, rest = int(found[1]), _without(rest, found)
    delay = _NDELAY.search(rest)
    if delay is not None and nweek is None:
        return _ndelay(edge, int(delay[1]), _without(rest, delay), present)
    nday, rest = _nday(rest, present)
    if (nweek is None and nday is None) or _left(rest):
        return None
    if nday is not None and not 1 <= nday <= NDAYS:
        raise Illegal(f"there is no nday {nday}: an nweek has {NDAYS}", "4E14")
    if nday is None:
        nday = NDAYS if edge == "end" else 1
    return Plan(edge, _occurrence(edge, nweek, nday, present), nday)


def _nday(words: str, present: Present) -> tuple[int | None, str]:
    found = _NDAY.search(words)
    if found is not None:
        return int(found[1]), _without(words, found)
    for name, number in present.names.items():
        named = re.search(rf"\b{re.escape(name)}\b", words)
        if named is not None:
            return number, _without(words, named)
    voting = _VOTING.search(words)
    if voting is not None:
        return VOTING_FROM, _without(words, voting)
    return None, words


def _occurrence(edge: str, nweek: int | None, nday: int, present: Present) -> int:
    """The nweek of the next such edge; Illegal if the one that was named is over."""
    gone = nday <= present.nday if edge == "begin" else nday < present.nday
    if nweek is None:
        return present.nweek + (1 if gone else 0)
    if nweek < present.nweek or (nweek == present.nweek and gone):
        raise Illegal(f"the {edge} of nday {nday} of nweek {nweek} is no future time", RULE)
    return nweek


def _ndelay(edge: str, ndelay: int, rest: str, present: Present) -> Plan | None:
    return None if _left(rest) else Plan(edge, ndelay=ndelay)


# -- by UTC -----------------------------------------------------------------------------------------


def _by_utc(edge: str, words: str, present: Present) -> Plan | None:
    shift, rest = _zone(words)
    clock, rest = _time(rest)
    date, rest = _date(rest, present)
    if (date is None and clock is None) or _left(rest):
        return None
    start = date or present.now.replace(hour=0, minute=0, second=0, microsecond=0)
    if clock is None and edge == "end":
        clock = timedelta(hours=23, minutes=59, seconds=59)
    at = start + (clock or timedelta()) - shift
    if date is None and at <= present.now:
        at += timedelta(days=1)
    if at <= present.now:
        raise Illegal(f"{at:%Y-%m-%d %H:%M} UTC is no future time", RULE)
    return Plan("begin", utc=at)


def _zone(words: str) -> tuple[timedelta, str]:
    found = next((one for one in _ZONE.finditer(words) if one[4] or one[5] or ":" in words[: one.start()]), None)
    if found is None:
        return timedelta(), words
    rest = _without(words, found)
    if found[1] is None:
        return timedelta(), rest
    shift = timedelta(hours=int(found[2]), minutes=int(found[3]))
    return (shift if found[1] == "+" else -shift), rest


def _time(words: str) -> tuple[timedelta | None, str]:
    found = _TIME.search(re.sub(r"(?<=\d)t(?=\d)", " ", words))
    if found is None:
        return None, words
    rest = f"{words[: found.start()]} {words[found.end() :]}"
    if found[7]:
        return timedelta(hours=12 if found[7] == "noon" else 24), rest
    hour, half = int(found[1] or found[5]), found[4] or found[6]
    if hour > 24 or int(found[2] or 0) > 59 or int(found[3] or 0) > 59 or (half and not 1 <= hour <= 12):
        raise Illegal(f"there is no such time of day: {found[0].strip()}", RULE)
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    return timedelta(hours=hour, minutes=int(found[2] or 0), seconds=int(found[3] or 0)), rest


def _date(words: str, present: Present) -> tuple[datetime | None, str]:
    found = _ISO.search(words)
    if found is not None:
        return _day(int(found[1]), int(found[2]), int(found[3])), _without(words, found)
    found = _DAY_MONTH.search(words)
    if found is not None:
        day, month, year = int(found[1]), MONTHS[found[2]], found[3]
    else:
        found = _MONTH_DAY.search(words)
        if found is None:
            return None, words
        day, month, year = int(found[2]), MONTHS[found[1]], found[3]
    rest = _without(words, found)
    if year is not None:
        return _day(int(year), month, day), rest
    at = _day(present.now.year, month, day)
    return (at if at + timedelta(days=1) > present.now else _day(present.now.year + 1, month, day)), rest


def _day(year: int, month: int, day: int) -> datetime:
    try:
        return datetime(year, month, day, tzinfo=UTC)
    except ValueError:
        raise Illegal(f"there is no such day: {year}-{month:02}-{day:02}", RULE) from None


def _without(words: str, found: re.Match[str]) -> str:
    return f"{words[: found.start()]} {words[found.end() :]}"


def _left(words: str) -> str:
    """What is left when words of no importance are taken away."""
    return re.sub(r"[\s,.;:()]+", "", _FILLER.sub(" ", words))
