"""Reads who acts: "I", a third person, or a verb without its subject."""

from __future__ import annotations

import re

from parsers.clauses.adjuncts import actor_in, adjuncts
from parsers.clauses.entities import ENTITY, known_entity
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import ADVERB, ELLIPTIC_INTENT, INTENT, LABEL_INTENT, announce
from parsers.clauses.model import Hit, Setting, altered
from parsers.clauses.moments import TIMES_AFTER, WHEN_AFTER, times_said
from parsers.clauses.verb import verb
from parsers.scan import Scan
from parsers.slots.names import capitals

DESIRE = (
    r"(?:(?:would|['’]d)\s+(?:\w+\s+)?(?:(?:like|love|prefer)\s+to|be\s+(?:glad|happy|pleased|delighted)\s+to)|(?:wish|desire|choose|elect|opt|beg|see\s+fit|dare)\s+to"
    r"|(?:have\s+(?:decided|chosen|resolved)|am\s+(?:\w+\s+)?(?:pleased|happy|glad|proud|delighted|honou?red))\s+to|(?:will\s+)?(?:go|am\s+going)\s+ahead\s+and|take\s+(?:this|the)\s+(?:opportunity|liberty|occasion)\s+to)"
)
SUBJECT = re.compile(rf"I(?:['’]d(?=\s+like))?(?:,\s[^,;.:!?]{{1,60}},)?(?=\W)(?:\s+{ADVERB},?(?=\s))*\s+", re.I)
WISHING = re.compile(rf"I(?:\s+{ADVERB},?(?=\s))*\s*{DESIRE}(?:\s+{ADVERB},?(?=\s))*\s+", re.I)
GLADLY = re.compile(r"I['’]ll\s+(?:happily|gladly|hereby|cheerfully|therefore|just|now)\s+", re.I)
"""A readiness said with the deed: "I'll gladly shelve 303"."""
LEAVE = re.compile(
    r"(?:please\s+)?(?:let|allow|permit)\s+me\s+(?:to\s+)?|it\s+(?:is|be)\s+my\s+(?:will|pleasure|duty)\s+to\s+", re.I
)
"""Other ways in which an author says that he does what the verb says."""
SELVES = re.compile(
    r"(?:the\s+undersigned(?:\s+(?:player|minister))?|this\s+(?:humble\s+)?(?:player|minister|correspondent)"
    r"|yours\s+truly|your\s+humble\s+\w+)\b",
    re.I,
)
WILL = re.compile(r"(?:I\s+(?:will|shall)|I['’]ll)\s+((?:" + ADVERB + r"\s+)*)", re.I)
AM = re.compile(rf"(?:I\s+(?:am|be)|I['’]?m|I)\s+((?:{ADVERB}\s+)*)", re.I)
CONNECTOR = re.compile(
    r"(?:(?:and|also|then|so|now|next|finally|first|second|lastly|instead|further|furthermore|moreover|in\s+addition|additionally|therefore|thus|hence|well|ok|okay|yes(?=\s*[,:])|no(?=\s*[,:])|oh|ah|but|plus|please|hereby|actually|alright|here)\b\s*[,:]?\s*)+",
    re.I,
)


