"""Tells where a tale of people begins, as jokes do: "A Priest and a Judge walk into a bar". What they do in it is not
done; the tale ends where the author speaks of himself, or with its paragraph.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.scan import token_in

_NOBODY = r"(?!(?:and|or|of|who|that|which|to|for)\b)"
_SOMEBODY = (
    rf"(?:an?|one|two|three|four|five|another|some|the\s+other)\s+(?:{_NOBODY}[\w'’-]+\s+){{0,3}}?{_NOBODY}[\w'’-]+"
)
_GOES = (
    r"(?:(?:walk|stroll|stumble|wander|stagger|ride|sail|saunter|crawl|limp|hop|run|come|go|step|barge|march|burst|storm)(?:e?s)?|came|went|ran|rode|(?:walk|stroll|stumbl|wander|stagger|sail|saunter|crawl|limp|stepp|barg|march|storm)ed)\s+"
    r"(?:(?:together|up|home|back|late|slowly|one\s+(?:day|night|evening|morning)|along|down)\s+){0,2}"
)
_PLACE = r"(?:bar|pub|inn|tavern|saloon|caf[eé]|bakery|shop|church|temple|library|court(?:room)?|harbou?r|brothel|barber(?:['’]s)?|hotel|restaurant|kitchen|bathhouse|zoo)"
_DWELLS = (
    r"(?:meets?|met|(?:sit|stand|live|sleep|work)s?|sat|stood|lived|(?:are|were)\s+(?:sitting|standing|walking|sailing|stuck|stranded|locked|talking|arguing|drinking|playing|in|on|at)"
    r"|share|shared|climb|climbed|board|enter|entered|argue|argued|quarrel|quarrell?ed|gets?\s+(?:on|into|in|stuck|lost)|got\s+(?:on|into|in|stuck|lost)|(?:go|went)\s+(?:fishing|sailing|hunting|walking)|arrived?|died?)"
)
_PEOPLE = expression(
    rf"\W*(?:(?:and|so|but|well|ok|okay|oh|right|now|then)\b[\s,:]*){{0,2}}(?:"
    rf"{_SOMEBODY}(?:\s*+,\s*+(?:and\s+)?{_SOMEBODY}|\s++and\s+{_SOMEBODY}){{0,5}}\s+(?:{_GOES}(?:in)?to\s+(?:an?|the|my|our|their)\s+(?:[\w-]+\s+){{0,2}}?{_PLACE}\b|meets?\s+(?:an?|another)\s)"
    rf"|{_SOMEBODY}(?:\s*+,\s*+(?:and\s+)?{_SOMEBODY}|\s++and\s+{_SOMEBODY}){{0,5}}(?:(?:\s*+,)?\s++and\s+(?P<me>I|me|myself)\b|\s*+,\s*+(?:and\s+)?{_SOMEBODY}|\s++and\s+{_SOMEBODY})\s+(?:{_GOES}(?:into|in|to|through|past|by|onto|on|along|across|out)|{_DWELLS})\b"
    r"|(?P<diary>(?:(?:from|out\s+of)\s+)?(?:the\s+|a\s+)?(?:secret\s+|private\s+|lost\s+)?(?:diar(?:y|ies)|journal|memoirs?|logbook)\s+of\s)"
    r"|(?:once\s+)?there\s+(?:was|were|lived)\s+(?:once\s+|this\s+)(?:an?\s+|two\s+|three\s+)?[\w'’-]+"
    r"|(?:(?:have|did)\s+)?you\s+(?:ever\s+|all\s+)?(?:heard?|know)\s+the\s+(?:one|joke|story|tale)\s+(?:about|of|where|with|in\s+which)\b"
    r"|(?:(?:here(?:['’]s|\s+(?:is|comes|goes))|an?|one|another|today['’]s|my)\s+)(?:(?:an?|my|the|another|today['’]s|old|quick|short|bad|little|good|sailor['’]?s?)\s+){0,3}(?:jokes?|anecdotes?|limericks?)\b(?:\s+(?:for\s+you|i\s+heard|from|about|told|heard|of\s+the)\b[^.:!?\n]{0,40})?\s*(?:[.:]|$))",
    re.I,
)
BEGINNINGS = frozenset(
    "an a one two three four five once there joke jokes anecdote limerick know heard hear diary diaries journal memoir memoirs logbook".split()
)
"""One of these is where a tale of people begins."""
_MYSELF = expression(
    r"\W*(?:(?:and|but|so|now|then|also|anyway|well|ok|okay)\b[\s,]*){0,2}(?:I|I['’]\w+|my|we|as)\b", re.I
)
"""Where the author speaks of himself again."""


_FIRST = frozenset(
    "and so but well ok okay oh right now then a an one two three four five another some the once there have did you here today my from out secret private lost diary diaries journal memoir memoirs logbook".split()
)
"""The first word of a tale is one of these."""
FIRST_ROOM = 40
"""Characters in which it stands, or a mark."""


def begins(text: str) -> bool:
    """Whether a tale of people begins with these words."""
    first = token_in(text[:FIRST_ROOM].lower())
    return (first in _FIRST or not first.isalpha()) and _PEOPLE.match(text) is not None


def ends(text: str, opening: str) -> bool:
    """Whether the author speaks of himself at the head of a sentence, and is none of the people of the tale."""
    return (
        _MYSELF.match(text) is not None
        and (told := _PEOPLE.match(opening)) is not None
        and not (told["me"] or told["diary"])
    )
