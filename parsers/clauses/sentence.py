"""Reads one sentence: every act in it, from left to right.

The frame ("I hereby ...", "Acme gives ...", "I intend, without objection, to ...", "giving ...", "... and resign")
is recognised here once for all actions; a phrase only says what stands after the verb. Each place where a clause
can begin is tried against the phrases of its verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.expressions import expression, is_of
from parsers.clauses.adjuncts import AUTHOR, IN_PERSON_WORDS, ITS_BEHALF, actor_in, in_person
from parsers.clauses.afterwards import with_its_actor
from parsers.clauses.conditions import conditional_after, conditional_before, conditional_within
from parsers.clauses.denials import NOR_DO
from parsers.clauses.entities import (
    BEHALF_AFTER,
    BY_ENTITY,
    ENTITY_WORDS,
    FOR_ENTITY,
    ITS_AFTER,
    LED_BEHALF,
    NAMED_ENTITY,
    WHY_BETWEEN,
    known_entity,
)
from parsers.clauses.fronted import behind_fronted
from parsers.clauses.going_on import continuations
from parsers.clauses.grammar import Grammar
from parsers.clauses.hereby import HEREBY
from parsers.clauses.intents import FORETELLING, FORETOLD, INTENDING, INTENT_LABEL, WILL_BE, announce, intent_kind
from parsers.clauses.meant import (
    FIRST_PERSON,
    SPOKEN,
    commented,
    in_office,
    only_muses,
    passed_on,
    reported,
    supposed,
    timeless,
    told_by_others,
    undone,
    wished,
)
from parsers.clauses.model import MAX_HITS, Hit, Setting
from parsers.clauses.parted import before_next_deed, before_next_subject, takes_text
from parsers.clauses.passive import BE_WORDS, CONSIDERING, passive
from parsers.clauses.readiness import LEAVING
from parsers.clauses.subjectless import HOW, HOWS, MINE, delivered, without_subject
from parsers.clauses.subjects import (
    ACRONYM,
    PERFECT,
    by_first_person,
    by_leave,
    by_third_person,
    dropped,
    unless_opposed,
)
from parsers.clauses.traps import (
    ASIDE,
    CONDITIONS,
    DENIED,
    HEARSAY_WORDS,
    REPORTING,
    WHEN_ALLOWED,
)
from parsers.clauses.whole import whole_clause
from parsers.clauses.wishes import only_wished
from parsers.clauses.words import CONNECTING
from parsers.firms import ENTITY
from parsers.phrases.matching import Phrase
from parsers.scan import THIS, Scan, skip, token_at
from parsers.search.worded import Worded
from parsers.work import PLACE, REACH

HEAD = expression(
    r"(?:(?:[Aa]nd\s+)?(?:[Ww]ith(?:out)?|[Hh]aving|[Gg]iven|[Oo]n|[Aa]fter)\s[^,;:.]{0,60}?\b(?:support|supporters?|objections?|announced|intended)(?:\s+(?:and|or)\s+(?:with(?:out)?|w/o|no)\s[^,;:.]{0,40}?\b(?:support|supporters?|objections?))?(?=\s)"
    r"|(?i:(?:and|so)\s+)?(?i:as\s+of\s+(?:now|today|this\s+\w+)|from\s+(?:now|today|this\s+\w+)(?:\s+on(?:wards)?)?|henceforth|hereafter|henceforward|with\s+immediate\s+effect)(?=\s)"
    r"|so|then|and|also)\s*"
)
"""At the head of a sentence: what ends where a clause can begin."""
HEADS = frozenset(
    "and with without having given on after so as from henceforth hereafter henceforward then also".split()
)
"""The words with which that begins."""
START = expression(
    r"(?:,|;|:|\(|–|—|>|and(?<=\sand)|so(?<=\sso)|but(?<=\sbut)|then(?<=\sthen)|that(?<=\sthat)|--+|-(?<=\s-))\s*"
)
"""The same further on; alternatives that all begin with a letter or mark are passed over where none of these stands."""
CONDITION_LEAD = expression(r"(?:^|[,;:(–—])\s*(?:(?:and|but|so)\s+)?(?:should|once)\s*$", re.I)
"""Before the subject of a deed that is itself a condition: "Should I win, I pay Hose m5", "Once I join, ..."."""
BREAK = expression(r";|\bbut\b")
CLAUSE_START = expression(r"[;\x00]|\bbut\b|\band\s+now\b")
RESTRICTIVE = Worded(
    r"[^\s,(]\s+(?<!, (?:of|to|on|by|in) )(?<!, for )(?<!, (?:with|from) )(?:which|whom)\s+$|\bwith\s+m\d+\s+that\s+$",
    "which whom that",
    re.I,
)
"""Before "I": the clause only says which one is meant ("every contract which I join")."""
MYSELF = expression(r"i(?:m|ll|d)?(?![a-z0-9])")
SAYING_I = frozenset({"i", "im", "ill", "id"})
AND = expression(r"\band\b")
"""Where what is done in the passive may only be joined to something else: "Judging is mine and set at m10"."""

BEFORE_DEED = expression(
    r"(?:\s[\w' -]{1,30}\b(?:times|twice|thrice)|\s+(?:on\s+behalf|in\s+the\s+name|acting|as|for)\s[^:;.!?]{1,60})?\s*:"
)
"""Behind words that point at the deed which follows them."""
MARKS_APART = ",;:.!?(–—-"
"""Behind one of these a clause begins, and no part of it stands before its subject."""
IT_BEHIND = expression(r"(?<=[^\s,;:.!?(–—-]\s)it(?=\s)")
ENTITY_BEHIND = expression(
    rf"(?<=[^\s,;:.!?(–—-]\s)(?=the\s|(?-i:[A-Z])[\w'’&-]*\s+(?-i:[A-Z&]))(?:the\s+)?{NAMED_ENTITY.pattern}(?=\s)", re.I
)
"""Who acts, by its whole name, behind words that no mark sets apart."""
INTENDED_SO = expression(
    r"\s*+,?\s*(?:and|so)\s+(?:I\s+)?(?:hereby\s+|therefore\s+|now\s+)?(?:intend|plan|propose)(?:\s*+,)?\s+(?:[^.;:]{0,60}?\s)??to\s+do\s+(?:so|that|this|it)\b[^.;:!?]{0,60}"
    r"|(?:\s+(?:with(?:out)?|w/o)\s[^.,;:]{1,50})?\s*[,;:–—-]+\s*(?:that|this)\s+is\s+what\s+I\b[^.;:!?]{0,40}?\b(?:intend|plan|propose)\b(?:\s+to\s+do\b)?[^.;:!?]{0,40}",
    re.I,
)
"""Behind what somebody would like: "..., and intend to do so with 1 support"."""
CALLED_INTENT = expression(
    r"\W*(?:(?:(?:and|also|another|my|own|one|an?|the|new|more|next|first|second|formal|public|advance|due|here['’]s|here\s+is)\s+){0,4}(?:(?:notice|announcement|declaration|statement)\s+(?:of|that)\s+(?:(?:an?|my|the|our|its|another)\s+)?(?:\w+\s+)?)?inten(?:t|tion)\b\s*(?:\([^()]{0,60}\)|[^.;:!?]{0,60}?)"
    r"|(?:(?:(?:please\s+)?(?:consider|take|count|let)\s+this(?:\s+(?:as|be))?|formal|public|advance|due|hereby|my|a|(?:this|the\s+following)\s+is(?:\s+a)?)\s+){0,3}(?:notice|(?:to\s+be\s+done|intended|planned|proposed)(?:\s+(?:now|hereby|herewith))?)\b(?:(?!\b(?:ago|yesterday|last|earlier|before|since|was|were|passed|no)\b)[^.;:!?]){0,50}?\b(?:with(?:out)?|w/o)[\s-][^.;:!?]{0,30}?\b(?:objections?|support\w*)[^.;:!?]{0,80}?)(?:\s*[:–—]|,?\s+that\s)",
    re.I,
)
CALLED_WORDS = INTENT_LABEL | {"notice", "intended", "planned", "proposed", "done"}
"""A label over a deed that is only announced: "My own intent: w/o objection I retitle rule 31"."""
DEAL = expression(
    r"(?:^|[,;:.–—-]\s*|\b(?:ok|okay|so|and|then)\s+)you\s+(?:give|send|pay|transfer|vote|support|withdraw|get|make|do)\b[^.;:!?]{0,60}?(?:,\s*|\s)(?:and|then|and\s+then)\s+$"
)
"""Before "I": what somebody else is to do for it, "you give me a sock and I give you m5"."""
MAX_BEFORE = 400
"""Characters before a verb in which its time, capacity and actor are looked for."""
CONNECTING_TOKENS = frozenset(re.findall("[a-z]+", CONNECTING)) - {"s"}
"""One of these begins what `CONNECTOR` finds."""
ONE_CONNECTOR = expression(rf"(?:{CONNECTING})\b\s*+[,:]?\s*", re.I)
BIDDING = expression(
    r"(?:at|on|by|upon|through)\s+my\s+(?:command|behest|orders?|bidding|request|word|wish|decree)(?:\s*+,)?\s+",
    re.I,
)
"""Before somebody who is made to act: "at my bidding the Beast votes FOR 5"."""
BIDDING_WORDS = frozenset("command behest order orders bidding request word wish decree".split())
BY_ME = frozenset({"me", "hereby", "herewith"})
"""One of these is where the author says in a passive that he does it."""
PLEASING = frozenset("please kindly pls plz".split())


class Frames(NamedTuple):
    """Which frames the words of a sentence allow."""

    first: bool
    third: bool
    subjectless: bool
    other: bool
    """By leave, under a name of one's own, in the passive, with a subject that stands further up."""
    said: list[Phrase]


