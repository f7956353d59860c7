"""Who is spoken to at the end of a sentence is no part of it: "I withdraw 305, Hose."

A name behind a comma may as well be the next of a list, or name what stands before it. So it is only taken away where
neither can be: behind a number, a quotation, a vote, a pronoun, or a thing that has its name already; or where he is
called ("Count me in for Chess, Hose!").
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression

_ADDRESS = (
    r"(?P<address>,\s+(?:my\s+dear\s+|dear\s+|old\s+|friend\s+)?(?P<name>[A-Z][\w'’-]*[a-z][\w'’-]*))(?=\s*+[.!…]*\s*$)"
)
ADDRESS = expression(_ADDRESS)
SPOKEN_TO = expression(
    r"(?:\d|[\"”')\]]|\b(?:it|this|that|them|these|those|all|everything|now|today|too|again|please|here|well|up|off|on|out|in|back|down|FOR|AGAINST|ABSTAIN"
    r"|[A-Z][\w'’-]*\s+(?:contract|pact|treaty|agreement|subgame)|my\s+(?:proposal|tweak|vote|verdict|answer|list))"
    r"|^[^,]*\b[A-Z][\w'’-]*(?=,\s+[A-Z][\w'’-]*!+\s*$))"
    rf"{_ADDRESS}"
)


_ALL = r"(?:ladies|lords|gentle(?:men|women|folk|persons|beings)|boys|girls|friends|romans|countrymen|colleagues|comrades|players|citizens|brothers|sisters|folks|peers)"
GREETED = expression(
    rf"(?P<lead>\W*(?:(?:so|and|now|well|yes|ok|okay)\b,?\s+)?)(?P<greeted>(?:(?:my|dear|honou?red|esteemed|good)\s+){{0,3}}{_ALL}(?:(?:,\s+|,?\s+and\s+)(?:(?:my|dear|honou?red|esteemed)\s+)?{_ALL}){{0,3}}\s*(?:[,!]|\s[–—-]+)\s+)(?=(?-i:[A-Z\d\"“]))",
    re.I,
)
"""All to whom a sentence speaks at its head: "Ladies and gentlemen, Hob has won Chess"."""
GREETING = frozenset(
    "ladies lords gentlemen gentlewomen gentlefolk gentlepersons gentlebeings boys girls friends colleagues comrades players citizens brothers sisters folks peers".split()
)
"""One of these stands in such a greeting."""


def without_greeting(text: str) -> str:
    """The text, of the same length, without the people to whom it speaks at its head."""
    found = GREETED.match(text)
    return text if found is None else found["lead"] + " " * len(found["greeted"]) + text[found.end() :]


_YOU = expression(
    r"^(?P<head>[^,;:.!?]{0,40}?\b)?(?P<you>[Yy]ou\s+(?:get|receive|have|earn|are\s+given|may\s+have)\s[^,;:.!?]{2,80}?\sfrom\s+me\b[^,;:.!?]{0,40}),\s+(?P<name>[A-Z][\w'’-]*[a-z][\w'’-]*)(?P<end>\s*+[.!…]*\s*)$"
)
"""Somebody who gets something, and who he is at the end: "As consolation you get m10 from me, Fitz"."""


def you_named(text: str) -> str:
    """The text, of the same length, with who is spoken to in front of what he gets."""
    found = _YOU.match(text)
    if found is None or " if " in f" {found['head']} ":
        return text
    return f"{found['name']}, {found['you']}{found['end']}".rjust(len(text))


GOING_ON: Final = frozenset(
    "ve m ll bring deal mind keep save tell don you your thanks thank pass make let have".split()
)
"""One of these goes on behind somebody who is spoken to within a sentence."""
_WITHIN = expression(
    r"(?<=\bme\s)(?P<what>(?:in|down|up|into|on)\s[^,;:.!?\x00]{2,60})(?P<address>,\s+(?:my\s+dear\s+|dear\s+|old\s+)?(?P<name>[A-Z][\w'’-]*[a-z][\w'’-]*))(?=,\s+(?:I['’](?:ve|m|ll|d)|I\s+(?:have|am|will|shall)|you|your|(?:and\s+)?(?:please\s+)?(?:bring|deal|mind|keep|save|tell|don['’]t|thanks|thank|pass|make|let))\b)"
)
"""Who is asked to put somebody down for something, before the sentence goes on: "Deal me in for Chess, Hob, I've brought tea"."""


def without_asked(text: str) -> str:
    """The text, of the same length, without who is asked to put its author down for something."""
    found = _WITHIN.search(text)
    if found is None:
        return text
    start, end = found.span("address")
    return text[:start] + " " * (end - start) + text[end:]


CALLED_NAMES = expression(
    r"(?<=[a-z]),\s+you\s+(?!(?:all|will|would|can|could|may|must|should|shall|have|are|were|get|gain|gave|give|know|see|too)\b)(?>(?:(?!(?:if|unless)\b)[a-z'’-]+\s+){0,2})[a-z'’-]+(?=\s*+[.!…]*\s*$)"
)
"""What somebody is called behind his name: "I withdraw 305, Hose, you rascal"."""


def without_vocative(text: str, things: Set[str]) -> str:
    """The text with blanks for who is spoken to; `things` are the names of all that has one by law (offices, flags)."""
    called = CALLED_NAMES.search(text) if ", you " in text else None
    whole = text if called is None else text[: called.start()]
    comma = whole.rfind(",")
    found = SPOKEN_TO.search(whole) if comma >= 0 and ADDRESS.match(whole, comma) is not None else None
    if found is None or found["name"].lower() in things:
        return text
    start, end = found.span("address")
    return text[:start] + " " * (end - start) + text[end:]
