"""Mail pushed to us: an LMTP (or SMTP) listener that says 250 only after the store has committed.

Built on aiosmtpd, whose defaults lose mail; each is answered here, and a test shows each one:
- an exception in a handler answers a *permanent* 500 with the exception's text: here 451 and no text;
- LMTP owes one answer per accepted recipient after DATA (RFC 2033 section 4.2), aiosmtpd gives one, also for
  its own refusals (too large, line too long): here every answer after 354 is given once per recipient;
- lines above 1001 octets are refused for ever: here the limit is LINE_LIMIT;
- `command_size_limits` is one dictionary for all connections of the process, cleared by each new one:
  here every connection has its own;
- it logs addresses: its log is kept to warnings.

It listens on loopback or a Unix socket: whoever can connect can hand over mail in any name.
"""

from __future__ import annotations

import asyncio
import logging
import stat
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any
from weakref import WeakSet

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from bot.mail.intake import Carrier, Intake, Source
from bot.mail.net import is_loopback
from bot.mail.stamps import LIVE, Policy, stamps_of

log = logging.getLogger(__name__)

DATA_LIMIT = 25 * 1024 * 1024
"""Octets of one message: what large mail hosts accept (aiosmtpd: 32 MiB)."""
LINE_LIMIT = 1024 * 1024
"""Octets of one line; HTML on one line of some 100 kB does occur. RFC 5321 says 1000, mailers do not."""
COMMAND_LIMIT = 4096
"""Octets of one command: the longest legal path and its parameters fit several times."""
RECIPIENT_LIMIT = 100
"""Recipients of one message: the least that RFC 5321 section 4.5.3.1.8 lets a server take."""
IDLE_SECONDS = 300.0
"""RFC 5321 section 4.5.3.2: a server waits at least five minutes."""

TRY_AGAIN = "451 4.3.0 Not taken now, try again later"
TAKEN = "250 2.0.0 Message accepted"
NO_SUCH = "550 5.1.1 No such address here"
TOO_MANY = "452 4.5.3 Too many recipients"


class Dialect(StrEnum):
    """What is spoken on the socket."""

    LMTP = "lmtp"
    SMTP = "smtp"


@dataclass(frozen=True, slots=True)
class ListenerSettings:
    """Where to listen and for whom; `socket` is a Unix socket and wins over host and port (0 = any free one).

    `recipients` are the addresses taken (with any +detail); none means all. `remote` permits an address
    that is not loopback.
    """

    host: str = "127.0.0.1"
    port: int = 8024
    socket: Path | None = None
    dialect: Dialect = Dialect.LMTP
    recipients: frozenset[str] = frozenset()
    hostname: str = "localhost"
    remote: bool = False
    policy: Policy = LIVE
    data_limit: int = DATA_LIMIT
    line_limit: int = LINE_LIMIT

    def __post_init__(self) -> None:
        if self.socket is None and not self.remote and not is_loopback(self.host):
            raise ValueError(f"the listener's host {self.host!r} is not loopback; set `remote` if that is meant")


class IntakeServer:
    """The listener; `start` and `stop` belong to one event loop."""

    def __init__(
        self, settings: ListenerSettings, intake: Intake, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.settings = settings
        self._handler = _Handler(settings, intake, now)
        self._server: asyncio.Server | None = None
        self._sessions: WeakSet[SMTP] = WeakSet()

    @property
    def port(self) -> int:
        """The TCP port that was taken; 0 while stopped or on a Unix socket."""
        if self._server is None or self.settings.socket is not None:
            return 0
        return int(self._server.sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Listen; raises OSError when the place is taken."""
        logging.getLogger("mail.log").setLevel(logging.WARNING)
        loop = asyncio.get_running_loop()
        path = self.settings.socket
        if path is None:
            self._server = await loop.create_server(self._session, self.settings.host, self.settings.port)
            return
        if path.exists() and stat.S_ISSOCK(path.stat().st_mode):
            path.unlink()  # left over by a process that was killed; bind() refuses to replace it
        self._server = await loop.create_unix_server(self._session, path)
        path.chmod(0o660)

    async def stop(self) -> None:
        """Stop listening and hang up. A message not yet answered is the sender's still, and comes again."""
        if self._server is None:
            return
        server, self._server = self._server, None
        server.close()
        for session in list(self._sessions):
            if session.transport is not None:
                session.transport.close()
        await server.wait_closed()
        if self.settings.socket is not None:
            self.settings.socket.unlink(missing_ok=True)

    def _session(self) -> SMTP:
        kind = _Lmtp if self.settings.dialect is Dialect.LMTP else _Smtp
        session = kind(
            self._handler,
            line_limit=self.settings.line_limit,
            data_size_limit=self.settings.data_limit,
            enable_SMTPUTF8=True,
            hostname=self.settings.hostname,
            ident="officer",
            timeout=IDLE_SECONDS,
            loop=asyncio.get_running_loop(),
        )
        self._sessions.add(session)
        return session


class _Handler:
    """What aiosmtpd asks us. Its hooks are found by name."""

    def __init__(self, settings: ListenerSettings, intake: Intake, now: Callable[[], datetime]) -> None:
        self._settings = settings
        self._intake = intake
        self._now = now

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self._settings.recipients and _without_detail(address) not in self._settings.recipients:
            return NO_SUCH
        if len(envelope.rcpt_tos) >= RECIPIENT_LIMIT:
            return TOO_MANY
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 2.1.5 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        raw = envelope.content
        if not isinstance(raw, bytes):
            raise TypeError("aiosmtpd decoded a message although it was told not to")
        now = self._now()
        # Acceptance here is what the internal date is in a mailbox: the instant of delivery.
        stamps = stamps_of(raw, now, now, self._settings.policy)
        source = Source(
            Carrier.LMTP,
            str(self._settings.socket or self._settings.dialect),
            # The null sender of bounces is "<>" to aiosmtpd; here it is the empty address.
            envelope_from=_storable((envelope.mail_from or "").replace("<>", "")),
            recipients=tuple(_storable(address) for address in envelope.rcpt_tos),
        )
        accepted = self._intake.accept(raw, stamps, source)
        log.info("message %d taken%s", accepted.seq, " again" if accepted.duplicate else "")
        return TAKEN

    async def handle_exception(self, error: Exception) -> str:
        """Whatever went wrong is ours to read in the log, and the sender keeps the message."""
        log.error("message not taken: %s", type(error).__name__, exc_info=error)
        return TRY_AGAIN


class _Smtp(SMTP):
    """SMTP with our limits."""

    def __init__(self, handler: _Handler, *, line_limit: int, **rest: Any) -> None:
        self.line_length_limit = line_limit  # read by the library's own __init__
        super().__init__(handler, **rest)
        self.command_size_limits: dict[str, int] = defaultdict(lambda: COMMAND_LIMIT)


class _Lmtp(_Smtp, LMTP):
    """LMTP with our limits and one answer per recipient after DATA."""

    _owed = 0

    async def push(self, status: str | bytes) -> None:
        line = status.encode() if isinstance(status, str) else status
        if line.startswith(b"354") and self.envelope is not None:
            self._owed = len(self.envelope.rcpt_tos)
        elif self._owed:
            line, self._owed = b"\r\n".join([line] * self._owed), 0
        await super().push(line)


def _without_detail(address: str) -> str:
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def _storable(address: str) -> str:
    """aiosmtpd keeps odd octets as lone surrogates, which no store takes."""
    return address.encode("utf-8", "backslashreplace").decode()
