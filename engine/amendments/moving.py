"""The phrases of parts that are moved, exchanged or numbered anew: "move A to after B, renumbering the list"."""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.additions import Insertion
from engine.amendments.cursor import unit_of
from engine.amendments.orders import OWN, Order, Place, Spot, merge
from engine.amendments.statutes import Statutes
from engine.amendments.words import EDGE, SIDE, STARTS, Do, rx

_SWAP = rx(r"(?:swap|exchang|interchang|transpos)(?:e|ing)?\b(?: (?:the )?(?:order|positions?|places?) of\b)?")
_MOVE = rx(r"mov(?:e|ing)\b")
_SO_THAT = rx(
    r",? ?(?:(?:so|such) that (?:it|they|that \w+|the \w+) (?:falls?|comes?|stands?|appears?|is|goes|sits?)"
    r"|to (?:be|come|stand|appear|sit|fall)\b(?: located| placed)?|so as to (?:be|come|stand)\b"
    r"|to a (?:new )?(?:position|place)"
    rf"|to(?= {SIDE} )|to the (?:position|place) (?=(?:immediately |directly |right )?(?:after|before|between)\b)"
    r"|to (?=(?:in )?between\b))"
)
"""What stands between a part that is moved and its new place."""
_OWN_END = rx(
    rf",? ?{EDGE} of (?:the|its|that|the same|its own) (?:list|paragraph)(?=[.,;:]| ?$|,? (?:in|of) (?:the )?(?:rule|r)"
    r" ?\d| and\b)"
)
"""An end of what something stands in."""
_THERE = rx(r",? ?(?:to|into|onto|on|at)\b")
_WITH = rx(r",? ?(?:with|and|for) ")


class Moving(Statutes):
    """A cursor that reads what is moved, exchanged and numbered anew."""

    def moved(self, default: Place) -> list[Order] | None:
        """ "move the second item to the end of the list", "swap the first and last paragraphs"."""
        start = self.here()
        order = None
        if self.eat(_MOVE) is not None:
            order = self._move(default)
        elif self.eat(_SWAP) is not None:
            order = self._swap(default)
        if order is None:
            self.back(start)
            return None
        return [order]

    def _move(self, default: Place) -> Order | None:
        spot = self.spot(anchor=True)
        kind = self._kind(spot)
        if spot is None or not kind:
            return None
        while not self.sees(_THERE) and (where := self.where()) is not None:
            spot = replace(spot, place=merge(spot.place, where))
        made = Insertion(Place())
        made.kind = kind
        self.eat(_SO_THAT)
        own = self.eat(_OWN_END)
        if own is not None:
            made.edge = "start" if own["edge"].lower() in STARTS else "end"
        elif not (self._side(made) or self._edge(made)):
            return None
        while self._into(made) or self._renumbers(made):
            pass
        other = made.other
        ref = spot.place.ref or made.place.ref
        if ref is not None and made.place.ref not in (None, ref) and not (made.place.ref and made.place.ref.back):
            return None
        place = merge(Place(ref), default)
        if made.side is None:
            beside = Spot(place=Place(None, made.place.parts))
            edge = made.edge
        else:
            beside = replace(made.anchor, place=Place(None, made.anchor.place.parts or made.place.parts))
            other = None if other is None else replace(other, place=Place(None, other.place.parts or made.place.parts))
            edge = {Do.BEFORE: "before", Do.AFTER: "after"}.get(made.side, "between")
        if made.side is not None and any(_loose(a, b) for a, b in ((spot, beside), (beside, spot))):
            return None
        edge = "between" if other is not None else edge
        spot = replace(spot, place=Place(None, spot.place.parts))
        form = OWN if own is not None else ""
        return Order(Do.MOVE, place, spot, other, form=form, edge=edge, beside=beside, renumber=made.renumber)

    def _swap(self, default: Place) -> Order | None:
        two = self.two_parts()
        if two is not None:
            one, other = Spot(part=two[0]), Spot(part=two[1])
        else:
            first = self.spot(anchor=True)
            second = self.spot(anchor=True) if first is not None and self.eat(_WITH) is not None else None
            if second is None and first is not None and first.part is not None:
                part = self.nth_only(first.part.unit)
                second = None if part is None else Spot(part=part)
            if first is None or second is None or self._kind(first) != self._kind(second) or not self._kind(first):
                return None
            if second.place.ref is not None and first.place.ref not in (None, second.place.ref):
                return None
            one, other = first, second
        place = merge(Place(), one.place) if one.place.ref is not None else Place(other.place.ref)
        while (where := self.where()) is not None:
            place = merge(where, place) if place.ref is None or where.ref is None else Place()
        made = Insertion(Place())
        self._renumbers(made)
        place = merge(place, default)
        if _loose(one, other) or _loose(other, one):
            return None
        inner = [replace(each, place=Place(None, each.place.parts)) for each in (one, other)]
        if one.place.ref is not None:
            place = Place(place.ref, default.parts)
        return Order(Do.SWAP, place, inner[0], beside=inner[1], renumber=made.renumber)

    @staticmethod
    def _kind(spot: Spot | None) -> str:
        """The sort of part that a spot is, or that its words are said to be."""
        if spot is None:
            return ""
        if spot.part is not None:
            return spot.part.unit if spot.part.how not in ("range", "sign") and spot.part.count == 1 else ""
        return unit_of(spot.words.kind) if spot.words is not None and not spot.which else ""


def _loose(one: Spot, other: Spot) -> bool:
    """Whether a part is counted without saying in what, beside another that is said to stand in a part."""
    return one.part is not None and one.part.how == "ordinal" and not one.place.parts and bool(other.place.parts)
