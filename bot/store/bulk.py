"""Many rows in one statement, as fast as each driver allows.

SQLite: the driver's own executemany on tuples. PostgreSQL: COPY, or where rows may conflict one statement over
`unnest` of one array a column: one round trip for a whole batch. Rows are tuples that are already in the
database's form: instants by `instant_form`, JSON and text by `codec`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from bot.store.codec import instant_text

_PG: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
Rows = Sequence[tuple[Any, ...]]


def is_postgres(conn: Connection) -> bool:
    """True when the connection speaks PostgreSQL."""
    return conn.dialect.name == "postgresql"


def instant_form() -> Callable[[datetime], str]:
    """How an instant is handed to either driver; the last one is remembered, as neighbours are often equal."""
    last: datetime | None = None
    text = ""

    def form(at: datetime) -> str:
        nonlocal last, text
        if at is not last and at != last:
            last, text = at, instant_text(at)
        return text

    return form


def insert(conn: Connection, table: Table, columns: Sequence[str], rows: Rows, conflict: str = "") -> None:
    """Inserts rows; `conflict` is an ON CONFLICT clause, the same on both databases."""
    if not rows:
        return
    into = f"{_quoted(table.name)} ({', '.join(map(_quoted, columns))})"
    if not is_postgres(conn):
        marks = ", ".join("?" * len(columns))
        conn.exec_driver_sql(f"INSERT INTO {into} VALUES ({marks}) {conflict}", list(rows))
    elif conflict:
        conn.exec_driver_sql(f"INSERT INTO {into} SELECT * FROM {unnest(table, columns)} {conflict}", arrays(rows))
    else:
        _copy(conn, f"COPY {into} FROM STDIN", rows)


def _copy(conn: Connection, statement: str, rows: Rows) -> None:
    driver: Any = conn.dialect.loaded_dbapi
    raw: Any = conn.connection.driver_connection
    try:
        with raw.cursor() as cursor, cursor.copy(statement) as copy:
            for row in rows:
                copy.write_row(row)
    except driver.Error as error:  # told as SQLAlchemy tells the errors of its own statements
        raise DBAPIError(statement, None, error) from error


def update(conn: Connection, table: Table, key: str, columns: Sequence[str], rows: Rows) -> None:
    """Sets columns of the rows whose key is the last value of each tuple."""
    if not rows:
        return
    name = _quoted(table.name)
    if is_postgres(conn):
        sets = ", ".join(f"{_quoted(c)} = v.{_quoted(c)}" for c in columns)
        source = unnest(table, [*columns, key], "v")
        conn.exec_driver_sql(
            f"UPDATE {name} SET {sets} FROM {source} WHERE {name}.{_quoted(key)} = v.{_quoted(key)}", arrays(rows)
        )
    else:
        sets = ", ".join(f"{_quoted(c)} = ?" for c in columns)
        conn.exec_driver_sql(f"UPDATE {name} SET {sets} WHERE {_quoted(key)} = ?", list(rows))


def delete(conn: Connection, table: Table, key: str, values: Sequence[Any]) -> None:
    """Deletes the rows whose key is among the values."""
    if not values:
        return
    name = _quoted(table.name)
    if is_postgres(conn):
        conn.exec_driver_sql(
            f"DELETE FROM {name} WHERE {_quoted(key)} = ANY(%s::{_pg_type(table, key)}[])", (list(values),)
        )
    else:
        conn.exec_driver_sql(f"DELETE FROM {name} WHERE {_quoted(key)} = ?", [(value,) for value in values])


def unnest(table: Table, columns: Sequence[str], alias: str = "v") -> str:
    """PostgreSQL's table made of one array a column."""
    arrays_ = ", ".join(f"%s::{_pg_type(table, column)}[]" for column in columns)
    return f"unnest({arrays_}) AS {alias}({', '.join(map(_quoted, columns))})"


def arrays(rows: Rows) -> tuple[list[Any], ...]:
    """Rows turned into one list a column."""
    return tuple(list(column) for column in zip(*rows, strict=True))


def _pg_type(table: Table, column: str) -> str:
    return table.c[column].type.compile(dialect=_PG)


def _quoted(name: str) -> str:
    return f'"{name}"'
