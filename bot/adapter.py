"""The store as the carriers of mail meet it: raw bytes and stamps in, a durable entry of the journal out.

What is decided here, before the fold sees anything: the effective time (by a policy that is data), the identity
(Message-ID and content), and the mail that is kept but performs nothing: mail from before the genesis, letters to
the officer (bot/letters.py), and our own posts coming back. Such a post is the proof that the forum has it - when its
text is ours as well, for anybody can write our identifier into a mail.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from datetime import datetime

from msgspec.structs import replace

from bot.config import Identity
from bot.entries import BEFORE_GENESIS, entry_of
from bot.letters import sort
from bot.mail.compose import is_own
from bot.mail.intake import Accepted, Carrier, Source, Watermark
from bot.mail.stamps import LIVE, ORDERS, Policy, Stamps, effective
from bot.orders.mails import is_to_officer, order_digest, orders_something
from bot.store.dedupe import bare_body, bare_subject, content_hash
from bot.store.rows import EntryKind, ImapUid, Status
from bot.store.store import Store
from bot.translate import bare
from bot.trust.origin import list_problem
from bot.trust.rules import TrustRules
from parsers.mime import Mail, parse_mail

OWN_POST = "our own post"


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
    ) -> None:
        self._store = store
        self._domain = domain
        self._identity = Identity(address.lower(), drafts=drafts.lower())
        self._start = start
        self._policy = policy
        self._woken = woken
        self._rules = rules or TrustRules()

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        """Commits the message, then returns; raises StoreError when that cannot be done now."""
        mail = parse_mail(raw)
        # A mail that only pretends to come from a list has no stamp of that list: the line is its sender's.
        believed = stamps if not list_problem(mail, self._rules) else dataclasses.replace(stamps, list_at=None)
        at, said = effective(believed, self._policy).at, bare(mail.message_id)
        entry = entry_of(raw, said, content_hash(mail), at, stamps, source=str(source), imap=_uid_of(source))
        own = is_own(mail, self._domain)
        letter = sort(mail, self._identity) if not own else None
        if own:
            entry = replace(entry, status=Status.VOID, note=OWN_POST)
        elif self._orders(mail, raw, source):
            # Its time is the mailbox's: no list has stamped it, so a line that looks like a list's is a stranger's.
            arrived = effective(stamps, ORDERS).at
            entry = replace(entry, kind=EntryKind.ORDER, content_hash=order_digest(raw), at=arrived, facts={})
        if not own and entry.at < self._start:
            entry = replace(entry, status=Status.VOID, note=BEFORE_GENESIS)
        elif letter is not None and entry.kind is EntryKind.MESSAGE:
            entry = replace(entry, status=Status.VOID, note=str(letter))
        accepted = self._store.accept(entry)
        if own:
            self._prove(mail, stamps.ingested_at)
        elif (entry.status is Status.NEW or letter is not None) and not accepted.duplicate:
            self._woken()
        return accepted

    def _orders(self, mail: Mail, raw: bytes, source: Source) -> bool:
        """Whether the mail is for the officer itself and asks something of it."""
        if not is_to_officer(mail, self._identity.address, source.recipients):
            return False
        return orders_something(mail, raw, self._domain)

    def _prove(self, mail: Mail, at: datetime) -> None:
        """Notes the delivery of the post that came back, unless a stranger wrote another text under its name."""
        sent = self._store.mail(mail.message_id)
        if sent is None:
            return
        ours = parse_mail(sent.raw)
        if bare_body(ours.body) == bare_body(mail.body) and bare_subject(ours.subject) == bare_subject(mail.subject):
            self._store.mark_seen(sent.message_id, at)

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
