"""Levels of labels in a text whose items all stand at the same margin: "(1)", below it "(a)", below that "(i)".

An item that leads in to others ends with a colon or a dash, and the next label is the first of another sort. These
go on until a label continues one of the sorts around them. Where that is not plain, the text has no levels.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.amendments.marks import ROMAN
from engine.amendments.units import ITEM, items, label_of
from engine.expressions import expression
from engine.splices import Span

_LEADS_IN = expression(r"[:\u2013\u2014\u2015]-?$|[ ]-+$|-{2,3}$")
_DIGITS = expression(r"(\d+)([a-z]*)", re.IGNORECASE)
_FIRSTS = {"1": "digit", "a": "letter", "i": "roman", "aa": "letter"}
_MOST = 200
"""A text with more items than these has no levels that anybody would count."""


@dataclass
class _Level:
    shape: str
    kind: str
    last: str


def under(text: str, span: Span) -> Span:
    """An item with those that it leads in to, if they stand at its own margin; else the item as it is."""
    found = items(text)
    levels = _levels(text, found) if span in found and _LEADS_IN.search(text[slice(*span)]) else []
    at = found.index(span) if levels else 0
    if not levels or at + 1 == len(found) or levels[at + 1] <= levels[at]:
        return span
    later = zip(found[at + 1 :], levels[at + 1 :], strict=True)
    end = next((one[0] for one, depth in later if depth <= levels[at]), len(text))
    return span[0], len(text[:end].rstrip())


def open_ended(text: str, span: Span) -> bool:
    """Whether words that are no item stand behind, or between, the items that an item at their margin leads in to."""
    found = items(text)
    if not any(one[0] == span[0] and one != span and under(text, one) == span for one in found):
        return False
    inner = [one for one in found if span[0] < one[0] < span[1]]
    gaps = zip([one[1] for one in inner], [*(one[0] for one in inner[1:]), span[1]], strict=True)
    return any(text[a:b].strip() for a, b in gaps)


def trails(text: str, span: Span) -> bool:
    """Whether words behind an empty line would belong to the last of several labelled lines with none between them."""
    above = text[: span[0]].rstrip(" \t")
    inner = text[slice(*span)]
    gap = _GAP.search(inner)
    tight = above.endswith("\n") and above[:-1].rstrip(" \t")[-1:] not in ("", "\n")
    labelled = _LABELLED_LINE.match(above[:-1].rsplit("\n", 1)[-1]) is not None
    return tight and labelled and gap is not None and bool(inner[gap.end() :].strip())


_GAP = expression(r"\n[ \t]*\n")
_LABELLED_LINE = expression(
    r"[ \t]*(?:(?:section|article|clause|part|paragraph)[ ]\d|\u00a7|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.):])",
    re.IGNORECASE,
)


def orphans(text: str, span: Span) -> bool:
    """Whether the first item of a list of another sort stands right below an item, at its margin: it may be its own."""
    one = ITEM.match(text, text.rfind("\n", 0, span[0]) + 1)
    below = ITEM.match(text, span[1] + len(text[span[1] :]) - len(text[span[1] :].lstrip("\n")))
    if one is None or below is None or below["mark"].strip("().").lower() not in _FIRSTS:
        return False
    alike = _shape(one["mark"]) == _shape(below["mark"])
    return len(one["depth"]) == len(below["depth"]) and not alike


def _shape(mark: str) -> str:
    """A marker without its label."""
    label = mark.strip("().")
    kind = "0" if label.isdigit() else "A" if label.isupper() else "i" if label.lower() in ROMAN else "a"
    return mark.replace(label, kind, 1) if label else mark


def _levels(text: str, found: list[Span]) -> list[int]:
    """How deep each item stands, by the sorts of labels; none when that is not plain."""
    if len(found) > _MOST or len({len(one["depth"].expandtabs(8)) for one in ITEM.finditer(text)}) != 1:
        return []
    open_: list[_Level] = []
    depths: list[int] = []
    leads = True
    for span in found:
        label = label_of(text, span)
        mark = ITEM.match(text, span[0])
        if not label or mark is None:
            return []
        shape, said = mark["mark"].replace(label, "x", 1) + ("A" if label[0].isupper() else ""), label.lower()
        going = next((at for at in range(len(open_) - 1, -1, -1) if _goes_on(open_[at], shape, said)), -1)
        if leads and said in _FIRSTS and not any(one.shape == shape and one.last == "h" for one in open_):
            open_.append(_Level(shape, _FIRSTS[said], said))
        elif going >= 0:
            del open_[going + 1 :]
            open_[going].last = said
        else:
            return []
        depths.append(len(open_))
        leads = _LEADS_IN.search(text[slice(*span)]) is not None
    return depths


def _goes_on(level: _Level, shape: str, label: str) -> bool:
    """Whether a label is a later one of a level."""
    if shape != level.shape:
        return False
    if level.kind == "roman":
        return label in ROMAN and level.last in ROMAN and ROMAN.index(label) > ROMAN.index(level.last)
    new, old = _DIGITS.fullmatch(label), _DIGITS.fullmatch(level.last)
    if level.kind == "digit":
        return new is not None and old is not None and (int(new[1]), new[2]) > (int(old[1]), old[2])
    if (level.last, label) == ("aa", "a"):
        return True
    return label.isalpha() and level.last.isalpha() and (len(label), label) > (len(level.last), level.last)
