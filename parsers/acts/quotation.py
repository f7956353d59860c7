"""What the quoted lines around a statement say: ballot items, numbers, names."""

from __future__ import annotations

import re
from itertools import islice

from parsers.acts.context import Context
from parsers.own import Kind
from parsers.quotes import MAX_QUOTED, directly_above, quoted_above
from parsers.statements import Statement

ITEM = re.compile(r"\s*[\[(]?(?:(?:proposals?|props?\.?|p|#)\s*)?#?\s*(\d{1,6})\b", re.I)
HINT = re.compile(r"(?:proposals?|consultations?|indictments?|rules?|#|\bP|\b4E)\s*#?\s*(?:4e)?(\d{1,6})\b", re.I)


TITLE = re.compile(r"\s*(?:[-*•]\s*)?[\"“]([^\"”]+)[\"”]")


MIN_TITLE = 3
"""Letters of what may be a title."""
MAX_BETWEEN = 40
"""Lines between a heading and the first item of its list."""


OF_A_ROW = re.compile(
    r"[>\s]*(?:<?\w+://\S+|\([^()]{1,80}\)|by\s+\S{1,30}(?:\s+\S{1,30}){0,3})\s*|\s{4,}\S.{0,80}", re.I
)
"""A line that goes on with a row of a list: its address, its author, or what is set in."""


def numbers_below(c: Context, st: Statement) -> list[str]:
    """The numbers that begin the lines of the list under a heading."""
    out: list[str] = []
    for number, line in enumerate(c.layout.below(st.end)):
        if not out and number >= MAX_BETWEEN:
            break
        if not line.text.strip():
            continue
        if line.kind not in (Kind.OWN, Kind.QUOTE):
            break
        m = ITEM.match(line.text.lstrip("> -*•"))
        if m:
            out.append(m.group(1))
        elif out and OF_A_ROW.fullmatch(line.text):
            continue
        elif out or line.kind is not Kind.OWN:
            break
    return out


def quoted_items(c: Context, st: Statement) -> list[str]:
    """Numbers (or titles) of the ballot items quoted directly above."""
    items = []
    for line in directly_above(c.layout, st):
        bare = line.lstrip("> |")
        m = ITEM.match(bare)
        if m:
            items.append(m.group(1))
        else:
            title = TITLE.match(bare)
            if title:
                items.append(title.group(1))
    return items


def titled_item(c: Context, st: Statement, said: str) -> str | None:
    """The number of the ballot item quoted directly above whose title the words before a vote are: "Tea, FOR."."""
    name = " ".join(said.lower().strip(" ,.:;–—-\"“”'*_()").split())
    if len(name) < MIN_TITLE:
        return None
    fitting = [
        item.group(1)
        for line in directly_above(c.layout, st)
        if (item := ITEM.match(line.lstrip("> |"))) is not None
        and re.search(rf"\b{re.escape(name)}\b", line.lower()) is not None
    ]
    return fitting[0] if len(fitting) == 1 else None


def quoted_hint(c: Context, st: Statement) -> str | None:
    for line in reversed(quoted_above(c.layout, st)):
        found = HINT.findall(line)
        if found:
            return str(found[-1])
    return None


def first_of_block(c: Context, st: Statement) -> bool:
    """Nothing of the author's own stands between the quotation and the statement."""
    if c.index == 0:
        return True
    nearest = c.layout.quote_above(st.start)
    if nearest < 0:
        return not any(line.kind is Kind.OWN for line in islice(c.layout.above(st.start), 1, None))
    between = islice(c.layout.below(nearest), MAX_QUOTED)
    return not any(line.kind is Kind.OWN and line.text.strip() for line in between if line.end < st.start)
