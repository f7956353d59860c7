"""The game at a glance: the Clock in the players' words, and what is to come (as the Doctor's display has it)."""

from __future__ import annotations

from datetime import datetime

from engine.game import Game
from engine.nomic import Ahead, Glance
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.reports.time import schedule
from officers.bnomic4.time import NDAY_NAMES, VOTING_FROM


def glance(game: Game) -> Glance:
    """The nweek and the nday, whether the Clock runs and voting is on, and everything that is scheduled."""
    clock = game.the(Clock)
    lines = (
        NDAY_NAMES[clock.nday - 1],
        "the Clock is On" if clock.on else f"the Clock is Off, ndelay {clock.ndelay}",
        "voting till the nweek ends" if clock.nday >= VOTING_FROM else f"voting from nday {VOTING_FROM} on",
    )
    rows = [row for row in schedule(game)["events"] if row["at"] is not None]
    ahead = tuple(Ahead(datetime.fromisoformat(row["at"]), row["what"], row["rule"], row["note"]) for row in rows)
    return Glance((("nweek", str(clock.nweek)), ("nday", str(clock.nday))), lines, ahead)
