"""The English of amendments: one sentence -> the operations it orders, or nothing.

Works on frames (see `engine.quoting`): quoted passages are marks, so no quoted word is ever read as an order.
A sentence is read whole or not at all: words that no pattern explains leave it unread, because they may be
a condition. What the operations do to rules is in `engine.amendments`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendment_words import AGAIN, GOES_ON, HEADING, LEAD, NEXT, ORDINALS, PATTERNS, PREFIX, Do


@dataclass(frozen=True, slots=True)
class Order:
    """One operation as ordered; passages are frame marks ("" = none), `at` the words that name the rule."""

    do: Do
    at: str = ""
    old: str = ""
    new: str = ""
    which: str = ""
    """Which occurrence: "" (the only one), "all", or an ordinal."""
    paragraph: str = ""
    form: str = ""
    """How it stands there: paragraph, sentence, line ..."""
    number: str = ""
    title: str = ""
    power: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What one sentence orders; `heading` means that it only names the rule of what follows."""

    orders: tuple[Order, ...]
    at: str = ""
    heading: bool = False
    goes_on: bool = False
    """It began with "then", "also": it speaks of the same rule as the sentence before."""


def read_sentence(sentence: str) -> Said | None:
    """What the sentence (a frame, one line, no bullet) orders; None when any of its words is unexplained."""
    body = " ".join(sentence.split())
    announces = body.endswith(":")
    body = body.rstrip(" .;:,!")
    goes_on = GOES_ON.match(body) is not None
    lead = LEAD.match(body)
    start = lead.end() if lead is not None else 0
    if announces:
        head = HEADING.fullmatch(body, start)
        if head is not None:
            return Said((), _named(head, "at"), heading=True)
    orders = _orders(body, start) or (_orders(body, 0) if start else None)
    return None if orders is None else Said(orders, orders[-1].at, goes_on=goes_on)


def _orders(body: str, start: int) -> tuple[Order, ...] | None:
    made: list[Order] = []
    at = ""
    position = start
    while True:
        prefix = PREFIX.match(body, position)
        place = ""
        if prefix is not None:
            at, place, position = _named(prefix, "at"), _named(prefix, "par"), prefix.end()
        found = _longest(body, position, again=bool(made) and made[-1].do is Do.REPLACE)
        if found is None:
            return None
        order, position = found
        if order.do not in (Do.CREATE, Do.REPEAL):
            order = replace(order, at=order.at or at, paragraph=order.paragraph or place)
        at = order.at or at
        made.append(order)
        if position >= len(body):
            return _look_ahead(made)
        step = NEXT.match(body, position)
        if step is None or step.end() == position:
            return None
        position = step.end()


def _look_ahead(orders: list[Order]) -> tuple[Order, ...]:
    """ "Replace A with B and C with D in Rule 5": the rule named last is meant from the first."""
    for index in range(len(orders) - 2, -1, -1):
        one, after = orders[index], orders[index + 1]
        if not one.at and one.do is not Do.CREATE:
            orders[index] = replace(one, at=after.at, paragraph=one.paragraph or after.paragraph)
    return tuple(orders)


def _longest(body: str, position: int, *, again: bool) -> tuple[Order, int] | None:
    best: tuple[Order, int] | None = None
    patterns = (*PATTERNS, (Do.REPLACE, AGAIN)) if again else PATTERNS
    for do, pattern in patterns:
        found = pattern.match(body, position)
        if found is not None and (best is None or found.end() > best[1]):
            best = (_order(do, found), found.end())
    return best


def _order(do: Do, found: re.Match[str]) -> Order:
    said = {name: value or "" for name, value in found.groupdict().items()}
    if said.get("side", "").lower() in ("before", "preceding"):
        do = Do.BEFORE
    if said.get("edge", "").lower() in ("beginning", "start", "top", "front"):
        do = Do.PREPEND
    title = said.get("title") or said.get("plain", "")
    order = Order(
        do,
        at=_named(found, "at"),
        old=said.get("old", ""),
        new=said.get("new", ""),
        which="all" if said.get("everywhere") else _which(said.get("which", "")),
        paragraph=_named(found, "par"),
        form=_named(found, "form").lower(),
        number=said.get("number") or said.get("second", ""),
        title=title.strip(),
        power=said.get("power", "").replace(" ", ""),
    )
    if do is Do.CREATE and not (said.get("lead", "").strip() or order.title or order.number):
        order = replace(order, form="bare")
    return order


def _which(said: str) -> str:
    words = said.lower().split()
    for word in words:
        if word in ORDINALS or word in ("last", "final"):
            return "last" if word == "final" else word
    return "all" if words and words[0] in ("all", "every", "each", "any") else ""


def _named(found: re.Match[str], prefix: str) -> str:
    """The value of the group of that family that took part in the match."""
    values = [
        value for name, value in found.groupdict().items() if name.startswith(prefix) and name[len(prefix) :].isdigit()
    ]
    return next((value.strip() for value in values if value), "")
