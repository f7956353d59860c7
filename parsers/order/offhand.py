"""How people write in haste: signs for "and", thanks without a sentence, deeds told one after another.

    i withdraw 305 + join the Bell Treaty                  i withdraw 305 , join the Bell Treaty
    i leave the Pickle Pact ok thx                         i leave the Pickle Pact
    Next up: leaving the Pickle Pact.                      leaving the Pickle Pact.
    I withdraw 305, after which I join it.                 I withdraw 305, and then I join it.
    I have decided ... for "Having decided to withdraw 305, I hereby do so."

Every change keeps the length of the text, so that offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression

_TAG = r"(?:ok(?:ay)?|k|kk|pls|plz|pls\s+and\s+thx|thx|thanx|thnx|tks|thanks|ty|tysm|ta|cheers|kthx(?:bye)?|thank\s+(?:you|u)|asap|guys|folks|yo|dude|bro)"
TAGS: Final = frozenset(
    "ok okay k kk pls plz thx thanx thnx tks thanks thank ty tysm ta cheers kthx kthxbye asap guys folks yo dude bro".split()
)
"""One of these ends what is written so."""
_TAGGED = expression(
    rf"(?<=[\w\"”')])(?<!\bthe)(?<!\bmy)(?<!\bof)(?<!\bfor)(?<!\bto)(?<!\bwith)(?<!\bis)(?<!\bsay)(?P<tag>(?:(?:\s*[,;–-])?\s+{_TAG}){{1,3}})(?P<end>\s*+[.!]*\s*)$"
)
"""Behind a deed, in small letters."""
_DEED = expression(r"(?:^|[\s(])(?:i|I|im|I['’]m|i['’]m)\s+(?:[a-z]+\s+){0,2}?(?P<verb>[A-Za-z]{2,14})\b")
_SIGN = expression(r"(?<=[\w\"”')])\s(?P<sign>[+&])(?=\s+(?:(?:also|then|hereby)\s+)?(?P<verb>[a-z]{2,14})\s+[\w#\"“])")
_DECIDED = expression(
    r"^(?P<lead>\W*(?:(?:and|so|well|but)\s+)?)(?:Having|having)\s+(?P<resolved>decided|resolved|chosen|opted)(?=\s+to\s+[a-z]+\s[^,;:.!?\x00]{2,100},\s+I\s+(?:(?:hereby|herewith|now|therefore|hence)\s+)+do\s+(?:so|it|that|just\s+that)\b)"
)
"""What somebody has decided to do, before he says that he does it."""


_LEAD = expression(
    r"^\W*(?P<lead>(?:(?:next|first|last)\s+up|up\s+next|(?:now\s+)?coming\s+up(?:\s+next)?|last\s+but\s+not\s+least|first\s+off|for\s+starters|to\s+(?:start|begin)\s+with|first\s+things\s+first)\s*+[:,–—-]\s*)(?=(?P<verb>[a-z]+ing)\s)",
    re.I,
)
"""Before the first or the last of what somebody is doing."""
LEADS: Final = frozenset({"up", "least", "off", "starters", "start", "begin", "things"})
_AFTER_WHICH = expression(
    r"^\W*(?:(?:so|and|then|now|ok)\W+)?I\s+(?:(?:hereby|now|also|first|herewith)\s+)*(?P<verb>[a-z]+)\s(?:(?!\b(?:if|unless|when|once|until|wait|not)\b)[^;:.!?\x00]){2,100}?,\s+(?P<which>(?:after|upon)\s+which)(?=\s+I\s+(?:(?:hereby|now|also|then)\s+)*(?P<then>[a-z]+)\b)"
)


def without_lead(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, without words that only tell which of several deeds it is."""
    found = _LEAD.match(text)
    if found is None or found["verb"].lower() not in verbs:
        return text
    return text[: found.start("lead")] + " " * len(found["lead"]) + text[found.end("lead") :]


def and_then(text: str, verbs: Set[str]) -> str:
    """ "I withdraw 305, after which I join it" is read as "..., and then I join it"."""
    found = _AFTER_WHICH.match(text)
    if found is None or not {found["verb"], found["then"]} <= verbs:
        return text
    return text[: found.start("which")] + "and then".ljust(len(found["which"])) + text[found.end("which") :]


def from_haste(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, as one writes at leisure; `verbs` are those of deeds."""
    if "?" in text or not any(deed["verb"].lower() in verbs for deed in _DEED.finditer(text)):
        return text
    if "+" in text or "&" in text:
        for joined in _SIGN.finditer(text):
            if joined["verb"] in verbs:
                text = f"{text[: joined.start('sign')]},{text[joined.end('sign') :]}"
    found = _TAGGED.search(text)
    return text if found is None else text[: found.start()] + " " * len(found["tag"]) + found["end"]


def as_decided(text: str) -> str:
    """ "Having decided to withdraw 305, I hereby do so" is read as "I have decided to ..."."""
    return _DECIDED.sub(lambda found: f"{found['lead']}I have {found['resolved']}", text)
