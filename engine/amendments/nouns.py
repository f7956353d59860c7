"""What the rules of a game are called where they are not called rules: sections of an Act, articles, regulations.

A text speaks of sections when all that it names so are numbers of rules, and nothing in it could be a section of a
rule: it names no rule as a rule or by its title, and no rule has sections of its own. A word that commonly means a
part of a text ("section", "clause") needs more: the law that it belongs to, or rules that do not call themselves so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from engine.amendments.orders import RuleText
from engine.amendments.units import items, label_of, sections
from engine.amendments.words import CARDINALS, rx
from engine.expressions import expression
from engine.names import fold
from engine.passages import Framed, Kind
from engine.quoting import take_out

NOUNS = ("standing order", "regulation", "by-law", "bylaw", "article", "section", "clause", "paragraph")
"""From the widest to the narrowest: the widest that a text uses is what its rules are called."""
_SURE = ("standing order", "regulation", "by-law", "bylaw")
"""Words that mean no part of a rule."""
_WEAK = ("clause", "paragraph")
"""Words that mean a part of a rule far more often than a rule."""
_COUNTED = f"(?:{'|'.join(CARDINALS[1:])})"
_OWN = r"\d{1,4}[a-z]{0,3}(?:\.\d{1,3}[a-z]?)*"
_LAW = (
    r"(?:(?:principal|said|same|parent|main|present|current|above|former|new|old) )?"
    r"(?:(?-i:[A-Z])[\w'\u2019\-]*(?: \([\w \-.]{1,40}\))?(?: (?:of|and|the|for|to|in|on) | )){0,9}"
    r"(?:act|bill|ordinance|constitution|code|schedule|regulations|rules|order|by-?laws|statute|charter|treaty|law)s?\b"
)
_TOLD = (
    r"\((?![^()]*\b(?:if|unless|only|except|until|provided|not|when|for|or)\b)"
    r"(?:hereinafter|hereafter|referred|as amended|called|known|the |in this|cap\.?|no\.?|\d)[^()]{0,160}\)"
)
"""What brackets say of a law: what it is called, where it stands."""
OF_LAW = (
    rf"(?: (?:of|to) (?:the )?{_LAW}(?:,? (?:of )?\d{{4}}(?!\d))?"
    r"(?: of (?:the )?(?-i:[A-Z])\w+(?: (?:of )?(?-i:[A-Z])\w+){0,4})?)"
)
"""The law that a section belongs to."""
_PRINTED = r",? page \d+,? lines? \d+(?: ?(?:-|to|and) ?\d+)?"
"""Where a clause stands in print."""
_SPEAKS = expression(rf"\b(?:{'|'.join(NOUNS)}|rule)s?\b", re.IGNORECASE)
_MOST = 40
"""More blocks of lines than these are not looked through."""
_RULE = rx(r"\b(?:rules? #?\d|r\d)")
_CITED = expression(r"\((?:(?:as amended|hereinafter|cap\.?|\d+ [A-Z][\w.]*)[^()]*)\)", re.IGNORECASE)


@lru_cache(maxsize=64)
def pattern(noun: str) -> re.Pattern[str]:
    """A rule named by that noun: number, labels of parts in brackets, and the law, or where it is printed."""
    said = noun.replace("-", "-?").replace(" ", " ")
    return rx(
        rf"(?:the )?(?:(?:said|existing|proposed|(?P<new>new)) )?{said}(?: no\.?| number| num\.?)? "
        rf"(?P<number>{_OWN}(?![\w.]*\w)|{_COUNTED}\b)(?P<parts>(?: ?\([\da-z]{{1,5}}\))*)"
        rf"(?: {_TOLD})?(?:(?P<law>{OF_LAW}+)(?:,? {_TOLD})?,?(?= )|(?P<printed>{_PRINTED}),?|(?!\w))"
    )


@lru_cache(maxsize=64)
def plural(noun: str) -> re.Pattern[str]:
    """Several rules named by that noun, and the law that they belong to."""
    more = rf"{_OWN}(?![\w(])"
    return rx(rf"(?:the )?{noun.replace('-', '-?')}s (?P<numbers>{more}(?:, {more})*,? (?:and|&) {more})(?:{OF_LAW}+)?")


OWN = expression(_OWN)


@lru_cache(maxsize=64)
def new_pattern(noun: str) -> re.Pattern[str]:
    """A new rule announced by that noun."""
    return rx(rf"(?:(?:the following|an?) )?(?:new|additional|further) {noun}\b(?! (?:heading|title))")


def number_of(said: str) -> str:
    """The number of a rule, in digits: "fourteen" is 14."""
    words = said.lower()
    return str(CARDINALS.index(words)) if words in CARDINALS else said


def noun_of(framed: Framed, rules: Sequence[RuleText]) -> str:
    """What the text calls the rules, if not rules; "" when it does not, or may not."""
    if not any(_SPEAKS.search(one) for one in (framed.frame, *(one.raw for one in framed.passages))):
        return ""
    frame = orders_of(framed)
    numbers = {(one.number or "").lower() for one in rules}
    if _RULE.search(frame) is not None or _titled(framed, frame, rules):
        return ""
    for noun in NOUNS:
        found = list(pattern(noun).finditer(frame))
        said = {number_of(one["number"]).lower() for one in found if not one["new"]}
        said |= {number_of(one["number"]).lower() for one in found} & numbers
        if not said:
            continue
        if len({law for one in found if (law := _law_of(one["law"] or ""))}) > 1:
            return ""
        lawful = any(one["law"] or one["printed"] for one in found)
        sure = noun in _SURE or lawful or (noun not in _WEAK and not _calls_itself(rules))
        return noun if said <= numbers and sure and not _has_parts(rules, said) else ""
    return ""


def _law_of(said: str) -> str:
    """The name of a law, without its year; "" for one that has none of its own, like "the principal Act"."""
    words = [one for one in fold(said).split() if not one.isdigit()]
    return " ".join(words) if len(words) > _NAMELESS else ""


_NAMELESS = 4
"""No more words than "of the principal Act" has."""


def orders_of(framed: Framed) -> str:
    """The frame, and the frames of the lines set apart in it: orders may stand in these too."""
    apart = [one.text for one in framed.passages if one.kind in (Kind.BLOCK, Kind.BRACES) and _SPEAKS.search(one.text)]
    return "\n\n".join([framed.frame, *(take_out(one).frame for one in apart[:_MOST])])


def _titled(framed: Framed, frame: str, rules: Sequence[RuleText]) -> bool:
    """Whether some rule is named by its title, so that a section may be one of its text."""
    words = f" {fold(_CITED.sub(' ', _NUMBERED.sub(' ', frame)))} "
    quoted = {fold(one.text) for one in framed.passages}
    return any(fold(one.title) in quoted or f" {fold(one.title)} rule " in words for one in rules if fold(one.title))


_NUMBERED = expression(r"\d+\s*\([^()]*\)")
"""A number and what stands in brackets behind it."""


def _calls_itself(rules: Sequence[RuleText]) -> bool:
    """Whether the rules call themselves rules."""
    return any(_RULE_WORD.search(one.text) for one in rules)


_RULE_WORD = expression(r"\b[Rr]ules?(?:et)?\b")


def _has_parts(rules: Sequence[RuleText], said: set[str]) -> bool:
    """Whether a rule has a section of its own of a number that the text names."""
    for one in rules:
        headed = {label.lower() for _, (label, _title) in sections(one.text) if label}
        listed = {label_of(one.text, span).lower() for span in items(one.text) if _bare(one.text, span)}
        if said & (headed | listed):
            return True
    return False


def _bare(text: str, span: tuple[int, int]) -> bool:
    """Whether the label of an item stands without an opening bracket, as those of sections do."""
    return text[span[0]] != "("
