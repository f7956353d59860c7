"""The forum's mailbox, followed for ever: each message is handed to the store once it is seen.

The order is always: fetch a batch, have every message of it committed, then move the watermark. A crash
anywhere costs a second reading, never a message, because the store knows a message again by its content.
The watermark is only a short cut. What it may pass over - a UID that the server kept back for a moment -
is found by a sweep of the last weeks, which compares the server's UIDs with those that the store knows.
A changed UIDVALIDITY (or a watermark beyond UIDNEXT: a mailbox restored from a backup) means that all UIDs
are void: everything is read again and an alarm is raised.

A mailbox has been read to its end only when as many messages were given as it says that it holds: a server that keeps
one back may keep back the very post that proves a delivery. All of it is searched then, and after STRIKES looks that
found less, with an alarm, it counts as read.

A message that makes the connection fail again and again does not block the others: the batch is halved down to that
one message, which is passed over after STRIKES attempts, with an alarm, and tried again by each sweep.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.mail.imap_session import BATCH, ImapSession, ImapSettings, MailboxError, Selected
from bot.mail.intake import Carrier, MailboxIntake, Source, Watermark
from bot.mail.stamps import stamps_of

log = logging.getLogger(__name__)

BATCH_OCTETS = 16 * 1024 * 1024
"""Octets of one FETCH, so that fifty large messages are not held at once."""
STRIKES = 3
"""Attempts at one message before it is passed over."""

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


class ImapPoller:
    """Follows one mailbox. `alarm` is told, in one sentence, what an officer should know."""

    def __init__(
        self,
        settings: ImapSettings,
        intake: MailboxIntake,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        alarm: Callable[[str], None] = log.warning,
        opening: Callable[[ImapSettings], Awaitable[ImapSession]] = ImapSession.open,
    ) -> None:
        self.settings = settings
        self._intake = intake
        self._now = now
        self._alarm = alarm
        self._opening = opening
        self._session: ImapSession | None = None
        self._selected: Selected | None = None
        self._swept: datetime | None = None
        self.polled: datetime | None = None
        """When the mailbox was last read to its end."""
        self._batch = BATCH
        self._strikes: Counter[int] = Counter()
        self._given: tuple[int, set[int]] = (0, set())
        """UIDVALIDITY, and the UIDs that the store has been given under it."""
        self._short = 0
        """How many looks in a row found fewer messages than there are."""

    async def run(self, stop: asyncio.Event) -> None:
        """Poll, wait for news, poll again until `stop` is set. Failures of the mailbox are logged and retried."""
        backoff = self.settings.backoff_seconds
        try:
            while not stop.is_set():
                try:
                    await self.poll_once()
                    backoff = self.settings.backoff_seconds
                    await self._wait_for_news(stop)
                except MailboxError as error:
                    log.warning("%s; next attempt in %g s", error, backoff)
                    await self.close()
                    await _sleep(stop, backoff)
                    backoff = min(2 * backoff, self.settings.backoff_limit)
        finally:
            await self.close()

    async def poll_once(self) -> int:
        """Take what is new, sweep if due, and tell how many messages the store had not seen. Raises MailboxError."""
        try:
            began = self._now()
            new = await self._poll()
            if self._read_to_the_end():
                self.polled = began
            return new
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Hang up; the next poll connects again."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def _poll(self) -> int:
        if self._session is None:
            self._session = await self._opening(self.settings)
        session = self._session
        selected = self._selected = await session.examine()
        first = self._valid_watermark(selected).uid + 1
        # "n:*" always names the last message, also when its UID is below n (RFC 3501 section 6.4.8).
        uids = [uid for uid in await session.search(f"UID {first}:*") if uid >= first]
        new = await self._take(session, selected, uids, moving=True)
        if self._swept is None or self._now() - self._swept >= timedelta(seconds=self.settings.sweep_seconds):
            new += await self._sweep(session, selected)
        if self._missing(selected) > 0:
            kept_back = self._unknown(selected, await session.search("ALL")) - self._passed_over()
            new += await self._take(session, selected, sorted(kept_back), moving=False)
        return new

    def _missing(self, selected: Selected) -> int:
        """How many messages the mailbox holds beyond those that were given or cannot be fetched.

        Never too many; too few where messages were deleted from the mailbox.
        """
        return selected.exists - len(self._known(selected)) - len(self._passed_over())

    def _passed_over(self) -> set[int]:
        """Messages that could not be fetched; a sweep grants them one attempt."""
        return {uid for uid, count in self._strikes.items() if count >= STRIKES - 1}

    def _known(self, selected: Selected) -> set[int]:
        if self._given[0] != selected.uidvalidity:
            known = self._intake.known_uids(self.settings.account, self.settings.mailbox, selected.uidvalidity)
            self._given = (selected.uidvalidity, set(known))
        return self._given[1]

    def _unknown(self, selected: Selected, uids: Sequence[int]) -> set[int]:
        return set(uids) - self._known(selected)

    def _read_to_the_end(self) -> bool:
        assert self._selected is not None
        missing = self._missing(self._selected)
        self._short = self._short + 1 if missing > 0 else 0
        if self._short == STRIKES:
            self._alarm(f"mailbox {self.settings.mailbox}: it holds {missing} messages that it does not give")
        elif missing > 0:
            log.warning("mailbox %s: it holds %d messages that it has not given", self.settings.mailbox, missing)
        return missing <= 0 or self._short >= STRIKES

    def _valid_watermark(self, selected: Selected) -> Watermark:
        account, mailbox = self.settings.account, self.settings.mailbox
        mark = self._intake.watermark(account, mailbox)
        fresh = Watermark(account, mailbox, selected.uidvalidity, 0)
        if mark is None:
            return fresh
        if mark.uidvalidity != selected.uidvalidity:
            reason = f"its UIDVALIDITY changed from {mark.uidvalidity} to {selected.uidvalidity}"
        elif selected.uidnext is not None and mark.uid >= selected.uidnext:
            reason = f"it expects UID {selected.uidnext} next although {mark.uid} was read"
        else:
            return mark
        self._alarm(f"mailbox {mailbox}: {reason}; all of it is read again")
        self._intake.set_watermark(fresh)
        self._strikes.clear()
        return fresh

    async def _sweep(self, session: ImapSession, selected: Selected) -> int:
        """Look for holes: messages of the last weeks that the store has never been given."""
        now = self._now()
        since = now - timedelta(days=self.settings.sweep_days)
        recent = await session.search(f"SINCE {since.day}-{_MONTHS[since.month - 1]}-{since.year}")
        known = self._intake.known_uids(self.settings.account, self.settings.mailbox, selected.uidvalidity)
        self._given = (selected.uidvalidity, set(known))
        missing = sorted(self._unknown(selected, recent))
        if missing:
            log.warning("mailbox %s: the sweep found %d messages to read", self.settings.mailbox, len(missing))
        new = await self._take(session, selected, missing, moving=False)
        self._swept = now
        for uid in self._strikes:
            self._strikes[uid] = min(self._strikes[uid], STRIKES - 1)  # one more attempt by the next sweep
        return new

    async def _take(self, session: ImapSession, selected: Selected, uids: Sequence[int], *, moving: bool) -> int:
        """Fetch, have committed, and only then move the watermark; the number of messages not seen before."""
        new, at = 0, 0
        while at < len(uids):
            asked = uids[at : at + self._batch]
            at += len(asked)
            wanted = [uid for uid in asked if self._strikes[uid] < STRIKES]
            for part in await self._parts(session, wanted):
                new += await self._take_part(session, selected, part)
            if moving:
                account, mailbox = self.settings.account, self.settings.mailbox
                self._intake.set_watermark(Watermark(account, mailbox, selected.uidvalidity, asked[-1]))
            self._batch = min(BATCH, 2 * self._batch)
        return new

    async def _take_part(self, session: ImapSession, selected: Selected, uids: Sequence[int]) -> int:
        new = 0
        try:
            messages = await session.fetch(uids)
        except MailboxError:
            self._blame(uids)
            raise
        for message in messages:
            stamps = stamps_of(message.raw, self._now(), message.internaldate, self.settings.policy)
            accepted = self._intake.accept(message.raw, stamps, self._source(selected, message.uid))
            new += not accepted.duplicate
            self._strikes.pop(message.uid, None)
            self._known(selected).add(message.uid)
        if len(messages) < len(uids):
            held = len(uids) - len(messages)
            log.warning("mailbox %s: %d of %d messages were not given", self.settings.mailbox, held, len(uids))
        return new

    def _blame(self, uids: Sequence[int]) -> None:
        """Make the next attempt smaller, until the message that breaks the connection stands alone."""
        self._batch = max(1, len(uids) // 2)
        if len(uids) > 1:
            return
        self._strikes[uids[0]] += 1
        if self._strikes[uids[0]] == STRIKES:
            self._alarm(f"mailbox {self.settings.mailbox}: UID {uids[0]} cannot be fetched and is passed over for now")

    async def _parts(self, session: ImapSession, uids: Sequence[int]) -> list[list[int]]:
        """The UIDs in runs of at most BATCH_OCTETS; a larger message comes alone."""
        if len(uids) < 2:
            return [list(uids)] if uids else []
        try:
            sizes = await session.sizes(uids)
        except MailboxError:
            self._blame(uids)
            raise
        return list(_runs(uids, sizes))

    def _source(self, selected: Selected, uid: int) -> Source:
        account, mailbox = self.settings.account, self.settings.mailbox
        place = f"{account}/{mailbox}"
        return Source(Carrier.IMAP, place, uid, selected.uidvalidity, account=account, mailbox=mailbox)

    async def _wait_for_news(self, stop: asyncio.Event) -> None:
        session = self._session
        if session is None or not session.can_idle:
            await _sleep(stop, self.settings.poll_seconds)
            return
        # aioimaplib drops an EXISTS that comes with another command's answer; opening the mailbox again
        # right before IDLE shows whether that happened.
        if await session.examine() == self._selected:
            await session.idle(stop)


def _runs(uids: Sequence[int], sizes: dict[int, int]) -> Iterator[list[int]]:
    run, octets = list[int](), 0
    for uid in uids:
        size = sizes.get(uid, 0)
        if run and octets + size > BATCH_OCTETS:
            yield run
            run, octets = [], 0
        run.append(uid)
        octets += size
    if run:
        yield run


async def _sleep(stop: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
