"""Who is indicted by what he is, over the labelled parts that name him: "I hereby indict the baker:", "I'm indicting
somebody for this.", "I bring charges, as follows:".

The sentence says only that an indictment is brought; who the offender is, and of what, the parts below say.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Document
from parsers.acts.context import Context
from parsers.acts.texts.indictment import indictment, parts_begin
from parsers.body.statements import Statement
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Hit
from parsers.phrases.matching import Match
from parsers.scan import Scan

INDICTING = frozenset("indict indicting indicted arraign arraigning arraigned accuse accusing accused charges".split())
"""One of these is in every such sentence."""
_ADVERBS = r"(?:(?:hereby|herewith|now|therefore|thus|formally|also|so|officially|solemnly)\s+){0,3}"
_BRINGS_IT = expression(
    rf"\bI(?P<am>['’]m|\s+am)?\s+{_ADVERBS}(?:indict|arraign|accuse|(?:bring|lay|press|prefer|file|raise)\s+(?:(?:the|these|my|formal|the\s+following|following)\s+){{0,2}}charges|(?(am)(?:indicting|arraigning|accusing|(?:bringing|pressing|laying|preferring)\s+charges)|(?!)))\b(?P<whom>(?!\s+(?-i:[A-Z]))[^:.;!?]{{0,80}})[:.!]\s*$"
    rf"|\bindicted\b[^:.;!?]{{0,60}}\bI\s+{_ADVERBS}do\s+(?:so|it|that)\b(?:\s+(?:now|here|hereby|herewith|today|as\s+follows))*[:.!]\s*$"
    r"|(?P<what>\b(?:the|this|that|a|an)\s[^:.;,!?]{2,60})\s(?:is|are|stands?)\s+(?:hereby|herewith)\s+(?:indicted|accused|arraigned)(?:\s+by\s+me)?[:.!]\s*$",
    re.I,
)
_DOUBTED = expression(
    r"\b(?:if|unless|would|could|might|should|may|not|never|nobody|no\s+one|nothing|tomorrow|later|soon|perhaps|maybe|tempted|like|want|going|about\s+to)\b|n['’]t\b|\?|\b(?:when|once|until)\b[^,;]*$",
    re.I,
)
"""In the words before the deed, and in those of it."""


def indicted_below(c: Context, st: Statement, s: Scan) -> bool:
    """Whether the statement brings the indictment whose labelled parts stand right below."""
    if not s.holds(INDICTING) or not st.line_end or not parts_begin(c, st):
        return False
    found = _BRINGS_IT.search(s.text)
    if (
        found is None
        or _DOUBTED.search(s.text[max(0, found.start() - ROOM) : found.start()])
        or _DOUBTED.search(found[0])
    ):
        return False
    words = next((one for one in c.book.words if one.document is Document.INDICTMENT), None)
    phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None) if words is not None else None
    if words is None or phrase is None:
        return False
    end = len(s.text.rstrip())
    hit = Hit(Match(phrase, {}, found.start(), end), found.start(), end, adjuncts(c.grammar, s, "", "", c.setting))
    return indictment(c, st, s, hit, words, {})


ROOM = 60
"""Characters before the deed in which it may be doubted."""
