"""Short ways to make entries, turns and mails for the tests of the store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.rows import (
    ActRow,
    ChangeRow,
    Entry,
    EntryKind,
    FoldBatch,
    NewEntry,
    NewMail,
    ObjectRow,
    SnapshotIn,
    Turn,
)
from bot.store.store import Store

START = datetime(2006, 10, 1, 12, tzinfo=UTC)


def at(minutes: float) -> datetime:
    """An instant of the game, in minutes after its start."""
    return START + timedelta(minutes=minutes)


def new(name: str, minutes: float = 0, digest: str = "a", **more: Any) -> NewEntry:
    """A message that arrived some minutes after the start."""
    raw = more.pop("raw", b"Subject: hi\r\n\r\nI vote FOR P1.\r\n")
    return NewEntry(EntryKind.MESSAGE, at(minutes), raw, f"<{name}@list>", digest, at(minutes), **more)


def entries(store: Store, *names: str) -> list[Entry]:
    """Accepts a message a minute and gives their entries."""
    store.accept_many([new(name, minutes) for minutes, name in enumerate(names)])
    return list(store.entries())


def turn(entry: Entry, points: int, mails: tuple[NewMail, ...] = ()) -> Turn:
    """A turn in which one act sets Wooble's points."""
    act = ActRow(
        idx=0,
        action="vote",
        params={"choice": "FOR"},
        actor="Wooble",
        at=entry.at,
        verdict="succeeded",
        entry_seq=entry.seq,
        message_id=entry.message_id,
        text="I vote FOR P1.",
        rule="15",
    )
    change = ChangeRow(
        op="set",
        uid=1,
        kind="player",
        key="Wooble",
        at=entry.at,
        attribute="points",
        old=points - 1,
        new=points,
        entry_seq=entry.seq,
        act_idx=0,
        cause=f"act 0 of {entry.message_id}",
        rule="15",
    )
    return Turn(entry.seq, acts=[act], changes=[change], mails=mails)


def wooble(points: int, **more: Any) -> ObjectRow:
    """Wooble with some points."""
    return ObjectRow(1, "player", "Wooble", {"points": points, **more})


def mail(name: str, minutes: float = 0, **more: Any) -> NewMail:
    """A ballot to send, due some minutes after the start."""
    return NewMail(f"<{name}@bot>", "ballot", "forum@list", "Ballot", b"raw bytes", at(minutes), **more)


def fold_all(store: Store, found: list[Entry], first: int = 1) -> None:
    """Folds entries one a batch, each giving a point, with a snapshot after each."""
    for points, entry in enumerate(found, first):
        sent = mail(f"to-{entry.seq}", (entry.at - START).total_seconds() / 60)
        kept = SnapshotIn(entry.order, b"points %d" % points)
        store.commit_fold(FoldBatch([turn(entry, points, (sent,))], [wooble(points)], snapshot=kept))
