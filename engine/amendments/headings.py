"""New words for the heading of a part: "Rename the section 'Teas' of Rule 7 to 'Drinks'"."""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.orders import Order, Part, Place, Spot, along, merge
from engine.amendments.slips import Slips
from engine.amendments.words import Do, rx

_RENAME = rx(
    r"(?:re-?nam|re-?titl|re-?head)(?:e|ing) (?=(?:the )?(?:.{0,60}? )?(?:sub-?)?section\b)"
    r"|(?:chang|amend|alter)(?:e|ing)? the (?:title|name|heading) of (?=(?:the )?(?:.{0,60}? )?(?:sub-?)?section\b)"
)
_AS = rx(r",? ?(?:to be|to read|to|as|:)(?=[ :])")


class Headings(Slips):
    """A cursor that reads how a part is to be called."""

    def heading(self, default: Place) -> list[Order] | None:
        """The order for the heading of a part that is told by its title."""
        start = self.here()
        if self.eat(_RENAME) is None:
            return None
        found = self.place()
        while found is not None and (where := self.where()) is not None:
            found = along(found, where)
        new = self.words(colon=False) if found is not None and self.eat(_AS) is not None else None
        part = found.parts[-1] if found is not None and found.parts else None
        if found is None or part is None or new is None or part.unit != "section" or part.how != "titled":
            self.back(start)
            return None
        place = merge(Place(found.ref, found.parts[:-1]), default)
        spot = Spot(part=Part("heading", "titled", words=part.words))
        return [Order(Do.REPLACE, place, spot, new=replace(new, kind=""))]
