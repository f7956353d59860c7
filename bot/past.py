"""The game at an instant: the present that a store holds, or any moment before, folded again in memory."""

from __future__ import annotations

from datetime import datetime

from bot.plain import unpack
from bot.store.rows import OrderKey, Status
from bot.store.store import Store
from bot.storing import Translator, genesis_of
from engine.fold import Fold
from engine.game import Game

LAST = 1 << 62
"""A tie break beyond all others: the end of an instant."""


def game_at(store: Store, at: datetime | None = None) -> Game:
    """The game as it was after everything that happened up to `at` (default: up to what the store has reached).

    Reads only; what waits in the journal and is not folded yet is not part of it.
    """
    genesis = genesis_of(store)
    fold: Fold = genesis.fold()
    end = at or datetime.fromisoformat(store.meta("reached") or fold.game.now.isoformat())
    upto = OrderKey(end, LAST, LAST)
    kept = store.latest_snapshot(before=upto)
    place = None
    if kept is not None:
        fold.restore(unpack(kept.data))
        place = kept.place if kept.place.seq else None
    read = Translator(genesis.ruleset, store)
    for row in store.entries(after=place, until=upto):
        if row.status is Status.FOLDED:
            fold.add(read(row))
            fold.game.drain()
            fold.game.world.drain()
    fold.advance(end)
    fold.game.drain()
    return fold.game
