"""The service's configuration: a TOML file -> typed settings, with faults that name file, line and key.

Passwords are best kept out of the file: every `password` may be replaced by `password_file` (a file's first
line) or `password_env` (a variable of the environment). File names are relative to the configuration's folder.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.errors import Complaint
from bot.genesis import line_of, toml_fault
from bot.mail.imap_session import ImapSettings
from bot.mail.lmtp import Dialect, ListenerSettings
from bot.mail.submit import Security, SubmitSettings

_MSGSPEC_PATH = re.compile(r" - at `\$\.?(.*)`$")
T = TypeVar("T")

DEFAULT_STORE = "sqlite:///officer.sqlite"


class _Login(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A server that may ask who we are."""

    host: str
    user: str = ""
    password: str = ""
    password_file: str = ""
    password_env: str = ""


class Imap(_Login, forbid_unknown_fields=True, kw_only=True):
    """A mailbox to follow."""

    port: int = 993
    mailbox: str = "INBOX"
    tls: bool = True
    poll_seconds: float = 60.0


class Smtp(_Login, forbid_unknown_fields=True, kw_only=True):
    """The server that takes our mail."""

    port: int = 587
    security: Security = Security.STARTTLS
    hostname: str = "localhost"


class Listen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where mail is pushed to us."""

    host: str = "127.0.0.1"
    port: int = 8024
    socket: str = ""
    dialect: Dialect = Dialect.LMTP
    recipients: list[str] = []
    remote: bool = False


class Page(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The page of the state; without a port there is none."""

    host: str = "127.0.0.1"
    port: int = 8080


class Officer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The bot as its correspondents see it."""

    address: str
    name: str = "The Automated Officer"
    receipts: bool = True
    """Answer every mail that performs acts with what was understood and what came of it."""
    reminders: bool = True


class _Store(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    url: str = DEFAULT_STORE


class Log(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is written to the log."""

    level: str = "info"
    json: bool = False


class Config(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything that the service is told."""

    officer: Officer
    store: _Store = msgspec.field(default_factory=_Store)
    imap: list[Imap] = []
    listen: Listen | None = None
    smtp: Smtp | None = None
    page: Page | None = None
    log: Log = msgspec.field(default_factory=Log)
    folder: str = ""
    """Not written in the file: where it lies."""

    @property
    def url(self) -> str:
        """The store's URL; a relative SQLite file lies beside the configuration."""
        return beside(self.store.url, Path(self.folder))

    def imap_settings(self) -> list[ImapSettings]:
        """The mailboxes to follow. Raises Complaint for a password that cannot be read or an unsafe server."""
        return [
            _guard(
                "imap",
                partial(
                    ImapSettings, one.host, one.user, self._password(one), one.port, one.mailbox, one.tls,
                    poll_seconds=one.poll_seconds,
                ),
            )
            for one in self.imap
        ]  # fmt: skip

    def listener(self) -> ListenerSettings | None:
        """Where to listen, if anywhere."""
        one = self.listen
        if one is None:
            return None
        socket = Path(self.folder, one.socket) if one.socket else None
        recipients = frozenset(address.lower() for address in one.recipients)
        return _guard(
            "listen",
            lambda: ListenerSettings(
                one.host, one.port, socket, one.dialect, recipients, hostname="localhost", remote=one.remote
            ),
        )

    def submission(self) -> SubmitSettings | None:
        """The server that takes our mail, if there is one."""
        one = self.smtp
        if one is None:
            return None
        return _guard(
            "smtp",
            lambda: SubmitSettings(one.host, one.port, one.security, one.user, self._password(one), one.hostname),
        )

    def _password(self, one: _Login) -> str:
        if one.password_env:
            if one.password_env not in os.environ:
                raise Complaint(f"password_env: the environment has no {one.password_env}")
            return os.environ[one.password_env]
        if one.password_file:
            place = Path(self.folder, one.password_file)
            try:
                return place.read_text("utf-8").partition("\n")[0].strip()
            except (OSError, UnicodeDecodeError) as error:
                raise Complaint(f"password_file {place}: {_why(error)}") from None
        return one.password


def _guard(table: str, make: Callable[[], T]) -> T:
    """Settings that refuse themselves (a password over an open line ...) are the operator's to mend."""
    try:
        return make()
    except ValueError as error:
        raise Complaint(f"configuration, [{table}]: {error}") from None


def beside(url: str, folder: Path) -> str:
    """A SQLite URL with its relative file taken from a folder; other URLs as they are."""
    prefix = "sqlite:///"
    if not url.startswith(prefix) or url.startswith(prefix + "/") or url == prefix or ":memory:" in url:
        return url
    return prefix + str((folder / url.removeprefix(prefix)).resolve())


def load(path: str | Path) -> Config:
    """Reads a configuration. Raises Complaint: FILE:LINE: KEY: what is wrong."""
    file = Path(path)
    try:
        text = file.read_text("utf-8-sig")
        tables = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"{file}: {_why(error)}") from None
    except tomllib.TOMLDecodeError as error:
        raise Complaint(toml_fault(file, text, error)) from None
    try:
        config = msgspec.convert(tables, Config)
    except msgspec.ValidationError as error:
        raise Complaint(_fault(file, text, str(error))) from None
    config.folder = str(file.resolve().parent)
    return config


def _fault(file: Path, text: str, said: str) -> str:
    found = _MSGSPEC_PATH.search(said)
    path = re.sub(r"\[(\d*|\.\.\.)\]", lambda m: f".{m[1]}" if m[1].isdigit() else ".0", found[1]) if found else ""
    said = _MSGSPEC_PATH.sub("", said).replace("Object", "the table")
    unknown = re.search(r"unknown field `([^`]+)`", said)
    missing = re.search(r"missing required field `([^`]+)`", said)
    named = unknown or missing
    key = named[1] if named else ""
    where = ".".join(part for part in (path, key) if part)
    reason = "unknown key" if unknown else "is missing" if missing else said[:1].lower() + said[1:]
    line = line_of(text, where)
    return f"{file}{f':{line}' if line else ''}: {where}: {reason}"


def _why(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "is not UTF-8 text"
    return (error.strerror or "cannot be read").lower()
