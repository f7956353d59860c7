"""The phrases of the verbs of amendments: what each orders, active ("replace A with B") and passive ("A is deleted").

Each method reads from the verb on and gives the operations, or None and leaves the cursor where it was.
"""

from __future__ import annotations

import re
from dataclasses import replace

from engine.amendments.additions import FOLLOWING, Insertion
from engine.amendments.attributes import TITLE_AND_TEXT
from engine.amendments.compared import compared
from engine.amendments.headings import Headings
from engine.amendments.orders import AT_END, AT_START, EACH, TWICE, Order, Part, Place, Spot, Words, along, merge
from engine.amendments.spots import COMMA, FULL, LIST_TOO, LISTED, MARKER_TOO, WITH, item_named
from engine.amendments.statutes import FOR_THAT
from engine.amendments.words import ANY_VERB, EVERYWHERE, MARK, PASSED, STARTS, Do, done, ordinal, rx, verb

_NOUNS = {
    "replace": "replacement|exchange", "delete": "deletion|removal|omission|striking(?: out)?",
    "insert": "addition|insertion|inclusion", "substitute": "substitution",
}  # fmt: skip
"""Nouns of verbs: "by the addition of"."""
_VERBS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (
        name,
        rx(rf"{verb(name)}(?: hereby)?" + (rf"|(?:the )?(?:{_NOUNS[name]})\b of\b" if name in _NOUNS else "")),
    )
    for name in (
        "create", "reenact", "repeal", "retitle", "renumber", "transmute", "give", "step", "move", "substitute",
        "delete",
        "insert", "replace", "rewrite", "change",
    )
)  # fmt: skip
_EVERYWHERE = rx(rf",? ?{EVERYWHERE}")
_TWICE = rx(r" ?\((?:twice|(?:in )?both (?:times|places|instances|occurrences))\)|,? ?both times\b")
"""How often words are said to stand."""
_THAT_TIME = rx(
    r",? ?\(?(?:but )?(?:only )?(?:(?:at|in) )?(?:the|its|their) (?P<nth>first|second|third|fourth|last)"
    r" (?:time|place|instance|occurrence) (?:(?:(?:that|where|when|in which|at which) )?(?:it|they|the (?:word|phrase))"
    r" (?:appears?|occurs?|is (?:used|mentioned))|only)\)?|,? ?\((?:the )?(?P<only>first|second|third|last)"
    r" (?:occurrence|instance|appearance|time)(?: only)?\)"
)
"""Which of several occurrences: "the first time it appears", "(second occurrence only)"."""
_IN_TITLE = rx(r"(?:in|within) the (?:title|name) of |(?:amend|change|alter|modify) the (?:title|name) of ")
_IN = rx(r"(?:in|within) ")
_ITS_TITLE = rx(r"['\u2019]s (?:title|name)\b")
_REPLACING = rx(r",? ?(?:replace|substitute|change|by (?:replacing|substituting|changing)) ")
_SED = rx(r"s/(?P<old>[^/\n\ue000*+?\[\](){}\\^$|]{1,80})/(?P<new>[^/\n\ue000]{0,80})/(?P<all>g)?(?![\w/])")
"""A replacement as programmers write it; everywhere with a "g", else where the words stand once. Without a rule it may
mend a slip of the proposal itself."""
_AND_THEN = rx(r",? ?and ")
_ADDITION = rx(r"(?:an? )?(?:addition|appendix)(?= to (?:the end of )?(?:the )?(?:rule|r) ?#?\d)")
"""An order by its name alone: "Addition to Rule 15:"."""
_FROM_EDGE = rx(r",? ?from the (?:very )?(?P<edge>end|beginning|start|bottom|top)\b")
_ENTIRELY = rx(r",? ?(?:entirely|completely|altogether|in (?:(?:its|their) )?entirety)\b")
_OF_IT = rx(r"of (?:the|that) rule\b|of it\b")
_PASSED = rx(PASSED)
_DONE = {
    name: rx(rf"(?:hereby )?{before}{done(name)}")
    for name, before in (
        ("replace", r"(?:(?:deleted|removed|struck(?: out)?),? and )?"),
        *((name, "") for name in ("change", "rewrite", "delete", "insert", "repeal")),
    )
}
_READS = rx(r"(?:now |then |instead )?reads?(?: as follows| instead)?")
"""What a part reads, behind "so that"."""
_SHALL_READ = rx(
    r"(?:shall|should|will|must)(?: now| instead)? reads?(?: as follows| in full| in (?:its )?entirety)*"
    r"|is (?:hereby )?to read"
)
_BECOMES = rx(r"(?:becomes?|(?:should|is to) be(?= ?\ue000)|->|=>|\u2192|shall become|should become)(?= )")
_SHALL_REPLACE = rx(r"(?:(?:shall|will|should|is to|are to) )?(?:hereby )?(?:replaces?|be substituted for) ")
NEW_RULE = rx(r"(?:a |one )?new (?:(?:dynastic|core|mutable|immutable|regular) )?rule\b(?!s)")
"""A rule is created by its mere announcement."""
_COLON_MARK = rx(r" ?:(?=\s*\ue000)")
_COMMA_MARK = rx(r",(?= \ue000)")
_HEAD = rx(r"the (?:very )?(?P<edge>beginning|start|end) of ")
_AND_MARK = rx(r",? ?and (?=\ue000)|, ?(?=\ue000)")
_RESPECTIVELY = rx(r",? ?\(?respectively\)?")
_VERB_NEXT = rx(rf",? ?{ANY_VERB}")
_PLACED_FIRST = ("delete", "replace", "change")
_PLACE_HERE = rx(r"(?:from|in|within) (?:the )?(?:rule|r\d|4e)")
"""The place right behind the verb: "delete from Rule 15 the words"."""
_FROM_PART = rx(r"(?:from|in) (?:the )?(?:sub-?)?(?:section|paragraph|clause|article|item|\()")
_TEXT_NEXT = rx(rf",? ?:? ?(?:the (?:following )?(?:words?|phrase|text|expression|figures?|number),? ?:? ?)?{MARK}")
_TOGETHER = rx(r",? ?(?:as a single (?:amendment|change|edit),?|\(as a single (?:amendment|change|edit)\),?)")
_COMMA_HERE = rx(r",(?= (?:in|from|of|within|under)\b)")


