"""`officer run`: the service, until it is told to stop; with a table [page] also the page of the state."""

from __future__ import annotations

import logging

from bot import logs, service
from bot.apart import apart
from bot.config import Config, load
from bot.storing import ruleset_in

log = logging.getLogger("officer.page")


def run(*, config: str) -> None:
    """Serve the game: take mail, fold it, answer.

    Parameters
    ----------
    config
        The service's configuration (see config.example.toml).
    """
    settings = load(config)
    logs.begin(settings.log.level, as_json=settings.log.json)
    with apart(ruleset_in(settings.url)):
        _run(settings)


def _run(settings: Config) -> None:
    if settings.page is None:
        service.run(settings)
        return
    from bot.web.ask import Options
    from bot.web.serve import shown_beside

    known = frozenset({settings.bot.address, settings.bot.drafts} - {""})
    with shown_beside(settings.url, settings.page.host, settings.page.port, Options(public_addresses=known)) as port:
        log.info("the pages are at http://%s:%d/", settings.page.host, port)
        service.run(settings)
