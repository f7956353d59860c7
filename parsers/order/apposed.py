"""Who somebody is, said beside his name in brackets ("to its author (Hob)"), whose something is ("from my purse to his"),
and what a creature of the game is fondly called ("our dear Beast"): it is read by the name alone; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from functools import lru_cache

from engine.expressions import expression
from parsers.order.asides import blanked

_PERSON = r"[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}"
_IN_BRACKETS = expression(
    rf"(?P<lead>(?<![\w-])(?:to|for|from|of|upon|on|by|with|and|give|gives|giving|pay|pays|paying|send|sends|sending|hand|hands|handing|award|grant|tip)\s+)(?P<what>(?:its|the|my|our|his|her|eir|their|that)\s+(?:[a-z'’-]+\s+){{0,3}}(?P<noun>[A-Za-z][a-z'’-]+)\s+\()(?P<name>(?![A-Z]{{2,}}\b){_PERSON})(?P<end>\))"
)
"""Somebody by what he is, and his name in brackets."""
_TO_HIS = expression(
    r"(?P<from>\bfrom\s+(?:my\s+(?:own\s+)?\w+|mine)\s+(?:over\s+|right\s+|straight\s+)?(?:in)?to\s+)(?P<whose>his|hers|theirs|eirs)(?=\s*(?:$|[.,;:!)]|(?:and|for|as|because|now|today)\b))",
    re.I,
)
_TO_THEIRS = expression(
    rf"(?P<from>\bfrom\s+(?:my\s+(?:own\s+)?\w+|mine)\s+(?:over\s+|right\s+|straight\s+)?(?:in)?to\s+)(?P<name>{_PERSON}?)['’]s(?=\s*(?:$|[.,;!]))"
)
_THAT_IS = expression(
    rf"(?P<lead>(?<![\w-])(?P<to>to|for|upon|on)\s+)(?P<what>(?:its|the|my|our|his|her|eir|their|that|this|whoever)\s[^,;:.!?()\"“\x00]{{2,60}},\s+(?:that\s+is(?:\s+to\s+say)?|that['’]s|i\.?\s?e\.?|viz\.?|in\s+other\s+words|which\s+(?:is|means)|who\s+is|to\s+wit)(?:\s*,)?\s+(?:(?P=to)\s+)?)(?={_PERSON}\s*(?:[.,;!:]|$|(?:for|in|as|with|and|because)\b))"
)
"""Somebody by what he is, and behind it who that is: "to the author of 459, that is to Ludmila"."""
_WHOM = {"his": "him", "hers": "her", "theirs": "them", "eirs": "em"}
WHOSE = frozenset({*_WHOM, "s"})
"""One of these is where something goes to what is somebody's."""


def named_in_brackets(text: str, offices: Set[str]) -> str:
    """The text, of the same length, with people by their names where these stand in brackets behind what they are."""
    for found in reversed(list(_IN_BRACKETS.finditer(text))):
        if found["noun"][0].islower() or found["noun"].lower() in offices:
            text = blanked(blanked(text, found.span("end")), found.span("what"))
    return text


def that_is(text: str) -> str:
    """The text, of the same length, with people by their names where it is said behind what they are who that is."""
    found = _THAT_IS.search(text)
    return text if found is None else blanked(text, found.span("what"))


_SEVERAL = expression(
    rf"(?P<lead>(?<![\w-])(?:to|for|upon|give|giving|pay|paying|send|hand|tip)\s+)(?P<what>(?:the|my|our|those|these)\s+(?:(?!(?:two|three|following)\s)[a-z-]+\s+){{0,2}}[a-z]{{3,14}}s,\s+)(?={_PERSON}(?:,\s{_PERSON}){{0,5}},?\s(?:and|&)\s{_PERSON}\s*(?:[.,;!]|$|m?\d|an?\s))"
)
"""Several people by what they are, before their names: "to the twins, Ivy and Hob"."""


def named_behind(text: str) -> str:
    """The text, of the same length, with several people by their names alone."""
    for found in reversed(list(_SEVERAL.finditer(text))):
        text = blanked(text, found.span("what"))
    return text


def to_whom(text: str) -> str:
    """The text, of the same length, with "him" for "his" where something of the author's goes there."""
    text = _TO_THEIRS.sub(lambda found: found["from"] + found["name"].ljust(len(found[0]) - len(found["from"])), text)
    return _TO_HIS.sub(lambda found: found["from"] + _WHOM[found["whose"].lower()].ljust(len(found["whose"])), text)


_FONDLY = r"(?:dear|poor|good|old|sweet|beloved|furry|hairy|faithful|trusty|lovely|little|big|great|noble|gentle|mighty|lazy|silly|clever|favou?rite)"


@lru_cache(maxsize=16)
def _fond(pets: tuple[str, ...]) -> re.Pattern[str]:
    names = "|".join(map(re.escape, sorted({pet.removeprefix("the ") for pet in pets}, key=len, reverse=True)))
    return expression(
        rf"(?<![\"“‘'\w])(?P<what>(?:(?:our|my|the|that|this)\s+(?:(?:very\s+)?{_FONDLY},?\s+){{1,3}}|(?:our|my)\s+))(?=(?:{names})\b(?!['’]))",
        re.I,
    )


def plain_pet(text: str, pets: tuple[str, ...]) -> str:
    """The text, of the same length, with "the" for what somebody fondly says before the name of a creature."""
    return _fond(pets).sub(lambda found: "the ".rjust(len(found[0])), text)
