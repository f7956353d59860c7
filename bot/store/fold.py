"""What the fold writes: acts, changes, objects, mails to send, statuses and marks, in one transaction.

Ids of acts and changes rise in fold order, so going back (`rewind`) is a deletion by primary key. The fold
must go in order: before an entry that belongs earlier is folded, the store is rewound to a place before it.

Cost of `commit_fold`: proportional to the rows handed in, and one commit. It never reads what it wrote before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, or_, select, tuple_, update

from bot.store import bulk, schema
from bot.store.codec import clean, encode, encode_text, short_id
from bot.store.connect import Connected
from bot.store.errors import StoreError
from bot.store.journal import place, put_facts, put_meta, put_watermark
from bot.store.outbox import insert_mails
from bot.store.rows import FoldBatch, MailState, NewMail, ObjectRow, OrderKey, Status, Turn
from bot.store.snapshots import put_snapshot

_ACT = (
    *("id", "entry_seq", "idx", "message_id", "action", "params", "text", "actor", "at", "verdict"),
    *("reason", "rule", "trust"),
)
_CHANGE = (
    *("id", "at", "entry_seq", "act_idx", "cause", "rule", "op", "uid", "kind", "key", "attribute"),
    *("old", "new"),
)
_OBJECT = ("uid", "kind", "key", "origin", "values")
_UPSERT = (
    'ON CONFLICT (uid) DO UPDATE SET kind = excluded.kind, "key" = excluded."key", '
    'origin = excluded.origin, "values" = excluded."values"'
)
COMMITS = "commits"
"""Name of the number of transactions of the fold."""
WRITER_LOCK = 0x666F6C64
"""Key of PostgreSQL's advisory lock for the fold ("fold"): ids are given out by one transaction at a time."""

_e = schema.entry.c


class Folds(Connected):
    """Writes the outcome of the fold, and takes it back."""

    def commit_fold(self, batch: FoldBatch) -> None:
        """Writes all of a batch, or nothing."""
        with self._write() as conn:
            if self.postgres:
                conn.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (WRITER_LOCK,))
            _in_step(conn, batch.after)
            marks = _write_turns(conn, batch)
            _write_objects(conn, batch.objects)
            bulk.delete(conn, schema.object_, "uid", batch.gone)
            if batch.snapshot is not None:
                put_snapshot(conn, batch.snapshot, *marks)
            put_meta(conn, batch.meta)
            if batch.watermark is not None:
                put_watermark(conn, batch.watermark)

    def rewind(
        self,
        to: OrderKey | None,
        objects: Iterable[ObjectRow],
        meta: Mapping[str, str] | None = None,
        after: int | None = None,
    ) -> None:
        """Takes back all that was folded after a place (None: everything) and puts `objects` in the present's stead.

        Entries after the place wait again unless they were set aside or voided; snapshots after it go; derived
        mails that nobody was sent yet are withdrawn, while those already sent stay known by their Message-ID,
        so that folding again does not send them twice.
        """
        with self._write() as conn:
            _in_step(conn, after)
            acts, changes = _marks(conn, to)
            conn.execute(delete(schema.act).where(schema.act.c.id > acts))
            conn.execute(delete(schema.change).where(schema.change.c.id > changes))
            _withdraw_mails(conn, to)
            again = update(schema.entry).where(_e.act_mark.is_not(None))
            kept = delete(schema.snapshot)
            if to is not None:
                s = schema.snapshot.c
                again = again.where(tuple_(_e.at, _e.tie_break, _e.seq) > place(to))
                kept = kept.where(tuple_(s.at, s.tie_break, s.entry_seq) > place(to))
            conn.execute(again.where(_e.status == str(Status.FOLDED)).values(status=str(Status.NEW)))
            conn.execute(again.values(act_mark=None, change_mark=None))
            conn.execute(kept)
            conn.execute(delete(schema.object_))
            _write_objects(conn, objects)
            put_meta(conn, meta or {})

    def commits(self) -> int:
        """How many transactions of a fold there were that know of each other."""
        return int(self.meta(COMMITS) or 0)

    def objects(self, kind: str | None = None) -> list[ObjectRow]:
        """The objects as they are now, by uid."""
        o = schema.object_.c
        wanted = select(o.uid, o.kind, o.key, o["values"], o.origin).order_by(o.uid)
        if kind is not None:
            wanted = wanted.where(o.kind == kind)
        with self._read() as conn:
            return [ObjectRow(*row) for row in conn.execute(wanted)]

    def meta(self, key: str) -> str | None:
        """A value of the store about itself, such as the state hash."""
        with self._read() as conn:
            return conn.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar()

    def set_meta(self, values: Mapping[str, str]) -> None:
        """Sets values of the store about itself."""
        with self._write() as conn:
            put_meta(conn, values)


