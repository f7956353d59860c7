"""The values that travel while a sentence is read: what frames an act, an act found, what went before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from parsers.phrases.matching import Match

MAX_HITS = 200
"""Acts in one sentence; longer lists are ranges or tables."""


class Adjuncts(NamedTuple):
    """What stands around the verb: time, number of times, actor, capacity, kind of announcement."""

    when: str | None = None
    times: int = 1
    actor: str | None = None
    capacity: str | None = None
    intent: str | None = None
    supporters: int | None = None
    announced: bool = False


PLAIN = Adjuncts()


class Hit(NamedTuple):
    """A phrase found in a sentence, with everything that frames it; offsets are in the sentence."""

    match: Match
    start: int
    end: int
    frame: Adjuncts
    beast: bool = False
    condition: bool = False
    first_person: bool = True
    doubt: str = ""
    """Why it is not certain that its author does it."""

    @property
    def has_text(self) -> bool:
        """Whether its act has a text, which what stands at the end of its sentence may be."""
        words = self.match.phrase.words
        return words is not None and words.document is not None

    def framed(self, **changes: Any) -> Hit:
        """The same with changes in its frame."""
        return self._replace(frame=self.frame._replace(**changes))


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
    intent: str | None = None
    """Of which kind the announcements are that a line above leads to."""
    himself: bool = False
    """The author spoke of himself by his name just before: "he" is he."""
    unreal: bool = False
    """The words before a colon made what follows a supposition."""
    sample: bool = False
    """They made it a sample of words that somebody might send; not even "hereby" performs."""
    entities: list[str] = field(default_factory=list)
