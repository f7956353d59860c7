"""What stands beside a deed and says for whom, how often or when it is done, or who gets something besides, in words that
nothing read: such a deed is not done as if they were not there.

    m5 to Hob from the Acme Corp.
    I give m5 to Hob, and then twice more.
    I give m5 to Hob, scheduled for nday 8.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Sequence

from engine.expressions import expression
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.firms import ENTITY
from parsers.scan import Scan

FOR_WHOM = "for whom it is done is not understood"
HOW_OFTEN = "how often it is done is not understood"
WHO_ELSE = "who else gets something is not understood"
WITH_WHAT = "what else it is done with is not understood"
AT_WHAT_TIME = "when it is done is not understood"
_FOR = expression(
    r"\b(?:on\s+(?:the\s+)?behalf\s+of|in\s+the\s+name\s+of|acting\s+(?:here\s+)?(?:for|as)|on\s+(?:its|their)\s+behalf)\b(?P<whom>[^,;:.!?\x00]{0,50})",
    re.I,
)
_BEHALF = frozenset({"behalf", "acting", "name"})
_COUNTED = r"(?:twice|thrice|(?:\w{2,10}|\d{1,3})\s+times)"
_OFTEN = expression(
    rf"\s*[,;:(\[–—-]*\s*(?:(?:and|then|all|to\s+be|which\s+is)\s+){{0,3}}(?:(?:repeated|repeating|done|performed|executed|made)\s+)?(?:exactly\s+|no\s+less\s+than\s+|another\s+|a\s+further\s+)?{_COUNTED}\b(?!\s+(?:as\s|the\s|before|already|in\s+the\s+past|that\b|now\b[^,;.]*\?))"
    r"|\s*,?\s+and\s+(?:then\s+)?(?:once\s+more|again)(?:,?\s+and\s+(?:again|once\s+more))*\s*[.!]*$"
    r"|\s*,?\s+on\s+(?:two|three|four|five|six|\d{1,2})\s+(?:separate\s+|different\s+)?occasions\b",
    re.I,
)
_TIMES = frozenset({"twice", "thrice", "times", "again", "more", "occasions"})
_THEN = expression(
    r"\s*[,;(\[–—-]*\s*(?:(?:and|but|all|this|that|only|to\s+be|which\s+is|to)\s+){0,3}(?:(?:scheduled|planned|set|timed|due|done|performed|executed|happen|take\s+effect|taking\s+effect|takes\s+effect|become\s+effective|becoming\s+effective)\s+(?:\w+\s+)?(?:for|on|at|from|as\s+of|in|by)|(?:with\s+effect|effective(?:ly)?)\s+(?:on|at|from|as\s+of|of|in)?)\s+[^,;:.!?\x00]{2,50}",
    re.I,
)
_EFFECT = frozenset(
    "scheduled planned set timed due done performed executed happen effect effective effectively".split()
)
_AT_ONCE = expression(
    r"\b(?:now|immediate|immediately|once|today|instantly|this\s+(?:mail|message|moment|instant|post))\b", re.I
)


_MORE = expression(
    r"(?:\s*,)?\s+(?:and|&|plus)\s+(?:to\s+(?!(?:you|all|the\s+\w+\s+(?:of|that)|be|do|say|see|make|my)\b)[\w'’]{2,20}\s*[.!]*$|(?!(?:now|then|still|only|just|another|over|about|owe|keep|have|get|want|need|for|to|of|the|my|maybe|perhaps|here|there|with|from|in|on|at)\b)[\w'’]{2,20}\s+(?:m\d{1,6}|\d{1,6}m)\s*[.!]*$)",
    re.I,
)
_TO_WHOM = expression(r"\s*[,(–—-][^;:.!?\x00]{2,80}?[,)–—-]\s+to\s+(?:the\s+)?[A-Z]")
_THE_SAME = expression(
    r"(?:\s*,)?\s+and\s+(?:[#pP]?\d{2,4}\s+(?:the\s+same\b|ditto\b)|so\s+(?:I\s+do|do\s+I)\s+[#pP]?\d{2,4})", re.I
)
_ANOTHER_DOES = expression(
    rf"(?:\s*,)?\s+and\s+(?:on\s+behalf\s+of\s|in\s+my\s+own\s+name\s|(?:the\s+)?(?:(?-i:[A-Z])[\w'’&-]*\s+){{1,4}}?{ENTITY.pattern}\s+[a-z]+s\s)",
    re.I,
)
_AND = frozenset({"and", "plus"})


def framed_otherwise(g: Grammar, s: Scan, hits: Sequence[Hit]) -> str:
    """Why deeds are not done as they were read, or nothing: what frames them was not read."""
    if not hits or any(hit.has_text or hit.beast for hit in hits):
        return ""
    last = hits[-1]
    words = last.match.phrase.words
    if words is not None and words.gives:
        if s.holds(_AND) and _MORE.match(s.mask, last.end) is not None:
            return WHO_ELSE
        if last.match.lacks() and _TO_WHOM.match(s.mask, last.end) is not None:
            return WHO_ELSE
    if s.holds(_AND):
        if _THE_SAME.match(s.mask, last.end) is not None:
            return WITH_WHAT
        if last.frame.actor is not None and _ANOTHER_DOES.match(s.mask, last.end) is not None:
            return FOR_WHOM
    if s.holds(_BEHALF) and not any(hit.frame.actor or hit.frame.capacity for hit in hits):
        for found in _FOR.finditer(s.mask):
            if ENTITY.search(found["whom"]) is not None or (not found["whom"].strip() and hits[0].first_person):
                return FOR_WHOM
    if s.holds(_TIMES) and all(hit.frame.times == 1 for hit in hits) and _OFTEN.match(s.low, last.end) is not None:
        return HOW_OFTEN
    if s.holds(_EFFECT) and not any(hit.frame.when for hit in hits):
        then = _THEN.match(s.mask, last.end)
        if then is not None and g.moments.sayable(s) and _AT_ONCE.search(then.group()) is None:
            return AT_WHAT_TIME
    return ""
