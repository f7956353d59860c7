"""Whether a pronoun points at a thing of another kind than a deed is about: "My claim on 85 was wrong. I revoke it"
withdraws no proposal.

An action declares the nouns for such things (`Words.other_kinds`). What the clause before the pronoun, or else the
sentence before, speaks of is the thing that it owns or names first.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import cache

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import numbers_in
from parsers.acts.turning import only_points
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.scan import Scan
from parsers.slots.reference import MINE, NOUN

_CLAUSE = r"(?:(?:^|[,;:.!?–—(-]|\b(?:and|but|so|as|since|because|for|though|although|well|now|then|regarding|concerning|about|to)\s)\W*)"


@cache
def _spoken_of(kinds: str, own: str) -> re.Pattern[str]:
    """A noun for another kind, with whose it is, where no noun for the own kind goes on with it: "my contract
    proposal"."""
    return expression(
        rf"{_CLAUSE}(?P<whose>my|our|his|her|eir|their|your|the|this|that|(?-i:[A-Z])[\w-]*['’]s)\s+(?:(?!(?:{own})\b)[\w'’-]+\s+){{0,3}}?(?:{kinds})\b(?!\s+(?:{own})\b)",
        re.I,
    )


def of_another_kind(c: Context, words: Words, hit: Hit, s: Scan, st: Statement) -> bool:
    """Whether the words before a deed that only points speak of a thing of another kind.

    What is not the author's own is none where a thing of the right kind stands beside it: "The vote on my proposal 5
    goes badly, so I withdraw it".
    """
    if not words.other_kinds or not hit.match.values or not only_points(hit.match.values):
        return False
    texts = [s.text[: hit.start]]
    if c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    own = NOUN[Slot.PROPOSAL]
    for text in texts:
        found = list(_spoken_of(words.other_kinds, own).finditer(text))
        named = re.search(rf"\b(?:{own})\b", text, re.I) or numbers_in(text, Slot.PROPOSAL, c.vocabulary)
        if found:
            return not named or found[-1]["whose"].lower() in MINE
        if named:
            return False
    return False
