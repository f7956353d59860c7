"""`officer page`: serves the pages of a game by themselves, or writes them as files for any web host."""

from __future__ import annotations

import signal
import threading
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from bot.apart import apart
from bot.commands.game import open_store, store_url
from bot.storing import ruleset_in
from bot.web.ask import Options
from bot.web.export import export as write_pages
from bot.web.serve import shown_beside


def page(
    *,
    export: str | None = None,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(help="0: any free one.")] = 8080,
    config: str | None = None,
    store: str | None = None,
) -> None:
    """Serve the pages of a game until interrupted, or write them as files.

    Parameters
    ----------
    export
        Write the pages into this folder instead: a copy for any web host.
    host
        Where to serve.
    port
        Where to serve.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    options = Options(public_addresses=_officer(config, store))
    if export is None:
        _serve(store_url(config, store), host, port, options)
        return
    console = Console(stderr=True)
    with open_store(config, store) as opened, console.status("writing pages") as status:
        count = write_pages(opened, Path(export), options, lambda name: status.update(f"writing {name[:60]}"))
    print(f"{count} files in {export}; open {Path(export) / 'index.html'}")


def _serve(url: str, host: str, port: int, options: Options) -> None:
    stop = threading.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: stop.set())
    with apart(ruleset_in(url)), shown_beside(url, host, port, options) as taken:
        print(f"http://{host}:{taken}/", flush=True)
        stop.wait()


def _officer(config: str | None, store: str | None) -> frozenset[str]:
    """The officer's own address, where a configuration names it."""
    from bot.commands.game import USUAL
    from bot.config import load

    if store is not None and config is None:
        return frozenset()
    place = config or (USUAL if Path(USUAL).is_file() else None)
    return frozenset({load(place).bot.address}) if place is not None else frozenset()
