"""The public displays of a nomic, as tables and as the text that the officer posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.columns import heading
from bot.render import render_display
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.privacy import without_addresses
from bot.web.values import Link, Value, plain, to
from engine.displays import last, parts
from engine.game import Game
from engine.nomic import Display


@dataclass(frozen=True, slots=True)
class DisplayLine:
    """A display in the list."""

    display: Link
    title: str
    office: str
    rule: str
    posted: datetime | None
    """When it was posted last, as far as the officer knows."""


@dataclass(frozen=True, slots=True)
class Displays:
    """All displays."""

    displays: tuple[DisplayLine, ...]
    title: str = "Displays"


@dataclass(frozen=True, slots=True)
class Cell:
    """A value of a display, with a link where it names a thing."""

    value: Value
    link: Link | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a display: a single value, a list of values, or a table."""

    name: str
    value: Value | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    items: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class DisplayPage:
    """One display."""

    title: str
    name: str
    office: str
    rule: str
    sections: tuple[Section, ...]


def displays(ask: Ask) -> Displays:
    """Every display that the nomic declares."""
    found = sorted(ask.nomic.displays.values(), key=lambda one: one.name)
    return Displays(tuple(_display_line(ask.game, one) for one in found))


def _display_line(game: Game, one: Display) -> DisplayLine:
    version = last(game, one.name)
    return DisplayLine(
        Link(one.name, path(one)), one.title, one.office, one.rule, version.at if version is not None else None
    )


def path(one: Display) -> str:
    """A display's permalink."""
    return names.path("displays", names.segment(one.name))


def display(ask: Ask) -> DisplayPage:
    """One display at the moment. Raises Missing."""
    one = _find(ask)
    sections = tuple(_section(ask.game, name, value) for name, value in parts(one.make(ask.game)).items())
    return DisplayPage(one.title, one.name, one.office, one.rule, sections)


def text(ask: Ask) -> str:
    """A display as the officer posts it."""
    return without_addresses(render_display(ask.game, _find(ask).name), ask.site.options.public_addresses)


def _find(ask: Ask) -> Display:
    one = ask.nomic.displays.get(names.name_of(ask.params["display"]))
    if one is None:
        raise Missing(f"no display {ask.params['display']!r}")
    return one


def _section(game: Game, name: str, value: Any) -> Section:
    label = heading(name)
    if not isinstance(value, list | tuple):
        return Section(label, plain(value))
    if value and all(isinstance(one, Mapping) for one in value):
        return _table(game, label, list(value))
    return Section(label, items=tuple(_cell(game, one) for one in value), value=plain([]) if not value else None)


def _table(game: Game, label: str, rows: list[Mapping[str, Any]]) -> Section:
    """Rows as a table, without the columns that say the same of all; long texts go last."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    telling = [name for name in columns if name == "name" or any(not plain(row.get(name)).empty for row in rows)]
    telling.sort(key=lambda name: any(plain(row.get(name)).form == "prose" for row in rows))
    cells = tuple(tuple(_cell(game, row.get(name)) for name in telling) for row in rows)
    return Section(label, columns=tuple(map(heading, telling)), rows=cells)


def _cell(game: Game, value: Any) -> Cell:
    """A value; a word that is the name of somebody leads to him."""
    shown = plain(value)
    one = names.person(game, value) if isinstance(value, str) and shown.form == "word" else None
    return Cell(shown, to(one) if one is not None else None)
