"""What things are, said beside their names: "to all who helped me, namely Hob and Ione", "the said proposal", "such of
my proposals as remain".

The sentence is read with the names alone, and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression
from parsers.order.asides import blanked
from parsers.search.sieve import Sieved

_QUANTITY = (
    r"(?:such|everyone|everybody|all|both|each|those|these|several|certain|some|a\s+few|any"
    r"|(?:(?:the|my|our|these|those)\s+)?(?:(?:remaining|other|last|first|same)\s+)?(?:two|three|four|five|six|seven|eight|following|other|\d{1,2}(?!\s*[,;:.]|\s+(?:an?|the|its)\s))\b|(?:the|my|our)\s+(?:[a-z]+\s+){0,2}?[A-Za-z]+s\b)"
)
"""Begins what is said of several things before their names."""
_ONE = r"(?:the|my|our|an?|one|that)"
_UP_TO_NAMELY = r"(?:(?!\b(?:to|from|for|on|upon|I)\s)[^,;:.!?()\x00]){0,60}?(?:\b(?:who|which|that|whose|whom|of)\b(?:(?!\b(?:I|not|never)\s)[^,;:.!?()\x00]){0,80}?)?"
_NAMELY = Sieved(
    rf"\b(?P<lead>to|from|for|on|upon|between|among|amongst|with|by|as|of)(?P<what>\s+(?:{_QUANTITY}|{_ONE})\b{_UP_TO_NAMELY}\s*+[,(:–—-]\s*"
    r"(?:namely|to\s+wit|viz\.?|videlicet|i\.?\s?e\.?|that\s+is\s+to\s+say)(?:\s*+[,:])?\s+)(?=[\"“#]?(?-i:[A-ZÀ-ÖØ-Þ])|(?:proposals?|consultations?|numbers?|the|p)?\s*#?\d|the\s+(?-i:[A-Z])|me\b|myself\b)",
    re.I,
)
_NAMELY_ALONE = Sieved(
    rf"\b(?P<lead>)(?P<what>(?:{_QUANTITY}|(?<=[a-z]\s)(?:the|my|that)\s+(?:\w+\s+){{1,2}}?(?:who|that|which))\b{_UP_TO_NAMELY}\s*+[,(:–—-]\s*(?:namely|to\s+wit|viz\.?|videlicet|that\s+is\s+to\s+say)(?:\s*+[,:])?\s+)(?=[\"“#]?(?-i:[A-ZÀ-ÖØ-Þ])|(?:proposals?|consultations?|numbers?|the|p)?\s*#?\d)",
    re.I,
)
_THESE = Sieved(
    r"\b(?P<lead>to|from|for|on|upon|between|among|amongst|with|by|of)(?P<what>\s+(?:each\s+of\s+|all\s+of\s+)?(?:(?:these|those|the\s+following)(?:\s+\w+){0,2}?|the\s+(?:\w+\s+)?[a-z]{3,}s(?=\s*:))(?:\s+(?:people|players|persons?|folks?|friends|fellows|souls|worth(?:y|ies)|gentlemen|ladies|members|citizens|two|three|four|five|six))?\s*+:\s*)(?=(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*)?\s*(?:,|and\b))",
    re.I,
)
_HAVE = r"(?:may\s+)?(?:(?:still|now|at\s+present)\s+)?(?:have|own|hold|possess|am\s+possessed\s+of)(?:\s+(?:left|remaining|still|now|at\s+present|in\s+hand))?"
_SUCH_OF = expression(
    r"\bsuch\s+of\s+(?P<of>(?:my|the|these|those)\s+(?:[a-z]+\s+)?[a-z]+s)\s+as\s+(?:(?!\b(?:I|not|never|if|he|she|they|you)\b)[^,;:.!?()\x00]){1,50}?(?=\s*(?:$|[,;:.!]|\b(?:to|from|into|for)\b))",
    re.I,
)
_SUCH_AS = expression(
    rf"\b(?:such|what(?:ever)?)\s+(?P<thing>(?:[A-Za-z]+\s+){{0,2}}?[a-z]+)\s+(?:as\s+)?(?:I\s+{_HAVE}|(?:are|is|remain|remains)\s+(?:still\s+)?(?:mine|to\s+me))(?=\s*(?:$|[,;:.!]|\b(?:to|I|from|into|for)\b))",
    re.I,
)
_SUCH_NUMBERED = expression(
    r"\bsuch\s+(?P<thing>(?:proposal|consultation|indictment|rule)s?)\s+as\s+(?:bears?|has|have|carr(?:y|ies)|(?:is|are)\s+known\s+by)\s+the\s+numbers?\s+(?=#?\d)",
    re.I,
)
_ALL = expression(r"\bthe\s+(?:whole|entirety|totality|sum\s+total|full\s+extent)\s+of\s+(?=my\b|its\b|the\b)", re.I)
_SAID = expression(
    r"\b(?P<the>the|such)\s+(?:said|aforesaid|aforementioned|above-?\s?(?:named|mentioned)|before-?mentioned|undermentioned)\s+(?:(?P<acts>(?:corporation|company|trust|bank|society)(?=,?\s+(?:hereby\s+|now\s+|also\s+)?[a-z]+s\b))|(?P<who>(?i:players?|priests?|ministers?|persons?|party|gentlem[ae]n|accused))(?:\s*+,)?\s+(?=(?-i:[A-Z]))|(?P<thing>(?=(?:proposal|consultation|question|indictment|contract|treaty|pact|agreement|accord)\b))|(?P<name>(?=(?-i:[A-Z])(?![A-Za-z]+\s+[\"“#\d]))))?",
    re.I,
)
_BOTH_MINE = expression(
    r"(?P<what>(?:proposals?\s+)?#?\d{1,6}(?:\s*,\s*#?\d{1,6}){0,8}(?:,?\s+and\s+#?\d{1,6})?)\s?[,(]\s?(?:both|all)\s+(?:of\s+(?:them|these|which)\s+)?(?:are\s+)?(?:mine|my\s+own)\b\)?(?=\s*(?:$|[,;:.!]))",
    re.I,
)
_OF_MINE = expression(
    r"(?<![\w'’])(?P<the>the|(?<=[a-z]\s)(?:one|an?))\s+(?P<thing>(?:(?:other|new|old|last|first|second|third|latest|earlier|little|single|[a-z]+\s(?=tweak))\s+)?(?:proposals?|props?|tweaks?|refresh\s+proposal|rp|consultations?|indictments?|subgames?|contracts?|tidiness\s+list|list|votes?|ballot|objection|intents?|intention))\s+of\s+mine\b(?:,\s+(?:namely|viz\.?|to\s+wit|i\.e\.)(?:\s*+,)?(?=\s+(?:(?:proposal|consultation|number|no\.?)\s+)?#?P?\d))?",
    re.I,
)
"""A thing of the author's, with his pronoun behind it: "the Tweak of mine from last nweek"."""
_ONE_OF_MINE = expression(
    r"(?P<one>(?:^|[;,:]\s|\band\s)\W{0,4}(?:an?|one|another)\s+(?:[a-z]+\s+)?[a-z]{3,14}) of mine(?=\s+(?:on|to|for|against)\b)",
    re.I,
)
"""A deed of the author's, named by a noun: "A claim of mine on 218: CONSISTENT"."""
_SUM = expression(
    r"(?<!\bto\s)(?<!\bin\s)\b(?:the|an?)\s+(?:(?:\w+\s)(?=sum))?(?:sum|amount|total)\s+of\s+(?=m\s?\d|\d{1,6}\s?m\b|\d{1,6}\s+(?:macks?|mackerels?)\b)",
    re.I,
)
"""What an amount is called before it: "the sum of m20"."""
_WHICH_IS = expression(
    r"(?P<what>\b(?:the|my|that)\s+(?:rest|remainder|balance|remaining\s+(?:part|sum|amount)|(?:first|second|other|last|next)\s+(?:part|half|instal+ment|portion)|whole)(?:\s+of\s+(?:it|(?:my|the|that)\s+(?:fine|debt|sum|punishment))(?=,))?,\s+(?:(?:which|that)\s+(?:is|makes|comes\s+to)|being|namely|that\s+is|i\.e\.),?\s+)(?P<sum>m\s?\d{1,6}|\d{1,6}\s?m)(?P<comma>,)(?=\s+I\s)",
    re.I,
)
"""Which part of a sum an amount is: "The rest, which is m2, I destroy"."""
_MY_NUMBERED = expression(
    r"\bmy\s+(?P<thing>(?:(?:own|other|new|old|last|first|second|third|latest|earlier)\s+)?(?:proposal|prop|consultation|indictment)),\s+(?:namely|viz\.?|to\s+wit|i\.e\.)(?:\s*+,)?(?=\s+(?:(?:proposal|consultation|number|no\.?)\s+)?#?P?\d)",
    re.I,
)
"""The same with its number: "my proposal, namely 412"."""
_OF = expression(
    r"(?P<head>\s*)of\s+(?P<what>(?:my|our|its|the|these|those)\s+(?:(?!\b(?:I|which|whom|who|that)\b)[^,;:.!?()\x00]){2,60}?),?\s+(?P<deed>I\s+(?:hereby\s+|now\s+)?(?!(?:vote|abstain|go|am|say|withdraw|answer|zot|claim|object|support)\b)(?:[a-z]+\s+){1,3}?(?P<many>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?=[\s.,;!]|$))(?P<rest>.*)",
    re.I | re.S,
)
"""Things of which some are taken: "of the Beige socks in my possession I give three to Hob"."""
SUCH: Final = frozenset(
    "such said aforesaid aforementioned undermentioned mentioned named whole entirety totality extent total whatever what both mine my sum amount rest remainder balance part half installment instalment portion".split()
)
"""One of these stands where words describe a thing that has a shorter name."""


