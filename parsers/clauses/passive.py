"""Reads the passive: "P237 is hereby withdrawn", "m5 are transferred to Hose"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.expressions import expression
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.afterwards import with_after
from parsers.clauses.entities import BY_ENTITY
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.verb import closed, front_before, may_say_more
from parsers.clauses.whole import by_somebody
from parsers.clauses.words import ADVERB
from parsers.phrases.fillers import IN_BRACKETS, SPOKEN_ASIDE, WHO_IS_MEANT
from parsers.phrases.loose import loose_match, readings, subjects, turned_match
from parsers.phrases.matching import Hop, Match, Phrase, found_by, match, score
from parsers.scan import Scan, skip
from parsers.search.worded import Worded

BE = expression(
    rf"(?:\s*,)?\s+(?:is|are|be|gets?|stands?)(?:,(?=\s){SPOKEN_ASIDE},(?=\s+(?:hereby|herewith)\s))?\s+(?:(?:both|all|each)\s+)?((?:{ADVERB},?\s+)*)((?:by\s+me,?\s+)?)([a-z]+)(?=\W|$)",
    re.I,
)
DONE_TO = expression(rf"(?:\s*:|\s+[-–—]+)?\s+((?:{ADVERB},?\s+)*)((?:by\s+me,?\s+)?)([a-z]+)(?=\W|$)")
"""Between a thing and what an item of a list of deeds says to be done with it: "P417 - withdrawn"."""
CONSIDER = expression(
    rf"(?:(?:please|kindly|you\s+(?:may|can|should))\s+)?(?:(?:I\s+(?:{ADVERB}\s+)*)?(?:consider|regard|treat|deem|count|declare|pronounce|take|(?<!you\scan\s)(?<!you\smay\s)(?<!you\sshould\s)cause(?=[^,;:.!?]{{2,80}}?\s(?:to\s+be|be)\s))"
    r"|I\s+hereby\s+have)\s+(?=\S)",
    re.I,
)
"""Before something that is said to be done: "Please consider proposal 305 withdrawn"."""
CONSIDERING = frozenset("consider regard treat deem count declare pronounce take have cause".split())
ASKING = Worded(
    r"\b(?:(?:request|ask|suggest|recommend|demand|insist|prefer|urge|beg|pray)\s+(?:that\s+)?"
    r"|(?:requested|asked|suggested|recommended|demanded|begged)(?:\s+by\s[^,;.:!?\x00]{1,30})?(?:,[^,;.:!?\x00]{1,40},)?\s+that\s+)$",
    "that request ask suggest recommend demand insist prefer urge beg pray",
    re.I,
)
"""Before something that somebody else is to do: "I request that 305 be withdrawn"."""
ASKING_ROOM = 100
"""Characters before what is asked for, with room for who asks."""
DONE = expression(r"\s(?:(?:as|to\s+be|hereby|henceforth)\s+)*([a-z]+)(?=\W|$)", re.I)
BE_WORDS = frozenset("is are be gets get stands stand".split())
MODAL = expression(r"\b(?:will|would|can|could|may|might|should|must|ought\s+to|is\s+to|are\s+to|not|never)\s*$")
"""Before "be": what is said so is no deed, unless it has a time."""
TO_BE = expression(r"(?<!\bis)(?<!\bare)(?<!\bshall)(?<!\bhas)(?<!\bhave)\s+to\s*$")
"""Before "be": only what is planned ("two socks to be created tomorrow")."""
NOTHING = expression(
    rf"[ ,]*|\s*,(?=\s)(?:{WHO_IS_MEANT}|{SPOKEN_ASIDE}(?:{IN_BRACKETS})?),?\s*|\s*{IN_BRACKETS}\s*", re.I
)
HAVING_BEEN = expression(
    rf"{NOTHING.pattern}|\s+(?:(?:has|have|was|were|had|is|are|did|does|do)(?:n['’]t)?|no\s+longer|never|fail(?:s|ed)|needs?|needed|lack(?:s|ed)|lost|left|sle(?:eps|pt)|vanished|neglect(?:s|ed)|miss(?:es|ed)|ignore[sd]|broke|forgot|refuse[sd]|contains?|prove[sd])\s(?:(?!\b(?:if|unless|that|would|could|should|may|might|i|you)\b)[^,;:.!?()\x00]){{1,60}}(?:,\s*)?\s(?:and|so)(?:\s+(?:so|thus|therefore))?",
    re.I,
)
"""The same, or what is said of the thing before what is done with it: "615 is overtaken and is hereby withdrawn"."""
SAID_THAT = expression(r"\b(?:wrote|said|says|claims|claimed|thinks|thought|believes|believed|hears|heard)\s+that\b")
"""In no subject: what follows is only told."""
HEREBY = expression(r"\bhereby\b")
BY_ME = expression(
    r"[^;:.!?\x00]{0,80}?\bby\s+(?:me|myself|yours\s+truly|the\s+undersigned|(?:its|the)\s+\w+,?\s+(?:being|who\s+is|which\s+is|that\s+is(?:\s+to\s+say)?,?|i\.?e\.?,?|namely|viz\.?|to\s+wit,?)\s+me)\b"
)
FROM_ME = expression(r"\bfrom\s+(?:me|myself|my\s+\w+)\b|\bby\s+me\b")
THERE = expression(
    r"there\s+(?:is|are|be|shall\s+be)\s+(?:(?P<hereby>hereby|herewith|now)\s+)?(?:by\s+me\s+)?(?P<verb>[a-z]+)(?=\s)",
    re.I,
)
LONGEST_SUBJECT = 160
"""Characters; what is said of something longer is no deed."""
LONGEST_VERB = 60
"""Characters of a form of "be" with its adverbs."""
LONGEST_PLAIN = 140
"""A longer sentence performs in the passive only if it says so ("hereby")."""
AND_DONE = expression(rf"\b(?:and|then)\s+(?:{ADVERB}\s+)*([a-z]+)(?=\W|$)", re.I)
CLAUSE_STOP = expression(r"[;:.!?\x00]|\b(?:that|is|are|was|were|who|which)\b")
OPENING = expression(
    r"(?:[^;.!?,:]{0,60}(?:,\s+(?:(?:acting|speaking)\s+)?(?:as|being|through\s+me,?)\s+(?:its|an?|the)\s+[^;.!?,:]{2,30})?[,:]\s*)?(?:and\s+|also\s+|therefore\s+)?",
    re.I,
)
"""What may stand before such a sentence: "As for Indictment 4: ...".."""
BY_ANOTHER = expression(r"\s+by\s+(?!me\b|the\s+undersigned\b|its\s+(?:author|proposer)\b)", re.I)


SPOKEN_TO = expression(r"[A-Z][\w'’-]*,\s+(?:I|ask|request|beg|demand|order)\s")
"""Somebody who is spoken to, or the author's name, and nothing that is acted upon: "Hob, I ask that 415 be ..."."""


