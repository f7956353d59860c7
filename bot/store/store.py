"""The store of one game: its journal, everything derived from it, and the mails to send.

`Store.open` takes the URL of a SQLite file or of a PostgreSQL database, brings its schema up to date and
gives the store; every method is one transaction, safe to call from several threads. Errors are `StoreError`s
of one clear line.
"""

from __future__ import annotations

from types import TracebackType

from bot.store import migrate, schema
from bot.store.alarms import Alarms
from bot.store.arrivals import Arrivals
from bot.store.browse import Browse
from bot.store.connect import connect
from bot.store.errors import StoreError
from bot.store.fold import Folds
from bot.store.history import History
from bot.store.journal import Journal
from bot.store.outbox import Outbox
from bot.store.snapshots import Snapshots
from bot.store.views import Views


class Store(Journal, Arrivals, Folds, Snapshots, Outbox, Alarms, History, Browse, Views):
    """One game's store."""

    @classmethod
    def open(cls, url: str) -> Store:
        """Opens the store and upgrades an empty or older schema.

        Raises StoreError when it cannot be reached or read, SchemaError when it is newer than this program.
        """
        store = cls(connect(url))
        try:
            store._upgrade()
        except BaseException:
            store.close()
            raise
        return store

    def _upgrade(self) -> None:
        with self._read() as conn:
            if migrate.current(conn, self.name) == schema.HEAD:
                return
        with self._write() as conn:
            migrate.upgrade(conn, self.name)

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


__all__ = ["Store", "StoreError"]