def described(text: str) -> str:
    """The text, of the same length, with things in short: "all my proposals" for "such of my proposals as remain"."""
    text = _SUCH_NUMBERED.sub(lambda m: _short(m, m["thing"] + " "), text)
    text = _SUCH_OF.sub(lambda m: _short(m, "all " + m["of"]), text)
    text = _SUCH_AS.sub(lambda m: _short(m, "all my " + m["thing"]), text)
    text = _BOTH_MINE.sub(lambda m: _short(m, "my " + m["what"]), text)
    text = _OF_MINE.sub(lambda m: _short(m, "my " + m["thing"]), text)
    text = _ONE_OF_MINE.sub(lambda m: m["one"] + " from me", text)
    text = _MY_NUMBERED.sub(lambda m: _short(m, "my " + m["thing"]), text)
    text = _ALL.sub(lambda m: _short(m, "all of "), text)
    text = _SUM.sub(lambda m: _short(m, ""), text)
    text = _WHICH_IS.sub(lambda m: _short(m, m["sum"]), text)
    return _SAID.sub(lambda m: _short(m, _in_short(m)), text)


OWNING: Final = frozenset({"own", "have", "hold", "possess"})
_ALL_I_OWN = expression(
    rf"\b(?P<thing>(?P<all>all|every|each|whatever)\s+(?:of\s+)?(?:the\s+|my\s+)?(?:[a-z]+\s+){{0,3}}?(?P<noun>socks?|foowear|macks?|mackerels?|points?|pts))(?P<own>\s+(?:that\s+|which\s+)?I\s+(?:still\s+)?{_HAVE}(?:\s+left)?)(?=\s*(?:$|[,;:.!]|\b(?:to|from|into|for|goes|go|is|are)\b))",
    re.I,
)
_COINS = "mack"


