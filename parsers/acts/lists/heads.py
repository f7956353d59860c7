"""Heads of lists that name the things with which something is done: "Vacant ministries that I fill with my own person:"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import cache

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.clauses.words import ADVERB
from parsers.scan import Scan

_BESIDE_DEED = r"(?:,?\s+(?:(?:here(?:by|with)|today|now|at\s+once|from\s+(?:now|today)(?:\s+on)?|too|also|instead|again)\b|(?:as|with|for|in|under|by|on|out\s+of|of)\s+(?!(?:spirit|principle|theory|general|part|mind|view)\b)[^,;:.!?\x00]{2,40}?)){1,2}"
OF_THINGS = expression(
    rf"\W*(?!(?:if|when|once|because|since|while|how|why|what|whom?|where)\b)(?:[A-Za-z][\w'’-]*\s+){{0,4}}?(?-i:[A-Za-z]+s)\s+(?:that\s+|which\s+|whom\s+)?I\s+(?:{ADVERB},?\s+)*(?P<verb>[a-z]+)(?:\s+(?:to|out|over|back|away|on|along|down|up|aside))?{_BESIDE_DEED}\s*:\s*",
    re.I,
)
"""Things with which something is done, and how, when or in which office: "Vacant ministries that I fill with my own person:"."""
NUMBERED = frozenset({Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT})
"""What has a number."""


def of_another_kind(c: Context, s: Scan, words: list[Words]) -> bool:
    """Whether a head ends in the name of numbered things with which none of the actions has to do: "the new rules:"."""
    last = _LAST_NOUN.search(s.mask)
    if last is None or any(f"{param.name}s" == last["noun"] for one in words for param in one.params):
        return False
    known = (param for one in c.grammar.phrasebook.words for param in one.params if param.required)
    return any(f"{param.name}s" == last["noun"] for param in known if param.slot in NUMBERED or param.slot is Slot.RULE)


_LAST_NOUN = expression(r"\b(?:the|my|our|these|those|all|new)\s+(?:[a-z]+\s+){0,2}(?P<noun>[a-z]{3,}s)\s*:\s*$")


VOTES_LEAD = expression(
    r"\W*(?:(?:here(?:['’]s|\s+(?:is|are|come|go))|these\s+are|and|now|so)\s+){0,3}(?:(?:all\s+)?(?:of\s+)?(?:my|our)\s+(?:\w+\s+)?)?(?:votes?|ballot)\b|\W*i\s+(?:\w+\s+)?vote\b"
)
"""Begins a head over votes, whatever it says besides: "My votes, with the titles for company:"."""


@cache
def head_of(*words: str) -> re.Pattern[str]:
    """The head of a list, or one of several, as a nomic declares it, among other words."""
    return expression(rf"\b(?:{'|'.join(words)})\b" if words else "(?!)")


@cache
def whole_head(head: str) -> re.Pattern[str]:
    """The head of a list that is all of its line."""
    return expression(rf"(?:{head})\s*:$")


def headed_by_noun(c: Context, s: Scan) -> list[Words]:
    """The actions of whose things a head speaks by a noun: "The Priests are hereby assigned as follows:"."""
    return [
        words for head, actions in c.grammar.book.rows.items() if head_of(head).search(s.low) for words in actions[:1]
    ]


IN_HAND = expression(
    r"\W*(?:the\s+|new\s+)?[A-Za-z]+s\s+(?:received|handed\s+in|come\s+in)(?:\s+(?:today|this\s+\w+|since\s+\w+))?\s*:"
)
"""Heads things that came in, and not what was done with them."""
_I_DO = expression(r"[^.!?\n]{0,60}?[:,;]\s+I\s+(?!am\b|was\b|had\b|have\b|did\b)[a-z]")


def heads_in_hand(c: Context, text: str) -> bool:
    """Whether a line heads things that came in, and the item right below says what the author does with one."""
    below = c.statements[c.index + 1 : c.index + 2]
    return IN_HAND.fullmatch(text) is not None and any(
        one.mark and _I_DO.match(c.body, one.start, one.end) for one in below
    )


_GIVES_NOW = expression(
    r"\b(?:and|so|but|now)\s+(?:(?:I|hereby|herewith|now|duly|therefore)\s+){0,3}(?:beg\s+(?:leave\s+)?to\s+|can\s+now\s+)?(?:deliver|give|announce|make|submit|present|return|publish|hand\s+(?:in|down)|render|offer|pronounce)\s+(?:all\s+(?:of\s+)?)?(?:(?:my|the|these|following|own|two|three|four)\s+){0,3}$"
)


def gives_now(before: str) -> bool:
    """Whether the words before the noun of a head say that these are given now, whatever was told before: "I have thought
    about it and deliver my answers:"."""
    return _GIVES_NOW.search(before) is not None


OPINION = expression(
    r"\b(?:like|prefer|hate|love|want|wish|best|worst|favou?rite|possible|proposed|suggested|old|former|which|whose|their|his|her)\b"
)
"""In the head of a list within a sentence: it is what somebody thinks of, and does not do."""
