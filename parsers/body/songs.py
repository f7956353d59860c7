"""Songs that players write for each other: who sings in them that he forfeits does not.

Takes the own words of a body, gives the verses below a line that says how they are to be sung, what stands below one that
leads to another's song or words, and the verses of a mail whose subject is a song.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

Span = tuple[int, int]

_SUNG = r"(?:songs?|poems?|poet|ballad|hymn|shanty|limerick|rhyme|verses?|stanza|anthem|lullaby|carol|haikus?|ode|sonnet|bard|chorus|ditty|psalm|lyrics?)"
SIGNS = (
    r"(?i)\b(?:songs?|poems?|poet|ballad|hymn|shanty|limerick|rhyme|verses?|anthem|lullaby|carol|bard|chorus|ditty|psalm|lyrics?|words of|quote|quoting|stanza)\b[^:\n]*:[ \t]*(?:\n|$)",
    r"(?i)\b(?:sung|sings?|sang|chants?|tune|melody|choir|chorus|refrain|verse)\b",
)
"""One of these must occur somewhere before a song is looked for."""
_LINE = expression(r"^[^\n]{3,200}\n", re.M)
_SONG = expression(
    rf"\b(?:as|how|like)\s+(?:the|that|an?|our|one)\s+(?:[\w'’-]+\s+){{0,4}}?{_SUNG}\s+(?:goes?|went|has\s+it|had\s+it|says?|said|runs?|ran|puts?\s+it|tells?\s+us|sang|sings?|wrote)\s*:"
    rf"|\b(?:in\s+the\s+(?:\w+\s+)?words|{_SUNG})\s+(?:of|by|from)\s+(?!me\b|mine\b|my\b)|\b(?:to\s+quote|quoting)\s+(?!me\b|my)"
    rf"|\bthe\s+(?:[\w'’-]+\s+){{0,2}}{_SUNG}\s+(?:goes|went|says|runs)\s*:",
    re.I,
)
"""A line that leads to words which somebody else made."""
_EACH_LINE = expression(r"[^\n]*(?:\n|\Z)")
_LEAD_LINE = expression(r"^[^\n:]{3,120}:[ \t]*\n", re.M)
_TO_BE_SUNG = expression(
    r"^\W*sung\b[^\n]*:\s*$|\bas\s[^:\n]{2,40}\b(?:sings?|sang|sung|chants?|hums?)(?:\s+(?:it|so|this|that))?(?:\s+\w+)?\s*:\s*$|\b(?:(?:to\s+be|best|(?:may|can|should)\s+be)\s+sung|sung\s+(?:to|by)|to\s+(?:the|any|a|an|your)\s+(?:\w+\s+){0,2}(?:tune|melody)|for\s+(?:the\s+|a\s+|our\s+)?(?:[\w-]+\s+){0,2}choir)\b",
    re.I,
)
"""In a line that says how what stands below is sung."""
_HINT = expression(r"\b(?:sung|sings?|sang|chants?|hums?|tune|melody|choir)\b", re.I)
"""One of these is in it."""
_I = expression(r"\bI\b")
_SUBJECT = expression(
    rf"\W*(?:[Rr][Ee]:\s*)?(?:\[[^\]]*\]\s*)?(?:(?:an?|the|my|our|another)\s+)?(?:[\w'’-]+\s+){{0,2}}{_SUNG}(?:\s+(?:for|of|to|about|by|in)\b[^:]*)?(?:\s*\([^()]*\))?\W*",
    re.I,
)
"""A subject that is a song."""
_PARAGRAPH = expression(r"^(?:[ \t]*+[^\s][^\n]*+(?:\n|\Z))+", re.M)
_PART = expression(r"[ \t]*(?:\(?(?:chorus|refrain|verse|bridge|coda|all)\b[^\n]{0,30}?\)?\s*(?::|\n)|\d\.\s*\n)", re.I)
"""Heads a part of a song."""
_NAMED_PART = expression(
    r"[ \t]*\(?(?:chorus|refrain|(?:(?:first|second|last|next)\s+)?verse(?:\s+\d)?)\b[^\n:]{0,20}\)?:?\s*\n", re.I
)
"""The same, alone on its line."""
_VERSE_LINE = expression(r"[ \t]*[\"“‘'(…]*[A-ZÀ-ÖØ-Þ][^\n]*[^\n:]")
_NUMBERED = expression(r"\d{2}")
_EMPTIED = " \t\r\n\0"
_LEAST_EMPTIED = 3
"""Characters; fewer blanks stand on a line by accident."""
_LONGEST_LINE = 70
_FEWEST_WORDS = 3


def sung(live: str, subject: str) -> list[Span]:
    """The verses of songs, in order."""
    leads: list[Span] = []
    for lead in _LEAD_LINE.finditer(live):
        if _SONG.search(lead.group()) and (not leads or lead.start() >= leads[-1][1]):
            leads.append(_below(live, lead.end()))
    spans: list[Span] = []
    for line in _LINE.finditer(live):
        told = _HINT.search(line.group()) is not None and _TO_BE_SUNG.search(line.group()) is not None
        own = _I.search(line.group()) is not None and not line.group().rstrip().endswith(":")
        if told and not own and (not spans or line.start() >= spans[-1][1]):
            spans += _verses(live, line.end(), below=True)
    if not spans and _SUBJECT.fullmatch(subject) is not None:
        spans = _verses(live, 0, below=False)
    parts = (one for one in _PARAGRAPH.finditer(live) if _NAMED_PART.match(one.group()))
    spans += [one.span() for one in parts if _is_verse(one.group())]
    return sorted({*leads, *spans})


def is_song(subject: str) -> bool:
    """Whether the subject of a mail is a song."""
    return _SUBJECT.fullmatch(subject) is not None


def _below(live: str, pos: int) -> Span:
    """The paragraph below a line; if it is indented, those after it that are so, too. Where a quotation or a text in
    braces stands there, which are emptied already, it is that."""
    end, indented, said = pos, False, False
    for line in _EACH_LINE.finditer(live, pos):
        blank = not line.group().strip(_EMPTIED)
        if blank and not said and len(line.group()) > _LEAST_EMPTIED:
            return pos, line.end()
        outside = indented and not blank and line.group()[0] not in " \t"
        if (blank and said and not indented) or outside or line.end() == line.start():
            break
        if not blank and not said:
            said, indented = True, line.group()[0] in " \t"
        end = line.end()
    return pos, end


def _verses(live: str, pos: int, *, below: bool) -> list[Span]:
    """The indented paragraphs of verse from an offset on; `below` a line that leads to them, up to the first that is
    none. The first, and the parts of the song that say so, need not be indented."""
    spans: list[Span] = []
    for one in _PARAGRAPH.finditer(live, pos):
        indented = one.group()[0] in " \t"
        part = _PART.match(one.group()) is not None
        verse = _is_verse(one.group()) and (indented or _runs_on(one.group()))
        plain = not indented and not below and _NUMBERED.search(one.group()) is not None
        if verse and not plain and (indented or part or not spans):
            spans.append(one.span())
        elif below and not part:
            break
    return spans


def _is_verse(paragraph: str) -> bool:
    """Whether a paragraph has the look of verse: short lines, which begin with capitals and are no items of a list."""
    lines = paragraph.rstrip().split("\n")
    head = lines[0] + "\n"
    if _NAMED_PART.match(head) or (_PART.match(head) and lines[0].rstrip().endswith(":")):
        lines = lines[1:]
    if len(lines) < 2 or any(
        len(line) > _LONGEST_LINE or _VERSE_LINE.fullmatch(line.rstrip()) is None for line in lines
    ):
        return False
    return sum(len(line.split()) for line in lines) >= _FEWEST_WORDS * len(lines)


def _runs_on(paragraph: str) -> bool:
    """Whether half of the lines or more do not end a sentence, as those of a list of acts do."""
    lines = paragraph.rstrip().split("\n")
    return 2 * sum(not line.rstrip().endswith((".", ";")) for line in lines) >= len(lines)
