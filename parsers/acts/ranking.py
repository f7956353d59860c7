"""Ballots on Refresh Proposals whose ranking runs on below the words that cast them, or stands without a verb.

My Ballot: 1. A 2. C      My ranking:      First choice Hose's RP, second Joel's.      Ballot: A only.
                          1. Hose's
                          2. Joel's
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression, is_of
from parsers.acts.alive import RANKING
from parsers.acts.context import Context, add_act
from parsers.body.statements import Statement
from parsers.clauses.model import Adjuncts
from parsers.scan import Scan
from parsers.slots.ranking import NUMBERED, ranked, ranked_in_words, sentence

FOR_NUMBER = expression(r"\b(?:for|on|against)\s+[#P]?\d", re.I)
"""In words that say something about a proposal, and are none."""
REGION = 2_000
"""Characters after the words that cast a ballot in which its ranking can stand."""
_FIRST = r"(?:best|favou?rite|top|most\s+(?:preferred|liked|wanted)|preferred|highest|greatest)"
_ORDER = (
    rf"(?:\s*[,;(–—-]+\s*(?:with\s+)?(?:(?:the|my)\s+)?(?:{_FIRST}(?:\s+(?:one|ones|choice|rp|[a-z]{{3,10}}))?\s+(?:(?:comes?|goes|is)\s+)?(?:first|foremost|on\s+top|at\s+the\s+top|to\s+(?:worst|least)(?:\s+\w+)?)"
    r"|(?:worst|least\s+\w+)(?:\s+one)?\s+last|(?:(?:listed|ranked|given)\s+)?(?:in\s+(?:(?:my|descending|falling)\s+)?order(?:\s+of\s+(?:my\s+)?(?:preference|taste|liking|merit|quality))?|from\s+(?:best|first|top)\s+to\s+(?:worst|last|bottom)))\)?,?)"
)
"""In which order what follows is ranked."""
_MINE = expression(
    r"(?:emergency ballot (?:from|by|of) (?:me|mine)(?=\s*:)|(?:here is |let )?my (?:own |final |personal )?(?:emergency )?(?:ballot|(?<=emergency )vote|vote in (?:the|this) emergency|ranking|preferences?(?=[\w ]{0,40}(?<!\w)(?:is|are)\b)|order(?: of preference)?))(?! goes to\b)"
    r"(?: (?:on|of|among|as between|as to|for|in) (?:the|this|these|all(?: the)?) (?:refresh proposals|rps|emergency(?: ballot)?))?(?:,? (?:(?:for|as of|right) (?:now|the moment|the record|today|nday \d+)|(?:all )?at once|right away|straight away|here and now|as promised|for what it['’]s worth)(?=\s*[:,]),?)?(?:\s*\([^()]{1,30}\))?"
    rf"{_ORDER}?(?: is as follows| is| are| goes(?! to)| runs| reads?| says?| has(?! been)| lists| ranks(?: only)?(?: two| three| four)?)?\s*+:?\s*(?:I (?:hereby )?rank\s+(?=\S))?",
    re.IGNORECASE,
)
_LED = expression(
    r"[^.;:]{0,80}?\b(?:as\s+)?my\s+(?:\w+\s+){0,2}(?:ballot|ranking|order|preferences?)\b(?:[^.;:]{0,30}:\s*|\s+(?:is|are|reads|runs|goes)\s*$)",
    re.IGNORECASE,
)
_PLAIN = expression(
    r"(?:emergency |refresh |rp )?(?:ballot|ranking|order(?: of preference)?|preferences)(?:,?\s+cast)?(?:\s+(?:from|by|of)\s+(?:me|mine))?(?:\s*\([^()]{1,30}\))?\s*+:\s*(?=[^\n]*(?:\bonly\b|\bthen\b|\bfirst\b[^\n]*\bsecond\b|>)|1\s*(?:[.)]|st\b))"
    rf"|(?:my )?(?:emergency )?(?:ballot|ranking){_ORDER}\s*+:\s*",
    re.IGNORECASE,
)
_SAID = expression(
    r"I(?:['’]m| am)? (?:hereby |now )?(?:rank(?:ing)?\b|(?:cast|submit|give|send in|casting|submitting|giving|sending in) (?:my|this|the following) (?:emergency )?(?:ballot|ranking)\b)[^:.>\n]{0,60}:\s*"
    r"|I (?:hereby )?(?:cast|submit|give|send in) (?:my|an) emergency (?:ballot|ranking) (?:with|that (?:has|lists|ranks)|listing|ranking|for|consisting of)(?: only| just| nothing but)? ",
    re.IGNORECASE,
)
_ON = expression(
    r"(?:on|in) my (?:own |final )?(?:emergency )?ballot,?\s+|(?:on|in|for) (?:my|the) emergency ballot\s*+[,:]\s+"
    r"|(?:on|for|as for|as to) the (?:refresh proposals|rps)\s*(?:[,:]|(?=I))\s*(?:I (?:hereby )?(?:vote|rank|say)(?: them)?\s+)?(?=[^\n]*>)",
    re.IGNORECASE,
)
_BEHIND = expression(
    r"\s*(?:[,:;–—-]+\s*(?:that|this|such)(?:['’]s|\s+is)|\s+is|[,:;–—-]+\s*(?:and\s+)?(?:please\s+)?(?:count|take|consider|regard|treat)\s+(?:that|this|it)\s+(?:as|to\s+be))\s+my\s+(?:own\s+|final\s+)?(?:emergency\s+)?(?:ballot|ranking|order(?:\s+of\s+preference)?)\s*+[.!]*\s*",
    re.IGNORECASE,
)
"""Behind a ranking: what it is."""
_MINE_TOO = expression(r"(?:and\s+)?mine\s*(?::|is\b|=)\s*", re.IGNORECASE)
"""Behind a sentence about rankings: the author's."""
_RANKS = expression(r"\b(?:rankings?|ranks?|ranked|emergency\s+ballots?|orders?\s+of\s+preference)\b", re.IGNORECASE)
_CHOICE = expression(r"(?=(?:my )?first (?:choice|preference|place(?= goes to))\b)", re.IGNORECASE)
_END = expression(
    r",\s+(?:and|but|though|although|as|because|since|for)\s+(?:(?:I|it|that|the|leave|omit|drop|skip)\b)|\n[ \t]*\n|\n>|\n-- ?(?:\n|$)"
)


