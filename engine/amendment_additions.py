"""The phrases of additions: "insert B after A", "at the end of Rule 15, add the following paragraph", in any order."""

from __future__ import annotations

from dataclasses import replace

from engine.amendment_cursor import unit_of
from engine.amendment_orders import NOWHERE, Order, Part, Place, Ref, Spot, Words, along, merge
from engine.amendment_spots import COMMA, NAMED, WHOLE_TEXT, Spots, item_named
from engine.amendment_words import BEFORES, EDGE, EVERYWHERE, SIDE, STARTS, UNIT, UNITS_PLURAL, Do, ordinal, rx, verb

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
_THEREOF = rx(r"thereof\b")
_THE_ONE = rx(r"the one\b")
FOLLOWING = rx(
    rf"(?:the following|this|these)(?: (?:new|additional|further|text))*(?: (?P<kind>{UNITS_PLURAL}|{UNIT}|text"
    rf"|contents?|words?|phrases?|definitions?|passages?))?\b(?! ?:? ?\ue000)"
    rf"|an? (?:(?:new|additional|further) )?(?P<unit>{UNIT})\b(?! ?:? ?\ue000)"
    r"(?: (?-i:[A-Z]|\d{1,2})(?=,? (?:reading|which|that|as follows|to|in)\b|:))?"
)


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
        return [Order(do, place, new=new, form=form, edge=self.edge, lone=lone)]


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
        while self._side(made) or self._edge(made) or self._as(made) or self._into(made):
            pass
        return made.orders(word)

    def _ready(self, made: Insertion) -> bool:
        return made.new is not None and self.spent()

    def _following(self, made: Insertion) -> bool:
        found = self.eat(FOLLOWING)
        if found is None:
            return False
        made.following = True
        made.kind = " ".join((found["kind"] or found["unit"] or "").lower().split())
        if self.spent():
            made.new = self.words(below=True)
            if made.new is not None:
                made.new = replace(made.new, kind=made.new.kind or made.kind)
        return True

    def _side(self, made: Insertion) -> bool:
        start = self.here()
        if made.side is None and self.eat(_BETWEEN) is not None:
            two = self.part()
            if two is not None and two.how == "ordinal" and two.count == 2:
                made.anchor = Spot(part=replace(two, count=1))
                made.other = Spot(part=replace(two, index=two.index + 1, count=1))
                made.side = Do.AFTER
                return True
            self.back(start)
            self.eat(_BETWEEN)
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
        return True

    def _as(self, made: Insertion) -> bool:
        said = self._form()
        if said is None:
            return False
        made.form, made.nth = said[:2]
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
