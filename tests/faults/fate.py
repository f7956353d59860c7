"""What goes wrong in one run, drawn from its seed: at which numbered points the program dies, and how often the network
fails.

A point is the moment right before or right after a commit, and before and after every word with another machine.
`Death` is no Exception: nothing in the program may catch it, as nothing catches a power cut.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field


class Death(BaseException):
    """The program ends here, at once."""


def die(name: str) -> None:
    """The end, in this process; a run in a process of its own ends that."""
    raise Death(name)


@dataclass
class Fate:
    """The points are counted through all lives of a run."""

    chance: random.Random
    deadly: Collection[int] = ()
    """The numbers of the points at which the program dies."""
    trouble: float = 0.0
    """How likely each word with another machine fails."""
    unrest: int = 0
    """How often the program looks around besides."""
    end: Callable[[str], None] = die
    count: int = 0
    met: Counter[str] = field(default_factory=Counter)
    deaths: list[str] = field(default_factory=list)
    calm: bool = False
    """Nothing goes wrong any more."""

    def point(self, name: str) -> None:
        """The program is here; raises Death when it is its time."""
        if self.calm:
            return
        self.count += 1
        self.met[name] += 1
        if self.count in self.deadly:
            self.deaths.append(name)
            self.end(name)

    def strikes(self, likely: float = 1.0) -> bool:
        """Whether something else goes wrong now; `likely` compares it with other troubles."""
        return not self.calm and self.chance.random() < self.trouble * likely
