"""All that somebody wrote, said in more words than "all by Hose": "every last thing Hose wrote this time", "whatever Hose
has on the ballot", "the lot of Hose's". It is read as "all by Hose"; where the words go on and leave some of it out, they
stay as they are.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

ALL_OF_IT = frozenset("all every each any anything everything whatever what lot bunch batch pile stuff things".split())
"""One of these is in such words."""
_THINGS = r"(?:things?|words?|scraps?|bits?|lines?|pieces?|shreds?|proposals?|props?|items?|ones?|efforts?|ideas?|inventions?|creations?|offerings?|contributions?|submissions?|entry|entries|scribbles?|stuff|works?)"
_EACH = rf"(?:(?:each\s+and\s+)?every|each|any)(?:\s+(?:single|last|blessed|blasted|damned?|bloody|old|little|one\s+of\s+the|other))?(?:\s+(?:little|old|new|open))?\s+{_THINGS}"
_ALL = rf"all(?:\s+of)?(?:\s+(?:the|those))?(?:\s+(?:two|three|four|five|six))?(?:\s+(?:open|new|little))?\s+{_THINGS}"
_LOT = r"the\s+(?:(?:whole|entire|full)\s+)?(?:lot|bunch|batch|pile|heap)"
_EVERYTHING = r"(?:everything|anything|whatever|what(?:soever)?|all)(?:\s+at\s+all)?"
_OPEN = rf"(?:{_EACH}|{_ALL}|{_EVERYTHING})(?:\s+(?:that|which))?"
_TITLED = r"(?:(?:the|old|young|[Mm]rs?\.|[Mm]s\.|[Dd]r\.|[Pp]rof\.|[Ss]ir)\s+)?"
_PROPER = rf"{_TITLED}(?!I\b)(?-i:[A-ZÀ-Þ0-9])[\w-]*(?:(?:\.\s+|\s+)(?-i:[A-ZÀ-Þ])[\w-]*){{0,3}}"
_SMALL = r"(?!(?:i|you|ye|we|he|she|e|they|it|people|nobody|everybody|everyone|somebody|someone|others?|is|was|are|were|has|have|had|gets?|that|which|who|just|never|ever|also)\b)(?-i:[a-z])[\w-]{2,20}"
_DID = r"(?:(?:has|have|had|['’]s)\s+)?(?:(?:ever|just|so\s+kindly|also|now)\s+)?(?:wrote|written|penned|proposed|submitted|authored|drafted|tabled|offered|posted|(?:put|brought|handed|sent|turned)\s+(?:forward|forth|up|in)|(?:dreamt|dreamed|cooked|thought|come|came)\s+up(?:\s+with)?)"
_HAS = r"(?:(?:has|['’]s)(?:\s+got)?|got|put)\s+(?:(?:up|down)\s+)?(?:(?:on|in)\s+(?:the|this|our|that)\s+(?:[\w'’]+\s+)?(?:ballot|list|table|paper)|up\s+for\s+(?:(?:a|the|our)\s+)?(?:votes?|voting)|on\s+offer)"
_NOW = r"(?:\s+(?:up\s+)?(?:this\s+(?:time|nweek|week|round)(?:\s+round)?|(?:on|in|for)\s+(?:this|the|our)\s+(?:\w+\s+)?(?:ballot|nweek|round|list)|so\s+far|lately|here))?"
_WHOLE = r"(?!\s+(?:last|yesterday|earlier|before|after|about|on|over|concerning|regarding|until|since|during|when|while|if|unless|in|with|without|under|that|which|who|whose|to\s+do|or|and\s+(?-i:[A-Z])[\w-]*(?:\s+(?:wrote|proposed|submitted|ha[sd]|put)|['’]s))\b|['’])"
_BY = tuple(
    expression(rf"(?<![\w'’])(?:{words}){_NOW}{_WHOLE}", re.I)
    for words in (
        rf"{_OPEN}\s+(?P<who>{_PROPER}|{_SMALL})\s+{_DID}",
        rf"{_OPEN}\s+(?P<who>{_PROPER})\s*(?:{_HAS})",
        rf"(?!(?:every|each|any|all)(?:\s+(?:of\s+)?the)?\s+(?:proposals?|props?|ones?|items?)\s)(?:{_EACH}|{_ALL})\s+(?:by|from)\s+(?P<who>{_PROPER})",
        rf"(?:{_EACH}|{_LOT})\s+of\s+(?P<who>{_PROPER})(?:['’]s|(?<=s)['’])(?:\s+(?:{_THINGS}))?",
        rf"all\s+(?:of\s+)?(?P<who>{_PROPER})(?:['’]s|(?<=s)['’])\s+(?:two|three|four|five|six|stuff|things|works?|efforts|entries|contributions|offerings|ideas)",
        rf"(?P<who>{_PROPER})(?:['’]s|(?<=s)['’])\s+(?:stuff|things|proposals|work|efforts|entries|contributions|offerings),\s+(?:all|every\s+(?:last\s+|single\s+)?(?:bit|one))\s+of\s+(?:it|them)",
        rf"(?:{_EACH}|{_ALL})\s+whose\s+(?:author|proposer|writer)\s+is\s+(?P<who>{_PROPER})",
        rf"(?:{_EACH}|{_ALL}|{_EVERYTHING})\s+(?:(?:that|which)\s+(?:is|are|comes?|came)\s+)(?:by|from)\s+(?P<who>{_PROPER})",
        rf"(?:{_EACH}|{_ALL}|{_EVERYTHING})\s+(?:with|bearing|signed\s+with)\s+(?P<who>{_PROPER})(?:['’]s|(?<=s)['’])\s+name(?:\s+(?:on|under|below)\s+it)?",
    )
)


def all_by_one(text: str) -> str:
    """ "every last thing Hose wrote" is read as "all by Hose"."""
    for words in _BY:
        text = words.sub(_put, text)
    return text


def _put(found: re.Match[str]) -> str:
    plain = f"{'All' if found[0][0].isupper() else 'all'} by {found['who']}"
    return plain.ljust(len(found[0])) if len(plain) <= len(found[0]) else found[0]