def read_sentence(g: Grammar, s: Scan, setting: Setting, frames: Frames | None = None) -> list[Hit]:
    """Every act in a sentence, from left to right; `frames` when they are known already."""
    frames = frames or frames_of(g, s, setting)
    if not any(frames):
        return []
    hits: list[Hit] = []
    masked, vocab = s.mask, s.vocab
    pos = 0
    behind = behind_a_part(s, setting) if frames.third else frozenset[int]()
    s.taken = 0
    under = -1  # where a deed stands that is itself the condition of those behind it: "If I win, I pay Hose m5"
    dead = -1  # where a reported sentence began that nothing has ended yet
    for start in (
        sorted({*behind, *behind_time(g, s), *starts(s, frames)}) if frames.said or behind else starts(s, frames)
    ):
        if start < pos or len(hits) >= MAX_HITS:
            continue
        found = act_at(g, s, start, s.text[max(pos, start - MAX_BEFORE) : start], setting, frames)
        if found is None or (start in behind and found.start >= start and not dated(g, s.text[pos:start])):
            continue
        if start > pos and not found.first_person and goes_on_unread(g, s, found, masked[pos:start]):
            continue
        clause = clause_of(masked[pos:start])
        if ":" in vocab and BEFORE_DEED.match(masked, found.end) and deictic(found):
            continue  # "Three times I do this: I give m2 to Hose"
        if dead >= 0 and BREAK.search(masked, dead, start) is None:
            continue
        dead = -1
        if NOR_DO.search(clause, vocab) or (not found.first_person and DENIED.search(clause)):
            continue
        plain = clause_of(ASIDE.sub(" ", masked[pos:start])) if "(" in s.text else clause
        aside = supposed(s, plain)
        if (aside and not (found.first_person and only_muses(plain))) or RESTRICTIVE.search(clause, vocab):
            continue
        if (
            found.first_person
            and s.low.startswith("i", start)
            and s.holds(REPORTING)
            and reported(clause, alone(s, found), announced=found.frame.announced)
        ):
            dead = start
            continue
        if found.first_person and s.holds(HEARSAY_WORDS) and SPOKEN.match(s.mask, found.end):
            dead = start
            continue
        unsure = aside
        if not found.first_person and (
            (passed_on(s, clause, found.end) and not in_office(g, s, found)) or told_by_others(s, clause)
        ):
            unsure = commented(s, clause, found.end)
            if not unsure:
                dead = start
                continue
        if s.holds(FORETELLING) and not found.frame.announced and not found.first_person:
            found = foretold(g, s, clause, found)
        if wished(s, clause, found):
            dead = start
            continue
        if takes_text(found):
            read = partial(act_at, g, s, before="", setting=setting, frames=frames)
            found = before_next_deed(s, found, read)
        found = before_next_subject(s, found)
        found = with_its_actor(s, hits[-1], found) if hits else found
        chain = [found, *continuations(g, s, found, setting)]
        if "behalf" in s.vocab or "name" in s.vocab or (s.holds(ENTITY_WORDS) and s.holds(BY_OR_FOR)):
            chain = for_another(g, s, chain, setting)
        if found.frame.actor and len(chain) > 1 and not vocab.isdisjoint(IN_PERSON_WORDS):
            chain = in_person(s, chain)
        if not found.frame.announced and (so := INTENDED_SO.match(s.mask, chain[-1].end)):
            chain = [announce(g, s, hit) or hit for hit in chain]
            chain[-1] = chain[-1]._replace(end=so.end())
        if not found.frame.announced and s.holds(CALLED_WORDS) and CALLED_INTENT.match(s.mask, 0, found.start):
            chain = [announce(g, s, hit) or hit for hit in chain]
        if chain[0].frame.actor and chain[0].frame.actor != AUTHOR and "its" in s.vocab:
            setting = replace(setting, last_actor=chain[0].frame.actor)
        if found.frame.announced and len(chain) > 1 and chain[1].frame.announced:
            chain[0] = of_its_own_kind(g, s, chain)
        pos = s.taken = chain[-1].end
        if undone(s, chain) or only_wished(s, chain):
            continue
        if "you" in vocab and found.first_person and DEAL.search(s.low, 0, found.start):
            chain = [hit._replace(condition=True) for hit in chain]
        if s.holds(CONDITIONS):
            led = WHEN_ALLOWED.sub(" ", clause) if found.frame.announced else clause
            if conditional_before(timeless(led, found.frame.when)) or CONDITION_LEAD.search(clause):
                under = found.start
            elif under >= 0 and BREAK.search(masked, under, start) is not None:
                under = -1
            if under >= 0 or conditional_after(masked, chain) or conditional_within(masked, chain):
                chain = [hit._replace(condition=True) for hit in chain]
        hits += [hit._replace(condition=True) for hit in chain] if unsure else chain
    return hits


