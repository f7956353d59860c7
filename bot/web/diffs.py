"""Differences of two texts, word by word, and who wrote each sentence of a text that was revised.

Texts of players can be long and hostile: a comparison has a limit on its work, beyond which whole lines are
compared, and beyond that the texts stand one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from bot.columns import is_instant

MOST_WORK = 1_500_000
"""Pairs of pieces compared: some tenths of a second of the library's matcher at its worst."""
SHORT = 16
"""Characters below which a text is shown whole, before and after."""
CONTEXT = 24
"""Words left standing on each side of a change; what lies between is an ellipsis."""
_WORDS = re.compile(r"\s+|(?:\w+|[^\w\s])\s*")
_SENTENCES = re.compile(r"[^\n]*?[.!?][\"')\]]*(?=\s|$)[ \t]*|[^\n]+|\n")


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text: "same", "cut", "new" or "gap" (left out)."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Blamed:
    """A sentence with the number of the revision that brought it."""

    text: str
    revision: int


def worth_comparing(old: object, new: object) -> bool:
    """Whether two values are texts long enough to be shown as one with its changes."""
    texts = isinstance(old, str) and isinstance(new, str) and min(len(old), len(new)) >= SHORT
    return texts and not is_instant(str(old))


def compare(old: str, new: str, *, context: int | None = CONTEXT) -> tuple[Piece, ...]:
    """The way from one text to the other; with `context` only so many words around each change.

    Words are compared, not the space between them: a text that was only wrapped anew is the same.
    """
    left, right = _WORDS.findall(old), _WORDS.findall(new)
    if len(left) * len(right) > MOST_WORK:
        left, right = old.splitlines(keepends=True), new.splitlines(keepends=True)
    if len(left) * len(right) > MOST_WORK:
        return tuple(piece for piece in (Piece("cut", old), Piece("new", new)) if piece.text)
    pieces: list[Piece] = []
    for op, a, b, c, d in _operations(left, right):
        if op == "equal":
            kept = right[c:d]
            pieces += (
                [Piece("same", "".join(kept))] if context is None else _shortened(kept, context, c, len(right) - d)
            )
            continue
        pieces += [
            piece for piece in (Piece("cut", "".join(left[a:b])), Piece("new", "".join(right[c:d]))) if piece.text
        ]
    return tuple(pieces)


def _operations(left: Sequence[str], right: Sequence[str]) -> list[tuple[str, int, int, int, int]]:
    matcher = SequenceMatcher(None, [one.strip() for one in left], [one.strip() for one in right], autojunk=False)
    return list(matcher.get_opcodes())


def _shortened(words: Sequence[str], context: int, before: int, after: int) -> list[Piece]:
    """What stays the same: whole if it is short, else its ends that touch a change."""
    head, tail = (context if before else 0), (context if after else 0)
    if len(words) <= head + tail + 2:
        return [Piece("same", "".join(words))]
    pieces = [
        Piece("same", "".join(words[:head])),
        Piece("gap", " … "),
        Piece("same", "".join(words[len(words) - tail :])),
    ]
    return [piece for piece in pieces if piece.text]


def sentences(text: str) -> list[str]:
    """The text cut after sentences and line ends; joined they are the text."""
    return _SENTENCES.findall(text)


def blame(revisions: Sequence[str]) -> tuple[Blamed, ...]:
    """The sentences of the last revision, each with the number of the revision it has stood in since."""
    present: list[Blamed] = []
    for number, text in enumerate(revisions):
        pieces = sentences(text)
        if len(present) * len(pieces) > MOST_WORK:
            present = [Blamed(piece, number) for piece in pieces]
            continue
        made: list[Blamed] = []
        for op, a, b, c, d in _operations([one.text for one in present], pieces):
            if op == "equal":
                made += [Blamed(piece, one.revision) for piece, one in zip(pieces[c:d], present[a:b], strict=True)]
            else:
                made += [Blamed(piece, number) for piece in pieces[c:d]]
        present = made
    return tuple(present)
