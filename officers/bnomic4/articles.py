"""What Articles of Incorporation say plainly: the name of the Corporation and its Officers (Rule 4E79).

Only whole sentences of a few forms are read; what is said otherwise stays for a human.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.expressions import expression

_SENTENCE = expression(r"[^.;\n]+")
_NAME = r"[\"“']?(?P<name>[^\"”']{1,80}?)[\"”']?"
_NAMED = tuple(
    expression(one, re.IGNORECASE)
    for one in (
        rf"(?:the )?name(?: of (?:the|this) corporation)?\s*(?:is|shall be|:)\s*{_NAME}",
        rf"(?:these are )?(?:the |a set of )?articles of incorporation (?:of|for) (?:the corporation )?{_NAME}",
        rf"(?:the|this) corporation (?:is|shall be) (?:called|named|known as) {_NAME}",
        rf"{_NAME} is (?:hereby )?(?:a|the) corporation",
    )
)
_OFFICERS = tuple(
    expression(one, re.IGNORECASE)
    for one in (
        r"(?:the |its |the only |its only )?officers?(?: of [\w ]{1,60}?)?\s*(?:is|are|shall be|:)\s*(?P<who>.+)",
        r"(?P<who>.+?) (?:is|are|shall be) (?:the|its|an|the only|its only) officers?(?: of .+)?",
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stated:
    """What the text says; nothing where it does not say it in these forms."""

    name: str | None = None
    officers: tuple[str, ...] = ()


def stated(text: str) -> Stated:
    """The name and the Officers that the text of Articles gives."""
    name: str | None = None
    officers: tuple[str, ...] = ()
    for sentence in _SENTENCE.findall(text):
        words = " ".join(sentence.split()).strip(" *_")
        named = next((found for one in _NAMED if (found := one.fullmatch(words))), None)
        if named is not None and name is None:
            name = named["name"].strip()
        held = next((found for one in _OFFICERS if (found := one.fullmatch(words))), None)
        if held is not None and not officers:
            officers = tuple(who for who in map(str.strip, re.split(r",|\band\b|&", held["who"])) if who)
    return Stated(name, officers)
