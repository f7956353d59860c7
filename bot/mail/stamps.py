"""When a message counts: four time stamps and the policy that picks one of them.

`Date:` is what the author's machine claims; `list_at` is what the list host wrote into its own Received
line; `internaldate` is when the mailbox took the message; `ingested_at` is when we did. All are UTC with
whole seconds, or None where the message does not say. A policy is data: the order in which stamps are
believed, how many Received lines above the list host's are our own, and how far the list's stamp may be
from the mailbox's. Nothing here raises on a stranger's bytes, and nothing recurses on them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz
from enum import StrEnum
from functools import cache, lru_cache

from msgspec import Struct

HEADER_LIMIT = 102_400
"""Octets of a header block that are looked at (public-inbox's limit)."""
DATE_LIMIT = 200
"""Characters of a date that are looked at; real ones have fewer than 60."""
YEARS = range(1970, 2101)
OFFSET_LIMIT = timedelta(hours=15)
"""Zones run from -12 to +14 hours; the rest is a defect."""

_MONTH_NAMES = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTHS = {name: number for number, name in enumerate(_MONTH_NAMES, 1)}
_ZONES = {"ut": 0, "utc": 0, "gmt": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5}
_ZONES |= {"mst": -7, "mdt": -6, "pst": -8, "pdt": -7}
_RFC2822 = re.compile(
    r"\s*(?:[A-Za-z]{3,9}\s*,?\s*)?(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*[\s-]+(\d{2,4})\s+"
    r"(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(?:([+-])(\d{2}):?(\d{2})|([A-Za-z]{1,5}))?\s*(?:\(|$)",
    re.ASCII,
)
_ASCTIME = re.compile(
    r"(?:[A-Za-z]{3}\s+)([A-Za-z]{3})\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+"
    r"(?:([A-Z]{1,5})\s+)?(\d{4})(?:\s*([+-])(\d{2})(\d{2}))?\s*$",
    re.ASCII,
)
_FIELD = re.compile(rb"[ \t]*:([^\n]*(?:\n[ \t][^\n]*)*)")
"""A header field from the end of its name on."""


class Basis(StrEnum):
    """The name of a stamp, as `Stamps`, policies and the store write it."""

    DATE = "date_hdr"
    LIST = "list_at"
    INTERNAL = "internaldate"
    INGESTED = "ingested_at"


class Stamps(Struct, frozen=True):
    """The four instants of one message, UTC; in an archive `internaldate` is the mbox "From " line's."""

    ingested_at: datetime
    date_hdr: datetime | None = None
    list_at: datetime | None = None
    internaldate: datetime | None = None


@dataclass(frozen=True, slots=True)
class Policy:
    """Which stamp is believed; `own_hops` counts the Received lines our own hosts add above the list's."""

    order: tuple[Basis, ...]
    own_hops: int = 0
    earliest: timedelta | None = None
    latest: timedelta | None = None
    """The window for `list_at - internaldate`; None means that side is not checked."""
    suspicious_skew: timedelta = timedelta(hours=1)
    later: tuple[tuple[datetime, Policy], ...] = ()
    """Policies that take this one's place, each from its instant on (UTC): what a vote of the players changed. The
    instant of ingestion decides, so no mail's own stamp can choose its policy."""

    def at(self, instant: datetime) -> Policy:
        """The policy in force at that instant."""
        if not self.later:
            return self
        begun = [(start, policy) for start, policy in self.later if start <= instant]
        return max(begun, key=lambda one: one[0])[1] if begun else self


class Effective(Struct, frozen=True):
    """The instant that counts, which stamp gave it, and whether `Date:` disagrees by more than the policy's skew."""

    at: datetime
    basis: Basis
    skewed: bool = False


LIVE = Policy(
    order=(Basis.LIST, Basis.INTERNAL, Basis.INGESTED),
    earliest=timedelta(days=-7),
    latest=timedelta(minutes=5),
)
"""Mail that arrives now: a list stamp far from the mailbox's own clock is not believed."""

ORDERS = Policy(order=(Basis.INTERNAL, Basis.INGESTED))
"""Mail to the officer itself: no list has stamped it, and its sender writes all Received lines but the last."""

ARCHIVE = Policy(order=(Basis.LIST, Basis.INTERNAL, Basis.DATE, Basis.INGESTED))
"""Replay: the topmost Received line is the list host's; archives were often copied, so no window applies."""


def effective(stamps: Stamps, policy: Policy = LIVE) -> Effective:
    """The first stamp in the policy's order that is there and believed; ingestion if none is."""
    policy = policy.at(stamps.ingested_at)
    at, basis = stamps.ingested_at, Basis.INGESTED
    for candidate in policy.order:
        found: datetime | None = getattr(stamps, candidate)
        if found is None or (candidate is Basis.LIST and not _in_window(stamps, policy)):
            continue
        at, basis = found, candidate
        break
    skewed = stamps.date_hdr is not None and abs(stamps.date_hdr - at) > policy.suspicious_skew
    return Effective(at, basis, skewed)


def stamps_of(raw: bytes, ingested_at: datetime, internaldate: datetime | None = None, policy: Policy = LIVE) -> Stamps:
    """The stamps that a message carries, with the two that its carrier knows."""
    policy = policy.at(to_utc(ingested_at))
    received = header_values(raw, b"received")
    hop = received[policy.own_hops] if len(received) > policy.own_hops else None
    dates = header_values(raw, b"date")
    return Stamps(
        ingested_at=to_utc(ingested_at),
        date_hdr=parse_date(dates[0]) if dates else None,
        list_at=received_at(hop) if hop is not None else None,
        internaldate=None if internaldate is None else to_utc(internaldate),
    )


def received_at(value: str) -> datetime | None:
    """The instant of a Received line: what follows its last semicolon (RFC 5321 section 4.4)."""
    _, semicolon, tail = value.rpartition(";")
    return parse_date(tail) if semicolon else None


def parse_date(text: str) -> datetime | None:
    """An RFC 2822 date, or what mailers made of it, as UTC; None if it is absurd. Linear in DATE_LIMIT."""
    text = text[:DATE_LIMIT]
    match = _RFC2822.match(text)
    if match is None:
        return _parse_slowly(text)
    day, month, year, hour, minute, second, sign, zone_h, zone_m, name = match.groups()
    offset = _offset(sign, zone_h, zone_m) if sign else _named_offset(name)
    return _instant(_full_year(year), month, (day, hour, minute, second or "0"), offset)


@lru_cache(maxsize=8)
def parse_asctime(text: str) -> datetime | None:
    """The time of an mbox "From " line (`Thu Jan  1 00:00:00 2004`, with or without a zone), read as UTC."""
    match = _ASCTIME.search(text[-DATE_LIMIT:])
    if match is None:
        return None
    month, day, hour, minute, second, name, year, sign, zone_h, zone_m = match.groups()
    offset = _offset(sign, zone_h, zone_m) if sign else _named_offset(name)
    return _instant(int(year), month, (day, hour, minute, second or "0"), offset)


def to_utc(at: datetime) -> datetime:
    """An instant as UTC with whole seconds; a naive one is read as UTC."""
    aware = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return aware.replace(microsecond=0) if aware.microsecond else aware


def header_values(raw: bytes, name: bytes) -> list[str]:
    """The unfolded values of a header field, topmost first; enough for trace lines, not a MIME parser."""
    head, low = _head(raw)
    mark, found = b"\n" + name.lower(), list[str]()
    at = low.find(mark)
    while at >= 0:
        field = _FIELD.match(head, at + len(mark))
        if field is not None:
            found.append(b" ".join(field[1].split()).decode("ascii", "replace"))
        at = low.find(mark, at + len(mark))
    return found


@lru_cache(maxsize=1)
def _head(raw: bytes) -> tuple[bytes, bytes]:
    """The header block behind a line end, also in lower case; kept, for one field after the other is asked for."""
    head = b"\n" + raw[: _header_end(raw)]
    return head, head.lower()


def _header_end(raw: bytes) -> int:
    if raw.startswith((b"\n", b"\r\n")):
        return 0
    end = raw.find(b"\n\n", 0, HEADER_LIMIT)
    limit = HEADER_LIMIT if end < 0 else end
    end = raw.find(b"\n\r\n", 0, limit)
    return limit if end < 0 else end


def _in_window(stamps: Stamps, policy: Policy) -> bool:
    if stamps.list_at is None or stamps.internaldate is None:
        return True
    distance = stamps.list_at - stamps.internaldate
    early = policy.earliest is not None and distance < policy.earliest
    late = policy.latest is not None and distance > policy.latest
    return not (early or late)


@cache
def _offset(sign: str, hours: str, minutes: str) -> timedelta | None:
    offset = timedelta(hours=int(hours), minutes=int(minutes))
    if int(minutes) > 59 or offset > OFFSET_LIMIT:
        return None
    return -offset if sign == "-" else offset


@lru_cache(maxsize=64)
def _named_offset(name: str | None) -> timedelta:
    """RFC 2822 section 4.3: an unknown alphabetic zone says nothing, so it is read as -0000."""
    return timedelta(hours=_ZONES.get((name or "").lower(), 0))


def _full_year(year: str) -> int:
    """RFC 2822 section 4.3: two digits are 1950-2049, three digits count from 1900."""
    number = int(year)
    if len(year) == 2:
        return number + (2000 if number < 50 else 1900)
    return number + 1900 if len(year) == 3 else number


def _instant(year: int, month: str, rest: tuple[str, str, str, str], offset: timedelta | None) -> datetime | None:
    number = _MONTHS.get(month.lower())
    if number is None or offset is None or year not in YEARS:
        return None
    day, hour, minute, second = map(int, rest)
    leap = second == 60
    try:
        at = datetime(year, number, day, hour, minute, 59 if leap else second, tzinfo=UTC)
    except ValueError:
        return None
    if leap:
        at += timedelta(seconds=1)
    if offset:
        at -= offset
    return at if at.year in YEARS else None


def _parse_slowly(text: str) -> datetime | None:
    """email.utils knows more shapes, but raises on some absurd ones and reads digits of every script."""
    if not text.isascii():
        return None
    try:
        parts = parsedate_tz(text)
        if parts is None or parts[0] not in YEARS:
            return None
        offset = timedelta(seconds=parts[9] or 0)
        if abs(offset) > OFFSET_LIMIT:
            return None
        at = datetime(*parts[:5], min(parts[5], 59), tzinfo=UTC) - offset
    except (ValueError, OverflowError, TypeError, IndexError, OSError):
        return None
    return at if at.year in YEARS else None
