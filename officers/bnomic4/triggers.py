"""Changes that other changes trigger (Rule 4E75): scoring when a proposal becomes Historical, the bonus of its colour.

They happen at once, before the next change that is scheduled for the same instant; read otherwise (Q-92), after all
that is scheduled for it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import faults
from engine.game import Game
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC

NOMIC.switch(
    "Q-92", "at once", "after the scheduled", rule="4E75", question="When do changes happen that others trigger?"
)


def trigger(game: Game, change: Callable[[], object]) -> None:
    """Makes the change now, or puts it off to the end of the midnight that is being run."""
    if not game.the(Clock).turn or game.reading("Q-92") == "at once":
        change()
        return
    cause, rule = game.world.cause, game.world.rule

    def then() -> None:
        with game.world.because(cause, rule):
            change()

    game.deferred.append(then)


def run(game: Game) -> None:
    """Makes the changes that were put off, those that they trigger themselves included."""
    while game.deferred:
        faults.contained(game, "a change that another triggers", "4E75", game.deferred.pop(0))
