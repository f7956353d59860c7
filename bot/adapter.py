"""The store as the carriers of mail meet it: raw bytes and stamps in, a durable entry of the journal out.

The bytes are committed before anything looks into them. Then it is decided, before the fold sees anything: the
effective time (by a policy that is data), the identity (Message-ID and content), and the mail that is kept but
performs nothing: mail from before the genesis, letters to the officer (bot/letters.py), reports on our mails, and our
own posts coming back. Such a post is the proof that the forum has it - when its text is ours as well, for anybody can
write our identifier into a mail.

A mail that cannot be sorted keeps nobody waiting: it stays as it came, is tried again at the next turns, and after
three attempts is put aside, with an alarm.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import datetime

from msgspec.structs import replace

from bot.config import Identity
from bot.copies import counts_instead
from bot.entries import BEFORE_GENESIS, entry_of
from bot.letters import Kind, sort
from bot.mail.bounces import read_report
from bot.mail.compose import is_own
from bot.mail.intake import Accepted, Carrier, Source, Watermark
from bot.mail.stamps import LIVE, ORDERS, Policy, Stamps, effective
from bot.orders.mails import is_to_officer, order_digest, orders_something
from bot.store.arrivals import STRIKES
from bot.store.dedupe import bare_body, bare_subject, content_hash
from bot.store.errors import StoreError
from bot.store.rows import Arrival, Bounce, EntryKind, ImapUid, NewEntry, Status
from bot.store.store import Store
from bot.translate import bare
from bot.trust.origin import list_problem
from bot.trust.rules import TrustRules
from parsers.mail.mime import Mail, parse_mail

OWN_POST = "our own post"
LETTERS = frozenset(map(str, Kind))
"""Notes of letters that are answered although the fold does not see them."""
REPORT = "a report on a mail of ours"
UNREADABLE = "intake/unreadable/"
"""Key of the alarm for a mail that cannot be read; it goes on with the number of the arrival."""
SORTED_AT_ONCE = 200
"""Arrivals looked at in one turn; more only wait after a crash in a flood."""

log = logging.getLogger("officer.intake")


class StoreIntake:
    """Puts mail into the journal; `woken` is called after each new entry that the fold must see."""

    def __init__(
        self,
        store: Store,
        domain: str,
        start: datetime,
        policy: Policy = LIVE,
        woken: Callable[[], None] = lambda: None,
        *,
        address: str = "",
        drafts: str = "",
        rules: TrustRules | None = None,
        public: Collection[str] = (),
    ) -> None:
        self._store = store
        self._domain = domain
        self._identity = Identity(address.lower(), drafts=drafts.lower())
        self._start = start
        self._policy = policy
        self._woken = woken
        self._rules = rules or TrustRules()
        self._public = frozenset(public)
        """Addresses of the public fora, lower case (bot/copies.py)."""
        self._innocent = set[int]()
        """Arrivals whose last attempt the store itself brought to nothing."""

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        """Commits the message, then returns; raises StoreError when that cannot be done now."""
        arrival = self._store.keep(raw, stamps, source, self._innocent)
        return self._sort(arrival) if arrival.attempts <= STRIKES else Accepted(0)

    def sort_waiting(self) -> None:
        """Sorts what an earlier attempt has left."""
        for arrival in self._store.unsorted(SORTED_AT_ONCE):
            if arrival.id not in self._innocent:
                self._store.try_again(arrival.id)
            if arrival.attempts < STRIKES or arrival.id in self._innocent:
                self._sort(arrival)
            else:
                self._put_aside(arrival)

    def _sort(self, arrival: Arrival) -> Accepted:
        self._innocent.discard(arrival.id)
        try:
            return self._sort_once(arrival)
        except StoreError:
            self._innocent.add(arrival.id)
            raise

    def _sort_once(self, arrival: Arrival) -> Accepted:
        try:
            mail = parse_mail(arrival.raw)
            bounce = self._bounce(arrival, mail)
            entry = self._entry(arrival, mail, reporting=bounce is not None)
            seen = self._proof(mail) if entry.note == OWN_POST else ""
        except StoreError:
            raise
        except Exception:  # whatever a stranger's bytes bring about must not keep the next mail waiting
            log.exception("arrival %d cannot be sorted", arrival.id)
            return Accepted(0)
        counts = self._counts(entry, mail)
        accepted = self._store.sort(arrival.id, entry, seen=seen, bounce=bounce, counts=counts)
        if (entry.status is Status.NEW or entry.note in LETTERS) and (counts or not accepted.duplicate):
            self._woken()
        return accepted

    def _counts(self, entry: NewEntry, mail: Mail) -> bool:
        """Whether this copy counts in the stead of the one that was there before it."""
        held = self._store.same_as(entry) if entry.kind is EntryKind.MESSAGE else None
        return held is not None and counts_instead(entry, mail, held, self._public, self._rules)

    def _entry(self, arrival: Arrival, mail: Mail, *, reporting: bool) -> NewEntry:
        # A mail that only pretends to come from a list has no stamp of that list: the line is its sender's.
        pretends = bool(list_problem(mail, self._rules))
        stamps = replace(arrival.stamps, list_at=None) if pretends else arrival.stamps
        at, digest = effective(stamps, self._policy).at, content_hash(mail)
        said, source = bare(mail.message_id), arrival.source
        entry = entry_of(arrival.raw, said, digest, at, arrival.stamps, source=str(source), imap=_uid_of(source))
        if is_own(mail, self._domain):
            return replace(entry, status=Status.VOID, note=OWN_POST)
        if reporting:
            return replace(entry, status=Status.VOID, note=REPORT)
        if self._orders(mail, arrival):
            # Its time is the mailbox's: no list has stamped it, so a line that looks like a list's is a stranger's.
            arrived = effective(arrival.stamps, ORDERS).at
            digest = order_digest(arrival.raw)
            entry = replace(entry, kind=EntryKind.ORDER, content_hash=digest, at=arrived, facts={})
        if entry.at < self._start:
            return replace(entry, status=Status.VOID, note=BEFORE_GENESIS)
        letter = sort(mail, self._identity) if entry.kind is EntryKind.MESSAGE else None
        return entry if letter is None else replace(entry, status=Status.VOID, note=str(letter))

    def _orders(self, mail: Mail, arrival: Arrival) -> bool:
        """Whether the mail is for the officer itself and asks something of it."""
        if not is_to_officer(mail, self._identity.address, arrival.source.recipients):
            return False
        return orders_something(mail, arrival.raw, self._domain)

    def _put_aside(self, arrival: Arrival) -> None:
        log.error("arrival %d is put aside unread", arrival.id)
        text = f"a mail that came from {arrival.source} cannot be read; it is kept as arrival {arrival.id}"
        self._store.alarm(f"{UNREADABLE}{arrival.id}", text, arrival.stamps.ingested_at)

    def _proof(self, mail: Mail) -> str:
        """The Message-ID of the post that came back; none where a stranger wrote another text under its name."""
        sent = self._store.mail(mail.message_id)
        if sent is None:
            return ""
        ours = parse_mail(sent.raw)
        same = bare_body(ours.body) == bare_body(mail.body) and bare_subject(ours.subject) == bare_subject(mail.subject)
        return sent.message_id if same else ""

    def _bounce(self, arrival: Arrival, mail: Mail) -> Bounce | None:
        report = read_report(arrival.raw, mail, self._domain)
        if report is None:
            return None
        return Bounce(report.message_id, arrival.stamps.ingested_at, report.permanent, report.status)

    def watermark(self, account: str, mailbox: str) -> Watermark | None:
        """The last watermark that was set, or None for a mailbox never read."""
        return self._store.watermark(account, mailbox)

    def set_watermark(self, mark: Watermark) -> None:
        """Commits a watermark."""
        self._store.set_watermark(mark)

    def known_uids(self, account: str, mailbox: str, uidvalidity: int) -> Collection[int]:
        """Every UID from which a message was accepted under this UIDVALIDITY."""
        return self._store.known_uids(account, mailbox, uidvalidity)


def _uid_of(source: Source) -> ImapUid | None:
    if source.carrier is not Carrier.IMAP or source.uidvalidity is None:
        return None
    return ImapUid(source.account, source.mailbox, source.uidvalidity, source.position)