def alone(s: Scan, found: Hit) -> bool:
    """Whether no other deed of somebody who says "I" follows right behind one: "To mark the day I join I give m5"."""
    return FIRST_PERSON.search(CLAUSE_START.split(s.mask[found.end :])[0]) is None


def goes_on_unread(g: Grammar, s: Scan, found: Hit, before: str) -> bool:
    """Whether an act without a verb only goes on with a clause that is none: "I will give m5 to Ivy and m3 to Joel"."""
    words = found.match.phrase.words
    if found.match.phrase.verb or words is None or words.document is not None:
        return False
    if PLANNED.search(before) is not None:
        return True
    if JOINS_ON.search(before) is None:
        return False
    if TOLD_BEFORE.search(SENTENCE_END.split(before)[-1]) and VALUE_FIRST.match(s.text, found.start):
        return True
    if words.action == g.ballot and s.text[found.start : found.start + 2].isupper():
        return any(one["choice"] in s.words.choices for one in VOTED_THERE.finditer(SENTENCE_END.split(before)[-1]))
    if not words.gives or SUM_FIRST.match(s.low, found.start) is None:
        return False
    clause = SENTENCE_END.split(before)[-1]
    if PARALLEL.search(clause) is not None:
        return True
    return not g.said_by.get(words.action, frozenset()).isdisjoint(WORD.findall(clause.lower()))


