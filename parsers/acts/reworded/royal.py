"""Who speaks of himself as "We" does what others do as "I": "We, Lord Brisket, lay down Our office as Gamemaster".

Nobody else is meant where the author names himself behind it, or writes it with a capital in the midst of sentences,
and says "I" nowhere in his mail. The words keep their places.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.expressions import expression

CAPITAL = expression(r"(?<=[a-z,;:]\s)(?:We|Our|Us)\b")
ONESELF = expression(r"\bI(?:['’](?:m|ll|d|ve))?\b|(?<=[a-z]\s)(?:me|my|mine|myself)\b")
PERFORMS = expression(
    r"(?:^|[.!?\n])\s*We\s+(?:(?:hereby|also|now|further|do)\s+){0,2}(?:object|support|submit|select|reinforce|Reinforce|punish|Punish|withdraw|resign|usurp|transfer|deactivate|indict|zot|ZOT|abstain|activate|approve|appoint|fine)\b"
)
"""A deed that only one can do."""
MANY = 2
"""Capitals in the midst of sentences that are no chance."""
ROYAL = expression(r"\bWe\s+are\b|\bWe,|\b(?:We|Our|Us|Ourselves|Ourself|ourselves|ourself)\b")
PLAIN = {
    "We,": "I, ",
    "We": "I ",
    "Our": "my ",
    "Us": "me",
    "Ourselves": "myself   ",
    "Ourself": "myself ",
    "ourselves": "myself   ",
    "ourself": "myself ",
}


def is_royal(live: str, selves: Sequence[str]) -> bool:
    """Whether the author of a mail, who may call himself `selves`, speaks of himself as "We" in his own words."""
    if "We" not in live and "Our" not in live:
        return False
    if ONESELF.search(live) is not None:
        return False
    named = PERFORMS.search(live) is not None or any(f"We, {name}," in live for name in selves)
    return named or sum(1 for _ in zip(CAPITAL.finditer(live), range(MANY), strict=False)) == MANY


def in_singular(text: str) -> str:
    """The same words as another would say them of himself, each at its place."""
    return ROYAL.sub(lambda said: PLAIN.get(said.group()) or "I" + said.group()[2:-3] + "am ", text)
