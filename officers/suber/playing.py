"""Whose turn it is and what may be done in it: the questions that every other module of the law asks."""

from __future__ import annotations

from engine.game import Game
from engine.objects import GameObject
from officers.suber.kinds.documents import Proposal
from officers.suber.kinds.people import Player
from officers.suber.kinds.play import Turn
from officers.suber.order import after


def turn_of(game: Game) -> Turn:
    """The turn under way."""
    return game.the(Turn)


def mover(game: Game) -> Player | None:
    """Whose turn it is, as far as he is still a player."""
    one = turn_of(game).mover
    return one if isinstance(one, Player) else None


def next_mover(game: Game) -> Player | None:
    """Whose turn comes after the one under way."""
    return after(game.all(Player), turn_of(game).place)


def open_proposal(game: Game) -> Proposal | None:
    """The proposal of the turn under way, in debate or being voted on."""
    found: Proposal | None = turn_of(game).proposal
    return found


def require_mover(game: Game, actor: Player, rule: str) -> None:
    """Refuses what only the player may do whose turn it is."""
    turn = turn_of(game)
    game.require(actor == turn.mover, f"it is {turn.mover or 'nobody'}'s turn, not {actor}'s", rule)
    game.require(turn.part != "done", f"{actor}'s turn is over", rule)


def fresh_key(game: Game, kind: type[GameObject]) -> str:
    """The next number of a kind whose things are numbered by the officer, from 1."""
    while True:
        key = str(game.world.count(f"{kind.kind} numbers"))
        if game.get(kind, key) is None:
            return key


def others(game: Game, one: Player | None) -> list[Player]:
    """Every player but one."""
    return [player for player in game.all(Player) if player != one]
