"""Slips of the pen that are to be mended, each with what it should be: "Fix the typo in Rule 7: 'teh' -> 'the'"."""

from __future__ import annotations

from engine.amendments.instead import Instead
from engine.amendments.orders import Order, Place, Spot, along, merge
from engine.amendments.words import Do, rx

_SLIP = rx(
    r"(?:fix|correct|mend|repair)(?:ing)? (?:the |a |an |this |that )?(?:obvious |minor |trivial |silly )?"
    r"(?:typo(?:graphical (?:error|mistake))?|spelling(?: (?:error|mistake))?|misspelling|misprint|slip|grammar"
    r"|spelling of)\b"
)
_LED = rx(r" ?(?:[:,] ?|(?P<open>\())(?:(?:change|replace|by changing|by replacing) )?")
_SHOULD_BE = rx(
    r" ?,? ?(?:->|-->|=>|\u2192|to|with|by|(?:which )?(?:should|is to|must) (?:be|read)(?: instead)?|becomes)(?= )"
)
_CLOSED = rx(r" ?\)")


class Slips(Instead):
    """A cursor that reads which slip is to be mended."""

    def slip(self, default: Place) -> list[Order] | None:
        """ "Fix the typo 'teh' -> 'the' in Rule 7": one replacement."""
        start = self.here()
        if self.eat(_SLIP) is None:
            return None
        place = Place()
        while (where := self.where()) is not None:
            place = along(place, where)
        led = self.eat(_LED)
        old = self.mark()
        while old is not None and (where := self.where()) is not None:
            place = along(place, where)
        new = self.words(colon=False) if old is not None and self.eat(_SHOULD_BE) is not None else None
        closed = led is None or led["open"] is None or self.eat(_CLOSED) is not None
        while new is not None and (where := self.where()) is not None:
            place = along(place, where)
        place = merge(place, default)
        if old is None or new is None or not closed or place.ref is None:
            self.back(start)
            return None
        return [Order(Do.REPLACE, place, Spot(old), new=new)]
