"""A word that opens a sentence and tells nothing of the deed: "Regretfully, 413 is withdrawn.", "Goodbye, 413: withdrawn."

It is blanked, or it would be read as the first of several things. A word that doubts, or that tells of another time,
stays: "Hopefully, 413 is withdrawn.", "Previously, ...".
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

_OPENING = expression(
    r"(?P<lead>\W{0,4}(?:(?:and|so|but|well|oh|ah)\b,?\s+){0,2})(?P<opening>(?:(?:most|very|rather|quite)\s+)?"
    r"(?:(?!(?:hopefully|possibly|probably|presumably|supposedly|allegedly|apparently|seemingly|hypothetically|theoretically|ideally|potentially|reportedly|conceivably"
    r"|previously|recently|formerly|originally|usually|normally|initially|eventually|generally|typically|occasionally|conditionally)\b)"
    r"(?:[a-z]{2,10}(?:ful|ous|iv|al|ent|ant|at|ing|ed|less|ish|ic|tabl|nat|pp?i)(?:e?ly|y)|sadly|gladly|boldly|kindly|humbly|quickly|simply|proudly|bravely|firmly|surely|truly|duly|luckily|merrily|cheerily|wearily|heavily|thereby)"
    r"|for\s+(?:my\s+(?:own\s+)?part|good\s+measure)|on\s+(?:the\s+other\s+hand|another\s+note|a\s+(?:happier|sadder|lighter|different|related)\s+note)|in\s+other\s+news|last\s+but\s+not\s+least"
    r"|good-?bye|farewell|adieu|bye(?:-bye)?|so\s+long|rest\s+in\s+peace|r\.?i\.?p\.?|with\s+(?:(?:great|much|deep|some|a\s+heavy|my|the\s+deepest|deepest)\s+)?(?:regrets?|pleasure|joy|sorrow|sadness|reluctance|relief|apologies|thanks|delight|pride|heart|best\s+wishes))\s*,\s+)(?=[\w\"“#'‘])",
    re.I,
)
OPENING_ROOM: Final = 48
"""Characters at the head of a sentence in which the comma behind such words stands."""


def without_opening(text: str) -> str:
    """The text, of the same length, without a word that opens it and tells nothing."""
    found = _OPENING.match(text) if "," in text[:OPENING_ROOM] else None
    if found is None:
        return text
    return found["lead"] + " " * len(found["opening"]) + text[found.end() :]


_POSTSCRIPT = expression(r"^\W{0,4}(?:(?:P\.\s?){1,3}S|N\.\s?B)\.\s*[:,–—-]*\s*(?=\S)")
POSTSCRIPT: Final = frozenset({"p", "n", "s", "b"})
"""One of these letters begins it."""


def without_postscript(text: str) -> str:
    """The text, of the same length, without the "P.S." or "N.B." at its head."""
    found = _POSTSCRIPT.match(text)
    return " " * found.end() + text[found.end() :] if found is not None else text


_AT_IT = expression(
    r"(?P<lead>^\W{0,4}(?:(?:and|so|but|also|then)\s+)?|(?<!\band)(?<!\bthen)[,;]\s+(?:and\s+)?|\b(?:and|then)\s+)(?P<aside>,?\s?(?:while|whilst|as|since)\s+(?:I(?:['’]m|\s+am)|we(?:['’]re|\s+are))\s+at\s+it,?\s)(?=\s{0,3}[\w\"“#])",
    re.I,
)
AT_IT: Final = frozenset({"while", "whilst", "since", "as"})
"""One of these begins what somebody says of a deed that he does because he does others."""


def without_at_it(text: str) -> str:
    """The text, of the same length, without "while I am at it" before a clause."""
    return _AT_IT.sub(lambda found: found["lead"] + " " * len(found["aside"]), text)
