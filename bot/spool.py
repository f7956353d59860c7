"""An archive of mail, put in order of effective time with flat memory.

`fill` goes through the archive once and keeps it in a temporary database that nobody else sees. Mails that may be
copies of one mail (same Message-ID, same content) are read then: they count once (bot/copies.py). All others are read
later, while what comes before them is folded. `batches` gives the mails as a journal takes them, in order of arrival,
each batch with the instant before which nothing comes after it; `message` gives what a mail of a batch says, and
`messages` gives every message in fold order.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from heapq import merge
from itertools import islice

import msgspec

from bot.ahead import Prepared, prepared, unpack
from bot.copies import Rank, Way, rank
from bot.entries import entry_of
from bot.mail.archive import Located
from bot.mail.stamps import ARCHIVE, Policy, Stamps, effective, header_values
from bot.reading import reader
from bot.store.rows import Entry, NewEntry
from bot.translate import name_of, translate
from engine.journal import Message
from parsers.mail.mime import parse_mail

BATCH = 400
"""Mails in one batch: the journal's cost per mail is flat from there on, and less is read ahead (bot/ahead.py)."""
_PLAIN_ID = re.compile(r"<([\w.!#$%&'*+/=^`{|}~@:-]{1,900})>", re.ASCII)
_END = "~"
"""Comes after every instant."""

log = logging.getLogger("officer.spool")
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[Stamps, str]).decode

_TABLES = """
CREATE TABLE mail (
    number INTEGER PRIMARY KEY,            -- its place in the archive
    at TEXT NOT NULL, stamps BLOB NOT NULL,
    said TEXT                              -- its Message-ID; NULL where it may be a copy
);
CREATE TABLE bytes (number INTEGER PRIMARY KEY, raw BLOB NOT NULL);
CREATE TABLE copy (
    said TEXT NOT NULL, digest TEXT NOT NULL,  -- Message-ID and content: together, which mail it is
    first INTEGER NOT NULL,                    -- the number of its first copy
    number INTEGER NOT NULL,                   -- the number of the copy that counts
    way INTEGER NOT NULL, at TEXT NOT NULL, message BLOB,
    PRIMARY KEY (said, digest)
);
CREATE TABLE message (
    number INTEGER PRIMARY KEY, at TEXT NOT NULL,
    said TEXT NOT NULL, digest TEXT NOT NULL,
    name TEXT NOT NULL, packed BLOB            -- NULL where reading failed
);
CREATE INDEX message_order ON message (at, number);
"""
_MAYBE_COPIES = """
UPDATE mail SET said = NULL WHERE said IN (SELECT said FROM mail GROUP BY said HAVING count(*) > 1)"""
_HELD_COPY = "SELECT way, at FROM copy WHERE said = ? AND digest = ?"
_TAKE_COPY = """
INSERT INTO copy VALUES (:said, :digest, :number, :number, :way, :at, :message)
ON CONFLICT DO UPDATE SET number = excluded.number, way = excluded.way, at = excluded.at, message = excluded.message"""
_ONE_OF_EACH = "DELETE FROM mail WHERE said IS NULL AND number NOT IN (SELECT number FROM copy)"
_MAILS = "SELECT number, at, stamps, raw FROM mail JOIN bytes USING (number)"
_COPIES = """
SELECT number, said, digest, message,
    EXISTS (SELECT 1 FROM copy AS other WHERE other.said = copy.said AND other.first < copy.first)
FROM copy ORDER BY number"""


