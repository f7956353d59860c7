"""The values that travel between the store and the rest of the service; all frozen, all instants UTC.

They are msgspec structs, not dataclasses, because a replay makes tens of thousands of them a second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any

from msgspec import Struct

from bot.mail.intake import Accepted, Source, Watermark
from bot.mail.stamps import Stamps

__all__ = [
    "Accepted",
    "ActRow",
    "Alarm",
    "Arrival",
    "Bounce",
    "ChangeRow",
    "Entry",
    "EntryKind",
    "FoldBatch",
    "ImapUid",
    "MailState",
    "NewEntry",
    "NewMail",
    "ObjectRow",
    "OrderKey",
    "OutMail",
    "Snapshot",
    "SnapshotIn",
    "Status",
    "StoredAct",
    "StoredChange",
    "Turn",
    "Watermark",
]


class EntryKind(StrEnum):
    """What reached the game from outside."""

    MESSAGE = "message"
    ORDER = "order"
    SEED = "seed"
    CORRECTION = "correction"
    """A mail that asks for one: its author says that he was misread."""


class Status(StrEnum):
    """What became of an entry: waiting, part of the state, set aside for an officer, or taken out by a correction."""

    NEW = "new"
    FOLDED = "folded"
    ASIDE = "aside"
    VOID = "void"


class MailState(StrEnum):
    """The life of an outgoing mail; `seen` means that it came back from the forum."""

    PENDING = "pending"
    LEASED = "leased"
    SENT = "sent"
    SEEN = "seen"
    FAILED = "failed"


class OrderKey(Struct, frozen=True, order=True):
    """A place in fold order. The genesis, before every entry of its instant, has seq 0."""

    at: datetime
    tie_break: int = 0
    seq: int = 0


class ImapUid(Struct, frozen=True):
    """Where in an IMAP account a message was found."""

    account: str
    mailbox: str
    uidvalidity: int
    uid: int


class NewEntry(Struct, frozen=True):
    """A thing to be put into the journal; `at` is its effective time, `tie_break` its order at one instant."""

    kind: EntryKind
    at: datetime
    raw: bytes
    message_id: str
    content_hash: str
    ingested_at: datetime
    source: str = ""
    tie_break: int = 0
    date_hdr: datetime | None = None
    list_at: datetime | None = None
    internaldate: datetime | None = None
    status: Status = Status.NEW
    note: str = ""
    imap: ImapUid | None = None
    facts: Mapping[str, Any] | None = None


class Entry(Struct, frozen=True):
    """An entry of the journal as it is stored."""

    seq: int
    kind: EntryKind
    at: datetime
    tie_break: int
    message_id: str
    content_hash: str
    date_hdr: datetime | None
    list_at: datetime | None
    internaldate: datetime | None
    ingested_at: datetime
    source: str
    status: Status
    attempts: int
    note: str
    raw: bytes
    facts: Mapping[str, Any] | None = None
    """What was found out about it for good (bot.trust); None where nobody has looked yet."""

    @property
    def order(self) -> OrderKey:
        """Its place in fold order."""
        return OrderKey(self.at, self.tie_break, self.seq)


class Arrival(Struct, frozen=True):
    """Mail as it was handed over; with an entry it is a further copy of that, without it waits to be sorted."""

    id: int
    raw: bytes
    stamps: Stamps
    source: Source
    attempts: int
    entry_seq: int | None = None


class Bounce(Struct, frozen=True):
    """A report that a mail of ours did not arrive, or (not permanent) not yet."""

    message_id: str
    at: datetime
    permanent: bool
    status: str = ""
    """RFC 3463's code, such as 5.1.1, where the report gives one."""


class Alarm(Struct, frozen=True):
    """What an operator should know, until it is cleared; told again, it is counted."""

    key: str
    text: str
    count: int
    first_at: datetime
    last_at: datetime
    cleared_at: datetime | None = None


class ActRow(Struct, frozen=True):
    """One act and its verdict. Without an entry (a clerk's own act) `entry_seq` is None."""

    idx: int
    action: str
    params: Mapping[str, Any]
    actor: str
    at: datetime
    verdict: str
    entry_seq: int | None = None
    message_id: str = ""
    text: str = ""
    reason: str = ""
    rule: str = ""
    trust: str = ""


class StoredAct(Struct, frozen=True):
    """An act with its place in fold order."""

    id: int
    entry_seq: int | None
    idx: int
    message_id: str
    action: str
    params: dict[str, Any]
    text: str
    actor: str
    at: datetime
    verdict: str
    reason: str
    rule: str
    trust: str


class ChangeRow(Struct, frozen=True):
    """One change of the world; `cause` names the act ("act 2 of <id>") or the automatic event."""

    op: str
    uid: int
    kind: str
    key: str
    at: datetime
    attribute: str = ""
    old: Any = None
    new: Any = None
    entry_seq: int | None = None
    act_idx: int | None = None
    cause: str = ""
    rule: str = ""


class StoredChange(Struct, frozen=True):
    """A change with its place in fold order."""

    id: int
    at: datetime
    entry_seq: int | None
    act_idx: int | None
    cause: str
    rule: str
    op: str
    uid: int
    kind: str
    key: str
    attribute: str
    old: Any
    new: Any


class ObjectRow(Struct, frozen=True):
    """An object's current state; `values` holds only what differs from the defaults, as plain JSON values."""

    uid: int
    kind: str
    key: str
    values: Mapping[str, Any]
    origin: str = ""


class NewMail(Struct, frozen=True):
    """A mail to send. `made_at` is the instant of the game at which it became due, `event_key` what it answers."""

    message_id: str
    kind: str
    recipient: str
    subject: str
    raw: bytes
    made_at: datetime
    event_key: str = ""
    next_at: datetime | None = None
    """Not to be sent before; None: at once."""


class OutMail(Struct, frozen=True):
    """A mail in the outbox."""

    id: int
    message_id: str
    kind: str
    recipient: str
    subject: str
    raw: bytes
    event_key: str
    made_at: datetime
    state: MailState
    attempts: int
    next_at: datetime
    lease_until: datetime | None
    handed_at: datetime | None
    """When its text was last given to a server whose answer is not known."""
    sent_at: datetime | None
    seen_at: datetime | None
    error: str


class SnapshotIn(Struct, frozen=True):
    """A state to keep: everything up to and including `place` is in it. The store compresses `data`."""

    place: OrderKey
    data: bytes


class Snapshot(Struct, frozen=True):
    """A kept state, as it was handed in."""

    place: OrderKey
    data: bytes


class Turn(Struct, frozen=True):
    """All that the fold made of one entry, the automatic events on the way included; without an entry, of a clock tick.

    Acts and changes stand in the order in which they happened.
    """

    entry_seq: int | None = None
    status: Status = Status.FOLDED
    note: str = ""
    facts: Mapping[str, Any] | None = None
    """What the fold found out about the entry for good; None: nothing new."""
    acts: Sequence[ActRow] = ()
    changes: Sequence[ChangeRow] = ()
    mails: Sequence[NewMail] = ()


class FoldBatch(Struct, frozen=True):
    """What one transaction of the fold writes; `turns` in fold order, `objects` as they are after the last of them."""

    turns: Sequence[Turn] = ()
    objects: Sequence[ObjectRow] = ()
    gone: Sequence[int] = ()
    """uids of objects that no longer exist."""
    snapshot: SnapshotIn | None = None
    meta: Mapping[str, str] = {}
    watermark: Watermark | None = None
    after: int | None = None
    """The number of commits that the writer knows of; another writer's between them is an error. None: any."""
