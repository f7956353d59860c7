"""Whether a deed hinges on a condition: one in front of it, behind it or between its parts.

A condition that stands in a clause of its own, with its own consequence, is none of the deed beside it: "I resign, and
if Ivy wants the post she knows where it is". Every test is a linear search in one sentence.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.meant import CLAUSE_END, FIRST_PERSON, REASONED
from parsers.clauses.model import Hit
from parsers.clauses.traps import CONDITION, HARMLESS, WHEN_ALLOWED, conditional
from parsers.clauses.words import AT_HEAD

_CONDITIONAL = r"(?:if|unless|when(?:ever)?|once|as\s+soon\s+as|should|in\s+case|provided|assuming)\b"
CONCLUDING = expression(
    r",\s*(?:and\s+)?(?:so|therefore|hence|thus)\s*+[,:]?\s*(?:on\s+[^,;:]{3,30}|as\s+[^,;:]{3,60},\s*)?$", re.I
)
LED_BY_CONDITION = expression(
    AT_HEAD
    + r"(?:if|unless|provided|providing|once|when(?:ever)?|as\s+soon\s+as|assuming|supposing|in\s+case|should|only|on\s+condition|depending|pending)\b",
    re.I,
)
SO_LONG = expression(
    AT_HEAD + r"(?:as|so)\s+long\s+as\s(?!you\b|we\b|I\b)[^,;:.!?]{3,80},\s(?!I\b|you\b)[^;:.!?]{3,80}:",
    re.I,
)
"""A state of things and what is so while it lasts, before a deed that follows from it: "As long as Law stands
empty, no ballot goes out: the Clock is hereby turned Off"."""
ITS_OWN_CONSEQUENCE = expression(
    AT_HEAD
    + r"(?:if|when|once|as\s+soon\s+as)\s[^,;:.!?]{3,80}\s(?:I\s+(?:shall|will)\s+(?:be|have|need|lack)|(?!I\b|you\b)[\w'’]+\s+(?:all\s+)?(?:will|would|shall|can|could|is|are))\s[^;:.!?]{2,80},\s*(?:and\s+)?so\s*+,?\s*(?:on\s+[^,;:]{3,30})?$",
    re.I,
)
"""A condition and its consequence, from which a deed is concluded: "If 305 passes we will all be rich, so I ..."."""
REASON_BEFORE = expression(
    r"(?:^|[.;:]\s)\W*(?:(?:and|but|so|ok|okay|well|now)\b,?\s+)?(?:because|since|seeing\s+that|given\s+that|considering(?:\s+that)?|inasmuch\s+as|whereas|as\s+(?:(?:I|we|you|he|she|e|it|they|this|that|there|the\s+\w+)\s+)(?:am|is|are|have|has|was|were|had)\b)(?![^;:.]*\b(?:if|unless|provided)\b)[^;:.]*,\s*$",
    re.I,
)
"""The reason of a deed, up to the comma before it: whatever was or comes to be in it, the deed is done."""
UNDONE_THEN = expression(
    r"\b(?:back|undo\w*|undone|void\w*|cancel\w*|withdraw\w*|withdrawn|disregard\w*|ignore\w*|reconsider\w*|retract\w*|revoke\w*|null\w*|otherwise|instead|not|never|no|nothing|stays?|remains?|keeps?|reverse\w*|resend\w*|same|only\s+(?:then|if)|(?<!one\s)(?<!body\s)else|fails?|invalid|illegal)\b|n['’]t\b",
    re.I,
)
"""In the consequence of a condition behind a deed: it may be that the deed is not done after all."""
OTHERWISE_THEN = expression(
    r"\b(?:(?i:votes?|voting|change|switch|will|shall|would|may|might|must)|[A-Z]{3,})\b|['’]ll\b"
)
"""In the consequence of a condition behind a deed and "but": it may be done otherwise."""
_VERB = r"(?:give|pay|transfer|send|owe|offer|knows?|will|would|shall|can|could|may|might|must|should|ll|d|s|re|m|am|is|are|has|have|do|does|need\w*|want\w*|think\w*|hope\w*|believe\w*|suggest\w*|blame\w*|find\w*|[a-z]+s)"
AND_IF = expression(
    rf"(?:\s*[,;–—]|\s-+)?\s*(?<!\bonly )(?<!\bif )(?<!\bwhen )\b(?:and|(?P<but>but))\s*+,?\s*(?:(?:here|this)\s+is\s+(?:my|the|an?)\s+(?:\w+\s+)?(?:bargain|deal|offer|promise|terms?)\s*:\s*)?{_CONDITIONAL}\s+(?P<on>(?P<who>(?:the\s+)?[\w'’]+)\s[^;.:!?]{{3,100}}?)(?:\s*,\s*(?:then\s+)?|\s+(?:then\s+)?)(?P<then>(?:(?<=then\s)|(?<=,\s))(?:please\s+|kindly\s+|just\s+)?(?:find|get|ask|let|tell|blame|talk|complain|write|look|go|try|speak|call|see|laugh|sue|bill)\b(?:\s[^;.:!?]*)?|(?:(?<=then\s)|(?<=,\s))(?:so\s+be\s+it|(?:too|so\s+much\s+the)\s+\w+|tough(?:\s+luck)?|never\s+mind|hard\s+luck|fine|well\s+and\s+good|all\s+the\s+better)|(?:I|you|he|she|e|they|we|it|this|that|there|(?:the|my|your)\s+\w+)(?:\s+|['’]){_VERB}\b(?:\s[^;.:!?]*)?)[.!)\s]*$",
    re.I,
)
"""A condition with a consequence of its own, coordinated behind a deed."""
AND_WOULD = expression(
    r"\s*,?\s+(?:and|but)\s+(?:(?:I|he|she|they|it)\s+)?(?:(?:probably|certainly|surely|happily|gladly|also|even)\s+)?(?:would|could|might|may|should)\s(?P<then>[^.;:!?]*)",
    re.I,
)
"""What somebody would do besides, on a condition: "I vote FOR 434 and would do so twice if they let me"."""
WHICH_IF = expression(
    r",\s*(?:and\s+)?(?:which|who|that)\s*+,\s*(?:if|unless|when|once|should)\s[^,;.:!?]{2,80},\s*(?=(?:also|is|has|was|will|would|should|may|might|must|can|could|\w+s)\b)",
    re.I,
)
"""A condition inside what is told of a thing: ", which, unless I misread Rule 48, also settles it"."""
SPANS_WHEN = expression(
    r"\b(?:(?:those|these|all|some|many|few|both|for|since|of|in|on|through|during)\s+)?(?:the\s+)?(?:days|weeks|times|moments|years|n?weeks|n?days|hours|nights|mornings|evenings|months)\s+when\b(?=\s+(?:I|we|you|he|she|e|they|it|nobody|no\s+one|the|my|there)\b)",
    re.I,
)
"""Stretches of time of which something is told: "for the weeks when I am away"."""
ONLY_THOUGHT = expression(
    r"\bif\s+I\s*(?:['’]ve|have|['’]m|am)?\s*(?:not\s+)?(?:mistaken|wrong|right|correct|understood|understand|misread|follow|followed|(?:(?:got|get|had|have|see|read|heard|hear|did|do)\s+(?:(?:it|this|that|them|you|my\s+\w+|the\s+(?:rules?|timing|sums?|numbers?|calendar|dates?|clock|maths?))\s+)(?:right|correctly|rightly|straight))|(?:read|counted|count|remember|remembered|recall|recalled|parse|parsed)\b)",
    re.I,
)
"""Only owns that its author may be wrong: "if I understood the timing"."""


