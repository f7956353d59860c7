"""Clauses that have their parts the other way round: "To that one I say: objection", "For both my vote is AGAINST",
"Consultation 8 has my answer: NO", "two Blue socks, which I give to Ivy".

The sentence is read with its verb or noun in front, and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD, OFTEN, THIS_MAIL

TURNING: Final = frozenset("say shout cry reply answer my which".split())
"""One of these stands in every such sentence."""
_SAYS = r"I\s+(?:(?:hereby|now|also|do|can\s+only|must)\s+){0,2}(?:say|shout|cry|(?:reply|answer|respond)(?:\s+with)?)\s*[,:–—-]?\s+"
_WORD = r"[\"“']?(?:(?:an?|my|one)\s+(?:loud\s+|firm\s+|clear\s+|hearty\s+)?)?(?:I\s+)?(?P<word>objection|object|support|supported)\b[\"”']?"
_TO_SAY = expression(
    rf"(?P<lead>{AT_HEAD})(?:to|about|regarding|concerning|against|on)\s+(?P<what>[^,;:.!?\x00]{{2,80}}?),?\s+{_SAYS}{_WORD}(?P<end>\s*+[!.]*\s*|\s*+[,;–—(-].*)",
    re.I | re.S,
)
_SAY_TO = expression(
    rf"(?P<lead>{AT_HEAD}){_SAYS.replace('s*[,:–—-]?', 's*')}to\s+(?P<what>[^,;:.!?\x00]{{2,80}}?)\s*[:,]\s+{_WORD}(?P<end>\s*+[!.]*\s*|\s*+[,;–—(-].*)",
    re.I | re.S,
)
_MY_ANSWER = expression(
    rf"(?P<lead>{AT_HEAD})my\s+(?:only\s+|own\s+)?(?:answer|reply|response|reaction)\s+to\s+(?P<what>[^,;:.!?\x00]{{2,80}}?)\s*(?::|\s(?:is|shall\s+be)\s*:?)\s+{_WORD}(?P<end>\s*+[!.]*\s*|\s*+[,;–—(-].*)",
    re.I | re.S,
)
_SAY_IT_TO = expression(
    rf"(?P<lead>{AT_HEAD})I\s+(?:(?:hereby|now|also|do)\s+)?(?:say|shout|cry)\s+{_WORD}\s+to\s+(?P<what>[^,;:.!?\x00]{{2,80}}?)(?P<end>\s*+[!.]*\s*|\s*+[,;–—(-].*)",
    re.I | re.S,
)
_OBJECTS = "I object to "
_SUPPORTS = "I support "


def as_said_of(text: str) -> str:
    """The text with the verb for what is only said: "I object to that one" for "To that one I say: objection"."""
    ways = (_TO_SAY, _SAY_TO, _MY_ANSWER, _SAY_IT_TO)
    found = next(filter(None, (way.fullmatch(text) for way in ways)), None)
    if found is None:
        return text
    deed = _OBJECTS if found["word"].lower().startswith("obj") else _SUPPORTS
    said = found["lead"] + deed + found["what"]
    room = len(text) - len(found["end"])
    return said.rjust(room) + found["end"] if len(said) <= room else text


_MY = r"my\s+(?:own\s+)?(?P<noun>votes?|answer|verdict|claim|ruling|ballot)"
_FOR_MINE = expression(
    rf"(?P<lead>(?:{AT_HEAD}|[^;:.!?]{{1,120}}?,\s+(?:so|and|but|hence|thus)\s+))(?P<prep>for|on|to|in|upon|about|as\s+to|as\s+for)\s+(?P<what>(?!my\b|the\s+record\b|what\b|now\b|once\b)[^\d,:;.!?\x00]{{2,60}}?),?\s+{_MY}\s+(?P<is>(?:is|are|shall\s+be|will\s+be)\s)(?P<rest>.*)",
    re.I | re.S,
)


def mine_first(text: str) -> str:
    """The text with what is the author's in front: "my vote for both is AGAINST" for "for both my vote is AGAINST"."""
    found = _FOR_MINE.fullmatch(text)
    if found is None:
        return text
    said = f"{found['lead']}my {found['noun']} {found['prep']} {found['what']} {found['is']}"
    room = len(text) - len(found["rest"])
    return said.rjust(room) + found["rest"] if len(said) <= room else text


