"""How an officer says what can be done: phrases as data, without any English logic.

An officer declares `Words` for each action; a nomic puts them together in a `Phrasebook` with its own
vocabulary. The reader compiles both. Nothing here reads or matches.

The phrase language
    word                 that word, any case ("a" is also "an")
    (a|b c)  [x]         alternatives, optional part (both nest)
    {name}               a parameter of this name, read by its slot
    ...                  up to twelve words of no importance
    phrase => a=b, c=d   what the phrase settles without a parameter

`does` phrases begin with a verb in its plain form; the reader supplies the person, tense and mood ("I hereby
give", "Acme gives", "giving", "I intend to give"). `says` phrases are whole clauses that perform by
themselves ("{proposal} is withdrawn"). `labels` are headings followed by a colon ("Usurp: ...") whose rest is
read by the phrase itself. `after` phrases are clauses that add to the act before them. `bare` are words that
perform when they stand alone (with `=> a=b` as above). `tags` perform in brackets, at the start of a subject or of
a line ("[Motion] strike 305").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Slot(StrEnum):
    """Kinds of words a parameter can be said with."""

    PROPOSAL = "proposal"
    CONSULTATION = "consultation"
    INDICTMENT = "indictment"
    RULE = "rule"
    THING = "thing"
    """Something with a name: a contract, a subgame, a trick."""
    TITLE = "title"
    TARGET = "target"
    """An announced act, as somebody would point at it."""
    NAME = "name"
    INT = "int"
    COUNT = "count"
    MACKS = "macks"
    POINTS = "points"
    CHOICE = "choice"
    ANSWER = "answer"
    CLAIM = "claim"
    VERDICT = "verdict"
    TIDBIT = "tidbit"
    MINISTRY = "ministry"
    COLOUR = "colour"
    FLAG = "flag"
    STATE = "state"
    PHRASE = "phrase"
    """A few words up to the next comma or stop."""
    TEXT = "text"
    """Quoted words, or the rest of the sentence."""
    RANKING = "ranking"
    CODE = "code"
    """A number of digits, or a number after 4E."""


class Document(StrEnum):
    """How the text that follows an act is taken apart."""

    PLAIN = "plain"
    REST = "rest"
    """All that the author says after the act is its text."""
    PROPOSAL = "proposal"
    CONSULTATION = "consultation"
    INDICTMENT = "indictment"
    ORACULARITY = "oracularity"
    LIST = "list"
    TRICK = "trick"


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of an action."""

    name: str
    slot: Slot
    required: bool = False
    many: bool = False
    """Said with several things, it makes several acts (otherwise a list stays one value)."""
    listed: bool = False
    """Its value is a list even when one thing was said."""
    said: tuple[str, ...] = ()
    """Phrases that say it apart from the verb: in the clause before, in one behind, or in the sentence that follows
    ("For thirty macks I usurp Fauna", "I take Law; my reward is m20")."""


@dataclass(frozen=True, slots=True)
class Words:
    """How one action is said."""

    action: str
    office: str
    rules: tuple[str, ...] = ()
    params: tuple[Param, ...] = ()
    does: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    """Bare words that perform also where others follow them on a line ("Objection, for it is too late")."""
    near: frozenset[str] = frozenset()
    """Words of which one must stand in the sentence, where its verbs mean other deeds as well."""
    about: frozenset[str] = frozenset()
    """Words of which one must stand in the mail."""
    after: tuple[str, ...] = ()
    """Clauses further on, in its sentence or the next, that say more of the act ("its officers are {officers}")."""
    rows: tuple[str, ...] = ()
    """What a line names its acts by whose parts stand in the lines under it ("The priests:" over "204: Hob")."""
    bare_anywhere: bool = False
    """Its bare words, and those that open a line, perform also in a mail that answers none."""
    tags: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    document: Document | None = None
    body: str = "body"
    """The parameter that takes the text of the document."""
    intent: str | None = None
    """The kind of intent that the rules require for it."""
    examples: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that try a game action which cannot be bound to one act."""

    why: str
    does: tuple[str, ...] = ()
    says: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The words of a nomic that stand for things; one object per nomic, compared by identity."""

    choices: frozenset[str]
    ministries: Mapping[str, str] = field(default_factory=dict)
    """Lower-case title or name -> ministry."""
    colours: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    quantities: Mapping[str, int | str] = field(default_factory=dict)
    """Lower-case official quantity without its article -> number."""
    answers: Mapping[str, str] = field(default_factory=dict)
    verdicts: tuple[str, ...] = ()
    tidbits: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    currencies: Mapping[str, str] = field(default_factory=dict)
    """Lower-case word -> currency."""
    days: tuple[str, ...] = ()
    """Names of days and other moments of the calendar."""
    pets: tuple[str, ...] = ()
    """Names of what a player can cause to act."""


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Everything a reader has to know about a nomic."""

    game: str
    words: tuple[Words, ...]
    vocabulary: Vocabulary
    doubts: tuple[Doubt, ...] = ()
    short: Mapping[str, str] = field(default_factory=dict)
    """Action -> how it is told in a few words: "vote {choice} [on {proposal}]"."""

    def of(self, action: str) -> Words:
        """The words of one action; KeyError for an unknown one."""
        for words in self.words:
            if words.action == action:
                return words
        raise KeyError(action)
