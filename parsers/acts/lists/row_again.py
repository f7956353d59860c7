"""Reads a line of a list that does what the line above it does: "82: the same, to Joel", "Ivy: likewise"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Param, Slot
from parsers.acts.again import THINGS
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.scan import Scan
from parsers.slots import read_slot

ROW = expression(r"[\s*•-]{0,6}(?P<thing>[^:–—]{1,60}?)(?:\s\([^()]{1,60}\))?\s*(?::|[-–—]+(?=\s))\s*")
"""The head of a line: with what it deals."""
ALIKE = expression(
    r"(?:i\s+(?:do|say)\s+)?(?:(?:exactly\s+|just\s+)?(?:the\s+)?(?:very\s+)?same(?:\s+(?:here|again|thing|procedure|treatment|game|story|deal|goes))?|likewise|ditto|idem|as\s+above)"
    r"(?:\s*+[.!]*\s*$|,?\s*(?:(?:but|only|except|though|just)\s+)?(?:(?:to|at|with|for|as)\s+)?(?P<value>[^,;:.!?]{1,60}?)(?P<end>(?:\s+(?:this\s+time|instead|now))?\s*+[.!]*\s*$))",
    re.I,
)
"""Says that the deed of the line above is done again, perhaps with another value."""
VALUES = THINGS | {Slot.COLOUR, Slot.MACKS, Slot.INT, Slot.CODE, Slot.ANSWER, Slot.CLAIM, Slot.VERDICT}
ROOM = 4
"""Statements that a line above may have."""


def row_again(c: Context, st: Statement, s: Scan) -> bool:
    """Do for the thing of a line what the line above did for its own."""
    row = ROW.match(s.text)
    same = ALIKE.match(s.text, row.end()) if row is not None else None
    above = _act_above(c, st)
    if row is None or same is None or above is None:
        return False
    act, head = above
    params = c.book.of(act.action).params
    things = [one for one in params if one.slot in THINGS and _read(c, one, head) == act.params.get(one.name)]
    thing = _read(c, things[0], row["thing"]) if len(things) == 1 else None
    if thing is None:
        return False
    told = {**act.params, things[0].name: thing}
    for one in params:  # the number that a line gave its thing
        if one.slot is Slot.CODE and str(act.params.get(one.name)) == act.params[things[0].name]:
            told.pop(one.name, None)
    if same["value"]:
        others = [one for one in params if one is not things[0] and one.slot in VALUES and one.name in told]
        fits = [(one.name, value) for one in others if (value := _read(c, one, same["value"])) is not None]
        if len(fits) != 1:
            return False
        told[fits[0][0]] = fits[0][1]
    end = st.start + len(s.text.rstrip())
    c.acts.append(replace(act, params=told, text=c.body[st.start : end], start=st.start, end=end))
    return True


def _act_above(c: Context, st: Statement) -> tuple[Act, str] | None:
    """The one act of the line above, and the head of that line."""
    for one in reversed(c.statements[max(0, c.index - ROOM) : c.index]):
        if one.line_start:
            made = [act for act in c.acts if one.start <= act.start < st.start]
            head = ROW.match(c.body, one.start, one.end)
            return (made[0], head["thing"]) if len(made) == 1 and head is not None else None
        if one.new_paragraph:
            break
    return None


def _read(c: Context, param: Param, text: str) -> Any:
    """The value of a parameter that a text says with all its words; nothing where it says none, or several."""
    said = Scan(text.strip(), c.vocabulary, c.reply, purse=c.purse)
    for found, end in read_slot(param.slot, said, 0):
        if end == len(said.text):
            single = isinstance(found, tuple) or (isinstance(found, list) and len(found) == 1)  # a sum, one of a list
            value = found[0] if single else found
            return value if isinstance(value, str | int) else None
    return None
