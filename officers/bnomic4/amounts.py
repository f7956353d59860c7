"""Amounts as acts give them: a whole number, "all", or the one official quantity that depends on the game (4E30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.errors import Illegal
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC

NOMIC.switch(
    "Q-89", "counts the Beast", "without the Beast", rule="4E30", question="Is the Beast part of an Insane Number?"
)


@dataclass(frozen=True, slots=True)
class Amount:
    """How much or how many; None stands for everything there is."""

    value: int | None

    def of(self, whole: int) -> int:
        """The amount, where `whole` is everything."""
        return whole if self.value is None else self.value


@NOMIC.resolver(Amount)
def amount(game: Game, actor: GameObject, said: Any) -> Amount:
    """Reads an amount; only whole numbers from 0 up are any (4E33, Q-46)."""
    if said in ("all", "everything"):
        return Amount(None)
    if isinstance(said, str) and said.casefold() == "insane number":
        beasts = 1 if game.reading("Q-89") == "without the Beast" else 0
        return Amount(len(game.all(Player)) - beasts)
    if not isinstance(said, int) or isinstance(said, bool):
        raise Illegal(f"the amount must be a whole number, not {said}", "4E33")
    if said < 0:
        raise Illegal(f"the amount cannot be negative, as {said} is", "4E33")
    return Amount(said)
