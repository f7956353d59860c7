"""The English of proposals in this game, beside that of `engine.amendments`: what leads in, acts, and plain prose."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression


def _compile(pattern: str) -> re.Pattern[str]:
    return expression(pattern, re.IGNORECASE | re.DOTALL)


_ORDER = r"(?:repeal|amend|enact|transmute|create|strike|renumber)"

LEADS = (
    _compile(r"\[?\s*(?:proposal|proposed rule-?change|final form|revised)\b[ \t]*(?:number |no\.? |#)?[ \t]*(?:3\d\d)?\s*\]?\s*[:.,\u2013-]?\s*"),
    _compile(rf"(?:in order )?to [^.;]{{3,200}}, (?=(?:rule|r|act|the|this|i|we|add|{_ORDER})\b)"),
    _compile(rf"whereas\b[^.;]{{3,400}}[,;] (?=(?:rule|r|act|the|i|we|be it|therefore|{_ORDER})\b)"),
    _compile(r"(?:be it enacted(?: that)?|it is proposed(?: that)?|therefore|hereby|please)\b,?:?\s*"),
    _compile(r"(?:i|we)(?: hereby)? (?:propose|move|suggest)(?: that)?(?: (?:we|i))?(?: to)?(?: hereby)?\b:?\s*"),
)  # fmt: skip
"""What only introduces a proposal: a label, a reason given first, "I propose to"."""
BARE = expression(r"\b(repeal(?:ing)?|amend(?:ing)?|transmut(?:e|ing)|in|to|of) (?=[1-9]\d\d\b)", re.IGNORECASE)
"""Where a number alone means a rule."""
NUMBERED = expression(r"\b(rules? )([1-9]\d\d)\b", re.IGNORECASE)
INLINE = expression(r"\A([^\n:\"\u201c{]{5,120}:)[ \t]+(?=[^\s\"\u201c{])")
"""A new text that begins on the line of its order."""
SENTENCE = expression(r"\A((?:a )?new rule)\.\s+", re.IGNORECASE)
""" "New rule. Hats are worn.": the order is a sentence of its own."""
ACT = _compile(
    r"(?:to )?(?:enact|create|add|adopt|establish)(?:s|ing)? "
    r"(?:(?:the following|an?|one)(?: new)? act\b(?:,? (?:titled|entitled|called|named) [\"\u201c]?(?P<called>[^\"\u201d:\n]{1,100})[\"\u201d]?)?"
    r"|(?P<title>(?!(?:an?|one|the following|new) )(?:the )?[\w' -]{1,80}? act)\b)"
    r"(?:,? (?:reading|to read|with (?:the )?(?:following )?(?:text|paragraphs)))?(?:,? as follows)?\s*[:.,\u2013-]\s*(?P<text>\S.*)"
)
"""An act with its text, which runs to the end of the proposal."""
ANOTHER_ORDER = expression(
    r"(?:^|[.;!?][^\S\n]+|\n[^\S\n]*|,? and )(?:(?:also|and|then|finally|further(?:more)?|i(?: also)? propose to|we)\b,? +){0,6}"
    rf"{_ORDER}\b",
    re.IGNORECASE,
)
"""Where a sentence begins like an order: the second one is perhaps another rule-change."""
SPEAKS_OF_RULES = expression(
    r"\b(?:repeal|amend|enact|transmut|renumber|retitl|creat|insert|delet|append|replac|strik)\w*"
    r"|\brules?\b|\bacts?\b|\b[1-9]\d\d\b",
    re.IGNORECASE,
)
"""What keeps a text from being plain prose."""
