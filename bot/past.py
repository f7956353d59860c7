"""The game at an instant: the present that a store holds, or any moment before or after.

Two ways that must agree. `recall` takes what the store has derived: its objects, or the nearest later snapshot, with
the changes since the instant undone in reverse; it reads no mail and its cost is that of the changes undone.
`game_at` folds the journal again from the nearest snapshot before. An instant that the game has not reached yet is
answered by both with what happens by itself until then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

import msgspec

from bot.errors import Complaint
from bot.genesis import Genesis
from bot.keeper import COUNTERS
from bot.plain import unpack
from bot.store.rows import OrderKey, Status, StoredChange
from bot.store.store import Store
from bot.storing import Translator, genesis_of
from engine.fold import Fold, Snapshot
from engine.game import Game
from engine.nomic import Nomic
from engine.objects import GameObject, iso
from engine.world import Change, Dump, World

LAST = 1 << 62
"""A tie break beyond all others: the end of an instant."""
FIRST_TURN = "the service writes its first state when it starts"
"""Why a store holds no object of its game yet."""


class TooEarly(Complaint):
    """There was no game yet at the instant that was asked for."""


def game_at(store: Store, at: datetime | None = None) -> Game:
    """The game as it was after everything that happened up to `at` (default: up to what the store has reached).

    Reads only; what waits in the journal and is not folded yet is not part of it. Raises TooEarly.
    """
    genesis = genesis_of(store)
    _not_before(genesis, at)
    fold: Fold = genesis.fold()
    end = at or reached(store) or fold.game.now
    upto = OrderKey(end, LAST, LAST)
    kept = store.latest_snapshot(before=upto)
    place = None
    if kept is not None:
        fold.restore(unpack(kept.data))
        place = kept.place if kept.place.seq else None
    read = Translator(genesis.ruleset, store)
    for row in store.entries(after=place, until=upto):
        if row.status is Status.FOLDED:
            fold.add(read(row, fold.game))
            fold.game.drain()
            fold.game.world.drain()
    fold.advance(end)
    fold.game.drain()
    return fold.game


def reached(store: Store) -> datetime | None:
    """The instant up to which the store is folded; None before the first turn of its game."""
    said = store.meta("reached")
    return None if said is None else datetime.fromisoformat(said)


def recall(store: Store, at: datetime | None = None) -> Game:
    """The same game from what the store has derived already: for looking at it.

    Of the present it can also be played on; a past one lacks the counters that name new things. Raises TooEarly.
    """
    genesis = genesis_of(store)
    _not_before(genesis, at)
    nomic = genesis.nomic()
    present = reached(store)
    if present is None:
        return game_at(store, at)
    if at is not None and at < present:
        return _past(store, nomic, at)
    counters = msgspec.json.decode(store.meta(COUNTERS) or "{}", type=dict[str, int])
    game = _game(nomic, Dump(_rows(store), counters), present)
    if at is not None and at > present:
        fold = fold_on(nomic, genesis.tables, game)
        fold.advance(at)
        fold.game.drain()
        return fold.game
    return game


def _not_before(genesis: Genesis, at: datetime | None) -> None:
    if at is not None and at < genesis.start:
        raise TooEarly(f"{iso(at)} is before the game, which begins at {iso(genesis.start)}")


def fold_on(nomic: Nomic, genesis: Mapping[str, Any], game: Game) -> Fold:
    """A fold of its own that goes on from a copy of this game; the game stays as it is."""
    fold = Fold(nomic, dict(genesis))
    fold.restore(Snapshot((game.now, -1, ""), game.now, 1, game.world.dump()))
    return fold


def _rows(store: Store) -> tuple[tuple[int, str, str, str, dict[str, Any]], ...]:
    return tuple((one.uid, one.kind, one.key, one.origin, dict(one.values)) for one in store.objects())


def _game(nomic: Nomic, dump: Dump, now: datetime) -> Game:
    game = Game(nomic)
    game.world.load(dump)
    game.now = game.world.at = now
    return game


def _past(store: Store, nomic: Nomic, at: datetime) -> Game:
    """The nearest later state, and what happened since the instant undone."""
    later = store.snapshot_after(at)
    if later is None:
        game, mark = _game(nomic, Dump(_rows(store), {}), at), None
    else:
        game, mark = _game(nomic, Dump(unpack(later[0].data).dump.objects, {}), at), later[1]
    world = game.world
    world.unwind(_change(world, one) for one in _since(store, at, mark))
    return game


def _since(store: Store, at: datetime, mark: int | None) -> Iterator[StoredChange]:
    """The changes after an instant, newest first, from a place in their order on."""
    for one in store.changes_back(mark):
        if one.at <= at:
            return
        yield one


def _change(world: World, one: StoredChange) -> Change:
    """A change as the world made it; values come back from JSON by the attributes' own rules."""
    old, new = one.old, one.new
    kind = world.kinds[one.kind]
    if one.op == "set":
        field = kind.fields[one.attribute]
        old, new = field.undump(old), field.undump(new)
    elif one.op == "destroy":
        old = (one.old[0], _values(kind, one.old[1]))
    elif one.op == "reclass":
        before, key, values = one.old
        old = (before, key, _values(world.kinds[before], values))
    return Change(one.op, one.uid, one.kind, one.key, one.attribute, old, new, one.at, "", one.cause, one.rule)


def _values(kind: type[GameObject], values: dict[str, Any]) -> dict[str, Any]:
    return {name: kind.fields[name].undump(value) for name, value in values.items()}
