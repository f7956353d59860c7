"""Answers that stand in capitals right under the quoted questions that they answer, each with its number, in a mail that
says that its author's answers stand there: "> 141: Is Ivy a Player?" over "YES. E asked on nday 1."."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_act
from parsers.acts.pointing.quotation import first_of_block
from parsers.body.quotes import directly_above
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Adjuncts
from parsers.scan import Scan
from parsers.slots import read_slot

_MY_ANSWERS = expression(
    r"\bmy\s+(?:own\s+|humble\s+|considered\s+)?answers?\b|\b[Ii]\s+answer\b[^.!?]{0,60}\b(?:as\s+follows|below|beneath|under(?:neath)?|in\s?line|inline)\b|\bas\s+(?:the\s+|their\s+|its\s+|assigned\s+)?[Pp]riest(?:ess)?\b",
    re.I,
)
"""Says that the author answers, and may."""
_QUESTION = expression(
    r"[>|\s]*(?P<kind>(?:consultation|cons?\.)\s+)?(?:question\s+)?(?:number\s+|no\.?\s*)?#?(?P<number>\d{1,6})\s*(?:[:.)]|[-–—]+)\s+(?P<asked>\S[^\n]*\?)[\s\"”]*",
    re.I,
)
_JUDGED = expression(r"\b(?:priest(?:ess)?|consultations?|oracle)\b", re.I)
"""One of these is where questions of the game are answered, and no others that have numbers."""
_LOUD = expression(r"\W*(?P<word>[A-Z]{2,})\s*(?:$|[.!,;:(–—-])")


def answers_above(c: Context, st: Statement, s: Scan) -> bool:
    """Take the answer with which a statement under a quoted question begins; whether it is one."""
    loud = _LOUD.match(s.text) if c.layout.quoted and st.line_start else None
    if loud is None or traps.conditional(s.text) or not first_of_block(c, st):
        return False
    lines = [line for line in directly_above(c.layout, st) if line.strip(" >|")]
    asked = _QUESTION.fullmatch(" ".join(" ".join(line.lstrip(" >|") for line in lines).split())) if lines else None
    if asked is None or asked["asked"].count("?") > 1 or not _says_so(c):
        return False
    if asked["kind"] is None and not (_JUDGED.search(c.subject) or _JUDGED.search(c.body)):
        return False
    for slot, words in c.grammar.answers:
        found = read_slot(slot, s, loud.start("word")) if slot is Slot.ANSWER else []
        if found and found[0][1] >= loud.end("word"):
            values = {Slot.CONSULTATION: asked["number"], slot: found[0][0]}
            params = {one.name: values[one.slot] for one in words.params if one.slot in values}
            add_act(c, st, s, words.action, params, loud.start("word"), found[0][1], Adjuncts())
            return True
    return False


def _says_so(c: Context) -> bool:
    """Whether a statement of the mail says that its author answers."""
    return any(_MY_ANSWERS.search(c.body, one.start, one.end) for one in c.statements[: c.index])
