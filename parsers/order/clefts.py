"""Deeds whose object is set apart from them: "What I do withdraw is 301", "It is Ivy to whom I give m3", "'Hats', then,
is the one that I withdraw", "The Trick I select is Fetch". They are put together again; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD, OFTEN
from parsers.order.asides import blanked, blanks

CLEFT = expression(
    r"\b(?P<what>[Ww]hat\s+)I(?P<do>(?:\s+do|\s+am(?=\s+[a-z]+ing\b)))?(?P<hereby>\s+hereby)?\s+(?P<verb>[a-z]+)(?P<aside>,\s(?:(?!\b(?:if|unless|when|once|would|could|might|may|should|not|never|was|were|had)\b|n['’]t\s+(?:sure|yet))[^,;:.!?()]){2,60},)?\s+(?P<is>is|are)\b(?=(?:\s*+:)?\s+(?:[\"“‘\d#{]|(?:my|the|this|these|an?|another|proposals?|consultations?|rules?|all|both|P\d)\b))"
)
"""A deed of which the object stands behind "is": "What I do withdraw is 'Tea for Two'"."""
WHAT_LAST = expression(
    r"(?P<lead>\W*(?:(?:[Aa]nd|[Ss]o|[Nn]ow|[Tt]hen|[Yy]es)\b,?\s+)?)(?P<what>(?!(?:[Tt]his|[Tt]hat|[Ii]t|[Hh]ere|[Ww]hich|[Ww]hat)\b)[^,;:.!?\x00]{1,60}?)\s+(?:is|are)\s+what\s+I\s+(?P<hereby>(?:(?:hereby|herewith|now|do)\s+)?)(?P<verb>[a-z]+)(?P<rest>\b[^;:?\x00]{0,120})"
)
"""The same the other way round: "NO is what I answer to Consultation 12"."""
ONLY_SAID = frozenset(
    "want need like call say mean think ask get see hear expect wish have do am was hold keep love hate propose intend plan owe believe vote support object".split()
)
"""Verbs of what is no deed there."""
SUCH_AS = expression(
    r"\b[Tt]h(?:is|ese|e\s+following)\s+(?:is|are)\s+what\s+(?=I\s+(?:hereby\s+|now\s+|do\s+)?(?:submit|propose|offer|present|table|publish|post)\b)"
)
"""Before a deed of which the object follows as a text: "this is what I submit as my Refresh Proposal: ..."."""
SET_APART = expression(
    r"\b[Ii]t(?:['’]s|\s+is)\s+(?P<to>to\s+)?(?P<what>(?:(?:[Pp]roposal|[Cc]onsultation)\s+)?[A-Z0-9#][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2})"
    r"(?:,\s[^,;:.!?]{1,60},)?\s+(?P<whom>to\s+whom|that|which|who|whom)\s+(?=I\s)"
)
"""Before a deed whose object is set apart: "It is Ivy, who has moths, to whom I give m3"."""
SET_BEFORE = expression(
    r"^(?P<it>\W*(?:(?:[Aa]nd|[Ss]o|[Nn]ow|[Tt]hen),?\s+)?[Ii]t(?:['’]s|\s+is)\s+)(?!not\b|to\b|because\b|when\b|only\b)(?P<what>[^,;:.!?]{2,80}?)\s(?P<that>that|which)\s+(?=I\s+(?:hereby|herewith|now|do)\s+[a-z])"
)
"""The same of any thing, where the deed is plainly done: "It is the Ministry of Fauna that I hereby give up"."""
SET_ALONE = expression(
    r"^(?P<it>\W*(?:(?:[Aa]nd|[Ss]o|[Nn]ow|[Tt]hen),?\s+)?[Ii]t(?:['’]s|\s+is)\s+)(?P<what>(?:the|my)\s[^,;:.!?]{2,60}?)\s(?P<that>that|which)\s+(?=I\s+(?P<verb>[a-z]+)(?:\s+(?:up|back|out|down|from|to|for))?(?:\s+(?:today|here|with\s+this\s+\w+))?\s*+[.!]*\s*$)"
)
"""The same where nothing stands behind the deed: "It is the Ministry of Fauna that I give up"."""
_COUNT = r"(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty|m?\s?\d{1,6}m?)"
SUM_BEFORE = expression(
    rf"\b(?P<it>[Ii]t(?:['’]s|\s+is)\s+(?:only\s+|just\s+)?)(?P<what>(?:m\s?\d{{1,6}}|\d{{1,6}}\s?m|{_COUNT}(?:\s(?!that\b|which\b|I\b)[\w'’-]+){{1,4}}))\s(?P<that>that\s|which\s)?"
    r"(?=I\s+(?:(?:hereby|herewith|now|do|here)\s+|am\s+(?:now\s+)?(?=[a-z]+ing\b))?(?!am\b|was\b|had\b|have\b|hold\b|own\b|know\b|think\b|would\b|owe\b|always\b|usually\b|never\b)[a-z]+)"
)
"""The same of a sum or of a number of things, which nobody calls out but who gives it: "so it is m35 that I hand over"."""
MYSELF_BEFORE = expression(
    r"\b[Ii]t(?:['’]s|\s+is)\s+(?:I(?:\s+myself)?|me)(?:,\s[^,;:.!?]{1,40},)?\s+(?:who|that)\s+(?P<hereby>(?:hereby|herewith|now|do|does)\s+)?(?P<verb>[a-z]+)\b"
)
"""Who does it set apart from the deed: "it is I who create it"."""
CLEAVING = frozenset({"what", "whom", "that", "which", "who", "i"})
"""One of these stands in each."""
DELIVERING = frozenset("submit propose offer present table publish post".split())


_I_DO = r"I(?:(?:\s+(?:hereby|now))?\s+do|(?:['’]m|\s+am)\s+(?:(?:hereby|now)\s+)?doing)"
_NOW = r"(?:\s+(?:now|today|hereby|herewith|instead|here|at\s+once|this\s+n?(?:day|week)))"
THIS_IS_IT = expression(
    rf"^(?P<lead>\W*(?:(?:and|so|but|now)\s+)?)(?P<what>(?:what|all(?:\s+that)?)\s+{_I_DO}{_NOW}{{0,3}}\s+is(?:\s+(?:this|the\s+following))?\s*:\s+"
    rf"|(?:what|all(?:\s+that)?)\s+(?:I\s+(?:hereby|now)\s+do|{_I_DO}{_NOW}{{1,3}})\s+is\s+|this\s+is\s+what\s+{_I_DO}{_NOW}{{0,3}}\s*:\s+)(?:to\s+)?(?P<verb>[a-z]+)\b",
    re.I,
)
"""Leads to a row of deeds in its own sentence: "What I do now is this: vote FOR 231, give m2 to Hob"."""


_GETS_FROM_ME = expression(
    r"\b[Ww]hat\s+(?P<who>(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3})\s+gets(?P<from>\s+(?:from|out\s+of)\s+me)(?:\s+(?:now|today|hereby))?\s+is\s*:?\s+(?P<sum>m\s?\d{1,6}|\d{1,6}\s?m|[\w-]+\s+(?:macks?|mackerels?))(?=\s*(?:$|[.,;!]|and\b))"
)


def gets_this(text: str) -> str:
    """The text, of the same length, with who gets a sum first: "Ivy gets m8 from me" for "what Ivy gets from me is m8"."""
    return _GETS_FROM_ME.sub(lambda found: f"{found['who']} gets {found['sum']} from me".rjust(len(found[0])), text)


def doing_this(text: str, verbs: AbstractSet[str], plain_of: Mapping[str, str]) -> str:
    """The text, of the same length, with "I" for words that only say that the author does what follows."""
    found = THIS_IS_IT.match(text)
    if found is None:
        return text
    verb = plain_of.get(found["verb"], found["verb"])
    if verb not in verbs:
        return text
    return blanked(
        text, (found.start("what"), found.end("verb")), f"I {verb}".rjust(found.end("verb") - found.start("what"))
    )


def uncleft(text: str, verbs: AbstractSet[str] = frozenset()) -> str:
    """The text with blanks for what only sets the object of a deed apart, or its author; `verbs`: those of deeds."""

    def mine(found: re.Match[str]) -> str:
        verb = found["verb"] if found["verb"] in verbs else found["verb"].removesuffix("s")
        verb = verb if verb in verbs else verb.removesuffix("e")
        return f"I {found['hereby'] or ''}{verb}".rjust(len(found.group())) if verb in verbs else found.group()

    last = WHAT_LAST.fullmatch(text) if " what I " in text else None
    if last is not None and last["verb"] in verbs and last["verb"] not in ONLY_SAID:
        said = f"{last['lead']}I {last['hereby']}{last['verb']} {last['what']}"
        text = said.ljust(last.start("rest")) + last["rest"]
    what = "what" in text or "What" in text  # as both expressions for it need
    for found in reversed(list(CLEFT.finditer(text))) if what else ():
        going_on = (found["do"] or "").endswith("am")
        sure = found["do"] or found["hereby"] or found["verb"] in DELIVERING
        for part in ("is", "aside", "what") if going_on else ("is", "aside", "do", "what") if sure else ():
            if found[part]:
                text = blanked(text, found.span(part))
    if "t is" in text or "t's" in text:
        text = SET_APART.sub(_set_together, text)
        text = MYSELF_BEFORE.sub(mine, text)
        if (summed := SUM_BEFORE.search(text)) is not None:
            text = blanked(text, summed.span("it"))
            text = blanked(text, summed.span("that")) if summed["that"] else text
        before = SET_BEFORE.match(text) or SET_ALONE.match(text)
        if before is not None and before.groupdict().get("verb", "") not in ONLY_SAID:
            text = blanked(blanked(text, before.span("it")), before.span("that"))
    return SUCH_AS.sub(blanks, text) if what else text


def _set_together(found: re.Match[str]) -> str:
    to = "to " if found["to"] or found["whom"].startswith("to") else ""
    return f"{to}{found['what']} ".rjust(len(found.group()))


_NAME = r"(?:[\"“][^\"“”]{1,80}[\"”]|(?:[Pp]roposal\s+|[Cc]onsultation\s+|#|P)?\d{1,6}|(?!I\b)[A-Z][\w'’-]*(?<!['’]s)(?:\s(?:(?:of|the|a|an|and|in|on|to)\s)?[A-Z\d][\w'’-]*){0,5})"
_THEN = r"(?:then|therefore|thus|hence|accordingly|consequently|naturally|of\s+course|alas|so)"
_WHOM = r"(?P<whom>(?:to|from|for|on|in|of|with|by)\s+(?:whom|which)\s+|(?:that|which|whom|who)\s+)?"
_I = r"(?i:I)\s+" + OFTEN
NAMED_FIRST = expression(
    rf"(?P<lead>(?i:{AT_HEAD}))(?P<what>[Tt]hat|[Tt]his|{_NAME})(?:,?\s+{_THEN},?)?\s+(?:is|are)\s+(?:{_THEN}\s+)?(?:the|that)\s+(?P<noun>[A-Za-z]+)\s+{_WHOM}(?P<deed>{_I}(?P<verb>[a-z]+)\b[^:;?]*)"
)
""" "301, then, is the proposal that I withdraw"."""
NAMED_LAST = expression(
    rf"(?P<lead>(?i:{AT_HEAD}))[Tt]he\s+(?P<noun>[A-Za-z]+)\s+{_WHOM}(?P<deed>{_I}(?P<verb>[a-z]+))(?P<rest>(?:\s(?!is\b|are\b)[^\s,;:.!?]+){{0,6}}?)\s+(?:is|are)\s+(?:{_THEN}\s+)?(?:called\s+|named\s+)?(?P<what>{_NAME})(?P<end>(?:,\s[^,;:.!?]{{1,60}})?\s*+[.!]?\s*)"
)
""" "The Trick I select for nday 4 is Fetch"."""
OF_PEOPLE = frozenset("one ones player person name pact treaty agreement".split())
NO_KIND = frozenset(
    "time game games point points change law minister answer support objection setting vote votes fine reward questions number clock rules mackerel macks".split()
)
"""Nouns before what is no thing that something is done with ("the time I resign is Friday")."""

BESIDE = expression(
    r"\s+(?:for|on|to|in|as|with|from|at|of|into|against|upon|by|today|now|here|hereby|herewith|this|next|myself|again|also)\b",
    re.I,
)
"""Begins what stands beside a deed; other words are to whom or to what something is given: "The title I give Rule 3"."""


def put_together(text: str, nouns: AbstractSet[str], verbs: AbstractSet[str], known: AbstractSet[str]) -> str:
    """The text, of the same length, with a thing beside what is done with it, that "is" holds apart; `known`: names
    that need no noun."""
    first = NAMED_FIRST.fullmatch(text)
    found = first or NAMED_LAST.fullmatch(text)
    if found is None or found["verb"] not in verbs:
        return text
    noun, what = found["noun"], found["what"]
    if noun.lower() not in OF_PEOPLE and (noun.lower() not in nouns or noun.lower() in NO_KIND):
        return text
    if what.isupper() and len(what) > 2:
        return text
    to = f"{found['whom'].split()[0]} " if len((found["whom"] or "").split()) > 1 else ""
    plain = noun.lower() in OF_PEOPLE or what.lower() in known or noun.lower() in what.lower()
    thing = what if plain else f"{what} {noun}" if what.lower() in ("that", "this") else f"{noun} {what}"
    if first is not None:
        said = f"{found['lead']}{to}{thing} {found['deed']}"
    else:
        rest = found["rest"]
        given = f"{to}{'' if plain else 'the '}{thing}"
        parts = f"{rest} {given}" if rest and not BESIDE.match(rest) else f" {given}{rest}"
        said = f"{found['lead']}{found['deed']}{parts}{found['end']}"
    return said.rjust(len(text)) if len(said) <= len(text) else text
