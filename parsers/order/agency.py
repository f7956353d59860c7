"""By whose hand a deed is done, said beside it: "is, by my order as MetaMin, raised to", "comes down, by my own hand, from",
"made inactive by my action", "punished, by Xiomara", "..., says my brush".

It is read as "hereby" or "by me" where that makes the deed the author's, and left out where it is so already; offsets
stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from engine.expressions import expression
from parsers.order.asides import blanked

_AS = r"(?:,?\s+(?:as|being|in\s+my\s+(?:capacity|quality|role)\s+(?:as|of))\s+(?:the\s+|acting\s+|deputy\s+)*(?-i:[A-Z])[\w'’]+(?:\s+(?:of|for)\s+(?:the\s+)?(?-i:[A-Z])[\w'’]+)?|,\s+its\s+(?:[a-z]+\s+)?(?-i:[A-Z])[a-z]+)?"
_MEANS = r"(?:hands?|orders?|actions?|act|deed|decree|choice|will|command|authority|powers?|doing|fiat|leave|word|ruling|sentence|declaration|announcement|decision|appointment|designation|grace|wish|pen|brush|stamp|seal|signature)"
AGENCY = (
    rf"(?:by\s+(?:virtue\s+of\s+)?my\s+(?:own\s+|free\s+|sole\s+|very\s+|formal\s+|official\s+|public\s+){{0,2}}{_MEANS}"
    r"|(?:up)?on\s+my\s+(?:own\s+|sole\s+)?(?:authority|initiative|motion|orders?|responsibility|say-so|word)|at\s+my\s+own\s+(?:request|wish|command|instance|pleasure)"
    rf"|of\s+my\s+own\s+(?:free\s+)?(?:will|accord|volition|motion)|by\s+order\s+of\s+(?:me|myself|the\s+undersigned)|by\s+(?:me|myself){_AS[:-1]}|by\s+me,?\s+in\s+(?:eir|his|her|their|its)\s+(?:stead|place|absence)){_AS}"
)
"""What says that it is the author who does it."""
AGENTS = frozenset("by on upon at of says".split())
"""One of these is in it ..."""
OF_AUTHOR = frozenset({"me", "my", "myself"})
"""... and one of these."""
_WITHIN = expression(
    rf"\b(?P<be>is|are|be|stands?|gets?)(?P<aside>\s*(?:,|[-–—]+|\()\s*{AGENCY}\s*(?:,|[-–—]+|\)))(?=\s+[a-z]+)", re.I
)
_BETWEEN = expression(rf"(?<=[\w\"”')])(?P<aside>\s*,\s+{AGENCY}\s*,|\s+\({AGENCY}\))(?=\s+[\w\"“#])", re.I)
_HEAD_END = expression(
    rf"\b(?:happens?|takes?\s+place|is\s+done|are\s+done|occurs?)\b[^:;.!?]{{0,40}}?(?P<aside>,?\s+{AGENCY})(?=\s*:\s*$)",
    re.I,
)
"""At the end of the head of a list: by whose wish its lines are done."""
_BEHIND = expression(rf"\b(?P<done>[a-z]+)(?P<mark>\s*,)?(?P<aside>\s+{AGENCY})(?=\s*(?:[.;:!,]|$))", re.I)
_COMMA = expression(r"\b(?P<done>[a-z]+)(?P<mark>,)(?=\s+by\s+(?:me|myself)\b\s*(?:[.;:!]|$))", re.I)
"""A mark between what is done and who does it."""
_DONE_ROOM = 80
"""Characters before such words in which the participle stands."""
_WORDS = expression(r"[a-z]+")
_SAYS_MINE = expression(
    r"(?P<says>\s*+,\s+(?:says?|saith)\s+(?:I|my\s+(?:own\s+|trusty\s+|good\s+)?(?:brush|paintbrush|pen|hand|gavel|purse|wallet|hat|stamp|seal|heart|conscience|gut|nose|keyboard|finger)))\s*+[.!]*\s*$",
    re.I,
)
"""Ends a sentence: its author's own tool says it."""
HEREBY = " hereby"


