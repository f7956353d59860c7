"""Statements of which nothing was read and that have all that an act is about (engine/language.py, `Frame`)."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, is_author
from parsers.acts.texts.heads import text_below
from parsers.clauses import traps
from parsers.clauses.words import ONLY_SPOKEN
from parsers.scan import Scan
from parsers.slots.names import NOT_A_NAME

LONGEST = 240
"""Characters of a statement that may be such an act; longer ones tell stories."""
MOST = 1 << 20
"""More characters than a statement has."""
TALK = expression(
    rf"\b(?:{ONLY_SPOKEN}"
    r"|does|ought|can|cannot|deserves?|wanted|thought|whose|whom|whenever|last\s+(?:n?week|n?day|n?year|night|month|time)|yesterday|ago|previously|already|usually"
    r"|always|every\s+(?:n?day|n?week|time|once|one|other|now)|often|sometimes|currently|yet|tomorrow|soon|later|next|so\s+far|perhaps|probably|hope|hopes|wonder"
    r"|guess|believe|suppose|feel|feels|felt|imagine|remember|recall|know|knows|seems?|looks?|like|likes|love|hate|wish|prefer|agree|disagree|enjoy|worry|fyi"
    r"|btw|reminder|remind|summary|history|example|e\.g|according|reports?|reported|reads?|means?|meant|wrote|writes|asked|asks|told|tells|gave|got|took|made"
    r"|voted|won't|there\s+(?:is|are)|tempting|idea|ideas|refuse|stays|remains|used\s+to|hear|hears|heard|request|requests|take\s+it\s+that|intend(?![^.;]*\b(?:objections?|support))"
    r"|let\s+me\s+be|will|need|needs|try|tried|trying|plan|plans|planned|planning|think|considering|tempted|inclined|leaning|propose\s+that|suggest\w*|recommend\w*"
    r"|please\s+(?:note|remember|vote|support)|thanks?|thank|sorry|congrat\w+|welcome|no\s+(?:one|body|objections?)|nobody|nothing|none|neither|nor|became"
    r"|without\s+(?!(?:any\s+)?objections?\b)|instead\s+of|rather)\b|n['’]t\b|['’](?:d|ll|ve)\b|\?",
    re.I,
)
"""Where the things of an act are only spoken of."""
BIDDEN = expression(r"\W*(?:please\b(?!.*\bmy\b)|(?:make|give|pay|let|do)\s[^.;]*\band\s+I\b)", re.I)
"""What somebody else is asked to do."""
OTHERS = expression(r"\b(?:he|she|they|we|you)\s+(?:(?:also|just|now|only|really)\s+)?[a-z]+", re.I)
OTHER_FIRST = expression(
    r"\W*(?P<who>(?:[Tt]he\s+)?[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)?)\s+(?:has|have|is|[a-z]+s|[a-z]+ed|stood|threw|ate|went|came|sat|told|sent)\s"
)
"""What somebody else does, at the head of a statement."""


def framed(c: Context, s: Scan, start: int = 0, end: int = MOST) -> bool:
    """Whether a statement, or what of it stands between two acts, has all that an act is about and is no talk."""
    if not s.holds(c.grammar.frame_words):
        return False
    said, masked = s.text[start:end], s.mask[start:end]
    if len(said) > LONGEST:
        return False
    if masked.rstrip().endswith(",") or not any(
        s.holds(words) and all(part.search(masked) for part in parts) and (not below or text_below(c))
        for words, parts, below in c.grammar.frames
    ):
        return False
    if TALK.search(masked) or OTHERS.search(masked) or BIDDEN.match(masked):
        return False
    if traps.asks(said) or traps.supposes(masked, s.vocab):
        return False
    if s.holds(traps.CONDITIONS) and traps.conditional(masked):
        return False
    other = OTHER_FIRST.match(said)
    return other is None or is_author(c, other["who"]) or other["who"].lower() in NOT_A_NAME | c.grammar.things
