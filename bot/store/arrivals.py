"""Mail as it was handed over, before anything has looked into it, and the copies that came of one message.

`keep` commits the bytes and is all that an acknowledgement waits for. `sort` then makes the arrival an entry of the
journal, or a further copy of one, and takes it off the pile in one transaction. A mail that ends the program while it
is being sorted is known by its attempts after the restart, and its bytes are safe meanwhile.

After STRIKES attempts it is put aside: it stays as it is until somebody asks to `read_again`.

A copy with the very bytes of the entry is not kept twice; one that differs in any byte stays as it came. One that
counts in the entry's stead changes places with it; where the entry stood is noted, so that the game is taken back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, select, update

from bot.mail.intake import Source
from bot.mail.stamps import Stamps
from bot.store import schema
from bot.store.connect import Connected
from bot.store.journal import accept_within, entries_query, put_meta
from bot.store.outbox import note_bounce, note_seen
from bot.store.rows import Accepted, Arrival, Bounce, NewEntry, OrderKey, Status

_a = schema.arrival.c
STRIKES = 3
"""Attempts at sorting one mail before it is put aside."""
MOVED = "moved/"
"""Under which names the store keeps where entries stood that a copy has taken the place of."""
_STAMPS = ("ingested_at", "date_hdr", "list_at", "internaldate")
_WAITING = select(_a.id, _a.attempts).where(
    _a.sha256 == bindparam("digest"), _a.entry_seq.is_(None), _a.raw == bindparam("bytes")
)
_NEW = schema.arrival.insert().returning(_a.id)
_DONE = delete(schema.arrival).where(_a.id == bindparam("arrival_id"))
"""Every mail comes by these three: to build a statement takes as long as to run it."""


class Arrivals(Connected):
    """What was handed over and waits to be sorted; copies of what is in the journal."""

    def keep(self, raw: bytes, stamps: Stamps, source: Source, innocent: Collection[int] = ()) -> Arrival:
        """Commits the bytes, durably, and counts the attempt at sorting them that comes now.

        The same bytes that wait already are the same arrival; its last attempt is not counted if it is `innocent`.
        """
        digest = hashlib.sha256(raw).hexdigest()
        with self._write() as conn:
            held = conn.execute(_WAITING, {"digest": digest, "bytes": raw}).first()
            if held is None:
                values = {name: getattr(stamps, name) for name in _STAMPS}
                said = {"sha256": digest, "raw": raw, "source": msgspec.to_builtins(source), "attempts": 1}
                return Arrival(conn.execute(_NEW, said | values).scalar_one(), raw, stamps, source, 1)
            attempts = held.attempts + (held.id not in innocent)
            conn.execute(update(schema.arrival).where(_a.id == held.id).values(attempts=attempts))
            return _arrival(conn.execute(select(*_READ).where(_a.id == held.id)).one())

    def sort(
        self, arrival: int, entry: NewEntry, *, seen: str = "", bounce: Bounce | None = None, counts: bool = False
    ) -> Accepted:
        """Makes an arrival an entry, or a copy of the entry that it repeats; if it `counts`, the entry in its stead.

        `seen` is the Message-ID of the mail in the outbox whose delivery it proves, `bounce` what it reports.
        """
        with self._write() as conn:
            (accepted,) = accept_within(conn, (entry,))
            if seen:
                note_seen(conn, seen, entry.ingested_at)
            if bounce is not None:
                note_bounce(conn, bounce)
            if accepted.duplicate and self._differs(conn, arrival, accepted.seq):
                conn.execute(update(schema.arrival).where(_a.id == arrival).values(entry_seq=accepted.seq))
                if counts:
                    _change_places(conn, arrival, accepted.seq, entry)
            else:
                conn.execute(_DONE, {"arrival_id": arrival})
        return accepted

    def moved(self) -> list[tuple[int, OrderKey, bool]]:
        """The entries in whose stead a copy counts, where they stood, and whether what came of them is still held."""
        meta, entry = schema.meta.c, schema.entry.c
        wanted = select(meta.key, meta.value).where(meta.key.startswith(MOVED, autoescape=True), meta.value != "")
        with self._read() as conn:
            found = {int(key.removeprefix(MOVED)): value for key, value in conn.execute(wanted)}
            folded = select(entry.seq).where(entry.seq.in_(found), entry.act_mark.is_not(None))
            held = set(conn.execute(folded).scalars())
        return [(seq, msgspec.json.decode(value, type=OrderKey), seq in held) for seq, value in sorted(found.items())]

    def unsorted(self, limit: int | None = None, *, aside: bool = False) -> list[Arrival]:
        """Arrivals that wait for the next attempt, oldest first; or those that were put aside."""
        tried = _a.attempts > STRIKES if aside else _a.attempts <= STRIKES
        wanted = select(*_READ).where(_a.entry_seq.is_(None), tried).order_by(_a.id).limit(limit)
        with self._read() as conn:
            return [_arrival(row) for row in conn.execute(wanted)]

    def copies(self, entry_seq: int) -> list[Arrival]:
        """The further copies of an entry whose bytes differ from its own."""
        wanted = select(*_READ).where(_a.entry_seq == entry_seq).order_by(_a.id)
        with self._read() as conn:
            return [_arrival(row) for row in conn.execute(wanted)]

    def count_unsorted(self) -> int:
        """How many arrivals wait, those that were put aside among them."""
        with self._read() as conn:
            return conn.execute(select(func.count()).where(_a.entry_seq.is_(None))).scalar_one()

    def try_again(self, arrival: int) -> None:
        """Notes, durably, that an arrival is about to be sorted once more."""
        self._set_attempts(arrival, _a.attempts + 1)

    def read_again(self, arrival: int) -> bool:
        """Lets an arrival that was put aside be tried anew; False when it was not."""
        return self._set_attempts(arrival, 0)

    def _set_attempts(self, arrival: int, attempts: Any) -> bool:
        which = update(schema.arrival).where(_a.id == arrival, _a.entry_seq.is_(None))
        with self._write() as conn:
            return conn.execute(which.values(attempts=attempts)).rowcount > 0

    def _differs(self, conn: Connection, arrival: int, seq: int) -> bool:
        """Whether an arrival has other bytes than an entry and than every copy of it."""
        digest, raw = conn.execute(select(_a.sha256, _a.raw).where(_a.id == arrival)).one()
        first = select(schema.raw_message.c.raw).where(schema.raw_message.c.entry_seq == seq)
        if bytes(conn.execute(first).scalar_one()) == bytes(raw):
            return False
        same = select(_a.id).where(_a.entry_seq == seq, _a.sha256 == digest).limit(1)
        return conn.execute(same).first() is None


def _change_places(conn: Connection, arrival: int, seq: int, entry: NewEntry) -> None:
    """The copy becomes the entry and the entry the copy, each with its own bytes and stamps."""
    held = conn.execute(entries_query().where(schema.entry.c.seq == seq)).one()
    mine = {"raw": held.raw, "sha256": hashlib.sha256(held.raw).hexdigest()}
    mine |= {name: held._mapping[name] for name in _STAMPS}
    conn.execute(update(schema.arrival).where(_a.id == arrival).values(**mine))
    theirs = {name: getattr(entry, name) for name in (*_STAMPS, "at", "tie_break", "source")}
    waits = {"status": str(Status.NEW), "facts": entry.facts}
    conn.execute(update(schema.entry).where(schema.entry.c.seq == seq).values(**theirs, **waits))
    bytes_of = schema.raw_message
    conn.execute(update(bytes_of).where(bytes_of.c.entry_seq == seq).values(raw=entry.raw))
    stood = msgspec.json.encode(OrderKey(held.at, held.tie_break, seq)).decode()
    put_meta(conn, {f"{MOVED}{seq}": stood})


_READ: Sequence[Any] = (_a.id, _a.raw, *(_a[name] for name in _STAMPS), _a.source, _a.attempts, _a.entry_seq)


def _arrival(row: Row[Any]) -> Arrival:
    stamps = Stamps(**{name: row._mapping[name] for name in _STAMPS})
    source = msgspec.convert(row.source, Source)
    return Arrival(row.id, bytes(row.raw), stamps, source, row.attempts, row.entry_seq)
