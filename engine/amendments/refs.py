"""The English of rules: "Rule 15 (Hats)", "Rules 2, 3 and 4", "the rule entitled ...", "every rule that contains ...".

A title without quotes is recognised when a rule has it. A title beside a number that is not the rule's own is kept,
so that the disagreement can be found.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from engine.amendments.cursor import Cursor
from engine.amendments.nouns import OWN, number_of, pattern, plural
from engine.amendments.orders import Name, Ref
from engine.amendments.words import CALLED, MARK, TITLE_WORDS, rx
from engine.expressions import expression
from engine.names import fold
from engine.passages import OPEN

_SORTS = r"(?:(?:current|core|dynastic|existing|special case|appendix|mutable|immutable|new|old|present|actual) )*"
NUMBER = r"(?:4e ?-?)?\d+[a-z]?(?:[./\-]\d+[a-z]?)*(?:\(\d+\))?(?![\w/])"
_RULE = rx(rf"(?:the )?{_SORTS}(?:rule|r)(?:[ -]?(?:numbered|number|no\.?|num\.?|id|#))? ?#?(?P<number>{NUMBER})")
_PREFIXED = rx(r"(?P<number>4e\d+)\b")
_BARE_NUMBER = rx(rf"#?(?P<number>{NUMBER})")
_EACH_OF = rx(r"(?:each|all|both) of (?=(?:the )?(?:rule|r) ?#?\d)")
"""Rules, each named as such: "each of Rule 5 and Rule 6"."""
_RULES = rx(rf"(?:(?:each|all|both) of (?:the )?|the |both )?{_SORTS}rules ")
_TITLED = rx(
    rf"(?:the )?{_SORTS}(?:sub-?)?rule(?: (?:sub-?)?section)?,? (?P<called>(?:(?:that|which) is )?(?:{CALLED}) )?"
)
_MARKED_RULE = rx(rf"(?:the )?{_SORTS}(?P<mark>{MARK}),? (?:{_SORTS})rule\b")
_BACK = rx(
    r"(?:(?:the|that|this) same|that|this|(?:the )?said|the (?:above|aforementioned|aforesaid)"
    rf"|the(?: whole| entire| full)?) rule\b(?! {MARK})"
    r"|it\b(?! (?:occurs?|appears?))|itself\b|the same\b(?! \w)"
    r"|such (?:rule|section|paragraph|clause)\b(?! (?:as|that))"
)
_BACK_ABOVE = rx(rf"the(?: whole| entire| full)? rule\b(?=,? {MARK})")
_NEW_RULE = rx(
    r"(?:the|that|this) (?:new|newly[ -]created|resulting|newly[ -]enacted) rule\b"
    r"|the rule (?:so |just |thus |thereby )?(?:created|enacted)(?: above| by this proposal)?\b"
)
_EVERY = rx(
    r"(?:the )?(?:entire |whole |current )?(?:rule ?set|rule-set)\b"
    rf"|(?:all|every|each|any)(?: of the| the)?(?: other| enacted| current| existing)? rules?\b|the rules\b(?! {MARK})"
)
_CONTAINING = rx(r",? ?(?:(?:that|which) )?(?:contains?|containing|includes?|including|mentions?|mentioning|uses?) ")
_JOIN = rx(r"(?:,? ?and(?: also)?(?: in)?|,? ?as well as|,|&|/) ")
_THROUGH = rx(r",? ?(?:through|thru|up to and including) (?=(?:rule )?#?\d)")
_MOST_THROUGH = 30
"""Rules in such a row, at most."""
_IN_ORDER = rx(
    r",? ?in (?:that|the (?:given|listed|stated|above|following|same)|this"
    r"|(?:ascending|numerical|ascending numerical|increasing)) order"
    r"(?: (?:by|of) (?:id|number|rule number|id number)s?)?\b(?:,(?= ))?"
)
_THE = rx(r"(?:the|its) ")
_BRACKETED_NUMBER = rx(rf"\((?:rule )?#?(?P<number>{NUMBER})\)")
"""The number of a rule behind its title."""
_IN_MARKED = rx(rf",? ?(?:in|under|of) (?P<mark>{MARK})")
_IN_SORT = rx(r",? ?(?:in|of|from) the (?:core|dynastic|special case|appendix) rules\b")
_THE_RULE = rx(r"rule\b")
_OPENED = rx(r",? ?[(\[]")
_SHUT = expression(r"\s*[)\]]")
_INNER = expression(r"[^()\[\]]{1,120}")
_PROSE = expression(r"^.{60}|^[^.]* [^.]* .*\.$|\.\.\.$|\u2026$")
"""What is too long for a title, or ends like a sentence: words of a text."""
_ASIDE = rx(
    r"(?:power ?[=:]? ?[\d./]+|(?:im)?mutable|as amended|revision \d+"
    r"|(?:formerly|previously|originally) (?:rule |r)?#?\d[\w.]*)$"
)
"""What a bracket after a number may say that is not the title."""
_COMMA = rx(r",|:|--?(?= )|\u2013|\u2014")
_COMMA_ON = expression(r",(?=\s)")
_IS_CALLED = rx(rf"(?:{CALLED})\b")
_MARK = expression(MARK)
_PLAIN = rx(TITLE_WORDS)
_NOT_ONE = ("the rules", "the ruleset", "the rule")
"""Titles that, without quotes, more likely mean all rules."""
_RULE_WORD = rx(r"(?:the )?rule(?: number| no\.?)? ")
_TOKEN = expression(r"[^\s,;()\[\]{}\"\u201c\u201d\ue000]{1,40}")
_ODD = expression(rf"(?:{NUMBER}|[A-Za-z]+)", re.IGNORECASE)
"""What is a number as most games write it, or a mere word."""
_CODED = expression(r"\d[A-Za-z]\d{1,4}")
"""A number with the letter of its ruleset, which is nothing but a number."""
_PLACED = rx(r"\b(?:in|of|from|to) ?$")
"""A word behind which a long number alone names a rule: "in 202"."""
_WORD = 8
_LONG = 3
_FIRST_WORD = expression(r"\W{0,2}(\w+)")


class Refs(Cursor):
    """A cursor that reads which rules are named."""

    naming = False
    """A new rule is being described: a title said after a number is not that of the number's rule."""

    _power = ""
    """The Power that the brackets read last told."""
    _acted_on = False
    """The rules that are read are themselves the object of the verb."""
    _wording = ""
    """The text that the rule read last was said to have."""
    _labels: Sequence[str] = ()
    """The labels of parts that stood in brackets behind the number of the rule read last."""

    def ref(self, *, bare: bool = False, acted_on: bool = False, parts: bool = False) -> Ref | None:
        """The rules named at the cursor; `bare`: a number that a rule has may stand alone.

        `acted_on`: the rules themselves are the object, so that "and in Rule 16" is where something else is done.
        `parts`: labels of parts may stand behind the number, as in "section 3(1)".
        """
        place = self.here()
        self._labels = []
        self._acted_on = acted_on
        ref = self._ref(bare=bare, acted_on=acted_on)
        if ref is not None and self._labels and (not parts or len(ref.names) > 1):
            self.back(place)
            return None
        return ref

    def _ref(self, *, bare: bool, acted_on: bool) -> Ref | None:
        place = self.here()
        if self.eat(_NEW_RULE):
            return Ref(new=True)
        if self.eat(_RULES):
            names = self._listed()
            if names:
                self.eat(_IN_ORDER)
                return Ref(tuple(names))
            self.back(place)
        each = self.eat(_EACH_OF) is not None
        first = self._name(bare=bare)
        if first is None:
            self.back(place)
            return self._several_by_noun() or self._others()
        names = [first]
        while True:
            here = self.here()
            joined = self.eat(_JOIN)
            around = acted_on and joined is not None and joined[0].split()[-1] == "in"
            more = self._name(bare=bare) if not around and (joined is not None or self._behind_comma()) else None
            if (
                more is not None
                and more.quoted
                and names[-1].number
                and joined is not None
                and joined[0].strip() == ","
            ):
                more = None
            if more is None and each and len(names) == 1:
                self.back(place)
                return None
            if more is None:
                self.back(here)
                if len(names) > 1:
                    self.eat(_IN_ORDER)
                return Ref(tuple(names))
            names.append(more)

    def _others(self) -> Ref | None:
        """Every rule, or the one spoken of before."""
        if self.eat(_EVERY):
            here = self.here()
            words = self.words() if self.eat(_CONTAINING) else None
            if words is None:
                self.back(here)
            return Ref(every=True, containing=words)
        if self.noun and self.eat(_noun_back(self.noun)) is not None:
            return Ref(back=True, whole=True)
        here = self.here()
        found = self.eat(_BACK_ABOVE)
        if found is not None and not self._before_text():
            self.back(here)
            found = None
        found = found or self.eat(_BACK)
        return None if found is None else Ref(back=True, whole=found[0].lower().endswith("rule"))

    def _listed(self) -> list[Name]:
        """What follows "rules": numbers or titles."""
        names: list[Name] = []
        while True:
            here = self.here()
            if names and self.eat(_JOIN) is None and not self._behind_comma():
                return names
            one = self._bare_name() or self._name()
            if one is None and (mark := self.eat(_MARK)) is not None:
                one = Name(title=self.plain(mark[0]))
            if one is None:
                self.back(here)
                return names
            names += self._through(one)

    def _behind_comma(self) -> bool:
        """Whether a comma that was read with the title of a rule joins another one, named by its number."""
        return self.text[max(0, self.at - 2) : self.at].rstrip().endswith(",") and self.sees(_RULE)

    def _through(self, first: Name) -> list[Name]:
        """The rules of "15 through 17", if every one of them is there; else the first alone."""
        here = self.here()
        joined = first.number.isdigit() and not first.title and self.eat(_THROUGH) is not None
        last = self._bare_name() if joined else None
        if last is not None and last.number.isdigit() and 0 < int(last.number) - int(first.number) < _MOST_THROUGH:
            numbers = [str(one) for one in range(int(first.number), int(last.number) + 1)]
            if all(one in self.known().numbers for one in numbers):
                return [*map(Name, numbers[:-1]), last]
        self.back(here)
        return [first]

    def _bare_name(self) -> Name | None:
        found = self.eat(_BARE_NUMBER)
        return None if found is None else self._numbered(found["number"])

    def _numbered(self, number: str) -> Name:
        self._power = self._wording = ""
        bare, slash, revision = number.partition("/")
        if slash and revision.isdigit() and plain_number(number) not in self.known().numbers:
            number = bare if plain_number(bare) in self.known().numbers else number  # "Rule 2606/3": its third revision
        behind = _LABELS_BEHIND.match(self.text, self.at)
        if behind is not None and not self._labels:
            self._labels = _BRACKETED.findall(behind[0])
            self.at = behind.end()
            return Name(number)
        title = self._apposition(number)
        return Name(number, title, self._power, text=self._wording)

    def names_rule_next(self) -> bool:
        """Whether a rule is named next by the noun that the text has for rules, and by its number."""
        return bool(self.noun) and self.sees(pattern(self.noun))

    def _by_noun(self) -> Name | None:
        """ "section 3(1) of the Principal Act"."""
        found = self.eat(pattern(self.noun)) if self.noun else None
        if found is None:
            return None
        self._labels = _BRACKETED.findall(found["parts"])
        number = number_of(found["number"])
        return Name(number) if self._labels or found["law"] or found["printed"] else self._numbered(number)

    def _several_by_noun(self) -> Ref | None:
        """ "articles 20.1, 20.2 and 20.4 of the Constitution"."""
        found = self.eat(plural(self.noun)) if self.noun else None
        return None if found is None else Ref(tuple(Name(one) for one in OWN.findall(found["numbers"])))

    def _name(self, *, bare: bool = False) -> Name | None:
        place = self.here()
        if self._labels:
            return None
        named = self._by_noun()
        if named is not None:
            return named
        found = self.eat(_RULE) or self.eat(_PREFIXED)
        if found is not None:
            return self._numbered(found["number"])
        literal = self._literal()
        if literal is not None:
            return literal
        placed = _PLACED.search(self.text, max(0, self.at - _WORD), self.at) is not None
        if (bare or placed) and (one := self._bare_name()) is not None:
            if plain_number(one.number) in self.known().numbers and (bare or len(one.number) >= _LONG):
                return one
            self.back(place)
        found = self.eat(_MARKED_RULE)
        if found is not None:
            return Name(title=self.plain(found["mark"]))
        return self._by_title()

    def _literal(self) -> Name | None:
        """A number of letters, stops and signs as a rule has it: "rule D.3.1", "%trades"."""
        here = self.here()
        led = self.eat(_RULE_WORD) is not None
        found = _TOKEN.match(self.text, self._next())
        said = found[0].rstrip(".:'\u2019") if found is not None else ""
        letters = led and said.isupper() and len(said) <= _LONG
        odd = said != "" and (letters or _ODD.fullmatch(said) is None) and plain_number(said) in self.known().numbers
        if found is not None and odd and (led or not said[0].isalnum() or _CODED.fullmatch(said)):
            self.at = found.start() + len(said)
            return self._numbered(said)
        self.back(here)
        return None

    def _by_title(self) -> Name | None:
        place = self.here()
        found = self.eat(_TITLED)
        if found is not None:
            mark = self.eat(_MARK) if found["called"] or not self._before_text() else None
            if mark is not None:
                return Name(title=self.plain(mark[0]))
            title = self._known_title() or (self.plain_title() if found["called"] else None)
            if title is not None:
                return Name(title=title)
            self.back(place)
        mark = self.eat(_MARK)
        if mark is not None and self._is_title(self.plain(mark[0])):
            self._in_rule_above(self.plain(mark[0]))
            return Name(title=self.plain(mark[0]), quoted=True)
        self.back(place)
        capital = self.capital()
        self.eat(_THE)
        title = self._known_title()
        if title is not None and (found := self.eat(_BRACKETED_NUMBER)) is not None:
            if any(fold(one) == fold(title) for one in self.known().numbers.get(plain_number(found["number"]), ())):
                return Name(found["number"], title)
            self.back(place)
            return None
        if title is not None and (self.eat(_THE_RULE) or (capital and " " in title and fold(title) not in _NOT_ONE)):
            return Name(title=title)
        self.back(place)
        return None

    def _in_rule_above(self, title: str) -> None:
        """ "⟦Hat Trade⟧ in ⟦Hats⟧ in the Core Rules": the rule, or the part of the ruleset, of which a rule is one."""
        start = self.here()
        found = self.eat(_IN_MARKED)
        if found is not None and not self._numbered_below(title, self.plain(found["mark"])):
            self.back(start)
            return
        self.eat(_IN_SORT)

    def _numbered_below(self, title: str, outer: str) -> bool:
        """Whether the rule of a title is numbered as a part of the rule of another."""
        own, above = (
            [number for number, titles in self.known().numbers.items() if fold(one) in map(fold, titles)]
            for one in (title, outer)
        )
        return any(one.startswith(f"{other}.") for one in own for other in above)

    def same_rule(self, one: Name, other: Name) -> bool:
        """Whether two names are of the same rule."""
        if one.number and other.number:
            return plain_number(one.number) == plain_number(other.number)
        number, title = one.number or other.number, fold(other.title if one.number else one.title)
        titles = self.known().numbers.get(plain_number(number), ()) if number else (one.title, other.title)
        return title in map(fold, titles) and (number != "" or fold(one.title) == fold(other.title))

    def _before_text(self) -> bool:
        """Whether the quoted words that follow are a sentence, and no title of a rule."""
        here, mark = self.here(), self.eat(_MARK)
        self.back(here)
        said = self.plain(mark[0]) if mark is not None else ""
        return _PROSE.search(said) is not None and not self._is_title(said)

    def _is_title(self, words: str) -> bool:
        """Whether a rule is called so."""
        folded = fold(words)
        first = folded.split(" ", 1)[0]
        return bool(folded) and any(fold(one) == folded for one in self.known().titles.get(first, ()))

    def _apposition(self, number: str) -> str:
        """The title said after a number: in brackets, in quotes, or as the very words."""
        place = self.here()
        if self.eat(_OPENED):
            mark = self.eat(_MARK)
            if mark is not None and self.eat(_SHUT):
                title = self.plain(mark[0])
                if not _PROSE.search(title) or self._is_title(title):
                    return title
                self.back(place)
                return ""
            self.back(place)
            self.eat(_OPENED)
            inner = self.eat(_INNER)
            words = inner[0].split() if inner is not None else []
            aside = len(words) > 1 and words[0][:1].islower() and not _ASIDE.match(" ".join(words))
            if inner is not None and not aside and self.eat(_SHUT):
                said = " ".join(self.framed.restore(inner[0]).split())
                power = _POWER_SAID.search(said)
                self._power = (power["power"] or power["mutability"]).lower() if power is not None else ""
                if not _ASIDE.match(said.strip()):
                    return _bare_title(said)
                place = self.here()
            self.back(place)
        titles = self.known().numbers.get(plain_number(number), ())
        if self._acted_on and self.eat(_WHICH_READS) is not None:
            mark = self.eat(_MARK)
            if mark is not None:
                self.eat(_COMMA_ON)
                self._wording = self.framed.passage(mark[0]).text
                return ""
            self.back(place)
        self.eat(_COMMA)
        called = self.eat(_IS_CALLED) is not None and not self.naming
        mark = self.eat(_MARK)
        if mark is not None and (called or any(fold(self.plain(mark[0])) == fold(one) for one in titles)):
            self.eat(_COMMA_ON)
            return self.plain(mark[0])
        if mark is None:
            for title in titles:
                if self._says(title):
                    self.eat(_COMMA_ON)
                    return title
        self.back(place)
        return ""

    def _says(self, title: str) -> bool:
        """Whether the very words of a title stand at the cursor."""
        words = re.findall(r"\w+", title)
        if not words:
            return False
        place = self.here()
        pattern = r"[\"'(\[%]?" + r"[^\w\ue000]{1,4}".join(map(re.escape, words)) + r"(?!\w)[!?)\"'\]]*"
        if self.eat(expression(pattern, re.IGNORECASE)) is not None:
            return True
        self.back(place)
        return False

    def _known_title(self) -> str | None:
        """The longest known title that stands at the cursor."""
        place = self.here()
        first = _FIRST_WORD.match(self.text, self._next())
        if first is None or OPEN in first[0]:
            return None
        best: tuple[int, str] | None = None
        for title in self.known().titles.get(fold(first[1]), ()):
            self.back(place)
            if self._says(title) and (best is None or self.at > best[0]):
                best = (self.at, title)
        self.back(place)
        if best is None:
            return None
        self.at = best[0]
        return best[1]

    def plain_title(self) -> str | None:
        """A title without quotes: capital words."""
        found = self.eat(_PLAIN)
        return found[0] if found is not None else None


