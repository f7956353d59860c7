"""The Gamemaster's display: the Subgames that are to come and under way, and who won earlier ones (Rule 4E82)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from officers.bnomic4.kinds.documents import Subgame
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, names_of


@NOMIC.display(
    "D-GAM-1", "Public Display of Subgames", rule="4E82", office="Games", shows=("subgame", "player.trophies")
)  # fmt: skip
def subgames(game: Game) -> Row:
    """Current Subgames with their whole text, Open ones first; Historical ones with winners and Trophy."""
    by_state = {
        state: [one for one in game.all(Subgame) if one.status == state] for state in ("Open", "Pending", "Historical")
    }
    return {
        "heading": heading(game),
        "subgames": [
            {
                "name": one.key,
                "status": one.status,
                "trophy": one.trophy,
                "participants": names_of(one.participants),
                "text": one.text,
            }
            for one in [*by_state["Open"], *by_state["Pending"]]
        ],
        "historical": [
            {"name": one.key, "trophy": one.trophy, "winners": names_of(one.winners)} for one in by_state["Historical"]
        ],
        "trophies": [
            {"name": one.key, "trophies": list(one.trophies)}
            for one in sorted(game.all(Player), key=lambda one: fold(one.key))
            if one.trophies
        ],
    }
