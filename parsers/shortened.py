"""Where "'s" stands for a verb and is no genitive: "here's", "Ludo's won Chess", "97's inconsistent"."""

from __future__ import annotations

import re

from engine.expressions import expression

SHORTENING = frozenset(
    "here there that it this what clock flag tweak motnw message ballot pause jury game subgame reward answer verdict "
    "vote proposal consultation mine".split()
)
"""Words behind which "is" is often only "'s"."""
_ADVERBS = r"(?:(?:hereby|herewith|now|also|henceforth|officially|hence|therefore)\s+)*"
IS_SHORT = expression(
    rf"['’]s\s+{_ADVERBS}(?:no\s+longer|an?\s+(?:for|against|abstain|shelve|yes|no|true|false)\b(?!-)|[#p]?\d|(?:in)?consistent|(?:in)?active|ordained|open|closed|pending|guilty|innocent|withdrawn|fined|appointed|assigned|the\s+(?:new\s+)?(?:winner|priest|emergency\s+forum|deputy)|true|false|#|mine\b|called|now\b|hereby\b)",
    re.I,
)
"""Here "'s" is "is" ..."""
HAS_SHORT = expression(rf"['’]s\s+{_ADVERBS}(?:won|lost|left|joined|my\s+\w+|got\s)", re.I)
"""... and here it is "has"."""
SHORT_IS = expression(r"['’]s\b")
STANDS_FOR = {"is": IS_SHORT, "has": HAS_SHORT}
APOSTROPHES = frozenset("'’")
SHORT_ROOM = max(map(len, SHORTENING)) + 1
"""Characters of the longest word of `SHORTENING`, and one before it."""


def before_short(low: str, pos: int, word: str = "is") -> bool:
    """Whether "'s" stands for a verb there: behind a word behind which it is always "is" ("here's"), or before what can
    only be said with it ("Ludo's won", "97's inconsistent")."""
    if word == "is" and re.split(r"[^a-z]", low[max(0, pos - SHORT_ROOM) : pos])[-1] in SHORTENING:
        return True
    return STANDS_FOR[word].match(low, pos) is not None
