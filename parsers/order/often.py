"""How often something is done, said before it in an item of a list: "twice: send a Blue sock to Hob", "3x: give m1 to Pim".
It is put behind what is done, as is what stands in a clause of its own, "and I do this twice"; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression

OFTEN_FIRST = expression(
    r"(?P<lead>\W*)(?P<often>twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s+times(?:\s+over)?|an?\s+[A-Z]\w+(?:\s[A-Z]\w+)?\s+of\s+times|\d{1,3}\s?[x×]|[x×]\s?\d{1,3})"
    r"\s*[:,–—-]\s+(?P<deed>[a-z][^:;\x00]{3,200}?)(?P<end>\s*+[.;,]?\s*)"
)


def often_behind(text: str) -> str:
    """The text of an item, of the same length, with how often it is done at its end."""
    found = OFTEN_FIRST.fullmatch(text)
    if found is None:
        return text
    often = found["often"]
    if often[0].isdigit() and often[-1] in "x×":
        often = f"x{often[:-1].strip()}"
    said = f"{found['lead']}{found['deed']} {often}"
    return said.ljust(len(text) - len(found["end"])) + found["end"]


_TIMES = r"(?:twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})\s+times|an?\s+[A-Z]\w+(?:\s[A-Z]\w+)?\s+of\s+times)"
_ROW = r"(?:\s+(?:over|running|in\s+a\s+row)(?:\s+again)?)?"
_DONE_SO_OFTEN = expression(
    rf"(?P<and>\s*,?\s+(?:(?:and|which)\s+I\s+(?:(?:hereby|now)\s+)?do\s+(?:(?:this|it|that|so)\s+)?|(?:(?:and|all)\s+)?(?:(?:this|that|it|which)\s+(?:is|happens|shall\s+be)|to\s+be)\s+(?:(?:hereby|all|to\s+be)\s+)?(?:(?:done|repeated|performed|carried\s+out)\s+)?)(?:(?:no\s+less\s+than|all\s+of|exactly)\s+)?)(?P<often>{_TIMES}){_ROW}(?=\s*(?:$|[.!;]))",
    re.I,
)
"""In a clause of its own, behind what is done: "I hand m2 to Hob, and I do it four times"."""
_OFTEN_AHEAD = expression(
    rf"(?P<lead>^\W*(?:(?:and|so|now|then|well|ok|okay)\b,?\s+){{0,2}}|,\s+(?:and\s+)?so,?\s+|[;.]\s+)(?P<often>{_TIMES}){_ROW}(?P<row>,\s+(?:(?:because|since|as|for)\s[^:;.!?\x00]{3, 60}(?=:)|one\s+after\s+(?:the\s+other|another)|one\s+by\s+one|in\s+a\s+row|in\s+succession|each\s+by\s+itself|no\s+more,\s+no\s+less)|,?\s+then)?\s*(?::|,|\s[–—-])\s+(?P<deed>I\s+(?:(?:hereby|now)\s+)?(?P<verb>[a-z]+)\s[^:;?\x00]{{3,160}}?)(?P<end>\s*[.!;]*\s*$)",
    re.I,
)
"""Before it: "So, three times, one after the other: I hand a Blue sock to Hob"."""
_OFTEN_WITHIN = expression(
    rf"(?P<who>\bI\s+(?:(?:hereby|now)\s+)?)(?P<often>{_TIMES}(?:\s+over)?)\s+(?P<deed>(?P<verb>[a-z]+)\s[^,;:.!?\x00]{{3,100}}?)(?P<end>\s*[.!]*\s*$)",
    re.I,
)
"""Before its verb: "I thrice give m5 to Hob"."""
_NAMED = expression(r"\sto\s+(?:the\s+)?[A-Z]")
SO_OFTEN: Final = frozenset({"twice", "thrice", "times"})
"""One of these says how often."""


def so_often(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with how often something is done right behind it."""
    if _NAMED.search(text) is None:  # who writes names in small letters would have "twice" for the end of one
        return text
    text = _DONE_SO_OFTEN.sub(lambda found: f", {found['often']}".ljust(len(found[0])), text)
    within = _OFTEN_WITHIN.search(text)
    if within is not None and within["verb"].lower() in verbs:
        return f"{text[: within.start()]}{within['who']}{within['deed']} {within['often']}{within['end']}"
    found = _OFTEN_AHEAD.search(text)
    if found is None or found["verb"].lower() not in verbs:
        return text
    said = f"{found['lead']}{found['deed']} {found['often'][0].lower()}{found['often'][1:]}"
    room = len(text) - found.start() - len(found["end"])
    return text[: found.start()] + said.ljust(room) + found["end"] if len(said) <= room else text
