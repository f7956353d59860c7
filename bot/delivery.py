"""The outbox worker: leases mails that are due, hands them to the submission server, notes what became of them.

A mail is sent with the bytes, and so the Message-ID, that the fold made; after a crash it goes out again only when
its lease has run out and the forum has not shown it meanwhile. Waiting times double and are spread by a number
taken from the mail's own id, not by chance: the same mail waits the same.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.mail.submit import Delivery, DeliveryOutcome
from bot.post import FORUM_POST
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

log = logging.getLogger("officer.delivery")


class Sender(Protocol):
    """What hands a mail to a server (bot.mail.submit.Submitter)."""

    async def send(self, raw: bytes, mail_from: str, recipients: Sequence[str]) -> Delivery:
        """Hands over the bytes; raises for no failure of mail."""
        ...


class Outgoing:
    """Delivers what lies in the outbox."""

    def __init__(self, store: Store, sender: Sender, mail_from: str, now: Callable[[], datetime]) -> None:
        self._store = store
        self._sender = sender
        self._from = mail_from
        self._now = now
        self._alarmed: set[int] = set()

    async def deliver_due(self) -> int:
        """Sends everything that is due; gives the number of mails that a server took. Raises StoreError."""
        sent = 0
        while True:
            leased = self._store.due(self._now())
            if not leased:
                return sent
            for mail in leased:
                sent += await self._deliver(mail)

    async def _deliver(self, mail: OutMail) -> bool:
        delivery = await self._sender.send(mail.raw, self._from, [mail.recipient])
        now = self._now()
        match delivery.outcome:
            case DeliveryOutcome.SENT:
                self._store.mark_sent(mail.id, now)
                log.info("mail %d (%s) sent", mail.id, mail.kind)
                return True
            case DeliveryOutcome.TEMPORARY if mail.attempts < MOST_ATTEMPTS:
                wait = backoff(mail.message_id, mail.attempts)
                self._store.retry(mail.id, now + wait, delivery.detail)
                seconds = wait.total_seconds()
                log.warning("mail %d (%s) not sent: %s; again in %.0f s", mail.id, mail.kind, delivery.detail, seconds)
            case _:
                self._store.mark_failed(mail.id, delivery.detail)
                log.error("mail %d (%s) will not be sent: %s", mail.id, mail.kind, delivery.detail)
        return False

    def missing(self) -> list[OutMail]:
        """Posts that a server took and no forum has shown for a day; each is told to the log once."""
        found = [one for one in self._store.sent_unseen(self._now() - UNSEEN_LIMIT) if one.kind == FORUM_POST]
        for one in found:
            if one.id not in self._alarmed:
                self._alarmed.add(one.id)
                log.error("mail %d was sent at %s and has not come back from the forum", one.id, one.sent_at)
        return found


def backoff(message_id: str, attempts: int) -> timedelta:
    """How long a mail waits after its n-th attempt failed (n from 1): one minute doubled up to an hour, spread."""
    plain = min(FIRST_WAIT * (1 << min(attempts - 1, 20)), LONGEST_WAIT)
    digest = hashlib.sha256(f"{message_id}/{attempts}".encode()).digest()
    return plain * (1 + SPREAD * int.from_bytes(digest[:4], "big") / 2**32)
