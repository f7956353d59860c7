"""Keep mail as it was handed over, its copies, bounces and alarms; note when a mail was given to a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
AT = sa.Text().with_variant(sa.TIMESTAMP(timezone=True), "postgresql")
JSON = sa.Text().with_variant(sa.JSON(), "postgresql")
MUST = {"nullable": False}


def upgrade() -> None:
    """New tables, and a column that is empty for every mail of before."""
    op.create_table(
        "arrival",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("sha256", sa.Text, **MUST),
        sa.Column("raw", sa.LargeBinary, **MUST),
        sa.Column("date_hdr", AT),
        sa.Column("list_at", AT),
        sa.Column("internaldate", AT),
        sa.Column("ingested_at", AT, **MUST),
        sa.Column("source", JSON, **MUST),
        sa.Column("attempts", sa.Integer, **MUST),
        sa.Column("entry_seq", BIG, sa.ForeignKey("entry.seq")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_arrival_entry", "arrival", ["entry_seq"])
    op.create_index("ix_arrival_sha256", "arrival", ["sha256"])
    op.create_table(
        "bounce",
        sa.Column("message_id", sa.Text, primary_key=True),
        sa.Column("recipient", sa.Text, **MUST),
        sa.Column("at", AT, **MUST),
        sa.Column("permanent", sa.Boolean, **MUST),
        sa.Column("status", sa.Text, **MUST),
    )
    op.create_index("ix_bounce_recipient", "bounce", ["recipient", "at"])
    op.create_table(
        "alarm",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, **MUST),
        sa.Column("count", sa.Integer, **MUST),
        sa.Column("first_at", AT, **MUST),
        sa.Column("last_at", AT, **MUST),
        sa.Column("cleared_at", AT),
    )
    op.add_column("outbox", sa.Column("handed_at", AT))
    op.create_index("ix_outbox_recipient", "outbox", ["recipient", "sent_at"])


def downgrade() -> None:
    """Mail that waits would be lost: going back means restoring a backup."""
    raise RuntimeError("go back by restoring a backup")