def by_first_person(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    intent = INTENT.match(s.mask, start)
    if intent:
        return intended(g, s, start, intent, before, setting)
    will = WILL.match(s.mask, start)
    if will and not GLADLY.match(s.mask, start):
        frame = adjuncts(g, s, before, s.text[start : will.end()], setting)
        hit = verb(g, s, will.end(), g.book.base, start, frame, setting)
        if hit and not hit.frame.when:
            after = WHEN_AFTER.match(s.text, hit.end)
            hit = altered(hit, when=after.group(1), end=after.end()) if after else None
        return hit
    subject = SUBJECT.match(s.mask, start)
    if subject:
        frame = adjuncts(g, s, before, s.text[start : subject.end()], setting)
        hit = verb(g, s, subject.end(), g.book.base, start, frame, setting)
        if hit is None and re.search(r"\b(?:do|so|instead)\b", subject.group()):
            hit = verb(
                g,
                s,
                start + 1 + len(s.text[start + 1 :]) - len(s.text[start + 1 :].lstrip()),
                g.book.base,
                start,
                frame,
                setting,
            )
        if hit:
            return with_after(g, s, hit)
    for wish in (WISHING.match(s.mask, start), GLADLY.match(s.mask, start)):
        if wish:
            frame = adjuncts(g, s, before, s.text[start : wish.end()], setting)
            hit = verb(g, s, wish.end(), g.book.base, start, frame, setting)
            return with_after(g, s, hit) if hit else None
    am = AM.match(s.mask, start)
    if am:
        frame = adjuncts(g, s, before, s.text[start : am.end()], setting)
        hit = verb(g, s, am.end(), g.book.gerund, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    return None


def by_leave(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "Let me withdraw 237", "Zoltan hereby votes FOR 237" by Zoltan, "the undersigned votes FOR 237"."""
    leave = LEAVE.match(s.mask, start)
    if leave:
        hit = verb(g, s, leave.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return with_after(g, s, hit) if hit else None
    named = SELVES.match(s.mask, start)
    ends = [named.end()] if named else [start + len(one) for one in s.selves if s.text.startswith(one, start)]
    for end in ends:
        gap = GAP.match(s.mask, end)
        if gap is None:
            continue
        frame = adjuncts(g, s, before, s.text[start : gap.end()], setting)
        hit = verb(g, s, gap.end(), g.book.third, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    return None


GAP = re.compile(rf"(?:,\s[^,;.]{{1,60}},)?(?:\s+{ADVERB})*\s+(?:wishes\s+to\s+|would\s+like\s+to\s+)?", re.I)


def dropped(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "I have read them all and vote FOR 237": the subject of the clause before goes on."""
    subject = DROPPED.search(s.mask, 0, start)
    if subject is None or subject.start() < start - len(before):
        return None
    hit = verb(g, s, start, g.book.base, start, adjuncts(g, s, before, "", setting), setting)
    return with_after(g, s, hit) if hit else None


DROPPED = re.compile(
    r"(?<![\w'’])I\s(?!(?:will|would|could|might|may|can|should|shall|must|want|hope|plan|mean|need|try|suggest|recommend|think|believe|suppose|doubt|wonder|know|hear)\b)"
    r"(?:(?!\b(?:you|he|she|they|we|who|which|that|e|to|not|never|n't|if|whether|would|could|should|might|may|will|can|must|let|please|people|everyone|players?)\b)[^;:.!?\x00]){2,200}?"
    r"(?:,\s*|\s+)(?:and|so|then|hence|therefore|thus)(?:\s+(?:therefore|so|thus|hence|now|then|hereby|also|accordingly))*\s+$",
    re.I,
)


def intended(g: Grammar, s: Scan, start: int, intent: re.Match[str], before: str, setting: Setting) -> Hit | None:
    gerund = intent.group().rstrip().lower().endswith("of")
    frame = adjuncts(g, s, before, "", setting)
    hit = verb(g, s, intent.end(), g.book.gerund if gerund else g.book.base, start, frame, setting)
    if hit is None:  # the verb may stand after a second "to": "intend with support to ..."
        for more in re.finditer(r"\bto\s+(?:\w+ly\s+)?", s.mask[intent.end() : intent.end() + 90]):
            hit = verb(g, s, intent.end() + more.end(), g.book.base, start, frame, setting)
            if hit:
                break
    return announce(g, s, hit) if hit else None


def by_third_person(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "Acme gives ...", "it resigns ...", "the OCB votes ..."."""
    pet = g.pet.match(s.text, start)
    if pet:
        gap = re.compile(rf"(?:,\s[^,;.]{{1,60}},)?(?:\s+{ADVERB})*\s+", re.I).match(s.mask, pet.end())
        if gap and re.search(
            r"behest|announced|hereby|cause|intended|described", s.mask[start : gap.end()] + before, re.I
        ):
            hit = verb(g, s, gap.end(), g.book.third, start, adjuncts(g, s, before, "", setting), setting)
            return altered(hit, beast=True, first_person=False) if hit else None
        return None
    subjects: list[tuple[str | None, int, bool]] = []
    named = actor_in(g, before, setting)
    doer = named[0] if named and not named[1] else setting.last_actor
    if s.low.startswith("it ", start) and doer:
        subjects.append((doer, start + 2, True))
    for name, end in capitals(s, start):
        known = known_entity(name, setting)
        subjects.append((known or name, end, bool(known or ENTITY.search(name))))
    if s.low.startswith("the ", start):
        for entity in setting.entities:
            last = entity.split()[-1]
            if s.low.startswith("the " + last.lower() + " ", start):
                subjects.append((entity, start + 4 + len(last), True))
    for subject, end, sure in subjects:
        gap = re.compile(rf"\.?(?:,\s[^,;.]{{1,60}},)?((?:\s+{ADVERB})*)\s+", re.I).match(s.mask, end)
        if not gap or not (sure or "hereby" in gap.group().lower()):
            continue
        hit = verb(g, s, gap.end(), g.book.third, start, adjuncts(g, s, before, "", setting), setting)
        if hit:
            title = g.titles.fullmatch(re.sub(r"^the\s+", "", subject or "", flags=re.I))
            if title:
                return with_after(g, s, altered(hit, capacity=subject, first_person=False))
            return with_after(g, s, altered(hit, actor=subject, first_person=False))
    return None


def without_subject(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """Imperatives under "I do the following", infinitives after an announcement, participles at a sentence's head."""
    if setting.intents:
        more = ELLIPTIC_INTENT.match(s.mask, start)
        if more and more.end() > start:
            hit = verb(g, s, more.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
            if hit:
                return announce(g, s, altered(hit, intent="without_objection"))
    label = LABEL_INTENT.match(s.mask, start)
    if label and start == 0:
        hit = verb(g, s, label.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return announce(g, s, hit) if hit else None
    if setting.imperative and not before.strip(" ,:;"):
        hit = verb(g, s, start, g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        if hit:
            return with_after(g, s, hit)
    head = re.sub(r"(?i)\b(?:as|acting as)\s+(?:the\s+)?[\w ]{1,30},", "", before)
    if not CONNECTOR.sub("", head).strip(" ,:;") and "ing" in s.low[start : start + 20]:
        hit = verb(g, s, start, g.book.gerund, start, adjuncts(g, s, before, "", setting), setting)
        if hit and not re.match(r"\s*(?:is|was|would|will|are|has|might|may|could|should|seems)\b", s.mask[hit.end :]):
            return with_after(g, s, hit)
    return None


def with_after(g: Grammar, s: Scan, hit: Hit) -> Hit:
    """Time and number of times directly after the phrase."""
    end = hit.end
    if hit.frame.when is None and hit.match.phrase.words and not hit.match.phrase.words.document:
        m = WHEN_AFTER.match(s.text, end)
        if m:
            hit, end = altered(hit, when=m.group(1), end=m.end()), m.end()
    m = TIMES_AFTER.match(s.text, end)
    if m and m.group().strip():
        times = times_said(m, s)
        if times:
            hit = altered(hit, times=times, end=m.end())
    return hit
