"""A game by mail on real servers: Dovecot holds the mailbox, a small list server takes the posts and hands them on.

The clock is the test's own: the list server stamps each post with it, and the policy is told to believe that stamp
however far it is from the mailbox's own clock. So nothing depends on how long the machine takes, or on the hour.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.utils import format_datetime
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from bot.beginning import init
from bot.config import Config, load
from bot.delivery import UNSEEN_LIMIT
from bot.service import Service
from bot.store.errors import StoreError
from bot.store.outbox import LEASE
from bot.store.rows import MailState, Status
from bot.turns import GRACE
from engine.clock import next_midnight
from tests.genesis import genesis as start_of
from tests.genesis import ministries, player
from tests.live.servers import Dovecot, dovecot, free_port, mailbox

__all__ = ["dovecot", "mailbox"]
pytestmark = pytest.mark.live

FORUM = "b-business@lists.example"
SECOND = timedelta(seconds=1)
START = datetime(2026, 3, 4, 10, 30, tzinfo=UTC)
YEARS = 10 * 365 * 86_400
PEOPLE = ("Wooble", "Hose", "Bob")


@dataclass
class ListServer:
    """Takes mail over SMTP; posts to the forum go on to every subscriber, of whom the bot's mailbox is one."""

    home: Dovecot
    now: datetime
    posts: list[bytes] = field(default_factory=list)
    private: list[bytes] = field(default_factory=list)

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        raw = envelope.content
        assert isinstance(raw, bytes)
        if FORUM not in envelope.rcpt_tos:
            self.private.append(raw)
            return "250 OK"
        self.posts.append(raw)
        await asyncio.to_thread(self.home.deliver, listed(raw, self.now))
        return "250 OK"

    def subjects(self, word: str) -> list[str]:
        """Subjects of posts with that word."""
        found = (str(message_from_bytes(one)["Subject"]) for one in self.posts)
        return [subject for subject in found if word.lower() in subject.lower()]


def listed(raw: bytes, at: datetime) -> bytes:
    """What the list makes of a post: its stamp and its own header fields on top and its footer below."""
    head = f"Received: from desk by lists.example with ESMTP; {format_datetime(at)}\r\n".encode()
    head += (
        b"List-Id: <b-business.lists.example>\r\nList-Post: <mailto:b-business@lists.example>\r\nPrecedence: list\r\n"
    )
    return head + raw + b"\r\n_______________________________________________\r\nb-business mailing list\r\n"


def post(who: str, number: int, text: str) -> bytes:
    """A player's mail as he sends it to the list."""
    head = f"From: {who} <{who.lower()}@example.org>\r\nTo: {FORUM}\r\nMessage-ID: <{number}@{who.lower()}.example>\r\n"
    return (head + f"Subject: act {number}\r\n\r\n" + text.replace("\n", "\r\n")).encode()


def genesis(start: datetime) -> str:
    """Three players who hold every office, in nday 7 with the Clock On; the bot clerks for all."""
    people = (player(name, f"{name.lower()}@example.org", mackerel=50) for name in PEOPLE)
    return start_of("By Mail", start, *people, ministries(PEOPLE), nday=7, forum=FORUM)


class Town:
    """The game's surroundings: configuration, list server, and a clock that the test moves."""

    def __init__(self, home: Dovecot, folder: Path, smtp_port: int, server: ListServer) -> None:
        self.home = home
        self.server = server
        self.start = START
        (folder / "genesis.toml").write_text(genesis(self.start))
        (folder / "p").write_text(home.password)
        (folder / "config.toml").write_text(
            f'[bot]\naddress = "officer@bot.example"\n[game]\ngenesis = "genesis.toml"\n'
            f'[imap]\nhost = "{home.host}"\nport = {home.imap_port}\nuser = "{home.user}"\npassword_file = "p"\ntls = false\n'
            f'[smtp]\nhost = "127.0.0.1"\nport = {smtp_port}\nsecurity = "plain"\n'
            f"[mail]\nown_hops = 1\nlist_earliest_seconds = -{YEARS}\nlist_latest_seconds = {YEARS}\n"
        )
        self.config: Config = load(folder / "config.toml")

    @property
    def now(self) -> datetime:
        """The present: that of the list server, and of the officer."""
        return self.server.now

    @now.setter
    def now(self, at: datetime) -> None:
        self.server.now = at

    @property
    def ballot_day(self) -> datetime:
        """The midnight at which nday 9 begins."""
        return next_midnight(next_midnight(self.start))

    @asynccontextmanager
    async def service(self) -> AsyncIterator[Service]:
        """A service that was just started."""
        one = Service(self.config, now=lambda: self.now)
        try:
            yield one
        finally:
            await one.close()


