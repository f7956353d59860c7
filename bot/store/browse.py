"""What a reader of the store leafs through: the latest acts and mails, and a token that changes when anything does.

Every query is by a primary key or by the fold order, newest first, and takes no more rows than it gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, or_, select, tuple_

from bot.store import schema
from bot.store.connect import Connected
from bot.store.journal import PAGE, entries_query, entry_of_row
from bot.store.rows import Entry, Status, StoredAct, StoredChange

_a = schema.act.c
_c = schema.change.c
_e = schema.entry.c
_o = schema.outbox.c
_m = schema.meta.c
MOST_CHANGES = 5000
"""Changes of one entry that are looked at: a ballot of fifty votes makes some hundred."""
FILTERS = ("actor", "verdict", "rule")


class Browse(Connected):
    """Pages of what happened, newest first."""

    def token(self) -> str:
        """A word that is another one whenever something of the game has changed."""
        parts = (
            select(_m.value).where(_m.key == "reached"),
            select(_m.value).where(_m.key == "entries"),
            *(select(func.max(column)) for column in (_a.id, _c.id, _o.id, _e.seq)),
        )
        with self._read() as conn:
            row = conn.execute(select(*(one.scalar_subquery() for one in parts))).one()
        return "/".join("" if one is None else str(one) for one in row)

    def latest_acts(
        self,
        limit: int,
        *,
        before: int | None = None,
        until: datetime | None = None,
        mailed: bool = False,
        wanted: Mapping[str, str] | None = None,
    ) -> list[StoredAct]:
        """Acts, newest first: with a smaller id than `before`, not after `until`, and as wanted (see FILTERS).

        `mailed`: only those that somebody did by a mail, none of the officer's own.
        """
        query: Select[Any] = select(*_a).order_by(_a.id.desc()).limit(limit)
        if before is not None:
            query = query.where(_a.id < before)
        if until is not None:
            query = query.where(_a.at <= until)
        if mailed:
            query = query.where(_a.message_id != "")
        for name, value in (wanted or {}).items():
            if name not in FILTERS:
                raise ValueError(f"acts are not chosen by {name}")
            query = query.where(_a[name] == value)
        with self._read() as conn:
            return [StoredAct(**row._mapping) for row in conn.execute(query)]

    def entries_from(self, seq: int) -> Iterator[Entry]:
        """Entries in the order in which they came in, from a number on; streamed."""
        while True:
            query = entries_query().where(_e.seq >= seq).order_by(_e.seq).limit(PAGE)
            with self._read() as conn:
                page = [entry_of_row(row) for row in conn.execute(query)]
            yield from page
            if len(page) < PAGE:
                return
            seq = page[-1].seq + 1

    def noted_entries(self, notes: Sequence[str], after: int) -> list[Entry]:
        """Entries taken out of the fold with one of these notes, in the order in which they came in."""
        query = entries_query().where(_e.status == str(Status.VOID), _e.note.in_(notes), _e.seq > after)
        with self._read() as conn:
            return [entry_of_row(row) for row in conn.execute(query.order_by(_e.seq))]

    def verdicts(self, seqs: Sequence[int]) -> dict[int, dict[str, int]]:
        """How many acts of each verdict some entries hold."""
        query = select(_a.entry_seq, _a.verdict, func.count()).where(_a.entry_seq.in_(seqs), _a.idx >= 0)
        counts: dict[int, dict[str, int]] = {}
        with self._read() as conn:
            for seq, verdict, count in conn.execute(query.group_by(_a.entry_seq, _a.verdict)):
                counts.setdefault(seq, {})[verdict] = count
        return counts

    def changes_of_entry(self, seq: int) -> list[StoredChange]:
        """What one entry changed."""
        with self._read() as conn:
            mark = conn.execute(select(_e.change_mark).where(_e.seq == seq)).scalar()
            if mark is None:
                return []
            query = select(*_c).where(_c.id <= mark, _c.id > mark - MOST_CHANGES, _c.entry_seq == seq)
            return [StoredChange(**row._mapping) for row in conn.execute(query.order_by(_c.id))]

    def message_ids(self, seqs: set[int]) -> dict[int, str]:
        """The Message-IDs of some entries, by number."""
        with self._read() as conn:
            rows = conn.execute(select(_e.seq, _e.message_id).where(_e.seq.in_(list(seqs)))).all()
        return {row.seq: row.message_id for row in rows}

    def acts_by_ids(self, wanted: set[tuple[int, int]]) -> dict[tuple[int, int], StoredAct]:
        """Some acts by the number of their entry and their place in it."""
        if not wanted:
            return {}
        with self._read() as conn:
            query = select(*_a).where(tuple_(_a.entry_seq, _a.idx).in_(list(wanted)))
            found = [StoredAct(**row._mapping) for row in conn.execute(query)]
        return {(one.entry_seq, one.idx): one for one in found if one.entry_seq is not None}

    def changes_caused(self, cause: str, first: int, limit: int) -> list[StoredChange]:
        """Changes of one cause among the `limit` that follow a place in their order."""
        query = select(*_c).where(_c.id >= first, _c.id < first + limit, _c.cause == cause).order_by(_c.id)
        with self._read() as conn:
            return [StoredChange(**row._mapping) for row in conn.execute(query)]

    def settings_of(self, kinds: tuple[str, ...], attributes: tuple[str, ...]) -> list[tuple[Any, ...]]:
        """(instant, uid, attribute, new value) of every change of some attributes, and of births and deaths."""
        query = (
            select(_c.at, _c.uid, _c.op, _c.attribute, _c.new)
            .where(_c.kind.in_(kinds), or_(_c.attribute.in_(attributes), _c.op != "set"))
            .order_by(_c.id)
        )
        with self._read() as conn:
            return [tuple(row) for row in conn.execute(query)]

    def act_counts(self, until: datetime) -> list[tuple[str, datetime]]:
        """(actor, instant) of every act that succeeded up to an instant."""
        query = select(_a.actor, _a.at).where(_a.at <= until, _a.verdict == "succeeded").order_by(_a.id)
        with self._read() as conn:
            return [(row.actor, row.at) for row in conn.execute(query)]
