"""A thing named first and pointed at later in the same sentence: "As for proposal 305, I withdraw it".

The sentence is read as if the thing stood where the pointing word stands, with blanks before it, so that it ends where
it ends as written.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from parsers.clauses.hereby import HEREBY, is_done
from parsers.clauses.words import THIS_MAIL
from parsers.slots.closed import NUMBERS, PREPOSITION

_TOPIC = expression(
    r"(?P<head>\s*(?:(?:and|now|then|so|but|also)\s+)?"
    r"(?P<lead>(?:as\s+(?:for|to|regards)|regarding|concerning|about|re|on\s+the\s+(?:matter|subject|question)\s+of"
    r"|with\s+(?:regard|respect)\s+to|in\s+the\s+(?:matter|case)\s+of|speaking\s+of|on\s+to)\s+)?"
    r"(?P<thing>[^,:;.!?–—()]{2,80}?)\s*(?P<mark>,|:|\s[–—-]+)\s+(?P<aside>(?!(?:I|if|unless|when|you)\b)[^,:;.!?]{2,80},\s+)?)"
    r"(?P<clause>(?:I|i)(?:['’]?m)?\s[^.;:!?\x00,]{1,80}?\s)(?P<it>it|that\s+one|this\s+one|them|both|him|her|em)\b(?!['’])(?P<rest>[^;\x00]*)",
    re.I,
)
_NO_THING = expression(
    r"\b(?:is|are|was|were|i|me|we|you|he|she|they|it|this|that|if|when|has|have|had|will|would|do|does|did|not|no|so|there|"
    r"which|who|because|since|and\s+so|while|before|after|for|by|under|in|with|given)\b",
    re.I,
)
"""In no name of a thing that a sentence is about."""
_NO_DEED = expression(
    r"\b(?:if|but|because|as|when|while|that|would|could|might|may|not|never|think|believe|find|like|hate|know|see|had|have(?!\s+(?:decided|chosen|resolved|no|the)\b))\b|n['’]t\b",
    re.I,
)
"""In no clause that does something with it."""
_NAMED = expression(
    r"(?:the|my|our|this)\s+\w|(?:proposal|prop|consultation|indictment|rule|trick|subgame|contract|tweak)\s*#?(?=[\d\"“]|(?-i:[A-Z]))|(?:p|#)?\d",
    re.I,
)
"""Begins a thing without a word that leads to it."""

_GROUND = expression(
    r"(?P<head>\s*(?:(?:and|now|so|but|well),?\s+)?)(?:(?:as|since|because|given\s+that|seeing\s+(?:that|as)|now\s+that)\s+(?P<thing>{T})\s+(?:is|are|has|have|lies?|stands?|sits?|was|remains?|fell|went|became)\b(?P<so>[^;:.!?\x00]{0,80}?),\s+(?:so\s+)?)"
    r"(?P<clause>I\s(?:(?:hereby|now|therefore|thus)\s+)*[^.;:!?\x00,]{1,60}?\s)(?P<it>it)\b(?!['’])(?P<rest>[^;\x00]*)".replace(
        "{T}",
        r"(?:(?:the\s+)?(?:(?:vacant\s+)?(?:post|office|position|seat|chair|job|ministry)\s+(?:of|for)\s+(?:the\s+)?)(?-i:[A-Z][a-z]+)|(?:my\s+)?(?:proposal|prop|consultation|indictment|rule|contract|subgame|trick)\s+(?:#?\d{1,6}|[\"“][^\"”]{1,60}[\"”]|(?-i:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}))|my\s+(?:tweak|proposal|tidiness\s+list|refresh\s+proposal))",
    ),
    re.I,
)
"""A reason that names a thing, and a deed that points at it: "As the post of Oracle is empty, I take it at m30"."""


_BEGINS = expression(
    rf"\s*(?:(?:and|now|then|so|but|also)\s+)?(?:as\s|regarding\s|concerning\s|about\s|re\s|on\s+the|with\s|in\s+the\s|speaking\s|on\s+to\s|{_NAMED.pattern})",
    re.I,
)
"""Begins every such sentence."""


_PERFORMED = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also)\s+)?)(?P<by>hereby|herewith),?\s+(?P<thing>(?!I\b|[a-z]+(?:ed|en|wn)\s+(?:is|are)\b)[^,:;.!?–—()]{2,80}?)(?P<be>\s+(?:is|are|be))\s+(?P<rest>\S.*)",
    re.I,
)
"""A statement that performs by its first word: "Hereby the Clock is off"."""


_BRINGS = expression(
    r"\s*(?P<by>(?:(?:(?:please|so|and|well|ok|now|then),?\s+)*(?:consider|take|treat|count|regard)\s+this(?:\s+"
    + THIS_MAIL
    + r")?(?:\s+(?:as|to\s+be))?"
    r"|(?:(?:so|and|well|ok|now|then),?\s+)*this(?:\s+"
    + THIS_MAIL
    + r")?\s+(?:hereby\s+)?is(?:\s+hereby)?|(?:(?:so|and|well|ok|now|then),?\s+)*here(?:by|with)?\s+(?:is|comes|goes|follows)"
    r"|herewith(?:\s+(?:please\s+)?find)?|enclosed(?:\s+(?:is|please\s+find|find))?))\s+(?=(?:an?|my|the)\s)",
    re.I,
)
"""What brings a deed that is named by a noun: "Consider this a payment of m8 to Ivy"."""
BRINGING = frozenset("this here hereby herewith enclosed".split())
"""One of these is in it."""
_MAKES = "I make"
_SERVING = expression(
    r"(?P<head>\s*(?:(?:(?:and|so|but|then|thus|now|also)\s+){1,2}|[^,;:.!?]{1,60}[,:]\s+)?)(?P<by>(?:(?:let|may)\s+this(?:\s+"
    + THIS_MAIL
    + r")?\s+(?:be|serve\s+as|count\s+as|stand\s+as|constitute)"
    r"|(?:(?:please|kindly|pls|you\s+(?:may|can|should))\s+)?(?:consider|take|treat|count|regard|accept|receive|see|deem)\s+this\s+"
    + THIS_MAIL
    + r"(?:\s+(?:as|to\s+be|for))?"
    r"|this\s+"
    + THIS_MAIL
    + r"\s+is|this(?:\s+"
    + THIS_MAIL
    + r")?\s+(?:(?:shall|will|is\s+to|may|hereby|herewith)\s+)?(?:be|serves?\s+as|counts?\s+as|stands?\s+as|constitutes?)))\s+"
    r"(?=(?:my|due|formal|public|official|notice|(?:an?|the|our)\s+(?:(?:due|formal|public|official|required|promised|necessary|\w+ly)\s+){0,2}(?:notices?|notification|announcement|declaration|statement|proclamation|vote|ballot|resignation|withdrawal|objection|answer|claim))\b)",
    re.I,
)
"""What a mail is to be, it is: "Let this be my resignation as Oracle"."""


def as_this_is(text: str) -> str:
    """The same with what the mail is: "This is my resignation as Oracle"."""
    found = _SERVING.match(text)
    if found is None:
        return text
    said = "this is" if found["head"].strip() else "This is"
    return found["head"] + said.ljust(len(found["by"])) + text[found.end("by") :]


_HEADED = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also)\s+)?)(?P<this>(?:this|here)(?:\s+"
    + THIS_MAIL
    + r")?\s+is\s+)(?=my\s+(?:(?:official|formal|final|own)\s+)?(?:answer|reply|response|ruling|verdict|finding|challenge|judge?ment)\s[^:;.!?\x00]{2,80}:\s)",
    re.I,
)
"""What stands below, or behind a colon, and what it is: "This is my verdict on Indictment 7: GUILTY"."""


def as_headed(text: str) -> str:
    """The same with only its label: "my verdict on Indictment 7: GUILTY"."""
    found = _HEADED.match(text)
    return text if found is None else found["head"] + " " * len(found["this"]) + text[found.end("this") :]


def as_made(text: str, deeds: re.Pattern[str]) -> str:
    """The same with a verb: "I make a payment of m8 to Ivy"; `deeds` finds a noun for what is made."""
    found = _BRINGS.match(text)
    if found is None or len(found["by"]) < len(_MAKES) or not deeds.match(text, found.end()):
        return text
    return text[: found.start("by")] + _MAKES.rjust(len(found["by"])) + text[found.end("by") :]


_LET = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also)\s+|[^,;:.!?]{1,60}[,:]\s+)?)let\s+(?P<thing>(?!(?:us|me|it|that|this|everybody|everyone)\b)[^,:;.!?–—()]{2,80}?)\s+be\s+(?P<rest>\S.*)",
    re.I,
)
"""Wishes that something be so, which makes it so: "Let the Clock be off"."""


_FROM_NOW = (
    r"(?:from\s+(?:now|today|here|this\s+(?:moment|day|hour|mail|message|instant|point|minute))(?:\s+(?:on(?:wards?)?|forward))?"
    r"|as\s+(?:of|from)\s+(?:(?:right\s+)?now|today|this\s+(?:moment|day|mail|message|instant|minute))|henceforth|henceforward|hereafter|effective\s+(?:now|immediately|at\s+once))"
)
_THING = r"(?P<thing>(?!(?:I|every|each|any|all)\b)[^,:;.!?–—()]{2,80}?)"
_BE = r"(?P<be>(?:(?:shall|will)\s+be|is|are|be))"
_SO_NOW = tuple(
    expression(
        rf"(?P<head>\s*(?:(?:and|so|but|then|thus|now|also)\s+|[^,;:.!?]{{1,90}}[,:]\s+(?:(?:and\s+)?(?:so|therefore|hence)\s+)?)?){order}",
        re.I,
    )
    for order in (
        rf"{_THING}\s+(?:shall|will),?\s+{_FROM_NOW},?\s+(?P<be>be)\s+(?P<rest>\S.*)",
        rf"{_FROM_NOW},?\s+{_THING}\s+{_BE}\s+(?P<rest>\S.*)",
        rf"{_THING},?\s+{_FROM_NOW},?\s+{_BE}\s+(?P<rest>\S.*)",
        rf"{_THING}\s+{_BE},?\s+{_FROM_NOW},?\s+(?P<rest>\S.*)",
        rf"{_THING}\s+{_BE}\s+(?P<rest>\S[^,;:.!?()]{{0,80}}?),?\s+{_FROM_NOW}(?P<end>\W*)",
    )
)
"""What is so from now on is made so: "From today the list is Public", "The list is Public from now on"."""
_FROM_NOW_ON = expression(_FROM_NOW, re.I)
_IS = expression(r"\b(?:is|are|be)\b", re.I)
"""One of these is in it."""
FROM_NOW_WORDS = frozenset(
    "henceforth henceforward hereafter today now here moment day hour mail message instant point minute "
    "effective".split()
)
"""One of these is in every such sentence."""


_HOW_IT_STANDS = expression(
    r"\W*(?:(?:and|so|but|well|still)\b,?\s+)?as\s+of\s+(?:right\s+)?now\b(?!.*\b(?:no\s+more|any\s?more|no\s+longer|again|hereby|herewith)\b)",
    re.I | re.S,
)
"""Before what may only be told: "As of now the Clock is off"."""


def from_now_on(text: str) -> str:
    """The same with the "hereby" that it comes to."""
    if _FROM_NOW_ON.search(text) is None or _IS.search(text) is None or _HOW_IT_STANDS.match(text) is not None:
        return text
    for pattern in _SO_NOW:
        found = pattern.fullmatch(text)
        if found is None or _NO_THING.search(found["thing"]):
            continue
        be = "are" if found["be"].lower() == "are" else "is"
        said = f"{found['head']}{found['thing']} {be} hereby "
        end = found.groupdict().get("end")
        if end is not None:
            return (said + found["rest"]).ljust(len(text) - len(end)) + end
        return (
            said.ljust(len(text) - len(found["rest"])) + found["rest"]
            if len(said) + len(found["rest"]) <= len(text)
            else text
        )
    return text


_BY_THIS_MAIL = expression(
    r"(?:(?:By|With|In|Through)\s+this\s+(?:very\s+)?"
    + THIS_MAIL
    + r",?|With\s+(?:that|this|these\s+words),|By\s+my\s+(?:own\s+)?hand,?)(?=\s+(?!I\b)\S)"
)
"""At the head of a statement, what comes to "hereby"."""
POINTING = frozenset("mine that it one them those both him her em".split())
"""One of these points at a thing named first."""


def let_it_be(text: str) -> str:
    """The same as a statement: "The Clock is now off"."""
    found = _LET.fullmatch(text)
    if found is None or _NO_THING.search(found["thing"]):
        return text
    return f"{found['head']}{found['thing']} is now ".ljust(len(text) - len(found["rest"])) + found["rest"]


def hereby_in_its_place(text: str, said: Set[str]) -> str:
    """The text, which has these words, with its "hereby" where it mostly stands: "The Clock is hereby off"."""
    by = _BY_THIS_MAIL.match(text) if text.startswith(("By ", "With ", "In ", "Through ")) else None
    if by is not None:
        text = "Hereby".ljust(by.end()) + text[by.end() :]
    if "been" in said:
        text = is_done(text)
    if "let" in said:
        text = let_it_be(text)
    if not said.isdisjoint(FROM_NOW_WORDS):
        text = from_now_on(text)
    found = _PERFORMED.fullmatch(text) if by is not None or not said.isdisjoint(HEREBY) else None
    if found is None or _NO_THING.search(found["thing"]):
        return text
    stated = f"{found['head']}{found['thing']}{found['be']} hereby "
    return stated.ljust(len(text) - len(found["rest"])) + found["rest"]


_MEANT = expression(
    r"(?P<i>\bI(?:['’]m|\s+am)?\s[^,;:.!?()\"“]{2,60}?\s)(?P<it>it|that|that\s+one|mine|them),\s+(?:that\s+is,?\s+(?P<behind>{N})|(?P<thing>{N}),?\s+(?:that\s+is|I\s+mean|in\s+case\s+you\s+wonder))(?P<rest>,?(?=\s|[.:;!]|$))".replace(
        "{N}",
        r"(?:(?:(?:my|the|your)\s+)?(?:proposal|consultation|indictment|tweak|rule|trick|subgame|contract)\s+(?:#?\d{1,6}|[\"“][^\"”]{1,80}[\"”])|(?:the\s+)?(?-i:[A-Z])[\w'’-]*(?:\s+(?:of\s+)?(?-i:[A-Z])[\w'’-]*){0,3}|[#P]?\d{1,6}|[\"“][^\"”]{1,80}[\"”])",
    ),
    re.I,
)
"""What points, and behind it what it points at: "I withdraw it, proposal 305 that is"."""


def as_meant(text: str) -> str:
    """The text, of the same length, with the thing in the place of what points at it."""

    def put(found: re.Match[str]) -> str:
        thing = found["behind"] or found["thing"]
        return (found["i"] + thing).ljust(len(found.group()))

    return _MEANT.sub(put, text)


_THE_OTHERS = expression(
    r"(?P<others>\W*(?:(?:and|but|now|then|finally)\W+)?(?:(?:all|as\s+for)\s+)?(?:all\s+)?(?:the\s+)?(?:others?|rest|remaining\s+\w+|other\s+\w+|everything\s+else|remainder)\b[^,:;.!?\d]{0,50}?\s*(?:[,:]|\s[–—-]+)\s+)(?P<for>(?:for|on|to|with)\s+(?:all\s+of\s+)?(?:them|those|these|it)(?:\s+all)?(?:\s*+,)?\s+)(?=(?:I|my)\s)",
    re.I,
)
"""What is left, and what is done with it: "All the others: for them I vote ABSTAIN"."""


def in_its_place(text: str) -> str:
    """The text with its topic where the clause after it points to it; unchanged where there is none."""
    if (others := _THE_OTHERS.match(text)) is not None:
        return others["others"] + " " * len(others["for"]) + text[others.end() :]
    if ("that is" in text or "I mean" in text) and "I" in text:
        text = as_meant(text)
    if (ground := _GROUND.fullmatch(text)) is not None and not (
        _NO_DEED.search(ground["clause"]) or " leave " in ground["clause"]
    ):
        told = ground["clause"] + ground["thing"] + ground["rest"]
        return told.rjust(len(text)) if len(told) <= len(text) else text
    begins = _BEGINS.match(text)
    found = _TOPIC.fullmatch(text) if begins is not None else None
    if found is None:
        return text
    thing = found["thing"]
    if found["lead"] is None and (_NAMED.match(thing) is None or found["mark"] == "," or found["aside"]):
        return text
    if _NO_THING.search(thing) or _NO_DEED.search(found["clause"]):
        return text
    blanks = len(found["head"]) - len(thing) + len(found["it"])
    return " " * blanks + found["clause"] + thing + found["rest"]


SO_DONE = frozenset({"so", "therefore", "hence", "thus"})
"""One of these is before what is done therefore."""
_SO_DONE = expression(
    r"(?P<head>(?:^\W*|,\s+(?:and|but|while)\s+|;\s+(?:and\s+)?|[.]\s+)(?:as\s+for\s+)?)(?P<thing>[\"“][^\"“”\x00]{1,80}[\"”]|(?:(?:proposal|prop|consultation|indictment)\s+)?#?P?\d{1,6}|my\s+(?:(?:own|old|first|second|last|other)\s+)?(?:proposal|tweak|consultation|tidiness\s+list)(?:\s+[\"“][^\"“”\x00]{1,80}[\"”])?)"
    r"(?P<told>,?\s+(?!(?:and|or|is\s+here)\b)(?:(?!\b(?:if|unless|would|could|might|should|perhaps|maybe|I|or|says?|said|by)\b)[^,;:.!?\"“\d\x00]){2,100},\s+(?:and\s+)?(?:so|therefore|hence|thus)\s+(?:that(?:\s+one)?|it|this(?:\s+one)?))(?P<is>['’]s|\s+is|\s+gets|\s+has\s+to\s+be|\s+must\s+be)(?P<done>\s+(?:(?:hereby|herewith|now|also|too)\s+){0,2}[a-z]{2,12}(?:ed|wn|ne|ut|t)\b)(?P<with>(?:,?\s+(?:along|together)\s+with\s+(?:it|them|that|the\s+\w+)|,?\s+(?:as\s+well|likewise))?)",
    re.I,
)
"""A thing, what is the matter with it, and what is done with it therefore: '"Hats" is nothing without it, so that one's
withdrawn along with it'."""


