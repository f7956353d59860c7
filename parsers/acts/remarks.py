"""What an author says between the head of texts and the first of them, in the paragraph of the head:
"I submit two Consultations. Please do not shoot me.", over a list of them."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from engine.expressions import expression
from parsers.acts.context import Context, since
from parsers.clauses.model import Setting
from parsers.clauses.sentence import read_sentence
from parsers.retractions import not_meant, takes_back
from parsers.scan import Scan
from parsers.statements import Statement

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


def remarks_end(c: Context, st: Statement) -> int:
    """Where the remarks end that stand behind a head in its paragraph; the end of the head where there are none."""
    end = st.end
    for n, later in enumerate(takewhile(lambda one: not one.new_paragraph and not one.mark, since(c, st.end))):
        said = c.body[later.start : later.end].replace("\n", " ")
        if n >= MOST or not REMARK.fullmatch(said) or OF_THE_TEXTS.search(said) is not None:
            return st.end
        scan = Scan(said, c.vocabulary, c.reply, purse=c.purse)
        if takes_back(said, scan.vocab) or not_meant(said) or read_sentence(c.grammar, scan, Setting()):
            return st.end
        end = later.end
    return end
