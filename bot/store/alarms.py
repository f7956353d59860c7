"""What an operator should know: each matter once, with how often and how long, until it is cleared."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import select, update

from bot.store import bulk, schema
from bot.store.codec import clean
from bot.store.connect import Connected
from bot.store.rows import Alarm

_a = schema.alarm.c
_COLUMNS: Sequence[str] = ("key", "text", "count", "first_at", "last_at", "cleared_at")
_AGAIN = (
    'ON CONFLICT ("key") DO UPDATE SET text = excluded.text, last_at = excluded.last_at, cleared_at = NULL, '
    "first_at = CASE WHEN alarm.cleared_at IS NULL THEN alarm.first_at ELSE excluded.first_at END, "
    "count = CASE WHEN alarm.cleared_at IS NULL THEN alarm.count + 1 ELSE 1 END"
)


class Alarms(Connected):
    """Alarms by their key."""

    def alarm(self, key: str, text: str, at: datetime) -> None:
        """Raises an alarm, or counts it once more; one that was cleared begins anew."""
        form = bulk.instant_form()
        row = (clean(key), clean(text), 1, form(at), form(at), None)
        with self._write() as conn:
            bulk.insert(conn, schema.alarm, _COLUMNS, [row], _AGAIN)

    def clear_alarm(self, key: str, at: datetime) -> bool:
        """The matter is settled; False when there was no such alarm."""
        done = update(schema.alarm).where(_a.key == clean(key), _a.cleared_at.is_(None)).values(cleared_at=at)
        with self._write() as conn:
            return conn.execute(done).rowcount > 0

    def alarms(self, *, cleared: bool = False) -> list[Alarm]:
        """The open alarms (with `cleared` all), oldest first."""
        wanted: Any = select(*(_a[name] for name in _COLUMNS)).order_by(_a.first_at, _a.key)
        if not cleared:
            wanted = wanted.where(_a.cleared_at.is_(None))
        with self._read() as conn:
            return [Alarm(**row._mapping) for row in conn.execute(wanted)]
