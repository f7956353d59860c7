"""One run: the program lives, dies and is started again until the story is over, and what is left of it.

The program is the real service with a real store on disk; only its two doors to other machines lead into the world of
`world.py`. After a death nothing of it is used again but the store's file.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from bot import beginning, storing
from bot.beginning import LETTER_SECRET, init
from bot.config import Config, load
from bot.mail.imap_session import ImapSession, ImapSettings, MailboxError
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import stamps_of
from bot.plain import object_row
from bot.post import FORUM_POST, REMINDER, STALE
from bot.service import Doors, Service
from bot.store.arrivals import STRIKES
from bot.store.connect import Connected
from bot.store.errors import StoreError
from bot.store.rows import MailState, OutMail, Status
from bot.store.store import Store
from bot.storing import Translator, genesis_of
from bot.trust.resolver import NoDns
from bot.turns import GRACE
from engine.state import state_hash
from tests.faults import story
from tests.faults.fate import Death, Fate
from tests.faults.world import SECOND, Copy, Server, Session, World

A_MOMENT = GRACE + timedelta(seconds=9)
AFTER = (timedelta(hours=3), timedelta(hours=6), timedelta(hours=9))
"""Looks after the end of the story, in which nothing goes wrong any more: what waits for its proof waits two hours."""
PUSHED = Source(Carrier.LMTP, "lmtp")


@dataclass(frozen=True, slots=True)
class Left:
    """What a run leaves: in the store, on the list, with the players."""

    state: str
    """The state's hash, of the fold that the last life held."""
    again: str
    """The same of the journal folded again from the genesis."""
    objects_agree: bool
    verdicts: dict[str, tuple[str, ...]]
    """Verdicts of the acts of each mail."""
    entries: Counter[tuple[str, str]]
    """Message-ID and status of each entry of the journal."""
    unarchived: int
    """Deliveries whose bytes are nowhere in the store."""
    posts: Counter[str]
    """How often the list took each post, by Message-ID."""
    told: frozenset[str]
    letters: frozenset[str]
    """What the posts, and the letters that were taken for persons, are about (their event keys). Left out are digests
    and reminders, which depend on when somebody looks."""
    stale: frozenset[str]
    """Mails that came so late that nobody waits for a receipt."""
    waiting: int
    """Mails still to be sent, arrivals not sorted."""
    deaths: tuple[str, ...] = ()
    points: int = 0


def prepare(folder: Path) -> None:
    """The files that every run begins with: configurations and a store in which the game has just been put."""
    (folder / "genesis.toml").write_text(story.genesis())
    for name, way in (("pulled", story.PULLED), ("pushed", story.PUSHED)):
        (folder / f"{name}.toml").write_text(story.CONFIG.format(store="life.sqlite") + way)
    with fixed_secret():
        init(load(folder / "pulled.toml"), now=story.START)
    with Store.open(f"sqlite:///{folder}/life.sqlite") as store:
        store.set_meta({LETTER_SECRET: "letters"})


@contextmanager
def fixed_secret() -> Iterator[None]:
    """Chance is the same in every run, or their states could not be compared."""
    plain = beginning.os.urandom
    beginning.os.urandom = lambda octets: story.SECRET[:octets]  # type: ignore[assignment]
    try:
        yield
    finally:
        beginning.os.urandom = plain


@contextmanager
def mortal(fate: Fate) -> Iterator[None]:
    """Within it every commit has a point right before and right after it, and the store is away now and then."""
    plain = Connected._transaction

    @contextmanager
    def transaction(self: Connected, writing: bool) -> Iterator[Connection]:
        if writing and fate.strikes(0.1):
            raise StoreError("the store is away")
        with plain(self, writing) as conn:
            yield conn
            if writing:
                fate.point("commit")
        if writing:
            fate.point("committed")

    Connected._transaction = transaction  # type: ignore[method-assign]
    try:
        yield
    finally:
        Connected._transaction = plain  # type: ignore[method-assign]


@dataclass
class Outside:
    """What does not die with the program: the world, its fate, and how far the story has come."""

    world: World
    plan: Sequence[tuple[datetime, bytes | None]]
    """The looks that the program takes: when, and what a player writes right before."""
    calm_from: int
    """From this look on nothing goes wrong any more."""
    look: int = 0
    begun: bool = False
    owed: list[Copy] = field(default_factory=list)
    """Mail that was pushed and not acknowledged: its server tries again."""

    @property
    def over(self) -> bool:
        """The story is told."""
        return self.look == len(self.plan)


def outside(fate: Fate, length: int) -> Outside:
    """The beginning: a look after each mail and after the midnights that matter, some more, and some in peace."""
    lasts = story.end(length) - story.START
    stops: list[tuple[datetime, bytes | None]] = [*story.mails(length)]
    stops += [(one + A_MOMENT, None) for one in story.midnights(length)]
    stops += [(story.START + lasts * fate.chance.random(), None) for _ in range(fate.unrest)]
    stops.sort(key=lambda one: one[0])
    peace = [(story.end(length) + after, None) for after in AFTER]
    return Outside(World(fate, story.START), (*stops, *peace), len(stops))