PLANNED = expression(
    r"\bI(?:['’]d)?\s+(?:\w+ly\s+|also\s+)?(?:plan|intend|propose|mean|hope|might|may|could|would)\s(?:to\s)?[^.;:!?\x00]{1,120}:\s*$"
)
"""Before what would be done by it: "I plan to give two people macks: m5 to Hob and m6 to Ivy"."""
JOINS_ON = expression(r"(?:,|\band|,\s*and|\bor)\s+(?:(?:also|then)\s+)?$")
VOTED_THERE = expression(
    r"[a-z]\s+(?P<choice>[A-Z]{3,})\s+(?:on\s+)?(?:[Pp]roposals?\s+)?[#pP]?\d{2,6}\b(?=\W{0,3}(?:and\b|or\b|,|$))"
)
"""A vote in a clause of which nothing was read, so that more of it is none: "I lean FOR on 401 and AGAINST on 402"."""
SUM_FIRST = expression(r"[a-z]?\d|(?:an?|one|two|three|four|five|six|ten|all|both|half|some)\b")
"""How what is given begins, where nothing but it and its receiver is said."""
TOLD_BEFORE = expression(
    r"\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ee]|[A-Z]\w+)(?:['’](?:ve|d)|\s+(?:(?:just|already|once|[a-z]+ly)\s+)?(?:have|has|had|[a-z]{3,}ed|gave|found|sent|said|went|was|got|chose|took|made))\s(?!hereby\b)[^;:.!?]{0,60}?(?:\b[A-Z]{4,}\b|\b[a-z]?\d)"
)
"""Tells what somebody did, so that what only goes on is told, too: "I found Hob GUILTY on 3 and INNOCENT on 4"."""
VALUE_FIRST = expression(
    r"(?:NOT\s+)?[A-Z]{4,}\b|[#pPmM]?\d(?!\S*\s+(?:gets?|is|are|has|have|receives?|earns?|goes)\b)"
)
"""How such a clause begins, which has no verb."""
PARALLEL = expression(
    r"(?:\b[a-z]?\d+[a-z]?(?:\s+\w+){0,2}?|\b(?:an?|one|two|three|four|five|six|ten|all|both|half|some)\s+[\w\s]{1,30}?)\s+(?:to|for|from|by|at|with)\s+[^;:.!?,]{1,40}(?:,|\sand|\sor)",
    re.I,
)
"""The same before it, of which nothing was read: "I gave m5 to Ivy and m3 to Joel"."""
SENTENCE_END = expression(r"[;:.!?]")
WORD = expression(r"[a-z]+")


