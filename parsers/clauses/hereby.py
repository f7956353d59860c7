"""What is done by the words themselves, said with half a verb or with two: "Proposal 305, hereby withdrawn", "has hereby
been withdrawn", "is to be withdrawn; I so order".

The sentence is read as the plain statement that it comes to ("Proposal 305 is hereby withdrawn"), and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD, OFTEN, THIS_MAIL

HEREBY: Final = frozenset({"hereby", "herewith"})
"""One of these is in what is done by its own words ..."""
SO_ORDERED: Final = frozenset({"so"})
"""... or this, behind what is to be."""

_HAS_BEEN = expression(
    r"\b(?:(?P<has>has)|have)\s+(?:(?P<before>here(?:by|with))\s+been|been\s+(?P<behind>here(?:by|with)))(?=\s)", re.I
)
"""What is hereby done, told in the perfect: "305 has hereby been withdrawn"."""
_SHALL_BE = expression(r"\b(?:shall|will|must)\s+(?P<by>hereby|herewith)\s+be(?=\s+[a-z])", re.I)
_NOTICE = expression(
    r"\b(?:(?:public|formal|due)\s+)?notice\s+is\s+(?:(?:hereby|herewith|now|also)\s+)?given(?:\s+by\s+me)?(?=\s+(?:of\s+my|that\s+I)\s)",
    re.I,
)
_I_GIVE_NOTICE = "I give notice"
_DONE = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also)\s+)?)(?P<thing>(?!(?:any|every|each|those|an?|no|I)\b)[^,:;.!?–—]{2,80}?)"
    r"(?P<mark>\s*(?:,|:|\s[–—-]+))?(?P<space>\s+)(?P<by>hereby|herewith)\s+(?P<done>[a-z]+)\b(?P<rest>.*)",
    re.I | re.S,
)
NO_THING = expression(
    r"\b(?:is|are|was|were|am|be|been|being|gets?|stands?|i|me|we|you|he|she|they|it|if|when|has|have|had|will|would|shall|should|do|does|did|not|can|could|may|might|must|so|there|"
    r"which|who|whom|because|since|while|before|after)\b",
    re.I,
)
"""In no name of a thing to which something is done."""
_NAMED = expression(
    r"(?:the|my|our|this|its)\s+\w|(?:proposal|prop|consultation|indictment|rule|trick|subgame|contract|tweak)\s*#?(?=[\d\"“]|(?-i:[A-Z]))|(?:p|#|m)?\d",
    re.I,
)
"""Begins a thing, and not who does something: "Hose hereby transferred m5" tells of his deed."""
_FINITE = expression(r"\b(?:is|are|was|were|shall|will|may|must|has|have|had|does|do|can|would|should)\b", re.I)
"""Behind a thing that "hereby" only describes: "The contract hereby created shall last"."""
_SAME_CLAUSE = expression(r"[;:]|\.\s|,\s+(?:for|because|since|as|so|and|but)\b")
_NOW = "is now"

_SO_VERBS = (
    "order|rule|decree|declare|direct|resolve|determine|ordain|command|proclaim|decide|appoint|assign|name|designate|set|number|call|"
    "title|entitle|retitle|fine|sentence|paint|colou?r|find|choose|select|mark|fix"
)
_SO = expression(
    rf"(?P<thing>[^;:.!?\x00]{{2,80}}?)(?P<be>\s+(?:(?:is|are)\s+to|shall|should|must|will)(?:\s+(?:hereby|henceforth|now))?\s+be\s+)(?P<rest>[^;:.!?\x00]{{1,100}}?)"
    rf"(?P<so>\s*(?:[;:,–—]|\s-+)\s*(?:and\s+)?I\s+(?:(?:do\s+)?hereby\s+)?(?:so\s+(?:{_SO_VERBS})\b(?:\s+(?:it|em|him|her|them|that))?|(?:{_SO_VERBS})\s+(?:it|em|him|her|them|that|this)\s+(?:to\s+be\s+)?so))(?P<end>(?:,?\s+(?:under|per|by|as|with|in|at)\s[^;:!?]*)?\W*)",
    re.I,
)

_SO_SAID = expression(
    r"(?P<so>(?:[;,–—]|\s-+)\s*+(?:and\s+)?(?:I\s+(?:(?:do\s+)?hereby\s+)?so|so\s+(?:do\s+)?I(?:\s+hereby)?)\s+(?:order|rule|decree|declare|direct|resolve|determine|ordain|proclaim|decide)"
    r"(?:\s+as\s+(?:the\s+)?[A-Z][a-z]+)?)(?P<end>\s*+[.!]*\s*)\Z"
)
"""Behind a deed: that its author says so, and nothing more: "... is overturned, and I so declare as Oracle"."""

_SO_DONE = expression(
    r"(?P<so>\s*(?:[;:,–—]|\s-+)\s*+(?:and\s+)?I\s+(?:(?:do\s+)?(?:hereby|herewith|now)\s+)?so\s+(?P<verb>[a-z]+)\s+(?:it|them|em|him|her|this|that)(?:\s+(?:hereby|herewith|now))?)(?P<end>\s*+[.!]*\s*)\Z"
)
"""The same with any verb of deeds: "... counts as a Public Forum: I hereby so designate it"."""

_SAID_TWICE = expression(
    r"(?P<wish>\bI\s+(?:(?!\b(?:not|never|if|unless|would\s+have|you|he|she|they)\b)[^,;:.!?\x00]){2,50}?\s)to\s+(?P<verb>[a-z]+)(?P<and>(?:\s*+,)?\s+and\s+)(?P<do>(?:(?:I\s+)?(?:do\s+)?here(?:by|with)|do)\s+)(?P=verb)\b(?P<comma>\s*,)?",
    re.I,
)
"""A wish and its deed with one object: "I beg leave to withdraw, and do hereby withdraw, 305"."""
_SEVERAL = expression(r"(?:one|two|three|four|five|six|seven|eight|nine|ten|both|all|\d{1,3})\s", re.I)


def done_once(text: str) -> str:
    """The text, of the same length, with a verb said once that a wish and a deed share."""

    def said(found: re.Match[str]) -> str:
        deed = found[0][found.start("do") - found.start() : len(found[0]) - len(found["comma"] or "")]
        lead = found.end() - found.start() - len(found["comma"] or "") - len(deed)
        return "I".ljust(lead) + deed.replace("I ", "  ", 1) + " " * len(found["comma"] or "")

    return _CAN_AND_DO.sub(lambda found: "I".ljust(len(found[0])), _SAID_TWICE.sub(said, text))


_CAN_AND_DO = expression(
    r"\bI\s+(?:can|may|must|will|shall|should|could|(?:have|ought|am\s+(?:able|free|bound|obliged|entitled|allowed))\s+to),?\s+and\s+(?:(?:so|therefore|hereby|now|thus|hence)\s+){0,2}do(?:\s+here(?:by|with))?,?(?=\s+(?!not\b|so\b|it\b|this\b|that\b)[a-z])",
    re.I,
)
"""A right or duty and its deed with one verb: "I must and do object"."""


_MUST = (
    r"I\s+(?:(?:really|also|now|still|just)\s+)?(?:(?:want|need|have|ought|wish|mean|meant|promised|agreed|offered)\s+to|(?:must|should)(?!\s+(?:not|have|never)\b)|(?:said|promised|told\s+you|announced)\s+(?:that\s+)?I\s+would(?!\s+(?:not|have|never)\b)|(?:am|was|have\s+been)\s+(?:asked|told|supposed|required|obliged|bound|due|expected|requested|meant)\s+to)"
    r"|(?:it\s+is\s+|it['’]s\s+)?(?:(?:high|about|now|only)\s+)?(?:time|fair|fitting|right|proper|best)\s+(?:for\s+me\s+)?to|it\s+would\s+be\s+(?:good|better|best|right|fair|nice|wise)\s+to"
    r"|(?:we|somebody|someone|one)\s+(?:(?:really|clearly)\s+)?(?:should|must|has\s+to|have\s+to|ought\s+to|needs?\s+to)(?!\s+(?:not|have|never)\b)"
    r"|(?:you|[A-Z][\w'’-]*|(?:the|our)\s+\w+)\s+(?:has\s+|have\s+)?(?:asked|asks|told|tells?|wants?|requires?|obliges?|bids|begged|urged|ordered|requested|expects?)\s+(?:me|that\s+I)\s+to"
    r"|let(?:['’]s|\s+(?:me|us))(?!\s+(?:not|know|see)\b)|my\s+(?:job|task|duty|office)\s+is\s+to|it\s+(?:is\s+my\s+(?:job|task|duty)|(?:falls|is\s+up|is\s+left)\s+to\s+me)\s+(?:as\s+(?:the\s+)?(?P<office>[A-Z][\w'’]*(?:\s+of\s+[A-Z]\w*)?)\s+)?to"
)
_AND_DO = expression(
    rf"(?P<lead>\W*(?:(?!(?:if|when|unless|should|once|nobody|no)\b)[^;:.!?\x00]{{2,80}}?,\s+(?:and\s+)?(?:so|hence|therefore|thus)\s+)?(?:(?:so|well|now|ok|okay|and|right|yes|then)\b,?\s+){{0,2}}(?:(?:as|being|acting\s+as)\s+(?:the\s+)?(?P<post>[A-Z][^,;:.!?\x00]{{1,40}}?),?\s+(?=(?:I|it|my|the|time)\b))?(?:(?:since|because|as|now\s+that)\s[^,;:.!?\x00]{{2,80}},\s+)?)"
    rf"(?P<wish>{_MUST})\s*(?P<deed>\s(?:(?:hereby|now)\s+)?(?P<verb>[a-z]+)\b(?:(?!\b(?:not|if|unless|when|whether)\b)[^;:.!?\x00]){{0,160}}?)"
    r"(?P<so>\s*+[,;–—]?\s*(?:(?:and|so|which|and\s+(?:so|now|therefore|accordingly|thus))\s+(?:I\s+)?(?:(?:hereby|herewith|now|therefore|duly|also)\s+){0,2}do(?:\s+(?:hereby|herewith))?(?:\s+(?:so|it|that|this))?(?:\s+(?:now|hereby|herewith|here|today|at\s+once|right\s+away|right\s+now))?(?:,?\s+(?:as|in\s+my\s+\w+\s+as)\s+(?:the\s+|your\s+|our\s+)?(?P<acting>[A-Z][\w'’]*(?:\s+of\s+[A-Z]\w*)?))?))(?P<end>\s*+[.!]*\s*)",
    re.I,
)
_BID_AND_DO = expression(
    r"(?P<lead>\W*)(?P<deed>(?P<verb>[A-Za-z]+)\s(?:(?!\b(?:not|if|unless|when|whether|please)\b)[^;:.!?\x00]){2,160}?)(?P<so>,\s+which\s+I\s+(?:hereby|herewith|now)\s+do(?:\s+(?:hereby|herewith))?(?:,?\s+as\s+(?:the\s+)?[A-Z][\w'’]*(?:\s+of\s+[A-Z]\w*)?)?)(?P<end>\s*+[.!]*\s*)"
)
"""What somebody bids himself, and does: "Change it to Jolly Roger, which I hereby do"."""
DUTY: Final = "Doing my duty as"
_DUTY = expression(r"\b(?:duty|obliged|bound|required)\b", re.I)
LONGEST: Final = 400
"""Characters; who says that he does at once what has to be done says so in a shorter sentence."""
_I_DO = expression(r"\bI\s|\bhere(?:by|with)\b", re.I)
"""What shows that its author does it, and does not only tell others to."""


def said_and_done(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with the deed alone where its author says that it has to be done, and does it: "It is
    time to stop the Clock, and I do so", "I promised to pay Hob m5, which I hereby do".
    """
    found = _AND_DO.fullmatch(text) if len(text) <= LONGEST else None
    if found is None or _I_DO.search(found["so"]) is None:
        return _bidden(text, verbs)
    behind = found["deed"] + " " * len(found["so"]) + found["end"]
    post = found["office"] or found["post"]
    if post is not None and _DUTY.search(found["wish"]) is not None:
        front = f"{DUTY} {post}, I"
        return front.rjust(found.start("deed")) + behind if len(front) <= found.start("deed") else text
    if found["verb"].lower() not in verbs:
        return text
    wish = "I".rjust(len(found["wish"]))
    between = text[found.end("wish") : found.start("deed")]
    return found["lead"] + wish + between + behind


