"""Plays the sample through the real service: posts by SMTP to the forum, folds, delivers, all in simulated time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from email.message import EmailMessage
from email.utils import format_datetime

from bot.config import Config, Identity, Submission
from bot.demo.clock import Clock
from bot.demo.forum import Forum
from bot.mail.intake import Accepted, Source
from bot.mail.lmtp import IntakeServer
from bot.mail.stamps import Stamps
from bot.mail.submit import DeliveryOutcome, Security, SubmitSettings, Submitter
from bot.service import Service
from bot.store.rows import MailState
from officers.samples import DRAFTS, FORUM, OFFICER, OFFICERS_POST, Post, Sample, address
from parsers.mail.mime import Mail

GLANCE = 0.05
"""Seconds between looks at whether a skipped day is over."""
PATIENCE = 10.0
"""Seconds that a day waits for its mails to go out: a forum that takes none holds up nothing."""
A_MOMENT = timedelta(minutes=5)
"""After an automatic instant the officer waits a little for mail on its way; the sample looks this much later."""


def letter(
    author: str, subject: str, text: str, name: str, at: datetime, answers: str = "", *, sent: str = "", to: str = FORUM
) -> bytes:
    """A player's mail to the forum; `sent`: from which address."""
    mail = EmailMessage()
    mail["From"] = f"{author} <{sent or address(author)}>"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = format_datetime(at)
    mail["Message-ID"] = f"<{name}@players.example>"
    if answers:
        mail["In-Reply-To"] = mail["References"] = answers
    mail.set_content(text)
    return mail.as_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")


class Stage:
    """The running demo: service, forum and clock in one event loop."""

    def __init__(self, url: str, clock: Clock, sample: Sample, forum: str = FORUM) -> None:
        self.clock = clock
        self.address = forum
        self.sample = sample
        self._config = Config(Identity(OFFICER, drafts=DRAFTS), url)
        self.service: Service
        self.forum: Forum
        self.listener: IntakeServer
        self.submitter: Submitter
        self._names: dict[str, str] = {}

    async def open(self) -> None:
        """Starts the forum, then the officer who sends through it."""
        self.forum = Forum(self.address, self.clock, _Later(self), desk=frozenset({OFFICER, DRAFTS}))
        self.listener = self.forum.listener()
        await self.listener.start()
        settings = SubmitSettings("127.0.0.1", self.listener.port, Security.PLAIN)
        self.submitter = Submitter(settings)
        self.service = Service(replace(self._config, submission=Submission(settings)), now=self.clock)

    async def close(self) -> None:
        """Stops the forum; the service is closed by whoever runs it."""
        await self.listener.stop()

    async def pass_days(self, days: int) -> None:
        """Moves the clock on, day by day: what happens on each happens and is posted before the next begins."""
        for _ in range(days):
            self.clock.ahead += timedelta(days=1)
            jumped = self.clock()
            self.service.wake()
            while (self.service.pulse.turned or jumped) <= jumped:
                await asyncio.sleep(GLANCE)
            for _ in range(int(PATIENCE / GLANCE)):
                if not self._sending():
                    break
                await asyncio.sleep(GLANCE)

    def _sending(self) -> bool:
        """Whether a mail waits that could be sent now, or is on its way."""
        store, now = self.service.store, self.clock()
        if self.service.outgoing is None:
            return False
        return bool(store.mails(MailState.LEASED)) or any(one.next_at <= now for one in store.mails(MailState.PENDING))

    async def post(self, raw: bytes, author: str) -> None:
        """Sends a mail to the forum by SMTP."""
        done = await self.submitter.send(raw, address(author), [FORUM])
        if done.outcome is not DeliveryOutcome.SENT:
            raise OSError(f"the demo's forum did not take a mail: {done.detail}")

    async def play(self, start: datetime, told: Callable[[datetime], None]) -> None:
        """The whole sample: every post at its time, every automatic instant in between, up to its end."""
        midnight = start.replace(hour=0, minute=0, second=0)
        stops: list[tuple[datetime, Post | None]] = [(midnight + one.after, one) for one in self.sample.posts]
        for day in range(1, self.sample.days + 1):
            stops.append((midnight + timedelta(days=day) + self.sample.look + A_MOMENT, None))
        for number, (at, post) in enumerate(sorted(stops, key=lambda one: one[0])):
            self.clock.at = at
            if post is not None:
                await self._say(post, number, at)
            await self.service.step()
            told(at)

    async def _say(self, post: Post, number: int, at: datetime) -> None:
        name = f"sample.{number}"
        if post.name:
            self._names[post.name] = f"<{name}@players.example>"
        kind = post.answers.removeprefix(OFFICERS_POST) if post.answers.startswith(OFFICERS_POST) else ""
        answers = self.published(kind)[-1].message_id if kind else self._names.get(post.answers, "")
        await self.post(letter(post.author, post.subject, post.text, name, at, answers), post.author)

    def published(self, kind: str) -> list[Mail]:
        """Posts of the officer whose subject begins so, oldest first."""
        mine = [one for one in self.forum.posts if one.sender is not None and one.sender[1] == OFFICER]
        return [one for one in mine if one.subject.lower().startswith(kind.lower())]


class _Later:
    """The officer's intake, which exists only once the forum listens."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        """Commits the message to the officer's store."""
        return self._stage.service.intake.accept(raw, stamps, source)
