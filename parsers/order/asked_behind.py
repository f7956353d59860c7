"""A question right behind the head that names what it is: "Consultation, if you please: Is Wonko a Player?", "By
Consultation - May the Beast dance?", "Oracle, a Consultation: ...".

The head is read as the label of its text ("Consultation: Is Wonko a Player?"), and the line keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

_WHICH = r"(?:(?:an?|my|one|one\s+more|another|this|the\s+following|new|quick|short|little|small|first|second|third|next|further|formal|simple|burning|silly)\s+)*"
_HEAD = expression(
    r"(?P<keep>\W{0,4})(?:(?:and|so|but|then|now|well|ok(?:ay)?|also|next|finally|lastly|hm+|oh)\b,?\s+){0,3}(?:(?:dear\s+)?(?-i:[A-Z])[a-z]+,\s+)?"
    rf"(?:(?:hereby|herewith|by(?:\s+(?:way|means)\s+of)?|as|in|for|here(?:\s+is|['’]s|\s+comes|\s+goes)|this\s+is|now\s+for|time\s+for)\s+)?{_WHICH}",
    re.I,
)
_ASIDE: Final = (
    r"(?P<aside>(?:,?\s+(?:time|if\s+(?:you\s+please|I\s+may)|please|from\s+me|of\s+mine|by\s+me|for\s+(?:you|you\s+all|us\s+all|the\s+[a-z]+|all)|to\s+the\s+[a-z]+"
    r"|(?:hereby|herewith|now)(?:\s+(?:submitted|filed|lodged|raised|put|posed|asked))?|(?:submitted|filed|lodged|raised|posed|asked)\s+(?:hereby|herewith|by\s+me|now)|(?:I\s+)(?:hereby\s+|herewith\s+|now\s+)?(?:ask|pose|put|raise|submit|inquire|enquire|file|lodge)(?:\s+(?:this|the\s+following|you))?)){0,3})"
)
_BEHIND = expression(rf"{_ASIDE}(?P<mark>\s*:|\s+--?|\s*[–—])\s*(?=[\"“]?(?-i:[A-Z])[^?{{}}]{{4,600}}\?)", re.I)
LONGEST: Final = 900
"""Characters of the head and its question."""


def asked_behind(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with the bare label for the head; `kinds` are nouns for texts that ask something."""
    head = _HEAD.match(text) if len(text) <= LONGEST and "?" in text else None
    kind = kinds.match(text, head.end()) if head is not None else None
    behind = _BEHIND.match(text, kind.end()) if kind is not None else None
    if head is None or kind is None or behind is None:
        return text
    end = behind.end("mark")
    return (head["keep"] + kind.group()).ljust(end - 1) + ":" + text[end:]
