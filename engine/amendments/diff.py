"""Changes that a text shows: as a diff, or by marks in the new text (see `engine.amendments.redline`).

A diff stands in a fence with "-" before the lines that go, "+" before those that come, and lines around
them. The lines that go and those around them must stand together in the rule, line by line, exactly once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendments.cursor import Cursor
from engine.amendments.ends import NOT_MARKED, SHOWS_CHANGES
from engine.amendments.orders import Order, Place, Spot, Words
from engine.amendments.redline import redlined
from engine.amendments.spots import narrow
from engine.amendments.words import Do
from engine.expressions import expression
from engine.passages import MARK
from engine.splices import Doubtful

DIFF = "diff"
"""The form of an order whose text is a diff."""
MOST = 60
"""A diff of more hunks is not read."""
_FENCE = expression(r"[ \t]*(?:`{3,}|~{3,})(?:diff|patch)[ \t]*\n(?P<lines>.*)\n[ \t]*(?:`{3,}|~{3,})[ \t]*", re.DOTALL)
_HEADER = expression(r"(?:diff --git |index [0-9a-f]+\.\.|(?:---|\+\+\+) (?:[ab]/|/dev/null|\")|\\ No newline)")
_BETWEEN = expression(r"@@")
_EMPTY_LINES = expression(r"\n(?:[ \t]*\n){2,}")
_NOT_THERE = "the lines of the diff do not stand in it"


@dataclass(frozen=True, slots=True)
class _Hunk:
    """Lines that stand together, before and after."""

    old: tuple[str, ...]
    new: tuple[str, ...]


def patch_below(cursor: Cursor, place: Place) -> Order | None:
    """The diff with which the paragraph at the cursor ends, or that stands below it; the cursor moves behind it."""
    index, at = cursor.here()
    if cursor.spent() and index + 1 < len(cursor.paras):
        index, at = index + 1, 0
    rest = cursor.paras[index].text[at:].strip(" \n.:")
    if place.parts or MARK.fullmatch(rest) is None:
        return None
    fence = _FENCE.fullmatch(cursor.framed.passage(rest).raw)
    if fence is None or not _hunks(fence["lines"], apart=False):
        return None
    cursor.back((index, len(cursor.paras[index].text)))
    new = Words(fence["lines"], block=True)
    return Order(Do.REPLACE, place, Spot(words=new), new=new, form=DIFF)


def shown_below(cursor: Cursor, place: Place) -> Order | None:
    """The text below a heading, when it shows by marks what is struck out and put in."""
    here = cursor.here()
    new = cursor.words(below=True)
    if new is None or new.doubt not in (SHOWS_CHANGES, NOT_MARKED) or redlined(new.text) is None:
        cursor.back(here)
        return None
    spot, form = narrow(place), "redline" if new.doubt == SHOWS_CHANGES else ""
    new = replace(new, doubt=SHOWS_CHANGES)
    return Order(Do.REPLACE, spot.place, replace(spot, place=Place()), new=new, form=form)


def patched(text: str, diff: str) -> str:
    """The text after a diff; Doubtful unless the lines of every hunk stand in it just once."""
    made: list[str] = []
    why: list[Doubtful] = []
    for apart in (False, True):
        try:
            made.append(_after(text, _hunks(diff, apart=apart)))
        except Doubtful as doubt:
            why.append(doubt)
    if not made:
        raise why[0]
    if len(made) > 1 and made[0] != made[1]:
        raise Doubtful("whether the signs of the diff are followed by a blank is not certain")
    return made[0]


def _after(text: str, hunks: list[_Hunk]) -> str:
    lines = [one.rstrip() for one in text.split("\n")]
    for one in hunks:
        if not any(one.old):
            raise Doubtful("beside which lines the new ones are to stand is not said")
        size = len(one.old)
        found = [at for at in range(len(lines) - size + 1) if tuple(lines[at : at + size]) == one.old]
        if len(found) != 1:
            raise Doubtful(_NOT_THERE if not found else "the lines of the diff stand in it more than once")
        lines[found[0] : found[0] + size] = one.new
    after = "\n".join(lines).strip("\n")
    return after if _EMPTY_LINES.search(text) else _EMPTY_LINES.sub("\n\n", after)


def _hunks(diff: str, *, apart: bool) -> list[_Hunk]:
    """The hunks of a diff, none if it is none; `apart`: a blank stands between each sign and its line."""
    hunks: list[_Hunk] = []
    old: list[str] = []
    new: list[str] = []
    for line in [*diff.split("\n"), "@@"]:
        if _HEADER.match(line):
            continue
        if _BETWEEN.match(line):
            hunks += [_trimmed(old, new)] if old != new else []
            old, new = [], []
            continue
        sign = line[:1] if line[:1] in ("-", "+") else ""
        words = line[1:] if sign or line.startswith(" ") else line
        words = (words.removeprefix(" ") if apart else words).rstrip()
        old += [words] if sign != "+" else []
        new += [words] if sign != "-" else []
    return hunks if len(hunks) <= MOST else []


def _trimmed(old: list[str], new: list[str]) -> _Hunk:
    """A hunk without the empty lines around it that stay as they are."""
    while old and new and not old[0] and not new[0]:
        old, new = old[1:], new[1:]
    while old and new and not old[-1] and not new[-1]:
        old, new = old[:-1], new[:-1]
    return _Hunk(tuple(old), tuple(new))
