"""Who receives: mackerel and socks go to Legal Entities (4E33, 4E68, 4E81).

"To me", said in a mail whose acts a Corporation performs, is the Officer who writes: the Corporation cannot
give to itself, so the words have no other sense.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import SELF, find_person


@dataclass(frozen=True, slots=True)
class Recipient:
    """A Legal Entity other than the giver."""

    one: Player | Corporation


@NOMIC.resolver(Recipient)
def recipient(game: Game, actor: GameObject, said: Any) -> Recipient:
    """The receiver meant; Illegal if it is nobody, the giver, or cannot hold anything."""
    speaker: GameObject | None = actor
    if isinstance(actor, Corporation) and fold(str(said)) in SELF and game.message is not None:
        speaker = game.hooks.sender(game, game.message)
    found = find_person(game, speaker, said)
    if not isinstance(found, Player | Corporation):
        raise Illegal(f"there is no Player or Corporation called {said}", "4E81")
    if found == actor:
        raise Illegal("what is given away must go to somebody else", "4E33")
    return Recipient(found)
