"""Alembic's entry: runs migrations in the transaction that `bot.store.migrate` opened; there is no alembic.ini."""

from __future__ import annotations

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection

from bot.store.schema import metadata

_given: Connection | None = context.config.attributes.get("connection")
if _given is None:
    raise CommandError("run migrations through bot.store.migrate: opening a store upgrades it")

context.configure(connection=_given, target_metadata=metadata, transactional_ddl=True, compare_type=False)
with context.begin_transaction():
    context.run_migrations()
