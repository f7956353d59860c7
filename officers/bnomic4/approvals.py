"""Approving a Public Display (4E50): with four supporters and no objection within two rdays.

The state becomes what it would be had the display been right when the attempt was announced. What that changes a
human works out (T-APPROVE) and orders, dated at that instant; the fold then simulates all that came after it. A display
that nobody challenged is marked as approved, which changes nothing unless it is read so (Q-43).
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from engine.game import Game
from engine.objects import GameObject, iso
from officers.bnomic4 import displays, intents
from officers.bnomic4.kinds.offices import Display
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC

NOMIC.switch(
    "Q-43", "mark", "ratify", rule="4E50", question="What does approval by silence do; as of when does approval hold?"
)


def _name(said: Any) -> str:
    """The display's own name where the words are clear, else the words."""
    found = displays.known(str(said))
    return found.name if found is not None else str(said)


@intents.before_announcing("approve_display")
def may_announce(game: Game, player: GameObject, params: dict[str, Any]) -> None:
    """Notes the display under its own name."""
    params["display"] = _name(params["display"])


@NOMIC.action("approve_display", "4E50", "4E21", "4E22", office="Ministry")
def approve_display(game: Game, player: Player, display: str, link: str | None) -> None:
    """Approves a display as announced (4E50)."""
    name = _name(display)
    intent = intents.needs_intent(game, player, "approve_display", {"display": name, "link": link})
    shown = displays.find(game, name)
    announced = intent.announced
    at = announced if announced is not None and game.reading("Q-43") == "mark" else game.now
    if shown is not None:
        displays.approve(shown, at)
        shown.ratified = shown.published
    _ask(game, name, at)
    intents.done(intent)


def _ask(game: Game, name: str, at: datetime) -> None:
    game.task(
        "T-APPROVE",
        f"What changes if {name} was right at {iso(at)}?",
        office="Ministry",
        rule="4E50",
        subject=f"display/{shown.key if (shown := displays.find(game, name)) is not None else name}",
        effective=iso(at),
    )


@NOMIC.event("E28", "4E50", "end")
def silence_ratifies(game: Game) -> None:
    """Read so (Q-43), a display that counts as approved by silence was right when it was published."""
    if game.reading("Q-43") == "ratify":
        for one in game.all(Display):
            if one.approved and one.published is not None and one.ratified != one.published:
                one.ratified = one.published
                _ask(game, one.key, one.published)
