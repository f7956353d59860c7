"""Votes that are told by their number, or after what they are on: "my FORs go to 437 and 438", "a FOR each for 437 and 438",
"these have my FOR: 437, 438". Each is put as most would put it, at its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Collection

from engine.expressions import expression

_THING = r"(?:proposals?\s+)?[#pP]?\d{2,6}(?![\w%])"
_LIST = rf"(?={_THING}(?:\s*(?:,|&|/|,?\s+and|,?\s+as\s+well\s+as|[-–]|\s(?:to|through))\s*(?:and\s+)?{_THING}){{1,20}}\s*(?:$|[.;!(–—]|,(?!\s*(?:which|that|who)\b)))"
_ONLY = rf"(?={_THING}(?:\s*(?:,|&|/|,?\s+and|[-–]|\s(?:to|through))\s*(?:and\s+)?{_THING}){{1,20}}\s*[.!]*\s*$)"
_HEAD = r"(?P<head>^\W*(?:(?:and|so|then|ok(?:ay)?|well)\W+)?|(?<=[;,.]\s)(?:and\s+)?)"
_KIND = r"(?:(?:big|firm|clear|solid|resounding|hearty|grudging|full)\s+)?"
_SEVERAL = expression(
    rf"{_HEAD}(?P<said>(?:"
    rf"[Mm]y\s+(?:\w+\s+)?{_KIND}(?P<mine>(?-i:[A-Z]{{3,}}))['’]?s?(?:\s+(?:votes?|all|both))?\s*(?:(?:go|goes|belong|are|is)\s+(?:all\s+|both\s+)?(?:on|for|to|with)\s+|(?:for|on|to)\s+|(?:are|is)?\s*:\s*)(?:the\s+following\s*:\s*)?{_LIST}"
    rf"|(?:an?|one|my)\s+{_KIND}(?P<each>(?-i:[A-Z]{{3,}}))(?:\s+votes?)?(?:\s+from\s+me)?\s+(?:each|apiece|every\s+time)(?:\s+from\s+me)?\s*(?:(?:goes\s+|go\s+)?(?:on|for|to)\s+|:\s*)(?:each\s+of\s+)?{_LIST}"
    rf"|(?:(?:two|three|four|five|six|[2-6]|all|some|a\s+few)\s+)?{_KIND}(?P<from>(?-i:[A-Z]{{3,}}))['’]?s(?:\s+from\s+me|\s+of\s+mine)\s*(?:(?:go\s+)?(?:on|for|to)\s+|:\s*){_LIST}"
    rf"|(?P<bare>(?-i:[A-Z]{{3,}}))['’]?s\s*(?:(?:on|for|to)\s+|:\s*){_ONLY}"
    r"))",
    re.I,
)
"""Votes on several things, with how many they are: "my FORs go to 437, 438 and 439"."""
_THESE = expression(
    rf"(?P<said>^\W*(?:(?:all\s+)?(?:of\s+)?(?:these|the\s+following|the\s+ones\s+below)(?:\s+(?:two|three|four|five|six))?(?:\s+(?:proposals?|ones))?)\s+(?:(?:all|both|each|now|hereby)\s+)*(?:get|have|receive|earn|take)\s+(?:(?:an?|my|one)\s+){_KIND}(?P<choice>(?-i:[A-Z]{{3,}}))(?:\s+(?:each|apiece|votes?|from\s+me))*\s*:)\s*(?={_THING}|$)",
    re.I,
)
"""What they get, before the numbers of several things."""


def one_each(text: str, choices: Collection[str]) -> str:
    """The text, of the same length, with the vote right before what it is on."""

    def plain(found: re.Match[str]) -> str:
        choice = found["mine"] or found["each"] or found["from"] or found["bare"]
        if choice not in choices:
            return found[0]
        return found["head"] + f"{choice} on ".ljust(len(found["said"]))

    text = _SEVERAL.sub(plain, text)
    these = _THESE.match(text)
    if these is None or these["choice"] not in choices:
        return text
    return f"{these['choice']}:".ljust(len(these["said"])) + text[these.end("said") :]
