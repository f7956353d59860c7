"""A new item beside those of a list: whether it is one, with which marker, how deep, and beside which it is to stand.

Each function takes the text of a rule, or of a part of it, and the new words; Doubtful when it is not said.
"""

from __future__ import annotations

import re
from itertools import pairwise

from engine.amendments.borders import heads, in_step
from engine.amendments.orders import Part
from engine.amendments.units import BETWEEN_LABELS, ITEM, item_at, items, marker
from engine.expressions import expression
from engine.splices import Doubtful, Span, moved_in

MARK = rf"(?:[-*\u2022+]|\(?(?:\d{{1,3}}|[a-zA-Z]|[ivx]{{2,5}})[.)]|{BETWEEN_LABELS})"
MARKED = expression(rf"\s*{MARK}\s")
MARKS = expression(rf"^([ \t]*)({MARK})(?=[ \t])", re.MULTILINE)
_LABELLED = expression(r"\s*\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)]\s")
_GOES_ON = expression(
    r"(?:[,;:.(\[\u2013\u2014-]|(?:and|or|but|nor|of|in|on|at|by|for|from|to|with|without|who|which|that|if|unless|when|as|except)\b)",
    re.IGNORECASE,
)
"""How words begin that go on with those of an item, and so are none of their own."""
_LEADS_ON = expression(r"(?:[,:]|\b(?:and|or))$")
"""How words end that lead to those of an item."""


def its_item(body: str, span: Span, new: str, *, after: bool) -> Span | None:
    """The list item, with its marker, at whose edge a new item is to stand; Doubtful where that is within another."""
    found = items(body)
    if span in found:
        return span
    edges: list[Span] = []
    for start, end in found:
        mark = ITEM.match(body, body.rfind("\n", 0, start) + 1)
        if mark is None or not (start <= span[0] and span[1] <= end):
            continue
        if (after and not body[span[1] : end].strip(" .,;")) or (not after and span[0] <= mark.end()):
            edges.append((start, end))
        elif "\n" not in body[mark.end() : end].strip():
            raise Doubtful("whether the new item is to stand within another is not said")
    if len(edges) > 1:
        own = ITEM.match(new.strip("\n"))
        edges = [one for one in edges if own is not None and _sort(marker(body, one)) == _sort(own["mark"])]
        if len(edges) != 1:
            raise Doubtful("whether the new item is to stand within another is not said")
    return edges[0] if edges else None


def beside_its_sort(body: str, spans: list[Span], new: str) -> bool:
    """Whether new words with a marker are put beside whole items, told with theirs, of the same sort."""
    own, found = ITEM.match(new.strip("\n")), items(body)
    return own is not None and all(one in found and _sort(marker(body, one)) == _sort(own["mark"]) for one in spans)


def item_begun(body: str, span: Span) -> Span:
    """The whole item that begins with the words in a span, its marker aside; the span itself if none does."""
    for start, end in items(body):
        mark = ITEM.match(body, body.rfind("\n", 0, start) + 1)
        if mark is not None and span[0] in (start, mark.end()) and span[1] <= end:
            return start, end
    return span


def unmarked_item(body: str, span: Span, part: Part | None, new: str) -> bool:
    """Whether a paragraph, told by its words, is an item with its marker, and what replaces it has none."""
    told = part is not None and part.unit == "paragraph" and part.how not in ("ordinal", "label")
    return told and not marked(new) and marked(body[span[0] :]) and span in items(body)


def other_marker(sign: str, new: str) -> bool:
    """Whether a new item has a sign or a label that is not that of the item which it replaces."""
    found = MARKS.search(new)
    return found is not None and found[2].strip("().").lower() != sign.strip("().").lower()


def beside_item(body: str, place: Span, new: str, *, after: bool) -> bool:
    """Whether new words would stand at the edge of the whole of a list item, and do not go on with its words."""
    if item_at(body, place) is not None:
        return not (_GOES_ON.match(new.strip()) if after else _LEADS_ON.search(new.strip()))
    if place not in items(body):
        return False
    return not (after and _GOES_ON.match(new.strip()))


def twins(body: str) -> int:
    """How many items of lists have the label of the item before them, or one that comes before it."""
    labels = [mark[2].strip("().").lower() for mark in MARKS.finditer(body)]
    return sum(
        (one == other and one not in tuple("-*\u2022+")) or _backwards(one, other) for one, other in pairwise(labels)
    )


