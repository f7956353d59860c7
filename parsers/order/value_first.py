"""A value said before what it is: "INCONSISTENT, that's my claim on 139", "m25, that is my new Reward for Law", "Fetch,
that's the Trick I select", "NOT GUILTY: that is what I find on Indictment 7".

The sentence is read with what it is in front ("my claim on 139 is INCONSISTENT"), and keeps its length. What stands
between the two, "On Indictment 7, me being a juror there: GUILTY", is left out where it only says who speaks.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression

SAYING: Final = frozenset("that this such my what".split())
"""One of these is in such a sentence."""
_VALUE = r"(?P<value>[\"“][^\"”\n]{1,60}[\"”]|(?!(?:so|and|but|well|now|then|if|when|not|no|yes|here|there|I|it|that|this|ok|okay|oh|right)\b)[\w'’-]{2,20}(?:\s[\w'’-]{1,20}){0,3}?)"
_HEAD = r"(?:^|(?<=[:;.!]\s))(?P<head>\W*(?:(?:and|so|but|well|ok|okay|oh|right|yes|now)\b,?\s+){0,2})"
_THAT_IS = r"(?:\s*[,:–—]|\s-{1,2})\s+(?:and\s+|yes\s+)?(?:that|this|such)(?:['’]s|\s+is)\s+(?:now\s+|hereby\s+)?"
_ON = r"(?:\s+(?:on|to|in|for|of|about|as\s+to)\s+(?:(?:the\s+)?(?:[a-z]+\s+)?#?\d{1,6}|[\"“][^\"”\n]{1,60}[\"”]|(?:the\s+)?(?:Ministry\s+of\s+)?(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3}|it|that|this|both))?"
_END = r"(?P<tail>(?=\s*(?:[,;:.!–—(]|$)|\s+(?:from|as|and|because|since|for\s+I)\s))"
_MINE = expression(
    rf"{_HEAD}{_VALUE}(?:{_THAT_IS}|(?:\s*:)\s+)(?P<mine>my\s+(?:(?:new|own|final|official|only|considered|honest)\s+)?(?:answer|ruling|claim|verdict|vote|finding|choice|judge?ment|mental\s+state|state\s+of\s+mind|reward){_ON}){_END}",
    re.I,
)
"""What is the author's."""
_I_DO = expression(
    rf"{_HEAD}{_VALUE}{_THAT_IS}(?:what\s+|the\s+(?P<noun>[a-z]{{2,14}}(?:\s[a-z]{{2,14}})?)\s+(?:that\s+|which\s+)?)I\s+(?:(?:hereby|now|also|herewith)\s+)?(?P<verb>[a-z]{{2,14}})(?P<thing>(?:\s+[^,;:.!?\x00]{{1,50}}?)?){_END}",
    re.I,
)
"""What he does with it."""
_PREPOSITION = expression(r"\s+(?:on|to|in|for|of|about|as|from|with|by)\s", re.I)
_NOT_SO = expression(r"\b(?:not|never|was|were|would|might|if|unless|whether)\b|n['’]t\b|\?", re.I)


def value_first(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with what a value is before it."""
    found = _MINE.search(text)
    if found is not None:
        said = f"{found['mine']} is {found['value']}"
        if len(found["head"] + said) > len(found[0]):
            said = f"{found['mine']}: {found['value']}"
    else:
        found = _I_DO.search(text)
        if found is None or found["verb"].lower() not in verbs:
            return text
        said = _deed(found)
    if _NOT_SO.search(found[0]) is not None or "?" in text:
        return text
    whole = f"{found['head']}{said}"
    return (
        text[: found.start()] + whole.ljust(len(found[0])) + text[found.end() :]
        if len(whole) <= len(found[0])
        else text
    )


def _deed(found: re.Match[str]) -> str:
    """What its author does, as most would say it."""
    noun, thing = found["noun"], found["thing"]
    if noun is not None and not thing.strip():
        return f"I {found['verb']} the {noun} {found['value']}"
    if _PREPOSITION.match(thing) is not None:
        return f"I {found['verb']} {found['value']}{thing}"
    return f"I {found['verb']}{thing} {found['value']}"


STANDING: Final = frozenset({"being", "where", "as", "which", "i"})
"""One of these says in which place somebody speaks."""
_STANDING = expression(
    r"(?P<on>(?:^|(?<=[.;!]\s))\W*(?:and\s+|now\s+|so\s+)?(?:on|in|to|as\s+to)\s+(?:(?:the\s+)?(?:indictment|consultation|proposal)\s+)?#?\d{1,6})(?P<aside>,\s+(?:(?:me|I|myself)\s+being|being|where\s+I\s+(?:am|sit|serve)|as\s+I\s+am|as\s+(?:its|one\s+of\s+its|a)|of\s+which\s+I\s+am|on\s+whose\s+jury\s+I\s+(?:am|sit))\s[^,;:.!?\x00]{2,60}?)(?=\s*(?::|,\s+I\s|,\s+my\s))",
    re.I,
)


def without_standing(text: str) -> str:
    """Blanks for what only says in which place somebody answers: "On 31, being its Priest: TRUE"."""
    found = _STANDING.search(text)
    return (
        text if found is None else text[: found.start("aside")] + " " * len(found["aside"]) + text[found.end("aside") :]
    )
