"""Fora: the lists on which a game is played, and whether a message came through a public one.

Every nomic names its lists in the genesis (`[[forums]]`) with a designation: `public` (acts count there),
`discussion` or `private`. What else a law knows of a forum it adds in a class of its own with the same kind.
"""

from __future__ import annotations

from typing import Any

from engine.errors import GenesisError
from engine.game import Game
from engine.journal import Message
from engine.objects import GameObject, attribute, one_of

PUBLIC = "public"
ALIASES = {"kind": "designation"}
"""How a genesis writes the designation: for the nomic's `genesis_aliases`."""


class Forum(GameObject):
    """A forum, its mail address and its designation."""

    kind = "forum"
    address = attribute("")
    designation = one_of("private", PUBLIC, "discussion", "private", shown=False, index=True)

    def show(self) -> dict[str, Any]:
        """The contract calls the designation `kind`."""
        return {**super().show(), "kind": self.designation}


def has_public(game: Game) -> bool:
    """Whether the game names a list on which it is played."""
    return any(one.address for one in game.where(Forum, "designation", PUBLIC))


def came_through_public(game: Game, message: Message) -> bool:
    """Whether the message was sent to a public forum."""
    used = {one.lower() for one in message.fora}
    return any(one.address.lower() in used for one in game.where(Forum, "designation", PUBLIC) if one.address)


def check(game: Game) -> None:
    """Refuses (GenesisError) a public forum without an address and two fora with the same one."""
    owners: dict[str, Forum] = {}
    for one in game.all(Forum):
        if one.designation == PUBLIC and not one.address:
            raise GenesisError(f"forums.{one.key}.address", "is missing: a Public Forum is known by its address")
        first = owners.setdefault(one.address.lower(), one) if one.address else one
        if first != one:
            raise GenesisError(f"forums.{one.key}.address", f"is that of {first} already")
