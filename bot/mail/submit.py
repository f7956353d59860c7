"""Mail out: one message over one SMTP connection, and what became of it.

The answer has five values: sent (the server took it), temporary (it did not; try the same bytes again later),
permanent (no attempt will help), unsure (the connection broke after the text was given and before the answer: the
outbox looks for the mail on the list before it is given again) and dropped (`ready`, asked right before the text is
given, said that it is not wanted any more).
`detail` holds the server's code and our words for it: neither passwords nor what a stranger's server wrote.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import aiosmtplib

from bot.mail.net import is_address, is_loopback

TIMEOUT = 60.0
"""Seconds for each step of the conversation."""
QUIT_TIMEOUT = 5.0
"""Seconds for the server's good-bye, of which nothing depends."""
AUTH_CODES = frozenset({454, 530, 534, 535, 538})
"""RFC 4954 section 6: the login is wrong or wanting, which says nothing of the message."""


class Security(StrEnum):
    """How the connection is protected; `plain` is for loopback only."""

    TLS = "tls"
    STARTTLS = "starttls"
    PLAIN = "plain"


class DeliveryOutcome(StrEnum):
    """What became of a message."""

    SENT = "sent"
    TEMPORARY = "temporary"
    PERMANENT = "permanent"
    UNSURE = "unsure"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class SubmitSettings:
    """The server that takes our mail; without a user there is no login."""

    host: str
    port: int = 587
    security: Security = Security.STARTTLS
    user: str = ""
    password: str = field(default="", repr=False)
    hostname: str = "localhost"
    own: str = ""
    """The sender to name where a server refuses the null sender, as some submission servers do."""
    timeout: float = TIMEOUT
    ssl_context: ssl.SSLContext | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.security is Security.PLAIN and not is_loopback(self.host):
            raise ValueError(f"handing mail to {self.host!r} without TLS would show it to the network")


@dataclass(frozen=True, slots=True)
class Delivery:
    """The outcome, a line for the log, and the recipients that the server refused while it took others."""

    outcome: DeliveryOutcome
    detail: str
    refused: tuple[str, ...] = ()


class Submitter:
    """Sends through one server; each message on a connection of its own, for an outbox of a few mails an hour."""

    def __init__(self, settings: SubmitSettings) -> None:
        self._settings = settings

    async def send(
        self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool] = lambda: True
    ) -> Delivery:
        """Hand over the bytes as they are; `mail_from` may be empty (null sender). Raises for no failure of mail,
        only what `ready` raises."""
        if not recipients:
            return Delivery(DeliveryOutcome.PERMANENT, "no recipient")
        # aiosmtplib sends what its parser finds in an address, which need not be what was meant.
        if not all(is_address(address) for address in [*recipients, *filter(None, [mail_from])]):
            return Delivery(DeliveryOutcome.PERMANENT, "an address cannot be written on the wire")
        client = self._client()
        try:
            await client.connect()
            await self._introduce(client, mail_from)
            refused = await _name(client, recipients)
            if len(refused) == len(recipients):
                return _of_code(min(refused.values()), "every recipient was refused", tuple(refused))
            if not ready():
                return Delivery(DeliveryOutcome.DROPPED, "not wanted any more")
            return await _give(client, raw, tuple(refused), len(recipients))
        except aiosmtplib.SMTPAuthenticationError as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"the login was refused ({error.code})")
        except aiosmtplib.SMTPResponseException as error:
            return _of_code(error.code, "refused")
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"no conversation with the server: {type(error).__name__}")
        finally:
            await _hang_up(client)

    async def rehearse(self, mail_from: str, recipient: str) -> Delivery:
        """Says everything that goes before the text of a mail, and takes it back: "sent" if it would be taken."""
        client = self._client()
        try:
            await client.connect()
            await client.mail(mail_from, encoding="ascii")
            refused = await _name(client, [recipient])
            if refused:
                return _of_code(refused[recipient], "the recipient was refused", (recipient,))
            await client.rset()
        except aiosmtplib.SMTPAuthenticationError as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"the login was refused ({error.code})")
        except aiosmtplib.SMTPSenderRefused as error:
            return _of_code(error.code, "the sender was refused")
        except aiosmtplib.SMTPResponseException as error:
            return _of_code(error.code, "refused")
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"no conversation with the server: {type(error).__name__}")
        finally:
            await _hang_up(client)
        return Delivery(DeliveryOutcome.SENT, "would be taken")

    def _client(self) -> aiosmtplib.SMTP:
        settings = self._settings
        return aiosmtplib.SMTP(
            hostname=settings.host,
            port=settings.port,
            use_tls=settings.security is Security.TLS,
            start_tls=settings.security is Security.STARTTLS,
            username=settings.user or None,
            password=settings.password if settings.user else None,
            local_hostname=settings.hostname,
            timeout=settings.timeout,
            tls_context=settings.ssl_context,
        )

    async def _introduce(self, client: aiosmtplib.SMTP, mail_from: str) -> None:
        try:
            await client.mail(mail_from, encoding="ascii")
        except aiosmtplib.SMTPSenderRefused as error:
            if mail_from or not self._settings.own or error.code < 500:
                raise
            await client.mail(self._settings.own, encoding="ascii")


async def _name(client: aiosmtplib.SMTP, recipients: Sequence[str]) -> dict[str, int]:
    """Names the recipients; gives those that the server refused, with its code."""
    refused: dict[str, int] = {}
    for one in recipients:
        try:
            await client.rcpt(one, encoding="ascii")
        except aiosmtplib.SMTPRecipientRefused as error:
            refused[one] = error.code
    return refused


async def _give(client: aiosmtplib.SMTP, raw: bytes, refused: tuple[str, ...], named: int) -> Delivery:
    """Gives the text. What breaks from here on leaves it open whether the server has the mail."""
    try:
        await client.data(raw)
    except aiosmtplib.SMTPResponseException as error:
        if 400 <= error.code < 600:
            return _of_code(error.code, "refused")
        return Delivery(DeliveryOutcome.UNSURE, f"an answer that is none ({error.code}) after the text was given")
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        return Delivery(DeliveryOutcome.UNSURE, f"no answer after the text was given: {type(error).__name__}")
    if refused:
        return Delivery(DeliveryOutcome.SENT, f"sent, but not to {len(refused)} of {named}", refused)
    return Delivery(DeliveryOutcome.SENT, "sent")


async def _hang_up(client: aiosmtplib.SMTP) -> None:
    """Ends the conversation; however that goes, what was said before counts."""
    try:
        if client.is_connected:
            await client.quit(timeout=min(QUIT_TIMEOUT, client.timeout or QUIT_TIMEOUT))
    except (aiosmtplib.SMTPException, OSError, TimeoutError):
        pass
    finally:
        client.close()


def _of_code(code: int, what: str, refused: tuple[str, ...] = ()) -> Delivery:
    """RFC 5321 section 4.2.1: 4xx may be tried again, 5xx not; a code that is none says the line is bad."""
    lasting = 500 <= code < 600 and code not in AUTH_CODES
    return Delivery(DeliveryOutcome.PERMANENT if lasting else DeliveryOutcome.TEMPORARY, f"{what} ({code})", refused)
