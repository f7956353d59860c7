"""Words before a clause that say it is not so: "There's no way I'm voting FOR 305", "not a chance that I ..."."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from parsers.search.worded import Worded

_CHANCE: Final = (
    "way|chance|hope|world|universe|prospect|possibility|likelihood|danger|risk|circumstances|account|means|case"
)
_DENYING: Final = (
    rf"(?:(?:\b(?:no|not\s+(?:an?|any|the\s+(?:least|slightest|remotest)))|n['’]t\s+(?:an?|any|much|the\s+(?:least|slightest|remotest)))\s+(?:(?!doubt\b)[a-z]+\s+)?(?:{_CHANCE})\b"
    r"|(?<!for )\bno\s+(?:earthly\s+|good\s+)?reason\b)"
)
"""The beginning of words that say so without a verb."""
_DENYING_WORDS: Final = f"{_CHANCE.replace('|', ' ')} reason"
"""One of these is in them."""
NOR_DO = Worded(
    r"(?:\b(?:nor|neither|never|not|rarely|seldom|barely|hardly|scarcely|no\s+(?:longer|more))\s+(?:do|does|did|will|would|shall|can|could|have|am)"
    r"|\b(?:why|how|when|where|what|which|whom?)\s+(?:do|did|should|shall|will|would|can|could|must)|\bnor|\blike\s+hell"
    r"|\b(?:not(?!\s+(?:without|only)\b)|rarely|seldom|barely|only(?!\s+(?:now|today|here|hereby|with)\b))(?:\s+[\w'’]+){1,4}\s+do"
    rf"|{_DENYING}[^;:.!?,]{{0,30}}?(?:\s+(?:that|why|in\s+which|on\s+which|under\s+which|am|do|will|would|can|could|shall))?)\s*$",
    "nor neither never not rarely seldom barely only longer more hardly scarcely why how when where what which who whom hell "
    + _DENYING_WORDS,
    re.I,
)
"""Before "I": the negation, or what is asked, stands before the verb."""
