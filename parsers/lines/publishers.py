"""Who publishes what stands under a heading, in its own words: "Office of the Registrar: ...", "..., issued by the
Chairman", "The Coordinator's ...".

What an officer publishes in the name of eir office is official, so such a heading is read without those words, and as
one that is called official.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import cache

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.clauses.words import ME

LONGEST_HEADING = 160
"""Characters; a longer line is no heading."""
_DONE = r"(?:published|issued|posted|presented|compiled|kept|maintained|prepared|drawn\s+up|made|announced|proclaimed|counted|tallied|added\s+up|released|distributed|circulated|sent\s+out|put\s+out|brought\s+to\s+you|given\s+out)"
_END = r"\s*+[)\]]?(?=\s*(?:$|[,;:)\]*–—.-]|(?:for\s+|of\s+|in\s+|on\s+|as\s+of\s+)?(?:nweek|nday)\b))"
_LOOSE_COMMA = expression(r"\s+(?=[,:;])")
_NAME = expression(r"\W*+(?:(?:the|our|your|this)\s+)?(?-i:[A-Z])", re.I)


@cache
def _publishers(words: Vocabulary) -> tuple[re.Pattern[str], ...]:
    """Who publishes: before the name of the publication, behind it, and on a line of its own."""
    titles = [one for one, office in words.ministries.items() if one.isalpha() and one != office.lower()]
    posts = "|".join(re.escape(one) for one in sorted({*titles, *words.posts} - {"ministries"}))
    offices = "|".join(sorted({re.escape(one.lower()) for one in words.ministries.values()}))
    holder = rf"(?:(?:the|your|our|its)\s+)?(?:(?:acting|deputy|present|current|humble|faithful|official)\s+){{0,2}}(?:{posts})(?!\w)"
    ministry = rf"(?:the\s+)?minist(?:ry|er)\s+(?:of|for)\s+(?:the\s+)?(?:{offices})\b"
    room = r"(?:office|desk|hand|pen|chair|bureau|department|quill)"
    who = rf"(?:{holder}(?:['’]s?\s+{room})?|{ministry}|(?:the\s+)?{room}\s+of\s+(?:{holder}|{ministry}))"
    before = rf"(?P<lead>\W*+)(?:(?:from|{_DONE}\s+by)\s+)?{who}(?:\s*[:\])–—/*=-]+\s*|['’]s?\s+|\n\s*)(?=\S)"
    by = rf"(?:{_DONE}\s+)?(?:(?:hereby|herewith|here|today)\s+)?(?:by|from|of)\s+(?:order\s+of\s+|courtesy\s+of\s+)?"
    behind = rf"(?:\s*[,;:(\[–—/*-]+\s*(?:{by})?|\s+{by})(?:{who}|(?<=\sby\s){ME}\b){_END}"
    alone = rf"\W*+(?:(?:from|{_DONE}\s+by)\s+)?{who}\W*"
    return expression(before, re.I), expression(behind, re.I), expression(alone, re.I)


def names_publisher(text: str, words: Vocabulary) -> bool:
    """Whether a line says only who publishes what the next one names."""
    return len(text) <= LONGEST_HEADING and _publishers(words)[2].fullmatch(text) is not None


def ways_of_heading(text: str, words: Vocabulary) -> tuple[str, ...]:
    """The heading, and what is left of it without the one who publishes."""
    if len(text) > LONGEST_HEADING:
        return (text,)
    before, behind, _ = _publishers(words)
    bare = text
    if (found := before.match(bare)) is not None:
        bare = f"{found['lead']}{bare[found.end() :]}"
    if (found := behind.search(bare)) is not None:
        bare = f"{bare[: found.start()]} {bare[found.end() :]}"
    if bare == text or not _NAME.match(bare):
        return (text,)
    bare = _LOOSE_COMMA.sub("", bare)
    return text, bare, f"Official {bare.lstrip(' *=#_-–—')}"
