"""The marks of transactions in words: what says that one begins or ends, and does no more than that."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.words import OFTEN

_HERE = r"(?:here(?:with|by)?|now|hereby|(?:right\s+)?(?:here|now|below)|at\s+this\s+point|(?:on|with)\s+the\s+next\s+line|below\s+this\s+line|with\s+this(?:\s+line)?)"
_KIND = r"(?:(?:single|whole|inner|outer|nested|first|second|third|fourth|next|last|other|main|little|big|small|short|new|atomic|entire|present)\s+){0,2}"
_NAMED = r"(?:(?:the|a|an|my|this|that|our|one|another)\s+)?"
_TRANSACTION = rf"{_NAMED}{_KIND}(?:sub-?)?transaction(?:\s+of\s+(?:mine|my\s+own))?"
_ONE = rf"(?:{_TRANSACTION}(?:\s+(?:(?:no\.?|number|nr\.?)\s*)?(?:#?\w{{1,3}}|three|four|five))?)"
_AND_SO = r"(?:(?:and|then|so|here)\s+)?"
_I = rf"{_AND_SO}I\s+{OFTEN}"
_BEGINS = r"(?:begins?|beginning|starts?|starting|opens?|commences?|(?:is\s+)?(?:now\s+)?open)"
_ENDS = r"(?:ends?|closes?|closed|stops?|finishes|concludes|is\s+(?:over|closed|at\s+an\s+end|done|complete|completed|finished|ended))"

TX_START = expression(
    rf"[\W_]*(?:{_HERE}\s+{_BEGINS}\s+{_ONE}|{_HERE}\s+{_ONE}\s+{_BEGINS}|{_ONE}[\s:,(\[–—-]+{_BEGINS}(?:\s+{_HERE})?"
    rf"|{_I}(?:begin|start|open|enter)\s+{_ONE}(?:\s+{_HERE})?(?:,\s(?:to|in|for|with|as|so|which|whose|all\s+of\s+which)\b[^.;:!?]{{1,80}})?"
    rf"|(?:the\s+following|what\s+follows|this|below)\s+(?:is|forms|makes\s+up)\s+{_TRANSACTION}[,;:–—\s-]+(?:(?:and|which|that|it)\s+){{0,2}}{_BEGINS}\s+{_HERE}"
    rf"|I\s+{OFTEN}(?:do|perform)\s+(?:the\s+following|what\s+follows|this|these\s+things)\s+(?:as|in|within)\s+{_TRANSACTION}[,;:–—\s-]+(?:and\s+)?(?:which|that|it)\s+{_BEGINS}\s+{_HERE}"
    rf"|{_ONE}\s+from\s+here(?:\s+on)?|(?:(?:this|here)\s+is\s+)?(?:the\s+)?(?:begin(?:ning)?|start|open)(?:\s+of)?\s+{_ONE}(?:\s+{_HERE})?)(?:\s*\([^()]{{1,60}}\))?[\W_]*",
    re.I,
)
"""Begins one."""
TX_END = expression(
    rf"[\W_]*(?:{_AND_SO}{_HERE}\s+{_ENDS}\s+{_ONE}|{_HERE}\s+{_ONE}\s+{_ENDS}|{_HERE}\s+it\s+{_ENDS},\s+{_ONE}"
    rf"|{_I}(?:end|close|finish|complete|conclude|commit)\s+{_ONE}(?:\s+{_HERE})?"
    rf"|{_ONE}\s+(?:up\s+|down\s+)?to\s+here|that\s+(?:was|is|concludes|completes|ends|closes)\s+(?:the\s+end\s+of\s+)?{_ONE}|(?:so|thus)\s+{_ENDS}\s+{_ONE}|{_ONE}[\s:,(\[–—-]+{_ENDS}(?:\s+{_HERE})?"
    rf"|(?<=[/\\])transaction|(?:(?:and\s+)?(?:this|that|here)\s+is\s+)?(?:the\s+)?(?:end|stop|close|finish|conclude|commit|complete)(?:\s+of)?\s+{_ONE}(?:\s+{_HERE})?)(?:\s*\([^()]{{1,60}}\))?[\W_]*",
    re.I,
)
"""Ends one."""
TX_HEAD = expression(
    r"(?![^\w\n]{0,10}[/\\])[\W_]*(?:(?:the|this|my|a|one|as\s+(?:a|one)|in\s+(?:a|one)|the\s+following\s+(?:is|forms)\s+(?:a|one))\s+)?(?:single\s+)?transaction(?:\s+(?!end)\w{1,3})?[\W_]*",
    re.I,
)
"""A line that heads one whose end is marked."""
IT_ENDS = expression(
    rf"[\W_]*{_AND_SO}(?:(?:{_HERE}|so|thus)\s+it\s+{_ENDS}|{_HERE}\s+{_ENDS}\s+it|it\s+{_ENDS}(?:\s+{_HERE}))[\W_]*",
    re.I,
)
"""Ends one that is open."""
PLAIN_END = expression(r"\W{0,12}(?:END|End|COMMIT|[Cc]ommit)\W{0,12}")
"""The same in one word."""


def is_mark(line: str) -> bool:
    """Whether a line is no more than the mark of a transaction."""
    return "ransaction" in line.lower() and (TX_START.fullmatch(line) or TX_END.fullmatch(line)) is not None
