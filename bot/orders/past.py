"""Orders that change the past, or only ask what they would change: tried on a copy before anything is touched.

A correction belongs before much that is folded. So the game is folded again on a copy, from the snapshot before it,
with the corrections in their places and the order last. If the order then stands, its corrections are put into the
journal and the keeper goes back for them; if not, the reason is noted with the order and it is refused whole. Either
way the outcome is a fact of the entry, so that a later fold does not try again what was decided.

Whatever is done here can be done again after a crash: a fact is set twice to the same, a correction is in the journal
once by its name.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.entries import TIE, tie_of
from bot.orders.mails import FORETOLD
from bot.plain import plain, unpack
from bot.store.errors import StoreError
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, NewEntry, OrderKey, Status
from bot.trust.signing import REFUSED
from engine import orders
from engine.fold import Fold
from engine.journal import Correction, Entry, Order
from engine.state import compare, public, show

if TYPE_CHECKING:
    from bot.keeper import Keeper

SOURCE = "order"
log = logging.getLogger("officer.orders")
MOST_ROWS = 200
"""Values of a difference that are noted and told."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a trial: why the order does not stand ("" if it does), and the difference it makes."""

    why: str
    rows: tuple[dict[str, Any], ...] = ()


def batch(rows: Sequence[Row]) -> Sequence[Row]:
    """The first rows that are folded at once: an order is folded alone, for it may have to be tried before."""
    first = next((n for n, row in enumerate(rows) if row.kind is EntryKind.ORDER), len(rows))
    return rows[: max(first, 1)]


def prepare(keeper: Keeper, row: Row) -> bool:
    """Tries the order of a row where that is needed; whether the journal has changed, so that it is looked at anew."""
    facts = dict(row.facts or {})
    if row.kind is not EntryKind.ORDER or REFUSED in facts:
        return False
    try:
        return _prepare(keeper, row, facts)
    except StoreError:
        raise
    except Exception as error:  # a bug of ours must not stop the game: the order waits for a human
        log.exception("the order of entry %d is put aside", row.seq)
        keeper.store.set_status(row.seq, Status.ASIDE, f"its trial met an internal error ({type(error).__name__})")
        return True


def _prepare(keeper: Keeper, row: Row, facts: dict[str, Any]) -> bool:
    entry = keeper.read(row, keeper.game)
    if not isinstance(entry, Order) or not orders.corrections(entry):
        return False
    keeper.fold.advance(entry.at)  # who holds an office may change at the midnight before
    order, _, why = orders.admitted(keeper.game, entry)
    parts = orders.corrections(order)
    if why or _is_prepared(keeper, order, facts, parts):
        return False
    tried = trial(keeper, row, order, parts)
    facts |= {REFUSED: tried.why} if tried.why else {FORETOLD: list(tried.rows)}
    keeper.store.set_facts({row.seq: facts})
    if not tried.why and not order.preview:
        keeper.store.accept_many([_entry(one, row) for one in parts])
    return True


def trial(keeper: Keeper, row: Row, order: Order, parts: Sequence[Correction]) -> Tried:
    """What would come of the order, with its parts in their places in the past."""
    first = min(parts, key=lambda one: one.order)
    fold = copied(keeper, OrderKey(first.at, first.tie, 0), parts, until=OrderKey(row.at, row.tie_break, row.seq - 1))
    fold.add(replace(order, preview=False))
    records, _ = fold.game.drain()
    why = next((one.reason for one in records if one.entry == order.id and one.verdict == "failed"), "")
    found = compare(show(keeper.game), show(fold.game))
    rows = public(keeper.game, found)
    told = [{"path": one.path, "before": plain(one.before), "after": plain(one.after)} for one in rows[:MOST_ROWS]]
    return Tried(why, tuple(told))


def copied(
    keeper: Keeper, first: OrderKey, parts: Sequence[Correction] = (), extra: Row | None = None,
    until: OrderKey | None = None,
) -> Fold:  # fmt: skip
    """The game folded again on a copy from before a place, with corrections or one more row in their places."""
    fold = Fold(keeper.nomic, keeper.genesis)
    kept = keeper.store.latest_snapshot(before=first)
    place = None
    if kept is not None:
        fold.restore(unpack(kept.data))
        place = kept.place if kept.place.seq else None
    for entry in _merged(_journal(keeper, place, extra, until, fold), parts):
        fold.add(entry)
        fold.game.world.drain()
        fold.game.drain()
    return fold


def correction_of(row: Row) -> Correction:
    """A correction as it lies in the journal."""
    said = json.loads(row.raw)
    commands = tuple(orders.command_of(one) for one in said["commands"])
    return Correction(row.message_id, row.at, tie_of(row), said["officer"], commands)


def correction_row(name: str, at: datetime, raw: bytes, ingested_at: datetime, tie: int = 0) -> NewEntry:
    """A correction as the journal takes it."""
    digest = hashlib.sha256(raw).hexdigest()
    return NewEntry(EntryKind.CORRECTION, at, raw, name, digest, ingested_at, SOURCE, tie_break=tie, facts={})


def _is_prepared(keeper: Keeper, order: Order, facts: dict[str, Any], parts: Sequence[Correction]) -> bool:
    if order.preview:
        return FORETOLD in facts
    found = ([row.kind for row in keeper.store.entries_with_id(one.id)] for one in parts)
    return all(EntryKind.CORRECTION in kinds for kinds in found)


def _journal(
    keeper: Keeper, place: OrderKey | None, extra: Row | None, until: OrderKey | None, fold: Fold
) -> Iterator[Entry]:
    """What is folded already, between two places; each entry is read when those before it are folded."""
    for one in keeper.store.entries(after=place, until=until):
        if one.status is Status.FOLDED or (extra is not None and one.seq == extra.seq):
            yield keeper.read(one, fold.game)


def _merged(journal: Iterator[Entry], parts: Sequence[Correction]) -> Iterator[Entry]:
    waiting = sorted((replace(one, tie=one.tie * TIE + n) for n, one in enumerate(parts)), key=lambda one: one.order)
    for entry in journal:
        while waiting and waiting[0].order < entry.order:
            yield waiting.pop(0)
        yield entry
    yield from waiting


def _entry(part: Correction, row: Row) -> NewEntry:
    commands = [{"verb": one.verb, "arguments": one.arguments, "text": one.text} for one in part.commands]
    raw = json.dumps({"officer": part.officer, "commands": commands}, ensure_ascii=False, sort_keys=True).encode()
    return correction_row(part.id, part.at, raw, row.ingested_at, part.tie)
