"""One UTC midnight (Rules 4E14, 4E75): what ends, the change of the Clock, what begins, then scheduled acts.

Within a phase the events run by power and rule number; scheduled acts of that edge come after all of them.
"""

from __future__ import annotations

from datetime import datetime

from engine.agenda import run_phase
from engine.game import Game
from officers.bnomic4 import clerk, intents, proposals, rules, schedule, threat, time
from officers.bnomic4.kinds.offices import Clock


def run(game: Game, at: datetime) -> None:
    """Runs the midnight `at`; in a State of Emergency only deadlines move on."""
    clock = game.the(Clock)
    if clock.emergency:
        threat.freeze(game, at)
        return
    clock.turn = time.turn_of(clock)
    run_phase(game, "end")
    schedule.due(game, at, "end")
    with game.world.because(f"midnight: {clock.turn}", "4E14"):
        time.change(game)
    run_phase(game, "begin")
    schedule.due(game, at, "begin")
    clock.turn = ""
    intents.refresh(game)
    with game.world.because("the officer as clerk"):
        _clerk(game)
    game.hooks.settle(game)


def _clerk(game: Game) -> None:
    """What the bot publishes by itself when the day has begun."""
    clock = game.the(Clock)
    proposals.number_pending(game)
    rules.number_pending(game)
    if clock.nday == time.VOTING_FROM and clock.chairman_may_turn_on and clerk.may_act(game, "Change"):
        proposals.publish_ballot_by_clerk(game)
