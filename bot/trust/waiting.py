"""Judges the mails that wait in the journal, before they are folded; what is found is committed with their entries."""

from __future__ import annotations

import logging
from contextlib import nullcontext

from bot.store.rows import Entry, EntryKind
from bot.store.store import Store
from bot.trust.judge import Judge, Judgement
from bot.trust.resolver import Dns
from parsers.mail.mime import parse_mail

AT_ONCE = 50
"""Mails judged in one transaction."""

log = logging.getLogger("officer.trust")


def judge_waiting(store: Store, judge: Judge) -> int:
    """Judges every mail that waits and was not judged; gives their number. Raises StoreError.

    All of it shares one limit of time for DNS: when that is spent the rest is judged without, so a dead name server
    delays a backlog of any length by some seconds.
    """
    with judge.resolver.batch() if isinstance(judge.resolver, Dns) else nullcontext():
        done = 0
        while rows := store.unjudged(AT_ONCE):
            store.set_facts({row.seq: _facts(judge, row) for row in rows})
            done += len(rows)
        return done


def _facts(judge: Judge, row: Entry) -> dict[str, str]:
    """What is found of one mail; one that cannot be judged is nobody's surely, and keeps no other waiting."""
    if row.kind is not EntryKind.MESSAGE:
        return {}
    try:
        return judge(row.raw, parse_mail(row.raw)).facts()
    except Exception:  # a bug of ours, or of a library that looks into signatures
        log.exception("entry %d cannot be judged", row.seq)
        return Judgement(why="it could not be judged").facts()
