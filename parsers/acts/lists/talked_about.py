"""Heads of lists of what was only talked about: "Discussed", "Considered and dropped", "Ideas, in no order".

What stands below is what somebody might do. A head of what was agreed or resolved is none of these, and ends such a list.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

_TALKED = (
    r"(?:(?:discuss|debat|consider|weigh|float|moot|reject|contemplat|ponder|brainstorm|suggest|propos|postpon|defer|abandon|mention|rais)ed|voted\s+down|turned\s+down|talked\s+(?:about|over|through)|thought\s+(?:about|of|over)|looked\s+at|kicked\s+around|toyed\s+with|shot\s+down|put\s+off"
    r"|discussions?|deliberations?|debates?|brainstorming|musings|for\s+(?:discussion|debate|consideration|thought)|under\s+(?:discussion|debate|consideration)|up\s+for\s+(?:discussion|debate))"
)
_DROPPED = r"(?:dropped|rejected|refused|declined|abandoned|postponed|deferred|lost|voted\s+down|turned\s+down|put\s+off|not\s+(?:done|decided|agreed|adopted|carried|resolved|taken\s+up))"
_BESIDE = r"(?:\s*[,(–—-]\s*[^:;.!?]{1,60}|\s+(?:at|by|in|with|for|on|over|but|without|only|today|so\s+far|before|again|and)\b[^:;.!?]{0,60})?"
_IDEAS = r"(?:ideas?|thoughts|options?|possibilities|alternatives|suggestions?|what\s+(?:we|I|one|the\s+\w+)\s+(?:could|might|may)(?:\s+do)?|what\s+(?:was|were|is|has\s+been)\s+(?:only\s+)?(?:discussed|debated|considered|talked\s+about|suggested|rejected|voted\s+down|dropped))"
ONLY_TALKED = expression(
    rf"^\W*(?:\d{{1,2}}[.)]\s+)?(?:(?:also|only|merely|just|points?|matters?|things?|items?|motions?|what\s+(?:was|were)|things\s+we|and|but|other|more)\s+){{0,3}}(?:{_TALKED}(?:\s*(?:,|and|but)\s*(?:and\s+|but\s+)?(?:then\s+)?{_DROPPED})?|{_IDEAS}|tabled\s+(?:for|until|till)\s[^:;.!?]{{1,40}}|not\s+(?:adopted|carried|agreed|resolved|decided)|no\s+(?:majority|decision|agreement)|undecided|left\s+open){_BESIDE}\s*:?\s*$",
    re.I,
)


def only_talked_about(text: str) -> bool:
    """Whether a line heads what was talked about and not done."""
    return ONLY_TALKED.match(text) is not None
