"""Items, paragraphs and sentences put elsewhere: one moved to beside another or to an end, or two exchanged.

The units change places and nothing of their words does: what stood between them - empty lines, margins, the labels of
a list that is numbered anew - stays where it was. Where an item would take a sign at its end with it that belongs to
its place ("; and"), or leave the words that lead to it, it is Doubtful.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from engine.amendments.marks import marked
from engine.amendments.numbers import refers_to
from engine.amendments.units import HEADINGS, ITEM, items, label_of, lists, paragraphs, sentences
from engine.expressions import expression
from engine.splices import Doubtful, Form, Span, after_stop, cut, put_in

_ENDING = expression(r"(?:[,;.:?!]|[,;.:]?[ ](?:and|or))$")
_ENDED = expression(r"[.!?][\"'\u201d\u2019)\]]*$")
_DEEPER = expression(r"^[ \t]*(?:\*\*+|[*:][*:#]+)[ \t]+\S", re.MULTILINE)
"""An item below another, as wikis write it."""
_ITEMS = ("item", "clause", "line", "section")
_THERE = "it stands there already"
_NOT_SURE = "where it is to stand is not certain"


def moved(text: str, unit: str, span: Span, beside: Sequence[Span], at: str, *, renumber: bool) -> str:
    """The text with a unit moved: `at` "before" or "after" the one it is to stand beside, "between" two, or an end.

    At an end, `beside` is the part of which it is one; nothing is its own list or paragraph.
    """
    if unit == "sentence":
        return _moved_sentence(text, span, beside[0] if beside else _around(text, span), at)
    level = _level(text, unit, span)
    if not beside:
        whole = next((one for one in lists(text) if one == (level[0][0], level[-1][1])), None)
        if unit == "paragraph" or whole is None:
            raise Doubtful(_NOT_SURE)
        beside = [whole]
    own, order = level.index(span), list(range(len(level)))
    order.remove(own)
    if at in ("start", "end"):
        edges = text[beside[0][0] : level[0][0]], text[level[-1][1] : beside[0][1]]
        inside = beside[0][0] <= level[0][0] and level[-1][1] <= beside[0][1]
        if not inside or edges[at == "end"].strip():
            raise Doubtful(_NOT_SURE)
        order.insert(0 if at == "start" else len(order), own)
    else:
        near = [level.index(_unit(text, unit, one)) for one in beside if _unit(text, unit, one) in level]
        if len(near) != len(beside) or own in near:
            raise Doubtful(_NOT_SURE)
        places = [order.index(one) for one in near]
        if at == "between" and places[1] != places[0] + 1:
            raise Doubtful("the two places are not next to each other")
        order.insert(places[0] + (at != "before"), own)
    if order == sorted(order):
        raise Doubtful(_THERE)
    return _arranged(text, level, order, renumber=renumber, own=own, listed=unit in _ITEMS)


def exchanged(text: str, unit: str, one: Span, other: Span, *, renumber: bool) -> str:
    """The text with two units of one sort in each other's place."""
    if one[0] > other[0]:
        one, other = other, one
    if one[1] > other[0]:
        raise Doubtful("the two parts to be exchanged are not apart")
    if unit == "sentence":
        _whole_sentence(text, one)
        _whole_sentence(text, other)
        return text[: one[0]] + text[slice(*other)] + text[one[1] : other[0]] + text[slice(*one)] + text[other[1] :]
    level = _level(text, unit, one)
    if _unit(text, unit, other) not in level:
        raise Doubtful("the two parts to be exchanged are not of one list")
    first, then = level.index(_unit(text, unit, one)), level.index(_unit(text, unit, other))
    order = list(range(len(level)))
    order[first], order[then] = then, first
    return _arranged(text, level, order, renumber=renumber, own=-1, listed=unit in _ITEMS)


def _unit(text: str, unit: str, span: Span) -> Span:
    """The whole unit whose words a span are: an item with its marker."""
    if unit in _ITEMS:
        return next((one for one in items(text) if one[1] == span[1] and _begins(text, one) == span[0]), span)
    return span


def _begins(text: str, span: Span) -> int:
    """Where the words of an item begin, behind its marker."""
    found = ITEM.match(text, text.rfind("\n", 0, span[0]) + 1)
    return found.end() if found is not None else span[0]


def _level(text: str, unit: str, span: Span) -> list[Span]:
    """The units among which one stands: the items of its list, the paragraphs of the text."""
    if unit == "paragraph":
        found = paragraphs(text)
        if span not in found or ITEM.match(text, text.rfind("\n", 0, span[0]) + 1):
            raise Doubtful(_NOT_SURE)
        return found
    every = items(text)
    if _DEEPER.search(text) is not None:
        raise Doubtful(_NOT_SURE)
    if unit not in _ITEMS or span not in every:
        raise Doubtful("what is to be moved is not a whole part of a list")
    around = [one for one in lists(text) if one[0] <= span[0] and span[1] <= one[1]]
    if len(around) != 1:
        raise Doubtful(_NOT_SURE)
    parents = [one for one in every if one != span and one[0] <= span[0] and span[1] <= one[1]]
    inside = max(parents, default=around[0], key=lambda one: one[0])
    level = [
        one
        for one in every
        if inside[0] <= one[0] and one[1] <= inside[1] and one != inside and _within(every, one, inside, around[0])
    ]
    marks = {_shape(text, one) for one in level}
    if span not in level or len(marks) != 1:
        raise Doubtful(_NOT_SURE)
    return level


def _within(every: list[Span], one: Span, inside: Span, around: Span) -> bool:
    """Whether an item stands directly in another, or in none of a list."""
    parents = [each for each in every if each != one and each[0] <= one[0] and one[1] <= each[1]]
    nearest = max(parents, default=around, key=lambda each: each[0])
    return nearest == inside