class Run:
    """A story played under a fate, from wherever it has come to; `folder` holds what the program keeps."""

    def __init__(self, folder: Path, outside: Outside, *, pushed: bool) -> None:
        self.outside = outside
        self.world, self.fate = outside.world, outside.world.fate
        self.pushed = pushed
        self.config: Config = load(folder / ("pushed.toml" if pushed else "pulled.toml"))
        self._loop = asyncio.new_event_loop()
        self._service: Service | None = None

    def play(self) -> Left:
        """The story to its end, with as many lives as it takes."""
        try:
            with mortal(self.fate):
                while not self.outside.over:
                    self._look()
            return self._left()
        finally:
            self._abandon()
            self._loop.close()

    def _look(self) -> None:
        """The program looks around once; when it dies it is started again and looks again."""
        outside, world = self.outside, self.world
        if not outside.begun:
            at, mail = outside.plan[outside.look]
            world.now, self.fate.calm = at, outside.look >= outside.calm_from
            if mail is not None:
                world.post(mail, slow=True)
            world.now += 2 * SECOND
            if self.pushed:
                outside.owed += world.arrive()
            else:
                world.fill()
            outside.begun = True
        self._live_on()
        outside.look, outside.begun = outside.look + 1, False

    def _live_on(self) -> None:
        while True:
            try:
                self._live()
            except Death:
                self._abandon()
            except (MailboxError, StoreError):
                return
            else:
                return

    def _live(self) -> None:
        if self._service is None:
            self._service = Service(self.config, now=lambda: self.world.now, doors=self._doors())
        owed = self.outside.owed
        while owed:
            stamps = stamps_of(owed[0].raw, self.world.now, self.world.now)
            self._service.intake.accept(owed[0].raw, stamps, PUSHED)
            owed.pop(0)
        self._loop.run_until_complete(self._service.step())

    def _doors(self) -> Doors:
        async def opened(settings: ImapSettings) -> ImapSession:
            self.fate.point("imap open")
            return Session(self.world, settings)

        return Doors(opened, Server(self.world).open, NoDns())

    def _abandon(self) -> None:
        """What a dead process leaves: open transactions are rolled back, nothing else is done."""
        if self._service is not None:
            self._service.store.close()
            self._service = None

    # -- afterwards ---------------------------------------------------------------------------------

    def _left(self) -> Left:
        self._let_the_blamed_in()
        assert self._service is not None
        store, game = self._service.store, self._service.turns.keeper.game
        archived = {bytes(raw) for raw in _column(store, "SELECT raw FROM raw_message UNION SELECT raw FROM arrival")}
        again = _fold_again(store)
        acts: dict[str, list[str]] = {}
        for one in store.acts():
            acts.setdefault(one.message_id, []).append(one.verdict)
        mails = store.count_mails()
        taken = {*self.world.letters, *(name for name, _ in self.world.posts)}
        sent = [one for one in store.mails() if one.message_id in taken]
        return Left(
            state_hash(game),
            again[0],
            again[1] == {one.uid: one for one in store.objects()},
            {name: tuple(verdicts) for name, verdicts in acts.items()},
            Counter((one.message_id, str(one.status)) for one in store.entries()),
            sum(copy.raw not in archived for copy in self.world.delivered),
            Counter(name for name, _ in self.world.posts),
            frozenset(one.event_key for one in sent if one.kind == FORUM_POST) - _of_looks(sent),
            frozenset(one.event_key for one in sent if one.kind != FORUM_POST) - _of_looks(sent),
            frozenset(one.message_id for one in store.entries() if one.ingested_at - one.at > STALE),
            mails.get(MailState.PENDING, 0)
            + mails.get(MailState.LEASED, 0)
            + store.count_unsorted()
            + len(self.outside.owed),
            tuple(self.fate.deaths),
            self.fate.count,
        )

    def _let_the_blamed_in(self) -> None:
        """A mail within which the program died three times is put aside; here it was not to blame, says an officer."""
        assert self._service is not None
        store = self._service.store
        entries, arrivals = store.entries_by_status(Status.ASIDE), store.unsorted(aside=True)
        assert not (entries or arrivals) or len(self.fate.deaths) >= STRIKES
        for entry in entries:
            store.set_status(entry.seq, Status.NEW)
        for arrival in arrivals:
            store.read_again(arrival.id)
        self._live_on()


def _of_looks(mails: Sequence[OutMail]) -> set[str]:
    return {one.event_key for one in mails if one.kind == REMINDER or one.event_key.startswith("digest/")}


def _column(store: Store, statement: str) -> list[Any]:
    with store._read() as conn:
        return [row[0] for row in conn.exec_driver_sql(statement)]


def _fold_again(store: Store) -> tuple[str, dict[int, Any]]:
    genesis = genesis_of(store)
    fold, read = genesis.fold(), Translator(genesis.ruleset, store)
    for row in store.entries():
        if row.status is Status.FOLDED:
            fold.add(read(row, fold.game))
    fold.advance(datetime.fromisoformat(store.meta("reached") or ""), rest=False)
    return state_hash(fold.game), {one.uid: object_row(one) for one in fold.game.world.objects.values()}


@contextmanager
def read_once() -> Iterator[None]:
    """Reading is pure and the story is always the same: what was read in an earlier run is remembered."""
    plain = storing.translate
    known: dict[Any, Any] = {}

    def remembered(mail: Any, name: str, at: datetime, tie: int, read: Any) -> Any:
        key = (name, at, mail.headers, mail.body)
        if key not in known:
            known[key] = plain(mail, name, at, tie, read)
        return replace(known[key], tie=tie)

    storing.translate = remembered
    try:
        yield
    finally:
        storing.translate = plain
