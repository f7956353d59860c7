"""Brings a database to the schema of this program, or says in one line why it will not.

Alembic is configured here and not by a file: the migrations are found beside the code, in a checkout
(`migrations/` at its top) as in an installed package (inside `bot`). The whole upgrade is one transaction.

A developer makes the next migration with `alembic.command.revision(alembic_config(conn), "why", autogenerate=True)`
on a store's connection, reads it over, and moves `schema.HEAD`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from bot.store.errors import SchemaError
from bot.store.schema import HEAD, metadata

if TYPE_CHECKING:
    from alembic.config import Config

UPGRADE_LOCK = 0x6E6F6D6963
"""Key of PostgreSQL's advisory lock for upgrades ("nomic"): two services that start together take turns."""


def migrations_folder() -> Path:
    """Where the migrations are, installed or not."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def alembic_config(conn: Connection | None = None) -> Config:
    """Alembic's configuration; with a connection, its commands run in the transaction that is open there."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations_folder()).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = conn
    return config


def current(conn: Connection, name: str) -> str | None:
    """The schema's revision, or None for a database without the officer's tables."""
    tables = set(inspect(conn).get_table_names())
    if "alembic_version" not in tables:
        foreign = sorted(tables & set(metadata.tables))
        if foreign:
            raise SchemaError(f"store {name}: it holds a table {foreign[0]!r} that this program did not make")
        return None
    found = conn.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return found[0] if found else None


def known() -> frozenset[str]:
    """Every revision that this program can upgrade from, its own included."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(alembic_config())
    return frozenset(one.revision for one in script.walk_revisions())


def upgrade(conn: Connection, name: str) -> None:
    """Upgrades an empty or older database to HEAD inside the open transaction; refuses a newer one."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
    found = current(conn, name)
    if found == HEAD:
        return
    from alembic import command

    if found is not None and found not in known():
        raise SchemaError(
            f"store {name}: its schema is {found}, newer than this program's {HEAD}; use the newer program"
        )
    command.upgrade(alembic_config(conn), HEAD)
