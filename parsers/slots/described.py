"""A thing that nobody gave a title, by whose it is and what it is about: "Hob's untitled thing about biscuits"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression

_WHOSE = r"[A-ZÀ-Þ][\w-]*(?:\s[A-ZÀ-Þ][\w-]*){0,2}['’]s"
_HOW = r"(?:(?:untitled|nameless|unnamed|new|newest|latest|first|second|third|last|little|short|long|other|anonymous)\s+){0,2}"
DESCRIBED = expression(
    rf"(?:[Tt]he\s+)?{_WHOSE}\s+{_HOW}(?:thing|one|piece|text|bit|idea|effort|proposal|bill|scheme|brainchild)\s+(?:about|on|of|concerning|regarding|against|with)\s+"
    r"(?!(?:the|my|your|his|her|eir|this|that)\s+(?:proposals?|ballot|vote)\b)(?!\d)[\w'’-]+(?:\s(?!(?:is|are|was|gets?|becomes?|has|have|shall|will|and|but|to|as|for|from|if|I)\b)[\w'’-]+){0,4}(?=\s+(?:is|gets|becomes|has)\s+(?:now\s+|hereby\s+)?(?:proposal\s+|number\s+|the\s+number\s+)?[#pP]?\d)"
)
"""Whose, of what kind, and about what, before the number that it gets; else one cannot tell which it is."""
