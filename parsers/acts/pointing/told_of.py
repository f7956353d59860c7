"""Finds the thing that the words before a deed speak of by whose it is: "Saffron's one about the moon is silly, I ZOT it"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import cache

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.slots.reference import NOUN

_WHOSE = r"(?!(?:it|that|this|there|here|what|who|where|when|how|let|he|she|e|today|tomorrow|yesterday|nweek|nday|everyone|everybody|nobody|one)['’]s\b)(?:(?:the|old|young|priest|player)\s+){0,2}[^\W\d_][\w-]*(?:\s(?-i:[A-Z])[\w-]*){0,2}['’]s"
_ABOUT = r"(?:\s+(?:about|on|concerning|regarding|with|of)\s+(?!\d)[\w'’-]+(?:\s(?!(?:is|was|gets?|has|becomes?|goes)\b)[\w'’-]+){0,4}?)?"
_IS = r"(?:is|isn['’]t|was|gets?|becomes?|has|goes|receives?|takes|looks|seems|makes|asks|shall|will|must|deserves|needs|should|bores|can)"
NUMBER_GIVEN = expression(
    r"\s+(?:hereby\s+|now\s+)?(?:(?:shall\s+be|will\s+be|is|becomes?)(?:\s+(?:now|hereby|to\s+be))?|gets?|receives?|takes|has|is\s+given)\s+(?:the\s+)?(?:(?:consultation\s+)?(?:number|no\.?|#)|consultation)\s*#?\d{1,6}(?!\w)",
    re.I,
)
"""Behind it: which number it gets."""


@cache
def _told(slot: Slot) -> re.Pattern[str]:
    return expression(
        rf"(?:\A\W*|[,;:.!?–—]\s+)(?:(?:and|but|so|now|then|well|as\s+for|as\s+to)\s+)?(?P<what>{_WHOSE}\s+(?:(?:new|latest|last|first|second|third|little|silly|old|other)\s+)?(?:{NOUN[slot]}){_ABOUT})(?=\s+{_IS}\b|,\s)",
        re.I,
    )


def told_of(c: Context, st: Statement, before: str, slot: Slot, words: Words | None) -> str | None:
    """The same in the words before a deed, as they are read or else as they were written."""
    written = c.body[st.start : st.start + len(before)]
    return _told_in(before, slot, words) or (_told_in(written, slot, words) if written != before else None)


def _told_in(before: str, slot: Slot, words: Words | None) -> str | None:
    """The thing that is told by whose it is, if no number in the words behind that says which it is; the number that it
    only now gets is none for the deed that gives it."""
    found = list(_told(slot).finditer(before)) if "'" in before or "’" in before else []
    if not found:
        return None
    last = found[-1]
    numbering = words is not None and any(one.name == "number" for one in words.params)
    given = NUMBER_GIVEN.match(before, last.end("what")) if numbering else None
    behind = before[given.end() if given is not None else last.start("what") :]
    return None if any(char.isdigit() for char in behind) else " ".join(last["what"].split())
