"""What the words around a deed hide from every other reader, and what is reported of it (parsers/acts/held/unread.py).

Figgis is usurped by me.                       the author stands behind the verb
Business stands empty, so I move in at m60.    a clause of his own, and a thing of the game in it
The Reward, herewith set to m40, is low.       "hereby" and its kin, wherever they stand
In September it gets SHELVE.                   a vote in capitals where votes are cast
"""

# ruff: noqa: E501 - a list of words is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.hereby import HEREBY
from parsers.clauses.words import AT_HEAD, ME, ONLY_SPOKEN
from parsers.scan import LOUD, Scan
from parsers.search.worded import Worded

MOST = 8
"""Clauses of a statement that are looked at."""
HERE = expression(r"\bhere(?:by|with)\b(?!\s+hangs\b)", re.I)
HABIT = Worded(
    r"\b(?:every\s+(?:\w+\s+)?(?:time|once|so|now|n?days?|n?weeks?|n?years?|months?|morning|evening|night)|whenever|usually|always|often|sometimes|generally|each\s+(?:nweek|week|time|day)|(?:on|at)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b",
    "every whenever usually always often sometimes generally each mondays tuesdays wednesdays thursdays fridays saturdays sundays",
    re.I,
)
HALF = Worded(
    r"\b(?:anyone|nobody|no\s+one|somebody|someone|usually|mostly|as\s+a\s+rule|these\s+days|too\s+(?:much|many|often)|so\s+(?:many|often)|since\s+\w+|for\s+(?:years|weeks|ages|months))\b",
    "anyone nobody one somebody someone usually mostly rule days much many often since years weeks ages months",
    re.I,
)
"""Tells of habits."""
AMONG_FRIENDS = Worded(
    r"\bhere(?:by|with)\s+(?:[a-z]+ly\s+)?(?:declare|thank|apologi[sz]e|promise|salute|greet|swear|bow|confess|admit|wish|hope|congratulate|welcome|note|nominate\s+myself\s+for|challenge\s+(?:you|any)|protest|bless|curse|forgive|invite|ignored?|noted|forgiven|thanked)\b"
    r"|\b(?:matter|discussion|debate|topic|thread|subject|story|tale)\b",
    "hereby herewith matter discussion debate topic thread subject story tale",
    re.I,
)
"""What "hereby" does only among friends, or with what they talk about."""
BY_ME = Worded(
    r"\b(?:is|are|gets?)\s+(?:(?:here(?:by|with)|now|also|duly|[a-z]+ly)\s+){0,2}(?:[a-z]+(?:ed|en|wn|id|ld)|done|sent|put|set|cut)\b[^,;:.!?]{0,30}?\sby\s+"
    + ME
    + r"\b",
    "by",
    re.I,
)
OWN_CLAUSE = expression(
    r"(?:[,;:]\s+|[.–—-]\s+|\s\(|\b(?:and|so|but|then|hence|therefore|thus)\s+)(?:(?:and|so|but|then|now|also)\s+)?(?=I\s)"
)
"""Before a clause of the author's own."""
MOVES = expression(
    r"I\s+(?:(?:hereby|now|also|then|therefore|thus|gladly|happily|duly|[a-z]+ly)\s+){0,2}(?P<verb>[a-z]+)\s(?P<rest>[^,;:.!?]*)"
)
SUM = expression(r"(?<![\w-])(?:m\s?\d{1,6}|\d{1,6}\s?m)(?![\w-])", re.I)
OFFICE = expression(
    r"\b(?:as|over|up|back)\s+(?:the\s+)?(?:(?:vacant|empty)\s+)?Minist(?:ry|er)\b|\bMinistry\s+of\s+[A-Z]"
)
STATES = frozenset(
    "have need owe want bet wonder remember count see cost earn lose spend spent lost had was were could would should might "
    "may can must will am do did get got make made own hold hear heard save saw paid gave took said told asked went thought "
    "find found miss love hate regret call value charge ask demand offer propose suggest prefer expect reckon guess doubt "
    "intend plan called wrote meant sold bought chose kept left met won knew thought began brought fell felt flew forgot grew read ran sat stood swore taught threw "
    "know mean believe think say tell hope fear understand agree read notice note admit feel like dislike enjoy".split()
)
"""Verbs behind which a sum or an office is only spoken of."""
TALKED_OF = expression(
    rf"\b(?:{ONLY_SPOKEN}"
    r"|ought|deserves?|deserved|voted|vote[sd]?\s+by|has|wanted|thought|because|since|perhaps|probably|likely|no|results?|tally|passed|failed|means?|word|words"
    r"|every|each|leaning|inclined|tempted|considering|going|will|your|his|her|eir|their)\b|n['’]t\b|['’]d\b|\?",
    re.I,
)
"""Where a vote is only spoken of."""
CAMPAIGN = expression(
    r"\W*(?:(?:please|pls|plz|kindly|so|and|now|do|go|come\s+on|everybody|everyone|all\s+of\s+you|you\s+all|folks)\b,?\s+)*(?:vote|support|go)\s[^.;:!?]{0,60}?\b(?:every(?:body|one)|folks|people|guys|friends|y['’]?all|you(?:\s+all)?|all\s+of\s+you)\b",
    re.I,
)
"""Asks others for their votes."""
VOTING = expression(
    r"\b(?:I|[Ii]t|mine|my|me|[Tt]his|[Tt]hat|both|these|those|one|two|the\s+(?:first|second|third|last|other|latter|former))\b"
)
LONGEST_SUM = 300
"""Characters of a statement in which a sum for somebody is one that he gets."""
_SUM = r"(?P<{0}>[mM]\s?\d{{1,6}}|\d{{1,6}}\s?[mM]\b|(?:\d{{1,6}}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|the|this|another)\s+(?:(?-i:[A-Z])[a-z]+\s+){{0,2}}(?:of\s+)?(?:macks?|mackerel|fish))(?![\w-])"
GIVEN_SUM = Worded(
    rf"\b{_SUM.format('sum')}[^,;:.!?]{{0,30}}?[\s,]+(?:to|for|unto|upon|into|→|->)\s+(?:the\s+)?(?!(?-i:Ministr|Reward|I\b))(?-i:[A-Z])\w"
    rf"|(?:^|[,;:]\s|\b(?:and|so)\s){AT_HEAD}(?:to|for|unto|upon)\s+(?:the\s+)?(?-i:[A-Z])[\w'’-]*(?:\s[\w'’-]+){{0,3}}?\s*[,:–—-]*\s*{_SUM.format('for')}",
    "m mack macks mackerel fish",
    re.I,
)
"""A sum and for whom, or for whom and a sum."""
CLAUSES = expression(r"[;:.!?(]|,\s|\s[–—-]+\s|\b(?:and|but|so|because|since)\b", re.I)
SPOKEN_OF = expression(
    rf"\b(?:{ONLY_SPOKEN}"
    r"|has|have|does|do|can|will|shall|going|owes?|owed|worth|costs?|prices?|rewards?|salary|pay|paid|fines?|fined|sold|sells?|sale|buys?|bought|bids?|offers?"
    r"|offered|asks?|needs?|gave|sent|got|gets?|receives?|received|earn\w*|won|wins?|loses?|lost|total|balance|per|each|every|because|since|perhaps|no|rules?"
    r"|proposal|hopes?|instead|reminder|debt|loan|thanks|you|your|yesterday|last|nweek|ago|still|propos\w+|suggest\w*|recommend\w*|imagine|suppose|whoever|asked"
    r"|gives|sends|transfers|hands|pays|grants|donates|awards|moves)\b|n['’]t\b|['’](?:d|ll)\b|\?",
    re.I,
)
"""Where a sum is only spoken of."""
NUMBERED = expression(r"(?<![\w.,:/-])[#pP]?\d{2,6}(?![\w%:/-])")
CALLED_FOR = expression(
    r"(?:^|[,:;.!]\s+)\W*(?:and\s+|please\s+|do\s+|so\s+)*vote\s|\b(?:intend|plan|recommend\w*|voting|asked|whoever|got|some\s+other\s+time|you|from\s+(?!me\b)(?-i:[A-Z])\w+|(?-i:[A-Z])[\w’-]+\s+votes|temptation|tempting|case|arguments?|reasons?|please)\b|FOR\s+FREE",
    re.I,
)
"""A vote that others are asked for, or that is only thought of."""
LONGEST_VOTE = 100
"""Characters of a statement in which a vote in capitals is one."""


