"""Undoes the soft line ends of `format=flowed` (RFC 3676), so that sentences are read as their author typed them.

Offsets of acts count characters of the raw body, therefore a `Joined` text knows where each of its characters stood. A
line that only happens to end with a blank (a row of a table) is too short for a soft end and stays a line.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

SHORTEST_SOFT: Final = 40
"""Characters; clients break near 72, so a shorter line ended where its author ended it ..."""
NARROWEST: Final = 58
"""... but where the next word had gone beyond so many."""


class Joined:
    """A body without its soft line ends and stuffed blanks, and the way back to the raw body."""

    __slots__ = ("_gone", "_places", "text")

    def __init__(self, text: str, cuts: list[tuple[int, int]]) -> None:
        """`cuts` are the spans (start, length) left out of the raw body, in order."""
        self.text = text
        self._places: list[int] = []
        self._gone: list[int] = []
        gone = 0
        for start, length in cuts:
            self._places.append(start - gone)
            gone += length
            self._gone.append(gone)

    def start(self, place: int) -> int:
        """Where the character at a place of the joined text stood."""
        before = bisect_right(self._places, place)
        return place + (self._gone[before - 1] if before else 0)

    def end(self, place: int) -> int:
        """Where the text before a place ended."""
        return self.start(place - 1) + 1 if place else 0


def join(body: str) -> Joined | None:
    """The body with its soft line ends undone; None when it has none."""
    cuts: list[tuple[int, int]] = []
    pieces: list[str] = []
    pos = 0
    soft = ""
    for line in body.split("\n"):
        quoted = line.startswith(">")
        stuffed = line.startswith(" ") and not quoted
        long = len(soft) > SHORTEST_SOFT or (soft and len(soft) + len(line.split(" ", 1)[0]) > NARROWEST)
        if long and not quoted and line != "-- ":
            pieces.append(line[stuffed:])
            cuts.append((pos - 1, 1 + stuffed))
        else:
            pieces += ["\n", line[stuffed:]] if pieces else [line[stuffed:]]
            if stuffed:
                cuts.append((pos, 1))
        soft = line if line.endswith(" ") and not quoted else ""
        pos += len(line) + 1
    return Joined("".join(pieces), cuts) if cuts else None
