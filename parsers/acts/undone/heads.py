"""Heads by which whole sentences below them, in which the author says what he does, are not done now: he takes them back
or tells them again, shows what somebody might write, or waits for something first.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.undone.unmeant import BELOW_DRAFT
from parsers.clauses import traps

_TAKEN_BACK = (
    r"\b(?:take|taking)\s+(?:(?:it|them|all|this|that|these|the\s+following|my\s+\w+)\s+){0,2}back\b|\b(?:withdraw|retract|cancel|undo|revoke|annul|disregard|ignore|void)(?:ing)?\s+(?:all\s+(?:of\s+)?)?"
    r"(?:these|those|this|the\s+following|my\s+(?:\w+\s+)?)(?:\s*(?:mails?|messages?|posts?|actions?|acts?|deeds?|statements?))?(?=\W|\s+(?:from|of|in)\b)"
)
_TOLD_AGAIN = (
    r"^\W*(?:(?:to|a|quick|short|brief|just|so)\s+)*(?:recap|sum\s+up|summari[sz]e|summary|recapitulat\w+)\b|\b(?:in|from)\s+my\s+(?:last|previous|earlier|other|first)\s+(?:e-?mail|mail|message|post|note)\b"
    r"|\bwhat\s+(?:happened|(?:(?-i:[A-Z])\w+|he|she|they|you|we)\s+(?:should|could|would|did|does|wrote|said|meant|wants?|wanted))\b"
)
_UNDONE = expression(rf"{_TAKEN_BACK}|{_TOLD_AGAIN}", re.I)
"""In a head: what the lines below it say is taken back, or told once more."""
_SHOWN = expression(
    r"\b(?:typical|usual|standard|model|sample|newbie|famous|fictional|imaginary|hypothetical|his|her|their|eir|(?-i:[A-Z])[\w-]+['’]s)\s+(?:\w+\s+){0,2}?(?:mails?|messages?|posts?|words|lines?)\b[^:]{0,30}:\s*$"
    r"|\bfrom\s+the\s+(?:archives?|logs?)\b[^:]{0,30}:\s*$"
    r"|\b(?:examples?|last\s+words|transcript|excerpts?|extracts?|quotes?|quotations?|samples?|specimens?)(?:\s+(?:of|by|for)\s[^:]{1,30})?\s*:\s*$"
    r"|^\W*(?:an?\s+|the\s+|my\s+|famous\s+)?(?:overheard|translation|lyrics|songs?|captions?|questions?|test(?:\s+case)?|hypothesis|fiction|story|script|scene|sketch|poems?|limericks?|haikus?|riddles?|quiz|headlines?|slogans?|mottos?|graffiti|fortune|ad|advert|horoscope)(?:\s+(?:\d+|of\s+the\s+\w+))?\s*:\s*$",
    re.I,
)
"""In a head: the lines below it are words that are shown, or somebody's who is not the author."""
_IF_NOBODY = r"\bif\s+(?:nobody|no\s+one)\b[^:]*\bI(?:['’]ll|\s+will|\s+shall)\b[^:]*:\s*$"
IF_NOBODY = expression(_IF_NOBODY, re.I)
_LATER = expression(
    r"^\W*(?:after|when(?:ever)?|once|as\s+soon\s+as)\s+(?!(?:I|all|that|this)\b)(?:[^\s:,]+\s+){1,6}?(?:is|are|has|have|starts?|begins?|ends?|opens?|closes?|comes?|goes|passes|gets|fails?|returns?|\w+ed)\b[^:]{0,60}:\s*$"
    r"|^\W*(?:sometime|some\s?day|eventually|maybe|perhaps|possibly|one\s+of\s+these\s+days)\b[^:]{0,30}:\s*$"
    rf"|{_IF_NOBODY}",
    re.I,
)
"""A head whose lines wait for something, or for no time that it names."""
_I_DO = expression(r"\W*I(?:['’]m|\s+(?:hereby|also|now))?\s+[a-z]")


def undone_by_head(c: Context, text: str) -> str:
    """Why lines in which the author says what he does are not done, by the line with a colon right above them."""
    below = c.statements[c.index + 1 : c.index + 2]
    if not text.endswith(":") or not below or _I_DO.match(c.body, below[0].start, below[0].end) is None:
        return ""
    if _LATER.search(text):
        return "condition"
    shown = _UNDONE.search(text) or _SHOWN.search(text) or traps.UNDONE_HEAD.match(f"{text} I do")
    return BELOW_DRAFT if shown else ""
