"""Questions about the past: the chain of changes that made a value, an act with its verdict, acts of a time.

Everything comes in fold order. A thing that changed its name is found by any name it ever had.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Select, select

from bot.store import schema
from bot.store.codec import clean, short_id
from bot.store.connect import Connected
from bot.store.rows import StoredAct, StoredChange

PAGE = 1000
"""Rows held in memory at once while a long history is read."""

_a = schema.act.c
_c = schema.change.c
_o = schema.object_.c


class History(Connected):
    """Acts and changes as they happened."""

    def changes(self, uid: int, attribute: str | None = None) -> list[StoredChange]:
        """The changes of one thing; with an attribute, those of that attribute and of the thing's own life."""
        wanted = select(*_c).where(_c.uid == uid).order_by(_c.id)
        if attribute is not None:
            wanted = wanted.where(_c.attribute.in_((attribute, "")))
        with self._read() as conn:
            return [StoredChange(**row._mapping) for row in conn.execute(wanted)]

    def changes_back(self, mark: int | None = None) -> Iterator[StoredChange]:
        """Every change, newest first, from that number on downwards; streamed."""
        wanted = select(*_c).order_by(_c.id.desc()).limit(PAGE)
        while True:
            with self._read() as conn:
                here = wanted if mark is None else wanted.where(_c.id <= mark)
                page = [StoredChange(**row._mapping) for row in conn.execute(here)]
            yield from page
            if len(page) < PAGE:
                return
            mark = page[-1].id - 1

    def changes_of(self, kind: str, key: str, attribute: str | None = None) -> list[StoredChange]:
        """The same by name: of the thing that has this name now, or else had it last."""
        uid = self.uid_of(kind, key)
        return [] if uid is None else self.changes(uid, attribute)

    def uid_of(self, kind: str, key: str) -> int | None:
        """The thing that has this name now, or else had it last."""
        now = select(_o.uid).where(_o.kind == kind, _o.key == clean(key)).limit(1)
        once = select(_c.uid).where(_c.kind == kind, _c.key == clean(key)).order_by(_c.id.desc()).limit(1)
        with self._read() as conn:
            found = conn.execute(now).scalar()
            return conn.execute(once).scalar() if found is None else found

    def changes_by_act(self, entry_seq: int, idx: int) -> list[StoredChange]:
        """What one act did."""
        wanted = select(*_c).where(_c.entry_seq == entry_seq, _c.act_idx == idx).order_by(_c.id)
        with self._read() as conn:
            return [StoredChange(**row._mapping) for row in conn.execute(wanted)]

    def act(self, message_id: str, idx: int) -> StoredAct | None:
        """One act of a message; where two messages claim the id, of the one folded first."""
        wanted = select(*_a).where(_a.message_id == short_id(message_id), _a.idx == idx).order_by(_a.id).limit(1)
        with self._read() as conn:
            row = conn.execute(wanted).first()
        return None if row is None else StoredAct(**row._mapping)

    def acts_of_entry(self, entry_seq: int) -> list[StoredAct]:
        """The acts of one entry."""
        with self._read() as conn:
            rows = conn.execute(select(*_a).where(_a.entry_seq == entry_seq).order_by(_a.id)).all()
        return [StoredAct(**row._mapping) for row in rows]

    def acts(
        self, since: datetime | None = None, until: datetime | None = None, verdict: str | None = None
    ) -> Iterator[StoredAct]:
        """Acts from an instant on and before another, streamed; with a verdict, only those so answered."""
        wanted: Select[Any] = select(*_a).order_by(_a.id).limit(PAGE)
        if since is not None:
            wanted = wanted.where(_a.at >= since)
        if until is not None:
            wanted = wanted.where(_a.at < until)
        if verdict is not None:
            wanted = wanted.where(_a.verdict == verdict)
        last = 0
        while True:
            with self._read() as conn:
                page = [StoredAct(**row._mapping) for row in conn.execute(wanted.where(_a.id > last))]
            yield from page
            if len(page) < PAGE:
                return
            last = page[-1].id