def all_owned(text: str) -> str:
    """The text, of the same length, with "every Beige sock" for "every Beige sock I own", and "all my macks" for what macks
    somebody has, each of them or whatever they are."""
    return _ALL_I_OWN.sub(_without_owner, text)


def _without_owner(found: re.Match[str]) -> str:
    noun = found["noun"]
    if found["all"].lower() == "all" or not noun.lower().startswith(_COINS):
        return found["thing"] + " " * len(found["own"])
    return f"all my {noun.rstrip('s')}s".ljust(len(found[0]))


FOND: Final = frozenset(
    "poor dear good old young little silly sweet lovely humble trusty ugly beloved charming wretched unlucky hapless brave noble mad clever grand sad lonely modest worthy pretty tiny innocent unhappy foolish naughty friendly faithful".split()
)
"""What somebody may call a thing before its number: "a SHELVE for poor old 414"."""
_FONDLY = expression(
    rf"(?<![\w'’-])(?P<what>(?:(?:the|that|this|ye)\s+)?(?:(?:{'|'.join(sorted(FOND))}),?\s+){{1,4}})(?=(?:proposal\s+|prop\s+|consultation\s+|indictment\s+)?(?:no\.?\s+|number\s+)?[#pP]?\d{{2,6}}(?![\w%'’]|[.:,]\d)(?!\s+(?-i:(?!and\b|to\b|for\b|is\b|are\b|has\b|have\b|gets?\b|receives?\b|goes\b|but\b|with\b|from\b|too\b|as\b|on\b|in\b|because\b|since\b|I\b|my\b)[a-z])))",
    re.I,
)


