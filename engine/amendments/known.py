"""What is known while a text is read: the rules that there are, and how much more of it may be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

STEPS = 30_000
"""Looks at words that one text may cost: an order costs some hundred and fifty, and no proposal has two hundred."""


@dataclass(frozen=True, slots=True)
class Known:
    """The titles and numbers of the rules, as they stand when a sentence is read."""

    titles: Mapping[str, tuple[str, ...]]
    """First folded word -> titles as written."""
    numbers: Mapping[str, tuple[str, ...]]
    """Plain number -> titles that the rule has or had."""


class Exhausted(Exception):
    """A text has more to read than any that is meant to be read."""


@dataclass
class Budget:
    """How many more looks at words a text may cost."""

    left: int = STEPS

    def spend(self) -> None:
        """One look; Exhausted when there were too many."""
        self.left -= 1
        if self.left < 0:
            raise Exhausted
