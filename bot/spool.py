"""An archive of mail, put in order of effective time with flat memory.

One pass reads every mail once: its text is read into acts, and both go to a temporary database that nobody
else sees. Copies of one mail (same Message-ID and same content) count once, as they arrived first at a public
forum. `Spool.messages` gives the messages in fold order; `Spool.entries` gives the same mails as a journal
takes them, and `Spool.message` what each of them says.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

import msgspec

from bot.ahead import Prepared, prepared, unpack
from bot.entries import entry_of
from bot.mail.archive import Located
from bot.mail.stamps import ARCHIVE, Policy, effective
from bot.reading import reader
from bot.store.rows import Entry, NewEntry
from bot.translate import name_of, translate
from engine.journal import Message
from parsers.mime import parse_mail

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(NewEntry).decode

_TABLE = """
CREATE TABLE mail (
    said TEXT NOT NULL, digest TEXT NOT NULL,  -- Message-ID and content: together, which mail it is
    first INTEGER NOT NULL,                    -- the number of its first copy
    number INTEGER NOT NULL,                   -- the number of the copy that counts
    private INTEGER NOT NULL, at TEXT NOT NULL, unread INTEGER NOT NULL,
    entry BLOB NOT NULL, message BLOB,
    PRIMARY KEY (said, digest)
)"""
_TAKE = """
INSERT INTO mail VALUES (:said, :digest, :number, :number, :private, :at, :unread, :entry, :message)
ON CONFLICT DO UPDATE SET number = excluded.number, private = excluded.private, at = excluded.at,
    entry = excluded.entry, message = excluded.message
WHERE (excluded.private, excluded.at, excluded.number) < (private, at, number)"""
_BORROWED = """
SELECT EXISTS (SELECT 1 FROM mail AS other WHERE other.said = mail.said AND other.first < mail.first)"""


@dataclass(frozen=True, slots=True)
class Counts:
    """What an archive held."""

    mails: int
    copies: int
    unread: int
    """Mails whose author cannot be told or that machines wrote."""


class Spool:
    """The mails of an archive between the two passes; a context manager, for its temporary database."""

    def __init__(self, ruleset: str, public: Collection[str], policy: Policy = ARCHIVE) -> None:
        self._ruleset = ruleset
        self._public = frozenset(public)
        self._policy = policy
        self._base = sqlite3.connect("", isolation_level=None)  # "": on disk, without a name, gone when closed
        self._base.execute("PRAGMA journal_mode=OFF")
        self._base.execute("PRAGMA synchronous=OFF")
        self._base.execute(_TABLE)
        self._mails = 0

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._base.close()

    def fill(self, mails: Iterable[Located], seen: Callable[[Located], None] = lambda _: None) -> None:
        """Takes every mail of an archive, in order of arrival."""
        self._base.execute("BEGIN")
        for located, found in prepared(self._ruleset, mails, lambda one: one.raw):
            self._take(located, found)
            seen(located)
        self._base.execute("COMMIT")

    def _take(self, located: Located, found: Prepared) -> None:
        """Takes one copy; of several, the public counts before the private, then the earliest."""
        self._mails += 1
        at, source = effective(located.stamps, self._policy).at, str(located.source)
        row = {
            "said": found.said,
            "digest": found.digest,
            "number": self._mails,
            "private": self._public.isdisjoint(found.lists),
            "at": at.isoformat(),
            "unread": found.unread,
            "entry": _encode(entry_of(located.raw, found.said, found.digest, at, located.stamps, source=source)),
            "message": found.packed,
        }
        self._base.execute(_TAKE, row)

    @property
    def counts(self) -> Counts:
        """What was taken so far."""
        unread: int = self._base.execute("SELECT count(*) FROM mail WHERE unread").fetchone()[0]
        return Counts(self._mails, self._mails - len(self), unread)

    def __len__(self) -> int:
        count: int = self._base.execute("SELECT count(*) FROM mail").fetchone()[0]
        return count

    def messages(self) -> Iterator[Message]:
        """Every message once, in fold order."""
        rows = self._base.execute(f"SELECT entry, message, number, ({_BORROWED}) FROM mail ORDER BY at, number")
        for packed, message, number, borrowed in rows:
            entry = _decode(packed)
            name = name_of(entry.message_id, entry.content_hash, borrowed=bool(borrowed))
            yield self._message(entry, message, name, number)

    def message(self, entry: Entry, name: str, tie: int) -> Message | None:
        """What a mail of a journal says, under its name there; None when this archive does not hold the mail."""
        key = (entry.message_id, entry.content_hash)
        row = self._base.execute("SELECT message FROM mail WHERE said = ? AND digest = ?", key).fetchone()
        return None if row is None else self._message(entry, row[0], name, tie)

    def _message(self, entry: Entry | NewEntry, packed: bytes | None, name: str, tie: int) -> Message:
        if packed is not None:
            return unpack(packed, name, entry.at, tie)
        return translate(parse_mail(entry.raw), name, entry.at, tie, reader(self._ruleset))

    def entries(self) -> Iterator[NewEntry]:
        """Every mail once, as a journal takes it, in order of arrival."""
        return (_decode(row[0]) for row in self._base.execute("SELECT entry FROM mail ORDER BY number"))
