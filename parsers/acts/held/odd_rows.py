"""A row of somebody's table of votes with something else in the place of the vote: "535 Rubber Duck : LGTM"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.scan import Scan

_ROW = r"[^\w\n]{0,8}(?:proposal\s+)?(?:#|P)?\d{2,6}[.:)]?[ \t]++(?=[^\W\d_]|[\"“])[^\n]{1,80}?(?<=\S)(?P<mark>[ \t]{3,}+|[ \t]*+(?:[:=|]|(?<=\s)[-–—]+|\.{2,}+)[ \t]*+)"
_SOMETHING = r"(?!(?:no\s|not\b|none|nothing|skip|pass|withdrawn|retracted|void|mine|by\b|see\b|tbd|later|undecided|pending|already|n/a|[a-z]+(?:ing|ed)\b))"
_OF_VOTE = expression(rf"{_ROW}(?P<choice>[A-Za-z]{{3,}})\W*$")
_ODD = expression(
    rf"{_ROW}{_SOMETHING}(?P<word>[+A-Za-z][\w+'’!-]{{1,20}}(?:[ ][a-z]{{2,10}})?)[\s.!]*$",
    re.I,
)
"""A number, a title, a mark, and a word or two."""


_SHORT = r"[^\w\n]{0,8}(?:#|P)?\d{2,6}(?P<mark>[ \t]++)"
_SHORT_OF_VOTE = expression(rf"{_SHORT}(?P<choice>[A-Za-z]{{3,}})[\s.!]*$")
_SHORT_ODD = expression(rf"{_SHORT}{_SOMETHING}(?P<word>[A-Za-z][A-Za-z'’-]{{1,12}})[\s.!?]*$", re.I)
"""A number and a word: "457 SURE"."""


def odd_row(c: Context, st: Statement) -> bool:
    """Whether a line is such a row, and the one above or below it a vote in the same form."""
    return any(_odd_among(c, st, *form) for form in ((_SHORT_ODD, _SHORT_OF_VOTE), (_ODD, _OF_VOTE)))


def _odd_among(c: Context, st: Statement, odd: re.Pattern[str], of_vote: re.Pattern[str]) -> bool:
    row = odd.match(c.body, st.start, st.end)
    if row is None or row["word"].upper() in c.vocabulary.choices:
        return False
    for near in (c.index - 1, c.index + 1):
        if not 0 <= near < len(c.statements) or not c.statements[near].line_start:
            continue
        vote = of_vote.match(c.body, c.statements[near].start, c.statements[near].end)
        if (
            vote is not None
            and vote["choice"].upper() in c.vocabulary.choices
            and vote["mark"].strip()[:1] == row["mark"].strip()[:1]
        ):
            return True
    return False


DEED_IN_CELLS = expression(r"[\s|]*(?:i\s+)?(?P<verb>[a-z]{3,14})\s*\|[^|]{1,60}\|\s*\S")
"""A row of a table whose first cell is a deed: "give | m5 | Hob"."""


def deed_in_cells(c: Context, s: Scan) -> bool:
    """Whether a statement is a row of a table whose first cell is a deed."""
    cells = DEED_IN_CELLS.match(s.low) if "|" in s.text else None
    return cells is not None and cells["verb"] in c.grammar.verbs


_BIDDEN = expression(r"\W{0,4}(?P<verb>[A-Z][a-z]{2,12})\s+(?=\S)[^:?!]{2,60}[.;]?\s*$")
"""A line that begins with the verb of a deed in its plain form: "Pay Hob m5"."""


def bidden_row(c: Context, st: Statement) -> bool:
    """Whether a line is such a deed, among others right above it of which one at least is done."""
    n, verbs = c.index, c.grammar.verbs
    while n >= 0 and c.statements[n].line_start:
        row = _BIDDEN.match(c.body, c.statements[n].start, c.statements[n].end)
        if row is None or row["verb"].lower() not in verbs:
            return False
        if n < c.index and c.acts and any(act.start == c.statements[n].start for act in c.acts):
            return True
        if c.statements[n].new_paragraph:
            return False
        n -= 1
    return False
