"""Words that may do something for which they lack the form, and are no talk either: they are for a human.

Hob's report is wrong: he has m20.      a challenge, or only said
I vote like Ivy.                        nobody can tell on what, or how
Under the Salt Pact I add a clause.     a change of a contract without what it changes
Objection! Hob can't do that.           in a mail that answers none
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.scan import Scan

DISPLAYS = frozenset("report display list roster register schedule table".split())
FAULT = expression(
    r"\W{0,4}(?:(?:but|and|so|also|sorry|alas|ah|oh|well|now)\b,?\s+){0,2}(?:(?:the|your|this|that|his|her|eir)\s|(?-i:[A-Z])[\w-]*['’]s?\s)[^.:;!?,]{0,40}?\b(?:report|display|list|roster|register|schedule|table)\b[^.:;!?,]{0,30}?\s"
    r"(?:(?:is|are|looks)\s+(?:(?:all|quite|simply|still|clearly|plainly|a\s+bit)\s+)?(?:wrong|incorrect|mistaken|faulty|inaccurate|erroneous|false|in\s+error)|(?:has|contains)\s+(?:an?|one|two|three|some|several|\d)\s+(?:errors?|mistakes?))[^.:;!?]{0,30}\s*(?::|\s[-–—]+)\s+\S",
    re.I,
)
"""Finds a fault with a display and tells which."""
VOTES_LIKE = expression(
    r"\W{0,4}(?:(?:so|and|then|well|ok|okay|here|today|this\s+time)\b,?\s+){0,2}I\s+(?:(?:hereby|also|now|just|simply)\s+)?vote\s+(?:(?:exactly|just)\s+)?(?:(?:like|as|with)|the\s+same(?:\s+(?:way|thing))?\s+as|the\s+way)\s+(?:the\s+)?(?-i:(?!(?:The|This|That|Usual|Before|Always|Follows)\b)[A-Z])[\w'’-]*(?:\s+(?:does|did|do|votes|voted|has|will))?(?:\s+(?:on|in)\s[^.;:!?]{1,40})?\s*+[.!]*\s*",
    re.I,
)
"""Casts the votes of somebody else: no rule knows that, and nobody can tell which they are."""
OF_CONTRACT = frozenset("clause clauses section sections article articles paragraph paragraphs".split())
CHANGES_CONTRACT = expression(
    r"\W{0,4}(?:(?:so|and|then|now|also)\b,?\s+){0,2}(?:under|per|by|as|pursuant\s+to|in\s+accordance\s+with|by\s+virtue\s+of|according\s+to)\s(?=[^.:;!?,]{0,40}(?-i:[A-Z]))[^.:;!?,]{2,90}?(?:,\s*|\s)I\s+(?:(?:hereby|also|now|duly|therefore)\s+)?(?:add|change|alter|amend|strike|remove|delete|drop|insert|append|replace|rewrite|repeal)\s[^.;!?]{0,40}?\b(?:clauses?|sections?|articles?|paragraphs?)\b",
    re.I,
)
"""Changes a contract by its own rules, and does not say that it is one."""
OBJECTS = expression(
    r"\W{0,4}(?:(?:no|hey|oh|well|wait|sorry|stop|my)\b[,!.]*\s+){0,2}(?:I\s+have\s+an\s+)?objection\s*(?:!+|$)", re.I
)
"""An objection to something in a mail that answers none."""


def may_mean(c: Context, st: Statement, s: Scan) -> str:
    """What a statement of which nothing was read may be; empty where it is nothing."""
    text = s.mask
    if traps.asks(s.text) or traps.HYPOTHETICAL.search(text):
        return ""
    if s.holds(DISPLAYS) and FAULT.match(text) is not None:
        return "a challenge, or only said"
    if "vote" in s.vocab and VOTES_LIKE.fullmatch(text) is not None:
        return "whose vote, or on what"
    if s.holds(OF_CONTRACT) and "i" in s.vocab and CHANGES_CONTRACT.match(text) is not None:
        return "what it changes is not understood"
    if "objection" in s.vocab and not c.reply and st.line_start and OBJECTS.match(text) is not None:
        return "to what is not said"
    return ""
