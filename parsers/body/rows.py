"""Whether two lines, one under the other, are rows of one table, though no line end of a sentence parts them."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

_CELLS = expression(r"(?<=[^\s.!?])(?:[ ]{2,}|\t+)(?=\S)")
"""Between two cells of a row."""


def same_columns(above: str, line: str) -> bool:
    """Whether two lines are rows of one table: they begin at one margin, and so does a later cell of both."""
    if "  " not in line.strip() and "\t" not in line:
        return False
    margins = [len(row) - len(row.lstrip()) for row in (above, line)]
    if margins[0] != margins[1]:
        return False
    cells = [{cell.end() for cell in _CELLS.finditer(row)} for row in (above, line)]
    return not cells[0].isdisjoint(cells[1])


_ITEM = expression(r"[ \t]+(?:[-*•+–]|\(?\d{1,2}[.)])[ \t]+\S")


def stands_out(above: str, line: str) -> bool:
    """Whether a line begins left of the mark of the item above it, and so is none of its words: "  - Business" over
    "keeping Questions."."""
    if _ITEM.match(above) is None:
        return False
    return len(line) - len(line.lstrip()) < len(above) - len(above.lstrip())


TIMED = expression(r"[ \t]*(?:at|on|in|from)\s+[^,;:.!?\n]{3,50}?\s+I\s+(?!am\b|was\b|had\b|did\b)[a-z]+\s+\S[^,;]*$")
"""A line that begins with a moment and says what its author does then: "on nday 9   I vote FOR 447"."""
OWNED = expression(
    r"[ \t]*(?!(?:it|that|this|there|here|what|who|where|when|how|let|he|she|e|one)['’]s\b)[^\W\d_][\w-]*['’]s\s+[a-z]+\s[^.!?;:\n]{3,80}?(?:,|\s(?:and|so|hence))\s+[iI]\s+(?!am\b|was\b|have\b|had\b|did\b|do\b|think\b|guess\b|know\b|like\b|want\b|said\b)[a-z]{3,}\s+\S",
    re.I,
)
"""A line that begins with what is somebody's and says what its author does with it: "bex's one is silly, i ZOT it"."""


def timed_rows(above: str, line: str) -> bool:
    """Whether two lines each say at which moment, or with whose thing, their author does something."""
    return any(one.match(line) is not None and one.match(above) is not None for one in (TIMED, OWNED))


_PAID = expression(
    r"[ \t]*(?!(?:and|or|of|for|to|at|with|the|an?|my|is|are|gets?|by|plus|about|just)\b)[A-Za-z][\w'’-]{1,20}(?:\s[A-Z][\w'’-]*){0,2}\s*(?:[:=]|\s[-–—]+>?)?\s*(?:[mM]\d{1,6}|\d{1,6}[mM])[ \t.;,]*"
)
"""Who gets something, and how much: "Sable m8"."""


def paid_rows(above: str, line: str) -> bool:
    """Whether two lines are of a list of people with what each of them gets."""
    return _PAID.fullmatch(line) is not None and _PAID.fullmatch(above) is not None


HEADER = expression(r"[ \t|]*(?:No|Nos|Nr)\.(?:[ ]{3,}|\t|[ ]*\|)[ ]*[A-Z\"“][^.!?]*")
"""The names of columns, the first of them "No."."""


def heads_columns(line: str) -> bool:
    """Whether a line names the columns of the rows below it."""
    return HEADER.fullmatch(line) is not None
