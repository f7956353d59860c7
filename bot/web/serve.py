"""Serves the pages of a store from a thread of its own, beside the service or alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.errors import Complaint
from bot.serving import served
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.web.app import application
from bot.web.ask import Options, Site


def warm(site: Site) -> None:
    """Prepares a site for its first visitor; a store that cannot be read now is told to that visitor."""
    with suppress(StoreError, Complaint):
        site.warm()


@contextmanager
def shown_beside(url: str, host: str, port: int, options: Options | None = None) -> Iterator[int]:
    """Serves the pages of a store while the body runs; gives the port taken. Raises StoreError and Complaint."""
    with Store.open(url) as store:
        app = application(store, options)
        threading.Thread(target=warm, args=(app.state.site,), daemon=True).start()
        with served(app, host, port) as taken:
            yield taken