def with_agency(text: str, participles: Collection[str]) -> str:
    """The text, of the same length, with "hereby" or "by me" for longer words that say so, or none where none is needed."""
    text = _WITHIN.sub(lambda found: f"{found['be']}{HEREBY}".ljust(len(found[0])), text)
    for found in reversed(list(_BETWEEN.finditer(text))):
        text = blanked(text, found.span("aside"))
    if (head := _HEAD_END.search(text)) is not None:
        text = blanked(text, head.span("aside"))
    if (comma := _COMMA.search(text)) is not None and comma["done"].lower() in participles:
        text = blanked(text, comma.span("mark"))
    behind = _BEHIND.search(text)
    if behind is not None and _is_done(text, behind, participles):
        text = blanked(text, (behind.start("aside"), behind.end("aside")), " by me")
        text = blanked(text, behind.span("mark")) if behind["mark"] else text
    return text


def _is_done(text: str, behind: re.Match[str], participles: Collection[str]) -> bool:
    """Whether a participle stands before such words, and no "I"."""
    if behind["aside"].lower().startswith((" by me", " by myself")):
        return False
    before = text[max(0, behind.start() - _DONE_ROOM) : behind.end("done")]
    said = _WORDS.findall(before.lower())
    return "i" not in said and said[-1:] != ["not"] and any(word in participles for word in said)


def says_mine(text: str) -> str:
    """The text, of the same length, without the words at its end that say that a tool of the author's says so."""
    found = _SAYS_MINE.search(text)
    return text if found is None else blanked(text, found.span("says"))


@lru_cache(maxsize=64)
def _named(names: tuple[str, ...]) -> re.Pattern[str]:
    """The author by his name, where he does something or gives it."""
    one = "|".join(map(re.escape, sorted(names, key=lambda name: (-len(name), name))))
    return expression(rf"(?P<mark>\s*,)?\s+(?P<by>by|from)\s+(?P<name>(?:{one}))(?=\s*(?:[.;:!,)]|$))")


def by_name(text: str, selves: Iterable[str], participles: Collection[str]) -> str:
    """The text, of the same length, with "by me" for the author's own name: "Punished, by Xiomara."."""
    names = tuple(name for name in selves if len(name) > 1 and name in text)
    found = _named(names).search(text) if names else None
    if found is None or len(found["name"]) < len("me"):
        return text
    said = _WORDS.findall(text[: found.start()].lower())
    if not said or "i" in said or (found["by"] == "by" and said[-1] not in participles):
        return text
    text = blanked(text, found.span("name"), "me")
    return blanked(text, found.span("mark")) if found["mark"] and found["by"] == "by" else text


_ACTING = expression(
    r"(?P<who>(?<![\w\"“])(?:[Tt]he\s+)?[A-Z][\w'’&.-]*(?:\s(?:of\s|&\s|and\s)?[A-Z][\w'’&.-]*){0,3})"
    r"(?P<aside>,\s+(?:(?:acting\s+|speaking\s+)?(?:through|by)\s+me(?:,\s+(?:as\s+)?its\s+(?:[a-z]+\s+)?[A-Z][a-z]+)?|(?:for|in\s+whose\s+name|on\s+whose\s+behalf)(?:\s+(?:which|whom))?\s+I\s+(?:act|speak|sign)[^,;:.!?\x00]{0,40}"
    r"|whose\s+(?:\w+\s+)?[A-Z][a-z]+\s+I\s+am|of\s+which\s+I\s+am\s[^,;:.!?\x00]{2,30}),\s+)"
    r"(?P<told>(?!(?:if|unless)\b)(?:(?!\b(?:if|unless|not|would|could|might|will|I)\b)[^;:.!?,\x00]){3,80}?,\s+(?:and\s+)?(?:so|therefore|hence|thus)\s+it)(?P<is>['’]s)?(?=\s+(?:(?:hereby|now)\s+)?(?:is\s+)?(?:(?:hereby|now)\s+)?[a-z]+(?:s|ing)\b)"
)
"""An entity for which the author acts, what is told of it, and what it does therefore."""


