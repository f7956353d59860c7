"""Digests to the forum: every day what was done and by which words, every week how the game stands.

Like reminders they come from a look at the present, not from the fold: a game that is folded again posts nothing twice,
and each digest has a key of its day or week and is therefore one mail. An act is named by its mail, its number and
the place of its words in the mail, so that a correction can say exactly what it corrects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from itertools import groupby

from bot.columns import line
from bot.mail.compose import Picture
from bot.post import Writer
from bot.store.rows import StoredAct
from bot.store.store import Store
from bot.telling import ActTold, before, tell
from bot.translate import Reader
from engine.acts import Reading
from engine.game import Game
from parsers.mail.mime import parse_mail

DAY = timedelta(days=1)
WEEK = timedelta(days=7)
LAST_DAY = "digest day"
LAST_WEEK = "digest week"
"""Under which names the store keeps the last day and week whose digest was made."""
MOST_DAYS = 7
"""After a longer pause the days before are left out: the page has them, and a week of digests at once is enough."""


@dataclass(frozen=True, slots=True)
class Group:
    """The acts of one mail."""

    message_id: str
    at: datetime
    author: str
    subject: str
    acts: tuple[ActTold, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the weekly digest: what, whose, and how it stands."""

    what: str
    who: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True)
class Week:
    """How the game stands, for the weekly digest; `standings` are rows of a player and his scores by name."""

    lines: tuple[str, ...]
    """How things stand, in a few words."""
    coming: tuple[Row, ...]
    under_way: tuple[tuple[str, tuple[Row, ...]], ...]
    duties: tuple[Row, ...]
    standings: tuple[dict[str, int | str], ...]
    pictures: tuple[Picture, ...]


def post_daily(store: Store, game: Game, writer: Writer, read: Reader, until: datetime) -> int:
    """Posts the digests of the days (UTC) that have ended and were not posted yet; the number of mails."""
    count = 0
    for day in _days(store, until):
        groups = list(groups_of(store, game, read, day))
        key = f"digest/{day.date().isoformat()}"
        mails = writer.digest(game, key, "digest", {"day": day, "groups": groups}, day + DAY) if groups else []
        store.enqueue(mails)
        store.set_meta({LAST_DAY: day.date().isoformat()})
        count += len(mails)
    return count


def _days(store: Store, until: datetime) -> Iterator[datetime]:
    """The midnights at which days began that are over and were not told yet; the first look only notes the day."""
    today = midnight(until)
    last = _noted(store, LAST_DAY, today - DAY)
    if last is None:
        return
    day = max(last + DAY, today - MOST_DAYS * DAY)
    while day < today:
        yield day
        day += DAY


def midnight(at: datetime) -> datetime:
    """The midnight (UTC) with which the day of an instant began."""
    return datetime.combine(at.astimezone(UTC).date(), time(), UTC)


def _noted(store: Store, name: str, first: datetime) -> datetime | None:
    """The last day told; where none was, `first` is noted and None is given."""
    said = store.meta(name)
    if said is None:
        store.set_meta({name: first.date().isoformat()})
        return None
    return midnight(datetime.fromisoformat(said).replace(tzinfo=UTC))


def groups_of(store: Store, game: Game, read: Reader, day: datetime) -> Iterator[Group]:
    """The acts of one day, mail by mail in the order of the fold; the officer's own acts are posts of their own."""
    said = [one for one in store.acts(day, day + DAY) if one.idx >= 0 and one.message_id and one.entry_seq is not None]
    for seq, acts in groupby(said, key=lambda one: one.entry_seq):
        entry = store.entry(seq) if seq is not None else None
        if entry is None:
            continue
        found, mail = list(acts), parse_mail(entry.raw)
        reading = read(mail, found[0].message_id)
        lines = tuple(_told(game, one, reading) for one in found)
        yield Group(found[0].message_id, entry.at, found[0].actor, line(mail.subject), lines)


def _told(game: Game, one: StoredAct, reading: Reading) -> ActTold:
    read = reading.numbered.read
    act = read[one.idx] if one.idx < len(read) else None
    span = f"{act.start}-{act.end}" if act is not None and act.text == one.text and act.end > act.start else ""
    return tell(game, f"#{one.idx}", one, how=before(act) if act is not None else "", span=span)


# -- the week ---------------------------------------------------------------------------------------


def post_weekly(store: Store, game: Game, writer: Writer, look: Callable[[], Week], until: datetime) -> int:
    """Posts the digest of the week that ended last (Mondays, UTC), once; `look` gives what it shows."""
    monday = midnight(until) - timedelta(days=until.astimezone(UTC).weekday())
    last = _noted(store, LAST_WEEK, monday)
    if last is None or last >= monday:
        return 0
    week = look()
    key = f"digest/week/{monday.date().isoformat()}"
    mails = writer.digest(game, key, "weekly", {"monday": monday, "week": week}, monday, week.pictures)
    store.enqueue(mails)
    store.set_meta({LAST_WEEK: monday.date().isoformat()})
    return len(mails)
