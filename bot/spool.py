"""An archive of mail, put in order of effective time with flat memory.

One pass reads every mail once: its text is read into acts and written to a temporary file; what stays in
memory is one short row a mail. `Spool.messages` then gives the messages in fold order. Copies of one mail
(same Message-ID and same content) count once, as they arrived first at a public forum.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import IO

import msgspec

from bot.mail.archive import Located
from bot.mail.stamps import ARCHIVE, Policy, effective
from bot.store.dedupe import content_hash
from bot.translate import Reader, bare, own_id, translate, travelled
from engine.journal import Message
from parsers.mime import Mail, parse_mail

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Message).decode


class _Row(msgspec.Struct):
    """Where a mail lies in the spool and when it counts."""

    at: datetime
    tie: int
    name: str
    public: bool
    offset: int
    length: int

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
    """Gives every mail its id: the first to bear a Message-ID keeps it, a borrower is called by its content."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}

    def name(self, mail: Mail, digest: str) -> str:
        """The id of a mail; the same mail gets the same id again."""
        said = bare(mail.message_id)
        if not said:
            return own_id(digest)
        return said if self._first.setdefault(said, digest) == digest else own_id(digest)


class Spool:
    """The messages of an archive between the two passes; a context manager, for its temporary file."""

    def __init__(self, read: Reader, public: Collection[str], policy: Policy = ARCHIVE) -> None:
        self._read = read
        self._public = frozenset(public)
        self._policy = policy
        self._file: IO[bytes] = tempfile.TemporaryFile(prefix="officer-")  # noqa: SIM115  (closed by __exit__)
        self._rows: dict[tuple[str, str], _Row] = {}
        self._naming = Naming()
        self._mails = self._copies = self._unread = 0

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def fill(self, mails: Iterable[Located], seen: Callable[[Located], None] = lambda _: None) -> None:
        """Takes every mail of an archive, in order of arrival."""
        for located in mails:
            self._take(located)
            seen(located)

    def _take(self, located: Located) -> None:
        mail = parse_mail(located.raw)
        digest = content_hash(mail)
        at = effective(located.stamps, self._policy).at
        self._mails += 1
        name = self._naming.name(mail, digest)
        row = _Row(at, self._mails, name, self._is_public(mail), 0, 0)
        key = (name, digest)
        known = self._rows.get(key)
        if known is not None:
            self._copies += 1
            if known.preference <= row.preference:
                return
        message = translate(mail, name, at, row.tie, self._read)
        self._unread += known is None and (mail.sender is None or mail.auto_submitted)
        data = _encode(message)
        row.offset, row.length = self._file.seek(0, 2), len(data)
        self._file.write(data)
        self._rows[key] = row

    def _is_public(self, mail: Mail) -> bool:
        via = travelled(mail) or mail.recipients
        return bool(self._public.intersection(via))

    @property
    def counts(self) -> Counts:
        """What was taken so far."""
        return Counts(self._mails, self._copies, self._unread)

    def __len__(self) -> int:
        return len(self._rows)

    def messages(self) -> Iterator[Message]:
        """Every message once, in fold order."""
        for row in sorted(self._rows.values(), key=lambda one: (one.at, one.tie)):
            self._file.seek(row.offset)
            yield _decode(self._file.read(row.length))
