"""Reads a verb without its subject: orders and infinitives under a head, participles, words that bring a text along."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.afterwards import with_after
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import ELLIPTIC_INTENT, INTENT_LABEL, LABEL_INTENT, announce
from parsers.clauses.model import Hit, Setting
from parsers.clauses.readiness import OF_MINE, PLEASE
from parsers.clauses.remarks import Remark, remark_in
from parsers.clauses.verb import closed, verb
from parsers.clauses.words import ADVERB, CONNECTING
from parsers.phrases.book import Phrases
from parsers.phrases.matching import Match, match, score
from parsers.scan import Scan

HEREBY = expression(rf"here(?:by|with)\s+(?:{ADVERB},?\s+)*", re.I)
CONNECTOR = expression(rf"(?:(?:{CONNECTING})\b\s*+(?:[,:]\s*+)?)+", re.I)
HOWS = frozenset(
    "formally officially respectfully reluctantly gladly happily cheerfully sadly regretfully solemnly humbly proudly "
    "herewith".split()
)
HOW = expression(
    rf"\b(?:{'|'.join(sorted(HOWS))})\b\s*,?",
    re.I,
)
"""How it is done: "Formally proposing ..."."""
AS_SOMEBODY = expression(r"(?i)\b(?:as|acting as)\s+(?:the\s+)?[\w ]{1,30},")
NO_ACT_OF_MINE = expression(
    r"(?:(?!\b(?:because|which|that|who|as|since|so|for\s+it|while|if|I)\b)[^,.;:!?()–—\"“\x00]){0,80}?\s"
    r"(?:is|was|would|will|are|has|might|may|could|should|seems|means|makes|takes|costs|requires|feels|sounds|looks|helps|hurts|needs|can|must)\b"
)
"""Behind a participle that is only spoken of: "Giving m25 to Hose was fun"."""
TELLING = expression(
    r"(?-i:is|was|would|will|are|has|might|may|could|should|seems|means|makes|takes|costs|needs|requires|feels|sounds|looks|helps|hurts|can|must|never|always)\s"
)
"""Begins what is said of a deed."""
MAX_OPENING = 120
"""Characters before the verb of a sentence without a subject: a few words that join it to others."""
MAX_PARTICIPLE = 20
"""Longer words are no verb."""

CAMPAIGN = frozenset({"vote", "object", "support"})
"""What one player tells others to do in the same words."""
POLITE = expression(r"\b(?:you|your|everyone|everybody|people|folks|someone|somebody|let)\b|\?\s*$")
"""Asks others to do it."""


FROM_ME = expression(
    r"\b(?:from\s+(?:me|mine|myself|my\s+(?:own\s+)?(?:account|balance|purse|pocket|holdings?|drawer|funds))|of\s+(?:mine|my\s+own)|on\s+my\s+behalf)\b"
)
"""Says of a gift without a giver that it is the author's."""
MINE = frozenset("me mine my myself".split())


STANDS = expression(
    r"\b(?:stands|remains|persists|still\s+holds|failed|succeeded|lapsed|expired|matured|ripened|worked|died|is\s+(?:still|withdrawn|void|moot|dead|off|over|gone)"
    r"|(?<!which\s)(?<!that\s)(?:met|had|has|drew|got|found|received|faced|ran\s+into)\s+(?:(?:with|met|had|drawn|got|found|received|faced)\s+)?(?:no|not\s+an?y?|\w+\s+no|nothing|only)"
    r"|went\s+un\w+|(?:was|were|went)\s+(?:not\s+)?(?:opposed|unopposed|objected|supported|seconded|unchallenged))\b"
)
"""What is said of an intent that was announced before."""


def _timed(g: Grammar, before: str) -> bool:
    """Whether all that stands before a deed is its time: "on nday 5, turn the Clock on"."""
    time = g.moments.before.match(before) or g.moments.head.match(before)
    return time is not None and not before[time.end() :].strip(" ,:;")