@pytest.fixture
async def town(mailbox: Dovecot, tmp_path: Path) -> AsyncIterator[Town]:
    server = ListServer(mailbox, START + 2 * SECOND)
    controller = Controller(server, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield Town(mailbox, tmp_path, controller.port, server)
    finally:
        controller.stop()


async def submit(town: Town) -> None:
    text = "I submit the following proposal:\n\n{{\n__Socks for all__\nEach Player gains 5 points.\n}}\n"
    await asyncio.to_thread(town.home.deliver, listed(post("Bob", 1, text), town.now - SECOND))


async def test_a_nweek_from_a_players_mail_to_the_ballot_on_the_list(town: Town) -> None:
    assert "a new game" in init(town.config, now=town.now)
    await submit(town)
    async with town.service() as service:
        await service.step()
        (act,) = [one for one in service.store.acts() if one.action == "submit_proposal"]
        assert (act.actor, act.verdict, act.reason) == ("Bob", "succeeded", "")
        (told,) = [message_from_bytes(one) for one in town.server.private if b"<1@bob.example>" in one]
        assert told["To"] == "bob@example.org"
        assert "1 done" in told.get_payload()
        assert not town.server.subjects("ballot")

        town.now = town.ballot_day + GRACE / 2
        await service.step()
        assert not town.server.subjects("ballot"), "mail of before midnight may still be on its way"
        town.now = town.ballot_day + GRACE + SECOND
        await service.step()
        assert len(town.server.subjects("ballot of nweek 150")) == 1
        assert any(b"Socks for all" in one for one in town.server.posts)

    async with town.service() as service:
        before = len(town.server.posts)
        acts = len(list(service.store.acts()))
        await service.step()
        await service.step()
        assert len(town.server.posts) == before, "a restart posts nothing twice"
        assert len(list(service.store.acts())) == acts, "our own posts are no acts"
        forum = [one for one in service.store.mails() if one.kind == "forum"]
        assert len(forum) == before
        assert {one.state for one in forum} == {MailState.SEEN}
        assert service.store.count_entries()[Status.VOID] == before
        town.now += UNSEEN_LIMIT + SECOND
        assert service.outgoing is not None
        assert service.outgoing.missing() == []


async def test_a_crash_after_sending_posts_nothing_twice(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    init(town.config, now=town.now)
    await submit(town)
    town.now = town.ballot_day + GRACE + SECOND
    async with town.service() as service:
        for poller in service.pollers:
            await poller.poll_once()
        await service.turn()

        def gone(*_: object) -> None:
            raise StoreError("the store went away")

        monkeypatch.setattr(service.store, "mark_sent", gone)
        assert service.outgoing is not None
        with pytest.raises(StoreError):
            await service.outgoing.deliver_due()
        assert len(town.server.posts) == 1, "the server has it, the store does not know"
        (lost,) = town.server.posts
    town.now += LEASE + SECOND
    async with town.service() as service:
        await service.step()
        name = str(message_from_bytes(lost)["Message-ID"])
        assert [str(message_from_bytes(one)["Message-ID"]) for one in town.server.posts].count(name) == 1
        seen = service.store.mail(name)
        assert seen is not None
        assert seen.state is MailState.SEEN
