"""Judges the mails that wait in the journal, before they are folded; what is found is committed with their entries."""

from __future__ import annotations

from bot.store.rows import Entry, EntryKind
from bot.store.store import Store
from bot.trust.judge import Judge
from bot.trust.resolver import Dns
from parsers.mime import parse_mail

AT_ONCE = 50
"""Mails judged in one transaction: as many lookups at most as fit into the time of a batch."""


def judge_waiting(store: Store, judge: Judge) -> int:
    """Judges every mail that waits and was not judged; gives their number. Raises StoreError."""
    done = 0
    while rows := store.unjudged(AT_ONCE):
        store.set_facts(_batch(judge, rows))
        done += len(rows)
    return done


def _batch(judge: Judge, rows: list[Entry]) -> dict[int, dict[str, str]]:
    if isinstance(judge.resolver, Dns):
        with judge.resolver.batch():
            return {row.seq: _facts(judge, row) for row in rows}
    return {row.seq: _facts(judge, row) for row in rows}


def _facts(judge: Judge, row: Entry) -> dict[str, str]:
    return judge(row.raw, parse_mail(row.raw)).facts() if row.kind is EntryKind.MESSAGE else {}
