"""Values of the state as the page shows them: plain text, numbers, instants, links to other things, long texts.

A value is made from an attribute and what is stored, so references become links that follow a renaming; what an
attribute computes or holds as plain data is shown as data. Nothing is HTML yet: that is the templates' part.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.columns import line, shown
from bot.web import names
from engine.objects import Attribute, GameObject, Instant, Ref, RefMap, Refs, instant
from engine.world import World

PROSE = 90
"""Characters from which on a text has a place of its own instead of a cell."""
MOST_ITEMS = 200
"""Members of a list that are shown one by one."""


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead somewhere on the site; without a path they lead nowhere."""

    text: str
    path: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """One value. `form` says how it is shown: nothing, number, flag, word, prose, when, links, pairs or list."""

    form: str
    text: str = ""
    links: tuple[Link, ...] = ()
    pairs: tuple[tuple[Link, str], ...] = ()
    at: datetime | None = None

    @property
    def empty(self) -> bool:
        return self.form == "nothing"


NOTHING = Value("nothing", "-")


def stored(one: GameObject, name: str) -> Value:
    """An attribute of a thing, computed ones included."""
    field = one.fields.get(name)
    if field is None:
        return plain(one.deriveds[name].function(one))
    return of(one.world, field, one.values.get(name, field.default))


def of(world: World, field: Attribute[Any], raw: Any) -> Value:
    """A stored value of an attribute, also one from the past of a thing."""
    if raw is None:
        return NOTHING
    if isinstance(field, Ref):
        return _links(world, (raw,))
    if isinstance(field, Refs):
        return _links(world, raw)
    if isinstance(field, RefMap):
        pairs = tuple((_link(world, int(uid)), line(shown(value))) for uid, value in raw.items())
        return Value("pairs", pairs=tuple(sorted(pairs, key=lambda pair: pair[0].text.lower()))) if pairs else NOTHING
    if isinstance(field, Instant):
        return when(raw)
    return plain(raw)


def when(at: datetime | None) -> Value:
    """An instant."""
    return NOTHING if at is None else Value("when", shown(at), at=at)


def plain(raw: Any) -> Value:
    """A value that is data already."""
    if raw is None or raw == "" or (isinstance(raw, list | tuple | Mapping) and not raw):
        return NOTHING
    if isinstance(raw, bool):
        return Value("flag", "yes" if raw else "no")
    if isinstance(raw, int | float):
        return Value("number", str(raw))
    if isinstance(raw, datetime):
        return when(raw)
    if isinstance(raw, str):
        return _text(raw)
    if isinstance(raw, Mapping):
        pairs = tuple((Link(str(name)), _word(value)) for name, value in list(raw.items())[:MOST_ITEMS])
        return Value("pairs", pairs=pairs)
    return Value("list", ", ".join(_word(one) for one in list(raw)[:MOST_ITEMS]))


def _word(value: Any) -> str:
    """A value inside another one."""
    if isinstance(value, Mapping):
        return "; ".join(f"{name} {_word(one)}" for name, one in value.items())
    return line(shown(value))


def _text(raw: str) -> Value:
    if len(raw) == 20 and raw[10] == "T" and raw.endswith("Z"):
        try:
            return when(instant(raw))
        except ValueError:
            pass
    return Value("prose" if "\n" in raw.strip() or len(raw) > PROSE else "word", raw)


def _links(world: World, uids: tuple[int, ...]) -> Value:
    found = tuple(_link(world, uid) for uid in uids[:MOST_ITEMS])
    return Value("links", ", ".join(link.text for link in found), found) if found else NOTHING


def _link(world: World, uid: int) -> Link:
    other = world.objects.get(uid)
    return Link(f"(gone, {uid})") if other is None else to(other)


def to(one: GameObject) -> Link:
    """A link to a thing, by its short name."""
    return Link(line(one.key), names.thing(one))
