"""What somebody says beside a deed between its first words, set off by brackets, dashes or commas. All of it is blanked,
so that the deed is read as it would be without; offsets stay true.

    I hereby (and not before time) withdraw 305.
    I withdraw - at last! - proposal 305.
    I, after much thought, and with the blessing of my cat, withdraw 305.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from parsers.order.asides import LIVE

_ADVERBS = r"(?:(?:hereby|herewith|now|also|therefore|thus|then|do)\s+)*"
_SET_OFF = r"(?P<aside>\((?P<one>[^()\d\x00]{2,60})\)|[-–—]{1,2}\s+(?P<two>[^-–—:;.()\d\x00]{2,60}?)[!?]?\s+[-–—]{1,2})"
_BEFORE_VERB = expression(rf"(?<![\w'’])I\s+{_ADVERBS}{_SET_OFF}(?=\s+{_ADVERBS}(?P<verb>[a-z]{{2,14}})\b)", re.I)
_BEHIND_VERB = expression(
    rf"(?<![\w'’])I\s+{_ADVERBS}(?P<verb>[a-z]{{2,14}})\s+{_SET_OFF}(?=\s+(?!(?:but|or|if|unless)\b)[\w#\"“])",
    re.I,
)
_TOLD = expression(
    rf"(?<![\w'’])(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[A-Z][\w'’-]*)\s+(?:[a-z]+ly\s+|have\s+|has\s+|had\s+)?(?:[a-z]{{3,}}ed|gave|given|paid|sent|lent|won|lost|got|took|bought|sold|made|left|withdrew|withdrawn|gives|pays|sends|transfers|withdraws|owes|owe)\s+{_SET_OFF}(?=\s+\S)"
)
"""What is only told: what stands behind the aside belongs to it as well."""
_NOT_NOW = expression(
    r"\b(?:would|might|may|could|should|dreams?|theory|jok(?:e|ing)|kidding|jest|one\s+day|some\s?day|later|tomorrow|soon|yesterday|earlier|once|last\s+\w+|almost|nearly|imagine|pretend\w*|hypothetical\w*|wish|want\w*|tried|used|supposedly|allegedly|virtually)\b"
    r"|\b(?:did|do|does|would|could)(?:n['’]t|\s+not)$|^(?:\w+\s+)?(?:did|do|does|will|shall|have|had|never)$",
    re.I,
)
"""What makes a deed one of another time, or none."""
_LEADING = (
    r"(?:after|with|without|in|by|for|on|under|against|despite|to|at|before|of|having|being|seeing|knowing|feeling)"
)
_TWICE = expression(
    rf"(?<=\bI),\s+(?P<one>{_LEADING}\s[^,;:.!?()\d\x00]{{2,60}}),?\s+(?:and|but|yet)\s+(?P<two>{_LEADING}\s[^,;:.!?()\d\x00]{{2,60}}),(?=\s+{_ADVERBS}(?P<verb>[a-z]{{2,14}})\b)",
    re.I,
)


def without_set_off(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, without such words; `verbs` are those of deeds."""
    for pattern in (_BEFORE_VERB, _BEHIND_VERB) if "(" in text or any(mark in text for mark in _DASHES) else ():
        found = pattern.search(text)
        if found is None or found["verb"].lower() not in verbs or not _idle(found["one"] or found["two"]):
            continue
        start, end = found.span("aside")
        text = text[:start] + " " * (end - start) + text[end:]
    if any(mark in text for mark in _DASHES) and (told := _TOLD.search(text)) is not None:
        start, end = told.span("aside")
        text = text[:start] + " " * (end - start) + text[end:]
    found = _TWICE.search(text) if "I, " in text else None
    if found is None or found["verb"].lower() not in verbs or not (_idle(found["one"]) and _idle(found["two"])):
        return text
    return text[: found.start()] + " " * len(found[0]) + text[found.end() :]


def _idle(aside: str) -> bool:
    """Whether such words leave the deed as it is."""
    aside = aside.replace("why not", "").replace("Why not", "")
    return LIVE.search(aside) is None and _NOT_NOW.search(aside) is None


_DASHES = (" - ", "--", " – ", " — ")
