"""What a vote is on, told in words beside its number: "both of Ivy's (458 and 459)", "its evil twin, 416", "the boats (451)".

The sentence is read with the numbers alone, and keeps its length. Where the words count and the numbers are not as many,
it is left as it is.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD

_NUMBER = r"(?:(?:proposals?|props?\.?|nos?\.?|numbers?)\s+)?[#pP]?\d{2,6}(?![\w%]|[.:]\d)"
_LIST = rf"{_NUMBER}(?:\s*(?:,\s*(?:and\s+)?|and\s+|&\s*|[-–]\s*|to\s+|through\s+){_NUMBER}){{0,20}}"
_WHOSE = r"(?:(?:[Tt]he|[Oo]ld|[Yy]oung|[Mm]rs?\.?|[Mm]s\.?|[Dd]r\.?)\s+)?(?-i:(?!I\b)[A-ZÀ-ÖØ-Þ0-9])[\w-]*(?:\s+(?-i:[A-ZÀ-ÖØ-Þ])[\w-]*){0,2}(?:['’]s|(?<=s)['’])(?!\w)"
_FEW = r"two|three|four|five|six"
_COUNTED = (
    rf"(?:both|each|all(?:\s+(?:{_FEW}))?|everything|(?:{_FEW}))(?:\s+of)?(?:\s+(?:the|these|those|my|mine|{_WHOSE}))?"
)
_STOP = (
    r"(?:I|you|we|he|she|they|who|which|that|is|are|was|were|has|have|had|gets?|do|does|did|will|would|shall|should|could|may|might|not|never|nor|if|unless|until|but|or|because|since|as|except|save|apart|other|others|rest|remaining|remainder"
    r"|rules?|consultations?|indictments?|contracts?|nweeks?|ndays?|ballots?|sections?|following|vote[sd]?|voting|sentenced?)"
)
_POINTED = r"(?:the|its|their|his|her|eir|these|those|that|my|our)"
_TOLD = expression(rf"(?P<first>{_NUMBER})(?:\s*(?P<to>[-–]|to\b|through\b)\s*)?", re.I)
_DIGITS = expression(r"\d+")
_COUNTS: Final = {
    "both": 2, "two": 2, "pair": 2, "twins": 2, "couple": 2, "three": 3, "trio": 3, "triplets": 3, "four": 4, "quartet": 4, "five": 5, "six": 6,
}  # fmt: skip
"""Words that say how many there are."""
_WORD = expression(r"[a-z]+")
_NUMBER_BEHIND = expression(
    r"(?P<what>\b(?:(?i:the|that|this|my)|[A-Z][\w-]*['’]s)\s+(?:(?!\b(?:and|or|but|I)\b)[\w'’-]+\s+){0,3}?(?:one|thing|idea|business|bit|piece|item|entry|nonsense|proposal|scheme|attempt|monstrosity|affair|masterpiece)\b(?:(?!\b(?:I|and|or)\b)[^.,;:()!?]){0,50}?)\s*\(\s*(?:(?:proposal|prop)\s+|P|#|no\.?\s*)?(?P<number>\d{2,6})\s*\)"
)
"""What one thing is about, before its number, wherever it stands: "the one about the kettle (404)"."""


class _Forms(NamedTuple):
    """The ways in which words stand beside their numbers."""

    on: re.Pattern[str]
    """Behind a vote word, or behind a number and "and"."""
    first: re.Pattern[str]
    """At the head of a clause, before what the thing gets."""
    other: re.Pattern[str]
    """Between a vote on one thing and another on the next: "AGAINST on 404, and on 405 a FOR"."""


@lru_cache(maxsize=16)
def _forms(choices: tuple[str, ...]) -> _Forms:
    chosen = "|".join(map(re.escape, choices))
    more = rf"(?:\s+(?!{_STOP}\b)(?!(?-i:{chosen})\b)[A-Za-zÀ-ÿ][\w'’-]*\.?){{0,5}}?"
    words = rf"(?P<what>(?:{_COUNTED}|{_WHOSE}|{_POINTED}\b){more}(?:\s+of\s+(?:the\s+)?(?-i:[A-Z])[\w'’-]*)?)"
    behind = r"(?=\s*(?:$|[.;:!)]|,\s|\b(?:and|but|as|because|since|though|although|with|for|please|too|from)\b))"
    inside = rf"\s*(?P<open>\()\s*(?P<inside>{_LIST})\s*(?P<close>\))"
    after = rf"(?P<comma>\s*,)\s+(?:namely\s+|that\s+is,?\s+)?(?P<after>(?>{_LIST})){behind}"
    lead = rf"(?:\b(?-i:{chosen})(?:\s+vote)?\s+(?:(?:on|to|for|with)\s+)?|(?<=\d)\s+and\s+(?=(?:its|their|his|her|eir)\b)|\bon\s+(?=its\b|their\b))"
    plain = rf"\s+(?P<plain>(?<!\bof\s){_LIST}){behind}"
    its = rf"(?P<its>(?:its|their|his|her|eir)\b{more}){plain}"
    gets = rf"(?=\s*(?::|[-–—]+\s|\s(?:(?:both|all|each)\s+)?(?:is|are|gets?|has|have|receives?|earns?|takes?)\b|,?\s+(?:(?:my|an?)\s+)?(?-i:{chosen})\b))"
    head = r"(?:^" + AT_HEAD + r"|[,;:]\s+(?:(?:and|but)\s+)?)"
    counted = rf"(?P<what>(?:{_COUNTED}|{_WHOSE}|(?:the|my|these|those)\s+(?:{_FEW})\b){more})"
    return _Forms(
        expression(rf"{lead}(?:{words}(?:{inside}|{after})|{its})", re.I),
        expression(rf"{head}{counted}{inside}{gets}", re.I),
        expression(
            rf"(?<=\d),?\s+(?:and|but)(?=\s+(?:on|for)\s+(?:(?:proposal|prop)\s+)?[#pP]?\d{{2,6}},?\s+(?:an?\s+|my\s+|it\s+is\s+)?(?-i:{chosen})\b)",
            re.I,
        ),
    )


_I_ON = expression(
    r"(?<![\w.:-])(?P<n>[#pP]?\d{2,6})\s+I\s+(?:hereby\s+)?(?:vote\s+)?(?P<choice>[A-Z]{3,})\s+on(?=\s*(?:$|[,.;:!)]|(?:since|because|as|and|but|for)\b))"
)
"""A vote with what it is on in front: "452 I ABSTAIN on, and 453 gets FOR"."""


_EXCEPT_THAT = expression(
    rf"\b(?P<but>(?:except|save|only)\s+that)\s+(?P<told>{_LIST})\s+(?P<gets>(?:(?:both|all|each)\s+)?(?:gets?|has|have|receives?|earns?)\s+(?:an?\s+|my\s+)?(?P<choice>(?-i:[A-Z]{{3,}})))\b",
    re.I,
)
"""Another vote on some of what was voted on: "FOR everything, except that 430 and 431 get AGAINST"."""


def _which(found: re.Match[str], choices: Collection[str]) -> str:
    """The same with what is left out before what it gets: "bar 430 and 431, which get AGAINST"."""
    if found["choice"] not in choices:
        return found[0]
    return f"bar {found['told']}, which {found['gets']}".ljust(len(found[0]))


@lru_cache(maxsize=8)
def _old_vote(choices: frozenset[str]) -> re.Pattern[str]:
    words = "|".join(sorted(choices))
    return expression(
        rf"\b[Mm]y\s(?P<old>(?:(?:earlier|old|previous|first|former|last|standing|current)\s+)?(?:{words}))(?=\s+(?:on|for)\s+(?:[Pp]roposal\s+)?[#pP]?\d{{2,6}}\b"
        rf"[^.;:!?\d]{{0,40}}?\b(?:replac|chang|switch|supersed|exchang|swap|turn|alter|withdrawn|flip)[a-z]*\b[^.;:!?\d]{{0,30}}?\b(?:{words})\b)"
        rf"|(?<=(?:place|hange|witch|alter|[^a-z]swap|[^a-z]turn)\smy\s)(?P<mine>(?:(?:earlier|old|previous|first|former|last|standing|current)\s+)?(?:{words}))(?=\s+(?:on|for)\s+(?:[Pp]roposal\s+)?[#pP]?\d{{2,6}}\s+(?:by|with|for|to|into)\s+(?:an?\s+)?(?:{words})\b)"
    )


def without_old_vote(text: str, choices: frozenset[str]) -> str:
    """The text, of the same length, without the vote that another one replaces: "my FOR on 405 is replaced by AGAINST"."""
    return _old_vote(choices).sub(
        lambda found: found[0].replace(found["old"] or found["mine"], " " * len(found["old"] or found["mine"])), text
    )


def numbered(text: str, choices: Collection[str]) -> str:
    """The text, of the same length, with blanks for what is said of things beside their numbers."""
    forms = _forms(tuple(sorted(choices)))
    text = forms.other.sub(lambda found: ";".ljust(len(found[0])), text)
    text = _I_ON.sub(
        lambda found: (
            found["n"] + " " + found["choice"].ljust(len(found.group()) - len(found["n"]) - 1)
            if found["choice"] in choices
            else found.group()
        ),
        text,
    )
    if " that " in text:
        text = _EXCEPT_THAT.sub(lambda found: _which(found, choices), text)
    text = forms.on.sub(_alone, text)
    if "(" not in text:
        return text
    text = forms.first.sub(_alone, text)
    return _NUMBER_BEHIND.sub(lambda found: found["number"].rjust(len(found.group())), text)


COUNTING: Final = frozenset(_FEW.split("|"))
_COUNTED_KIND = expression(
    rf"\b(?P<many>(?:{_FEW})\s+)(?P<kind>(?:(?:own|last|pending|other|new|further|more)\s+)?(?:proposals|props|consultations|indictments))(?P<comma>\s*(?:,|:|[-–—]+))\s+(?:namely\s+|numbers\s+)?(?P<told>(?>{_LIST}))(?=\s*(?:$|[.;:!?,)]|\s[a-z]))",
    re.I,
)


_NAME = r"(?:[Tt]he\s+)?(?!I\b)[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s+(?:of\s+)?(?!I\b)[A-ZÀ-ÖØ-Þ][\w'’-]*){0,3}"
_NAMES = rf"{_NAME}(?:,\s+{_NAME}){{0,4}},?\s+and\s+{_NAME}"
_PEOPLE = r"(?:(?:other|fine|good|idle|silent|absent|inactive|new|old|dear|worthy|more|vacant|empty)\s+){0,2}(?:players|people|persons|folks|friends|fellows|members|ministries|offices|posts)"
_COUNTED_NAMES = expression(
    rf"\b(?P<what>(?i:{_FEW})\s+{_PEOPLE}(?:,|:)\s+(?:namely\s+)?)(?P<told>{_NAMES})(?P<comma>,(?=\s+(?:at|to|for|from|with|m\s?\d|in|as|each|both|a|one|gets?|receives?|have|has|are|is|shall|will)\b))?(?=\s*(?:$|[.;!)]|,)|\s(?:at|to|for|from|with|m\s?\d|in|as|each|both|a|one|of|is|are|get|receive|have)\b)"
)
_NAMED_LAST = expression(
    rf"(?P<lead>[^:;.!?\x00]{{0,80}}\b)(?P<what>(?i:{_FEW})\s+{_PEOPLE})\s+(?P<rest>[^:;.!?\x00]{{2,60}}?)\s*:\s+(?P<told>{_NAMES})(?P<end>\s*+[.!]?\s*)"
)
_ITEMS = expression(r",\s+(?:and\s+)?|\s+and\s+")


def _as_many(found: re.Match[str]) -> bool:
    """Whether there are as many names as the words before them say."""
    return _COUNTS[found["what"].split()[0].lower()] == len(_ITEMS.split(found["told"]))


def _names_alone(found: re.Match[str]) -> str:
    """The names in the place of the words that count them."""
    if not _as_many(found):
        return found.group()
    return " " * len(found["what"]) + found["told"] + " " * len(found["comma"] or "")


def named_people(text: str) -> str:
    """The text, of the same length, with names alone: "I fine two people, Hob and Ivy, m3 each", "I give two people m3
    each: Hob and Ivy"."""
    last = _NAMED_LAST.fullmatch(text)
    if last is not None and _as_many(last):
        said = f"{last['lead']}{last['told']} {last['rest']}"
        room = len(text) - len(last["end"])
        text = said.rjust(room) + last["end"] if len(said) <= room else text
    return _COUNTED_NAMES.sub(_names_alone, text)


