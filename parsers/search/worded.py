"""Expressions with words of which one stands in all that they find: a text without such a word is not searched.

An expression goes through its text letter by letter, mostly to find nothing; the words of a statement are known once
for all that is asked of it. A test holds each list of words against its expression.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Set

from engine.expressions import expression


class Worded:
    """One expression, to be looked for in many texts of which it is in few."""

    __slots__ = ("pattern", "words")

    def __init__(self, source: str, words: str, flags: int = 0) -> None:
        """`words`, in small letters: one of them is in every text in which the expression is found."""
        self.pattern = expression(source, flags)
        self.words = frozenset(words.split())

    def search(self, text: str, said: Set[str], start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """As `re.Pattern.search`; `said`: the words of the text, or of more than it (parsers/scan.py)."""
        return None if said.isdisjoint(self.words) else self.pattern.search(text, start, end)

    def match(self, text: str, said: Set[str], start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """As `re.Pattern.match`."""
        return None if said.isdisjoint(self.words) else self.pattern.match(text, start, end)

    def fullmatch(self, text: str, said: Set[str], start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """As `re.Pattern.fullmatch`."""
        return None if said.isdisjoint(self.words) else self.pattern.fullmatch(text, start, end)

    def finditer(self, text: str, said: Set[str], start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """As `re.Pattern.finditer`."""
        return iter(()) if said.isdisjoint(self.words) else self.pattern.finditer(text, start, end)
