"""The one connection pool of a store, with the two kinds of transaction: reading and writing.

SQLite: WAL, synchronous=FULL (a commit is on the disk before it returns), foreign keys, a busy timeout; a
writing transaction takes the write lock when it begins, so it never fails half way for want of it.
PostgreSQL: psycopg 3, a check of pooled connections before use, a limit on the time to connect.
Every error of the driver leaves as `StoreError`.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from bot.store.codec import decode, encode_text
from bot.store.errors import RefusedError, StoreError, explain, safe_name

BUSY_MILLISECONDS = 10_000
"""How long a writer of SQLite waits for another: far longer than the longest batch takes."""
CONNECT_SECONDS = 10
"""How long a PostgreSQL server may take to answer a new connection."""
_POSTGRES = {"postgres", "postgresql", "postgresql+psycopg"}
_SQLITE = {"sqlite", "sqlite+pysqlite"}


class Connected:
    """A store's connection: what every part of `Store` builds on."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._one = threading.RLock() if isinstance(engine.pool, StaticPool) else None
        """A database in memory has one connection; its users take turns."""
        self._hurried = False

    @property
    def postgres(self) -> bool:
        """True on PostgreSQL, False on SQLite."""
        return self._engine.dialect.name == "postgresql"

    @property
    def name(self) -> str:
        """The store's name for people: its URL without secrets."""
        return safe_name(self._engine.url)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with self._transaction(writing=False) as conn:
            yield conn

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._transaction(writing=True) as conn:
            yield conn

    @contextmanager
    def _transaction(self, writing: bool) -> Iterator[Connection]:
        if self._one is not None:
            self._one.acquire()
        try:
            wanted = self._engine.connect().execution_options(store_writing=writing, store_hurried=self._hurried)
            with wanted as conn, conn.begin():
                yield conn
        except (DataError, IntegrityError) as error:
            raise RefusedError(explain(error, self._engine.url)) from error
        except SQLAlchemyError as error:
            raise StoreError(explain(error, self._engine.url)) from error
        finally:
            if self._one is not None:
                self._one.release()

    @contextmanager
    def hurried(self) -> Iterator[None]:
        """For work that can be done again, such as an import: what SQLite commits is on the disk only at the end.

        A loss of power before that takes back the last commits, whole and in order; it harms nothing else. Raises
        StoreError when the end cannot be put on the disk; work that failed itself is done again, and waits for nothing.
        """
        self._hurried = True
        try:
            yield
        finally:
            self._hurried = False
        if self.postgres:
            return
        try:
            with self._engine.connect().execution_options(store_begins=False) as conn:
                conn.exec_driver_sql("PRAGMA wal_checkpoint(FULL)")
        except SQLAlchemyError as error:
            raise StoreError(explain(error, self._engine.url)) from error

    def ping(self) -> None:
        """Raises StoreError when the store cannot be read just now."""
        with self._read() as conn:
            conn.execute(text("SELECT 1" if self.postgres else "SELECT count(*) FROM sqlite_master"))

    def close(self) -> None:
        """Gives up all connections; SQLite folds its write-ahead log into the file."""
        self._engine.dispose()


def connect(url: str) -> Engine:
    """An engine for the URL; nothing is opened yet. Raises StoreError for a URL that names no store."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the store's URL cannot be read; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
        ) from None
    try:
        if parsed.drivername in _SQLITE:
            return _sqlite(parsed)
        if parsed.drivername in _POSTGRES:
            return _postgres(parsed.set(drivername="postgresql+psycopg"))
    except SQLAlchemyError as error:
        raise StoreError(explain(error, parsed)) from None
    raise StoreError(f"store {safe_name(parsed)}: this kind of database is not supported; use sqlite or postgresql")


def _postgres(url: URL) -> Engine:
    timeout: dict[str, Any] = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
    return create_engine(
        url,
        pool_pre_ping=True,
        connect_args=timeout,
        json_serializer=encode_text,
        json_deserializer=decode,
        hide_parameters=True,
    )


def _sqlite(url: URL) -> Engine:
    place = url.database or ""
    memory = place in ("", ":memory:")
    if not memory and not place.startswith("file:"):
        folder = Path(place).expanduser().parent
        if not folder.is_dir():
            raise StoreError(f"store {safe_name(url)}: the folder {folder} does not exist")
        if Path(place).is_dir():
            raise StoreError(f"store {safe_name(url)}: this is a folder, not a database file")
        _private(Path(place))
    engine = (
        create_engine(url, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False})
        if memory
        else create_engine(url, hide_parameters=True)
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _private(place: Path) -> None:
    """Makes a new file that only its owner reads: it holds everybody's mail and the secret of the draws."""
    with suppress(OSError):  # what stands against it is told when the database is opened
        os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _prepare_sqlite(raw: sqlite3.Connection, record: object) -> None:
    raw.isolation_level = None  # the driver's own idea of transactions would commit before DDL
    raw.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    raw.execute("PRAGMA foreign_keys=ON")
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("PRAGMA journal_mode=WAL")


def _begin_sqlite(conn: Connection) -> None:
    options = conn.get_execution_options()
    if not options.get("store_begins", True):
        return  # a checkpoint stands outside of transactions
    writing = options.get("store_writing", True)
    if writing:
        conn.exec_driver_sql(f"PRAGMA synchronous={'NORMAL' if options.get('store_hurried') else 'FULL'}")
    conn.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
