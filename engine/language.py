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

from collections.abc import Iterable, Mapping
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
    ITEMS = "items"
    """Its text is a list of short items, or one of them."""
    TRICK = "trick"


class Role(StrEnum):
    """What an action does that the reader has words of its own for."""

    DUTY = "duty"
    """What an officer does who tells of his duty: "Fulfilling my duty as Registrar, I ..."."""
    ASSERTION = "assertion"
    """What an author asserts within a transaction."""
    CAUSING = "causing"
    """Letting something that the nomic knows (`Vocabulary.pets`) do another act."""


class Where(StrEnum):
    """The words in which a clue is looked for."""

    SENTENCE = "sentence"
    BEFORE = "before"
    """The sentence up to the phrase."""
    FROM = "from"
    """The sentence from the phrase on."""
    PHRASE = "phrase"
    """The words of the phrase itself."""
    AFTER = "after"
    """The sentence after the phrase."""
    EARLIER = "earlier"
    """The sentence before this one."""
    LATER = "later"
    """This sentence, and the next ones of its paragraph."""
    TEXT = "text"
    """This sentence, and those after it that belong to the text of a document."""


@dataclass(frozen=True, slots=True)
class Clue:
    """An expression that leads to a parameter: its group is what is said, or else what follows it."""

    pattern: str
    where: Where = Where.SENTENCE


@dataclass(frozen=True, slots=True)
class Turn:
    """The same words do something else where these conditions hold (all of them; with `otherwise`, not all).

    The expressions are for the sentence (`said`), and for the words of the phrase: some that must stand there
    (`phrase`), some that must not (`apart`). The first parameter keeps its value under its new name.
    """

    to: str
    said: str = ""
    phrase: str = ""
    apart: str = ""
    verbs: frozenset[str] = frozenset()
    """Verbs by which it can be turned; none stands for any."""
    likely: str = ""
    """Words of the phrase that tell the same where nothing else in the mail says of which kind the thing is."""
    otherwise: bool = False
    before: bool = False
    """Whether `said` may stand in the sentence before, too, of words that name nothing themselves."""


