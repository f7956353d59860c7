"""One UTC midnight (Rules 4E14, 4E75): what ends, the change of the Clock, what begins, then scheduled acts.

Within a phase the events run by power and rule number; scheduled acts of that edge come after all of them.
"""

from __future__ import annotations

from datetime import datetime

from engine import faults
from engine.agenda import run_phase
from engine.game import Game
from officers.bnomic4 import clerk, emergency, intents, pause, proposals, publishing, rules, schedule, time, triggers
from officers.bnomic4.kinds.offices import Clock


def run(game: Game, at: datetime) -> None:
    """Runs the midnight `at`; in a State of Emergency the Pause moves, and nothing else (Rule 4E0)."""
    clock = game.the(Clock)
    if clock.emergency:
        _without_game_time(game, at)
        return
    turn(game)
    intents.refresh(game)
    with game.world.because("the officer as clerk"):
        faults.contained(game, "what the officer does as clerk at midnight", "", lambda: _clerk(game))
    faults.settle(game)
    with game.world.because("the officer as clerk", "4E50"):
        publishing.publish_by_clerk(game)


def turn(game: Game) -> None:
    """What ends, the change of the Clock, what begins, and what is scheduled for either."""
    clock, at = game.the(Clock), game.now
    clock.turn = time.turn_of(clock)
    clock.ending = True
    _phase(game, "end")
    schedule.due(game, at, "end")
    triggers.run(game)
    clock.ending, clock.turn = False, time.turn_of(clock)  # anew, for what ended may have set the Clock
    with game.world.because(f"midnight: {clock.turn}", "4E14"):
        time.change(game)
    _phase(game, "begin")
    schedule.due(game, at, "begin")
    triggers.run(game)
    clock.turn = ""


def _without_game_time(game: Game, at: datetime) -> None:
    with game.world.because("midnight in a State of Emergency", "4E0"):
        pause.midnight(game)
        if game.reading("Q-75") == "run on":
            emergency.rdays_pass(game)
        else:
            emergency.freeze(game, at)
        faults.settle(game)


def _phase(game: Game, phase: str) -> None:
    """The events of the phase: by Power, highest first, then by number (Rule 4E75).

    Whether a rule is in force is asked when its turn has come: a proposal may have repealed it a moment before.
    """
    events = sorted(game.nomic.phase(phase), key=lambda one: -rules.power_of(game, one.rule))
    run_phase(game, phase, (one for one in events if rules.in_force(game, one.rule)))


def _clerk(game: Game) -> None:
    """What the bot publishes by itself when the day has begun."""
    clock = game.the(Clock)
    proposals.number_pending(game)
    rules.number_pending(game)
    if clock.nday == time.VOTING_FROM and clock.chairman_may_turn_on and clerk.may_act(game, "Change"):
        proposals.publish_ballot_by_clerk(game)
