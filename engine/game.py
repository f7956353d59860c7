"""A game under the law: what an officer's functions are given to work with.

`Game` joins a world, a nomic and the present instant. Its methods are the vocabulary of law: require, hold,
create, find, post, switch, parameter. It reads no clock and does no I/Obj; `now` is set by the fold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from engine.acts import Act
from engine.authority import Officer
from engine.clock import nth_midnight
from engine.decisions import Decision
from engine.errors import Held, Illegal
from engine.journal import ActRecord, Message, Notice
from engine.keys import Key, KeyRequest
from engine.nomic import Hooks, Nomic
from engine.objects import Attribute, GameObject, Instant, Ref, attribute
from engine.records import OrderRecord, Part
from engine.world import World

Obj = TypeVar("Obj", bound=GameObject)


class Settings(GameObject):
    """The engine's own record: parameters, switches and handlers set by genesis or order."""

    kind = "_settings"
    hidden = True
    name = attribute("")
    automatic: Attribute[Any] = Attribute(True)
    """True, False, or the tuple of offices that the bot clerks by itself."""
    switches: Attribute[Any] = Attribute({})
    parameters: Attribute[Any] = Attribute({})
    off = attribute(())
    """Actions and events that an officer switched off."""
    secret = attribute("")
    draws = attribute(0)
    trust: Attribute[Any] = Attribute({})
    """What acts need to know of their author: action or "default" -> level (engine.trust)."""
    permissions: Attribute[Any] = Attribute({})
    """Who may give which command, where that is not as engine.authority has it: command -> words."""
    signed_only: Attribute[Any] = Attribute(())
    """Uids of the persons who asked that only mail signed with their keys counts."""


class Task(GameObject):
    """A question that a human must answer; `state` is Open, Done or Dropped."""

    kind = "task"
    category = attribute("")
    question = attribute("")
    subject = attribute("")
    """What it is about: a key like "proposal/151"."""
    office = attribute("")
    bearer = Ref[GameObject]("player", "corporation", "outsider")
    """Who may answer, where no office may."""
    rule = attribute("")
    options: Attribute[tuple[str, ...]] = attribute(())
    """The allowed answers; none: any words."""
    opened = attribute("")
    due = Instant()
    effective = attribute("")
    """The instant as of which the answer counts (ISO)."""
    answer = attribute("")
    state = attribute("Open", index=True, live=("Open",))


class Version(GameObject):
    """What a display showed when it was published last (engine/displays.py); key: the display's name."""

    kind = "_version"
    hidden = True
    at = Instant()
    cells: Attribute[Any] = attribute({})


@dataclass(frozen=True, slots=True)
class Fault:
    """A part of the law that raised and was contained (engine/faults.py): for whoever mends the program."""

    what: str
    rule: str
    at: datetime
    error: Exception


KINDS: tuple[type[GameObject], ...] = (Settings, Task, Version, Key, KeyRequest, Officer, Decision, OrderRecord, Part)
"""Kinds that the engine itself keeps in every game."""


