"""Looks for expressions that words said again and again blow up: `python -m tests.parsers.fuzz.repeats [--every 1]`.

Where two alternatives within a repeat match the same word, or a blank can be taken on either side of it, a row of such
words that leads to nothing is tried in two ways for each of them: thirty words would take hours. Each expression that
repeats a group is given rows of its own words, and of common ones, with what can stand between them.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import random
import re
import signal
import sys
from collections.abc import Iterator
from types import FrameType

import officers.bnomic4.words
import officers.suber.words
import parsers
from engine import expressions

LIMIT = 1.0
"""Seconds for one row; one that blows up takes more than a human lives."""
LENGTH = 400
"""Characters of a row."""
_REPEATS = re.compile(r"\)(?:[+*]|\{\d*,?\d*\})")
_MARKS = re.compile(r"\\[bBdDsSwW]|\(\?P<\w+>|\(\?P=\w+\)|\(\?[a-z-]*:|\(\?<?[=!]|\(\?>")
_COMMON = (
    "a |A |Aa |1 |12 |m5 |a, |A, |A and |1, |1 and |' |\" |( |) |- |-|_|x y |I |I, |Hob |Hob's |Hob, |Hob and |305 |305, |FOR |"
    "FOR, |FOR 305, |m5 to Hob, |... |.|,|, |formally |hereby, |the |The |again |a second |1 and |re: "
).split("|")


class TookTooLongError(Exception):
    """An expression blew up."""


def every() -> list[tuple[str, int]]:
    """The sources and flags of all expressions of the readers, in an order that does not change."""
    found: dict[tuple[str, int], None] = {}
    for package in (parsers, officers.bnomic4.words, officers.suber.words):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for name, module in sorted(sys.modules.items()):
        if name.split(".")[0] not in ("parsers", "officers", "engine"):
            continue
        for value in vars(module).values():
            if isinstance(value, expressions._Expression):
                found[value._source, value._flags] = None
    return sorted(found)


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


def blown_up_by(source: str, flags: int) -> str:
    """The row that an expression takes too long for; empty if there is none, or if it repeats no group."""
    if _REPEATS.search(source) is None:
        return ""
    pattern = re.compile(source, flags)

    def stop(number: int, frame: FrameType | None) -> None:
        raise TookTooLongError

    kept = signal.signal(signal.SIGALRM, stop)
    try:
        for row in rows(source):
            signal.setitimer(signal.ITIMER_REAL, LIMIT)
            try:
                pattern.search(row)
                pattern.fullmatch(row)
            except TookTooLongError:
                return row
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, kept)
    return ""


def main() -> None:
    """Tries all expressions, or every so many; the exit status says whether one blew up."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--every", type=int, default=1)
    bad = 0
    for source, flags in every()[:: asked.parse_args().every]:
        if row := blown_up_by(source, flags):
            bad += 1
            print(f"{row[:60]!r}: {source[:200]!r}", flush=True)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
