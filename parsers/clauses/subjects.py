"""Reads who acts: "I", or a third person."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.expressions import expression
from parsers.clauses.adjuncts import actor_in, adjuncts
from parsers.clauses.afterwards import with_after
from parsers.clauses.entities import ARTICLE, ENTITY_WORDS, THE_FIRM, known_entity
from parsers.clauses.grammar import Grammar
from parsers.clauses.hereby import HEREBY
from parsers.clauses.intended import intended
from parsers.clauses.intents import (
    FORETELLING,
    INTENDING,
    INTENT,
    INTENT_LABEL,
    MY_INTENT,
    NOTICED,
    WISHES,
    announce,
    opposable,
    wanted,
)
from parsers.clauses.model import Hit, Setting
from parsers.clauses.oneself import SELF_WORDS
from parsers.clauses.progressive import MUSING
from parsers.clauses.readiness import (
    DESIRING,
    DOING,
    GLADLY,
    LEAVE,
    LEAVING,
    RELISHES,
    RELISHING,
    SUBJECT,
    WILLING,
    WISHING,
)
from parsers.clauses.verb import verb
from parsers.clauses.words import ACTING_FOR, ADVERB
from parsers.firms import ENTITY
from parsers.scan import Scan, quoted, token_at
from parsers.slots.names import OPENING, capitals

SELVES = expression(
    r"(?:the\s+undersigned(?:\s+(?:player|minister|(?-i:[A-Z])\w+))?|this\s+(?:humble\s+)?(?:player|minister|correspondent)"
    r"|yours\s+truly|your\s+humble\s+\w+)\b",
    re.I,
)
BEING_ME = expression(
    r"(?:(?:the|its|their|your|our|my|one)\s+)?(?:[A-Z][\w'’.-]*\s+){0,4}?[\w'’.-]+\s*(?:,\s*|\(\s*)(?:being|(?:which|who|that)\s+is(?:\s+to\s+say)?,?|i\.?\s?e\.?,?|namely|viz\.?|aka|alias|currently)\s+(?:me|myself|I)\s*[,)]",
    re.I,
)
"""Somebody who is said to be the author: "Its Officer, being me, votes ..."."""
UNLESS_OPPOSED = expression(
    r"\b(?:unless\s+(?:(?:some|any)(?:body|one)|(?:an?|any|some|another)\s+(?:pep|player))\s+(?:else\s+)?objects?|(?:if|should)\s+(?:nobody|no\s+(?:one|pep|player))\s+(?:else\s+)?objects?"
    r"|(?:if|provided(?:\s+that)?|(?:as|so)\s+long\s+as|should)\s+(?:there\s+(?:is|are|be)\s+no\s+objections?|no\s+objections?\s+(?:is|are|gets?|be)\s+(?:raised|made|voiced|heard|lodged)|I\s+(?:hear|get|see|receive)\s+no\s+objections?))\b",
    re.I,
)
"""Makes a promise an announcement: "unless somebody objects, I will ..."."""
LOWER_ENTITY = expression(
    r"(?:the\s+)?((?:(?!(?:an?|the|every|each|any|no|my|your|his|her|their|some|which|that|this|if|when|or|and|but|of|for|by|to|our)\b)[a-z][\w'’&-]*\s+){1,2}"
    r"(?:corporation|corp|guild|trust|inc|ltd|bank|league))(?=[\s,(]|['’]s\s)"
)
"""An entity of who writes without capitals: "blue corporation creates 2 blue socks"."""
WITH_WHAT = expression(
    r"(?:with|having|given|after|acting|being|mindful|empowered|there|now\s+that|since|as|by|through|per|under|pursuant\s+to|in)\s[^;:.!?]{1,80},\s+",
    re.I,
)
"""May stand before such a sentence."""
THE = expression("the ")
TITLE_FIRST = expression(r"(?:The|Your)\s+(?:(?:humble|faithful|obedient|own)\s+)?(?=[A-Z])")
"""An officer who speaks of himself by his title: "The Judge fines Joel m20"."""
DEPUTISING = expression(
    rf"I(?:\s+{ADVERB},?(?=\s))*\s+(?:deputi[sz]e|(?:act|stand\s+in|step\s+in|fill\s+in)\s+as\s+(?:a\s+)?deputy|stand\s+in|step\s+in|fill\s+in|act)\s+for\s+(?:the\s+)?",
    re.I,
)
"""An act in the stead of an officer: "I deputise for the Chairman to publish ..."."""
TO_OR_AND = expression(rf"(?:\s*+,)?\s+(?:to|and)\s+(?:{ADVERB},?\s+)*", re.I)
IN_GENERAL = expression(
    r"\b(?:every|each|any|whenever|when|always|usually|often|never|must|may|shall|can|should|if|would|time|some)\b",
    re.I,
)
"""Makes it what officers do in general."""
INTENDS = frozenset({"intends", "plans"})
INTENDS_TO = expression(r"(?:intends|plans)\s*+,?\s*(?:[^.;:]{0,90}?\s)??to\s+", re.I)
ACRONYM = expression(r"[Tt]he\s+[A-Z]{3,6}")
HE = expression(r"(?:he|she|e|they)\b")
WILL = expression(
    rf"(?:I\s+(?:will|shall)|I['’]ll)(?:,\s(?:on|at|in|as\s+of|effective|with\s+effect\s+from|from|with(?:out)?|w/o)\s(?:[^,;:.!?]|(?<=\d):(?=\d)){{2,60}},)?\s+((?:{ADVERB}\s+)*)",
    re.I,
)
AM = expression(rf"(?:I\s+(?:am|be)|I['’]?m|I)\s+((?:{ADVERB}\s+)*)", re.I)
I_M = expression(r"i['’](?=m\s)")
"""Before the rest of "I'm", which is a verb of its own."""
PERFECTLY = expression(
    rf"I(?:,\s[^,;:.!?]{{1,60}},)?(?:['’]ve|\s+have),?\s+(?:{ADVERB},?\s+)*?here(?:by|with),?\s+(?:{ADVERB},?\s+)*|I\s+(?:hereby|herewith)\s+have\s+(?:{ADVERB},?\s+)*",
    re.I,
)
"""What is done by the words that tell of it, in the perfect: "I've hereby left the Pact"."""
PERFECT = frozenset({"have", "ve"})
VERB_ING = expression(r"[a-z]+ing\b")
VERB_OR_ADVERB = expression(r"\b(?:do|so|instead)\b")
PET_GAP = expression(rf"(?:,\s[^,;.]{{1,60}},)?(?:\s+{ADVERB})*\s+", re.I)
NAME_GAP = expression(
    rf"\.?(?::|\s+[–—-]{{1,2}}(?=\s))?(?:(?:,\s[^,;.]{{1,60}}){{1,2}},|\s*\([^()]{{1,60}}\),?)?((?:\s+{ADVERB})*)\s+",
    re.I,
)
BIDDEN_AFTER = expression(
    r"\b(?:at|by|on)\s+my\s+(?:command|behest|orders?|bidding|request|word)\b|\bas\s+I\s+(?:command|order|bid)\b", re.I
)
PET_CAUSED = expression(
    rf"\s+(?:is|be)\s+(?:(?:hereby|herewith|now)\s+|(?=caused\b))(?:by\s+me\s+)?(?:caused|made|ordered|directed|instructed|bidden|commanded)\s+(?:by\s+me\s+)?(?:by\s+the\s+undersigned\s+)?to\s+(?:{ADVERB}\s+)*",
    re.I,
)
PET_BIDDEN = expression(
    r"behest|announced|hereby|cause|intended|described|\bmy\s+(?:command|orders?|bidding|request|word)", re.I
)


DOES_HEREBY = expression(
    rf"(?:\s+{ADVERB})*\s+(?:do(?:es|th)|shall|will)\s+(?:\w+ly\s+)?here(?:by|with)\s+(?:{ADVERB}\s+)*", re.I
)
"""Between an entity and what it does by these words: "Acme Corp does hereby make two socks"."""
IS_DOING = expression(rf"(?:['’]s|\s+(?:is|are))((?:\s+{ADVERB})*)\s+(?=[a-z]+ing\b)", re.I)
"""Between an entity and what it is doing: "Acme Corp's making two socks"."""
SELF_ASIDE = expression(r",\s(?!(?:says?|said|thinks?)\b)[^,;.]{1,80}(?=,)")
"""Said of oneself beside one's name, "the undersigned, being a human, ..."."""
MOST_ASIDES = 4
SELF_GAP = expression(
    rf"(?:\s+{ADVERB})*\s+(?:wishes\s+to\s+|would\s+like\s+to\s+|(?P<base>(?:do(?:th|es)?|(?P<will>will|shall))\s+(?:{ADVERB}\s+)*)|(?P<doing>(?:is|be|am)\s+(?:{ADVERB}\s+)*(?=[a-z]+in(?:g\b|['’]))))?",
    re.I,
)
_AS_HELD = r"(?:,?\s+as\s+(?:the\s+|deputy\s+)?[A-Z]\w+,?)?"
DROPPED = expression(
    r"(?<![\w'’])(?<!reason\swhy\s)(?<!reasons\swhy\s)(?<!see\swhy\s)(?<!know\swhy\s)(?<!wonder\swhy\s)I(?:['’](?:m(?!\s+\w+in[g'’])|ve))?(?:,\s[^,;.:!?]{1,40},)?\s(?!(?:will|would|could|might|may|can|should|shall|must|want|hope|plan|mean|need|try|suggest|recommend|think|believe|suppose|doubt|wonder|know|hear|did|used|almost|nearly|no\s+longer|hardly|barely|cannot|pretend|always|usually|often|sometimes|rarely|seldom|normally|generally|regularly|occasionally|typically)\b|(?:\w+ly\s+|hereby\s+)?(?:make|have|let|get|help|order|tell|force|want)\s+(?:the\s+)?(?-i:[A-Z])\w*\s+(?:to\s+)?[a-z]+\s|(?:do|did|wo|ca|could|would|should|have|had|might|must)n['’]?t\b|say\s+(?!(?-i:[A-Z]{3})))"
    r"(?:(?!\b(?:you|he|she|they|we|who|which|that(?!\s+I\b)|e|to|not|never|n't|if|whether|would|could|should|might|may|will|can|must|let|please|people|everyone|players?)\b)[^;:.!?\x00]){2,200}?"
    rf"(?:,\s*|\s+)(?:and|but|so|then|hence|therefore|thus)(?:\s+(?:there(?:fore|by|with|upon)|so|thus|hence|now|then|hereby|also|accordingly|consequently|duly|herewith))*{_AS_HELD}\s+$",
    re.I,
)
BESIDE_I = expression(r"I,\s[^,;:.!?]{3,40},")
"""What the subject is: "I, the Chairman, am overpaid and set ..."."""
DROPPED_POLITELY = expression(
    r"(?<![\w'’])I\s+(?:\w+ly\s+)?(?:wave|bow|nod|apologi[sz]e|listen|yield|defer|submit|refer|raise\s+my\s+\w+|take\s+(?:off\s+)?my\s+hat(?:\s+off)?)\s+to\s+[^,;:.!?\x00]{1,60}?,?\s+and\s+(?:hereby\s+|then\s+|so\s+)?$",
    re.I,
)
"""The same behind a gesture to somebody: "I bow to the inevitable and withdraw 305"."""
SAID_THAT = expression(
    r"(?:\b(?:[A-Z][\w'’-]*|he|she|they|you|e|somebody|someone|everyone|everybody|nobody|people)\s+(?:\w+ly\s+|once\s+|also\s+)?"
    r"(?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|writes?|wrote|reports?|reported|told\s+\w+|tells?\s+\w+|suggests?|suggested|hopes?|hoped|wishes|wished|insists?|insisted)\s+(?:that\s+)?)$"
)
"""Before a subject of whom somebody else only tells."""
DROPPED_FIRMLY = expression(
    r"(?<![\w'’])I\s(?:(?!\b(?:you|he|she|they|we|e|if|whether|could|might|may|must|let|people|everyone)\b)[^;:.!?\x00]){2,200}?"
    r"(?:,\s*|\s+)(?:(?:and|so)\s+(?:\w+ly\s+|therefore\s+)?here(?:by|with)(?:,?\s+\w+ly)?|and\s+(?:accordingly|therefore|consequently))\s+$",
    re.I,
)
"""The same before what says that it is done: "I shall be delighted to be of the company, and hereby join the Pact"."""
DOING_AND = expression(
    rf"(?<![\w'’])I(?:['’]m|\s+am)\s+(?:{ADVERB}\s+)*(?!(?:not|never|{'|'.join(sorted(MUSING))})\b)[a-z]{{2,14}}ing\s"
    r"(?:(?!\b(?:you|he|she|they|we|who|which|that|e|to|about|of|not|never|if|whether|would|could|should|might|may|will|can|must|let|please|people|everyone|like|imagine)\b)[^;:.!?\x00]){2,120}?"
    rf"(?:,\s*|\s+)and(?:\s+(?:therefore|so|thus|hence|now|then|hereby|also))*{_AS_HELD}\s+$",
    re.I,
)
"""What the author is doing, and goes on with: "I'm giving this the number 12 and making Hose its Priest"."""
AND_THEN = expression(
    rf"(?:,\s*|\s+)(?:and|but|so|then|hence|therefore|thus)(?:\s+(?:there(?:fore|by|with|upon)|so|thus|hence|now|then|hereby|also|accordingly|consequently|duly|herewith))*{_AS_HELD}\s+$",
    re.I,
)
"""The end of what `DROPPED` finds: looked at first."""
FIRM = frozenset({"hereby", "herewith", "accordingly", "therefore", "consequently"})
GOING_ON = frozenset("and but so then hence therefore thus".split())
"""One of these stands there."""
AND_ROOM = 60
"""Characters in which that has room."""
DEPUTIES = frozenset("deputise deputize deputy stand step fill act".split())


