"""The door between the carriers of mail and the store: what a carrier hands over, and what it is promised.

A carrier (LMTP listener, IMAP poller, archive reader) hands over raw bytes, their stamps and where they
came from. `accept` commits all of it durably before it returns; only then may the carrier say 250 or move
its watermark. Handing the same message over again is harmless: the store answers with the earlier row.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from bot.mail.stamps import Stamps


class Carrier(StrEnum):
    """The ways in which mail reaches the service."""

    LMTP = "lmtp"
    IMAP = "imap"
    MBOX = "mbox"
    MAILDIR = "maildir"
    FILE = "eml"
    STDIN = "stdin"


class Source(Struct, frozen=True):
    """Where a message was found, well enough to find it again.

    `place` is a file, a listener or `account/mailbox`; `position` is the octet in the mbox or the UID.
    The envelope is known over LMTP only.
    """

    carrier: Carrier
    place: str
    position: int = 0
    uidvalidity: int | None = None
    account: str = ""
    mailbox: str = ""
    envelope_from: str | None = None
    recipients: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.carrier}:{self.place}#{self.position}"


@dataclass(frozen=True, slots=True)
class Accepted:
    """The row of a message: `seq` grows with each new message; `duplicate` means it was there before.

    0: the bytes are kept, and will be sorted later.
    """

    seq: int
    duplicate: bool = False


@dataclass(frozen=True, slots=True)
class Watermark:
    """The highest UID of a mailbox that was handed over, valid for one UIDVALIDITY only."""

    account: str
    mailbox: str
    uidvalidity: int
    uid: int


class Intake(Protocol):
    """What every carrier needs of the store. Raises on failure; the carrier then answers "try again"."""

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        """Commit the message durably, then return. Records the source also when the message is a duplicate."""
        ...


class MailboxIntake(Intake, Protocol):
    """What a mailbox reader needs besides. A watermark is an optimisation: losing it costs a rescan, no mail."""

    def watermark(self, account: str, mailbox: str) -> Watermark | None:
        """The last watermark that was set, or None for a mailbox never read."""
        ...

    def set_watermark(self, mark: Watermark) -> None:
        """Commit a watermark; called only after every message up to it was accepted."""
        ...

    def known_uids(self, account: str, mailbox: str, uidvalidity: int) -> Collection[int]:
        """Every UID from which a message was accepted (duplicates too) under this UIDVALIDITY."""
        ...
