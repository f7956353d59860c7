"""What the author is doing, read as what he does: "I'm numbering this 131 and giving it to Pim".

Every change keeps the length of the text, so that offsets stay true.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.expressions import expression
from parsers.clauses.words import ADVERB

_ADVERBS = rf"(?:{ADVERB}\s+)*"
AM_DOING = expression(
    rf"(?<![\w'’])(?P<i>I)(?P<am>['’]m|\s+am)(?P<adverbs>\s+{_ADVERBS})(?P<verb>[a-z]{{2,14}}ing)\b(?!-)", re.I
)
AND_DOING = expression(rf"\s+and\s+{_ADVERBS}(?P<verb>[a-z]{{2,14}}ing)\b(?!-)", re.I)
"""A further deed of the same sentence."""
MUSING = frozenset(
    "thinking considering wondering hoping planning intending going trying dreaming imagining talking contemplating "
    "debating pondering toying tempted supposing pretending joking kidding".split()
)
"""What is no deed yet, or none that is meant."""
SPEAKING = frozenset({"saying", "asking", "proposing"})
"""No deed by these words alone."""
ENDED = frozenset(".;:!?")


def in_simple_form(text: str, plain_of: Mapping[str, str]) -> str:
    """The text with "I do" for "I'm doing", and so for what "and" joins to it; "" where it says no such thing.

    `plain_of`: a verb with -ing -> without."""
    found = AM_DOING.search(text) if "ing" in text else None
    plain = plain_of.get(found["verb"].lower()) if found is not None else None
    if found is None or plain is None or found["verb"].lower() in MUSING | SPEAKING:
        return ""
    am = " " * len(found["am"])
    text = f"{text[: found.end('i')]}{am}{found['adverbs']}{plain.ljust(len(found['verb']))}{text[found.end() :]}"
    for further in AND_DOING.finditer(text, found.end()):
        if not ENDED.isdisjoint(text[found.end() : further.start()]):
            break
        also = plain_of.get(further["verb"].lower())
        if also is not None:
            text = text[: further.start("verb")] + also.ljust(len(further["verb"])) + text[further.end() :]
    return text