BY = frozenset({"by"})
BY_DOING = expression(
    rf"I(?:['’]ll)?\s+(?:{ADVERB},?\s+)*(?:settle|start|begin|open|close|end|finish|celebrate|mark|show|express|thank|repay|reward|honou?r|keep|make|fulfil|fulfill|discharge"
    r"|answer|respond|reply|oblige|comply|act|do|return|prove|redeem|continue|proceed|conclude|kick|acknowledge|atone|apologi[sz]e|compensate)\b"
    r"(?:(?!\b(?:not|never|would|could|should|might|may|if|unless|when|could|that|which|who)\b)[^.;:!?\x00]){0,80}?\sby\s+(?:\w+ly\s+)?(?=[a-z]+ing\b)",
    re.I,
)
"""Something that is done by doing something else: "I settle my debt by paying Ivy m12"."""
CLOSING = frozenset({"take", "have"})
"""Verbs that close a deal in the future tense: "I'll take it for m40"."""


def by_first_person(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "I hereby give ...", "I intend to ...", "On nday 8 I will ...", "I am giving ..."."""
    intent = INTENT.match(s.mask, start) if s.holds(INTENDING) else None
    if intent is not None and not s.holds(g.resting & INTENDING):
        hit = intended(g, s, start, intent, before, setting)
        if hit is not None:
            return hit
    if s.holds(WILLING) and (will := WILL.match(s.mask, start)) and not GLADLY.match(s.mask, start):
        frame = adjuncts(g, s, before, s.text[start : will.end()], setting)
        hit = verb(g, s, will.end(), g.book.base, start, frame, setting)
        if hit and UNLESS_OPPOSED.search(before):
            return announce(g, s, hit.framed(intent="without_objection"))
        if hit and not hit.frame.when and (announced := opposable(g, s, hit, before)):
            return announced
        if hit and s.holds(FORETELLING) and NOTICED.search(before) and (announced := announce(g, s, hit)):
            return announced
        if (
            hit
            and not hit.frame.when
            and not (hit.match.phrase.verb in CLOSING and hit.match.values and not hit.match.lacks())
        ):
            after = g.moments.after.match(s.text, hit.end)
            if after is None:
                return timed_within(g, s, hit)
            hit = hit.framed(when=after.group(1))._replace(end=after.end())
        return hit
    if s.holds(BY) and (by := BY_DOING.match(s.mask, start)):
        hit = verb(g, s, by.end(), g.book.gerund, start, adjuncts(g, s, before, by.group(), setting), setting)
        if hit and not hit.match.lacks():
            return with_after(g, s, hit)
    if s.holds(RELISHES) and (relish := RELISHING.match(s.mask, start)):
        frame = adjuncts(g, s, before, s.text[start : relish.end()], setting)
        hit = verb(g, s, relish.end(), g.book.gerund, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    if s.solemn and s.holds(PERFECT) and (perfectly := PERFECTLY.match(s.mask, start)):
        frame = adjuncts(g, s, before, s.text[start : perfectly.end()], setting)
        hit = verb(g, s, perfectly.end(), g.book.participle, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    subject = SUBJECT.match(s.mask, start)
    doing = AM.match(s.mask, start) if "ing" in s.low else None
    if s.holds(DEPUTIES) and (stead := DEPUTISING.match(s.mask, start)):
        hit = deputised(g, s, start, stead.end(), before, setting)
        if hit:
            return hit
    if s.holds(DESIRING) and (wish := WISHING.match(s.mask, start) or GLADLY.match(s.mask, start)):
        frame = adjuncts(g, s, before, s.text[start : wish.end()], setting)
        hit = verb(g, s, wish.end(), g.book.base, start, frame, setting)
        if hit and not s.vocab.isdisjoint(WISHES) and (announced := wanted(g, s, hit)):
            return announced
        if hit:
            return with_after(g, s, hit)
    if subject and not (doing and VERB_ING.match(s.low, doing.end()) and doing.end() > subject.end()):
        frame = adjuncts(g, s, before, s.text[start : subject.end()], setting)
        hit = verb(g, s, subject.end(), g.book.base, start, frame, setting)
        own = VERB_OR_ADVERB.search(subject.group()) if hit is None else None  # "I hereby do it": a verb among adverbs
        if own is not None:
            hit = verb(g, s, start + own.start(), g.book.base, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    if doing:
        frame = adjuncts(g, s, before, s.text[start : doing.end()], setting)
        hit = verb(g, s, doing.end(), g.book.gerund, start, frame, setting)
        if hit:
            return with_after(g, s, hit)
    if "m" in s.vocab and (short := I_M.match(s.low, start)):
        hit = verb(g, s, short.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return with_after(g, s, hit) if hit else None
    return None


DATED = expression(r"(?:ed|sent|made|written|given|put|of|from|for)\s*$")
"""Before a time that says which thing is meant: "the display published on nday 3"."""


def timed_within(g: Grammar, s: Scan, hit: Hit) -> Hit | None:
    """A promise with its time, which free words of the phrase took in: "I will activate my Tweak on nday 9"."""
    if not g.moments.sayable(s):
        return None
    for after in g.moments.after.finditer(s.text, hit.match.start, min(len(s.text), hit.end + 1)):
        said = s.text[after.start() : after.end()]
        name = next((key for key, one in hit.match.values.items() if isinstance(one, str) and one.endswith(said)), "")
        if name and not DATED.search(s.low, hit.match.start, after.start()):
            short = hit.match.values[name].removesuffix(said).rstrip(" ,")
            values = {**hit.match.values, name: short}
            if short:
                return hit.framed(when=after.group(1))._replace(match=hit.match._replace(values=values))
    return None


def deputised(g: Grammar, s: Scan, start: int, pos: int, before: str, setting: Setting) -> Hit | None:
    """ "I deputise for the Chairman to publish ...": the verb after the officer's title."""
    title = g.titles.match(s.text, pos)
    to = TO_OR_AND.match(s.mask, title.end()) if title else None
    if title is None or to is None:
        return None
    frame = adjuncts(g, s, before, "", setting)._replace(capacity=f"deputy {title.group()}")
    hit = verb(g, s, to.end(), g.book.base, start, frame, setting)
    return with_after(g, s, hit) if hit else None


def says_more(one: Hit, other: Hit) -> bool:
    """Whether the words of one reading give more than those of another."""
    learned = [len(hit.match.values.keys() - hit.match.phrase.sets.keys()) for hit in (one, other)]
    return learned[0] > learned[1]


def unless_opposed(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "Unless somebody objects, I shall ..."."""
    intent = INTENT.match(s.mask, start) if s.low.startswith("unless ", start) else None
    if intent is None and s.holds(INTENT_LABEL) and token_at(s, start) in ("it", "my"):
        intent = MY_INTENT.match(s.mask, start)
    return intended(g, s, start, intent, before, setting) if intent else None


def by_leave(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "Let me withdraw 237", "Zoltan hereby votes FOR 237" by Zoltan, "the undersigned votes FOR 237"."""
    if s.holds(LEAVING) and (leave := LEAVE.match(s.mask, start)):
        hit = verb(g, s, leave.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return with_after(g, s, hit) if hit else None
    if "me" in s.vocab and (doing := DOING.match(s.mask, start)):
        hit = verb(g, s, doing.end(), g.book.gerund, start, adjuncts(g, s, before, "", setting), setting)
        return with_after(g, s, hit) if hit else None
    named = SELVES.match(s.mask, start) if s.holds(SELF_WORDS) else None
    named = named or (BEING_ME.match(s.mask, start) if "me" in s.vocab or "myself" in s.vocab else None)
    if setting.himself and named is None:
        named = HE.match(s.low, start)
    ends = [named.end()] if named else [start + len(one) for one in s.selves if s.text.startswith(one, start)]
    for end in (at for named_to in ends for at in behind_asides(s, named_to)):
        gap = SELF_GAP.match(s.mask, end)
        if gap is None:
            continue
        frame = adjuncts(g, s, before, s.text[start : gap.end()], setting)
        if s.holds(INTENDS) and (intent := INTENDS_TO.match(s.mask, gap.end())):
            hit = verb(g, s, intent.end(), g.book.base, start, frame, setting)
            return announce(g, s, hit) if hit else None
        table = g.book.base if gap["base"] else g.book.gerund if gap["doing"] else g.book.third
        hit = verb(g, s, gap.end(), table, start, frame, setting)
        if hit and gap["will"] and not hit.frame.when:
            after = g.moments.after.match(s.text, hit.end)
            hit = hit.framed(when=after.group(1))._replace(end=after.end()) if after else None
        if hit:
            return with_after(g, s, hit._replace(first_person=table is not g.book.third))
    return None


def behind_asides(s: Scan, end: int) -> Iterator[int]:
    """Where a clause may go on behind its subject, with more and more of what stands between commas passed over."""
    yield end
    for _ in range(MOST_ASIDES):
        aside = SELF_ASIDE.match(s.mask, end)
        if aside is None:
            return
        end = aside.end()
        yield end + 1


def dropped(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "I have read them all and vote FOR 237": the subject of the clause before goes on."""
    if not s.holds(GOING_ON) or not AND_THEN.search(s.mask, max(0, start - AND_ROOM), start):
        return None
    subject = DROPPED.search(s.mask, 0, start) or DROPPED_POLITELY.search(s.mask, 0, start)
    if subject is None and s.holds(FIRM):
        subject = DROPPED_FIRMLY.search(s.mask, 0, start)
    if subject is None and (doing := DOING_AND.search(s.mask, 0, start)) is not None:
        if doing.start() < start - len(before):
            return None
        hit = verb(g, s, start, g.book.gerund, start, adjuncts(g, s, before, "", setting), setting)
        return with_after(g, s, hit) if hit else None
    if subject is None or subject.start() < start - len(before):
        return None
    if SAID_THAT.search(s.mask, 0, subject.start()) is not None:
        return None
    beside = BESIDE_I.match(s.text, subject.start())
    frame = adjuncts(g, s, before, beside.group() if beside is not None else "", setting)
    hit = verb(g, s, start, g.book.base, start, frame, setting)
    fronted = verb(g, s, start, g.book.base, subject.start(), frame, setting) if subject.start() else None
    if fronted and (hit is None or says_more(fronted, hit)):  # "To Hose, I am much in debt and so give m5"
        hit = fronted
    return with_after(g, s, hit) if hit else None


NOT_THE_AUTHOR = expression(r"\s*(?:,|[-–—]+|\()\s*(?:and\s+)?not\s+(?:me|I|myself|the\s+author)\b", re.I)
"""Behind what an officer does: he is somebody else: "The GM opens it, not me"."""


def in_general(g: Grammar, s: Scan) -> bool:
    """Whether a sentence says what is done at all times, or when."""
    return s.holds(g.periods) or IN_GENERAL.search(s.mask) is not None


def by_third_person(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """ "Acme gives ...", "it resigns ...", "the OCB votes ..."."""
    pet = g.pet.match(s.text, start)
    if pet and (caused := PET_CAUSED.match(s.mask, pet.end())):
        hit = verb(g, s, caused.end(), g.book.base, start, adjuncts(g, s, before, "", setting), setting)
        return hit._replace(beast=True, first_person=False) if hit else None
    if pet:
        gap = PET_GAP.match(s.mask, pet.end())
        if gap and (PET_BIDDEN.search(s.mask[start : gap.end()] + before) or BIDDEN_AFTER.search(s.mask, gap.end())):
            hit = verb(g, s, gap.end(), g.book.third, start, adjuncts(g, s, before, "", setting), setting)
            return hit._replace(beast=True, first_person=False) if hit else None
        return None
    subjects: list[tuple[str | None, int, bool]] = []
    named = actor_in(g, before, setting) if s.holds(ACTING_FOR) else None
    doer = named[0] if named and not named[1] else setting.last_actor
    if s.low.startswith("it ", start) and doer:
        subjects.append((doer, start + 2, True))
    if s.text[start : start + 1] in OPENING and (named_so := quoted(s.text, start)):
        name, end = named_so
        subjects.append((name, end, bool(ENTITY.search(name) or known_entity(name, setting))))
    if s.holds(ENTITY_WORDS) and (firm := THE_FIRM.match(s.text, start)):
        if firm["of"] is not None:
            subjects += [(name, end, True) for name, end in capitals(s, firm.end())]
        elif doer:
            subjects.append((doer, firm.end(), True))
    for name, end in capitals(s, start):
        known = known_entity(name, setting) or _shortened(name, doer)
        subjects.append(
            (known or name, end, bool(known or ENTITY.search(name) or " & " in name or is_acronym(g, name)))
        )
    if s.text.islower() and (firm := LOWER_ENTITY.match(s.low, start)):
        subjects.append((firm[1], firm.end(1), True))
    if s.low.startswith("the ", start):
        for entity in setting.entities:
            last = entity.split()[-1]
            if s.low.startswith("the " + last.lower() + " ", start):
                subjects.append((entity, start + 4 + len(last), True))
    title = TITLE_FIRST.match(s.text) if start == 0 and not in_general(g, s) else None
    if title is None and WITH_WHAT.fullmatch(s.mask, 0, start) and not in_general(g, s):
        title = THE.match(s.text, start)
    if title and (held := g.titles.match(s.text, title.end()) or g.posts.match(s.text, title.end())):
        subjects.append((held.group(), held.end(), True))
    for subject, end, sure in subjects:
        gap = NAME_GAP.match(s.mask, end) or IS_DOING.match(s.mask, end)
        does = DOES_HEREBY.match(s.mask, end) if sure and s.holds(HEREBY) else None
        if not gap or not (sure or "hereby" in gap.group().lower()):
            continue
        frame = adjuncts(g, s, before, "", setting)
        if s.holds(INTENDS) and (intent := INTENDS_TO.match(s.mask, gap.end())):
            hit = verb(g, s, intent.end(), g.book.base, start, frame, setting)
            return announce(g, s, hit.framed(capacity=subject)) if hit and g.titles.fullmatch(subject or "") else None
        doing = IS_DOING.match(s.mask, end) if sure and not _holds_office(g, subject) else None
        if doing is not None:
            hit = verb(g, s, doing.end(), g.book.gerund, start, frame, setting)
            hit = hit if hit is None or not hit.match.lacks() else None
        else:
            book = g.book.third if does is None else g.book.base
            hit = verb(g, s, (does or gap).end(), book, start, frame, setting)
        if hit:
            plain = ARTICLE.sub("", subject or "")
            title = g.titles.fullmatch(plain) or g.posts.fullmatch(plain)
            if title and "not" in s.vocab and NOT_THE_AUTHOR.match(s.mask, hit.end):
                return None
            if title and not s.reply and lacks_more_than_office(hit):
                return None  # "The Oracle, under the table, answers MAYBE"
            if title:
                return with_after(g, s, hit.framed(capacity=subject)._replace(first_person=False))
            if subject in s.selves:
                return with_after(g, s, hit._replace(first_person=False))
            return with_after(g, s, hit.framed(actor=subject)._replace(first_person=False))
    return None


def lacks_more_than_office(hit: Hit) -> bool:
    """Whether something is not said that a deed needs, beside the office of who does it."""
    words = hit.match.phrase.words
    offices = {param.name for param in words.params if param.by_capacity} if words is not None else set[str]()
    return bool(hit.match.lacks() - offices)


def _holds_office(g: Grammar, subject: str | None) -> bool:
    """Whether a title stands for somebody, of whom it may be told what he is doing."""
    plain = ARTICLE.sub("", subject or "")
    return (g.titles.fullmatch(plain) or g.posts.fullmatch(plain)) is not None


def _shortened(name: str, doer: str | None) -> str | None:
    """Who was named just before, where a name is the end of that one: "For Beige Corporation: the Corporation ..."."""
    plain = ARTICLE.sub("", name).lower()
    return doer if doer is not None and doer.lower().endswith(f" {plain}") else None


def is_acronym(g: Grammar, name: str) -> bool:
    """Whether a name is that of a body known by its initials: "The LIC"; a word of the game in capitals is none."""
    return ACRONYM.fullmatch(name) is not None and name.lower().split()[-1] not in g.vocabulary.nouns
