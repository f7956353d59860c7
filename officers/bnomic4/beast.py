"""Causing the Beast to act (4E71): once an nweek each Player may, without objection within two rdays.

The Beast takes one plain Game Action as a Player would. It cannot leave the game (4E4), set its Mental State
(Q-52), perform a Trick, or do what must itself be announced (Q-56).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.acts import Act
from engine.errors import Illegal
from engine.game import Game
from engine.intake import apply_law
from engine.objects import GameObject
from officers.bnomic4 import intents
from officers.bnomic4.admission import EMERGENCY_ACTS
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import BEAST, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.windows import CONSENTS

FORBIDDEN = EMERGENCY_ACTS | CONSENTS.keys() | {
    "forfeit_game", "set_mental_state", "select_trick", "select_trick_fallback", "perform_intended_action",
    "submit_tidiness_list", "join_game", "assert",
}  # fmt: skip
"""What the Beast cannot be caused to do."""


NOMIC.switch("Q-56", "one plain act", "a Transaction too", rule="4E71", question="What is a single act of the Beast?")
TRANSACTION = "submit_transaction"


def the_deed(game: Game, player: GameObject, said: Any) -> dict[str, Any]:
    """The Beast's act as action and parameters; the Player's "me" becomes his name."""
    if not isinstance(said, Mapping) or not said.get("action"):
        raise Illegal("what the Beast shall do must be said in full", "4E71")
    action, params = str(said["action"]), dict(said.get("params") or {})
    if action == TRANSACTION and game.reading("Q-56") == "a Transaction too":
        return {"action": action, "params": {"acts": [the_deed(game, player, one) for one in params.get("acts", ())]}}
    if action in FORBIDDEN or action == TRANSACTION:
        raise Illegal("this the Beast cannot be caused to do", "4E71")
    return {"action": action, "params": {k: player.key if v == "self" else v for k, v in params.items()}}


@intents.before_announcing("cause_beast")
def may_announce(game: Game, player: GameObject, params: dict[str, Any]) -> None:
    """What is announced must be something that the Beast can do at all."""
    params["act"] = the_deed(game, player, params.get("act"))


@NOMIC.action("cause_beast", "4E71", "4E21", office="Fauna")
def cause_beast(game: Game, player: Player, act: dict[str, Any] | None) -> None:
    """The Beast does what was announced, if it is legal for it now (4E71)."""
    said = None if act is None else the_deed(game, player, act)
    intent = intents.needs_intent(game, player, "cause_beast", {"act": said})
    deed = the_deed(game, player, intent.params["act"])
    nweek = game.the(Clock).nweek
    game.require(player.caused_beast_nweek != nweek, f"{player} has caused the Beast to act in this nweek", "4E71")
    beast = game.get(Player, BEAST)
    if beast is None:
        raise Illegal("the Beast is no Player", "4E71")
    for one in deed["params"]["acts"] if deed["action"] == TRANSACTION else [deed]:
        done = Act(one["action"], one["params"])
        apply_law(game, beast, done)
        game.hooks.performed(game, beast, done)
    player.caused_beast_nweek = nweek
    intents.done(intent)