class Game:
    """One game at one instant."""

    def __init__(self, nomic: Nomic) -> None:
        if nomic.hooks is None:
            raise ValueError(f"nomic {nomic.id} has no hooks")
        self.nomic = nomic
        self.hooks: Hooks = nomic.hooks
        self.world = World([*nomic.kinds, *KINDS])
        self.now: datetime = datetime.min.replace(tzinfo=UTC)
        self.start = self.now
        """The instant of the genesis."""
        self.message: Message | None = None
        self.trust = ""
        """How surely the author of the present message is known (engine.trust.Level)."""
        self.doubt = ""
        """Why the author of the present message cannot be told, or ""."""
        self.decided = False
        """Whether the present act is performed because an officer decided so."""
        self.act: Act | None = None
        self.act_index = -1
        self.notices: list[Notice] = []
        self.records: list[ActRecord] = []
        self.faults: list[Fault] = []
        self.deferred: list[Callable[[], None]] = []
        """Changes that the law has put off to the end of the instant; empty between two instants."""

    @property
    def by_officer(self) -> bool:
        """Whether the present act is an officer's decision, so that nothing about it is left to an officer."""
        return self.decided or self.message is None

    # -- the words of law ---------------------------------------------------------------------------

    def require(self, condition: object, reason: str, rule: str = "") -> None:
        """Refuses the act with the reason unless the condition holds."""
        if not condition:
            raise Illegal(reason, rule)

    def hold(self, reason: str, rule: str = "") -> None:
        """Leaves the act to a human."""
        raise Held(reason, rule)

    def refer(self, reason: str, rule: str = "") -> None:
        """Leaves the act to a human, unless it is performed because a human decided about it."""
        if not self.by_officer:
            raise Held(reason, rule)

    def all(self, kind: type[Obj]) -> list[Obj]:
        return self.world.all(kind)

    def where(self, kind: type[Obj], attribute: str, value: Any) -> list[Obj]:
        return self.world.where(kind, attribute, value)

    def get(self, kind: type[Obj], key: str) -> Obj | None:
        return self.world.get(kind, key)

    def the(self, kind: type[Obj]) -> Obj:
        """The only object of its kind (the Clock, the motnw ...)."""
        return self.world.first(kind)

    def create(self, kind: type[Obj], key: str | None = None, **values: Any) -> Obj:
        return self.world.create(kind, key, **values)

    def destroy(self, one: GameObject) -> None:
        self.world.destroy(one)

    # -- settings -----------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self.world.first(Settings)

    def reading(self, switch: str) -> str:
        """The reading in force of an ambiguity ("Q-25" -> "strict")."""
        return str(self.settings.switches.get(switch, self.nomic.switches[switch].readings[0]))

    def parameter(self, name: str) -> Any:
        """The value in force of a constant of the rules."""
        return self.settings.parameters.get(name, self.nomic.parameters[name].default)

    def is_off(self, name: str) -> bool:
        """Whether an officer switched this action or event off."""
        return name in self.settings.off

    def clerks(self, office: str) -> bool:
        """Whether the bot does the official acts of that office by itself."""
        automatic = self.settings.automatic
        return automatic if isinstance(automatic, bool) else office in automatic

    # -- telling ------------------------------------------------------------------------------------

    def post(
        self, template: str, to: str, key: str, *, reply_to: str = "", thread: tuple[str, ...] = (), **data: Any
    ) -> None:
        """Says something to a forum, an office or a player, once for this key."""
        self.notices.append(Notice(template, to, key, self.now, data, reply_to, thread))

    def task(
        self, category: str, question: str = "", *, office: str = "", rule: str = "",
        bearer: GameObject | None = None, subject: str = "", free: str = "", **values: Any,
    ) -> Task:  # fmt: skip
        """Asks a human, and tells him; the answer comes by order. What is not said is as the category has it.

        `free` tells him what may be answered, with "{subject}" for that.

        A question of that category about the same subject that is still open is not asked twice.
        """
        for one in self.where(Task, "state", "Open"):
            if subject and (one.category, one.subject, one.question) == (category, subject, question or one.question):
                return one
        known = self.nomic.questions.get(category)
        if known is not None:
            question, rule = question or known.asks, rule or known.rule
            office = office or (known.office if bearer is None else "")
            values.setdefault("options", known.answers)
            if known.days is not None:
                values.setdefault("due", nth_midnight(self.now, known.days))
        made = self.world.create(
            Task, category=category, question=question, office=office, bearer=bearer, rule=rule, subject=subject,
            opened=self.now.isoformat(), **values,
        )  # fmt: skip
        if known is not None and known.duty:
            return made
        to = f"player:{bearer}" if bearer is not None else f"office:{office}"
        free = (free or (known.free if known is not None else "")).replace("{subject}", subject)
        self.post(
            "task", to, f"task/{category}/{subject or made.key}/{made.opened}", task=made.key, subject=subject,
            question=question, rule=rule, options=list(made.options), due=made.due, free=free,
            otherwise=known.otherwise if known is not None else "",
        )  # fmt: skip
        return made

    # -- references ---------------------------------------------------------------------------------

    def made_in(self, message_ids: Iterable[str], kind: type[Obj]) -> list[Obj]:
        """Objects of the kind that came into being in one of those messages, in order."""
        wanted = set(message_ids)
        return [one for one in self.all(kind) if one.origin in wanted]

    def made_here(self, kind: type[Obj]) -> list[Obj]:
        """Objects of the kind that came into being earlier in this message."""
        if self.message is None:
            return []
        return self.made_in([self.message.id], kind)

    def answered(self) -> tuple[str, ...]:
        """Message-IDs that the present message answers, nearest first."""
        return self.message.in_reply_to if self.message is not None else ()

    # -- what the shell takes away ------------------------------------------------------------------

    def record(
        self,
        entry: str,
        message_id: str,
        index: int,
        act: Act,
        actor: str | None,
        verdict: str,
        reason: str,
        rule: str,
        *,
        trust: str | None = None,
    ) -> None:
        """Notes an act with its verdict; `trust` where it is not that of the present message."""
        made = ActRecord(entry, message_id, index, act, actor, self.now, verdict, reason, rule, trust or self.trust)
        self.records.append(made)

    def drain(self) -> tuple[list[ActRecord], list[Notice]]:
        """Hands over acts and notices made since the last call."""
        records, notices = self.records, self.notices
        self.records, self.notices = [], []
        return records, notices

    def told(self) -> tuple[int, int]:
        """How much has been said so far: notices, and acts that the officer did of his own accord."""
        return len(self.notices), len(self.records)

    def unsay(self, told: tuple[int, int]) -> None:
        """Takes back what was said since."""
        notices, records = told
        del self.notices[notices:]
        del self.records[records:]

    def set_many(self, one: GameObject, values: Mapping[str, Any]) -> None:
        """Sets several attributes at once."""
        for name, value in values.items():
            setattr(one, name, value)
