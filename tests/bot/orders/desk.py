"""A game with officers who have keys, a service around it, and mails to the officer's address."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.beginning import init
from bot.config import Config, load
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.service import Doors, Service
from bot.store.rows import OutMail, StoredAct
from bot.turns import GRACE, horizon
from engine.state import show
from parsers.mail.mime import parse_mail
from tests.bot.trust.keys import Person, person
from tests.bot.trust.makers import Zone
from tests.genesis import FORUM, genesis, ministry, player, table

BOT = "officer@bot.example"
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
CONFIG = """
[bot]
address = "officer@bot.example"
[game]
genesis = "genesis.toml"
[[officers]]
name = "Anna"
address = "anna@x.example"
key = "Anna.asc"
"""


def beginning(start: datetime) -> str:
    """The genesis: Bob and Eve have keys and hold a ministry each, Zed has neither."""
    return genesis(
        "Orders",
        start,
        player("Bob", "bob@p.example", "bob@home.example", points=3, mackerel=50, key="Bob.asc"),
        player("Eve", mackerel=50, key="Eve.asc"),
        player("Zed", mackerel=50),
        ministry("Law", "Bob"),
        ministry("Society", "Eve"),
        table("[[rules]]", {"number": 90, "title": "Buttons", "text": "Every coat has three buttons."}),
        automatic=False,
    )


@dataclass
class Desk:
    """The officer at work: mails go in, the game is folded, answers are read."""

    folder: Path
    start: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0) - HOUR)
    count: int = 0

    def __post_init__(self) -> None:
        for name in ("Anna", "Bob", "Eve"):
            (self.folder / f"{name}.asc").write_text(str(person(name).secret.extract_certificate()))
        (self.folder / "genesis.toml").write_text(beginning(self.start))
        (self.folder / "config.toml").write_text(CONFIG)
        self.now = self.start + HOUR
        self.config: Config = load(self.folder / "config.toml")
        init(self.config, now=self.start)
        self.open()
        self.work()

    def open(self) -> None:
        """Starts the service."""
        self.service = Service(self.config, now=lambda: self.now, doors=Doors(resolver=Zone()))
        self.store = self.service.store

    def close(self) -> None:
        self.store.close()

    # -- mail -----------------------------------------------------------------------------------------

    def take(self, raw: bytes, at: datetime | None = None) -> int:
        """A mail arrives."""
        at = at or self.now
        stamps = Stamps(at, at, at, at)
        return self.service.intake.accept(raw, stamps, Source(Carrier.LMTP, "lmtp")).seq

    def work(self, at: datetime | None = None) -> None:
        """A turn of the service, now or at that instant; right after a midnight another, a moment later.

        Signatures are made at the real time, so these tests are played at whatever hour it is.
        """
        self.now = at or self.now
        self.service.turns.turn(self.now)
        if horizon(self.game, self.now) < self.now:
            self.service.turns.turn(self.now + GRACE)

    def give(self, raw: bytes, at: datetime | None = None) -> int:
        """A mail arrives and is worked on; the number of its entry."""
        seq = self.take(raw, at)
        self.work(max(self.now, at or self.now))
        return seq

    def order(self, *lines: str, by: str = "Anna", **more: Any) -> int:
        """An order arrives and is worked on."""
        return self.give(self.mail(self.text(*lines, **more), by), more.get("at"))

    def text(
        self, *lines: str, game: str = "Orders", number: str = "", expires: datetime | str | None = None,
        head: tuple[str, ...] = (), at: datetime | None = None,
    ) -> str:  # fmt: skip
        """The words of an order."""
        self.count += 1
        until = expires or datetime.now(UTC) + DAY
        until = until if isinstance(until, str) else until.isoformat()
        fields = [f"Game: {game}", f"Id: {number or f'order-{self.count}'}", f"Expires: {until}", *head]
        return "\n".join([*fields, "", *lines]) + "\n"

    def mail(self, text: str, by: str = "Anna", *, signed: bool = True, head: str = "") -> bytes:
        """A mail with that text to the officer, signed in the clear."""
        return self.raw(person(by).clear(text) if signed else text, by, head=head)

    def raw(self, body: str, by: str = "Anna", *, kind: str = "text/plain; charset=utf-8", head: str = "") -> bytes:
        """A mail with that body to the officer."""
        self.count += 1
        lines = [f"From: {by} <{ADDRESSES.get(by, by.lower() + '@p.example')}>", f"To: {BOT}", "Subject: order"]
        lines += [
            f"Message-ID: <{self.count}@{by.lower()}.example>",
            f"Content-Type: {kind}",
            *([head] if head else []),
        ]
        return ("\n".join(lines) + "\n\n" + body).encode()

    def post(self, who: str, text: str, at: datetime | None = None) -> str:
        """A player's mail to the forum; gives its id."""
        self.count += 1
        name = f"{self.count}@{who.lower()}.list"
        head = f"List-Id: <b-business.lists.example>\nFrom: {who} <{who.lower()}@p.example>\nTo: {FORUM}\n"
        self.give(f"{head}Message-ID: <{name}>\nSubject: s\n\n{text}\n".encode(), at)
        return name

    # -- what came of it ------------------------------------------------------------------------------

    def acts(self, seq: int) -> list[StoredAct]:
        return self.store.acts_of_entry(seq)

    def verdict(self, seq: int) -> tuple[str, str]:
        """What became of an order: (verdict, reason) of its first line."""
        first = self.acts(seq)[0]
        return first.verdict, first.reason

    def value(self, path: str) -> Any:
        """A value of the state: player/Bob.points."""
        name, _, attribute = path.rpartition(".")
        kind, _, key = name.partition("/")
        return show(self.game)["objects"][kind][key][attribute]

    @property
    def game(self) -> Any:
        return self.service.turns.keeper.game

    def mails(self, to: str = "", word: str = "") -> list[OutMail]:
        """Mails of the outbox to an address, with a word in them."""
        return [one for one in self.store.mails() if to in one.recipient and word in parse_mail(one.raw).body]

    def answer(self, seq: int) -> str:
        """The text of the answer to an order."""
        row = self.store.entry(seq)
        assert row is not None
        key = f"order/{row.message_id}/"
        (found,) = [
            one for one in self.store.mails() if one.event_key.startswith(key) and "public" not in one.event_key
        ]
        return parse_mail(found.raw).body


ADDRESSES = {"Anna": "anna@x.example"}


def keyed(name: str) -> Person:
    """The person with the key of that name."""
    return person(name)