def unadorned(text: str) -> str:
    """The text, of the same length, with numbers of things without what they are fondly called."""
    return _FONDLY.sub(lambda m: " " * len(m.group()), text)


def _in_short(said: re.Match[str]) -> str:
    """What "the said" means before a thing, a kind of things or a name, and with somebody who acts."""
    if said["acts"] is not None:
        return "it"
    if said["thing"] is not None:
        return "this "
    return "" if said["who"] or said["name"] is not None else said["the"] + " "


def of_which(text: str) -> str:
    """The text, of the same length, with the things of which some are taken behind their number."""
    found = _OF.fullmatch(text)
    if found is None:
        return text
    said = f"{found['head']}{found['deed']} of {found['what']}"
    return (said + found["rest"]).rjust(len(text)) if len(said) + len(found["rest"]) <= len(text) else text


def _short(found: re.Match[str], said: str) -> str:
    return said.rjust(len(found.group())) if len(said) <= len(found.group()) else found.group()


NAMING: Final = frozenset("namely wit viz videlicet e say these those following each".split())
"""One of these stands between what things are and their names."""


def named(text: str) -> str:
    """The text with the names of things where words say what they are: "to all who helped me, namely Hob and Ione"."""
    found = None
    for pattern in (_NAMELY, _NAMELY_ALONE, _THESE):
        if (found := pattern.search(text)) is not None:
            break
    if found is None:
        return text
    lead = found["lead"]
    return text[: found.start()] + lead + " " * (len(found.group()) - len(lead)) + text[found.end() :]


KNOWN_AS: Final = frozenset("one calls call called known goes titled entitled named name title".split())
"""One of these leads to the name of a thing that there is."""
_KNOWN_AS = expression(
    r"(?P<thing>\b(?:the|that|this|my|our|[A-Z][\w'’-]*['’]s)\s+(?:(?!(?:an?|the|following)\b)[a-z]+\s+){0,2}?(?:proposal|prop|tweak|contract|pact|treaty|agreement|accord|sub-?game|consultation|rule|trick|oracularity|one))"
    r"(?P<lead>(?:\s+of\s+(?:mine|[A-Z][\w'’-]*['’]s))?(?:,?\s+(?:the\s+one\s+)?(?:that|which)\s+(?:(?:goes|is\s+known|went)\s+(?:by|under|as)(?:\s+the\s+(?:name|title)(?:\s+of)?)?|(?:is|was)\s+(?:called|titled|entitled|named|headed)|(?:I|we|everybody|everyone|you|[A-Z][\w'’-]*)\s+(?:have\s+|has\s+)?(?:calls?|called|titled|entitled|named|names?)|has\s+the\s+(?:name|title)(?:\s+of)?)"
    r"|,\s+(?:the\s+one\s+)?(?:called|titled|entitled|named|known\s+as)|,(?=\s+[\"“][^\"”]{1,80}[\"”],)|\s+(?:by|of|with|bearing|under)\s+the\s+(?:name|title)(?:\s+of)?)\s+)(?=(?:the\s+)?(?P<name>[\"“][^\"”]{1,80}[\"”](?P<comma>,)?|(?-i:[A-Z])))",
)
_BRINGS = expression(
    r"\b(?:submit|creat|propos|introduc|present|offer|tabl|establish|found|mak|form|incorporat|re-?titl|renam|launch|bring|put|hand|fil|lodg|lay|announc|resubmit|revis|draft|writ)(?:e|s|es|ing|ed|t)?\b",
    re.I,
)
"""Brings a text, the title of which is read where it is brought."""


