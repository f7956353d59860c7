"""Who is spoken to at the end of a sentence is no part of it: "I withdraw 305, Hose."

A name behind a comma may as well be the next of a list, or name what stands before it. So it is only taken away where
neither can be: behind a number, a quotation, a vote, a pronoun, or a thing that has its name already.
"""

from __future__ import annotations

from collections.abc import Set

from engine.expressions import expression

_ADDRESS = (
    r"(?P<address>,\s+(?:my\s+dear\s+|dear\s+|old\s+|friend\s+)?(?P<name>[A-Z][\w'’-]*[a-z][\w'’-]*))(?=\s*+[.!…]*\s*$)"
)
ADDRESS = expression(_ADDRESS)
SPOKEN_TO = expression(
    r"(?:\d|[\"”')\]]|\b(?:it|this|that|them|these|those|all|everything|now|today|too|again|please|here|well|up|off|on|out|in|back|down|FOR|AGAINST|ABSTAIN"
    r"|[A-Z][\w'’-]*\s+(?:contract|pact|treaty|agreement|subgame)|my\s+(?:proposal|tweak|vote|verdict|answer|list)))"
    rf"{_ADDRESS}"
)


def without_vocative(text: str, things: Set[str]) -> str:
    """The text with blanks for who is spoken to; `things` are the names of all that has one by law (offices, flags)."""
    comma = text.rfind(",")
    found = SPOKEN_TO.search(text) if comma >= 0 and ADDRESS.match(text, comma) is not None else None
    if found is None or found["name"].lower() in things:
        return text
    start, end = found.span("address")
    return text[:start] + " " * (end - start) + text[end:]
