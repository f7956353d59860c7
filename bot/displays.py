"""A public display by the name that a person types: its id, its title, or a part of the title."""

from __future__ import annotations

from bot.errors import Complaint
from bot.render import render_display
from engine.game import Game


def display(game: Game, said: str) -> str:
    """The display as text, as it stands now. Raises Complaint for a name that is none, naming those there are."""
    known = game.nomic.displays
    wanted = said.strip().lower()
    exact = [one.name for one in known.values() if wanted in (one.name.lower(), one.title.lower())]
    found = exact or [one.name for one in known.values() if wanted and wanted in one.title.lower()]
    if len(found) != 1:
        names = ", ".join(f"{one.name} ({one.title})" for one in known.values())
        raise Complaint(f"no display {said!r}; there is: {names or 'none'}")
    return render_display(game, found[0])
