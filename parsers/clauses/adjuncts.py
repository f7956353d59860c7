"""Reads what stands before the verb: when, how often, in which capacity, for whom."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.entities import LOWER_NAME, entity_before, known_entity
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.moments import NUMBER_OF_TIMES, TIMES_BEFORE, TIMES_INNER, times_said
from parsers.clauses.words import ACTING_FOR
from parsers.firms import ENTITY
from parsers.scan import Scan
from parsers.search.worded import Worded

CAPACITY = expression(
    r"\b(?:as|acting as|in my capacity as|being|I am|I['’]m)\s+(?:the\s+|a\s+)?"
    r"((?:deputy|acting|interim|duly appointed)\s+)?",
    re.I,
)
OF_OFFICE = frozenset({"as", "being", "am", "m"})
BEHALF = Worded(
    r"\b(?:on\s+behalf\s+of|(?<=I\s)(?:act|speak)\s+for|(?:acting|speaking|voting)\s+(?:for|on\s+behalf\s+of|as)|in\s+the\s+name\s+of|(?:are|is)\s+(?:all\s+)?(?:performed|taken|done|made|executed)\s+by|(?:are|is)\s+(?:all\s+)?(?-i:for)|(?:are|is)\s+(?:all\s+)?(?:an?\s+|the\s+)?(?:actions?|acts?|deeds?|doings?|those|that)\s+of|^(?:for|as)|^\W*(?:this|the\s+following)\s+(?:message|mail|post|e-?mail)\s+(?:is|comes)\s+(?:from|by)|^\W*(?:the\s+|here\s+are\s+(?:the\s+)?)?(?:following\s+)?(?:actions?|acts|deeds|doings)\s+(?:of|by|for))\s+(?:the\s+)?(?:(?:corporation|company|corp|firm|partnership)\s+(?=(?-i:[A-Z])))?",
    "behalf act speak acting speaking voting name are is for as action actions acts deed deeds doings",
    re.I,
)


APPOSED = expression(
    r"(?:I|the\s+undersigned),\s+(?:(?:your|our|this\s+game['’]s)\s+)?(?:the\s+|being\s+the\s+)?(?:(?:faithful|humble|loyal|trusty|present|current|poor|old|tired|weary|overworked|dutiful|obedient|honourable|dear|unworthy)\s+){0,2}",
    re.I,
)
"""Before the title of the author, who sets it beside himself: "I, the Arbiter, hereby ..."."""
APPOSED_END = expression(r"\s*(?:,|of\s+n?days?\b|since\b|for\s+(?:\w+\s+){1,3}(?:now,|n?(?:weeks?|days?|years?),))")
AUTHOR = "\0author"
"""The actor of who says that he acts for himself now, after others in the same mail."""
IN_PERSON = expression(
    r"\b(?:i\s+(?:myself|personally|for\s+(?:one|my\s+part))|in\s+my\s+own\s+(?:name|right|person)|for\s+(?:myself|my\s+(?:own\s+)?part)|on\s+my\s+own\s+(?:behalf|account)|as\s+(?:for\s+)?myself|as\s+a\s+private\s+\w+)\b",
    re.I,
)
SPAN = expression(
    r"\b(?P<span>(?:from\s+(?:now|today|n?(?:day|week)\s+\d+)\s+)?(?:on\s+)?(?:until|till|up\s+to|through)\s+[^,;:.!?]{3,50}),?\s*$",
    re.I,
)
"""How long something is done again and again, before when: "until the end of nweek 9, on each Wonko"."""
PASSED = expression(
    r",?\s+(?:I|we|he|she|e|they|it|there|everybody|everyone|nobody|[A-Z][\w'’]*|(?:the|my|our|his|her|their|this|a)\s+\w+)\s+(?:\w+ly\s+)?"
    r"(?:was|were|had|did|didn['’]t|wasn['’]t|weren['’]t|hadn['’]t|couldn['’]t|came|went|got|lost|fell|forgot|said|sent|wrote|told|took|gave|made|saw|heard|found|thought|felt|left|ran|broke|slept|spent|[a-z]{2,}ed)\b[^,;:]*[,;:]"
)
"""What has happened at a time that was named: nothing is done then: "On Monday I was away, and so I vote ..."."""
SAME_ACTOR = expression(
    r"(?:the\s+)?(?:very\s+)?(?:same\b|said\s+(?=[A-Z]\w+\b(?!\s+[A-Z]))|aforesaid\b|above\b|latter\b)|it\b"
)
ACTOR_NAME = expression(
    r"((?:[A-Z0-9][\w'’&.-]*|of|and|&|the)(?:\s+(?:(?!I\b|[A-Z]{3,}\s+(?:on\s+)?[#pP]?\d)[A-Z0-9&][\w'’&.-]*|of(?=\s+[A-Z])|and(?=\s+(?![A-Z]{3,}\s+(?:on\s+)?[#pP]?\d)[A-Z])|the(?=\s+[A-Z])))*)"
)
MAX_INNER = 120
"""A subject with more words around it than this names no capacity."""


def adjuncts(g: Grammar, s: Scan, before: str, inner: str, setting: Setting) -> Adjuncts:
    """Read the words before the verb: `before` its subject, and `inner` from the subject on."""
    when, times, actor, capacity = setting.when, setting.times, setting.actor, setting.capacity
    if (before or inner) and g.moments.sayable(s):
        if (m := last_match(g.moments.before, before)) and not PASSED.match(before, m.end()):
            when = next(filter(None, m.groups()))
            if when.lower().startswith(("each ", "every ")) and (span := SPAN.search(before, 0, m.start())):
                when = before[span.start("span") : m.end()].rstrip(" ,:;")
        elif (m := g.moments.head.match(before)) or (inner and (m := g.moments.inner.search(inner))):
            when = m.group(1)
    if s.holds(NUMBER_OF_TIMES):
        for pattern, text in ((TIMES_BEFORE, before), (TIMES_INNER, inner)):
            if m := pattern.search(text):
                times = times_said(m, s) or times
    if not s.vocab.isdisjoint(OF_OFFICE) and (
        title := capacity_in(g, before + " " + (inner if len(inner) < MAX_INNER else ""))
    ):
        capacity = title
    elif inner and "," in inner and (own := APPOSED.match(inner)) and (beside := g.titles.match(inner, own.end())):
        capacity = beside.group() if APPOSED_END.match(inner, beside.end()) else capacity
    if before and ("my" in s.vocab or "myself" in s.vocab) and IN_PERSON.search(before):
        actor = AUTHOR
    elif named := acted_for(g, s, before, inner, setting):
        if named[1]:
            capacity = named[0]
        else:
            actor = named[0]
    return Adjuncts(when, times, actor, capacity)


def acted_for(g: Grammar, s: Scan, before: str, inner: str, setting: Setting) -> tuple[str, bool] | None:
    """Whom the words before a verb act for: before its subject, or behind that "on its behalf"."""
    if before and s.holds(ACTING_FOR) and (named := actor_in(g, before, setting)):
        return named
    if (
        inner
        and ("for" in s.vocab or "as" in s.vocab)
        and (aside := INNER_FOR.match(inner)) is not None
        and (named := actor_in(g, inner[aside.end() :], setting))
    ):
        return named
    if "behalf" in s.vocab and (inside := INNER_BEHALF.search(inner)) is not None:
        return actor_in(g, inner[inside.start() :], setting)
    its = "its" in s.vocab and ITS_BEHALF.search(inner) is not None
    return actor_in(g, before + inner, setting) if its else None


def capacity_in(g: Grammar, text: str) -> str | None:
    """ "As deputy Chairman" -> "deputy Chairman"."""
    for m in CAPACITY.finditer(text):
        title = g.titles.match(text, m.end())
        if title:
            return " ".join(((m.group(1) or "") + title.group()).split())
    return None


OF_ITS_OFFICERS = expression(r"^\s*(?:(?:an?|the|its|one)\s+)?(?:\w+\s+)?[Oo]fficer\s+of\s+(?:the\s+)?(?=[A-Z])")
"""Behind "speaking as": whose officer the author is."""
A_NUMBER = expression(r"[#pP]?\d+\W*")
VOTING_FOR = expression(r"voting\s+for\b", re.I)
NOT = expression(r"(?:\bnot|n['’]t)\s+$", re.I)
AS_WHOM = expression(r"\bas\s*$", re.I)
HAT = Worded(
    r"\b(?:[Ww]ith|[Ww]earing|[Uu]nder)\s+(?:my|the|its)\s+([A-Z0-9][\w&.-]*(?:\s+(?:of|&|and|[A-Z0-9][\w&.-]*)){0,4}?)(?:['’]s)?\s+(?:[Oo]fficer['’]s\s+)?(?:hat|cap|helmet|wig|badge|robes?)\b",
    "hat cap helmet wig badge robe robes",
)
"""As whom the author acts: "with my Fishco Ltd hat on"."""
BEHALF_OF = Worded(
    r"\b(?:[Oo]n|(?P<name>[Ii]n))\s+(?:the\s+)?(?!(?:[Rr]ules?\s+(?:4E)?\d|R\d|4E\d|(?:Heaven|God|Justice|Law|Order)['’]))([A-Z0-9][\w'’&.-]*(?:\s+(?:of|&|and|[A-Z0-9][\w'’&.-]*)){0,4}?)(?:['’]s|(?<=s)['’])\s+(?(name)name|behalf)\b",
    "behalf name",
)
"""For somebody who is named before it: "on Willow Mutual's behalf", "in the Bank's name"."""
FOR_WHICH = Worded(
    rf"{ACTOR_NAME.pattern},\s+(?:for|in\s+the\s+name\s+of|on\s+behalf\s+of)\s+(?:which|whom)\s+I\s+(?:act|speak|am\s+acting|am\s+speaking)(?:\s+(?:here|now))?\s*:$",
    "act speak acting speaking",
)
"""The same with the deed behind a colon: "Willow Mutual, for which I act: ..."."""
INNER_BEHALF = expression(r"\bon\s+behalf\s+of\b", re.I)
INNER_FOR = expression(r"I,?\s+(?=(?:(?:acting|speaking)\s+)?(?:for|as)\s+(?:the\s+)?[A-Z])")
"""Behind a subject: "I, for the Bank, give"."""
SHORTLY = ("for", "as")
ALONE_ENTITY = expression(rf"(?:{ENTITY.pattern})(?:\s+of\s.*)?$|\b(?:Corporation|Company)\b", re.I)
ALONE = expression(r"(?<!['’]s)\s*(?:$|[,;:)(–—-]|I\b)")
"""Behind an entity for whom, or as whom, the author speaks, if nothing is said of it."""
AGENT = Worded(
    rf"\b(?:[Aa]s|[Aa]cting\s+as|[Bb]eing)\s+(?:(?:an?|the)\s+)?(?:(?:sole|appointed|authori[sz]ed|chief|duly|executive)\s+){{0,2}}(?:(?P<officer>[Oo]fficer)|[Aa]gent|[Rr]epresentative|[Pp]roxy|[Pp]resident|[Dd]irector|CEO|[Ee]nvoy)\s+(?:of|for)\s+(?:the\s+)?(?P<of>{ACTOR_NAME.pattern[1:-1]})"
    r"|\b(?:[Aa]s|[Aa]cting\s+as|[Bb]eing)\s+(?:the\s+)?(?P<its>[A-Z0-9][\w&.-]*(?:\s+(?:of|&|and|[A-Z0-9][\w&.-]*)){0,4}?)['’]s?\s+(?:\w+\s+)?(?:[Oo]fficer|[Aa]gent|[Rr]epresentative|[Pp]roxy|[Pp]resident|[Dd]irector|CEO|[Ee]nvoy)\b",
    "as acting being",
)
"""As whose agent the author acts: "as an Officer of the Bank", "as the Bank's agent"."""
ITS_BEHALF = expression(r"\b(?:on\s+its\s+behalf|in\s+its\s+name)\b", re.I)
"""For an entity that was named before."""
OFFICER_OF = expression(rf"\b[Oo]fficer\s+of\s+(?:the\s+)?{ACTOR_NAME.pattern}")
"""Names the entity of whose officers the author is one."""


OWN_DEEDS = Worded(
    r"(?:^|[.;]\s+)\W*(?:[Tt]he\s+|[Ff]or\s+)?((?!(?:The|For)\b)[A-Z0-9][\w&.-]*(?:\s+(?:of|&|and|[A-Z0-9][\w&.-]*)){0,4}?)(?:['’]s|(?<=s)['’])\s+(?:(?:own|next|first|second|last|only|game)\s+)?(?:actions?|acts?|deeds?|doings?|gifts?|payments?|transfers?|moves?|turn)(?:\s+(?:of|for|on)\s+(?:today|this\s+n?(?:day|week)|the\s+n?(?:day|week))|\s+(?:today|now|hereby|this\s+n?(?:day|week)))?\s*:",
    "action actions act acts deed deeds doing doings gift gifts payment payments transfer transfers move moves turn",
)
"""The head of what an entity does: "The Bank's payments of today: ..."."""
LETTERS = expression("[a-z]+")
FOR_ANOTHER = BEHALF.words | AGENT.words | HAT.words | OWN_DEEDS.words | {"its"}
"""One of these is where words tell whom their author acts for."""


def actor_in(g: Grammar, text: str, setting: Setting) -> tuple[str, bool] | None:
    """(name, whether it is a title) of whom the words act for."""
    text = text.strip()
    low = text.lower()
    said = frozenset(LETTERS.findall(low))
    if said.isdisjoint(FOR_ANOTHER):
        return None
    if "its" in low and (its := ITS_BEHALF.search(text)):
        officer = OFFICER_OF.search(text, 0, its.start())
        entity = officer[1] if officer else entity_before(text[: its.start()]) or setting.last_actor
        return (entity, False) if entity else None
    if (whose := BEHALF_OF.search(text, said) or FOR_WHICH.search(text, said)) is not None:
        name = whose[whose.lastindex or 1]
        return name, g.titles.fullmatch(name.removeprefix("Ministry of ")) is not None
    if (agent := AGENT.search(text, said)) is not None:
        name = (agent["of"] or agent["its"]).rstrip(" .,")
        if ENTITY.search(name) or (agent["officer"] and not g.titles.match(name)):
            return name, False
    if (hat := HAT.search(text, said)) is not None and (ENTITY.search(hat[1]) or known_entity(hat[1], setting)):
        return hat[1], False
    if (own := OWN_DEEDS.search(text, said)) is not None and (ENTITY.search(own[1]) or known_entity(own[1], setting)):
        return own[1], False
    for m in BEHALF.finditer(text, said):
        rest = OF_ITS_OFFICERS.sub("", text[m.end() :])
        title = g.titles.match(rest)
        if title:
            return title.group(), True
        if setting.last_actor and SAME_ACTOR.match(rest):
            return setting.last_actor, False
        name = ACTOR_NAME.match(rest)
        if name is None and (small := LOWER_NAME.match(rest)) is not None:
            return small[1].rstrip(" .,"), False
        if name and A_NUMBER.fullmatch(name[1]):
            continue  # "I'm not voting FOR 305; I vote AGAINST it"
        if name and VOTING_FOR.match(m.group()) and ("FOR" in m.group() or NOT.search(text, 0, m.start())):
            continue  # "Not voting for Beast Rations; I vote AGAINST it"
        if name and AS_WHOM.search(m.group()) and not (ENTITY.search(name[1]) or known_entity(name[1], setting)):
            continue  # "Acting as Emergency Coordinator:"
        if name and (
            m.group(0).lower().split()[0] not in SHORTLY
            or (ALONE_ENTITY.search(name[1]) and ALONE.match(rest, name.end()))
        ):
            return name.group(1).rstrip(" .,"), False
    return None


def last_match(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    """The last place where a pattern is found."""
    found = None
    for found in pattern.finditer(text):  # noqa: B007 - the last one counts
        pass
    return found


IN_PERSON_WORDS = frozenset({"my", "myself"})
"""One of these is where somebody says that he acts for himself."""


def in_person(s: Scan, chain: list[Hit]) -> list[Hit]:
    """The acts of a sentence, of which those said in the author's own name are his: "in my own name AGAINST"."""
    for n in range(1, len(chain)):
        if IN_PERSON.search(s.mask, chain[n - 1].end, chain[n].end):
            chain[n:] = [hit._replace(frame=hit.frame._replace(actor=AUTHOR)) for hit in chain[n:]]
    return chain