@lru_cache(maxsize=64)
def _noun_back(noun: str) -> re.Pattern[str]:
    """The rule spoken of before, by the noun that the text has for rules."""
    return rx(rf"(?:the|that|this)(?: same| said)? {noun}\b(?! (?:[\d(]|{MARK}|heading|title))")


_LABELS_BEHIND = expression(r"\((?:[a-z]{1,2}|[ivx]{1,4})\)(?:\([a-z\d]{1,4}\))*(?!\w)")
"""The labels of a part directly behind the number of its rule: "12.1(b)"."""
_BRACKETED = expression(r"\(([\da-zA-Z]{1,5})\)")
_WHICH_READS = rx(r",? ?(?:which|that) (?:(?:currently|presently|now) )?(?:reads|says|states)[,:]? (?=\ue000)")
_POWER_TOO = expression(r"[,;] *power ?[=:]? ?[\d./]+$", re.IGNORECASE)
"""The Power behind a title in the same brackets."""
_POWER_SAID = rx(r"(?:^|[,;]) *(?:power ?[=:]? ?(?P<power>[\d./]*\d)|(?P<mutability>(?:im)?mutable))[. ]*$")
"""A Power in brackets, or what else tells how hard a rule is to change."""
_REVISION = expression(r"\(\d+\)$")
_PREFIX = expression(r"^(?:4e[ -]*|r(?=\d))")


@lru_cache(maxsize=4096)
def plain_number(said: str) -> str:
    """A rule's number without prefix and revision: "4E15" and "15(2)" are "15"."""
    return _REVISION.sub("", _PREFIX.sub("", said.strip().lower()))


def _bare_title(said: str) -> str:
    said = _POWER_TOO.sub("", said.strip())
    called = re.sub(rf"^(?:{CALLED})\s+", "", said.strip(), flags=re.IGNORECASE)
    return " ".join(called.strip(" \"'\u201c\u201d").split())
