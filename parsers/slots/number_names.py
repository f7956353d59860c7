"""People whose name is a number, among others in a list: "Hob, 404 and Ivy"."""

from __future__ import annotations

from typing import Any

from engine.expressions import expression
from parsers.scan import Scan

_NEXT_NAME = r"(?:,?\s+(?:and|&)\s+|,\s+)(?!I\b)[A-Z][\w'’-]*+(?>(?:\s[A-Z][\w'’-]*+){0,2})"
_NO_SUBJECT = r"(?!\s+(?:is|are|gets?|has|goes?|was|were|receives?|takes?|shall|will)\b)"
NUMBER_BETWEEN = expression(rf"(\d{{2,6}})(?={_NEXT_NAME}{_NO_SUBJECT})")
"""The name of somebody who has a number for one, among others: "Hob, 404 and Ivy"."""
NUMBER_BEHIND = expression(
    r"(\d{2,6})(?=\s*(?:[.;!)(]|$)|,?\s+(?:as|for|each|inactive|because|since|too)\b|\s+(?:have|are)\b|,\s+(?:all\s+|both\s+)?[a-z]+(?:ed|wn|en)\b)"
)
"""The same as the last of them."""
NUMBER_AHEAD = expression(
    rf"(\d{{2,6}})(?=(?>(?:{_NEXT_NAME}){{1,6}})(?:\s+(?:have|are|win|wins|won)\b|\s*(?:[.;!)]|$))|\s+(?:has\s+won|wins)\s+(?:the\s+)?(?!FOR\b|AGAINST\b)(?:[A-Z\"“]|sub-?game\b))"
)
"""The same as the first."""
ROOM = 12
TELLS_WHO = expression(r"(?:^\W*|[:;]\s+|\b(?:is|are|that|of|be)\s+)$")
"""Before the first of names."""


def with_number(s: Scan, values: list[Any], join: str, begin: int) -> list[tuple[Any, int]]:
    """Somebody named by a number who goes on with a list of names."""
    if not s.text[begin : begin + 1].isdigit() or not all(str(one)[:1].isupper() for one in values):
        return []
    found = NUMBER_BETWEEN.match(s.text, begin)
    if found is None and ("and" in join or "&" in join or len(values) > 1):
        found = NUMBER_BEHIND.match(s.text, begin)
    return [(found[1], found.end(1))] if found is not None else []


def numbered_first(s: Scan, pos: int) -> list[tuple[Any, int]]:
    """Somebody named by a number with whom a list of names begins, or who has won a game."""
    if not s.text[pos : pos + 1].isdigit() or TELLS_WHO.search(s.text, max(0, pos - ROOM), pos) is None:
        return []
    found = NUMBER_AHEAD.match(s.text, pos)
    return [(found[1], found.end(1))] if found is not None else []