_SOMEBODY = r"(?:I|we|you|it|this|that|he|she|e|they|somebody|everybody|(?:the|my|our|a)\s+(?:[\w'’-]+\s+){1,4}?|(?-i:[A-Z])[\w'’-]*\s+)"
_WAS = r"(?:\w+ed|was|were|had|did|made|gave|cost|took|got|found|thought|felt|came|went|left|fell|woke|said|told|saw|heard|kept|broke|sang|read|lost|won|wrote|brought|began|struck|hit|put|let|set)"
_IT_WAS = rf"(?:\s*[,;:]|\s[–—-]+|\s(?:for|since|because|as|and))\s+{_SOMEBODY}\s*(?:\w+ly\s+|almost\s+|even\s+|only\s+)?(?!read\b|put\b|let\b|set\b|cost\b|hit\b){_WAS}\b"
TOLD_OF_THEN = expression(
    rf"(?P<told>{_IT_WAS}[^,;:.!?]{{0,70}}?)\swhen\s+{_SOMEBODY}\s*(?:\w+ly\s+|first\s+|last\s+)?{_WAS}\b"
    rf"|(?:\s*[,;:]|\s[–—-]+|\s(?:for|since|because|as|and))\s+when\s+{_SOMEBODY}\s*(?:first\s+|last\s+)?{_WAS}\b[^,;:.!?]{{0,40}}?,?\s{_SOMEBODY}\s*(?:\w+ly\s+)?(?!read\b|put\b|let\b|set\b|cost\b|hit\b){_WAS}\b",
    re.I,
)
"""Behind a deed: what happened at some time before, "it made me laugh when I read it"."""


