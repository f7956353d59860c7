"""Parts that stand before the subject of their clause without a comma: "For neglect the Oracle is hereby ..."."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.expressions import expression
from parsers.clauses.hereby import HEREBY
from parsers.scan import Scan, token_at

BEFORE_HEREBY = expression(
    r"(?<=[a-z]\s)(?<!\b(?:to|on|of|in)\s)(?<!\bfor\s)(?<!\babout\s)(?<!\bagainst\s)(?=(?:(?:the|my|all|both)\s+)?(?:[A-Z][\w'’]*|\d+)(?:\s+(?:of\s+|and\s+)?[A-Z\d][\w'’]*){0,4}\s+(?:is|are|be)\s+here(?:by|with)\b)"
)
"""The subject of what is done "hereby", behind a part without a comma: "For neglect the Oracle is hereby ...", and none
that belongs to another: "My objection to 402 is hereby ..."."""
WHILE = expression(
    r"(?:and\s+|so\s+)?(?:while|until|during|for\s+(?:(?:the|this|that|eir|his|her)\s+(?:crime|offen[cs]e|misdeed)|failing|neglecting|want|lack|the\s+time|as\s+long)|as\s+long\s+as|in\s+(?:my|eir|his|her)\s+absence|under|by)\b[^,;:.!?\x00]{3,60}?(?-i:(?<=[a-z]\s)(?=[A-Z][a-z]))"
    r"|(?:(?:so|and)\s+)?(?:for\s+(?:that|this|the|eir|his|her|these|those)\s|in\s+(?:return|exchange|thanks|gratitude)\b|as\s+(?:an?|my)\s|from\s+me\s)(?:(?!\b(?:if|unless|not|never|I|would|could)\b)[^,;:.!?\x00]){0,40}?(?-i:(?<=[a-z]\s)(?=[A-Z][a-z]|[a-z]{1,8}\d))",
    re.I,
)
"""Such a part in front of a name: "While I'm away Wooble is my deputy"."""
NAME_BEGINS = expression(
    r"(?<=[a-z0-9]\s)(?=[A-Z][a-z]|[a-z]{1,8}\d)(?!(?:[A-Z][\w'’]*\s){0,3}[A-Z][\w'’]*,\s+(?:the\s+)?[A-Z][\w'’]*\s+(?!and\b|or\b)[a-z])"
)
"""Where such a name begins, and no name that belongs to the part: "Under clause 4 of Night Shift, Orla ..."."""
DOES = expression(r"[A-Z][\w'’]*\s+(?:[a-z]+ly\s+)?[a-z]{2,}s\s+$")
"""What somebody does, before its object: "By some magic Ivy gives m10 to Hob"."""
NAME_ROOM = 40
"""Characters behind the first name in which the subject can stand: "For the crime in Indictment 23 Hob shall ..."."""
WHILES = frozenset("and so while until during for as in under by from".split())
"""The words with which it begins."""


def behind_fronted(s: Scan) -> Iterator[int]:
    """Where a subject can begin behind such a part."""
    masked = s.mask
    if token_at(s, 0) in WHILES and (before := WHILE.match(masked)):
        for name in NAME_BEGINS.finditer(masked, before.end() - 1, before.end() + NAME_ROOM):
            if not DOES.search(masked, before.end() - 1, name.start()):
                yield name.start()
    if s.holds(HEREBY):
        for found in BEFORE_HEREBY.finditer(s.text):
            yield found.start()
