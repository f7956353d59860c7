"""The values that travel while a sentence is read: what frames an act, an act found, what went before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parsers.phrases.matching import Match

MAX_HITS = 200
"""Acts in one sentence; longer lists are ranges or tables."""


@dataclass(frozen=True, slots=True)
class Adjuncts:
    """What stands around the verb: time, number of times, actor, capacity, kind of announcement."""

    when: str | None = None
    times: int = 1
    actor: str | None = None
    capacity: str | None = None
    intent: str | None = None
    supporters: int | None = None
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """A phrase found in a sentence, with everything that frames it; offsets are in the sentence."""

    match: Match
    start: int
    end: int
    frame: Adjuncts
    beast: bool = False
    condition: bool = False
    first_person: bool = True


@dataclass(slots=True)
class Setting:
    """What earlier words of the message say about a sentence."""

    imperative: bool = False
    actor: str | None = None
    last_actor: str | None = None
    when: str | None = None
    times: int = 1
    capacity: str | None = None
    intents: bool = False
    data: bool = False
    entities: list[str] = field(default_factory=list)


def altered(hit: Hit, **changes: Any) -> Hit:
    frame = hit.frame
    names = {"when", "times", "actor", "capacity", "intent", "supporters", "announced"}
    parts = {k: v for k, v in changes.items() if k in names}
    if parts:
        values = {n: getattr(frame, n) for n in names} | parts
        frame = Adjuncts(**values)
    return Hit(
        hit.match,
        changes.get("start", hit.start),
        changes.get("end", hit.end),
        frame,
        changes.get("beast", hit.beast),
        changes.get("condition", hit.condition),
        changes.get("first_person", hit.first_person),
    )
