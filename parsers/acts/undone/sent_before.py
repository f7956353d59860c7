"""Heads that say of the votes behind their colon, or below it, that they were sent at another time.

"I sent in my votes on Monday: FOR 440." · "I have already cast my votes:" · "My votes were:" · "Ivy recorded my votes:"
What was sent before is told and not done. Where its author may send it again by these words - it was lost, or nothing
says when it was cast - it is held.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.body.statements import Statement
from parsers.scan import Scan

SENT_WORDS = frozenset(
    "sent mailed emailed posted handed turned submitted filed delivered lodged dispatched dropped cast gave given put made entered "
    "placed wrote written typed announced went were had been recorded noted counted miscounted lost missed misread got received "
    "printed overlooked logged listed mislaid forgot read send mail post submit hand give".split()
)
"""One of these is in every such head."""
_ADVERBS = r"(?:(?:already|also|once|only|just|duly|even|\w+ly)\s+){0,2}"
_SENDING = r"(?:sent|e-?mailed|mailed|posted|handed|turned|submitted|filed|delivered|lodged|dispatched|dropped|send|mail|post|submit|hand)"
_CASTING = r"(?:cast|gave|given|put|made|entered|placed|wrote|written|typed|announced|recorded)"
_VOTES = r"(?:all\s+(?:of\s+)?)?(?:my|our)\s+(?:(?:own|two|three|four|first|last|old|other|few)\s+){0,2}(?:votes?|ballots?|moves|actions|list|objections?)"
_THESE = r"(?:this|these|that|those|it|them|the\s+(?:following|list|lines|votes))(?:\s+(?:votes?|lines?|list))?"
_PAST = (
    r"(?:on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last\s+(?:n?week|n?day|night|month|year|time|\w+day)|this\s+morning|the\s+other\s+n?day"
    r"|earlier|previously|already|before|(?:a|an|one|two|three|some|few|several|many|\d+)\s+(?:hours?|minutes?|n?days?|n?weeks?|months?)\s+ago|long\s+ago)"
)
_BEGINS = rf"\W*(?:(?:and|well|oh|wait|hey|hm+|yes|no|look|ok|okay)\b[\s,!.]*){{0,2}}(?:(?P<first>{_PAST})[\s,]+)?"
_BY_ME = expression(
    rf"{_BEGINS}(?:I|we)(?P<have>['’](?:ve|d)|\s+(?:have|had|did))?\s+{_ADVERBS}(?:(?P<sending>{_SENDING})|{_CASTING})"
    rf"(?:\s+(?:in|off|over|out|down|you|(?-i:[A-Z])\w+)){{0,2}}\s+(?:(?P<votes>{_VOTES})|{_THESE})\b",
    re.I,
)
"""Begins with what the author sent or cast himself."""
_WENT = expression(
    rf"{_BEGINS}{_VOTES}(?:\s+(?:of|from|on|in|for)\s[^:,;.]{{1,30}}?)?\s+(?:went\s+(?:in|out|off)|were|had\s+been|(?:have|were|had)(?:\s+been)?\s+{_ADVERBS}{_SENDING})\b(?!\s+(?:never|not|due|late|too|lost|so|to)\b|n['’]t)",
    re.I,
)
"""Begins with where the author's votes went, or what they were."""
_BY_OTHERS = expression(
    rf"{_BEGINS}(?:you|he|she|they|e|(?:the\s+)?(?-i:(?!I\b)[A-Z])[\w'’-]+)\s+(?:(?:has|have|had|must\s+have|seems?\s+to\s+have)\s+)?{_ADVERBS}"
    rf"(?:recorded|noted|counted|miscounted|misread|got|received|printed|logged|listed|put|entered|wrote|read)\s+(?:down\s+)?{_VOTES}\b",
    re.I,
)
"""Begins with what somebody did with them."""
_LOST = expression(
    rf"{_BEGINS}(?:(?:I|you|he|she|they|e|(?:the\s+)?(?-i:[A-Z])[\w'’-]+)\s+{_ADVERBS}(?:lost|missed|overlooked|mislaid|forgot)\s+{_VOTES}|{_VOTES}\s+(?:was|were|got|have\s+been)\s+(?:lost|missed|overlooked|mislaid|forgotten|not\s+counted)\b)",
    re.I,
)
"""Begins with votes that were lost: they may be sent again, or only told."""
_TO_COME = expression(
    rf"{_BEGINS}(?:I|we)(?:['’]ll|\s+(?:will|shall|am\s+going\s+to|are\s+going\s+to))\s+{_ADVERBS}(?:send|mail|post|submit|hand|cast|give)\b[^:]{{1,60}}?\b(?:tomorrow|tonight|later|soon|eventually|next\s+(?:n?week|n?day|time|\w+day)|on\s+n?day\s+\d+|on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|in\s+the\s+(?:morning|evening))\b",
    re.I,
)
"""Begins with votes that will be sent later."""
_HEAD = expression(r"[^:]{4,160}:(?=\s|$)")
_PLAIN_REST = expression(
    rf"(?:\s+{_PAST}|\s+(?:to|in|by|with|on|for|at|from|of|through)\s(?:(?!\b(?:I|we|wrong|error|mistake|vain)\b)[^:;,.!?]){{1,30}}?|\s+wrong(?:ly)?|\s+(?:as|to\s+be))?(?:\s+{_PAST})?"
    r"(?:,?\s*(?:(?:and\s+)?(?:they|these)\s+(?:were|read|said|went)|as\s+follows|so|thus|like\s+this|namely|i\.\s?e\.|that\s+is|by\s+the\s+way))?\s*:",
    re.I,
)
"""Behind these: no more than when, where and how they were sent."""
_TURNS = expression(
    r"\b(?:but|so|now|here|hereby|again|once\s+more|therefore|hence|thus|instead|repeat\w*|resend\w*|today['’]s|change[ds]?|corrected)\b(?!\s*:)",
    re.I,
)
"""Comes from what was sent to what is sent with this mail."""
SENT_AGAIN = "sent at another time, or now"


def sent_before(c: Context, st: Statement, s: Scan) -> bool:
    """Whether the head of a statement says that what follows was sent before; held if it may be sent again."""
    head = _HEAD.match(c.plain) if s.holds(SENT_WORDS) else None
    if head is None or _TURNS.search(c.plain, 0, head.end()):
        return False
    mine = _BY_ME.match(c.plain, 0, head.end())
    if _LOST.match(c.plain, 0, head.end()) or _TO_COME.match(c.plain, 0, head.end()):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), SENT_AGAIN)
        return True
    told = mine or _WENT.match(c.plain, 0, head.end()) or _BY_OTHERS.match(c.plain, 0, head.end())
    if told is None:
        return False
    past = re.search(_PAST, head[0], re.I) is not None
    if mine is not None and not past and not mine["votes"]:
        return False  # "I wrote this in a hurry:"
    if mine is not None and not past and not mine["sending"] and not mine["have"]:
        return False  # "I cast my votes:"
    certain = past or mine is None or mine["sending"] is not None
    if not certain or _PLAIN_REST.fullmatch(c.plain, told.end(), head.end()) is None:
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), SENT_AGAIN)
    return True
