"""A text and what it is to become, each behind a label of its own: "Old: A", "New: B"; "Present wording:" and so on."""

from __future__ import annotations

import re

from engine.amendments.cursor import Cursor
from engine.amendments.layout import raw, unwrapped
from engine.amendments.orders import Order, Place, Spot, Words
from engine.amendments.words import OLD, TEXT_NOUN, Do
from engine.expressions import expression

_OLD = expression(rf"(?:{OLD}|before|from|currently){TEXT_NOUN} ?:(?=\s|$)", re.IGNORECASE)
_NEW = expression(rf"(?:new|proposed|after|to|amended|revised){TEXT_NOUN}(?= ?:(?:\s|$))", re.IGNORECASE)
_NEW_LINE = expression(rf"\n(?={_NEW.pattern})", re.IGNORECASE)
"""Before the second label, where it begins a line of the same paragraph."""
_FAR = 12
"""An old text of more paragraphs is not read."""


def compared(cursor: Cursor, default: Place) -> list[Order] | None:
    """The change that two labelled texts at the cursor show; the cursor moves behind them."""
    start = cursor.here()
    if not cursor.sees(_OLD):
        return None
    cursor.eat(_OLD)
    before = _old_text(cursor)
    after = cursor.words(below=True) if before is not None and cursor.eat(_NEW) is not None else None
    if before is None or after is None:
        cursor.back(start)
        return None
    return [Order(Do.REPLACE, default, Spot(before), new=after)]


def _old_text(cursor: Cursor) -> Words | None:
    """The text behind the first label, up to the second, to which the cursor moves."""
    if cursor.spent():
        cursor.back((cursor.index + 1, 0))
        if cursor.index >= len(cursor.paras):
            return None
    elif (told := cursor.mark()) is not None:
        return told if _to_new(cursor) else None
    else:
        line = _NEW_LINE.search(cursor.text, cursor.at)
        end = line.end() if line is not None else len(cursor.text)
        rest = unwrapped(cursor.framed.restore(cursor.text[cursor.at : end].strip()))
        cursor.at = end
        return Words(rest, bare=True) if _to_new(cursor) else None
    first = cursor.index
    marked = cursor.mark()
    if marked is not None:
        return marked if _to_new(cursor) else None
    end = next((k for k in range(first, min(first + _FAR, len(cursor.paras))) if _NEW.match(cursor.paras[k].text)), 0)
    if end <= first:
        return None
    text = raw(cursor.framed, cursor.paras[first], cursor.paras[end - 1])
    cursor.back((end, 0))
    several = end > first + 1
    return Words(text if several else unwrapped(text), block=several, bare=True)


def _to_new(cursor: Cursor) -> bool:
    """Whether the label of the new text is next, perhaps in the next paragraph; then the cursor moves there."""
    if cursor.spent():
        cursor.back((cursor.index + 1, 0))
    return cursor.index < len(cursor.paras) and cursor.sees(_NEW)
