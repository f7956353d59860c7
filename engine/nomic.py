"""A nomic as the engine meets it: a table of actions, events, switches, parameters and displays.

A package under `officers/` makes one `Nomic` and its modules fill it by decorators. The table is law, so
it holds no game: one `Nomic` serves any number of games at once. `Hooks` are the few questions that only
the law can answer (who is the sender, is this a public forum, what happens at midnight).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.acts import Act, Verdict
from engine.objects import GameObject
from engine.tables import Charge, Doubts, Effect, Question, Remark

if TYPE_CHECKING:
    from engine.game import Game, Task
    from engine.journal import Message
    from engine.world import Change

F = TypeVar("F", bound=Callable[..., None])
D = TypeVar("D", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Slot:
    """One parameter of an action's law: how the words are turned into a value."""

    name: str
    type: Any
    optional: bool
    argument: str = ""
    """The parameter of the function: the name, or the name and "_" where Python keeps the word ("except")."""


@dataclass(frozen=True, slots=True)
class ActionLaw:
    """The law of one action: who may do it and what it does."""

    action: str
    rules: tuple[str, ...]
    office: str
    law: Callable[..., None]
    actor: tuple[type, ...]
    slots: tuple[Slot, ...]
    doc: str

    @property
    def rule(self) -> str:
        return self.rules[0]


@dataclass(frozen=True, slots=True)
class Event:
    """One automatic event: its phase at an instant, and its place in the order there."""

    name: str
    rule: str
    phase: str
    order: tuple[float, int]
    run: Callable[[Game], None]


@dataclass(frozen=True, slots=True)
class Switch:
    """A doubtful text with its readings; the first is the default."""

    name: str
    readings: tuple[str, ...]
    rule: str
    question: str


@dataclass(frozen=True, slots=True)
class Parameter:
    """A constant of the rules that the players may vote to change."""

    name: str
    default: Any
    rule: str
    doc: str


@dataclass(frozen=True, slots=True)
class Display:
    """A public display or publication: pure data made from the state, rendered by a template of its name."""

    name: str
    title: str
    rules: tuple[str, ...]
    office: str
    make: Callable[[Game], dict[str, Any]]
    shows: tuple[str, ...] = ()
    """What it shows: kinds, attributes of kinds, only which there are, single things ("proposal", "player.points",
    "sock!", "player/The Beast")."""

    @property
    def rule(self) -> str:
        return self.rules[0]


@dataclass(frozen=True, slots=True)
class Outline:
    """Which kinds and attributes play the parts that every nomic has; "" or None where a nomic has no such part."""

    player: str = "player"
    rule: str = "rule"
    motion: str = "proposal"
    """The kind that is voted on and may change the rules."""
    round: tuple[str, str] | None = None
    """Kind and attribute that count the rounds of the game (("_clock", "nweek"))."""
    round_name: str = "round"
    scores: tuple[str, ...] = ()
    """Attributes of players that are worth a chart."""
    moment: tuple[str, ...] = ()
    """Values of the state's clock by which people say when it is (("nweek", "nday"))."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one motion stands while votes are cast: what would become of it if they were counted now."""

    motion: GameObject
    outcome: str
    why: tuple[str, ...] = ()
    totals: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ahead:
    """Something that is to come: when, what, by which rule, and under which condition ("if the Clock stays On")."""

    at: datetime
    what: str
    rule: str = ""
    condition: str = ""


@dataclass(frozen=True, slots=True)
class Glance:
    """The game in a few words: figures that count its time (("nweek", "7")), how things stand, what is to come."""

    figures: tuple[tuple[str, str], ...] = ()
    lines: tuple[str, ...] = ()
    ahead: tuple[Ahead, ...] = ()
    """The next first."""


class Hooks(Protocol):
    """What the engine asks the law while it folds a journal."""

    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        """Completes the world after the genesis objects are made."""

    def sender(self, game: Game, message: Message) -> GameObject | None:
        """Who wrote the message, as an object of the game; None if unknown."""

    def stranger(self, game: Game, message: Message) -> GameObject:
        """An object for an unknown sender who acts now; undone with the act if it fails."""

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        """A verdict that settles an act before its law is asked (wrong forum ...), or None."""

    def actor(self, game: Game, sender: GameObject, act: Act) -> GameObject:
        """On whose behalf the act is done; raises Illegal or Held."""

    def announce(self, game: Game, actor: GameObject, act: Act) -> None:
        """Announces an intent (act.intent is not None)."""

    def schedule(self, game: Game, actor: GameObject, act: Act) -> None:
        """Notes an act for a future time (act.when is not None)."""

    def performed(self, game: Game, actor: GameObject, act: Act) -> None:
        """After an act succeeded."""

    def statement(self, game: Game, actor: GameObject, act: Act) -> bool | None:
        """Whether an assertion is true; None when that cannot be told with certainty."""

    def settle(self, game: Game) -> None:
        """After every act and event: what follows at once from the new state."""

    def next_instant(self, game: Game, after: datetime) -> datetime | None:
        """The next instant strictly after `after` at which something happens by itself."""

    def run(self, game: Game, at: datetime) -> None:
        """Lets everything happen that happens by itself at that instant."""

    def clock(self, game: Game) -> dict[str, Any]:
        """The `clock` table of the state contract."""

    def header(self, game: Game) -> dict[str, Any]:
        """What the `game` table of the state holds besides the engine's own."""


