"""A vote in a row of several columns, one of which is a remark: "408 | Bread Law | FOR | good crust".

Such a row votes only under a head that says whose votes these are, and only where one of its cells is a number, one is
a vote word and none is another; under headings of columns only where the vote stands in one of votes.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from itertools import islice

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses.words import OFTEN
from parsers.lines.ballots import MOST_ROWS, ROW_OF_VOTES, Vote, begins_row, led_by_vote
from parsers.scan import Scan

OWN_HEAD = expression(
    r"\W*(?:(?:and|so|now|then|here\s+are|these\s+are|as\s+for)\s+)*(?:my\s+(?:own\s+)?(?:votes?|ballot)\b|votes?\s+(?:of\s+mine|from\s+me)\b|I\s+"
    + OFTEN
    + r"(?:vote\b(?!\s+(?-i:FOR|AGAINST)\b)|cast\s+my\s+(?:votes?|ballot)|cast\s+(?:the\s+following|these)\s+votes))[^.;!?\n]*:\s*",
    re.I,
)
"""Over lines with votes, where they are the author's own."""
OF_MINE = expression(r"(?i)(?:(?:my|your)\s+)?(?:votes?|choice|ballot)|me|mine|I")
"""Over the column of the author's votes."""
PARTED = expression(r"\s*\|\s*|\s*\t\s*|\s*+;\s+|\s+/\s+|,\s+")
BETWEEN_ROWS = expression(r"[-+=|:\s]+")
NUMBER = expression(r"(?:(?:proposal|prop\.?)\s*)?[#P]?\s?(\d{1,6})", re.I)
LEAST_CELLS = 3


def cells_of(text: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in PARTED.split(text.strip().strip("|"))]


def row_vote(c: Context, st: Statement, s: Scan) -> Vote | None:
    """The vote of such a row."""
    if not st.line_start or PARTED.search(s.text) is None:
        return None
    cells = cells_of(s.text)
    numbers = [found[1] for cell in cells if (found := NUMBER.fullmatch(cell)) is not None]
    votes = [n for n, cell in enumerate(cells) if cell.isupper() and cell in s.words.choices]
    if len(cells) < LEAST_CELLS or len(numbers) != 1 or len(votes) != 1 or not _mine(c, st, len(cells), votes[0]):
        return None
    return Vote(cells[votes[0]], str(int(numbers[0])), 0, len(s.text.rstrip()))


def _mine(c: Context, st: Statement, width: int, column: int) -> bool:
    """Whether a head over the table says that its votes are the author's own."""
    for line in islice(c.layout.above(st.start), MOST_ROWS):
        said = line.text.strip()
        if OWN_HEAD.fullmatch(said):
            return True
        if not said or BETWEEN_ROWS.fullmatch(said):
            continue
        cells = cells_of(said)
        if len(cells) < LEAST_CELLS:
            return False
        heads = not any(cell[-1:].isdigit() for cell in cells)
        if heads and (len(cells) != width or OF_MINE.fullmatch(cells[column]) is None):
            return False
    return False


def below_own_head(c: Context) -> bool:
    """Whether the lines above, up to a head that makes them the author's, are rows of votes."""
    for n in range(c.index - 1, max(-1, c.index - 1 - MOST_ROWS), -1):
        one = c.statements[n]
        if OWN_HEAD.fullmatch(c.body, one.start, one.end):
            return True
        if not one.line_start or ROW_OF_VOTES.match(c.body, one.start, one.end) is None:
            return False
    return False


LED_LOUDLY = expression(r"\W*[A-Z]{3,}\W")
"""A line that begins with a word in capitals, which may be its vote."""


def among_led(c: Context, st: Statement) -> bool:
    """Whether a line that begins with its vote stands beside another of its kind, on another number."""
    loud = st.line_start and LED_LOUDLY.match(c.body, st.start, st.end) is not None
    led = led_by_vote(Scan(c.body[st.start : st.end], c.vocabulary)) if loud else None
    if led is None:
        return False
    beside = (c.statements[n] for n in (c.index - 1, c.index + 1) if 0 <= n < len(c.statements))
    others = (led_by_vote(Scan(c.body[one.start : one.end], c.vocabulary)) for one in beside if one.line_start)
    return any(one is not None and one["number"] != led["number"] for one in others)


NOT_VOTED = expression(
    r"\W*(?:proposal\s+|prop\.?\s+|#|P)?\d{1,6}\s*(?:[:=|]\s*)?(?:[-–—?]{1,4}|\?+|\.{3}|n/?a\b|none\b|nothing\b|later\b)",
    re.I,
)
"""A row of the same list that casts no vote."""


def among_rows(c: Context, st: Statement) -> bool:
    """Whether the line above or below a line begins with a number and a vote word, too; rows without a vote are passed
    over."""
    return st.line_start and any(_row_beside(c, step) for step in (-1, 1))


def _row_beside(c: Context, step: int) -> bool:
    for n in (c.index + step, c.index + 2 * step):
        one = c.statements[n] if 0 <= n < len(c.statements) else None
        if one is None or not one.line_start:
            return False
        if begins_row(Scan(c.body[one.start : one.end], c.vocabulary)) is not None:
            return True
        if NOT_VOTED.match(c.body, one.start, one.end) is None:
            return False
    return False
