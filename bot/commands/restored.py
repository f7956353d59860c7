"""`officer restored`: notes that the store was put back from a backup, so that nothing it forgot is ordered twice."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.commands.game import open_store
from bot.orders.restored import note_restore


def restored(*, config: str | None = None, store: str | None = None) -> None:
    """Note that the store was restored from a backup; run it after every restore, before the service starts.

    Parameters
    ----------
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    now = datetime.now(UTC).replace(microsecond=0)
    with open_store(config, store) as opened:
        note_restore(opened, now)
    print(f"orders that were signed before {now:%Y-%m-%d %H:%M:%S} UTC and arrive after it are refused")
