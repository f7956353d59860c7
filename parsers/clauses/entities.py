"""Recognises entities that act through a player: corporations and whatever was named as an actor before."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.model import Setting
from parsers.clauses.words import OFTEN
from parsers.firms import ENTITY

KINDS = r"(?:company|firm|corporation|corp|partnership|guild|trust|bank|club|union|league|syndicate|cartel|consortium)"
"""Words for an entity that was named before."""
ENTITY_WORDS = frozenset(re.findall(r"[a-z]+", ENTITY.pattern.replace("\\b", " "))) | {"incorporate", "incorporation"}
THE_FIRM = expression(
    rf"[Tt]he\s+(?:(?:(?:very\s+)?same|said|aforesaid|latter)\s+)?(?i:{KINDS})(?:(?P<of>\s+(?:of|called|named)\s+(?=[A-Z\d]))|(?=,?\s+[a-z]))"
)
"""An entity by its kind: with its name behind it, or one that was named before."""
NAMED_ENTITY = expression(
    r"((?:(?-i:[A-Z])[\w'’&-]*\s+){0,4}(?:" + ENTITY.pattern.replace("\\b", "").replace("\\.?", "") + r"))", re.I
)
BY_ENTITY = expression(
    rf"\s*+[,(]?\s*(?:(?:done|performed|made|given|all)\s+)?by\s+(?:the\s+)?{NAMED_ENTITY.pattern}", re.I
)
"""Behind an act: which entity does it."""
FOR_ENTITY = expression(
    rf"\s*+[,(]?\s*(?:as|for)\s+(?:the\s+)?{NAMED_ENTITY.pattern}(?=\s*(?:$|[.,;:!)]|(?:and|but)\b))", re.I
)
"""Behind a vote: for which entity it is."""
LOWER_NAME = expression(
    r"(?:the\s+)?((?:(?!(?:an?|the|every|each|any|no|my|your|his|her|their|some|which|that|this|if|when|or|and|but|of|for|by|to|our|all)\b)[a-z][\w'’&-]*\s+){1,3}"
    + ENTITY.pattern.replace("\\b", "", 1)
    + ")"
)
"""An entity in small letters, where its kind shows that it is one: "on behalf of blue corporation"."""
ARTICLE = expression(r"^the\s+", re.I)


def entity_before(text: str) -> str | None:
    """The name of an entity that stands in a text: of whom somebody is an Officer, or that tells what it is."""
    if (officer := OFFICER_OF.search(text)) is not None:
        return officer[1]
    m = NAMED_ENTITY.search(text)
    return LEADING.sub("", m.group(1).strip()) if m else None


OFFICER_OF = expression(
    r"\b[Oo]fficer\s+of\s+(?:the\s+)?((?!Ministry\b)[A-Z0-9][\w'’-]*(?:\s+(?:(?:of|the|and|&)\s+){0,2}(?!I\b)[A-Z0-9][\w'’-]*){0,4})\.?(?=\s*(?:,|$))"
)
"""Names the entity of whose officers somebody is one, at the end of a clause."""
LEADING = expression(r"(?:As|For|In|On|By|With|From)\s+(?=[A-Z])")
"""A word in front of a name, with a capital because it begins the sentence."""


def known_entity(name: str, setting: Setting) -> str | None:
    """The entity named before that a name means, if it does."""
    plain = ARTICLE.sub("", name).lower()
    for known in setting.entities:
        other = ARTICLE.sub("", known).lower()
        if plain == other or (len(plain) > 3 and other.endswith(" " + plain)):
            return known
    return None


BEHALF_AFTER = expression(
    r"\s*+[,(–—-]*\s*(?:(?:this|all(?:\s+of)?\s+(?:it|this)|both|and\s+(?:all\s+)?(?:this|that)|done|acting|as\s+(?:its|an?|the)\s+\w+)\s+)?(?P<mine>(?:both\s+)?(?:for|on\s+behalf\s+of)\s+(?:myself|me)(?:\s*+,)?\s+(?:and|as\s+well\s+as)\s+(?:also\s+)?)?(?P<on>(?:for\s+and\s+)?on\s+behalf\s+of\s+|(?P<name>in\s+the\s+name\s+of\s+)|(?:acting|speaking)\s+(?:here\s+)?for\s+(?:the\s+)?(?=(?-i:[A-Z]))|(?:on|(?P<its>in))\s+(?:the\s+)?(?-i:[A-Z])[\w'’&.-]*?(?:\s(?:of|&|and|(?-i:[A-Z])[\w'’&-]*?)){0,4}?(?:['’]s|(?<=s)['’])\s+(?(its)name|behalf)\b)",
    re.I,
)
"""Behind an act: for whom it is done."""
WHY_BETWEEN = expression(
    r"(?:\s+of\s+(?:mine|its\s+own|ours))?\s+(?:to|for|as|because|since|with|out\s+of)\s(?:(?!\b(?:I|if|unless)\b)[^,;:.!?\x00]){2,60}(?=,\s+(?:on\s+behalf\s+of|in\s+the\s+name\s+of)\s[^,;:.!?]{2,60}\W*$)"
)
"""Between a deed and for whom it is done: why it is."""
LED_BEHALF = expression(
    r"[^:;.!?]{0,120}?\b(?:on\s+(?:the\s+)?behalf\s+of|in\s+the\s+name\s+of|acting\s+for)\s+(?!(?:my|me)\b)[^:;.!?]{2,60}:"
    r"|\W*(?:for|as\s+(?:(?:an?|the)\s+)?officer\s+of)\s+(?!(?:my|me)\b)[^:;.!?]{2,60}?,?\s+I\s+"
    + OFTEN
    + r"(?:do|perform|take|make)\s+(?:this|these|the\s+following|two|three|four|some|several|a\s+few)\b[^:;.!?]{0,30}:",
    re.I,
)
"""In front of a colon, behind which the acts stand: "I cast these votes on behalf of Acme: FOR 5, AGAINST 6"."""
ITS_AFTER = expression(r"\s*+,?\s*(?:on\s+its\s+behalf|in\s+its\s+name)\b", re.I)
