"""Words that point instead of naming: "my own", "the one above", "this" in an answer.

The reader hands them on as `own`, `same` and `reply`; what they mean depends on what was made when and by whom, so
it is asked here, of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Game
from engine.objects import GameObject

Obj = TypeVar("Obj", bound=GameObject)

OWN, SAME, REPLY = "own", "same", "reply"


def pointed(game: Game, said: str, kind: type[Obj], own: Sequence[Obj] = ()) -> list[Obj] | None:
    """What a pointing word can mean among the objects of a kind, `own` being the actor's; None if it is no such word.

    Of his own, what the actor made in this very message goes first.
    """
    if said == OWN:
        here = [one for one in game.made_here(kind) if one in own]
        return here[-1:] or list(own)
    if said == SAME:
        return game.made_here(kind)[-1:]
    return answered(game, kind) if said == REPLY else None


def answered(game: Game, kind: type[Obj]) -> list[Obj]:
    """The objects of the kind that the nearest message of the thread made, if any of them made one."""
    for ident in game.answered():
        made = game.made_in([ident], kind)
        if made:
            return made
    return []