def passive(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """The best passive clause whose subject begins at `start`.

    Without "hereby" or the like, only a short sentence of its own performs: others tell what is so.
    """
    if s.holds(CONSIDERING) and (consider := CONSIDER.match(s.mask, start)):
        return considered(g, s, start, consider.end(), before, setting)
    terse = setting.imperative and not before.strip() and not s.holds(BE_WORDS)
    if not (terse or s.holds(BE_WORDS)):
        return None
    if "there" in s.vocab and (there := THERE.match(s.mask, start)):
        return brought_about(g, s, start, there, before, setting)
    if SPOKEN_TO.match(s.text, start) is not None:
        return None
    timed = g.moments.front.match(s.text, start) if g.moments.sayable(s) else None
    if timed is not None:  # "..., on nday 8 proposal 452 is withdrawn"
        before, start = s.text[start : timed.end()], skip(s.text, timed.end())
    mine = s.low.startswith("my ", start)  # "I ask that my proposal 305 be withdrawn"
    that = len("that ") if s.low.startswith("that ", start) else 0
    room = max(0, start - ASKING_ROOM)
    asked = ASKING.search(s.mask, s.vocab, room, start + that) if room < start + that else None
    if asked and not mine:
        return None
    best: Match | None = None
    missing = g.book.missing(s)
    for be in (DONE_TO if terse else BE).finditer(
        s.mask, start, min(len(s.mask), start + LONGEST_SUBJECT + LONGEST_VERB)
    ):
        said = be.group(1).lower()
        performs = "here" in said or "now" in said or be.group(2).strip() or HEREBY.search(s.low, 0, start)
        performs = performs or asked is not None or ("me" in s.vocab and BY_ME.match(s.low, be.end()) is not None)
        alone = OPENING.fullmatch(s.mask, 0, start) and len(s.text) <= LONGEST_PLAIN
        if MODAL.search(s.low, start, be.start()) and not g.moments.sayable(s):
            continue
        if not performs and (
            not alone or (BY_ANOTHER.match(s.mask, be.end()) and not BY_ENTITY.match(s.text, be.end()))
        ):
            continue
        if terse and s.mask[be.start() - 1 : be.start()] == ",":
            continue
        if TO_BE.search(s.low, start, be.start()) or SAID_THAT.search(s.low, start, be.start()):
            continue
        for said_verb, end in participles(s, be):
            phrases = g.book.participle.get(said_verb)
            for phrase in phrases.all if phrases is not None else ():
                if phrase.wants & missing:
                    continue
                found = as_passive(
                    g, s, phrase, Hop(be.start(), HAVING_BEEN if performs or setting.capacity else NOTHING, end), start
                )
                if found and not performs and (found.lacks() or not found.values):
                    continue
                if found and (best is None or score(found) > score(best)):
                    best = found
        if best and " by " in s.low and by_somebody(s, best.end):
            return None
        if best:
            frame: Adjuncts = adjuncts(g, s, before, "", setting)
            return with_after(g, s, Hit(best, start, best.end, frame, first_person=False))
    return None


def brought_about(g: Grammar, s: Scan, start: int, there: re.Match[str], before: str, setting: Setting) -> Hit | None:
    """ "There is hereby transferred from me to Hob the sum of m5": what is done stands behind."""
    phrases, pos, missing = g.book.participle.get(there["verb"].lower()), there.end(), g.book.missing(s)
    best: Match | None = None
    for phrase in phrases.all if phrases is not None else ():
        if phrase.words is None or phrase.words.document is not None or phrase.wants & missing:
            continue
        found = match(phrase, s, pos)
        if found is None or found.lacks():
            said = readings(g.dress(phrase.words.action), s, pos, (start, start))
            found = loose_match(g.needs(phrase), phrase, said, s, pos, closed)
        if found and not found.lacks() and closed(s, found) and (best is None or score(found) > score(best)):
            best = found
    if best is None or not (there["hereby"] or FROM_ME.search(s.low, pos, best.end)):
        return None
    return with_after(g, s, Hit(best, start, best.end, adjuncts(g, s, before, "", setting), first_person=False))


def considered(g: Grammar, s: Scan, start: int, pos: int, before: str, setting: Setting) -> Hit | None:
    """ "Please consider proposal 305 withdrawn": said to be done, it is done."""
    best = _best_done(g, s, pos, DONE, lambda _: True)
    if best is None:
        return None
    return with_after(g, s, Hit(best, start, best.end, adjuncts(g, s, before, "", setting), first_person=False))


def _best_done(g: Grammar, s: Scan, pos: int, verb: re.Pattern[str], fits: Callable[[Match], bool]) -> Match | None:
    """What is best read of a thing and the participle behind it, which is the last group of `verb`."""
    best: Match | None = None
    missing = g.book.missing(s)
    for done in verb.finditer(s.mask, pos, min(len(s.mask), pos + LONGEST_SUBJECT)):
        if CLAUSE_STOP.search(s.mask, pos, done.start()):
            break
        phrases = g.book.participle.get(done[verb.groups].lower())
        for phrase in phrases.all if phrases is not None else ():
            if phrase.words is None or phrase.words.document or phrase.wants & missing:
                continue
            found = as_passive(g, s, phrase, Hop(done.start(), NOTHING, done.end()), pos)
            if found and not found.lacks() and fits(found) and (best is None or score(found) > score(best)):
                best = found
    return best


IS_HEREBY = expression(rf"\b(?:is|are)\s+(?:{ADVERB}\s+)*?(?:hereby|herewith)\b")
"""In a clause that performs in the passive."""
AGAIN_ENDS = expression(r"\s*(?:$|[.,;!]|and\b)")


def passive_again(g: Grammar, s: Scan, start: int, setting: Setting) -> Hit | None:
    """What is done to another thing in the same breath: "305 is hereby withdrawn, and the Bell Treaty joined"."""
    best = _best_done(g, s, start, DONE_TO, lambda one: bool(one.values) and bool(AGAIN_ENDS.match(s.mask, one.end)))
    if best is None:
        return None
    return Hit(best, start, best.end, adjuncts(g, s, "", "", setting), first_person=False)


def participles(s: Scan, be: re.Match[str]) -> Iterator[tuple[str, int]]:
    """The participle after a form of "be", and those joined to it: "is taken from Hob and reassigned to Ione"."""
    yield be.group(3).lower(), be.end()
    for more in AND_DONE.finditer(s.mask, be.end(), be.end() + LONGEST_SUBJECT):
        if CLAUSE_STOP.search(s.mask, be.end(), more.start()):
            return
        yield more.group(1).lower(), more.end()


def as_passive(g: Grammar, s: Scan, phrase: Phrase, hop: Hop, start: int) -> Match | None:
    """The phrase with its object as the subject of the sentence."""

    def closes(found: Match) -> bool:
        return closed(s, found)

    turned = phrase.turned
    found = found_by(turned, phrase, s, start, closes, hop, says=not phrase.nameless) if turned is not None else None
    front = front_before(g, s, start) if start else start
    if found is not None and front < start and phrase.words is not None and may_say_more(s, found, front):
        more = as_loose_passive(g, s, phrase, hop, start, (front, start))
        if more is not None and len(more.values) > len(found.values):
            return more
    if found is not None or phrase.words is None or phrase.words.document:
        return found
    return as_loose_passive(g, s, phrase, hop, start, (start, start))


def as_loose_passive(g: Grammar, s: Scan, phrase: Phrase, hop: Hop, start: int, front: tuple[int, int]) -> Match | None:
    """The same in any order, with what stands in `front` of the subject."""
    assert phrase.words is not None
    dress = g.dress(phrase.words.action)
    key = (dress.action, hop.to, start, front[0])
    if key not in s.subjects:
        s.subjects[key] = subjects(dress, s, hop.to, (start, hop.until), front)
    best: Match | None = None
    for subject, after in s.subjects[key]:
        one = turned_match(g.needs(phrase), phrase, after, s, hop.to, closed, subject)
        if one is not None and (best is None or score(one) > score(best)):
            best = one
    return best._replace(start=start) if best else None
