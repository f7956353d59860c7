"""What a reader hands to the law, and what the law answers.

An `Act` is one attempt at a game action as its author wrote it: references are still words, nothing is
resolved. A `Reading` is all that was read from one message. A `Verdict` is the law's answer to an act.
Everything here is frozen: these values travel between rooms, threads and the store.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Params = Mapping[str, Any]
"""Parameters of an act: JSON values only (str, int, list, dict, None), as the reading contract lists them."""


class Outcome(StrEnum):
    """The three answers of the law to an act."""

    SUCCEEDED = "succeeded"
    FAILED = "failed"
    HELD = "held"


@dataclass(frozen=True, slots=True)
class Act:
    """One attempt at a game action; `start`/`end` are character offsets in the body of the message."""

    action: str
    params: Params
    text: str = ""
    start: int = 0
    end: int = 0
    times: int = 1
    when: str | None = None
    transaction: int | None = None
    actor: str | None = None
    intent: str | None = None
    """None, "without_objection", "with_support" or "both": the act is only announced."""
    capacity: str | None = None
    quoted: str = ""
    """The words quoted nearest to an act that points at what it answers; their end, where they are many."""
    outermost: int | None = None
    """The transaction around its own one, the outermost of several: all of them stand or fall with it."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """Performative words that could not be bound to one act, with the reason; never guessed."""

    text: str
    start: int
    end: int
    why: str
    act: Act | None = None
    """The act that the words would be if their condition held ("If ..., I do so"), else None."""
    condition: str = ""
    """That condition, as a statement about the state of the game."""
    transaction: int | None = None
    """The transaction within which the words stand: nothing of it is done while they are unclear (4E12)."""
    outermost: int | None = None
    """The transaction around that one, as with an act."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one message says: acts in the order in which they take effect, and what stayed unclear."""

    message_id: str
    acts: tuple[Act, ...] = ()
    unclear: tuple[Unclear, ...] = ()

    @property
    def numbered(self) -> Numbered:
        """Everything that can be decided about, by the numbers it goes by in the record of acts."""
        unclear = sorted(self.unclear, key=lambda one: one.start)
        doubted = tuple(one for one in unclear if one.act is not None)
        return Numbered(self.acts, doubted, tuple(one for one in unclear if one.act is None))


@dataclass(frozen=True, slots=True)
class Numbered:
    """What a message says by number, counted from 0: its acts, then words that may be one act, then all other words
    that were not understood."""

    acts: tuple[Act, ...]
    doubted: tuple[Unclear, ...]
    """Words read as an act that hangs on a condition or may be misread: it is held, and an officer can let it count."""
    unread: tuple[Unclear, ...]
    """Words that an officer can only read as others."""

    @property
    def read(self) -> tuple[Act, ...]:
        """The acts that the message holds or may hold, each at its number."""
        return (*self.acts, *(one.act for one in self.doubted if one.act is not None))

    @property
    def actions(self) -> tuple[str, ...]:
        """The action of every number; "" where none was read."""
        return (*(one.action for one in self.read), *("" for _ in self.unread))

    def doubt(self, index: int) -> Unclear | None:
        """Why the act of a number is held before any law is asked."""
        at = index - len(self.acts)
        return self.doubted[at] if 0 <= at < len(self.doubted) else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The law's answer to one act; `rule` is the rule that explains it ("4E15")."""

    outcome: Outcome
    reason: str = ""
    rule: str = ""
    notes: tuple[str, ...] = field(default=())