def so_it_is_done(text: str) -> str:
    """The text, of the same length, without what is the matter with a thing that is withdrawn for it."""
    found = _SO_DONE.search(text)
    if found is None:
        return text
    told = found.end("is") - found.start("told")
    said = found["head"] + found["thing"] + " is".rjust(told) + found["done"] + " " * len(found["with"])
    return text[: found.start()] + said + text[found.end() :]


ASKED_LAST = expression(
    r"(?<=[\w\"”')!])(?P<asked>(?:\s?[,;:.!]|\s[–—-]{1,2}|(?=\s(?:and|but)\s))\s{1,4}(?:(?:and|but|so|while|then)\s+)?(?:(?:what|how)\s+(?:of|about)\s+|(?:as\s+)?for\s+|on\s+|which\s+leaves\s+|that\s+leaves\s+)?(?:(?:proposals?|props?\.?)\s+)?[#pP]?(?P<number>\d{2,6})\s?\?)\s*$",
    re.I,
)
"""At the end of a sentence: the thing with which the next one deals, "I vote FOR 401, and 402?"."""
_ASKS = expression(
    r"(?:^|[,;:.!]\s+|\b(?:and|but|so|or)\s+)\W{0,4}(?:do|does|did|is|are|was|were|am|has|have|had|can|could|shall|should|will|would|may|might|must|who|what|which|why|how|when|where|whose|any(?:body|one)?)\b(?!\s+(?:of|about|leaves)\b)",
    re.I,
)
"""Where a question begins."""


