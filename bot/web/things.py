"""Lists of things: the kinds there are, and the things of one kind.

What a list shows is chosen from the values: a column that says the same of all says nothing, a long text does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.columns import heading
from bot.telling import TITLES, label
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.finding import doc_of, kind_of, shown_fields, why_path
from bot.web.home import live_attribute, under_way
from bot.web.values import PROSE, Link, Value, stored
from engine.game import Game
from engine.objects import GameObject, Ref

PAGE = 60
MOST_MEMBERS = 4
"""Members of a collection that a cell of a list shows; of more it shows the number."""
MOST_COLUMNS = 14
_DIGITS = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class KindLine:
    """A kind and how many things of it there are."""

    kind: Link
    count: int
    live: int | None
    doc: str


@dataclass(frozen=True, slots=True)
class Kinds:
    """Every kind of thing."""

    kinds: tuple[KindLine, ...]
    title: str = "Everything"


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in a list, with the way to why it is so."""

    value: Value
    why: str = ""


@dataclass(frozen=True, slots=True)
class ThingRow:
    """A thing in a list."""

    thing: Link
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a list; `sort` is the word that sorts by it."""

    name: str
    label: str
    number: bool
    sort: str


@dataclass(frozen=True, slots=True)
class Listing:
    """The things of one kind."""

    title: str
    kind: str
    doc: str
    columns: tuple[Column, ...]
    rows: tuple[ThingRow, ...]
    count: int
    number: int
    pages: tuple[tuple[int, str], ...]
    sort: str


def kinds(ask: Ask) -> Kinds:
    """Every kind with things in it, and those that could be."""
    found = [one for one in ask.game.world.kinds.values() if not one.hidden]
    return Kinds(tuple(_kind_line(ask.game, one) for one in sorted(found, key=lambda one: one.kind)))


def _kind_line(game: Game, cls: type[GameObject]) -> KindLine:
    live = len(under_way(game, cls)) if live_attribute(cls) else None
    label = Link(names.kind_label(cls.kind, several=True), names.kind(cls.kind))
    return KindLine(label, len(game.world.all(cls)), live, doc_of(cls))


def natural(key: str) -> list[tuple[int, Any]]:
    """Sorts "4E9" before "4E10"."""
    return [(0, int(part)) if part.isdigit() else (1, part.lower()) for part in _DIGITS.split(key) if part]


def listing(ask: Ask) -> Listing:
    """The things of one kind, a page at a time, sorted as asked."""
    cls = kind_of(ask)
    things = sorted(ask.game.world.all(cls), key=lambda one: natural(one.key))
    sort = ask.query.get("sort", "")
    things = _sorted(things, sort) if sort.removeprefix("-") in shown_fields(cls) else things
    number = int(ask.params.get("number", "1"))
    count = max(1, -(-len(things) // PAGE))
    if not 1 <= number <= count:
        raise Missing(f"{cls.kind} has no page {number}")
    columns = _columns(cls, things)
    rows = tuple(_row(one, [column.name for column in columns]) for one in things[(number - 1) * PAGE : number * PAGE])
    marked = tuple(
        Column(one.name, one.label, one.number, f"-{one.name}" if one.number and sort != f"-{one.name}" else one.name)
        for one in columns
    )
    pages = tuple(
        (n, names.path("things", cls.kind, "page", str(n)) if n > 1 else names.kind(cls.kind))
        for n in range(1, count + 1)
    )
    title = names.kind_label(cls.kind, several=True)
    return Listing(title, cls.kind, doc_of(cls), marked, rows, len(things), number, pages if count > 1 else (), sort)


def _sorted(things: list[GameObject], sort: str) -> list[GameObject]:
    name = sort.removeprefix("-")

    def key(one: GameObject) -> tuple[bool, float, str]:
        value = _raw(one, name)
        number = float(value) if isinstance(value, int | float) else 0.0
        return value is None, number, str(stored(one, name).text).lower()

    return sorted(things, key=key, reverse=sort.startswith("-"))


def _columns(cls: type[GameObject], things: list[GameObject]) -> list[Column]:
    """The attributes that differ from thing to thing and fit into a cell."""
    out: list[Column] = []
    for name in shown_fields(cls):
        if name == TITLES[0]:
            continue  # the name of each has its title
        values = [_raw(one, name) for one in things]
        if not values or any(_is_prose(value) for value in values):
            continue
        first, told = values[0], any(value not in (None, "", (), [], {}) for value in values)
        if told and (len(values) == 1 or any(value != first for value in values)):
            numbers = not isinstance(cls.fields.get(name), Ref) and all(map(_is_number, values))
            out.append(Column(name, heading(name), numbers, name))
    return out[:MOST_COLUMNS]


def _raw(one: GameObject, name: str) -> Any:
    field = one.fields.get(name)
    return one.values.get(name, field.default) if field is not None else one.deriveds[name].function(one)


def _is_number(value: Any) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool))


def _is_prose(value: Any) -> bool:
    return isinstance(value, str) and (len(value) > PROSE or "\n" in value.strip())


def _row(one: GameObject, columns: list[str]) -> ThingRow:
    cells = tuple(Cell(_brief(one, name), why_path(one, name) if name in one.values else "") for name in columns)
    return ThingRow(Link(label(one), names.thing(one)), cells)


def _brief(one: GameObject, name: str) -> Value:
    """A value as a list shows it: of a large collection only how much is in it."""
    raw = one.values.get(name)
    many = isinstance(raw, Mapping | tuple | list) and len(raw) > MOST_MEMBERS
    return Value("number", str(len(raw))) if many and raw is not None else stored(one, name)
