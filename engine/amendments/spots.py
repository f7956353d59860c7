"""The phrases in which an order says what it acts on, where, and what is to stand there.

"the second occurrence of A", "the last sentence", "in section 2 of Rule 15", "with B", "as a new paragraph".
"""

from __future__ import annotations

import re
from dataclasses import replace

from engine.amendments.attributes import Attributes
from engine.amendments.cursor import unit_of
from engine.amendments.orders import ANY_CASE, TWICE, Order, Part, Place, Spot, Words
from engine.amendments.several import Several
from engine.amendments.words import (
    IN,
    IN_FULL,
    MARK,
    ORDINAL,
    TEXT_OF,
    TO_READ,
    UNIT,
    UNITS_PLURAL,
    WHICH,
    Do,
    cardinal,
    ordinal,
    rx,
    unit,
)
from engine.expressions import expression

_WHICH = rx(WHICH)
_WHOLE_WITH = rx(rf"{TEXT_OF} (?:with|by)\b")
"""The whole text that is replaced: "the text with the following text: A" has only one text."""
WHOLE_TEXT = rx(rf"(?:{TEXT_OF}|everything|all)(?P<of> (?:of|in))?\b")
_IN = rx(rf",? ?{IN} ")
_PART_WITH = rx(
    rf"(?:two |three )?(?:{UNITS_PLURAL}|{UNIT}) with (?:only )?the (?:following )?(?:text|words?|wording)\b"
)
"""A part counted, and what it is replaced with: not a part that has a text."""
_ANY_CASE = rx(r"\((?:case[- ]insensitive(?:ly)?|ignoring case|regardless of case)\)")
_UNDER = ("section", "heading")
"""What words may stand under that are in it."""
_OPEN = expression(r"\s*\(")
_SHUT = expression(r"\s*\)")
WITH = rx(
    rf",? ?(?:{TO_READ}|with|by|to|into|as follows|as)(?: instead)?(?: (?:the following|this|just))?\b(?! the (?:end"
    rf"|beginning"
    rf"|start|top|bottom))"
)
_ARROW = rx(r",? ?(?:-{1,2}>|=>|\u2192)(?= )")
_TITLE = 80
"""What is quoted as a section and is longer than this is no title."""
_THAT_TEXT = rx(r"(?:each instance of )?(?:(?:that|this|the|such|said) (?:text|words?|phrase|string|term)|it)\b")
NOTHING = rx(r"(?:nothing|the empty string|an empty string)\b")
_FROM = rx(r",? ?from\b")
FULL = rx(rf"{IN_FULL},? ?")
_TO_READ = rx(
    rf",? ?(?:{TO_READ}|to (?=the following|\ue000)|with (?=the following (?:text )?|this |\ue000)|as (?=follows))"
)
_LABEL = r"(?:\d{1,3}|(?-i:[A-Z]{1,2}|[b-z])|\([\da-z]{1,4}\))(?![\w'\u2019])"
_FORM = rx(
    r",? ?(?:(?:in|on|into) (?:a|an|its|their) (?=new|separate|own)|as (?:a|an|the|its|their|one) )"
    r"(?:(?:new|separate|own|additional|further|complete|single|standalone) )*"
    rf"(?:(?P<nth>{ORDINAL}) )?(?:(?:new|separate) )?(?P<unit>{UNIT})"
    rf"(?: (?:numbered |number |labell?ed )?(?P<label>{_LABEL}))?"
)
_FORM_LABEL = rx(rf",? ?as (?P<unit>{UNIT}) (?P<label>{_LABEL})")
MARKER_TOO = rx(
    r",? ?\(?,? ?(?:including|along with|with|and) (?:the|its) (?:bullet point|bullet|list marker|marker|number|label"
    r"|heading|title|header)s?\)?|,? ?(?:the )?(?:heading|title|header|bullet|marker|number) and all\b"
)
LIST_TOO = rx(
    r",? ?(?:and|along with|together with|including) (?:(?:all(?: of)?|both) )?(?:the |its )?"
    r"(?:(?:included|accompanying) (?:list items?|list|items|bullets|bullet points)"
    r"|(?:list items|list|items|bullets|bullet points) (?:below|under|beneath|following|after)(?: it)?"
    r"|(?:list|items|bullets|bullet points) (?:that|which) follows?(?: it)?|following list)"
    r"(?=[.,;]| ?$| (?:in|from|of)\b)"
)
"""A paragraph with the list to which it leads."""
_NAME = r"(?-i:[A-Z][\w\-]*(?: [A-Z][\w\-]*){0,4})"
_OWNER = rx(rf"(?:the )?(?P<plain>{_NAME})['\u2019]s (?=\ue000)")
"""The list item that words belong to: "the Fez's ⟦...⟧"."""
LISTED = rx(rf"(?:the )?(?P<plain>{_NAME})(?=,? (?:from|in|out of) (?:the|its) (?:[\w\-]+ ){{0,3}}(?:list|table)\b)")
"""A list item by its name alone: "the Fez from the list"."""
NAMED = rx(rf"(?:the )?(?P<plain>{_NAME})(?=[,.:;]|,? (?:and|in|to|of|from|on|add|insert)\b| ?\ue000| ?$)")
COMMA = rx(r",| ?:")


