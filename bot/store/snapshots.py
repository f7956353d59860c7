"""Kept states, from which a fold can start again without going back to the genesis.

They are thinned so that their distance grows with their age: the way back to a recent place is short, and
the number of snapshots has a limit however long the game runs.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, select, tuple_

from bot.store import bulk, schema
from bot.store.connect import Connected
from bot.store.journal import place
from bot.store.rows import OrderKey, Snapshot, SnapshotIn

KEEP = 24
"""With distances that double, 24 snapshots span from seconds to a year; a state is some hundred kilobytes."""
LEVEL = 3
"""zlib's level: a third of the default's time for a tenth more bytes, measured on states of this kind."""

_s = schema.snapshot.c
_PLACE = (_s.at, _s.tie_break, _s.entry_seq)


class Snapshots(Connected):
    """Kept states."""

    def latest_snapshot(self, before: OrderKey | None = None) -> Snapshot | None:
        """The last snapshot strictly before a place (None: the last of all)."""
        wanted = select(*_PLACE, _s.data).order_by(*(c.desc() for c in _PLACE)).limit(1)
        if before is not None:
            wanted = wanted.where(tuple_(*_PLACE) < place(before))
        with self._read() as conn:
            row = conn.execute(wanted).first()
        if row is None:
            return None
        return Snapshot(OrderKey(row.at, row.tie_break, row.entry_seq), zlib.decompress(row.data))

    def snapshot_after(self, at: datetime) -> tuple[Snapshot, int] | None:
        """The first snapshot taken later than an instant, with the number of the last change that is in it."""
        wanted = select(*_PLACE, _s.data, _s.change_mark).where(_s.at > at).order_by(*_PLACE).limit(1)
        with self._read() as conn:
            row = conn.execute(wanted).first()
        if row is None:
            return None
        place = OrderKey(row.at, row.tie_break, row.entry_seq)
        return Snapshot(place, zlib.decompress(row.data)), row.change_mark

    def snapshot_places(self) -> list[OrderKey]:
        """Where the snapshots are, in fold order."""
        with self._read() as conn:
            rows = conn.execute(select(*_PLACE).order_by(*_PLACE)).all()
        return [OrderKey(row.at, row.tie_break, row.entry_seq) for row in rows]

    def prune_snapshots(self, keep: int = KEEP) -> int:
        """Thins the snapshots to at most `keep`; gives the number of those that went."""
        with self._write() as conn:
            rows = conn.execute(select(_s.id, _s.at).order_by(*_PLACE)).all()
            stay = {rows[number].id for number in spaced([row.at for row in rows], keep)}
            gone = [row.id for row in rows if row.id not in stay]
            bulk.delete(conn, schema.snapshot, "id", gone)
        return len(gone)


def put_snapshot(conn: Connection, one: SnapshotIn, act_mark: int, change_mark: int) -> None:
    """Writes a snapshot inside a transaction, in the stead of one at the same place."""
    conn.execute(delete(schema.snapshot).where(tuple_(*_PLACE) == place(one.place)))
    conn.execute(
        schema.snapshot.insert().values(
            at=one.place.at,
            tie_break=one.place.tie_break,
            entry_seq=one.place.seq,
            act_mark=act_mark,
            change_mark=change_mark,
            data=zlib.compress(one.data, LEVEL),
        )
    )


def spaced(instants: Sequence[datetime], keep: int) -> list[int]:
    """Which of some rising instants to keep: first and last always, the others the denser the later.

    Takes out, one by one, the instant whose neighbours would be closest for their age. Thinning what is
    already thin changes nothing, so the choice is stable as time goes on. O(n * surplus).
    """
    if keep < 2:
        raise ValueError("at least two snapshots are kept: the first and the last")
    stay = list(range(len(instants)))
    if not stay:
        return stay
    last = instants[-1]
    while len(stay) > keep:
        costs = [
            (instants[after] - instants[before]).total_seconds() / ((last - instants[before]).total_seconds() or 1.0)
            for before, after in zip(stay, stay[2:], strict=False)
        ]
        del stay[costs.index(min(costs)) + 1]
    return stay
