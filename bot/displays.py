"""Public displays by the name that a person types: an id, a ministry, a title, or a part of a title; and `drift`."""

from __future__ import annotations

from bot.errors import Complaint
from bot.nearest import meant
from bot.render import render_display, render_drift
from engine.game import Game
from engine.names import fold
from engine.nomic import Display

OF_ALL = "Public Display of "
"""Begins titles that need not be typed in full."""
DRIFT = "drift"
"""The name of the report on what may be out of date."""


def display(game: Game, said: str) -> str:
    """The display as text, as it stands now; of a ministry, all of its displays one after the other.

    Capitals do not matter. Raises Complaint for a name that is none, naming those there are.
    """
    if fold(said) == DRIFT:
        return render_drift(game)
    found = find(game, said)
    if not found:
        names = "; ".join(f"{one.name}: {one.title} ({one.office})" for one in game.nomic.displays.values())
        titles = [one.title.removeprefix(OF_ALL) for one in game.nomic.displays.values()]
        guess = meant(said.removeprefix(OF_ALL), [*titles, *game.nomic.displays])
        raise Complaint(f"no display {said!r}.{guess} Name it by its id, office or title. There is {names}; {DRIFT}")
    return "\n\n".join(render_display(game, one.name) for one in found)


def find(game: Game, said: str) -> list[Display]:
    """The displays meant: by id or title; else all of a ministry; else those of whose title it is a part, if one."""
    known, wanted = list(game.nomic.displays.values()), fold(said)
    if not wanted:
        return []
    exact = [one for one in known if wanted in (fold(one.name), fold(one.title))]
    office = wanted.removeprefix("the ").removeprefix("ministry of ")
    part = [one for one in known if wanted in fold(one.title)]
    return exact or [one for one in known if fold(one.office) == office] or (part if len(part) == 1 else [])