def overlooked(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a statement of which nothing was read does something in words that no reader knows."""
    said = s.mask
    if sums(c, s) and not (traps.asks(s.text) or traps.supposes(said, s.vocab)):
        return True
    if traps.asks(s.text) or traps.NEGATION.search(said, s.vocab) or traps.supposes(said, s.vocab):
        return False
    if s.holds(traps.CONDITIONS) and traps.conditional(said):
        return False
    if AMONG_FRIENDS.search(said, s.vocab) is not None or CAMPAIGN.match(said) is not None:
        return False
    if s.holds(HEREBY) and HERE.search(said) and HERE.search(c.body, st.start, st.end):
        return True
    return BY_ME.search(said, s.vocab) is not None or moves(s) or votes(c, s, said)


def moves(s: Scan) -> bool:
    """Whether a clause of the author's own tells of a sum or an office with a verb by which something is done."""
    if "i" not in s.vocab:
        return False
    said = s.mask
    starts = [0, *(found.end() for found, _ in zip(OWN_CLAUSE.finditer(said), range(MOST), strict=False))]
    for start in starts:
        deed = MOVES.match(said, start)
        if deed is None or deed["verb"] in STATES or deed["verb"].endswith("ed"):
            continue
        told = traps.REPORTED.search(said[:start]) is not None
        if not told and (SUM.search(deed["rest"]) or OFFICE.search(deed["rest"])):
            return True
    return False


def sums(c: Context, s: Scan) -> bool:
    """Whether a clause without a verb that tells of one names a sum and whose it is to be."""
    said = s.mask
    if not c.vocabulary.currencies or len(said) > LONGEST_SUM:
        return False
    for found, _ in zip(GIVEN_SUM.finditer(said, s.vocab), range(MOST), strict=False):
        before = CLAUSES.split(said[: found.start()])[-1]
        after = CLAUSES.split(said[found.end() :], maxsplit=1)[0]
        if SPOKEN_OF.search(f"{before} {found.group()} {after}") is None:
            return True
    return False


def votes(c: Context, s: Scan, said: str) -> bool:
    """Whether a short statement holds a vote word in capitals, in a mail of votes or beside the number of a proposal,
    and is no talk of one."""
    if not s.holds(c.grammar.choice_words) or len(said) > LONGEST_VOTE or said.isupper():
        return False
    loud = [found for found in LOUD.finditer(said) if found.group() in c.vocabulary.choices]
    if not loud or TALKED_OF.search(said) is not None:
        return False
    if len(loud) == 1 and NUMBERED.search(said) is not None and CALLED_FOR.search(said) is None:
        return True
    voting = c.layout.quoted or any(act.action == c.grammar.ballot for act in c.acts)
    return bool(voting) and VOTING.search(said) is not None


HAVING = frozenset({"hold", "own", "possess", "keep"})
HAD = expression(
    r"\s+(?:still\s+|only\s+)?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|no|some|several|many|m?\s?\d{1,6}m?)\s*(?:[a-z-]+\s+){0,2}?(?:(?-i:[A-Z])[a-z]+\s+){0,2}(?:socks?|macks?|mackerels?|points?|foowear)?\s*+(?:[.,;!]|$|\b(?:and|of|in|at|now|but|so|that|which)\b)",
    re.I,
)
"""What somebody has, and does nothing with: "I hold three Blue socks"."""


def only_has(verb: str, rest: str) -> bool:
    """Whether a verb and the words behind it tell only what somebody has."""
    return verb in HAVING and HAD.match(rest) is not None
