"""Passages of a text that are set apart by delimiters, and the marks that stand for them in a frame."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.expressions import expression

OPEN, CLOSE = "\ue000", "\ue001"

MARK = expression(f"{OPEN}(\\d+){CLOSE}")

PASSAGE = f"{OPEN}\\d+{CLOSE}"
"""A passage in a regular expression over frames."""


class Kind(StrEnum):
    """How a passage was set apart."""

    QUOTE = "quote"
    BRACES = "braces"
    BLOCK = "block"
    COMMENT = "comment"
    REMARK = "remark"


@dataclass(frozen=True, slots=True)
class Passage:
    """One passage: its words without delimiters, how it was set apart, and as it was written."""

    text: str
    kind: Kind
    raw: str

    @property
    def block(self) -> bool:
        """Whether it stands apart from the sentence, so that its own lines are meant."""
        return self.kind is Kind.BLOCK or (self.kind is Kind.BRACES and _OWN_LINES.fullmatch(self.raw) is not None)


_OWN_LINES = expression(r"\{+[ \t]*\n.*\n[ \t]*\}+", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Framed:
    """The frame with numbered marks, and the passages by number."""

    frame: str
    passages: tuple[Passage, ...]

    def restore(self, frame: str) -> str:
        """A piece of the frame as it was written."""
        return MARK.sub(lambda found: self.passages[int(found[1])].raw, frame)

    def passage(self, mark: str) -> Passage:
        """The passage of a mark."""
        return self.passages[int(mark[1:-1])]

    def holds(self, sign: str) -> bool:
        """Whether a sign stands anywhere but in remarks."""
        return sign in self.frame or any(sign in one.raw for one in self.passages if one.kind is not Kind.REMARK)

    def without(self, frame: str, kinds: Iterable[Kind]) -> str:
        """The frame without passages of these kinds."""
        dropped = set(kinds)
        return MARK.sub(lambda found: "" if self.passages[int(found[1])].kind in dropped else found[0], frame)


Cut = tuple[int, int, str, Kind]
"""A passage to be taken out: start, end, words, kind."""


def pairs(text: str, opener: str, closer: str) -> Iterator[tuple[int, int]]:
    """Matching delimiters: the place of each opener that is closed, and the place after its closer."""
    waiting: list[int] = []
    for found in re.finditer(f"[{re.escape(opener + closer)}]", text):
        if found[0] == opener:
            waiting.append(found.start())
        elif waiting:
            yield waiting.pop(), found.end()