def _shape(text: str, span: Span) -> tuple[str, str]:
    """The margin and the signs of the marker of an item, without its label."""
    found = ITEM.match(text, text.rfind("\n", 0, span[0]) + 1)
    if found is None:
        return "", ""
    return found["depth"], marked(found["mark"])[1]


def _arranged(text: str, level: list[Span], order: list[int], *, renumber: bool, own: int, listed: bool) -> str:
    """The text with its units in another order; what is between them stays."""
    labels = [label_of(text, one) for one in level]
    if listed and any(labels):
        if not renumber or not all(labels):
            raise Doubtful("whether the labels of the list stay as they are is not said")
        refers_to(text, labels)
        level = [(_begins(text, one), one[1]) for one in level]
    elif renumber:
        raise Doubtful("the list has no labels")
    words = [text[slice(*one)] for one in level]
    if listed:
        if [_ending(one) for one in words] != [_ending(words[at]) for at in order]:
            raise Doubtful("whether the signs at the ends of the items go with them is not said")
    else:
        _paragraphs_stay(text, level, order, own)
    first, last = level[0][0], level[-1][1]
    gaps = [text[a[1] : b[0]] for a, b in pairwise(level)]
    out = "".join(words[at] + gap for at, gap in zip(order, [*gaps, ""], strict=True))
    return text[:first] + out + text[last:]


def _ending(words: str) -> str:
    found = _ENDING.search(words.rstrip())
    return found[0] if found is not None else ""


def _paragraphs_stay(text: str, level: list[Span], order: list[int], own: int) -> None:
    """Doubtful where a paragraph would be parted from its list or heading, put among items, or at another margin."""
    bound = [_bound(text, level, at) for at in range(len(level) - 1)]
    pairs = set(pairwise(order))
    if any(joined and (at, at + 1) not in pairs for at, joined in enumerate(bound)):
        raise Doubtful("whether a list or a heading goes with its paragraph is not said")
    if bound and _leads(text[slice(*level[-1])]):
        raise Doubtful(_NOT_SURE)
    changed = [at for at, one in enumerate(order) if at != one]
    if len({text[text.rfind("\n", 0, a) + 1 : a] for a, _ in (level[at] for at in changed)}) > 1:
        raise Doubtful("how deep the paragraph is to stand is not said")
    if own < 0 and any(ITEM.match(text, text.rfind("\n", 0, level[at][0]) + 1) for at in changed):
        raise Doubtful(_NOT_SURE)


def _bound(text: str, level: list[Span], at: int) -> bool:
    """Whether a paragraph belongs with the next: it leads to it, both are items, or the next stands within an item."""
    one, below = text[slice(*level[at])], text[slice(*level[at + 1])]
    listed, next_listed = (
        ITEM.match(text, text.rfind("\n", 0, level[place][0]) + 1) is not None for place in (at, at + 1)
    )
    margin = level[at + 1][0] - text.rfind("\n", 0, level[at + 1][0]) - 1
    deeper = margin > level[at][0] - text.rfind("\n", 0, level[at][0]) - 1
    heading = HEADINGS.fullmatch(one)
    return (
        _leads(one)
        or (listed and (next_listed or deeper or ITEM.search(below) is not None))
        or (next_listed and not _ENDED.search(one))
        or (heading is not None and not heading["deep"])
    )


def _leads(words: str) -> bool:
    return words.rstrip().endswith((":", ",", "\u2013", "\u2014", "-"))


# -- sentences --------------------------------------------------------------------------------------


def _whole_sentence(text: str, span: Span) -> None:
    """Doubtful unless a span is a sentence that ends with a stop and stands in no list."""
    listed = any(one[0] <= span[0] < one[1] for one in items(text))
    if span not in sentences(text) or listed or not _ENDED.search(text[slice(*span)]):
        raise Doubtful("what is to be moved is not plainly one sentence")


def _around(text: str, span: Span) -> Span:
    """The paragraph in which a sentence stands."""
    found = [one for one in paragraphs(text) if one[0] <= span[0] and span[1] <= one[1]]
    if len(found) != 1:
        raise Doubtful(_NOT_SURE)
    return found[0]


def _moved_sentence(text: str, span: Span, beside: Span, at: str) -> str:
    _whole_sentence(text, span)
    if at in ("start", "end"):
        inner = [one for one in sentences(text) if beside[0] <= one[0] and one[1] <= beside[1]]
        if not inner or (at == "end" and inner[-1][1] != len(text[: beside[1]].rstrip())):
            raise Doubtful(_NOT_SURE)
        block = text[beside[0] : beside[1]].strip()
        if "\n\n" in re.sub(r"[ \t]+\n", "\n", block):
            raise Doubtful("whether the sentence is to be a paragraph of its own is not said")
        beside, at = (inner[0], "before") if at == "start" else (inner[-1], "after")
    beside = after_stop(text, beside)
    if beside == span:
        raise Doubtful(_THERE)
    _whole_sentence(text, beside)
    every = sentences(text)
    there = every.index(beside) - every.index(span) == (1 if at == "before" else -1)
    if there and "\n\n" not in text[min(span[1], beside[1]) : max(span[0], beside[0])]:
        raise Doubtful(_THERE)
    words, form = text[slice(*span)], Form("sentence", block=False)
    if beside[0] > span[0]:
        return cut(put_in(text, beside, words, form, after=at != "before"), span)
    removed = cut(text, span)
    if removed[: beside[1]] != text[: beside[1]]:
        raise Doubtful(_NOT_SURE)
    return put_in(removed, beside, words, form, after=at != "before")
