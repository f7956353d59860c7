"""The last net: a statement of which nothing was read, and no other reader knows why, is held if its words are like
those of deeds (`parsers/clauses/likeness`). So a deed in words that nobody foresaw reaches a human; none is done."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.body.statements import Statement
from parsers.clauses.likeness import rows_of
from parsers.clauses.words import ADVERB, CONNECTING

LIKE_A_DEED = "it reads like a deed, in words that are not understood"
LONGEST = 400
"""Characters; a longer statement tells a story."""
I_DO = expression(rf"\W*(?:(?:{CONNECTING})\b[,:]?\s+){{0,3}}I(?:\s+{ADVERB},?){{0,3}}\s+(?P<verb>[a-z]+)\b", re.I)
"""What somebody does by a verb. Where it is one of the game, its phrases have said already that this is no deed."""
TOLD = expression(
    r"\b[A-Z][a-z]+['’]s\s+[A-Z]{3,}\b|\bcan(?:not|['’]t)\b|\b(?:would|was|were|had|been|wins|won)\b|^\W*\w+,?\s[^.;:]*\bwill\s+vote\b"
)
"""What was, what would be, what nobody can do, and what others will do."""
KEY = expression(r"\S{24}")
"""No word that a player says: a digest, a key, the address of a page."""


def note_passed_over(c: Context, st: Statement) -> None:
    """Hold a statement that was passed over, where it reads like a deed."""
    if c.nothing_in != c.index:
        return
    c.silent.append(st)
    likeness = c.grammar.phrasebook.likeness
    text = c.body[st.start : st.end].rstrip()
    if likeness is None or len(text) > LONGEST or TOLD.search(text) or KEY.search(text):
        return
    if _told_of_last(c, text):
        return
    doing = I_DO.match(text)
    if doing is not None and (doing["verb"].lower() in c.grammar.verbs or doing["verb"].lower() in c.vocabulary.deeds):
        return
    if likeness.reaches(rows_of(c.grammar.signs.of(text.replace("\n", " "), st.line_start, bool(st.mark)))):
        add_unclear(c, st.start, st.start + len(text), LIKE_A_DEED)


def _told_of_last(c: Context, text: str) -> bool:
    """Whether a statement told the last act something that it does not say itself: "I join. Call me Hob."."""
    last = c.acts[-1] if c.acts else None
    return last is not None and any(
        isinstance(said, str) and said in text and said not in last.text for said in last.params.values()
    )
