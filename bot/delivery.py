"""The outbox worker: leases mails that are due, hands them to the submission server, notes what became of them.

A mail is sent with the bytes, and so the Message-ID, that the fold made. That its text is now being given to a server
is noted before it is given; whoever dies from then on leaves a mail of which nobody knows whether it arrived. Such a
mail waits for its proof - the forum showing it - and goes out again only when the fora have been read up to after
that wait. Anything that ended before the text was given is simply tried again.

Waiting times double and are spread by a number taken from the mail's own id, not by chance: the same mail waits the
same. What keeps the officer from flooding anybody stands in bot/restraint.py.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.mail.submit import Delivery, DeliveryOutcome
from bot.post import ANSWERS, FORUM_POST
from bot.restraint import Breaker, Hold, Restraint
from bot.store.errors import StoreError
from bot.store.rows import OutMail
from bot.store.store import Store

FIRST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(hours=1)
SPREAD = 0.25
"""How much of a waiting time the mail's id adds, so that mails which failed together do not return together."""
MOST_ATTEMPTS = 125
"""Five days of attempts: RFC 5321 section 4.5.4.1 asks a sender to try for at least four to five."""
UNSEEN_LIMIT = timedelta(hours=24)
"""A list that has not shown a post after a day has lost it or holds it for a moderator."""
PROOF_WAIT = timedelta(hours=2)
"""How long a post that may have been posted waits to be seen: lists hand on within minutes, greylisting and a slow
queue cost an hour."""
LETTER_WAIT = timedelta(minutes=10)
"""The same for a letter, which nobody will show us: a second copy bears the same Message-ID and is known by it."""

PAUSE = timedelta(seconds=15)
"""Between two looks at a mail that only waits for the fora to be read."""

log = logging.getLogger("officer.delivery")


class Sender(Protocol):
    """What hands a mail to a server (bot.mail.submit.Submitter)."""

    async def send(self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool]) -> Delivery:
        """Hands over the bytes, when `ready` agrees right before the text is given; raises for no failure of mail."""
        ...


