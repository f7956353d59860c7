"""The phrases about whole rules that there are: repeal, re-enact, retitle, renumber, Power, mutability."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.amendments.orders import IT, LISTED, Order, Place, Ref, merge
from engine.amendments.refs import NUMBER
from engine.amendments.rules import NewRules, power_of
from engine.amendments.words import MARK, PASSED, POWER, Do, done, rx
from engine.expressions import expression

_REENACT_TEXT = rx(r",? ?(?:with the (?:following )?text|to read(?: as follows)?|reading)")
_ATTRIBUTE = rx(
    r"(?:the )?(?P<what>title|name|heading|power|number|rule number|id(?: number)?|mutability)(?: (?:level"
    r"|index))?(?: (?:of|for))? "
)
_OWN = rx(
    r"['\u2019]s? (?P<what>title|name|heading|power|number|mutability)\b|,? ?(?:(?:its|the) )(?P<its>title|name|power"
    r"|number)\b"
)
_ITS = rx(r"(?:its|the rule['\u2019]s|that rule['\u2019]s) (?P<what>title|name|power|number|mutability)\b")
_TO = rx(r",? ?(?:(?:to (?:be|read)|to|as|with|be|at|:)(?=[ :])|(?:-+>|=+>|\u2192)(?= ))")
_FROM = rx(r",? ?from ")
_BY = rx(r",? ?by ")
_POWER = rx(rf"(?:power )?(?P<power>{POWER}|one|two|three|four|five|zero)\b(?! ?\d)")
_A_POWER = rx(rf"(?:a )?power (?:of |level )?(?P<power>{POWER})\b")
_A_TITLE = rx(r"(?:the |a )?(?:new )?(?:title|name)(?: of)? ?:?")
_A_NUMBER = rx(rf"(?:the )?number ?#?(?P<number>{NUMBER})")
_NEW_NUMBER = rx(rf"(?:(?:be|become|become rule|read) )?(?:rule |r|number |the number )?#?(?P<number>{NUMBER})")
_MUTABLE = rx(r"(?:(?:be|become) )?(?P<im>im)?mutable\b")
_AS_MUTABLE = rx(
    r",? ?(?:(?:from )?(?:im)?mutable )?(?:to (?:be |become |being )?|into )?(?:a |an )?(?P<im>im)?mutable\b(?: rule)?"
)
_AND = rx(r",? ?and |, ")
_RESPECTIVELY = rx(r",? ?\(?respectively\)?")
_PASSED = rx(PASSED)
_BECOMES = rx(r"(?:becomes?|is(?: now)?|shall be|has|gets|shall have|=)\b")
_DONE = {
    name: rx(done(name))
    for name in ("repeal", "retitle", "renumber", "transmute", "change", "step", "create", "rewrite")
}
_GIVEN = rx(r"(?:given|assigned|allotted) ")
_THERE = rx(r"there (?:is|shall be) (?:hereby )?(?=an? (?:new )?rule)")
_A_NEW_RULE = rx(
    r"(?:a|the following) (?:new )?rule (?P<verb>is|be|shall be) (?:hereby )?(?:created|enacted|added|established"
    r"|adopted)(?: in (?:its|their) (?:place|stead))?"
)
_FROM_RULESET = rx(
    r",? ?from the (?:rule ?set|rules|ruleset)\b|,? ?in (?:(?:its|their) )?entirety|,? ?entirely|,? ?completely"
)
_MARK = expression(MARK)
_NUMBER = rx(rf"#?(?P<number>{NUMBER})")
_BECOMES_MUTABLE = rx(r"(?:becomes?|is now|is|shall be|shall become)(?= (?:im)?mutable\b)")
_HAS_POWER = rx(r"(?:has|gets|shall have|is given) (?:a |the )?power(?: of)?")
_PLAIN_OLD = rx(r"(?-i:[A-Z])[\w'\u2019 -]{0,60}?(?= to\b)")
_ORDERLY = (
    r"(?:,? in (?:the |this |that )?(?:(?:listed|following|given|stated|ascending|numerical) )*order"
    r"(?: (?:listed|given)|(?: (?:by|of) (?:id|number|rule number|id number)s?))?,?)?"
)
_THESE = rx(rf"(?:each of |all of )?(?:the following|these)(?: [a-z]+| \d+)? rules?{_ORDERLY} ?:")
_TITLES = rx(
    rf"(?:each of |all of )?(?:the )?rules (?:with|by|of|having) (?:the following|these) (?P<what>titles|names|numbers)"
    rf"{_ORDERLY} ?:"
)
_THESE_ARE = rx(
    rf"(?:each of |all of )?the following(?: [a-z]+| \d+)? rules? {PASSED}(?:repealed|rescinded|abolished)"
    rf"(?: from the rule ?set)?{_ORDERLY} ?:"
)
"""Rules that are listed behind a colon, or in a list below it."""
_REPLACED_BY = rx(
    r",? ?(?:and )?(?:then )?(?:replac(?:e|ing)|substitut(?:e|ing)) (?:it|them|that rule|those rules|this)?\b"
)
"""What makes of a repeal a change of the text, or a new rule in its place: which of them is not said."""
_READ = rx(r"(?:now |instead )?read(?: as follows| instead| in full)?\b")
_ENTIRETY = rx(r"(?:the )?(?:entirety|whole|all) of ")

_SAME_IN_TITLE = rx(
    r"(?:do|make|perform|apply)(?:ing)? the same(?: (?:replacements?|changes?|substitutions?))? (?:in|on|to|for) "
    r"(?:the|its|that) (?:rule['\u2019]s )?title(?: too| as well)?(?=[.;]| ?$)"
)
"""A replacement that is to be made in the title too."""
TITLE_AND_TEXT = rx(
    r",? ?in (?:both )?(?:the |its )?(?:rule['\u2019]s )?(?:title and (?:the |its )?(?:text|body)"
    r"|(?:text|body) and (?:the |its )?title)\b"
)


_TO_TITLE = rx(r" ?(?:to|as) \ue000")
"""How a new title begins of a rule that only a heading names."""


class Attributes(NewRules):
    """A cursor that reads orders about whole rules."""

    repeals = False
    """The verb read last takes a rule away, and not its text alone."""

    def about_rules(self, name: str, default: Place) -> list[Order] | None:
        """The order of a verb about whole rules, from behind the verb."""
        word = self.last_word()
        if name == "create":
            made = word.startswith(("make", "making"))
            return self._create(made=made) or (self._mutability(default) or self._made(default) if made else None)
        if name == "repeal":
            return self._repeal(default, bare=word.startswith(("repeal", "rescind", "abolish")))
        if name == "give":
            return self._give(default)
        if name == "step":
            return self.attribute(default, step=1 if word.startswith(("rais", "increas")) else -1)
        return self._renamed(name, default)

    # -- repeal and names ---------------------------------------------------------------------------

    def _repeal(self, default: Place, *, bare: bool) -> list[Order] | None:
        start = self.here()
        titles = self.eat(_TITLES)
        told = titles is not None and titles["what"].lower() != "numbers"
        if (titles is not None or self.eat(_THESE) is not None) and (ref := self.rules_listed(told=told)) is not None:
            return self._repeals(ref, default)
        self.back(start)
        self.eat(_ENTIRETY)
        ref = self.ref(bare=bare, acted_on=True)
        if ref is None or ref.every or self.text[self.at : self.at + 2] in ("'s", "\u2019s"):
            self.back(start)
            return None
        if ref.quoted and not bare:
            self.back(start)
            return None
        if ref.back and not bare and default.ref is None:
            self.back(start)
            return None
        self.eat(_FROM_RULESET)
        if self.sees(rx(r"(?:,? ?(?:section|paragraph|subsection|clause|item)\b)")):
            self.back(start)
            return None
        if self.sees(_REPLACED_BY):
            self.back(start)
            return None
        loose = ref.back and not (ref.whole or self.repeals)
        return [Order(Do.REPEAL, merge(Place(ref), default), form=IT if loose else "")]

    def _repeals(self, ref: Ref, default: Place) -> list[Order]:
        """The repeals of a list: each for itself, when each stands on a line of its own."""
        if self.inline:
            return [Order(Do.REPEAL, merge(Place(ref), default))]
        return [Order(Do.REPEAL, merge(Place(Ref((one,))), default), edge=LISTED) for one in ref.names]

    def _renamed(self, name: str, default: Place) -> list[Order] | None:
        start = self.here()
        ref = self.ref(bare=True)
        if ref is None and name == "retitle" and self.sees(_TO_TITLE):
            ref = Ref(back=True)
        if ref is not None:
            orders = self._new_names(name, merge(Place(ref), default))
            if orders is not None:
                return orders
        self.back(start)
        return None

    def _new_names(self, name: str, place: Place) -> list[Order] | None:
        """The new name of a rule, or of several rules, "respectively"."""
        names = place.ref.names if place.ref is not None else ()
        orders: list[Order] = []
        while True:
            one = Place(Ref((names[len(orders)],)), place.parts) if len(orders) < len(names) else place
            order = self._new_name(name, one if orders or len(names) > 1 else place)
            if order is None:
                return None
            orders.append(order)
            here = self.here()
            if len(orders) >= len(names) or self.eat(_AND) is None or self._new_name(name, place) is None:
                self.back(here)
                break
            self.back(here)
            self.eat(_AND)
        if len(orders) == 1 and name in ("transmute", "reenact"):
            return [self._everyone(orders[0], place)]
        if len(orders) != max(1, len(names)) or (len(orders) > 1 and self.eat(_RESPECTIVELY) is None):
            return None
        return orders

    @staticmethod
    def _everyone(order: Order, place: Place) -> Order:
        return replace(order, place=place)

    def _new_name(self, name: str, place: Place) -> Order | None:
        if name == "reenact":
            new = self.words(below=True) if self.eat(_REENACT_TEXT) is not None else None
            return Order(Do.REENACT, place, new=new)
        if name == "transmute":
            found = self.eat(_AS_MUTABLE)
            return Order(Do.MUTABILITY, place, title=_mutability(found))
        old = self._old()
        if name == "renumber":
            self.eat(_TO)
            found = self.eat(_NEW_NUMBER)
            return None if found is None else Order(Do.NUMBER, place, old=old, number=found["number"])
        self.eat(_TO)
        title = self._new_title()
        return None if title is None else Order(Do.TITLE, place, old=old, title=title)

    def _old(self) -> str:
        """ "from A": what a value is before."""
        start = self.here()
        if self.eat(_FROM) is not None:
            mark = self.eat(_MARK)
            if mark is not None:
                return self.plain(mark[0])
            found = self.eat(_POWER) or self.eat(_NUMBER) or self.eat(_PLAIN_OLD)
            if found is not None:
                return found[0]
        self.back(start)
        return ""

    def _give(self, default: Place) -> list[Order] | None:
        """ "give Rule 15 the title A", "assign Power 2 to Rule 15"."""
        start = self.here()
        ref = self.ref()
        orders = self._given(merge(Place(ref), default)) if ref is not None else None
        if orders is None:
            self.back(start)
        return orders

    def _given(self, place: Place) -> list[Order] | None:
        """ "the title A", "Power 2", "the number 21": what a rule gets."""
        power = self.eat(_A_POWER)
        if power is not None:
            return [Order(Do.POWER, place, power=power_of(power["power"]))]
        number = self.eat(_A_NUMBER)
        if number is not None:
            return [Order(Do.NUMBER, place, number=number["number"])]
        title = self._new_title() if self.eat(_A_TITLE) is not None else None
        return None if title is None else [Order(Do.TITLE, place, title=title)]

    # -- title, power, number of a rule -------------------------------------------------------------

    def attribute(self, default: Place, step: int = 0) -> list[Order] | None:
        """ "the title of Rule 15 to A", "Rule 15's Power from 1 to 2"."""
        start = self.here()
        named = self._named()
        if named is not None:
            what, ref = named
            order = self._valued(what, merge(Place(ref), default), step)
            if order is not None:
                return [order]
        self.back(start)
        return self._mutability(default)

    def _named(self) -> tuple[str, Ref] | None:
        """ "the title of Rule 15", "its title", "Rule 15's title": what it names, and of which rule."""
        start = self.here()
        found = self.eat(_ATTRIBUTE)
        ref = self.ref() if found is not None else None
        if found is None and (found := self.eat(_ITS)) is not None:
            ref = Ref(back=True)
        if found is None:
            ref = self.ref()
            found = self.eat(_OWN) if ref is not None else None
        if ref is None or found is None or not found["what"]:
            self.back(start)
            return None
        return found["what"].lower(), ref

    def _valued(self, what: str, place: Place, step: int) -> Order | None:
        old = self._old()
        if step and self.eat(_BY) is not None:
            found = self.eat(_POWER)
            return None if found is None else Order(Do.POWER, place, power=power_of(found["power"]), step=step)
        if self.eat(_TO) is None and self.eat(_BECOMES) is None:
            return None
        if what == "power":
            found = self.eat(_POWER)
            edge = ("", "more", "less")[step]
            return None if found is None else Order(Do.POWER, place, power=power_of(found["power"]), old=old, edge=edge)
        if what in ("number", "rule number", "id", "id number"):
            found = self.eat(_NEW_NUMBER)
            return None if found is None else Order(Do.NUMBER, place, number=found["number"], old=old)
        if what == "mutability":
            found = self.eat(_MUTABLE)
            return None if found is None else Order(Do.MUTABILITY, place, title=_mutability(found))
        title = self._new_title()
        return None if title is None else Order(Do.TITLE, place, title=title, old=old)

    def _mutability(self, default: Place) -> list[Order] | None:
        start = self.here()
        ref = self.ref()
        if ref is not None:
            self.eat(_TO)
            found = self.eat(_MUTABLE)
            if found is not None:
                return [Order(Do.MUTABILITY, merge(Place(ref), default), title=_mutability(found))]
        self.back(start)
        return None

    def _made(self, default: Place) -> list[Order] | None:
        """ "make it read B": its whole text."""
        start = self.here()
        ref = self.ref()
        new = self.words(below=True) if ref is not None and self.eat(_READ) is not None else None
        if ref is None or new is None or default.parts:
            self.back(start)
            return None
        return [Order(Do.REPLACE, merge(Place(ref), default), new=new)]

    # -- passives -----------------------------------------------------------------------------------

    def passive_about_rules(self, default: Place) -> list[Order] | None:
        """ "Rule 15 is repealed", "the Power of Rule 15 becomes 2", "there is a new rule ..."."""
        start = self.here()
        if self.eat(_THERE) is not None:
            return self._create()
        if self.eat(_THESE_ARE) is not None and (ref := self.rules_listed()) is not None:
            return self._repeals(ref, default)
        self.back(start)
        found = self.eat(_A_NEW_RULE)
        if found is not None:
            order = self._text_of_new(Order(Do.CREATE)) or self._attribute_of_new(Order(Do.CREATE))
            while order is not None and order.new is None:
                order = self._attribute_of_new(order)
            if order is not None:
                return [order]
        self.back(start)
        orders = self._passive_attribute(default) or self._passive_rule(default)
        if orders is None:
            self.back(start)
        return orders

    def _passive_attribute(self, default: Place) -> list[Order] | None:
        start = self.here()
        named = self._named()
        if named is None:
            return None
        what, ref = named
        here, place = self.here(), merge(Place(ref), default)
        order = None
        if self.eat(_PASSED) is not None and any(self.eat(_DONE[name]) for name in ("change", "step", "rewrite")):
            order = self._valued(what, place, 0)
        if order is None:
            self.back(here)
            order = self._valued(what, place, 0) if self.sees(_BECOMES) else None
        if order is None:
            self.back(start)
            return None
        return [order]

    def _passive_rule(self, default: Place) -> list[Order] | None:
        ref = self.ref()
        if ref is None:
            return None
        place = merge(Place(ref), default)
        if self.eat(_BECOMES_MUTABLE) is not None:
            found = self.eat(_MUTABLE)
            return None if found is None else [Order(Do.MUTABILITY, place, title=_mutability(found))]
        if self.eat(_HAS_POWER) is not None:
            found = self.eat(_POWER)
            return None if found is None else [Order(Do.POWER, place, power=power_of(found["power"]))]
        if self.eat(_PASSED) is None:
            return None
        if self.eat(_DONE["repeal"]) is not None:
            self.eat(_FROM_RULESET)
            return [Order(Do.REPEAL, place)]
        for name in ("retitle", "renumber", "transmute"):
            if self.eat(_DONE[name]) is not None:
                return self._new_names(name, place)
        return self._given(place) if self.eat(_GIVEN) is not None else None

    def same_in_title(self, order: Order) -> Order | None:
        """ "do the same in its title", behind a replacement in its text."""
        words = order.do is Do.REPLACE and order.spot.words is not None and order.new is not None
        if not words or self.eat(_SAME_IN_TITLE) is None:
            return None
        return replace(order, do=Do.TITLE, place=Place(order.place.ref))


def _mutability(found: re.Match[str] | None) -> str:
    """What a rule is to be: "mutable", "immutable", or "" for the other of the two."""
    if found is None:
        return ""
    return "immutable" if found["im"] else "mutable"