def acting_through_me(text: str) -> str:
    """The text, of the same length, with only what the entity does: "Acme Corp, through me, is cold, so it makes ..."."""
    found = _ACTING.search(text)
    if found is None:
        return text
    doing = " is" if found["is"] else ""
    return text[: found.end("who")] + doing.rjust(found.end() - found.end("who")) + text[found.end() :]


_FOR = r"(?:on\s+behalf\s+of|in\s+the\s+name\s+of|acting\s+for)"
_ENTITY_NAME = r"(?:the\s+)?(?:[A-Z0-9][\w'’&.-]*(?:\s(?:of\s|&\s|and\s)?[A-Z][\w'’&.-]*){0,4})"
_ACTS_FOR = expression(
    rf"(?P<head>(?:^|[.;:!]\s+)\W*(?:(?:and|so|now|then|also|next|here)\s+)?)I\s+(?:hereby\s+|now\s+|also\s+|here\s+)*(?:act|speak|intervene|use\s+my\s+power)\s+(?:on\s+behalf\s+of|in\s+the\s+name\s+of|for|as)\s+(?P<whom>{_ENTITY_NAME})(?P<to>,?\s+(?:in\s+order\s+|so\s+as\s+)?to)\s+(?=(?P<verb>[a-z]+)\s)"
)
"""Acts for somebody, and what is done so: "I act on behalf of Acme Corp to make two socks"."""
_FOR_WITHIN = expression(
    rf"(?P<lead>\bI\s+(?:(?:hereby|now|also|herewith)\s+)*(?P<verb>[a-z]+)\s[^,;:.!?\x00]{{1,60}}),\s+(?P<whose>{_FOR}\s+{_ENTITY_NAME}),(?P<rest>\s+(?:to|upon|unto|into|for|from|the|an?|my|m\d|\d)\b[^,;:!?\x00]{{1,80}}?)(?P<end>\s*[.!]*\s*)$"
)
"""For whom it is done, between a verb and the rest of what it is about: "I give m5, on behalf of Acme Corp, to Hob"."""
_ACTS_SO = expression(
    r"(?P<who>(?<![\w\"“])(?:[Tt]he\s+)?[A-Z][\w'’&.-]*(?:\s(?:of\s|&\s|and\s)?[A-Z][\w'’&.-]*){0,3})(?P<acts>\s+(?:hereby\s+|now\s+|again\s+)?acts?(?:\s+(?:through\s+me|by\s+my\s+hand|once\s+more|again|now|here|as\s+follows))?(?:,?\s+and\s+(?:it\s+)?|:\s+it\s+))(?=(?:hereby\s+|now\s+)?[a-z]+s\b)"
)
"""An entity of which it is said that it acts, and then what it does."""


ACTING = frozenset({"behalf", "act", "acts", "acting", "name", "speak"})
"""One of these is where somebody says so."""


def acting_for(text: str, verbs: Collection[str]) -> str:
    """The text, of the same length, with whom its author acts for before what he does, or behind all of it."""
    acts = _ACTS_FOR.search(text)
    if acts is not None and acts["verb"] in verbs:
        said = f"{acts['head']}On behalf of {acts['whom']}, I"
        room = acts.end() - acts.start() - 1
        return f"{text[: acts.start()]}{said.ljust(room)} {text[acts.end() :]}" if len(said) <= room else text
    within = _FOR_WITHIN.search(text)
    if within is not None and within["verb"] in verbs:
        said = f"{within['lead']}{within['rest']}, {within['whose']}"
        room = len(text) - within.start() - len(within["end"])
        return f"{text[: within.start()]}{said.ljust(room)}{within['end']}"
    so = _ACTS_SO.search(text)
    return text if so is None else blanked(text, so.span("acts"))