@dataclass(frozen=True, slots=True)
class Counts:
    """What an archive held."""

    mails: int
    copies: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Mails of an archive as a journal takes them; what is not in it yet comes at `before` or later (None: nothing)."""

    entries: list[NewEntry]
    before: datetime | None


class _Kept(msgspec.Struct, frozen=True):
    """A mail of the temporary database."""

    number: int
    at: str
    stamps: bytes
    raw: bytes


class _Read(msgspec.Struct, frozen=True):
    """What was read in one: its Message-ID and content hash, its name, and the message, packed."""

    said: str
    digest: str
    name: str
    packed: bytes | None


class Spool:
    """The mails of an archive between the two passes; a context manager, for its temporary database."""

    def __init__(self, ruleset: str, public: Collection[str], policy: Policy = ARCHIVE) -> None:
        self._ruleset = ruleset
        self._public = frozenset(public)
        self._policy = policy
        self._base = sqlite3.connect("", isolation_level=None)  # "": on disk, without a name, gone when closed
        self._base.execute("PRAGMA journal_mode=OFF")
        self._base.execute("PRAGMA synchronous=OFF")
        self._base.executescript(_TABLES)
        self._base.execute("BEGIN")
        self._mails = 0
        self.unread = 0
        """Mails that could not be read; told to whoever asks for `messages`."""
        self._latest: dict[tuple[str, str], bytes | None] = {}
        """What the mails of the last batch say, packed: most are asked for at once."""

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._base.close()

    def fill(self, mails: Iterable[Located], seen: Callable[[Located], None] = lambda _: None) -> None:
        """Takes every mail of an archive, in order of arrival."""
        for located in mails:
            self._mails += 1
            at = effective(located.stamps, self._policy).at.isoformat()
            stamps = _encode((located.stamps, str(located.source)))
            mail = (self._mails, at, stamps, plain_id(located.raw))
            self._base.execute("INSERT INTO mail VALUES (?, ?, ?, ?)", mail)
            self._base.execute("INSERT INTO bytes VALUES (?, ?)", (self._mails, located.raw))
            seen(located)
        self._base.execute(_MAYBE_COPIES)
        for one, found in self._prepared("said IS NULL"):
            self._take_copy(one, found)
        self._base.execute(_ONE_OF_EACH)

    def _prepared(self, which: str) -> Iterator[tuple[_Kept, Prepared]]:
        mails = (_Kept(*row) for row in self._base.execute(f"{_MAILS} WHERE {which} ORDER BY number"))
        return prepared(self._ruleset, mails, lambda one: one.raw)

    def _take_copy(self, one: _Kept, found: Prepared) -> None:
        """Takes one copy, in order of arrival, unless the one that is held counts."""
        mine = rank(parse_mail(one.raw), datetime.fromisoformat(one.at), self._public)
        held = self._base.execute(_HELD_COPY, (found.said, found.digest)).fetchone()
        if held is not None and Rank(Way(held[0]), datetime.fromisoformat(held[1])) <= mine:
            return
        named = {"said": found.said, "digest": found.digest, "number": one.number, "message": found.packed}
        self._base.execute(_TAKE_COPY, {**named, "way": int(mine.way), "at": one.at})

    @property
    def counts(self) -> Counts:
        """What was taken."""
        return Counts(self._mails, self._mails - len(self))

    def __len__(self) -> int:
        count: int = self._base.execute("SELECT count(*) FROM mail").fetchone()[0]
        return count

    # -- reading ------------------------------------------------------------------------------------

    def batches(self) -> Iterator[Batch]:
        """Every mail once, in order of arrival; what came of reading it is kept for `message`."""
        befores = self._befores()
        mails = merge(self._copies(), self._others(), key=lambda pair: pair[0].number)
        while batch := list(islice(mails, BATCH)):
            rows = [(one.number, one.at, read.said, read.digest, read.name, read.packed) for one, read in batch]
            self._base.executemany("INSERT OR REPLACE INTO message VALUES (?, ?, ?, ?, ?, ?)", rows)
            self._latest = {(read.said, read.digest): read.packed for _, read in batch}
            before = befores.pop()
            entries = [_entry(one, read) for one, read in batch]
            yield Batch(entries, None if before == _END else datetime.fromisoformat(before))

    def _befores(self) -> list[str]:
        """The earliest instant of what comes after each batch, the last batch first."""
        lowest, befores, left = _END, list[str](), len(self)
        for (at,) in self._base.execute("SELECT at FROM mail ORDER BY number DESC"):
            if left % BATCH == 0 or not befores:
                befores.append(lowest)
            lowest, left = min(lowest, at), left - 1
        return befores

    def _copies(self) -> Iterator[tuple[_Kept, _Read]]:
        """The mails of which there may be copies: they have been read."""
        for number, said, digest, packed, borrowed in self._base.execute(_COPIES):
            one = _Kept(*self._base.execute(f"{_MAILS} WHERE number = ?", (number,)).fetchone())
            yield one, _Read(said, digest, name_of(said, digest, borrowed=bool(borrowed)), packed)

    def _others(self) -> Iterator[tuple[_Kept, _Read]]:
        for one, found in self._prepared("said IS NOT NULL"):
            name = name_of(found.said, found.digest, borrowed=False)
            yield one, _Read(found.said, found.digest, name, found.packed)

    def messages(self) -> Iterator[Message]:
        """Every message once, in fold order."""
        since = ""
        for batch in self.batches():
            before = _END if batch.before is None else batch.before.isoformat()
            yield from self._between(since, before)
            since = before

    def _between(self, since: str, before: str) -> Iterator[Message]:
        wanted = "SELECT name, at, number, packed FROM message WHERE at >= ? AND at < ? ORDER BY at, number"
        for name, at, number, packed in self._base.execute(wanted, (since, before)):
            if packed is not None:
                yield unpack(packed, name, datetime.fromisoformat(at), number)
            else:
                (raw,) = self._base.execute("SELECT raw FROM bytes WHERE number = ?", (number,)).fetchone()
                try:
                    message = self._again(raw, name, datetime.fromisoformat(at), number)
                except Exception:  # a bug of ours costs one mail
                    log.exception("mail %d of the archive cannot be read", number)
                    self.unread += 1
                    continue
                yield message

    def message(self, entry: Entry, name: str, tie: int) -> Message | None:
        """What a mail of a journal says, under its name there; None when no batch held the mail."""
        key = (entry.message_id, entry.content_hash)
        if key in self._latest:
            packed = self._latest[key]
        else:
            wanted = "SELECT packed FROM message WHERE at = ? AND said = ? AND digest = ?"
            row = self._base.execute(wanted, (entry.at.isoformat(), *key)).fetchone()
            if row is None:
                return None
            packed = row[0]
        return self._again(entry.raw, name, entry.at, tie) if packed is None else unpack(packed, name, entry.at, tie)

    def _again(self, raw: bytes, name: str, at: datetime, tie: int) -> Message:
        """Reads a mail in place, where a fault of ours is told with its entry."""
        return translate(parse_mail(raw), name, at, tie, reader(self._ruleset))


def _entry(one: _Kept, read: _Read) -> NewEntry:
    stamps, source = _decode(one.stamps)
    return entry_of(one.raw, read.said, read.digest, datetime.fromisoformat(one.at), stamps, source=source)


def plain_id(raw: bytes) -> str | None:
    """The Message-ID, if it is told by a header so plain that no reader takes it for another."""
    found = header_values(raw, b"message-id")
    plain = _PLAIN_ID.fullmatch(found[0]) if len(found) == 1 else None
    return plain[1] if plain is not None and b"\r" not in raw.replace(b"\r\n", b"") else None
