"""Reads what is behind the words of an announcement: "I intend, without objection, to ..."."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import MEANT_ONLY, announce, intent_kind, wanted
from parsers.clauses.model import Hit, Setting
from parsers.clauses.verb import verb
from parsers.scan import Scan

TO_DO = expression(r"\bto\s+(?:\w+ly\s+)?")
DO_THINGS = expression(
    r"(?:do|perform|take)\s+(?:the\s+following|these|two|three|four|several|a\s+few|some)\b[^:;.!?]{0,80}:\s+(?:\(?(?:1|a|i)[.)]\s+)?(?:to\s+)?",
    re.I,
)
"""Leads to what is announced: "to do two things: activate ..."."""
GOING = expression(r"\bgoing\s+to\s*$", re.I)
"""Announces only with the kind of the intent: "I'm going, without objection, to ..."."""
INTEND_ROOM = 90
"""Characters between "intend" and the "to" of its verb."""


def intended(g: Grammar, s: Scan, start: int, intent: re.Match[str], before: str, setting: Setting) -> Hit | None:
    """ "I intend, without objection, to ..."."""
    if g.pet.search(intent.group()) is not None:
        return None  # what the Beast is caused to do, its causer does not intend
    meant_only = MEANT_ONLY.match(intent.group())
    if (meant_only is not None or GOING.search(intent.group())) and intent_kind(g, s.mask)[0] is None:
        return None
    gerund = intent.group().rstrip().lower().endswith((" of", " on"))
    frame = adjuncts(g, s, before, "", setting)
    if things := DO_THINGS.match(s.mask, intent.end()):
        hit = verb(g, s, things.end(), g.book.base, start, frame, setting)
        return announce(g, s, hit) if hit else None
    hit = verb(g, s, intent.end(), g.book.gerund if gerund else g.book.base, start, frame, setting)
    if hit is None:  # the verb may stand after a second "to": "intend with support to ..."
        for more in TO_DO.finditer(s.mask, intent.end(), intent.end() + INTEND_ROOM):
            if g.pet.search(s.text, intent.end(), more.start()) is not None:
                break
            hit = verb(g, s, more.end(), g.book.base, start, frame, setting)
            if hit:
                break
    if hit and meant_only is not None and not meant_only["planning"]:
        return wanted(g, s, hit)
    return announce(g, s, hit) if hit else None