def without_asked(text: str) -> str:
    """The text, of the same length, without the thing that it asks about at its end and the next sentence deals with."""
    asked = ASKED_LAST.search(text)
    if asked is None or not text[: asked.start()].strip() or _ASKS.search(text[: asked.start("asked")]) is not None:
        return text
    return text[: asked.start("asked")] + ".".ljust(len(text) - asked.start("asked"))


_FOR_NUMBERS = expression(rf"(?:^|[,;]\s+|\b(?:and|but|so|while|as)\s+)(?P<for>for){PREPOSITION.pattern}")

_BARE = expression(r"\d(?:\s*[,:]|\s+[–—-]+)?\s+(?:an?\s+|I\s+)?$")
"""Before a vote right behind the last of such numbers."""


_SMALL_VOTE = expression(
    rf"\b(?:vote|voting|am|['’]m)\s+(?P<small>for|against)(?=\s+{NUMBERS}\s*[,;]\s*(?:and\s+|but\s+)?(?P<choice>[A-Z]{{3,}})\s+(?:on|to|for)\s+(?:proposals?\s+)?[#pP]?\d)"
)
"""A vote in small letters before one on something else: "I vote for 407, ABSTAIN on 409"."""


def small_votes(text: str, choices: Set[str]) -> str:
    """The text with such a vote in capitals, so that it is none on which the next one is cast."""
    for found in _SMALL_VOTE.finditer(text):
        if found["choice"] in choices:
            text = text[: found.start("small")] + found["small"].upper() + text[found.end("small") :]
    return text


def on_numbers(text: str, choices: Set[str]) -> str:
    """The text with "on" before what gets a vote, where a small "for" leads to it: "for 408 and 409 ABSTAIN"."""
    for found in _FOR_NUMBERS.finditer(text):
        if found["choice"] in choices and _BARE.search(text, 0, found.start("choice")) is not None:
            text = f"{text[: found.start('for')]}on {text[found.end('for') :]}"
    return text
