"""Reads whole clauses that perform by themselves: "P237 is withdrawn"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.afterwards import with_after
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit, Setting
from parsers.clauses.verb import LATER, before_condition
from parsers.phrases.matching import Match, Phrase, learned, match, score, takes_all
from parsers.phrases.notation import ANY_WORDS
from parsers.scan import Scan, token_at
from parsers.work import PHRASE

CLOSE = expression(
    rf"\s*(?:$|{LATER}\b|[.,;:!()\[\]—–\x00?]|-\s|and\b|but\b|because\b|since\b|as\b|too\b|this\b|from\b|now\b|again\b|in\b|at\b|for\b|by\b|on\b|with\b|it\b|instead\b|please\b|pls\b|too\b|then\b|under\b|per\b|pursuant\b|according\b|of\s+course\b|thanks\b|\w+ly\b|twice\b|thrice\b|--|until\b|unless\b|when\b|if\b|all\b(?!\s+(?:of|those|these|the|my|your|his|her|eir|open|proposals)\b))"
)
NOT_ITSELF = expression(
    r"\s+(?:(?:numbers?|titles?|ideas?|authors?|texts?|drafts?)\b|(?:(?:that|which)\s+)?(?:(?:he|she|e|they|you|we|everyone|somebody|someone)\s|(?-i:[A-Z])[\w'-]+\s+(?:\w+ed|wrote|has|had|made|sent|gave|put)\b)"
    r"|(?:that|which)\s+(?:was|has|had|is\s+now|passed|failed)\b|(?:that\s+)?i\s+(?:mean|meant|spoke|talked)\b|as\s+(?:it|they|amended|revised)\b|between\b|(?:now\s+)?in\s+(?:force|question|its)\b|(?:per|every|each|a)\s+(?:n?day|n?week|month|year|time)\b|of\s+(?!mine\b)(?-i:[A-Z])[\w'-]+['’]s\b|by\s+(?!me\b|myself\b|name\b|the\s+(?:name|title)\b)\w)",
    re.I,
)
"""After the name of a document: it is about such documents, or about one that is there already."""


BY_SOMEBODY = expression(
    r"\s+by\s+(?:(?:an?|some|another)\s+(?:[a-z-]+\s+)?[a-z]{3,}|(?:some|any|every)(?:body|one)|nobody|others|(?:the\s+)?(?P<name>(?-i:[A-Z])[\w'’-]*))"
    r"(?=\s*(?:$|[.,;!)]|(?:every|each|today|yesterday|again|and|while|in|at|on|last)\b))",
    re.I,
)
"""Behind what is done: somebody else does it."""
_NOT_SOMEBODY = expression(
    r"\s+by\s+(?:an?\s+)?(?:[a-z-]+\s+)?(?:act|decree|order|vote|margin|majority|mail|message|announcement|post|rule|law|die|roll|draw|lot|support|consent|amount|hand)\b",
    re.I,
)


def by_somebody(s: Scan, end: int) -> bool:
    """Whether the words behind a clause tell who else did it: "the Clock is stopped by a pigeon"."""
    found = BY_SOMEBODY.match(s.mask, end)
    if found is None or _NOT_SOMEBODY.match(s.mask, end):
        return False
    name = found["name"]
    return name is None or not (name in s.selves or name == "I" or name.lower() in s.words.ministries)


def whole_clause(
    g: Grammar, s: Scan, start: int, before: str, setting: Setting, phrases: Iterable[Phrase]
) -> Hit | None:
    """The longest of the whole clauses that stands at `start`."""
    best: Match | None = None

    def closes(found: Match) -> bool:
        return closed_said(s, found)

    token = token_at(s, start)
    myself = s.low.startswith("i ", start)  # it is the subject, and begins none but a slot of any words
    enough = -1
    for phrase in phrases:
        if phrase.firsts is not None and token not in phrase.firsts:
            continue
        if phrase.most <= enough or (myself and phrase.opening is not None and phrase.opening not in ANY_WORDS):
            s.purse.pay(PHRASE)  # as for any other that is not found here
            continue
        found = match(phrase, s, start, closes)
        if found and (best is None or score(found) > score(best)):
            best = found
            enough = learned(found) if takes_all(found, s) else -1
    if best is None or (" by " in s.low and by_somebody(s, best.end)):
        return None
    if (title := _TITLE_AND.fullmatch(s.text, 0, start)) is not None and (be := _BE.search(s.low, start, best.end)):
        best = with_first(best, title, be["be"] == "are")
    return with_after(g, s, Hit(best, best.start, best.end, adjuncts(g, s, before, "", setting), first_person=False))


_TITLE_AND = expression(
    r"\W*(?P<title>[A-Z][\w'’-]*(?:\s+(?:of|the|for|in|on|a|an|to|with|[A-Z][\w'’-]*)){0,5})\s+and\s+"
)
_BE = expression(r"\b(?P<be>is|are)\s+(?:here(?:by|with)\s+|now\s+)?[a-z]+(?:ed|n)\b")


def with_first(found: Match, title: re.Match[str], several: bool) -> Match:
    """The clause with what stands before the title that it was read with: another of which it says "are" ("Hats and
    Caps are withdrawn"), or the beginning of that title ("Bread and Butter is withdrawn")."""
    words = found.phrase.words
    for param in words.params if words is not None else ():
        value = found.values.get(param.name)
        if param.slot not in (Slot.PROPOSAL, Slot.THING) or not isinstance(value, list) or len(value) != 1:
            continue
        if isinstance(value[0], str) and value[0][:1].isupper():
            named = [title["title"], *value] if several else [f"{title['title']} and {value[0]}"]
            values = {**found.values, param.name: named}
            return Match(found.phrase, values, title.start("title"), found.end)
    return found


def closed_said(s: Scan, found: Match) -> bool:
    """Whether the words after a clause let it end there."""
    words = found.phrase.words
    if found.phrase.doubt is not None:
        return not s.text[: found.start].strip(" +,.!") and not s.text[found.end :].strip(" .!")
    if words and words.document and NOT_ITSELF.match(s.mask, found.end):
        return False
    if words and (words.document or words.introduces):
        return True
    return bool(CLOSE.match(s.mask, found.end)) or before_condition(s, found.end)
