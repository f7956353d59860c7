"""A sentence that does what the rows above it say: "I set the colours as shown above", "These are the numbers I assign",
"So numbered, by me" stands under its table as a head would stand above it. It is put as that head, the head says which
action the rows are of, and each row is read as if it stood below; unless every row is read, nothing is.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.expressions import expression
from engine.language import Words
from parsers.acts.context import Context, Rows
from parsers.acts.lists.columns import is_header, without_beside, words_about
from parsers.acts.lists.entries import parsed, take, unlike
from parsers.acts.lists.heads import OPINION, headed_by_noun
from parsers.acts.lists.listing import TOLD, doing
from parsers.acts.lists.rows import list_line
from parsers.acts.lists.votes_ahead import RULED
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.grammar import List
from parsers.scan import Scan

ROOM = 160
"""Characters; a longer sentence is about more than the rows above it."""
MOST_ROWS = 40
"""Lines of a table that are gone through."""
_TABLE = (
    r"(?:this|the|that|my)\s+(?:above\s+|little\s+|foregoing\s+|preceding\s+)?(?:table|list|rows?|lines?)(?:\s+above)?"
)
_SHOWN = (
    r"(?:shown|listed|set\s+out|given|laid\s+out|stated|named|written|printed|noted|tabulated|told|entered|recorded)"
)
POINTS_UP = expression(
    rf",?\s+(?:(?:just\s+|exactly\s+)?(?:as|the\s+way|in\s+the\s+way)\s+(?:they\s+are\s+|it\s+is\s+|you\s+see\s+(?:them|it)\s+)?(?:{_SHOWN}\s+)?(?:above|here|in\s+{_TABLE})"
    rf"|as\s+{_TABLE}\s+(?:says|shows|tells|lists|has\s+it)|(?:in|by|per|as\s+per|from|after|according\s+to|{_SHOWN}\s+in)\s+(?:{_TABLE}|the\s+(?:first|second|third|fourth|last|right(?:-hand)?|left(?:-hand)?|other)\s+column)"
    rf"|(?:{_SHOWN}|standing|beside\s+them|next\s+to\s+(?:them|it))\s+(?:above|in\s+it|there(?:in)?|beside\s+(?:them|it)))(?=\s*+[.,!;]|\s*$)",
    re.I,
)
"""Points at the rows above, behind what is done with them: "as shown above", "in the third column", "named in it"."""
BY_TABLE = expression(rf"\W*(?:by|with|per|through|under)\s+{_TABLE},?\s+(?:above\s+)?", re.I)
"""The same before it: "By this table 201 and 202 are assigned to the Priests"."""
NUMBERS_FIRST = expression(r"\W*[#pP]?\d{1,6}(?:(?:,\s+(?:and\s+)?|\s+and\s+)[#pP]?\d{1,6}){1,8}\s+(?=are\b)", re.I)
THESE_I = expression(
    r"\W*(?:these|those|such|the\s+above)\s+(?:here\s+)?are\s+(?:hereby\s+)?the\s+(?P<what>(?:[a-z]+\s+){0,2}?[a-z]+)\s+(?:that\s+|which\s+)?I\s+(?:(?:hereby|now|herewith|do)\s+)*(?P<verb>[a-z]+)(?P<rest>(?:\s+(?!if\b|when\b|not\b|unless\b|had\b)[a-z]+){0,4})\s*+[.!]*\s*",
    re.I,
)
THESE_DONE = expression(
    r"\W*(?:all\s+(?:of\s+)?)?(?:these|those|the\s+above)\s+(?P<what>[a-z]+s)\s+are\s+(?:all\s+)?(?:hereby|herewith)\s+(?P<verb>[a-z]+(?:ed|en|id|nt))(?:\s+by\s+me)?\s*+[.!]*\s*",
    re.I,
)
ALL_I = expression(
    r"\W*(?:all\s+(?:of\s+)?)?(?:this|that|these|those|it)\s+I\s+(?:(?P<now>hereby|herewith|now)\s+)?(?P<verb>[a-z]+)(?:\s+(?P<late>hereby|herewith|with\s+this\s+mail))?\s*+[.!]*\s*",
    re.I,
)
"""What the author does with them: "All of that I pay herewith."."""
DONE = expression(
    r"\W*(?:(?:so|thus|all|each|hereby|herewith|duly)\s+){0,2}(?P<verb>[a-z]+(?:ed|en|id|nt))(?:,?\s+(?:(?:one\s+and\s+)?all(?:\s+of\s+(?:them|these|it))?|each|both|as\s+(?:listed|shown|given)(?:\s+above)?))?,?\s+(?P<now>(?:and\s+)?(?:hereby|herewith|by\s+(?:me|this\s+mail|these\s+presents)|with\s+(?:this\s+(?:mail|message|post)|these\s+words)|in\s+this\s+mail|as\s+of\s+now|effective\s+(?:now|at\s+once)))(?:,\s+[^,;:.!?]{1,40})?\s*+[.!]*\s*",
    re.I,
)
"""What is done with them in half a sentence: "Transferred, all of them, with this mail."."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the table: its place in the body, and its words with those of no importance made blank."""

    start: int
    text: str