_HAS_MINE = expression(
    r"(?P<lead>"
    + AT_HEAD
    + r")(?P<thing>(?:(?:consultation|indictment|proposal|question|case)\s+(?:(?:number|no\.?)\s+)?#?\w{1,6}|#?P?\d{1,6}))\s+(?:hereby\s+|now\s+|also\s+)?(?:has|gets|receives|finds|is\s+given)\s+(?:my|this|the\s+following)\s+(?P<noun>answer|claim|verdict|ruling)(?:\s+(?:from|by)\s+me|\s+of\s+mine)?(?P<colon>\s*[:,]\s+)(?P<rest>\S.*)",
    re.I | re.S,
)
_OF_NOUN: Final = {"answer": "to", "ruling": "on", "claim": "on", "verdict": "on"}


def has_mine(text: str) -> str:
    """The text with a label for what a thing has: "My answer to 8: NO" for "8 has my answer: NO"."""
    found = _HAS_MINE.fullmatch(text)
    if found is None:
        return text
    said = f"{found['lead']}My {found['noun']} {_OF_NOUN[found['noun'].lower()]} {found['thing']}: "
    room = len(text) - len(found["rest"])
    return said.rjust(room) + found["rest"] if len(said) <= room else text


_QUANTITY = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|both|every|each|another|the|my|these|those|m\s?\d+|\d+\s?m|\d{1,5}|[Pp]roposals?)"
_NAMED = r"[A-Z][\w'’-]*(?:\s+(?:of\s+|the\s+)?[A-Z][\w'’-]*){0,4}"
_THING = rf"(?P<lead>\W{{0,4}}(?:(?:and|also|then|next|first|finally|lastly)\b,?\s+)?)(?P<thing>(?-i:{_NAMED}(?=,\s+which\s))|{_QUANTITY}\b(?!\W*$)(?:(?!\b(?:is|are|was|were|has|have|had|will|follows?|comes?)\b)[^,;:.!?\x00]){{0,70}}(?:,\s+[#pP]?\d{{1,6}}(?:(?:,\s+|,?\s+and\s+)[#pP]?\d{{1,6}}){{0,9}})?),\s+"
_WHICH_I = expression(
    rf"{_THING}(?:(?:all|both|each)\s+of\s+)?which\s+I\s+(?P<often>{OFTEN})(?P<verb>[a-z]+)(?P<rest>(?:\s[^,;:?\x00]{{1,100}}?)?\s*+[.!]?\s*)",
    re.I,
)
_DONE_TO = expression(
    rf"{_THING}(?:hereby\s+|now\s+|also\s+)?(?P<verb>[a-z]+)(?P<rest>\s[^,;:?\x00]{{1,100}}?\s*+[.!]?\s*)", re.I
)
_TOLD: Final = frozenset(
    "intend mean plan propose wish would shall will call have take make see find name know mean say think like love hate keep hold own owe need want wrote wish admit regret leave hope consider publish post present issue release announce circulate read use do get be submit propose offer support object oppose accept claim vote answer".split()
)
"""Verbs of clauses that rather tell something of a thing."""


_THERE_IS = expression(
    rf"(?P<lead>\W{{0,4}}(?:(?:and|also|then|next|finally|lastly)\b,?\s+){{0,2}})there(?:['’]s|\s+is)\s+(?:also\s+|still\s+)?(?P<thing>(?:(?:the|my)\s+)?(?-i:[A-Z\d\"“#])[^,;:.!?\x00]{{0,60}}),\s+which\s+I(?:['’]m|\s+am)?\s+(?P<often>{OFTEN})(?P<verb>[a-z]+)(?P<rest>(?:\s[^,;:?\x00]{{1,100}}?)?\s*+[.!]?\s*)",
    re.I,
)
"""A thing that is only named before what is done with it: "Then there's Chess, which I leave"."""
_DONE_TOO: Final = frozenset("leave support".split())


