"""The English of amendments: one sentence -> the operations it orders, or nothing.

A sentence is a verb and phrases in any order: what, with what, where, as what. It is read whole or not at all: words
that no phrase explains leave it unread, because they may be a condition. What the operations do to rules is in
`engine.amendments`; the phrases of single verbs are in `engine.amendments.verbs`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.amendments.diff import patch_below, shown_below
from engine.amendments.leads import BODY, ENDING, GOING, LEAD, ON, PREAMBLE, REASON, TERMS, falls, is_wish, of_whole_law
from engine.amendments.orders import EACH, Order, Place, Said, apart, join_on, look_ahead, merge, renamed
from engine.amendments.talk import may_order, starts_order
from engine.amendments.text import FENCE
from engine.amendments.tone import plainly_said
from engine.amendments.verbs import NEW_RULE, Verbs
from engine.amendments.words import ANY_VERB, CALLED, PASSED, Do, rx
from engine.expressions import expression
from engine.passages import MARK, Kind

_GOES_ON = rx(rf"(?:{ON})\b")
_NEXT = rx(
    r"(?:[,;] ?)?(?:(?:and finally|and then|and also|and|then|as well as|plus|while|along with)\b ?)?"
    r"(?:(?:also|finally|then|further)\b ?)?[,:]? ?(?:by |that (?=(?:the )?rule ))?"
)
_LAST_MARK = expression(MARK.pattern + "$")
_STOPPED = expression(r"[.!?][\"'\u201d\u2019]*$")
_NEXT_LINE = expression(rf"\n(?=(?-i:[a-z]))(?={ANY_VERB})", re.IGNORECASE)
"""A line that begins with a further verb."""
_GOES_ON_BELOW = expression(r"(?:and|then|and then)[ \n]+[a-z]")
_THEN = rx(r"(?:[,;] ?)?(?:and )?(?:then|finally|after that)\b")
_PREFIX = rx(r"(?:in both|in each of|everywhere in|in|within|inside|throughout|for|to|from|under|at|on|of)\b")
_AMEND = rx(
    r"(?:(?:further )?(?:amm?end|modify|change|edit|revise|revize|update|alter|make changes to|fix|adjust|correct)"
    r"(?:s|ing|es)?|modifies|modifying)\b"
    r"(?: the (?:report|order|motion|resolution|draft|bill)(?: in| at)?(?= (?:the )?rule))?"
)
_VERBING = (
    r"(?:(?:replac|delet|remov|add|insert|append|chang|substitut|strik|prepend|amend)ing\b"
    r"|the (?:addition|deletion|removal|omission|insertion|inclusion|replacement|substitution) of\b)"
)
_TO_BE_TITLED = rx(rf",? ?to be (?:re)?{CALLED}")
_AND_THEN = rx(r",? ?and(?: (?:amend|amending|amended)(?: it)?)?(?= to\b)")
_ONLY_AMEND = rx(r"(?:further )?(?:amend|revise)")
_SO_THAT = rx(r",? ?(?:so|such) that\b")
_TO_MARK = rx(r"to \ue000")
_BY = rx(
    rf",? ?(?:(?:by )+|by|such that|so that|as follows:?|(?:to|and) (?={ANY_VERB})|:|thus(?:ly)?:"
    rf"|;(?= {ANY_VERB})|(?=,? ?{_VERBING}))[,:]? ?"
)
_BY_ING = rx(rf",? ?by (?={_VERBING})")
_ASIDES = rx(
    r",? ?(?:\(?as a single (?:amendment|change)\)?|in order|in the following (?:way|ways|manner|order)|simultaneously)"
    r",?:? ?"
)
_FOLLOWS = rx(
    r"(?:,? ?as (?:a|one) single (?:amendment|change))?"
    r",? ?(?:as follows|(?:by (?:applying|making) |with |according to )(?:this|the following) (?:diff|patch)"
    r"|in the following (?:ways?|manner|order)|thus|by(?: making)?(?: the following(?: (?:changes"
    r"|amendments))?)?"
    r"|(?:please )?make the following (?:changes?|amendments?|edits?|replacements?|modifications?|substitutions?)"
    r"|by (?:doing|performing) the following|with the following (?:changes|amendments)|to make the following changes"
    r"|, as a single amendment)?"
    r",?(?: as a single (?:amendment|change),?)?(?: by)?"
    r"(?: \((?:using|by|applying|in) the following (?:steps|order|changes)"
    r"(?:, as if (?:they were )?applied in (?:order|sequence))?"
    r"(?:,? to (?:compute|give|get) the (?:final|new) text)?\))?"
)
_CHANGES = rx(
    r"(?:make |the )?(?:the )?following (?:changes?|amendments?|modifications?|edits?|replacements?|substitutions?)"
    r"(?: (?:are|is"
    r"|shall be)(?: hereby)? made)? (?:to|in) "
)
_ANY_CHANGES = rx(
    r"(?:(?:make|enact|apply|perform|do) )?the following(?: rule)? (?:changes?|amendments?|modifications?|actions?"
    r"|steps?)"
    r"(?: (?:are|is|shall be)(?: hereby)? made)?(?: to the rule ?set| to the rules)?(?: in (?:the )?order"
    r"| in sequence)?(?:,? (?:and )?(?:each |all )?(?:severably|separately|independently(?: of (?:each other"
    r"|one another))?))?"
    r"(?=:)|(?:each|all) of the following (?:rule )?(?:changes|amendments) (?:is|are) (?:made )?"
    r"(?:severable|severably|separately|(?:made )?separately)(?=:)"
    r"|(?:amend|change|modify) (?:the following rules|the rules|the rule ?set) (?:as (?:follows|indicated|described"
    r"|listed)"
    r"(?: below)?)(?=:)|(?:the rules|the rule ?set) (?:is|are) (?:hereby )?(?:amended|changed) as follows(?=:)"
    r"|(?:this (?:proposal|motion) (?:does|makes)|do) (?:all of )?the following(?: changes| things)?"
    r"(?:,? in (?:the |this |that )?(?:following |given )?order)?(?=:)"
    rf"|{BODY} (?:(?:hereby|therefore) )*(?:agrees|resolves|moves|proposes) (?:to|that)(?=:)"
    r"|it (?:shall be|is) (?:hereby )?(?:(?:the )?law(?: of [\w ]{1,30})?|enacted|resolved|ordained) that(?=:)"
)
"""A heading that names no rule."""
_MADE = rx(
    r"(?:is|are|shall be|will be|should be|gets|be) (?:hereby )?(?:amended|changed|modified|altered|revised|updated)\b"
)
_INLINE_COLON = rx(rf"(?::| --?(?= )| ?[\u2013\u2014]) ?(?=[\w\ue000])|\.(?= (?-i:[A-Z]))(?= {ANY_VERB})")
_COMMA_VERB = rx(rf",(?= {ANY_VERB})")
_PLACED = rx(rf"{ANY_VERB}|(?:after|before) (?:the words? )?\ue000|at (?:the )?end,? (?:insert|add)")
_COLON = expression(r"\s*(?:[:.]|:?\s?[-\u2013\u2014\u2015]{1,3})?\s*$")
_LED = expression(r"(?::[ \n\-\u2013\u2014]*|[\u2013\u2014\u2015]|[ ]-+|-{2,3})\s*$")
_STOP = expression(r"\s*[.;!]*(?=\s|$)")
_SENTENCE = expression(r"[\"'\u201c(\[]?[A-Z0-9\ue000]")
_MARK_COLON = expression(r"\ue001\)?[ ]?:[ \-\u2013\u2014]*$")
_LIKEWISE = rx(r",? ?(?:likewise|similarly)\b")
"""What may stand behind a further object of the same verb."""
_INSTEAD = rx(r",? ?instead\b")
_PUTS_NOTHING = (Do.REPEAL, Do.DELETE)
_LISTED_ON = rx(r"[,;]? ?(?:and(?: then| finally)?|then)[:,]? ?$")
"""What joins an item of a list to the next."""
_PAREN = expression(r"\s*\((?P<inner>[^()]*)\)")


class Sentences(Verbs):
    """A cursor that reads whole sentences of amendments."""

    _stepwise = False

    def sentence(self) -> Said | None:
        """What the sentence at the cursor orders; None when any of its words is unexplained."""
        self.at, self.everywhere = self._next(), False
        start = self.here()
        goes_on = self.sees(_GOES_ON)
        lead = self.eat(LEAD)
        if lead is not None and falls(lead[0], self.framed.frame):
            self.back(start)
            return None
        lawful, wish = (lead is not None and test(lead[0]) for test in (of_whole_law, is_wish))
        begins = [self.here(), start] if lead is not None else [start]
        for begin in list(begins):
            self.back(begin)
            preamble = self.eat(PREAMBLE)
            if preamble is not None and TERMS.match(preamble[0]) is None:
                begins = [one for one in begins if one == begin or lead is None or lead[0].strip().lower() != "to"]
                begins.append(self.here())
        for begin in begins:
            self.back(begin)
            if (said := self._heading()) is not None:
                return said
            self.back(begin)
            orders = self._orders(Place())
            if orders is not None and not self._in_place_of_another(orders) and self._ends() and not self._leads_on():
                if lawful and not all(one.do is Do.CREATE or (one.place.ref and one.place.ref.names) for one in orders):
                    continue
                if wish and not all(one.new is not None and (one.new.block or one.new.bare) for one in orders):
                    continue
                orders = self.renumbers_next(orders)
                together = all(one is not None for one in orders) and not self._stepwise
                return Said(tuple(orders), self._last_place(orders), goes_on=goes_on, together=together)
        self.back(start)
        return None

    @staticmethod
    def _last_place(orders: list[Order]) -> Place | None:
        return next((one.place for one in reversed(orders) if one.place.ref is not None), None)

    # -- headings -----------------------------------------------------------------------------------

    def _heading(self) -> Said | None:
        """ "Amend Rule 15 as follows:", "In Rule 15:": the place of the orders that follow."""
        start = self.here()
        if self.sees(NEW_RULE):
            return None
        if self.eat(_ANY_CHANGES) is not None and (inner := self._inner() or self.spent()):
            self.at = len(self.text)
            return Said((), None, heading=True, inner=inner if isinstance(inner, str) else "")
        self.back(start)
        amends = self.eat(_AMEND) is not None or self.eat(_CHANGES) is not None
        if not amends:
            self.eat(_PREFIX)
        place = self.place(bare=amends)
        if place is None or (place.ref is None and not place.parts):
            self.back(start)
            return None
        if (patch := self._patch_below(place)) is not None:
            return Said((patch,), place)
        led = _LED.search(self.text[-8:]) is not None or self._inner() or self._listed_below()
        led = led or self._above_order(place)
        if self.eat(_MADE) is None and not amends and not led:
            self.back(start)
            return None
        self.eat(_FOLLOWS)
        inner = self._inner()
        rest = self.ahead()
        shown = shown_below(self, place) if amends else None
        if shown is not None:
            return Said((shown,), place)
        if inner and rest.strip(" \n.:") != "" and MARK.fullmatch(rest.strip(" \n.:")):
            self.at = len(self.text)
            return Said((), place, heading=True, inner=inner)
        if _COLON.match(self.text, self.at):
            self.at = len(self.text)
            return Said((), place, heading=True)
        self.back(start)
        return None

    def _patch_below(self, place: Place) -> Order | None:
        """A diff below a heading."""
        here = self.here()
        self.eat(_MADE)
        self.eat(_FOLLOWS)
        patch = patch_below(self, place)
        if patch is None:
            self.back(here)
        return patch

    def _listed_below(self) -> bool:
        """Whether the paragraph is over and a list begins below it."""
        last = self.index + 1 == len(self.paras)
        return not last and self.spent() and bool(self.paras[self.index + 1].bullet)

    def _above_order(self, place: Place) -> bool:
        """Whether the paragraph is the number of a rule and nothing else, and an order stands below it."""
        names = place.ref.names if place.ref is not None else ()
        alone = self.spent() and len(names) == 1 and names[0].number != "" and not place.parts
        return alone and self.index + 1 < len(self.paras) and starts_order(self.paras[self.index + 1].text)

    def _inner(self) -> str:
        """The block of lines or braces with which the paragraph ends, if nothing but it is left."""
        rest = self.ahead().strip(" \n.:")
        if MARK.fullmatch(rest) is None:
            return ""
        passage = self.framed.passage(rest)
        return passage.text if passage.kind in (Kind.BLOCK, Kind.BRACES) else ""

    # -- orders -------------------------------------------------------------------------------------

    def _orders(self, default: Place) -> list[Order] | None:
        """The operations of a sentence, for which `default` holds where they name no place."""
        start = self.here()
        self._stepwise = False
        instead = self._for_that(default)
        if instead is not None:
            return self._more(instead, default)
        prefixed = self._prefix(default)
        if prefixed is not None and self.sees(_PASSIVE_NEXT):
            self.back(start)
            prefixed = self._short_prefix(default)
        if prefixed is not None:
            default = prefixed
        amended = self._amended(default)
        if amended is not None:
            if prefixed is not None and self._elsewhere(amended, prefixed):
                self.back(start)
                return None
            return self._more(amended, amended[-1].place)
        first = self.order(default)
        if first is None or (prefixed is not None and self._elsewhere(first, prefixed)):
            self.back(start)
            return None
        return self._more(first, default)

    def _more(self, orders: list[Order], default: Place) -> list[Order]:
        """The operations with those that follow in the same sentence."""
        listed = False
        while True:
            here = self.here()
            self._cross()
            if (renumbered := self.renumbers(orders)) is not None:
                orders = renumbered
                continue
            then = self.sees(_THEN)
            lined = _NEXT_LINE.match(self.text, self.at) is not None
            if self._over() or (self.eat(_NEXT) is None and not lined):
                self.back(here)
                return look_ahead(orders)
            place = merge(Place(), self._last_place(orders) or default) if default.ref is None else default
            place = default if orders[-1].do is Do.CREATE else renamed(place, orders[-1])
            instead = self.instead(orders[-1])
            if instead is not None:
                orders[:] = [self._alike(one, instead) for one in orders[:-1]] + [instead]
                self._for_which(orders, listed=listed)
                continue
            same = self.same_in_title(orders[-1])
            if same is not None:
                orders[-1:] = [replace(one, edge=EACH) for one in (orders[-1], same)]
                continue
            begins = self._next()
            then = then or (self.text[begins - 1 : begins] == "\n" and self.text[begins : begins + 1].isupper())
            inner = self._prefix(place) or place
            more = self._amended(inner) or self._amended_too(inner) or self.order(inner)
            if more is None and inner is not place and orders[-1].do is Do.REPLACE:
                more = self.again(Do.REPLACE, inner)  # "... and, in Rule 16, C with D"
                more = more if more is not None and all(one.spot.words and one.new for one in more) else None
            if more is not None and inner is not place and self._elsewhere(more, inner):
                more = None
            if more is None:
                self.back(here)
                self._cross()
                joint = self.eat(_NEXT)
                more = self.again(orders[-1].do, place)
                sign = joint[0].strip() if joint is not None else ""
                if sign == ":" or (sign == "," and self._in_apposition(orders[-1], more)):
                    more = None
                listed = listed or (more is not None and orders[-1].do is Do.DELETE)
                self.eat(_LIKEWISE)
            if more is None:
                self.back(here)
                return look_ahead(orders)
            self._stepwise = self._stepwise or then
            count = len(orders)
            join_on(orders, [apart(one, place) for one in more])
            self._for_which(orders, listed=listed and len(orders) == count)

    @staticmethod
    def _for_which(orders: list[Order], *, listed: bool) -> None:
        """Marks a text as doubtful that is to stand where several words stood that one verb took away."""
        last = orders[-1]
        if listed and last.do is Do.REPLACE and last.new is not None and last.edge != EACH:
            orders[-1] = replace(last, new=replace(last.new, doubt=last.new.doubt or _FOR_WHICH), lone=True)

    @staticmethod
    def _alike(order: Order, last: Order) -> Order:
        """The order with the new text of the last one, when both are of several places named together."""
        alike = order.do is Do.DELETE and order.edge == last.edge == EACH and order.spot == last.spot
        return replace(order, do=Do.REPLACE, new=last.new) if alike else order

    @staticmethod
    def _in_apposition(order: Order, more: list[Order] | None) -> bool:
        """Whether words behind a part and a comma may be those of the part: "item 2, ⟦...⟧"."""
        part = order.spot.part is not None and order.do is Do.DELETE
        return part and more is not None and more[0].spot.words is not None

    def _elsewhere(self, orders: list[Order], place: Place) -> bool:
        """Whether the change that was to be made in a rule is one of another: two rules named for one change."""
        return orders[0].do is not Do.CREATE and self._other_rule(orders[0].place, place)

    def _other_rule(self, inner: Place, outer: Place) -> bool:
        """Whether both places name rules, and the inner one another than the outer one."""
        around = outer.ref.names if outer.ref is not None else ()
        named = inner.ref.names if inner.ref is not None else ()
        return bool(around) and not all(any(self.same_rule(a, b) for b in around) for a in named)

    def _cross(self) -> None:
        """Into the next paragraph, when it goes on with the sentence: "and ..." in small letters."""
        last = self.index + 1 == len(self.paras)
        if not last and self.spent() and _GOES_ON_BELOW.match(self.paras[self.index + 1].text):
            self.index, self.at = self.index + 1, 0

    def _stopped_inside(self) -> bool:
        """Whether the stop of the sentence stands inside the quotation with which it ends."""
        found = _LAST_MARK.search(self.text, max(0, self.at - 12), self.at)
        if found is None or not _SENTENCE.match(self.ahead().lstrip(" \n")):
            return False
        return _STOPPED.search(self.framed.passage(found[0]).text) is not None

    def _over(self) -> bool:
        """Whether a new sentence begins here without a stop: on a new line, with a capital."""
        return FENCE.match(self.text, self.at) is not None

    def _prefix(self, default: Place) -> Place | None:
        """ "In Rule 15,", "In the second paragraph,": where what follows happens."""
        start = self.here()
        prefix = self.eat(_PREFIX)
        if prefix is None:
            return self._colon_prefix(default)
        self.everywhere = prefix[0].lower().startswith(("throughout", "everywhere"))
        place = self.place()
        if place is None:
            self.back(start)
            return None
        self.eat(_AFTER_PREFIX)
        self.place_unit = place.parts[-1].unit if place.parts else self.place_unit
        while True:
            here = self.here()
            inner = self.where()
            if inner is None or self.eat(_AFTER_PREFIX) is None:
                self.back(here)
                return merge(place, default)
            if self._other_rule(inner, place):
                self.back(start)
                return None
            place = merge(inner, place)
            self.place_unit = inner.parts[-1].unit if inner.parts else self.place_unit

    def _short_prefix(self, default: Place) -> Place | None:
        """ "In Rule 15, the second paragraph is replaced": the part is what is done something to, and no place."""
        start = self.here()
        self.bare_place = True
        place = self.place() if self.eat(_PREFIX) is not None else None
        self.bare_place = False
        if place is not None and place.ref is not None and self.eat(_AFTER_PREFIX) is not None:
            return merge(place, default)
        self.back(start)
        return None

    def _colon_prefix(self, default: Place) -> Place | None:
        """ "Rule 15: replace ..."."""
        start = self.here()
        place = self.place() if not self.sees(NEW_RULE) else None
        named = place is not None and (
            (place.ref is not None and not place.ref.back) or (place.ref is None and place.parts != ())
        )
        stopped = self.text[self.at - 1 : self.at] == "," and self.sees(_PLACED)
        if place is None or not named or not (stopped or self.eat(_INLINE_COLON) or self.eat(_COMMA_VERB)):
            self.back(start)
            return None
        return merge(place, default)

    def _amended(self, default: Place) -> list[Order] | None:
        """ "Amend Rule 15 by replacing ...", "Rule 15 is amended to read ..."."""
        start = self.here()
        amend = self.eat(_AMEND)
        passive = amend is None
        place = self.place(bare=not passive)
        if place is None or (passive and self.eat(_MADE) is None) or not self._surely_a_rule(place, amend, default):
            self.back(start)
            return None
        place = merge(place, default)
        self.containing = place.ref.containing if place.ref is not None else None
        orders = self.rewritten(place) or self._titled_too(place)
        if orders is None and (by := self.eat(_BY)) is not None:
            self.eat(_ASIDES)
            inner = self._prefix(place) or place
            self.so_that = "that" in by[0].lower()
            orders = self.order(inner) or self.rewritten(inner)
            if orders is not None and (self._elsewhere(orders, inner) or self._other_rule(inner, place)):
                orders = None
            self.so_that = False
            if orders is not None:
                orders = self._more(orders, inner if inner.ref is not None else place)
        if orders is None:
            self.back(start)
        return orders

    def _titled_too(self, place: Place) -> list[Order] | None:
        """ "to be titled A and to read B"."""
        start = self.here()
        title = self._new_title() if self.eat(_TO_BE_TITLED) is not None else None
        orders = self.rewritten(place) if title is not None and self.eat(_AND_THEN) is not None else None
        if title is None or orders is None:
            self.back(start)
            return None
        return [*orders, Order(Do.TITLE, place, title=title)]

    def _amended_too(self, default: Place) -> list[Order] | None:
        """ "..., and Rule 16 by ...", behind "Amend Rule 15 by ..."."""
        start = self.here()
        ref = self.ref(bare=True)
        if ref is None or ref.back or ref.quoted or self.eat(_BY_ING) is None:
            self.back(start)
            return None
        place = merge(Place(ref), default)
        orders = self.order(place)
        if orders is None:
            self.back(start)
        return orders

    def _surely_a_rule(self, place: Place, amend: re.Match[str] | None, default: Place) -> bool:
        """Whether a title in quotes is that of a rule to be amended, and not words to be changed in another."""
        if place.ref is None or not place.ref.quoted:
            return True
        amended = amend is None or _ONLY_AMEND.match(amend[0]) is not None
        return default.ref is None and (amended or self.sees(_SO_THAT)) and not self.sees(_TO_MARK)

    # -- the end of a sentence ----------------------------------------------------------------------

    def _in_place_of_another(self, orders: Sequence[Order | None]) -> bool:
        """Whether "instead" stands behind a change that puts nothing in the place of anything: it is an alternative."""
        last = orders[-1] if orders else None
        return last is not None and last.do in _PUTS_NOTHING and self.sees(_INSTEAD)

    def _leads_on(self) -> bool:
        """Whether a colon behind a quotation leads in to a paragraph below, which no order has taken."""
        return self.index + 1 < len(self.paras) and self.spent() and _MARK_COLON.search(self.text) is not None

    def _ends(self) -> bool:
        """Whether the sentence is over; the cursor moves behind its stop."""
        while self.eat(ENDING) is not None:
            pass
        paren = _PAREN.match(self.text, self.at)
        inner = paren["inner"] if paren is not None else ""
        if paren is not None and plainly_said(inner) and not (TERMS.match(inner) or may_order(inner)):
            self.at = paren.end()
        here = self.here()
        reason = self.eat(REASON)
        if reason is not None and TERMS.match(reason["inner"]) is not None:
            self.back(here)
        if self._over() or self._stopped_inside():
            return True
        if self.eat(_LISTED_ON) is not None:
            return True
        stop = _STOP.match(self.text, self.at)
        if stop is None:
            return False
        rest = self.ahead(stop.end()).lstrip(" \n")
        if not rest or (stop[0].strip() and (_SENTENCE.match(rest) or stop[0].strip()[-1] == ";")):
            self.at = stop.end()
            return True
        return self.spent()


_FOR_WHICH = "in place of which of the words the new ones are to stand is not said"
_PASSIVE_NEXT = rx(rf"(?:{PASSED})(?:hereby )?[a-z]+|(?:now |shall |should )?reads?\b")
_AFTER_PREFIX = rx(rf",? ?:?-?,?(?: ?by(?= {GOING}))?")
