"""How often something is done, said before it in an item of a list: "twice: send a Blue sock to Hob", "3x: give m1 to Pim".
It is put behind what is done; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression

OFTEN_FIRST = expression(
    r"(?P<lead>\W*)(?P<often>twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s+times(?:\s+over)?|an?\s+[A-Z]\w+(?:\s[A-Z]\w+)?\s+of\s+times|\d{1,3}\s?[x×]|[x×]\s?\d{1,3})"
    r"\s*[:,–—-]\s+(?P<deed>[a-z][^:;\x00]{3,200}?)(?P<end>\s*+[.;,]?\s*)"
)


def often_behind(text: str) -> str:
    """The text of an item, of the same length, with how often it is done at its end."""
    found = OFTEN_FIRST.fullmatch(text)
    if found is None:
        return text
    often = found["often"]
    if often[0].isdigit() and often[-1] in "x×":
        often = f"x{often[:-1].strip()}"
    said = f"{found['lead']}{found['deed']} {often}"
    return said.ljust(len(text) - len(found["end"])) + found["end"]
