"""The three families of errors (player's, officer's, ours) as the pure core raises them.

`Illegal` is the player's: the act changes nothing and its author is told why. `Held` is the officer's: the
act waits for a human decision, with the question. Everything else that escapes from the core is ours: a bug;
`Stopped` is the one of these that no single entry is to blame for.
"""

from __future__ import annotations

from collections.abc import Callable


class Illegal(Exception):
    """The law does not let the act happen; `rule` names the rule that stands against it.

    `leaves` is what a rule attaches to the failed attempt itself (a single try that is used up): it is run
    after everything else of the act was undone, and not at all inside a transaction.
    """

    def __init__(self, reason: str, rule: str = "", leaves: Callable[[], None] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.leaves = leaves


class Held(Exception):
    """The officer cannot be sure: a human must decide; nothing has happened yet."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class GenesisError(Exception):
    """The genesis does not describe a game; `where` is the path of keys of the fault ("players.3.points")."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class OrderError(Exception):
    """An officer's order cannot be carried out; nothing of it was."""


class Stopped(Exception):
    """When something happens next cannot be told: an error of the program. Nothing is folded until it is mended."""
