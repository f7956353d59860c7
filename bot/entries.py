"""What reached the game from outside -> an entry of the journal, and an order of the journal read back."""

from __future__ import annotations

import json
from datetime import datetime

from bot.mail.stamps import Stamps
from bot.store.rows import Entry, EntryKind, ImapUid, NewEntry
from engine.journal import Order
from engine.orders import command_of

TIE = 1 << 40
"""More entries than any journal has: makes (tie break, number) one number."""
KEPT_HERE = "keeper"
"""The source of an entry that whoever keeps the store put there: no mail has it, so no mail is taken for one."""
BEFORE_GENESIS = "from before the genesis"
"""Why a mail is no part of the game: what it did is part of the genesis already."""


def tie_of(row: Entry) -> int:
    """The place of an entry among those of its instant, as one number."""
    return row.tie_break * TIE + row.seq


def entry_of(
    raw: bytes,
    said: str,
    digest: str,
    at: datetime,
    stamps: Stamps,
    *,
    source: str = "",
    imap: ImapUid | None = None,
) -> NewEntry:
    """A mail as the journal takes it: with its bare Message-ID, content hash and effective time."""
    return NewEntry(
        kind=EntryKind.MESSAGE,
        at=at,
        raw=raw,
        message_id=said,
        content_hash=digest,
        ingested_at=stamps.ingested_at,
        source=source,
        date_hdr=stamps.date_hdr,
        list_at=stamps.list_at,
        internaldate=stamps.internaldate,
        imap=imap,
    )


def order_of(row: Entry) -> Order:
    """An order of whoever keeps the store as it lies in the journal: JSON with his name and the commands."""
    said = json.loads(row.raw)
    commands = tuple(command_of(one) for one in said["commands"])
    return Order(row.message_id, row.at, tie_of(row), said["officer"], commands)
