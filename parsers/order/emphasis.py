"""Marks of emphasis are no quotation: "I *withdraw* _proposal 305_", "*I vote FOR 405*".

The same pairs of marks stand around titles ("_Small Hats_"), so they are taken away, for blanks, only from what is no
title: a clause of the author, a whole statement, a word of a deed, a thing with its number. Offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression

MARKED = expression(
    r"(?<![\w*_])(?P<mark>\*\*|__|[*_])(?=[^\s*_])(?P<said>(?:(?!(?P=mark))[^\n]){1,200}?)(?<=[^\s*_])(?P=mark)(?![\w*_])"
)
_CLAUSE = expression(r"I(?:['’](?:ll|d|m))?\s|(?:hereby|herewith)\b", re.I)
_THING = expression(
    r"(?:(?:the|my|this|a|an|all|both|on|to|for|from|not|number|no\.|proposals?|props?\.?|consultations?|indictments?|rules?)\b\s*)*"
    r"#?[pPrRm]?(?:4E)?\d[\w]*(?:(?:\s+(?:and|to|or)\s+|,\s*|\s*-\s*|\s+(?!(?:and|to|or)\s))#?(?:\d+|[a-z]+))*",
    re.I,
)
_WORD = expression(r"[a-z'’]+")
_OF_AUTHOR = expression(r"(?:\bI|\bhereby|\bnow|\balso)\s+$")
"""Right before a verb of the author's, which may have a capital: "I *ZOT* Consultation 132"."""
_SMALL = frozenset(
    "not never no all both now and or to from on the this that my a an each without with one two three four five six".split()
)
_NAMING = expression(
    r"(?:called|titled|named|entitled|names?|titles?|to|as|by|proposals?|tweak|contract|pact|subgame|trick|rule|bill)\s*+:?\s*$",
    re.I,
)
WHOLE_WORDS = 3
"""A statement of fewer words between the marks may be a title."""


def without_emphasis(text: str, verbs: Set[str], things: Set[str]) -> str:
    """The text with blanks for marks of emphasis.

    `verbs` are the forms of all verbs that perform, `things` the names of all that has one by law (offices, flags).
    """
    if "*" not in text and "_" not in text:
        return text
    out, end = [], 0
    for found in MARKED.finditer(text):
        said = found["said"]
        if not (_emphatic(said, text[: found.start()], verbs, things) or _whole(text, found)):
            continue
        blank = " " * len(found["mark"])
        out += [text[end : found.start()], blank, said, blank]
        end = found.end()
    return "".join([*out, text[end:]])


STRESS = expression(
    r"(?<=\w),\s+(?:each\s+and\s+every|every\s+(?:last|single))\s+one(?:\s+of\s+(?:them|those|mine))?(?=\s*[.;!]|\s*$)|(?<=\bI\s)(?:can|may|must|could|should|shall)\s+and\s+(?=(?:(?:hereby|now|will|shall)\s+)*do\b|hereby\b)|\b(?:most|very|quite|rather|ever\s+so|so|really|extremely)(?=\s+[a-z]{3,14}ly\b)|(?<=[\"”\d])\s+(?:itself|himself|herself|themselves)\b",
    re.I,
)
"""Words that only stress what stands beside them: "I object most firmly", "305 itself is withdrawn"."""
BY_AUTHOR = expression(
    r"\b(?P<by>by\s+(?:its|their|the)\s+(?!(?:other|former|original|late|then|first|second|co|only|real|true)\b)(?:[a-z]+\s+){0,2}(?:author|proposer))(?P<to>\s+(?:to|so|as|into|thus)\b|\s*:)",
    re.I,
)
"""In the passive: that the author of a text does it, before more that is said of the deed."""
STRESSING = frozenset(
    "can may must could should shall most very quite rather so really extremely itself himself herself themselves author proposer every".split()
)
"""One of these is among them."""


def without_stress(text: str) -> str:
    """The text, of the same length, with blanks for words that only stress, and "by me" for an author of his text."""
    if "author" in text or "proposer" in text:
        text = BY_AUTHOR.sub(lambda found: "by me".ljust(len(found["by"])) + found["to"], text)
    return STRESS.sub(lambda found: " " * len(found[0]), text)


def _emphatic(said: str, before: str, verbs: Set[str], things: Set[str]) -> bool:
    if _CLAUSE.match(said) or said.lower() in things:
        return True
    if _THING.fullmatch(said):
        return said[:1].islower() or not _NAMING.search(before)
    words = said.split()
    return _WORD.fullmatch(words[0].lower()) is not None and (
        (
            len(words) == 1
            and (
                said in _SMALL
                or (said.lower() in verbs and (not said[:1].isupper() or _OF_AUTHOR.search(before) is not None))
            )
        )
        or (len(words) > 1 and words[0] in verbs | _SMALL and not _NAMING.search(before))
    )


def _whole(text: str, found: re.Match[str]) -> bool:
    """Whether a sentence stands between the marks, and nothing beside them."""
    beside = text[: found.start()] + text[found.end() :]
    return not beside.strip(" .!*_>-=") and len(found["said"].split()) >= WHOLE_WORDS