class Verbs(Headings):
    """A cursor that reads operations."""

    everywhere = False
    """The place was named with "throughout" at the head of the sentence."""
    so_that = False
    """What follows is how it is to be: "so that item 6 reads"."""

    def order(self, default: Place) -> list[Order] | None:
        """The operation at the cursor, beginning with its verb or with what it is done to."""
        start = self.here()
        if (moved := self.moved(default)) is not None:
            return moved
        if (titled := self._in_title(default) or self.heading(default)) is not None:
            return titled
        for name, pattern in _VERBS:
            if self.eat(pattern) is not None:
                orders = self._ordered(name, default)
                if orders is not None:
                    return orders
                self.back(start)
        if (slip := self.slip(default)) is not None:
            return slip
        if self.sees(NEW_RULE) and (new := self._create()) is not None:
            return new
        if default.ref is not None and (swap := self.eat(_SED)) is not None:
            spot = Spot(Words(swap["old"]), "all" if swap["all"] else "")
            return [Order(Do.REPLACE, default, spot, new=Words(swap["new"]))]
        if self.eat(_ADDITION) is not None and (added := self._insert(default, "append")) is not None:
            return added
        if (nominal := self._nominal(default)) is not None:
            return nominal
        if (beside := self._rule_beside()) is not None:
            return beside
        orders = self.wherever(default) or self._for_that(default) or self._anchored(default) or self._passive(default)
        if orders is None:
            self.back(start)
        return orders

    def _ordered(self, name: str, default: Place) -> list[Order] | None:
        if name in ("create", "reenact", "retitle", "renumber", "transmute", "give", "step"):
            return self.about_rules(name, default)
        word = self.last_word()
        self.repeals = word.startswith(("repeal", "rescind", "abolish"))
        self.eat(_TOGETHER)
        start = self.here()
        comma = self.eat(_COMMA_HERE) is not None
        here = name in _PLACED_FIRST and (self.sees(_PLACE_HERE) or self.sees(_FROM_PART))
        where = self.where() if comma or here else None
        led = where is not None and (where.ref is not None or self.sees(_TEXT_NEXT))
        if where is not None and (self.eat(COMMA) is not None if comma else led):
            default = merge(where, default)
        else:
            self.back(start)
        if name == "repeal":
            return self._headed_anew(default) or self.about_rules(name, default) or self._delete(default)
        if name == "delete":
            return self._headed_anew(default) or self._delete(default)
        if name == "insert":
            return self._rule_beside() or self._insert(default, word)
        if name == "substitute":
            return self._substitute(default)
        if name == "move":
            return None
        return self.attribute(default) or self._replace(default) or self.rewritten(default)

    def _in_title(self, default: Place) -> list[Order] | None:
        """ "in the title of Rule 15, replace A with B": words of a title."""
        start = self.here()
        ref = self.ref(acted_on=True) if self.eat(_IN_TITLE) is not None else None
        if ref is None and self.eat(_IN) is not None:
            ref = self.ref(acted_on=True)
            ref = ref if self.eat(_ITS_TITLE) is not None else None
        orders = self._replace(Place(ref)) if ref is not None and self.eat(_REPLACING) is not None else None
        plain = orders is not None and all(one.spot.words and one.new and not one.place.parts for one in orders)
        if orders is None or not plain or default.parts:
            self.back(start)
            return None
        return [replace(one, do=Do.TITLE) for one in orders]

    def again(self, do: Do, default: Place) -> list[Order] | None:
        """A further object of the same verb, after "and"."""
        if do is Do.REPLACE:
            return self.of_for(default) or self.attribute(default) or self._replace(default)
        if do is Do.DELETE:
            return self._delete(default)
        if do in (Do.TITLE, Do.NUMBER):
            return self.about_rules("retitle" if do is Do.TITLE else "renumber", default) or self.attribute(default)
        if do in (Do.APPEND, Do.PREPEND):
            return self._insert(default, "append" if do is Do.APPEND else "prepend")
        return self.attribute(default)

    def _replace(self, default: Place) -> list[Order] | None:
        start = self.here()
        spot = self._following_in() or self._at_head() or self.spot(middle=True, bare=True)
        if spot is None:
            return None
        place, new, form = spot.place, None, ""
        more = self._more_marks() if spot.words is not None else []
        into: list[Words] = []
        each: list[Part] = []
        titled = False
        self.throughout = False
        while True:
            if spot.words is not None and not (each or titled or more):
                titled = self.eat(TITLE_AND_TEXT) is not None
                each = [] if titled or spot.which else self.in_several()
                if each or titled:
                    continue
            if new is None and (new := self._with()) is not None:
                into = self._more_marks() if more else []
                continue
            told = self._told(spot) if new is None else None
            if told is not None:
                spot = told
                continue
            if spot.words is None and new is None and (old := self._from()) is not None:
                place = Place(place.ref, (*place.parts, spot.part) if spot.part is not None else place.parts)
                spot = Spot(old)
                continue
            here = self.here()
            where = self.where()
            if where is not None and new is not None and self.sees(_VERB_NEXT):
                self.back(here)
                break
            if where is not None:
                place = along(place, where)
            elif (there := self.eat(_EVERYWHERE)) is not None:
                spot = replace(spot, which=TWICE if "both" in there[0].lower() else "all")
            elif new is not None and spot.words is not None and not spot.which and self.eat(_TWICE) is not None:
                spot = replace(spot, which=TWICE)
            elif spot.words is not None and not spot.which and (that := self.eat(_THAT_TIME)) is not None:
                spot = replace(spot, which=str(ordinal(that["nth"] or that["only"])))
            elif new is None and spot.words is None and self.eat(_ENTIRELY) is not None:
                continue
            elif (said := self._form()) is not None:
                form = said[0]
            else:
                break
        if (
            new is None
            or (titled and merge(place, default).ref is None)
            or (spot.words is None and spot.part is None and place.ref is None and not default.ref)
        ):
            self.back(start)
            return None
        place = merge(place, default)
        if self.throughout or self.everywhere:
            spot = replace(spot, which=spot.which or "all")
        if more and (len(into) != len(more) or self.eat(_RESPECTIVELY) is None):
            self.back(start)
            return None
        if each:
            spot = replace(spot, place=Place())
            return [Order(Do.REPLACE, Place(place.ref, (*place.parts, one)), spot, new=new, edge=EACH) for one in each]
        if titled:
            bare = replace(spot, place=Place())
            return [Order(do, place, bare, new=new, edge=EACH) for do in (Do.REPLACE, Do.TITLE)]
        pairs = zip([spot.words, *more], [new, *into], strict=True) if more else ()
        if pairs:
            return [Order(Do.REPLACE, place, replace(spot, words=a, place=Place()), new=b) for a, b in pairs]
        return [Order(Do.REPLACE, place, replace(spot, place=Place()), new=new, form=form)]

    def _following_in(self) -> Spot | None:
        """ "the following in Rule 15: A": the place before the words."""
        start = self.here()
        waiting = self.eat(FOLLOWING)
        where = self.where() if waiting is not None else None
        words = self.words(middle=True) if where is not None else None
        if waiting is None or where is None or words is None:
            self.back(start)
            return None
        return Spot(replace(words, kind=words.kind or " ".join((waiting["kind"] or "").lower().split())), place=where)

    def _at_head(self) -> Spot | None:
        """ "the beginning of Rule 15: A": words that stand at an edge."""
        start = self.here()
        found = self.eat(_HEAD)
        place = self.place() if found is not None else None
        if found is not None and place is not None and self.eat(_COLON_MARK) is not None:
            words = self.mark()
            if words is not None and self.sees(WITH):
                return Spot(words, AT_START if found["edge"].lower() in STARTS else AT_END, place=place)
        self.back(start)
        return None

    def _told(self, spot: Spot, *, goes: bool = False) -> Spot | None:
        """ "the last sentence of Rule 15: A", before "with B" unless it `goes`: the part, which must read A."""
        part, start = spot.part, self.here()
        if part is None or part.words is not None or part.how != "ordinal" or part.count != 1:
            return None
        colon = self.eat(_COLON_MARK) is not None
        comma = not colon and self.eat(_COMMA_MARK) is not None
        words = self.mark() if colon or comma else None
        if comma and not goes:
            self.eat(COMMA)
        if words is None or not (self.sees(WITH) or (goes and not (comma and self.sees(_AND_MARK)))):
            self.back(start)
            return None
        return replace(spot, part=replace(part, words=Words(words.text)))

    def _more_marks(self) -> list[Words]:
        """Further texts of a list: ", B and C"."""
        found: list[Words] = []
        while True:
            here = self.here()
            words = self.mark() if self.eat(_AND_MARK) is not None else None
            if words is None:
                self.back(here)
                return found
            found.append(words)

    def _substitute(self, default: Place) -> list[Order] | None:
        """ "substitute B for A"; with other words it is "replace"."""
        start = self.here()
        new = self.words()
        spot = self.spot() if new is not None and self.eat(FOR_THAT) is not None else None
        if new is None or spot is None:
            self.back(start)
            return self._replace(default)
        place = spot.place
        while (where := self.where()) is not None:
            place = along(place, where)
        which = "all" if self.eat(_EVERYWHERE) is not None else spot.which
        return [Order(Do.REPLACE, merge(place, default), replace(spot, place=Place(), which=which), new=new)]

    def _delete(self, default: Place) -> list[Order] | None:
        start = self.here()
        if len(parts := self.several()) > 1:
            place = default
            while (where := self.where()) is not None:
                place = merge(where, place)
            return [Order(Do.DELETE, place, Spot(part=one)) for one in parts]
        waiting = self.eat(FOLLOWING)
        spot = Spot() if waiting is not None and not self.spent() else None
        if spot is None:
            self.back(start)
            named = self.eat(LISTED)
            spot = Spot(part=item_named(named["plain"])) if named is not None else self.spot(bare=True)
        if spot is None:
            return None
        spot = self._told(spot, goes=True) or spot
        place, each = spot.place, self.in_each() if spot.words is not None and not spot.which else []
        while True:
            where = self.where()
            if where is not None:
                place = along(place, where)
            elif self.eat(_EVERYWHERE) is not None:
                spot = replace(spot, which="all")
            elif waiting is not None and spot.words is None and spot.part is None and (late := self.words(below=True)):
                spot = Spot(replace(late, kind=late.kind or " ".join((waiting["kind"] or "").lower().split())))
            elif spot.part is not None and spot.part.unit == "paragraph" and self.eat(LIST_TOO) is not None:
                spot = replace(spot, part=replace(spot.part, label="with list"))
            elif self.eat(MARKER_TOO) is not None:
                spot = replace(spot, bullet=True)
            elif self.eat(_ENTIRELY) is not None:
                pass
            elif spot.words is not None and (at_end := self._at_end(spot.words)) is not None:
                spot, place = at_end, merge(place, at_end.place)
            elif spot.words is not None and (edge := self.eat(_FROM_EDGE)) is not None:
                spot = replace(spot, which="0" if edge["edge"].lower() in STARTS else "-1")
                self.eat(_OF_IT)
            else:
                break
        if spot.words is None and spot.part is None:
            anew = self._written_anew(merge(place, default)) if place.ref is not None else None
            if anew is None:
                self.back(start)
            return anew
        place, spot = merge(place, default), replace(spot, place=Place())
        if each:
            return [Order(Do.DELETE, Place(place.ref, (*place.parts, one)), spot, edge=EACH) for one in each]
        return [Order(Do.DELETE, place, spot)]

    def _written_anew(self, place: Place) -> list[Order] | None:
        """ "... and replace it with B", behind "delete the text of Rule 15"."""
        one = not self.repeals and place.ref is not None and len(place.ref.names) <= 1
        replaced = self.instead(Order(Do.DELETE, place)) if one and self.eat(_AND_THEN) is not None else None
        return None if replaced is None else [replaced]

    def _passive(self, default: Place) -> list[Order] | None:
        """ "A in Rule 15 is replaced with B", "B is added to the end of Rule 15", "Rule 15 shall read B"."""
        start = self.here()
        about = self.passive_about_rules(default) or compared(self, default)
        if about is not None:
            return about
        made = Insertion(default)
        orders = self._following_passed(made) if self._following(made) and made.new is None else None
        if orders is not None:
            return orders
        self.back(start)
        spot = self.spot()
        if spot is None:
            return None
        place = spot.place
        while (where := self.where()) is not None:
            place = along(place, where)
        place = merge(place, default)
        bare = replace(spot, place=Place())
        if self.eat(_SHALL_READ) is not None or (self.so_that and self.eat(_READS) is not None):
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

    def _following_passed(self, made: Insertion) -> list[Order] | None:
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

    def _replaced_by(self, made: Insertion) -> list[Order] | None:
        """ "The following text shall replace Rule 15 in its entirety:"."""
        spot = self.spot(bare=True, anchor=True)
        self.eat(FULL)
        new = self.words(below=True) if spot is not None else None
        if spot is None or new is None:
            return None
        return [Order(Do.REPLACE, merge(spot.place, made.outer), replace(spot, place=Place()), new=new)]

    def _passed(self, place: Place, spot: Spot) -> list[Order] | None:
        if any(self.eat(_DONE[name]) is not None for name in ("replace", "change", "rewrite")):
            new = self._with()
            if new is None:
                return None
            self.throughout = False
            while (where := self.where()) is not None:
                place = along(place, where)
            if self.eat(_EVERYWHERE) is not None or (self.throughout and not spot.which):
                spot = replace(spot, which="all")
            return [Order(Do.REPLACE, place, spot, new=new)]
        gone = self.eat(_DONE["delete"]) or (self.eat(_DONE["repeal"]) if spot.part is not None else None)
        if gone is not None and (spot.words is not None or spot.part is not None):
            while (where := self.where()) is not None:
                place = along(place, where)
            return [Order(Do.DELETE, place, spot)]
        if spot.words is not None and self.eat(_DONE["insert"]) is not None:
            word = self.last_word()
            made = Insertion(place, new=spot.words)
            while self._side(made) or self._edge(made) or self._as(made) or self._into(made):
                pass
            return made.orders(word)
        return None