def without_subject(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """Imperatives under "I do the following", infinitives after an announcement, participles at a sentence's head.

    Who writes without capitals often leaves out the "I" as well: "paint p413 beige".
    """
    if setting.intents:
        more = ELLIPTIC_INTENT.match(s.mask, start)
        if more and more.end() > start:
            hit = verb(g, s, more.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
            if hit:
                return announce(g, s, hit.framed(intent="without_objection"))
    if start == 0 and s.holds(INTENT_LABEL) and (label := LABEL_INTENT.match(s.mask)) and not STANDS.search(s.low):
        hit = verb(g, s, label.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return announce(g, s, hit) if hit else None
    if (setting.imperative or setting.intents) and (not before.strip(" ,:;") or _timed(g, before)):
        for table in (g.book.base, g.book.third) if setting.actor else (g.book.base,):
            hit = verb(g, s, start, table, start, adjuncts(g, s, before, "", setting), setting)
            if hit and setting.intents and not setting.intent:
                return announce(g, s, hit)  # of the kind that the rules require; without one it is a plan
            if hit and setting.intents:
                return (announce(g, s, hit) or hit).framed(intent=setting.intent, announced=True)
            if hit:
                return with_after(g, s, hit)
    if (
        s.text[:1].islower()
        and not setting.intents
        and (start <= MAX_OPENING or before == s.text[:start])
        and "I" not in s.text.split()
        and not POLITE.search(s.low)
        and (not CONNECTOR.sub("", s.low[:start]) or _timed(g, before))
    ):
        hit = verb(g, s, start, g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        if hit and not hit.match.lacks() and hit.match.phrase.verb not in CAMPAIGN:
            return with_after(g, s, hit)
    if start <= MAX_OPENING and (please := PLEASE.match(s.mask, start)):
        hit = verb(g, s, please.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        if hit is not None and hit.match.phrase.verb not in CAMPAIGN and OF_MINE.search(s.low, start, hit.end):
            return with_after(g, s, hit)
    if start == 0 and s.holds(MINE) and not setting.intents:  # "Wire m15 from me to Ivy"
        hit = verb(g, s, start, g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        words = hit.match.phrase.words if hit is not None else None
        if hit is not None and words is not None and words.gives and not hit.match.lacks() and FROM_ME.search(s.low):
            return None if POLITE.search(s.low) else with_after(g, s, hit)
    if s.low.startswith("here", start) and not before.strip(" ,:;") and (hereby := HEREBY.match(s.mask, start)):
        hit = verb(g, s, hereby.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        if hit is not None:
            return with_after(g, s, hit)
    if "ing" not in s.low[start : start + MAX_PARTICIPLE]:
        return None
    said = HOW.sub("", CONNECTOR.sub("", AS_SOMEBODY.sub("", before))).strip(" ,:;")
    remark = remark_in(before, g.nouns) if said else Remark.KNOWN
    if remark is Remark.NONE or (said and setting.intents):
        return None
    hit = verb(g, s, start, g.book.gerund, start, adjuncts(g, s, before, "", setting), setting)
    hit = hit and with_after(g, s, hit)
    if hit is None or NO_ACT_OF_MINE.match(s.mask, said_of(hit)) or tells_of(hit):
        return None
    if said and (LATER.search(s.low, hit.match.start) or OF_A_DEED.match(s.mask, hit.end)):
        return None
    if said and not (ENDED_SHORT if hit.match.lacks() else ENDED).match(s.mask, hit.end):
        return None
    if remark is not Remark.KNOWN and hit.match.lacks():
        return None
    return hit._replace(doubt=WHOSE) if remark is Remark.OTHER else hit


ENDED = expression(
    r"\s*(?:$|[.,;:!()…–—-]|(?:because|since|as|for|before|at|with|by|to|now|and|but|too|while|again|then|please)\b)",
    re.I,
)
"""Behind a deed that is said in full."""
ENDED_SHORT = expression(r"\s*(?:$|[.,;:!()…–—-])")
LATER = expression(
    r"\b(?:soon|tomorrow|later|eventually|next\s+n?(?:day|week)|some\s?day|one\s+day|probably|maybe|perhaps|sometime|shortly)\b"
)
"""Makes what is announced in half a sentence a plan."""
OF_A_DEED = expression(
    r"\s+(?:[a-z]+n['’]t|never|always|usually|seemed|felt|looked|took|made|got|sounded|gets|feels|works?|worked|hardly|rarely|often|cost|costs|did|does|do|has|had|have|again\s+I\s+see)\b",
    re.I,
)
"""Begins what is told of a deed."""


WHOSE = "it is not said who does it"


def tells_of(hit: Hit) -> bool:
    """Whether what was taken for a name begins with a verb whose subject the deed is: "Teaching it needs m5"."""
    said = [one for one in hit.match.values.values() if isinstance(one, str)]
    return any(TELLING.match(one) for one in said)


def said_of(hit: Hit) -> int:
    """Where what is said of a deed may begin: behind it, or within the free words that it ends with."""
    words = hit.match.phrase.words
    free = [p.name for p in words.params if p.slot is Slot.PHRASE] if words is not None else []
    return hit.match.start if not hit.match.values.keys().isdisjoint(free) else hit.end


DELIVERED = expression(
    r"\s*+,?\s*(?:(?:hereby|herewith|here|below|now|respectfully|by\s+me)\b\s*)*(?:(?:for|to|before)\s+[^:;.!?,]{1,40}?)?\s*(?:(?:hereby|herewith|below)\s*)?(?:,\s+(?:in|with|without|as|for|by|at)\s[^:;.!?,]{1,60}(?=:))?(?:[:,–—-]\s*|(?:is|are)\s+|(?=an?\s)|(?=as\s))",
    re.I,
)
"""Between a participle and what it is about: "Submitted for your votes: a proposal"."""
HERE = expression(r"(?:here(?:by|with)\s+)?")
PARTICIPLE = expression(r"[a-z]+(?:\s+(?:in|forward|up|over))?(?=[\s,:])")
AT_ONCE = expression(
    r"\s*(?:(?:,\s*)?(?:alas|sadly|reluctantly|sorry|too|also|instead|by\s+me|hereby|herewith|here|now|today|forthwith|immediately|at\s+once|as\s+of\s+(?:now|today|this\s+(?:mail|message|moment))|with\s+(?:immediate\s+effect|\w+)|effective\s+\w+|from\s+the\s+\w+|without\s+\w+|(?:for|because\s+of|on)\s+[a-z][a-z ]{2,30}?(?=\s*[,:]))\b\s*)*:\s+",
    re.I,
)
"""Between a participle and the colon before what it is done with."""
IS_DONE = expression(
    r"\s*(?:[-–—]{1,2}\s[^:;.!?–—\x00]{1,60}?\s[-–—]{1,2}\s*|,\s[^,:;.!?\x00]{1,60},\s*)?(?:is|are)\s+(?!(?:not|what|how|why)\b)",
    re.I,
)
"""Between what is hereby done and with what: "Hereby withdrawn, alas, is my proposal 305"."""
MANY_DONE = expression(
    r"(?:the\s+)?(?:[a-z]+\s+)?[a-z]{2,14}s\s+(?:(?:hereby|herewith|now)\s+)?(?=[a-z]+(?:ed|en|n)\b)"
)
"""Things of which the participle behind them is said: "Players deactivated by me: Joel, Teucer"."""
AT_HAND_HERE = expression(r"\s*(?:here(?:by|with)|by\s+me|here|now|today)\b[^:]{0,30}:|\s*:(?<=by:)", re.I)
BY_SOMEBODY = expression(r"\s*+[,(]?\s*(?:by|of|from)\s+(?!me\b|now\b)", re.I)
BY_THIS = expression(r"\bhere(?:by|with)\b", re.I)
AT_HAND = expression(r":|\b(?:hereby|herewith)\b", re.I)


def delivered(g: Grammar, s: Scan, start: int, setting: Setting) -> Hit | None:
    """ "Submitted for your votes: a proposal": a participle at the head of a sentence that brings its text along."""
    lead = HERE.match(s.low) if start == 0 else None
    word = PARTICIPLE.match(s.low, lead.end()) if lead else None
    phrases = g.book.participle.get(word.group().split()[0]) if word else None
    if lead is not None and phrases is None and (noun := MANY_DONE.match(s.low, lead.end())):
        word = PARTICIPLE.match(s.low, noun.end())
        phrases = g.book.participle.get(word.group().split()[0]) if word else None
        if word is None or phrases is None or not AT_HAND_HERE.search(s.mask, word.end()):
            return None
    if lead is not None and word is not None and phrases is not None:
        done = done_at_once(g, s, word.end(), phrases)
        if done is not None:
            return Hit(done._replace(start=start), start, done.end, adjuncts(g, s, "", "", setting))
    gap = DELIVERED.match(s.mask, word.end()) if word and phrases else None
    if (
        gap is None
        or word is None
        or phrases is None
        or not (AT_HAND.search(s.mask, 0, gap.end()) or s.mask.rstrip().endswith(":"))
    ):
        return None
    best: Match | None = None
    missing = g.book.missing(s)
    first = word.start() + len(word.group().split()[0])
    for phrase in phrases.all:
        if phrase.words is None or phrase.words.document is None or phrase.wants & missing:
            continue
        found = match(phrase, s, gap.end()) or (match(phrase, s, first) if first < word.end() else None)
        alone = not phrase.nodes and not s.mask[gap.end() :].strip() and BY_THIS.search(s.mask, 0, gap.end())
        if found and (found.end > gap.end() or alone) and (best is None or score(found) > score(best)):
            best = found
    if best is None or DONE_THEN.match(s.mask, best.end) is not None:
        return None
    return Hit(best, start, best.end, adjuncts(g, s, "", "", setting))


DONE_THEN = expression(
    r"[^:.;!?]{0,60}?\b(?:last\s+n?(?:day|week|month|year)|yesterday|earlier|already|never|ago|once|before)\b", re.I
)
"""Behind what was brought at another time."""


def done_at_once(g: Grammar, s: Scan, pos: int, phrases: Phrases) -> Match | None:
    """ "Withdrawn with immediate effect: 415 and 416": a participle whose objects stand behind a colon."""
    colon = AT_ONCE.match(s.mask, pos) or (IS_DONE.match(s.mask, pos) if s.low.startswith("here") else None)
    if colon is None:
        return None
    best: Match | None = None
    missing = g.book.missing(s)
    for phrase in phrases.all:
        if phrase.words is None or phrase.words.document is not None or phrase.wants & missing:
            continue
        found = match(phrase, s, colon.end(), lambda one: closed(s, one) and BY_SOMEBODY.match(s.mask, one.end) is None)
        if found and not found.lacks() and found.values.keys() - phrase.sets.keys():
            best = found if best is None or score(found) > score(best) else best
    return best
