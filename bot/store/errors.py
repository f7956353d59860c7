"""What can go wrong with a store, told in one line that an operator can act on and a stranger may not exploit.

`explain` turns a driver's error into such a line. Neither the password of the store's URL nor the values of
a statement ever reach it.
"""

from __future__ import annotations

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, SQLAlchemyError

LINE_LIMIT = 300
"""Characters kept of a server's own words: enough for every message of PostgreSQL's connection code."""

_WORDS: tuple[tuple[str, str], ...] = (
    ("file is not a database", "the file is not a SQLite database"),
    ("database disk image is malformed", "the database file is corrupt; restore it from a backup"),
    ("database is locked", "another program holds the database locked"),
    ("attempt to write a readonly database", "the database is read-only"),
    (
        "unable to open database file",
        "the database file cannot be opened (does its folder exist and may it be written?)",
    ),
    ("database or disk is full", "the disk is full"),
    ("disk i/o error", "the disk does not answer (I/O error)"),
    ("could not translate host name", "the name of the database host cannot be resolved"),
    ("failed to resolve host", "the name of the database host cannot be resolved"),
    ("password authentication failed", "the database server refused the user or the password"),
    ("no password supplied", "the database server asks for a password and the URL has none"),
    ("connection refused", "the database server cannot be reached (connection refused)"),
    ("no such file or directory", "the database server cannot be reached (its socket does not exist)"),
    ("timeout expired", "the database server does not answer in time"),
    ("connection timeout", "the database server does not answer in time"),
    ("server closed the connection", "the database server closed the connection"),
    ("terminating connection", "the database server closed the connection"),
    ("the connection is closed", "the database server closed the connection"),
    ("read-only transaction", "the database is read-only"),
    ("no such table", "a table of the store is missing; the database was changed by hand"),
)


class StoreError(Exception):
    """The store cannot do what was asked; the text is one clear line without secrets."""


class SchemaError(StoreError):
    """The store's schema is newer than this program, or not the officer's at all."""


class RefusedError(StoreError):
    """The store is there and refuses what it was given: trying again will not help."""


def safe_name(url: URL) -> str:
    """The store's URL as it may be shown: no password and no query, where another password could hide."""
    if url.get_backend_name() == "sqlite":
        return f"sqlite:{url.database or ' in memory'}"
    port = f":{url.port}" if url.port else ""
    return f"{url.get_backend_name()}://{url.host or ''}{port}/{url.database or ''}"


def explain(error: SQLAlchemyError, url: URL) -> str:
    """One line for the operator: which store, and what is wrong with it."""
    if isinstance(error, NoSuchModuleError):
        return f"store {safe_name(url)}: this kind of database is not supported; use sqlite or postgresql"
    own = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    lowered = own.lower()
    for sign, words in _WORDS:
        if sign in lowered:
            return f"store {safe_name(url)}: {words}"
    return f"store {safe_name(url)}: {_one_line(own, url)}"


def _one_line(words: str, url: URL) -> str:
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    line = lines[0] if lines else "unknown error"
    for secret in (url.password, *(url.query.get(name) for name in ("password", "sslpassword"))):
        for one in (secret,) if isinstance(secret, str) else secret or ():
            if one:
                line = line.replace(one, "***")
    return line[:LINE_LIMIT]
