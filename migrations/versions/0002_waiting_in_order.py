"""Let an index give the waiting entries in fold order, so that a batch costs the same however many wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The index by status alone becomes one by status and place."""
    still_open = sa.text("status <> 'folded'")
    op.drop_index("ix_entry_open", table_name="entry")
    op.create_index(
        "ix_entry_waiting",
        "entry",
        ["status", "at", "tie_break", "seq"],
        sqlite_where=still_open,
        postgresql_where=still_open,
    )
