"""The English of places: "the second paragraph of Rule 15", "the sentence beginning ...", "section E.4", "item (b)"."""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.orders import OF_TWO, Part, Place, Ref, Words
from engine.amendments.refs import Refs
from engine.amendments.words import (
    CARDINAL,
    MARK,
    ORDINAL,
    STARTS,
    TITLE_WORDS,
    UNIT,
    UNITS_PLURAL,
    cardinal,
    ordinal,
    rx,
    unit,
)
from engine.expressions import expression

_DET = (
    r"(?:(?:the|its|their|that rule['\u2019]s|this|that) )?(?:\((?:now|new|newly \w+)\) )?"
    r"(?:(?:existing|current|entire|whole|old|original|single|complete|full|present) )*"
)
ANY_UNITS = rf"(?:{UNITS_PLURAL}|{UNIT})"
_SUFFIX = rx(r"['\u2019]s? |,? ?(?:in|under|at) |, |\. (?=(?:section|article|clause|paragraph) \d{1,3}[.:] )")
_HEADED = rx(r"(?:rule|by-?law|standing order|regulation|article)(?: no\.?)? \S{1,12}")
"""A rule at the head of a paragraph, behind which a stop and a part may stand: "Rule 4. Section 2. Add ..."."""
_NAMED_PART = rx(r"(?:section|subsection|paragraph|clause|item|part|point|article|bullet)s?\b")
_OF = rx(
    r",? ?(?:(?:in|of|from|under|within|to|for(?! the (?:words?|text|passage|expressions?|figures?)\b)|at|on) )"
    r"(?:the text of )?"
)
_TEXT_OF = rx(r"(?:the )?(?:text|body) of ")
_OWN_TEXT = rx(r"['\u2019]s? (?:entire |full |whole )?(?:text|body|wording)\b")
_OWN_PART = rx(r"(?:its|that rule['\u2019]s)\b")
"""A part of the rule spoken of before."""
_THE = rx(r"(?:the|its) (?:(?:existing|current|present|original) )?")
THEREOF = rx(r"thereof\b|therein\b")
_OPEN_RULE = rx(r"\((?=(?:the )?rule )")
_SHUT_RULE = expression(r"\s*\)")
_DEFINED = rx(rf"(?:the )?definitions? of (?:the (?:term|word|phrase) )?(?P<mark>{MARK})")
"""Where something is defined: the paragraph, or the item, that speaks of it."""
_LABEL_ALONE = expression(r"\(?(?:\d{1,3}[a-z]?|[A-Za-z]|[A-Za-z]\d{1,2}|[ivx]{2,4}|[IVX]{2,4})[).]?")
_BARE_LABEL = rx(r"(?P<label>\((?:[a-z]{1,2}|[ivx]{2,4}|\d{1,2})\)(?:\([a-z\d]{1,4}\))*)(?!\w)")
"""An item by nothing but its label: "in (b)"."""
_BELOW = rx(r"sub-?(?:bullet|item)")
_BOTH = rx(rf"both(?: of)?(?: (?:the|its))? (?P<unit>{UNITS_PLURAL})(?! \(?[\d\ue000])")
_BEHIND = rx(r"\b(?:in|from|of|to|after|before) ?$")
"""Where a label in brackets is a place, and not that of the order."""
_READS = rx(
    r",? ?\((?:(?:which |that )?(?:reads?|reading|says?|saying|beginning|namely|i\.e\.|viz\.),? )?"
    rf"(?P<mark>{MARK})[.,]?\)"
)
_ORDINAL_UNIT = rx(
    rf"{_DET}(?P<nth>{ORDINAL})(?: (?P<count>{CARDINAL}))? (?:(?:existing|full|complete|main"
    rf"|non-list) )?(?P<unit>{ANY_UNITS})"
)
_NTH = rx(rf"the (?P<nth>{ORDINAL})(?: one)?(?=,|:|\.|;| ?$| ?\ue000)")
_NTH_PLACE = rx(rf"the {ORDINAL},")
_TWO_UNITS = rx(
    rf"(?P<nth>{ORDINAL}),? (?P<join>and|through|to|&) (?:the )?(?P<last>{ORDINAL}) (?P<unit>{UNITS_PLURAL})"
)
LABEL = (
    r"(?:\(\d{1,3}[a-z]{0,2}\)(?:\([a-z\d]{1,5}\))+|\(?\d{1,3}(?:\.\d{1,3})*(?:\.?[a-z]\b)?\)?|\([a-z]{1,5}\)(?:\([a-z\d]{1,5}\))*|[a-z]\)"
    r"|(?-i:[A-Z]{1,2}|[IVX]{1,5})(?:\.[\da-z]{1,3})*(?![\w'\u2019])"
    rf"|(?-i:[b-z]|[ivx]{{2,5}}|a(?= (?:of|in|from|to|with|by)\b|[,.:;]))(?![\w'\u2019])|{CARDINAL}\b)"
)
_UNIT_LABEL = rx(
    rf"{_DET}(?P<unit>{UNIT})(?: (?:numbered|number|no\.?|labell?ed|marked|lettered"
    rf"|with (?:the )?label))? ?#?(?P<label>{LABEL})"
)
_TWO_LABELS = rx(
    rf"(?:the )?(?P<unit>{UNITS_PLURAL}) (?P<first>\(?\d{{1,2}}\)?)"
    r"(?P<join>,? (?:and|through|to|&) | ?[-\u2013] ?)(?P<last>\(?\d{1,2}\)?)(?![\w.])"
)
ONE_LABEL = rx(rf"{LABEL}(?!\w)")
_LABEL_STOP = expression(r"\.(?=[,:;]|[ \n]+(?:of|in|from|to|with|by)\b)")
"""The stop of a label, when the sentence goes on behind it."""
_NAMED_SECTION = rx(
    rf"(?:the )?(?:(?P<mark>{MARK})|(?P<plain>{TITLE_WORDS})) (?:sub-?)?(?:section|heading)\b"
    r"(?! (?:\d|(?:titled|entitled|called|named)\b))"
)
_PLAIN_TITLE = (
    r"(?P<plain>(?-i:(?!Rule\b|R\d)[A-Z][\w'\u2019-]*"
    r"(?: (?:(?:of|the|and|for|in|to|a|an|on|&) ){0,3}(?!Rule\b|R\d|\d*E\d)[A-Z][\w'\u2019-]*){0,7}))"
)
"""A title of capital words that ends before a rule is named."""
_SECTION_NAMED = rx(
    r"(?:the )?(?:sub-?)?section (?:(?:on|about|titled|entitled|called|named) )?(?!rule\b|(?-i:[A-Z]{1,4})\b)"
    rf"{_PLAIN_TITLE}(?=[,:]| (?:of|in|from|to|by|with)\b| ?$)"
)
"""A section by its title, without quotation marks: "section Voting,", "the section on Conflict Culling"."""
_TITLE_ALONE = rx(rf"(?!(?:the )?rule\b)(?:(?P<mark>{MARK})|{_PLAIN_TITLE}(?=[,:]| (?:of|in|from) | ?$))")
_ALL_ITEMS = rx(
    r"(?:all(?: of)? |both )?the (?:(?:existing|current) )?"
    r"(?:list items|bullet points|bullets|items|list entries|entries)\b"
    r"(?:,? (?:of|in) the list\b)?"
)
_MARK = expression(MARK)
_UNIT = rx(rf"{_DET}(?P<unit>{UNIT})")
_AT_EDGE = rx(rf",? ?at (?:the )?(?:very )?(?P<edge>{'|'.join(STARTS)}|end|bottom)(?= of\b|,)")
_ABOUT = rx(
    r"(?:of|for) (?P<about>[\w'\u2019 \-]{2,50}?)"
    r"(?=,? (?:in|from|at|on|to|with|by|as|under|within|and)\b|[,.:;]| ?\ue000|$)"
)
"""What a list is of."""
_NAMED_ITEM = rx(
    rf"(?:the )?(?:(?P<mark>{MARK})|(?P<plain>{TITLE_WORDS})) "
    r"(?P<unit>line|row|entry|bullet point|bullet|list item|item)\b"
    r"(?! (?:\d|(?:titled|entitled|called|named|that|which|reading|beginning)\b))"
)
"""An item by the words with which it begins: "the Fez bullet"."""
_NEXT_TOO = rx(
    rf",? ?(?:and|along with|together with|as well as) the (?P<unit>{UNIT})"
    r" (?:(?:immediately|directly) )?(?:following|after|below|that follows|which follows)"
    r"(?: it| that(?: one)?| this)?\b"
)
"""A part and the one that follows it."""
_PICK = rx(
    r",? ?(?:\(including [^()]*\) ?)?(?:(?:that|which|whose text) )?(?:"
    r"(?P<begins>begins?|beginning|starts?|starting|opens?|opening|commences?|commencing)(?:,? (?:with|in|by|as))?,?"
    r"|(?P<ends>ends?|ending|concludes?|concluding|finishes|finishing)(?: (?:with|in|by))?"
    r"|(?P<contains>contains?|containing|includes?|including|mentions?|mentioning)"
    r"|(?P<reads>reads?|reading|says?|saying|states?|stating|consists? of|consisting of)"
    r"|(?:is |are )?(?P<titled>titled|entitled|called|named|headed|labell?ed|numbered|marked|under the heading"
    r"|with (?:the )?(?:title|heading|name)|for))(?: |(?<=ing)(?=: ?\n?\ue000))"
)
_AND_ENDS = rx(r",? ?and (?:ends?|ending)(?: (?:with|in|at))? ")
_RANGE = rx(
    r"(?:(?:(?:the|its|all|any)(?: of)?(?: the)? )?(?:text|everything|words|passage|portion|wording|all(?= after))"
    r"(?: of the text)? |(?=from \ue000))"
    r"(?P<kind>from|between|after|following|starting (?:with|at|from)|beginning (?:with|at)|before|preceding"
    r"|up to(?: and including)?) "
)
_ALL_BUT = rx(
    rf"(?:all|everything|(?:every|all|all of the|all the) {ANY_UNITS}) (?:but|except|other than|save)(?: for)?"
    rf" (?:the|its) (?P<edge>first|last) (?P<unit>{UNIT})\b"
)
"""All parts but the one at an edge."""
_UNTIL = rx(
    r",? ?(?:(?P<through>through|thru|up to and including|to and including|until and including)"
    r"|up to|until|to|till|and|(?:and )?(?:ending (?:with|at|in)|continuing (?:to"
    r"|through)))(?P<butnot>,? ?\(?but not including\)?)? "
)
_COMMA = rx(r", ")
_WIDEST = 8
"""More letters than a word before a label has."""
_FINE = {"section": 1, "paragraph": 2, "list": 2, "item": 3, "clause": 3, "line": 4, "sentence": 4}
"""Which parts stand in which: a finer one in a coarser one."""
_COARSE = rx(r"\b(?:chapter|part|article|section|subsection|sub-section|paragraph|subparagraph|clause|item)\b")
"""The nouns of parts that are told apart by how much they hold."""