def ballot_cast(c: Context, st: Statement, s: Scan) -> bool:
    """A ballot that begins with this statement and is no clause with a verb of its own."""
    if not s.holds(RANKING):
        return False
    lead = next((m for one in (_MINE, _PLAIN, _SAID, _CHOICE, _ON, _LED) if (m := one.match(s.text)) is not None), None)
    if lead is None and (mine := _MINE_TOO.match(s.text)) is not None and _ranks_above(c):
        lead = mine
    if lead is None and c.grammar.ranked and not s.vocab.isdisjoint(("ballot", "ranking", "order")):
        return ranked_before(c, st, s) or ranked_within(c, st, s)
    if lead is None or not c.grammar.ranked:
        return False
    if is_of(lead, _LED) and _NOT_NOW.search(lead.group()) is not None:
        return False  # "This would be my ballot:"
    ranking, end = ranking_at(c, st.start + lead.end())
    if not ranking and is_of(lead, _ON) and _NOT_NOW.search(s.text) is None:
        ranking, end = ranked_in_words(s.text[lead.end() :]), st.end
    if not ranking or (len(ranking) < 2 and any(is_of(lead, one) for one in (_CHOICE, _ON, _LED))):
        return False
    if not c.vocabulary.choices.isdisjoint(c.body[st.start + lead.end() : end].split()):
        return False  # "My ballot: 301 FOR" ranks nothing
    if any(FOR_NUMBER.search(one) for one in ranking):
        return False
    add_act(c, st, s, c.grammar.ranked, {"ranking": ranking}, 0, end - st.start, Adjuncts())
    c.consumed = max(c.consumed, end)
    return True


