"""Recognises entities that act through a player: corporations and whatever was named as an actor before."""

from __future__ import annotations

import re

from parsers.clauses.model import Setting

ENTITY = re.compile(
    r"\b(?:corporation|corp|trust|guild|ltd|llc|inc|company|co|league|union|bank|partnership|society|foundation|syndicate|consortium|agency|association|bureau|cooperative|collective|limited|holdings|group|afo|brotherhood|club|institute|firm|cartel|sons|brothers|plc|gmbh|works|enterprises|industries)\b\.?",
    re.I,
)
ENTITY_WORDS = frozenset(re.findall(r"[a-z]+", ENTITY.pattern.replace("\\b", " ")))


def entity_before(text: str) -> str | None:
    m = re.search(
        r"((?:[A-Z][\w'’&-]*\s+){0,4}(?:" + ENTITY.pattern.replace("\\b", "").replace("\\.?", "") + r"))",
        text,
        re.I,
    )
    return m.group(1).strip() if m else None


def known_entity(name: str, setting: Setting) -> str | None:
    plain = re.sub(r"^the\s+", "", name, flags=re.I).lower()
    for e in setting.entities:
        e_plain = re.sub(r"^the\s+", "", e, flags=re.I).lower()
        if plain == e_plain or (len(plain) > 3 and e_plain.endswith(" " + plain)):
            return e
    return None
