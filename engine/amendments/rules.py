"""The phrases of new rules: number, title, Power and text, in any order."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.amendments.ends import edited
from engine.amendments.listed import Listed
from engine.amendments.nouns import new_pattern
from engine.amendments.orders import LISTED, Order, Words
from engine.amendments.refs import NUMBER
from engine.amendments.words import CALLED, MARK, POWER, TITLE_WORDS, Do, rx
from engine.expressions import expression
from engine.passages import Kind

_RULE = rx(
    rf"(?:(?:the following|a|an|one|another|this|the|as a) )?(?:(?:new,?|separate|additional|further|following"
    rf"|brand[- ]new) )*"
    rf"(?P<front>(?:\(?(?:(?:power|level)[ =-]*|p ?= ?){POWER}\)?,? |power[- ](?:one|two|three|four) |power (?:one"
    rf"|two|three) )?)"
    r"(?:(?!(?:(?:im)?mutable|new|core|dynastic|special|regular|ordinary|basic|similar|same|different"
    r"|identical|temporary|provisional|conditional|second|third|matching|corresponding)\b)"
    rf"[a-z]{{3,15}} (?=rule,? (?:{CALLED}) \ue000))?"
    r"(?:(?:new|(?P<mutability>(?:im)?mutable)|dynastic|core|special case|regular|ordinary|basic) )*"
    r"(?:sub-?)?rules?(?: (?:sub-?)?section)?\b(?!['\u2019])"
)
_NUMBERED = rx(
    rf",? ?(?:and )?(?:(?:with |of )?(?:the |a )?(?:rule )?(?:number(?:ed)?|id(?: number)?|no\.|#)(?: of)?"
    rf"|numbered as) ?#?(?P<number>{NUMBER})"
)
_NUMBER = rx(rf"#?(?P<number>{NUMBER})")
_APPOSED = rx(
    rf",? ?[(\[]?(?:(?P<mark>{MARK})|(?P<plain>{TITLE_WORDS}))[)\]]?"
    r"(?= ?:| ?\ue000|,? (?:with|reading|as follows|which)\b)"
)
"""The title of a new rule right behind its number."""
_NAMED = rx(
    rf",? ?(?:and )?(?:with |having |under )?(?:the |a |an )?(?:{CALLED}|title|name|called|entitled)(?: of)?,? ?:?"
    r"|[.,;]? ?(?:and )?(?:call|name|title|entitle) (?:it|this rule|the rule|the new rule)\b"
)
_NAMED_IN_BRACKETS = rx(
    rf" ?\((?:{CALLED}|named|called|title:|entitled|titled) ?:? ?"
    rf"(?:(?P<mark>{MARK})|(?P<plain>[^\ue000()\n,;:.]{{1,80}}))\)"
)
_POWERED = rx(
    rf",? ?(?:and )?\(?(?:(?:with|at|having|of|and having) )?(?:an? |the |its )?(?:initial )?(?:power(?: level"
    rf"| index)? ?(?:of |equal to |is |set to |= ?|: ?|- ?)?|p ?= ?)(?P<power>{POWER}|one|two|three|four|five)\b\)?"
)
_TITLE = rx(
    r"(?-i:[A-Z0-9])[^\ue000\ue001,.;:\n]{0,60}?(?=,|,? (?:with|reading|saying|stating|providing"
    r"|(?:that|which) (?:reads?|says?|states?|provides?|shall|will)|and|having|containing|at"
    r"|as follows|whose|to the)\b| ?\ue000| ?:| ?$|\.? ?$)"
)
_TITLE_ENDS_LINE = rx(rf"(?: ?[:,\u2013\u2014-]) ?(?P<title>{TITLE_WORDS})(?= ?$| ?: ?(?:$|{MARK}))")
"""The title of a new rule at the end of the line above its text."""
_GOES_ON = expression(r"\b(?:if|unless|until|when|while|or|instead|provided|once|only|except|but|should)\b|[()]")
"""Words that rather go on with the order than with a title that has no quotes."""
_TITLE_BELOW = expression(r"[A-Z0-9][^\ue000\ue001.;:\n]{0,78}")
"""A title on a line of its own below a colon."""
_SEVERAL = rx(
    r"(?:the |these )?(?:following |new )?(?:(?P<count>two|three|four|five|six|\d{1,2}) )?(?:following )?(?:new )?"
    r"(?:mutable |dynastic )?rules(?: to the rule ?set)?(?: as follows)?(?= ?:)"
)
_TITLED_TEXT = expression(
    rf"[ \n]*(?:(?:(?:Title|Name)[ ]?:[ ]?)?"
    rf"(?:(?P<mark>{MARK})|(?P<plain>(?!(?:If|When|Unless|Note)\b)[A-Z][^\ue000:.;\n]{{0,60}}))"
    rf"[ ]?(?::|[-\u2013\u2014]+)?[ \n]*)?(?P<text>{MARK})[.;]?"
)
"""A new rule in a list of them: its title, and its text behind it or below."""
_LONG_NUMBER = expression(r"\d{2}")
"""In a label that may be the number of a rule."""
_UNDER = rx(
    r",? ?(?:to|in|under|of|within|into|after|as part of|at the end of"
    r"|as a (?:new )?(?:sub-?rule|child) (?:of|to|in|under)) "
)
_RULESET = rx(r"(?:the )?(?:dynastic rules|core rules|rule ?set|rules|ruleset)\b")
_LEAD_TEXT = rx(
    r"(?:[.,;]? ?(?:and )?give (?:it|this rule|the rule) |,? ?(?:and )?(?:(?:with|having|containing|consisting of|by"
    r"|whose|,) )?)"
    r"(?:the |this |its )?(?:following )?(?:full )?"
    r"(?:(?:text|body|contents?|wording|rule text)(?: is| as its (?:body|text)| of)?)?,? ?(?:(?:which|that) (?:reads?"
    r"|says|states))?"
    r"(?: ?reading| ?to read| ?stating| ?saying| ?which provides| ?providing)?(?: ?as follows| ?in full"
    r"| as its (?:body|text))*"
)
_THE_FOLLOWING = rx(r"the (?:following(?: text)?|text|content)(?: below)?(?: as a (?:new )?rule)?")
_AS_A_RULE = rx(rf",? ?as (?:a (?:new )?(?:mutable )?rule\b|(?:new )?rule #?(?P<number>{NUMBER}))")
_IN_PLACE = rx(r",? ?in (?:its|their|that rule['\u2019]s) (?:place|stead)\b,?")
_BEFORE = 12
"""So far back "in its place" is looked for."""
_PLAIN = _RULE.fullmatch("rule")
"""A new rule of which nothing is told."""
WORDED = {"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
_MARK = expression(MARK)


class NewRules(Listed):
    """A cursor that reads orders about whole rules."""

    # -- new rules ----------------------------------------------------------------------------------

    def _create(self, *, made: bool = False) -> list[Order] | None:
        start = self.here()
        self.eat(_IN_PLACE)
        if (several := self._create_several()) is not None:
            return several
        found = self.eat(_RULE)
        if found is None and self.noun and self.eat(new_pattern(self.noun)) is not None:
            found = _PLAIN
        if found is None:
            return self._create_following()
        if found[0].lower().endswith("rules"):
            self.back(start)
            return None
        order = Order(Do.CREATE, power=power_of(re.sub(r"(?i)[^\d./]", "", found["front"])) if found["front"] else "")
        if order.power == "" and found["front"]:
            order = replace(order, power=next((v for k, v in WORDED.items() if k in found["front"].lower()), ""))
        if found["mutability"]:
            order = replace(order, power=found["mutability"].lower())
        number = self.eat(_NUMBER)
        if number is not None:
            order = replace(order, number=number["number"])
        while order.new is None:
            more = self._attribute_of_new(order)
            if more is None:
                break
            order = more
        if order.new is None:
            self.back(start)
            return None
        while (more := self._attribute_of_new(order)) is not None and more.new == order.new:
            order = more
        return [order]

    def _create_several(self) -> list[Order] | None:
        """ "Enact the following rules:", below it a title and a delimited text for each."""
        start = self.here()
        several = self.eat(_SEVERAL)
        if several is None or self.eat(_COLON) is None:
            self.back(start)
            return None
        orders: list[Order] = []
        bullets: set[bool] = set()
        while (order := self._titled_text()) is not None:
            orders.append(order)
            bullets.add(self.paras[self.index].bullet != "" and self.index > start[0])
        said = several["count"].lower() if several["count"] else ""
        told = len(orders) == int(WORDED.get(said, said)) if said else len(orders) > 1
        if not (told and self.spent()) or len(bullets) > 1 or len({bool(one.title) for one in orders}) > 1:
            self.back(start)
            return None
        return orders

    def _titled_text(self) -> Order | None:
        """A new rule as one of several: its title perhaps, and its text in braces or in a block."""
        index, at = self.here()
        if self.spent() and index + 1 < len(self.paras):
            index, at = index + 1, 0
        para = self.paras[index]
        found = _TITLED_TEXT.match(para.text, at)
        if found is None or (para.bullet and _LONG_NUMBER.search(para.bullet)):
            return None
        mark, end = found["text"], found.end()
        if found["mark"] and self.framed.passage(found["mark"]).kind is not Kind.QUOTE:
            mark, end = found["mark"], found.end("mark")
        title = self.plain(found["mark"]) if found["mark"] and mark == found["text"] else (found["plain"] or "")
        passage = self.framed.passage(mark)
        quoted = passage.kind is Kind.QUOTE and title and passage.text.rstrip()[-1:] in (".", "!", "?")
        if not (quoted or passage.kind in (Kind.BRACES, Kind.BLOCK)):
            return None
        self.back((index, end))
        new = Words(passage.text, "", block=True, doubt=edited(passage.text), own=True)
        return Order(Do.CREATE, title=" ".join(title.split()), new=new, edge=LISTED)

    def _create_following(self) -> list[Order] | None:
        """ "Enact the following as a new rule: ..."."""
        start = self.here()
        placed = self.text[max(0, self.at - _BEFORE) : self.at].lower().rstrip(" ,").endswith(("place", "stead"))
        if (self.eat(_THE_FOLLOWING) is not None or placed) and (
            (as_rule := self.eat(_AS_A_RULE)) is not None or self.text.endswith("rule", 0, self.at)
        ):
            order: Order | None = Order(Do.CREATE, number=(as_rule["number"] or "") if as_rule is not None else "")
            while order is not None and order.new is None:
                words = self.words(below=True)
                order = replace(order, new=words) if words is not None else self._attribute_of_new(order)
            if order is not None:
                return [order]
        self.back(start)
        return None

    def _attribute_of_new(self, order: Order) -> Order | None:
        """The order with one more thing said of the new rule."""
        self.eat(_IN_PLACE)
        start = self.here()
        found = self.eat(_NUMBERED) if not order.number else None
        if found is not None:
            return replace(order, number=found["number"])
        found = self.eat(_APPOSED) if order.number and not order.title else None
        if found is not None:
            return replace(order, title=self.plain(found["mark"]) if found["mark"] else found["plain"])
        found = self.eat(_POWERED) if not order.power else None
        if found is not None:
            return replace(order, power=power_of(found["power"]))
        if not order.title and (bracketed := self.eat(_NAMED_IN_BRACKETS)) is not None:
            return replace(order, title=self._title_in(bracketed))
        if not order.title and self.eat(_NAMED) is not None:
            title = self._new_title()
            if title is not None:
                return replace(order, title=title)
            self.back(start)
        self.naming = True
        headed = self._headed_by_title(order) if not order.title else None
        if headed is not None:
            return headed
        under = self.eat(_UNDER) is not None and (
            self.eat(_RULESET) is not None or self.ref() is not None or self._known_title() is not None
        )
        self.naming = False
        if under:
            beside = self.text[start[1] : start[1] + _BEFORE].strip(" ,").lower().startswith("after")
            return replace(order, form="beside") if beside else order
        self.back(start)
        return self._text_of_new(order)

    def _title_in(self, found: re.Match[str]) -> str:
        """The title in brackets behind "a new rule"."""
        return self.plain(found["mark"]) if found["mark"] else " ".join(found["plain"].split())

    def _headed_by_title(self, order: Order) -> Order | None:
        """ "a new rule, Hats:", "New rule: Hats": the title ends the line, and the text stands below it."""
        start = self.here()
        found = self.eat(_TITLE_ENDS_LINE)
        if found is not None and not _GOES_ON.search(found["title"]):
            self.eat(_COLON)
            new = self.words(below=True)
            if new is not None and not (new.bare and new.text[:1].islower()):
                return replace(order, title=" ".join(found["title"].split()), new=new)
        self.back(start)
        return None

    def _text_beside(self, order: Order) -> Order | None:
        """The text of a new rule behind its quoted title and a colon."""
        start = self.here()
        new = self.words(below=True)
        if new is None or (new.bare and new.text[:1].islower()):
            self.back(start)
            return None
        return replace(order, new=new)

    def _text_of_new(self, order: Order) -> Order | None:
        start = self.here()
        if order.new is not None:
            return None
        self.eat(_COMMA)
        mark = self.eat(_MARK)
        colon = self.ahead().strip(" \n") == ":"
        colon_next = self.sees(_COLON)
        if (
            mark is not None
            and not order.title
            and (colon or not self.spent())
            and not self.framed.passage(mark[0]).block
        ):
            beside = self._text_beside(replace(order, title=self.plain(mark[0]))) if colon_next else None
            rest = (
                beside
                or self._text_of_new(replace(order, title=self.plain(mark[0])))
                or self._attribute_of_new(replace(order, title=self.plain(mark[0])))
            )
            if rest is not None:
                return rest
        self.back(start)
        lead = self.eat(_LEAD_TEXT)
        words = self.words(below=lead is not None)
        if words is None:
            self.back(start)
            return None
        said = lead is not None and re.search(r"[a-z]{4}", lead[0]) is not None
        return replace(order, new=words, lone=not (said or words.kind or order.title or order.number or words.block))

    def _new_title(self) -> str | None:
        self.eat(_COLON)
        mark = self.eat(_MARK)
        if mark is not None:
            return self.plain(mark[0])
        if self.spent() and self.text.rstrip().endswith(":") and self.index + 1 < len(self.paras):
            below = _TITLE_BELOW.fullmatch(self.paras[self.index + 1].text)
            if below is not None:
                self.index, self.at = self.index + 1, below.end()
                return below[0].strip()
        found = self.eat(_TITLE)
        title = " ".join(found[0].split()).strip(" _*") if found is not None else ""
        return title if title and not (_GOES_ON.search(title) or _trails_off(title)) else None


def _trails_off(title: str) -> bool:
    """Whether a title without quotes has capital words and ends in a small one: what stands there may be no title."""
    words = title.split()
    last = words[-1].strip(".,;:!?\"'\u2019)")
    return len(words) > 1 and last[:1].islower() and any(one[:1].isupper() for one in words[1:])


_COMMA = rx(r",|:")
_COLON = expression(r"\s*:")


def power_of(said: str) -> str:
    """A Power as said, in digits."""
    return WORDED.get(said.lower(), said.replace(" ", "").replace("\n", ""))
