"""Quotation marks: where a quotation begins and where it ends, for quotes of any shape.

Within a paragraph a quote opens when a space or a bracket stands before it and closes when one or a stop follows;
quotations may hold others of the same shape as long as these are balanced. A quotation runs over several paragraphs
only when it begins a line or follows a colon, and closes at the end of a paragraph. An apostrophe inside a word, or
after a plural s with another mark to come, closes nothing. Linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.expressions import expression

_GAP = expression(r"\n[ \t]*\n\s*")
_FAMILY = {
    **dict.fromkeys('"\u201f\uff02', "straight"),
    **dict.fromkeys("\u201c\u201d\u201e", "curly"),
    **dict.fromkeys("\u00ab\u00bb", "guillemet"),
    **dict.fromkeys("'\u2018\u2019\u201b", "single"),
    "``": "tex",
    "''": "tex",
    "`": "tick",
}
_ANY = expression("``|''|[\"\u201f\uff02\u201c\u201d\u201e\u00ab\u00bb'\u2018\u2019\u201b`]")
_LASTS = {"straight": '"\u201f\uff02', "curly": "\u201d", "guillemet": "\u00bb", "tex": "'"}
"""Families that may run over several paragraphs, and what they close with."""
_BEFORE = frozenset(" \t\n([{<\u2014\u2013-/=:\ue001\"'\u201c\u2018`")
_AFTER = frozenset(" \t\n)]}>.,;:!?\u2014\u2013-/\u2026\ue000\"'\u201d\u2019")
_BETWEEN = expression(r"\b(?:with|to|by|from|in|and|for|after|before)\b|[.;:!?]\s", re.IGNORECASE)
"""Words that stand between two quotations rather than within one that has an apostrophe."""
_DEEPEST = 8
"""How many quotations may stand inside one another: a bound for the search, far beyond what anybody writes."""


@dataclass(frozen=True, slots=True)
class _Mark:
    start: int
    end: int
    family: str
    opens: bool
    closes: bool


def quotations(text: str) -> Iterator[tuple[int, int, int]]:
    """The outermost quotations from left to right: start, end (after the closing mark), width of the marks."""
    paragraphs = list(_paragraphs(text))
    done = 0
    for index, (start, end) in enumerate(paragraphs):
        if end <= done:
            continue
        marks = list(_marks(text, max(start, done), end))
        for opener, stop in _pairs(text, marks, paragraphs, index):
            yield opener.start, stop, opener.end - opener.start
            done = stop


def mixed(text: str) -> Iterator[tuple[int, int, int]]:
    """Quotations that are opened by one shape of a double quote and closed by the other, as some mail programs write.

    Only in a paragraph whose double quotes open and close by turns, each of them plainly: then no other reading is
    possible. All quotations of such a paragraph are given.
    """
    for start, end in _paragraphs(text):
        marks = list(_DOUBLE.finditer(text, start, end))
        pairs = list(zip(marks[::2], marks[1::2], strict=False))
        if len(marks) % 2 or not any(_shape(a[0]) != _shape(b[0]) for a, b in pairs):
            continue
        if all(_plainly(text, a, b) for a, b in pairs):
            yield from ((a.start(), b.end(), 1) for a, b in pairs)


def blank_led(text: str) -> Iterator[tuple[int, int, int]]:
    """Quotations in single quotes whose first sign is a blank: only where a paragraph has no other single quotes."""
    for start, end in _paragraphs(text):
        found = _BLANK_LED.search(text, start, end)
        if found is not None and len(_SINGLE.findall(text, start, end)) == _TWO:
            yield found.start(1), found.end(1), 1


_BLANK_LED = expression(r"\b(?:text|words?|phrase|string|passage) ('[ ][^' \n][^']*')(?=[.,;:]?(?:\s|$))")
_SINGLE = expression("['\u2018\u2019\u201b]")
_TWO = 2
_DOUBLE = expression('["\u201f\uff02\u201c\u201d]')


def _shape(mark: str) -> bool:
    return mark in "\u201c\u201d"


def _plainly(text: str, opener: re.Match[str], closer: re.Match[str]) -> bool:
    """Whether the first mark can only open and the second only close a quotation."""
    before, inside = text[opener.start() - 1 : opener.start()], text[opener.end() : closer.start()]
    after = text[closer.end() : closer.end() + 1]
    opens = (before in _BEFORE or not before) and not inside[:1].isspace() and opener[0] != "\u201d"
    closes = (after in _AFTER or not after) and not inside[-1:].isspace() and closer[0] != "\u201c"
    return opens and closes and bool(inside)


def _paragraphs(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for gap in _GAP.finditer(text):
        yield start, gap.start()
        start = gap.end()
    yield start, max(start, len(text.rstrip()))


def _marks(text: str, start: int, end: int) -> Iterator[_Mark]:
    curly = 0
    for found in _ANY.finditer(text, start, end):
        before = text[found.start() - 1] if found.start() else " "
        after = text[found.end()] if found.end() < len(text) else " "
        opens = before in _BEFORE and not after.isspace()
        closes = after in _AFTER and not before.isspace()
        closes = closes or (found[0] == "\u2019" and before == " " and after in _AFTER)
        if found[0] in ("``", "\u00ab", "\u201e") or (found[0] in "\u201c\u2018" and (opens or not closes)):
            opens, closes = True, False
        elif found[0] == "\u00bb" or (found[0] == "\u201d" and (closes or not opens)):
            opens, closes = False, True
        if found[0] == "\u201d" and curly > 0:
            opens, closes = False, True
        curly = max(0, curly + {"\u201c": 1, "\u201d": -1}.get(found[0], 0))
        yield _Mark(found.start(), found.end(), _FAMILY[found[0]], opens, closes)


def _pairs(text: str, marks: list[_Mark], paragraphs: list[tuple[int, int]], index: int) -> Iterator[tuple[_Mark, int]]:
    """The outermost quotations that begin in one paragraph, each with its end."""
    last = {one.family: at for at, one in enumerate(marks) if one.closes or one.family == "straight"}
    hopeless: set[str] = set()
    at = 0
    while at < len(marks):
        one = marks[at]
        if one.family == "tex" and text[one.start] == "'" and one.opens:
            yield _Mark(one.start, one.start + 1, "single", True, False), one.end
        elif one.opens or (one.family == "straight" and not one.closes):
            partner = _partner(text, marks, at) if at < last.get(one.family, 0) else None
            whole = partner is None or (marks[partner].opens and not marks[partner].closes)
            anew = _anew(text, marks, at, paragraphs, index)
            if anew is not None:
                yield one, anew
                return
            whole = whole or (partner is not None and _open_inside(marks, at, partner))
            later = _later(text, one, paragraphs, index) if whole and one.family not in hopeless else None
            if later is not None:
                yield one, later
                return
            if whole:
                hopeless.add(one.family)
            if partner is not None:
                yield one, marks[partner].end
                at = partner
        at += 1


def _partner(text: str, marks: list[_Mark], at: int) -> int | None:
    """The index of the mark that closes the one at `at` in its paragraph."""
    if marks[at].family in ("single", "tick"):
        return _single(text, marks, at)
    family, depth, nearest = marks[at].family, 0, None
    for index in range(at + 1, len(marks)):
        one = marks[index]
        if one.family != family:
            continue
        if nearest is None and (one.closes or family == "straight"):
            nearest = index
        if one.opens == one.closes or not marks[at].opens:
            return nearest
        depth += 1 if one.opens else -1
        if depth < 0:
            return index
        if depth > _DEEPEST:
            return nearest
    return nearest


def _single(text: str, marks: list[_Mark], at: int) -> int | None:
    """The first mark that closes; one after a plural s gives way to a further one before the next opening."""
    family, best = marks[at].family, None
    for index in range(at + 1, len(marks)):
        one = marks[index]
        if one.family != family:
            continue
        if best is not None and ((one.opens and not one.closes) or _BETWEEN.search(text, marks[best].end, one.start)):
            return best
        if one.closes:
            best = index
            if text[one.start - 1] not in "sS":
                return best
    return best


def _open_inside(marks: list[_Mark], at: int, partner: int) -> bool:
    """Whether a quotation inside takes the mark that would close the one at `at`: this then closes later."""
    inner = [one for one in marks[at + 1 : partner] if one.family == marks[at].family]
    opened = sum(one.opens and not one.closes for one in inner) - sum(one.closes and not one.opens for one in inner)
    return marks[at].opens and not marks[at].closes and opened > 0


def _anew(text: str, marks: list[_Mark], at: int, paragraphs: list[tuple[int, int]], index: int) -> int | None:
    """Where a quotation ends whose every paragraph is opened anew, and only the last one closed."""
    opener, (first, stop) = marks[at], paragraphs[index]
    last = _LASTS.get(opener.family)
    if last is None or text[max(first, text.rfind("\n", 0, opener.start) + 1) : opener.start].strip():
        return None
    for count, (start, end) in enumerate([(opener.start, stop), *paragraphs[index + 1 :]]):
        if _FAMILY.get(text[start : start + 1]) != opener.family:
            return None
        tail = text[max(start, end - 4) : end].rstrip(" \t.;,")
        place = max(start, end - 4) + len(tail)
        if tail and tail[-1] in last and _inner_balance(text, start + 1, place - 1, opener.family):
            return place if count else None
        if not _inner_balance(text, start + 1, end, opener.family):
            return None
    return None


def _later(text: str, opener: _Mark, paragraphs: list[tuple[int, int]], index: int) -> int | None:
    """Where a quotation that fills whole paragraphs ends: at the first later one that has a mark, if at its end."""
    last = _LASTS.get(opener.family)
    if last is None:
        return None
    before = text[max(0, opener.start - 40) : opener.start].rstrip(" \t")
    if before and before[-1] not in "\n:":
        return None
    for start, end in paragraphs[index + 1 :]:
        tail = text[max(start, end - 4) : end].rstrip(" \t.;,")
        place = max(start, end - 4) + len(tail)
        if tail and tail[-1] in last and _inner_balance(text, start, place - 1, opener.family):
            return place
        if any(_FAMILY[found[0]] == opener.family for found in _ANY.finditer(text, start, end)):
            return None
    return None


def _inner_balance(text: str, start: int, end: int, family: str) -> bool:
    """Whether the marks of the family between two places close each other."""
    depth = 0
    for one in _marks(text, start, end):
        if one.family == family:
            depth += 1 if one.opens else -1
            if depth < 0:
                return False
    return depth == 0


def once_opened(words: str, opener: str) -> str:
    """The words of a quotation without the marks with which its further paragraphs are opened anew, if all are."""
    paragraphs = list(_paragraphs(words))
    if len(paragraphs) == 1 or opener not in ('"', "\u201c"):
        return words
    if not all(words.startswith(opener, start) for start, _ in paragraphs[1:]):
        return words
    if not all(_inner_balance(words, start + len(opener), end, _FAMILY[opener]) for start, end in paragraphs[1:]):
        return words
    return re.sub(rf"(\n[ \t]*\n[ \t]*){re.escape(opener)}", r"\1", words)
