"""Reads what is done again with what the sentence before did it with: "I destroy m10 towards my fine. On nday 3 I destroy
another m10 towards it". The sentence is read with the thing in place of the pronoun."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.statements import Statement

_TO = "towards|toward|to|for|of|from|against|into"
_AGAIN = expression(
    rf"\bI\s+(?:(?:hereby|now|also|then|will|shall)\s+){{0,2}}(?P<verb>[a-z]{{3,14}})\s[^.;:!?\x00]{{1,60}}?\s(?P<to>{_TO})\s+(?P<it>it)\b(?=\s*(?:$|[.,;!]|(?:on|at|tomorrow|tonight|now|today|too|again|as\s+well)\b))",
)
"""A deed of the author's on an "it"."""
_BEFORE = expression(
    rf"\bI\s+(?:(?:hereby|now|also|then|will|shall)\s+){{0,2}}(?P<verb>[a-z]{{3,14}})\s[^.;:!?\x00]{{1,60}}?\s(?P<to>{_TO})\s+(?:[a-z]{{3,9}}\s+)?(?P<thing>(?:my|the|our)\s+(?:[\w-]+\s+){{0,2}}?[\w-]+)\s*+[.;!]?\s*",
)
"""The same on a thing, at the end of its sentence."""
ROOM = 160
"""Characters of a sentence that is looked at."""


def same_object(c: Context, st: Statement, read: Reading) -> bool:
    """Read a deed on an "it" that the sentence before did on a thing, with the same verb or the same preposition, where
    its own words come to nothing; whether that reads it."""
    if st.new_paragraph or not c.index or st.end - st.start > ROOM or not c.acts:
        return False
    above = c.statements[c.index - 1]
    if c.acts[-1].start < above.start:
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    again = _AGAIN.search(text) if " it" in text else None
    said = _BEFORE.search(c.body[above.start : above.end].replace("\n", " ")) if again is not None else None
    if again is None or said is None or (again["verb"] != said["verb"] and again["to"] != said["to"]):
        return False
    action, before = c.acts[-1].action, state_of(c)
    reread(c, st._replace(start=above.start), text[: again.start("it")] + said["thing"] + text[again.end() :], read)
    made = c.acts[len(before["acts"]) :]
    whole = len(made) == 1 and made[0].action == action and None not in made[0].params.values()
    if whole and len(c.unclear) == len(before["unclear"]):
        span_whole(c, st, len(before["acts"]))
        return True
    put_back(c, before)
    return False
