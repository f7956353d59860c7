"""What an author says between the head of texts and the first of them, in the paragraph of the head:
"I submit two Consultations. Please do not shoot me.", over a list of them."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from engine.expressions import expression
from parsers.acts.context import Context, since
from parsers.body.statements import Statement
from parsers.clauses.model import Setting
from parsers.clauses.sentence import read_sentence
from parsers.retractions import not_meant, takes_back
from parsers.scan import Scan

MOST: Final = 3
"""Sentences of a remark."""
REMARK = expression(r"(?!I\s)[A-Z][^:;\"“”{}\[\]\x00?]{2,120}[.!]+\s*")
"""A sentence that could be one: it asks nothing, and leads to nothing."""
OF_THE_TEXTS = expression(
    r"\b(?:not\s+(?:yet|now|today|really|serious\w*)|drafts?|later|tomorrow|soon|yesterday|already|before|earlier|if|unless|once|when|until|would|could|might|may|maybe|perhaps|never"
    r"|ones?|first|second|third|last|another|other|they|these|those|both|neither|none|each|it|its|titles?|titled|called|named|text|texts|unbelievers?|reasoning)\b",
    re.I,
)
"""Words by which it may say something of the texts."""

LEADING: Final = expression(
    r"\W*(?:and\s+)?(?:(?:they|these|here\s+they|the\s+(?:texts|questions))\s+(?:are|read|follow|go|run|come)|here\s+(?:goes|we\s+go|you\s+are))(?:\s+(?:as\s+follows|these|thus|so|the\s+following|below|here))?\s*[:.]\s*",
    re.I,
)
"""A sentence that only leads to the texts: "They are:"."""

OF_NEXT = expression(
    r"\W*(?:(?:and|but|oh|now|well)\b,?\s+)?(?:I\s+(?:(?:really|also|rather|particularly|quite|still|do|must\s+say\s+I|rather)\s+){0,2}(?:like|love|prefer|am|wrote|find|hate|think|made|owe|feel|call)\b[^.!?:]{0,60}?\s(?:this|that|it|the\s+(?:next|second|third|fourth|last|other|first|following))\b(?:\s+(?:one|\w+))?[^.!?:]{0,60}"
    r"|(?:this|that|it|here|the\s+(?:next|second|third|fourth|last|other|first|latter|following))(?:\s+(?:one|proposal|prop|tweak|consultation|contract|of\s+(?:them|these)))?,?\s+(?:is|was|came|comes|has|took|needs|does|did|which|who|I|will|should|looks|seems|follows|goes)\b(?!\s+(?:titled|called|named|entitled|headed|[\"“]))[^.!?:]{0,100})[.!:]*\s*",
    re.I,
)
"""What an author says of the text below, between several: "I like this one:", "The next one is longer."."""
NOT_BROUGHT = expression(
    r"\b(?:not\s+(?:yet|now|today|really|serious\w*|submitt\w*|propos\w*)|drafts?|proto\w*|later|tomorrow|soon|yesterday|already|earlier|if|unless|once|when|until|would|could|might|may|maybe|perhaps|never|examples?|instead|only|just|joke|withdr\w+|submit\w*|propos\w+|eat|ate)\b",
    re.I,
)
"""Words by which the text may be none of them."""


def said_of_next(said: str) -> bool | None:
    """Whether words between two texts under one verb leave it brought of which they say something; None if they say
    nothing of the second."""
    return None if OF_NEXT.fullmatch(said) is None else NOT_BROUGHT.search(said) is None


def remarks_end(c: Context, st: Statement) -> int:
    """Where the remarks end that stand behind a head in its paragraph; the end of the head where there are none."""
    end = st.end
    for n, later in enumerate(takewhile(lambda one: not one.new_paragraph and not one.mark, since(c, st.end))):
        said = c.body[later.start : later.end].replace("\n", " ")
        if LEADING.fullmatch(said):
            return later.end
        if n >= MOST or not REMARK.fullmatch(said) or OF_THE_TEXTS.search(said) is not None:
            return st.end
        scan = Scan(said, c.vocabulary, c.reply, purse=c.purse)
        if takes_back(said, scan.vocab) or not_meant(said) or read_sentence(c.grammar, scan, Setting()):
            return st.end
        end = later.end
    return end
