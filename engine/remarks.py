"""Finds the remarks in a text of orders: comments, square brackets, lines behind "//", rules shown again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.documents import comments
from engine.expressions import expression
from engine.passages import Cut, Kind, pairs


def commented(text: str) -> Iterator[Cut]:
    for start, end in comments(text):
        yield start, end, text[start + 2 : end - 2], Kind.COMMENT


_REMARK_START = expression(
    r"^[ \t]*(\[)|(?<=[.;:!?\ue001\"\u201d'\u2019])[ \t]+(\[)"
    r"|(?<=\w)[ \t]+(\[)(?=(?:(?:non-?binding|explanatory|editor'?s|author'?s)\s)*(?:note|comment|remark)s?:)",
    re.MULTILINE | re.IGNORECASE,
)

_REMARK_AT_MARGIN = expression(r"^\[", re.MULTILINE)

_TERM = expression(
    r"\s*(?:(?:but|and|only)\s+)*(?:if|unless|provided|in case|as long as|on condition|only when)\b", re.IGNORECASE
)
"""Begins what is no remark, but a condition of the changes."""

_SAID = expression(r"\?|\b(?:I|[Ww]e|would|could|might|just|hopefully)\b")
"""Words of a remark, which a condition has not."""

_SENTENCES = expression(r"[.!?]\s+[A-Z]")
"""A remark of several sentences."""

_REMARK_END = expression(r"[ \t.;]*(?=$|\[)|[ \t]+(?=[A-Z\ue000])", re.MULTILINE)


def at_margin(text: str) -> Iterator[Cut]:
    """Remarks at the left margin: they may have indented lines of their own."""
    return bracketed(text, _REMARK_AT_MARGIN)


def bracketed(text: str, begins: re.Pattern[str] | None = None) -> Iterator[Cut]:
    """Square brackets that begin a line or follow a sentence, and end one: what the author says about the text."""
    ends = dict(pairs(text, "[", "]"))
    position = 0
    for found in (begins or _REMARK_START).finditer(text):
        start = found.end() - 1
        end = ends.get(start)
        if start < position or end is None or _REMARK_END.match(text, end) is None:
            continue
        term = _TERM.match(text, start + 1) is not None and _SAID.search(text, start, end) is None
        if term and _SENTENCES.search(text, start, end) is None:
            continue
        yield start, end, text[start + 1 : end - 1], Kind.REMARK
        position = end


_SLASHED = expression(r"^[ \t]*//[^\n]*(?:\n[ \t]*//[^\n]*)*", re.MULTILINE)


_SLASHED_BEHIND = expression(r"(?<=[.;\ue001\"'\u201d\u2019])[ \t]+//[ \t]+[^\n]+$", re.MULTILINE)


def slashed(text: str) -> Iterator[Cut]:
    """Lines that begin with "//", as programmers mark what they only say about the text; a condition is none."""
    for found in _SLASHED.finditer(text):
        words = re.sub(r"(?m)^[ \t]*//[ \t]?", "", found[0])
        if _TERM.match(words) is None or _SAID.search(words) is not None:
            yield found.start(), found.end(), words, Kind.REMARK


def slashed_behind(text: str) -> Iterator[Cut]:
    """The same behind an order, in its line: "// only a typo"."""
    for found in _SLASHED_BEHIND.finditer(text):
        words = found[0].strip().removeprefix("//").strip()
        if _TERM.match(words) is None or _SAID.search(words) is not None:
            yield found.start(), found.end(), words, Kind.REMARK


_RESTATED = expression(
    r"(?<=[\s\ue001])\((?:i\.e\.|ie|that is|that is to say|in other words|viz\.?),? [^()]{3,400}\)", re.I
)


_STRESSED = expression(r"(?<=\ue001[.!])[ \t]{1,4}\(!{1,3}\)(?=[ \t]*$)", re.MULTILINE)
"""A mark of surprise behind an order that ends with a delimited text."""


def restated(text: str) -> Iterator[Cut]:
    """ "(that is, ...)": what the author has said already, in other words; "(!)", which says nothing."""
    found_all = [*_RESTATED.finditer(text), *_STRESSED.finditer(text)]
    for found in sorted(found_all, key=lambda one: one.start()):
        yield found.start(), found.end(), found[0], Kind.COMMENT


_IGNORED = expression(
    r"(?:any |all )?(?:texts?|words|comments?|remarks?|anything|everything) (?:with)?in square brackets"
    r" (?:is|are) (?:not (?:an? )?(?:substantive |operative |binding )?parts? of (?:this|the) (?:proposal|motion|bill)"
    r"(?:,? and (?:(?:is|are) )?(?:to be )?ignored)?|(?:to be )?ignored)"
    r"(?: (?:when|once) (?:it|this proposal|the proposal) (?:takes effect|is (?:adopted|enacted)))?\.?",
    re.IGNORECASE,
)


def ignores_remarks(sentence: str) -> bool:
    """Whether a sentence says that what stands in square brackets is none of the text."""
    return _IGNORED.fullmatch(" ".join(sentence.split())) is not None


_OF_BRACKETS = expression(
    r"\s*(?:any |all |the )?(?:texts?|words|anything|everything) (?:with)?in (?:\w+ )?"
    r"(?:brackets|braces|parentheses)\b",
    re.IGNORECASE,
)


def of_brackets(sentence: str) -> bool:
    """Whether a sentence says what the words in brackets are."""
    return _OF_BRACKETS.match(sentence) is not None