@dataclass(frozen=True, slots=True)
class Also:
    """Words in the sentence of an act that perform a second one on what the first creates."""

    pattern: str
    action: str
    param: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line that performs without a verb; the groups of its expression are parameters."""

    pattern: str
    words: frozenset[str]
    """Of these, one is in every such line."""
    known: str = ""
    """The parameter that must name a thing: one which the author made or joined in the same mail ..."""
    about: str = ""
    """... or any, under a subject of this kind ..."""
    within: frozenset[str] = frozenset()
    """... or in a mail with one of these words ..."""
    plain: str = ""
    """... where the line is so plain that it can mean nothing else ..."""
    named: str = ""
    """... or one that the subject names, where the line is as plain as this."""
    below: str = ""
    """... or right below another such line, where it is as plain as this."""
    mark: str = ""
    """What stands in every such line besides."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A list each line of which performs: what its head says, and how such a line is written.

    The groups of a line's expression are parameters; the first expression that fits counts. Upper and lower case are
    the same in the head, and another in the lines.
    """

    head: str
    lines: tuple[str, ...]


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
    ("For thirty macks I usurp Fauna", "I take Law; my reward is m20"). It is read before the act is made."""
    default: Any = None
    """What it is where nobody says it."""
    vague: str = ""
    """An expression for words that say something of it, but not what: with them there is no default and no act."""
    clues: tuple[Clue, ...] = ()
    """Where it can be said outside the phrase; the first that is found counts."""
    below: bool = False
    """Said by the numbers that begin the lines of the list below."""
    carried: bool = False
    """Left out, it is that of the act before."""
    by_capacity: bool = False
    """Left out, it is the office in whose name the act is done, or one that another parameter names."""
    mine: str = ""
    """The kind of thing of which somebody has one: "my list", "the list that I submitted"."""
    cut: str = ""
    """An expression for what of the words does not belong to the value."""
    like: str = ""
    """An expression that words for it hold; with others it is another act, or none."""
    unlike: str = ""
    """An expression for words that stand for something else."""
    pointed: str = ""
    """Only pointed at or left out, it needs words of this expression in the phrase or after it."""
    deictic: str = ""
    """Where the phrase only points ("do it"), the mail is an answer and the sentence holds this expression."""
    bound: bool = False
    """An "it" that stands for nothing that was named makes it no act."""
    alone: bool = False
    """Left out after another act of the same sentence, it is no act."""
    vital: bool = False
    """Without it, it is no act at all."""


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
    elsewhere: frozenset[str] = frozenset()
    """Words of mails about other things: with one of them, two of those must."""
    tells: bool = False
    """Whether what stands under its headings tells how things are, and does nothing."""
    answers: bool = False
    """Whether it answers somebody, and so tells nothing of how things are, even in words that could."""
    left_to: frozenset[str] = frozenset()
    """Words of mails in which a sentence without its own nouns (`left_unless`) or a quotation is another act."""
    left_unless: frozenset[str] = frozenset()
    after: tuple[str, ...] = ()
    """Clauses further on, in its sentence or the next ones, that say more of the act ("its officers are {officers}").
    They add to an act that has been made; what it needs to be made is `Param.said`."""
    forms: tuple[str, ...] = ()
    """What heads a form of it, under which each line is a parameter with its value; beside its labels."""
    rows: tuple[str, ...] = ()
    """What a line names its acts by whose parts stand in the lines under it ("The priests:" over "204: Hob")."""
    lists: tuple[Listed, ...] = ()
    bare_under: str = ""
    """An expression that a mail with its bare words in small letters holds, be it in its subject or in what it quotes;
    in another they are only called out."""
    bare_anywhere: bool = False
    """Its bare words, and those that open a line, perform also in a mail that answers none."""
    tags: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    document: Document | None = None
    body: str = "body"
    """The parameter that takes the text of the document."""
    creates: str = ""
    """The kind of thing it makes, which "it" and "the above" can mean from then on."""
    needs: str = ""
    """An expression that its sentence holds."""
    topic: str = ""
    """An expression that its sentence holds, or the one before, the subject, or the name of an act of the same mail;
    or a line above says that a list of it follows."""
    verb_needs: Mapping[str, str] = field(default_factory=dict)
    """Verb -> an expression that a sentence with it holds."""
    never: str = ""
    """An expression that no sentence of it holds."""
    granted: str = ""
    """An expression for conditions behind it that the rules make anyway, so that nothing hinges on them: "if it is
    still vacant", of an office that can only be taken where it is."""
    other_kinds: str = ""
    """Nouns for things of other kinds, of which what its verbs do can be said as well: "My claim was wrong. I withdraw
    it" is none."""
    idle: bool = False
    """Done again at once, it changes nothing: said twice, it is meant once."""
    once: bool = False
    """In one message, only the first counts."""
    strict: bool = False
    """Its words end where a clause can end; others make it something else."""
    introduces: bool = False
    """Its author says who he is: his name and who brought him may stand in the sentences around it."""
    gives: bool = False
    """It passes something of the author's on to somebody else."""
    role: Role | None = None
    reasons: str = ""
    """The parameter that takes the paragraph behind it which is headed as its reasons."""
    makes_actor: bool = False
    """What it makes can act, through its officers."""
    announces: bool = False
    """It is itself an announcement: "I intend to ..." performs it."""
    text_announced: bool = False
    """Its text stands already in the announcement of the intent."""
    tabular: bool = False
    """Votes and numbers on the lines after it are data."""
    turns: tuple[Turn, ...] = ()
    text_turns: tuple[Turn, ...] = ()
    """The same for what its text says; the groups of `said` are parameters of the other action."""
    also: tuple[Also, ...] = ()
    lines: tuple[Line, ...] = ()
    intent: str | None = None
    """The kind of intent that the rules require for it."""
    examples: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def param(self, slot: Slot) -> str:
        """The name of its first parameter of a kind; StopIteration where it has none."""
        return next(one.name for one in self.params if one.slot is slot)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that try a game action which cannot be bound to one act."""

    why: str
    does: tuple[str, ...] = ()
    says: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """What an act is about, in whatever words and order: where all of it stands in one statement that is no talk and
    nothing is read, a human looks at it."""

    words: frozenset[str]
    """One of these, in lower case, is in every such statement."""
    parts: tuple[str, ...]
    """Expressions (case counts); each is found in the statement."""
    below: bool = False
    """A text stands below it."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The words of a nomic that stand for things; one object per nomic, compared by identity."""

    choices: frozenset[str]
    ministries: Mapping[str, str] = field(default_factory=dict)
    """Lower-case title or name -> ministry."""
    posts: frozenset[str] = frozenset()
    """Lower-case posts that are no ministries, of whose holder it is said in the third person what he does."""
    plain_titles: frozenset[str] = frozenset()
    """Titles among them that without a capital are words like others, as names of ministries are."""
    colours: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    """Mental states."""
    quantities: Mapping[str, int | str] = field(default_factory=dict)
    """Lower-case official quantity without its article -> number."""
    answers: Mapping[str, str] = field(default_factory=dict)
    verdicts: tuple[str, ...] = ()
    tidbits: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    currencies: Mapping[str, str] = field(default_factory=dict)
    """Lower-case word -> currency."""
    money: str = ""
    """The currency of a sum that is said with its sign."""
    sign: str = ""
    """The letter that is written before or after such a sum, in either case: "m25", "25m"."""
    hoards: tuple[str, ...] = ()
    """Other words for all that somebody has of it ("all my fish")."""
    units: tuple[str, ...] = ()
    """Expressions for what is counted in the game, so that a number before one is not the number of a thing."""
    periods: tuple[str, ...] = ()
    """The numbered periods of its calendar, each made of those before it."""
    days: tuple[str, ...] = ()
    """Names of days and other moments of the calendar."""
    deeds: frozenset[str] = frozenset()
    """Verbs by which who says "I" does something and nothing else; what no phrase reads of them is reported."""
    requested: frozenset[str] = frozenset()
    """Deeds of officers that others ask for by acts of their own."""
    things: frozenset[str] = frozenset()
    """Nouns for what such deeds are about."""
    pets: tuple[str, ...] = ()
    """Names of what a player can cause to act."""
    honorifics: frozenset[str] = frozenset()
    """Lower-case words that stand before names, beside "player"."""
    nouns: frozenset[str] = frozenset()
    """Lower-case words for things of the game, which with a capital are no name of a player either."""
    moves: tuple[str, ...] = ()
    """Nouns for what is announced first, so that "this tweak" points at it."""
    targets: tuple[str, ...] = ()
    """Expressions for what such announcements are about: one stands in what an objection points at."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How much each sign speaks for something, as labelled mails teach it: that words which no phrase reads are a deed
    (parsers/clauses/likeness.py), or that an act was misread (parsers/clauses/suspicion.py). By it words are held for
    a human; nothing is ever done by it."""

    weights: Mapping[str, float]
    """Sign -> its weight."""
    bias: float
    least: float
    """The sum of bias and weights from which on words are held; log-odds."""

    def reaches(self, signs: Iterable[str]) -> bool:
        """Whether these signs, each told once, weigh enough."""
        weights = self.weights
        return self.bias + sum(weights.get(sign, 0.0) for sign in signs) >= self.least


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Everything a reader has to know about a nomic."""

    game: str
    words: tuple[Words, ...]
    vocabulary: Vocabulary
    doubts: tuple[Doubt, ...] = ()
    frames: tuple[Frame, ...] = ()
    short: Mapping[str, str] = field(default_factory=dict)
    """Action -> how it is told in a few words: "vote {choice} [on {proposal}]"."""
    likeness: Weighing | None = None
    """What speaks for a deed in words that no phrase reads."""
    suspicion: Weighing | None = None
    """What speaks for an act that was misread."""

    def of(self, action: str) -> Words:
        """The words of one action; KeyError for an unknown one."""
        for words in self.words:
            if words.action == action:
                return words
        raise KeyError(action)
