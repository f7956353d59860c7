"""Questions that make none of what stands beside them: lines of their own below what somebody does who makes no full stops,
and reasons behind a vote."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD

_ASKED_APART = expression(
    r"[ \t]*(?:(?:and|so|also|ps|btw|oh)[ \t]+)?(?:(?:is|are|was|were|has|have|do|does|did|can|could|shall|should|will|would|may|might|am)[ \t]+(?:there|it|this|that|any\w*|some\w*|he|she|e|they|you|we|i|the|my|who)"
    r"|(?:what|who|where|when|how|why)(?:['’]?s|[ \t]+(?:is|are|was|were|does|do|did|can|should|would|will|come|about|many|much|wants))|why[ \t]+not)\b[^?]{3,}\?$",
    re.I,
)
"""A line that is a question."""
_LEADS_TO_QUESTION = expression(
    r"^" + AT_HEAD + r"(?:would|will|do|does|did|can|could|should|shall|is|are|am|may|what|who|why|how|when|where|if)\b"
    r"|\b(?:then|and|or|but|so|if|whether|that|when|as|because|while|than|once|until)$|\b(?:wonder|ask|know|tell|question|suppose|imagine|say)\b",
    re.I,
)
"""The line above such a line, where it is the question's beginning."""

LOUD_FIRST = expression(
    r"\W*(?:[#pP]?\d{2,6}\W{1,4})?[A-Z]{3,}\b(?:\s+(?:on\s+)?[#pP]?\d{2,6})?\s*(?:[;:.,(—–]|\s-{1,2}\s|(?=because\b|since\b))\s*(?:(?:and|but|for|because|since|after\s+all),?\s+)?"
    r"(?:(?i:who|whose|what|why|how|where|when)(?=\s\S+\s)|(?i:do|does|need|must)\s+(?:we|anyone|anybody)\b|(?i:is|are)\s+there\b)(?![^?]*\bmean\b)[^?.]{3,80}\?+\s*[)\]]?\s*$"
)
"""A word in capitals, as votes are, with a question behind it that is its reason: "AGAINST; where would it end?"."""


def asked_apart(above: str, line: str) -> bool:
    """Whether a line is a question and the one above no part of it."""
    return _ASKED_APART.match(line) is not None and _LEADS_TO_QUESTION.search(above) is None
