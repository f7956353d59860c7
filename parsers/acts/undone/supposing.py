"""Suppositions of what others do, or do together with the author, which the sentences behind them go on with: "Suppose
Ann and I both object. Then I resign, ...".
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.clauses.words import AT_HEAD

_NAME = r"(?-i:(?!I\b)[A-Z\d])[\w'’-]*(?:\s(?-i:(?!I\b)[A-Z])[\w'’-]*){0,2}"
_ONE = rf"(?:(?:the\s+|a\s+|an\s+|my\s+|our\s+)?{_NAME}|I|you)"
_SOME = r"(?:(?:all|both|two|three|four|five|most|some|half|none|the\s+(?:two|three|four|rest))\s+of\s+(?:us|them|you)|(?:some|any|every)(?:one|body)(?:\s+else)?|nobody(?:\s+else)?|no\s+one(?:\s+else)?|(?:an?|the|some|any|another|two|three|four|five|no)\s+(?:[a-z-]+\s+){0,2}(?:players?|peps?|ministers?|officers?|priests?|newcomers?|people|others?|of\s+us)|we|they|you|e|he|she)"
_SUPPOSED = expression(
    AT_HEAD
    + r"(?:(?:and|now|so|but|then|well|ok|okay|just)\b[\s,:]*){0,2}(?:let\s+(?:us|me)\s+|let['’]?s\s+|we\s+could\s+)?(?:suppos(?:e|ing)|imagine|assume|pretend|picture|say)\b"
    r"(?:,?\s+(?:just\s+)?for\s+(?:an?\s+(?:moment|minute|second)|(?P<sake>the\s+sake\s+of\s+(?:the\s+)?(?:argument|discussion)|argument['’]?s\s+sake)|example|instance|once|fun),?)?\s+(?:that\s+|how\s+)?"
    rf"(?:{_ONE}(?:(?:,\s+(?:and\s+)?|\s+and\s+|\s+or\s+){_ONE}){{0,6}}|{_SOME})\s+(?:(?:all|both|each|now|then|also|together|never|\w+ly)\s+){{0,2}}(?P<verb>[a-z]+)\b(?![^.;!?]*,\s+(?:then\s+|so\s+)?I\b)",
    re.I,
)
_STATES = frozenset("is are was were has have had does do did".split())
"""Verbs of what is so: it may really be so, and what is done then in earnest."""
_THEN = expression(r"\W*(?:and\s+)?then\b", re.I)


_WHAT_IF = expression(AT_HEAD + r"(?:(?:and|but|so|now)\s+)?what\s+if\s+I\b", re.I)
_LONGEST = 12
"""Sentences of a paragraph that are looked through for its last."""


def supposes_others(c: Context, text: str) -> bool:
    """Whether a sentence supposes a deed, or what is so and what comes of it in the next sentence."""
    if text[:60].lower().find("what if") >= 0 and _WHAT_IF.match(text) is not None:
        return _asks_at_last(c)
    supposed = _SUPPOSED.match(text)
    if supposed is None:
        return False
    verb = supposed["verb"].lower()
    if supposed["sake"] is not None:
        return True
    if verb not in _STATES:
        return verb in c.grammar.verbs or verb in c.grammar.thirds
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    return below is not None and not below.new_paragraph and _THEN.match(c.body, below.start, below.end) is not None


def _asks_at_last(c: Context) -> bool:
    """Whether the paragraph goes on and ends with another question: "What if I leave? I join again. Is that allowed?"."""
    last = None
    for one in c.statements[c.index + 1 : c.index + _LONGEST]:
        if one.new_paragraph:
            break
        last = one
    return last is not None and c.body[last.start : last.end].rstrip().endswith("?")
