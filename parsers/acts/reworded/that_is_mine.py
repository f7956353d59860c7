"""Reads what stands alone in a sentence, where the next one says that it is the author's answer, claim or the like:
"God Knows. That is my answer to Consultation 31.", or which its reasons follow: "FALSE." over "Reasoning: ..."."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.alive import THAT_IS_MINE
from parsers.acts.alone import ASKED_ABOVE
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.quotes import directly_above
from parsers.body.statements import Statement
from parsers.clauses import traps

THAT_IS = expression(
    rf"\W*(?:and\s+)?{THAT_IS_MINE}"
    r"(?P<rest>(?:,?\s+as\s+(?:its\s+|the\s+|a\s+|one\s+of\s+the\s+)?[a-z]+,?)?\s+(?:on|to|in|for|as\s+to|regarding|about|concerning)\s[^,;:.!?]{1,60}?)(?P<why>,\s+(?:and|but|for|because|since|as)\s[^!?\x00]{1,300})?\s*+[.!]*\s*",
    re.I,
)
"""Says what the words before it are."""
VALUE = expression(r"\W*(?P<value>[A-Za-z][\w'’-]*(?:\s+[\w'’-]+){0,3})\s*+[.!]+\s*")
"""A sentence that is no more than such words."""


def that_is_mine(c: Context, st: Statement, read: Reading) -> bool:
    """Read a value and the sentence behind it, which says what it is; whether that made acts."""
    if c.index == 0 or st.new_paragraph or st.still:
        return False
    mine = THAT_IS.fullmatch(c.body, st.start, st.end)
    above = c.statements[c.index - 1]
    value = VALUE.fullmatch(c.body, above.start, above.end) if mine is not None else None
    if mine is None or value is None or any(act.end > above.start for act in c.acts) or traps.asks(value[0]):
        return False
    before = state_of(c)
    c.unclear = [one for one in c.unclear if one.start < above.start]
    whole = st._replace(start=above.start, line_start=above.line_start, new_paragraph=above.new_paragraph)
    if _read_as(c, whole, f"My {mine['noun']}{mine['rest']} is {value['value']}.", read):
        return True
    put_back(c, before)
    return False


def _read_as(c: Context, whole: Statement, said: str, read: Reading) -> bool:
    """Read two statements as one that says this; whether that made acts and left nothing open."""
    acts, unclear, room = len(c.acts), len(c.unclear), whole.end - whole.start
    if len(said) > room:
        return False
    reread(c, whole, said.rjust(room), read)
    if len(c.acts) == acts or len(c.unclear) != unclear:
        return False
    span_whole(c, whole, acts)
    return True


ASKED = expression(
    r"\W*(?:(?:and|so|now)\s+)?my\s+(?P<noun>(?:own\s+)?(?:answer|ruling|claim|verdict|vote|finding|choice|judgement|judgment))(?P<rest>(?:\s+as\s+(?:(?:the|a)\s+)?[a-z]+)?\s+(?:on|to|in|for|as\s+to|regarding|about|concerning)\s[^,;:.!?]{1,60}?)\s*\?\s*",
    re.I,
)
"""What somebody asks himself, and answers in the next sentence: "My verdict on Indictment 25? GUILTY."."""


def asked_of_himself(c: Context, st: Statement, read: Reading) -> bool:
    """Read the author's question what his answer or the like is, and the value behind it; whether that made acts."""
    if (
        c.told_instead
        or c.index + 1 >= len(c.statements)
        or not c.body.endswith("?", st.start, len(c.body[: st.end].rstrip()))
    ):
        return False
    mine = ASKED.fullmatch(c.body, st.start, st.end)
    below = c.statements[c.index + 1]
    value = VALUE.fullmatch(c.body, below.start, below.end) if mine is not None and not below.new_paragraph else None
    if mine is None or value is None:
        return False
    before = state_of(c)
    if not _read_as(c, st._replace(end=below.end), f"My {mine['noun']}{mine['rest']}: {value['value']}.", read):
        put_back(c, before)
        return False
    c.consumed = max(c.consumed, below.end)
    return True


ANSWER = expression(r"\W{0,4}(?P<value>TRUE|FALSE|PARADOX|UNDECIDABLE|YES|NO|God\s+Knows)\s*+[.!]*\s*")
REASONS = expression(r"\W{0,4}(?:my\s+)?(?:reasoning|reasons?|justification|explanation|rationale)\s*:", re.I)


def answers_with_reasons(c: Context, st: Statement, read: Reading) -> bool:
    """Read an answer alone under a Consultation that is quoted, where its reasons follow; whether it is one."""
    if c.acts or not c.reply or not c.layout.quoted or not st.line_start or c.index + 1 >= len(c.statements):
        return False
    said = ANSWER.fullmatch(c.body, st.start, st.end)
    below = c.statements[c.index + 1]
    if said is None or not (below.new_paragraph and REASONS.match(c.body, below.start, below.end)):
        return False
    if not any(ASKED_ABOVE.search(line) for line in directly_above(c.layout, st)):
        return False
    before = state_of(c)
    reread(c, st, f"I answer {said['value']}.", read)
    if len(c.acts) != 1 or len(c.unclear) > len(before["unclear"]):
        put_back(c, before)
        return False
    span_whole(c, st, 0)
    return True
