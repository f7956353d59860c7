"""Orders that were not carried out, and what later ones have to do with them: the words they find, or write."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.amendments.orders import Order
from engine.amendments.refs import plain_number
from engine.expressions import expression
from engine.splices import occurrences

_NAMED = expression(r"\b(?:rules? |r)(?:4e)?\d[\w./\-]*(?:(?:, | and |, and | & )(?:4e)?\d[\w./\-]*)*", re.IGNORECASE)
"""Rules named by their numbers."""
_NUMBER = expression(r"(?:4E)?\d[\w/\-]*(?:\.\w+)*", re.IGNORECASE)
_QUOTED = expression(r"\"[^\"]{1,400}\"|“[^”]{1,400}”|\{[^{}]{1,400}\}|(?<!\w)'[^']{1,400}'(?!\w)")


def numbers_in(words: str) -> set[str]:
    """The numbers of the rules that words name."""
    return {plain_number(one) for found in _NAMED.finditer(words) for one in _NUMBER.findall(found[0])}


def wording(order: Order) -> tuple[str, ...]:
    """The words that an operation finds, and those that it writes."""
    return (*_found(order), *([order.new.text] if order.new is not None else []))


def quoted(words: str) -> tuple[str, ...]:
    """A sentence, and what it quotes."""
    return (words, *(one[0][1:-1].strip() for one in _QUOTED.finditer(words)))


def note(unsettled: dict[int, list[str]], rules: Iterable[int], words: Iterable[str]) -> None:
    """Keeps the words of an order that was not carried out, for each rule that it is about."""
    kept = tuple(words)
    for index in rules:
        unsettled.setdefault(index, []).extend(kept)


def overlaps(text: str, held: Iterable[str], order: Order) -> bool:
    """Whether an operation finds words that one in doubt finds or writes, or a part of them."""
    sought = _found(order)
    for one in held if sought else ():
        for words in sought:
            if occurrences(one, words):
                return True
            spans = occurrences(text, words)
            if any(at < end and start < stop for at, stop in occurrences(text, one) for start, end in spans):
                return True
    return False


def _found(order: Order) -> tuple[str, ...]:
    spots = (order.spot, order.other, order.beside)
    return tuple(one.words.text for one in spots if one is not None and one.words is not None and one.words.text)
