"""The servers: mailboxes that can be read, a server that takes our mail, ports of our own that are free."""

from __future__ import annotations

import errno
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.checking.finding import Findings
from bot.config import Config, Mailbox, Submission
from bot.errors import Complaint
from bot.mail.imap_session import ImapSession, ImapSettings, MailboxError
from bot.mail.lmtp import ListenerSettings
from bot.mail.net import is_loopback
from bot.mail.submit import DeliveryOutcome, Submitter

SECONDS = 15.0
"""For each step of a conversation: whoever waits sits at a terminal."""

_STEPS = (
    ("the login", "user or password are wrong; many providers want an app password for IMAP"),
    ("opening the mailbox", "correct `mailbox`; folders are spelled as the server spells them"),
    ("no UIDVALIDITY", "this server cannot be used; read the list by another mailbox or by LMTP"),
    ("no answer within", "is the port right? A port with TLS (993) that is spoken to without it is silent"),
)
CONNECT = "are `host`, `port` and `tls` right, is the server up, does a firewall stand between?"


async def mailbox(
    found: Findings, one: Mailbox, opening: Callable[[ImapSettings], Awaitable[ImapSession]] = ImapSession.open
) -> None:
    """A mailbox can be reached, logged into and opened."""
    try:
        settings = replace(one.settings, password=one.secret.read(), command_seconds=SECONDS)
    except Complaint as error:
        found.fail(str(error), "write the password there; the mailbox was not tried")
        return
    try:
        session = await opening(settings)
        try:
            selected = await session.examine()
            idle = session.can_idle
        finally:
            await session.close()
    except MailboxError as error:
        todo = next((step for sign, step in _STEPS if sign in str(error)), CONNECT)
        found.fail(str(error), todo)
        return
    how = "tells of new mail (IDLE)" if idle else f"has no IDLE: it is asked every {settings.poll_seconds:g} s"
    found.ok(f"{settings.mailbox} at {settings.host}: {selected.exists} mails; {how}")


async def submission(found: Findings, one: Submission, address: str) -> None:
    """The server takes our login and our sender; no mail is sent."""
    try:
        settings = replace(one.settings, password=one.secret.read(), timeout=SECONDS)
    except Complaint as error:
        found.fail(str(error), "write the password there; the server was not tried")
        return
    done = await Submitter(settings).rehearse(address, address)
    where = f"{settings.host}:{settings.port}"
    if done.outcome is DeliveryOutcome.SENT:
        found.ok(f"{where} would take mail from and to the officer; nothing was sent")
    elif "login" in done.detail:
        found.fail(f"{where}: {done.detail}", "user or password are wrong; many providers want an app password")
    elif "no conversation" in done.detail:
        found.fail(f"{where}: {done.detail}", "are `host`, `port` and `security` right, is the server up?")
    else:
        found.fail(f"{where}: {done.detail}", "ask its operator whether the account may use this address")


def listener(found: Findings, settings: ListenerSettings) -> None:
    """Where mail is pushed to us."""
    if settings.socket is not None:
        folder = settings.socket.parent
        if not folder.is_dir():
            found.fail(
                f"the folder {folder} of the socket does not exist", f"mkdir {folder}, owned by the service's user"
            )
        else:
            found.ok(f"mail is taken at the socket {settings.socket}")
        return
    if not is_loopback(settings.host):
        found.warn(
            f"mail is taken on {settings.host}: whoever reaches it writes in any name",
            "listen on 127.0.0.1, or let a firewall pass your own mail server alone",
        )
    place(found, "mail is taken", settings.host, settings.port)


def place(found: Findings, what: str, host: str, port: int) -> None:
    """A port of our own: free, or taken by the service that runs already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                found.warn(f"{host}:{port} is taken", "if not by the running service, choose another port")
            else:
                found.fail(f"{host}:{port}: {(error.strerror or 'cannot be used').lower()}", "correct host and port")
            return
    found.ok(f"{what} at {host}:{port}")


def reading(found: Findings, config: Config) -> None:
    """Whether mail comes in and goes out at all."""
    if not config.mailboxes and config.listener is None:
        found.fail("neither [[imap]] nor [lmtp] is configured: no mail is read", "write one of them")
    if config.submission is None:
        found.warn("no [smtp] is configured: mails wait in the outbox", "write [smtp]")
