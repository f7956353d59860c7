"""The tables, as queries see them. Migrations make them; a test holds the two against each other.

The journal is `entry` with `raw_message` (apart, because an entry's status changes and its bytes never do: a
row of bytes would be rewritten with every change of status). `entry.facts` is what was found out about an entry when
it came and cannot be found out again: signatures by the DNS of that day. Everything else but `imap_seen` and
`watermark` is derived from the journal and can be derived again.

Fold order is (at, tie_break, seq). `act.id` and `change.id` rise in fold order; `act_mark` and `change_mark`
of an entry are the highest ids that existed when its fold was complete, so going back to an entry is a
deletion by primary key.

Names that strangers choose have hash indexes on PostgreSQL: its trees refuse values of more than 2700 bytes.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.store.codec import BigInt, Instant, Json

HEAD = "0004"
"""The newest migration; equal to the head of `migrations/` (tested)."""

metadata = MetaData()

entry = Table(
    "entry",
    metadata,
    Column("seq", BigInt, primary_key=True, autoincrement=True),
    Column("kind", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("tie_break", BigInt, nullable=False),
    Column("message_id", Text, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("date_hdr", Instant),
    Column("list_at", Instant),
    Column("internaldate", Instant),
    Column("ingested_at", Instant, nullable=False),
    Column("source", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("facts", Json),
    Column("act_mark", BigInt),
    Column("change_mark", BigInt),
    UniqueConstraint("message_id", "content_hash", name="uq_entry_message"),
    Index("ix_entry_order", "at", "tie_break", "seq"),
    Index(
        "ix_entry_waiting",
        "status",
        "at",
        "tie_break",
        "seq",
        sqlite_where=text("status <> 'folded'"),
        postgresql_where=text("status <> 'folded'"),
    ),
)

raw_message = Table(
    "raw_message",
    metadata,
    Column("entry_seq", BigInt, ForeignKey("entry.seq"), primary_key=True, autoincrement=False),
    Column("raw", LargeBinary, nullable=False),
)

act = Table(
    "act",
    metadata,
    Column("id", BigInt, primary_key=True, autoincrement=False),
    Column("entry_seq", BigInt, ForeignKey("entry.seq")),
    Column("idx", Integer, nullable=False),
    Column("message_id", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("params", Json, nullable=False),
    Column("text", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("trust", Text, nullable=False, server_default=""),
    UniqueConstraint("entry_seq", "idx", name="uq_act_entry"),
    Index("ix_act_message", "message_id", postgresql_using="hash"),
)

change = Table(
    "change",
    metadata,
    Column("id", BigInt, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
    Column("entry_seq", BigInt, ForeignKey("entry.seq")),
    Column("act_idx", Integer),
    Column("cause", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("op", Text, nullable=False),
    Column("uid", BigInt, nullable=False),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("attribute", Text, nullable=False),
    Column("old", Json),
    Column("new", Json),
    Index("ix_change_uid", "uid"),
    Index("ix_change_name", "key", postgresql_using="hash"),
)

object_ = Table(
    "object",
    metadata,
    Column("uid", BigInt, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("values", Json, nullable=False),
    Index("ix_object_name", "key", postgresql_using="hash"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("id", BigInt, primary_key=True, autoincrement=True),
    Column("at", Instant, nullable=False),
    Column("tie_break", BigInt, nullable=False),
    Column("entry_seq", BigInt, nullable=False),
    Column("act_mark", BigInt, nullable=False),
    Column("change_mark", BigInt, nullable=False),
    Column("data", LargeBinary, nullable=False),
    UniqueConstraint("at", "tie_break", "entry_seq", name="uq_snapshot_place"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInt, primary_key=True, autoincrement=True),
    Column("message_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("recipient", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("event_key", Text, nullable=False),
    Column("derived", Boolean, nullable=False),
    Column("entry_seq", BigInt),
    Column("made_at", Instant, nullable=False),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", Instant, nullable=False),
    Column("lease_until", Instant),
    Column("handed_at", Instant),
    Column("sent_at", Instant),
    Column("seen_at", Instant),
    Column("error", Text, nullable=False),
    UniqueConstraint("message_id", name="uq_outbox_message"),
    Index(
        "ix_outbox_due",
        "next_at",
        sqlite_where=text("state IN ('pending', 'leased')"),
        postgresql_where=text("state IN ('pending', 'leased')"),
    ),
    Index("ix_outbox_event", "event_key", postgresql_using="hash"),
    Index("ix_outbox_recipient", "recipient", "sent_at"),
)

arrival = Table(
    "arrival",
    metadata,
    Column("id", BigInt, primary_key=True, autoincrement=True),
    Column("sha256", Text, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("date_hdr", Instant),
    Column("list_at", Instant),
    Column("internaldate", Instant),
    Column("ingested_at", Instant, nullable=False),
    Column("source", Json, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("entry_seq", BigInt, ForeignKey("entry.seq")),
    Index("ix_arrival_entry", "entry_seq"),
    Index("ix_arrival_sha256", "sha256"),
    sqlite_autoincrement=True,  # the number of an arrival is told to people, and never given to another
)

bounce = Table(
    "bounce",
    metadata,
    Column("message_id", Text, primary_key=True),
    Column("recipient", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("permanent", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Index("ix_bounce_recipient", "recipient", "at"),
)

alarm = Table(
    "alarm",
    metadata,
    Column("key", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("first_at", Instant, nullable=False),
    Column("last_at", Instant, nullable=False),
    Column("cleared_at", Instant),
)

watermark = Table(
    "watermark",
    metadata,
    Column("account", Text, primary_key=True),
    Column("mailbox", Text, primary_key=True),
    Column("uidvalidity", BigInt, nullable=False),
    Column("uid", BigInt, nullable=False),
)

imap_seen = Table(
    "imap_seen",
    metadata,
    Column("account", Text, primary_key=True),
    Column("mailbox", Text, primary_key=True),
    Column("uidvalidity", BigInt, primary_key=True, autoincrement=False),
    Column("uid", BigInt, primary_key=True, autoincrement=False),
    Column("entry_seq", BigInt, ForeignKey("entry.seq"), nullable=False),
)
