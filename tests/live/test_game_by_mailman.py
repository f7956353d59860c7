"""A whole nweek through real servers: every post goes through GNU Mailman, which tags its subject, puts itself into its
From and a footer below it; Dovecot holds the officer's mailbox; players read and answer what lies in theirs.

The clock is the test's own: the mail server of the list host stamps each post with it, and the policy is told to
believe that stamp however far it is from the mailbox's own clock.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from email.utils import format_datetime
from itertools import groupby
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from bot.beginning import init
from bot.config import load
from bot.demo.play import letter
from bot.service import Service
from bot.store.rows import EntryKind, MailState, Status
from bot.store.store import Store
from bot.turns import GRACE
from officers.bnomic4.sample import BALLOT, SAMPLE
from officers.samples import FORUM, OFFICER, Post, address
from parsers.mail.mime import Mail, parse_mail
from tests.live.mailman_server import Mailman, running
from tests.live.servers import Dovecot, dovecot, free_port, mailbox
from tests.sample_game import START

__all__ = ["dovecot", "mailbox"]
pytestmark = pytest.mark.live

TAG = "[cellar] "
FOOTER = "To unsubscribe send an email to cellar-leave@demo.example"
PATIENCE = 60.0
MEMBERS = [f"{name} <{address(name)}>" for name in SAMPLE.players] + [OFFICER]
A_MOMENT = GRACE + timedelta(seconds=5)
YEARS = 10 * 365 * 86_400


@dataclass
class PostOffice:
    """The mail servers between everybody: what is for the list goes to Mailman, what comes from Mailman is stamped and
    laid into mailboxes, of which the officer's is Dovecot's."""

    home: Dovecot | None = None
    mailman: Mailman | None = None
    port: int = field(default_factory=free_port)
    now: datetime = START
    posted: list[str] = field(default_factory=list)
    """Message-IDs of what was given to the list."""
    boxes: dict[str, list[tuple[bytes, Mail]]] = field(default_factory=dict)
    """What lies in each mailbox."""
    handed: Counter[str] = field(default_factory=Counter)
    """How many copies of posts each member has got."""

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        raw = envelope.content
        assert isinstance(raw, bytes)
        if envelope.rcpt_tos == [FORUM]:
            await asyncio.to_thread(self.post, raw, envelope.mail_from or "")
            return "250 OK"
        stamp = f"Received: from mailman by lists.demo.example with ESMTP; {format_datetime(self.now)}\r\n".encode()
        for one in envelope.rcpt_tos:
            await asyncio.to_thread(self._lay, one, stamp + raw)
        return "250 OK"

    def _lay(self, recipient: str, raw: bytes) -> None:
        if recipient == OFFICER:
            assert self.home is not None
            self.home.deliver(raw)
        mail = parse_mail(raw)
        self.boxes.setdefault(recipient, []).append((raw, mail))
        self.handed[recipient] += bool(mail.list_id)

    def post(self, raw: bytes, sender: str) -> None:
        """Gives a mail to the list."""
        assert self.mailman is not None
        self.mailman.take(raw, sender)
        self.posted.append(parse_mail(raw).message_id)

    def mails(self, recipient: str) -> list[Mail]:
        """What somebody finds in his mailbox."""
        return [mail for _, mail in self.boxes.get(recipient, ())]

    async def handed_on(self) -> None:
        """Waits until the list has handed every post on to every member."""
        deadline = time.monotonic() + PATIENCE
        members = [address(name) for name in SAMPLE.players] + [OFFICER]
        while any(self.handed[one] < len(self.posted) for one in members):
            assert self.mailman is not None
            assert time.monotonic() < deadline, f"posts are stuck: {self.mailman.stuck()}\n{self.mailman.log()}"
            await asyncio.sleep(0.02)  # Mailman's runners are processes of their own and tell nobody when they are done


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    """The post office with a running Mailman."""
    made = PostOffice()
    controller = Controller(made, hostname="127.0.0.1", port=made.port)
    controller.start()
    try:
        with running(FORUM, MEMBERS, made.port) as made.mailman:
            yield made
    finally:
        controller.stop()


class Town:
    """The game: the post office, the officer, and players who read their mailboxes."""

    def __init__(self, office: PostOffice, home: Dovecot, folder: Path) -> None:
        self.office = office
        self.names: dict[str, str] = {}
        """Message-IDs of posts that are answered."""
        office.home = home
        (folder / "genesis.toml").write_text(SAMPLE.genesis(START))
        (folder / "password").write_text(home.password)
        assert office.mailman is not None
        (folder / "config.toml").write_text(
            f'[bot]\naddress = "{OFFICER}"\n[game]\ngenesis = "genesis.toml"\n'
            f'[imap]\nhost = "{home.host}"\nport = {home.imap_port}\nuser = "{home.user}"\n'
            'password_file = "password"\ntls = false\n'
            f'[smtp]\nhost = "127.0.0.1"\nport = {office.port}\nsecurity = "plain"\n'
            f"[mail]\nown_hops = 1\nlist_earliest_seconds = -{YEARS}\nlist_latest_seconds = {YEARS}\n"
        )
        self.config = load(folder / "config.toml")

    @asynccontextmanager
    async def service(self) -> AsyncIterator[Service]:
        """A service that was just started."""
        one = Service(self.config, now=lambda: self.office.now)
        try:
            yield one
        finally:
            await one.close()

    async def look(self, service: Service) -> None:
        """The officer reads, folds, posts - and reads what came back of it."""
        for _ in range(2):
            await service.step()
            await self.office.handed_on()

    async def say(self, post: Post, number: int) -> None:
        """A player posts: an answer to something that lies in his own mailbox, or something new."""
        mine = self.office.mails(address(post.author))
        wanted = [one for one in mine if self._is_answered(post, one)]
        answers = wanted[-1].message_id if wanted else ""
        assert bool(answers) == bool(post.answers)
        if post.name:
            self.names[post.name] = f"<sample.{number}@players.example>"
        raw = letter(post.author, post.subject, post.text, f"sample.{number}", self.office.now, answers)
        await asyncio.to_thread(self.office.post, dressed(post.author, raw), address(post.author))
        await self.office.handed_on()

    def _is_answered(self, post: Post, mail: Mail) -> bool:
        return (
            "Ballot of nweek" in mail.subject
            if post.answers == BALLOT
            else mail.message_id == self.names.get(post.answers)
        )


def dressed(author: str, raw: bytes) -> bytes:
    """The same mail as that player's program writes it: Cleo's with an HTML copy, Eno's in base64."""
    if author not in ("Cleo", "Eno"):
        return raw
    mail = message_from_bytes(raw, policy=SMTP_POLICY)
    assert isinstance(mail, EmailMessage)
    text = mail.get_content()
    mail.set_content(text, cte="base64" if author == "Eno" else "quoted-printable")
    if author == "Cleo":
        shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>\n")
        mail.add_alternative(f"<html><body><p>{shown}</p></body></html>", subtype="html")
    return mail.as_bytes()


