"""What keeps the officer from flooding anybody: limits per address, a rest for a server that takes nothing.

A loop that every other guard has missed - a machine that answers our letters in a person's name, a mistake of ours that
posts without end - meets its limit here: letters above it are given up, posts wait. A server that refuses everybody
is not believed that it means each mail: it gets a rest that doubles, then one mail as a trial.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.post import FORUM_POST, RECEIPT
from bot.store.rows import OutMail
from bot.store.store import Store

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
POSTS_AN_HOUR = 40
"""Posts to one forum; the busiest hour of a large game - results, rewards, reports of every ministry - has some 25."""
RECEIPTS_AN_HOUR = 12
RECEIPTS_A_DAY = 40
"""Receipts to one address; a player who writes more knows by then that he is read."""
LETTERS_A_DAY = 100
"""Letters of any kind to one address."""
BOUNCES = 5
BOUNCES_WITHIN = timedelta(days=7)
"""So many letters that came back for good within that time end the letters to an address; as they grow old, one goes
out again as a trial."""

FIRST_REST = timedelta(minutes=1)
LONGEST_REST = timedelta(minutes=15)
FAILURES = 3
"""Failures in a row, to different addresses, that are the server's own and not the mails'."""
AT_ONCE = 20
"""Mails leased at a time."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Why a mail is not sent now: until an instant, or (None) at all; `alarm` is the key of the alarm it raises."""

    why: str
    until: datetime | None = None
    alarm: str = ""


class Restraint:
    """Judges each mail before it is sent, by what was sent before."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def hold(self, mail: OutMail, now: datetime) -> Hold | None:
        """What stands against sending a mail now, or None."""
        if mail.kind == FORUM_POST:
            return self._post(mail, now)
        if self._store.bounced(mail.recipient, now - BOUNCES_WITHIN) >= BOUNCES:
            return Hold("letters to this address come back", alarm=f"outbox/bounces/{_tag(mail)}")
        if mail.kind == RECEIPT:
            sent = self._store.sent_to(mail.recipient, now - DAY, RECEIPT)
            if len(sent) >= RECEIPTS_A_DAY or sum(at > now - HOUR for at in sent) >= RECEIPTS_AN_HOUR:
                return Hold("too many receipts for one address", alarm=f"outbox/receipts/{_tag(mail)}")
        if len(self._store.sent_to(mail.recipient, now - DAY)) >= LETTERS_A_DAY:
            return Hold("too many letters for one address", alarm=f"outbox/letters/{_tag(mail)}")
        return None

    def _post(self, mail: OutMail, now: datetime) -> Hold | None:
        sent = self._store.sent_to(mail.recipient, now - HOUR, FORUM_POST)
        if len(sent) < POSTS_AN_HOUR:
            return None
        return Hold("too many posts to one forum", sent[-POSTS_AN_HOUR] + HOUR, f"outbox/posts/{_tag(mail)}")


class Breaker:
    """Whether the server may be asked: closed while it takes mail, open during a rest."""

    def __init__(self) -> None:
        self._failed: set[str] = set()
        self._rest = FIRST_REST
        self.until: datetime | None = None
        """The end of the rest."""

    @property
    def doubtful(self) -> bool:
        """The server refuses everybody: its word about one mail counts for nothing."""
        return len(self._failed) >= FAILURES

    @property
    def at_once(self) -> int:
        """How many mails to take in hand: a single one as a trial."""
        return 1 if self.doubtful else AT_ONCE

    def closed(self, now: datetime) -> bool:
        """Whether mail may be handed over now."""
        return self.until is None or now >= self.until

    def success(self) -> None:
        """The server took a mail."""
        self._failed.clear()
        self._rest = FIRST_REST
        self.until = None

    def failure(self, recipient: str, now: datetime) -> None:
        """The server did not take a mail to this address."""
        self._failed.add(recipient)
        if self.doubtful:
            self.until = now + self._rest
            self._rest = min(2 * self._rest, LONGEST_REST)


def _tag(mail: OutMail) -> str:
    """What an alarm calls an address: alarms are shown where addresses must not be."""
    return hashlib.sha256(mail.recipient.lower().encode()).hexdigest()[:12]