def dated(g: Grammar, before: str) -> bool:
    """Whether all that stands before a subject is a time: "On nday 7 Acme pays Hob m5"."""
    time = g.moments.before.match(before)
    return time is not None and time.end() == len(before.rstrip()) > 0


BY_OR_FOR = frozenset({"by", "for", "as"})


def for_another(g: Grammar, s: Scan, chain: list[Hit], setting: Setting) -> list[Hit]:
    """The acts of one subject with the entity for which they are done, where that stands behind them."""
    why = WHY_BETWEEN.match(s.mask, chain[-1].end)
    behalf = BEHALF_AFTER.match(s.mask, why.end() if why is not None else chain[-1].end)
    named = actor_in(g, s.text[behalf.start("on") :], setting) if behalf is not None else None
    if behalf is not None and named is not None and (behalf["name"] or behalf["its"]):
        named = (
            named if ENTITY.search(named[0]) or known_entity(named[0], setting) else None
        )  # "in the name of Justice"
    if behalf is None and (its := ITS_AFTER.match(s.mask, chain[-1].end)) is not None:
        named = actor_in(g, s.text[: its.end()], setting)
        behalf = its
    if behalf is None and "its" in s.vocab and (its := ITS_BEHALF.search(s.mask, chain[0].start, chain[-1].end)):
        named = actor_in(g, s.text[: its.end()], setting)
        behalf = its
    by = BY_ENTITY.match(s.text, chain[-1].end)
    if by is None and (words := chain[-1].match.phrase.words) is not None and words.action == g.ballot:
        if len(chain) > 1 and FOR_ENTITY.fullmatch(s.text, chain[-1].start, chain[-1].end):
            chain = chain[:-1]  # "I vote FOR 401, for Acme Corp"
        by = FOR_ENTITY.match(s.text, chain[-1].end)
    if behalf is None and by is not None:
        named = (by[1].rstrip(" .,"), False)
        behalf = by
    if behalf is None and (led := LED_BEHALF.match(s.mask, 0, chain[0].start)):
        named = actor_in(g, s.text[: led.end()], setting)
        behalf = led
    if behalf is None or named is None or named[1] or any(hit.frame.actor for hit in chain):
        return chain
    theirs = [hit.framed(actor=named[0]) for hit in chain]
    return theirs if not is_of(behalf, BEHALF_AFTER) or not behalf["mine"] else [*chain, *theirs]


