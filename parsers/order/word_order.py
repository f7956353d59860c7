"""Words that stand between a verb and what belongs to it: an adverb, or what the case is meanwhile.

    I withdraw now 305.                                    I now withdraw 305.
    I draw up a contract herewith and call it ...          I herewith draw up a contract and call it ...
    I name as Priest, the die having chosen em, Hob.       I name as Priest Hob.
    On nday 10 vote I FOR 305.                             On nday 10 I vote FOR 305.

Every change keeps the length of the text, so that offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression
from parsers.clauses.intents import INTENDING

LATE: Final = frozenset({"now", "hereby", "herewith", "hereupon", "forthwith", "thereupon", "likewise"})
"""Adverbs that stand before the verb of a deed, or behind it."""
_LATE = "|".join(sorted(LATE))
_BEHIND_VERB = expression(
    rf"(?<![\w'’])(?P<i>I\s+)(?P<verb>[a-z]{{2,14}})(?P<gap>\s+)(?P<adverb>{_LATE})(?=\s+(?:(?:an?|the|my|our|its|this|that|these|those|what|as|all|both|another|one|two|three|proposals?|consultations?|indictments?|rules?)\s|[\"“#\d]|[mMpP]\d|(?-i:[A-Z]))|(?:(?<=hereby)|(?<=herewith))\s+to\s+(?:be\s+[a-z]{{2,12}}ed|join|enter|become)\b)"
)
"""An adverb between a verb and its object, or what it asks for."""
_BEHIND_OBJECT = expression(
    rf"(?<![\w'’])(?P<i>I\s+)(?P<deed>(?P<verb>[a-z]{{2,14}})(?:\s+(?:up|in|forth|forward|out|before\s+you))?\s+(?:an?|my|the|this|another|one)\s+(?:[\w-]+\s+){{0,2}}?(?P<noun>[A-Za-z]{{3,20}}))(?P<gap>\s+)(?P<adverb>{_LATE})(?=\s+and\s+(?:call|name|title|entitle|dub|christen)\b|,\s+(?:called|named|titled|entitled|by\s+the\s+name)\b|\s+(?:called|named|titled|entitled)\b)"
)
"""An adverb between an object and its name."""


_BEHIND_THIRD = expression(
    r"(?<=\w\s)(?P<verb>says|reads|bears|has|carries|gets|receives|runs)(?P<gap>\s+)(?P<adverb>now|henceforth|hereby)(?=\s+(?:[\"“]|(?:the|an?|this|these|its)\s|#?\d))"
)
"""The same behind the verb of a thing: "The motnw says now 'Hi'"."""


def adverb_in_its_place(text: str, verbs: Set[str], nouns: Set[str]) -> str:
    """The text with an adverb before the verb of a deed that stands behind it; `verbs` are those of deeds, `nouns` words for things."""
    text = _BEHIND_THIRD.sub(lambda found: f"{found['adverb']}{found['gap']}{found['verb']}", text)
    found = _BEHIND_OBJECT.search(text)
    if found is not None and found["verb"] in verbs and found["noun"].lower() in nouns:
        return _swapped(text, found, found["deed"])
    found = _BEHIND_VERB.search(text)
    return text if found is None or found["verb"] not in verbs else _swapped(text, found, found["verb"])


_VERB_FIRST = expression(
    r"(?P<before>^\W*|[,;:]\s+|(?<=[\w\"”)])\s+)(?P<verb>[a-z]{2,14})(?P<gap>\s+)I(?=\s+(?:[A-Z]{3,}\b|hereby|herewith|now|also|then|this|that|the|an?|my|his|her|eir|its|it|them|him|em|all|everything|both|to|for|with|without|from|on|against|as|back|in|up|down|out|over|away|off|not|[#\"“]?\d|[mM]\d|(?-i:[A-Z])[a-z])|\s*,\s)"
)
"""A verb in front of "I": "On nday 10 vote I FOR 305", as a speaker of German may say it."""
_NO_VERB_THERE = expression(
    r"(?:\b(?:the|an?|my|your|his|her|eir|their|our|its|this|that|these|those|each|every|any|no|one|first|last|next|same|what|which|whose|to|of|not|do|did|does|will|would|shall|should|can|could|may|might|must|had|have|has|if|when|how|why|where|who|and\s+so\s+do|so\s+do|i|you|he|she|we|they|e|['’]s)|['’]s)\s*$",
    re.I,
)
"""Right before it: the word is a noun, or what is asked or supposed."""
_TOLD_OR_DENIED = expression(
    r"\b(?:says?|said|wrote|writes|that|whether|if|never|nor|neither|hardly|seldom|rarely|would)\b", re.I
)
"""Anywhere before it: nothing that the author does now."""


_NOUNS_TOO: Final = frozenset(
    "support hand display challenge guess say claim request notice report name back own pass object am is do have been being go let want mean think suppose hope judge post mail delegate fine result balance state order thing".split()
)
"""Verbs that before "I" are rather nouns, or no deeds: "With Hob's kind support I ..."."""
_NEXT_WORD = expression(r"[\s,]+(?:(?:now|also|then|hereby|herewith|not)\s+)*(?P<word>[A-Za-z]+)")


_DO_I = expression(
    r"(?<![\w'’])(?:thus|therefore|hence|thereby|so|herewith|accordingly|wherefore|thereupon),?\s+(?P<do>do\s+I)(?=\s+(?:(?:\w+ly|hereby|now|also)\s+)?(?P<verb>[a-z]+)\b)",
    re.I,
)
"""The same with "do": "Thus do I withdraw 305"."""


def subject_first(text: str, verbs: Set[str]) -> str:
    """The text with "I" before the verb of a deed that stands in front of it; `verbs` are those of deeds."""
    if "?" in text:
        return text
    if (doing := _DO_I.search(text)) is not None and doing["verb"].lower() in verbs:
        text = text[: doing.start("do")] + "I do".ljust(len(doing["do"])) + text[doing.end("do") :]
    for found in _VERB_FIRST.finditer(text):
        start = found.start("verb")
        if _TOLD_OR_DENIED.search(text, 0, start) is not None:
            return text
        if found["verb"] not in verbs or found["verb"] in _NOUNS_TOO:
            continue
        after = _NEXT_WORD.match(text, found.end())
        more = after is not None and after["word"] in verbs and after["word"] not in _NOUNS_TOO
        if not more and _NO_VERB_THERE.search(text[:start]) is None:
            return text[:start] + "I" + found["gap"] + found["verb"] + text[found.end() :]
    return text


def _swapped(text: str, found: re.Match[str], deed: str) -> str:
    return text[: found.start()] + found["i"] + found["adverb"] + found["gap"] + deed + text[found.end() :]


MEANWHILE: Final = frozenset(
    "having being agreeing consenting concurring approving assenting objecting protesting dissenting".split()
)
"""One of these says what the case is while something is done."""
_MEANWHILE = expression(
    r"(?P<aside>,\s+(?!(?:it|this|that|there|he|she|e|they|I|one|two|three|four|five|six|seven|both)\b)(?![^,;:.!?]*\b(?i:officers?|unbelievers?|priests?|rewards?|offenders?|accused|titles?|names?|numbers?|exceptions?|winners?|jurors?)\b)(?:(?:the|no|my|its|all|both|an?|our|eir|his|her|their|none|nobody|no\s+one|everybody|everyone)\s+)?(?:of\s+\w+\s+)?(?:[^\W\d][\w'’-]*\s+){0,3}?"
    r"(?:(?:having|(?<!for\s)being(?!\s+(?:an?|the|its|my|his|her|eir|their|our)\b))\s+(?:(?!\b(?:if|unless|when|not)\b)[^,;:.!?()\"“\d\x00]){2,60}(?=,\s|\s*:)|(?:agreeing|consenting|concurring|approving|assenting|objecting|protesting|dissenting)(?:\s+(?:to|with|in)\s+(?:it|this|that|me|him|her|em|them))?))(?P<mark>,(?=\s+(?!I\b))|(?=\s*[:.!]))"
)
"""What is so and tells nothing of the deed, between two commas, or before a colon or the end: ", the lot having fallen on them,"."""
_AFTER_I = expression(r"(?<![\w'’])I\s+(?:[a-z]+ly\s+|hereby\s+|herewith\s+|now\s+)?(?P<verb>[a-z]{2,14})\b")


def without_circumstance(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, without what is so while the author does what he says before it."""
    found = _MEANWHILE.search(text)
    if found is None or "?" in text or found["aside"].startswith((", having", ", being")):
        return text
    deed = next((one for one in _AFTER_I.finditer(text, 0, found.start()) if one["verb"] in verbs), None)
    if (
        deed is None
        or deed["verb"] in INTENDING
        or text.count('"', 0, found.start()) % 2
        or ":" in text[deed.end() : found.start()]
    ):
        return text
    return text[: found.start()] + " " * len(found.group()) + text[found.end() :]
