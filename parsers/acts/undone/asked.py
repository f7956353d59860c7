"""Questions, which do nothing: with their mark or without it. A deed whose text is asked is one: "I consult the Oracle:
has Hob won?"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.clauses import traps
from parsers.clauses.model import Hit
from parsers.clauses.words import AT_HEAD
from parsers.scan import Scan

INVERTED = expression(
    r"(?:^|[;:.]\s*|\b(?:and|but|or|so)\s+)(?:shall|should|may|can|could|would|do|did|will|must|am|might|what|why|how|when|where|who|which)\b"
)
"""Begins a question."""
ASKING = expression(AT_HEAD + r"(?:may|can|could|shall|should|would|will|did|do|might|must|have|had)\s+i\s")
"""How a question begins, also one without its mark."""
ADVISED = expression(r"\W*(?:\w+\W+){0,2}?should\s+i\s")
ASKED_ROOM = 10
DID = expression(r"\W*(?:(?:and|but|well|wait|or)\W+)?(?:did|do|have|was|am)\s*")
"""Before the "I" of a question that ends without its mark, or with that of a text: "Did I submit this: ..."."""
DID_ROOM = 30


def asked_whether(s: Scan, hit: Hit) -> bool:
    """Whether the "I" of a deed is that of a question."""
    return DID.fullmatch(s.low[: hit.start][:DID_ROOM]) is not None


def doubtful_question(s: Scan, hits: Sequence[Hit]) -> bool:
    """Whether a sentence begins as a question and ends without its mark: "May I give Ivy m5."; with a text it may be a
    polite deed ("May I submit this: ..."), but not if it asks what is best ("Should I submit this: ...")."""
    if ASKING.match(s.low) is None:
        return False
    return not traps.asks(s.text) if not any(hit.has_text for hit in hits) else ADVISED.match(s.low) is not None


def asks_behind(c: Context, s: Scan, end: int) -> bool:
    """Whether behind a text, which ends at an offset of the body, the question ends that led to it."""
    return ASKING.match(s.low) is not None and c.body[end : end + ASKED_ROOM].lstrip().startswith("?")


ASKS_THEN = expression(r"[,;]?\s(?:and|but)\s+(?:i\s+)?(?:also\s+|now\s+|then\s+)?(?:ask|wonder)\b[^,;:.!?]{0,40}:\s")
"""Behind a deed: what its author asks besides."""


ASKED_TOO = expression(
    r"[^,;:.!?]{0,60}\s*+,\s+(?:(?:and|but|so)\s+)?(?:any(?:body|one)|who(?:se|m)?|where|why|when|(?:is|are|was)\s+(?:that|this|it|there|any\w+|every\w+)"
    r"|(?:does|do|did|will|can|has|have)\s+(?:any\w+|some\w+|every\w+|you|nobody))\b"
    r"(?![^?]*\b(?:would|could|might|should|if|happens?|then|effects?|results?|outcome|changed?|changes|means?|i|me|my)\b)[^?]{0,80}\?+\s*$"
)
"""Behind a deed: a question that may be another sentence, "I resign as Oracle, who wants it?"."""
LED_BY = expression(AT_HEAD)


def asked_too(s: Scan, hits: Sequence[Hit]) -> Hit | None:
    """The deed with which a sentence begins that asks something besides."""
    first = hits[0] if hits else None
    if first is None or not first.first_person or LED_BY.fullmatch(s.low, 0, first.start) is None:
        return None
    return first if s.low.startswith("i ", first.start) and ASKED_TOO.match(s.low, hits[-1].end) else None


def in_question(s: Scan, hit: Hit, last: Hit) -> bool:
    """Whether a deed in a sentence that ends with a question mark is asked about and not done; `last` is the last deed
    in it."""
    asked = s.mask.rfind("; ")  # "I resign as Oracle; would anybody care to follow me?"
    if hit.end <= last.start and last.has_text and s.mask.find(":", last.start) > 0:
        asked = last.start  # "I resign as Oracle, and I submit a Consultation: Is Hob a hat?"
    elif (other := ASKS_THEN.search(s.low, hit.end)) is not None:
        asked = other.start()
    if hit.end <= asked and INVERTED.search(s.low, 0, hit.start) is None and not INVERTED.match(s.low, hit.start):
        return False
    return not (hit.has_text and (":" in s.mask[hit.start :] or _leads_to_question(s, hit)))


def _leads_to_question(s: Scan, hit: Hit) -> bool:
    """Whether the words of an act lead to what is asked: "I ask the Oracle whether ...?"."""
    said = s.low[hit.start : hit.end].rstrip()
    return (
        hit.first_person
        and said.endswith((" whether", " if"))
        and said.startswith("i ")
        and not s.low[: hit.start].strip()
    )
