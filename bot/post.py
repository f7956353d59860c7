"""What the officer writes: notices of the core, reminders, and receipts for players' mail, as mails for the outbox.

Forum notices go to every public forum, personal ones to one address each (bot/recipients.py). A receipt tells the
author of a mail what was understood of it and what came of it. It is never written to machines, lists or ourselves,
nor for a mail that was read long after it came (a mailbox followed for the first time), and it thanks nobody for
mere talk: a mail without acts and without unclear words is not answered.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot import render
from bot.config import Identity, Receipts
from bot.foresight import Foreseen
from bot.mail.compose import ComposeError, Outgoing, Picture, compose, is_own, looks_automatic, may_answer, outgoing_id
from bot.privacy import hidden_from_all
from bot.recipients import Recipient, forum_addresses, recipients
from bot.render import Rendered
from bot.store.errors import StoreError
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, NewMail
from engine.duties import Obligation
from engine.game import Game, Task
from engine.journal import OWN_NOTICE, ActRecord, Message, Notice
from engine.state import Difference
from parsers.mail.mime import Mail, parse_mail

FORUM_POST = "forum"
"""A mail that must come back to us."""
PERSONAL = "personal"
RECEIPT = "receipt"
REMINDER = "reminder"
PREVIEW = "preview"
WISHED = "wished"
ANSWER = "answer"
"""What came of a request or an order."""
ANSWERS = (RECEIPT, PREVIEW, WISHED, ANSWER)
"""Mails that answer one mail of a person."""
STALE = timedelta(days=3)
"""Nobody waits for a receipt that long; what came earlier was sent before the officer read along."""
MOST_ACTS = 200
"""Acts told in one receipt: the longest ballots of the archives have some thirty votes."""
UNWRITTEN = "unwritten/"
"""Key of the alarm for a mail that cannot be written; it goes on with what it was."""
PLAIN = "notice"
"""The template that shows the data of any notice."""

log = logging.getLogger("officer.post")


@dataclass(frozen=True, slots=True)
class Templates:
    """How texts are made; the tests put their own in."""

    notice: Callable[[Game, Notice], Rendered] = render.render_notice
    receipt: Callable[[Game, Message, Sequence[ActRecord]], Rendered] = render.render_receipt
    reminder: Callable[[Game, Obligation | Task], Rendered] = render.render_reminder
    correction: Callable[[Game, str, datetime, Sequence[Difference]], Rendered] = render.render_correction


@dataclass(frozen=True, slots=True)
class _Letter:
    """One mail before it is bytes."""

    kind: str
    key: str
    to: Recipient
    text: Rendered
    at: datetime
    reply_to: str = ""
    thread: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()


class Writer:
    """Writes the mails of one game in the officer's name; the same input gives the same bytes."""

    def __init__(
        self,
        identity: Identity,
        receipts: Receipts = Receipts.ALL,
        templates: Templates | None = None,
        *,
        wish: Callable[[str], Receipts | None] = lambda address: None,
        page: str = "",
        secret: str = "",
        alarm: Callable[[str, str, datetime], None] = lambda key, text, at: None,
    ) -> None:
        self._identity = identity
        self._alarm = alarm
        self._wish = wish
        self._page = page
        self._receipts = receipts
        self._templates = templates or Templates(receipt=partial(render.render_receipt, page=page))
        self._secret = secret
        """Goes into the Message-IDs of letters, not of posts: those must be found again by whoever starts anew."""

    @property
    def domain(self) -> str:
        """The officer's own domain."""
        return self._identity.domain

    def __call__(self, game: Game, notices: Sequence[Notice], at: datetime) -> list[NewMail]:
        """The mails for some notices, each to everybody whom it concerns."""
        mails = (self._whole(game, f"the notice {one.template}", partial(self._noticed, game, one)) for one in notices)
        return [mail for found in mails for mail in found]

    def _noticed(self, game: Game, notice: Notice) -> Iterator[NewMail]:
        to = recipients(game, notice.to)
        if not to:
            log.warning("a notice %s has nobody to go to", notice.template)
            return
        text = self._notice(game, notice)
        for one in to:
            kind = FORUM_POST if one.public else ANSWER if notice.reply_to else PERSONAL
            yield from self._mail(game, _Letter(kind, notice.key, one, text, notice.at, notice.reply_to, notice.thread))

    def remind(self, game: Game, about: Obligation | Task, to: str, key: str, at: datetime) -> list[NewMail]:
        """The reminder of one duty or question."""

        def made() -> Iterator[NewMail]:
            text = self._templates.reminder(game, about)
            for one in recipients(game, to):
                yield from self._mail(game, _Letter(REMINDER, key, one, text, at))

        return self._whole(game, f"the reminder of {about.kind} {about.key}", made)

    def digest(
        self,
        game: Game,
        key: str,
        template: str,
        data: Mapping[str, Any],
        at: datetime,
        pictures: tuple[Picture, ...] = (),
    ) -> list[NewMail]:
        """A digest for every public forum, one mail for a key; the pictures go with it where no page shows them."""
        shown = () if self._page else pictures

        def made() -> Iterator[NewMail]:
            text = render.render_plain(game, template, {**data, "page": self._page})
            for one in recipients(game, "forum"):
                yield from self._mail(game, _Letter(FORUM_POST, key, one, text, at, pictures=shown))

        return self._whole(game, f"the digest {key}", made)

    def correction(self, game: Game, rows: Sequence[Row], difference: Sequence[Difference]) -> list[NewMail]:
        """What entries that came late changed, told on every public forum."""
        key = f"correction/{'+'.join(str(row.seq) for row in rows)}"

        def made() -> Iterator[NewMail]:
            causes = " and ".join(_cause(row) for row in rows)
            text = self._templates.correction(game, causes, min(row.at for row in rows), difference)
            for one in recipients(game, "forum"):
                yield from self._mail(game, _Letter(FORUM_POST, key, one, text, game.now))

        return self._whole(game, f"the {key}", made)

    def receipt(self, game: Game, row: Row, entry: Message, records: Sequence[ActRecord]) -> list[NewMail]:
        """The receipt for a mail just folded, if its author is to have one."""
        return self._whole(game, f"the receipt of entry {row.seq}", partial(self._receipt, game, row, entry, records))

    def _receipt(self, game: Game, row: Row, entry: Message, records: Sequence[ActRecord]) -> list[NewMail]:
        said = [one for one in records if one.message_id == entry.id and one.index >= 0][:MOST_ACTS]
        unclear = entry.reading.unclear
        problem = bool(unclear) or any(one.verdict != "succeeded" for one in said)
        wanted = self._wish(entry.address) or self._receipts if said or unclear else Receipts.NONE
        if wanted is Receipts.NONE or (wanted is Receipts.PROBLEMS and not problem):
            return []
        if row.ingested_at - row.at > STALE or not self._answerable(game, parse_mail(row.raw), entry):
            return []
        text = self._templates.receipt(game, entry, said)
        to = Recipient(entry.address, public=False)
        return self._mail(game, _Letter(RECEIPT, f"receipt/{entry.id}", to, text, entry.at, entry.id))

    def preview(self, row: Row, mail: Mail, seen: Foreseen) -> list[NewMail]:
        """The answer to a draft: how it would be read, and what would happen."""
        if mail.sender is None or not may_answer(mail, self._identity.domain):
            return []
        text = render.render_preview(seen)
        return self._mail(seen.game, self._reply(PREVIEW, row, mail, text))

    def wished(self, game: Game, row: Row, mail: Mail, wish: Receipts) -> list[NewMail]:
        """The answer to a wish about receipts."""
        if mail.sender is None or not may_answer(mail, self._identity.domain):
            return []
        return self._mail(game, self._reply(WISHED, row, mail, render.render_plain(game, "wished", {"wish": wish})))

    def _reply(self, kind: str, row: Row, mail: Mail, text: Rendered) -> _Letter:
        """An answer to a private mail, which is named by its content: its Message-ID may be another's."""
        address = mail.sender[1].lower() if mail.sender is not None else ""
        to = Recipient(address, public=False)
        return _Letter(kind, f"{kind}/{row.content_hash}", to, text, row.ingested_at, mail.message_id)

    def _whole(self, game: Game, what: str, make: Callable[[], Iterable[NewMail]]) -> list[NewMail]:
        """All the mails, or none where something raises: a mistake of ours must not take with it what it tells of."""
        try:
            return list(make())
        except StoreError:
            raise
        except Exception as error:
            log.exception("%s cannot be written", what)
            self._alarm(f"{UNWRITTEN}{what}", f"{what} cannot be written ({type(error).__name__})", game.now)
            return []

    def _answerable(self, game: Game, mail: Mail, entry: Message) -> bool:
        if mail.sender is None or entry.problem or self._is_ours(game, entry.address):
            return False
        if is_own(mail, self._identity.domain) or looks_automatic(mail) or mail.get_all("x-loop"):
            return False
        # A post carries the list's own fields, which say nothing of its author; other mail is judged strictly.
        return bool(mail.list_id) or may_answer(mail, self._identity.domain)

    def _notice(self, game: Game, notice: Notice) -> Rendered:
        """The text by its template; a template that fails must not keep the news from the players."""
        try:
            return self._templates.notice(game, notice)
        except Exception:  # a template's mistake can be anything; the plain list of the data is sent instead
            log.exception("template %s failed; its data is sent plain", notice.template)
            return self._templates.notice(game, replace(notice, template=PLAIN))

    def _mail(self, game: Game, letter: _Letter) -> list[NewMail]:
        """The letter as bytes; none for an address that mail cannot be written to, nor in private to ourselves."""
        name, personal = str(game.settings.name), not letter.to.public
        if personal and self._is_ours(game, letter.to.address):
            log.warning("a mail of kind %s was asked for in the officer's own name or a forum's", letter.kind)
            return []
        thread = [self._message_id(name, one, letter.to) for one in letter.thread]
        subject, body = letter.text.subject, letter.text.text
        if not personal:
            subject, body = hidden_from_all(game, subject), hidden_from_all(game, body)
        try:
            made = compose(
                Outgoing(
                    game=name,
                    event_key=letter.key,
                    sender=self._identity.address,
                    recipient=letter.to.address,
                    subject=subject,
                    body=body,
                    date=letter.at,
                    sender_name=self._identity.name,
                    in_reply_to=f"<{letter.reply_to.strip('<>')}>" if letter.reply_to else thread[-1] if thread else "",
                    references=tuple(thread),
                    personal=personal,
                    pictures=letter.pictures,
                    replying=letter.kind in ANSWERS,
                    secret=self._secret if personal else "",
                )
            )
        except ComposeError:
            log.warning("a mail of kind %s has an address that cannot be written to", letter.kind)
            return []
        recipient = letter.to.address
        return [NewMail(made.message_id, letter.kind, recipient, made.subject, made.raw, letter.at, letter.key)]

    def _is_ours(self, game: Game, address: str) -> bool:
        """Whether it is our own address, with any detail, or a forum's: nobody but a forger writes in their names."""
        local, _, domain = address.lower().rpartition("@")
        plain = f"{local.partition('+')[0]}@{domain}"
        own = {self._identity.address.lower(), self._identity.drafts.lower()}
        return plain in own or address.lower() in forum_addresses(game)

    def _message_id(self, game: str, said: str, to: Recipient) -> str:
        """A mail of the thread: by its id, or of our own by the key of its notice, as this recipient got it."""
        if said.startswith(OWN_NOTICE):
            return outgoing_id(game, said.removeprefix(OWN_NOTICE), to.address, self._identity.domain)
        return f"<{said.strip('<>')}>"


def _cause(row: Row) -> str:
    """What came late, in words."""
    if row.kind is not EntryKind.MESSAGE:
        return "a seed for draws" if row.kind is EntryKind.SEED else "an officer's order"
    mail = parse_mail(row.raw)
    name, address = mail.sender or ("somebody unknown", "")
    return f'the mail "{mail.subject or "(no subject)"}" of {name or address.partition("@")[0]}'
