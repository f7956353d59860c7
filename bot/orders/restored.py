"""Orders after a store was restored from a backup: what it forgot must not be ordered a second time.

An order that was carried out after the backup was made is not in the restored store, so its Id is new there. Its mail
still lies in the mailbox with the date of its arrival, and is folded again where it belongs. But a copy that somebody
kept and sends again arrives now: it was signed before the restore and arrives after it, and is refused for that, like
every honest order that was under way; it has to be signed again. A store may be restored more than once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.store.store import Store
from engine.journal import Order

META = "restored"


def note_restore(store: Store, at: datetime) -> None:
    """Notes that the store was restored from a backup at `at` (UTC); doing it again at another instant adds that."""
    held = {one.isoformat() for one in restores(store)} | {at.astimezone(UTC).replace(microsecond=0).isoformat()}
    store.set_meta({META: " ".join(sorted(held))})


def restores(store: Store) -> list[datetime]:
    """When the store was restored, in order."""
    return [datetime.fromisoformat(one) for one in (store.meta(META) or "").split()]


def after_restore(order: Order, restored: Sequence[datetime]) -> Order:
    """The order, void if it was under way while the store was restored."""
    if order.problem or order.signed_at is None:
        return order
    if any(order.signed_at < one <= order.at for one in restored):
        why = "it was signed before the officer's store was restored and came after; sign it again under a new Id"
        return replace(order, problem=why)
    return order
