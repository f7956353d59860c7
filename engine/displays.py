"""Published versions of displays: what each showed, so that the next one can say what changed since.

A version keeps the data of a display as flat cells ("Hose/points" -> 10), a long text only as its digest. What
stands under the keys `heading` and `aside` of the data is shown but not compared: the date of a display, or
what changes by the very publishing of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.game import Game, Version
from engine.world import Change

NOT_COMPARED = frozenset({"heading", "aside"})
LONGEST = 60
"""Characters of a text that are kept; of a longer one only a digest, for it cannot be shown in a line anyway."""
DIGEST = "~"
"""Begins what stands for a long text; a text that begins so is digested too."""
NAMES = ("name", "what")
"""The attributes by which a row of a list is known, in order of preference."""
ABSENT: tuple[Any, ...] = (None, "", False, 0, (), [], {})


@dataclass(frozen=True, slots=True)
class Changed:
    """What became of one row of a display: it is new, gone, or some of its cells differ."""

    row: str
    what: str
    """ "new", "gone" or "changed"."""
    cells: tuple[tuple[str, Any, Any], ...] = ()
    """(name, before, after); a text too long to show is None on both sides."""


def cells(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a display as flat cells; values that say nothing (0, no, empty) are left out."""
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name not in NOT_COMPARED and _says(value):
            _flatten(value, str(name), found)
    return found


def _says(value: Any) -> bool:
    return bool(value) or value not in ABSENT


def _flatten(value: Any, path: str, found: dict[str, Any]) -> None:
    """Cells of a value that says something. Depth is that of the data, which functions of the law build."""
    if isinstance(value, str):
        found[path] = _short(value)
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            if _says(inner):
                _flatten(inner, f"{path}/{_safe(name)}", found)
    elif not isinstance(value, Sequence):
        found[path] = value
    elif value and isinstance(value[0], Mapping):
        _flatten_rows(value, path, found)
    else:
        found[path] = _short(value)


def _flatten_rows(rows: Sequence[Mapping[str, Any]], path: str, found: dict[str, Any]) -> None:
    """The rows of a list by their names; a second one of a name gets a number."""
    used: dict[str, int] = {}
    for row in rows:
        key = _name_in(row)
        called = str(row.get(key, "row"))
        used[called] = used.get(called, 0) + 1
        again = f" ({used[called]})" if used[called] > 1 else ""
        place = f"{path}/{_safe(called)}{again}"
        found[f"{place}/"] = True
        for name, value in row.items():
            if name != key and _says(value):
                _flatten(value, f"{place}/{_safe(name)}", found)


def _name_in(row: Mapping[str, Any]) -> str:
    """The attribute by which the row is known; "" when it has none."""
    for name in NAMES:
        if row.get(name) not in (None, ""):
            return name
    return ""


def _safe(name: object) -> str:
    return str(name).replace("/", "|")


def _short(value: Any) -> Any:
    text = value if isinstance(value, str) else str(value) if isinstance(value, Sequence) else None
    if text is None:
        return value
    if len(text) > LONGEST or text.startswith(DIGEST):
        return DIGEST + hashlib.sha256(text.encode()).hexdigest()[:16]
    return value if isinstance(value, str) else [_short(one) for one in value]


def published(game: Game, name: str, data: Mapping[str, Any]) -> None:
    """A version of a display has been published now."""
    version = game.get(Version, name) or game.create(Version, name)
    version.at, version.cells = game.now, cells(data)


def last(game: Game, name: str) -> Version | None:
    """The last published version of a display that the officer knows of."""
    return game.get(Version, name)


def parts(data: Mapping[str, Any]) -> dict[str, Any]:
    """Everything that a display shows, without its heading."""
    return {name: value for name, value in {**data, **data.get("aside", {})}.items() if name not in NOT_COMPARED}


def content(game: Game, name: str) -> dict[str, Any]:
    """What a template needs to show a display as it is now: its data, what it is, and what changed since the last."""
    one = game.nomic.displays[name]
    data = one.make(game)
    before, changed = since(game, name, data)
    known = {"name": name, "title": one.title, "office": one.office, "rule": one.rule, "data": data}
    return {**data, **known, "since": before, "changed": changed}


def is_stale(game: Game, name: str) -> bool:
    """Whether a display was published and shows something else by now."""
    version = last(game, name)
    return version is not None and version.cells != cells(game.nomic.displays[name].make(game))


def touched(changes: Sequence[Change], shows: Sequence[str]) -> bool:
    """Whether any of the changes may be seen in a display that shows these parts of the world (`seen`)."""
    return not seen(changes).isdisjoint(shows)


def seen(changes: Sequence[Change]) -> set[str]:
    """What the changes are about: kinds ("sock"), attributes ("player.points"), comings and goings ("player!"), and
    single things ("player/The Beast")."""
    found: set[str] = set()
    for one in changes:
        what = f"{one.kind}.{one.attribute}" if one.op == "set" else f"{one.kind}!"
        found.update((one.kind, f"{one.kind}/{one.key}", what))
    return found


def since(game: Game, name: str, data: Mapping[str, Any]) -> tuple[datetime | None, list[Changed]]:
    """When the display was published last, and what differs now, row by row in the order of the data."""
    version = last(game, name)
    if version is None:
        return None, []
    before, after = version.cells, cells(data)
    lists = {path.partition("/")[0] for one in (before, after) for path in one if path.endswith("/")}
    found: dict[str, dict[str, tuple[Any, Any]]] = {}
    for path in dict.fromkeys([*after, *before]):
        old, new = before.get(path), after.get(path)
        if old != new:
            row, cell = _parted(path, lists)
            found.setdefault(row, {})[cell] = (old, new)
    return version.at, [_changed(row, differing) for row, differing in found.items()]


def _parted(path: str, lists: Collection[str]) -> tuple[str, str]:
    """The row and the cell: "players/Hose/socks/Blue" -> "Hose", "socks/Blue"; with several lists "players Hose"."""
    head, slash, rest = path.partition("/")
    if head not in lists or not slash:
        return "", path
    row, _, cell = rest.partition("/")
    return (row if len(lists) == 1 else f"{head} {row}").replace("_", " "), cell


def _changed(row: str, differing: Mapping[str, tuple[Any, Any]]) -> Changed:
    if "" in differing:
        return Changed(row, "new" if differing[""][1] else "gone")
    rows = [path for path in differing if path.endswith("/")]
    changed = []
    for path, (old, new) in differing.items():
        if path in rows:  # a row inside the row came or went: its name is the news
            inner, _, name = path.rstrip("/").rpartition("/")
            changed.append((inner, name if old else None, name if new else None))
        elif not path.startswith(tuple(rows)):
            changed.append((path.replace("/", " "), *_shown(old, new)))
    return Changed(row, "changed", tuple(changed))


def _shown(old: Any, new: Any) -> tuple[Any, Any]:
    long = any(isinstance(one, str) and one.startswith(DIGEST) for one in (old, new))
    return (None, None) if long else (old, new)
