"""Quoted passages of a text: taken out and numbered, so that what is left is the frame of a sentence.

`take_out` turns `replace "a" with {b}` into `replace ⟦0⟧ with ⟦1⟧` (the marks are private characters) and
keeps the passages. Known delimiters: straight and curly quotes, single and double, and balanced braces. A
mark that does not close stays where it is; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

OPEN, CLOSE = "\ue000", "\ue001"
MARK = re.compile(f"{OPEN}(\\d+){CLOSE}")
PASSAGE = f"{OPEN}\\d+{CLOSE}"
"""A passage in a regular expression over frames."""
_NESTING = (("{", "}"), ("\u201c", "\u201d"), ("\u00ab", "\u00bb"))
_SINGLE = {"'": re.compile(r"'(?!\w)"), "\u2018": re.compile(r"\u2019(?!\w)")}
"""Closing single quotes: no letter or digit follows; an apostrophe inside a word is none."""


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
    """Takes every quoted passage out of the text, from left to right; the outermost delimiters count. O(n)."""
    ends = _Ends(text)
    out: list[str] = []
    passages: list[Passage] = []
    position = 0
    while position < len(text):
        end = ends.of(position)
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


class _Ends:
    """Where passages end. Pairs are matched once, and a search that found no end is not made again further on."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.pairs = {start: end for opener, closer in _NESTING for start, end in _pairs(text, opener, closer)}
        self.hopeless: set[str] = set()

    def of(self, start: int) -> int | None:
        """The place after the closing mark of the passage that opens at `start`; None if none opens there."""
        text, mark = self.text, self.text[start]
        if start in self.pairs:
            return self.pairs[start]
        if mark in self.hopeless:
            return None
        if mark == '"':
            end = text.find('"', start + 1) + 1
        elif mark in _SINGLE and (start == 0 or not text[start - 1].isalnum()):
            if text[start + 1 : start + 2].isspace():
                return None
            found = _SINGLE[mark].search(text, start + 1)
            end = found.end() if found is not None else 0
        else:
            return None
        if not end:
            self.hopeless.add(mark)
        return end or None


def _pairs(text: str, opener: str, closer: str) -> Iterator[tuple[int, int]]:
    """Matching delimiters: the place of each opener that is closed, and the place after its closer."""
    waiting: list[int] = []
    for found in re.finditer(f"[{re.escape(opener + closer)}]", text):
        if found[0] == opener:
            waiting.append(found.start())
        elif waiting:
            yield waiting.pop(), found.end()
