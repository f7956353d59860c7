"""Numbers of things said in words are read as figures: "consultation forty-eight", "proposals forty-one and forty-two".

The text keeps its length: blanks stand before the figures.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.slots.numbers import TENS, UNITS, spelled

_ONES = "|".join(sorted((word for word, value in UNITS.items() if value < 20), key=len, reverse=True))
_TENS = "|".join(sorted(TENS, key=len, reverse=True))
_NUMBER = rf"(?:(?:(?:{_ONES}|an?)[ -]hundred(?:[ -](?:and[ -])?)?)?(?:(?:{_TENS})(?:[ -](?:{_ONES}))?|ten|eleven|[a-z]{{3,5}}teen|twelve)|(?:{_ONES}|an?)[ -]hundred(?:[ -](?:and[ -])?(?:{_ONES}))?)"
_UNIT = r"(?!['’\w-]|\s+(?:times|more|other|others|of|per|percent|minutes?|hours?|days?|weeks?|ndays?|nweeks?|months?|years?|points?|players?|people|votes?|words?|lines?|macks?|mackerel|socks?|seconds?|hundred|thousand)\b)"
_NAMED = expression(
    rf"\b(?P<kind>(?i:proposal|prop|consultation|indictment)s?\s+(?:number\s+)?)(?P<first>{_NUMBER}){_UNIT}(?:(?P<join>\s+and\s+|,\s+)(?P<second>{_NUMBER}){_UNIT})?"
)
SPELLED_KINDS = frozenset("proposal proposals prop props consultation consultations indictment indictments".split())
"""One of these stands before such a number."""
_SPELLED_WORDS = frozenset(
    (*TENS, "hundred", "ten", "eleven", "twelve", *(word for word in UNITS if word.endswith("teen")))
)


def in_figures(text: str) -> str:
    """The text with the numbers of proposals, consultations and indictments in figures."""
    if not any(word in text for word in _SPELLED_WORDS):
        return text
    return _NAMED.sub(_in_figures, text)


_HEAD = expression(
    rf"(?P<lead>\W*(?:(?:and|but|now|then|so|on|as\s+for|for)\W+)?)(?P<first>(?:{_ONES})[ -]hundred(?:[ -](?:and[ -])?(?:(?:{_TENS})(?:[ -](?:{_ONES}))?|(?:{_ONES})))?)(?=\s*(?:[,:;]|[-–—]+\s)|\s+(?:is|gets?|has|deserves|I)\b)",
    re.I,
)


def head_in_figures(text: str) -> str:
    """The text of a statement that votes with the number with which it begins in figures: "Four hundred two: FOR"."""
    found = _HEAD.match(text)
    value = spelled(found["first"].lower()) if found is not None else None
    if found is None or value is None:
        return text
    return found["lead"] + str(value).rjust(len(found["first"])) + text[found.end() :]


def _in_figures(found: re.Match[str]) -> str:
    out = found["kind"]
    for name in ("first", "second"):
        said = found[name]
        if said is None:
            break
        value = spelled(said.replace("an ", "one ", 1).replace("a ", "one ", 1) if said.startswith("a") else said)
        out += ((found["join"] or "") if name == "second" else "") + (str(value) if value is not None else said).rjust(
            len(said)
        )
    return out


SHORTHAND = frozenset("bc cuz coz bcos bcuz becuz becos bcause cause y n".split())
"""How hasty people write "because"."""
_BECAUSE = expression(
    r"(?<=\s)(?:b/?c|cuz|coz|bcos|bcuz|becuz|becos|bcause|['’]cause|(?<!i )(?<!to )(?<!ll )(?<!by )(?<!hereby )(?<!and )(?<!or )cause(?=\s+(?:he|she|im|it['’]?s|they|we|you|u)\s))(?=\s)",
    re.I,
)


_WITH_REWARD = expression(r"\bw/\s*(?:an?\s+)?(?:reward|pay|salary)\s+(?:of\s+)?(?=m?\s?\d)", re.I)
_AND = expression(r"(?<=\d)(?P<n>\s+n\s+)(?=#?\d)", re.I)
_WHY_NOT = expression(r",\s+y\s+not\s*+[.!?]*\s*$", re.I)


def written_out(text: str) -> str:
    """The text, of the same length, with a plain word for a hasty one: "bc" is "as"."""
    text = _WITH_REWARD.sub(lambda found: "at ".ljust(len(found.group())), text)
    text = _AND.sub(lambda found: " &".ljust(len(found["n"])), text)
    text = _WHY_NOT.sub(lambda found: " " * len(found.group()), text)
    return _BECAUSE.sub(lambda found: "as".ljust(len(found.group())), text)
