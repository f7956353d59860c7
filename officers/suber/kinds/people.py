"""Players, and the people who are none: who asks to join, who has left (Rules 113, 201, 304, 309)."""

from __future__ import annotations

from engine.fora import ALIASES, Forum
from engine.objects import Attribute, GameObject, Ref, attribute, maybe, number
from officers.suber.nomic import NOMIC

NOMIC.kind(Forum)
NOMIC.genesis_aliases["forum"] = ALIASES


@NOMIC.kind
class Player(GameObject):
    """A player (Rule 309); the key is the whole name."""

    addresses: Attribute[tuple[str, ...]] = attribute((), private=True)
    surname = attribute("", rule="201")
    """What the order of turns goes by; the last word of the name where a genesis does not say it."""
    points = number(low=None, rule="201")
    joined_on = maybe(str, rule="309")
    """The date, as YYYY-MM-DD."""
    recruited_by = Ref[GameObject]("player", "outsider", rule="309")
    purpose = attribute("", rule="304")
    team = attribute("", rule="212")
    gym_days: Attribute[tuple[str, ...]] = attribute((), rule="311")
    """The calendar days for which the exercise of Rule 311 has been counted."""


@NOMIC.kind
class Outsider(GameObject):
    """Somebody known who is not a player: he has asked to join, or has left."""

    addresses: Attribute[tuple[str, ...]] = attribute((), private=True)
    surname = attribute("", rule="309")
    kept_points = maybe(int, rule="113")
    """What he had when he left, where q15 keeps it."""
