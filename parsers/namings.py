"""What things are, said before their names: "to all who helped me, namely Hob and Ione".

The sentence is read with the names alone, and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

_QUANTITY = (
    r"(?:everyone|everybody|all|both|each|those|these|several|certain|some|a\s+few|any"
    r"|(?:(?:the|my|our|these|those)\s+)?(?:(?:remaining|other|last|first|same)\s+)?(?:two|three|four|five|six|seven|eight|following|other|\d{1,2}(?!\s*[,;:.]))\b|(?:the|my|our)\s+(?:[a-z]+\s+){0,2}?[A-Za-z]+s\b)"
)
"""Begins what is said of several things before their names."""
_ONE = r"(?:the|my|our|an?|one|that)"
_UP_TO_NAMELY = r"(?:(?!\b(?:to|from|for|on|upon)\s)[^,;:.!?()\x00]){0,60}?(?:\b(?:who|which|that|whose|whom|of)\b(?:(?!\b(?:I|not|never)\s)[^,;:.!?()\x00]){0,80}?)?"
_NAMELY = re.compile(
    rf"\b(?P<lead>to|from|for|on|upon|between|among|amongst|with|by|as|of)(?P<what>\s+(?:{_QUANTITY}|{_ONE})\b{_UP_TO_NAMELY}\s*[,(:–—-]\s*"
    r"(?:namely|to\s+wit|viz\.?|videlicet|i\.?\s?e\.?|that\s+is\s+to\s+say)\s*[,:]?\s+)(?=[\"“#]?(?-i:[A-ZÀ-ÖØ-Þ])|(?:proposals?|consultations?|numbers?|the|p)?\s*#?\d|the\s+(?-i:[A-Z])|me\b|myself\b)",
    re.I,
)
_NAMELY_ALONE = re.compile(
    rf"\b(?P<lead>)(?P<what>(?:{_QUANTITY}|(?<=[a-z]\s)(?:the|my|that)\s+(?:\w+\s+){{1,2}}?(?:who|that|which))\b{_UP_TO_NAMELY}\s*[,(:–—-]\s*(?:namely|to\s+wit|viz\.?|videlicet|that\s+is\s+to\s+say)\s*[,:]?\s+)(?=[\"“#]?(?-i:[A-ZÀ-ÖØ-Þ])|(?:proposals?|consultations?|numbers?|the|p)?\s*#?\d)",
    re.I,
)
NAMING: Final = frozenset("namely wit viz videlicet e say".split())
"""One of these stands between what things are and their names."""


def named(text: str) -> str:
    """The text with the names of things where words say what they are: "to all who helped me, namely Hob and Ione"."""
    found = None
    for pattern in (_NAMELY, _NAMELY_ALONE):
        if (found := pattern.search(text)) is not None:
            break
    if found is None:
        return text
    lead = found["lead"]
    return text[: found.start()] + lead + " " * (len(found.group()) - len(lead)) + text[found.end() :]
