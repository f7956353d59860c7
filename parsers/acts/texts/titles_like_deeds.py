"""Titles of proposals that read like deeds, behind their numbers: "480  I Object (Hob)", "480 (I Resign) ought to fail".

A title has its words in capitals; who does something behind a number writes on in small letters.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from collections.abc import Set
from typing import Final

from engine.expressions import expression

SPEAKERS: Final = frozenset({"i", "we"})
"""One of these begins such a title."""
_SMALL = r"(?:of|the|in|on|an?|and|or|for|to|with|from|by|at|as|my|your)"
_VERB = r"(?!(?:Vote|Hereby)\b)(?P<verb>[A-Z][a-z]+)"
_WORDS = rf"{_VERB}(?:\s(?:{_SMALL}\s){{0,2}}[A-Z][\w'’-]*|\s(?:it|them|all|you)\b){{0,7}}[!?]?"
_NUMBER = r"(?:(?:[Pp]roposals?|[Pp]rop\.?)\s+|[#pP])?\d{3,6}"
_ROW = expression(
    rf"[^\w\n]*{_NUMBER}(?:\s*[:|.)–—-]+)?\s+(?:\d{{1,3}}\s+)?(?P<who>I|We)(?=\s{_WORDS}\s*(?:$|[(|\[,;]|\s{{2}}|\.{{2}}|\b(?:by|[A-Z]{{3,}})\b|https?:))"
)
"""A row of a table: the number, the title, and what stands in its next column."""
_BESIDE = expression(rf"(?<=\d)\s*\((?:I|We)\s{_WORDS}\)")
"""A title in brackets right behind its number."""


def without_titles(text: str, choices: Set[str]) -> str:
    """The text, of the same length, without such a title in brackets, and with one in a row that nobody seems to say."""
    if "(" in text:
        text = _BESIDE.sub(lambda one: one[0] if one["verb"].upper() in choices else " " * len(one[0]), text)
    row = _ROW.match(text)
    if row is None or row["verb"].upper() in choices:
        return text
    return text[: row.start("who")] + "A".ljust(len(row["who"])) + text[row.end("who") :]
