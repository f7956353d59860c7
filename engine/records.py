"""What the game keeps of orders: each by its number, which counts once, and what became of its parts in the past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.objects import Attribute, GameObject, Instant, attribute

if TYPE_CHECKING:
    from engine.game import Game


class OrderRecord(GameObject):
    """An order whose signature was good; the key is its number (`Id:`), folded to small letters."""

    kind = "_order"
    hidden = True
    officer = attribute("")
    at = Instant()
    state = attribute("")
    """done or refused."""
    reason = attribute("")
    lines: Attribute[tuple[str, ...]] = attribute(())
    rows: Attribute[tuple[Any, ...]] = attribute(())
    """The difference it made: path, before, after."""


def latest(game: Game, count: int) -> list[OrderRecord]:
    """The last orders, newest first."""
    return sorted(game.world.all(OrderRecord), key=lambda one: one.uid, reverse=True)[:count]


class Part(GameObject):
    """What became of a correction in the past; the key is its id."""

    kind = "_part"
    hidden = True
    state = attribute("")
    """done or refused."""
    reason = attribute("")
