"""The keeper of one game: the fold in memory and the store on disk, kept in step.

`Keeper.work` folds what waits in the journal and writes, in one transaction a batch, everything that came of
it: acts, changes, objects, mails to send, statuses. A mail that belongs before what is folded already takes
the game back to the nearest snapshot before it; the difference it made is told in a correction. After a
restart the state is rebuilt from the last snapshot and the journal, so nothing depends on the memory that
was lost.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

from bot import late
from bot.orders import past
from bot.plain import act_row, change_row, object_row, pack, unpack
from bot.store.rows import Entry as Row
from bot.store.rows import FoldBatch, NewMail, ObjectRow, OrderKey, SnapshotIn, Status, Turn
from bot.store.store import Store
from bot.trust.signing import grown
from engine.fold import SNAPSHOT_EVERY, Fold
from engine.game import Game
from engine.journal import ActRecord, Entry, Message, Notice
from engine.nomic import Nomic
from engine.state import Difference, compare, public, show

BATCH = 200
"""Entries in one transaction: the store's cost per entry is flat from about a hundred on."""

COUNTERS = "counters"
"""Under which name the store keeps the world's counters, so that its objects alone can be folded on."""

log = logging.getLogger("officer.keeper")

Read = Callable[[Row, Game], Entry]
"""Turns a row of the journal into what the fold takes, in the light of the game so far (whose keys it knows)."""
Write = Callable[[Game, Sequence[Notice], datetime], list[NewMail]]
"""Renders notices into mails, with the instant at which they were made."""
Correct = Callable[[Game, Row, Sequence[Difference]], list[NewMail]]
"""Tells the players what a late entry changed, from its row and what differs now from before."""
Answer = Callable[[Game, Row, Message, Sequence[ActRecord]], list[NewMail]]
"""What the author of a mail just folded is told, from its row, what was read and the verdicts."""


@dataclass(frozen=True, slots=True)
class Worked:
    """What one call of `work` did."""

    folded: int
    corrections: tuple[Difference, ...] = ()
    aside: tuple[int, ...] = ()


def silent(game: Game, notices: Sequence[Notice], at: datetime) -> list[NewMail]:
    """Writes no mail at all: for a replay, where nobody waits for an answer."""
    return []


def uncorrected(game: Game, row: Row, difference: Sequence[Difference]) -> list[NewMail]:
    """Tells nobody."""
    return []


def unanswered(game: Game, row: Row, message: Message, records: Sequence[ActRecord]) -> list[NewMail]:
    """Answers no mail."""
    return []


