"""Lines that vote on several proposals: "FOR 401, AGAINST 402", "432 to 435 are one joke: against, every one of them"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.lines.ballots import LIST_GOES_ON, Vote, table_line
from parsers.lines.fragments import by_another, said_votes
from parsers.scan import Scan
from parsers.slots.references import read_refs

_NUMBERS = expression(r"\W{0,4}(?:(?:proposals|props\.?)\s+)?(?P<first>[#pP]?\d{2,6})(?!\d)", re.I)
_OF_ALL = expression(
    r"(?:\s*+,)?\s+(?:(?:each\s+and\s+)?every\s+(?:single\s+|last\s+)?one(?:\s+of\s+(?:them|these|those))?|(?:all|each|both)(?:\s+(?:two|three|four|five|six))?(?:\s+of\s+(?:them|these|those))?|the\s+(?:whole\s+)?lot(?:\s+of\s+them)?)\s*+[.!]*\s*$"
)
"""Behind a vote word: it is on all that was named, as was said."""
_NAMED = expression(r"(?<![.:!?]\s)\b[A-Z][a-z]")
"""Somebody, or a title, beside the numbers."""


def several_votes(s: Scan, line_start: bool) -> list[Vote]:
    """The votes of a line that casts more than one, on different things."""
    votes = said_votes(s, 0)
    if len(votes) > 1 and len({one.ref for one in votes}) == len(votes):
        return votes
    return _one_vote_on_all(s) if line_start else []


def _one_vote_on_all(s: Scan) -> list[Vote]:
    """The votes of a line that begins with several numbers, says something of them, and has one vote word behind a mark at
    its end, in whatever case."""
    numbers = _NUMBERS.match(s.text)
    if numbers is None or not LIST_GOES_ON.match(s.text, numbers.end()):
        return []
    values, end = next(iter(read_refs(s, numbers.start("first"), Slot.PROPOSAL, bare=False)), ([], 0))
    if len(values) < len(("one", "other")) or any(not str(one).isdigit() for one in values):
        return []
    of_all = _OF_ALL.search(s.text, end)
    rest = s.text[end : of_all.start() if of_all is not None else len(s.text)].rstrip()
    if any(map(str.isdigit, rest)) or _NAMED.search(rest):
        return []
    one = table_line(Scan(f"{str(values[0]).ljust(end)}{rest}", s.words))
    if one is None or by_another(s.text[end : one.end - len(one.choice)]):
        return []
    return [Vote(one.choice, str(value), 0, one.end) for value in values]