def _in_step(conn: Connection, after: int | None) -> None:
    """Two programs that fold one store must not mix: whoever has missed the other's transaction is refused."""
    if after is None:
        return
    if bulk.is_postgres(conn):
        conn.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (WRITER_LOCK,))
    held = conn.execute(select(schema.meta.c.value).where(schema.meta.c.key == COMMITS)).scalar()
    if int(held or 0) != after:
        raise StoreError("another program folds this store; only one may")
    put_meta(conn, {COMMITS: str(after + 1)})


def _write_turns(conn: Connection, batch: FoldBatch) -> tuple[int, int]:
    form = bulk.instant_form()
    act_id = _highest(conn, schema.act)
    change_id = _highest(conn, schema.change)
    acts: list[tuple[Any, ...]] = []
    changes: list[tuple[Any, ...]] = []
    done: list[tuple[Any, ...]] = []
    mails: list[tuple[NewMail, int | None]] = []
    for turn in batch.turns:
        for a in turn.acts:
            act_id += 1
            acts.append(
                (
                    *(act_id, a.entry_seq, a.idx, short_id(a.message_id), clean(a.action), encode_text(a.params)),
                    *(clean(a.text), clean(a.actor), form(a.at), str(a.verdict), clean(a.reason), a.rule, a.trust),
                )
            )
        for c in turn.changes:
            change_id += 1
            changes.append(
                (
                    *(change_id, form(c.at), c.entry_seq, c.act_idx, clean(c.cause), c.rule, c.op, c.uid, c.kind),
                    *(clean(c.key), c.attribute, encode(c.old), encode(c.new)),
                )
            )
        mails += [(mail, turn.entry_seq) for mail in turn.mails]
        if turn.entry_seq is not None:
            done.append(_done(turn, act_id, change_id))
    bulk.insert(conn, schema.act, _ACT, acts)
    bulk.insert(conn, schema.change, _CHANGE, changes)
    bulk.update(conn, schema.entry, "seq", ("status", "note", "attempts", "act_mark", "change_mark"), done)
    put_facts(conn, {one.entry_seq: one.facts for one in batch.turns if one.entry_seq is not None and one.facts})
    insert_mails(conn, mails, derived=True)
    return act_id, change_id


def _done(turn: Turn, act_id: int, change_id: int) -> tuple[Any, ...]:
    return (str(turn.status), clean(turn.note), 0, act_id, change_id, turn.entry_seq)


def _write_objects(conn: Connection, objects: Iterable[ObjectRow]) -> None:
    # one row a uid, the last one: PostgreSQL refuses to touch a row twice in one statement
    rows = {one.uid: (one.uid, one.kind, clean(one.key), one.origin, encode_text(one.values)) for one in objects}
    bulk.insert(conn, schema.object_, _OBJECT, list(rows.values()), _UPSERT)


def _highest(conn: Connection, table: Any) -> int:
    return conn.execute(select(func.max(table.c.id))).scalar() or 0


def _marks(conn: Connection, to: OrderKey | None) -> tuple[int, int]:
    """The highest ids of an act and of a change that belong to the state at a place."""
    if to is None:
        return 0, 0
    s = schema.snapshot.c
    found = []
    for columns, known in (
        ((_e.at, _e.tie_break, _e.seq), select(_e.act_mark, _e.change_mark).where(_e.act_mark.is_not(None))),
        ((s.at, s.tie_break, s.entry_seq), select(s.act_mark, s.change_mark)),
    ):
        last = known.where(tuple_(*columns) <= place(to)).order_by(*(c.desc() for c in columns)).limit(1)
        row = conn.execute(last).first()
        if row is not None:
            found.append((row[0], row[1]))
    return max((one[0] for one in found), default=0), max((one[1] for one in found), default=0)


def _withdraw_mails(conn: Connection, to: OrderKey | None) -> None:
    o = schema.outbox.c
    unsent = delete(schema.outbox).where(o.derived, o.state == str(MailState.PENDING))
    if to is not None:
        at: datetime = to.at
        later_entry = exists().where(_e.seq == o.entry_seq, tuple_(_e.at, _e.tie_break, _e.seq) > place(to))
        unsent = unsent.where(or_(o.made_at > at, and_(o.made_at == at, later_entry)))
    conn.execute(unsent)
