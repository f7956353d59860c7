"""Everything outside of the program: players, a mailing list, and the mailbox in which the officer reads it.

The world does not die with the program. It delays, repeats and reorders mail, gives its messages new UIDs, holds some
back, and breaks off conversations at every word; what the list has posted it has posted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.utils import format_datetime

from bot.mail.imap_session import BATCH, Fetched, ImapSession, ImapSettings, MailboxError, Selected
from bot.mail.submit import Delivery, DeliveryOutcome, SubmitSettings
from parsers.mail.mime import parse_mail
from tests.faults.fate import Fate

FORUM = "b-business@lists.example"
FOOTER = b"\r\n_______________________________________________\r\nb-business mailing list\r\n"
SECOND, HOUR = timedelta(seconds=1), timedelta(hours=1)
MOST_DELAY = timedelta(days=3)
"""How long a player's mail may be under way."""


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy of a mail in the mailbox, or on its way there."""

    raw: bytes
    at: datetime


@dataclass
class World:
    """The world; `now` is moved by whoever plays the run."""

    fate: Fate
    now: datetime
    mailbox: dict[int, Copy] = field(default_factory=dict)
    uidvalidity: int = 1
    highest: int = 0
    under_way: list[Copy] = field(default_factory=list)
    delivered: list[Copy] = field(default_factory=list)
    posts: list[tuple[str, datetime]] = field(default_factory=list)
    """Message-ID and instant of every post that the list took from the officer."""
    letters: list[str] = field(default_factory=list)
    """Message-IDs of what was taken for persons."""

    # -- the list -----------------------------------------------------------------------------------

    def post(self, raw: bytes, *, slow: bool = False) -> None:
        """The list takes a mail and sends it to everybody, the officer among them, once or more often.

        A player's mail may be under way for days (`slow`), one of the officer's is back within the hour.
        """
        stamp = f"Received: from desk by lists.example with ESMTP; {format_datetime(self.now)}\r\n".encode()
        head = stamp + b"List-Id: <b-business.lists.example>\r\nPrecedence: list\r\n"
        longest = MOST_DELAY if slow else HOUR
        copies = [head + raw + FOOTER]
        if self.fate.strikes(2):
            copies.append(copies[0])
        if self.fate.strikes(2):
            copies.append(head + raw.replace(b"Subject: ", b"Subject: [b-business] ", 1) + FOOTER + b"\r\n")
        for copy in copies:
            delay = self.fate.chance.random() * longest if self.fate.strikes(4) else SECOND
            self.under_way.append(Copy(copy, self.now + delay))

    def take(self, raw: bytes, recipient: str) -> None:
        """A mail server takes a mail of the officer."""
        name = parse_mail(raw).message_id
        if recipient == FORUM:
            self.posts.append((name, self.now))
            self.post(raw)
        else:
            self.letters.append(name)

    def arrive(self) -> list[Copy]:
        """What has arrived by now comes in, in any order."""
        here = [one for one in self.under_way if one.at <= self.now]
        self.under_way = [one for one in self.under_way if one.at > self.now]
        if self.fate.strikes(4):
            self.fate.chance.shuffle(here)
        self.delivered += here
        return here

    def fill(self) -> None:
        """Puts what has arrived into the mailbox."""
        for copy in self.arrive():
            self.highest += 1
            self.mailbox[self.highest] = copy
        if self.fate.strikes(0.5) and self.mailbox:
            self._renumber()

    def _renumber(self) -> None:
        """The mailbox is rebuilt: another UIDVALIDITY, another order."""
        copies = list(self.mailbox.values())
        self.fate.chance.shuffle(copies)
        self.uidvalidity += 1
        self.mailbox = dict(enumerate(copies, 1))
        self.highest = len(copies)


class Session(ImapSession):
    """A connection to the mailbox that breaks off now and then."""

    def __init__(self, world: World, settings: ImapSettings) -> None:
        self._world = world
        self._fate = world.fate
        self._settings = settings
        self.broken = False

    def _word(self, name: str) -> None:
        self._fate.point(f"imap {name}")
        if self._fate.strikes():
            self.broken = True
            raise MailboxError(f"{name} failed")

    @property
    def can_idle(self) -> bool:
        return False

    async def examine(self) -> Selected:
        self._word("examine")
        world = self._world
        return Selected(world.uidvalidity, len(world.mailbox), world.highest + 1)

    async def search(self, *criteria: str) -> list[int]:
        self._word("search")
        uids = sorted(self._world.mailbox)
        if criteria[0].startswith("UID "):
            first = int(criteria[0].removeprefix("UID ").partition(":")[0])
            uids = [uid for uid in uids if uid >= first] or uids[-1:]
        return [uid for uid in uids if not self._fate.strikes(0.5)]

    async def sizes(self, uids: Sequence[int]) -> dict[int, int]:
        self._word("sizes")
        return {uid: len(self._world.mailbox[uid].raw) for uid in uids if uid in self._world.mailbox}

    async def fetch(self, uids: Sequence[int]) -> list[Fetched]:
        assert len(uids) <= BATCH
        self._word("fetch")
        found = [(uid, self._world.mailbox[uid]) for uid in uids if not self._fate.strikes(0.5)]
        self._fate.point("imap fetched")
        return [Fetched(uid, copy.at, copy.raw) for uid, copy in found]

    async def close(self) -> None:
        self.broken = True


class Server:
    """The server that takes the officer's mail, on behalf of the list and of everybody's mail host."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def send(
        self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool] = lambda: True
    ) -> Delivery:
        fate = self._world.fate
        for word in ("connect", "mail", "rcpt"):
            fate.point(f"smtp {word}")
            if fate.strikes():
                return Delivery(DeliveryOutcome.TEMPORARY, f"{word} failed")
        if not ready():
            return Delivery(DeliveryOutcome.DROPPED, "not wanted any more")
        fate.point("smtp data")
        if fate.strikes(0.5):
            return Delivery(DeliveryOutcome.TEMPORARY, "refused (451)")
        if fate.strikes(0.5):
            return Delivery(DeliveryOutcome.UNSURE, "the line broke before the server had it")
        await asyncio.sleep(0)
        for one in recipients:
            self._world.take(raw, one)
        fate.point("smtp taken")
        if fate.strikes(0.5):
            return Delivery(DeliveryOutcome.UNSURE, "the line broke after the server had it")
        fate.point("smtp answered")
        return Delivery(DeliveryOutcome.SENT, "sent")

    def open(self, settings: SubmitSettings) -> Server:
        """As the service asks for it."""
        return self
