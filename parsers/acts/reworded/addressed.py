"""A line that only says to whom something is told, and the line below that tells it: "All PEPs, please take notice:" over
"the Emergency Forum is s-d". Both are read as one sentence where that comes to one deed and leaves nothing open.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

TELLING = frozenset("notice notified attention informed advised told note announcement".split())
"""One of these is in such a line."""
HEAD = expression(r"\W{0,4}[^.:;!?\n]{0,60}\b(?:every\w*|all|each|peps?|players?|you|to)\b[^.:;!?\n]{0,60}:\s*", re.I)
OWN_DEED = expression(r"\W*(?:I\b|(?:please|hereby)\b)", re.I)
AUTHOR = frozenset({"i", "my"})
"""One of these is in the head of what somebody brings himself."""
LONGEST = 300
"""Characters of both."""
CALL = expression(
    r"\W{0,4}(?:(?:hear\s+ye|attention|hey|dear|calling|to|listen|oi|yo|psst)\b\W{0,3})?(?:(?:all|every|fellow|dear|you|the)\s+){0,3}(?P<who>[A-Za-z]{3,20}s)\s*[.!:,]+\s*",
    re.I,
)
"""A sentence that only calls to whom the next one is said: "PEPs!"."""


def calls(c: Context, st: Statement, text: str) -> bool:
    """Whether a statement only calls people of the game, to whom the next one of its paragraph is said."""
    called = CALL.fullmatch(text) if st.line_start else None
    who = called["who"].lower() if called is not None else ""
    book = c.grammar.book
    lists = who in book.rows or who in book.labels or who.removesuffix("s") in c.grammar.verbs  # "Votes:", "Claims:"
    return who in c.grammar.nouns and not lists


def addressed(c: Context, st: Statement, read: Reading) -> bool:
    """Read a statement that tells somebody something together with the one below it; whether that did it."""
    if c.told_instead or st.end - st.start > LONGEST or not st.line_start:
        return False
    head = c.body[st.start : st.end].replace("\n", " ")
    called = calls(c, st, head)
    if not called and (not st.line_end or c.words_of(st).isdisjoint(TELLING)):
        return False
    if not c.words_of(st).isdisjoint(AUTHOR):
        return False
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or below.mark or below.end - st.start > LONGEST or not (called or HEAD.fullmatch(head)):
        return False
    if called:
        head = head.rstrip(" .!:,") + ":"
    if OWN_DEED.match(c.body, below.start, below.end):
        return False
    before, acts, unclear = state_of(c), len(c.acts), len(c.unclear)
    both = st._replace(end=below.end)
    reread(c, both, f"{head.rstrip()} {c.body[below.start : below.end]}".replace("\n", " "), read)
    if len(c.acts) != acts + 1 or len(c.unclear) > unclear or c.acts[-1].intent:
        put_back(c, before)
        return False
    span_whole(c, both, acts)
    c.consumed = max(c.consumed, below.end)
    return True
