"""Amendments as values: rules as documents, and what a sentence orders - rules and places named, texts, operations."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.amendments.words import Do


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as a document; `number` as the game writes it ("90" or "4E90"), None while it has none."""

    number: str | None
    title: str = ""
    power: str = "1/2"
    text: str = ""
    repealed: bool = False
    key: str = ""
    """The caller's own name of the document, handed back untouched; "" for a new rule."""
    known: bool = True
    """Whether title and text are at hand: of a rule known only by its number, nothing about them is certain."""


def name_of(rule: RuleText) -> str:
    """How a doubt names a rule."""
    return f"Rule {rule.number}" if rule.number is not None else f"the new rule {rule.title!r}"


@dataclass(frozen=True, slots=True)
class Words:
    """A text given in an order: `kind` the noun before it, `block` when its own lines are meant."""

    text: str
    kind: str = ""
    block: bool = False
    bare: bool = False
    """It stood without delimiters."""
    doubt: str = ""
    """Why it is not certain where it ends."""
    last: bool = False
    """It has no delimiter at its end, and the proposal ends with it."""
    own: bool = False
    """It has delimiters, and stands with them on lines of its own."""
    margin: bool = False
    """Nothing but its margin tells it from the words around."""
    stopped: bool = False
    """A stop stands directly behind its closing quotation mark."""
    nth: int = 0
    """It is to be that one of its sort, from 1: "a second paragraph"."""


@dataclass(frozen=True, slots=True)
class Name:
    """A rule as named: by number, by title, or both (then both must fit)."""

    number: str = ""
    title: str = ""
    power: str = ""
    """The Power, or the mutability, in brackets behind the number: it must fit too."""
    quoted: bool = False
    """Nothing but a title in quotes, which might be words of a text as well."""
    text: str = ""
    """What its whole text is said to be: it must be that."""


@dataclass(frozen=True, slots=True)
class Ref:
    """Rules meant: named ones, the one spoken of before (`back`), the one just created (`new`), or every rule."""

    names: tuple[Name, ...] = ()
    back: bool = False
    new: bool = False
    every: bool = False
    whole: bool = False
    """Spoken of before, and called a rule: the part spoken of last does not matter."""
    containing: Words | None = None

    @property
    def quoted(self) -> bool:
        """Whether some rule is named by nothing but its title in quotes."""
        return any(one.quoted for one in self.names)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a text: a unit ("paragraph") and how it is picked out of several."""

    unit: str
    how: str
    """ordinal, label, titled, named, begins, ends, contains, reads, range, or the only one."""
    index: int = 0
    count: int = 1
    label: str = ""
    words: Words | None = None
    until: Words | None = None
    """The other end of a range, or how a unit that begins with `words` ends; None: to the end of the whole."""
    inclusive: bool = True
    beside: Part | None = None
    """The part behind which, or else (`inclusive`) before which a range lies."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where: rules, and parts within parts, the outermost first."""

    ref: Ref | None = None
    parts: tuple[Part, ...] = ()


TWICE = "=2"
"""Both occurrences, of which there must be just two."""
OF_TWO = "of two"
"""The label of a part that is one of exactly two."""
ANY_CASE = "all in any case"
"""Every occurrence, however its letters are written: this is certain only where all are written alike."""

AT_START, AT_END = "start", "end"
"""The occurrence with which a text begins, or ends."""
LISTED = "listed"
"""The edge of an order that is one of a list, each of which stands for itself."""
EACH = "each"
"""The edge of an order that is one of several in as many places."""
IT = "it"
"""The form of an order that takes away what it only calls "it"."""
OWN = "own"
"""The form of a move to an end of the list, or the paragraph, in which something stands."""
NOWHERE = "nowhere"
"""The edge of words that are to be inserted in a rule, no place in it being named."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What an order acts on: words as quoted (`which` of them), a part, or else the whole of the place."""

    words: Words | None = None
    which: str = ""
    """"" the only one, "all", "=3" all of just three, or an ordinal as an integer in digits (-1 the last)."""
    part: Part | None = None
    place: Place = Place()
    bullet: bool = False
    """A list item is meant with its marker."""


@dataclass(frozen=True, slots=True)
class Order:
    """One operation as ordered."""

    do: Do
    place: Place = Place()
    spot: Spot = Spot()
    other: Spot | None = None
    """The far side of "between A and B"."""
    new: Words | None = None
    form: str = ""
    """The unit as which a new text is to stand: paragraph, sentence, item ..."""
    edge: str = ""
    number: str = ""
    title: str = ""
    old: str = ""
    """A value that is to be changed, when it is said."""
    power: str = ""
    step: int = 0
    """+1 or -1: the Power is a difference."""
    lone: bool = False
    """No word said what kind of text it is."""
    beside: Spot = Spot()
    """Beside what something is moved (`edge` says how, `other` is the far side), or with what it is exchanged."""
    renumber: str = ""
    """What is to be numbered anew: "list", "section"; "" when nothing is."""