def foretold(g: Grammar, s: Scan, clause: str, found: Hit) -> Hit:
    """What is said to become so later, as the announcement that it is where somebody gives notice of it."""
    if not FORETOLD.search(clause) or not WILL_BE.search(s.mask, found.start, found.end):
        return found
    return announce(g, s, found) or found


def of_its_own_kind(g: Grammar, s: Scan, chain: list[Hit]) -> Hit:
    """The first of several announcements, of the kind that the words before the second say."""
    kind, supporters = intent_kind(g, s.mask[: chain[0].end])
    return chain[0].framed(intent=kind, supporters=supporters) if kind else chain[0]


def deictic(found: Hit) -> bool:
    """Whether a clause only points at a deed."""
    words = found.match.phrase.words
    return words is not None and any(
        param.deictic and found.match.values.get(param.name, THIS) == THIS for param in words.params
    )


def frames_of(g: Grammar, s: Scan, setting: Setting) -> Frames:
    """Which frames are worth a try: every one has its words."""
    holds, vocab, token = s.holds, s.vocab, token_at(s, 0)
    verbs, thirds = holds(g.verbs), holds(g.thirds)
    gerunds, participles = holds(g.gerunds), holds(g.participles)
    first = holds(SAYING_I) and (
        verbs
        or ("m" in vocab and (any(one.lower() in vocab for one in g.vocabulary.states) or holds(g.vocabulary.choices)))
        or holds(INTENDING)
        or ("m" in vocab and holds(g.being))
        or (holds(HEREBY) and ("m" in vocab or (participles and holds(PERFECT))))
    )
    third = (thirds or (gerunds and "s" in vocab)) and (
        bool(setting.entities or setting.last_actor)
        or holds(g.doers)
        or holds(g.offices)
        or ACRONYM.search(s.text) is not None
        or " & " in s.text
    )
    subjectless = setting.imperative or setting.intents or gerunds or holds(INTENT_LABEL)
    other = (
        ((verbs or gerunds) and holds(LEAVING))
        or "undersigned" in vocab
        or s.named
        or ((thirds or gerunds) and ("me" in vocab or "myself" in vocab))
        or (participles and (setting.imperative or holds(BE_WORDS) or holds(CONSIDERING)))
        or (first and ("and" in vocab or "but" in vocab or "unless" in vocab))
        or (verbs and s.text[:1].islower())
        or token in g.participles
        or ((verbs or participles) and s.low.startswith(("hereby ", "herewith ")))
        or (participles and ":" in vocab and holds(BY_ME))
        or (verbs and holds(PLEASING))
        or (thirds and setting.himself)
        or (token in g.doing and holds(MINE))
    )
    return Frames(first, third, subjectless or other, other, g.book.sayable(s))


