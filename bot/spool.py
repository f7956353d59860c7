"""An archive of mail, put in order of effective time with flat memory.

One pass reads every mail once: its text is read into acts and written to a temporary file; what stays in
memory is one short row a mail. Copies of one mail (same Message-ID and same content) count once, as they
arrived first at a public forum. `Spool.messages` gives the messages in fold order; `Spool.entries` gives the
same mails as a journal takes them, and `Spool.message` what each of them says.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from typing import IO

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


class _Row(msgspec.Struct, gc=False):
    """Where a mail lies in the spool and when it counts."""

    at: datetime
    tie: int
    public: bool
    borrowed: bool
    """Whether its Message-ID is another mail's."""
    offset: int
    entry: int
    """Length of the packed entry, which lies first."""
    message: int
    """Length of the packed message after it; 0 when it could not be read."""

    @property
    def preference(self) -> tuple[bool, datetime, int]:
        """The copy that counts is the least: public before private, then the earliest."""
        return (not self.public, self.at, self.tie)


@dataclass(frozen=True, slots=True)
class Counts:
    """What an archive held."""

    mails: int
    copies: int
    unread: int
    """Mails whose author cannot be told or that machines wrote."""


class Naming:
    """Knows whose a Message-ID is: the first mail to bear it keeps it, a borrower is called by its content."""

    def __init__(self) -> None:
        self._first: dict[bytes, bytes] = {}

    def borrowed(self, said: str, digest: str) -> bool:
        """Whether this bare Message-ID was borne first by a mail of other content; the same mail, the same answer."""
        mine = _short(digest)
        return self._first.setdefault(_short(said), mine) != mine


class Spool:
    """The mails of an archive between the two passes; a context manager, for its temporary file."""

    def __init__(self, ruleset: str, public: Collection[str], policy: Policy = ARCHIVE) -> None:
        self._ruleset = ruleset
        self._public = frozenset(public)
        self._policy = policy
        self._file: IO[bytes] = tempfile.TemporaryFile(prefix="officer-")  # noqa: SIM115  (closed by __exit__)
        self._rows: dict[bytes, _Row] = {}
        """By Message-ID and content."""
        self._naming = Naming()
        self._mails = self._copies = self._unread = 0

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def fill(self, mails: Iterable[Located], seen: Callable[[Located], None] = lambda _: None) -> None:
        """Takes every mail of an archive, in order of arrival."""
        for located, found in prepared(self._ruleset, mails, lambda one: one.raw):
            self._take(located, found)
            seen(located)

    def _take(self, located: Located, found: Prepared) -> None:
        self._mails += 1
        at = effective(located.stamps, self._policy).at
        public = not self._public.isdisjoint(found.lists)
        row = _Row(at, self._mails, public, self._naming.borrowed(found.said, found.digest), 0, 0, 0)
        key = _key(found.said, found.digest)
        known = self._rows.get(key)
        if known is not None:
            self._copies += 1
            if known.preference <= row.preference:
                return
        self._unread += known is None and found.unread
        source = str(located.source)
        entry = _encode(entry_of(located.raw, found.said, found.digest, at, located.stamps, source=source))
        packed = found.packed or b""
        row.offset, row.entry, row.message = self._file.seek(0, 2), len(entry), len(packed)
        self._file.write(entry)
        self._file.write(packed)
        self._rows[key] = row

    @property
    def counts(self) -> Counts:
        """What was taken so far."""
        return Counts(self._mails, self._copies, self._unread)

    def __len__(self) -> int:
        return len(self._rows)

    def messages(self) -> Iterator[Message]:
        """Every message once, in fold order."""
        for row in sorted(self._rows.values(), key=lambda one: (one.at, one.tie)):
            entry = self._entry(row)
            name = name_of(entry.message_id, entry.content_hash, borrowed=row.borrowed)
            yield self._message(row, name, row.at, row.tie)

    def message(self, entry: Entry, name: str, tie: int) -> Message | None:
        """What a mail of a journal says, under its name there; None when this archive does not hold the mail."""
        row = self._rows.get(_key(entry.message_id, entry.content_hash))
        return None if row is None else self._message(row, name, entry.at, tie)

    def _message(self, row: _Row, name: str, at: datetime, tie: int) -> Message:
        if not row.message:
            return translate(parse_mail(self._entry(row).raw), name, at, tie, reader(self._ruleset))
        self._file.seek(row.offset + row.entry)
        return unpack(self._file.read(row.message), name, at, tie)

    def entries(self) -> Iterator[NewEntry]:
        """Every mail once, as a journal takes it, in order of arrival."""
        return (self._entry(row) for row in sorted(self._rows.values(), key=lambda one: one.tie))

    def _entry(self, row: _Row) -> NewEntry:
        self._file.seek(row.offset)
        return _decode(self._file.read(row.entry))


def _short(text: str) -> bytes:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _key(said: str, digest: str) -> bytes:
    """One mail, whatever copies of it there are; a digest has a fixed length, so the pair is unambiguous."""
    return _short(digest + said)
