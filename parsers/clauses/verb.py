"""Reads a verb with what belongs to it: the longest phrase of that verb, or something caused to act."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from engine.expressions import expression
from engine.language import Document, Slot, Vocabulary, Words
from parsers.clauses.adjuncts import CAPACITY
from parsers.clauses.entities import KINDS, OFFICER_OF, entity_before
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.moments import moments
from parsers.clauses.traps import CONDITION, CONDITIONS
from parsers.clauses.words import ORDER
from parsers.firms import ENTITY
from parsers.phrases.book import Phrases, Verbs
from parsers.phrases.fillers import ADVERBS, ASIDE
from parsers.phrases.loose import Readings, loose_match, readings
from parsers.phrases.matching import Hop, Match, Phrase, found_by, learned, match, opens, score, takes_all
from parsers.phrases.notation import SlotNode
from parsers.scan import IT, SHORTENED, THEM, THIS, Scan, skip, token_at
from parsers.slots.names import capitals
from parsers.work import PHRASE

VERB = expression(r"[a-z]+(?:-[a-z]+)?", re.I)
LATER = (
    r"altogether|already|the\s+(?:very\s+)?(?:moment|instant|minute)|all\s+the\s+same|just\s+the\s+same|even\s+so|after\s+all|right\s+(?:away|now|here)|straight\s+away|today|tonight|anyway|regardless|nonetheless|nevertheless|once\s+(?:more|again|and)"
    r"|this\s+(?:instant|minute|nday|nweek)|effective|cos|coz|cuz|likewise|also|(?:along|together)\s+with\s+(?:it|them|that|those)|hereupon|herewith|forthwith|at\s+once|as\s+well|even\s+though|though|although|while"
)
"""Begins what may be said after any deed."""
SO_OFTEN = r"(?:(?:for\s+)?(?:a\s+total\s+of|exactly)\s+)?(?:an?\s+(?:[\w']+\s+){1,4}?|[\w'-]+\s+)times"
"""How many times a deed is done."""
CONTACT = (
    r"(?:i\s+(?:had\s+)?(?:sent|made|posted|submitted|proposed|wrote|announced|filed|gave|published|put|mentioned)"
    r"|(?:i|we|e|he|she|they|you)\s+(?:(?:had|have|has|once|still|all|so\s+\w+)\s+)?(?:lost|won|owed?|owes|borrowed|promised|agreed|wagered|staked|earned|received|lent|loaned"
    r"|asked|wanted|needed|gambled|pledged|demanded|requested|(?:am|is|are|was|were)\s+(?:owed|due|promised))\b(?![^.,;:!?]{0,60}\sto\s+(?:the\s+)?(?-i:[A-Z])))"
)
"""Which thing somebody means, without a "that": "the proposal I made yesterday", "the m5 he lent me"."""
IN_TURN = r"(?:next|first)(?=\s*(?:$|[.,;!?)]))"
"""Behind a deed: when it is done among others."""
CLOSE = expression(
    rf"\s*(?:$|{LATER}\b|{CONTACT}\b|{SO_OFTEN}\b|{IN_TURN}|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|n\b|but\b|because\b|since\b|as\b|so\b|too\b|again\b|now\b|hereby\b|then\b|please\b|both\b|for\s+(?:now|as|the|its|that|my|a\s+number\s+of|several|many|various|these|those|some|two|three)\b|in\b|on\b|from\b|with\b|by\b|when\b|if\b|unless\b|until\b|at\b)",
    re.I,
)
CLOSE_STRICT = expression(
    rf"\s*(?:$|{LATER}\b|{CONTACT}\b|{SO_OFTEN}\b|{IN_TURN}|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|but\b|because\b|since\b|as\b|too\b|again\b|now\b|hereby\b|then\b|please\b|of\s+course|\w+ly\b|if\b|unless\b|instead\b)",
    re.I,
)


_BESIDE_IT = (
    rf"{IN_TURN}|next\s+\w+|tomorrow|despite|notwithstanding|regardless|lest|towards?|unlike|like|amid|among|amongst|beyond|throughout|courtesy|concerning|regarding"
    r"|anyhow|anyway|here|there|yet|even|still|just|much|mostly|mainly|merely|early|alas|indeed|perforce|aside|apart\s+from|thereby|hereafter"
    r"|whatever|whichever|whoever|wherever|whenever|whether|where|rather|either\s+way|above\s+all|below|about\s+which|off\s+the\s+top"
    r"|well\s+(?:before|in|ahead|after)|first\s+thing|all\s+(?:in\s+all|things|told|because|for|the\s+(?:same|more|while))"
    r"|no\s+(?:matter|more|less|doubt|offen[cs]e|questions?|ifs)|not\s+(?:that|without|because|for|to\s+mention|out\s+of|least|only)"
    r"|against\s+(?:my|all|the\s+(?:advice|odds|grain)|better|everybody|everyone)|within\s+(?:the|my|our)|during\s+(?:this|my|our)"
    r"|over\s+(?:the\s+(?:objections?|protests?|heads?)|breakfast|lunch|dinner|coffee|tea|a\s)|through\s+(?:this|my)\s+(?:message|mail|post)"
    r"|sorry|thanks|thank\s+you|cheers|folks|everyone|everybody|guys|dear\s+\w+|my\s+(?:friends?|dears?)|lol|he+h|ha+h?|hehe|haha|qed|et\s+voil[aà]|sans|sigh"
    r"|(?!(?:pending|assuming|supposing|providing|depending|barring|failing|excluding|excepting|saving|starting|beginning|ending\s+(?:on|at|with)|nothing|anything|something|everything|during)\b)[a-z]{2,14}ing"
)
"""What may stand beside a deed, behind it: why, how, against what, and what is called out."""
_CALLED_OUT = r"[:;]-?[)(DP]|\^\^|<\w{1,10}>|\*\w{1,15}\*"
CLOSE_PARTS = expression(
    rf"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|{_CALLED_OUT}|(?:{LATER}|{_BESIDE_IT}|and|n|but|because|since|as|so|too|again|now|hereby|then|please|for|in|on|from|with|by|when|if|unless|until|at|"
    rf"besides|moreover|additionally|also|extra|more|to|this|that|which|who|while|although|though|after|before|under|per|pursuant|according|instead|myself|itself|each|apiece|respectively|twice|thrice|{SO_OFTEN}|x\s?\d{{1,3}}|\d{{1,3}}\s?x|via|using|out|of|"
    rf"is|being|having|effective|thus|therefore|or|given|without|w(?=/)|\w+ly|(?:it|i)\s+(?:owns?|holds?|has|have)|{CONTACT})\b)",
    re.I,
)
CLAUSE_BREAK = expression(r"[;:.\x00]|,\s*(?:and|but|so|then)\b|\bbut\b|--|[—–]")
CLAUSE_HEAD = expression(
    r"\s*(?:,(?=\s+to\s))?\s*(?:(?:and|also|then|so|now|next|finally|but|plus|well|ok|okay)\b\s*+,?\s*)*", re.I
)
FRONT_END = expression(r"\s*(?:,\s[^,;:.!?]{1,60},|,|:|--|[—–])?\s*")
RELATIVE = expression(r"[,(]\s*(?:and\s+)?(?P<which>which),?\s+$")
"""Before the subject of a clause that tells more of what was named: after a comma or in brackets, else it only tells
which one is meant ("every contract which I join")."""
RELATIVE_ROOM = 20
CLOSE_DOCUMENT = expression(r"\s*(?:$|:|\x00|[\"“„«‘]|_\w)")
CLOSE_GIVEN = expression(
    rf"\s+(?:to|this|that|respectively|each|apiece|twice|thrice|{SO_OFTEN}|x\d|though|while|except)\b"
)
NUMBERED_KINDS = {
    Slot.INDICTMENT: expression(r"\bindictment\s+#?\d"),
    Slot.CONSULTATION: expression(r"\bconsultation\s+#?\d"),
}
CAUSE_OTHER = expression(r"(?:cause|make|have|let|direct|order|instruct|command|get|bid)\s+(?=\S)", re.I)
DETERMINED = expression(r"\s*(?:(?:to|before|from|with|for)\s+)?(?:the|my|our|this|that|an?)\s")
"""Begins a thing that has no name: "the Clock I stop"."""
FOLLOWING_DEED = expression(
    r"(?:do|perform|take)\s+(?:the\s+following|this|as\s+follows)(?:\s+(?:action|act|deed))?\s*+:\s*(?:to\s+)?", re.I
)
"""Between "cause the Beast to" and what it is to do."""
IT_TO = expression(
    rf"(?:it|(?:the|this|that|my|our)\s+{KINDS})\s+(?:to\s+)?",
    re.I,
)
"""Who acts, if an entity was named before: "I have the firm resign"."""
TO = expression(r"(?:,\s[^,;:.!?]{1,60},)?\s+(?:to\s+)?")
NAMED_THING = expression(r"[\"“„«][^\"“”„«»]{1,100}[\"”“»]\s*$")
_ENDS = (",", ":", ";", "-", "–", "—", ")", "")
"""Behind a part of a clause that stands for itself; without one of these it belongs to the words that follow."""
PLAN = expression(
    r"(?:(?:am|m)\s+(?:\w+\s+)?)?(?:going|(?<=\s)(?:about|due|likely|expected|supposed|yet|free|able|ready|close|sure|eager|(?<=m\s)set|(?<=all\s)set))\s+to\b"
)
PLANS = frozenset("am going about due likely expected supposed yet free able ready close sure eager set".split())
"""Begins a plan, whatever verb follows: "I am going to vote". Who goes "FOR 303" goes to nothing."""


def verb(g: Grammar, s: Scan, pos: int, table: Verbs, start: int, frame: Adjuncts, setting: Setting) -> Hit | None:
    """The longest phrase whose verb stands at `pos`."""
    word = VERB.match(s.low, pos)
    if not word:
        return None
    said = "am" if word.group() == "m" else word.group()  # "I'm"
    if said in g.causing and (cause := cause_act(g, s, pos, start, frame, setting)):
        return cause
    phrases = table.get(said)
    if phrases is None or (said in PLANS and PLAN.match(s.low, pos)):
        return None
    front = front_before(g, s, start) if start else start
    spoken_to = front < start and not s.holds(YOURS) and SPOKEN_TO.fullmatch(s.text, front, start) is not None
    if spoken_to:  # "Hob, I vote AGAINST all of Ivy's" is no vote on Hob
        hit = _of_verb(g, s, word, phrases, (start, start), frame)
        if hit is not None and hit.match.values and s.mask[hit.end :].strip(" .!\n"):
            return hit
    fronted = _of_verb(g, s, word, phrases, (front, start), frame)
    if spoken_to and fronted is not None and fronted.start < start and not ENDS_SENTENCE.match(s.mask, fronted.end):
        return hit
    return fronted


def _of_verb(
    g: Grammar, s: Scan, word: re.Match[str], phrases: Phrases, place_of: tuple[int, int], frame: Adjuncts
) -> Hit | None:
    """The longest phrase of a verb; `place_of`: where its clause and its subject begin."""
    front, start = place_of
    pos = word.start()
    best: Match | None = None
    begin = start
    missing = g.book.missing(s)
    determined = front < start and DETERMINED.match(s.low, front) is not None
    joined = front < start and s.mask[:start].rstrip()[-1:] not in _ENDS

    def closes(found: Match) -> bool:
        return closed(s, found)

    enough = -1
    """What a reading learned that takes all words: nothing that can learn no more need be tried after it."""
    for at in (word.end(), *aside_after(s, word.end())):
        fitting = phrases.beginning(token_at(s, at))
        fits = {id(phrase) for phrase in fitting} if front < start else frozenset[int]()
        for phrase in fitting if front == start else phrases.all:
            if phrase.wants & missing:
                continue
            if phrase.most <= enough:
                s.purse.pay(PHRASE)
                continue
            found, place = match(phrase, s, at, closes) if front == start or id(phrase) in fits else None, start
            if front < start and phrase.fronted and (determined or not phrase.nameless):
                before = with_front(phrase, s, front, start, at)
                least = len(found.values) + (not joined) if found is not None else 0
                if before and closed(s, before) and len(before.values) >= least:
                    found, place = before, front
            if found is None:
                continue
            if best is None or better(found, best):
                best, begin = found, place
                enough = learned(found) if takes_all(found, s) and not pointing(found) else -1
        if best is not None and not best.lacks():
            break
    if (best is None or best.lacks()) and (later := object_behind_comma(s, front, start)) is not None:
        for phrase in phrases.all:
            if phrase.words is None or not phrase.fronted or phrase.wants & missing:
                continue
            before = with_front(phrase, s, later, start, word.end())
            if before and not before.lacks() and (best is None or score(before) > score(best)):
                best, begin = before, later
    if best is None or best.lacks() or may_say_more(s, best):
        loose = loosely(g, s, word.end(), phrases.all, (front, start if start < pos else front))
        if loose is not None and (best is None or says_more(loose, best)):
            best, begin = loose, start
    if best and joined and determined and TOLD_OF.match(s.mask, best.end):
        return None
    if best and joined and begin == start and not best.values and NAMED_THING.search(s.text, front, start):
        return None  # what is done to the thing that stands before "I" is not what these words say without it
    return Hit(best, begin, best.end, frame) if best else None


def better(found: Match, best: Match) -> bool:
    """Whether a reading says more than another; of two that say as much, one that only points says less."""
    said, known = score(found), score(best)
    return said > known or (said == known and pointing(best) > pointing(found))


def pointing(found: Match) -> int:
    """How many values of a reading only point at something."""
    return sum(
        value in (IT, THIS, THEM)
        if isinstance(value, str)
        else isinstance(value, list) and value[:1] in ([IT], [THIS], [THEM])
        for value in found.values.values()
    )


def aside_after(s: Scan, pos: int) -> tuple[int, ...]:
    """Where the words of a verb go on after an aside: "I submit, with joy, the list", "I draw randomly a Juror"."""
    if s.text[pos : pos + 1] == ",":
        aside = ASIDE.match(s.mask, pos)
    else:
        aside = ADVERBS.match(s.mask, pos) if token_at(s, pos).endswith("ly") else None
    return (aside.end(),) if aside else ()


def may_say_more(s: Scan, found: Match, begin: int = -1) -> bool:
    """Whether a numbered thing stands behind a match (or `begin`) for which its action has a place, and it has none."""
    words = found.phrase.words
    if words is None or words.document:
        return False
    left = [p.slot for p in words.params if p.name not in found.values and p.slot in NUMBERED_KINDS]
    return any(NUMBERED_KINDS[slot].search(s.low, found.end if begin < 0 else begin) for slot in left)


def says_more(found: Match, best: Match) -> bool:
    """Whether a loose reading says what a strict one leaves out."""
    same = found.phrase.words is best.phrase.words
    if len(found.lacks()) != len(best.lacks()):
        return len(found.lacks()) < len(best.lacks()) and (same or found.end >= best.end)
    return same and found.end > best.end and found.values.keys() > best.values.keys()


def loosely(g: Grammar, s: Scan, pos: int, phrases: tuple[Phrase, ...], front: tuple[int, int]) -> Match | None:
    """What the verb says with its parts in any order; None where two actions could be meant."""
    best: dict[str, Match] = {}
    found: dict[str, Readings] = {}
    missing = g.book.missing(s)
    for phrase in phrases:
        words = phrase.words
        if words is None or words.document or phrase.wants & missing:
            continue
        if words.action not in found:
            found[words.action] = readings(g.dress(words.action), s, pos, front)
        one = loose_match(g.needs(phrase), phrase, found[words.action], s, pos, closed)
        if one and (words.action not in best or score(one) > score(best[words.action])):
            best[words.action] = one
    if not best:
        return None
    furthest = max(map(score, best.values()))
    meant = [found for found in best.values() if score(found) == furthest]
    return meant[0] if len(meant) == 1 else None


def with_front(phrase: Phrase, s: Scan, front: int, start: int, pos: int) -> Match | None:
    """A phrase of which one part stands before the subject: "To Hose I give m5"."""

    def closes(found: Match) -> bool:
        return closed(s, found)

    for step, opening in phrase.fronted:
        if not opens(opening, s, front):
            continue
        found = found_by(step, phrase, s, front, closes, Hop(start, FRONT_END, pos))
        spoken_to = not s.holds(YOURS) and SPOKEN_TO.fullmatch(s.text, front, start) is not None
        if found and not (spoken_to and _tells_more(phrase, s, front, found)):
            return found
    return None


TOLD_OF = expression(
    r"(?:\s+(?:(?:last|this|in|on)\s+n?(?:day|week)(?:\s+\d+)?|yesterday|earlier|recently))?"
    r"\s+(?:is|was|are|were|has|had|still|will|would|should|must|can|cannot|may|might|looks?|seems?|needs?|deserves?|means?|remains?|stays?)\b"
)
"""Behind an object with its deed: these only say which is meant, "the Flag I set to Polka Dots is a disgrace"."""


ENDS_SENTENCE = expression(r"\s*(?:$|[.;:!?]|,\s+(?:and|but|because|since|as)\s)")
YOURS = frozenset({"you", "your", "yours"})
"""One of these is where somebody is spoken to."""
SPOKEN_TO = expression(r"[A-Z][\w'’-]*\s*+,\s*")
"""Before a subject: somebody is spoken to, if nothing else is needed there: "Hob, I usurp Law for m40"."""


def _tells_more(phrase: Phrase, s: Scan, front: int, found: Match) -> bool:
    """Whether what stands in front gives only what the act can do without."""
    said = s.text[front:].split(",")[0].strip()
    needed = {one.name for one in phrase.words.params if one.required} if phrase.words is not None else set()
    return any(value in (said, [said]) and name not in needed for name, value in found.values.items())


def object_behind_comma(s: Scan, front: int, start: int) -> int | None:
    """Where the object begins that stands right before a subject, behind a part of the clause that ends with a comma:
    "Unopposed since nday 2, my Tweak I now activate"."""
    at = s.mask.rfind(", ", front, start)
    said = s.mask[at + 2 : start] if at > front else ""
    return at + 2 if said.strip() and said.rstrip()[-1] not in ",:;–—-" else None


EXCLAIMED = expression(
    r"\s*(?:(?:so|very|how|ok(?:ay)?|oh|well|wow|yes|yeah|hey)\W+)*(?:cool|sweet|nice|great|awesome|neat|brilliant|super|wow|excellent|lovely|perfect|ace|wicked|groovy|splendid|marvell?ous|wonderful|fantastic|amazing"
    r"|fun|funny|interesting|right|al(?:l\s+)?right|ok(?:ay)?|well|fine|good|sure|yes|yeah|yep|yup|no|nah|nope|hi|hey|hello|lol|haha+|omg|hmm+|ty|thx|thanks|cheers|ha|oh|ah|aha|ugh|meh|sorry|done|wait|sad|damn|boo|yay|hooray)\W+",
    re.I,
)
"""A cry before a clause, which names nothing: "cool i join this contract"."""


def front_before(g: Grammar, s: Scan, start: int) -> int:
    """Where the clause of a subject begins, after the word that joins it to what was before and after its capacity.

    Where nothing else stands before the subject, the capacity itself may be a part of what follows. The pronoun of a
    clause that tells more of a thing is such a part: "This is Consultation 44, which I ZOT".
    """
    relative = RELATIVE.search(s.low, max(0, start - RELATIVE_ROOM), start)
    if relative:
        return relative.start("which")
    head = CLAUSE_HEAD.match(s.mask, clause_start(s, start))
    begin = head.end() if head else start
    if EXCLAIMED.fullmatch(s.low, min(begin, start), start):
        return start
    capacity = CAPACITY.match(s.text, begin)
    title = g.titles.match(s.text, capacity.end()) if capacity else None
    more = title is not None and s.mask[title.end() : start].strip(" ,")
    return min(title.end() if title and more else begin, start)


def clause_start(s: Scan, start: int) -> int:
    """Where the clause begins that goes on at `start`."""
    begin = s.taken if s.taken <= start else 0
    for mark in CLAUSE_BREAK.finditer(s.mask, begin, start):
        if s.mask[mark.end() : start].strip() and SHORTENED.search(s.mask, begin, mark.start() + 1) is None:
            begin = mark.end()
    return begin


@lru_cache(maxsize=16)
def counted(words: Vocabulary) -> re.Pattern[str]:
    """What makes a number at the end of a phrase something other than the number of a proposal."""
    counts = (*words.units, *filter(None, (words.sign,)))
    after = "|".join(("times|points?|people|players?|proposals?|more|of|days|votes?|per|or|if", *counts))
    return expression(rf"\s*(?:[%:]|(?:{after})\b)", re.I)


OF_SUCH = expression(r"\s+colou?rs?\b", re.I)
"""Behind the name of a document: something of it is meant."""
OF_IT = expression(r"['’]s\s+(?:title|name|number|colou?r)\b")
"""Behind a thing: something of it is meant, and not the thing ("I alter 305's title")."""


def at_a_moment(s: Scan, pos: int) -> bool:
    """Whether a time is said there: "I'll forfeit on nday 8"."""
    if token_at(s, pos) not in ("on", "at", "in", "from"):
        return False
    return moments(s.words.days, s.words.periods).after.match(s.text, pos) is not None


def closed(s: Scan, found: Match) -> bool:
    """Whether the words after a phrase let it end there; a condition always does."""
    return ends(s, found) or before_condition(s, found.end)


def before_condition(s: Scan, pos: int) -> bool:
    """Whether a condition begins there, without a mark before it: "I join Chess once it opens"."""
    behind = s.holds(CONDITIONS) and s.mask[pos : pos + 1] == " "
    return behind and CONDITION.match(s.mask, skip(s.mask, pos)) is not None


TO_ANOTHER = expression(r"\s+to\s+(?:the\s+)?[A-Z][\w'’-]*")
"""Behind a gift: for whom its last words are."""
NEXT_SUBJECT = expression(r"\s+is\s+(?!(?:now|all|it|that)\b)")
LAST_JOINED = expression(r"(?:[,;&]|\band)\s+(?!m?\s?\d+m?\s*$)(?:the\s+)?[\w#'’-]+(?:\s+(?-i:[A-Z])[\w'’-]*){0,4}$")
"""What seems to be the last of a row is the subject of the next clause: "I withdraw 305 and Corvid is pleased"."""


def ends(s: Scan, found: Match) -> bool:
    """Whether the words after a phrase are such as stand beside a deed, or begin another clause."""
    phrase = found.phrase
    if NEXT_SUBJECT.match(s.low, found.end) and LAST_JOINED.search(s.mask, found.start, found.end):
        return False
    if s.text[found.end : found.end + 1] in ("'", "’") and OF_IT.match(s.low, found.end):
        return False
    if phrase.words is not None and of_the_next_pair(s, phrase.words, found.values, found.end):
        return False
    if phrase.words is not None and phrase.words.gives and TO_ANOTHER.match(s.text, found.end):
        return False  # "I give to Ivy, two Beige ones" is for somebody else
    if phrase.in_parts:
        return bool(CLOSE_PARTS.match(s.mask, found.end))
    document = bool(phrase.words and phrase.words.document)
    if document and OF_SUCH.match(s.mask, found.end):
        return False
    if not any(isinstance(n, SlotNode) for n in phrase.nodes) and not found.values and not document:
        if phrase.nodes and not (phrase.words and phrase.words.strict) and found.end > found.start:
            return True
        return bool(
            CLOSE_STRICT.match(s.mask, found.end)
            or (phrase.words is not None and not phrase.words.introduces and at_a_moment(s, found.end))
        )
    if phrase.words and phrase.words.document is Document.PROPOSAL and not phrase.nodes:
        return bool(CLOSE_DOCUMENT.match(s.mask, found.end) or ORDER.match(s.mask, found.end))
    if phrase.words and phrase.words.strict:
        numbered = s.text[found.end - 1 : found.end].isdigit() and not counted(s.words).match(s.mask, found.end)
        return bool(numbered or CLOSE.match(s.mask, found.end) or CLOSE_GIVEN.match(s.mask, found.end))
    return document or bool(CLOSE_PARTS.match(s.mask, found.end))


PAIRED_ON = expression(r"\s+(?:to|for|on)\s+(?=\S)")


def of_the_next_pair(s: Scan, words: Words, values: Mapping[str, object], end: int) -> bool:
    """Whether the number at the end of a row is that of the next pair: 'I assign 417 to "Ink" and 418 to "Tea"'."""
    if not s.text[end - 1 : end].isdigit() or PAIRED_ON.match(s.mask, end) is None:
        return False
    rows = [one for one in values.values() if isinstance(one, list) and len(one) > 1]
    codes = any(one.slot is Slot.CODE and one.name in values for one in words.params)
    return codes and any(isinstance(one[-1], str) and one[-1].isdigit() for one in rows)


def cause_act(g: Grammar, s: Scan, pos: int, start: int, frame: Adjuncts, setting: Setting) -> Hit | None:
    """ "cause the OCB to vote ...", "make Acme give ..."."""
    m = g.cause.match(s.text, pos)
    officer = OFFICER_OF.search(s.text, 0, pos)
    entity = ENTITY.search(s.text[:pos]) or (
        officer if officer is not None and not g.titles.match(officer[1]) else None
    )
    company = m is not None and not m.group(1) and entity
    pet = m is not None and (m.group(1) or m.group()[:5].lower() == "cause" or g.pet.search(s.text, 0, pos))
    if m and pet and not company and (m.group(1) or setting.last_actor is None):
        what = FOLLOWING_DEED.match(s.mask, m.end())
        table = g.book.gerund if m["into"] else g.book.base
        inner = verb(g, s, what.end() if what else m.end(), table, start, frame, setting)
        if inner and not inner.beast:
            return inner.framed(when=m.group(2) or inner.frame.when)._replace(beast=True)
        return None
    other = CAUSE_OTHER.match(s.text, pos)
    if not other:
        return None
    it = IT_TO.match(s.text, other.end())
    if it and (setting.last_actor or entity):
        name = setting.last_actor or entity_before(s.text[:pos])
        hit = verb(g, s, it.end(), g.book.base, start, frame, setting)
        return hit.framed(actor=name) if hit and name else None
    for name, end in capitals(s, other.end()):
        to = TO.match(s.text, end)
        if to and (ENTITY.search(name) or "cause" in other.group().lower()):
            hit = verb(g, s, to.end(), g.book.base, start, frame, setting)
            if hit and not g.pet.match(name):
                return hit.framed(actor=name)
    return None
