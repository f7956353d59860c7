"""What a report only tells: how things are, under the heading of a publication ("139 is assigned to Hob").

An officer also does business in his report. What he does is told by the words that lead to it ("Business of the day:",
"As Judge I now do what is due:") or by his own deed right before it in the same paragraph.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.clauses.hereby import HEREBY
from parsers.clauses.model import Hit
from parsers.scan import Scan

ROOM = 20
"""Statements that are looked back for the head of a paragraph."""
HOW_IT_IS = expression(r"(?!.*\b(?:my|I)\b).*(?:\b(?:is|are|was|were|has|have)\b|:)")
_TODAY = r"(?:of|for|from)\s+(?:the\s+day|to-?day|this\s+nday|the\s+nday)"
_BUSINESS = (
    r"(?:business|actions?|acts?|deeds?|decisions?|rulings?|orders?|doings|assignments?|appointments?|transactions?"
    r"|sentences?|announcements?)"
)
_DOES = expression(
    rf"\W*(?:(?:my|the|our|some|official|oracular|judicial|a\s+bit\s+of|a\s+little)\s+){{0,3}}(?:(?:today['’]s|to-?day['’]s|the\s+day['’]s|new|hereby|present)\s+(?:official\s+|oracular\s+|judicial\s+)?{_BUSINESS}|{_BUSINESS}\s+(?:{_TODAY}|to-?day|done\s+(?:here|hereby|herewith|to-?day|now)|taken\s+(?:hereby|herewith|to-?day|now)))\s*:\s*"
    r"|(?:[^.:;!?]{0,60}?\b)?I\s+(?:(?:hereby|now|also|herewith|duly|further|then|therefore)\s+){0,2}(?:do|make|take|perform|act|order|decree|rule|decide|transact|dispatch|conduct)\b(?!\s+not\b|n['’]t)[^.:;!?]{0,60}:\s*",
    re.S | re.I,
)
"""Leads to what its author does, and not to what he tells."""
_TOLD = expression(
    r"\b(?:since|so\s+far|past|previous|recent|last|earlier|already)\b|\bI(?:['’]ve|\s+have|\s+had)\s+(?!to\b|the\b|a\b|some\b|these\b)[a-z]+",
    re.I,
)
"""In the head of a report: of what is over."""
_MINE = expression(r"\bI\s")


def printed(c: Context, s: Scan, hit: Hit) -> bool:
    """Whether a clause only says how things are, in a report or under the heading of a publication."""
    if not (c.tells or c.report) or c.tx_stack or c.listed is not None:
        return False
    words = hit.match.phrase.words
    if words is None or words.tabular or words.answers or hit.frame.actor or hit.frame.announced or hit.beast:
        return False
    if HOW_IT_IS.match(s.mask, hit.start, hit.end) is None or s.holds(HEREBY):
        return False
    if ":" in s.vocab and _DOES.fullmatch(s.text, 0, hit.start):
        return False
    if c.setting.imperative:
        return _TOLD.search(head_of(c)) is not None
    return not among_deeds(c)


def head_of(c: Context) -> str:
    """The line with a colon under which the statement stands."""
    for n in range(c.index, max(0, c.index - ROOM), -1):
        above = c.statements[n - 1]
        text = c.body[above.start : above.end].rstrip()
        if text.endswith(":"):
            return text
        if c.statements[n].new_paragraph and not c.statements[n].mark:
            break
    return ""


def among_deeds(c: Context) -> bool:
    """Whether the statement stands under words that lead to what its author does, or right behind a deed of his."""
    last, beside = len(c.acts), True
    for n in range(c.index, max(0, c.index - ROOM), -1):
        here, above = c.statements[n], c.statements[n - 1]
        text = c.body[above.start : above.end]
        if text.rstrip().endswith(":"):
            return _DOES.fullmatch(text) is not None
        if here.new_paragraph and not here.mark:
            return False
        before = last
        while last and c.acts[last - 1].start >= above.start:
            last -= 1
        beside = beside and last < before
        if beside and (deed := _MINE.search(text)) is not None and deed.start() <= c.acts[last].end - above.start:
            return True
    return False
