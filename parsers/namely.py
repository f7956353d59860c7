"""A thing that is called something first and named behind that: "my best friend, namely Hob", "a list of slips, to wit my
Tidiness List". It is read by its name alone; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.asides import blanked

NAMELY_WORDS = frozenset({"namely", "wit", "viz", "say"})
"""One of these is before the name."""
_NAMELY = expression(
    r"(?<=[\w,]\s)(?P<called>(?i:my|the|an?|that|this|one|our|some|your)\s(?:(?!\b(?:and|or|if|unless|not|who|which|I|is|are|was|were|has|have|between|into)\b)[^,;:.!?()\d\"“”]){2,60}?,\s+(?:namely|to\s+wit|viz\.?|that\s+is\s+to\s+say),?\s+)"
    r"(?P<name>[\"“][^\"”]{1,80}[\"”]|(?!(?:of|that|to|in|on|for|by|from|with|because|when|where|how|why|as|at)\b)[^,;:.!?()]{1,60})(?P<comma>,(?=\s))?"
)


_WITHIN = expression(r"\b(?:who|which|whom|that|every\w*|all|any\w*|those)\b[^,;:.!?]*$", re.I)
"""Before it, where it stands in a clause that tells who else is meant."""


_LISTED = expression(r",\s+[\w'’-]+(?:\s[A-Z][\w'’-]*)?(?:,\s|\s(?:and|&)\s)")
"""Behind a name: others of a list."""


def by_its_name(text: str) -> str:
    """The text, of the same length, with blanks for what a thing is called before it is named."""
    found = _NAMELY.search(text)
    if found is None or _WITHIN.search(text, 0, found.start("called")) is not None:
        return text
    if found["comma"] and not _LISTED.match(text, found.start("comma")):
        text = blanked(text, found.span("comma"))
    return blanked(text, found.span("called"))
