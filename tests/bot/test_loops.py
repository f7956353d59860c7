"""Two officers pointed at each other fall silent within two mails, whatever a gateway between them does to their mail.

Each plays in the other's game under his own address, so each would have a reason to answer.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest

from bot.beginning import init
from bot.config import load
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import stamps_of
from bot.mail.submit import Delivery, DeliveryOutcome, SubmitSettings
from bot.service import Doors, Service
from bot.store.rows import MailState
from bot.trust.resolver import NoDns
from tests.genesis import genesis, ministry, player

START = datetime(2026, 3, 1, 8, tzinfo=UTC)
FORUM = "forum@lists.example"
DOMAINS = ("a.example", "b.example")
CONFIG = '[bot]\naddress = "officer@{domain}"\n[game]\ngenesis = "genesis.toml"\n[smtp]\nhost = "127.0.0.1"\nsecurity = "plain"\n'
Mangle = Callable[[bytes], bytes]


def beginning(domain: str, other: str) -> str:
    """The genesis of an officer's game, in which the other officer plays and holds a ministry."""
    robot = player("Robot", f"officer@{other}", mackerel=50)
    return genesis(domain, START, robot, player("Bob"), ministry("Law", "Robot"), automatic=False, forum=FORUM)


@dataclass
class Post:
    """Carries mail between the two officers, the forum and nobody else; `mangle` is what a gateway makes of it."""

    mangle: Mangle
    now: datetime = START + timedelta(minutes=1)
    officers: dict[str, Service] = field(default_factory=dict)
    letters: list[bytes] = field(default_factory=list)
    """What one officer wrote to the other."""
    posts: list[bytes] = field(default_factory=list)

    async def send(
        self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool] = lambda: True
    ) -> Delivery:
        assert ready()
        for one in recipients:
            if one == FORUM:
                self.post(self.mangle(raw))
            elif one in self.officers:
                self.letters.append(raw)
                self.give(one, self.mangle(raw))
        return Delivery(DeliveryOutcome.SENT, "sent")

    def post(self, raw: bytes) -> None:
        """The forum hands a mail on to both."""
        self.posts.append(raw)
        stamp = f"Received: from x by lists.example; {format_datetime(self.now)}\r\nList-Id: <forum.lists.example>\r\n"
        for one in self.officers:
            self.give(one, (stamp + f"List-Post: <mailto:{FORUM}>\r\n").encode() + raw)

    def give(self, officer: str, raw: bytes) -> None:
        """A mail reaches an officer."""
        self.officers[officer].intake.accept(raw, stamps_of(raw, self.now, self.now), Source(Carrier.LMTP, "lmtp"))

    def open(self, settings: SubmitSettings) -> Post:
        return self

    def settle(self, rounds: int = 5) -> None:
        """Both officers work, minute by minute."""
        for _ in range(rounds):
            for one in self.officers.values():
                asyncio.run(one.step())
            self.now += timedelta(minutes=1)


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Callable[[Mangle], Post]]:
    made: list[Service] = []

    def between(mangle: Mangle) -> Post:
        post = Post(mangle)
        for domain, other in (DOMAINS, DOMAINS[::-1]):
            folder = tmp_path / domain
            folder.mkdir()
            (folder / "genesis.toml").write_text(beginning(domain, other))
            (folder / "config.toml").write_text(CONFIG.format(domain=domain))
            config = load(folder / "config.toml")
            init(config, now=START)
            doors = Doors(submission=post.open, resolver=NoDns())
            made.append(Service(config, now=lambda: post.now, doors=doors))
            post.officers[f"officer@{domain}"] = made[-1]
        post.settle(1)
        post.letters.clear()
        return post

    yield between
    for one in made:
        one.store.close()


