"""Reads what is done with things that are told by their places in a row: "Of 443, 444 and 445 I vote FOR the first and
ABSTAIN on the other two". The sentence is read with the things themselves in the place of such words.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import NamedTuple

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear, live_text
from parsers.acts.pointing.quotation import quoted_items
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.acts.reworded.pairing import NAMES, NUMBERS, Listed, items_of
from parsers.body.statements import Statement
from parsers.scan import mask_quotes
from parsers.slots.numbers import FEW, NTH

_PLACES = frozenset(
    "first former second third fourth fifth last latter other others rest remaining remainder one item proposal".split()
)
"""One of these tells a place, or is told by one."""
_PLACE = expression(
    r"(?<!all )\b[Tt]he\s+(?P<place>first|former|second|third|fourth|fifth|last|latter|others?|rest|remaining|remainder)(?:\s+(?P<many>two|three|four))?(?:\s+ones?)?"
    r"(?:\s+of\s+(?:them|(?:these|those)(?:\s+(?:two|three|four|five))?|the\s+(?:two|three|four|five|pair|lot)))?"
    r"(?=\s*(?:$|[.,;:!?()–—-]|of\s+(?:(?:the|my)\s+)?(?:proposals?\s|consultations?\s|[A-Z#\d])|(?:and|but|gets?|receives?|has|have|earns?|gains?|my|an?|only|is|are|too|as\s+well|to|at|with|for|because|since|instead|YES|NO|PARADOX|TRUE|FALSE|(?:IN)?CONSISTENT|[A-Z]{3,}|[mM]\d+|I\s+(?:(?:hereby|now|also|must|gladly)\s+)?(?:say|vote|give|answer|cast|am))\b))"
)
_VOTED_THERE = expression(
    r"\b(?:[Oo]n|[Tt]o|[Ff]or)\s+(?P<the>the)\s+(?:first|former|second|third|fourth|fifth|last|latter)\b[^,;:.!?]{0,40}?\sI\s[^,;:.!?]{0,40}?\s[A-Z]{3,}\b"
)
"""A vote at a place: where that is not told like the others, none of them is sure."""
_KIND = r"(?:proposals?|props?|consultations?|indictments?|numbers?|tweaks?|contracts?|subgames?)"
_HEAD = expression(
    rf"\W*(?:(?i:now|so|ok|okay|then|and)(?:\s*+,)?\s+)?(?P<about>(?!FOR\b)(?i:of|out\s+of|on|as\s+(?:for|to)|regarding|about|for|from|between|among|re|concerning)\s+)?"
    rf"(?:(?i:both|the|my|these|his|her|eir|their)\s+)*(?:(?i:{_KIND})\s+)?$"
)
_AFTER = expression(
    r"\s*(?P<noun>(?:contracts|subgames|proposals|consultations|tweaks|pacts|games|agreements))?\s*(?P<mark>[,:;–—-]*)\s*"
)
_ALL = expression(r"(?<=\s)all(?:\s+of\s+(?:them|these|those)|\s+three|\s+four)?(?=\s*(?:$|[.,;!]|(?:the|for|on)\b))")
_ALL_BUT = expression(r"(?<=\s)all(?:\s+of\s+(?:them|these|those))?\s+(?:but|except(?:\s+for)?|save)\s+(?=the\s)")
_THIS_ONE = expression(r"\b(?:this|that)(?:\s+one)?\b(?!\s+[a-z])", re.I)
_BEFORE_IT = expression(
    r"\bthe\s+(?:one|item|proposal)\s+(?:just\s+)?(?:before|above)(?:\s+(?:it|this|that)(?:\s+one)?)?\b"
)
ROOM = 400
"""Characters of a sentence that is looked through."""
WHICH = "which of them is meant"


class _Things(NamedTuple):
    """What was named in a row, and the sentence without that."""

    items: list[str]
    rest: str
    at: int
    """Where the words begin that name them."""
    headed: bool
    """Whether they stand at the head of the sentence, so that "all" means these."""
    quoted: bool = False


def by_places(c: Context, st: Statement, read: Reading) -> bool:
    """Read a sentence that tells things by their places in a row that it, or the sentence before, names; whether it is
    one."""
    text = c.body[st.start : st.end]
    if len(text) > ROOM or ("the " not in text and "The " not in text and not text.startswith("Of ")):
        return False
    if not text.startswith("Of ") and c.words_of(st).isdisjoint(_PLACES):
        return False
    text = live_text(c, text.replace("\n", " "), st.start)
    placed = _PLACE.search(text) is not None or (c.layout.quoted and _BEFORE_IT.search(text) is not None)
    if not placed and not (text.startswith("Of ") and _ALL.search(text)):
        return False
    named = _named_in(text, st.start) or _named_before(c, st, text)
    things = named or _quoted(c, st, text)
    if things is None:
        return False
    voted = _VOTED_THERE.search(things.rest)
    if voted is not None and _PLACE.match(things.rest, voted.start("the")) is None:
        add_unclear(c, st.start, st.start + len(text.rstrip()), WHICH)
        return True
    told = _told(things)
    if told is None or told == text:
        return False
    room = st.end - things.at
    known = state_of(c)
    made, unclear = len(c.acts), len(c.unclear)
    for text_told in (told, told.rjust(room)) if len(told) <= room else ():
        reread(c, st._replace(start=st.end - len(text_told)), text_told, read)
        if len(c.acts) > made and len(c.unclear) == unclear:
            span_whole(c, st, made)
            return True
        put_back(c, known)
        known = state_of(c)
    read(c, st)
    if len(c.acts) > made and named is not None:
        put_back(c, known)
        add_unclear(c, st.start, st.start + len(text.rstrip()), WHICH)
    return True


def _row(text: str, end: int | None = None) -> Listed | None:
    """The one row of numbers, or else of names, in a text."""
    masked = mask_quotes(text if end is None else text[:end])
    for pattern in (NUMBERS, NAMES):
        found = [one for one in (items_of(text, m) for m in pattern.finditer(masked)) if len(one.items) > 1]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _named_in(text: str, start: int) -> _Things | None:
    """The things that the sentence itself names: at its head, or behind the place ("the first of 443 and 444")."""
    first = _PLACE.search(text)
    row = _row(text, first.start() if first is not None else None)
    if row is not None:
        head = _HEAD.fullmatch(text, 0, row.start)
        after = _AFTER.match(text, row.end)
        items = [said.strip() for _, _, said in row.items]
        if head is not None and after is not None:
            if after["noun"]:
                items = [f"{one} {after['noun'].removesuffix('s')}" if not one[-1:].isdigit() else one for one in items]
            if head["about"] or ":" in after["mark"]:
                return _Things(items, text[after.end() :], start, headed=True)
        return _Things(items, text, start, headed=False) if items[0][-1:].isdigit() else None
    if first is None:
        return None
    of = re.match(r"\s+of\s+(?:(?:the|my)\s+)?(?:proposals?\s+|consultations?\s+)?", text[first.end() :])
    if of is None:
        return None
    begin = first.end() + of.end()
    behind = NUMBERS.match(text, begin) or NAMES.match(text, begin)
    if behind is None:
        return None
    listed = items_of(text, behind)
    return _Things(
        [said.strip() for _, _, said in listed.items], text[: first.end()] + text[listed.end :], start, headed=False
    )


def _named_before(c: Context, st: Statement, text: str) -> _Things | None:
    """The things that the sentence before names, where it is of the same paragraph and does nothing."""
    if not c.index or st.new_paragraph or st.mark:
        return None
    above = c.statements[c.index - 1]
    if above.end - above.start > ROOM or any(act.start >= above.start for act in c.acts):
        return None
    row = _row(c.body[above.start : above.end].replace("\n", " "))
    return (
        _Things([said.strip() for _, _, said in row.items], text, above.start, headed=False)
        if row is not None
        else None
    )


def _quoted(c: Context, st: Statement, text: str) -> _Things | None:
    """The numbered items of the quotation right above the sentence; "this one" is the last of them."""
    quote = c.layout.quote_above(st.start) if c.layout.quoted else -1
    if quote < 0:
        return None
    items = quoted_items(c, next((one for one in c.statements if one.start > quote), st))
    if len(items) < 2:
        return None
    if _BEFORE_IT.search(text):
        text = _THIS_ONE.sub(items[-1], _BEFORE_IT.sub(items[-2], text))
    elif len(items) == 2 and _PLACE.search(text)["place"] == "other":  # type: ignore[index]
        text = _THIS_ONE.sub(items[-1], text).replace("the other one", items[0]).replace("the other", items[0])
    return _Things(items, text, st.start, headed=False, quoted=True)


def _told(things: _Things) -> str | None:
    """The sentence with the things in the place of their places; nothing where a place is not in the row."""
    items, text = things.items, things.rest
    named = [item for place in _PLACE.finditer(text) for item in _at(items, place) or ()]
    out: list[str] = []
    end = 0
    if (
        things.headed
        and (but := _ALL_BUT.search(text)) is not None
        and (place := _PLACE.match(text, but.end())) is not None
    ):
        left = _at(items, place)
        kept = [item for item in items if item not in left] if left else []
        text = text[: but.start()] + " and ".join(kept) + text[place.end() :] if kept else text
    for place in _PLACE.finditer(text):
        meant = _at(items, place)
        if meant is None:
            if not things.headed and not things.quoted:
                return None  # "FOR 301 and 302, AGAINST the rest"
            meant = [item for item in items if item not in named]
            if (
                not meant
                or (place["many"] and len(meant) != FEW[place["many"]])
                or (place["place"] == "other" and not place["many"] and len(meant) != 1)
            ):
                return None
        if not meant:
            return None
        out += [text[end : place.start()], " and ".join(meant)]
        end = place.end()
    told = "".join(out) + text[end:]
    if things.headed and (every := _ALL.search(told)) is not None:
        told = told[: every.start()] + " and ".join(items) + told[every.end() :]
    return told


def _at(items: list[str], place: re.Match[str]) -> list[str] | None:
    """The items at a place; None for those that are left."""
    word = place["place"]
    if word not in NTH:
        return None
    if word in ("former", "latter") and len(items) != 2:
        return []
    many = FEW.get(place["many"] or "", 1)
    nth = NTH[word]
    if nth >= len(items) or many > len(items):
        return []
    return items[-many:] if nth < 0 else items[nth : nth + many]