def counted(text: str) -> str:
    """The text, of the same length, with the numbers right behind their kind: "two proposals, 412 and 413"."""

    def plain(found: re.Match[str]) -> str:
        if _COUNTS[found["many"].strip().lower()] != _how_many(found["told"]):
            return found.group()
        behind = found.group()[found.end("comma") - found.start() :]
        return (" " * len(found["many"]) + found["kind"]).ljust(found.end("comma") - found.start()) + behind

    return _COUNTED_KIND.sub(plain, text)


def _alone(found: re.Match[str]) -> str:
    """The numbers alone, in their place."""
    said = found.groupdict()
    what, told = (
        said["what"] or said.get("its") or "",
        said.get("inside") or said.get("after") or said.get("plain") or "",
    )
    counts = {_COUNTS[word] for word in _WORD.findall(what.lower()) if word in _COUNTS}
    if counts and counts != {_how_many(told)}:
        return found.group()
    out = found.group()
    for name in ("what", "its", "open", "close", "comma"):
        if said.get(name):
            begin, end = found.start(name) - found.start(), found.end(name) - found.start()
            out = out[:begin] + " " * (end - begin) + out[end:]
    return out


def _how_many(told: str) -> int:
    """How many numbers a list has, ranges told over."""
    count, low = 0, None
    for one in _TOLD.finditer(told):
        number = int(_DIGITS.findall(one["first"])[-1])
        count += number - low if low is not None and number > low else 1
        low = number if one["to"] else None
    return count
