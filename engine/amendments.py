"""Amendments: what the text of a proposal does to the rules, as far as it says so plainly and exactly.

`read(text, rules)` takes rules as values and gives those that changed. Comment text has no effect. A quoted
passage is found when it stands exactly once in the rule, white space aside; everything else is a doubt for a
human, with the reason. Parts without doubt are carried out all the same, in the order of the text, unless a
doubtful sentence may govern them (a condition, a later time): then nothing is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction

from engine.amending import Order, read_sentence
from engine.amendment_text import changes_nothing, labels, may_govern, sentences
from engine.amendment_words import Do
from engine.documents import effective
from engine.names import fold
from engine.quoting import MARK, Framed, Passage, take_out
from engine.splices import Doubtful, Form, attach, cut, find, paragraph, put_in, put_instead


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as a document; `number` as the game writes it ("90" or "4E90"), None while it has none."""

    number: str | None
    title: str = ""
    power: str = "1/2"
    text: str = ""
    repealed: bool = False
    key: str = ""
    """The caller's own name of the document, handed back untouched; "" for a new rule."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that a human must settle, and why."""

    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Amended:
    """What came of a text: `rules` are only those that changed or are new, old ones first."""

    status: str
    rules: tuple[RuleText, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    others: tuple[str, ...] = ()
    """Sentences that the caller claimed (settings of the game), in order."""


Claim = Callable[[str], bool]
_NUMBER = re.compile(r"(?:4e ?)?(\d+)$", re.IGNORECASE)
_NUMBERS = re.compile(r"(?:\b(?:4e ?)?|\br)(\d+)\b", re.IGNORECASE)


def read(text: str, rules: Iterable[RuleText], claim: Claim | None = None) -> Amended:
    """Reads a text as amendments of the rules; `claim` says which other sentences the game itself carries out."""
    reader = _Reader(list(rules), take_out(effective(text)), claim)
    reader.run()
    return reader.answer()


@dataclass
class _Reader:
    rules: list[RuleText]
    framed: Framed
    claim: Claim | None
    doubts: list[Doubt] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    """Sentences that say that nothing changes."""
    prose: list[str] = field(default_factory=list)
    """Sentences that order nothing the reader knows."""
    context: str = ""
    headed: bool = False
    governed: bool = False

    def __post_init__(self) -> None:
        self.before = list(self.rules)
        self.prefixed = any((one.number or "").upper().startswith("4E") for one in self.rules)

    # -- the whole text -----------------------------------------------------------------------------

    def run(self) -> None:
        for sentence in sentences(self.framed.frame):
            self._sentence(sentence)
        if self.silent and (self._changed() or self.others or self.doubts):
            self.doubts += [
                Doubt(one, "the text says that it changes nothing, and orders changes") for one in self.silent
            ]
            self.governed = True
        elif self.silent:
            return
        for one in self.prose:
            self.doubts.append(Doubt(one, "this is not a change that can be made exactly as written"))

    def answer(self) -> Amended:
        changed = () if self.governed else tuple(self._changed())
        others = () if self.governed else tuple(self.others)
        if not (self.doubts or changed or others or self.silent):
            self.doubts.append(Doubt(self.framed.restore(self.framed.frame).strip(), "it orders nothing"))
        return Amended("held" if self.doubts else "applied", changed, tuple(self.doubts), others)

    def _changed(self) -> list[RuleText]:
        old = len(self.before)
        return [one for index, one in enumerate(self.rules) if index >= old or one != self.before[index]]

    # -- one sentence -------------------------------------------------------------------------------

    def _sentence(self, sentence: str) -> None:
        plain = " ".join(self.framed.restore(sentence).split())
        if not any(ch.isalnum() for ch in plain):
            return
        if changes_nothing(plain):
            self.silent.append(plain)
            return
        if self.claim is not None and self.claim(plain):
            self.others.append(plain)
            return
        said = read_sentence(sentence)
        if said is None:
            self._unread(sentence, plain)
            return
        if said.heading:
            self.context, self.headed = said.at, True
            return
        for order in said.orders:
            try:
                self._carry_out(order, at_hand=self.headed or said.goes_on or len(said.orders) > 1)
            except Doubtful as doubt:
                self.doubts.append(Doubt(plain, str(doubt)))
            if order.at and not self._back(order.at):
                self.context, self.headed = order.at, self.headed and order.at == self.context

    def _unread(self, sentence: str, plain: str) -> None:
        self.prose.append(plain)
        if may_govern(MARK.sub("", sentence)):
            self.governed = True

    # -- one order ----------------------------------------------------------------------------------

    def _carry_out(self, order: Order, *, at_hand: bool) -> None:
        if order.do is Do.CREATE:
            self.rules.append(self._new_rule(order))
            self.context, self.headed = "", False
            return
        places = self._places(order.at, at_hand=at_hand)
        made = [(index, self._amended(self.rules[index], order)) for index in places]
        for index, rule in made:
            self.rules[index] = rule

    def _amended(self, rule: RuleText, order: Order) -> RuleText:
        if rule.repealed:
            raise Doubtful(f"{_name(rule)} is repealed already")
        if order.do is Do.REPEAL:
            return replace(rule, repealed=True)
        if order.do is Do.POWER:
            return replace(rule, power=_power(order.power))
        if order.do is Do.TITLE:
            old = self._passage(order.old).text if order.old else rule.title
            if fold(old) != fold(rule.title):
                raise Doubtful(f"the title of {_name(rule)} is not {old!r}")
            return replace(rule, title=self._title(order.title or order.new))
        return replace(rule, text=self._text(rule, order))

    def _text(self, rule: RuleText, order: Order) -> str:
        new = self._passage(order.new) if order.new else Passage("", False, "")
        form = Form(order.form, new.block)
        if order.do is Do.WHOLE:
            return new.text.strip("\n")
        start, end = paragraph(rule.text, order.paragraph) if order.paragraph else (0, len(rule.text))
        head, body, tail = rule.text[:start], rule.text[start:end], rule.text[end:]
        if order.do in (Do.APPEND, Do.PREPEND):
            return head + attach(body, new.text, form, first=order.do is Do.PREPEND) + tail
        spans = find(body, self._passage(order.old).text, order.which, _name(rule))
        for span in reversed(spans):
            if order.do is Do.REPLACE:
                body = put_instead(body, span, new.text)
            elif order.do is Do.DELETE:
                body = cut(body, span)
            else:
                body = put_in(body, span, new.text, form, after=order.do is Do.AFTER)
        return head + body + tail

    def _new_rule(self, order: Order) -> RuleText:
        body = self._passage(order.new)
        marked, text = labels(body.text)
        if order.form == "bare" and not (body.block or marked):
            raise Doubtful("whether the quoted words are the title or the text of the new rule is not said")
        title = self._title(order.title) if order.title else marked.get("title", marked.get("name", ""))
        number = self._free(order.number or marked.get("number", ""))
        power = order.power or marked.get("power", "")
        if not text.strip():
            raise Doubtful("the new rule has no text")
        return RuleText(number, title, _power(power) if power else "1/2", text.strip("\n"))

    def _free(self, said: str) -> str | None:
        if not said:
            return None
        found = _NUMBER.search(said.strip())
        if found is None:
            raise Doubtful(f"{said!r} is no number of a rule")
        if any(_digits(one) == found[1] for one in self.rules):
            raise Doubtful(f"the number {found[1]} is taken")
        return f"4E{found[1]}" if self.prefixed else found[1]

    # -- which rules --------------------------------------------------------------------------------

    def _places(self, at: str, *, at_hand: bool) -> list[int]:
        if not at or self._back(at):
            if not self.context or not (at or at_hand):
                raise Doubtful("which rule is meant is not said")
            at = self.context
        said = MARK.sub("", at)
        titles = [self._passage(mark[0]).text for mark in MARK.finditer(at)]
        bracket = re.search(r"\(([^()]*)\)", said)
        numbers = _NUMBERS.findall(re.sub(r"\([^()]*\)", "", said))
        if not numbers:
            return [self._titled(titles[0])] if titles else []
        found = [self._numbered(number) for number in numbers]
        if bracket is not None and bracket[1].strip():
            titles.append(bracket[1])
        for title in titles:
            if not any(fold(self.rules[index].title) == fold(title) for index in found):
                raise Doubtful(f"Rule {', '.join(numbers)} is not called {title!r}")
        return found

    @staticmethod
    def _back(at: str) -> bool:
        """Whether the words only point back ("it", "the same rule")."""
        return not MARK.search(at) and not any(ch.isdigit() for ch in at)

    def _numbered(self, number: str) -> int:
        found = [index for index, one in enumerate(self.rules) if _digits(one) == number]
        if len(found) != 1:
            raise Doubtful(f"there is no Rule {number}" if not found else f"several rules have the number {number}")
        return found[0]

    def _titled(self, title: str) -> int:
        found = [i for i, one in enumerate(self.rules) if fold(one.title) == fold(title) and not one.repealed]
        if len(found) != 1:
            raise Doubtful(f"there is no rule called {title!r}" if not found else f"several rules are called {title!r}")
        return found[0]

    def _passage(self, mark: str) -> Passage:
        found = MARK.search(mark)
        if found is None:
            raise Doubtful(f"{mark!r} stands without quotes")
        return self.framed.passages[int(found[1])]

    def _title(self, said: str) -> str:
        title = self._passage(said).text if MARK.search(said) else said
        title = " ".join(title.split())
        if not title:
            raise Doubtful("the title is empty")
        return title


def _digits(rule: RuleText) -> str | None:
    found = _NUMBER.search(rule.number or "")
    return found[1] if found else None


def _name(rule: RuleText) -> str:
    return f"Rule {rule.number}" if rule.number is not None else f"the new rule {rule.title!r}"


def _power(said: str) -> str:
    try:
        power = Fraction(said)
    except (ValueError, ZeroDivisionError):
        raise Doubtful(f"{said!r} is no Power") from None
    if not 0 <= power <= 1:
        raise Doubtful(f"a Power lies between 0 and 1, and {said} does not")
    return str(power)
