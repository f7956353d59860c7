"""Winning (Rules 213, 302): by score, or by being the first who cannot complete a turn. A win ends the game."""

from __future__ import annotations

from engine.game import Game
from officers.suber import rules
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import turn_of

NOMIC.parameter("winning_score", 100_000, rule="302", doc="The score that wins")
NOMIC.switch("q17", "proponent_first", "highest", rule="302", question="Who wins when several reach the score at once?")


def by_score(game: Game, proponent: Player | None = None) -> None:
    """Whoever has reached the score wins; among several the proponent, or the highest (q17)."""
    if turn_of(game).winner is not None or not rules.in_force(game, "302"):
        return
    reached = [one for one in game.all(Player) if one.points >= int(game.parameter("winning_score"))]
    if not reached:
        return
    if game.reading("q17") == "highest":
        first = max(reached, key=lambda one: (one.points, one == proponent, -one.uid))
    else:
        first = proponent if proponent in reached and proponent is not None else reached[0]
    win(game, first, "302")


def win(game: Game, player: Player, rule: str) -> None:
    """The player has won, and the game is over."""
    turn = turn_of(game)
    turn.winner, turn.won_under, turn.part = player, rule, "over"
    game.post("won", "forum", f"won/{player}", player=str(player), points=player.points, rule=rule)
