"""Votes that are said and not cast: hedged, on a condition, on one thing or another."""

from __future__ import annotations

from engine.expressions import expression
from parsers import traps
from parsers.acts.context import Context, add_unclear
from parsers.scan import Scan
from parsers.statements import Statement

HEDGING = frozenset(
    "leaning probably maybe perhaps likely tempted inclined undecided possibly presumably unsure".split()
)
"""Who says one of these beside a vote has not cast it yet."""
GUESSING = frozenset("guess hunch gut feeling thinking inclination minded guessing".split())
GUESSED = expression(
    r"\bmy\s+(?:\w+\s+)?(?:guess|hunch|gut|feeling|thinking|inclination)\b|\bi(?:['’]m|\s+am)\s+(?:now\s+)?(?:thinking|minded|guessing)\b"
)
"""Leads to votes that the author only has in mind."""
EITHER = expression(r"\beither\b[^.;!?]*\bor\b")


def not_cast(s: Scan) -> str:
    """Why a vote is not cast yet: it depends on something, is only likely, or on one thing or another; or nothing."""
    if s.holds(HEDGING) or (s.holds(traps.CONDITIONS) and traps.conditional(s.mask)):
        return "condition or leaning"
    if s.holds(GUESSING) and GUESSED.search(s.low) is not None:
        return "condition or leaning"
    return "one thing or another" if "either" in s.vocab and EITHER.search(s.low) else ""


def without_uncast(c: Context, st: Statement, s: Scan, first: int) -> bool:
    """Take back the votes from number `first` on if they are not cast yet ("401: leaning FOR", "AGAINST, probably.",
    "FOR either 401 or 402"); they are unclear then."""
    if len(c.acts) == first or not (why := not_cast(s)):
        return False
    del c.acts[first:]
    add_unclear(c, st.start, st.start + len(s.text.rstrip()), why)
    return True
