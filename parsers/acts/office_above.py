"""The office in which a whole mail, or all below a line, is done: "All of this as Registrar.", "From the Oracle's desk:",
"Registrar's business". It is asked for only where a sentence needs an office and names none.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from itertools import islice

from engine.expressions import expression
from parsers.acts.context import Context

ROOM = 90
"""Characters; a longer sentence is no such line."""
MOST_ABOVE = 30
"""Statements that are looked back over."""
_ALL = r"(?:(?:all|everything|each|what)\s+(?:of\s+)?(?:(?:this|it|these|that|the\s+following|which\s+follows|follows|stands|is|in\s+(?:here|this\s+\w+)|below|here|I\s+do)\s+){0,4}|(?:this|the)\s+(?:whole\s+)?(?:mail|message|post|following|rest|list)\s+|(?:acting|done|writing|speaking|sent|performed|I\s+(?:act|write|speak|do\s+(?:all\s+)?(?:this|these|it)))\s+)?(?:(?:is|are)\s+)?(?:(?:here|done|written|sent|performed|meant|by\s+me|now|today)\s*,?\s+){0,3}"
AS_OFFICER = expression(
    rf"\W*{_ALL}(?:as|in\s+my\s+(?:office|capacity|role)\s+(?:of|as))\s+(?:the\s+)?(?P<title>[A-Z][^,;:.!?\n]{{2,40}}?)\s*[.:!]?\s*",
    re.I,
)
ITS_BUSINESS = expression(
    r"\W*(?:from\s+)?(?:the\s+)?(?P<title>[A-Z][\w ]{2,40}?)['’]s?\s+(?:[a-z]+\s+)?(?:business|acts?|actions?|deeds|work|desk|office|duties|corner|log|docket|round|day|items|chores|agenda)\b[^:;!?\n]{0,40}[.:]?\s*"
    r"|\W*(?:[^:;!?\n]{0,30}\s)?(?:desk|office|pen)\s+of\s+(?:the\s+)?(?P<of>[A-Z][\w ]{2,40}?)\s*[.:]?\s*",
    re.I,
)


def office_above(c: Context) -> str | None:
    """The title of the office that the last such line above the statement at hand names."""
    for one in islice(reversed(c.statements[max(0, c.index - MOST_ABOVE) : c.index]), MOST_ABOVE):
        if one.end - one.start <= ROOM and (title := _title_in(c, c.body[one.start : one.end].replace("\n", " "))):
            return title
    return _title_in(c, SUBJECT_TAG.sub("", c.subject))


SUBJECT_TAG = expression(r"^\s*(?:\[[^\]]{0,40}\]\s*|re:\s*){0,4}", re.I)
"""What lists put before a subject."""


def _title_in(c: Context, text: str) -> str | None:
    found = AS_OFFICER.fullmatch(text)
    said = found["title"] if found is not None else None
    if said is None and (its := ITS_BUSINESS.fullmatch(text)) is not None:
        said = its["title"] or its["of"]
    title = c.grammar.titles.search(said) if said else None
    return title.group() if title is not None else None
