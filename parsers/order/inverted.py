"""Clauses whose subject, verb and object stand in an order that English had once, or that other languages have.

    All my Black Socks do I transfer to Pib.               All my Black Socks I transfer to Pib.
    Thus do I withdraw 305.                                Thus I withdraw 305.
    Proposal 305 hereby I withdraw.                        Proposal 305 I hereby withdraw.
    I hereby the Ministry of Law resign.                   I hereby resign the Ministry of Law.

Every change keeps the length of the text, so that offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression
from parsers.clauses.hereby import HEREBY

DOING: Final = frozenset({"do", "doth"})
"""One of these stands before "I", or behind it."""
_DO_I = expression(
    r"(?<=[\w\"”')])(?P<do>,?\s+(?:do|doth))(?=\s+I\s+(?:(?:now|hereby|herewith|also|therefore|thus|formally|solemnly|gladly|publicly)\s+)*(?P<verb>[A-Za-z]+)\b)"
)
"""Before the subject of what somebody does."""
_NO_DEED_BEFORE = expression(
    r"\b(?:what|who|whom|whose|which|when|where|why|how|nor|neither|never|seldom|rarely|hardly|scarcely|barely|little|less|nowhere|not|no|only(?!\s+(?:now|today)\b)|if|unless|until|once|than|as|so|like|says?|said|that|often|sometimes|always|well|many\s+a\s+time|much|more|longer|and)$",
    re.I,
)
"""Right before "do I": it is asked, denied, or compared."""
_ASKED_BEFORE = expression(
    r"\b(?:what|who|whom|when|where|why|how|nor|neither|never|if|unless|said|says|not|no|only(?!\s+(?:now|today)\b))\b",
    re.I,
)
_HEREBY_I = expression(r"(?<=[\w\"”')]\s)(?P<by>here(?:by|with))(?P<gap>\s+)I(?=\s+(?P<verb>[A-Za-z]+)\b)")
"""An adverb before the subject instead of behind it, where something stands before both."""
_THING = r"(?:(?:the|my|this|these|all|both)\s|(?:proposals?|consultations?|contract|subgame|indictment|rule|refresh\s+proposal|rp)\s|[#pP]?\d|m\d|[\"“])"
_VERB_LAST = expression(
    rf"(?P<lead>(?<![\w'’])I\s+(?:(?:do\s+)?(?:hereby|herewith)|hereby\s+do)\s+)(?P<thing>{_THING}[^,;:.!?\x00]{{1,80}}?)\s+(?P<verb>[a-z]{{2,14}})(?P<particle>(?:\s+(?:up|back|down|in|out|off))?)(?P<end>\s*+[.!]*\s*)$",
    re.I,
)
"""What is done to a thing behind it, at the end of a sentence: "I hereby the Ministry of Law resign"."""
_HAS_VERB = expression(r"\b(?:is|are|was|were|has|have|had|to|that|which|who|and|or|but|of)\b\s*$", re.I)


def inverted(text: str, verbs: Set[str], said: Set[str]) -> str:
    """The text, of the same length and with these words, in the order of today; `verbs` are those of deeds."""
    if "?" in text:
        return text
    if not said.isdisjoint(DOING):
        for inverse in _DO_I.finditer(text):
            before = text[: inverse.start()]
            if (
                inverse["verb"].lower() in verbs
                and not _NO_DEED_BEFORE.search(before)
                and not _ASKED_BEFORE.search(before)
            ):
                text = before + " " * len(inverse["do"]) + text[inverse.end() :]
    if not said.isdisjoint(HEREBY):
        found = _HEREBY_I.search(text)
        if found is not None and found["verb"].lower() in verbs and not _ASKED_BEFORE.search(text[: found.start()]):
            text = f"{text[: found.start()]}I{found['gap']}{found['by']}{text[found.end() :]}"
    found = _VERB_LAST.search(text)
    if found is not None and found["verb"].lower() in verbs and not _HAS_VERB.search(found["thing"]):
        said_so = f"{found['lead']}{found['verb']}{found['particle']} {found['thing']}"
        text = text[: found.start()] + said_so + found["end"]
    return text
