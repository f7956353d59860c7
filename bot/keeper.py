"""The keeper of one game: the fold in memory and the store on disk, kept in step.

`Keeper.work` folds what waits in the journal and writes, in one transaction a batch, everything that came of
it: acts, changes, objects, mails to send, statuses. A mail that belongs before what is folded already takes
the game back to the nearest snapshot before it; the difference it made is told in a correction. After a
restart the state is rebuilt from the last snapshot and the journal, so nothing depends on the memory that
was lost.

An entry that cannot be folded does not hold up the others. One that raises, or that the store refuses, is put aside
with nothing of it applied. Which entries are being folded is noted before it begins: those that end the program are
folded alone after the restart, and put aside after STRIKES times.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

from bot import late
from bot.correcting import DONE, Correction, noted
from bot.correcting import KEY as CORRECTING
from bot.orders import past
from bot.plain import act_row, change_row, object_row, pack, unpack
from bot.store.arrivals import MOVED
from bot.store.errors import RefusedError, StoreError
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, FoldBatch, NewMail, ObjectRow, OrderKey, SnapshotIn, Status, Turn
from bot.store.store import Store
from bot.trust.signing import grown
from engine.errors import Stopped
from engine.fold import SNAPSHOT_EVERY, Fold
from engine.game import Game
from engine.journal import ActRecord, Entry, Message, Notice
from engine.nomic import Nomic
from engine.state import Difference, compare, public, show

BATCH = 200
"""Entries in one transaction: the store's cost per entry is flat from about a hundred on."""
STRIKES = 3
"""How often an entry may end the program."""
FOLDING = "folding"
"""Under which name the store keeps the numbers of the entries that are being folded."""

FAULT = "fault/"
"""Key of the alarm for what raised and was contained; it goes on with what it was."""
ERROR = "put aside after an internal error"
REFUSED = "put aside: the store refuses what came of it"

COUNTERS = "counters"
"""Under which name the store keeps the world's counters, so that its objects alone can be folded on."""

log = logging.getLogger("officer.keeper")

Read = Callable[[Row, Game], Entry]
"""Turns a row of the journal into what the fold takes, in the light of the game so far (whose keys it knows)."""
Write = Callable[[Game, Sequence[Notice], datetime], list[NewMail]]
"""Renders notices into mails, with the instant at which they were made."""
Correct = Callable[[Game, Sequence[Row], Sequence[Difference]], list[NewMail]]
"""Tells the players what late entries changed, from their rows and what differs now from before."""
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


def uncorrected(game: Game, rows: Sequence[Row], difference: Sequence[Difference]) -> list[NewMail]:
    """Tells nobody."""
    return []


def unanswered(game: Game, row: Row, message: Message, records: Sequence[ActRecord]) -> list[NewMail]:
    """Answers no mail."""
    return []


def untried(waiting: Sequence[Row]) -> Sequence[Row]:
    """The entries to fold together: one that was being folded when the program ended stands alone."""
    tried = next((place for place, row in enumerate(waiting) if row.attempts), len(waiting))
    return waiting[: max(tried, 1)]


