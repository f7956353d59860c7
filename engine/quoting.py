"""Quoted passages of a text: taken out and numbered, so that what is left is the frame of a sentence.

`take_out` turns `replace "a" with {b}` into `replace ⟦0⟧ with ⟦1⟧` (the marks are private characters) and
keeps the passages. Known delimiters: straight and curly quotes, single and double, and balanced braces. A
mark that does not close stays where it is; nothing is guessed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

OPEN, CLOSE = "\ue000", "\ue001"
MARK = re.compile(f"{OPEN}(\\d+){CLOSE}")
PASSAGE = f"{OPEN}\\d+{CLOSE}"
"""A passage in a regular expression over frames."""
_CURLY = {"\u201c": "\u201d", "\u00ab": "\u00bb", "\u201e": "\u201c"}


@dataclass(frozen=True, slots=True)
class Passage:
    """One quoted passage: its words without delimiters, and whether it stood in braces (a block)."""

    text: str
    block: bool
    raw: str


@dataclass(frozen=True, slots=True)
class Framed:
    """The frame with numbered marks, and the passages by number."""

    frame: str
    passages: tuple[Passage, ...]

    def restore(self, frame: str) -> str:
        """A piece of the frame as it was written."""
        return MARK.sub(lambda found: self.passages[int(found[1])].raw, frame)


def take_out(text: str) -> Framed:
    """Takes every quoted passage out of the text, from left to right; the outermost delimiters count."""
    out: list[str] = []
    passages: list[Passage] = []
    position = 0
    while position < len(text):
        end = _end(text, position)
        if end is None:
            out.append(text[position])
            position += 1
            continue
        raw = text[position:end]
        out.append(f"{OPEN}{len(passages)}{CLOSE}")
        passages.append(_passage(raw))
        position = end
    return Framed("".join(out), tuple(passages))


def _passage(raw: str) -> Passage:
    if raw[0] == "{":
        depth = 2 if raw.startswith("{{") and raw.endswith("}}") else 1
        return Passage(raw[depth:-depth].strip(), True, raw)
    inner = raw[1:-1]
    # A line break inside quotes comes from the width of a mail; an empty line is meant.
    return Passage(re.sub(r"[ \t]*(?<!\n)\n(?![ \t]*\n)[ \t]*", " ", inner), False, raw)


def _end(text: str, start: int) -> int | None:
    """Where the passage that opens at `start` ends (after its closing mark), or None if none opens there."""
    mark = text[start]
    if mark == "{":
        return _braces(text, start)
    if mark == '"':
        found = text.find('"', start + 1)
        return found + 1 if found > start else None
    if mark in _CURLY:
        return _nested(text, start, mark, _CURLY[mark])
    if mark in "'\u2018" and (start == 0 or not text[start - 1].isalnum()):
        return _single(text, start, "'" if mark == "'" else "\u2019")
    return None


def _braces(text: str, start: int) -> int | None:
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return index + 1
    return None


def _nested(text: str, start: int, opener: str, closer: str) -> int | None:
    depth = 0
    for index in range(start, len(text)):
        if text[index] == opener and opener != closer:
            depth += 1
        elif text[index] == closer:
            depth -= 1
            if depth == 0:
                return index + 1
    return None


def _single(text: str, start: int, closer: str) -> int | None:
    """A closing single quote is one that no letter or digit follows; an apostrophe inside a word is none."""
    if start + 1 >= len(text) or text[start + 1].isspace():
        return None
    index = start + 1
    while (index := text.find(closer, index)) >= 0:
        after = text[index + 1 : index + 2]
        if not after.isalnum():
            return index + 1
        index += 1
    return None
