"""What stands between two marks: from each beginning to the nearest end after it, found in time linear in the text.

An expression like `BEGIN.*?END` looks through the rest of the text once for every BEGIN that has no END, which is the
square of a text of nothing but beginnings. Here an end that was looked for in vain is not looked for again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.expressions import expression


def between(text: str, begins: re.Pattern[str], ends: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    """The spans from a beginning to the nearest end after it, both included; none begins within another."""
    at = 0
    while (first := begins.search(text, at)) is not None:
        last = ends.search(text, first.end())
        if last is None:
            return
        yield first.start(), last.end()
        at = last.end()


def without(text: str, marks: Mapping[str, str], instead: str = " ") -> str:
    """The text without what stands between any of these pairs of marks (opening -> closing), the leftmost first."""
    begins = expression("|".join(map(re.escape, sorted(marks, key=len, reverse=True))))
    parts, done, at, endless = list[str](), 0, 0, set[str]()
    while (first := begins.search(text, at)) is not None:
        closing = marks[first[0]]
        last = -1 if closing in endless else text.find(closing, first.end())
        if last < 0:
            endless.add(closing)
            at = first.end()
            continue
        parts += [text[done : first.start()], instead]
        done = at = last + len(closing)
    return "".join([*parts, text[done:]])
