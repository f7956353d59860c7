"""Where in a sentence the votes of its author may begin that have no verb of their own."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.words import AT_HEAD
from parsers.lines import ballots
from parsers.lines.fragments import by_another
from parsers.scan import Scan
from parsers.slots.references import LEFT_FIRST, read_refs

VOTES_FOLLOW = expression(
    r"^"
    + AT_HEAD
    + r"(?:mine|my\s+votes?)\s+(?:is|are)\s+(?=[a-z]{3,}\s)|(?<!of\s)\bmy\s+votes\s+(?:are|(?:will|shall)\s+be)\s+(?=[a-z]{3,}\s+(?:on\s+)?#?p?\d)|^\W*(?:vote|my\s+votes?)\s+(?=[a-z]{3,}:\s*(?:#|p)?\d{3})|\bmy\s+votes?\b[^:;.!?]{0,40}:\s+|[,;–—-]\s*(?:and\s+|but\s+)?(?:so|hence|therefore|thus)(?:\s*+,)?\s+(?=[a-z]{3,}\s)"
    r"|^(?:and|so|ok|okay|now|well|fine|anyway|finally|since|because|after|as\s+(?:agreed|promised|announced|discussed|arranged|ordered|usual))\b"
    r"(?![^:]{0,60}\b(?:votes?|says?|said|wrote|voted|(?<!nobody )asked"
    r"|told|think|thinks|wants?|report\w*|announce\w*|count\w*|outcome"
    r"|final|results?|tally|was|were|if|would|like|example|instance)\b)[^:.;!?]{0,60}:\s+"
    r"|(?:\b(?:so\s+)?(?:you(?:['’]ll)?\s+(?:just\s+|only\s+)?get|here['’]s|here\s+is|this\s+is)\s+)?(?:\bthe\s+|\bmy\s+)?\b(?:in\s+(?:short|brief|sum|a\s+word|a\s+nutshell)|(?:short|quick|brief)\s+(?:version|form|answer)|bottom\s+line|here\s+goes(?:\s+nothing)?|without\s+further\s+ado|short\s+and\s+sweet)\s*+:\s+"
    r"|\b(?:votes?|so|so\s+voted|ballot|follows|are|me|mine|voting"
    r"|(?:here|there)\s+(?:they|it)\s+(?:are|is|come|comes|go|goes)(?:\s+(?:once\s+more|again|now|then))?)\s*+:\s+"
)
SET_ASIDE = expression(
    r"\W{0,6}(?:(?:with|and|but|so)\s+)?(?:leaving|putting|setting)\s+(?=[#p]?\d|[\"“]|proposals?\s)"
)
"""The same with words on both sides of it: "Leaving 771 aside, FOR everything"."""
IT_IS = expression(
    r"(?:\s+(?:aside|out|apart|to\s+(?:one|the)\s+side))?\s*(?:,|:|\s[–—-]+)\s+(?:(?:(?:it|that)(?:['’]s|\s+is)|I(?:['’]m|\s+am|\s+say)|my\s+votes?\s+(?:is|are))\s+(?:an?\s+)?)?(?=[A-Z]{3,}\b)"
)
"""Between that and the votes: "Except for 288, it's AGAINST the lot"."""


def beginnings(s: Scan) -> list[int]:
    """The places in a sentence where votes of the author's may begin: at its head, behind words that lead to them."""
    begin = ballots.LEAD.match(s.text)
    led = (m.end() for m in VOTES_FOLLOW.finditer(s.low) if not by_another(s.text[: m.start()]) and not who_votes(s, m))
    return sorted({0, begin.end() if begin else 0, *led, *behind_exception(s)})


def behind_exception(s: Scan) -> list[int]:
    """The place behind what a sentence leaves out in front of its votes: "Apart from 288, AGAINST everything"."""
    left = LEFT_FIRST.match(s.low) or SET_ASIDE.match(s.low)
    named = read_refs(s, left.end(), Slot.PROPOSAL, bare=False, all_but=False)[:1] if left is not None else []
    return [votes.end() for _, end in named if (votes := IT_IS.match(s.text, end)) is not None]


WHO_VOTES = expression(r"(?:^|\W)(?!(?:My|The|Our|These|All|Here)\s)(?:[A-Z][\w'’-]*|he|she|e|they|it|who)\s+$")
"""Before "votes:", whoever does so."""


def who_votes(s: Scan, led: re.Match[str]) -> bool:
    """Whether the words that lead to votes say that somebody else casts them: "By our contract Ivy votes: FOR 402"."""
    return led.group().startswith("votes") and WHO_VOTES.search(s.text, 0, led.start()) is not None
