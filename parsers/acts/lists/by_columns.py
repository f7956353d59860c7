"""Tables whose columns have the names of the parts of one action: "Priest's batch:" over "Consultation   Answer"."""

from __future__ import annotations

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.acts.lists.columns import CELL
from parsers.acts.lists.entries import WORDY, columns_below

_WHOSE = expression(
    r"\W*(?:the\s+)?(?:(?P<who>[A-Z][a-z]+)['’]s|[Mm]y|[Ff]rom\s+me)(?:,?\s+(?!(?:last|old|past|previous|first|report|summary|list|table|record|answers?\s+so)\b)[a-z]+){0,8}\s*:\s*$"
)
"""A head that says whose rows stand below."""


def short(words: Words) -> bool:
    """Whether an action has no text, and nothing that any words can be."""
    required = [param.slot for param in words.params if param.required]
    return words.document is None and bool(required) and (WORDY.isdisjoint(required) or required == [Slot.TARGET])


def named_by_columns(c: Context, head: str) -> list[Words]:
    """The one action of whose parts the columns below have the names, where the head says that an officer, or the
    author, does something."""
    columns = {cell.group().lower() for cell in CELL.finditer(columns_below(c, c.index))}
    whose = _WHOSE.match(head)
    if not columns or whose is None:
        return []
    who = (whose["who"] or "my").lower()
    if who != "my" and who not in c.vocabulary.honorifics and who not in c.vocabulary.ministries:
        return []
    found = [
        one
        for one in c.grammar.phrasebook.words
        if short(one)
        and len(needed := [param.name for param in one.params if param.required]) > 1
        and columns.issuperset(needed)
    ]
    return found if len(found) == 1 else []