def by_name_alone(text: str) -> str:
    """The text, of the same length, with the name of a thing right behind what it is: "the contract that goes by the name
    of 'Wicks'"."""
    found = _KNOWN_AS.search(text)
    if found is None or _BRINGS.search(text) is not None or (text.endswith(":") and "{" in text):
        return text
    text = blanked(text, found.span("lead"))
    return blanked(text, found.span("comma")) if found["comma"] and "," in found["lead"] else text


NAMELY_WORDS = frozenset({"namely", "wit", "viz", "say", "e"})
"""One of these is before the name."""
_CALLED_FIRST = expression(
    r"(?<=[\w,]\s)(?P<called>(?i:my|the|an?|that|this|one|our|some|your)\s(?![^,;:.]*\b(?:title|name|text|message|wording|reward|colou?r|number)s?,)(?:(?!\b(?:and|or|if|unless|not|who|which|I|is|are|was|were|has|have|between|into)\b)[^,;:.!?()\d\"“”]){2,60}?,\s+(?:namely|to\s+wit|viz\.?|that\s+is\s+to\s+say|i\.\s?e\.(?=,?\s+(?:the\s+)?[A-Z][a-z])),?\s+)"
    r"(?P<name>[\"“][^\"”]{1,80}[\"”]|(?!(?:of|that|to|in|on|for|by|from|with|because|when|where|how|why|as|at)\b)[^,;:.!?()]{1,60})(?P<comma>,(?=\s))?"
)


_WITHIN = expression(r"\b(?:who|which|whom|that|every\w*|all|any\w*|those)\b[^,;:.!?]*$", re.I)
"""Before it, where it stands in a clause that tells who else is meant."""


_LISTED = expression(r",\s+[\w'’-]+(?:\s[A-Z][\w'’-]*)?(?:,\s|\s(?:and|&)\s)")
"""Behind a name: others of a list."""


def by_its_name(text: str) -> str:
    """The text, of the same length, with blanks for what a thing is called before it is named."""
    found = _CALLED_FIRST.search(text)
    if found is None or _WITHIN.search(text, 0, found.start("called")) is not None:
        return text
    if found["comma"] and not _LISTED.match(text, found.start("comma")):
        text = blanked(text, found.span("comma"))
    return blanked(text, found.span("called"))


SET_OFF: Final = frozenset("number no nr gets becomes receives bears".split())
_NAME_SET_OFF = expression(
    r"\b(?:the|this|that|our|my)\s+(?:[a-z]+\s+){0,2}[a-z]+(?P<before>,\s+(?:(?:called|named|titled|entitled)\s+)?)(?P<name>[\"“][^\"”]{1,100}[\"”])(?P<behind>,)(?=\s+(?:the\s+)?(?:number|no\.?|nr\.?|gets|becomes|receives|bears)\s)",
    re.I,
)
"""A thing whose name stands between commas, before its number."""


def name_within(text: str) -> str:
    """The text, of the same length, with the name of a numbered thing right behind its noun: "the rule, 'Hats', number 9"."""
    found = _NAME_SET_OFF.search(text)
    if found is None:
        return text
    said = f"{text[: found.start('before')]} {found['name']}"
    return said.rjust(found.end()) + text[found.end() :]
