"""What the quoted lines around a statement say: ballot items, numbers, names."""

from __future__ import annotations

import re

from parsers.acts.context import Context
from parsers.own import Kind
from parsers.statements import Statement

ITEM = re.compile(r"\s*(?:(?:proposals?|props?\.?|p|#)\s*)?#?\s*(\d{1,6})\b", re.I)
HINT = re.compile(r"(?:proposals?|consultations?|indictments?|rules?|#|\bP|\b4E)\s*#?\s*(?:4e)?(\d{1,6})\b", re.I)


TITLE = re.compile(r"\s*(?:[-*•]\s*)?[\"“]([^\"”]+)[\"”]")


def numbers_below(c: Context, st: Statement) -> list[str]:
    """The numbers that begin the lines of the list under a heading."""
    out: list[str] = []
    for line in c.layout.lines:
        if line.start < st.end or not line.text.strip():
            continue
        m = ITEM.match(line.text.lstrip("> -*•"))
        if m:
            out.append(m.group(1))
        elif out or line.kind is not Kind.OWN:
            break
    return out


def quoted_above(c: Context, st: Statement) -> list[str]:
    """The quoted lines nearest above a statement (or, failing that, the first block below it)."""
    out: list[str] = []
    for line in reversed(c.layout.lines):
        if line.start >= st.start:
            continue
        if line.kind is Kind.QUOTE:
            out.append(line.text)
        elif line.kind in (Kind.BLANK, Kind.ATTRIBUTION):
            continue
        elif out:
            break
    if not out:
        for line in c.layout.lines:
            if line.start > st.end and line.kind is Kind.QUOTE:
                out.append(line.text)
        return out
    return out[::-1]


def directly_above(c: Context, st: Statement) -> list[str]:
    """The quoted lines that a statement stands directly under."""
    out: list[str] = []
    for line in reversed(c.layout.lines):
        if line.start >= st.start:
            continue
        if line.kind is Kind.QUOTE:
            out.append(line.text)
        elif line.kind is Kind.BLANK and not out:
            continue
        else:
            break
    return out[::-1]


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
    return c.index == 0 or not any(
        line.kind is Kind.OWN and line.text.strip()
        for line in c.layout.lines
        if quote_end(c, st) < line.start and line.end < st.start
    )


def quote_end(c: Context, st: Statement) -> int:
    ends = [line.end for line in c.layout.lines if line.kind is Kind.QUOTE and line.start < st.start]
    return ends[-1] if ends else 0
