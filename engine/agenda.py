"""The agenda of one instant: the automatic events of a phase, each under its own cause, in their order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Game
from engine.nomic import Event


def run_phase(game: Game, phase: str, events: Iterable[Event] | None = None, *, settle: bool = True) -> None:
    """Runs the events of a phase that no officer has switched off; `events` where the law orders them by the state.

    With `settle`, what follows at once from each event happens before the next one; without, the phase is one
    step, for laws that run phases while they settle.
    """
    for event in game.nomic.phase(phase) if events is None else events:
        if game.is_off(event.name):
            continue
        with game.world.because(f"event {event.name}", event.rule):
            event.run(game)
            if settle:
                game.hooks.settle(game)