def _backwards(one: str, other: str) -> bool:
    """Whether the second label comes before the first, and begins no list."""
    if one.isdigit() and other.isdigit():
        return int(one) > int(other) > 1
    letters = len(one) == len(other) == 1 and one.isalpha() and other.isalpha()
    return letters and one > other > "a" and not (one in "ivx" or other in "ivx")


def marked(text: str) -> bool:
    """Whether words begin with a list marker."""
    return MARKED.match(text) is not None


def item_last(body: str) -> bool:
    """Whether a text ends with an item of a list."""
    found = items(body)
    return bool(found) and not body[found[-1][1] :].strip()


def behind_its_list(body: str, new: str, *, weak: bool) -> bool:
    """Whether a new item goes on with a list that other words follow; `weak`: nothing is said of the end of it all."""
    found = items(body)
    if not found or not marked(new) or _headed(body, new):
        return False
    own, above = heads(new), heads(body)
    if item_last(body):
        before = [at for at, one in enumerate(above) if own and in_step(one, own[0])]
        return bool(before) and all(any(o.depth <= above[at].depth for o in above[at + 1 :]) for at in before)
    if own:
        return any(in_step(one, own[0]) for one in above)
    return weak and new.split(None, 1)[0] in {marker(body, one) for one in found}


def _headed(body: str, new: str) -> bool:
    """Whether the items are heads of sections, each over a text of its own, and the new one is such a section too."""
    found = sorted(items(body))
    ends = [start for start, _ in found[1:]] + [len(body)]
    over = all(body[span[1] : end].strip() for span, end in zip(found, ends, strict=True))
    return over and len(found) > 1 and "\n\n" in new.strip()


def in_no_list(body: str, new: str, *, whole: bool, weak: bool, inline: bool) -> None:
    """Doubtful for an item that would stand behind the words below its list, or in a line with them."""
    if whole and behind_its_list(body, new, weak=weak):
        raise Doubtful("whether the new item is to stand in the list or behind the text below it is not said")
    if inline and _LABELLED.match(new) is not None and not item_last(body):
        raise Doubtful("whether the new words are to be an item of their own is not said")


def as_item(text: str, body: str, form: str) -> str:
    """A new list item with the marker of the list around, where all have the same sign and it has none."""
    if form != "item" or marked(text):
        return text
    marks = set(MARKS.findall(body))
    if not marks:
        return text
    if len(marks) == 1 and (mark := next(iter(marks)))[1] in "-*\u2022+":
        return f"{mark[0]}{mark[1]} {text}"
    raise Doubtful("with which list marker the new item is to stand is not said")


def in_its_list(new: str, body: str) -> str:
    """A new item as deep as the last of the items that it follows by its label."""
    own, above = heads(new), heads(body)
    if not own or not above or not in_step(above[-1], own[0]):
        return new
    return moved_in(new.strip("\n"), body[body.rfind("\n", 0, above[-1].start) + 1 : above[-1].start])


def beside_its_like(new: str, body: str, place: Span) -> str:
    """A new item as deep as the one beside which it is to stand, where their markers are of one sort."""
    mark, own = ITEM.match(body, body.rfind("\n", 0, place[0]) + 1), ITEM.match(new.strip("\n"))
    if mark is None or own is None or _sort(mark["mark"]) != _sort(own["mark"]):
        return new
    return moved_in(new.strip("\n"), mark["depth"])


def _sort(marker: str) -> str:
    """The sort of a list marker, without its number or letter."""
    return re.sub(r"[a-z]+", "a", re.sub(r"[A-Z]+", "A", re.sub(r"\d+", "0", marker)))


def too_shallow(body: str, span: Span, new: str) -> bool:
    """Whether the item beside which a new one is to stand is moved in, and the new one is not, nor is of its list."""
    near = [one for one in heads(body) if one.start <= span[0]]
    own = heads(new)
    if not near or near[-1].depth == 0 or new.strip("\n")[:1].isspace():
        return False
    return not (own and (in_step(near[-1], own[0]) or in_step(own[0], near[-1])))


def as_deep(item: str, items_: str) -> str:
    """A new item, moved in as deep as the first of the items beside which it is to stand."""
    return moved_in(item, items_[: len(items_) - len(items_.lstrip(" \t"))])
