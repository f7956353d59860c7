"""Alembic's entry: runs migrations in the transaction that the store opened, or on the database of `-x url=URL`."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from bot.store.connect import connect
from bot.store.schema import metadata


def _run(conn: Connection) -> None:
    context.configure(connection=conn, target_metadata=metadata, transactional_ddl=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


_given = context.config.attributes.get("connection")
if _given is not None:
    _run(_given)
else:
    with connect(context.get_x_argument(as_dictionary=True)["url"]).connect() as _own, _own.begin():
        _run(_own)
