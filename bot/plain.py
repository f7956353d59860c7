"""Values of the core as plain JSON and back: snapshots, changes and objects for the store."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.store.rows import ActRow, ChangeRow, ObjectRow
from engine.fold import Snapshot
from engine.journal import ActRecord, OrderKey
from engine.objects import GameObject
from engine.state import values_of
from engine.world import Change, Dump


class _Kept(msgspec.Struct, frozen=True):
    """A snapshot of the fold as it lies in the store."""

    order: tuple[datetime, int, str]
    at: datetime
    count: int
    objects: list[tuple[int, str, str, str, dict[str, Any]]]
    counters: dict[str, int]


def pack(snapshot: Snapshot) -> bytes:
    """A snapshot as JSON."""
    dump = snapshot.dump
    return msgspec.json.encode(
        _Kept(snapshot.order, snapshot.at, snapshot.count, list(dump.objects), dict(dump.counters))
    )


def unpack(data: bytes) -> Snapshot:
    """The snapshot that `pack` wrote; msgspec.ValidationError when the bytes are something else."""
    kept = msgspec.json.decode(data, type=_Kept)
    order: OrderKey = kept.order
    return Snapshot(order, kept.at, kept.count, Dump(tuple(kept.objects), kept.counters))


_AS_THEY_ARE = (str, int)


def plain(value: Any) -> Any:
    """A stored value as JSON: instants become ISO strings, tuples lists. Depth is that of declared attributes."""
    if value is None or isinstance(value, _AS_THEY_ARE):
        return value
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(name): plain(one) for name, one in value.items()}
    return value


def act_row(record: ActRecord, seq: int | None) -> ActRow:
    """An act with its verdict, for the store."""
    return ActRow(
        idx=record.index,
        action=record.act.action,
        params=record.act.params,
        actor=record.actor or "",
        at=record.at,
        verdict=record.verdict,
        entry_seq=seq,
        message_id=record.message_id,
        text=record.act.text,
        reason=record.reason,
        rule=record.rule,
        trust=record.trust,
    )


def change_row(change: Change, seq: int | None, at: datetime) -> ChangeRow:
    """One change, for the store; `at` stands in where the world had no instant yet."""
    index = change.cause[4:] if change.cause.startswith("act ") else ""
    return ChangeRow(
        op=change.op,
        uid=change.uid,
        kind=change.kind,
        key=change.key,
        at=change.at or at,
        attribute=change.attribute,
        old=plain(change.old),
        new=plain(change.new),
        entry_seq=seq,
        act_idx=int(index) if index.isdigit() else None,
        cause=change.cause,
        rule=change.rule,
    )


def object_row(one: GameObject) -> ObjectRow:
    """An object's present state, for the store."""
    return ObjectRow(one.uid, one.kind, one.key, plain(values_of(one)), one.origin)