def _of_what_there_is(text: str, verbs: AbstractSet[str]) -> str:
    found = _THERE_IS.fullmatch(text)
    verb = found["verb"].lower() if found is not None else ""
    if found is None or verb not in verbs or verb in _TOLD - _DONE_TOO:
        return text
    said = f"{found['lead']}I {found['often']}{verb} {found['thing']}{found['rest']}"
    return said.rjust(len(text)) if len(said) <= len(text) else text


def deed_first(text: str, verbs: AbstractSet[str]) -> str:
    """The text with the deed before the thing: "I give two Blue socks to Ivy" for "two Blue socks, which I give to Ivy"."""
    text = _of_what_there_is(text, verbs)
    found = _WHICH_I.fullmatch(text)
    verb = found["verb"].lower() if found is not None else ""
    if found is None or verb not in verbs or verb in _TOLD:
        return text
    said = f"{found['lead']}I {found['often']}{verb} {_within(found['thing'])}{found['rest']}"
    return said.rjust(len(text)) if len(said) <= len(text) else text


def done_to(text: str, verb_of: Mapping[str, str]) -> str:
    """The same for half a verb: "every Beige sock I own, transferred to Hob"."""
    found = _DONE_TO.fullmatch(text)
    verb = verb_of.get(found["verb"].lower(), "") if found is not None else ""
    if found is None or not verb or verb in _TOLD:
        return text
    said = f"{found['lead']}I {verb} {_within(found['thing'])}{found['rest']}"
    return said.rjust(len(text)) if len(said) <= len(text) else text


def thing_first_done(text: str, verb_of: Mapping[str, str]) -> bool:
    """Whether a text is a thing and what is done with it."""
    found = _WHICH_I.fullmatch(text)
    return found is not None or ((done := _DONE_TO.fullmatch(text)) is not None and done["verb"].lower() in verb_of)


_SAME_INTENT = expression(
    r"(?P<lead>"
    + AT_HEAD
    + r")(?:the\s+)?same(?:\s+(?:intent|intention|plan|notice|announcement))?(?P<aside>(?:,?\s+(?:again|also|likewise|too))?(?:,?\s+(?:with|without|w/o)\s[^,;:.!?\x00]{3,40})?)(?:\s*+,)?\s+(?:concerns|covers|touches|regards|includes|goes\s+for|holds\s+for|is\s+for|applies\s+to|extends\s+to|for)\s+"
    r"(?P<thing>[^,;:.!?\x00]{1,60}),\s+which\s+I\s+(?:(?:also|now|hereby)\s+)?(?:(?:want|wish|intend|mean|propose|plan|would\s+like)\s+to|shall|will)\s+(?P<verb>[a-z]+)\b(?P<rest>.*)",
    re.I | re.S,
)


def same_intent(text: str) -> str:
    """The text with what is announced besides in its own words: "I intend to call Rule 17 ..." for "The same intent
    concerns Rule 17, which I want to call ..."."""
    found = _SAME_INTENT.fullmatch(text)
    if found is None:
        return text
    aside = f", {found['aside'].strip(' ,')}," if found["aside"].strip(" ,") else ""
    said = f"{found['lead']}I intend{aside} to {found['verb']} {found['thing']}"
    room = len(text) - len(found["rest"])
    return said.rjust(room) + found["rest"] if len(said) <= room else text


_COUNTED = expression(rf"{_QUANTITY}\b", re.I)


def _within(thing: str) -> str:
    """What began a sentence, as it is written within one."""
    return thing[0].lower() + thing[1:] if _COUNTED.match(thing) else thing


_VERB_COLON = expression(
    r"\b(?:I\s+"
    + OFTEN
    + r"|to\s+)(?P<verb>retitle|re-title|rename|call|name|title|entitle|rechristen|renumber)(?P<colon>\s*:)\s+(?=rule\s)",
    re.I,
)


