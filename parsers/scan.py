"""A piece of text prepared for reading, and the smallest steps over it.

A `Scan` holds one statement as written, in lower case (same length) and with its quotations masked, so that every
offset means the same place in all three. Readers take a `Scan` and a position and give (value, end) pairs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from engine.language import Vocabulary

THIS, IT, OWN = "\0this", "\0it", "\0own"
MAX_LIST = 60
Found = list[tuple[Any, int]]
SPACE = re.compile(r"\s*")
QUOTED = re.compile(
    r"\"([^\"]{1,200})\"|“([^”]{1,200})”|„([^“”\"]{1,200})[“”\"]|«([^»]{1,200})»"
    r"|‘([^’]{1,200})’(?!\w)|'([^'\n]{1,100}(?:'[a-z][^'\n]{0,100})?)'(?!\w)|``([^']{1,200})''"
    r"|__(?=\S)([^_\n]{1,100})__(?!\w)|_(?=\S)([^_\n]{1,100})_(?!\w)|\*(?=\S)([^*\n]{1,100})\*(?!\w)|<<([^<>]{1,100})>>"
)
WORD = re.compile(r"[^\s,;:.!?()\[\]{}\"“”„«»<>=]+(?:\.(?=\w)[^\s,;:!?()\[\]{}\"“”„«»<>]+)*")
JOIN = re.compile(r"\s*(?:,\s*(?:and|&|or|plus)\s+|,\s*|\s+(?:and|&|or|plus|as well as)\s+|\s*[&+/]\s*)", re.I)
MARKS = ("+1", "->", ":", ":=")
"""Marks by which a phrase can be found, beside its words."""
ANY_DIGIT = re.compile(r"\d")
ANY_QUOTE = re.compile("[\"“„«‘'`_*<]")
ELIDED_ING = re.compile(r"(?<=[a-z][a-z]in)['’](?=[\s,;:.!?]|$)")
"""The apostrophe of "votin'" stands where the g would."""
LETTERS = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class Scan:
    """A text being read: as written, in lower case (same length), and with its quotations blanked."""

    text: str
    low: str
    mask: str
    words: Vocabulary
    reply: bool = False
    vocab: set[str] = field(default_factory=set, compare=False)
    """The plain words of the text."""
    selves: tuple[str, ...] = ()
    """Names by which the author may speak of himself."""


def lower(text: str) -> str:
    """Lower case of the same length."""
    low = ELIDED_ING.sub("g", text.lower())
    return low if len(low) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def make_scan(text: str, words: Vocabulary, reply: bool = False, selves: tuple[str, ...] = ()) -> Scan:
    """Prepare a piece of text for reading."""
    low = lower(text)
    vocab = set(LETTERS.findall(low))
    if ANY_DIGIT.search(low):
        vocab.add("0")
    for mark in MARKS:
        if mark in text:
            vocab.add(mark)
    for choice_word in words.choices:
        if choice_word in text:
            vocab.add(choice_word)
    return Scan(text, low, mask_quotes(text), words, reply, vocab, selves)


def mask_quotes(text: str) -> str:
    """Quoted stretches become runs of `x`, so that nothing inside them is taken for a sentence."""
    if not ANY_QUOTE.search(text):
        return text
    return QUOTED.sub(
        lambda m: (
            m.group()
            if m.group()[0] in "'_*‘<" and m.start() and (text[m.start() - 1].isalnum())
            else m.group()[0] + "x" * (len(m.group()) - 2) + m.group()[-1]
        ),
        text,
    )


def skip(text: str, pos: int) -> int:
    """Position after white space."""
    match = SPACE.match(text, pos)
    return match.end() if match else pos


def quoted(text: str, pos: int) -> tuple[str, int] | None:
    """A quoted string at `pos`: its content and the position after it."""
    match = QUOTED.match(text, pos)
    if not match or not match.lastindex:
        return None
    content = " ".join((match.group(match.lastindex) or "").split())
    return (content.rstrip(",") if content.endswith(",") else content, match.end())


def phrase_end(s: Scan, pos: int, stops: str) -> int:
    for i in range(pos, min(len(s.text), pos + 400)):
        if s.mask[i] in stops and not s.mask[i + 1 : i + 2].isalnum():
            return i
    return min(len(s.text), pos + 400)