_RANKS = {
    "chapter": 0, "part": 0, "article": 1, "section": 2, "subsection": 3, "sub-section": 3, "paragraph": 4,
    "subparagraph": 5, "clause": 5, "item": 5,
}  # fmt: skip
"""How deep what a noun means stands among the parts of a law."""
_ONWARDS = rx(r",? ?(?:onwards?|on|forwards?)\b(?! the\b)")
_INCLUSIVE = rx(r",? ?\(?(?P<no>not |non-?)?(?:both )?inclusive(?: (?:on|at|of) both(?: ends| sides| of them)?)?\)?")
_FROM_INCLUSIVE = rx(r",? ?\(inclusive\)(?= to the end\b)")
_THE_END = rx(
    r"(?:the )?end(?: of (?:the |that |its )?"
    r"(?P<what>rule|paragraph|sentence|text|section|line|list item|item|bullet point|bullet))?\b"
)


class Places(Refs):
    """A cursor that reads places within rules."""

    bare_place = False
    """What follows a rule behind a comma is not a part of the place, but what something is done to."""
    lawful = False
    """The order speaks as laws do, where "from A to B" takes both with it."""
    place_unit = ""
    """The sort of part in which something was said to happen last."""

    def place(self, *, bare: bool = False) -> Place | None:
        """A place: parts of parts of rules, in either order of naming."""
        start = self.here()
        parted = self._parted() or self._bracketed()
        if parted is not None:
            return parted
        own = self.sees(_OWN_PART)
        inner: list[Part] = []
        said = self.here()
        while (part := self.part()) is not None:
            inner += [finer, part] if (finer := self._finer(part, said)) is not None else [part]
            here = self.here()
            of = self.eat(_OF)
            if of is not None and (above := self._under(of[0])) is not None:
                inner.append(above)
                here = self.here()
                of = self.eat(_OF)
            if of is None or not self._place_here():
                self.back(here)
                return Place(Ref(back=True) if own else None, tuple(reversed(inner)))
            said = self.here()
        self.eat(_TEXT_OF)
        ref = self.ref(bare=bare, parts=True)
        if ref is None:
            self.back(start)
            return None
        labels = [Part("item", "label", -1, label=one) for one in self._labels]
        self.eat(_OWN_TEXT)
        if inner:
            inner[0] = self._as_quoted(inner[0])
        outer: list[Part] = labels
        while not self.bare_place and (part := self._suffix()) is not None:
            outer.append(part)
        return Place(ref, (*outer, *reversed(inner)))

    def _finer(self, outer: Part, said: tuple[int, int]) -> Part | None:
        """ "paragraph 2, sentence 3", "Article I, Section 2": a part within the one just named, `said` where."""
        here = self.here()
        joined = self.eat(_COMMA) is not None or self.text[self.at : self.at + 1] == " "
        first = _COARSE.search(self.text[said[1] : here[1]]) if said[0] == here[0] else None
        then = _COARSE.match(self.text[self.at :].lstrip(" \n"))
        lower = first is not None and then is not None and _RANKS[first[0].lower()] < _RANKS[then[0].lower()]
        part = self.part() if joined and (lower or self.text[here[1] : here[1] + 1] == ",") else None
        labels = part is not None and part.how == outer.how == "label"
        if part is None or not labels or not (lower or _FINE.get(part.unit, 0) > _FINE.get(outer.unit, 0)):
            self.back(here)
            return None
        return part

    def _parted(self) -> Place | None:
        """ "the paragraph in Rule 15 beginning with A": the rule between the unit and what picks it."""
        start = self.here()
        found = self.eat(_UNIT)
        ref = self.ref() if found is not None and self.eat(_OF) is not None else None
        part = self._pick(unit(found["unit"])) if found is not None and ref is not None else None
        if part is None:
            self.back(start)
            return None
        return Place(ref, (part,))

    def _bracketed(self) -> Place | None:
        """ "(Rule 15 - Hats)", as a place."""
        start = self.here()
        ref = self.ref() if self.eat(_OPEN_RULE) is not None else None
        if ref is None or (self.eat(_SHUT_RULE) is None and self.text[self.at - 1] != ")"):
            self.back(start)
            return None
        return Place(ref)

    def _place_here(self) -> bool:
        """Whether a part or a rule is named next."""
        here = self.here()
        found = self.part() is not None or self.ref() is not None
        self.back(here)
        return found

    def _suffix(self) -> Part | None:
        """What follows a rule: "Rule 15, section 2", "Rule 15's second paragraph"."""
        here = self.here()
        stopped = self.text[self.at : self.at + 1] == "."
        if stopped and _HEADED.fullmatch(self.text, 0, self.at) is None:
            return None
        if (joint := self.eat(_SUFFIX)) is not None or self.sees(_NAMED_PART):
            part = self.part() or (self._under(joint[0]) if joint is not None else None)
            if part is not None and part.how in ("label", "ordinal", "titled"):
                return part
        self.back(here)
        return None

    def _under(self, joint: str) -> Part | None:
        """The section whose title stands behind "under" without any noun: "under ⟦Voting⟧", "under Voting,"."""
        found = self.eat(_TITLE_ALONE) if "under" in joint.lower() else None
        if found is None:
            return None
        return Part("section", "titled", words=Words(self.plain(found["mark"]) if found["mark"] else found["plain"]))

    def part(self) -> Part | None:
        """A part: by ordinal, label, title, how it begins or ends, what it contains, or a range of words."""
        if self.names_rule_next():
            return None
        part = (
            self._definition()
            or self.range()
            or self._all_items()
            or self._two_labels()
            or self._both()
            or self._by_ordinal()
            or self._picked()
            or self._by_label()
        )
        if part is None:
            return None
        self.eat(THEREOF)
        return self._with_next(self._as_quoted(part))

    def _with_next(self, part: Part) -> Part:
        """The part with the unit that follows it, if that is named too."""
        here = self.here()
        found = self.eat(_NEXT_TOO)
        if found is None or unit(found["unit"]) != part.unit or part.how == "range":
            self.back(here)
            return part
        return replace(part, count=part.count + 1)

    def _as_quoted(self, part: Part) -> Part:
        """The part with what is said to stand there: "the second sentence (⟦...⟧)"."""
        found = self.eat(_READS) if part.how == "ordinal" and part.words is None else None
        return part if found is None else replace(part, words=Words(self.framed.passage(found["mark"]).text))

    def _all_items(self) -> Part | None:
        """ "the list items": the list itself."""
        here = self.here()
        if self.eat(_ALL_ITEMS) is None or self.sees(_PICK) or self.sees(ONE_LABEL) or self.sees(_MARK):
            self.back(here)
            return None
        return Part("list", "only")

    def _by_ordinal(self) -> Part | None:
        here = self.here()
        self.eat(_THE)
        found = self.eat(_TWO_UNITS)
        if found is not None:
            first, last = ordinal(found["nth"]), ordinal(found["last"])
            if 0 <= first < last and (last == first + 1 or found["join"] not in ("and", "&")):
                return Part(unit(found["unit"]), "ordinal", first, last - first + 1)
        self.back(here)
        found = self.eat(_ORDINAL_UNIT)
        if found is None:
            return self.nth_only(self.place_unit) if self.sees(_NTH_PLACE) else None
        kind, index = unit(found["unit"]), ordinal(found["nth"])
        if found["nth"].lower() in ("only", "sole"):
            return Part(kind, "only")
        if index > 0 and not found["count"] and self.eat(_ONWARDS) is not None:
            return Part(kind, "ordinal", index, label="onwards")
        count = (cardinal(found["count"]) or 1) if found["count"] else 1
        below = "sub" if _BELOW.match(found["unit"]) is not None else ""
        return Part(kind, "ordinal", -count if index == -1 else index, count, below)

    def _both(self) -> Part | None:
        """ "both sentences": of which there must be two."""
        found = self.eat(_BOTH)
        return None if found is None else Part(unit(found["unit"]), "ordinal", 0, 2, OF_TWO)

    def nth_only(self, of_unit: str) -> Part | None:
        """ "the second", of a unit that was named before."""
        found = self.eat(_NTH) if of_unit else None
        return None if found is None else Part(of_unit, "ordinal", ordinal(found["nth"]))

    def _two_labels(self) -> Part | None:
        """ "items 2 and 3", "sentences 1-3"."""
        here = self.here()
        two = self.eat(_TWO_LABELS)
        first, last = ((cardinal(two[name].strip("().")) or 0) if two else 0 for name in ("first", "last"))
        if two is None or not 0 < first < last or (two["join"].strip(" ,") in ("and", "&") and last != first + 1):
            self.back(here)
            return None
        return Part(unit(two["unit"]), "label", first - 1, last - first + 1, two["first"].strip("()."))

    def _definition(self) -> Part | None:
        """ "the definition of ⟦Hat⟧"."""
        found = self.eat(_DEFINED)
        if found is None:
            return None
        words = Words(self.framed.passage(found["mark"]).text)
        return Part("paragraph", "contains", label="definition", words=words)

    def _by_label(self) -> Part | None:
        here = self.here()
        found = self.eat(_UNIT_LABEL)
        if found is None and _BEHIND.search(self.text, max(0, self.at - _WIDEST), self.at):
            bare = self.eat(_BARE_LABEL)
            return None if bare is None else Part("item", "label", -1, label=bare["label"].strip("()"))
        if found is None or unit(found["unit"]) == "list":
            self.back(here)
            return None
        value = cardinal(found["label"].strip("()"))
        self.eat(_LABEL_STOP)
        return Part(unit(found["unit"]), "label", (value or 0) - 1, label=found["label"].strip("()."))

    def _picked(self) -> Part | None:
        here = self.here()
        named = self.eat(_NAMED_SECTION)
        if named is not None:
            title = self.plain(named["mark"]) if named["mark"] else named["plain"]
            return Part("section", "titled", words=Words(title))
        if (plain := self.eat(_SECTION_NAMED)) is not None:
            return Part("section", "titled", words=Words(plain["plain"]))
        item = self.eat(_NAMED_ITEM)
        if item is not None:
            words = Words(self.plain(item["mark"]) if item["mark"] else item["plain"])
            return Part(unit(item["unit"]), "named", words=words)
        found = self.eat(_UNIT)
        if found is None:
            return None
        kind = unit(found["unit"])
        picked = self._pick(kind) or self._quoted(kind)
        if picked is None and (edge := self.eat(_AT_EDGE)) is not None:
            return Part(kind, "ordinal", 0 if edge["edge"].lower() in STARTS else -1, label="edge")
        if picked is None and kind in ("list", "table", "heading", "comment", "bracket"):
            return self._about(kind)
        if picked is None:
            self.back(here)
        return picked

    def _about(self, kind: str) -> Part:
        """ "the list", "the list of hats"."""
        here = self.here()
        placed = self.eat(_OF) is not None and self._place_here()
        self.back(here)
        about = None if placed or kind != "list" else self.eat(_ABOUT)
        return Part(kind, "only", words=Words(about["about"]) if about is not None else None)

    def _quoted(self, kind: str) -> Part | None:
        """ "the section ⟦Results⟧", "the sentence ⟦...⟧"."""
        words = self.mark()
        if words is None:
            return None
        return Part(kind, "titled" if kind in ("section", "heading", "list") else "reads", words=words)

    def _pick(self, kind: str) -> Part | None:
        here = self.here()
        found = self.eat(_PICK)
        if found is None:
            return None
        how = next(name for name in ("begins", "ends", "contains", "reads", "titled") if found[name])
        words = None if kind == "list" and how == "reads" else self.words()
        if words is None and how == "titled":
            label = self.eat(ONE_LABEL)
            if label is not None:
                return Part(kind, "label", (cardinal(label[0].strip("().")) or 0) - 1, label=label[0].strip("()."))
            title = self.plain_title()
            words = Words(title) if title else None
        if words is None:
            self.back(here)
            return None
        if how == "titled" and _LABEL_ALONE.fullmatch(words.text):
            return Part(kind, "label", -1, label=words.text.strip("()."))
        until = self.words() if how == "begins" and self.eat(_AND_ENDS) else None
        return Part(kind, how, words=words, until=until)

    def range(self) -> Part | None:
        """ "everything from A to B", "the text after the first paragraph", "all but the last sentence"."""
        here = self.here()
        kept = self.eat(_ALL_BUT)
        if kept is not None:
            index = 0 if kept["edge"].lower() == "first" else -1
            return Part("text", "range", inclusive=index < 0, beside=Part(unit(kept["unit"]), "ordinal", index))
        found = self.eat(_RANGE)
        first = self.words() if found is not None else None
        said = " ".join(found["kind"].lower().split()) if found is not None else ""
        if found is not None and "words" in found[0].lower() and not said.startswith(("from", "between")):
            self.back(here)
            return None  # how many words are meant is not said
        if said == "from" and first is None and (part := self._by_ordinal()) is not None:
            return part if part.label == "onwards" else None
        if found is not None and first is None and said in ("after", "following", "before", "preceding"):
            beside = self.part()
            if beside is not None and beside.how in ("ordinal", "label", "begins", "reads") and beside.count == 1:
                return Part("text", "range", inclusive=said in ("before", "preceding"), beside=beside)
        if found is None or first is None:
            self.back(here)
            return None
        self.eat(_FROM_INCLUSIVE)
        if said in ("after", "following"):
            return Part("text", "range", words=first, inclusive=False)
        if said in ("before", "preceding", "up to"):
            return Part("text", "range", until=first, inclusive=False)
        if said == "up to and including":
            return Part("text", "range", until=first)
        if said.startswith(("from", "starting", "beginning")) and self.eat(_ONWARDS) is not None:
            return Part("text", "range", words=first)
        until = self.eat(_UNTIL)
        if until is None and said.startswith(("starting", "beginning")):
            return Part("text", "range", words=first)
        if until is not None and self.eat(_THE_END):
            return Part("text", "range", words=first)
        last = self.words() if until is not None else None
        if until is None or last is None:
            self.back(here)
            return None
        whole = self.eat(_INCLUSIVE)
        if until["butnot"] or said == "between" or (whole is not None and whole["no"]):
            return Part("text", "range", words=first, until=last, inclusive=False)
        sure = until["through"] is not None or whole is not None or self.lawful
        return Part("text", "range", words=first, until=last, label="" if sure else "open")
