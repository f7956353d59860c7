"""Newspapers in which players tell of the game: behind the heads of their columns, and under the title of one in which
nobody speaks of himself, nothing is done. An officer who calls his report a gazette says in it what he does.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses.words import AT_HEAD
from parsers.scan import Scan

_NAMES = (
    "gazette intelligencer herald tribune courier bugle observer examiner sentinel telegraph inquirer enquirer".split()
)
_DAILY = r"(?:daily|evening|morning|weekly|sunday)"
_TITLE = expression(
    rf"^[^\w\n]{{0,10}}(?:\[[\w-]+\][ \t]*)?(?:(?:(?:the|our)[ \t]+)?(?:(?-i:[A-Z])[\w'’.-]*[ \t]+(?:of[ \t]+(?:the[ \t]+)?|and[ \t]+)?){{0,4}}?(?=(?-i:[A-Z]))(?:{'|'.join(_NAMES)})\b|the[ \t]+{_DAILY}[ \t]+(?-i:[A-Z])\w+)(?:[ \t]+of[ \t]+(?-i:[A-Z])\w+)?(?:[ \t]*[,:;(–—-][^.!?\n]{{0,60}}|\.[ \t]+(?:price|issue|vol\w*|no|number|edition|printed|published)\b[^\n]{{0,60}})?[^\w\n]*$",
    re.I | re.M,
)
"""The title of a newspaper alone on its line, with its number or date: "THE SPOON GAZETTE, issue 4"."""
_TITLE_WORDS = frozenset({*_NAMES, "daily", "evening", "morning", "weekly", "sunday"})
_COLUMN = expression(
    AT_HEAD
    + r"(?:sports?(?:\s+(?:news|results|pages?|section|desk))?|weather(?:\s+(?:report|forecast))?|breaking(?:\s+news)?|news\s+in\s+brief|(?:local|late|foreign|court|shipping)\s+news|society\s+pages?|(?:the\s+)?gossip(?:\s+column)?|obituar(?:y|ies)|classifieds?|small\s+ads|stop\s+press|letters\s+to\s+the\s+editor|court\s+circular|births|deaths|marriages|finance|fashion|traffic|lost\s+and\s+found|front\s+page|page\s+(?:one|two|three|\d))\s*:\s",
    re.I,
)
"""The head of a column in one."""
_COLUMN_WORDS = frozenset(
    "sport sports weather breaking news pages page gossip obituary obituaries classifieds classified ads press letters circular births deaths marriages finance fashion traffic lost".split()
)
_HOW_IT_IS = frozenset({"is", "has", "does", "was"})
_OWN = frozenset({"i", "me", "my", "mine", "myself", "we", "our", "hereby", "herewith"})
"""One of these is where the author speaks of himself."""


def in_paper(c: Context, st: Statement, s: Scan, text: str) -> bool:
    """Whether a newspaper tells what the statement says."""
    if s.holds(_OWN):
        return False
    if ":" in text and s.holds(_COLUMN_WORDS) and _COLUMN.match(text) is not None:
        return True
    if not c.words.isdisjoint(_TITLE_WORDS) and _below_headline(c) and s.holds(c.grammar.thirds) and _titled(c, st):
        return True
    return (
        not c.words.isdisjoint(_TITLE_WORDS)
        and _OWN.isdisjoint(c.words)
        and s.holds(c.grammar.thirds - _HOW_IT_IS)
        and _titled(c, st)
    )


_HEADLINE = expression(r"(?=.*[A-Z]{3})[A-Z][A-Z\d'’,& -]{2,40}\.\s*")
"""The head of a column in capitals, before what it tells: "SPORT. Ignatz wins Conkers."."""


def _below_headline(c: Context) -> bool:
    """Whether the sentence before is such a head."""
    above = c.statements[c.index - 1] if c.index else None
    return above is not None and _HEADLINE.fullmatch(c.body, above.start, above.end) is not None


def _titled(c: Context, st: Statement) -> bool:
    """Whether the title of a newspaper stands above, or is the subject."""
    if c.paper is None:
        title = _TITLE.search(c.layout.live)
        c.paper = 0 if _TITLE.search(c.subject) is not None else title.end() if title is not None else len(c.body)
    return c.paper <= st.start
