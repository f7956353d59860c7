"""The fold: state = fold(ruleset, journal), with snapshots and corrections in the past.

`Fold` holds one game and moves it forward entry by entry; between two entries the law's automatic events
run in their order. Snapshots are taken on the way. `Fold.back_to` returns to the nearest snapshot before an
order key, so inserting, voiding or re-reading an entry is: go back, fold again what follows, compare.

Cost: one entry costs its own acts and the events since the last entry; going back costs the entries since
the nearest snapshot (at most `SNAPSHOT_EVERY` behind the present, sparser further back).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from engine import faults, orders, state
from engine.draws import plant
from engine.errors import Stopped
from engine.game import Game
from engine.genesis import build
from engine.intake import perform_message
from engine.journal import Correction, Entry, Message, Order, OrderKey
from engine.nomic import Nomic
from engine.state import Difference
from engine.world import Dump

SNAPSHOT_EVERY = 250
"""Entries between snapshots: folding 250 mails again takes well under a second."""
KEPT_SNAPSHOTS = 24
"""Snapshots kept: dense near the present, one in two dropped further back."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The world after `count` entries; `order` is the key of the last entry folded, `at` the instant reached."""

    order: OrderKey
    at: datetime
    count: int
    dump: Dump


class Fold:
    """One game being folded; entries must come in order of their keys."""

    def __init__(self, nomic: Nomic, genesis: dict[str, Any]) -> None:
        self.nomic = nomic
        self.game = build(nomic, genesis)
        self.last: OrderKey = (self.game.now, -1, "")
        self.count = 0
        self.snapshots: list[Snapshot] = [self.snapshot()]

    # -- forward ------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Runs the clock to the entry and performs it; an entry before the genesis is folded at its instant."""
        if entry.order <= self.last and entry.at >= self.game.now:
            raise ValueError(f"entry {entry.id} comes before what is folded already")
        self.advance(entry.at)
        world = self.game.world
        world.entry, start = entry.id, len(world.log)
        if isinstance(entry, Message):
            perform_message(self.game, entry)
        elif isinstance(entry, Order):
            orders.carry_out(self.game, entry)
        elif isinstance(entry, Correction):
            orders.correct(self.game, entry)
        else:
            plant(self.game, entry)
        self._observe(start)
        world.entry = ""
        self.last = max(self.last, entry.order)
        self.count += 1
        if self.count - self.snapshots[-1].count >= SNAPSHOT_EVERY:
            self.snapshots.append(self.snapshot())
            self._thin()

    def abandon(self, at: datetime) -> None:
        """Takes back all that was done since it was last drained, at that instant: an entry raised."""
        game = self.game
        game.world.undo(0)
        game.drain()
        game.faults.clear()
        game.deferred.clear()
        game.now = game.world.at = at
        game.world.entry = ""

    def advance(self, to: datetime, *, rest: bool = True) -> None:
        """Lets everything happen that happens by itself up to and including `to` (UTC).

        With `rest` the game's present is `to` afterwards; without, it is the last instant at which something
        happened, so that a message stamped between that instant and `to` is not late. Raises Stopped.
        """
        game = self.game
        while True:
            at = next_instant(game, game.now)
            if at is None or at > to:
                break
            game.now, start = at, len(game.world.log)
            game.world.at = at
            faults.contained(game, "what happens by itself", "", partial(game.hooks.run, game, at))
            self._observe(start)
        if rest and to > game.now:
            game.now = game.world.at = to

    def _observe(self, start: int) -> None:
        """Tells the law's observers every change since that place in the log, those they make themselves too."""
        log = self.game.world.log
        while self.nomic.observers and start < len(log):
            changes, start = log[start:], len(log)
            for observer in self.nomic.observers:
                what = getattr(observer, "__name__", type(observer).__name__)
                faults.contained(self.game, f"the notice of changes {what}", "", partial(observer, self.game, changes))

    def run(self, entries: Iterable[Entry], *, until: datetime | None = None) -> None:
        """Folds entries in order, then runs the clock to `until`."""
        for entry in entries:
            if until is not None and entry.at > until:
                break
            self.add(entry)
        if until is not None:
            self.advance(until)

    # -- back ---------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The present as a snapshot."""
        return Snapshot(self.last, self.game.now, self.count, self.game.world.dump())

    def restore(self, snapshot: Snapshot) -> None:
        """Makes the snapshot the present; what was not drained is forgotten."""
        self.game.world.load(snapshot.dump)
        self.game.now = self.game.world.at = snapshot.at
        self.game.drain()
        self.last, self.count = snapshot.order, snapshot.count
        self.snapshots = [one for one in self.snapshots if one.order < snapshot.order or one is snapshot]
        if snapshot not in self.snapshots:
            self.snapshots.append(snapshot)

    def back_to(self, order: OrderKey) -> Snapshot:
        """Returns to the latest snapshot whose entries and instant all lie before the key."""
        at = order[0]
        found = next(one for one in reversed(self.snapshots) if (one.order < order and one.at <= at) or one.count == 0)
        self.restore(found)
        return found

    def _thin(self) -> None:
        """Keeps the newest and thins out the older: every second one of the older half goes."""
        if len(self.snapshots) > KEPT_SNAPSHOTS:
            half = len(self.snapshots) // 2
            self.snapshots = self.snapshots[:1] + self.snapshots[1:half][::2] + self.snapshots[half:]


def next_instant(game: Game, after: datetime) -> datetime | None:
    """When something happens next by itself. Raises Stopped where the law cannot tell."""
    try:
        return game.hooks.next_instant(game, after)
    except faults.CONTAINED as error:
        raise Stopped(f"when something happens next cannot be told ({type(error).__name__})") from error


def correct(fold: Fold, order: OrderKey, following: Callable[[OrderKey], Iterable[Entry]]) -> list[Difference]:
    """Folds again from before `order`; `following(key)` gives the corrected journal after a key.

    The game ends at the instant at which it was. Returns what differs from before.
    """
    before, now = state.show(fold.game), fold.game.now
    start = fold.back_to(order)
    fold.run(following(start.order), until=now)
    return state.compare(before, state.show(fold.game))