_SIGN = r"(?P<sign>period|full[ -]?stop|comma|semi-?colon|colon)"
_SIGN_LAST = rx(rf"the (?P<last>last|final) {_SIGN}\b")
_SIGN_AT_END = rx(rf"the {_SIGN} (?:appearing |occurring )?at (?:the )?end\b(?: thereof\b)?")
_SIGN_SHOWN = rx(rf" ?\((?:{MARK}|[^\s()]{{1,20}})\)")
_OF_PLACE = rx(r"of ")
_ENDS_HERE = rx(r",? ?(?:and|with|by)\b| ?$")
_SIGNS = {"period": ".", "fullstop": ".", "comma": ",", "semicolon": ";", "colon": ":"}
SIGN_NAMED = rx(rf"an? {_SIGN}\b")
"""A sign that is given as a text: "with a full stop"."""


def sign_of(name: str) -> str:
    """The sign of that name."""
    return _SIGNS["".join(ch for ch in name.lower() if ch.isalpha())]


class Spots(Attributes, Several):
    """A cursor that reads what an order acts on."""

    throughout = False
    """A place was named with "throughout": every occurrence there is meant."""
    form_label = ""
    """The label that a new part is said to have: "as a new item (b)"."""
    containing: Words | None = None
    """The text by which the rules of this sentence were chosen."""

    def spot(self, *, middle: bool = False, bare: bool = False, anchor: bool = False) -> Spot | None:
        """What an order acts on: quoted words, a part, or the whole text of a rule.

        `anchor`: what stands behind a colon is not it, but the new text.
        """
        start = self.here()
        sign = self._sign()
        if sign is not None:
            return sign
        which = self.eat(_WHICH)
        words = self._that_text()
        if words is not None:
            return Spot(words, "all")
        replaced = (which is not None and which["nth"] and self.sees(_PART_WITH)) or self.sees(_WHOLE_WITH)
        words = None if replaced else self.words(middle=middle, colon=not anchor)
        if words is not None and (shortened := _shortened(words)) is not None:
            return Spot(part=shortened)
        if words is not None and unit_of(words.kind) and (part := self._with_next(_reads(words))).count > 1:
            return Spot(part=part)
        if words is not None and unit_of(words.kind) in ("section", "heading") and len(words.text) < _TITLE:
            return Spot(part=Part(unit_of(words.kind), "titled", words=words))
        if words is not None:
            said = which_of(which)
            return Spot(words, ANY_CASE if said == "all" and self.eat(_ANY_CASE) is not None else said)
        self.back(start)
        owner = self.eat(_OWNER)
        if owner is not None and (words := self.mark()) is not None:
            return Spot(words, place=Place(None, (item_named(owner["plain"]),)))
        self.back(start)
        range_ = self.range()
        if range_ is not None:
            return Spot(part=range_)
        text_of = self.eat(WHOLE_TEXT)
        if text_of is not None:
            place = self.place() if text_of["of"] else Place()
            if place is not None:
                return narrow(place)
            self.back(start)
        place = self.place(bare=bare)
        if place is None:
            return None
        spot = narrow(place)
        return replace(spot, bullet=True) if self.eat(MARKER_TOO) is not None else spot

    def _sign(self) -> Spot | None:
        """ "the full stop at the end of paragraph (b)", "the last period in Rule 5": the sign with which it ends."""
        start = self.here()
        found = self.eat(_SIGN_LAST) or self.eat(_SIGN_AT_END)
        if found is None:
            return None
        self.eat(_SIGN_SHOWN)
        part = Part("text", "sign", words=Words(sign_of(found["sign"])))
        if "last" in found.groupdict():
            return Spot(part=part)
        here = self.here()
        place = self.place() if self.eat(_OF_PLACE) is not None else Place()
        if place is None:
            self.back(here)
            place = Place() if self.sees(_ENDS_HERE) else None
        if place is None:
            self.back(start)
            return None
        return Spot(part=part, place=place)

    def _that_text(self) -> Words | None:
        """ "that text", of rules that contain a text."""
        return self.containing if self.containing is not None and self.eat(_THAT_TEXT) is not None else None

    def _with(self) -> Words | None:
        """ "with B", "to read B"."""
        start = self.here()
        if self.eat(WITH) is not None or self.eat(_ARROW) is not None:
            if self.eat(NOTHING) is not None:
                return Words("")
            words = self.named_sign() or self.words(below=True)
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

    def named_sign(self) -> Words | None:
        """ "a full stop", as a text."""
        found = self.eat(SIGN_NAMED)
        return None if found is None else Words(sign_of(found["sign"]))

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
        inside = place.parts[-1].unit if place is not None and place.parts else "section"
        if place is None or (found is not None and "under" in found[0].lower() and inside not in _UNDER):
            self.back(start)
            return None
        if found is not None and "throughout" in found[0].lower():
            self.throughout = True
        return place

    def rewritten(self, place: Place) -> list[Order] | None:
        """ "to read B" after a place: its whole text."""
        start = self.here()
        self.eat(FULL)
        new = self.words(below=True) if self.eat(_TO_READ) is not None else None
        if new is None:
            self.back(start)
            return None
        spot = narrow(place)
        return [Order(Do.REPLACE, spot.place, replace(spot, place=Place()), new=new)]

    def _form(self) -> tuple[str, str, bool] | None:
        """ "as a new paragraph", "as its third item": unit, ordinal, whether the rule was spoken of before."""
        found = self.eat(_FORM) or self.eat(_FORM_LABEL)
        if found is None:
            return None
        nth = (found["nth"] or "") if "nth" in found.groupdict() else ""
        self.form_label = (found["label"] or "").strip("()")
        return unit(found["unit"]), nth, " its " in f" {found[0].lower()} "


