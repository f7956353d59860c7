"""Heads of lists of what is still to be done some time: a slip on the fridge, chores for the weekend, what is put off.

"Here's what is on the fridge door for when I get round to it:" · "Things I keep putting off:" · "Not to be forgotten:".
What such a list says is done by nobody yet, unless its head goes on to say that it is done now.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

_TIME = r"(?:the\s+|some\s+|more\s+|enough\s+)?time|(?:a|an|one|some)\s+(?:(?:free|spare|quiet|idle|dull|slow|long)\s+)?(?:minute|moment|hour|day|n?day|evening|afternoon|weekend)|nothing\s+(?:better|else)|the\s+(?:nerve|energy|courage|money|strength)"
_WHEN_I = rf"\b(?:when(?:ever)?|if|once|as\s+soon\s+as|until|till|the\s+day)\s+I\s+(?:(?:ever|finally|next|can|should)\s+)?(?:gets?\s+(?:a)?round\s+to|gets?\s+to\b|find\s+(?:{_TIME})|(?:have|get)\s+(?:{_TIME})|am\s+(?:back|bored|free|home|less\b|older|rich)|['’]m\s+(?:back|bored|free|home|less\b|older|rich)|feel\s+(?:like|up\s+to)|be\s+bothered|retire|remember)"
_SLIP = r"\b(?:is|are|['’]s|hangs?|hanging|sticks?|stuck|pinned|taped|written|scribbled|scrawled|chalked|noted|goes|on\s+the\s+(?:list|note|slip))\b[^.;:!?]{0,30}?\b(?:on|to|at|by|above|over|in)\s+(?:the|my|our)\s+(?:(?:back\s+of\s+(?:my|the|an?)|inside\s+of\s+the|\w+)\s+){0,2}(?:fridge|door|wall|monitor|screen|(?:black|white|notice|pin|cork)?\s?board|mirror|calendar|hand|desk|lampshade|napkin|envelope|notebook|notepad|pad|diary|knotted\s+handkerchief)"
_MUST_NOT_FORGET = r"\b(?:must|should|may|can|ought\s+to|want\s+to|need\s+to)\s*(?:not|n['’]t|never)?\s+(?:forget|remember)\b|\b(?:not\s+to\s+(?:be\s+)?(?:forget|forgotten)|to\s+be\s+remembered|lest\s+I\s+forget|so\s+(?:that\s+)?I\s+(?:won['’]t|don['’]t|do\s+not)\s+forget)\b"
_PUTTING_OFF = r"\b(?:keep(?:s)?|am\s+(?:still\s+)?|['’]m\s+(?:still\s+)?|have\s+been|['’]ve\s+been)\s*(?:putting\s+off|postponing|meaning\s+to\s+do|forgetting)\b|\b(?:never|not|n['’]t)\s+(?:yet\s+)?(?:got|gotten|get|found|find)\s+(?:(?:a)?round\s+to|(?:the\s+)?time\s+for)\b|\bstill\s+(?:have|need)\s+to\s+do\b|\bstill\s+to\s+(?:be\s+done|do)\b"
_SOME_TIME = r"\b(?:sooner\s+or\s+later|one\s+of\s+these\s+(?:fine\s+)?days|some\s+time\s+or\s+other|some\s?day\s+soon|by\s+and\s+by|in\s+the\s+fullness\s+of\s+time|in\s+my\s+(?:old\s+age|retirement|next\s+life))\b"
_CHORES = r"^\W*(?:(?:my|the|our|some|more|other|here\s+are|a\s+list\s+of|list\s+of|household)\s+){0,3}(?:chores|errands|to-?dos?|tasks|jobs|reminders?|memos?|bucket\s+list|(?:to-?do|shopping|wish)\s*list)(?:\s+list)?\s+(?:for|of)\s+(?:the\s+|my\s+)?(?:next|coming|weekend|holidays?|tomorrow|later|rest|summer|winter|spring|autumn|long\s+run|future)\b"
_PUT_OFF = expression(
    "|".join((_WHEN_I, _SLIP, _MUST_NOT_FORGET, _PUTTING_OFF, _SOME_TIME, _CHORES)),
    re.I,
)
_DONE_NOW = expression(
    r"\b(?:hereby|herewith|at\s+last|finally|no\s+longer|no\s+more|any\s+longer)\b|\b(?:now|today)\s*(?:done|I\s+do|do|take|perform)\b|\b(?:do|done|perform|take)\s+(?:them\s+|it\s+)?(?:all\s+)?(?:now|today|here)\b",
    re.I,
)
"""In such a head: it is done after all."""


def put_off(text: str) -> bool:
    """Whether the head of a list says that what it lists is still to be done some time."""
    return _PUT_OFF.search(text) is not None and _DONE_NOW.search(text) is None