def _bidden(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, as its author's deed where he bids it, and does it hereby."""
    found = _BID_AND_DO.fullmatch(text) if "which I " in text else None
    if found is None or found["verb"].lower() not in verbs:
        return text
    deed = f"{found['lead']}I {found['deed'][0].lower()}{found['deed'][1:]}"
    return deed.ljust(len(text) - len(found["end"])) + found["end"]


FROM_NOW: Final = frozenset({"from", "as", "henceforth", "effective", "immediate"})
FRONTED: Final = ("from ", "as ", "henceforth", "effective ", "with ", "and ", "so ", "but ")
_FROM_NOW = expression(
    r"(?P<front>"
    + AT_HEAD
    + r"(?:(?P<on>from\s+now\s+on|henceforth)|from\s+(?:now|today|here)(?:\s+on)?|as\s+(?:of\s+this\s+(?:mail|message|post|moment)|from\s+(?:now|today|this\s+(?:mail|message|post|moment)))|effective\s+(?:immediately|now|at\s+once)|with\s+immediate\s+effect),?\s++)"
    r"(?P<who>(?!(?:I|we)\s+(?!am\b|was\b))(?:(?!\b(?:if|when|that|which|who|whoever|nobody|there|will|shall|would|may|must|should)\b)[^,;:.!?\x00]){1,60}?)(?P<be>(?<=\S)\s++(?:(?P<is>is|are|am)|has|have|reads?|says?|bears?|carr(?:y|ies)|counts?|stands?|ranks?|serves?|belongs?|wears?)|(?P<m>['’]m))(?P<no>\s+(?:no\s+longer|not))?(?P<rest>(?=[\s:])[^?]*)",
    re.I,
)


def from_now(text: str) -> str:
    """The text, of the same length, with "now" at its verb: "With immediate effect the Clock is off"; what is so
    "as of now" may only be told."""
    found = _FROM_NOW.fullmatch(text)
    if found is None or (found["on"] and (found["is"] or found["m"]) and not found["no"]):
        return text
    be = " am" if found["m"] else found["be"]
    if found["no"] and found["no"].endswith("not"):
        be += found["no"]
    elif found["no"]:
        be = f"{be} hereby{found['no']}" if found["is"] or found["m"] else f" hereby{found['no']}{be}"
    else:
        be = f"{be} now" if found["is"] or found["m"] else f" now{be}"
    said = found["who"] + be
    return said.rjust(found.start("rest")) + found["rest"] if len(said) <= found.start("rest") else text


_WHICH_I = expression(
    r"(?P<head>\W*(?:(?:and|so|now|then|next|finally|first|last|also)\b,?\s+(?:(?:for|comes|to)\s+)?|here\s+(?:is|are|comes|follows)\s+|these\s+are\s+|this\s+is\s+|below\s+(?:is|are)\s+){0,2})"
    r"(?P<thing>(?:the|my|our|an?|this|these)\s[^,;:.!?()\x00]{2,80}?),\s+which\s+(?P<do>I\s+"
    + OFTEN
    + r"(?:publish|post|present|issue|release|announce|circulate))\b"
    r"(?P<rest>(?!\s+(?:every|each|always|when|whenever|as\s+soon|tomorrow|soon|later|only|if)\b)[^,;.!?]{0,60}?[:.]?\s*)",
    re.I,
)
"""What somebody publishes, before the clause that says so: "Then the ballot, which I publish herewith:"."""


def as_told(text: str) -> str:
    """The same with the deed first: "I publish the ballot herewith:"."""
    found = _WHICH_I.fullmatch(text)
    if found is None:
        return text
    return f"{found['do']} {found['thing']}".rjust(len(text) - len(found["rest"])) + found["rest"]


def as_noticed(text: str) -> str:
    """The text with "I give notice" for "notice is hereby given"."""
    return _NOTICE.sub(lambda found: _I_GIVE_NOTICE.ljust(len(found.group())), text)


def is_done(text: str) -> str:
    """The text with the present of what was hereby done: "305 is hereby withdrawn"."""

    def now(found: re.Match[str]) -> str:
        said = f"{'is' if found['has'] else 'are'} {found['before'] or found['behind']}"
        return said.ljust(len(found.group()))

    return _HAS_BEEN.sub(now, text)


_HEREBY_FIRST = expression(
    r"(?P<head>\W*(?:(?:and|so|but|then|thus|now|also)(?:\s*+,)?\s+)?)(?:(?P<by>here(?:by|with))\s+(?P<be>is|are)\s+(?P<thing>[^,;:.!?\x00]{1,80}?)\s+(?P<done>[a-z]+)"
    r"|(?P<first>[a-z]+)\s+(?:(?P<late>here(?:by|with))\s+(?=is\b|are\b))?(?P<are>is|are)\s+(?(late)|(?P<later>here(?:by|with))\s+)(?P<last>[^,;:.!?\x00]{1,80}?))(?P<end>\s*+[.!]*\s*)",
    re.I,
)
"""The same in other orders: "Hereby is 305 withdrawn", "Withdrawn is hereby 305"."""


_BY_MAIL = expression(
    rf"\b(?P<be>is|are)\s+(?P<done>[a-z]+)(?P<by>(?:\s+(?:back|off|up|out|down|over))?)\s+(?:with|by|through|in)\s+this\s+(?:very\s+|little\s+|short\s+)?{THIS_MAIL}(?=\s*(?:$|[,;:.!]|(?:at|for|to|from|and|on|in)\b))",
    re.I,
)
"""What is done by the mail that says so: "The Clock is stopped with this mail"."""


def by_this_mail(text: str, verbs: Mapping[str, str]) -> str:
    """The text, of the same length, with "hereby" for "with this mail" behind what is done."""

    def done(found: re.Match[str]) -> str:
        if found["done"].lower() not in verbs:
            return found[0]
        return f"{found['be']} hereby {found['done']}{found['by']}".ljust(len(found[0]))

    return _BY_MAIL.sub(done, text)


def _in_order(text: str, verbs: Mapping[str, str]) -> str:
    """The text with what is done behind its thing: "305 is hereby withdrawn"."""
    found = _HEREBY_FIRST.fullmatch(text)
    if found is None or (found["done"] or found["first"]).lower() not in verbs:
        return text
    thing = found["thing"] or found["last"]
    if NO_THING.search(thing):
        return text
    be, by, done = (
        found["be"] or found["are"],
        found["by"] or found["late"] or found["later"],
        found["done"] or found["first"],
    )
    said = f"{found['head']}{thing} {be.lower()} {by.lower()} {done.lower()}"
    return said.ljust(len(text) - len(found["end"])) + found["end"]


_BY_ITSELF = frozenset({"become", "come", "run"})
"""What things do, and not what is done to them: "Two socks hereby become the property of Hob"."""


def as_done(text: str, verbs: Mapping[str, str], nouns: Set[str] = frozenset()) -> str:
    """The text with plain statements of what is done "hereby"; `verbs` are participles with their verbs, `nouns` words
    for things of the game."""
    text = _in_order(is_done(text), verbs)
    text = _SHALL_BE.sub(lambda shall: f"is {shall['by']}".ljust(len(shall.group())), text)
    found = _DONE.fullmatch(text)
    if (
        found is None
        or found["done"].lower() not in verbs
        or found["done"].lower() in _BY_ITSELF
        or NO_THING.search(found["thing"])
    ):
        return text
    thing = found["thing"]
    named = _NAMED.match(thing) or _SEVERAL.match(thing) or not nouns.isdisjoint(thing.lower().split())
    if found["mark"] is None and (not named or _FINITE.search(_SAME_CLAUSE.split(found["rest"], maxsplit=1)[0])):
        return text
    start, end = found.start("mark") if found["mark"] else found.start("space"), found.start("done")
    return text[:start] + f" {_NOW} ".ljust(end - start) + text[end:]


def as_ordered(text: str, verbs: Set[str] = frozenset()) -> str:
    """The text with a plain statement of what is to be, where the author says that he so orders it."""
    found = _SO.fullmatch(text)
    if found is None and (said := _SO_SAID.search(text)) is not None:
        return text[: said.start()] + " " * len(said["so"]) + said["end"]
    if found is None and (said := _SO_DONE.search(text)) is not None and said["verb"] in verbs:
        return text[: said.start()] + " " * len(said["so"]) + said["end"]
    if found is None or re.search(r"\bnot\b|\bif\b|\bunless\b", text, re.I):
        return text
    be = f" {_NOW} ".ljust(len(found["be"]))
    return found["thing"] + be + found["rest"] + " " * len(found["so"]) + found["end"]
