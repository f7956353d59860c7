"""The phrases of the verbs of amendments: what each orders, active ("replace A with B") and passive ("A is deleted").

Each method reads from the verb on and gives the operations, or None and leaves the cursor where it was.
"""

from __future__ import annotations

import re
from dataclasses import replace

from engine.amendment_cursor import unit_of
from engine.amendment_orders import Order, Part, Place, Spot, Words, merge
from engine.amendment_places import Places
from engine.amendment_rules import NewRules
from engine.amendment_words import (
    BEFORES,
    EDGE,
    EVERYWHERE,
    IN,
    IN_FULL,
    ORDINAL,
    PASSED,
    SIDE,
    STARTS,
    TEXT_OF,
    TO_READ,
    UNIT,
    WHICH,
    Do,
    done,
    ordinal,
    rx,
    unit,
    verb,
)  # fmt: skip

_VERBS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (name, rx(rf"{verb(name)}(?: hereby)?"))
    for name in (
        "create", "reenact", "repeal", "retitle", "renumber", "transmute", "give", "step", "move", "substitute",
        "delete",
        "insert", "replace", "rewrite", "change",
    )
)  # fmt: skip
_WHICH = rx(WHICH)
_TEXT_OF = rx(rf"(?:{TEXT_OF}|everything|all)(?P<of> (?:of|in))?\b")
_IN = rx(rf",? ?{IN} ")
_OPEN = re.compile(r"\s*\(")
_SHUT = re.compile(r"\s*\)")
_EVERYWHERE = rx(rf",? ?{EVERYWHERE}")
_WITH = rx(
    rf",? ?(?:{TO_READ}|with|by|to|into|as follows|as)(?: instead)?(?: (?:the following|this|just))?\b(?! the (?:end"
    rf"|beginning"
    rf"|start|top|bottom))"
)
_TITLE = 80
"""What is quoted as a section and is longer than this is no title."""
_THAT_TEXT = rx(r"(?:each instance of )?(?:(?:that|this|the|such|said) (?:text|words?|phrase|string|term)|it)\b")
_REPLACE_IT = rx(
    r"(?:replac(?:e|ing)|substitut(?:e|ing)) (?:it|them|(?:that|this|the)(?: deleted| removed)?(?: sentence| paragraph"
    r"| text| section| line)?)\b"
)
_WHEREVER = rx(r"(?:wherever|everywhere(?: that)?|anywhere(?: that)?|each time|every time|whenever) ")
_APPEARS = rx(r"(?:appears?|occurs?|is used|is found)\b")
_CHANGE_IT = rx(r"(?:change|substitute) (?:it|them)\b")
_BREAK = rx(r"an? (?:new )?(?:(?P<line>line)|paragraph) break\b")
_IN_ITS_PLACE = rx(r",? ?in (?:its|their) (?:place|stead),?|,? ?instead")
_PUT = rx(r"(?:insert|add|put|plac|append|substitut)(?:e|ing)?\b")
_FROM_EDGE = rx(r",? ?from the (?:very )?(?P<edge>end|beginning|start|bottom|top)\b")
_ENTIRELY = rx(r",? ?(?:entirely|completely|altogether|in (?:its|their) entirety)\b")
_OF_IT = rx(r"of (?:the|that) rule\b|of it\b")
_NOTHING = rx(r"(?:nothing|the empty string|an empty string)\b")
_FROM = rx(r",? ?from\b")
_FULL = rx(rf"{IN_FULL},? ?")
_TO_READ = rx(
    rf",? ?(?:{TO_READ}|to (?=the following|\ue000)|with (?=the following (?:text )?|this |\ue000)|as (?=follows))"
)
_SIDE = rx(SIDE)
_BETWEEN = rx(r",? ?(?:in )?between ")
_AND = rx(r",? ?and ")
_EDGE = rx(rf",? ?{EDGE}")
_OF = rx(r"of|in")
_LABEL = r"(?:\d{1,3}|(?-i:[A-Z]{1,2}|[b-z])|\([\da-z]{1,4}\))(?![\w'\u2019])"
_FORM = rx(
    r",? ?(?:(?:in|on|into) (?:a|an|its|their) (?=new|separate|own)|as (?:a|an|the|its|their|one) )"
    r"(?:(?:new|separate|own|additional|further|complete|single|standalone) )*"
    rf"(?:(?P<nth>{ORDINAL}) )?(?:(?:new|separate) )?(?P<unit>{UNIT})(?: (?:numbered |number |labell?ed )?{_LABEL})?"
)
_FORM_LABEL = rx(rf",? ?as (?P<unit>{UNIT}) {_LABEL}")
_FOLLOWING = rx(
    rf"(?:the following|this|these)(?: (?:new|additional|further|text))*(?: (?P<kind>{UNIT}s?|text|words?"
    rf"|phrases?))?\b(?! ?:? ?\ue000)"
    rf"|an? (?:(?:new|additional|further) )?(?P<unit>{UNIT})\b(?! ?:? ?\ue000)"
)
_BULLET = rx(
    r",? ?\(?,? ?(?:including|along with|with|and) (?:the|its) (?:bullet point|bullet|list marker|marker|number|label"
    r"|heading)s?\)?"
)
_REPEALABLE = rx(r"(?:in (?:its|their) entirety|entirely|completely)\b")
_PASSED = rx(PASSED)
_DONE = {name: rx(rf"(?:hereby )?{done(name)}") for name in ("replace", "change", "rewrite", "delete", "insert")}
_SHALL_READ = rx(
    r"(?:shall|should|will|must)(?: now| instead)? reads?(?: as follows| in full| in its entirety)*"
    r"|is (?:hereby )?to read"
)
_BECOMES = rx(r"(?:becomes?|->|=>|\u2192|shall become|should become)(?= )")
_SHALL_REPLACE = rx(r"(?:(?:shall|will|should|is to|are to) )?(?:hereby )?(?:replaces?|be substituted for) ")
_SUBSTITUTE = rx(r",? ?(?:substitute|read|put|insert|use)\b")
_FOR = rx(r",? ?(?:for|in place of|instead of|in lieu of) ")


