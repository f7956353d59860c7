"""The way on which something comes to somebody is left out: "I'm sliding m5 across the table to Ivy"; offsets stay true."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.order.asides import blanked

WAYS = frozenset("across over down along under through round around past up".split())
"""One of these begins it."""
_WAY = expression(
    r"(?<=[\w\"”')])(?P<way>\s+(?:right\s+|straight\s+|quietly\s+|gently\s+)?(?:across|over|down|along|under|through|round|around|past|up)\s+(?:the|my|our|this|that|a)\s+(?:[a-z-]+\s+)?[a-z-]{3,14})(?=\s+(?:and\s+)?(?:in)?to(?:wards)?\s+(?:you\b|him\b|her\b|em\b|them\b|the\s|my\s|our\s|its\s|(?-i:[A-Z])))"
)
_GOING = expression(
    r"\b(?:give|giving|gives|pass|passing|passes|push|pushing|pushes|shove|shoving|shoves|slide|sliding|slides|slip|slipping|slips|hand|handing|hands|send|sending|sends|toss|tossing|tosses|throw|throwing|throws|ship|shipping|roll|rolling|rolls|flick|flicking|flicks|move|moving|moves|go|goes|going|wander|wanders|travels|travel|lob|lobbing|nudge|nudging|nudges|carry|carrying)\b"
)
"""Before it: what comes along there."""


def without_way(text: str) -> str:
    """The text, of the same length, without the way on which something comes to somebody."""
    found = _WAY.search(text)
    if found is None or _GOING.search(text, 0, found.start()) is None:
        return text
    return blanked(text, found.span("way"))
