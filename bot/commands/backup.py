"""`officer backup`: copies a SQLite store while the service uses it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import make_url

from bot.commands.game import store_url
from bot.errors import Complaint
from bot.store.store import Store

PAGES = 1000
"""Pages copied at a time; between them the service may write."""
POSTGRES = "a PostgreSQL store is copied by its own tool: pg_dump --format=custom --file={file} {database}"


def backup(file: Path, *, config: str | None = None, store: str | None = None) -> None:
    """Copy the store to a file, whole and consistent, while the service runs; a file that is there is replaced.

    Parameters
    ----------
    file
        Where the copy goes.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    parsed = make_url(store_url(config, store))
    if parsed.get_backend_name() != "sqlite":
        raise Complaint(POSTGRES.format(file=file, database=parsed.database or ""))
    place = Path(parsed.database or "")
    if not place.is_file():
        raise Complaint(f"{place}: no such store")
    if file.is_dir():
        raise Complaint(f"{file}: is a folder; name a file in it")
    if file.exists() and file.samefile(place):
        raise Complaint(f"{file}: is the store itself; name another file for its copy")
    if not file.parent.is_dir():
        raise Complaint(f"{file}: there is no folder {file.parent}")
    unfinished = file.with_name(f"{file.name}.unfinished")
    copy(place, unfinished)
    with Store.open(f"sqlite:///{unfinished}") as held:  # what cannot be opened is no backup
        entries = held.last_seq()
    _settle(unfinished)
    unfinished.replace(file)
    print(f"{file}: {entries} entries, {file.stat().st_size} octets")


def copy(source: Path, target: Path) -> None:
    """The database as it is at one instant. Raises Complaint when it cannot be read or written."""
    try:
        target.unlink(missing_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
        begin, end = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(target)
        try:
            begin.backup(end, pages=PAGES)
        finally:
            begin.close()
            end.close()
    except OSError as error:
        raise Complaint(f"{target}: {(error.strerror or 'cannot be written').lower()}") from None
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise Complaint(f"{source} cannot be copied: {error}") from None


def _settle(file: Path) -> None:
    """Everything is in the one file, and on the disk."""
    with sqlite3.connect(file) as conn:
        conn.execute("PRAGMA journal_mode=DELETE")
    conn.close()
    with file.open("rb") as held:
        os.fsync(held.fileno())