class Outgoing:
    """Delivers what lies in the outbox.

    `looked` tells up to which instant the fora have been read.
    """

    def __init__(
        self,
        store: Store,
        sender: Sender,
        mail_from: str,
        now: Callable[[], datetime],
        looked: Callable[[], datetime] | None = None,
    ) -> None:
        self._store = store
        self._sender = sender
        self._from = mail_from
        self._now = now
        self._looked = looked or now
        self._restraint = Restraint(store)
        self.breaker = Breaker()

    async def deliver_due(self) -> int:
        """Sends everything that is due; gives the number of mails that a server took. Raises StoreError."""
        sent = 0
        while self.breaker.closed(self._now()):
            leased = self._store.due(self._now(), limit=self.breaker.at_once, looked=self._looked())
            if not leased:
                break
            for mail in leased:
                if self.breaker.closed(self._now()):
                    sent += await self._deliver_whatever_happens(mail)
                else:
                    self._store.retry(mail.id, self.breaker.until or self._now(), "the server has a rest")
        return sent

    def next_due(self) -> datetime | None:
        """When to look again for something to send, if nothing new comes; None while nothing waits."""
        due = self._store.next_due()
        return None if due is None else max(due, self._now() + PAUSE, self.breaker.until or due)

    async def _deliver_whatever_happens(self, mail: OutMail) -> bool:
        """Delivers one mail; a bug of ours at it keeps no other waiting, and costs it one of its attempts."""
        try:
            return await self._deliver(mail)
        except (StoreError, OSError):
            raise
        except Exception as error:
            log.exception("mail %d (%s) cannot be delivered", mail.id, mail.kind)
            if mail.attempts >= MOST_ATTEMPTS:
                self._fail(mail, f"an internal error ({type(error).__name__})", self._now())
            return False  # its lease runs out; where its text was given to the server it waits to be seen first

    async def _deliver(self, mail: OutMail) -> bool:
        hold = self._restraint.hold(mail, self._now())
        if hold is not None:
            self._hold(mail, hold)
            return False
        wait = PROOF_WAIT if mail.kind == FORUM_POST else LETTER_WAIT
        delivery = await self._sender.send(
            mail.raw,
            # An answer has no sender, so that nobody's machine answers it (RFC 3834 section 3.3).
            "" if mail.kind in ANSWERS else self._from,
            [mail.recipient],
            lambda: self._store.hand_over(mail, self._now(), wait),
        )
        now = self._now()
        self._learn(delivery, mail, now)
        return self._note(mail, delivery, now, wait)

    def _note(self, mail: OutMail, delivery: Delivery, now: datetime, wait: timedelta) -> bool:
        match delivery.outcome:
            case DeliveryOutcome.SENT:
                self._store.mark_sent(mail.id, now)
                log.info("mail %d (%s) sent", mail.id, mail.kind)
                return True
            case DeliveryOutcome.UNSURE:
                log.warning("mail %d (%s): %s; it waits to be seen for %s", mail.id, mail.kind, delivery.detail, wait)
            case DeliveryOutcome.DROPPED:
                log.info("mail %d (%s) is not wanted any more", mail.id, mail.kind)
            case DeliveryOutcome.PERMANENT if not self.breaker.doubtful:
                self._fail(mail, delivery.detail, now)
            case _ if mail.attempts < MOST_ATTEMPTS:
                again = backoff(mail.message_id, mail.attempts)
                self._store.retry(mail.id, now + again, delivery.detail)
                seconds = again.total_seconds()
                log.warning("mail %d (%s) not sent: %s; again in %.0f s", mail.id, mail.kind, delivery.detail, seconds)
            case _:
                self._fail(mail, delivery.detail, now)
        return False

    def _learn(self, delivery: Delivery, mail: OutMail, now: datetime) -> None:
        was = self.breaker.doubtful
        if delivery.outcome is DeliveryOutcome.SENT:
            self.breaker.success()
            if was:
                self._store.clear_alarm(REFUSING, now)
        elif delivery.outcome is not DeliveryOutcome.DROPPED:
            self.breaker.failure(mail.recipient, now)
            if self.breaker.doubtful:
                text = f"the server takes no mail of ours ({delivery.detail}); attempts go on, ever more slowly"
                self._store.alarm(REFUSING, text, now)

    def _hold(self, mail: OutMail, hold: Hold) -> None:
        now = self._now()
        if hold.until is not None:
            self._store.retry(mail.id, hold.until, hold.why)
        else:
            self._store.mark_failed(mail.id, hold.why)
        log.warning("mail %d (%s) held back: %s", mail.id, mail.kind, hold.why)
        if hold.alarm:
            self._store.alarm(hold.alarm, f"{hold.why}; see mail {mail.id} in the outbox", now)

    def _fail(self, mail: OutMail, why: str, now: datetime) -> None:
        self._store.mark_failed(mail.id, why)
        log.error("mail %d (%s) will not be sent: %s", mail.id, mail.kind, why)
        self._store.alarm(f"{FAILED}{mail.id}", f"mail {mail.id} ({mail.kind}) will not be sent: {why}", now)

    def missing(self) -> list[OutMail]:
        """Posts that a server took and no forum has shown for a day; there is an alarm for each while it lasts."""
        found = [one for one in self._store.sent_unseen(self._now() - UNSEEN_LIMIT) if one.kind == FORUM_POST]
        known = {one.key for one in self._store.alarms() if one.key.startswith(UNSEEN)}
        for one in found:
            if f"{UNSEEN}{one.id}" not in known:
                log.error("mail %d was sent at %s and has not come back from the forum", one.id, one.sent_at)
                text = f"mail {one.id}, {one.subject!r}, was sent and has not come back from the forum"
                self._store.alarm(f"{UNSEEN}{one.id}", text, self._now())
        for key in known - {f"{UNSEEN}{one.id}" for one in found}:
            self._store.clear_alarm(key, self._now())
        return found


REFUSING = "outbox/refusing"
FAILED = "outbox/failed/"
UNSEEN = "outbox/unseen/"
"""Keys of alarms; the last two go on with the number of the mail."""


def backoff(message_id: str, attempts: int) -> timedelta:
    """How long a mail waits after its n-th attempt failed (n from 1): one minute doubled up to an hour, spread."""
    plain = min(FIRST_WAIT * (1 << min(attempts - 1, 20)), LONGEST_WAIT)
    digest = hashlib.sha256(f"{message_id}/{attempts}".encode()).digest()
    return plain * (1 + SPREAD * int.from_bytes(digest[:4], "big") / 2**32)
