"""What a nomic declares besides functions: the duties its rules impose, and the questions only humans answer.

Both are tables to be read from top to bottom. A row says everything about its duty or question that does not
depend on the game; the game adds whom and what it is about, and until when.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Charge:
    """One duty as the rules impose it; an `Obligation` (engine/duties.py) is one time that it arose."""

    code: str
    """Its id in the specification of the nomic ("O08")."""
    who: str
    """Who bears it, in words."""
    does: str
    """What is to be done, after "to"; {about} stands for what it is about this time."""
    rules: tuple[str, ...]
    arises: str
    term: str
    otherwise: str
    """What follows when it is not done in time, and what anyone may then do."""
    office: str = ""
    """The office whose holder bears it; "" for a person."""
    tracked: bool = True
    """Whether it becomes an obligation with a deadline; a custom or a mere "should" does not."""
    clerked: bool = False
    """Whether the bot does it in time by itself for an office that it clerks, so that nobody is reminded."""

    @property
    def rule(self) -> str:
        return self.rules[0]

    def said(self, about: str) -> str:
        """What is to be done this time."""
        return self.does.replace("{about}", about)


class Overdue(StrEnum):
    """What becomes of a question that nobody answered in time."""

    WAITS = "waits"
    """It stays open, and its answerer is reminded."""
    FALLS = "falls"
    """It is dropped: what was asked about does not happen."""


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of question that a human must answer; a `Task` (engine/game.py) is one time that it was asked."""

    category: str
    asks: str
    """What is asked, in general."""
    who: str
    """Who may answer, in words."""
    rules: tuple[str, ...]
    answers: tuple[str, ...] = ()
    """The allowed answers; none: `free` says what may be answered."""
    free: str = ""
    office: str = ""
    """The office that answers unless the task names another, or a person."""
    days: int | None = None
    """Until which midnight after it was asked (UTC); None: no term."""
    overdue: Overdue = Overdue.WAITS
    otherwise: str = ""
    """What is so while, or because, nobody answers."""
    duty: str = ""
    """The duty that tells of it and reminds of it; "": the question itself is told, and called back to mind."""

    @property
    def rule(self) -> str:
        return self.rules[0]


@dataclass(frozen=True, slots=True)
class Doubts:
    """Which questions (by category) are asked about messages that only a human can settle."""

    otherwise: str
    """About an act that is held."""
    held: Mapping[str, str] = field(default_factory=dict)
    """About acts of some actions, what else is asked: action -> category."""
    office: str = ""
    """Who decides about an act that belongs to no office."""
    identity: str = ""
    """About an unknown address that bears the name of somebody known."""


class Care(StrEnum):
    """How a rule is cared for."""

    RUN = "run"
    """The officer does what it says."""
    WATCHED = "watched"
    """The officer cannot do it or forbid it, but notices and tells."""
    HANDED = "handed"
    """A human is asked in time."""
    IDLE = "idle"
    """It says nothing that could be done."""


@dataclass(frozen=True, slots=True)
class Remark:
    """How one rule is cared for, in words, for the page of coverage."""

    rule: str
    about: str
    """Its subject, in a few words of ours."""
    care: tuple[Care, ...]
    says: str
    by: tuple[str, ...] = ()
    """Where, besides what cites the rule: "package.module:name"."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens by itself with an act or another event, or is said with an act: no entry of its own."""

    name: str
    """Its id in the specification of the nomic ("E17")."""
    rule: str
    says: str
    by: str
    """Where: "package.module:name"."""
    said: bool = False
    """Whether it is said, with an act or around several; else it happens by itself."""
