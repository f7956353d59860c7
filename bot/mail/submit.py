"""Mail out: one message over one SMTP connection, and what became of it.

The answer has three values: sent (the server took it), temporary (try the same bytes again later: the
Message-ID is the same, so a second copy is known as one) and permanent (no attempt will help). When the
connection breaks after the message was given but before the answer, it is temporary: the outbox looks for
the message on the list first.
`detail` holds the server's code and our words for it: neither passwords nor what a stranger's server wrote.
"""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import aiosmtplib

from bot.mail.net import is_address, is_loopback

TIMEOUT = 60.0
"""Seconds for each step of the conversation."""
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


@dataclass(frozen=True, slots=True)
class SubmitSettings:
    """The server that takes our mail; without a user there is no login."""

    host: str
    port: int = 587
    security: Security = Security.STARTTLS
    user: str = ""
    password: str = field(default="", repr=False)
    hostname: str = "localhost"
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

    async def send(self, raw: bytes, mail_from: str, recipients: Sequence[str]) -> Delivery:
        """Hand over the bytes as they are; `mail_from` may be empty (null sender). Raises for no failure of mail."""
        if not recipients:
            return Delivery(DeliveryOutcome.PERMANENT, "no recipient")
        # aiosmtplib sends what its parser finds in an address, which need not be what was meant.
        if not all(is_address(address) for address in [*recipients, *filter(None, [mail_from])]):
            return Delivery(DeliveryOutcome.PERMANENT, "an address cannot be written on the wire")
        settings = self._settings
        client = aiosmtplib.SMTP(
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
        try:
            async with client:
                refused, _ = await client.sendmail(mail_from, list(recipients), raw)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            return _of_code(min(codes), "every recipient was refused", refused=tuple(recipients))
        except aiosmtplib.SMTPAuthenticationError as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"the login was refused ({error.code})")
        except aiosmtplib.SMTPResponseException as error:
            return _of_code(error.code, "refused")
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            return Delivery(DeliveryOutcome.TEMPORARY, f"no conversation with the server: {type(error).__name__}")
        if refused:
            return Delivery(
                DeliveryOutcome.SENT, f"sent, but not to {len(refused)} of {len(recipients)}", tuple(refused)
            )
        return Delivery(DeliveryOutcome.SENT, "sent")


def _of_code(code: int, what: str, refused: tuple[str, ...] = ()) -> Delivery:
    """RFC 5321 section 4.2.1: 4xx may be tried again, 5xx not; a code that is none says the line is bad."""
    lasting = 500 <= code < 600 and code not in AUTH_CODES
    return Delivery(DeliveryOutcome.PERMANENT if lasting else DeliveryOutcome.TEMPORARY, f"{what} ({code})", refused)