@pytest.fixture
def town(office: PostOffice, mailbox: Dovecot, tmp_path: Path) -> Town:
    return Town(office, mailbox, tmp_path)


def stops() -> list[tuple[datetime, Post | None]]:
    """When something is said, and a look after each midnight."""
    midnight = START.replace(hour=0, minute=0, second=0)
    found: list[tuple[datetime, Post | None]] = [(midnight + one.after, one) for one in SAMPLE.posts]
    found += [(midnight + timedelta(days=day) + A_MOMENT, None) for day in range(1, SAMPLE.days + 1)]
    return sorted(found, key=lambda one: one[0])


def verdicts(store: Store) -> list[tuple[str, str, str, str]]:
    """Who did what when, and what came of it."""
    return [(one.actor, one.action, str(one.at), one.verdict) for one in store.acts()]


def values(store: Store) -> dict[tuple[str, str], dict[str, object]]:
    """Players and proposals as they stand."""
    return {(one.kind, one.key): dict(one.values) for one in store.objects() if one.kind in ("player", "proposal")}


def whole_text(raw: bytes) -> str:
    """Every text of a mail, that of a footer which became a part of its own too."""
    leaves = (one for one in message_from_bytes(raw).walk() if one.get_content_type() == "text/plain")
    return "\n".join(bytes(one.get_payload(decode=True)).decode("utf-8", "replace") for one in leaves)


async def test_a_nweek_through_mailman(town: Town, demo_store: Store) -> None:
    office = town.office
    init(town.config, now=START)
    for _, plan in groupby(enumerate(stops()), key=lambda one: one[1][0].day):
        async with town.service() as service:  # it is started anew each day: what counts is in the store
            for number, (at, post) in plan:
                office.now = at
                if post is not None:
                    await town.say(post, number)
                await town.look(service)

    async with town.service() as service:
        await service.step()
        store = service.store
        assert verdicts(store) == verdicts(demo_store), "the list changes nothing"
        assert values(store) == values(demo_store)
        assert store.alarms() == []
        forum = [one for one in store.mails() if one.kind == "forum"]
        assert {one.state for one in forum} == {MailState.SEEN}, "every post came back"
        assert Status.ASIDE not in store.count_entries()
        folded = [one for one in store.entries() if one.kind is EntryKind.MESSAGE and one.status is Status.FOLDED]
        assert {(one.facts or {}).get("level") for one in folded} == {"list"}, "it is the list that vouches for them"
        posts = [one.message_id for one in forum]

    for name in SAMPLE.players:
        mine = office.mails(address(name))
        through = [one for one in mine if one.list_id]
        assert Counter(one.message_id for one in through) == Counter(set(office.posted)), "each post once"
        assert all(TAG in one.subject for one in through)
        assert max(len(raw) for raw, _ in office.boxes[address(name)]) < 40_000, (
            "what Mailman holds unless told otherwise"
        )
        assert all(f"<{FORUM}>" in one.get("from") for one in through), "From is the list's"
        assert all(FOOTER in whole_text(raw) for raw, mail in office.boxes[address(name)] if mail.list_id)
        assert {one.sender[1] for one in through if one.message_id in posts and one.sender} == {OFFICER}
        assert [one.subject for one in mine if not one.list_id], "receipts come to him alone"
