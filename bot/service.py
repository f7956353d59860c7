"""The service: mail in, turns of the game, mail out - each a task of its own, kept alive whatever happens.

`Service.run` goes on until it is told to stop; each task that fails is started again after a pause that doubles, so
a store or a mail server that is away for an hour costs that hour and nothing else. What must be done is always in
the store, never only in memory: new mail and the outbox are found there again.

`Service.step` does the same once, without waiting: look into the mailboxes, fold, deliver.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial

from bot import logs, supervisor
from bot.adapter import StoreIntake
from bot.answering import wishes
from bot.beginning import init, letter_secret
from bot.config import Config, Mailbox
from bot.delivery import Outgoing, Sender
from bot.health import Pulse, application
from bot.keeper import blame
from bot.mail.imap import ImapPoller
from bot.mail.imap_session import ImapSession, ImapSettings, MailboxError
from bot.mail.lmtp import IntakeServer
from bot.mail.submit import SubmitSettings, Submitter
from bot.post import Templates, Writer
from bot.serving import served
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.storing import genesis_of
from bot.trust.judge import Judge
from bot.trust.resolver import Dns, Resolver
from bot.turns import Turns

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
"""Seconds between attempts at something that fails; five minutes is what an operator notices anyway."""
LOOK_AROUND = timedelta(minutes=15)
"""How often the outbox is looked over for posts that have not come back."""

COMES_AGAIN = timedelta(minutes=70)
"""Within this time a mail server tries again to hand over what it could not: Postfix waits up to 67 minutes."""
TASK = "task/"
"""Key of the alarm for a task that an error of the program has stopped; it goes on with its name."""
NEVER = datetime.min.replace(tzinfo=UTC)

log = logging.getLogger("officer.service")

Now = Callable[[], datetime]


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Doors:
    """How the service reaches other machines; the tests put their own in."""

    mailbox: Callable[[ImapSettings], Awaitable[ImapSession]] = ImapSession.open
    submission: Callable[[SubmitSettings], Sender] = Submitter
    resolver: Resolver | None = None
    """None: the DNS servers of the configuration."""


class Service:
    """Everything that runs for one game; made and used in one event loop. Raises Complaint and StoreError at once."""

    def __init__(
        self,
        config: Config,
        *,
        now: Now = utc_now,
        templates: Templates | None = None,
        doors: Doors | None = None,
    ) -> None:
        self._now = now
        self._began = now()
        self._standing = set[str]()
        """Tasks that a bug of ours has stopped and that have not done their work since."""
        self._doors = doors or Doors()
        self.pulse = Pulse(self._began)
        self._new_mail = asyncio.Event()
        self._outbox = asyncio.Event()
        self.store = Store.open(config.url)
        try:
            if blame(self.store):
                log.warning("the program ended while it folded; what it was folding is folded one by one")
            url = config.page.url if config.page is not None else ""
            wish, secret = partial(wishes, self.store), letter_secret(self.store)
            writer = Writer(
                config.bot, config.mail.receipts, templates, wish=wish, page=url, secret=secret, alarm=self.store.alarm
            )
            dns = self._doors.resolver or Dns(config.trust.dns_servers, config.trust.dns_seconds)
            judge = Judge(config.trust.rules, dns)
            rules = config.mail
            self.turns = Turns(self.store, writer, reminders=rules.reminders, digest=rules.digest, judge=judge)
            start = self.turns.keeper.start
            self.intake = StoreIntake(
                self.store,
                config.bot.domain,
                start,
                config.mail.policy,
                self._new_mail.set,
                address=config.bot.address,
                drafts=config.bot.drafts,
                rules=config.trust.rules,
                public=genesis_of(self.store).public_fora(),
            )
            self.pollers = [self._poller(one) for one in config.mailboxes]
            self.listener = IntakeServer(config.listener, self.intake, now) if config.listener is not None else None
            self.outgoing = self._delivery(config)
            self.pulse.polled = lambda: [one.polled for one in self.pollers]
            self.pulse.resting = lambda: self.outgoing is not None and self.outgoing.breaker.doubtful
            self._health = config.health
        except BaseException:
            self.store.close()
            raise

    def _poller(self, mailbox: Mailbox) -> ImapPoller:
        settings = replace(mailbox.settings, password=mailbox.secret.read())

        def alarm(text: str) -> None:
            log.error("%s", text)
            self.store.alarm(f"mailbox/{settings.host}/{settings.mailbox}", text, self._now())

        return ImapPoller(settings, self.intake, now=self._now, alarm=alarm, opening=self._doors.mailbox)

    def _delivery(self, config: Config) -> Outgoing | None:
        if config.submission is None:
            log.warning("no [smtp] is configured: mails wait in the outbox")
            return None
        settings = replace(config.submission.settings, password=config.submission.secret.read())
        return Outgoing(self.store, self._doors.submission(settings), config.bot.address, self._now, self.looked)

    def looked(self) -> datetime:
        """Up to which instant the fora have been read; the beginning of time while that cannot be told.

        Where mail is pushed to us, what was posted while we were away comes only when its server tries again.
        """
        now, instants = self._now(), [one.polled for one in self.pollers]
        if self.listener is not None:
            instants.append(now if now - self._began >= COMES_AGAIN else None)
        return min((at or NEVER for at in instants), default=now)

    # -- once ---------------------------------------------------------------------------------------

    async def step(self) -> None:
        """Looks into every mailbox, takes a turn and delivers, once. Raises MailboxError and StoreError."""
        for poller in self.pollers:
            await poller.poll_once()
        await self.turn()
        if self.outgoing is not None:
            await self.outgoing.deliver_due()

    async def turn(self) -> None:
        """Folds what waits and wakes the delivery."""
        await asyncio.to_thread(self.intake.sort_waiting)
        now = self._now()
        worked = await asyncio.to_thread(self.turns.turn, now)
        self.pulse.turned = now
        if worked.folded or worked.corrections or worked.aside:
            told = (worked.folded, len(worked.corrections), len(worked.aside))
            log.info("%d entries folded, %d values corrected, %d entries put aside", *told)
        self._outbox.set()

    def wake(self) -> None:
        """Takes a turn at once: the clock was moved."""
        self._new_mail.set()

    async def close(self) -> None:
        """Hangs up everywhere; nothing is lost by it."""
        for poller in self.pollers:
            await poller.close()
        if self.listener is not None:
            await self.listener.stop()
        self.store.close()

    # -- for ever -----------------------------------------------------------------------------------

    async def run(self, stop: asyncio.Event) -> None:
        """Runs until `stop` is set. Raises OSError when the listener's place is taken."""
        if self.listener is not None:
            await self.listener.start()
        with ExitStack() as stack:
            if self._health is not None:
                app = application(self.store, self.pulse, self._now)
                stack.enter_context(served(app, self._health.host, self._health.port))
            await self._run(stop)

    async def _run(self, stop: asyncio.Event) -> None:
        try:
            await self._first_look()
            tasks = [self._keep("mailbox", poller.run, stop) for poller in self.pollers]
            tasks.append(self._keep("fold", self._fold, stop))
            if self.outgoing is not None:
                tasks.append(self._keep("delivery", self._deliver, stop))
            log.info("the service is up")
            supervisor.tell(supervisor.READY)
            await asyncio.gather(*tasks, self._wake_all(stop), supervisor.stay_alive(stop))
        finally:
            supervisor.tell(supervisor.STOPPING)
            await self.close()
            log.info("the service has stopped")

    async def _first_look(self) -> None:
        """Reads the mailboxes before anything is sent: a post of before a crash may have come back already."""
        for poller in self.pollers:
            try:
                await poller.poll_once()
            except (MailboxError, StoreError) as error:
                log.warning("first look: %s", error)

    async def _fold(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            self._new_mail.clear()
            await self.turn()
            again = self.turns.next_turn(self._now())
            self._goes_on("fold")
            await self._sleep(self._new_mail, again)

    async def _deliver(self, stop: asyncio.Event) -> None:
        assert self.outgoing is not None
        while not stop.is_set():
            self._outbox.clear()
            await self.outgoing.deliver_due()
            self.outgoing.missing()
            self._goes_on("delivery")
            later = self._now() + LOOK_AROUND
            await self._sleep(self._outbox, min(self.outgoing.next_due() or later, later))

    async def _sleep(self, woken: asyncio.Event, until: datetime) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), max((until - self._now()).total_seconds(), 0.0))

    async def _wake_all(self, stop: asyncio.Event) -> None:
        await stop.wait()
        self._new_mail.set()
        self._outbox.set()

    async def _keep(self, name: str, body: Callable[[asyncio.Event], Awaitable[None]], stop: asyncio.Event) -> None:
        """Runs a task again and again until the stop; pauses double while it keeps failing."""
        pause, clock = FIRST_PAUSE, asyncio.get_running_loop().time
        while not stop.is_set():
            begun = clock()
            try:
                await body(stop)
                continue
            except (StoreError, MailboxError, OSError) as error:
                log.warning("%s: %s", name, error)
            except Exception as error:  # a bug of ours in one task must not take the others with it
                log.exception("%s failed", name)
                self._alarm_of(name, error)
            pause = FIRST_PAUSE if clock() - begun > LONGEST_PAUSE else pause
            self.pulse.restarts[name] += 1
            log.info("%s starts again in %g s", name, pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _alarm_of(self, name: str, error: Exception) -> None:
        with suppress(StoreError):
            text = f"{name} stands still: an error of the program ({type(error).__name__})"
            self.store.alarm(f"{TASK}{name}", text, self._now())
        self._standing.add(name)

    def _goes_on(self, name: str) -> None:
        """Clears the alarm of a task that stood still."""
        if name in self._standing:
            self._standing.discard(name)
            self.store.clear_alarm(f"{TASK}{name}", self._now())


def run(config: Config) -> None:
    """Runs the service until SIGTERM or SIGINT. Raises Complaint, StoreError and OSError for what is wrong at once."""
    logs.begin(config.log.level, as_json=config.log.json)
    asyncio.run(_until_signalled(config))


async def _until_signalled(config: Config) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(one, stop.set)
    service = Service(config)
    gc.collect()
    gc.freeze()  # no mail shall wait for a search for garbage in what is kept for good
    watch = asyncio.create_task(supervisor.end_if_hanging(stop))
    try:
        await service.run(stop)
    finally:
        stop.set()
        await watch


__all__ = ["Service", "init", "run", "utc_now"]
