"""Sentences beside a question that name its Unbeliever: "I'm naming Hob as the Unbeliever, he snores.", "Put Hob down as
Unbeliever.", "For Unbeliever I pick Hob.", "Hob will do as its Unbeliever."."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

_NAME = r"(?!(?:I|Player|The|My|A|An|No|Nobody|Who)\b)[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}"
_REMARK = r"(?:\s\([^()]{1,80}\))?"
_THEIR = r"(?:(?:my|the|its|an|your|this\s+question['’]s)\s+)?(?:[a-z]+\s+)?unbeliever\b"
_PICK = r"(?:name|choose|pick|nominate|designate|make|appoint|take|select|want|have|propose|suggest|put|mark|list|enter|write|note|declare|would\s+like|['’]d\s+like|would\s+have)"
_PICKING = r"(?:naming|choosing|picking|nominating|designating|making|appointing|taking|selecting|putting|marking|listing|entering|writing|having)"
_I_PICK = rf"I(?:(?:['’]m|\s+am)\s+(?:(?:hereby|also)\s+)?{_PICKING}|(?:\s+(?:hereby|also|will|shall|do|herewith)){{0,2}}\s*{_PICK})"
_AS = r"(?:\s+down)?\s+(?:(?:in\s+)?(?:as|for|to\s+be|being|be)\s+)?"
_FORMS = (
    rf"(?:{_I_PICK}|(?:please\s+)?(?:put|mark|list|let|make|have|write|enter|take)|let['’]s\s+(?:have|take|say|make))\s+(?P<picked>(?-i:{_NAME})){_REMARK}{_AS}{_THEIR}",
    rf"(?:as\s+for|as|for)\s+{_THEIR},?\s+(?:{_I_PICK}|(?:put|take|have|let['’]s\s+have|we\s+have|there\s+is))\s+(?P<then>(?-i:{_NAME}))",
    rf"(?P<is>(?-i:{_NAME})){_REMARK}\s+(?:(?:will|shall|may|can|should|must|is\s+to)\s+(?:do|serve|act|be|play|go\s+down|stand|make)|serves|acts|stands|is(?:\s+(?:hereby\s+|herewith\s+)?(?:named|chosen|picked|nominated|appointed|designated|made|put\s+down))?|goes\s+down|gets\s+to\s+be|has\s+the\s+honou?r\s+of\s+being)\s+(?:(?:in\s+)?as\s+)?{_THEIR}",
    rf"(?:my\s+(?:choice|pick|candidate|nominee|nomination|suggestion)\s+(?:of|for|as)\s+)?{_THEIR}\s*(?::|(?:is|being|shall\s+be|will\s+be|is\s+going\s+to\s+be)\b(?:\s+to\s+be|\s+hereby)?)\s+(?P<told>(?-i:{_NAME}))",
)
_LEAD = r"(?:(?:and|so|oh|also|now|then|please|with\s+no\s+reasoning)\b,?\s+){0,2}"
_SENTENCE = expression(
    rf"(?:\A\W*|(?<=[;,–—])\s+|(?<=\.)\s+){_LEAD}(?:{'|'.join(_FORMS)})(?P<tail>(?:,\s|;\s|\s\(|\s[–—-]+\s|\s(?:because|since|as|for|who|whose|if\s+only|by|on)\b)[^.!?]{{0,160}})?\s*[).!]*\s*\Z",
    re.I,
)
_DENIED = expression(r"\b(?:not|never|would\s+be|were|was|if|unless|nobody|no\s+one)\b|n['’]t\b", re.I)
_DOES = expression(r"\bI\s+(?!(?:think|hope|am|know|guess|fear|believe|suppose|had|have|like|say)\b)[a-z]", re.I)
_BEHIND = expression(r"[?]['\"”’)\s]*\s(?=\S)")
"""Behind the mark of a question: other sentences."""
_TO_NAME = "nbeliever"
LONGEST: Final = 400
"""Characters of a sentence that names somebody; of a longer text only so many at its end are looked at."""


def unbeliever_named(sentence: str) -> str | None:
    """Who is named by a sentence that does nothing else."""
    if _TO_NAME not in sentence or len(sentence) > LONGEST:
        return None
    said = " ".join(sentence.split())
    found = _SENTENCE.search(said)
    if found is None or ":" in said[: found.start()] or said.endswith("?") or _DOES.search(found["tail"] or ""):
        return None
    if _DENIED.search(said, 0, found.start("tail") if found["tail"] else found.end()):
        return None
    return next(found[key] for key in ("picked", "then", "is", "told") if found[key])


def unbeliever_behind(text: str) -> tuple[int, str] | None:
    """Where a question ends in a text behind which a sentence names the Unbeliever, and who that is."""
    if _TO_NAME not in text:
        return None
    for mark in _BEHIND.finditer(text, max(0, len(text) - LONGEST)):
        if named := unbeliever_named(text[mark.end() :]):
            return mark.end(), named
    return None