ELSE_WHAT = expression(r"\b(?:otherwise|else|instead|failing\s+(?:that|this)|if\s+(?:not|so)|in\s+that\s+case)\b", re.I)
"""Behind a condition: something else is done where it fails, or hinges on it as well."""


def _plain(text: str) -> str:
    """The text, of the same length, without conditions that are none of any deed beside them."""
    for one in (WHICH_IF, SPANS_WHEN, ONLY_THOUGHT, TOLD_OF_THEN):
        text = one.sub(lambda found: " " * len(found[0]), text)
    return text


def _own_sentence(tail: str) -> str:
    """What stands behind a deed, without a condition whose consequence is another."""
    found = AND_IF.search(tail) or AND_WOULD.search(tail)
    if found is None or UNDONE_THEN.search(found["then"]) is not None:
        return tail
    if found.groupdict().get("but") and OTHERWISE_THEN.search(found["then"]) is not None:
        return tail
    return tail[: found.start()]


def conditional_before(clause: str) -> bool:
    """Whether the words before a subject make what it does conditional; what is concluded from them is not: "It only
    works if Hob is back, so I ..."."""
    if CONCLUDING.search(clause) is not None and LED_BY_CONDITION.match(clause) is None:
        return False
    if ITS_OWN_CONSEQUENCE.search(clause) is not None or REASON_BEFORE.search(clause) is not None:
        return False
    return conditional(_plain(SO_LONG.sub(" ", clause, count=1)))


def conditional_after(masked: str, chain: list[Hit]) -> bool:
    """Whether a condition stands after the acts of one subject, before the next clause begins."""
    tail = CLAUSE_END.split(masked[chain[-1].end :], maxsplit=1)[0]
    words = chain[0].match.phrase.words
    if words and words.document:
        tail = tail.split(":")[0]
    if chain[0].frame.announced:
        tail = WHEN_ALLOWED.sub(" ", tail)
    tail = _own_sentence(_plain(tail))
    of_one = words and words.granted and all(hit.match.phrase.words is words for hit in chain)
    if of_one and words and ELSE_WHAT.search(masked, chain[-1].end) is None:
        tail = expression(words.granted, re.I).sub(lambda one: " " * len(one[0]), tail)
    condition = CONDITION.search(HARMLESS.sub(lambda one: " " * len(one[0]), tail))
    return condition is not None and FIRST_PERSON.search(tail, 0, condition.start()) is None


def conditional_within(masked: str, chain: list[Hit]) -> bool:
    """Whether a condition begins between the parts of an act, or was taken for one: "I support it if Hob does"."""
    hit = chain[0]
    led = masked[hit.start : hit.match.start]
    if conditional(WHEN_ALLOWED.sub(" ", led) if hit.frame.announced else led):
        return True
    if CONDITION.match(masked, hit.start) and conditional(masked[hit.start : hit.match.end]):
        return True
    words = hit.match.phrase.words
    if words is None:
        return False
    own = chain[-1].end - hit.match.start
    clause = masked[hit.match.start : chain[-1].end] + CLAUSE_END.split(masked[chain[-1].end :], maxsplit=1)[0]
    if chain[0].frame.announced:
        clause = WHEN_ALLOWED.sub(" ", clause)
    said = REASONED.split(HARMLESS.sub(lambda one: " " * len(one[0]), clause), maxsplit=1)[0]
    texts = [hit.match.values.get(param.name) for param in words.params if param.slot is Slot.TEXT]
    if words.document and (any(texts) or ":" in said):
        return False
    for found in CONDITION.finditer(said, 0, len(said)):
        if found.start() >= own:
            return False
        if words.document and found.end() == hit.match.end - hit.match.start:
            return False  # "I ask the Oracle if ...": its text begins there
        word = " ".join(found[0].split()).strip(" ,;:(")
        if not word[:1].isupper() and not any(isinstance(text, str) and text.find(word) > 0 for text in texts):
            return True
    return False
