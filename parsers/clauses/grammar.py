"""What the readers of sentences need of a phrasebook, compiled once."""

from __future__ import annotations

import re

from engine.language import Vocabulary
from parsers.clauses.moments import WHEN
from parsers.phrases.book import Book


class Grammar:
    """A compiled phrasebook with the patterns that depend on its vocabulary; holds nothing of any message."""

    def __init__(self, book: Book, vocabulary: Vocabulary) -> None:
        self.book = book
        self.vocabulary = vocabulary
        pets = "|".join(re.escape(p) for p in sorted(vocabulary.pets, key=len, reverse=True))
        self.pet = re.compile(rf"(?:{pets})\b", re.I)
        self.pet_words = frozenset(t for p in vocabulary.pets for t in p.split() if t != "the")
        self.cause = re.compile(
            rf"(?:cause|make|have|get|order|direct)\s+(?:({pets})|it)\s*,?\s*(?:({WHEN}),?\s+)?(?:to\s+)?", re.I
        )
        self.cause_other = re.compile(r"(?:cause|make|have|let)\s+(?=\S)", re.I)
        self.titles = re.compile(
            r"(?:minister\s+(?:of|for)\s+(?:the\s+)?)?(?:"
            + "|".join(re.escape(t) for t in sorted(vocabulary.ministries, key=len, reverse=True))
            + r")\b",
            re.I,
        )
