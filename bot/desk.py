"""An officer's desk: what waits for a human, with the evidence and the orders that would settle it.

A case is a question of the game or an act that is held; where a question is about a held act they are one case. A
choice is one line of an order (bot/orders/grammar.py), or the beginning of one that a person's words complete. Nothing
here decides or writes: `officer console` shows the cases and puts the chosen lines together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.columns import date, line
from bot.errors import Complaint
from bot.nearest import meant
from bot.past import recall
from bot.reading import reader
from bot.store.rows import StoredAct
from bot.store.store import Store
from bot.storing import genesis_of
from bot.telling import heading_of
from engine.authority import OFFICE_KINDS
from engine.game import Game, Task
from engine.names import fold
from parsers.mail.mime import parse_mail

LONGEST = 2000
"""Characters of the mail that are shown beside a case."""
DIGITS = "123456789"
_ACT = re.compile(r"(?P<message>.+)#(?P<index>\d+)")
_MAIL = re.compile(r"mail/(?P<message>.+)")


@dataclass(frozen=True, slots=True)
class Choice:
    """What an officer can do: the key that does it, what it means, and the order; `asks` for the words that end it."""

    key: str
    label: str
    line: str
    asks: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """Something to decide: its name, the question, where it came from, and the choices."""

    name: str
    kind: str
    title: str
    office: str
    facts: tuple[tuple[str, str], ...] = ()
    words: str = ""
    """The mail that it is about, as far as it is shown."""
    span: tuple[int, int] = (0, 0)
    """Which characters of it the act is."""
    choices: tuple[Choice, ...] = field(default=())


def cases(store: Store, office: str | None = None) -> list[Case]:
    """Everything that waits, questions first, each in order of its asking; of one office only, if it is named.

    Raises Complaint for an office that there is not.
    """
    game = recall(store)
    held = {f"{one.message_id}#{one.idx}": one for one in store.acts(verdict="held") if one.message_id and one.idx >= 0}
    found = list(_questions(game, store, held))
    asked = {one.name for one in found}
    found += [_held(game, store, name, act) for name, act in held.items() if name not in asked]
    if office is None:
        return found
    deciding = {*_who_decide(game), *(one.office for one in found)}
    if fold(office) not in map(fold, deciding):
        raise Complaint(f"there is no office {office!r} here.{meant(office, sorted(deciding))}")
    return [one for one in found if fold(one.office) == fold(office)]


def _who_decide(game: Game) -> Iterator[str]:
    """The names of the offices and players."""
    for kind in (*OFFICE_KINDS, game.nomic.outline.player):
        cls = game.world.kinds.get(kind)
        yield from (one.key for one in game.world.all(cls)) if cls is not None else ()


# -- questions --------------------------------------------------------------------------------------


def _questions(game: Game, store: Store, held: Mapping[str, StoredAct]) -> Iterator[Case]:
    for task in game.world.where(Task, "state", "Open"):
        about = held.get(task.subject)
        if about is not None:
            yield _held(game, store, task.subject, about, task)
            continue
        words = _mail(store, task.subject)
        unread = _is_about_words(game, task)
        yield Case(
            name=task.key,
            kind=task.category,
            title=line(task.question),
            office=_office(game, task),
            facts=tuple(_task_facts(task)),
            words=words,
            span=_unread(store, task.subject) if unread else (0, 0),
            choices=tuple(_readings(task) if unread else _answers(task)),
        )


def _is_about_words(game: Game, task: Task) -> bool:
    """Whether a question is what words mean of which no act was read."""
    doubts = game.nomic.doubts
    return doubts is not None and task.category == doubts.otherwise and _ACT.fullmatch(task.subject) is not None


def _readings(task: Task) -> Iterator[Choice]:
    yield Choice("w", "read it as other words", f"reread {task.subject}: ", "What it said, in a player's words")
    yield Choice("r", "reject: it is no act", f"reject {task.subject} because ", "Why (shown to everybody)")
    yield Choice("d", "drop the question, decide nothing", f"drop task {task.key}")


def _unread(store: Store, subject: str) -> tuple[int, int]:
    """Which characters of its mail the words are that a question is about."""
    found = _ACT.fullmatch(subject)
    rows = store.entries_with_id(found["message"]) if found is not None else []
    if found is None or not rows:
        return (0, 0)
    said = reader(genesis_of(store).ruleset)(parse_mail(rows[0].raw), found["message"]).numbered
    number = int(found["index"]) - len(said.read)
    return (said.unread[number].start, said.unread[number].end) if 0 <= number < len(said.unread) else (0, 0)


def _answers(task: Task) -> Iterator[Choice]:
    for key, option in zip(DIGITS, task.options, strict=False):
        yield Choice(key, str(option), f"task {task.key} = {option}")
    if not task.options:
        yield Choice("a", "answer in words", f"task {task.key} = ", "The answer")
    yield Choice("d", "drop the question", f"drop task {task.key}")


def _task_facts(task: Task) -> Iterator[tuple[str, str]]:
    yield "Task", f"{task.key} ({task.category})"
    if task.subject:
        yield "About", line(task.subject)
    if task.rule:
        yield "Rule", task.rule
    yield "Asked", date(task.opened)
    if task.due is not None:
        yield "Until", date(task.due)


def _office(game: Game, task: Task) -> str:
    return task.office or (str(task.bearer) if task.bearer is not None else "")


# -- held acts --------------------------------------------------------------------------------------


def _held(game: Game, store: Store, name: str, act: StoredAct, task: Task | None = None) -> Case:
    law = game.nomic.actions.get(act.action)
    facts = [
        ("Act", heading_of(game, act.action, act.params)),
        ("Who", line(act.actor)),
        ("When", date(act.at)),
        ("Why held", line(act.reason)),
        *((("Rule", act.rule),) if act.rule else ()),
        *(_task_facts(task) if task is not None else ()),
    ]
    words = _mail(store, f"mail/{act.message_id}")
    start = words.find(act.text) if act.text else -1
    drop = (Choice("d", "drop the question, decide nothing", f"drop task {task.key}"),) if task is not None else ()
    return Case(
        name=name,
        kind="held act" if task is None else task.category,
        title=f'{line(act.actor)} said: "{line(act.text)}"',
        office=law.office if law is not None else "",
        facts=tuple(facts),
        words=words,
        span=(start, start + len(act.text)) if start >= 0 else (0, 0),
        choices=(
            Choice("a", "accept: it counts as it was read", f"accept {name}"),
            Choice("r", "reject: it does not count", f"reject {name} because ", "Why (shown to everybody)"),
            Choice("w", "read it as other words", f"reread {name}: ", "What it said, in a player's words"),
            *drop,
        ),
    )


def _mail(store: Store, subject: str) -> str:
    """The text of the mail that a case is about."""
    found = _MAIL.fullmatch(subject) or _ACT.fullmatch(subject)
    rows = store.entries_with_id(found["message"]) if found is not None else []
    return parse_mail(rows[0].raw).body[:LONGEST] if rows else ""


def as_row(one: Case) -> dict[str, Any]:
    """A case as JSON."""
    choices = [{"key": each.key, "does": each.label, "order": each.line, "asks": each.asks} for each in one.choices]
    return {
        "case": one.name, "kind": one.kind, "title": one.title, "office": one.office, "facts": dict(one.facts),
        "choices": choices,
    }  # fmt: skip
