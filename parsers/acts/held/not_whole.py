"""Whether what a deed is about was understood whole: nothing around it says more, less or other than was read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.clauses.model import Hit
from parsers.scan import Scan

REFERRING = frozenset(
    {Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.THING, Slot.TARGET, Slot.NAME, Slot.MINISTRY}
)
"""Slots of what an act is about."""
GOES_ON = expression(
    r"\s+(?!(?:as\s+(?:announced|before|well)|for\s+(?:now|once|good|fun|the\s+(?:record|sake|following|same|good|reasons?)|reasons?|all\s+(?:to|the))|of\s+course"
    r"|in\s+(?:anger|protest|addition|order|return|exchange|advance|accordance|(?:this|my|the\s+present)\s+(?:mail|message|note|post))|at\s+(?:once|last|this|the\s+same\s+time)"
    r"|on\s+(?:the\s+spot|principle|my\s+own|behalf|reflection|second)|from\s+(?:now|this|here|(?:the|eir|his|her|their|its)\s+(?:ministry|post|office|position|chair|seat|job))|to\s+(?:save|make|keep|let|be|show|help|give|avoid|prevent|see)|by\s+(?:this|means|virtue|way|the\s+way|mail)"
    r"|with\s+(?:this|immediate|(?:\w+\s+)?(?:pleasure|regret|joy|thanks|effect|relief|reluctance))|in\s+the\s+name|all\s+the\s+same|this\s+(?:nday|nweek|day|time|way|once))\b)"
    r"(?:on|of|to|for|from|in|at|upon|against|by|the|this|that|these|those|my|its|everything|all|each|every|any|both|whatever|whichever|what|which|whose|about)\b",
    re.I,
)
"""Behind an act: what it is about."""
POINTED_BEFORE = expression(
    r"(?:^|[,;:]\s*|\b(?:and|but)\s+)on\s+(?:the\s+(?!(?:whole|spot|other\s+hand|contrary|one\s+hand|same|n?day|n?week|first\s+day|\w+\s+(?:n?day|n?week|hand)|grounds?|strength|advice|assumption|occasion|understanding|condition|basis)\b)"
    r"|(?:his|her|eir|their)\s+|(?-i:[A-Z])\w*['’]s\s+)[^,;:.]{1,60},?\s*$",
    re.I,
)
"""The same before it: "on the one about hats I vote AGAINST"."""
MORE_OR_LESS = expression(
    r"\s*(?:,?\s*or\s+(?:more|less|fewer|so|thereabouts)\b|(?:less|more|fewer)\s+than\b|(?:each|every)\s+time\b|(?:an?|per)\s+(?:n?day|n?week|month|hour|year|turn)\b|per\s+(?!(?:our|the|my|your|his|her|eir|its|their|contract|rule|agreement|instructions?|request|section|clause|usual|above|se)\b)[a-z]+\b|(?:daily|weekly|monthly)\b|and\s+[^\s,;.]+\s+(?:together|jointly|between\s+them)\b"
    r"|for\s+(?:each|every)\s+(?!one\b)\w+\s+(?:\w+\s+){0,3}?(?:he|she|it|they|e|i|you|that|who|which)\b)"
)
"""Behind an act: how much it is after all, which nobody can tell now."""
ALL_BUT = expression(
    r"\b(?:between\s+\w{1,12}\s+and"
    r"|(?:all|everything|every\s+\w+)(?:\s+(?:of\s+)?(?:my|the|its|our)\s+\w+)?(?:\s+i\s+(?:have|own))?,?\s+(?:but|except(?:ing)?(?:\s+for)?|save(?:\s+for)?|bar(?:ring)?|minus|less))\s*$"
)
I_DO = expression(r"i(?![a-z])")
"""Begins a clause of the author's, which is nothing that is left out of what stands before it."""
LEAVING = frozenset({"between", "all", "everything", "every"})
"""One of these is in it."""
"""The same before its sum: "between 5 and 10 mackerel", "everything but m10"."""
OTHERS_MONEY = expression(
    r"\b(?:[Ww]ith|[Ff]rom|[Oo]ut\s+of|[Uu]sing|[Oo]f)\s+(?:the\s+)?[A-Z][\w&.-]*(?:\s+[A-Z][\w&.-]*){0,3}'s\s+(?:money|mackerel|macks|cash|funds?|account|balance|purse|coffers|treasury|hoard)\b"
)
"""Pays with what is somebody else's."""
OTHERS_ROOM = 50
SUMS = (Slot.MACKS, Slot.POINTS)
LESS = expression(r",?\s*(?:(?:except(?:ing)?|save|bar(?:ring)?|minus|less)\s+(?:for\s+)?|[+*/]\s*)[a-z]?\d")
"""Behind it: what is taken off."""
AT_MOST = expression(r"\bup\s+to\s+[a-z]?\d")


def not_understood(found: Sequence[dict[str, Any]], words: Words, hit: Hit, s: Scan) -> bool:
    """Whether words that stand behind an act say what it is about, but nothing could be read from them."""
    if MORE_OR_LESS.match(s.low, hit.end) or (
        s.holds(LEAVING) and not I_DO.match(s.low, hit.start) and ALL_BUT.search(s.low, room(hit), hit.start)
    ):
        return True
    if words.gives and "'s" in s.low and OTHERS_MONEY.search(s.text, 0, hit.end + OTHERS_ROOM):
        return True
    if any(param.slot in SUMS for param in words.params) and (
        LESS.match(s.low, hit.end) or ("up" in s.vocab and AT_MOST.search(s.low, hit.start, hit.end))
    ):
        return True
    names = [param.name for param in words.params if param.required and param.slot in REFERRING]
    unsaid = [name for name in names if name not in hit.match.values]
    pointed = POINTED_BEFORE.search(s.mask, room(hit), hit.start) if unsaid else None
    if pointed is not None:
        led = s.text[pointed.start() : pointed.end()]  # "On the charge of spam (Indictment 12) I find ..."
        if any(not (value := params.get(name)) or str(value) not in led for params in found for name in unsaid):
            return True
    if GOES_ON.match(s.mask, hit.end) is None:
        return False
    return any(params.get(name) is None for params in found for name in names)


ROOM = 200
"""Characters before an act in which what dates or counts it, and ends where the act begins, has to stand."""


def room(hit: Hit) -> int:
    """Where the words begin that may end in front of an act."""
    return max(0, hit.start - ROOM)