def without(*names: str) -> Mangle:
    """A gateway that loses header fields."""
    field = re.compile(
        rb"^(?:" + "|".join(names).encode() + rb"):[^\n]*\n(?:[ \t][^\n]*\n)*", re.MULTILINE | re.IGNORECASE
    )
    return lambda raw: _head(raw, lambda head: field.sub(b"", head))


def recased(change: Callable[[str], str]) -> Mangle:
    """A gateway that writes names and values of the marks in another case."""
    marks = re.compile(r"^(?:Auto-Submitted|X-Loop|Precedence):[^\n]*", re.MULTILINE | re.IGNORECASE)
    return lambda raw: _head(raw, lambda head: marks.sub(lambda found: change(found[0]), head.decode()).encode())


def _head(raw: bytes, change: Callable[[bytes], bytes]) -> bytes:
    head, gap, body = raw.partition(b"\r\n\r\n")
    return change(head + b"\r\n").rstrip(b"\r\n") + gap + body


def renamed(raw: bytes) -> bytes:
    """A gateway that leaves nothing by which our mail could be known, and gives it a Message-ID of its own."""
    bare = without("Auto-Submitted", "X-Loop", "Precedence", "Message-ID", "In-Reply-To", "References")(raw)
    return b"Message-ID: <%d@gateway.example>\r\n" % abs(hash(bare)) + bare


MARKS = ("Auto-Submitted", "X-Loop", "Precedence", "Message-ID")
GATEWAYS: dict[str, Mangle] = {
    "as it is": lambda raw: raw,
    "upper case": recased(str.upper),
    "lower case": recased(str.lower),
    "swapped case": recased(str.swapcase),
    **{f"without {name}": without(name) for name in MARKS},
    **{f"only {name}": without(*(one for one in MARKS if one != name)) for name in MARKS},
    "without any mark": without(*MARKS),
    "renamed": renamed,
}
PROPOSAL = "I submit the following proposal:\n\n{{\n__Hats__\nHats for all.\n}}"
ACTS = f"{PROPOSAL}\n\nI give m1000 to Bob.\n\nI hereby frobnicate the following proposal."
"""One that succeeds, one that fails, one that is unclear."""
LETTERS = (ACTS, "help", "receipts: all", "confirm 0123abcd", "Game: a.example\nId: 1\n\nset player/Bob.points to 3")


def mail(sender: str, to: str, text: str, subject: str = "hello") -> bytes:
    head = f"From: Robot <{sender}>\r\nTo: {to}\r\nMessage-ID: <{subject}@x.example>\r\nSubject: {subject}\r\n\r\n"
    return head.encode() + text.replace("\n", "\r\n").encode() + b"\r\n"


@pytest.mark.parametrize("gateway", GATEWAYS)
def test_what_is_forged_in_the_name_of_the_other_starts_no_conversation(
    town: Callable[[Mangle], Post], gateway: str
) -> None:
    post = town(GATEWAYS[gateway])
    post.post(mail(f"officer@{DOMAINS[1]}", FORUM, ACTS, "a post"))
    post.settle()
    assert len(post.letters) <= 2
    posts = len(post.posts)
    for number, text in enumerate(LETTERS):
        post.letters.clear()
        post.give(f"officer@{DOMAINS[0]}", mail(f"officer@{DOMAINS[1]}", f"officer@{DOMAINS[0]}", text, f"l{number}"))
        post.settle()
        assert len(post.letters) <= 2, text
    assert len(post.posts) == posts


def test_the_two_do_answer_a_player_each_of_his_posts(town: Callable[[Mangle], Post]) -> None:
    post = town(GATEWAYS["as it is"])
    for number in range(3):
        post.post(
            mail("bob@p.example", FORUM, "I give m1000 to Robot.", "Re: hello").replace(b"<Re: hello", b"<%d" % number)
        )
    post.settle()
    for one in post.officers.values():
        answers = [(mail.recipient, mail.state) for mail in one.store.mails() if mail.kind == "receipt"]
        assert answers == [("bob@p.example", MailState.SENT)] * 3
