"""Reads what is done again with what the sentence before did it with: "I destroy m10 towards my fine. On nday 3 I destroy
another m10 towards it", or where the sentence before says: "Here is my opening for Chess: my move there is e4". The
sentence is read with the thing in place of what points at it."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from dataclasses import replace

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

_TO = "on|under|towards|toward|to|for|of|from|against|into"
_AGAIN = expression(
    rf"\bI\s+(?:(?:hereby|now|also|then|will|shall)\s+){{0,2}}(?P<verb>[a-z]{{3,14}})\s[^.;:!?\x00]{{1,60}}?\s(?P<to>{_TO})\s+(?P<it>it)\b(?=\s*(?:$|[.,;!]|(?:on|at|tomorrow|tonight|now|today|too|again|as\s+well)\b))",
)
"""A deed of the author's on an "it"."""
_BEFORE = expression(
    rf"\bI\s+(?:(?:hereby|now|also|then|will|shall)\s+){{0,2}}(?P<verb>[a-z]{{3,14}})\s[^.;:!?\x00]{{1,60}}?\s(?P<to>{_TO})\s+(?:[a-z]{{3,9}}\s+)?(?P<thing>(?:my|me|the|our)\s+(?:[\w-]+\s+){{0,2}}?[\w-]+)\s*+[.;!]?\s*",
)
"""The same on a thing, at the end of its sentence."""
ROOM = 160
"""Characters of a sentence that is looked at."""


def same_object(c: Context, st: Statement, read: Reading) -> bool:
    """Read a deed on an "it" that the sentence before did on a thing, where its own words come to nothing; whether that
    reads the same action again."""
    if st.new_paragraph or not c.index or st.end - st.start > ROOM or not c.acts:
        return False
    above = c.statements[c.index - 1]
    if c.acts[-1].start < above.start:
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    again = _AGAIN.search(text) if " it" in text else None
    said = _BEFORE.search(c.body[above.start : above.end].replace("\n", " ")) if again is not None else None
    if again is None or said is None:
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


_THERE = expression(
    r"^\W*(?:(?:and|so|then|now)\s+)?(?:my\s+(?:(?:own|next|first|second|third|last|opening)\s+)?(?:move|turn|opening|bid|play|guess|shot|throw|roll|action)\s+(?P<there>there)(?=\s+is\b|\s*:)"
    r"|I\s+(?:(?:hereby|now|also)\s+)?(?!(?:was|am|have|had|will|would|see|saw|go|went|stay|live|think|hope|know|\w+ed)\b)[a-z]+\s[^.;:!?\x00]{0,60}?(?<!\bin)(?<!\bfrom)(?<!\bover)(?<!\bout)(?<!\bup)(?<!\bdown)(?<!\bto)(?<!\bnear)\s(?P<then>there)(?=\W*$))"
)
"""What is done in a game that the sentence before names."""
_GAME = expression(
    r"\b(?:in|for|at|to|on)\s+(?P<thing>(?:the\s+)?(?:(?i:sub-?game)\s+)?(?!(?:I|The|This|That|Proposal|Rule|Consultation|Indictment|Ministry)\b)[A-Z][\w'’]*(?:\s+(?:of\s+|the\s+)?[A-Z][\w'’]*){0,3}(?:\s+(?i:sub-?game))?)\s*[:.,;!–—-]?\s*$"
)
"""A game at the end of its sentence."""


def done_there(c: Context, st: Statement, read: Reading) -> bool:
    """Read what is done "there", in the game with which the sentence before ends; whether that makes one whole act."""
    if st.new_paragraph or not c.index or st.end - st.start > ROOM or "there" not in c.words_of(st):
        return False
    above = c.statements[c.index - 1]
    text = c.body[st.start : st.end].replace("\n", " ")
    there = _THERE.match(text)
    game = _GAME.search(c.body[above.start : above.end].replace("\n", " ")) if there is not None else None
    if there is None or game is None:
        return False
    place, before = there.span("there" if there["there"] else "then"), state_of(c)
    reread(c, st._replace(start=above.start), f"{text[: place[0]]}in {game['thing']}{text[place[1] :]}", read)
    made = c.acts[len(before["acts"]) :]
    if len(made) == 1 and None not in made[0].params.values() and len(c.unclear) == len(before["unclear"]):
        c.acts[-1:] = [replace(made[0], text=c.body[st.start : st.end].rstrip(), start=st.start, end=st.end)]
        return True
    put_back(c, before)
    return False
