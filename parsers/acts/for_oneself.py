"""Where somebody who acted for an entity says that he acts for himself again."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.entities import KINDS
from parsers.clauses.words import AT_HEAD

FOR_ONESELF = expression(
    r"\W*(?:and\s+|now\s+|then\s+)?(?:(?:acting|speaking)\s+)?(?:(?:for|as)\s+(?:myself|me)|on\s+my\s+own(?:\s+behalf)?|in\s+my\s+own\s+name)(?:\s+(?:again|now|only|alone))?\s*[:;]",
    re.I,
)
"""A head behind which the author acts for nobody else any more: "Acting for myself:"."""

_ME = r"(?:(?:from|by|for|of|on|in|as|to)\s+)?(?:(?:me|myself|mine)\b(?!\s+(?:and|or)\b)|(?:only\s+|just\s+)?my\s+(?:own|private|personal)\b)"
ONESELF_AGAIN = expression(
    AT_HEAD + r"(?:"
    rf"(?:the\s+(?:rest|remainder|following|next|last|remaining|other)\b|what\s+follows|everything\s+(?:else|below|after|that\s+follows)|all\s+(?:else|below|that\s+follows)|from\s+(?:here|now|this\s+point)(?:\s+on(?:wards?)?)?|below|hereafter|this\s+(?:one|part|bit)|(?:that|so\s+much)\s+(?:was|is|concludes|for)\b[^;:.!?]{{2,60}}[;,:–—-]+\s+(?:and\s+|but\s+)?(?:now\s+)?(?:the\s+(?:rest|following|next)\b|this\b|what\s+follows))[^;:.!?]{{0,60}}?\b(?:is|are|comes?|goes|speak(?:ing)?|act(?:ing)?|do|write|writing|was|will\s+be)\b[^;:.!?]{{0,30}}?\s(?:{_ME}|not\s+(?:from|by|for|of|on\s+behalf\s+of|in\s+the\s+name\s+of)\s)"
    rf"|(?:now\s+)?(?:I\s+)?(?:(?:speak|act|am|continue|go\s+on)(?:ing)?|speaking|acting|writing)\s+(?:now\s+|again\s+|only\s+|once\s+more\s+)*(?:for|as|in|on)\s+(?:myself\b|my\s+own\b)"
    rf"|so\s+much\s+for\s+(?:the|its?)\b|(?:that(?:['’]s|\s+(?:was|is|concludes|ends|does\s+it\s+for))|end\s+of)\s+(?:all\s+(?:for|from)\s+)?(?:the\s+)?(?:{KINDS}|corporate|business)\b"
    r"|(?:none\s+of\s+)?(?:this|the\s+following)\s+is\s+not\s+(?:from|by|for|of|on\s+behalf\s+of|in\s+the\s+name\s+of)\s)",
    re.I,
)
"""A sentence or a head that says that its author acts for himself again: "The rest of this is from me"."""


def for_oneself_again(text: str) -> bool:
    """Whether the author says that he acts for nobody else any more."""
    return (":" in text and FOR_ONESELF.match(text) is not None) or ONESELF_AGAIN.match(text) is not None
