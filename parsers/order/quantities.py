"""How much there is of a thing, said in another place or in more words: "the sum of m5", "ten more macks", "Black socks,
four of them", "a pair of Blue ones (that is, two)". It is read as the plain number before its noun; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.expressions import expression
from parsers.order.asides import blanked

MEASURING = frozenset(
    "sum amount more further additional extra of is makes namely i viz one ones all total altogether".split()
)
"""One of these is in such words."""
_NUMBER = r"(?:\d{1,6}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|(?-i:m)\d{1,6})"
_SUM_OF = expression(
    r"(?<![\w'’])(?P<sum>(?:the|an?)\s+(?:(?:full|whole|exact|modest|princely|handsome|round|total|tidy)\s+)?(?:sum|amount)(?:,?\s+total)?\s+of)\s+(?=m?\s?\d|[a-z]+\s+(?:mack|point|fish))",
    re.I,
)
"""Before a sum."""
_SAME_AGAIN = expression(
    rf"(?P<aside>,\s+(?:that\s+is(?:\s+to\s+say)?|i\.?\s?e\.?|namely|viz\.?|to\s+wit),?\s*m\s?\d{{1,9}},(?=\s+(?:goe?s?|to|from|is|are|pass|passes)\b)|\s*\((?:that\s+is(?:\s+to\s+say)?|i\.?\s?e\.?|namely|viz\.?|to\s+wit|meaning|so|to\s+be\s+(?:clear|exact)),?:?\s*{_NUMBER}(?:\s+of\s+(?:them|those))?\)|(?<=s)\s*\((?:that\s+makes\s+{_NUMBER}|{_NUMBER}(?:,?\s+that\s+is|\s+of\s+(?:them|those)|\s+in\s+(?:all|total)|\s+altogether))\)|(?<=s),\s+(?:that\s+makes\s+{_NUMBER}|{_NUMBER}(?:,?\s+that\s+is|\s+in\s+(?:all|total))),)(?=\s)",
    re.I,
)
"""A number said once more, behind its thing."""


CHANGING = frozenset(
    "down up becomes become turns shrinks drops falls rises sinks goes longer was far now hitherto".split()
)
"""One of these is between a sum and what it becomes."""


@lru_cache(maxsize=16)
def _old_sum(sign: str) -> re.Pattern[str]:
    old = rf"(?:(?<=[:,;(]\s)|(?<=\s\s)|^)(?:(?:was|until\s+now|so\s+far|hitherto|formerly)\s+)?{sign}\s?\d{{1,6}}"
    becomes = (
        r"(?:(?:down|up)\s+to|becomes|(?:turns|shrinks|grows)\s+(?:in)?to|(?:drops|falls|rises|sinks|goes)\s+(?:(?:down|up)\s+)?to"
        r"|(?:so\s+far|until\s+now|hitherto)\s*,?(?:\s+(?:and|but)\s+now)?|no\s+longer,?\s+but|is\s+now(?:\s+(?:down|up)\s+to)?)"
    )
    return expression(rf"{old},?\s+{becomes}\s+(?={sign}\s?\d)", re.I)


def without_old_sum(text: str, sign: str) -> str:
    """The text, of the same length, without what a sum was so far: "Law: m55 becomes m50" tells only m50."""
    return _old_sum(sign).sub(lambda old: "down to ".rjust(len(old.group())), text)


class _Forms(NamedTuple):
    """The ways in which a number stands with the things of a game."""

    more: re.Pattern[str]
    """Some that are more of them."""
    behind: re.Pattern[str]
    apposed: re.Pattern[str]
    """A thing, and once more with its colour."""
    """A thing, and how many of it."""


@lru_cache(maxsize=16)
def _forms(units: tuple[str, ...], colours: tuple[str, ...]) -> _Forms:
    thing = rf"(?:(?:{'|'.join(units)})\b)"
    colour = rf"(?:(?:{'|'.join(map(re.escape, colours))})\s+)" if colours else "(?:(?!))"
    more = rf"\b(?P<count>{_NUMBER})(?P<more>\s+(?:more|further|additional|extra))(?=\s+(?:of\s+my\s+)?(?:{colour}(?:ones?\b|{thing})|{thing}))"
    behind = (
        rf"(?<![\w'’])(?<!\d\s)(?P<what>(?:my\s+)?{colour}?{thing}),?\s+(?P<count>{_NUMBER})\s+of\s+(?:them|those|mine|these|it|which)(?P<comma>\s*,)?"
        r"(?=\s*(?:[.;:!)]|$)|\s)"
    )
    apposed = rf"(?<![\w'’])(?P<count>{_NUMBER})\s+(?P<thing>{thing}),\s+(?P<again>{_NUMBER})\s+(?P<colour>{colour})ones?\b(?:\s+of\s+course|\s+naturally)?(?=\s*[,.;!]|\s*$)"
    return _Forms(expression(more, re.I), expression(behind, re.I), expression(apposed, re.I))


def in_plain_numbers(text: str, units: Iterable[str], colours: Iterable[str]) -> str:
    """The text, of the same length, with plain numbers before their things; `units` and `colours` are the game's."""
    text = _SUM_OF.sub(lambda found: " " * len(found["sum"]) + found[0][len(found["sum"]) :], text)
    if ("(" in text or ", " in text) and (again := _SAME_AGAIN.search(text)) is not None:
        text = blanked(text, again.span("aside"))
    forms = _forms(tuple(units), tuple(colours))
    for found in reversed(list(forms.more.finditer(text))):
        text = blanked(text, found.span("more"))
    for found in reversed(list(forms.apposed.finditer(text))):
        if found["again"].lower() == found["count"].lower():
            text = blanked(text, found.span(), f"{found['count']} {found['colour'].strip()} {found['thing']}")
    for found in reversed(list(forms.behind.finditer(text))):
        text = blanked(text, found.span(), f"{found['count']} {found['what']}")
    return text
