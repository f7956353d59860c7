"""Documents: texts with comment text and revisions.

Comment text stands between `/*` and `*/` or `[[` and `]]` (escaped marks count, the first closer ends it,
an unclosed mark is no comment). It is kept and shown, but has no effect.
"""

from __future__ import annotations

from collections.abc import Iterator

MARKS = (("/*", "*/"), ("[[", "]]"), ("/\\*", "\\*/"))


def comments(text: str) -> Iterator[tuple[int, int]]:
    """Spans of comment text, marks included, from left to right."""
    position = 0
    while True:
        starts = [(found, opener, closer) for opener, closer in MARKS if (found := text.find(opener, position)) >= 0]
        spans = [(start, text.find(closer, start + len(opener)), closer) for start, opener, closer in starts]
        closed = sorted((start, end + len(closer)) for start, end, closer in spans if end >= 0)
        if not closed:
            return
        yield closed[0]
        position = closed[0][1]


def effective(text: str) -> str:
    """The text without its comment text."""
    out, position = [], 0
    for start, end in comments(text):
        out.append(text[position:start])
        position = end
    out.append(text[position:])
    return "".join(out)
