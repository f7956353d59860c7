"""The errors of what was challenged, told in the sentence behind the challenge or listed below it."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.texts.payload import ERRORS_AHEAD, items_alone
from parsers.body.payloads import Payload
from parsers.body.statements import Statement
from parsers.clauses.model import Setting
from parsers.clauses.sentence import read_sentence
from parsers.scan import Scan

ERRORS = expression(
    r"(?:(?:(?:here\s+)?(?:is|are)\s+)?(?:the|my|its)\s+)?(?:following\s+)?(?:errors?|mistakes?|faults?|flaws?|grounds?|reasons?|wrong)\b[^.:]{0,40}:\s*",
    re.I,
)
HEADS_ERRORS = expression(rf"{ERRORS_AHEAD}\s*+[:.]\s*", re.I)
"""A sentence that only says that the errors are listed below: "It has these two errors:"."""
LED_ERRORS = expression(rf"{ERRORS_AHEAD}\s*+:\s*+(?=\S)", re.I)
TOLD_ERROR = expression(
    r"\b(?:not|wrong|wrongly|missing|misses|lacks|omits|incorrect\w*|error|mistake|instead|should|says|lists|shows|gives|has|have|is|are)\b",
    re.I,
)


def errors_after(c: Context, later: Statement, said: str) -> Payload | None:
    """The errors of what was challenged in the sentence before: behind a label, or told in the same paragraph."""
    label = ERRORS.match(said)
    if label and not said[label.end() :].strip():
        return items_alone(c.finder.free_text(later.end))
    if label:
        return Payload(said[label.end() :], later.start + label.end(), later.end)
    if HEADS_ERRORS.fullmatch(said) and not later.new_paragraph and later.line_end:
        below = c.statements[c.index + 2] if c.index + 2 < len(c.statements) else None
        listed = below is not None and below.mark
        return items_alone(c.finder.free_text(later.end)) if listed or said.rstrip().endswith(":") else None
    told = not later.new_paragraph and TOLD_ERROR.search(said) and not said.rstrip().endswith("?")
    if not told or read_sentence(c.grammar, Scan(said, c.vocabulary, c.reply, purse=c.purse), Setting()):
        return None
    head = LED_ERRORS.match(said)
    begin = head.end() if head is not None else 0
    return Payload(said[begin:], later.start + begin, later.end)
