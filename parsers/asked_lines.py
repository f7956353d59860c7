"""Lines that ask something of their own, below what somebody does who makes no full stops."""

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


def asked_apart(above: str, line: str) -> bool:
    """Whether a line is a question and the one above no part of it."""
    return _ASKED_APART.match(line) is not None and _LEADS_TO_QUESTION.search(above) is None
