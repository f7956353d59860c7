"""What the quoted lines around a statement say: ballot items, numbers, names."""

from __future__ import annotations

import re
from itertools import islice

from parsers.acts.context import Context
from parsers.own import Kind
from parsers.statements import Statement

ITEM = re.compile(r"\s*[\[(]?(?:(?:proposals?|props?\.?|p|#)\s*)?#?\s*(\d{1,6})\b", re.I)
HINT = re.compile(r"(?:proposals?|consultations?|indictments?|rules?|#|\bP|\b4E)\s*#?\s*(?:4e)?(\d{1,6})\b", re.I)


TITLE = re.compile(r"\s*(?:[-*•]\s*)?[\"“]([^\"”]+)[\"”]")


MAX_BETWEEN = 40
"""Lines between a heading and the first item of its list."""
MAX_QUOTED = 300
"""Quoted lines that are looked at from one statement; a ballot has fewer."""


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
        elif out or line.kind is not Kind.OWN:
            break
    return out


def quoted_above(c: Context, st: Statement) -> list[str]:
    """The quoted lines nearest above a statement (or, failing that, those below it), from the top."""
    out: list[str] = []
    nearest = c.layout.quote_above(st.start)
    if nearest >= 0:
        for line in c.layout.above(nearest):
            if line.kind is Kind.QUOTE:
                out.append(line.text)
            elif line.kind not in (Kind.BLANK, Kind.ATTRIBUTION) or len(out) >= MAX_QUOTED:
                break
        return out[::-1]
    first = c.layout.quote_below(st.end)
    if first >= 0:
        lines = islice(c.layout.below(first), MAX_QUOTED)
        out = [line.text for line in lines if line.kind is Kind.QUOTE]
    return out


def directly_above(c: Context, st: Statement) -> list[str]:
    """The quoted lines that a statement stands directly under."""
    out: list[str] = []
    for line in islice(c.layout.above(st.start), 2 * MAX_QUOTED):
        if line.kind is Kind.QUOTE:
            out.append(line.text)
        elif line.kind is not Kind.BLANK or out:
            break
    return out[:MAX_QUOTED][::-1]


def quoted_items(c: Context, st: Statement) -> list[str]:
    """Numbers (or titles) of the ballot items quoted directly above."""
    items = []
    for line in directly_above(c, st):
        bare = line.lstrip("> |")
        m = ITEM.match(bare)
        if m:
            items.append(m.group(1))
        else:
            title = TITLE.match(bare)
            if title:
                items.append(title.group(1))
    return items


def quoted_hint(c: Context, st: Statement) -> str | None:
    for line in reversed(quoted_above(c, st)):
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
