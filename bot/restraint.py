"""What keeps the officer from flooding anybody: limits per address, a rest for a server that takes nothing.

A loop that every other guard has missed - a machine that answers our letters in a person's name, a mistake of ours that
posts without end - meets its limit here: letters above it are given up, posts wait. A server that refuses everybody
is not believed that it means each mail: it gets a rest that doubles, then one mail as a trial.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.post import ANSWERS, FORUM_POST, PREVIEW
from bot.store.dedupe import bare_subject
from bot.store.rows import OutMail
from bot.store.store import Store
from bot.translate import bare
from bot.trust.signing import looks_signed
from parsers.mail.mime import parse_mail

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
POSTS_AN_HOUR = 40
"""Posts to one forum; the busiest hour of a large game - results, rewards, reports of every ministry - has some 25."""
ANSWERS_AN_HOUR = 12
ANSWERS_A_DAY = 40
"""Answers to one address; a player who writes more knows by then that he is read. To a letter that a machine may have
written there is one an hour about one subject (RFC 3834 section 2)."""
STRANGERS_AN_HOUR = 20
STRANGERS_A_DAY = 60
"""Answers to all addresses together that are nobody's in the game. Whoever writes in many names makes us write to many
people who never wrote to us; a game has rarely more than some new players in a week."""
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
_ANSWERING = re.compile(r"^(?:(?:re|aw|sv|antw)(?:\[\d{1,3}\])?\s?:\s?){1,9}", re.IGNORECASE)


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
        self._known: tuple[int, frozenset[str]] = (-1, frozenset())
        """Addresses of everybody in the game, as of so many commits of the fold."""

    def hold(self, mail: OutMail, now: datetime) -> Hold | None:
        """What stands against sending a mail now, or None."""
        if mail.kind == FORUM_POST:
            return self._post(mail, now)
        if self._store.bounced(mail.recipient, now - BOUNCES_WITHIN) >= BOUNCES:
            return Hold("letters to this address come back", alarm=f"outbox/bounces/{_tag(mail)}")
        if mail.kind in ANSWERS:
            held = self._answer(mail, now)
            if held is not None:
                return held
        if len(self._store.sent_to(mail.recipient, now - DAY)) >= LETTERS_A_DAY:
            return Hold("too many letters for one address", alarm=f"outbox/letters/{_tag(mail)}")
        return None

    def _post(self, mail: OutMail, now: datetime) -> Hold | None:
        sent = self._store.sent_to(mail.recipient, now - HOUR, (FORUM_POST,))
        if len(sent) < POSTS_AN_HOUR:
            return None
        until = sent[-POSTS_AN_HOUR][0] + HOUR
        return Hold("too many posts to one forum", until, f"outbox/posts/{_tag(mail)}")

    def _answer(self, mail: OutMail, now: datetime) -> Hold | None:
        sent = self._store.sent_to(mail.recipient, now - DAY, ANSWERS)
        lately = [subject for at, subject in sent if at > now - HOUR]
        if len(sent) >= ANSWERS_A_DAY or len(lately) >= ANSWERS_AN_HOUR:
            return Hold("too many answers for one address", alarm=f"outbox/answers/{_tag(mail)}")
        if topic(mail.subject) in map(topic, lately) and self._may_be_a_machine(mail):
            return Hold("a letter about this was answered within the hour")
        if self._too_many_strangers(mail, now):
            return Hold("too many answers to people who are not in the game", alarm="outbox/strangers")
        return None

    def _too_many_strangers(self, mail: OutMail, now: datetime) -> bool:
        known = self._known_addresses()
        if mail.recipient.lower() in known:
            return False
        answered = [at for at, to in self._store.recipients_of(ANSWERS, now - DAY) if to.lower() not in known]
        return len(answered) >= STRANGERS_A_DAY or sum(at > now - HOUR for at in answered) >= STRANGERS_AN_HOUR

    def _known_addresses(self) -> frozenset[str]:
        """The addresses of players and officers: whatever has addresses in the game."""
        commits = self._store.commits()
        if commits != self._known[0]:
            held = (one.values.get("addresses") or () for one in self._store.objects())
            found = frozenset(str(address).lower() for some in held for address in some)
            self._known = (commits, found)
        return self._known[1]

    def _may_be_a_machine(self, mail: OutMail) -> bool:
        """Whether a mail answers a letter that any program could have written in somebody's name.

        A post came through a forum, a draft to an address of its own, and an order is signed.
        """
        asked = bare(parse_mail(mail.raw).in_reply_to)
        entries = self._store.entries_with_id(asked) if asked else []
        by_hand = [one for one in entries if looks_signed(one.raw) or parse_mail(one.raw).list_id]
        return mail.kind != PREVIEW and not by_hand


def topic(subject: str) -> str:
    """A subject without tags and signs of an answer."""
    return _ANSWERING.sub("", bare_subject(subject)).lower()


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
