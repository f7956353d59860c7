"""On whose behalf an act is done: the sender's own, or that of a Corporation of which he is an Officer (4E79).

Powers of ministries that were delegated are looked up where they are used (`resolve.is_minister`).
"""

from __future__ import annotations

from engine.acts import Act
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.corporations import actor_for


def acting(game: Game, sender: GameObject, act: Act) -> GameObject:
    """The actor of an act; Illegal or Held if the sender may not act for the one he names."""
    return sender if act.actor is None else actor_for(game, sender, act.actor)
