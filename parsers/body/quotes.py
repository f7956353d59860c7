"""The quoted lines nearest to a statement: what it answers."""

from __future__ import annotations

from itertools import islice

from engine.expressions import expression
from parsers.body.own import Kind, Layout
from parsers.body.statements import Statement

MAX_QUOTED = 300
"""Quoted lines that are looked at from one statement; a ballot has fewer."""
MAX_WORDS = 600
"""Characters of the quotation that an act keeps: more than an announcement of one act has."""

_BY_NAME = expression(r"[ \t]*[^\W\d_][\w.-]{0,20}(?=>)")
"""Who is quoted, before the mark of a quotation: "Dottie> 432 Marbles"."""


def _line(text: str) -> str:
    """A quoted line with no more than the marks of a quotation in front."""
    named = _BY_NAME.match(text)
    return text[named.end() :] if named is not None else text


def quoted_above(layout: Layout, st: Statement) -> list[str]:
    """The quoted lines nearest above a statement (or, failing that, those below it), from the top."""
    out: list[str] = []
    nearest = layout.quote_above(st.start)
    if nearest >= 0:
        for line in layout.above(nearest):
            if line.kind is Kind.QUOTE:
                out.append(_line(line.text))
            elif line.kind not in (Kind.BLANK, Kind.ATTRIBUTION) or len(out) >= MAX_QUOTED:
                break
        return out[::-1]
    first = layout.quote_below(st.end)
    if first >= 0:
        lines = islice(layout.below(first), MAX_QUOTED)
        out = [_line(line.text) for line in lines if line.kind is Kind.QUOTE]
    return out


def directly_above(layout: Layout, st: Statement) -> list[str]:
    """The quoted lines that a statement stands directly under."""
    out: list[str] = []
    for line in islice(layout.above(st.start), 2 * MAX_QUOTED):
        if line.kind is Kind.QUOTE:
            out.append(_line(line.text))
        elif line.end > st.start and not any(map(str.isalnum, line.text[: st.start - line.start])):
            continue  # "- FOR": the mark of the statement itself
        elif line.kind is not Kind.BLANK or out:
            break
    return out[:MAX_QUOTED][::-1]


def quoted_words(layout: Layout, st: Statement) -> str:
    """The end of the nearest quotation in one line, without the marks that make it one."""
    said = " ".join(line.lstrip("> |").strip() for line in quoted_above(layout, st)) if layout.quoted else ""
    return said[-MAX_WORDS:]
