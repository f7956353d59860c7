"""The phrases of laws that amend laws: "for A there shall be substituted B", "the insertion after A of B".

The order may be a noun whose object comes last, the text may come before the verb, and a heading or a new rule is put
beside another. Each method reads from where its phrase begins, or gives None and leaves the cursor where it was.
"""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.additions import Additions, Insertion
from engine.amendments.nouns import new_pattern
from engine.amendments.orders import Order, Part, Place, Spot, Words, merge
from engine.amendments.spots import COMMA, NOTHING
from engine.amendments.words import Do, rx, verb

_SUBSTITUTE = rx(
    r",? ?(?:(?:there )?(?:shall be|are to be|is to be|is|are)(?: hereby)? substituted"
    r"|substitute|read|put|insert|use)\b"
)
_NOMINAL = rx(r"(?:the )?(?P<noun>substitution|insertion|addition|deletion|omission)\b(?! of\b)")
"""An order as a noun, whose object comes last: "the substitution for A of B"."""
_OF_WHAT = rx(
    r",? ?of\b(?= (?:the (?:following|words?|expressions?|phrases?|figures?|numbers?|sub-?\w+|new)\b|\ue000))"
)
FOR_THAT = rx(r",? ?(?:for|in place of|instead of|in lieu of) ")
_BESIDE = rx(r"(?:immediately )?(?:after|before|following) (?:proposed |new |the )*")
_NEW_RULE_FOLLOWS = rx(r"the following (?:new )?rule\b(?!s)")
_INSERT = rx(verb("insert"))
_AT_END = rx(r"(?:(?:appearing|occurring) )?at (?:the )?(?:very )?end\b")
_OF_PLACE = rx(r"of ")
_HEADING_OF = rx(
    r"the (?:[a-z]+ )?(?:heading|title)\b(?: (?:thereof|thereto|to it))?(?=,? and (?:substitut|insert)| ?$)"
)
_NEW_HEADING = rx(
    r",? ?and (?:substitut|insert)(?:e|ing)(?: there?for| in (?:lieu|place) thereof| instead)?(?: the following)?"
    r" (?:[a-z]+ )?(?:heading|title)\b"
)


class Statutes(Additions):
    """A cursor that reads orders as laws give them."""

    def _delete(self, default: Place) -> list[Order] | None:
        raise NotImplementedError

    def _rule_beside(self) -> list[Order] | None:
        """ "after Rule 15, the following new rule: B": a new rule; in which order rules stand changes nothing."""
        start = self.here()
        if self.eat(_BESIDE) is not None and self.ref() is not None:
            self.eat(COMMA)
            self.eat(_INSERT)
            if self.eat(_NEW_RULE_FOLLOWS) or (self.noun and self.eat(new_pattern(self.noun))):
                new = self.words(below=True)
                if new is not None:
                    return [Order(Do.CREATE, new=new, form="beside")]
        self.back(start)
        return None

    def _at_end(self, words: Words) -> Spot | None:
        """ "at the end of paragraph (c)", behind words that are to be taken from there."""
        start = self.here()
        if self.eat(_AT_END) is None:
            return None
        place = self.place() if self.eat(_OF_PLACE) is not None else None
        if place is None:
            self.back(start)
            return None
        return Spot(part=Part("text", "sign", words=words), place=place)

    def _headed_anew(self, default: Place) -> list[Order] | None:
        """ "delete the section heading and substitute the following heading: B": its title."""
        start = self.here()
        if self.noun and not default.parts and self.eat(_HEADING_OF) is not None and self.eat(_NEW_HEADING) is not None:
            new = self.words(below=True)
            if new is not None and "\n" not in new.text.strip():
                return [Order(Do.TITLE, default, title=new.text)]
        self.back(start)
        return None

    def _nominal(self, default: Place) -> list[Order] | None:
        """ "the substitution in paragraph 2 for A of B", "the insertion after A of B"."""
        start = self.here()
        found = self.eat(_NOMINAL)
        if found is None:
            return None
        noun, place, old = found["noun"].lower(), Place(), None
        made = Insertion(default)
        while self.eat(_OF_WHAT) is None:
            if noun == "substitution" and old is None and self.eat(FOR_THAT) is not None:
                old = self.spot(anchor=True)
                if old is None or (old.words is None and old.part is None):
                    break
                place = merge(old.place, place)
            elif noun in ("insertion", "addition") and (self._side(made) or self._edge(made)):
                continue
            elif (where := self.where()) is not None:
                place = merge(place, where)
            else:
                break
        else:
            orders = self._made_of(noun, merge(place, default), old, made)
            if orders is not None:
                return orders
        self.back(start)
        return None

    def _made_of(self, noun: str, place: Place, old: Spot | None, made: Insertion) -> list[Order] | None:
        """The order of a noun, from behind its last "of"."""
        if noun in ("deletion", "omission"):
            return self._delete(place)
        if noun == "substitution":
            new = self.words(below=True) if old is not None else None
            if new is None or old is None:
                return None
            return [Order(Do.REPLACE, place, replace(old, place=Place()), new=new)]
        made.outer = place
        return self._insert(place, noun, made)

    def of_for(self, default: Place) -> list[Order] | None:
        """ "for C of D", behind "the substitution for A of B"."""
        start = self.here()
        spot = self.spot(anchor=True) if self.eat(FOR_THAT) is not None else None
        place = default
        while spot is not None and (where := self.where()) is not None:
            place = merge(where, place)
        new = self.words(below=True) if spot is not None and self.eat(_OF_WHAT) is not None else None
        if spot is None or new is None or (spot.words is None and spot.part is None):
            self.back(start)
            return None
        return [Order(Do.REPLACE, merge(spot.place, place), replace(spot, place=Place()), new=new)]

    def _for_that(self, default: Place) -> list[Order] | None:
        """ "for A substitute B"."""
        start = self.here()
        self.lawful = self.noun != ""
        spot = self.spot() if self.eat(FOR_THAT) is not None else None
        self.lawful = False
        pointed = spot is not None and (spot.words is not None or spot.part is not None)
        while spot is not None and pointed and (inner := self.where()) is not None:
            spot = replace(spot, place=merge(spot.place, inner))
        if spot is not None and pointed and self.eat(_SUBSTITUTE) is not None:
            new = Words("") if self.eat(NOTHING) is not None else self.words(below=True)
            if new is not None:
                place = spot.place
                while (where := self.where()) is not None:
                    place = merge(place, where)
                return [Order(Do.REPLACE, merge(place, default), replace(spot, place=Place()), new=new)]
        self.back(start)
        return None
