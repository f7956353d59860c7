"""Heads of what is only supposed: "If I were you:", "What I could do:"; and what of a head supposes nothing."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses import traps

NOW = expression(r"\b(?:and|but)\s+now\b")
"""Turns from what was supposed to what is done."""
_MODAL = r"(?:could|would|might)"
BESIDE = expression(
    rf"\b(?:than|neither|nobody|no\s+one|none|nothing|never|hardly|so\s+that|lest)\b[^,;:.]{{0,60}}?\b{_MODAL}\b"
    rf"|\b{_MODAL}(?:\s+not|n['’]t)\b(?!\s+(?:\w+\s+)?(?:be|look|read|say|write|send|post|do\s+(?:this|the|any|these|so))\b)"
    rf"|\bwho\s+would\s+(?:like|love|rather|prefer)\b|\bwhat\s+{_MODAL}\s+possibly\s+go\s+wrong\b",
    re.I,
)
"""A modal verb by which nothing that stands below a line is supposed: "sooner than Hob could say no"."""
CONCLUDED = expression(
    r"(?:[,;.:!?–—]|\s-)\s*(?:(?:and|but)\s+)?(?:so(?!\s+(?:that|to|much|far|goes|it)\b)|hence|therefore|thus|accordingly|consequently|anyway|(?:which|that)(?:['’]s|\s+is)\s+why"
    r"|(?:but\s+)?here(?:['’]s|\s+(?:it|they|we|goes|is|are))|but\s+no\s+matter)\b",
    re.I,
)
"""Before what is concluded: "it might be late, so ..."."""
WHY = expression(r"\b(?:because|since|as|for)\s+(?!if\b|though\b)[^,;:]{3,80}(?=[,:]|$)", re.I)
"""In a head, a reason, which supposes nothing: "My votes, typed since my mailer would not quote:"."""


def supposes(head: str) -> bool:
    """Whether what stands below a line is only supposed.

    A supposition goes on through all of the line, but a mere modal verb has no power beyond its own clause: "Hob could
    not wait, so here it is:".
    """
    plain = BESIDE.sub(" ", WHY.sub(" ", NOW.split(head)[-1]))
    return (
        traps.SUPPOSITION.search(plain) is not None or traps.HYPOTHETICAL.search(CONCLUDED.split(plain)[-1]) is not None
    )
