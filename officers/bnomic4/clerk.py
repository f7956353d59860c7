"""The officer as clerk: official acts that the bot does by itself for the ministries it was given.

Which ministries is data (`game.automatic`); an act done here is a Minister's act, recorded and posted as one.
Nothing is done for a Vacant ministry, for then nobody has the power.
"""

from __future__ import annotations

from typing import Any

from engine.acts import Act
from engine.game import Game
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import holder
from officers.bnomic4.time import ballot_stands, turn_on, vacant

PATIENCE = 2
"""ndelays for which the MoM leaves nday 9 to the Chairman, and the Clock Off that he stopped himself; his own duty ends
with the third midnight."""


def may_act(game: Game, office: str) -> bool:
    """Whether the bot does the acts of that office: it was told to, and the office is held."""
    return game.clerks(office) and holder(game, office) is not None


def officially(game: Game, office: str, action: str, text: str, *, thread: tuple[str, ...] = (), **params: Any) -> None:
    """Records and posts an official act that has just been done for a Minister; `thread`: the mails it follows."""
    entry = game.world.entry or f"clock/{game.now.isoformat()}"
    rule = NOMIC.actions[action].rule if action in NOMIC.actions else ""
    number = -1 - sum(1 for one in game.records if one.entry == entry)
    actor = f"the officer for the Ministry of {office}"
    game.record(entry, "", number, Act(action, params, text=text), actor, "succeeded", "", rule)
    if action.startswith("publish_"):
        return  # the publication itself is the post
    key = f"official/{office}/{action}/{game.now.isoformat()}/{number}"
    game.post("official", "forum", key, thread=thread, office=office, action=action, text=text)


def mind_the_clock(game: Game) -> bool:
    """Turns the Clock on for the Chairman (ballot posted) or the MoM (nothing Vacant); whether it did."""
    clock = game.the(Clock)
    if clock.on or clock.turn or clock.emergency:
        return False
    if clock.chairman_may_turn_on and may_act(game, "Change") and ballot_stands(game):
        turn_on(game)
        officially(game, "Change", "clock_on_chairman", "The ballot being published, I turn the Clock on.")
        return True
    waits = clock.chairman_may_turn_on and clock.ndelay < PATIENCE and not ballot_stands(game)
    if clock.stopped_by_mom:
        waits = clock.ndelay < PATIENCE or game.reading("Q-22") == "suspended"
    if not may_act(game, "Ministry") or vacant(game) or waits:
        return False
    turn_on(game)
    officially(game, "Ministry", "clock_on_mom", "No ministry being Vacant, I turn the Clock on.")
    return True
