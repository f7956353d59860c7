"""Lines over a text that do not say what it is, or that somebody submits it: "Revised 411:", "submitting this one:"."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.texts.unsubmitted import ORDERING
from parsers.clauses import traps

REVISED_HEAD = expression(
    r"\W{0,4}(?:(?:revised|updated|new|amended)\s+(?:text\s+(?:of|for)\s+|version\s+of\s+)?(?:proposal\s+|prop\s+)?[#p]?\d{2,6}|(?:proposal\s+|prop\s+)?[#p]?\d{2,6}\s*+[,(]?\s*(?:revised|updated|amended|v2|new\s+text)\)?)\s*+[:.]?\s*",
    re.I,
)
"""The head of a new text of a proposal: "Revised 411:"."""
NUMBERED_HEAD = expression(
    r"\W{0,4}(?:(?:new|my)\s+)?proposal\s+(?:#?\s?[1-9]|[A-H]|one|two|three)\s*+[:.–—-]\s*\S.{0,80}", re.I
)
"""The head of one of several texts: "Proposal 1: Hats"."""


def orders_below(c: Context) -> bool:
    """Whether the next statement orders a change of the rules, and the mail is no list of what is voted on."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or VOTING_SUBJECT.search(c.subject) or traps.DRAFT.search(c.subject):
        return False
    return ORDERING.match(c.body, below.start, below.end) is not None


VOTING_SUBJECT = expression(r"\b(?:ballot|vot\w+|results?|outcome)\b", re.I)


SUBMITS_THIS = expression(
    r"\bI(?:['’]m|\s+am|\s+hereby|\s+also|\s+now|\s+then)*\s+(?:(?:[^:;.!?]{1,60}\s)?and\s+)?(?P<verb>(?:re)?(?:submit|propose|offer|table)(?:ting|ing|s)?)\s[^:;.!?]{0,40}:$"
)
"""Submits what stands below without saying what it is: "I'm submitting this one:"."""


def text_below(c: Context) -> bool:
    """Whether a text in braces or of its own kind stands right under a statement."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    st = c.statements[c.index]
    after = c.body[st.end : below.start + 1 if below is not None else len(c.body)].lstrip()
    return after.startswith("{") or any(st.end <= block.start <= st.end + 3 for block in c.blocks)


SUBMITTING = expression(
    r"\W{0,4}(?:(?:and|so|ok|okay|now|also|hereby|well|here|finally)\b,?\s+){0,3}(?:re-?)?(?:submitting|offering|tabling|filing|lodging|presenting)\s+(?:hereby\s+)?(?:this|these|the\s+following|it)(?:\s+[a-z]+){0,2}\s*+:\s*",
    re.I,
)
"""The same without "I"."""
PART_BELOW = expression(r"\W{0,4}(?:title|name|text|body)\s*+:", re.I)


def heads_text(c: Context, text: str) -> bool:
    """Whether a line is only the head of the text below it."""
    if SUBMITTING.fullmatch(text):
        below = c.statements[c.index + 1 : c.index + 2]
        return text_below(c) or any(PART_BELOW.match(c.body, one.start, one.end) for one in below)
    if REVISED_HEAD.fullmatch(text):
        return text_below(c)
    return NUMBERED_HEAD.fullmatch(text) is not None and orders_below(c)
