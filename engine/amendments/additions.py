"""The phrases of additions: "insert B after A", "at the end of Rule 15, add the following paragraph", in any order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.amendments.cursor import unit_of
from engine.amendments.orders import EACH, NOWHERE, OF_TWO, Order, Part, Place, Ref, Spot, Words, along, merge
from engine.amendments.spots import COMMA, NAMED, WHOLE_TEXT, Spots, item_named
from engine.amendments.words import (
    BEFORES,
    EDGE,
    EVERYWHERE,
    MARK,
    ORDINAL,
    SIDE,
    STARTS,
    UNIT,
    UNITS,
    UNITS_PLURAL,
    Do,
    cardinal,
    ordinal,
    rx,
    unit,
    verb,
)
from engine.expressions import expression

_INSERT = rx(
    rf"{verb('insert')}(?: hereby)?"
    r"|there (?:shall be|are to be|is to be|is|are)(?: hereby)? (?:inserted|added|placed|appended)"
)
_BREAK = rx(r"an? (?:new )?(?:(?P<line>line)|paragraph) break\b")
_SIDE = rx(rf",? ?{SIDE}")
_BETWEEN = rx(r",? ?(?:in )?between ")
_EVERYWHERE = rx(rf",? ?{EVERYWHERE}")
_AND = rx(r",? ?and ")
_COMMA_MARK = rx(r",(?= (?:after|before|following|at the|the|to the)\b)")
_EDGE = rx(rf",? ?{EDGE}")
_OF = rx(r"of|in")
_BUT_BEFORE = rx(r",? ?but before the (?:last|final) paragraph\b")
_THEREOF = rx(r"thereof\b")
_THE_ONE = rx(r"the one\b")
FOLLOWING = rx(
    rf"(?:the following|this|these)(?: (?:new|additional|further|text|top-level))*(?: (?P<kind>{UNITS_PLURAL}|{UNIT}"
    rf"|text|contents?|words?|phrases?|definitions?|passages?))?\b(?! ?:? ?\ue000)(?: (?P<label>\([\da-z]{{1,4}}\)))?"
    rf"|an? (?:(?:new|additional|further) )?(?:(?P<nth>{ORDINAL}) )?(?P<unit>{UNIT})\b(?! ?:? ?\ue000)"
    r"(?: (?:(?-i:[A-Z]|\d{1,2})(?=,? (?:reading|which|that|as follows|to|in)\b|:)|(?P<own>\([\da-z]{1,4}\))))?"
)

_NTHS = rx(rf"(?:the|its) (?P<first>{ORDINAL}) (?:and|with) (?:the )?(?P<last>{ORDINAL}) (?P<unit>{UNITS_PLURAL})")
_NTHS_ALONE = rx(rf"the (?P<first>{ORDINAL}) and (?:the )?(?P<last>{ORDINAL})(?= ?[,:.;]| ?$)")
"""Between which two of the same sort, that was named just before."""
_EDGE_TWO = rx(rf"(?:the|its) (?P<nth>first|last|final) two (?P<unit>{UNITS_PLURAL})")
_EXISTING = rx(
    r"(?:the|its) (?:two (?:(?:previously )?(?:existing|current) )?|(?:previously )?(?:existing|current) )(?P<unit>"
    rf"{UNITS_PLURAL})"
)
"""Two parts of which a text has no more."""
_PICKED = rx(
    rf"(?:the|its) (?:existing )?(?P<unit>{UNITS_PLURAL}),? (?:(?:that|which) )?(?:begin|start|beginning|starting"
    rf"|opening)(?: (?:with|in|by))? (?P<one>{MARK}) and (?:with )?(?P<other>{MARK})"
)
_TWO = 2
_PLACED = (Do.DELETE, Do.BEFORE, Do.AFTER, Do.BETWEEN, Do.APPEND, Do.PREPEND, Do.MOVE, Do.SWAP)
_UNITS = (
    r"(?P<{0}>list|items?|list items?|bullets?|bullet points?|points?|entries|conditions?|numbers?|steps?|rest|others"
    r"|(?:sub-?)?(?:sections?|clauses?|paragraphs?)|articles?|parts?|provisions?)"
)
_WHAT = (
    r"(?:(?:all(?: of)? )?(?:the |its )?(?:(?:other|subsequent|following|later|remaining|existing|succeeding"
    rf"|rest of the|remainder of the) ){{0,3}}{_UNITS}(?: (?:items?|entries|numbers))?"
    r"(?: (?:that follow|below|after (?:it|that|them)|thereafter|following (?:it|that)))?)"
)
_MANNER = (
    r"(?:,? (?:accordingly|appropriately|correspondingly|consecutively|sequentially|in (?:order|sequence)"
    r"|as (?:appropriate|necessary|needed|required)|to (?:match|suit)))"
)
_RENUMBER = (
    rf"(?:re-?number|re-?letter)(?:ing|s)?(?: {_WHAT.replace('{0}', 'a')}{_MANNER}?|{_MANNER})?"
    rf"|(?:with )?{_WHAT.replace('{0}', 'b')} (?:(?:are|is|being|to be|shall be) )?(?:re-?number|re-?letter)ed"
    rf"{_MANNER}?"
)
_BEHIND = rx(rf"[,;]? ?(?:(?:and|then|and then|also)\b,? ?)?(?:{_RENUMBER})(?=[.,;:]|[ ]*(?:\n|$)|[ ]+(?:as|by)\b)")
"""What is to be numbered anew, in the same sentence."""
_SENTENCE = rx(
    rf"\s*(?:and |then |also |finally,? ){{0,3}}(?:please )?(?:{_RENUMBER})\s*(?:\.(?=\s|$)|;(?=\s)|$|(?=\n))"
)
"""The same in a sentence of its own."""
_NUMBERS = expression(r"\(?\d")


def _noun(found: re.Match[str]) -> str:
    """What is to be numbered anew, in the singular."""
    said = (found["a"] or found["b"] or "list").lower()
    return said.replace("-", "").removeprefix("sub").removesuffix("s")


def _renumbering(orders: Sequence[Order], noun: str) -> list[Order]:
    """The orders, of which the last one's list is numbered anew; of several items taken away, the last comes first."""
    last = orders[-1]
    alike = [one for one in orders if one.do is Do.DELETE and one.place == last.place and one.spot.part is not None]
    if last.do is not Do.DELETE or len(alike) < _TWO or len(alike) != len(orders):
        return [*orders[:-1], replace(last, renumber=noun)]
    parts = [one.spot.part for one in alike if one.spot.part is not None]
    labels = [one.label.lower() for one in parts if one.how == "label"]
    if len(labels) == len(parts) and all(one.isdigit() for one in labels):
        alike.sort(key=lambda one: -int(one.spot.part.label if one.spot.part is not None else 0))
    elif len(labels) == len(parts) and all(len(one) == 1 for one in labels):
        alike.sort(key=lambda one: one.spot.part.label if one.spot.part is not None else "", reverse=True)
    elif labels:
        noun = _UNSURE
    return [replace(one, renumber=noun, edge=EACH) for one in alike]


