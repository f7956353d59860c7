"""Where a thing comes from and where it goes, told by what people keep things in: "m15 out of my purse and into yours",
"a Blue sock off my foot and onto Ivy's", "m10 of mine go into Hob's purse", "have m8 off me".

It is read as what goes from one to the other, "from me to Ivy", and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

KEPT: Final = frozenset({"my", "me", "mine"})
"""One of these says whose a thing was."""
WHENCE: Final = frozenset("out off from mine".split())
"""One of these is before it, or says so alone."""
_IN = r"(?:purse|pocket|wallet|drawer|sock\s+drawer|foot|feet|hand|hands|account|pile|jar|hat|chest|box|tin|bag|coffers|shelf|basket|pouch|till|lap|palm|stash|heap|mattress|mug|cup|collection|pockets|hoard|sack|safe|strongbox|piggy\s+bank)"
_NAME = r"(?!(?:My|Your|The|This|That|It|His|Her|Their|Its)\b)[A-Z][\w-]*(?:\s[A-Z][\w-]*){0,3}?"
_FROM_MINE = expression(
    rf"(?P<out>(?:out\s+of|off|from)\s+(?:my\s+(?:own\s+)?{_IN}|mine))(?P<to>,?\s+(?:and\s+)?(?:straight\s+|right\s+|over\s+)?(?:into|onto|in|on|to)\s+)(?:(?P<yours>yours|your\s+(?:own\s+)?{_IN})|(?P<name>{_NAME})['’]s?(?:\s+(?:own\s+)?{_IN})?)(?![\w'’])",
)
_INTO = expression(
    rf"(?P<goes>\b(?:go|goes|move|moves|pass|passes|wander|wanders|travel|travels|hop|hops|drop|drops|slip|slips)\s+)(?P<to>(?:straight\s+|right\s+|over\s+)?(?:into|onto|in|to)\s+)(?P<name>{_NAME})['’]s?\s+(?:own\s+)?{_IN}(?![\w'’])",
)
_SUM = r"(?:m\s?\d{1,6}|\d{1,6}\s?m|(?:an?\s+|the\s+)?[A-Za-z]+(?:\s[A-Z]\w+)?\s+(?:of\s+)?(?:macks?|mackerels?)|\d{1,6}\s+(?:macks?|mackerels?)|(?:an?|one|two|three|four|five|six|\d{1,2})\s+(?:[A-Z]\w+(?:\s[A-Z]\w+)?)\s+socks?)"
_HAVE_OFF_ME = expression(
    rf"(?P<head>^\W*(?i:(?:here|there|oh|well|so|and|go\s+on|now)\b,?\s+){{0,2}})(?:(?P<before>{_NAME}),\s+)?(?:(?:please|do|just|you\s+can)\s+)?(?:[Hh]ave|[Tt]ake)\s+(?P<what>{_SUM})\s+(?:off|from)\s+me(?:,\s+(?:dear\s+)?(?P<behind>{_NAME})(?=\s*[.!,–—]|\s*$))?(?=\s*(?:$|[.,;:!–—-]|(?:and|for|with|as)\s))"
)
"""What is offered to somebody who is called by his name, and given so."""
_CATCH = expression(
    rf"(?P<head>^\W*(?i:(?:here|there|oh|well|so|and|go\s+on|now)\b,?\s+){{0,2}})(?P<name>{_NAME}),\s+(?:catch|there\s+you\s+(?:go|are)|here\s+you\s+(?:go|are)|look|cheers)\s*[:,!–—-]+\s+(?P<what>{_SUM})\s+(?P<from>from\s+me|off\s+me|from\s+my\s+{_IN}|out\s+of\s+my\s+{_IN})(?P<end>\s*[.!]*\s*$)",
)
_FROM_ME_TO_YOU = expression(
    rf"^(?P<head>\W*(?:[^,;:.!?]{{1,60}}:\s+)?(?:[Hh]ere(?:['’]s|\s+(?:is|are|go|goes))\s+)?)(?P<what>{_SUM})\s*,?\s+(?P<from>from\s+me\s+to\s+)you\s*,\s+(?P<name>{_NAME})(?:,\s+[a-z\s]{{2,20}})?(?P<end>\s*[.!]+\s*|\s*$)"
)
"""A thing, from whom, and to whom: "A Handful of macks, from me to you, Hob, catch!"."""


_FLOURISH = expression(
    r",\s+(?:up|down|out|over|through|off|into|onto)\s[^,;:.!?\d]{3,60}(?=,\s+(?:in\s+payment|to\s+pay|to\s+settle|for\s+my|towards|with\s+my|from\s+me)\b)",
    re.I,
)
"""The rest of its way, where it is told more than once."""


def from_pockets(text: str) -> str:
    """The text, of the same length, with who gives and who gets in plain words."""
    if "?" in text:
        return text

    def goes(found: re.Match[str]) -> str:
        to = "you" if found["yours"] else found["name"]
        return f"from me to {to}".ljust(len(found[0]))

    text = _FLOURISH.sub(lambda found: " " * len(found[0]), text)
    text = _FROM_MINE.sub(goes, text)
    text = _INTO.sub(lambda found: f"{found['goes']}to {found['name']}".ljust(len(found[0])), text)
    return _offered(text)


def _offered(text: str) -> str:
    """The text with what somebody is told to have as what he gets."""
    found = _HAVE_OFF_ME.match(text)
    if found is not None and (name := found["before"] or found["behind"]) is not None and name not in NOBODY:
        said = f"{name} gets {found['what']} from me"
        return text if len(said) > found.end() else said.rjust(found.end()) + text[found.end() :]
    found = _CATCH.match(text)
    if found is not None and found["name"] not in NOBODY:
        said = f"{found['name']} gets {found['what']} from me"
        room = len(text) - len(found["end"])
        return said.rjust(room) + found["end"] if len(said) <= room else text
    found = _FROM_ME_TO_YOU.match(text)
    if found is not None:
        said = f"{found['head']}{found['what']} {found['from']}{found['name']}"
        return said.ljust(len(text) - len(found["end"])) + found["end"]
    return text


NOBODY: Final = frozenset({"Here", "There", "Oh", "Well", "So", "And", "Now", "Please", "Ok", "Okay"})
"""Words with a capital that call nobody."""
