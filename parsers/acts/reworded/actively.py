"""Reads a deed as its author would say it of himself, where nothing else reads it as it stands.

    Hose's Consultation is hereby placed in the hands of Ivy.     I hereby place Hose's Consultation in the hands of Ivy.
    The lot has fallen on Teucer, who is hereby appointed Priest. Teucer is hereby appointed Priest.
    We meet on the wiki, which I hereby appoint as our Forum.     I hereby appoint the wiki as our Forum.
    I'm numbering this 131 and giving it to Ivy.                  I number this 131 and give it to Ivy.

Without an "I", only "hereby" and "by me" make such a sentence a deed of the author's.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.acts import Act
from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.held.overlooked import HABIT
from parsers.acts.held.unread import FRAMED, NOT_READ
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.hereby import NO_THING
from parsers.clauses.progressive import in_simple_form
from parsers.clauses.words import AT_HEAD, ME
from parsers.order.submitted import BRINGING_TEXTS
from parsers.phrases.verbs import PARTICLES

LONGEST = 300
"""Characters; who does something says so in a shorter sentence."""
_HERE = r"(?:hereby|herewith)"
_NAMED = r"(?:[\"“][^\"”]{1,80}[\"”]|[^,;:.!?\x00\"“]|,(?=\d{3}))"
PASSIVE = expression(
    rf"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also|therefore)\s+)?)(?P<thing>(?!(?:no|none|any|every|each|neither|nothing|nobody|not|what|who|whoever|there|here)\b){_NAMED}{{2,120}}?)\s+(?:is|are|be)\s+(?P<how>[a-z]+(?:\s+[a-z]+){{0,3}},?\s+and\s+(?:(?:is|are)\s+)?)?"
    rf"(?:(?P<by>{_HERE})\s+(?:by\s+me\s+)?(?P<done>[a-z]+)|(?:by\s+me\s+)(?P<mine>[a-z]+)|(?P<of>[a-z]+)(?P<to>(?:\s+(?:to|for|on|upon|over|up|down|in|out|off|back|away))?)(?=(?:\s+{_HERE})?\s+by\s+{ME}\b))(?P<rest>(?!['’]).*)",
    re.I | re.S,
)
"""What is done to a thing, here and now."""
BY_ME = expression(rf"(?:\s+{_HERE})?\s+by\s+{ME}\b", re.I)
BY_ANOTHER = expression(
    r"\bby\s+(?!(?:virtue|means|way|reason|lot|dice|chance|draw|order|this|these|one|two|rule|section|an?\s+(?:draw|roll|step|notch)|the\s+(?:powers?|terms|authority))\b|m?\d|[a-z]+ing\b)",
    re.I,
)
"""Who else does it, or what it is done with."""
_SMALL = r"(?:(?:on|in|at|to|for|with|from|by|and|or|is|are|was|were|has|have|had|gets|get|let|may|shall|be|being|no|nobody|I|we|you|he|she|it|they|that|which|who|into|upon|about|as|against|of|than|not|here|there|please|attached|enclosed|welcome)\b)"
_DETERMINER = r"(?:the|my|our|its|his|her|eir|an?|this|that|these|all|both|one|two|three|four|five|[A-Z][\w-]*['’]s)"
_WORD = rf"(?!(?i:{_SMALL}))[\w#\"“][\w'’\"”.#-]*"
_NP = rf"(?:(?i:{_DETERMINER})\s+{_WORD}|(?=[A-Z\d#\"“]|[mp]\d|proposal\s|consultation\s|indictment\s){_WORD})(?:\s+{_WORD}){{0,5}}(?:\s+of\s+(?:(?i:{_DETERMINER})\s+)?{_WORD}(?:\s+{_WORD}){{0,3}}){{0,2}}"
RELATIVE = expression(
    rf"(?<![\w'’])(?P<thing>{_NP}),\s+(?:wh(?:o|ich)\s+(?P<be>is|are)\s+(?P<by>{_HERE})\s+(?P<done>[a-z]+\b[^;:!?\x00]{{0,120}}?)|(?:which|whom)\s+I\s+(?:do\s+)?(?P<here>{_HERE})\s+(?P<verb>[a-z]+)(?P<rest>\b[^,;:!?\x00]{{0,80}}?))(?P<tail>(?:,\s[^\x00]*|\s*[:;.!]\s*|\s*:[^\x00]*)?)$"
)
"""What is done to a thing in a clause that tells more of it."""
GETS = expression(
    r"\s*(?:Let\s+)?(?P<who>(?!I\b|Let\b)[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2})\s+(?:hereby\s+|now\s+)?(?:have|gets?|receives?|(?:may|shall|is\s+to|will)\s+(?:have|get|receive)|has\s+(?:earned|deserved|merited))\s+$"
)
"""Before what somebody gets."""
AROUND = expression(r"(?:which|who|whom)\b|(?:is|are|was|were|has|have)\s")
AND_BEFORE = expression(
    r"(?:(?:[Pp]roposals\s+|[Cc]onsultations\s+)?(?:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?|[#pP]?\d{1,6}),\s+){0,8}(?:[Pp]roposals\s+|[Cc]onsultations\s+)?(?:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?|[#pP]?\d{1,6}),?\s+and\s+$"
)
"""The others of several who are named before the clause that tells of them."""
IDLE = expression(
    r"^"
    + AT_HEAD
    + r"I\s+(?:(?:still|also|now|just|do|must|finally)\s+){0,2}(?:have|had|own|possess|hold|wrote|found|made|got|saw|see|thank|welcome|like|love|hate|hope|enjoy|regret|remember|know)\s"
)
"""What somebody tells of himself and does not do."""
FIRST_PERSON = expression(r"(?<![\w'’<])I(?:['’]|\s)")
TOLD = expression(
    r"\b(?:said|says|wrote|writes|claims?\s+that|claimed|thinks?|thought|would|could|might|suppose|imagine|example|draft|proto)\b|[\"“](?=[^\"”]*$)",
    re.I,
)
"""In a sentence whose clauses do nothing."""


def actively(c: Context, st: Statement, read: Reading) -> bool:
    """Read a statement as it stands, and where nothing is read, as its author would say it of himself."""
    if st.still or st.end - st.start > LONGEST:
        return False
    text = c.body[st.start : st.end].replace("\n", " ").rstrip()
    here = "hereby" in text or "herewith" in text or " by me" in text or "by yours" in text
    of_more = _of_more(c, text) if here else ""
    told = of_more or (_active(c, text) if here else "") or in_simple_form(text, c.grammar.plain_of)
    if not told or len(told) > st.end - st.start or traps.asks(text):
        return False
    before = state_of(c)
    read(c, st)
    made = c.acts[len(before["acts"]) :]
    if any(one.why not in (NOT_READ, FRAMED) for one in c.unclear[len(before["unclear"]) :]):
        return True
    if c.acts != before["acts"] and not (of_more and len(made) == 1 and c.book.of(made[0].action).document is None):
        return True
    own = state_of(c)
    put_back(c, before)
    same = not made or _of_the_clause(made[0])
    if not _settled(c, st, told.rjust(len(text)), read) or not (same or c.acts[-1].action == made[0].action):
        put_back(c, own)
    return True


def _of_the_clause(act: Act) -> bool:
    """Whether something of an act is only the word that leads to its clause, or what is said behind it."""
    return any(isinstance(said, str) and AROUND.match(said) for said in act.params.values())


def _settled(c: Context, st: Statement, told: str, read: Reading) -> bool:
    """Whether the other words make acts in which nothing is open."""
    acts, unclear = len(c.acts), len(c.unclear)
    reread(c, st, told, read)
    if len(c.acts) <= acts or len(c.unclear) > unclear:
        return False
    span_whole(c, st, acts)
    return True


def _lowered(thing: str) -> str:
    """A thing in the midst of a sentence."""
    first = thing.split(maxsplit=1)[0]
    return thing[0].lower() + thing[1:] if first in _LOWERED else thing


_LOWERED = frozenset("The My Our A An This That These All Both Its Proposal Consultation Indictment".split())


def _active(c: Context, text: str) -> str:
    """What is hereby done to a thing, said by who does it; nothing where the sentence says no such thing."""
    found = PASSIVE.fullmatch(text)
    if found is None:
        return ""
    done = (found["done"] or found["mine"] or found["of"]).lower()
    verb = c.grammar.verb_of.get(done)
    thing = found["thing"].strip()
    if verb is None or NO_THING.search(re.sub(r"[\"“][^\"”]*[\"”]", "", thing)) or TOLD.search(found["head"] + thing):
        return ""
    rest = BY_ME.sub("", found["rest"], count=1)
    if BY_ANOTHER.search(rest) or (found["by"] is None and HABIT.pattern.search(text)):
        return ""
    return f"{found['head']}I hereby {verb}{found['to'] or ''} {_lowered(thing)}{rest}"


def _of_more(c: Context, text: str) -> str:
    """The same of a clause that tells more of a thing, where the rest of its sentence does nothing."""
    if "which" not in text and "who" not in text:
        return ""
    found = RELATIVE.search(text)
    if found is None:
        return ""
    main, tail = text[: found.start()], found["tail"]
    several = AND_BEFORE.search(main)
    if several is not None:
        main = main[: several.start()]
    elif main.rstrip().endswith(" and") or found["be"] == "are":
        return ""
    main = IDLE.sub("", main, count=1)
    if FIRST_PERSON.search(main) or FIRST_PERSON.search(tail) or TOLD.search(main) or traps.conditional(text):
        return ""
    end = "." if tail.startswith(",") else tail
    thing = (several[0] if several is not None else "") + found["thing"]
    if found["done"]:
        return f"{thing} {found['be']} {found['by']} {found['done'].split(',')[0]}{end}"
    verb, rest = found["verb"], found["rest"]
    if verb in BRINGING_TEXTS and not rest.strip():
        return ""
    particle = rest.split(maxsplit=1)[0] if rest.strip() else ""
    if particle in PARTICLES:
        verb, rest = f"{verb} {particle}", rest.lstrip()[len(particle) :]
    to = GETS.fullmatch(main)
    if to is not None and not rest.strip():
        rest = f" to {to['who']}"
    return f"I {found['here']} {verb} {_lowered(thing)}{rest}{end}" if verb.split()[0] in c.grammar.verbs else ""
