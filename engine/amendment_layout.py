"""The frame of a text as paragraphs: where one ends, list items, and what a lead-in and the text below it share.

The line breaks of a mail inside a paragraph count as spaces. A list marker begins a new paragraph, unless the line
before plainly runs on into it. A paragraph that leads in to a delimited text, and the words that go on after that
text, are one paragraph ("replace:", the text, "with:", the text).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendment_words import rx
from engine.quoting import CLOSE, OPEN, Framed, Kind, dedent, indent


@dataclass(frozen=True, slots=True)
class Para:
    """A paragraph: its words without comments and marker, where it stands in the frame, its list marker and depth."""

    text: str
    start: int
    end: int
    bullet: str = ""
    indent: int = 0


BULLET = re.compile(
    r"[ \t]*(?P<mark>[-*\u2022+\u2013\u2014]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)]|(?:step|part|item|change"
    r"|amendment) \d+\s*[.:)])"
    r"(?:[ \t]+)(?=\S)",
    re.IGNORECASE,
)
_RUNS_ON = re.compile(r"[.;:,!?)\]\ue001]$|\b(?:and|or|then)$", re.IGNORECASE)
_CONNECTOR = rx(
    r"(?:with|to|by|and|into|in|from|for|after|before|as|at|then|immediately|directly|so|such|is|are|of|instead)\b"
)
_LEAD = rx(
    r"(?:[:,\u2014]-?|\b(?:with|to|by|reading|reads?|replacing|say|saying|texts?|following|paragraphs?|sentences?|full"
    r"|and|deleting"
    r"|removing|appending|adding|inserting|changing|from|entirety|follows|of|delete|remove|replace|insert|add|append"
    r"|be)"
    r"|following [a-z ]+[.])$"
)
_ONLY_MARK = re.compile(rf"{OPEN}\d+{CLOSE}[.;,]?$")
_DROPPED = (Kind.COMMENT, Kind.REMARK)


def paragraphs(framed: Framed) -> list[Para]:
    """The paragraphs of the frame that say anything, in order."""
    found: list[Para] = []
    for start, end, bullet, depth in _pieces(framed):
        text = _words(framed, framed.frame[start:end])
        if bullet:
            text = text[len(bullet) :].lstrip(" \n") if text.startswith(bullet) else text
        if not any(ch.isalnum() or ch == OPEN for ch in text):
            continue
        one = Para(text, start, end, bullet, depth)
        if found and _one(found[-1], one):
            found[-1] = replace(found[-1], text=f"{found[-1].text}\n{text}", end=end)
        else:
            found.append(one)
    return found


def _pieces(framed: Framed) -> list[tuple[int, int, str, int]]:
    """Spans of the frame between empty lines and list markers, each with its marker and depth."""
    pieces: list[tuple[int, int, str, int]] = []
    position, before, known = 0, "", ("", -1)
    for line in framed.frame.split("\n"):
        start, position = position, position + len(line) + 1
        plain = framed.without(line, _DROPPED).rstrip()
        bullet = BULLET.match(line)
        depth = indent(line)
        sort = _sort(bullet["mark"]) if bullet is not None else ""
        if not line.strip():
            before = ""
            known = known if not pieces or pieces[-1][2] else ("", -1)
            continue
        begins = bullet is not None and (
            not before or sort in "-*+" or _RUNS_ON.search(before) is not None or known == (sort, depth)
        )
        if not before or begins:
            pieces.append((start, start + len(line), bullet["mark"] if bullet is not None and begins else "", depth))
            if begins:
                known = (sort, depth)
        else:
            pieces[-1] = (pieces[-1][0], start + len(line), *pieces[-1][2:])
        before = plain or (before if before else " ")
    return pieces


def _sort(mark: str) -> str:
    """The sort of a list marker: its sign, or 1 or a with its brackets."""
    core = mark.strip("().: ")
    if not core:
        return mark
    if mark[0] in "-*+\u2022\u2013\u2014":
        return mark[0]
    return ("1" if core[-1].isdigit() else "a") + mark[-1]


def _words(framed: Framed, piece: str) -> str:
    """The words of a piece: comments dropped, spaces single, line breaks kept as such."""
    text = framed.without(piece, _DROPPED)
    text = re.sub(r"[ \t\r\f\v\u00a0]+", " ", text)
    return re.sub(r" ?\n[ \n]*", "\n", text).strip(" \n")


def _one(first: Para, second: Para) -> bool:
    """Whether the second paragraph goes on with the sentence of the first."""
    if second.bullet:
        return False
    if second.text[0] == OPEN:
        if _LEAD.search(first.text[-60:]):
            return True
        return _ONLY_MARK.match(second.text) is not None and first.text[-1] not in ".!?;"
    return (
        first.text.rstrip(",;")[-1:] == CLOSE and _CONNECTOR.match(second.text) is not None and second.text[0].islower()
    )


def raw(framed: Framed, first: Para, last: Para) -> str:
    """The very words of whole paragraphs, comments around them left out, moved to the left margin."""
    piece = framed.frame[first.start : last.end]
    while (found := _EDGE_MARK.match(piece)) is not None and framed.passage(found[1]).kind in _DROPPED:
        piece = piece[found.end() :]
    while (found := _END_MARK.search(piece)) is not None and framed.passage(found[1]).kind in _DROPPED:
        piece = piece[: found.start()]
    return dedent(framed.restore(piece))


_EDGE_MARK = re.compile(rf"\s*({OPEN}\d+{CLOSE})\s*")
_END_MARK = re.compile(rf"\s*({OPEN}\d+{CLOSE})\s*$")


def unwrapped(text: str) -> str:
    """Running words that a mail broke into lines: joined, but for empty lines and lines with a list marker."""
    text = re.sub(r"[ \t]*\n[ \t]*\n\s*", "\n\n", text)
    return re.sub(r"[ \t]*(?<!\n)\n(?!\n)[ \t]*(?!(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])[ \t])", " ", text)
