"""The journal: what reached the game from outside, kept for ever and read back in fold order.

An entry is the same entry when Message-ID *and* content hash are the same; a stranger who takes another's
Message-ID gets an entry of his own. `accept` has committed, to the disk, before it returns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, func, or_, select, text, tuple_, update

from bot.store import bulk, schema
from bot.store.codec import Instant, clean, encode, short_id
from bot.store.connect import Connected
from bot.store.rows import Accepted, Entry, EntryKind, ImapUid, NewEntry, OrderKey, Status, Watermark

PAGE = 200
"""Entries held in memory at once while the journal is read; a mail is some kilobytes."""
INTAKE_LOCK = 0x6D61696C
"""Key of PostgreSQL's advisory lock for the journal ("mail"): carriers take turns, so each entry is new to one of
them only and entries become visible in the order of their numbers. SQLite has one writer anyway."""

_COLUMNS = (
    *("kind", "at", "tie_break", "message_id", "content_hash", "date_hdr", "list_at", "internaldate"),
    *("ingested_at", "source", "status", "attempts", "note", "facts"),
)
_e = schema.entry.c
_ORDER = (_e.at, _e.tie_break, _e.seq)


class Journal(Connected):
    """Entries in, entries out."""

    def accept(self, entry: NewEntry) -> Accepted:
        """Puts one entry into the journal, durably, unless it is there already."""
        return self.accept_many((entry,))[0]

    def accept_many(self, batch: Sequence[NewEntry], watermark: Watermark | None = None) -> list[Accepted]:
        """Puts entries into the journal in one transaction; the answers are in the order of the batch."""
        if not batch and watermark is None:
            return []
        with self._write() as conn:
            accepted = accept_within(conn, batch)
            if watermark is not None:
                put_watermark(conn, watermark)
        return accepted

    def entry(self, seq: int) -> Entry | None:
        """One entry by its number."""
        with self._read() as conn:
            row = conn.execute(entries_query().where(_e.seq == seq)).first()
        return None if row is None else entry_of_row(row)

    def same_as(self, entry: NewEntry) -> Entry | None:
        """The entry of which another is a copy."""
        same = (_e.message_id == short_id(entry.message_id), _e.content_hash == entry.content_hash)
        with self._read() as conn:
            row = conn.execute(entries_query().where(*same)).first()
        return None if row is None else entry_of_row(row)

    def entries_with_id(self, message_id: str) -> list[Entry]:
        """Every entry that claims this Message-ID, in the order in which they came in."""
        with self._read() as conn:
            rows = conn.execute(entries_query().where(_e.message_id == short_id(message_id)).order_by(_e.seq)).all()
        return [entry_of_row(row) for row in rows]

    def first_hash(self, message_id: str) -> str:
        """The content hash of the entry that claimed this Message-ID first; empty where none does."""
        mine = select(_e.content_hash).where(_e.message_id == short_id(message_id)).order_by(_e.seq).limit(1)
        with self._read() as conn:
            return conn.execute(mine).scalar() or ""

    def entries_named(self, message_id: str, digest: str = "") -> list[Entry]:
        """Entries that claim this Message-ID, or whose content hash begins so, in the order in which they came in."""
        wanted = _e.message_id == short_id(message_id)
        if digest:
            wanted = or_(wanted, _e.content_hash.startswith(digest, autoescape=True))
        with self._read() as conn:
            rows = conn.execute(entries_query().where(wanted).order_by(_e.seq)).all()
        return [entry_of_row(row) for row in rows]

    def borrowed_ids(self, after: int = -1) -> tuple[int, set[str]]:
        """The highest number of an entry, and the Message-IDs of entries after a number that others claim too."""
        later = select(_e.message_id).where(_e.seq > after)
        twice = select(_e.message_id).where(_e.message_id.in_(later)).group_by(_e.message_id).having(func.count() > 1)
        with self._read() as conn:
            highest = conn.execute(select(func.max(_e.seq))).scalar() or 0
            return highest, set(conn.execute(twice).scalars())

    def entries(
        self, after: OrderKey | None = None, limit: int | None = None, until: OrderKey | None = None
    ) -> Iterator[Entry]:
        """Entries in fold order, after one place and up to and including another; memory stays flat.

        Each page is a transaction of its own: entries may be accepted and folded meanwhile.
        """
        left = limit
        while left is None or left > 0:
            page = self._page(after, until, PAGE if left is None else min(PAGE, left))
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1].order
            left = None if left is None else left - len(page)

    def _page(self, after: OrderKey | None, until: OrderKey | None, size: int) -> list[Entry]:
        wanted = entries_query().order_by(*_ORDER).limit(size)
        if after is not None:
            wanted = wanted.where(tuple_(*_ORDER) > place(after))
        if until is not None:
            wanted = wanted.where(tuple_(*_ORDER) <= place(until))
        with self._read() as conn:
            return [entry_of_row(row) for row in conn.execute(wanted)]

    def entries_by_status(self, status: Status, limit: int | None = None, known: int | None = None) -> list[Entry]:
        """Entries of one status in fold order: what waits, or what was set aside.

        With `known` only those up to that number, and what came of orders among them.
        """
        wanted = entries_query().where(_e.status == str(status)).order_by(*_ORDER)
        if status is not Status.FOLDED:
            wanted = wanted.where(text("entry.status <> 'folded'"))  # literally so, or the partial index cannot serve
        if known is not None:
            wanted = wanted.where(or_(_e.seq <= known, _e.kind == str(EntryKind.CORRECTION)))
        with self._read() as conn:
            return [entry_of_row(row) for row in conn.execute(wanted.limit(limit))]

    def count_entries(self) -> dict[Status, int]:
        """How many entries there are of each status."""
        with self._read() as conn:
            rows = conn.execute(select(_e.status, func.count()).group_by(_e.status)).all()
        return {Status(status): count for status, count in rows}

    def last_seq(self) -> int:
        """The highest number of an entry; 0 where there is none."""
        with self._read() as conn:
            return conn.execute(select(func.max(_e.seq))).scalar() or 0

    def last_order(self) -> OrderKey | None:
        """The place of the last entry in fold order."""
        with self._read() as conn:
            row = conn.execute(select(*_ORDER).order_by(*(c.desc() for c in _ORDER)).limit(1)).first()
        return None if row is None else OrderKey(row.at, row.tie_break, row.seq)

    def set_status(self, seq: int, status: Status, note: str = "") -> None:
        """Sets an entry aside, voids it, or lets it wait again; the bytes stay as they came."""
        with self._write() as conn:
            conn.execute(update(schema.entry).where(_e.seq == seq).values(status=str(status), note=clean(note)))

    def void_before(self, at: datetime, note: str) -> None:
        """Voids what waits from before an instant (UTC)."""
        waiting = (_e.status == str(Status.NEW), text("entry.status <> 'folded'"), _e.at < at)
        with self._write() as conn:
            conn.execute(update(schema.entry).where(*waiting).values(status=str(Status.VOID), note=clean(note)))

    def unjudged(self, limit: int) -> list[Entry]:
        """Entries that wait and about which nothing was found out yet, in fold order."""
        waiting = (_e.status == str(Status.NEW), text("entry.status <> 'folded'"), _e.facts.is_(None))
        with self._read() as conn:
            return [
                entry_of_row(row)
                for row in conn.execute(entries_query().where(*waiting).order_by(*_ORDER).limit(limit))
            ]

    def set_facts(self, facts: Mapping[int, Mapping[str, Any]]) -> None:
        """Notes what was found out about entries, by their numbers, in one transaction."""
        with self._write() as conn:
            put_facts(conn, facts)

    def blame(self, seqs: Sequence[int], meta: Mapping[str, str]) -> None:
        """Counts an attempt for each of some entries, within which the program ended."""
        with self._write() as conn:
            conn.execute(update(schema.entry).where(_e.seq.in_(seqs)).values(attempts=_e.attempts + 1))
            put_meta(conn, meta)

    def known_uids(self, account: str, mailbox: str, uidvalidity: int) -> set[int]:
        """Every UID from which an entry was accepted (duplicates too) under this UIDVALIDITY."""
        seen = schema.imap_seen.c
        wanted = select(seen.uid).where(
            seen.account == account, seen.mailbox == mailbox, seen.uidvalidity == uidvalidity
        )
        with self._read() as conn:
            return set(conn.execute(wanted).scalars())

    def watermark(self, account: str, mailbox: str) -> Watermark | None:
        """The last watermark that was set, or None for a mailbox never read."""
        mark = schema.watermark
        with self._read() as conn:
            row = conn.execute(select(mark).where(mark.c.account == account, mark.c.mailbox == mailbox)).first()
        return None if row is None else Watermark(row.account, row.mailbox, row.uidvalidity, row.uid)

    def set_watermark(self, mark: Watermark) -> None:
        """Commits a watermark."""
        with self._write() as conn:
            put_watermark(conn, mark)


def put_meta(conn: Connection, values: Mapping[str, str]) -> None:
    """Writes meta values inside a transaction."""
    rows = [(key, clean(value)) for key, value in values.items()]
    bulk.insert(conn, schema.meta, ("key", "value"), rows, 'ON CONFLICT ("key") DO UPDATE SET value = excluded.value')


def place(key: OrderKey) -> Any:
    """An order key as a row value that can be compared with the order columns."""
    return tuple_(*key_values(key), types=[Instant(), _e.tie_break.type, _e.seq.type])


def key_values(key: OrderKey) -> tuple[Any, int, int]:
    """The three parts of an order key."""
    return key.at, key.tie_break, key.seq


def put_facts(conn: Connection, facts: Mapping[int, Mapping[str, Any]]) -> None:
    """Writes what was found out about entries inside a transaction."""
    bulk.update(conn, schema.entry, "seq", ("facts",), [(encode(said), seq) for seq, said in facts.items()])


def put_watermark(conn: Connection, mark: Watermark) -> None:
    """Writes a watermark inside a transaction."""
    bulk.insert(
        conn,
        schema.watermark,
        ("account", "mailbox", "uidvalidity", "uid"),
        [(mark.account, mark.mailbox, mark.uidvalidity, mark.uid)],
        "ON CONFLICT (account, mailbox) DO UPDATE SET uidvalidity = excluded.uidvalidity, uid = excluded.uid",
    )


def accept_within(conn: Connection, batch: Sequence[NewEntry]) -> list[Accepted]:
    """Puts entries into the journal inside a transaction, where nobody else does it at the same time."""
    if bulk.is_postgres(conn):
        conn.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (INTAKE_LOCK,))
    rows = _rows(batch)
    names = [(row[3], row[4]) for row in rows]
    known = _find(conn, names)
    fresh: dict[tuple[str, str], int] = {}
    for number, name in enumerate(names):
        if name not in known:
            fresh.setdefault(name, number)
    bulk.insert(conn, schema.entry, _COLUMNS, [rows[n] for n in fresh.values()])
    made = _find(conn, list(fresh))
    bulk.insert(
        conn,
        schema.raw_message,
        ("entry_seq", "raw"),
        [(made[name], batch[number].raw) for name, number in fresh.items()],
    )
    accepted = []
    for number, name in enumerate(names):
        first = fresh.get(name) == number
        accepted.append(Accepted(made[name] if name in made else known[name], duplicate=not first))
    seen = [(one.imap, answer.seq) for one, answer in zip(batch, accepted, strict=True) if one.imap is not None]
    _note_seen(conn, seen)
    return accepted


def _rows(batch: Sequence[NewEntry]) -> list[tuple[Any, ...]]:
    form = bulk.instant_form()
    return [
        (
            *(str(one.kind), form(one.at), one.tie_break, short_id(one.message_id), one.content_hash),
            *(None if at is None else form(at) for at in (one.date_hdr, one.list_at, one.internaldate)),
            *(form(one.ingested_at), clean(one.source), str(one.status), 0, clean(one.note), encode(one.facts)),
        )
        for one in batch
    ]


def _find(conn: Connection, names: Sequence[tuple[str, str]]) -> dict[tuple[str, str], int]:
    if not names:
        return {}
    if bulk.is_postgres(conn):
        source = bulk.unnest(schema.entry, ("message_id", "content_hash"))
        found = conn.exec_driver_sql(
            f"SELECT message_id, content_hash, seq FROM entry JOIN {source} USING (message_id, content_hash)",
            bulk.arrays(names),
        )
        return {(message_id, digest): seq for message_id, digest, seq in found}
    sql = (
        "SELECT message_id, content_hash, seq FROM json_each(?) AS j CROSS JOIN entry "
        "ON message_id = json_extract(j.value, '$[0]') AND content_hash = json_extract(j.value, '$[1]')"
    )
    return {(message_id, digest): seq for message_id, digest, seq in conn.exec_driver_sql(sql, (encode(names),))}


def _note_seen(conn: Connection, seen: Sequence[tuple[ImapUid, int]]) -> None:
    bulk.insert(
        conn,
        schema.imap_seen,
        ("account", "mailbox", "uidvalidity", "uid", "entry_seq"),
        [(uid.account, uid.mailbox, uid.uidvalidity, uid.uid, seq) for uid, seq in seen],
        "ON CONFLICT DO NOTHING",
    )


def entries_query() -> Select[Any]:
    """Entries with their bytes."""
    return select(_e.seq, *(_e[name] for name in _COLUMNS), schema.raw_message.c.raw).join(
        schema.raw_message, schema.raw_message.c.entry_seq == _e.seq
    )


def entry_of_row(row: Row[Any]) -> Entry:
    """A row of `entries_query`, whose columns stand as the fields of an entry but for the last two, as a value."""
    values: list[Any] = list(row)
    seq, kind, *stamped, status, attempts, note, facts, raw = values
    fields: list[Any] = [seq, EntryKind(kind), *stamped, Status(status), attempts, note, bytes(raw), facts]
    return Entry(*fields)
