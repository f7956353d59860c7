"""Looks for expressions that words said again and again blow up: `python -m tests.parsers.fuzz.repeats [--every 1]`.

Where two alternatives within a repeat match the same word, or a blank can be taken on either side of it, a row of such
words that leads to nothing is tried in two ways for each of them: thirty words would take hours. Each expression that
repeats a group is given rows of its own words, and of common ones, with what can stand between them, and is asked as the
readers ask it: one that is only ever searched need not match a whole row.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import officers.bnomic4.words
import officers.suber.words
import parsers
from bot.reading import TookTooLongError, patience
from engine import expressions

LIMIT = 1.0
"""Seconds for one row; one that blows up takes more than a human lives."""
LENGTH = 300
"""Characters of a row."""
_REPEATS = re.compile(r"\)(?:[+*]|\{\d*,?\d*\})")
_MARKS = re.compile(r"\\[bBdDsSwW]|\(\?P<\w+>|\(\?P=\w+\)|\(\?[a-z-]*:|\(\?<?[=!]|\(\?>")
_COMMON = (
    "a |A |Aa |1 |12 |m5 |a, |A, |A and |1, |1 and |' |\" |( |) |- |-|_|x y |I |I, |Hob |Hob's |Hob, |Hob and |305 |305, |FOR |"
    "FOR, |FOR 305, |m5 to Hob, |... |.|,|, |formally |hereby, |the |The |again |a second |1 and |re: "
).split("|")


_ASKED = re.compile(
    r"(?:\b(?P<place>\w+)\.)?\b(?P<name>\w+)\.(?P<way>search|match|fullmatch|finditer|findall|split|subn?)\("
)
_WAYS = ("search", "match", "fullmatch")


class Asked(NamedTuple):
    """An expression: its source, its flags, and the ways in which it is asked."""

    source: str
    flags: int
    ways: tuple[str, ...]


def every() -> list[Asked]:
    """All expressions of the readers, in an order that does not change."""
    found: dict[tuple[str, int], set[str]] = {}
    for package in (parsers, officers.bnomic4.words, officers.suber.words):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    ours = [one for name, one in sorted(sys.modules.items()) if name.split(".")[0] in ("parsers", "officers", "engine")]
    asked: dict[int, set[str]] = {}
    for module in ours:
        source = Path(module.__file__).read_text(encoding="utf-8") if module.__file__ is not None else ""
        for call in _ASKED.finditer(source):
            known = vars(vars(module).get(call["place"] or "", module)) if _is_place(module, call["place"]) else {}
            way = call["way"] if call["way"] in _WAYS else "search"
            asked.setdefault(id(known.get(call["name"])), set()).add(way)
    for module in ours:
        for value in vars(module).values():
            if isinstance(value, expressions._Expression):
                ways = asked.get(id(value), {*_WAYS})  # one of a table: it may be asked in any way
                found.setdefault((value._source, value._flags), set()).update(ways)
    return [Asked(*key, tuple(sorted(ways))) for key, ways in sorted(found.items())]


def _is_place(module: ModuleType, name: str | None) -> bool:
    """Whether a name before a point is that of a module, or there is none."""
    return name is None or isinstance(vars(module).get(name), ModuleType)


def rows(source: str) -> Iterator[str]:
    """Rows of words of an expression."""
    words = list(dict.fromkeys(re.findall(r"[A-Za-z]{1,12}", _MARKS.sub(" ", source))))[:70]
    chance = random.Random(len(source))
    units = [word + mark for word in words for mark in (" ", ", ", " and ", "; ", "-", ": ")]
    for _ in range(60 if words else 0):
        one, other = chance.choice(words), chance.choice(words)
        units += [f"{one} {other} ", f"{one}, {other} ", f"{one} {other}, "]
    for unit in dict.fromkeys((*units, *_COMMON)):
        for before in ("", "I ", "FOR "):
            yield before + unit * (LENGTH // len(unit)) + "\x01!"


def blown_up_by(one: Asked) -> str:
    """The row that an expression takes too long for; empty if there is none, or if it repeats no group."""
    if _REPEATS.search(one.source) is None:
        return ""
    pattern = re.compile(one.source, one.flags)

    for row in rows(one.source):
        try:
            with patience(LIMIT):
                for way in one.ways:
                    getattr(pattern, way)(row)
        except TookTooLongError:
            return row
    return ""


def main() -> None:
    """Tries all expressions, or every so many; the exit status says whether one blew up."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--every", type=int, default=1)
    bad = 0
    for one in every()[:: asked.parse_args().every]:
        if row := blown_up_by(one):
            bad += 1
            print(f"{row[:60]!r}: {one.source[:200]!r}", flush=True)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
