"""Note how surely the author of an entry is known, and with each act how surely its author was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

JSON = sa.Text().with_variant(sa.JSON(), "postgresql")


def upgrade() -> None:
    """Two columns; what is in the store already was never judged."""
    op.add_column("entry", sa.Column("facts", JSON))
    op.add_column("act", sa.Column("trust", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """What was found out would be lost: going back means restoring a backup."""
    raise RuntimeError("restore the backup made before the upgrade")
