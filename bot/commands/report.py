"""`officer report`: a public display as text, now or at any instant."""

from __future__ import annotations

import sys

from bot.commands.common import moment
from bot.commands.game import open_store
from bot.displays import display
from bot.past import game_at


def report(name: str, *, at: str | None = None, config: str | None = None, store: str | None = None) -> None:
    """Print a public display, or what may be out of date.

    Parameters
    ----------
    name
        A display by its id or title; an office, for all of its displays; or drift, for what may be out of date.
    at
        An instant of the past; default: what the store has reached.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    with open_store(config, store) as opened:
        sys.stdout.write(display(game_at(opened, moment(at, "--at") if at else None), name))
