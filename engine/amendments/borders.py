"""Where a part that is told by its label ends: before the next label of its own level, or of any level above it.

Labels at the heads of lines are read in order, whatever their sort: "4.2", "E.4.", "(a)(i)", "Section 3.", "\u00a7 5".
A label goes on with the level whose last one it follows; one that adds to a label stands below it; the first of a
sort opens a level. A label of which none of this is plain is strange: a part in which it stands has no certain end.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from engine.amendments.marks import ROMAN
from engine.expressions import expression
from engine.splices import Doubtful, Span

_STEP = r"(?:\d{1,3}[a-z]{0,2}|[A-Za-z]|[ivxIVX]{2,5})"
_HEAD = expression(
    r"^(?P<depth>[ \t]*)(?:(?P<word>(?:[Ss]ub-?)?[Ss]ections?|SECTION|Sec\.|[Aa]rticle|ARTICLE|Art\.|[Cc]hapter|CHAPTER"
    r"|Part|PART|Paragraph|Clause|\u00a7{1,2})[ \t]*)?"
    rf"(?P<label>\(?{_STEP}\)?(?:\.?\({_STEP}\)|\.{_STEP}(?!\w))*)(?P<stop>[.):]*)(?=\s|$)(?P<room>[ \t]*)",
    re.MULTILINE,
)
_SPLIT = expression(r"[.()]+")
_MARKED = expression(
    r"^[ \t]*(?:={2,6}[^=\n]+=+|#{1,6}[ \t][^\n]+|(?:'''|\*\*|__)[^*_'\n]{1,80}(?:'''|\*\*|__):?)[ \t]*$", re.M
)
_GAP = expression(r"\n[ \t]*\n[ \t]*$")
_FIRSTS = ("1", "a", "i", "aa")
_RANKS = {"chapter": 0, "part": 0, "art": 1, "sec": 2, "\u00a7": 2, "sub": 3, "par": 4, "cla": 5}
_NO_WORD = 9
_MOST = 400
"""A text with more labels than these has none that anybody would count."""


@dataclass(frozen=True, slots=True)
class Head:
    """A label at the head of a line: where it stands, how deep, the steps of its path, and how it is written."""

    start: int
    end: int
    depth: int
    path: tuple[str, ...]
    shape: str
    rank: int
    bare: bool = False
    """It has no stop and no brackets, as a number in running words has none either."""


@dataclass
class _Level:
    head: Head
    path: tuple[str, ...]
    roman: bool
    implied: bool = False


@dataclass
class _Outline:
    """The levels that are open, the outermost first."""

    levels: list[_Level] = field(default_factory=list)

    def take(self, head: Head) -> int | None:
        """How deep a label stands, from 1; None when that is not plain."""
        at = self._worded(head) if head.rank != _NO_WORD else self._plain(head)
        if at is None:
            return None
        roman = self.levels[at].roman if at < len(self.levels) else head.path[-1].lower() in ("i", "ii")
        del self.levels[at:]
        for steps in range(self._stem(head) + 1, len(head.path)):
            self.levels.append(_Level(head, head.path[:steps], roman=False, implied=True))
        self.levels.append(_Level(head, head.path, roman))
        return len(self.levels)

    def follows(self, head: Head) -> bool:
        """Whether a label directly follows the last one of a level."""
        return any(_next(one.path[-1], head.path[-1], roman=False) for one in self.levels if len(one.path) == 1)

    def _stem(self, head: Head) -> int:
        """How many steps of the path the open levels have already."""
        return max((len(one.path) for one in self.levels if one.path == head.path[: len(one.path)]), default=0)

    def _worded(self, head: Head) -> int | None:
        """The place of "Section 4": below the words of a higher rank, behind one of its own."""
        at = next((i for i, one in enumerate(self.levels) if head.rank <= one.head.rank < _NO_WORD), None)
        if at is None:
            ranked = any(one.head.rank != _NO_WORD for one in self.levels)
            if ranked or not self.levels:
                return len(self.levels)
            return None if _first(head) else 0
        level = self.levels[at]
        if level.head.rank == head.rank and not _later(level.path, head.path, roman=level.roman):
            return None
        return at

    def _plain(self, head: Head) -> int | None:
        if len(head.path) > 1:
            return self._pathed(head)
        if not self.levels or head.depth > max(one.head.depth for one in self.levels):
            return len(self.levels)
        found = [i for i, one in enumerate(self.levels) if self._goes_on(one, head)]
        exact = [i for i in found if _next(self.levels[i].path[-1], head.path[-1], roman=self.levels[i].roman)]
        if len(exact) == 1 or len(found) == 1:
            return (exact if len(exact) == 1 else found)[0]
        if found or not _first(head) or head.depth not in [one.head.depth for one in self.levels]:
            return None
        return 1 + max(i for i, one in enumerate(self.levels) if one.head.depth <= head.depth)

    def _goes_on(self, level: _Level, head: Head) -> bool:
        """Whether a label of one step is a later one of a level."""
        if level.implied:
            near = _next(level.path[-1], head.path[-1], roman=level.roman)
            return (
                len(level.path) == 1
                and head.depth <= level.head.depth
                and near
                and _case(level.path) == _case(head.path)
            )
        same = len(level.path) == 1 and level.head.shape == head.shape and level.head.depth == head.depth
        return same and _later(level.path, head.path, roman=level.roman)

    def _pathed(self, head: Head) -> int | None:
        """The place of a label that tells its whole path: "4.2", "A.1.a", "3(b)"."""
        for at in range(len(self.levels) - 1, -1, -1):
            path, most = self.levels[at].path, len(head.path)
            if len(path) < most and head.path[: len(path)] == path:
                return at + 1
            if path[: most - 1] == head.path[: most - 1] and len(path) >= most:
                if len(path) > most:
                    continue
                return at if _later(path, head.path, roman=self.levels[at].roman) else None
            shared = next((i for i, (a, b) in enumerate(zip(path, head.path, strict=False)) if a != b), None)
            above = shared is not None and len(path) == shared + 1 < most
            if above and _later(path, head.path[: len(path)], roman=False):
                return at
        fresh = not self.levels or head.depth > max(one.head.depth for one in self.levels)
        return len(self.levels) if fresh or _first(head) else None


def heads(text: str) -> list[Head]:
    """The labels at the heads of lines, in order."""
    found: list[Head] = []
    for one in _HEAD.finditer(text):
        path = tuple(step for step in _SPLIT.split(one["label"]) if step)
        word = (one["word"] or "").strip().lower()
        rank = next((rank for key, rank in _RANKS.items() if word.startswith(key)), _NO_WORD) if word else _NO_WORD
        bracketed = "(" in one["label"] or ")" in one["label"]
        alone = not text[one.end() :].split("\n", 1)[0].strip()
        if word and not (one["stop"] or alone or word[0] == "\u00a7"):
            continue
        bare = not (word or one["stop"] or bracketed or len(path) > 1)
        if bare and not (path[0].isdigit() and text[one.end() : one.end() + 1].isupper()):
            continue
        if len(path) > 1 and not bracketed and not any(step[0].isdigit() for step in path):
            continue
        shape = f"{word}{one['label'][:1] == '('}{one['stop'][:1]}{_case(path)}{one['label'][-1:] == ')'}"
        start = one.start() + len(one["depth"])
        found.append(Head(start, one.end(), len(one["depth"].expandtabs(8)), path, shape, rank, bare))
    return found


def bounded(text: str, span: Span, *, section: bool) -> Span:
    """A part that begins with a label, to where it ends; Doubtful when that is not plain."""
    found = heads(text)
    at = next((i for i, one in enumerate(found) if one.start == span[0]), None)
    if at is None or len(found) > _MOST or _MARKED.match(text, text.rfind("\n", 0, span[0]) + 1):
        return span
    levels = _depths(text, found, at)
    own = levels[0] or 1
    later = list(zip(found[at + 1 :], levels[1:], strict=True))
    end = min(
        [len(text), *(head.start for head, level in later if level is not None and level <= own)]
        + [one.start() for one in _MARKED.finditer(text, span[0])]
    )
    if any(level is None and head.start < min(end, span[1]) for head, level in later):
        raise Doubtful("where the part ends that is told by its label is not certain")
    below = later[0][0] if later and later[0][0].start < end and not text[span[1] : later[0][0].start].strip() else None
    adds = below is not None and below.start >= span[1] and _belongs(found[at], below)
    if adds and not section:
        raise Doubtful("whether what stands below belongs to what is named is not certain")
    return (span[0], len(text[:end].rstrip())) if adds or end < span[1] else span


def marked_heading(text: str) -> bool:
    """Whether some line of a text is a marked heading."""
    return _MARKED.search(text) is not None


def _belongs(own: Head, below: Head) -> bool:
    """Whether a label adds to another, or has the word of a lower rank."""
    return below.path[: len(own.path)] == own.path or own.rank < below.rank < _NO_WORD


def _depths(text: str, found: list[Head], at: int) -> list[int | None]:
    """How deep a label and those after it stand; a marked heading before it begins anew."""
    marked = [one.start() for one in _MARKED.finditer(text)]
    outline, depths, before = _Outline(), list[int | None](), -1
    for index, head in enumerate(found):
        if index <= at and any(before < one < head.start for one in marked):
            outline = _Outline()
        level = outline.take(head) if not head.bare or outline.follows(head) else len(outline.levels) + 1
        if index == at and level is None:
            outline = _Outline()
            level = outline.take(head)
        if head.bare and index > at and level is not None and level <= (depths[0] or 1) and not _parted(text, head):
            level = None
        if index >= at:
            depths.append(level)
        before = head.start
    return depths


def _parted(text: str, head: Head) -> bool:
    """Whether an empty line stands above a label."""
    return _GAP.search(text, 0, head.start) is not None


def with_label(text: str, label: str) -> list[Span]:
    """The parts whose label tells just that path, to where they end; their words go on below them."""
    wanted = tuple(step for step in _SPLIT.split(label.lower()) if step)
    found = [one for one in heads(text) if tuple(step.lower() for step in one.path) == wanted and not one.bare]
    spans: list[Span] = []
    for one in found:
        end = next((later.start for later in heads(text) if later.start > one.start), len(text))
        spans.append(bounded(text, (one.start, len(text[:end].rstrip())), section=True))
    return spans


def relabelled(text: str, span: Span, new: str) -> str:
    """A new text for a part, behind the label of the part if it brings none; Doubtful when that is not plain."""
    own = next((one for one in heads(text) if one.start == span[0]), None)
    if own is None or own.bare or _MARKED.match(new.lstrip("\n")):
        return new
    words = new.strip("\n")
    first = next(iter(heads(words)), None)
    if first is not None and not words[: first.start].strip() and not first.bare:
        if tuple(map(str.lower, first.path)) != tuple(map(str.lower, own.path)):
            raise Doubtful("the label of the new text is not that of the part which it replaces")
        return new
    line, _, below = text[own.end : span[1]].partition("\n")
    inner = [one for one in heads(text) if own.start < one.start < span[1] and not one.bare]
    titled = _CAPTION.match(line) if not below.strip() else not _STOPPED.search(line.rstrip())
    if inner or not line.strip() or titled or _CAPTION.match(line):
        raise Doubtful("whether the heading of the part stays is not said")
    return text[span[0] : own.end] + words.lstrip()


_CAPTION = expression(
    r"(?:[A-Z][\w'\u2019-]*(?: (?:of|and|the|for|in|to|[A-Z][\w'\u2019-]*)){0,4})(?:[.:\u2013\u2014] |[ ]--? )(?=\S)"
)
"""A title at the head of a paragraph: "Bandwidth. Each proposal ..."."""
_STOPPED = expression(r"[.!?:;,][\"'\u201d\u2019)\]]*$")


def _case(path: tuple[str, ...]) -> str:
    last = path[-1]
    return "0" if last[0].isdigit() else "A" if last.isupper() else "a"


def _first(head: Head) -> bool:
    return head.path[-1].lower() in _FIRSTS


def _order(step: str, *, roman: bool) -> tuple[int, str] | None:
    """The place of a step in its sort: a number and letters, a letter, a roman number."""
    low = step.lower()
    if low[0].isdigit():
        digits = re.match(r"\d+", low)
        assert digits is not None
        return int(digits[0]), low[digits.end() :]
    if roman:
        return (ROMAN.index(low), "") if low in ROMAN else None
    return (len(low) * 26 + ord(low[0]), "") if len(set(low)) == 1 else None


def _later(old: tuple[str, ...], new: tuple[str, ...], *, roman: bool) -> bool:
    """Whether a path is a later one below the same path."""
    if len(old) != len(new) or old[:-1] != new[:-1] or old[-1][0].isdigit() != new[-1][0].isdigit():
        return False
    one, other = _order(old[-1], roman=roman), _order(new[-1], roman=roman)
    return one is not None and other is not None and other > one and _case(old) == _case(new)


def _next(old: str, new: str, *, roman: bool) -> bool:
    """Whether a step follows directly on another."""
    if old[0].isdigit() != new[0].isdigit():
        return False
    one, other = _order(old, roman=roman), _order(new, roman=roman)
    return one is not None and other is not None and other == (one[0] + 1, "")


def in_step(one: Head, other: Head) -> bool:
    """Whether the second label is of the first one's shape and follows directly on it."""
    (*above, old), (*over, new) = one.path, other.path
    return one.shape == other.shape and above == over and any(_next(old, new, roman=roman) for roman in (False, True))
