"""`officer run`: the service, until it is told to stop; with a table [page] also the page of the state."""

from __future__ import annotations

import logging

from bot import logs, service
from bot.config import load

log = logging.getLogger("officer.page")


def run(*, config: str) -> None:
    """Serve the game: take mail, fold it, answer.

    Parameters
    ----------
    config
        The service's configuration (see config.example.toml).
    """
    settings = load(config)
    if settings.page is None:
        service.run(settings)
        return
    from bot.web.ask import Options
    from bot.web.serve import shown_beside

    known = frozenset({settings.bot.address, settings.bot.drafts} - {""})
    logs.begin(settings.log.level, as_json=settings.log.json)
    with shown_beside(settings.url, settings.page.host, settings.page.port, Options(public_addresses=known)) as port:
        log.info("the pages are at http://%s:%d/", settings.page.host, port)
        service.run(settings)
