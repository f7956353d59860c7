"""A mail's text cut into stanzas, each beside the acts that begin in it; the words of an act marked in place.

The reader marks regions and never cuts, so every character of the mail is shown as it was sent (addresses made
unreadable at their full length). A stanza begins at the line in which an act or unclear words begin;
acts and words go by their numbers (`engine.acts.Numbered`), words counted for themselves.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.acts import Reading
from parsers.body.regions import Region

LONGEST = 300_000
"""Characters of one mail that are shown: far beyond any ballot with all its texts."""
LAYERS = ("quote", "attribution", "forward", "signature", "footer", "comment", "armour", "automatic", "document")


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one look: what kind of text they are, and the act or unclear place they belong to."""

    text: str
    kind: str = "own"
    act: int | None = None
    unclear: int | None = None
    first: bool = False
    """Whether the act's words begin here, so that a link to the act leads here."""


@dataclass(frozen=True, slots=True)
class Stanza:
    """Lines of a mail with the acts and unclear places that begin in them; what follows these is a stanza again, so
    that a note stands right below its words where there is no room beside them."""

    runs: tuple[Run, ...]
    acts: tuple[int, ...] = ()
    unclear: tuple[int, ...] = ()


def stanzas(body: str, regions: Sequence[Region], reading: Reading) -> tuple[Stanza, ...]:
    """The body as stanzas; together they are the body. Cost is linear in body, regions and acts."""
    text = body[:LONGEST]
    said = reading.numbered
    marks = [(one.start, one.end, "act", n) for n, one in enumerate(said.read) if one.start < one.end]
    marks += [(one.start, one.end, "unclear", n) for n, one in enumerate(said.unread) if one.start < one.end]
    spans = [one for one in regions if one.kind in LAYERS]
    runs = _runs(text, spans, sorted(marks, key=lambda one: (one[0], -one[1])))
    starts = sorted({0, *_breaks(text, marks)})
    rows: list[list[Run]] = [[] for _ in starts]
    acts: list[list[int]] = [[] for _ in starts]
    unclear: list[list[int]] = [[] for _ in starts]
    for start, run in runs:
        rows[bisect_right(starts, start) - 1].append(run)
    for start, _, what, number in sorted(marks):
        (acts if what == "act" else unclear)[bisect_right(starts, start) - 1].append(number)
    made = (Stanza(tuple(row), tuple(a), tuple(u)) for row, a, u in zip(rows, acts, unclear, strict=True))
    return tuple(one for one in made if one.runs)


def _breaks(text: str, marks: Sequence[tuple[int, int, str, int]]) -> set[int]:
    """Where stanzas begin: at the line in which a mark begins, and after the line in which it ends."""
    begins = {text.rfind("\n", 0, start) + 1 for start, _, _, _ in marks}
    after = {text.find("\n", max(end - 1, 0)) + 1 for _, end, _, _ in marks}
    return begins | (after - {0, len(text)})


def _runs(text: str, spans: Sequence[Region], marks: Sequence[tuple[int, int, str, int]]) -> list[tuple[int, Run]]:
    """(offset, run) from left to right; cut at every edge and every line start of a mark."""
    edges = {0, len(text)}
    for span in spans:
        edges |= {span.start, span.end}
    for start, end, _, _ in marks:
        edges |= {start, end}
    edges |= _breaks(text, marks)
    places = sorted(one for one in edges if 0 <= one <= len(text))
    opened = sorted(spans, key=lambda one: one.start)
    out: list[tuple[int, Run]] = []
    layers: list[Region] = []
    open_marks: list[tuple[int, int, str, int]] = []
    next_span = next_mark = 0
    begun: set[tuple[str, int]] = set()
    for start, end in pairwise(places):
        while next_span < len(opened) and opened[next_span].start <= start:
            layers.append(opened[next_span])
            next_span += 1
        while next_mark < len(marks) and marks[next_mark][0] <= start:
            open_marks.append(marks[next_mark])
            next_mark += 1
        layers = [one for one in layers if one.end > start]
        open_marks = [one for one in open_marks if one[1] > start]
        kind = layers[-1].kind if layers else "own"
        if not open_marks:
            out.append((start, Run(text[start:end], kind)))
            continue
        _, _, what, number = open_marks[-1]
        first = (what, number) not in begun
        begun.add((what, number))
        act, doubt = (number, None) if what == "act" else (None, number)
        out.append((start, Run(text[start:end], kind, act, doubt, first)))
    return out