def item_named(name: str) -> Part:
    """The list item that begins with a name."""
    return Part("item", "named", words=Words(name))


def narrow(place: Place) -> Spot:
    """A place as what an order acts on: its innermost part within the rest."""
    if not place.parts:
        return Spot(place=place)
    return Spot(part=place.parts[-1], place=Place(place.ref, place.parts[:-1]))


def _reads(words: Words) -> Part:
    return Part(unit_of(words.kind), "reads", words=words)


def _shortened(words: Words) -> Part | None:
    """A sentence or paragraph whose middle was left out: "the sentence 'A Hat ... red.'"."""
    if unit_of(words.kind) not in ("sentence", "paragraph", "item"):
        return None
    ends = _LEFT_OUT.split(words.text.strip())
    if len(ends) != _TWO or not all(len(one.split()) >= _TWO for one in ends):
        return None
    return Part(unit_of(words.kind), "begins", words=Words(ends[0].strip()), until=Words(ends[1].strip()))


_LEFT_OUT = expression(r"\s*(?:\.\.\.|\u2026|\[(?:\.\.\.|\u2026)\])\s*(?=\w)")
"""What stands for the middle of a text."""
_TWO = 2


def which_of(found: re.Match[str] | None) -> str:
    if found is None:
        return ""
    if found["all"] or found["both"]:
        return "all" if found["all"] else TWICE
    if found["count"]:
        return f"={cardinal(found['count'])}"
    said = found["nth"].lower()
    if found["two"]:
        return f"{ordinal(said)}+{ {'two': 2, 'three': 3}[found['two'].strip().lower()] }"
    return "" if said in ("only", "sole") else str(ordinal(said))