def _ranks_above(c: Context) -> bool:
    """Whether the sentence before speaks of rankings."""
    above = c.statements[c.index - 1] if c.index else None
    return above is not None and _RANKS.search(c.body, above.start, above.end) is not None


def ranked_before(c: Context, st: Statement, s: Scan) -> bool:
    """A ballot that is named behind its ranking: "First B, then C - that's my ballot"."""
    for behind in _BEHIND.finditer(s.text):
        if behind.end() < len(s.text.rstrip()):
            continue
        ranking = ranked(s.text[: behind.start()], s.words.choices)
        if len(ranking) > 1 and not any(FOR_NUMBER.search(one) for one in ranking):
            add_act(c, st, s, c.grammar.ranked, {"ranking": ranking}, 0, behind.end(), Adjuncts())
            return True
    return False


_WITHIN = expression(
    r"(?:\s+(?:on|in|of|at\s+the\s+top\s+of)\s+my\s+(?:own\s+|final\s+)?(?:emergency\s+)?(?:ballot|ranking|list)|\s+(?P<top>tops|heads|leads)\s+my\s+(?:own\s+|final\s+)?(?:emergency\s+)?(?:ballot|ranking))\b",
    re.IGNORECASE,
)
"""Within a sentence that says of each which place it has: on what."""
_NOT_NOW = expression(
    r"\b(?:was|were|had|came|did|put(?=\s+\w+\s+first\s+last)|last\s+time|would|could|might|should|if|unless|when|not|never|will|once)\b|n['’]t\b|\?",
    re.IGNORECASE,
)


def ranked_behind(c: Context, st: Statement, s: Scan) -> bool:
    """The same behind a deed: "I drop my proposal and have chosen: C comes first on my ballot, A second"."""
    return bool(c.grammar.ranked) and "ballot" in s.vocab and ranked_within(c, st, s, behind=True)


def ranked_within(c: Context, st: Statement, s: Scan, behind: bool = False) -> bool:
    """A ballot that is told place by place: "C comes first on my ballot, A second"."""
    within = _WITHIN.search(s.text)
    if within is None or _NOT_NOW.search(s.text) is not None:
        return False
    begin = max(s.text.rfind(mark, 0, within.start()) for mark in (": ", "; ", "– ", "— ")) + 2
    begin = begin if begin > 1 else 0
    if bool(begin) != behind:
        return False
    end = min(
        (at for at in (s.text.find(mark, within.end()) for mark in (";", ":", ". ")) if at > 0), default=len(s.text)
    )
    told = s.text[begin : within.start()] + (" first" if within["top"] else "") + s.text[within.end() : end]
    ranking = ranked_in_words(told)
    if len(ranking) < 2 or any(FOR_NUMBER.search(one) for one in ranking):
        return False
    add_act(c, st, s, c.grammar.ranked, {"ranking": ranking}, begin, len(s.text[:end].rstrip()), Adjuncts())
    return True


_LINES = expression(r"(?:[ \t]*(?:[-*•+][ \t]+)?[^\s,;:.>!?]+(?:[ \t][^\s,;:.>!?]+){0,3}[ \t]*[;,.]?(?:\n|$)){2,}")
"""What is ranked, each on a line of its own."""


def ranking_at(c: Context, start: int) -> tuple[list[str], int]:
    """The ranking that begins at an offset of the body, and where it ends."""
    region = c.body[start : start + REGION]
    blank = len(region) - len(region.lstrip(" :\n"))
    stop = _END.search(region, blank)
    region = region[blank : stop.start() if stop else len(region)]
    last = 0
    if NUMBERED.match(region) is None and (lines := _LINES.match(region)) is not None:
        items = [line.strip(" \t-*•+;,.") for line in lines.group().rstrip().split("\n")]
        return ranked(", ".join(items), c.vocabulary.choices), start + blank + len(lines.group().rstrip())
    if NUMBERED.match(region):
        *_, mark = NUMBERED.finditer(region)
        last = mark.end()
    return ranked(region, c.vocabulary.choices), start + blank + last + len(sentence(region[last:]))
