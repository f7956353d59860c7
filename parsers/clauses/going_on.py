"""Reads what goes on under one subject and verb: "..., m10 to Joel and resign"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterator

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.clauses.adjuncts import AUTHOR
from parsers.clauses.afterwards import with_after
from parsers.clauses.gapping import gapped, given_besides, numbered_too
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import INTENDING, announce, intent_kind
from parsers.clauses.model import MAX_HITS, Adjuncts, Hit, Setting
from parsers.clauses.moments import NUMBER_OF_TIMES, TIMES_ASIDE, TIMES_NEXT, times_said
from parsers.clauses.passive import IS_HEREBY, passive_again
from parsers.clauses.subjects import PERFECT, PERFECTLY
from parsers.clauses.verb import closed, verb
from parsers.phrases.book import Verbs
from parsers.phrases.fillers import BRACKET
from parsers.phrases.limits import declared
from parsers.phrases.loose import WORDY
from parsers.phrases.matching import Match, Phrase, match
from parsers.scan import Scan, token_at
from parsers.slots.reference import Everything
from parsers.work import PLACE

_ALSO = r"(?:(?:with\s+(?:it|them|that)(?=\s+(?:(?:that|those|the)\b|[\"“#]|P?\d|(?:my\s+)?proposals?\b))|also|then|hereby|herewith|further|likewise|finally|equally|similarly|again|I|(?:at|in|with|by|on)\s+the\s+(?:very\s+)?same\s+\w+,?)\s+(?:also\s+)?)*"
CONTINUE = expression(
    r"(?:,?\s+(?:too|as\s+well|likewise|anyway|anyhow|nevertheless|nonetheless|regardless|now|today|again|instead|please)(?=,))?"
    r"\s*(?:[,;]\s*(?:and\s+|then\s+|plus\s+|but\s+|along\s+with\s+|together\s+with\s+|as\s+well\s+as\s+)?|\s+(?:and|n|then|plus|but|as\s+well\s+as|along\s+with|together\s+with|in\s+addition\s+to)\s+|\s*&\s*)"
    + _ALSO,
    re.I,
)
AFTER_ASIDE = expression(
    r"\s*,(?=\s)(?!\s*(?:and|or|but|then|if|unless)\b)"
    r"(?:(?!\b(?:i|you|he|she|they|not|never|if|unless|would|could|should|may|might|will|that|says?|said|people|every(?:one|body)|nobody|let)\b)[^,;:.!?()\x00]){1,60}"
    r",\s*(?:and|then)\s+" + _ALSO,
    re.I,
)
"""The same behind a few words between commas: "I turn the Clock on, every post being filled, and raise the flag"."""
AFTER_WHICH = expression(
    r"\s*+,\s+(?:which|who|whose|whom)\s+"
    r"(?:(?!\b(?:i|you|we|they|if|unless|that|says?|said|people|players|others|many|most|some|all|both|let)\b)[^,;:.!?()\x00]){1,60}"
    r",\s*(?:and|then)\s+" + _ALSO,
    re.I,
)
"""The same behind what is told of a thing: "..., which nobody has read, and SHELVE 415"."""
AFTER_REASON = expression(
    r"\s+(?:for|as|in|out\s+of|because\s+of|by\s+way\s+of|with|after|to)\s+(?!which\b)"
    r"(?:(?:that|this|it)(?=,)|(?:(?!\b(?:i|you|he|she|they|not|never|if|unless|would|could|should|may|might|will|that|says?|said|people|every(?:one|body)|nobody|let|and|or)\b)[^,;:.!?()\x00]){1,60})"
    r",\s*(?:(?:and|then|plus)\s+|(?=m?\d))" + _ALSO,
    re.I,
)
"""The same behind a reason: "I give m5 to Ivy for her help, and m3 each to Bob and Joel"."""
ADJUNCT = expression(
    r",?\s+(?:(?:for|in|out\s+of|because\s+of|by|with|without|after|on|at|under|per|pursuant\s+to|thanks\s+to|given|despite|from|before|over|through|as\s+(?:an?|the|my|per|promised|agreed|announced|usual|always|ever|discussed|requested|asked|required|before|planned|intended|I\s+(?:promised|said|announced|planned)))\b|\()"
    r"(?P<inside>(?:(?!\b(?:mak|lett|help|see|watch|hear|hav|feel|notic|bidd|gett)ing\s+(?:me|us|him|her|em|eir|it|them|the\s+\w+|(?-i:[A-Z])[\w'’]*)\s+(?!(?:with|in|out|on|at|to|over|through|up|and|for|by|again|so)\b)[a-z])(?!\b(?:i|(?<!-)you|he|she|they|we|not|never|if|unless|whether|would|could|should|may|might|will|that|which|who|whose|what|says?|said|people|every(?:one|body)|nobody|let|to(?!\s+(?-i:[A-Z])|\s+(?:the|my|his|her|eir|their|all|every\w*|both)\b)|is|are|was|were|or)\b)[^;:.!?\x00]){0,90})",
    re.I,
)
"""A reason or a circumstance without a clause of its own, and what may stand behind it."""
REASONED = expression(
    r",?\s+(?:because|since|as)\s+(?!(?:if|though|soon|long|far|an?|the)\b|i\s+(?!(?:am|was|have|had|do|did|can|cannot|need|\w+ed)\b))"
    r"(?:(?!\b(?:you|they|we|not|never|if|unless|whether|would|could|should|may|might|will|that|which|who|what|people|players|let|or)\b)[^,;:.!?()\x00]){1,60}(?=,\s)",
    re.I,
)
"""A reason that is a clause, up to the comma behind it."""
NEXT_VERB = expression(r"(?:\)?\s*+,\s*(?:(?:and|then|plus)\s+)?|\)?\s+(?:and|then|plus)\s+)" + _ALSO, re.I)
MOST_JOINS = 4
"""Places behind an adjunct where the next verb is looked for."""
AND_ASIDE = expression(
    r"(?:\s*+,)?\s+(?:and(?:\s+then)?|then),\s"
    r"(?:(?!\b(?:i|you|he|she|they|not|never|if|unless|would|could|should|may|might|will|that|says?|said|people|every(?:one|body)|nobody|let)\b)[^,;:.!?()\x00]){1,60}"
    r",\s+" + _ALSO,
    re.I,
)
"""The same behind "and": "I enter the Pact and, as it demands, pay m1 to Ivy"."""
INTEND_TO = expression(
    r"(?:(?:intend|plan)\s+(?:[^.;:]{0,60}?\s)??"
    r"|(?:announce|declare|state|give\s+notice\s+of|(?:notify|inform|advise|tell|apprise)\s+(?:[\w'’]+\s+){1,4}?of)\s+my\s+(?:\w+\s+)?inten(?:t|tion)\s*+,?\s*+(?:[^.;:]{0,60}?\s)??)to\s+",
    re.I,
)
ALL_OF_THEM = expression(
    r"(?:every|each|all|both)(?:\s+(?:(?:single|last)\s+)?(?:one|bit|piece|word|line))?\s+of\s+(?:them|these|those|it|both)\b|the\s+(?:whole\s+|entire\s+)?lot\b",
    re.I,
)
"""Says nothing new: "all my proposals, every one of them"."""
AND_TO = expression(r"(?:(?:with(?:out)?|w/o|w/)\s[^,;:.]{0,60}?\s)?to\s+(?:\w+ly\s+)?", re.I)
"""Before another deed of one announcement: "..., and w/o objection to give rule 12 the title 'Hats'"."""
CAUSED = expression(r"i\s+(?:\w+\s+){0,2}(?:cause|make|have|let|order|direct|get|instruct)\s")
"""Lets somebody act, behind whom "I" is the author again: "I have it vote FOR 5; I personally vote AGAINST"."""
WILL = expression(r"(?:will|shall)\s+(?:also\s+|then\s+)?(?=[a-z])")
BEFORE_TIME = expression(r"\b(?:on|at|in|from|by|after|the)\s+$")
AT_ONCE = expression(r"\b(?:right\s+now|right\s+away|at\s+once|immediately|today|now)\b")
"""Between two deeds, or in the second: it does not wait for the time of the first."""
AN_I = expression(r"\bI\s")
PRONOUN = expression(r"(?:it|that|this|he|she|they|we|you|e)\s")
OF_ANOTHER = expression(r"\s*+[,(]\s*(?:(?:on|to|for|of)\s+)?which\s+i\b")
"""Behind a thing that the next clause is about: "..., and 313, which I vote FOR"."""
IS_SUBJECT = expression(
    r"(?<!\d[mM])(?<!\b[mM]\d)(?<!\b[mM]\d\d)(?<!\b[mM]\d\d\d)\s+(?:is|are|was|were|being)\s+(?!(?:now|hereby|all)\b)"
)
"""Behind a thing that the next clause tells something of: "I withdraw 305; Corvid is pleased"; but a sum may be told so."""
OF_OTHERS = expression(
    r"(?:,?\s+(?:and|or|&)\s+|,\s+)(?:[A-Z][\w'’-]*,?\s+(?:and\s+|or\s+)?){1,6}(?:you|may|can|could|will|would|is|are|was|were|has|have|had|should|must|might|need|please|both|all|do|did|[a-z]{2,}(?:ed|s))\b(?!\s+(?:of\b|\d))"
)
"""Behind a name that begins a clause about others: "I open Chess; Hose and Joel may join"."""
REASONS = ("for", "because", "as", "since", "over", "due")
REASON_LEFT = expression(rf"\s(?:{'|'.join(REASONS)})$")
"""The end of a clause whose reason was not read: "I remove the Oracle for that, and become ..."."""


def continuations(g: Grammar, s: Scan, first: Hit, setting: Setting) -> Iterator[Hit]:
    """ "... and AGAINST 313", "..., m10 to Joel", "... and take Games at m45": the subject goes on."""
    hit = first
    perfect = s.solemn and s.holds(PERFECT) and PERFECTLY.match(s.mask, first.start) is not None
    table = (g.book.participle if perfect else g.book.base) if first.first_person else g.book.third
    for _ in range(MAX_HITS):
        s.purse.pay(PLACE)
        words = hit.match.phrase.words
        reason = words and words.action != g.ballot and s.text.endswith(REASONS, hit.start, hit.end)
        left = REASON_LEFT.search(s.text, hit.start, hit.end) if reason else None
        if left is not None:
            hit = hit._replace(end=left.start())
        if not s.mask[hit.end :].strip(" .!"):
            return  # with no word behind it, it does not go on
        bracket = BRACKET.match(s.mask, hit.end)
        join = CONTINUE.match(s.mask, bracket.end() if bracket else hit.end)
        following = joined(g, s, hit, join, setting, table) if join else None
        if following is None and (join := AFTER_ASIDE.match(s.mask, hit.end)):
            following = joined(g, s, hit, join, setting, table)
        if following is None and (join := AFTER_WHICH.match(s.mask, hit.end)):
            following = joined(g, s, hit, join, setting, table)
        if following is None and (join := AFTER_REASON.match(s.mask, hit.end)) and not AN_I.search(join.group()):
            following = joined(g, s, hit, join, setting, table)
        if following is None and (join := AND_ASIDE.match(s.mask, hit.end)) and not AN_I.search(join.group()):
            following = joined(g, s, hit, join, setting, table)
            if following is not None and s.holds(NUMBER_OF_TIMES) and (m := TIMES_ASIDE.search(join.group())):
                following = following.framed(times=times_said(m, s) or 1)
            if following is not None and g.moments.sayable(s) and (time := g.moments.front.search(join.group() + " ")):
                following = following.framed(when=time[1])
        if following is None:
            following = behind_adjunct(g, s, hit, setting, table)
        if following is None and not hit.first_person and s.solemn and IS_HEREBY.search(s.low, first.start, hit.end):
            join = CONTINUE.match(s.mask, hit.end)
            following = passive_again(g, s, join.end(), setting) if join is not None else None
        if following is None:
            return
        if hit.frame.times != 1 == times_before(s, hit):
            following = following.framed(times=1)
        following = with_after(g, s, at_its_own_time(g, s, hit, following._replace(first_person=hit.first_person)))
        yield following
        hit = following


def times_before(s: Scan, hit: Hit) -> int:
    """How often a deed is done by the words before it: what stands behind it counts for it alone."""
    behind = s.low[hit.match.end : hit.end]
    return 1 if TIMES_BEHIND.search(behind) is not None else hit.frame.times


TIMES_BEHIND = expression(r"\b(?:times|repetitions|twice|thrice)\b|\bx\s?\d|\d\s?x\b")


def behind_adjunct(g: Grammar, s: Scan, hit: Hit, setting: Setting, table: Verbs) -> Hit | None:
    """The next verb behind a reason or circumstance: "I give m5 to Ivy for the cake, withdraw 430 and join Chess"."""
    adjunct = ADJUNCT.match(s.mask, hit.end)
    reason = None if adjunct is not None else REASONED.match(s.mask, hit.end)
    if adjunct is None and reason is None:
        return None
    begin, end = (
        adjunct.span("inside") if adjunct is not None else (reason.end(), reason.end() + 2) if reason else (0, 0)
    )
    for n, join in enumerate(NEXT_VERB.finditer(s.mask, begin, min(len(s.mask), end + 8))):
        if n >= MOST_JOINS:
            break
        if AN_I.search(join.group()):
            continue
        frame = Adjuncts(hit.frame.when, 1, hit.frame.actor, hit.frame.capacity)
        following = verb(g, s, join.end(), table, join.end(), frame, setting)
        if following is not None and not following.match.lacks():
            return announce(g, s, following) if hit.frame.announced else following
        words = hit.match.phrase.words
        if following is None and words is not None and words.gives and not hit.frame.announced:
            given = elided(g, s, hit, join.end()) if NAME_OR_SUM.match(s.text, join.end()) else None
            if given is not None and not given.match.lacks():
                return given  # "I pay Hob m5 for the tea and Ivy m7 for the cake"
    return None


NAME_OR_SUM = expression(r"(?!I\b)[A-Z][\w'’-]*\s(?:[A-Z][\w'’-]*\s)?(?:m?\d|an?\s|one\s|two\s)|m\d|\d+m\b")
"""Begins the next of several gifts."""


def at_its_own_time(g: Grammar, s: Scan, before: Hit, hit: Hit) -> Hit:
    """A deed that goes on with the time of the one before it, or with its own: "m5 on nday 4 and m6 on nday 5"."""
    if hit.frame.when is None or hit.frame.when != before.frame.when or not g.moments.sayable(s):
        return hit
    if AT_ONCE.search(s.low, before.end, hit.end) is not None:
        return hit.framed(when=None)
    if (after := g.moments.after.match(s.text, hit.end)) is not None:
        return hit.framed(when=after[1])._replace(end=after.end())
    inside = declared(g.moments.when).search(s.text, hit.start, hit.end)
    if inside is None or not (inside.group()[:1].islower() or BEFORE_TIME.search(s.low, hit.start, inside.start())):
        return hit  # who is called like a day is one who gets something: "On nday 8 I give Hose m5 and Joel m3"
    return hit.framed(when=inside.group())


def joined(g: Grammar, s: Scan, hit: Hit, join: re.Match[str], setting: Setting, table: Verbs) -> Hit | None:
    """What goes on under the subject of a hit behind the words that join it; `table` has its verbs in their form."""
    pos = join.end()
    if hit.frame.actor and s.low.startswith("it ", pos):
        pos += len("it ")
    later = WILL.match(s.low, pos) if g.moments.sayable(s) else None
    if later is not None:  # "I give m5 now and will give m6 on nday 8"
        found = verb(
            g, s, later.end(), g.book.base, pos, Adjuncts(None, 1, hit.frame.actor, hit.frame.capacity), setting
        )
        return found if found is not None and g.moments.after.match(s.text, found.end) is not None else None
    named = hit.frame.actor if isinstance(hit.frame.actor, str) else ""
    if named and s.text.startswith(f"{named} ", hit.start) and s.text.startswith(f"{named} ", pos):
        pos += len(named) + 1  # "Blue Corporation makes 3 socks, and Blue Corporation gives one to Hob"
    if (hit.frame.actor or hit.beast or hit.frame.intent) and s.low.startswith("to ", pos):
        pos += len("to ")  # "I cause it to resign and to usurp Law"
    verb_frame = Adjuncts(hit.frame.when, 1, hit.frame.actor, hit.frame.capacity)
    if s.holds(NUMBER_OF_TIMES) and (often := TIMES_NEXT.match(s.mask, pos)) and (times := times_said(often, s)):
        pos, verb_frame = often.end(), verb_frame._replace(times=times)
    following: Hit | None = None
    if hit.frame.actor and AN_I.search(join.group()) and CAUSED.match(s.low, hit.start, hit.match.start):
        verb_frame = verb_frame._replace(actor=AUTHOR)
    if not s.low.startswith("i ", pos) and not AN_I.search(join.group()):
        intent = INTEND_TO.match(s.mask, pos) if s.holds(INTENDING) else None
        if intent:
            found = verb(g, s, intent.end(), g.book.base, pos, verb_frame, setting)
            following = announce(g, s, found) if found else None
        elif hit.frame.announced and (to := AND_TO.match(s.mask, pos)):
            found = verb(g, s, to.end(), g.book.base, pos, verb_frame, setting)
            following = announce(g, s, found) if found else None
            kind, supporters = intent_kind(g, join.group() + to.group())
            if following is not None and kind:
                following = following.framed(intent=kind, supporters=supporters)
        else:
            following = verb(g, s, pos, table, pos, verb_frame, setting)
            if following and hit.frame.announced:
                following = announce(g, s, following)
    words = hit.match.phrase.words
    votes = words is not None and words.action != g.ballot and votes_at(s, pos)
    if following is None and not votes and not AN_I.search(join.group()):
        if SHARED_OUT.match(s.low, pos):
            return None
        following = elided(g, s, hit, pos) or given_besides(g, s, hit, pos) or gapped(g, s, hit, pos)
        following = following or numbered_too(s, hit, pos)
        if following is not None and s.text.startswith("for ", pos) and ON_WHICH.match(s.text, following.end):
            return None
    return following


ON_WHICH = expression(
    r",?\s+(?:I\s+(?:\w+ly\s+|now\s+|also\s+)?(?:vote|say|cast|give|choose|go)\b|my\s+(?:vote|answer)\b|it\s+(?:is|has)\b|it['’]s\b|make\s+it\b)"
)
"""Behind "for 433": the next clause votes on that, and "for" was no vote."""


def _sloppy(found: Match) -> bool:
    """Whether a name without a capital is all that goes on: "i leave chess, seasick"."""
    params = found.phrase.words.params if found.phrase.words is not None else ()
    things = [found.values.get(param.name) for param in params if param.slot is Slot.THING]
    return any(isinstance(one, list) and all(str(name).islower() for name in one) for one in things)


def _no_names(s: Scan, found: Match) -> bool:
    """Whether words in small letters would be who gets it, among others with capitals: ", want 2 Black ones"."""
    params = found.phrase.words.params if found.phrase.words is not None else ()
    names = [found.values.get(param.name) for param in params if param.slot is Slot.NAME]
    said = [one for value in names for one in (value if isinstance(value, list) else [value])]
    plain = [
        one
        for one in said
        if isinstance(one, str)
        and one[:1].islower()
        and not one.startswith(("self", "reply", "the "))
        and f" to {one}" not in s.text[: found.end]
    ]
    return bool(plain) and not s.text[:1].islower()


def _only_counts(found: Match) -> bool:
    """Whether nothing but a number goes on: ", the one with the hole"."""
    params = found.phrase.words.params if found.phrase.words is not None else ()
    counts = {param.name for param in params if param.slot is Slot.COUNT}
    return found.values.keys() - found.phrase.sets.keys() <= counts


def _leaves_out(found: Match) -> bool:
    """Whether all things but some go on: what a clause tells behind it is of those: "everything but 5, which I ..."."""
    values = [found.values.get(name) for name in found.values.keys() - found.phrase.sets.keys()]
    said = [one for value in values for one in (value if isinstance(value, list) else [value])]
    return any(isinstance(one, Everything) and bool(one.exceptions) for one in said)


def _blank(found: Match) -> set[str]:
    """The parameters that a phrase leaves out on purpose."""
    return {name for name, value in found.phrase.sets.items() if value == ""}


A_NUMBER = expression(r"\s+(?:on\s+|for\s+)?(?:proposals?\s+|props?\.?\s+)?[#pP]?\d")


def votes_at(s: Scan, pos: int) -> bool:
    """Whether a vote word in capitals stands there, with a number behind it, which is no name and no sum."""
    return any(s.shouts(word, pos) and A_NUMBER.match(s.text, pos + len(word)) for word in s.words.choices)


def said_of(g: Grammar, words: Words) -> tuple[Phrase, ...]:
    """The phrases for an action that is said without a verb; a gift may go on with one of another kind."""
    kinds = (words, *(one for one in g.phrasebook.words if one.gives and one is not words)) if words.gives else (words,)
    return tuple(phrase for one in kinds for phrase in g.book.by_words.get(one.action, ()))


SHARED_OUT = expression(r"(?:[a-z]+|m?\s?\d{1,4}\s?m?)\s+(?:for|per)\s+each\b(?!\s+of\b)")
"""Says how a sum is made up: "m21, three for each"."""


def elided(g: Grammar, s: Scan, hit: Hit, pos: int) -> Hit | None:
    """The same verb again, left out: "..., m10 to Joel"."""
    words = hit.match.phrase.words
    if words is None or words.document:
        return None
    if (
        PRONOUN.match(s.low, pos)
        or ALL_OF_THEM.match(s.low, pos)
        or (
            not hit.match.phrase.sets
            and any(
                p.slot in WORDY and not (p.slot is Slot.TARGET and s.low.startswith(("to ", "for "), pos))
                for p in words.params
                if p.name in hit.match.values
            )
        )
    ):
        return None
    best: Match | None = None

    def closes(found: Match) -> bool:
        return closed(s, found)

    verb = hit.match.phrase.verb
    missing = g.book.missing(s)
    carried = {param.name for param in words.params if param.carried}
    phrases = g.book.base[verb].beginning(token_at(s, pos)) if verb else said_of(g, words)
    for phrase in phrases:
        other = phrase.words is not words and not (words.gives and phrase.words is not None and phrase.words.gives)
        if other or (phrase.sets and not verb) or phrase.wants & missing:
            continue
        found = match(phrase, s, pos, closes)
        if not found or not found.values.keys() - phrase.sets.keys():
            continue
        if not verb and all(p.slot in WORDY for p in words.params if p.name in found.values):
            continue  # behind a whole clause any words could be such a value
        if (
            found.lacks() - carried
            or not closed(s, found)
            or _sloppy(found)
            or _no_names(s, found)
            or found.values.keys() <= {param.name for param in words.params if param.listed}
            or _only_counts(found)
            or (words.gives and _blank(found) - _blank(hit.match))
        ):
            continue
        if best is None or found.end > best.end:
            best = found
    if (
        best is None
        or IS_SUBJECT.match(s.mask, best.end)
        or (OF_ANOTHER.match(s.low, best.end) and not _leaves_out(best))
        or OF_OTHERS.match(s.text, best.end)
    ):
        return None
    return Hit(best, pos, best.end, hit.frame, hit.beast)