def starts(s: Scan, frames: Frames) -> list[int]:
    """The places where a clause can begin."""
    masked = s.mask
    mine = [m.start() for m in FIRST_PERSON.finditer(masked)]
    if not (frames.third or frames.subjectless or frames.said):
        return mine
    head = HEAD.match(masked) if token_at(s, 0) in HEADS else None
    begin = head.end() if head else skip(masked, 0)
    found = {skip(masked, 0), begin, *[m.end() for m in START.finditer(masked, begin)], *mine, *called(s)}
    found.update(behind_fronted(s))
    for start in list(found):
        at = start
        if s.holds(BIDDING_WORDS) and (bidding := BIDDING.match(masked, at)):
            found.add(bidding.end())
        if token_at(s, at) in HOWS and (how := HOW.match(masked, skip(masked, at))):
            found.add(skip(masked, how.end()))
        while token_at(s, at) in CONNECTING_TOKENS and (m := ONE_CONNECTOR.match(masked, at)) and m.end() < len(masked):
            at = m.end()
            found.add(at)
    return sorted(found)


def behind_time(g: Grammar, s: Scan) -> tuple[int, ...]:
    """Where a clause begins behind a time that has no comma: "On nday 3 the Clock is turned on"."""
    if not g.moments.sayable(s) or (time := g.moments.before.match(s.mask)) is None:
        return ()
    begin = skip(s.mask, time.end())
    return (begin,) if s.mask[begin : begin + 1].isalpha() else ()


def behind_a_part(s: Scan, setting: Setting) -> frozenset[int]:
    """Where an entity may stand behind a part of its clause, without a comma: "To Hose it gives m5"."""
    text = s.text
    if s.low.startswith(("it ", "i ")):
        return frozenset()
    found = {m.start() for m in IT_BEHIND.finditer(s.low)} if setting.last_actor else set[int]()
    if s.holds(ENTITY_WORDS):
        found.update(m.start() for m in ENTITY_BEHIND.finditer(text))
    for name in setting.entities:
        at = text.find(f" {name} ")
        if at > 0 and text[at - 1] not in MARKS_APART:
            found.add(at + 1)
    return frozenset(found)


def called(s: Scan) -> Iterator[int]:
    """Where the author stands by his name, or as the undersigned, behind a part of the sentence that has no comma."""
    for name in (*s.selves, "the undersigned") if s.named or "undersigned" in s.vocab else ():
        at = (s.low if name.islower() else s.text).find(f" {name} ")
        if at < 0 and name.islower():
            at = s.low.find(f" {name}, ")  # "the undersigned, Minister of Games, gives m5 to Hob"
        if at >= 0:
            yield at + 1


def act_at(g: Grammar, s: Scan, start: int, before: str, setting: Setting, frames: Frames) -> Hit | None:
    """The best act that begins at `start`."""
    s.purse.pay(PLACE + start // REACH)
    hit = None
    if s.low.startswith("i", start) and MYSELF.match(s.low, start):
        if frames.first:
            hit = by_first_person(g, s, start, before, setting)
    else:
        hit = unless_opposed(g, s, start, before, setting) or by_leave(g, s, start, before, setting)
        if hit is None and frames.third:
            hit = by_third_person(g, s, start, before, setting)
        if hit is None and frames.subjectless:
            hit = without_subject(g, s, start, before, setting)
        if hit is None and start == 0 and s.holds(g.participles):
            hit = delivered(g, s, start, setting)
        if hit is None:
            hit = dropped(g, s, start, before, setting)
    done = passive(g, s, start, before, setting) if hit is None else None
    hit = hit or done
    whole = whole_clause(g, s, start, before, setting, frames.said) if frames.said else None
    if hit is None or whole is None:
        return hit or whole
    joined = done is not None and AND.search(s.mask, start, done.end) is not None
    return max((whole, hit) if joined else (hit, whole), key=lambda one: (one.end, len(one.match.values)))


def clause_of(before: str) -> str:
    """The part of the words before a verb that can still govern it."""
    return CLAUSE_START.split(before)[-1]
