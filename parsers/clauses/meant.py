"""Whether a deed that the words of a sentence name is meant by its author, here and now.

Not meant is what is wished, supposed, told of others or of another time, taken back, or done only on a condition.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.grammar import Grammar
from parsers.clauses.hereby import HEREBY
from parsers.clauses.model import Hit
from parsers.clauses.traps import (
    ASIDE_TOLD,
    DOUBT,
    ELSEWHERE,
    GERUND_SUBJECT,
    HEARSAY,
    HEARSAY_AFTER,
    HEARSAY_WORDS,
    HYPOTHETICAL,
    NEGATED_BEHIND,
    REPORTED,
    SOME_DAY,
    SUPPOSING,
    SUPPOSITION,
    TOLD_BY,
    TOLD_BY_OTHERS,
)
from parsers.clauses.words import AT_HEAD
from parsers.scan import Scan

FIRST_PERSON = expression(r"[iI\u0130\u0131](?<![\w'’<].)(?=[\s,'’]|(?:m|ll|d)\s)")
"""Found by its letter, in any case: an expression that began with what must not stand before it would be asked at every
character."""
CLAUSE_END = expression(r"[;\x00]|,\s+(?:and|but|so)\s+I\b|\.\s")
SPOKEN = expression(
    r"[\"”']?\s*,[\"”']?\s*(?:(?:says?|said|cries|cried|replies|replied|writes|wrote)\s+(?:\w+)\b"
    r"|(?:or\s+so\s+)?(?:they|people|he|she|e|you|(?-i:[A-Z])[\w'’-]*+)\s+(?:says?|said|writes?|wrote|claims|claimed|thinks|thought)\b"
    r"(?:\s+(?:(?:last|this)\s+\w+|once|then|yesterday|before|earlier|recently|today|to\s+\w+))?(?:\W*$|,\s))",
    re.I,
)
"""Makes the words before it what somebody said: "I object, says Hose"."""
IN_OFFICE = expression(
    r"(?:\s+(?:from\s+(?:now|today|here)(?:\s+on)?|now|henceforth|henceforward|as\s+of\s+now))?\s*+,\s+(?:says|declares|announces|decrees|proclaims)\s+(?:the|your|this)\s+(?:(?:humble|faithful|loyal|obedient|dutiful|devoted|tired|weary|trusty|acting|deputy|present|current)\s+){0,3}(\w[\w ]{1,30}?)\W*$",
    re.I,
)
"""The same by an officer."""
LET_IT_BE = expression(
    r"\b(?:let\s+it\s+be|be\s+it)\s+(?:\w+\s+)?(?:noted|known|recorded|said|heard|resolved)\s+that\s*$", re.I
)
"""Makes what follows a deed and no report."""
WISHED = expression(r"\b(?:wish to|would\s+(?:\w+\s+)?(?:like|love)\s+to)\b")
SUPPOSED = expression(r"\b(?:if|suppose|had i|were i)\b", re.I)
OWN_CLAUSE = expression(r"[,–—]\s|\s-\s|--")
"""Before a clause of its own."""
AND_SO = expression(
    r"(?:,|\s-+|[–—])\s+(?:and\s+)?(?:so|therefore|thus|hence|still|yet|nevertheless|anyway)\b(?!\s+that\b)", re.I
)
"""Before what somebody does because of what he thinks."""
PREMISE = expression(r"\b(?:assuming|supposing)\b[^,;:]*,", re.I)
"""A condition, and no supposition, where a clause of its own follows: "Assuming that Hob agrees, I ..."."""
REASONED = expression(
    r"\b(?:because|since|reason"
    r"|(?:(?<!soon )(?<!long )(?<!far )as|for) (?:i|we|it|he|she|e|they|there|this|that|the \w+ (?:is|are|was|has))\b)",
    re.I,
)
"""Before a reason, in which a condition is none of the deed."""
FOR_THAT_REASON = expression(
    AT_HEAD + r"(?:(?:because|since)\b[^.;:]*"
    r"|(?:I|you|we|somebody|some\s+of\s+you)\s+(?:may|might|could|would|will)\s+(?:\w+\s+){0,2}?(?:regret|rue|hate|laugh|be\s+surprised|be\s+sorry|not\s+believe|not\s+like)\b[^.;:]{0,30}"
    r"|I\s+(?:never|did\s+not|didn['’]t|would\s+(?:never|not)\s+have)\s+(?:think|thought|expect|expected|believed?|imagined?|dreamt?|dreamed)\b[^.;:]{0,20}\bI(?:['’]d|\s+would)\s+(?:ever\s+)?(?:do|say|write|see)\b[^.;:]{0,30}"
    r"|I\s+(?:just\s+|simply\s+)?could(?:\s+not|n['’]t)\s+(?:resist|help|wait)\b[^.;:]{0,30}):\s*$",
    re.I,
)
"""Before a deed: why it is done, or what its author feels, whatever would be: "Since nobody asks what I would like: I ..."."""
DECLARING = frozenset("claim find declare rule hold judge report announce pronounce deem".split())
"""Verbs of which what is so may be the object."""
AM = expression(r"(?:i['’]m|i\s+am)\s+(?:\w+ly\s+)?[a-z]+ing\b")
GERUND = expression(r"\wing\s*$")
ANOTHER_I = expression(r"\bi\b")
THAT = frozenset({"that"})
NOT_AFTER_ALL = frozenset("not never theory jest dream dreams head mind imagination name paper".split())
OR_WOULD = expression(
    r"\s*+[,;:(–—-]*\s*(?:(?:or|well|rather|at\s+least|that\s+is|i\.?e\.?|I\s+mean)\b[,\s]*)+(?:I\s*(?:['’]d|would)|would)(?:\s+(?:do\s+so|do\s+it|have|like\s+to))?,?\s+(?:if|were|but|only|had)\b",
    re.I,
)
"""Behind a deed: it was only what somebody would do, "I open Chess - well, I would if I were the Gamemaster"."""
OTHERS = frozenset({"you", "he", "she", "they"})
STORY = expression(
    r"\s*+,\s+(?:then\s+)?(?:you|he|she|they)\s+(?!(?:all|both|can|may|might|should|must|know|see|too)\b)[a-z]+(?:\s[^,;:.!?]{1,30})?,\s+(?:(?:and|then)\s+){0,2}(?:(?:we|I|every(?:body|one)|they|he|she|you|it)\s+[a-z]|(?:round|on)\s+(?:and\s+(?:round|on)\s+)?(?:it|we|they)\s+go)",
    re.I,
)
"""Behind a deed that is one of a story: "I object, you withdraw, we all go home"."""
NEVER = expression(r"\b(?:never|not(?!\s+without))\b", re.I)
LASTING = frozenset({"since", "for"})
ONE_DAY = frozenset({"day", "days", "someday", "later", "point", "course"})
WISHED_THAT = expression(
    r"\b(?:suggest|recommend|request|ask|demand|insist|urge|prefer|see|hope|pray|beg|advise|require|want|wish|agree|think)(?:s|ed|ing)?\b[^.;:]{0,40}\bthat\s*$",
    re.I,
)
BE = expression(r"(?<!shall )(?<!will )(?<!hereby )\bbe\b")


def wished(s: Scan, clause: str, found: Hit) -> bool:
    """Whether somebody only wants a thing to be so: "I suggest that Rule 12 be called 'Hats'"."""
    if found.match.phrase.verb or found.frame.announced or "be" not in s.vocab or not WISHED_THAT.search(clause):
        return False
    return BE.search(s.low, found.match.start, found.match.end) is not None


def timeless(clause: str, when: str | None) -> str:
    """The words before a verb without the time that they name: "when nday 8 begins" is no condition."""
    return (
        re.sub(rf"\b(?:when|once|as\s+soon\s+as)\s+{re.escape(when)}\s*(?=,|\bI\b|$)", " ", clause, flags=re.I)
        if when
        else clause
    )


WISHED_NOTED = expression(
    r"\bI\s+(?:\w+ly\s+)?(?:wish|want|ask|request|would\s+like|['’]d\s+like)\s+it\s+(?:to\s+be\s+|be\s+)?(?:\w+ly\s+)?(?:noted|known|recorded|understood|minuted)\s+that\s*$",
    re.I,
)
"""Makes what follows a deed: who wishes it to be noted does it."""
HEAD_ALONE = expression(r"\W*(?:posts?|claims?|fines|means|asks|reads?)\s*+:\s*", re.I)
"""A word that heads a line, and tells of nothing that somebody said: "Post: I resign as Chairman"."""


OCCASION = expression(
    r"(?:\bto\s+(?:mark|celebrate|honou?r|greet|commemorate|crown|seize|save|pass|fill|suit|match|round\s+off|brighten)"
    r"|\b(?:in|to\s+the)\s+(?:honou?r|memory|praise|celebration|spirit|mood)\s+of|\b(?:as\s+)?befits)\s+the\s+(?:day|moment|time)\s*+,?\s*$",
    re.I,
)
"""Before a deed: the day in whose honour it is done, and not the day on which ("the day I resign")."""


HIS_POST = expression(
    r"\W*(?:(?:and|so|now|then|also)\s+)?(?!(?:in|by|with|under|after|from|per|see)\b)(?:(?:the|my|that|this)\s+)?(?:[A-Z][\w-]*\s+){0,3}(?:[A-Z][\w-]*['’]s?|vacant|empty)\s+post\s+",
    re.I,
)
"""An office, and nothing that somebody writes: "The Registrar's post I take for m48"."""


_LINK = expression(r"\bhttps?://[^\s,;()\[\]<>\"”]+", re.I)
_MY_IDEA = expression(
    r"\W*(?:(?:my|another|one\s+more|the|a)\s+)?(?:(?:next|other|second|third|new|last|small|little)\s+)?(?:idea|plan)\s*+:\s*",
    re.I,
)
"""Heads what its author announces: "My next idea: I intend, without objection, to ..."."""


def reported(clause: str, alone: bool = False, announced: bool = False) -> bool:
    """Whether the words before "I" make what it does something told, asked or thought: "they say that I object".

    `alone` tells that its author does nothing else behind it, `announced` that he only announces it.
    """
    if "://" in clause:
        clause = _LINK.sub("there", clause)
    if announced and _MY_IDEA.fullmatch(clause) is not None:
        return False
    if (
        HEAD_ALONE.fullmatch(clause) is not None
        or HIS_POST.fullmatch(clause) is not None
        or WISHED_NOTED.search(clause) is not None
        or (alone and OCCASION.search(clause) is not None)
    ):
        return False
    if ELSEWHERE.search(clause) is not None:
        return True
    return REPORTED.search(clause) is not None and ASIDE_TOLD.search(clause) is None


def undone(s: Scan, chain: list[Hit]) -> bool:
    """Whether the words behind a deed, or what was taken for its last part, say that it is none."""
    first, end = chain[0].match.start, chain[-1].end
    if s.holds(OTHERS) and STORY.match(s.mask, end):
        return True
    if "would" in s.vocab and OR_WOULD.match(s.mask, end):
        return True
    if s.holds(NOT_AFTER_ALL):
        if chain[0].frame.announced and NEVER.search(s.mask, chain[0].start, first):
            return True
        if NEGATED_BEHIND.search(s.mask, first):
            return True
    am = chain[0].first_person and AM.match(s.low, chain[0].start) is not None
    told = first
    if chain[0].match.phrase.verb in DECLARING and not chain[0].match.lacks():
        told = chain[0].match.end  # "claiming 97 is INCONSISTENT"
    if not am and GERUND.search(s.mask, chain[0].start, first) and GERUND_SUBJECT.match(s.mask, told):
        return True
    if ANOTHER_I.search(s.low, end):
        return False
    return s.holds(ONE_DAY) and SOME_DAY.search(s.mask, first) is not None


TELLING = expression(
    r"\bI\s*(?:(?:would|['’]d)\s+(?:just\s+|also\s+|now\s+)?like|wish|want)\s+to\s+(?:\w+ly\s+|hereby\s+)?(?:announce|declare|proclaim|report)\s+that\s*$"
)
"""What its author is pleased to tell, he tells."""


def told_by_others(s: Scan, clause: str) -> bool:
    """Whether what is so stands behind a "that" of somebody else: "You may report that Hose has won"."""
    return s.holds(THAT) and TOLD_BY_OTHERS.search(clause) is not None and TELLING.search(clause) is None


SINCE = expression(
    r"\s+(?:already\s+|now\s+)?(?:since\s+(?:last|yesterday|then|long|n?week|n?day|nday|(?:the\s+)?(?:start|beginning|end|first)|mon|tues|wednes|thurs|fri|satur|sun|\d)|for\s+(?:ages|(?:some|a\s+long|quite\s+(?:some|a))\s+(?:time|while)|(?:(?:\d+|two|three|four|some|several|many|a\s+few)\s+)?(?:n?days|n?weeks|months|years)\s+now))",
    re.I,
)
"""Behind what is so: it has been so for some time, and nobody makes it so now."""


UP_TO_COMMA = expression(r"[^,;:.!?()]{1,40}(?=,)")
SAID_LAST = expression(
    r",\s+(?:(?:so\s+)?says?\s+(?:(?:the|our|that)\s+)?(?!I\b)[\w'’-]+(?:\s[\w'’-]+){0,3}|(?:the|our)\s+(?:rules?|law|ruleset|book)\s+says?)\s*+[.!]*\s*",
    re.I,
)
"""Ends a sentence that somebody said, or that a rule says."""


def passed_on(s: Scan, clause: str, end: int) -> bool:
    """Whether somebody only passes on what he heard or thinks: "they say that Joel is fined m20"."""
    if s.holds(LASTING) and SINCE.match(s.mask, end):
        return True
    if not s.holds(HEARSAY_WORDS) or LET_IT_BE.search(clause):
        return False
    if s.holds(HEREBY):
        return SPOKEN.match(s.mask, end) is not None or TOLD_BY.search(clause) is not None
    said = UP_TO_COMMA.match(s.mask, end)
    return (
        HEARSAY.search(clause) is not None
        or HEARSAY_AFTER.match(s.mask, end) is not None
        or (said is not None and SAID_LAST.fullmatch(s.mask, said.end()) is not None)
    )


_COMMENT = expression(
    r"\s*+,\s*I\s+(?:hear|think|believe|guess|suppose|hope|bet|see|expect|understand|fear|reckon)\s+(?:that\s+)?(?:(?:no|an?|some|the|my|his|her|eir|their)\s|(?:he|she|they|e|we|you|it|that|this|there|(?-i:[A-Z])\w+)\s+[a-z])",
    re.I,
)


def commented(s: Scan, clause: str, end: int) -> bool:
    """Whether what stands behind may be a remark of its own, or make what is so hearsay: "..., I hear she is tired"."""
    return _COMMENT.match(s.mask, end) is not None and HEARSAY.search(clause) is None


def in_office(g: Grammar, s: Scan, found: Hit) -> bool:
    """Whether an officer speaks of himself who tells what is so: "Chess is now Open, says the Gamemaster".

    What is said of a proposal may be its author's deed.
    """
    said, words = IN_OFFICE.match(s.text, found.end), found.match.phrase.words
    if said is None or words is None:
        return False
    offices = {words.office, *(g.offices_of[turn.to] for turn in words.turns)}
    if g.vocabulary.ministries.get(said[1].lower()) not in offices:
        return False
    slots = {param.slot for param in words.params}
    return Slot.PROPOSAL not in slots or Slot.CODE in slots


def supposed(s: Scan, clause: str) -> bool:
    """Whether the words before a verb make it a supposition ("I would ...", "suppose ...").

    A supposition goes on through all its sentence, but a mere modal verb has no power beyond its own clause: "It would
    be a shame otherwise, so I vote FOR 305".
    """
    if not s.holds(SUPPOSING) or not HYPOTHETICAL.search(clause):
        return False
    clause = PREMISE.sub(" ", clause)
    if not HYPOTHETICAL.search(clause):
        return False
    if FOR_THAT_REASON.match(clause) or WISHED_NOTED.search(clause) is not None:
        return False
    own = HYPOTHETICAL.search(OWN_CLAUSE.split(clause)[-1]) or DOUBT.search(AND_SO.split(clause)[-1])
    if not own and not SUPPOSITION.search(clause):
        return False
    return not WISHED.search(clause) or bool(SUPPOSED.search(clause))


_THOUGHT = expression(
    r"(?:^|[,;]\s|\b(?:and|but|though|yet)\s)(?!(?:[^,;:]*\s)?(?:if|suppose|imagine|what|like|say|said|says|write|writes|wrote|read|reads|goes?|be|do|does|done|doing|try|tried|as|this|these|that|following|follows|thus|example|instance|instead|rather|line|words?|text|mail|post|message|form|phrase|sentence|make|makes|get|gets|let)\b)[^,;:]*[^,;:\s]:\s*$",
    re.I | re.S,
)
"""A clause of its own that only muses, before a colon and a deed, which may be meant: "I would have it no other way: I
resign"."""


def only_muses(clause: str) -> bool:
    """Whether the words before a deed are a thought of their own with a colon behind, so that the deed may be meant."""
    return _THOUGHT.search(clause) is not None
