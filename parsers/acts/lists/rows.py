"""Lines of a list whose head said what they do: rewards, proposal numbers."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_act
from parsers.body.statements import Statement
from parsers.clauses.model import Adjuncts
from parsers.scan import Scan
from parsers.slots import read_slot
from parsers.slots.names import clean_name

NO_TITLE = expression(
    r"[\[(<]?\s*(?:no (?:title|name)|none|untitled|unnamed|nameless|without (?:a )?title)\s*[\])>]?", re.I
)
"""Stands in the place of a title."""
TITLE = expression(r"^(?:proposal\s+)?[\"“]?|[\"”]$", re.I)
"""What stands around one."""


def list_line(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line is one of the list at hand; it does nothing where one of its parts is nothing that is known."""
    lines = c.listed.lines if c.listed is not None else ()
    found = next(filter(None, (line.match(s.text) for line in lines)), None)
    if c.listed is None or found is None or SEVERAL_NUMBERS.match(s.text):
        return False
    form = found.start("number") == 0 if "number" in found.groupdict() else None
    if form is not None and (_other_form(c, form) or (_below_rows(c) and ONLY_TOLD.match(s.text))):
        return False
    c.listed_form = (c.listed, form)
    said = found.groupdict()
    try:
        params = {one.name: _value(c, one.slot, said[one.name]) for one in c.listed.words.params if one.name in said}
    except LookupError:
        return True
    frame = Adjuncts(actor=c.setting.actor, capacity=c.setting.capacity)
    add_act(c, st, s, c.listed.words.action, params, 0, found.end(), frame)
    return True


SEVERAL_NUMBERS = expression(
    r"\W*(?:#|P)?\d{1,6}(?:\s*(?:,|[-–—]|\bto\b|\band\b|\bthrough\b|&)\s*(?:#|P)?\d{1,6}){1,9}[,:]?\s+[a-z]|[^\d\n]{3,80}:\s*(?:#|P)?\d{1,6}(?:,|\s+(?:and|to)\b)\s*(?:#|P)?\d{1,6}\b"
)
"""Tells something of several numbers, as no row does: "437 to 439 keep theirs", "To the vote go: 437, 438"."""
ONLY_TOLD = expression(
    r"\W*(?:#|P)?\d{1,6}\s+(?:is|was|has|had|stays?|remains?|keeps?|got|will|went|comes?|came|goes|does|did|needs?|waits?)\s+(?!\S*[A-Z\"“])[a-z][^\"“]*[.!]\s*$"
)
"""Tells in a sentence of small letters what became of a number: "503 is still free"."""


def _other_form(c: Context, first: bool) -> bool:
    """Whether the rows above have their number at the other end: the rows of a table have one form."""
    listed, form = c.listed_form
    return listed is c.listed and form is not None and form != first and _below_rows(c)


def _below_rows(c: Context) -> bool:
    """Whether the list at hand has had two rows."""
    listed = c.listed
    return listed is not None and [act.action for act in c.acts[-2:]] == [listed.words.action] * 2


def _value(c: Context, slot: Slot, said: str) -> Any:
    """What a part of a line says. Raises LookupError where it says nothing of the kind."""
    if slot is Slot.PROPOSAL:
        title = TITLE.sub("", clean_name(said.strip(" .;,")))
        return None if NO_TITLE.fullmatch(title) else title
    if slot is Slot.PHRASE:
        return clean_name(said.strip(" .;,"))
    if said.isdigit() and slot in (Slot.CONSULTATION, Slot.INDICTMENT):
        return said
    if said.isdigit():
        return int(said)
    values = read_slot(slot, Scan(said, c.vocabulary), 0)
    if not values:
        raise LookupError(said)
    value = values[0][0]
    return value[0] if isinstance(value, list) else value
