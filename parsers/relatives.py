"""Who a clause is about that tells more of somebody: "The same goes for Ivy, whom I deactivate", "..., to whom I give m5".

The pronoun of the clause is put in as one of a clause of its own ("; em I deactivate"); offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

_NAME = r"(?-i:[A-Z])[\w'’-]{0,30}"
_WHOM = expression(
    rf"(?P<more>\b{_NAME}(?:,?\s+and\s+|,\s+))?\b(?P<last>{_NAME}),?\s+(?:and\s+)?(?:also\s+)?"
    r"(?:(?P<to>to|on|upon|from|with|against)\s+)?whom,?\s+(?=I\s)",
    re.I,
)
MOST = 5
"""Such clauses of one sentence."""


def about_whom(text: str) -> str:
    """The text, of the same length, with a clause of its own for each one that tells what the author does to somebody."""
    for _ in range(MOST):
        found = _WHOM.search(text)
        if found is None or found["last"] == "I":
            return text
        whom = " ".join(filter(None, (found["to"], "them" if found["more"] else "em")))
        at = found.end("last")
        text = text[:at] + f"; {whom}".ljust(found.end() - at) + text[found.end() :]
    return text
