"""Approving a Public Display (4E50): with four supporters and no objection within two rdays.

The state becomes what it would be had the display been right when the attempt was announced; what that
changes is for a human to work out (T-APPROVE), as a correction dated in the past.
"""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.objects import iso
from officers.bnomic4 import displays, intents
from officers.bnomic4.kinds.offices import Display
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC


def _name(said: Any) -> str:
    """The display's own name where the words are clear, else the words."""
    found = displays.known(str(said))
    return found.name if found is not None else str(said)


@intents.before_announcing("approve_display")
def may_announce(game: Game, player: Player, params: dict[str, Any]) -> None:
    """Notes the display under its own name."""
    params["display"] = _name(params["display"])


@NOMIC.action("approve_display", "4E50", "4E21", "4E22", office="Ministry")
def approve_display(game: Game, player: Player, display: str, link: str | None) -> None:
    """Approves a display as announced (4E50)."""
    name = _name(display)
    intent = intents.needs_intent(game, player, "approve_display", {"display": name, "link": link})
    shown = game.get(Display, name)
    if shown is not None:
        shown.approved = True
    at = game.now if intent is None or intent.announced is None else intent.announced
    game.task(
        "T-APPROVE",
        f"What changes if {display} was right at {iso(at)}?",
        office="Ministry",
        rule="4E50",
        subject=f"display/{name}",
        effective=iso(at),
    )
    intents.done(intent)
