"""The labels of a list after an item was put in or taken out: numbered anew, where that is plain.

`renumbered` takes a text before and after such a change. The labels of the level must have been a plain run from the
first on ("1. 2. 3.", "(a) (b)"), a new item must bring the label that it gets, and nothing in the text may refer to one
of the labels by it: else Doubtful.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

from engine.amendments.marks import LABEL, ROMAN, marked
from engine.amendments.units import ITEM
from engine.expressions import expression
from engine.splices import Doubtful

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_RUNS: tuple[tuple[str, ...], ...] = (
    tuple(map(str, range(1, 200))),
    tuple(_LETTERS),
    tuple(_LETTERS.upper()),
    ROMAN,
    tuple(one.upper() for one in ROMAN),
)
"""The labels that follow each other, each sort from its first on."""
_MOST = 200
"""A text with more labelled lines than these is not numbered anew."""
_COARSE = ("section", "clause", "paragraph", "article", "part", "provision")
"""Nouns of parts that may stand in each other."""
_NOUN = (
    r"(?:(?:list )?items?|(?:sub-?)?(?:paragraph|section|clause)s?|paras?|points?|bullets?|conditions?|numbers?|parts?"
    r"|steps?|cases?|options?|criteri(?:a|on)|provisions?|articles?|entries|entry|lines?|rows?|no\.|nos\.|#"
    r"|requirements?|exceptions?|reasons?|categor(?:y|ies)|types?|class(?:es)?|levels?|ranks?|stages?|phases?|rounds?"
    r"|definitions?|tests?|methods?|ways?|kinds?|actions?|offences?|duties|duty)"
)


@dataclass(frozen=True, slots=True)
class _Mark:
    """A list marker: where its label stands, how deep, its signs without the label, and the words behind it."""

    start: int
    end: int
    depth: int
    shape: str
    label: str
    words: str


def _marks(text: str) -> list[_Mark]:
    found: list[_Mark] = []
    for one in ITEM.finditer(text):
        label, shape = marked(one["mark"])
        start = one.start("mark") + max(0, shape.find(LABEL))
        line = text[one.end() :].split("\n", 1)[0].strip()
        depth = len(one["depth"].expandtabs(8))
        found.append(_Mark(start, start + len(label), depth, shape, label, line))
    if len(found) > _MOST:
        raise Doubtful(_NOT_PLAIN)
    return found


_NOT_PLAIN = "which labels are to be numbered anew is not certain"


def renumbered(before: str, after: str, noun: str) -> str:
    """The text after a change with the labels of the changed list numbered anew; `noun`: what is to be renumbered."""
    old, new = _marks(before), _marks(after)
    if " " in noun:
        raise Doubtful(_NOT_PLAIN)
    kept, gone, added = _kept(old, new)
    if bool(gone) == bool(added):
        raise Doubtful(_NOT_PLAIN)
    if gone:
        near = [_siblings(old, min(gone, key=lambda at: (old[at].depth, at)))]
    else:
        top = min(added, key=lambda at: (new[at].depth, at))
        near = _neighbours(old, new, kept, top)
    if not near or any(one != near[0] for one in near):
        raise Doubtful(_NOT_PLAIN)
    group = near[0]
    run = _run([old[at].label for at in group])
    if not run or (noun in _COARSE and len({(one.depth, one.shape) for one in old if one.label}) > 1):
        raise Doubtful(_NOT_PLAIN)
    like = old[group[0]]
    if any(at not in group and old[at].depth == like.depth for at in gone):
        raise Doubtful(_NOT_PLAIN)
    fresh = [at for at in added if (new[at].depth, new[at].shape) == (like.depth, like.shape)]
    if added and (not fresh or any(new[at].depth <= like.depth for at in added if at not in fresh)):
        raise Doubtful("the list marker of the new item is another than those of the list")
    level = sorted([kept[at] for at in group if at in kept] + fresh)
    if len(level) > len(run):
        raise Doubtful(_NOT_PLAIN)
    labels = dict(zip(level, run, strict=False))
    if any(new[at].label != labels[at] for at in fresh):
        raise Doubtful("the label of the new item is not the one that it gets")
    refers_to(before, [old[at].label for at in group], after)
    for at in sorted(labels, reverse=True):
        after = after[: new[at].start] + labels[at] + after[new[at].end :]
    return after


def sign_beside(text: str, item: int, *, after: bool) -> str:
    """The list marker that a new item gets before or after the one that begins there; Doubtful where that is open."""
    marks = _marks(text)
    line = text.rfind("\n", 0, item) + 1
    at = next((index for index, one in enumerate(marks) if text.rfind("\n", 0, one.start) + 1 == line), -1)
    group = _siblings(marks, at) if at >= 0 else ()
    run = _run([marks[index].label for index in group])
    if at not in group or not run or len(run) <= len(group):
        raise Doubtful(_NOT_PLAIN)
    return marks[at].shape.replace(LABEL, run[group.index(at) + after])


def refers_to(text: str, labels: list[str], also: str = "") -> None:
    """Doubtful when a text refers to an item by one of the labels."""
    any_label = "|".join(sorted(map(re.escape, labels), key=len, reverse=True))
    sign = rf"\(?(?:{any_label})\)?(?![\w'\u2019])"
    found = expression(
        rf"\b{_NOUN}[ \n]+{sign}|#{sign}|\((?:{any_label})\)|\b(?:{any_label})(?:\([a-z\d]{{1,4}}\)|\.[a-z\d](?!\w))"
        rf"|\b(?:see|per|under|than|of|in|by)[ \n]+(?:{any_label})(?=[.,;:)]|[ \n]+(?:above|below|and|or|to)\b)"
        rf"|\b(?:{any_label})[ \n]+(?:above|below)\b",
        re.IGNORECASE,
    )
    for one in (text, also):
        if found.search(_unmarked(one)) is not None:
            raise Doubtful("whether other words refer to the old numbers is not certain")


def _unmarked(text: str) -> str:
    """The text without its list markers."""
    return ITEM.sub("\ue000 ", text)


def _kept(old: list[_Mark], new: list[_Mark]) -> tuple[dict[int, int], list[int], list[int]]:
    """Which marker of the text before is which of the text after, which are gone, and which are added."""
    first, then = ([(one.depth, one.shape, one.words) for one in marks] for marks in (old, new))
    changes = [one for one in SequenceMatcher(None, first, then, autojunk=False).get_opcodes() if one[0] != "equal"]
    if len(changes) != 1 or changes[0][0] == "replace":
        raise Doubtful(_NOT_PLAIN)
    _, a, b, c, d = changes[0]
    kept = {at: at for at in range(a)} | {at: at + (d - c) - (b - a) for at in range(b, len(old))}
    return kept, list(range(a, b)), list(range(c, d))


def _siblings(marks: list[_Mark], at: int) -> tuple[int, ...]:
    """The markers of the list of one: as deep and of the same signs, nothing less deep between, from a first label on.

    () when it goes on behind others of its depth.
    """
    own = marks[at]
    level: list[int] = []
    over = False
    for index, one in enumerate(marks):
        if one.depth < own.depth:
            if index > at:
                break
            level = []
        elif one.depth == own.depth:
            alike = one.shape == own.shape
            first = one.label in _FIRSTS and not (one.label in ("i", "I") and _ninth(marks, level))
            if index > at and first:
                break
            if over and alike:
                return ()
            over = index > at and (over or not alike)
            level = [] if first or (not alike and index < at) else level
            level += [index] if alike else []
    return tuple(level)


_FIRSTS = ("1", "a", "A", "i", "I")


def _ninth(marks: list[_Mark], level: list[int]) -> bool:
    """Whether the label before is an h."""
    return bool(level) and marks[level[-1]].label in ("h", "H")


def _neighbours(old: list[_Mark], new: list[_Mark], kept: dict[int, int], at: int) -> list[tuple[int, ...]]:
    """The lists, in the text before, of the items of its level before and after a new one."""
    back = {now: was for was, now in kept.items()}
    found: list[tuple[int, ...]] = []
    for steps in (range(at - 1, -1, -1), range(at + 1, len(new))):
        for index in steps:
            if new[index].depth < new[at].depth:
                break
            if new[index].depth == new[at].depth and index in back:
                found.append(_siblings(old, back[index]))
                break
    return found


def _run(labels: list[str]) -> tuple[str, ...]:
    """The sort of labels of which these are the first, one after another; () when they are not."""
    return next((run for run in _RUNS if labels and tuple(labels) == run[: len(labels)]), ())