_UNSURE = "the items, in some order"


class Insertion:
    """What is known so far of an insertion."""

    def __init__(self, place: Place, new: Words | None = None) -> None:
        self.outer = place
        self.place = Place()
        self.new = new
        self.kind = ""
        self.side: Do | None = None
        self.anchor = Spot()
        self.other: Spot | None = None
        self.edge = ""
        self.form = ""
        self.nth = ""
        self.renumber = ""
        self.label = ""
        """The label that the new part is said to get."""
        self.following = False
        """The text was announced as what follows."""

    def orders(self, word: str) -> list[Order] | None:
        """The operation, if enough of it is known; `word` is the verb as written."""
        assert self.new is not None
        place = merge(self.place, self.outer)
        form = self.form or unit_of(self.new.kind)
        new, anchor = self.new, replace(self.anchor, place=Place())
        if self.side is not None:
            return [Order(self.side, place, anchor, self.other, new, form)]
        if self.label and self.renumber and not (self.edge or self.nth):
            anchor = Spot(part=Part("item", "label", (cardinal(self.label) or 0) - 1, label=self.label))
            return [Order(Do.BEFORE, place, anchor, new=new, form="item", renumber=self.renumber)]
        if self.nth and not self.edge:
            index = ordinal(self.nth)
            if index == 0:
                self.edge = "start"
            elif index == -1:
                self.edge = "end"
            else:
                return [
                    Order(Do.BEFORE, place, Spot(part=Part(form, "ordinal", index)), new=new, form=form, number="new")
                ]
        if word.startswith("prepend"):
            self.edge = self.edge or "start"
        listed = bool(place.parts) and place.parts[-1].unit == "list"
        lone = not (self.edge or listed) and not word.startswith(("append", "attach", "tack"))
        do = Do.PREPEND if self.edge == "start" else Do.APPEND
        if lone and word.startswith(("insert", "interpos")) and not (place.parts or new.nth):
            self.edge = NOWHERE
        said = "add" if lone and word.startswith("add") else ""
        return [Order(do, place, other=self.other, new=new, form=form, edge=self.edge, lone=lone, old=said)]