def blame(store: Store) -> list[int]:
    """After the start: counts an attempt for each entry that was being folded when the program ended; their numbers."""
    seqs: list[int] = msgspec.json.decode(store.meta(FOLDING) or "[]", type=list[int])
    if seqs:
        store.blame(seqs, {FOLDING: ""})
    return seqs


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
        self._saved = self._commits = 0
        self._resume()

    @property
    def game(self) -> Game:
        return self.fold.game

    # -- start --------------------------------------------------------------------------------------

    def _resume(self) -> None:
        """Rebuilds the present from the last snapshot and the entries folded after it."""
        self._commits = self.store.commits()
        if self.store.meta("reached") is None:
            self._begin()
            return
        self._restore(self.store.latest_snapshot())
        for row in self.store.entries(after=self.place):
            if row.status is Status.FOLDED and not self._add_again(row):
                return
        self.fold.advance(datetime.fromisoformat(str(self.store.meta("reached"))), rest=False)
        self._forget()

    def _add_again(self, row: Row) -> bool:
        """Folds an entry of before the restart; whether it could be.

        What an older program folded may raise in this one. Then it is put aside like any other that raises, and all
        that was folded since the snapshot is folded anew.
        """
        try:
            self.fold.add(self.read(row, self.game))
        except (StoreError, Stopped):
            raise
        except Exception as error:
            log.exception("entry %d cannot be folded again", row.seq)
            self.store.alarm(f"{FAULT}entry {row.seq}", f"entry {row.seq}, folded once, raises: put aside", row.at)
            self.store.set_status(row.seq, Status.ASIDE, f"{ERROR} ({type(error).__name__}), when it was folded again")
            self.rewind(row.order)
            return False
        self.place = row.order
        self._forget()
        return True

    def _begin(self) -> None:
        """Writes the world of the genesis as the first state."""
        changes = [change_row(one, None, self.game.now) for one in self.game.world.drain()]
        self.game.drain()
        self._write(
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
        self.game.faults.clear()

    def _objects(self) -> list[ObjectRow]:
        return [object_row(one) for _, one in sorted(self.game.world.objects.items())]

    def _meta(self) -> dict[str, str]:
        counters = msgspec.json.encode(self.game.world.counters).decode()
        return {"reached": self.game.now.isoformat(), "entries": str(self.fold.count), COUNTERS: counters}

    def _reload(self) -> None:
        """Forgets what could not be committed."""
        self.fold = Fold(self.nomic, self.genesis)
        self._resume()

    # -- work ---------------------------------------------------------------------------------------

    def work(self, until: datetime, progress: Callable[[int], None] = lambda done: None) -> Worked:
        """Folds everything that waits, lets the clock run to `until` (UTC), and commits it."""
        worked = self.fold_waiting(until, progress)
        self._tick(until)
        return worked

    def fold_waiting(self, until: datetime, progress: Callable[[int], None] = lambda done: None) -> Worked:
        """Folds everything that waits up to `until`, and commits it."""
        folded, aside, changed = 0, list[int](), list[Difference]()
        correction = self._move(noted(self.store.meta(CORRECTING)))
        while True:
            waiting = self._waiting(until, correction)
            if correction is not None and not waiting:
                changed += self._tell(correction)
                correction = None
            elif not waiting:
                if not late.release(self):
                    break
            elif self._is_late(waiting[0]):
                if correction is not None or not self._hold_late(waiting):
                    correction = self._go_back(waiting[0].seq, waiting[0].order, correction)
            elif not self._prepare(waiting[0]):
                together = past.batch(untried(waiting))
                aside += self._fold_batch(together)
                folded += len(together)
                progress(len(together))
        return Worked(folded, tuple(changed), tuple(aside))

    def _is_late(self, row: Row) -> bool:
        """Whether an entry belongs before something that is folded; before the genesis nothing is."""
        behind = self.place is not None and row.order < self.place
        return (behind or row.at < self.game.now) and self.game.now > self.start

    def _waiting(self, until: datetime, correction: Correction | None) -> list[Row]:
        """What is to be folded next; while the past is corrected, nothing that has come since that began."""
        if correction is None:
            return [one for one in self.store.entries_by_status(Status.NEW, BATCH) if one.at <= until]
        again = self.store.entries_by_status(Status.NEW, BATCH, known=correction.known)
        return [one for one in again if one.at <= correction.present]

    def _hold_late(self, rows: Sequence[Row]) -> bool:
        """Asks an officer about those that came too late; whether any was put aside."""
        return sum(self._on_trial(row, late.hold) for row in rows if self._is_late(row)) > 0  # every one is asked about

    def _prepare(self, row: Row) -> bool:
        """Tries an order that changes the past before it is folded; whether the journal has to be looked at anew."""
        return row.kind is EntryKind.ORDER and self._on_trial(row, past.prepare)

    def _on_trial(self, row: Row, trial: Callable[[Keeper, Row], bool]) -> bool:
        """Does something with an entry before it is folded; whether the journal has to be looked at anew."""
        if row.attempts >= STRIKES:
            return False
        self._note_folding([row])
        return trial(self, row)

    def _note_folding(self, rows: Sequence[Row]) -> None:
        self.store.set_meta({FOLDING: msgspec.json.encode([row.seq for row in rows]).decode()})

    def _fold_batch(self, rows: Sequence[Row]) -> list[int]:
        """Folds entries and commits what came of them; gives the numbers of those that were put aside.

        What the store refuses for what it holds is found by committing its entries one by one.
        """
        self._note_folding(rows)
        turns, dirty = list[Turn](), set[int]()
        for row in rows:
            turns.append(self._turn(row, dirty))
            if turns[-1].status is not Status.ASIDE:
                self.place = row.order
        try:
            self._commit(turns, dirty, rows[-1].order)
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, RefusedError):
                raise
            return self._fold_singly(rows)
        return [row.seq for row, turn in zip(rows, turns, strict=True) if turn.status is Status.ASIDE]

    def _fold_singly(self, rows: Sequence[Row]) -> list[int]:
        """Folds a batch that could not be written again, one by one; the one that cannot be written is put aside."""
        self._reload()
        if len(rows) > 1:
            return [seq for row in rows for seq in self._fold_batch([row])]
        log.exception("entry %d is put aside", rows[0].seq)
        self.store.set_status(rows[0].seq, Status.ASIDE, REFUSED)
        return [rows[0].seq]

    def _turn(self, row: Row, dirty: set[int]) -> Turn:
        """Folds one entry; one that breaks the fold is our bug: it is put aside with nothing of it applied."""
        if row.attempts >= STRIKES:
            log.error("entry %d is put aside", row.seq)
            return Turn(row.seq, Status.ASIDE, note=f"put aside: the program ended {row.attempts} times within it")
        before = self.game.now
        try:
            entry = self.read(row, self.game)
            self.fold.add(entry)
        except (StoreError, Stopped):
            raise
        except Exception as error:  # a bug of ours must not stop the game: the entry waits for a human
            log.exception("entry %d is put aside", row.seq)
            self.fold.abandon(before)
            return Turn(row.seq, Status.ASIDE, note=f"{ERROR} ({type(error).__name__})")
        return self._drained(row.seq, dirty, row, entry)

    def _drained(self, seq: int | None, dirty: set[int], row: Row | None = None, entry: Entry | None = None) -> Turn:
        changes = self.game.world.drain()
        records, notices = self.game.drain()
        self._tell_faults()
        dirty.update(one.uid for one in changes if one.uid)
        mails = self.write(self.game, notices, self.game.now) if notices else []
        if row is not None and isinstance(entry, Message):
            mails = [*mails, *self.answer(self.game, row, entry, records)]
        # What happened by itself on the way to the entry is not the entry's: it would have happened without it.
        name = entry.id if entry is not None else ""
        return Turn(
            seq,
            facts=grown(row.facts, entry) if row is not None and entry is not None else None,
            acts=[act_row(one, seq if one.entry == name else None) for one in records],
            changes=[
                change_row(one, seq if one.entry == name else None, self.game.now)
                for one in changes
                if one.op != "count"
            ],
            mails=mails,
        )

    def _tell_faults(self) -> None:
        """Logs what raised and was contained, with an alarm: a human was asked what it would have changed."""
        for one in self.game.faults:
            log.error("%s was not carried out at %s", one.what, one.at.isoformat(), exc_info=one.error)
            text = f"{one.what} met an error of the program ({type(one.error).__name__}); it is among the questions"
            self.store.alarm(f"{FAULT}{one.what}", text, one.at)
        self.game.faults.clear()

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
        self._write(
            FoldBatch(
                turns=turns,
                objects=[object_row(world.objects[uid]) for uid in sorted(dirty) if uid in world.objects],
                gone=[uid for uid in sorted(dirty) if uid not in world.objects],
                snapshot=snapshot,
                meta={**self._meta(), FOLDING: ""},
            )
        )
        if snapshot is not None:
            self.store.prune_snapshots()

    def _write(self, batch: FoldBatch) -> None:
        """One transaction; refused when another program has folded this store meanwhile."""
        self.store.commit_fold(msgspec.structs.replace(batch, after=self._commits))
        self._commits += 1

    # -- the past -----------------------------------------------------------------------------------

    def _move(self, correction: Correction | None) -> Correction | None:
        """Takes the game back before every entry that another copy counts for now, which has a time of its own."""
        for seq, order, held in self.store.moved():
            done = {f"{MOVED}{seq}": ""}
            if held:
                correction = self._go_back(seq, order, correction, done)
            else:
                self.store.set_meta(done)
        return correction

    def _go_back(
        self, seq: int, order: OrderKey, correction: Correction | None, note: Mapping[str, str] | None = None
    ) -> Correction:
        """Takes the game back before an entry; what was the present is kept until the difference is told."""
        if correction is None:
            correction = Correction(self.game.now, (), show(self.game), self.store.last_seq())
        correction = correction.because_of(seq)
        self.rewind(order, {**correction.note(), **(note or {})})
        return correction

    def _tell(self, correction: Correction) -> list[Difference]:
        """Tells what is different from before, once the journal is folded again up to what was the present."""
        self._tick(correction.present)
        difference = public(self.game, compare(correction.before, show(self.game)))
        rows = [row for seq in correction.causes if (row := self.store.entry(seq)) is not None]
        mails = self.correct(self.game, rows, difference) if difference else []
        self._write(FoldBatch(turns=[Turn(mails=mails)], meta=DONE))
        return difference

    def rewind(self, order: OrderKey, note: Mapping[str, str] | None = None) -> None:
        """Takes fold and store back to the last snapshot strictly before a place, with a note for the store."""
        kept = self.store.latest_snapshot(before=order)
        self._restore(kept)
        place = kept.place if kept is not None else None
        self.store.rewind(place, self._objects(), {**self._meta(), **(note or {})}, self._commits)
        self._commits += 1

    def journal(self) -> Iterator[Row]:
        """The entries that are part of the game, in fold order."""
        return (row for row in self.store.entries() if row.status in (Status.FOLDED, Status.NEW))
