"""Make every table of the store.

Written out, not taken from the program's schema: a migration means the same for ever.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
AT = sa.Text().with_variant(sa.TIMESTAMP(timezone=True), "postgresql")
JSON = sa.Text().with_variant(sa.JSON(), "postgresql")
MUST = {"nullable": False}


def upgrade() -> None:
    """Every table, parents first."""
    _journal()
    _fold()
    _mail()


def _journal() -> None:
    op.create_table(
        "entry",
        sa.Column("seq", BIG, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text, **MUST),
        sa.Column("at", AT, **MUST),
        sa.Column("tie_break", BIG, **MUST),
        sa.Column("message_id", sa.Text, **MUST),
        sa.Column("content_hash", sa.Text, **MUST),
        sa.Column("date_hdr", AT),
        sa.Column("list_at", AT),
        sa.Column("internaldate", AT),
        sa.Column("ingested_at", AT, **MUST),
        sa.Column("source", sa.Text, **MUST),
        sa.Column("status", sa.Text, **MUST),
        sa.Column("attempts", sa.Integer, **MUST),
        sa.Column("note", sa.Text, **MUST),
        sa.Column("act_mark", BIG),
        sa.Column("change_mark", BIG),
        sa.UniqueConstraint("message_id", "content_hash", name="uq_entry_message"),
        sa.CheckConstraint("kind IN ('message', 'order', 'seed', 'correction')", name="ck_entry_kind"),
        sa.CheckConstraint("status IN ('new', 'folded', 'aside', 'void')", name="ck_entry_status"),
    )
    op.create_index("ix_entry_order", "entry", ["at", "tie_break", "seq"])
    still_open = sa.text("status <> 'folded'")
    op.create_index("ix_entry_open", "entry", ["status"], sqlite_where=still_open, postgresql_where=still_open)
    op.create_table(
        "raw_message",
        sa.Column("entry_seq", BIG, sa.ForeignKey("entry.seq"), primary_key=True, autoincrement=False),
        sa.Column("raw", sa.LargeBinary, **MUST),
    )


def _fold() -> None:
    op.create_table(
        "act",
        sa.Column("id", BIG, primary_key=True, autoincrement=False),
        sa.Column("entry_seq", BIG, sa.ForeignKey("entry.seq")),
        sa.Column("idx", sa.Integer, **MUST),
        sa.Column("message_id", sa.Text, **MUST),
        sa.Column("action", sa.Text, **MUST),
        sa.Column("params", JSON, **MUST),
        sa.Column("text", sa.Text, **MUST),
        sa.Column("actor", sa.Text, **MUST),
        sa.Column("at", AT, **MUST),
        sa.Column("verdict", sa.Text, **MUST),
        sa.Column("reason", sa.Text, **MUST),
        sa.Column("rule", sa.Text, **MUST),
        sa.UniqueConstraint("entry_seq", "idx", name="uq_act_entry"),
    )
    op.create_index("ix_act_message", "act", ["message_id"], postgresql_using="hash")
    op.create_table(
        "change",
        sa.Column("id", BIG, primary_key=True, autoincrement=False),
        sa.Column("at", AT, **MUST),
        sa.Column("entry_seq", BIG, sa.ForeignKey("entry.seq")),
        sa.Column("act_idx", sa.Integer),
        sa.Column("cause", sa.Text, **MUST),
        sa.Column("rule", sa.Text, **MUST),
        sa.Column("op", sa.Text, **MUST),
        sa.Column("uid", BIG, **MUST),
        sa.Column("kind", sa.Text, **MUST),
        sa.Column("key", sa.Text, **MUST),
        sa.Column("attribute", sa.Text, **MUST),
        sa.Column("old", JSON),
        sa.Column("new", JSON),
    )
    op.create_index("ix_change_uid", "change", ["uid"])
    op.create_index("ix_change_name", "change", ["key"], postgresql_using="hash")
    op.create_table(
        "object",
        sa.Column("uid", BIG, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, **MUST),
        sa.Column("key", sa.Text, **MUST),
        sa.Column("origin", sa.Text, **MUST),
        sa.Column("values", JSON, **MUST),
    )
    op.create_index("ix_object_name", "object", ["key"], postgresql_using="hash")
    op.create_table(
        "snapshot",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("at", AT, **MUST),
        sa.Column("tie_break", BIG, **MUST),
        sa.Column("entry_seq", BIG, **MUST),
        sa.Column("act_mark", BIG, **MUST),
        sa.Column("change_mark", BIG, **MUST),
        sa.Column("data", sa.LargeBinary, **MUST),
        sa.UniqueConstraint("at", "tie_break", "entry_seq", name="uq_snapshot_place"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, **MUST),
    )


def _mail() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("message_id", sa.Text, **MUST),
        sa.Column("kind", sa.Text, **MUST),
        sa.Column("recipient", sa.Text, **MUST),
        sa.Column("subject", sa.Text, **MUST),
        sa.Column("raw", sa.LargeBinary, **MUST),
        sa.Column("event_key", sa.Text, **MUST),
        sa.Column("derived", sa.Boolean, **MUST),
        sa.Column("entry_seq", BIG),
        sa.Column("made_at", AT, **MUST),
        sa.Column("state", sa.Text, **MUST),
        sa.Column("attempts", sa.Integer, **MUST),
        sa.Column("next_at", AT, **MUST),
        sa.Column("lease_until", AT),
        sa.Column("sent_at", AT),
        sa.Column("seen_at", AT),
        sa.Column("error", sa.Text, **MUST),
        sa.UniqueConstraint("message_id", name="uq_outbox_message"),
        sa.CheckConstraint("state IN ('pending', 'leased', 'sent', 'seen', 'failed')", name="ck_outbox_state"),
    )
    due = sa.text("state IN ('pending', 'leased')")
    op.create_index("ix_outbox_due", "outbox", ["next_at"], sqlite_where=due, postgresql_where=due)
    op.create_index("ix_outbox_event", "outbox", ["event_key"], postgresql_using="hash")
    op.create_table(
        "watermark",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("mailbox", sa.Text, primary_key=True),
        sa.Column("uidvalidity", BIG, **MUST),
        sa.Column("uid", BIG, **MUST),
    )
    op.create_table(
        "imap_seen",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("mailbox", sa.Text, primary_key=True),
        sa.Column("uidvalidity", BIG, primary_key=True, autoincrement=False),
        sa.Column("uid", BIG, primary_key=True, autoincrement=False),
        sa.Column("entry_seq", BIG, sa.ForeignKey("entry.seq"), **MUST),
    )


def downgrade() -> None:
    """The journal would be lost: going back means restoring a backup."""
    raise RuntimeError("the first schema has nothing before it")