class Additions(Spots):
    """A cursor that reads what is added where."""

    def _anchored(self, default: Place) -> list[Order] | None:
        """ "After A, insert B", "At the end of Rule 15, add B"."""
        start = self.here()
        begun = Insertion(default)
        if not (self._side(begun) or self._edge(begun)):
            self.back(start)
            return None
        if begun.side is not None and begun.anchor.words is not None and self.eat(_EVERYWHERE) is not None:
            begun.anchor = replace(begun.anchor, which=begun.anchor.which or "all")
        while self._into(begun):
            pass
        self.eat(COMMA)
        if self.eat(_INSERT) is not None:
            orders = self._insert(default, self.last_word(), begun)
            if orders is not None:
                return orders
        self.back(start)
        return None

    def _insert(self, default: Place, word: str, begun: Insertion | None = None) -> list[Order] | None:
        start = self.here()
        made = begun or Insertion(default)
        if made.new is None and (found := self.eat(_BREAK)) is not None:
            made.new = Words("\n" if found["line"] else "\n\n", "break")
        elif not self._following(made) and made.new is None:
            made.new = self.words()
        if made.new is None:
            self.eat(COMMA)
        while not self._ready(made):
            more = self._side(made) or self._edge(made) or self._as(made) or self._into(made) or self._text(made)
            more = more or self._renumbers(made)
            if not (more or (made.new is None and not made.following and self._following(made))):
                break
            if made.new is None:
                self.eat(_COMMA_MARK)
        if made.new is None:
            made.new = self.words(below=True, stopped=made.following and bool(made.side or made.edge))
            if made.new is not None and made.kind == "sentence" and not made.new.kind:
                made.new = replace(made.new, kind=made.kind)
        if made.new is None:
            self.back(start)
            return None
        while self._side(made) or self._edge(made) or self._as(made) or self._into(made) or self._renumbers(made):
            pass
        orders = made.orders(word)
        return [replace(one, renumber=made.renumber) for one in orders] if orders is not None else None

    def _ready(self, made: Insertion) -> bool:
        return made.new is not None and self.spent()

    def _following(self, made: Insertion) -> bool:
        found = self.eat(FOLLOWING)
        if found is None:
            return False
        made.following = True
        made.kind = " ".join((found["kind"] or found["unit"] or "").lower().split())
        made.label = (found["label"] or found["own"] or "").strip("()")
        if found["nth"]:
            made.form, made.nth = unit(found["unit"]), found["nth"]
        if self.spent():
            made.new = self.words(below=True)
            if made.new is not None:
                made.new = replace(made.new, kind=made.new.kind or made.kind)
        return True

    def _side(self, made: Insertion) -> bool:
        start = self.here()
        if made.side is None and self.eat(_BETWEEN) is not None:
            alone = self.eat(_NTHS_ALONE) if made.kind in UNITS else None
            if alone is not None and 0 <= ordinal(alone["first"]) == ordinal(alone["last"]) - 1:
                made.anchor = Spot(part=Part(unit(made.kind), "ordinal", ordinal(alone["first"])))
                made.side = Do.AFTER
                return True
            two = self.part() if alone is None else None
            if two is not None and two.how == "ordinal" and two.count == 2:
                made.anchor = Spot(part=replace(two, count=1))
                made.other = Spot(part=replace(two, index=two.index + 1, count=1))
                made.side = Do.AFTER
                return True
            self.back(start)
            self.eat(_BETWEEN)
            beside = self.two_parts()
            if beside is not None:
                made.side, made.anchor, made.other = Do.BETWEEN, Spot(part=beside[0]), Spot(part=beside[1])
                return True
            first = self.spot(anchor=True) or self._item_beside(made)
            joined = first is not None and self.eat(_AND) is not None
            second = self._second(first, made) if joined and first is not None else None
            if first is not None and second is not None:
                made.side, made.anchor, made.other = Do.BETWEEN, first, second
                made.place = merge(made.place, merge(second.place, first.place))
                return True
            self.back(start)
        found = self.eat(_SIDE) if made.side is None else None
        anchor = (self.spot(anchor=made.new is None) or self._item_beside(made)) if found is not None else None
        if found is None or anchor is None or (anchor.words is None and anchor.part is None):
            self.back(start)
            return False
        made.side = Do.BEFORE if found["side"].lower() in BEFORES else Do.AFTER
        made.anchor = anchor
        made.place = merge(made.place, anchor.place)
        return True

    def _second(self, first: Spot, made: Insertion) -> Spot | None:
        """The far side of "between the first paragraph and the second"."""
        spot = self.spot(anchor=True) or self._item_beside(made)
        part = self.nth_only(first.part.unit) if spot is None and first.part is not None else None
        return spot if part is None else Spot(part=part)

    def _item_beside(self, made: Insertion) -> Spot | None:
        """A list item by its name alone, beside which another is to stand; "the one" of the same kind."""
        kind = made.new.kind if made.new is not None else ""
        here = self.here()
        like = unit_of(kind or made.kind or made.form)
        if like and self.eat(_THE_ONE) is not None and (picked := self._pick(like)) is not None:
            return Spot(part=picked)
        self.back(here)
        if like and (nth := self.nth_only(like)) is not None:
            return Spot(part=nth)
        listed = any(one.parts and one.parts[-1].unit == "list" for one in (made.place, made.outer))
        if not listed and unit_of(kind or made.kind or made.form) not in ("item", "line"):
            return None
        named = self.eat(NAMED)
        return None if named is None else Spot(part=item_named(named["plain"]))

    def _edge(self, made: Insertion) -> bool:
        start = self.here()
        found = self.eat(_EDGE) if not made.edge and made.side is None else None
        if found is None:
            return False
        whole, here = self.eat(_THEREOF) is not None, self.here()
        if not whole and self.eat(_OF) is not None:
            text_of = self.eat(WHOLE_TEXT)
            place = Place() if text_of is not None and not text_of["of"] else self.place(bare=True)
            spot = Spot(self.words()) if place is None else None
            if place is None and (spot is None or spot.words is None):
                self.back(start)
                return False
            if place is not None:
                made.place = along(made.place, place)
            elif spot is not None:
                made.side, made.anchor = (Do.BEFORE if found["edge"].lower() in STARTS else Do.AFTER), spot
                return True
        else:
            self.back(here)
        made.edge = "start" if found["edge"].lower() in STARTS else "end"
        if made.edge == "end" and self.eat(_BUT_BEFORE) is not None:
            made.other = Spot(part=Part("paragraph", "ordinal", -1))
        return True

    def _as(self, made: Insertion) -> bool:
        said = self._form()
        if said is None:
            return False
        made.form, made.nth = said[:2]
        made.label = self.form_label
        if said[2]:
            made.place = merge(made.place, Place(Ref(back=True)))
        return True

    def _into(self, made: Insertion) -> bool:
        where = self.where()
        if where is None:
            return False
        made.place = along(made.place, where)
        return True

    def _text_below(self, made: Insertion) -> bool:
        made.new = self.words(below=True)
        return made.new is not None

    def _text(self, made: Insertion) -> bool:
        if made.new is not None:
            return False
        start = self.here()
        self.eat(COMMA)
        words = self.words()
        if words is None:
            self.back(start)
            return False
        made.new = replace(words, kind=words.kind or made.kind)
        return True

    # -- two parts, and numbers ---------------------------------------------------------------------

    def two_parts(self) -> tuple[Part, Part] | None:
        """ "the first and last paragraphs", "items 2 and 4", "the two existing items", "the items starting A and B"."""
        here = self.here()
        two = self.eat(_EDGE_TWO)
        if two is not None:
            first = ordinal(two["nth"])
            count = (first, first + 1) if first >= 0 else (first - 1, first)
            return Part(unit(two["unit"]), "ordinal", count[0]), Part(unit(two["unit"]), "ordinal", count[1])
        nths = self.eat(_NTHS)
        if nths is not None:
            said = sorted((ordinal(nths["first"]), ordinal(nths["last"])), key=lambda at: (at < 0, at))
            if said[0] != said[1]:
                return Part(unit(nths["unit"]), "ordinal", said[0]), Part(unit(nths["unit"]), "ordinal", said[1])
        self.back(here)
        existing = self.eat(_EXISTING)
        if existing is not None and not self.sees(_NUMBERS):
            kind = unit(existing["unit"])
            return Part(kind, "ordinal", 0, label=OF_TWO), Part(kind, "ordinal", 1, label=OF_TWO)
        self.back(here)
        picked = self.eat(_PICKED)
        if picked is not None:
            one, other = (Words(self.framed.passage(picked[name]).text) for name in ("one", "other"))
            return Part(unit(picked["unit"]), "begins", words=one), Part(unit(picked["unit"]), "begins", words=other)
        self.back(here)
        parts = self.several()
        if len(parts) == _TWO:
            return parts[0], parts[1]
        self.back(here)
        return None

    def _renumbers(self, made: Insertion) -> bool:
        """ ", renumbering the list accordingly"."""
        found = self.eat(_BEHIND) if not made.renumber else None
        if found is None:
            return False
        made.renumber = _noun(found)
        return True

    def renumbers(self, orders: Sequence[Order]) -> list[Order] | None:
        """The operations with the last one's list numbered anew, if that is said behind them; None if it is not."""
        last = orders[-1]
        if last.do not in _PLACED or last.renumber:
            return None
        found = self.eat(_BEHIND)
        return None if found is None else _renumbering(orders, _noun(found))

    def renumbers_next(self, orders: list[Order]) -> list[Order]:
        """The same when it is said in the next sentence, in this paragraph or one of its own."""
        last = orders[-1]
        if last.do not in _PLACED or last.renumber:
            return orders
        if self.spent() and self.index + 1 < len(self.paras):
            found = _SENTENCE.fullmatch(self.paras[self.index + 1].text)
            if found is not None:
                self.index, self.at = self.index + 1, found.end()
        else:
            found = _SENTENCE.match(self.text, self.at)
            self.at = found.end() if found is not None else self.at
        return orders if found is None else _renumbering(orders, _noun(found))
