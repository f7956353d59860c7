"""Resolves what points at offices: "the post", "both of these", the office of which its holder speaks."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.quotes import quoted_above
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.scan import THIS, Scan
from parsers.slots.numbers import FEW
from parsers.slots.offices import read_ministry

BOTH = expression(r"\b(?:both|these|those|them|(?:all|the)\s+(?P<count>two|three|four|five))\b")
OFFICE_START = expression(r"\b(?:the\s+)?(?=[A-Z])|\bministry of ")


def ministries_meant(c: Context, s: Scan, hit: Hit, st: Statement) -> list[Any]:
    """ "the post", "both of these": what was named last, in this sentence, before it, or in the quotation."""
    both = BOTH.search(s.low[hit.start : hit.end])
    found = ministries_in(c, s.text[: hit.start])
    if not found and both:
        found = so_many_above(c, FEW.get(both["count"], 2))
    elif not found:
        for previous in reversed(c.statements[max(0, c.index - 3) : c.index]):
            found = ministries_in(c, c.body[previous.start : previous.end])
            if found:
                break
    if not found:
        for line in quoted_above(c.layout, st):
            found += ministries_in(c, line.lstrip("> "))
    if both:
        return found[-FEW.get(both["count"], 2) :] if found else [None]
    return found[-1:] if found else [None]


def so_many_above(c: Context, count: int) -> list[Any]:
    """So many offices as the sentences before this one name, the nearest first looked at; none if they name more."""
    found: list[Any] = []
    for previous in reversed(c.statements[max(0, c.index - 3) : c.index]):
        found = [one for one in ministries_in(c, c.body[previous.start : previous.end]) if one not in found] + found
        if len(found) >= count:
            break
    return found if len(found) == count else []


HIS_OFFICE = expression(
    r"\b(?:(?:as|another|new|next|being|my|been|am)\s+(?:(?:the|your|our|a)\s+)?(?:new\s+)?|keys?\s+(?:of|to)\s+)(?=(?:ministry\s+of\s+)?[A-Z])",
    re.I,
)
"""Before an office of which its holder speaks: "You will need another Oracle; I resign"."""


def own_office(c: Context, before: str, st: Statement) -> str | None:
    """The one office of which the author speaks as his right before a deed, or in the sentence before it."""
    texts = [before]
    if c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        scan = Scan(text, c.vocabulary)
        found = {got[0][0][0] for m in HIS_OFFICE.finditer(text) if (got := read_ministry(scan, m.end()))}
        if found:
            return found.pop() if len(found) == 1 and not found & {THIS, "all"} else None
    return None


def ministries_in(c: Context, text: str) -> list[Any]:
    scan = Scan(text, c.vocabulary)
    found: list[Any] = []
    for m in OFFICE_START.finditer(text):
        got = read_ministry(scan, m.start())
        if (
            got
            and got[0][0][0] not in (THIS, "all")
            and got[0][0][-1] not in found
            and not (got[0][0] == ["Ministry"] and "of" in text[got[0][1] : got[0][1] + 4])
        ):
            found += got[0][0]
    return found