def right_behind(text: str) -> str:
    """The text, of the same length, with the rules right behind the verb: "I retitle: Rule 33 to ..., Rule 17 to ..."."""
    found = _VERB_COLON.search(text)
    return (
        text if found is None else text[: found.start("colon")] + " " * len(found["colon"]) + text[found.end("colon") :]
    )


ENDING: Final = frozenset("ends end lapses lapse ceases cease comes come expires expire".split())
_ENDS_FIRST = expression(
    rf"(?P<lead>\W{{0,4}}(?:(?:and|so)\s+)?)(?P<here>here(?:by|with)?|thus|therewith|(?:with|by)\s+(?:this(?:\s+{THIS_MAIL})?|that|these\s+words))\s+(?P<ends>ends?|lapses?|ceases?|expires?|comes?\s+to\s+(?:an|its|their)\s+end)\s+(?P<what>(?!here|there|the\s+(?:lesson|story|tale|mail|message|transaction|quote|report))[^,;:.!?\x00]{{3,90}}?)(?P<end>\s*+[.!]?\s*)",
    re.I,
)


def ends_last(text: str) -> str:
    """The text with what ends before its verb: "my part in Chess ends herewith" for "Here ends my part in Chess"."""
    found = _ENDS_FIRST.fullmatch(text)
    if found is None:
        return text
    said = f"{found['lead']}{found['what']} {found['ends']} here"
    return (
        said.rjust(len(text) - len(found["end"])) + found["end"] if len(said) + len(found["end"]) <= len(text) else text
    )


_NEXT = expression(
    r"(?P<lead>\W{0,3}(?:(?:and|so|then|now)\b,?\s+)?)(?P<next>(?:the\s+)?next(?:\s+(?:one|up|item|thing))?(?:\s+on\s+(?:my|the)\s+list)?(?:,\s[^,;:.!?\x00]{1,40},)?\s+(?:is|comes|follows|goes))\s+(?P<this>this|an?|my|another)\s",
    re.I,
)


def next_is(text: str, kinds: re.Pattern[str]) -> str:
    """The text with "Here is" for what is said to come next: "Next one is this Tweak: ..."; `kinds` are nouns for texts."""
    found = _NEXT.match(text)
    if found is None:
        return text
    stop = text.find(":", found.end())
    if stop < 0 or kinds.search(text, found.end(), stop) is None:
        return text
    here, this = "Here is".ljust(len(found["next"])), found["this"]
    which = "my".ljust(len(this)) if this.lower() == "this" else this
    return (
        text[: found.start("next")]
        + here
        + text[found.end("next") : found.start("this")]
        + which
        + text[found.end("this") :]
    )


ONE_OF: Final = frozenset({"one"})
_ONE_OF_SUM = expression(
    r"(?P<of>\b(?:reward|salary|pay|wage|price|fee|fine)\s+of\s+m?\s?\d[^.;:!?\x00]{0,200}?\b(?:with|for|at|of|and|to)\s+)(?P<one>one\s+of\s+)(?=m?\s?\d)",
    re.I,
)


def summed_again(text: str) -> str:
    """The text, of the same length, with the sum alone where "one" stands for its noun: "a Reward of m33 and ... one of
    m58"."""
    return _ONE_OF_SUM.sub(lambda found: found["of"] + " " * len(found["one"]), text)


SO_THAT: Final = frozenset({"reads", "says", "read", "say", "runs"})
_SO_THAT_IT = expression(
    r"(?P<of>\b(?:titles?|names?|message|motnw|heading)\b[^.;:!?\x00\"“]{0,60}?),?\s+(?P<so>so\s+(?:that|as\s+to)(?:\s+it)?(?:\s+(?:now|then|henceforth|shall|will|may))*\s+(?:reads?|says?|runs|be|is)(?:\s*:)?)\s+(?=[\"“])",
    re.I,
)


def so_that_it_is(text: str) -> str:
    """The text, of the same length, with "to" for "so that it reads" before what is then written."""
    return _SO_THAT_IT.sub(lambda found: found["of"] + " to".ljust(len(found.group()) - len(found["of"])), text)
