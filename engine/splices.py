"""Splices: finding words in a text and joining words to it, with the white space a reader would expect.

Words match when they are the same up to runs of white space. Joins add a space only where two words, or a
stop and a word, would otherwise touch; cuts leave no double spaces behind.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.amendment_words import ORDINALS

Span = tuple[int, int]

_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")
_ENDINGS = re.compile(r"(?:s|es|ed|d|ing|ly|er|'s|\u2019s)(?![a-z])")
"""A word ending that is added to the word before it, not a word of its own."""


class Doubtful(Exception):
    """An amendment that cannot be carried out exactly; the text says why."""


@dataclass(frozen=True, slots=True)
class Form:
    """How new text stands beside the old: as a paragraph, a line, or within the sentence."""

    said: str
    block: bool

    @property
    def gap(self) -> str:
        if self.said in ("paragraph", "section"):
            return "\n\n"
        if self.said in ("line", "bullet", "bullet point", "item"):
            return "\n"
        return "\n\n" if self.block and not self.said else " "


def find(text: str, wanted: str, which: str, where: str) -> list[Span]:
    """The place of the wanted words: the only one, all, or an ordinal; Doubtful if that is not exact."""
    words = wanted.split()
    if not words:
        raise Doubtful("the quoted words are empty")
    spans = [one.span() for one in re.finditer(r"\s+".join(map(re.escape, words)), text)]
    whole = [(start, end) for start, end in spans if not _inside_word(text, start, words[0])]
    if not whole:
        inside = " but inside another word" if spans else ""
        raise Doubtful(f"{wanted!r} does not stand in {where}{inside}")
    if which == "all":
        if len(whole) != len(spans):
            raise Doubtful(f"{wanted!r} stands in {where} inside other words too")
        return spans
    if which:
        return [_nth(spans, which, wanted, where)]
    if len(spans) > 1:
        raise Doubtful(f"{wanted!r} stands {len(spans)} times in {where}")
    return spans


def _inside_word(text: str, start: int, first: str) -> bool:
    return start > 0 and first[0].isalnum() and text[start - 1].isalnum()


def _nth(spans: list[Span], which: str, wanted: str, where: str) -> Span:
    index = -1 if which == "last" else ORDINALS.index(which)
    if index >= len(spans):
        raise Doubtful(f"{wanted!r} stands only {len(spans)} times in {where}")
    return spans[index]


def paragraph(text: str, which: str) -> Span:
    """The span of a paragraph by its ordinal; paragraphs are parted by empty lines."""
    spans: list[Span] = []
    start = 0
    for gap in _PARAGRAPH.finditer(text):
        spans.append((start, gap.start()))
        start = gap.end()
    spans.append((start, len(text)))
    if which == "only" and len(spans) != 1:
        raise Doubtful(f"there are {len(spans)} paragraphs")
    index = {"last": -1, "final": -1, "only": 0}.get(which.lower(), -2)
    if index == -2:
        index = ORDINALS.index(which.lower())
    if index >= len(spans):
        raise Doubtful(f"there are only {len(spans)} paragraphs")
    return spans[index]


def put_instead(text: str, span: Span, new: str) -> str:
    """The text with the span replaced, nothing else touched."""
    return cut(text, span) if not new else text[: span[0]] + new + text[span[1] :]


def cut(text: str, span: Span) -> str:
    """The text without the span, and without the double white space this would leave."""
    left, right = text[: span[0]], text[span[1] :]
    before, after = left[len(left.rstrip()) :], right[: len(right) - len(right.lstrip())]
    left, right = left.rstrip(), right.lstrip()
    if not left or not right:
        return left + right
    gap = max(before, after, key=lambda one: (one.count("\n"), len(one))) if before and after else before + after
    if before and right[0] in ".,;:!?)":
        gap = after
    return left + gap + right


def put_in(text: str, span: Span, new: str, form: Form, *, after: bool) -> str:
    """The text with the new words right after (or before) the span."""
    place = span[1] if after else span[0]
    left, right = text[:place], text[place:]
    if form.said in ("paragraph", "section", "line", "bullet", "bullet point", "item"):
        new = new.strip()
        joined = left.rstrip() + form.gap if left.strip() else ""
        return joined + new + (form.gap + right.lstrip() if right.strip() else "")
    return join(join(left, new), right)


def attach(text: str, new: str, form: Form, *, first: bool) -> str:
    """The text with the new words at its end (or beginning)."""
    if not text.strip():
        return new.strip()
    gap = form.gap
    if gap == " ":
        return join(new, text.lstrip()) if first else join(text.rstrip(), new)
    return new.strip() + gap + text.lstrip() if first else text.rstrip() + gap + new.strip()


def join(left: str, right: str) -> str:
    """Two texts side by side, parted by a space where they would otherwise grow together."""
    if not left or not right or left[-1].isspace() or right[0].isspace():
        return left + right
    opens = right[0].isalnum() or right[0] in "\"'(\u201c\u2018[*_"
    closes = left[-1].isalnum() or left[-1] in ".,;:!?)\"'\u201d\u2019]"
    if left[-1].isalnum() and right[0].isalnum() and _ENDINGS.fullmatch(right.split(maxsplit=1)[0]):
        return left + right
    return f"{left} {right}" if opens and closes else left + right
