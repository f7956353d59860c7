"""An embedded mailing list: takes mail by SMTP on this machine, hands it on to the officer, keeps what was posted.

What a list server does to mail it does too: a trace line on top with the instant of arrival, and the list's own
fields. Mail that is not for the list (receipts, reminders) lands in a mailbox by address.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from email.utils import format_datetime

from bot.mail.intake import Accepted, Intake, Source
from bot.mail.lmtp import Dialect, IntakeServer, ListenerSettings
from bot.mail.stamps import Stamps, stamps_of
from parsers.mail.mime import Mail, parse_mail

CLOCK = "clock@demo.example"
"""A mail to it, with a number of days as its subject, lets them pass."""


@dataclass(slots=True)
class Forum:
    """One list; `post` is its address. It is what the SMTP listener calls its intake."""

    post: str
    clock: Callable[[], datetime]
    officer: Intake
    posts: list[Mail] = field(default_factory=list)
    letters: dict[str, list[Mail]] = field(default_factory=dict)
    desk: frozenset[str] = frozenset()
    """Addresses of the officer."""
    skip: Callable[[int], object] = lambda days: None
    """Lets days pass: what a mail to the clock asks for."""
    _count: int = 0

    def listener(self, port: int = 0) -> IntakeServer:
        """An SMTP server for it on a free port of this machine."""
        return IntakeServer(ListenerSettings(port=port, dialect=Dialect.SMTP), self, self.clock)

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        """Takes one mail; every recipient gets it at once."""
        self._count += 1
        for address in source.recipients:
            if address.lower() == self.post:
                sent = self._through_the_list(raw)
                self.posts.append(parse_mail(sent))
                now = self.clock()
                self.officer.accept(sent, stamps_of(sent, now, now), source)
            elif address.lower() in self.desk:
                now = self.clock()
                self.officer.accept(raw, stamps_of(raw, now, now), source)
            elif address == CLOCK:
                self.skip(int(parse_mail(raw).subject))
            else:
                self.letters.setdefault(address.lower(), []).append(parse_mail(raw))
        return Accepted(self._count)

    def _through_the_list(self, raw: bytes) -> bytes:
        name, _, host = self.post.partition("@")
        fields = (
            f"Received: from desk by {host} with SMTP; {format_datetime(self.clock())}",
            f"List-Id: <{name}.{host}>",
            f"List-Post: <mailto:{self.post}>",
            "Precedence: list",
        )
        return "\r\n".join(fields).encode() + b"\r\n" + raw
