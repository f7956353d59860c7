"""The whole way of a mail from its bytes to the fold, for mails that nobody sane writes, measured in seconds of CPU.

What must hold: nothing raises (what the service would catch and log counts too), the bytes are in the store as they
came, no mail takes longer than the limit, and the game can be played on afterwards with nothing put aside.

A mail is read once, when it is measured; the fold takes what was read then. Every fourth game answers its players,
for the letters cost as much as the mails that they answer.
"""

from __future__ import annotations

import gc
import hashlib
import logging
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from bot.beginning import init
from bot.config import Config, load
from bot.keeper import silent, unanswered
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import stamps_of
from bot.reading import reader
from bot.service import Doors, Now, Service
from bot.store.rows import MailState, Status
from bot.translate import Reader, translate
from bot.trust.judge import Judge
from bot.trust.rules import TrustRules
from engine.acts import Reading
from parsers.mail.mime import Mail, parse_mail
from tests.bot.trust.makers import Zone
from tests.genesis import genesis, player
from tests.pace import paced

LIMIT = 0.25
"""Seconds of CPU for one mail, on the machine of `tests.pace`."""
START = datetime(2026, 3, 1, 12, tzinfo=UTC)
BATCH = 250
"""Mails of one game; then another begins, so that its size tells nothing about the last mail."""
ANSWERED = 4
"""One game in so many answers its players."""
GENESIS = genesis("Mill", START, player("Bob", mackerel=50), player("Eve", mackerel=50))
CONFIG = """
[bot]
address = "officer@bot.example"
drafts = "drafts@bot.example"
[store]
url = "sqlite:///mill.sqlite"
[game]
genesis = "genesis.toml"
[trust]
own_results = ["mx.example"]
arc_sealers = ["x", "lists.example"]
"""


@dataclass
class Ground:
    """What came of some mails."""

    count: int = 0
    seconds: float = 0.0
    slowest: tuple[float, str] = (0.0, "")
    faults: list[str] = field(default_factory=list)

    def add(self, other: Ground) -> None:
        self.count += other.count
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.faults += other.faults


class Readings:
    """What was read in the mails of one game."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._known: dict[Mail, Reading] = {}

    def first(self, mail: Mail, name: str) -> Reading:
        """Reads a mail and remembers what it says."""
        reading = self._known[mail] = self._read(mail, name)
        return reading

    def again(self, mail: Mail, name: str) -> Reading:
        """What a mail says; it is read only if it was not yet."""
        known = self._known.get(mail)
        return self.first(mail, name) if known is None else replace(known, message_id=name)

    def forget(self) -> None:
        self._known.clear()


class Overheard(logging.Handler):
    """Remembers what was logged as an error: the service catches what breaks, and a test must not miss it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.heard.append(f"{record.getMessage()}{f' ({error!r})' if error else ''}"[:300])


class Mill:
    """Grinds mails, a game for each batch."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "genesis.toml").write_text(GENESIS)
        (folder / "config.toml").write_text(CONFIG)
        self._config: Config = load(folder / "config.toml")
        self._read = reader("bnomic4")
        self._readings = Readings(self._read)
        self._games = 0
        self._judge = Judge(TrustRules(frozenset({"mx.example"}), frozenset({"x", "lists.example"})), Zone())
        self._ear = Overheard()

    def grind(self, mails: Iterable[tuple[str, bytes]]) -> Ground:
        """What came of the mails; each is named for the faults."""
        done, batch = Ground(), list[tuple[str, bytes]]()
        for one in mails:
            batch.append(one)
            if len(batch) == BATCH:
                done.add(self._batch(batch))
                batch = []
        if batch:
            done.add(self._batch(batch))
        return done

    def _batch(self, mails: list[tuple[str, bytes]]) -> Ground:
        for old in self._folder.glob("mill.sqlite*"):
            old.unlink()
        self._readings.forget()
        gc.collect()
        init(self._config, now=START)
        now = [START]
        service = self._service(lambda: now[0])
        self._ear.heard.clear()
        logging.getLogger().addHandler(self._ear)
        done = Ground()
        try:
            for name, raw in mails:
                now[0] += timedelta(seconds=1)
                self._one(service, name, raw, now[0], done)
            self._fold(service, now[0] + timedelta(hours=1), mails, done)
        finally:
            logging.getLogger().removeHandler(self._ear)
            service.store.close()
        return done

    def _service(self, now: Now) -> Service:
        with patch("bot.storing.reader", lambda ruleset: self._readings.again):
            service = Service(self._config, now=now, doors=Doors(resolver=Zone()))
        if self._games % ANSWERED:
            keeper = service.turns.keeper
            keeper.write, keeper.answer = silent, unanswered
        self._games += 1
        return service

    def _one(self, service: Service, name: str, raw: bytes, now: datetime, done: Ground) -> None:
        began = time.process_time()
        try:
            stamps = stamps_of(raw, now, now)
            accepted = service.intake.accept(
                raw, stamps, Source(Carrier.LMTP, "lmtp", recipients=("officer@bot.example",))
            )
            mail = parse_mail(raw)
            self._judge(raw, mail)
            translate(mail, "x", now, 1, self._readings.first)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is what is looked for)
            done.faults.append(f"{name}: {error!r}")
        else:
            if not accepted.seq:
                done.faults.append(f"{name}: not sorted")
        spent = time.process_time() - began
        done.count += 1
        done.seconds += spent
        done.slowest = max(done.slowest, (spent, name))
        if spent > LIMIT and (least := paced(lambda: self._whole(raw))) > LIMIT:
            done.faults.append(f"{name}: {least:.3f} s")
        done.faults += [f"{name}: {said}" for said in self._ear.heard]
        self._ear.heard.clear()

    def _whole(self, raw: bytes) -> None:
        """The way of a mail once more, but for the store."""
        mail = parse_mail(raw)
        self._judge(raw, mail)
        translate(mail, "x", START, 1, self._read)
        parse_mail(raw)  # the intake looks into it once more

    def _fold(self, service: Service, now: datetime, mails: list[tuple[str, bytes]], done: Ground) -> None:
        """A turn of the game with all of them, and what is left of their bytes."""
        where = f"{mails[0][0]} ... {mails[-1][0]}"
        try:
            service.turns.turn(now)
        except Exception as error:  # noqa: BLE001
            done.faults.append(f"{where}: the turn failed: {error!r}")
        store = service.store
        done.faults += [f"{where}: {said}" for said in self._ear.heard]
        aside = [one.message_id for one in store.entries_by_status(Status.ASIDE)]
        if aside or store.count_unsorted() or store.alarms():
            done.faults.append(f"{where}: put aside {aside}")
        if MailState.FAILED in store.count_mails():
            done.faults.append(f"{where}: an answer failed")
        kept = set()
        with store._read() as conn:
            for statement in ("SELECT raw FROM raw_message", "SELECT raw FROM arrival"):
                kept |= {hashlib.sha256(bytes(row[0])).digest() for row in conn.exec_driver_sql(statement)}
        done.faults += [
            f"{name}: not archived as it came" for name, raw in mails if hashlib.sha256(raw).digest() not in kept
        ]


@contextmanager
def mill() -> Iterator[Mill]:
    """A mill in memory where there is room, warm, and without pauses of the garbage collector in its measures."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="officer-mill-", dir=memory if memory.is_dir() else None) as folder:
        made = Mill(Path(folder))
        made.grind([("warm", b"From: bob@p.example\r\nTo: b-business@lists.example\r\n\r\nI give m1 to Eve.\r\n")])
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            yield made
        finally:
            gc.enable()
            gc.unfreeze()
