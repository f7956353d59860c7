"""The English of several places: "sections B.2 and C", "in the first and third bullets", "in both sentences"."""

from __future__ import annotations

import re

from engine.amendments.orders import OF_TWO, Part
from engine.amendments.places import ANY_UNITS, ONE_LABEL, THEREOF, Places
from engine.amendments.words import ORDINAL, UNITS_PLURAL, ordinal, rx, unit
from engine.expressions import expression

_IN_BOTH = rx(rf",? ?(?:in|from|within) both(?: of)?(?: (?:the|its))? (?P<unit>{UNITS_PLURAL})(?! \(?\d)")
_IN_EACH = rx(
    rf"(?:in|from) (?:each of |both )?(?:{UNITS_PLURAL}) (?P<labels>(?:\([\da-z]{{1,4}}\))+"
    r"(?:(?:,| and|, and| &) ?(?:\([\da-z]{1,4}\))+)+)(?!\w)"
)
_IN_SEVERAL = rx(r",? ?(?:in|from|within) (?:each of |both )?")
_LABELLED = rx(
    r"(?:the )?(?P<unit>sections|subsections|items|list items|clauses|articles|points|bullets|conditions)(?= )"
)
_LABELS = expression(r"(?:\([\da-zA-Z]{1,4}\))+")
_LABEL_JOIN = rx(r",? ?(?:and|&) |, ")
_NTHS = rx(
    rf"(?:the|its) (?P<nths>{ORDINAL}(?:, (?:the )?{ORDINAL}){{0,4}},? (?:and|&) (?:the )?{ORDINAL}) "
    rf"(?P<unit>{ANY_UNITS})"
)
_ONE_NTH = rx(ORDINAL)
_SEVERAL = 2


class Several(Places):
    """A cursor that reads several parts."""

    def several(self) -> list[Part]:
        """ "sections B.2 and C", "the first and third bullets"; where they are counted, the last comes first."""
        here = self.here()
        nths = self.eat(_NTHS)
        if nths is not None:
            said = {ordinal(one[0]) for one in _ONE_NTH.finditer(nths["nths"])}
            counted = sorted(said, key=lambda index: (index >= 0, -abs(index)))
            return [Part(unit(nths["unit"]), "ordinal", index) for index in counted]
        found = self.eat(_LABELLED)
        parts: list[Part] = []
        while found is not None and (label := self.eat(ONE_LABEL)) is not None:
            parts.append(Part(unit(found["unit"]), "label", -1, label=label[0].strip("().")))
            if self.eat(_LABEL_JOIN) is None:
                break
        if len(parts) < _SEVERAL:
            self.back(here)
            return []
        return parts

    def in_several(self) -> list[Part]:
        """ "in sections 3 and 4", "in the first and third paragraphs", "in both sentences": each of them."""
        here = self.here()
        both = self.eat(_IN_BOTH)
        if both is not None:
            return [Part(unit(both["unit"]), "ordinal", at, label=OF_TWO) for at in (1, 0)]
        parts = self.several() if self.eat(_IN_SEVERAL) is not None else []
        if not parts:
            self.back(here)
        return parts

    def in_each(self) -> list[Part]:
        """ "in subsections (1)(a) and (b) and (2)": each of them; what has no number of its own, in the one before."""
        here = self.here()
        found = self.eat(_IN_EACH)
        if found is None:
            return []
        parts: list[Part] = []
        before: list[str] = []
        for said in _LABELS.findall(found["labels"]):
            label = re.findall(r"[^()]+", said)
            if parts and not label[0][0].isdigit() and before[0][0].isdigit() and len(before) > len(label):
                label = [*before[: -len(label)], *label]
            parts.append(Part("item", "label", -1, label=")(".join(label)))
            before = label
        if len(parts) < _SEVERAL or len({one.label for one in parts}) < len(parts):
            self.back(here)
            return []
        self.eat(THEREOF)
        return parts