Resolver = Callable[["Game", GameObject, Any], Any]
Observer = Callable[["Game", Sequence["Change"]], None]
"""Is told every change that an entry of the journal, or an instant, has made; it may make more."""
Answer = Callable[["Game", "Task", str], None]
"""What the answer to a human's question does; raises OrderError when it cannot be."""


Settled = Callable[["Game"], Mapping[str, datetime]]
"""The displays that were approved, each with the instant up to which that settles what it shows."""
Publisher = Callable[["Game", str], None]
"""Publishes a display, known to be one, with whatever the rules attach to that."""
Obliger = Callable[["Game", str, str], None]
"""Imposes a duty in an officer's words on an office or a person of that name; OrderError where there is none."""
Amender = Callable[["Game", str], Sequence[str]]
"""Makes the changes of the rules that a text orders and names those changed; OrderError where any is in doubt."""


@dataclass
class Nomic:
    """One ruleset's tables, filled by its modules at import; read-only afterwards."""

    id: str
    title: str
    kinds: list[type[GameObject]] = field(default_factory=list)
    actions: dict[str, ActionLaw] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    switches: dict[str, Switch] = field(default_factory=dict)
    parameters: dict[str, Parameter] = field(default_factory=dict)
    displays: dict[str, Display] = field(default_factory=dict)
    resolvers: dict[Any, Resolver] = field(default_factory=dict)
    effects: dict[str, Effect] = field(default_factory=dict)
    remarks: dict[str, Remark] = field(default_factory=dict)
    """By rule."""
    customs: frozenset[str] = frozenset()
    """Actions that have no effect by the rules, so that their law is empty for good."""
    duties: dict[str, Charge] = field(default_factory=dict)
    questions: dict[str, Question] = field(default_factory=dict)
    answers: dict[str, Answer] = field(default_factory=dict)
    """What an answer does, by the question's category; one without entry is only recorded."""
    observers: list[Observer] = field(default_factory=list)
    doubts: Doubts | None = None
    """What is asked about held acts and unknown senders; None: nobody is asked, the author is told all the same."""
    roles: dict[str, str] = field(default_factory=dict)
    """Which office plays a role in orders (engine/authority.py): "rules" -> "Law"."""
    settled: Settled | None = None
    """Up to which instant each display is settled; None: nothing ever is."""
    publisher: Publisher | None = None
    """None: a display is posted, and that is all."""
    obliger: Obliger | None = None
    """None: this nomic knows no duties in words."""
    amender: Amender | None = None
    """How an officer's text changes the rules; None: this nomic keeps no rules as documents."""
    hooks: Hooks | None = None
    phrasebook: Any = None
    takes_conditions: Callable[[Game], bool] | None = None
    """Whether an act under a condition is performed when the condition is decidable and true at its arrival."""
    waits_in_doubt: Callable[[Game], bool] | None = None
    """Whether a transaction waits for a human, instead of failing, when one of its items cannot be decided."""
    genesis_aliases: dict[str, dict[str, str]] = field(default_factory=dict)
    """Per kind: genesis names of attributes that differ from the state's ({"proposal": {"number": ...}})."""
    outline: Outline = Outline()
    carry_out: Callable[[Game, Any], None] | None = None
    """Lets a motion take effect now, whatever its votes: for showing what would happen."""
    standings: Callable[[Game], list[Standing]] | None = None
    """How the motions under vote stand now; changes nothing."""
    glance: Callable[[Game], Glance] | None = None
    """The game in a few words, for the first page and the weekly digest; None: the clock as the state has it."""
    key_forms: dict[str, Callable[[Mapping[str, Any]], str | None]] = field(default_factory=dict)
    """Per kind: the key of a genesis entry (default: its name, else its number)."""

    def kind(self, cls: type[GameObject]) -> type[GameObject]:
        """Class decorator: the nomic knows this kind of object."""
        self.kinds.append(cls)
        return cls

    def action(self, action: str, *rules: str, office: str = "") -> Callable[[F], F]:
        """Declares the law of an action; parameters are bound by the function's annotations.

        The first parameter is the game, the second the actor; its annotation (a class or a union of
        classes) says who may act. Every further parameter is a parameter of the act by name. Its
        annotation selects the resolver; `| None` makes it optional, otherwise null is refused.
        """

        def declare(law: F) -> F:
            if action in self.actions:
                raise ValueError(f"two laws for action {action}")
            hints = get_type_hints(law)
            names = list(inspect.signature(law).parameters)
            slots = tuple(Slot(name.rstrip("_"), *_strip(hints.get(name, Any)), argument=name) for name in names[2:])
            who = hints.get(names[1], GameObject)
            classes = get_args(who) if get_origin(who) in (Union, UnionType) else (who,)
            doc = inspect.cleandoc(law.__doc__ or "")
            self.actions[action] = ActionLaw(action, rules, office, law, classes, slots, doc)
            return law

        return declare

    def event(self, name: str, rule: str, phase: str, *, power: float = 0.5) -> Callable[[D], D]:
        """Declares an automatic event; at one instant: phase by phase, higher power, lower number first."""

        def declare(run: D) -> D:
            digits = "".join(ch for ch in rule.rpartition("E")[2] if ch.isdigit())
            self.events.append(Event(name, rule, phase, (-power, int(digits or 0)), run))
            return run

        return declare

    def phase(self, phase: str) -> list[Event]:
        """The events of a phase in their order; ties keep the order of declaration."""
        return sorted((one for one in self.events if one.phase == phase), key=lambda one: one.order)

    def citing(self, rules: Iterable[str]) -> list[str]:
        """What rests on any of these rules ("action vote", "duty O08"), and may be out of date with them.

        Who cites a paragraph ("310.3") cites its rule.
        """
        keys = set(rules)
        return sorted(
            part
            for part, cited in self.parts().items()
            if any(one in keys or one.partition(".")[0] in keys for one in cited)
        )

    def parts(self) -> dict[str, tuple[str, ...]]:
        """Everything that was declared, by its sort and name, with the rules it cites."""
        return {
            **{f"action {name}": law.rules for name, law in self.actions.items()},
            **{f"event {event.name}": (event.rule,) for event in self.events},
            **{f"{'words' if one.said else 'effect'} {name}": (one.rule,) for name, one in self.effects.items()},
            **{f"display {name}": display.rules for name, display in self.displays.items()},
            **{f"duty {code}": charge.rules for code, charge in self.duties.items()},
            **{f"question {name}": question.rules for name, question in self.questions.items()},
            **{f"switch {name}": (switch.rule,) for name, switch in self.switches.items()},
            **{f"parameter {name}": (parameter.rule,) for name, parameter in self.parameters.items()},
            **{f"remark {rule}": (rule,) for rule in self.remarks},
        }

    def display(
        self, name: str, title: str, *, rule: str, office: str, also: Iterable[str] = (), shows: Iterable[str] = ()
    ) -> Callable[[D], D]:
        """Declares a display: a function of the game that returns the data of the template."""

        def declare(make: D) -> D:
            self.displays[name] = Display(name, title, (rule, *also), office, make, tuple(shows))
            return make

        return declare

    def duty(self, charge: Charge) -> None:
        """Declares a duty that the rules impose."""
        self.duties[charge.code] = charge

    def effect(self, effect: Effect) -> None:
        """Declares what happens by itself with an act or another event."""
        self.effects[effect.name] = effect

    def remark(self, remark: Remark) -> None:
        """Declares how a rule is cared for."""
        self.remarks[remark.rule] = remark

    def question(self, question: Question) -> None:
        """Declares a kind of question for a human."""
        self.questions[question.category] = question

    def answer(self, category: str) -> Callable[[Answer], Answer]:
        """Declares what an answer to that kind of question does."""

        def declare(function: Answer) -> Answer:
            self.answers[category] = function
            return function

        return declare

    def observer(self, function: Observer) -> Observer:
        """Declares a function that is told every change."""
        self.observers.append(function)
        return function

    def switch(self, name: str, *readings: str, rule: str, question: str) -> None:
        """Declares an ambiguity; the first reading is the default."""
        self.switches[name] = Switch(name, readings, rule, question)

    def parameter(self, name: str, default: Any, *, rule: str, doc: str) -> None:
        """Declares a constant as dated data."""
        self.parameters[name] = Parameter(name, default, rule, doc)

    def resolver(self, cls: Any) -> Callable[[D], D]:
        """Declares how words become an object of the annotated type."""

        def declare(function: D) -> D:
            self.resolvers[cls] = function
            return function

        return declare


def _strip(hint: Any) -> tuple[Any, bool]:
    """The annotation without `| None`, and whether it had one."""
    if get_origin(hint) in (Union, UnionType):
        rest = [one for one in get_args(hint) if one is not NoneType]
        if len(rest) < len(get_args(hint)):
            return (rest[0] if len(rest) == 1 else Union[tuple(rest)]), True  # noqa: UP007
    return hint, False
