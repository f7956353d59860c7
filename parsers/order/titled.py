"""The title of a text said before the deed that brings it: "Under the title 'Hats' I submit a proposal:", "'Hats' is the
title of the proposal I hereby submit:", "That is what I call the Tweak that I submit now:".

The sentence is read with the title behind the text ("I submit a proposal under the title 'Hats':"), and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import OFTEN
from parsers.naming_words import TITLE_NOUN
from parsers.order.submitted import BRINGING_TEXTS
from parsers.titles import NO_TITLE, TITLE_RUN

TITLING: Final = frozenset({"title", "name", "heading", "headline", "what", "is", "hereby", "herewith"})
"""One of these is in a sentence that begins with a title."""
_TITLE = rf"(?:[\"“][^\"”]{{1,100}}[\"”]|(?:(?:The|An?)\s+)?{TITLE_RUN})"
_DEED = r"I\s+" + OFTEN + r"(?P<verb>[a-z]+)(?:\s+(?:forward|in|up))?"
_FRONTED = expression(
    rf"(?P<head>\s*(?:(?:and|so|then|now|also|next)\s+)?)(?P<under>(?:under|by|with|bearing)\s+the\s+{TITLE_NOUN}(?:\s+of)?\s+(?P<title>{_TITLE}))(?:\s*+,)?\s+(?P<deed>{_DEED})\s+(?P<thing>(?:the|an?|my|this|another|one\s+more)\s[^,;:.!?()\x00\"“]{{2,40}})(?P<rest>\s*(?:[:.,;(].*|$))",
    re.I | re.S,
)
_IS_TITLE = expression(
    rf"(?P<head>\s*(?:(?:and|so|then|now)\s+)?)(?P<subject>(?P<that>that|this|the\s+above|it)(?:['’]s|\s+is|\s+shall\s+be)|(?P<title>{_TITLE}),?\s+(?:is|shall\s+be|will\s+be))\s+(?:(?:the|its|to\s+be\s+the)\s+{TITLE_NOUN}\s+of|(?:what|how)\s+(?:I|we)(?:['’](?:m|ve)|\s+am|\s+have)?\s+(?:\w+\s+)?(?:call(?:ed|ing)?|name[ds]?|naming|title[ds]?|titling))\s+(?P<thing>(?:the|an?|my|this|another)\s[^,;:.!?()\x00\"“]{{2,40}}?)(?:\s+(?:that|which))?,?\s+(?P<deed>{_DEED})(?P<now>(?:\s+(?:hereby|herewith|now|here|today|below))*)(?P<rest>\s*(?:[:.;,].*|$))",
    re.I | re.S,
)


_IS_KIND = expression(
    rf"(?P<head>\s*(?:(?:and|so|then|now)\s+)?)(?P<title>{_TITLE})(?:,?\s+(?:is|shall\s+be)\s+|,\s+)(?P<thing>(?:an?|my|the|another|our)\s[^,;:.!?()\x00\"“]{{2,30}}?),?(?:\s+(?:that|which))?\s+(?P<deed>I\s+(?P<by>(?:(?:hereby|herewith|now|do)\s+){{0,2}})(?P<verb>[a-z]+)(?:\s+(?:forward|in|up))?)(?P<now>(?:\s+(?:hereby|herewith|now|here|today|below))*)(?:,?\s+(?:(?:and\s+)?(?:it\s+)?(?:goes|reads|runs|says)|and\s+this\s+is\s+(?:it|its\s+text)|its\s+text\s+is)\b[^:.;,!?]{0, 20})?(?P<rest>\s*(?:[:.;,].*|$))",
    re.I | re.S,
)
"""Says of what kind a text is by its title, and brings it: "'Hats' is a proposal I hereby submit:"."""


_POINTING = expression(
    r"(?:there|here|this|that|these|those|it|what|below|above|he|she|they|who|which|the\s+following|following|such|one|mine|nothing|something|so)\b",
    re.I,
)
"""Begins what points at a text and is no title of it."""


def titled_behind(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with the title behind the text that is brought; `kinds` are nouns for texts."""
    found = _FRONTED.fullmatch(text) or _IS_TITLE.fullmatch(text)
    if found is None and (of_kind := _IS_KIND.fullmatch(text)) is not None:
        found = of_kind if of_kind["by"] or of_kind["now"] or of_kind["rest"].lstrip().startswith(":") else None
    if found is None or found["verb"].lower() not in BRINGING_TEXTS or kinds.search(found["thing"]) is None:
        return text
    title = found["title"]
    if title and title[0] not in '"“' and (NO_TITLE.match(title) or _POINTING.match(title)):
        return text
    deed = f"{found['head']}{found['deed']} {found['thing'].strip()}"
    for named in (f" titled {title}", f", {title}") if title else ("",):
        if len(said := deed + named + found["rest"]) <= len(text):
            return said.rjust(len(text))
    return text


_TITLE_ALONE = expression(rf"\W{{0,3}}(?P<title>{_TITLE})[.:]?\s*")
_POINTS_BACK = expression(
    rf"\s*(?:(?:and|so)\s+)?(?:that|this|the\s+above|it)(?:['’]s|\s+is|\s+shall\s+be)\s+(?:(?:the|its)\s+{TITLE_NOUN}\s+of|what\s+(?:I|we))\b",
    re.I,
)


def points_back(text: str) -> bool:
    """Whether a sentence says that what stands before it is the title of what it brings."""
    return _POINTS_BACK.match(text) is not None


def title_alone(text: str) -> str | None:
    """The title that a line or sentence consists of."""
    found = _TITLE_ALONE.fullmatch(text)
    return " ".join(found["title"].strip('"“”').split()) if found is not None else None