class Verbs(NewRules, Places):
    """A cursor that reads operations."""

    throughout = False
    """A place was named with "throughout": every occurrence there is meant."""
    containing: Words | None = None
    """The text by which the rules of this sentence were chosen."""

    def order(self, default: Place) -> list[Order] | None:
        """The operation at the cursor, beginning with its verb or with what it is done to."""
        start = self.here()
        for name, pattern in _VERBS:
            if self.eat(pattern) is not None:
                orders = self._ordered(name, default)
                if orders is not None:
                    return orders
                self.back(start)
        orders = self.wherever(default) or self._for_that(default) or self._anchored(default) or self._passive(default)
        if orders is None:
            self.back(start)
        return orders

    def _ordered(self, name: str, default: Place) -> list[Order] | None:
        if name in ("create", "reenact", "retitle", "renumber", "transmute", "give", "step"):
            return self.about_rules(name, default)
        word = self.last_word()
        start = self.here()
        where = self.where() if self.eat(_COMMA_HERE) is not None else None
        if where is not None and self.eat(_COMMA) is not None:
            default = merge(where, default)
        else:
            self.back(start)
        if name == "repeal":
            return self.about_rules(name, default) or self._delete(default)
        if name == "delete":
            return self._delete(default)
        if name == "insert":
            return self._insert(default, word)
        if name == "substitute":
            return self._substitute(default)
        if name == "move":
            return None
        return self.attribute(default) or self._replace(default) or self.rewritten(default)

    def _for_that(self, default: Place) -> list[Order] | None:
        """ "for A substitute B"."""
        start = self.here()
        spot = self.spot() if self.eat(_FOR) is not None else None
        if spot is not None and spot.words is not None and self.eat(_SUBSTITUTE) is not None:
            new = self.words()
            if new is not None:
                place = spot.place
                while (where := self.where()) is not None:
                    place = merge(place, where)
                return [Order(Do.REPLACE, merge(place, default), replace(spot, place=Place()), new=new)]
        self.back(start)
        return None

    def wherever(self, default: Place) -> list[Order] | None:
        """ "Wherever A appears in Rule 15, replace it with B"."""
        start = self.here()
        words = self.words() if self.eat(_WHEREVER) is not None else None
        if words is not None and self.eat(_APPEARS) is not None:
            place = self.where() or Place()
            if self.eat(_COMMA) is not None and (self.eat(_REPLACE_IT) or self.eat(_CHANGE_IT)) is not None:
                new = self._with()
                if new is not None:
                    return [Order(Do.REPLACE, merge(place, default), Spot(words, "all"), new=new)]
        self.back(start)
        return None

    def again(self, do: Do, default: Place) -> list[Order] | None:
        """A further object of the same verb, after "and"."""
        if do is Do.REPLACE:
            return self.attribute(default) or self._replace(default)
        if do is Do.DELETE:
            return self._delete(default)
        if do in (Do.APPEND, Do.PREPEND):
            return self._insert(default, "append" if do is Do.APPEND else "prepend")
        return self.attribute(default)

    def instead(self, order: Order) -> Order | None:
        """ "replace it with B", "insert B in its place", after "delete A"."""
        start = self.here()
        if order.do is not Do.DELETE:
            return None
        if self.eat(_REPLACE_IT) is not None and self.eat(_WITH) is not None:
            new = self.words(below=True)
            if new is not None:
                return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        placed = self.eat(_IN_ITS_PLACE) is not None
        if self.eat(_PUT) is not None:
            new = self.words(below=placed)
            if new is not None and (placed or self.eat(_IN_ITS_PLACE) is not None):
                return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        return None

    # -- what is changed ----------------------------------------------------------------------------

    def spot(self, *, middle: bool = False, bare: bool = False, anchor: bool = False) -> Spot | None:
        """What an order acts on: quoted words, a part, or the whole text of a rule.

        `anchor`: what stands behind a colon is not it, but the new text.
        """
        start = self.here()
        which = self.eat(_WHICH)
        words = self._that_text()
        if words is not None:
            return Spot(words, "all")
        words = self.words(middle=middle, colon=not anchor)
        if words is not None and unit_of(words.kind) in ("section", "heading") and len(words.text) < _TITLE:
            return Spot(part=Part(unit_of(words.kind), "titled", words=words))
        if words is not None:
            return Spot(words, _which(which))
        self.back(start)
        part = self.range()
        if part is not None:
            return Spot(part=part)
        text_of = self.eat(_TEXT_OF)
        if text_of is not None:
            place = self.place() if text_of["of"] else Place()
            if place is not None:
                return _narrow(place)
            self.back(start)
        place = self.place(bare=bare)
        if place is None:
            return None
        spot = _narrow(place)
        return replace(spot, bullet=True) if self.eat(_BULLET) is not None else spot

    def _that_text(self) -> Words | None:
        """ "that text", of rules that contain a text."""
        return self.containing if self.containing is not None and self.eat(_THAT_TEXT) is not None else None

    def _replace(self, default: Place) -> list[Order] | None:
        start = self.here()
        spot = self.spot(middle=True, bare=True)
        if spot is None:
            return None
        place, new, form = spot.place, None, ""
        self.throughout = False
        while True:
            if new is None and (new := self._with()) is not None:
                continue
            if spot.words is None and new is None and (old := self._from()) is not None:
                place = Place(place.ref, (*place.parts, spot.part) if spot.part is not None else place.parts)
                spot = Spot(old)
                continue
            where = self.where()
            if where is not None:
                place = merge(place, where)
            elif self.eat(_EVERYWHERE) is not None:
                spot = replace(spot, which="all")
            elif (said := self._form()) is not None:
                form = said[0]
            else:
                break
        if new is None or (spot.words is None and spot.part is None and place.ref is None and not default.ref):
            self.back(start)
            return None
        place = merge(place, default)
        if self.throughout:
            spot = replace(spot, which=spot.which or "all")
        return [Order(Do.REPLACE, place, replace(spot, place=Place()), new=new, form=form)]

    def _with(self) -> Words | None:
        """ "with B", "to read B"."""
        start = self.here()
        if self.eat(_WITH) is not None:
            if self.eat(_NOTHING) is not None:
                return Words("")
            words = self.words(below=True)
            if words is not None:
                return words
        self.back(start)
        return None

    def _from(self) -> Words | None:
        start = self.here()
        words = (
            self.words(middle=True)
            if self.eat(_FROM) is not None or self.text[self.at - 4 : self.at] == "from"
            else None
        )
        if words is None:
            self.back(start)
        return words

    def where(self) -> Place | None:
        """ "in the second paragraph of Rule 15"."""
        start = self.here()
        if self.eat(_OPEN) is not None:
            self.eat(_IN)
            place = self.place()
            if place is not None and self.eat(_SHUT) is not None:
                return place
            self.back(start)
            return None
        found = self.eat(_IN)
        place = self.place() if found is not None else None
        if place is None and found is not None and "under" in found[0].lower() and (words := self.mark()) is not None:
            place = Place(None, (Part("section", "titled", words=words),))
        if place is None:
            self.back(start)
        elif found is not None and "throughout" in found[0].lower():
            self.throughout = True
        return place

    def rewritten(self, place: Place) -> list[Order] | None:
        """ "to read B" after a place: its whole text."""
        start = self.here()
        self.eat(_FULL)
        new = self.words(below=True) if self.eat(_TO_READ) is not None else None
        if new is None:
            self.back(start)
            return None
        spot = _narrow(place)
        return [Order(Do.REPLACE, spot.place, replace(spot, place=Place()), new=new)]

    def _substitute(self, default: Place) -> list[Order] | None:
        """ "substitute B for A"; with other words it is "replace"."""
        start = self.here()
        new = self.words()
        spot = self.spot() if new is not None and self.eat(_FOR) is not None else None
        if new is None or spot is None:
            self.back(start)
            return self._replace(default)
        place = spot.place
        while (where := self.where()) is not None:
            place = merge(place, where)
        which = "all" if self.eat(_EVERYWHERE) is not None else spot.which
        return [Order(Do.REPLACE, merge(place, default), replace(spot, place=Place(), which=which), new=new)]

    def _delete(self, default: Place) -> list[Order] | None:
        start = self.here()
        waiting = self.eat(_FOLLOWING)
        spot = Spot() if waiting is not None and not self.spent() else None
        if spot is None:
            self.back(start)
            spot = self.spot(bare=True)
        if spot is None:
            return None
        place = spot.place
        while True:
            where = self.where()
            if where is not None:
                place = merge(place, where)
            elif self.eat(_EVERYWHERE) is not None:
                spot = replace(spot, which="all")
            elif waiting is not None and spot.words is None and spot.part is None and (late := self.words(below=True)):
                spot = Spot(replace(late, kind=late.kind or " ".join((waiting["kind"] or "").lower().split())))
            elif self.eat(_BULLET) is not None:
                spot = replace(spot, bullet=True)
            elif self.eat(_ENTIRELY) is not None:
                pass
            elif spot.words is not None and (edge := self.eat(_FROM_EDGE)) is not None:
                spot = replace(spot, which="0" if edge["edge"].lower() in STARTS else "-1")
                self.eat(_OF_IT)
            else:
                break
        if spot.words is None and spot.part is None:
            self.back(start)
            return None
        return [Order(Do.DELETE, merge(place, default), replace(spot, place=Place()))]

    # -- what is added ------------------------------------------------------------------------------

    def _anchored(self, default: Place) -> list[Order] | None:
        """ "After A, insert B", "At the end of Rule 15, add B"."""
        start = self.here()
        begun = _Insertion(default)
        if not (self._side(begun) or self._edge(begun)):
            self.back(start)
            return None
        while self._into(begun):
            pass
        self.eat(_COMMA)
        for name, pattern in _VERBS:
            if name == "insert" and self.eat(pattern) is not None:
                word = self.last_word()
                orders = self._insert(default, word, begun)
                if orders is not None:
                    return orders
        self.back(start)
        return None

    def _insert(self, default: Place, word: str, begun: _Insertion | None = None) -> list[Order] | None:
        start = self.here()
        made = begun or _Insertion(default)
        if made.new is None and (found := self.eat(_BREAK)) is not None:
            made.new = Words("\n" if found["line"] else "\n\n", "break")
        elif not self._following(made) and made.new is None:
            made.new = self.words()
        if made.new is None:
            self.eat(_COMMA)
        while not self._ready(made):
            if not (self._side(made) or self._edge(made) or self._as(made) or self._into(made) or self._text(made)):
                break
        if made.new is None:
            made.new = self.words(below=True)
        if made.new is None:
            self.back(start)
            return None
        while self._side(made) or self._edge(made) or self._as(made) or self._into(made):
            pass
        return made.orders(word)

    def _ready(self, made: _Insertion) -> bool:
        return made.new is not None and self.spent()

    def _following(self, made: _Insertion) -> bool:
        found = self.eat(_FOLLOWING)
        if found is None:
            return False
        made.kind = " ".join((found["kind"] or found["unit"] or "").lower().split())
        if self.spent():
            made.new = self.words(below=True)
            if made.new is not None:
                made.new = replace(made.new, kind=made.new.kind or made.kind)
        return True

    def _side(self, made: _Insertion) -> bool:
        start = self.here()
        if made.side is None and self.eat(_BETWEEN) is not None:
            two = self.part()
            if two is not None and two.how == "ordinal" and two.count == 2:
                made.anchor = Spot(part=replace(two, count=1))
                made.side = Do.AFTER
                return True
            self.back(start)
            self.eat(_BETWEEN)
            first = self.spot(anchor=True)
            second = self.spot(anchor=True) if first is not None and self.eat(_AND) is not None else None
            if first is not None and second is not None:
                made.side, made.anchor, made.other = Do.BETWEEN, first, second
                made.place = merge(made.place, merge(second.place, first.place))
                return True
            self.back(start)
        found = self.eat(_SIDE) if made.side is None else None
        anchor = self.spot(anchor=True) if found is not None else None
        if found is None or anchor is None or (anchor.words is None and anchor.part is None):
            self.back(start)
            return False
        made.side = Do.BEFORE if found["side"].lower() in BEFORES else Do.AFTER
        made.anchor = anchor
        made.place = merge(made.place, anchor.place)
        return True

    def _edge(self, made: _Insertion) -> bool:
        start = self.here()
        found = self.eat(_EDGE) if not made.edge and made.side is None else None
        if found is None:
            return False
        here = self.here()
        if self.eat(_OF) is not None:
            text_of = self.eat(_TEXT_OF)
            place = Place() if text_of is not None and not text_of["of"] else self.place(bare=True)
            spot = Spot(self.words()) if place is None else None
            if place is None and (spot is None or spot.words is None):
                self.back(start)
                return False
            if place is not None:
                made.place = merge(made.place, place)
            elif spot is not None:
                made.side, made.anchor = (Do.BEFORE if found["edge"].lower() in STARTS else Do.AFTER), spot
                return True
        else:
            self.back(here)
        made.edge = "start" if found["edge"].lower() in STARTS else "end"
        return True

    def _as(self, made: _Insertion) -> bool:
        said = self._form()
        if said is None:
            return False
        made.form, made.nth = said
        return True

    def _form(self) -> tuple[str, str] | None:
        """ "as a new paragraph", "as the third item": the unit and the ordinal."""
        found = self.eat(_FORM) or self.eat(_FORM_LABEL)
        if found is None:
            return None
        return unit(found["unit"]), (found["nth"] or "") if "nth" in found.groupdict() else ""

    def _into(self, made: _Insertion) -> bool:
        where = self.where()
        if where is None:
            return False
        made.place = merge(made.place, where)
        return True

    def _text_below(self, made: _Insertion) -> bool:
        made.new = self.words(below=True)
        return made.new is not None

    def _text(self, made: _Insertion) -> bool:
        if made.new is not None:
            return False
        start = self.here()
        self.eat(_COMMA)
        words = self.words()
        if words is None:
            self.back(start)
            return False
        made.new = replace(words, kind=words.kind or made.kind)
        return True

    # -- passives -----------------------------------------------------------------------------------

    def _passive(self, default: Place) -> list[Order] | None:
        """ "A in Rule 15 is replaced with B", "B is added to the end of Rule 15", "Rule 15 shall read B"."""
        start = self.here()
        about = self.passive_about_rules(default)
        if about is not None:
            return about
        made = _Insertion(default)
        orders = self._following_passed(made) if self._following(made) and made.new is None else None
        if orders is not None:
            return orders
        self.back(start)
        spot = self.spot()
        if spot is None:
            return None
        place = spot.place
        while (where := self.where()) is not None:
            place = merge(place, where)
        place = merge(place, default)
        bare = replace(spot, place=Place())
        if self.eat(_SHALL_READ) is not None:
            new = self.words(below=True)
            if new is not None:
                return [Order(Do.REPLACE, place, bare, new=new)]
        elif spot.words is not None and self.eat(_BECOMES) is not None:
            new = self.words()
            if new is not None:
                return [Order(Do.REPLACE, place, bare, new=new)]
        elif self.eat(_PASSED) is not None:
            orders = self._passed(place, bare)
            if orders is not None:
                return orders
        self.back(start)
        return None

    def _following_passed(self, made: _Insertion) -> list[Order] | None:
        """ "The following is added to Rule 15: B", "The following shall replace Rule 15: B"."""
        if self.eat(_SHALL_REPLACE) is not None:
            return self._replaced_by(made)
        if self.eat(_PASSED) is None or self.eat(_DONE["insert"]) is None:
            return None
        word = self.last_word()
        while self._side(made) or self._edge(made) or self._as(made) or self._into(made):
            pass
        found = self._text(made) or (made.new is None and self._text_below(made))
        return made.orders(word) if found else None

    def _replaced_by(self, made: _Insertion) -> list[Order] | None:
        """ "The following text shall replace Rule 15 in its entirety:"."""
        spot = self.spot(bare=True, anchor=True)
        self.eat(_FULL)
        new = self.words(below=True) if spot is not None else None
        if spot is None or new is None:
            return None
        return [Order(Do.REPLACE, merge(spot.place, made.outer), replace(spot, place=Place()), new=new)]

    def _passed(self, place: Place, spot: Spot) -> list[Order] | None:
        if self.eat(_DONE["delete"]) is not None and (spot.words is not None or spot.part is not None):
            while (where := self.where()) is not None:
                place = merge(place, where)
            return [Order(Do.DELETE, place, spot)]
        if any(self.eat(_DONE[name]) is not None for name in ("replace", "change", "rewrite")):
            new = self._with()
            if new is None:
                return None
            while (where := self.where()) is not None:
                place = merge(place, where)
            if self.eat(_EVERYWHERE) is not None:
                spot = replace(spot, which="all")
            return [Order(Do.REPLACE, place, spot, new=new)]
        if spot.words is not None and self.eat(_DONE["insert"]) is not None:
            word = self.last_word()
            made = _Insertion(place, new=spot.words)
            while self._side(made) or self._edge(made) or self._as(made) or self._into(made):
                pass
            return made.orders(word)
        return None


class _Insertion:
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
        return [Order(do, place, new=new, form=form, edge=self.edge, lone=lone)]


def _narrow(place: Place) -> Spot:
    """A place as what an order acts on: its innermost part within the rest."""
    if not place.parts:
        return Spot(place=place)
    return Spot(part=place.parts[-1], place=Place(place.ref, place.parts[:-1]))


def _which(found: re.Match[str] | None) -> str:
    if found is None:
        return ""
    if found["all"] or found["both"]:
        return "all" if found["all"] else "both"
    said = found["nth"].lower()
    if found["two"]:
        return f"{ordinal(said)}+{ {'two': 2, 'three': 3}[found['two'].strip().lower()] }"
    return "" if said in ("only", "sole") else str(ordinal(said))


_COMMA = rx(r",| ?:")
_COMMA_HERE = rx(r",(?= (?:in|from|of|within|under)\b)")