@dataclass(frozen=True, slots=True)
class Said:
    """What one sentence orders; `heading` means that it only names the place of what follows."""

    orders: tuple[Order, ...] = ()
    place: Place | None = None
    heading: bool = False
    inner: str = ""
    """A heading's own block, whose sentences belong to it."""
    goes_on: bool = False
    """It began with "then", "also": it speaks of the same rule as the sentence before."""
    together: bool = False
    """Its operations were joined by "and", so their order should not matter."""


def merge(inner: Place, outer: Place) -> Place:
    """A place within another: what the inner one leaves open, the outer one says."""
    if inner.ref is not None and not (inner.ref.back and outer.ref is not None):
        return inner
    if inner.ref is not None and inner.ref.whole:
        return Place(outer.ref, inner.parts)
    return Place(outer.ref, (*outer.parts, *inner.parts))


def renamed(place: Place, order: Order) -> Place:
    """A place spoken of, after an order that may have given its rule another number."""
    ref, was = place.ref, order.place.ref
    if order.do is not Do.NUMBER or not order.number or ref is None or was is None:
        return place
    if len(ref.names) != 1 or ref.names != was.names:
        return place
    return replace(place, ref=replace(ref, names=(Name(order.number),)))


def _disagree(first: tuple[Name, ...], then: tuple[Name, ...]) -> bool:
    """Whether two places name rules that have neither a number nor a title in common: then neither is meant surely."""
    alike = any(
        (a.number != "" and a.number.lower() == b.number.lower()) or (a.title != "" and a.title == b.title)
        for a in first
        for b in then
    )
    return bool(first) and bool(then) and not alike


def along(first: Place, then: Place) -> Place:
    """Two places named one after the other: "to Rule 15, at the end of section 2"; the rule is around the part."""
    if first.ref is not None and then.ref is None:
        return Place(first.ref, (*first.parts, *then.parts))
    if first.ref is not None and then.ref is not None and _disagree(first.ref.names, then.ref.names):
        return Place(Ref(), (*first.parts, *then.parts))
    return merge(first, then)


def apart(order: Order, before: Place) -> Order:
    """An operation in a part of the same kind as the part before: "in the first sentence ..., in the second ..."."""
    parts, count = order.place.parts, len(before.parts)
    inner = parts[count:] if count and parts[:count] == before.parts else ()
    units = [one.unit for one in before.parts]
    if inner and inner[0].unit in units:
        return replace(order, place=Place(order.place.ref, inner))
    part = order.spot.part
    if count and parts == before.parts and part is not None and part.unit in units:
        return replace(order, place=Place(order.place.ref, parts[: units.index(part.unit)]))
    return order


def crosses(order: Order, orders: Iterable[Order]) -> bool:
    """Whether one of the operations before puts in the words that this one looks for: "A with B and B with A"."""
    words = order.spot.words.text.strip() if order.spot.words is not None else ""
    before = itertools.takewhile(lambda one: one is not order, orders)
    return words != "" and any(one.new is not None and words in one.new.text for one in before)


def join_on(orders: list[Order], more: list[Order]) -> None:
    """Adds further operations of a sentence; in "strike A and insert B", B is to stand where A stood."""
    one, after = orders[-1], more[0]
    there = (not after.place.parts or after.place == one.place) and not _from_list(one) and after.old != "add"
    if one.do is Do.DELETE and after.do is Do.APPEND and after.lone and there and len(more) == 1:
        orders[-1] = replace(one, do=Do.REPLACE, new=after.new)
    else:
        orders.extend(more)


def _from_list(order: Order) -> bool:
    """Whether something is taken out of a list: what is added then is an item of it, but perhaps not in its place."""
    return bool(order.place.parts) and order.place.parts[-1].unit == "list"


def look_ahead(orders: list[Order]) -> list[Order]:
    """ "Replace A with B and C with D in Rule 5": the rule named last is meant from the first."""
    for index in range(len(orders) - 2, -1, -1):
        one, after = orders[index], orders[index + 1]
        if one.place.ref is None and one.do is not Do.CREATE and after.place.ref is not None:
            orders[index] = replace(one, place=Place(after.place.ref, (*after.place.parts, *one.place.parts)))
    return orders


def writes(order: Order, place: Place) -> bool:
    """Whether the operation replaces the whole text of a rule."""
    return order.do is Do.REPLACE and order.spot == Spot() and not place.parts


def counts(order: Order) -> bool:
    """Whether what the operation does depends on how the rest of the text reads: it counts, or adds to an end."""
    parts = [*order.place.parts, *([order.spot.part] if order.spot.part is not None else [])]
    counted = any(one.how in ("ordinal", "only") for one in parts) or order.spot.which not in ("", "all")
    placed = (Do.APPEND, Do.PREPEND, Do.MOVE, Do.SWAP)
    return counted or order.renumber != "" or order.do in placed
