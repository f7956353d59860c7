"""What stands beside a text in the line that leads to it: its colour, and which of the texts before it in the same mail
it depends on or conflicts with: "My proposal, 'Hats', in Beige:", "The second, which depends on the first, titled 'Caps':".
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any, Final

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.scan import Scan, mask_quotes

_IN_COLOUR = expression(
    r"(?:\bin|\bcoloured|\bcolored|\bpainted|\bdyed|\bcolou?r(?::|\s+is|\s+being|\s+shall\s+be)?|[,(])\s*(?-i:([A-Z][a-z]+(?:\s[A-Z][a-z]+)?))(?=\s*(?:[),.:;–—-]|$))",
    re.I,
)
_TO_ANOTHER = expression(
    r"\b(?:(?P<depends>depend(?:s|ent|ing|ency)?|requires|needs|relies|leans|builds|rests)|(?P<conflicts>conflict(?:s|ing)?|clash(?:es|ing)?))\b(?:\s+(?:(?:up)?on|with|of))?\s+"
    r"(?:(?P<first>the\s+(?:first|former)(?:\s+(?:one|proposal|of\s+(?:them|these|the\s+two)))?|(?:number|no\.?)\s+(?:one|1)|the\s+one\s+before)|(?P<last>(?:that|this)(?:\s+one)?|the\s+(?:previous|preceding|last|other)(?:\s+(?:one|proposal))?|the\s+one\s+(?:above|before(?:\s+it)?)|its\s+(?:predecessor|sister|brother|twin)))(?=\s*(?:$|[.,:;!)(]|\b(?:and|so|passing|to\s+pass|being|titled|called|named|entitled)\b))",
    re.I,
)
"""Which of the texts before it in the mail something is said of."""
LISTS: Final = {"depends": "dependencies", "conflicts": "conflicts"}


def coloured(colours: tuple[str, ...], words: Words, rest: str) -> dict[str, Any]:
    """The parameter of the colour that is said beside a noun."""
    known = {one.lower(): one for one in colours}
    said = [known[one.lower()] for one in _IN_COLOUR.findall(mask_quotes(rest)) if one.lower() in known]
    return {one.name: said[0] for one in words.params if said and one.slot is Slot.COLOUR}


def related_to_others(c: Context, text: str, words: Words, params: dict[str, Any]) -> None:
    """Add the earlier texts of the mail to which words relate by their order: "which depends on the first"."""
    titles = [act.params.get("title") for act in c.acts if c.book.of(act.action).creates == words.creates != ""]
    if not titles:
        return
    for found in _TO_ANOTHER.finditer(mask_quotes(text)):
        title = titles[0 if found["first"] else -1]
        known = params.setdefault(LISTS["depends" if found["depends"] else "conflicts"], [])
        if title and title not in known:
            known.append(title)


DOUBTED_HEAD = expression(
    r",\s*(?:(?:probably|maybe|perhaps|possibly|likely|eventually|for\s+the\s+record|some\s?day|one\s+day)\b|(?:when|if|once|unless)\s+(?:I|we|it)\b)"
    r"|^\W*my\s+(?:old|former|previous|earlier|last\s+n?week['’]s)\s",
    re.I,
)
"""In the head of a text without a verb: it may be no new one."""
BY_ANOTHER = expression(
    r"\b(?:submitted|made|written|brought|offered|posted|created|proposed|drafted|filed|lodged|presented|tabled|founded|handed\s+in|drawn\s+up|put\s+forward)\s+(?:[a-z]+\s+){0,2}?by\s+(?:player\s+|our\s+friend\s+)?(?!(?:rules?|articles|proposals?|means|my|this|these)\b)(?P<who>(?-i:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}))",
    re.I,
)
"""The same: another has brought it."""


def doubted_head(s: Scan, end: int) -> bool:
    """Whether the head of a text that ends there tells that the text is no new one of the author's."""
    by = BY_ANOTHER.search(s.mask, 0, end)
    return DOUBTED_HEAD.search(s.mask, 0, end) is not None or (by is not None and by["who"] not in s.selves)
