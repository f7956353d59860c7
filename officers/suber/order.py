"""The order of turns (Rules 201, 309.3): alphabetical by surname, round and round. Pure, on places.

A place is (surname, name) as names are compared, so it tells people of one surname apart and stays known after its
holder has left: whoever comes next is found from the place, not from the person.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game import Game
from engine.names import fold
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC

Place = tuple[str, ...]

NOMIC.switch("q14", "none", "teams", rule="212", question="Are there team-mates who may not judge?")


def surname_of(name: str) -> str:
    """The surname where nobody said it: the last word of the name."""
    return name.rpartition(" ")[2]


def place_of(player: Player) -> Place:
    """The player's place in the order."""
    return (fold(player.surname or surname_of(player.key)), fold(player.key))


def in_order(players: Iterable[Player]) -> list[Player]:
    """The players by surname."""
    return sorted(players, key=place_of)


def after(players: Iterable[Player], place: Place) -> Player | None:
    """Who comes after a place, which may be empty; None when there is nobody."""
    ordered = in_order(players)
    return next((one for one in ordered if place_of(one) > place), ordered[0] if ordered else None)


def backwards(players: Iterable[Player], place: Place) -> list[Player]:
    """Everybody in the order in which they precede a place, its own holder left out."""
    ordered = in_order(players)
    before = [one for one in ordered if place_of(one) < place]
    behind = [one for one in ordered if place_of(one) > place]
    return before[::-1] + behind[::-1]


def judge_for(
    players: Iterable[Player], moving: Place, overruled: Sequence[Player] = (), barred: Sequence[Player] = ()
) -> Player | None:
    """Who judges in the turn of that place: the player before, or before the Judges overruled so far (212).

    Never the one moving, nor who is barred (a team-mate), nor who was overruled; None when nobody is left.
    """
    start = place_of(overruled[-1]) if overruled else moving
    out = {one.uid for one in (*overruled, *barred)}
    for one in backwards(players, start):
        if one.uid not in out and place_of(one) != moving:
            return one
    return None


def passes(start: Place, old: Place, new: Place) -> bool:
    """Whether a turn that goes from one place to another reaches or passes the place where the circuit began."""
    if old < new:
        return old < start <= new
    return start > old or start <= new


def team_mates(game: Game, of: Player) -> list[Player]:
    """Who may not judge beside the mover, where there are teams (q14)."""
    if game.reading("q14") == "none" or not of.team:
        return []
    return [one for one in game.all(Player) if one != of and fold(one.team) == fold(of.team)]