def rows_above(c: Context, st: Statement) -> bool:
    """Do what the rows above a sentence say, where it only says what is done with them."""
    if st.end - st.start > ROOM or not c.index or st.mark or not st.line_start:
        return False
    text = c.body[st.start : st.end].replace("\n", " ").strip()
    head = as_head(text)
    if not head or traps.asks(text) or text.endswith((":", "?")) or c.shown or c.unreal:
        return False
    s = Scan(head, c.vocabulary, c.reply, c.selves, c.purse)
    if traps.supposes(head, s.vocab) or traps.head_conditional(head) or TOLD.search(head) or OPINION.search(s.low):
        return False
    lines = list(_lines_above(c))
    return _by_form(c, st, head, lines) or any(
        _of_words(c, st, one, lines) for one in (*headed_by_noun(c, s), *doing(c, s, head))
    )


def as_head(text: str) -> str:
    """The sentence as the head that it would be above its rows; "" if it points at none."""
    if (these := THESE_I.fullmatch(text)) is not None:
        return f"The {these['what']} I {these['verb']}{these['rest']} as follows:"
    if (these := THESE_DONE.fullmatch(text)) is not None:
        return f"The following {these['what']} are hereby {these['verb'].lower()}:"
    if (every := ALL_I.fullmatch(text)) is not None and (every["now"] or every["late"]):
        return f"I {every['verb']} as follows:"
    if (done := DONE.fullmatch(text)) is not None:
        return f"{done['verb'].capitalize()} herewith:"
    by = BY_TABLE.match(text)
    points = POINTS_UP.search(text)
    if by is None and points is None:
        return ""
    begin, end = by.end() if by is not None else 0, points.start() if points is not None else len(text.rstrip(" .!"))
    if points is not None and text[points.end() :].strip(" .!"):
        return ""
    plain = text[begin:end].strip(" ,")
    numbered = NUMBERS_FIRST.match(plain)
    if numbered is not None:
        return f"The following {plain[numbered.end() :]}:"
    return f"{plain} as follows:" if plain else ""


def _lines_above(c: Context) -> Iterator[_Row]:
    """The lines of the paragraph above, without those that only draw; the cells beside what is done are kept so far."""
    n = c.index - 1
    while n > 0 and not c.statements[n].new_paragraph:
        n -= 1
    start, end = c.statements[n].start, c.statements[c.index].start
    at = start
    for line in c.body[start:end].split("\n")[:MOST_ROWS]:
        if line.strip() and not RULED.fullmatch(line):
            yield _Row(at, line)
        at += len(line) + 1


def _by_form(c: Context, st: Statement, head: str, lines: list[_Row]) -> bool:
    """Read rows that have a form of their own, as the head says."""
    listed = next((one for one in c.grammar.lists if one.head.search(head)), None)
    if listed is None:
        return False
    rows = [row for row in lines if any(line.match(row.text.strip()) for line in listed.lines)]
    if len(lines) - len(rows) > 1 or (len(rows) < len(lines) and lines[0] in rows) or not rows:
        return False
    return _carried_out(c, st, listed.words, [(row, listed) for row in rows])


def _of_words(c: Context, st: Statement, words: Words, lines: list[_Row]) -> bool:
    """Read rows of which each says the parameters of an action."""
    rows = Rows(words, {}, (st.start, st.end))
    own = words_about(words)
    header = lines[0].text if lines and is_header(lines[0].text) else ""
    found: list[tuple[_Row, Any]] = []
    for n, row in enumerate(lines):
        text = without_beside(header, row.text, own) if header and n else row.text
        said = parsed(c, _scan(c, text), rows)
        if said is None or unlike(words, said[0]):
            if n:
                return False
            continue  # what stands above the rows
        found.append((replace(row, text=text), said))
    if not found or (len(found) == 1 and len(lines) == 1 and len(found[0][1][0]) < MIN_SAID):
        return False
    return _carried_out(c, st, words, found, rows)


MIN_SAID = 2
"""What a single row must say, to be a row at all."""


def _scan(c: Context, text: str) -> Scan:
    return Scan(text, c.vocabulary, c.reply, c.selves, c.purse)


def _carried_out(
    c: Context, st: Statement, words: Words, found: list[tuple[_Row, Any]], rows: Rows | None = None
) -> bool:
    """Make the acts of rows, in the place of what was read of these so far."""
    begin, end = found[0][0].start, st.start
    if any(act.action != words.action for act in c.acts if begin <= act.start < end):
        return False
    c.acts = [act for act in c.acts if not begin <= act.start < end]
    c.unclear = [one for one in c.unclear if not begin <= one.start < end]
    made = len(c.acts)
    kept = c.rows, c.listed
    for row, said in found:
        line = row.text.strip()
        at = row.start + len(row.text) - len(row.text.lstrip())
        own = st._replace(start=at, end=at + len(line), mark="", new_paragraph=False, line_end=True)
        if isinstance(said, List):
            c.listed = said
            list_line(c, own, _scan(c, line))
        elif rows is not None:
            own = own._replace(start=row.start, end=row.start + len(row.text))
            take(c, own, _scan(c, row.text), rows, said)
    c.rows, c.listed = kept
    return len(c.acts) > made
