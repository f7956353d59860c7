"""What the displays of all ministries share: the heading, and names and instants as plain data."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from engine.game import Game
from engine.objects import GameObject, iso
from officers.bnomic4 import time
from officers.bnomic4.kinds.offices import Clock

Row = dict[str, Any]


def heading(game: Game) -> Row:
    """When the display was made, by the world's time and the game's; it is not part of what is displayed."""
    clock = game.the(Clock)
    return {
        "at": iso(game.now),
        "nweek": clock.nweek,
        "nday": clock.nday,
        "nday_name": time.NDAY_NAMES[clock.nday - 1],
        "on": clock.on,
        "ndelay": clock.ndelay,
    }


def name_of(one: GameObject | None) -> str | None:
    """The key of a thing, or nothing."""
    return None if one is None else one.key


def names_of(several: Any) -> list[str]:
    """The keys of several things, in their order."""
    return [one.key for one in several]


def when(at: datetime | None) -> str | None:
    """An instant as text, or nothing."""
    return None if at is None else iso(at)


def lately(game: Game, nweek: int | None) -> bool:
    """Whether something of that nweek still belongs on a display in full: of this nweek or the last one."""
    return nweek is None or nweek >= game.the(Clock).nweek - 1
