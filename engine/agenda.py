"""The agenda of one instant: the automatic events of a phase, each under its own cause, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine import faults
from engine.game import Game
from engine.nomic import Event


def run_phase(game: Game, phase: str, events: Iterable[Event] | None = None, *, settle: bool = True) -> None:
    """Runs the events of a phase that no officer has switched off; `events` where the law orders them by the state.

    With `settle`, what follows at once from each event happens before the next one, and an event that raises keeps
    no other from happening; without, the phase is one step, for laws that run phases while they settle.
    """
    for event in game.nomic.phase(phase) if events is None else events:
        if game.is_off(event.name):
            continue
        with game.world.because(f"event {event.name}", event.rule):
            if settle:
                faults.contained(game, f"the event {event.name}", event.rule, partial(event.run, game))
                faults.settle(game)
            else:
                event.run(game)
