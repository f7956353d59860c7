"""Reads rows that say behind leader dots what is done with their things, where a sentence above or below them says that
their author does it all:

    141 .. assigned to Priest Hob
    142 .. ZOTTED (it is a recipe)

    I do all this as Oracle.

Without such a sentence rows like these are a docket, and tell what was done.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

ROW = expression(
    r"\W*(?P<thing>(?:(?:proposal|consultation|indictment|rule)\s+)?[#pP]?\d{1,6}|[\"“][^\"”\n]{1,60}[\"”])\s*(?:\.{2,40}|…|(?:\s\.){2,30})\s+(?P<done>(?P<verb>[A-Za-z]+)\b[^\n]{0,120}?)\s*[.;,]?\s*"
)
CLOSES = expression(
    r"\W*(?:(?:all\s+(?:of\s+)?(?:this|that|these|it)|the\s+above|this|these)\s+)?(?:I\s+(?:hereby\s+|now\s+)?do\s+(?:all\s+(?:of\s+)?)?(?:this|that|these|it|the\s+above|so)|(?:is\s+|are\s+)?(?:all\s+)?(?:hereby\s+)?done\s+(?:hereby\s+|here\s+)?by\s+me|(?:is\s+)?(?:all\s+)?by\s+me|I\s+do)(?:,?\s+(?:here|now|hereby|herewith|as|in|just|with|today)\b[^.;:!?]{0,40})?\s*[.!]*\s*",
    re.I,
)
HEADS = expression(
    r"[^.:?]{0,80}(?:\bI\s+(?:hereby\s+|now\s+|also\s+)?(?:do|act|rule|decide|perform|carry\s+out|take)\b|\bhereby\b)[^.:?]{0,60}:\s*",
    re.I,
)
MOST = 30
"""Rows between such a one and the sentence that closes them."""


def dotted(c: Context, st: Statement, read: Reading) -> bool:
    """Read such a row; whether that made an act."""
    if not st.line_start or c.told_instead or c.tx_stack or c.data or c.draft or ".." not in c.body[st.start : st.end]:
        return False
    row = ROW.fullmatch(c.body, st.start, st.end)
    if row is None or row["verb"].lower() not in c.grammar.verb_of or not (_closed(c, st) or _headed(c, st)):
        return False
    before = state_of(c)
    acts, unclear = len(c.acts), len(c.unclear)
    done = f"{row['verb'].lower()}{row['done'][len(row['verb']) :]}"
    reread(c, st, f"{row['thing']} is hereby {done}", read)
    if len(c.acts) == acts or len(c.unclear) != unclear:
        put_back(c, before)
        return False
    span_whole(c, st, acts)
    return True


def _closed(c: Context, st: Statement) -> bool:
    """Whether the first sentence below that is no row says that its author does it all."""
    for below in c.statements[c.index + 1 : c.index + MOST]:
        if not _is_row(c, below):
            return CLOSES.fullmatch(c.body, below.start, below.end) is not None
    return False


def _headed(c: Context, st: Statement) -> bool:
    """Whether the last sentence above that is no row says so."""
    for above in reversed(c.statements[max(0, c.index - MOST) : c.index]):
        if not _is_row(c, above):
            return HEADS.fullmatch(c.body, above.start, above.end) is not None
    return False


def _is_row(c: Context, st: Statement) -> bool:
    return st.line_start and ROW.fullmatch(c.body, st.start, st.end) is not None
