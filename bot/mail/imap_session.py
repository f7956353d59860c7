"""One IMAP connection, read-only, that either answers in time or fails: aioimaplib with a guard around each call.

What aioimaplib 2.0 does by itself, and what is done here:
- a lost connection, or BYE during IDLE, leaves its waiters asleep for ever: every call waits for the answer,
  the loss of the connection and a deadline at once;
- after one timeout its state is wedged: a session that failed once is `broken` and only good to be closed;
- it cannot read long answers: imap_client.py reads them; still callers ask for few messages at a time (BATCH), so
  that little has to be read again after a failure;
- it takes every "* " out of response lines: only literals and numbers are read, never envelopes;
- SEARCH sends a charset by default, which servers may refuse: none is sent;
- user and mailbox names go out unquoted; EXAMINE leaves its state machine behind: both are put right;
- it formats every chunk for a debug log, with the password scrubbed but the mail not: its log is kept to warnings.

Errors name host, mailbox and step; never the user's password nor what the server said.
"""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Self, TypeVar

from aioimaplib import AioImapException
from aioimaplib.aioimaplib import SELECTED, quoted

from bot.mail.imap_client import Client
from bot.mail.net import is_loopback
from bot.mail.stamps import LIVE, Policy, parse_date

T = TypeVar("T")

BATCH = 50
"""Messages of one FETCH."""
IDLE_LIMIT = 300.0
"""Seconds of one IDLE: middleboxes forget quiet connections after five minutes or more."""
STALL_FACTOR = 10
"""A FETCH may go on this many times longer than a command may be silent."""

_UIDVALIDITY = re.compile(rb"\[UIDVALIDITY (\d{1,10})\]", re.IGNORECASE)
_UIDNEXT = re.compile(rb"\[UIDNEXT (\d{1,10})\]", re.IGNORECASE)
_EXISTS = re.compile(rb"(\d{1,10}) EXISTS\s*$", re.IGNORECASE)
_FETCH = re.compile(rb"\d{1,10} FETCH \(", re.IGNORECASE)
_UID = re.compile(rb"\bUID (\d{1,10})", re.IGNORECASE)
_SIZE = re.compile(rb"RFC822\.SIZE (\d{1,10})", re.IGNORECASE)
_WHOLE = re.compile(rb"[^{]*\{\d{1,10}\} (?: [A-Z0-9.]+ (?:\([^()]*\)|\"[^\"]*\"|[^ ()\"]+))*\)", re.IGNORECASE)
"""One message's answer without its literal: what stands after that is other items and the bracket."""
_INTERNALDATE = re.compile(rb'INTERNALDATE "([^"]{1,60})"', re.IGNORECASE)


class MailboxError(Exception):
    """The mailbox could not be read; trying again later, on a new connection, may help."""


@dataclass(frozen=True, slots=True)
class ImapSettings:
    """Where the forum's mailbox is. Without TLS only loopback is allowed. Times are in seconds."""

    host: str
    user: str
    password: str = field(repr=False)
    port: int = 993
    mailbox: str = "INBOX"
    tls: bool = True
    account: str = ""
    policy: Policy = LIVE
    command_seconds: float = 60.0
    idle_seconds: float = IDLE_LIMIT
    poll_seconds: float = 60.0
    backoff_seconds: float = 1.0
    backoff_limit: float = 300.0
    sweep_days: int = 30
    sweep_seconds: float = 6 * 3600.0
    ssl_context: ssl.SSLContext | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.tls and not is_loopback(self.host):
            raise ValueError(f"reading mail from {self.host!r} without TLS would show the password to the network")
        if not 0 < self.idle_seconds <= IDLE_LIMIT:
            raise ValueError(f"idle_seconds must be above 0 and at most {IDLE_LIMIT:.0f}")
        if not self.account:
            object.__setattr__(self, "account", f"{self.user}@{self.host}")