class Keeper:
    """Fold and store of one game."""

    def __init__(
        self,
        nomic: Nomic,
        genesis: dict[str, Any],
        store: Store,
        read: Read,
        write: Write = silent,
        answer: Answer = unanswered,
        correct: Correct = uncorrected,
    ) -> None:
        self.nomic = nomic
        self.genesis = genesis
        self.store = store
        self.read = read
        self.write = write
        self.answer = answer
        self.correct = correct
        self.fold = Fold(nomic, genesis)
        self.start = self.game.now
        self.place: OrderKey | None = None
        """The place of the last entry folded."""
        self._saved = 0
        self._resume()

    @property
    def game(self) -> Game:
        return self.fold.game

    # -- start --------------------------------------------------------------------------------------

    def _resume(self) -> None:
        """Rebuilds the present from the last snapshot and the entries folded after it."""
        if self.store.meta("reached") is None:
            self._begin()
            return
        self._restore(self.store.latest_snapshot())
        for row in self.store.entries(after=self.place):
            if row.status is Status.FOLDED:
                self.fold.add(self.read(row, self.game))
                self.place = row.order
                self._forget()
        self.fold.advance(datetime.fromisoformat(str(self.store.meta("reached"))), rest=False)
        self._forget()

    def _begin(self) -> None:
        """Writes the world of the genesis as the first state."""
        changes = [change_row(one, None, self.game.now) for one in self.game.world.drain()]
        self.game.drain()
        self.store.commit_fold(
            FoldBatch(
                turns=[Turn(changes=changes)],
                objects=self._objects(),
                snapshot=SnapshotIn(OrderKey(self.game.now), pack(self.fold.snapshot())),
                meta=self._meta(),
            )
        )

    def _restore(self, kept: Any) -> None:
        if kept is None:
            self.fold = Fold(self.nomic, self.genesis)
            self.place = None
        else:
            self.fold.restore(unpack(kept.data))
            self.fold.snapshots = self.fold.snapshots[-1:]
            self.place = kept.place if kept.place.seq else None
        self._saved = self.fold.count
        self._forget()

    def _forget(self) -> None:
        """Drops what was derived a second time: the store has it."""
        self.game.world.drain()
        self.game.drain()

    def _objects(self) -> list[ObjectRow]:
        return [object_row(one) for _, one in sorted(self.game.world.objects.items())]

    def _meta(self) -> dict[str, str]:
        counters = msgspec.json.encode(self.game.world.counters).decode()
        return {"reached": self.game.now.isoformat(), "entries": str(self.fold.count), COUNTERS: counters}

    # -- work ---------------------------------------------------------------------------------------

    def work(self, until: datetime, progress: Callable[[int], None] = lambda done: None) -> Worked:
        """Folds everything that waits, lets the clock run to `until` (UTC), and commits it."""
        folded, aside, changed = 0, list[int](), list[Difference]()
        while True:
            waiting = [one for one in self.store.entries_by_status(Status.NEW, BATCH) if one.at <= until]
            if not waiting:
                if late.release(self):
                    continue
                break
            if self._is_late(waiting[0]):
                if not late.hold(self, [row for row in waiting if self._is_late(row)]):
                    changed += self._go_back(waiting[0], until)
                continue
            rows = past.batch(waiting)
            if past.prepare(self, rows[0]):
                continue
            aside += self._fold_batch(rows)
            folded += len(rows)
            progress(len(rows))
        self._tick(until)
        return Worked(folded, tuple(changed), tuple(aside))

    def _is_late(self, row: Row) -> bool:
        """Whether an entry belongs before something that is folded; before the genesis nothing is."""
        behind = self.place is not None and row.order < self.place
        return (behind or row.at < self.game.now) and self.game.now > self.start

    def _fold_batch(self, rows: Sequence[Row]) -> list[int]:
        turns, dirty, aside = list[Turn](), set[int](), list[int]()
        for row in rows:
            turn = self._turn(row, dirty)
            turns.append(turn)
            if turn.status is Status.ASIDE:
                aside.append(row.seq)
            else:
                self.place = row.order
        self._commit(turns, dirty, rows[-1].order)
        return aside

    def _turn(self, row: Row, dirty: set[int]) -> Turn:
        """Folds one entry; one that breaks the fold is our bug: it is put aside with nothing of it applied."""
        before = self.game.now
        try:
            entry = self.read(row, self.game)
            self.fold.add(entry)
        except Exception as error:  # a bug of ours must not stop the game: the entry waits for a human
            log.exception("entry %d is put aside", row.seq)
            self.game.world.undo(0)
            self.game.drain()
            self.game.now = self.game.world.at = before
            self.game.world.entry = ""
            self.store.attempt(row.seq)
            return Turn(row.seq, Status.ASIDE, note=f"put aside after an internal error ({type(error).__name__})")
        return self._drained(row.seq, dirty, row, entry)

    def _drained(self, seq: int | None, dirty: set[int], row: Row | None = None, entry: Entry | None = None) -> Turn:
        changes = self.game.world.drain()
        records, notices = self.game.drain()
        dirty.update(one.uid for one in changes if one.uid)
        mails = self.write(self.game, notices, self.game.now) if notices else []
        if row is not None and isinstance(entry, Message):
            mails = [*mails, *self.answer(self.game, row, entry, records)]
        return Turn(
            seq,
            facts=grown(row.facts, entry) if row is not None and entry is not None else None,
            acts=[act_row(one, seq) for one in records],
            changes=[change_row(one, seq, self.game.now) for one in changes if one.op != "count"],
            mails=mails,
        )

    def _tick(self, until: datetime) -> None:
        """Runs the automatic events up to `until` and commits what they did."""
        before = self.game.now
        self.fold.advance(until, rest=False)
        if self.game.now != before:
            dirty = set[int]()
            self._commit([self._drained(None, dirty)], dirty, None)

    def _commit(self, turns: Sequence[Turn], dirty: set[int], place: OrderKey | None) -> None:
        world = self.game.world
        snapshot = None
        if place is not None and self.fold.count - self._saved >= SNAPSHOT_EVERY:
            snapshot = SnapshotIn(place, pack(self.fold.snapshot()))
            self._saved = self.fold.count
        self.store.commit_fold(
            FoldBatch(
                turns=turns,
                objects=[object_row(world.objects[uid]) for uid in sorted(dirty) if uid in world.objects],
                gone=[uid for uid in sorted(dirty) if uid not in world.objects],
                snapshot=snapshot,
                meta=self._meta(),
            )
        )
        if snapshot is not None:
            self.store.prune_snapshots()

    # -- the past -----------------------------------------------------------------------------------

    def _go_back(self, row: Row, until: datetime) -> list[Difference]:
        """Takes the game back before an entry, folds the journal again up to the present, tells the difference."""
        before, present = show(self.game), self.game.now
        self.rewind(row.order)
        while True:
            again = [one for one in self.store.entries_by_status(Status.NEW, BATCH) if one.at <= present]
            if not again:
                break
            if self._is_late(again[0]):  # what an order corrects may lie further back
                self.rewind(again[0].order)
                continue
            rows = past.batch(again)
            if not past.prepare(self, rows[0]):
                self._fold_batch(rows)
        self._tick(present)
        difference = public(self.game, compare(before, show(self.game)))
        mails = self.correct(self.game, row, difference) if difference else []
        if mails:
            self.store.commit_fold(FoldBatch(turns=[Turn(mails=mails)]))
        return difference

    def rewind(self, order: OrderKey) -> None:
        """Takes fold and store back to the last snapshot strictly before a place."""
        kept = self.store.latest_snapshot(before=order)
        self._restore(kept)
        self.store.rewind(kept.place if kept is not None else None, self._objects(), self._meta())

    def journal(self) -> Iterator[Row]:
        """The entries that are part of the game, in fold order."""
        return (row for row in self.store.entries() if row.status in (Status.FOLDED, Status.NEW))
