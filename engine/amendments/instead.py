"""The phrases that put a text in the place of one named before: "replace it with B", "insert B in its place"."""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.moving import Moving
from engine.amendments.orders import Order, Place, Spot, merge
from engine.amendments.spots import COMMA, WITH
from engine.amendments.words import PASSED, UNIT, Do, rx

_REPLACE_IT = rx(
    r"(?:replac(?:e|ing)|substitut(?:e|ing))(?=,? with\b)"
    r"|(?:replac(?:e|ing)|substitut(?:e|ing)) (?:it|them|(?:that|this|the)(?: deleted| removed)?(?: sentence| paragraph"
    r"| text| section| line)?)\b"
)
_WHEREVER = rx(r"(?:wherever|everywhere(?: that)?|anywhere(?: that)?|each time|every time|whenever) ")
_APPEARS = rx(r"(?:appears?|occurs?|is used|is found)\b")
_CHANGE_IT = rx(r"(?:change|substitute) (?:it|them)\b")
_THEREFOR = r"in (?:lieu|place|stead) (?:thereof|of (?:it|them|that|those))|there?fore?|in each case"
_IN_ITS_PLACE = rx(rf",? ?in (?:its|their) (?:place|stead),?|,? ?instead|,? ?(?:{_THEREFOR})\b,?")
_PUT = rx(r"(?:insert|add|put|plac|append|substitut)(?:e|ing)?\b")
_IS_PUT = rx(rf" ?(?:{PASSED})?(?:inserted|substituted|put|placed|added)(?=,? in)")
_INSTEAD_OF_IT = rx(rf" ?(?:in (?:its|their|that|the same) (?:place|stead)|{_THEREFOR}|instead|there)\b,?")
_THE_FOLLOWING = rx(rf" ?(?:the following|this|a new|an?)(?: new)?(?: (?:{UNIT}|text|words?|phrase))?(?= )")
_PUT_AS_NOUN = rx(r"(?:the )?(?:insertion|substitution|addition)\b")
_OF_IT_COMES = rx(r",? ?of ")
_SUBSTITUTES = rx(r"substitut(?:e|ing)\b")
"""A verb that by itself says that words are to stand where others stood."""


class Instead(Moving):
    """A cursor that reads what comes instead of what was named."""

    def wherever(self, default: Place) -> list[Order] | None:
        """ "Wherever A appears in Rule 15, replace it with B"."""
        start = self.here()
        words = self.words() if self.eat(_WHEREVER) is not None else None
        if words is not None and self.eat(_APPEARS) is not None:
            place = self.where() or Place()
            if self.eat(COMMA) is not None and (self.eat(_REPLACE_IT) or self.eat(_CHANGE_IT)) is not None:
                new = self._with()
                if new is not None:
                    return [Order(Do.REPLACE, merge(place, default), Spot(words, "all"), new=new)]
        self.back(start)
        return None

    def instead(self, order: Order) -> Order | None:
        """ "replace it with B", "insert B in its place", after "delete A"."""
        start = self.here()
        if order.do is not Do.DELETE:
            return None
        if self.eat(_REPLACE_IT) is not None and self.eat(WITH) is not None:
            new = self.named_sign() or self.words(below=True)
            if new is not None:
                return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        if self.eat(_PUT_AS_NOUN) is not None:
            placed, new = self.eat(_IN_ITS_PLACE) is not None, None
            new = self.words(below=True) if self.eat(_OF_IT_COMES) is not None else None
            placed = placed or self.eat(_IN_ITS_PLACE) is not None
            if new is not None and placed:
                return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        placed = self.eat(_IN_ITS_PLACE) is not None
        substitutes = self.sees(_SUBSTITUTES)
        if self.eat(_PUT) is not None:
            said = self.here()
            if not placed and (self.eat(_THE_FOLLOWING) is None or not self.sees(_INSTEAD_OF_IT)):
                self.back(said)
            placed = placed or self.eat(_INSTEAD_OF_IT) is not None or substitutes
            new = (self.named_sign() if placed else None) or self.words(below=placed)
            if new is not None and (placed or self.eat(_IN_ITS_PLACE) is not None):
                return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        new = self.words()
        if new is not None and self.eat(_IS_PUT) is not None and self.eat(_IN_ITS_PLACE) is not None:
            return replace(order, do=Do.REPLACE, new=new)
        self.back(start)
        return None
