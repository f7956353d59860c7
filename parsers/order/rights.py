"""What a deed is done by, told as a deed of its own: "I use section 5 of the Pact to leave it", "I avail myself of Rule 46
to resign"; and what a thing is made, told in a clause of its own: "I change my state, it is now Calm".

Both are put as they would be said in one clause ("Under section 5 of the Pact I leave it", "I change my state to Calm");
offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from collections.abc import Set

from engine.expressions import expression

USING = frozenset("use invoke exercise employ apply rely avail call draw advantage".split())
"""One of these is where something is used to do what stands behind it."""
BECOMING = frozenset("now henceforth".split())
"""One of these is where it is told what a thing becomes."""
_NOW = r"(?:now|henceforth|hereby|herewith|from\s+now\s+on)"
_OFTEN = r"(?:(?:hereby|herewith|now|also|then|therefore)\s+){0,2}"
_USED = expression(
    rf"\bI\s+{_OFTEN}(?:use|invoke|exercise|employ|apply|rely\s+(?:up)?on|make\s+use\s+of|take\s+advantage\s+of|avail\s+myself\s+of|call\s+(?:up)?on|draw\s+(?:up)?on)"
    r"(?P<what>\s+(?:(?:my|the|its|our|eir|an?)\s+)?(?:[\w'’-]+\s+){0,2}?(?i:section|clause|paragraph|article|rule|provisions?|powers?|rights?|privileges?|authority|§+)\b[^,;:.!?\"“]{0,70}?)"
    r"(?P<to>,?\s+(?:in\s+order\s+)?to)\s+(?:hereby\s+)?(?P<verb>[a-z]+)\b"
)
_OPEN_BEFORE = expression(r"(?i)(?:^|[,;:.!?)–—-]|\b(?:and|so|therefore|hence|thus|then|but|also|now))\W*$")
"""What may stand before a clause that is nobody's but the author's."""
_BECOMES = expression(
    rf"\bI\s+{_OFTEN}(?:change|alter|amend|lower|reduce|cut|set|revise|adjust|switch|turn|make|drop|decrease)\s+(?:my|the|its|our)\s+[^,;:.!?\"“]{{3,70}}?"
    rf"(?P<is>\s*+[,;:–—-]+\s*(?:and\s+)?(?:it|this|that)\s+(?:{_NOW}\s+(?:is|becomes|reads|says|shall\s+be)\s+|(?:is|becomes|reads|says|shall\s+be)\s+{_NOW}\s+|(?:is|becomes|shall\s+be)\s+(?=[^,;:.!?\"“]{{1,40}}?\s{_NOW}(?!\w))))(?!(?:not|no|too|so|more|less|very|quite)\b)"
)


def by_right(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with what is used as that by which the deed is done."""
    found = _USED.search(text)
    if found is None or found["verb"] not in verbs or not _OPEN_BEFORE.search(text, 0, found.start()):
        return text
    said = "Under".ljust(found.start("what") - found.start()) + found["what"]
    to = found.start("to")
    return text[: found.start()] + said + " I".ljust(found.end("to") - to) + text[found.end("to") :]


def made_so(text: str) -> str:
    """The text, of the same length, with what a thing becomes as that to which it is changed."""
    found = _BECOMES.search(text)
    if found is None or not _OPEN_BEFORE.search(text, 0, found.start()):
        return text
    start, end = found.span("is")
    return text[:start] + " to".ljust(end - start - 1) + " " + text[end:]