@dataclass(frozen=True, slots=True)
class Selected:
    """What the server said of the mailbox when it was opened."""

    uidvalidity: int
    exists: int
    uidnext: int | None


@dataclass(frozen=True, slots=True)
class Fetched:
    """One message as the mailbox holds it."""

    uid: int
    internaldate: datetime | None
    raw: bytes


class ImapSession:
    """One logged-in connection. After a MailboxError it is broken: close it and open another."""

    def __init__(self, settings: ImapSettings) -> None:
        logging.getLogger("aioimaplib").setLevel(logging.WARNING)
        self._settings = settings
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        context = (settings.ssl_context or ssl.create_default_context()) if settings.tls else None
        self._client: Any = Client(
            settings.host,
            settings.port,
            timeout=settings.command_seconds,
            conn_lost_cb=self._connection_lost,
            ssl_context=context,
        )
        self.broken = False

    @classmethod
    async def open(cls, settings: ImapSettings) -> Self:
        """Connect and log in; raises MailboxError."""
        session = cls(settings)
        try:
            await session._guard("connecting", session._client.wait_hello_from_server())
            if session._client.get_state() != "AUTH":
                login = session._client.login(quoted(settings.user), settings.password)
                session._check("the login", await session._guard("the login", login))
            await session._guard("asking for capabilities", session._client.protocol.capability())
        except BaseException:
            session.broken = True
            await session.close()
            raise
        return session

    @property
    def can_idle(self) -> bool:
        """Whether the server can tell us of new mail."""
        return bool(self._client.has_capability("IDLE"))

    async def examine(self) -> Selected:
        """Open the mailbox for reading only; also the way to learn what changed."""
        response = await self._guard("opening the mailbox", self._client.examine(quoted(self._settings.mailbox)))
        lines = self._check("opening the mailbox", response)
        self._client.protocol.state = SELECTED
        text = b"\n".join(lines)
        validity, following = _UIDVALIDITY.search(text), _UIDNEXT.search(text)
        if validity is None:
            raise self._error("the mailbox has no UIDVALIDITY, so its messages cannot be told apart")
        exists = [int(match[1]) for line in lines if (match := _EXISTS.match(line))]
        return Selected(int(validity[1]), exists[-1] if exists else 0, int(following[1]) if following else None)

    async def search(self, *criteria: str) -> list[int]:
        """The UIDs that match, sorted; servers need not sort them."""
        response = await self._guard("searching", self._client.uid_search(*criteria, charset=None))
        lines = self._check("searching", response)
        return sorted({int(word) for line in lines[:-1] for word in line.split() if word.isdigit()})

    async def sizes(self, uids: Sequence[int]) -> dict[int, int]:
        """Octets of each message, as far as the server tells."""
        found: dict[int, int] = {}
        for text, _ in await self._fetch(uids, "(UID RFC822.SIZE)"):
            uid, size = _UID.search(text), _SIZE.search(text)
            if uid and size:
                found[int(uid[1])] = int(size[1])
        return found

    async def fetch(self, uids: Sequence[int]) -> list[Fetched]:
        """The messages that the server gives of these, in order of UID; it may leave out some."""
        wanted, found = set(uids), dict[int, Fetched]()
        for text, literals in await self._fetch(uids, "(UID INTERNALDATE BODY.PEEK[])"):
            uid, date = _UID.search(text), _INTERNALDATE.search(text)
            if uid is None or int(uid[1]) not in wanted or not literals:
                continue  # an unasked FLAGS update, or a message that is gone
            if len(literals) > 1 or not _WHOLE.fullmatch(text):
                raise self._error("a message's end is not where the server said")
            at = parse_date(date[1].decode("ascii", "replace")) if date else None
            found[int(uid[1])] = Fetched(int(uid[1]), at, literals[0])
        return [found[uid] for uid in sorted(found)]

    async def idle(self, stop: asyncio.Event) -> None:
        """Wait until the server says something, the time is up or `stop` is set."""
        ended = await self._guard("starting IDLE", self._client.idle_start(timeout=2 * IDLE_LIMIT))
        push = asyncio.ensure_future(self._client.protocol.idle_queue.get())
        stopping = asyncio.ensure_future(stop.wait())
        try:
            waiters: set[asyncio.Future[Any]] = {push, stopping, self._lost}
            await asyncio.wait(waiters, timeout=self._settings.idle_seconds, return_when=asyncio.FIRST_COMPLETED)
            lines = push.result() if push.done() else []
        finally:
            push.cancel()
            stopping.cancel()
        if self._lost.done() or (isinstance(lines, list) and any(bytes(line).startswith(b"BYE") for line in lines)):
            raise self._error("the connection was lost while waiting for mail")
        self._client.idle_done()
        await self._guard("ending IDLE", ended)

    async def close(self) -> None:
        """Log out if that is still possible, and hang up in any case."""
        try:
            if not self.broken:
                await self._guard("logging out", self._client.logout(), 5.0)
        except MailboxError:
            pass
        finally:
            self.broken = True
            client = self._client
            client._client_task.cancel()
            for task in list(client.tasks) + list(client.protocol.tasks):
                task.cancel()
            if client.protocol.transport is not None:
                client.protocol.transport.abort()

    async def _fetch(self, uids: Sequence[int], items: str) -> list[tuple[bytes, list[bytes]]]:
        """Per message the text of its answer and its literals."""
        if len(uids) > BATCH:
            raise ValueError(f"at most {BATCH} messages are fetched at a time")
        command = self._client.uid("fetch", ",".join(map(str, uids)), items)
        response = await self._guard("fetching", command, STALL_FACTOR * self._settings.command_seconds)
        groups: list[tuple[bytes, list[bytes]]] = []
        for line in self._check("fetching", response)[:-1]:
            if isinstance(line, bytearray):
                if groups:
                    groups[-1][1].append(bytes(line))
            elif _FETCH.match(line):
                groups.append((bytes(line), []))
            elif groups:
                groups[-1] = (groups[-1][0] + b" " + bytes(line), groups[-1][1])
        return groups

    async def _guard(self, step: str, call: Coroutine[Any, Any, T] | asyncio.Future[T], seconds: float = 0) -> T:
        """The answer to a call, or MailboxError when it fails, is late, or the connection is lost."""
        task = asyncio.ensure_future(call)
        late = seconds or self._settings.command_seconds
        waiters: set[asyncio.Future[Any]] = {task, self._lost}
        try:
            await asyncio.wait(waiters, timeout=late, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not task.done():
                self.broken = True
                task.cancel()
        if not task.done():
            why = "the connection was lost" if self._lost.done() else f"no answer within {late:g} s"
            raise self._error(f"{why} while {step}" if step.endswith("ing") else f"{why} at {step}")
        try:
            return task.result()
        except TimeoutError:
            raise self._error(f"no answer within {late:g} s ({step})") from None
        except ssl.SSLError as error:
            hint = "; this port does not speak TLS: take the one that does (993), or tls = false on this machine"
            plain = error.reason == "WRONG_VERSION_NUMBER"
            raise self._error(f"{step} failed: {error.reason or 'TLS'}{hint if plain else ''}") from None
        except OSError as error:
            raise self._error(f"{step} failed: {error.strerror or type(error).__name__}") from None
        except (AioImapException, ValueError, IndexError) as error:
            raise self._error(f"{step} failed: {type(error).__name__}") from None

    def _check(self, step: str, response: Any) -> list[Any]:
        if response.result != "OK":
            raise self._error(f"the server refused {step}")
        return list(response.lines)

    def _error(self, reason: str) -> MailboxError:
        self.broken = True
        return MailboxError(f"mailbox {self._settings.mailbox} at {self._settings.host}: {reason}")

    def _connection_lost(self, _error: Exception | None) -> None:
        if not self._lost.done():
            self._lost.set_result(None)
