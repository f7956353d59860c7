"""Faults of the program itself, where the law runs by itself: undone, told, and the rest goes on.

A mail whose act raises waits as a whole: the shell puts it aside. What happens by itself has no mail that could wait:
midnight comes for everybody. So an event, an observer, a display or a scheduled act that raises leaves no trace,
whoever decides about doubtful acts is asked, once while the question is open, and everything else takes its course.
The fold does the same each time it is run, so a contained fault changes nothing about the one idea.

`Illegal` and `Held` within an act are its verdicts, not faults, and pass.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import tasks
from engine.errors import Held, Illegal
from engine.game import Fault, Game

CATEGORY = "T-FAULT"
SETTLING = "what follows at once"
BY_ITSELF = "the program met an error of its own at it"
"""Why a scheduled act is held, or an order refused."""
CONTAINED: tuple[type[Exception], ...] = (Exception,)
"""What is contained; the tests that look for faults contain none."""


def contained(game: Game, what: str, rule: str, run: Callable[[], object]) -> bool:
    """Runs a part of the law; whether it came to its end. One that raises leaves nothing but a question."""
    savepoint, told, deferred = game.world.savepoint(), game.told(), list(game.deferred)
    try:
        run()
    except CONTAINED as error:
        if isinstance(error, MemoryError) or (game.act is not None and isinstance(error, Illegal | Held)):
            raise
        game.world.undo(savepoint)
        game.unsay(told)
        game.deferred[:] = deferred
        note(game, what, rule, error)
        return False
    return True


def settle(game: Game) -> None:
    """Lets follow at once what follows from the state."""
    contained(game, SETTLING, "", lambda: game.hooks.settle(game))


def settle_after(game: Game) -> None:
    """The same after an act, which fails with it: unless it is not the act that is to blame."""
    if is_known(game, SETTLING):
        settle(game)
    else:
        game.hooks.settle(game)


def note(game: Game, what: str, rule: str, error: Exception) -> None:
    """Keeps the fault for the log, and asks whoever decides about doubtful acts."""
    game.faults.append(Fault(what, rule, game.now, error))
    doubts = game.nomic.doubts
    asks = f"An error in the program ({type(error).__name__}) kept {what} from happening, and nothing of it was done. "
    with game.world.because("a fault", rule):
        game.task(
            CATEGORY, f"{asks}What would it have changed? Set that by order, and answer when it is done.",
            office=doubts.office if doubts is not None else "", rule=rule, subject=subject(what),
            effective=game.now.isoformat(),
        )  # fmt: skip


def is_known(game: Game, what: str) -> bool:
    """Whether it has failed already, and nobody has answered."""
    return bool(tasks.open_tasks(game, CATEGORY, subject(what)))


def subject(what: str) -> str:
    """What the question is about."""
    return f"fault/{what}"
