"""How much the words of a statement are like those of deeds.

A statement is told as a row of signs: its words in small letters, and for what differs from mail to mail only its kind
(a number, a sum, a vote, a name, a title, a colour, an office). What one, two and three signs in a row speak for was
learned from labelled mails (`scripts/learn.py`); the sum tells a deed in words that no phrase reads from talk. It is
reason enough to ask a human and never to do anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.slots.numbers import SPELLED

MOST_SIGNS = 60
"""Of a statement; what is longer tells a story, and its beginning is enough."""
LONGEST_ROW = 3
LINE, WITHIN, ITEM, END = "^L", "^", "^M", "$"
"""Where a statement begins (a line, or within one), whether it is an item of a list, and where it ends."""
SUM, NUMBER, CHOICE, NAME, TITLE = "<sum>", "<num>", "<choice>", "<name>", "<q>"
COLOUR, OFFICE = "xcolorx", "xministryx"
KINDS = frozenset((SUM, NUMBER, CHOICE, NAME, TITLE))
_NO_DIGIT = expression(r"\D+")
_SIGN = expression(
    r"(?P<title>[\"“][^\"”\n]{1,80}[\"”])|(?P<sum>m\s?\d+\b|\d+\s?m\b)|(?P<number>[#pP]?\d+(?:[,.-]\d+)*)"
    r"|(?P<word>[A-Za-z]+(?:['’][a-z]+)?)|(?P<mark>[:;,.!?()=>-])"
)


class Signs:
    """Tells statements as rows of signs, with the words of one nomic."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._choices = vocabulary.choices
        self._known = vocabulary.things | vocabulary.nouns
        self._kinds = [
            (expression(rf"\b(?=[A-Z])(?i:{_any_of(names)})\b"), sign)
            for names, sign in ((vocabulary.colours, COLOUR), (tuple(vocabulary.ministries), OFFICE))
            if names
        ]

    def of(self, text: str, line_start: bool, marked: bool) -> list[str]:
        """The signs of a statement, in their order."""
        if "hundred" in text and not text.endswith(":"):  # it heads nothing
            text = SPELLED.sub("100", text)  # a number, as if it stood in figures
        for names, sign in self._kinds:
            text = names.sub(f" {sign} ", text)
        signs = [LINE if line_start else WITHIN, *([ITEM] if marked else [])]
        begun = len(signs)
        for found in _SIGN.finditer(text):
            signs.append(self._sign(found.lastgroup or "", found.group(), begun == 0))
            if begun and found.lastgroup != "mark":
                begun = 0
            if len(signs) > MOST_SIGNS:
                break
        return [*signs, END]

    def unsaid(self, text: str, within: bool, told: str) -> set[str]:
        """The kinds of the numbers, sums, votes, names and titles of a text that do not stand in what is `told`."""
        kinds = set()
        for found in _SIGN.finditer(text):
            if found.lastgroup == "mark":
                continue
            sign = self._sign(found.lastgroup or "", found.group(), within)
            within = True
            if sign in KINDS or sign in self._choices:
                bare = _NO_DIGIT.sub("", found.group()) if sign in (NUMBER, SUM) else found.group().strip('"“”')
                if even(bare) not in told:
                    kinds.add(CHOICE if sign in self._choices else sign)
        return kinds

    def _sign(self, kind: str, word: str, within: bool) -> str:
        if kind == "title":
            return TITLE
        if kind == "sum":
            return SUM
        if kind == "number":
            return NUMBER
        if word in self._choices:
            return CHOICE
        low = word.lower().replace("’", "'")
        named = within and word.isalpha() and word[0].isupper() and word != "I" and not word.isupper()
        return NAME if named and low not in self._known else low


def even(text: str) -> str:
    """A text in small letters with single blanks, to look for one in another."""
    return " ".join(text.lower().split())


def _any_of(names: Iterable[str]) -> str:
    """The longest first, so that none is cut short."""
    return "|".join(re.escape(name) for name in sorted(names, key=lambda name: (-len(name), name)))


def rows_of(signs: list[str]) -> Iterator[str]:
    """One, two and three signs in a row, each once."""
    seen: set[str] = set()
    for length in range(1, LONGEST_ROW + 1):
        for at in range(len(signs) - length + 1):
            row = " ".join(signs[at : at + length])
            if row not in seen:
                seen.add(row)
                yield row
