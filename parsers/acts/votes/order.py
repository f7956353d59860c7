"""Votes on the items of a quoted list by their places: "FOR, AGAINST, FOR.", "FOR the first two, AGAINST the last"."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.pointing.quotation import quoted_items
from parsers.acts.votes.voting import add_vote
from parsers.body.statements import Statement
from parsers.scan import Scan
from parsers.slots.numbers import FEW, NTH

_IN_TURN = expression(
    r"\W*(?P<votes>[A-Za-z]{3,}(?:\s*(?:,|/|;|\band\b)\s*(?:and\s+)?(?!and\b|respectively\b|in\b)[A-Za-z]{3,})+)\s*+,?\s*(?:respectively|in\s+(?:that|this)\s+order)?\W*",
    re.I,
)
_WORD = expression(r"[A-Za-z]{3,}")
_PLACE = (
    r"(?:the\s+)?(?P<place>first|second|third|fourth|fifth|last|latter|former|others?|rest)(?:\s+(?P<many>two|three|four|five)"
    r"|(?:\s*+,\s*(?:the\s+)?(?P<also>second|third|fourth))?\s+and\s+(?:the\s+)?(?P<too>second|third|fourth|fifth|last))?"
)
_PLACES = frozenset("first second third fourth fifth last latter former other others rest".split())
"""One of these is in it."""
_ON_PLACE = expression(
    rf"(?P<choice>\b[A-Za-z]{{3,}})\s+(?:(?:on|for|to)\s+)?{_PLACE}(?:\s+(?:ones?|items?|proposals?))?(?=\s*(?:$|[.,;:!()–—-]|(?:and|but|because|since|as)\b))",
    re.I,
)


def votes_in_order(c: Context, st: Statement, s: Scan) -> bool:
    """Read votes that tell only by their order what they are on; whether the statement is of that kind."""
    turn = _IN_TURN.fullmatch(s.text)
    if turn is not None:
        said = [word for word in _WORD.finditer(s.text, *turn.span("votes")) if word[0].lower() != "and"]
        if c.data or len(said) < 2 or not all(word[0] in c.vocabulary.choices for word in said):
            return False
        if len({word[0] for word in said}) == 1 and len(_items(c, st)) < 2:
            return False  # "FOR, FOR, FOR!"
        items = _items(c, st)
        if len(items) != len(said):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "which vote is on what")
            return True
        for word, item in zip(said, items, strict=True):
            add_vote(c, st, s, word[0], item, word.start(), word.end())
        return True
    placed = _ON_PLACE.finditer(s.text) if s.holds(_PLACES) else ()
    found = [one for one in placed if one["choice"] in c.vocabulary.choices]
    if c.data or not found or s.text[: found[0].start()].strip(" ,.-–—"):
        return False
    items = _items(c, st)
    if not items and all(one["place"].lower() not in NTH for one in found):
        return False  # "AGAINST the rest", below votes with their numbers
    voted: list[str] = []
    for one in found:
        if one["place"].lower() not in NTH:
            rest = [item for item in items if item not in voted]
            if not voted or not rest or (one["place"].lower() == "other" and len(rest) > 1):
                add_unclear(c, st.start + one.start(), st.start + one.end(), "which vote is on what")
                continue
            for item in rest:
                add_vote(c, st, s, one["choice"], item, one.start(), one.end())
            continue
        nth, many = NTH[one["place"].lower()], FEW.get((one["many"] or "").lower(), 1)
        meant = items[nth:][:many] if nth >= 0 else items[len(items) - many :]
        further = [NTH[one[name].lower()] for name in ("also", "too") if one[name]]
        meant += [items[place] for place in further if place < len(items)]
        if len(items) < 2 or len(meant) < many + len(further):
            add_unclear(c, st.start + one.start(), st.start + one.end(), "which vote is on what")
            continue
        voted += meant
        for item in meant:
            add_vote(c, st, s, one["choice"], item, one.start(), one.end())
    return True


def _items(c: Context, st: Statement) -> list[str]:
    """The numbered items of the quotation above a statement, in order."""
    quote = c.layout.quote_above(st.start) if c.layout.quoted else -1
    if quote < 0:
        return []
    return quoted_items(c, next((one for one in c.statements if one.start > quote), st))
