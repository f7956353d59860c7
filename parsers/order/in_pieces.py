"""A text whose head is told piece by piece: "It's submitted, it's a proposal, and it's called "Hats":", or that comes from
somewhere: "Out of my hat comes a proposal, hereby submitted, called "Hats":".

It is read as what its author submits, and the sentence keeps its length. Whoever does not say that it is submitted only
tells of it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from engine.expressions import expression
from parsers.order.submitted import BRINGING_TEXTS

IT: Final = frozenset({"it", "its"})
"""One of these begins each piece."""
COMING: Final = frozenset("comes come arrives emerges rises springs crawls issues hails".split())
"""One of these is where a text comes from somewhere."""
LONGEST: Final = 240
"""Characters; who tells of his text piece by piece is not longer about it."""
_HEAD = expression(r"\W*(?:(?:so|and|well|ok|okay|now|right|yes)\b,?\s+){0,2}(?=(?:it['’]s|it\s+is|its)\s)", re.I)
_CUT = expression(r",?\s+and\s+(?=it)|,\s+(?:and\s+)?(?=it)|;\s+(?=it)", re.I)
_PIECE = expression(
    r"(?:it['’]s|it\s+is|its)\s+(?:(?:hereby|now|herewith|duly)\s+)?(?:(?:called|named|titled|entitled|(?:name|title)(?:['’]s|\s+is|\s+shall\s+be))\s+(?P<title>[\"“][^\"”\n]{1,100}[\"”])"
    r"|(?P<thing>(?:an?|my|another)\s+(?:[A-Za-z-]+\s+){0,3}?[A-Za-z]+)(?:\s+(?P<named>[\"“][^\"”\n]{1,100}[\"”]))?|(?P<done>[a-z]+)(?:\s+(?:in|hereby|herewith|now|here|today|by\s+me))?)",
    re.I,
)
_NO_DEED = frozenset("not never nearly almost un finished done ready".split())


def told_in_pieces(text: str, kinds: re.Pattern[str], verbs: Mapping[str, str]) -> str:
    """The text, of the same length, with a head in one piece; `kinds` are nouns for texts, `verbs` participles with
    their verbs."""
    head = _HEAD.match(text) if len(text) <= LONGEST and text.rstrip().endswith(":") else None
    if head is None:
        return text
    verb = thing = title = ""
    for one in _CUT.split(text[head.end() :].rstrip(" :")):
        piece = _PIECE.fullmatch(one.strip())
        if piece is None or (piece["done"] or "").lower() in _NO_DEED:
            return text
        verb = verb or (verbs.get(piece["done"].lower(), "") if piece["done"] else "")
        thing = thing or piece["thing"] or ""
        title = title or piece["title"] or piece["named"] or ""
    if verb not in BRINGING_TEXTS or not kinds.search(thing):
        return text
    said = f"{head[0]}I {verb} {thing}{f' called {title}' if title else ''}:"
    return said.ljust(len(text)) if len(said) <= len(text) else text


_FROM = expression(
    r"(?P<from>^\W*(?:(?:and|so|now|behold)\b[,!]?\s+)?(?:(?:straight|fresh|right|hot)\s+)?(?:from|out\s+of|off)\s[^,;:.!?]{2,60}?\s(?:comes?|arrives?|emerges?|rises?|springs?|crawls?|issues?|hails?)\s+(?:forth\s+)?)(?=(?:an?|my|another|the\s+following)\s[^,;:.!?]{2,40}?,\s+(?:hereby|herewith)\s+[a-z]+)",
    re.I,
)


def without_origin(text: str) -> str:
    """Blanks for where a text comes from that is hereby brought."""
    found = _FROM.match(text)
    return text if found is None else " " * found.end("from") + text[found.end("from") :]
