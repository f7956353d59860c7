"""What somebody is heard to say over several lines, within double quotation marks."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Set

from engine.expressions import expression

_OPENING = expression(r"(?<![^\s(\[:,;–—-])[\"“](?=[^\s\"”])")
_CLOSING = expression(r"[\"“”]")
MOST_SPOKEN = 800
"""Characters; a longer speech is a text."""


def within_speech(live: str, lines: list[tuple[int, int]]) -> Set[int]:
    """Where the lines of a paragraph begin that stand within double quotation marks which more than a sentence is in:
    they go on with the line above, so that what somebody is heard to say stays one statement with who says it."""
    start, end = lines[0][0], lines[-1][1]
    if _OPENING.search(live, start, end) is None:
        return frozenset()
    begins = [begin for begin, _ in lines]
    within: set[int] = set()
    while (opened := _OPENING.search(live, start, end)) is not None:
        closed = _CLOSING.search(live, opened.end(), min(end, opened.end() + MOST_SPOKEN))
        if closed is None:
            break
        start = closed.end()
        words = live[opened.end() : closed.start()]
        told = closed.group() == ("”" if opened.group() == "“" else '"') and not words[-1].isspace()
        if told and "\n" in words and "\0" not in words and _SAID_MORE.search(words) is not None:
            within.update(begins[bisect_right(begins, opened.end()) : bisect_left(begins, closed.start())])
    return within


_SAID_MORE = expression(r"[.!?…]\s*\n")
"""A sentence within a speech that ends with its line."""
