"""Rankings of named things, best first: "B > A", "1. C 2. A", "first choice Hose's, second Joel's", "A only"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

MOST_ITEMS = 40
MOST_WORDS = 6
NUMBERED = re.compile(r"(?:(?<=[\s:,;(])|^)\(?(\d{1,2})\s*[.):=-]\s*(?=\S)")
_ORDINAL = re.compile(
    r"\b(?:(?:my|and|then)\s+)*(first|second|third|fourth|fifth|sixth|last)\b"
    r"(?:\s+(?:choice|preference|place|rank))?\s*(?:is|:|=|,|-)?\s*",
    re.IGNORECASE,
)
_PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"]
_PLACE = re.compile(
    r"\s*(?:(?:,|;|and|then)\s+)*([^,;]{1,40}?)\s+(first|second|third|fourth|fifth|sixth|last)\b(?=\s*(?:$|[,;]|and\b))",
    re.IGNORECASE,
)
_THEN = re.compile(
    r"\s*(?:>+|,\s*(?:and\s+)?then\b|\b(?:and\s+)?then\b|\bbefore\b|\bover\b|\babove\b|\bahead of\b|\bfollowed by\b|,|/)\s*",
    re.IGNORECASE,
)
_NOISE = re.compile(
    r"^(?:the|is|are|for|goes to|to|by|my)\s+|\s+(?:only|best|first|second|third|fourth|fifth|last|and|comes?)$",
    re.IGNORECASE,
)
_ITEM = re.compile(r"""["'\u201c\u2018]?(?:[A-Z0-9]|refresh proposal|rp\b|mine\b)""")


def ranked(text: str) -> list[str]:
    """The things that a text ranks, best first; empty if it is no ranking."""
    numbered = list(NUMBERED.finditer(text))
    ordinals = list(_ORDINAL.finditer(text))
    if numbered and numbered[0].group(1) == "1":
        parts = _between(text, numbered)
    elif ordinals and ordinals[0].group(1).lower() == "first" and not text[: ordinals[0].start()].strip(" :,("):
        parts = _between(text, ordinals) if len(ordinals) > 1 else _THEN.split(sentence(text[ordinals[0].end() :]))
    elif placed := _placed(sentence(text)):
        parts = placed
    else:
        parts = _THEN.split(sentence(text))
    items = [clean for part in parts[:MOST_ITEMS] if (clean := _clean(part))]
    good = items and all(_ITEM.match(one) and len(one.split()) <= MOST_WORDS for one in items)
    return items if good else []


def _placed(text: str) -> list[str]:
    """The things that have their place behind them: "Hose's first and Joel's second"."""
    found = list(_PLACE.finditer(text))
    places = [one.group(2).lower() for one in found]
    if (
        len(found) < 2
        or places[0] != "first"
        or places[1:] not in (_PLACES[1 : len(places)], [*_PLACES[1 : len(places) - 1], "last"])
    ):
        return []
    return [one.group(1) for one in found]


def _between(text: str, marks: list[re.Match[str]]) -> list[str]:
    """What stands after each mark of an unbroken count, up to the next one."""
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [sentence(text[mark.end() : end]) for mark, end in zip(marks, ends, strict=True)]


def sentence(text: str) -> str:
    """The text up to the end of its first sentence or line."""
    return re.split(r"[.!;](?=\s|$)|\n", text, maxsplit=1)[0]


def _clean(part: str) -> str:
    words = " ".join(part.split()).strip(" ,.:;()")
    while (shorter := _NOISE.sub("", words).strip(" ,.:;")) != words:
        words = shorter
    return words.strip("\"'\u201c\u201d\u2018\u2019") if words[:1] in "\"'\u201c\u2018" else words
