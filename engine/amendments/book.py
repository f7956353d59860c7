"""The rules while a text is read: which are named, what an operation makes of them, what has changed so far."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from engine.amendments.edits import Edit
from engine.amendments.ends import BREAKS_OFF, breaks_off
from engine.amendments.known import Known
from engine.amendments.orders import IT, Name, Order, Part, Place, Ref, RuleText, counts, name_of, renamed, writes
from engine.amendments.overlaps import note, numbers_in, overlaps, quoted, wording
from engine.amendments.parts import moved, span_of
from engine.amendments.powers import Powers, same_power
from engine.amendments.redline import differences
from engine.amendments.refs import plain_number
from engine.amendments.seams import in_title
from engine.amendments.text import labels
from engine.amendments.words import Do
from engine.expressions import expression
from engine.names import fold
from engine.splices import Absent, Doubtful, Entangled, Missing, occurrences

_TITLE_WORDS = 3
"""More words than these, with a stop behind them, are no title."""
_TITLED = expression(r"\s*[A-Z0-9][^\n.!?:;,]{0,60}\n[ \t]*\n")
"""A first line that may be a title."""
_REVISED = expression(r"(\d+)/\d+")
"""A rule's number and its revision."""
_NUMBER_HEAD = expression(r"\s*(?:rule )?(?P<number>\d{3,4})[.:)][ \t\n]+(?=[A-Z\"\u201c(])", re.IGNORECASE)
"""The number of a new rule before its text, in a game whose rules have no titles."""
_LETTERED_HEAD = expression(r"\s*(?:rule )?(?P<number>\d{1,4}[A-Z]?)[.:)][ \t]+(?=[A-Z\"\u201c(])", re.IGNORECASE)
"""The number of a new rule before its text, put beside another that is named by its number."""
_FAMILY = expression(
    r"(?:[Rr]ule )?(?P<number>[\w.]{1,12}) (?!.*(?:ed|[Ss]truck|[Vv]oid|[Gg]one)\b)"
    r"(?:[A-Z][\w\-]*(?: (?:and |of |the |for )?(?=[A-Z])|$)){1,6}"
)
"""A heading: a number, and words with capitals."""
_NUMBER_TITLE = expression(r"(?P<number>\d[\d.]*?)[.:]?[ ](?P<title>\D.*)")
"""A rule's number and title, quoted together."""
_FINER = {
    "paragraph": ("sentence", "line"), "item": ("sentence",), "section": ("paragraph", "sentence", "item", "line"),
}  # fmt: skip
"""The units that are counted within another."""
TEXTUAL = (Do.REPLACE, Do.DELETE, Do.BEFORE, Do.AFTER, Do.BETWEEN, Do.APPEND, Do.PREPEND, Do.MOVE, Do.SWAP)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that a human must settle, and why."""

    text: str
    why: str
    proposed: str = ""
    """The difference that the words most likely mean, for a human to confirm; "" when there is no good guess."""


@dataclass
class Book:
    """The rules as amended so far."""

    rules: list[RuleText]
    context: Place = field(default_factory=Place)
    """The place last spoken of."""
    moved: bool = False
    """Whether the last operation was about another rule than the context."""
    touched: bool = False
    unsettled: dict[int, list[str]] = field(default_factory=dict)
    """The rules of which a change that was ordered is in doubt, with the words of it."""
    unborn: bool = False
    """The rule that was to be created last was not."""
    before: list[RuleText] = field(default_factory=list)
    written: set[int] = field(default_factory=set)
    """The rules whose whole text has been replaced."""
    spoken: tuple[Part, ...] = ()
    """The part in which something was changed last."""
    guessing: bool = False
    """Only a guess is wanted: the nearest words, the first occurrence, the likeliest rule."""
    _together: list[RuleText] | None = None
    _known: tuple[list[RuleText], Known] | None = None

    def __post_init__(self) -> None:
        self.before = list(self.rules)
        self.prefixed = any((one.number or "").upper().startswith("4E") for one in self.rules)
        self.slashed = any("/" in (one.number or "") for one in self.rules)
        self.untitled = not any(one.title for one in self.rules)
        self.powers = Powers(tuple(self.rules))

    def changed(self) -> list[RuleText]:
        """The rules that are not as they were, then the new ones."""
        old = len(self.before)
        return [one for index, one in enumerate(self.rules) if index >= old or one != self.before[index]]

    def known(self) -> Known:
        """Numbers and titles as they stand now, with the titles that the rules had before."""
        if self._known is None or self._known[0] != self.rules:
            self._known = (list(self.rules), self._index())
        return self._known[1]

    def _index(self) -> Known:
        titles: dict[str, list[str]] = {}
        numbers: dict[str, list[str]] = {}
        for index, one in enumerate(self.rules):
            called = [one.title] + ([self.before[index].title] if index < len(self.before) else [])
            for title in dict.fromkeys(called):
                words = fold(title).split()
                if words:
                    titles.setdefault(words[0], []).append(title)
                    if words[0] in ("the", "a") and len(words) > 1:
                        titles.setdefault(words[1], []).append(title.split(maxsplit=1)[1])
            if one.number is not None:
                numbers.setdefault(plain_number(one.number), []).extend(called)
        return Known({k: tuple(v) for k, v in titles.items()}, {k: tuple(v) for k, v in numbers.items()})

    def mark(self, *, together: bool) -> list[RuleText]:
        """The rules before a sentence; `together`: its operations should come to the same in any order."""
        self._together = list(self.rules) if together else None
        return list(self.rules)

    # -- one order ----------------------------------------------------------------------------------

    def carry_out(self, order: Order, *, at_hand: bool) -> None:
        """Carries the operation out; Doubtful when that is not exactly possible, and then nothing has changed."""
        if order.do is Do.CREATE:
            self.rules.append(self._new_rule(order))
            self.unborn = False
            self.context, self.moved, self.touched, self.spoken = Place(Ref(new=True)), True, True, ()
            return
        place = self.within(order.place)
        places = self._rules(place.ref, at_hand=at_hand, order=order)
        order = _everywhere(order, place.ref)
        made = []
        for index in places:
            spread = place.ref is not None and place.ref.every and place.ref.containing is None
            if spread and not self._concerned(index, order):
                continue
            rule = self._amended(index, replace(order, place=place))
            if not self.guessing and self._within_part(order):
                self._same_in_part(index, replace(order, place=Place(place.ref, self.spoken)), rule.text)
            made.append((index, rule))
        if not made:
            every = place.ref is not None and place.ref.every
            raise Doubtful("no rule contains the words" if every else "two rules are named for one change")
        for index, rule in made:
            self.rules[index] = rule
        if writes(order, place) and not self.guessing:
            self.written.update(index for index, _ in made)
        self.touched = True
        self.spoken = self.spoken if self.guessing else place.parts
        if order.place.ref is not None and not order.place.ref.back:
            self.moved = order.place.ref != self.context.ref
            if self.moved:
                self.context = Place(order.place.ref)
        self.context = renamed(self.context, replace(order, place=place))

    def _within_part(self, order: Order) -> bool:
        """Whether "the first sentence", or "its", may be of the part spoken of last."""
        ref, part = order.place.ref, order.spot.part
        if not self.spoken or order.place.parts or self.context.parts or (ref and (ref.whole or not ref.back)):
            return False
        return part is not None and part.how == "ordinal" and part.unit in _FINER.get(self.spoken[-1].unit, ())

    def _same_in_part(self, index: int, order: Order, text: str) -> None:
        """Doubtful when an operation comes to something else within the part spoken of last."""
        try:
            inner = self._amended(index, order).text
        except Doubtful:
            return
        if inner != text:
            raise Doubtful("whether the part is one of the rule, or of the part spoken of before, is not said")

    def find(self, place: Place) -> None:
        """Missing when a place names a rule that there is not."""
        for one in place.ref.names if place.ref is not None else ():
            try:
                self.named(one)
            except Missing:
                raise
            except Doubtful:
                continue

    def lose(self, order: Order | None = None) -> None:
        """Forgets which rule was spoken of last: of what was not carried out, only a rule that it names is known."""
        ref = order.place.ref if order is not None else None
        if order is not None and order.do is Do.CREATE:
            self.unborn = True
        elif order is not None:
            self._unsettle(order)
        if order is not None and order.do is not Do.CREATE and (ref is None or ref.back):
            return
        self.context, self.moved = Place(ref), True

    def names(self, words: str) -> bool:
        """Whether a sentence speaks of a rule by a title of several words, and not at its beginning."""
        return any(" " in one.title and f" {one.title}" in words for one in self.rules)

    def leaves(self, order: Order) -> bool:
        """Whether an order names a rule, and another than the one last spoken of."""
        ref = order.place.ref
        return order.do is Do.CREATE or (ref is not None and not ref.back and ref != self.context.ref)

    def heads_family(self, words: str) -> bool:
        """Whether words are the heading of a group of rules: the beginning of their numbers, and a title."""
        found = _FAMILY.fullmatch(words)
        if found is None:
            return False
        number = found["number"].lower().rstrip(".")
        others = [one.number.lower() for one in self.rules if one.number is not None]
        return number not in others and any(one.startswith(f"{number}.") for one in others)

    def unsettle(self, words: str) -> None:
        """Notes which rules a sentence that was not carried out names, or is about when it names none by number."""
        named = numbers_in(words)
        numbered = {i for i, one in enumerate(self.rules) if plain_number(one.number or "-") in named}
        found = numbered | {i for i, one in enumerate(self.rules) if one.title and one.title in words}
        ref = self.context.ref
        if not numbered and ref is not None and ref.new:
            found.add(len(self.rules) - 1)
        for name in ref.names if not numbered and ref is not None else ():
            try:
                found.add(self.named(name))
            except Doubtful:
                continue
        note(self.unsettled, found, quoted(words))

    def _unsettle(self, order: Order) -> None:
        if order.do in TEXTUAL:
            try:
                found = self._rules(self.within(order.place).ref, at_hand=True, order=order)
            except Doubtful:
                return
            note(self.unsettled, found, wording(order))

    def guess(self, order: Order) -> str:
        """The difference that a doubtful operation would most likely make; "" when there is no good guess."""
        before, context = list(self.rules), (self.context, self.moved, self.touched)
        self.guessing = True
        try:
            self.carry_out(order, at_hand=True)
            made = [(old, new) for old, new in zip(before, self.rules, strict=False) if old != new]
        except Doubtful:
            made = []
        finally:
            self.guessing = False
            self.rules, (self.context, self.moved, self.touched) = before, context
        return differences(made)

    def difference(self) -> str:
        """The difference that all operations have made so far, rule by rule."""
        new = [(RuleText(one.number, one.title), one) for one in self.rules[len(self.before) :]]
        return differences([*zip(self.before, self.rules, strict=False), *new])

    def within(self, place: Place) -> Place:
        """The place with what the context adds to it."""
        if place.ref is not None and not place.ref.back:
            return place
        if place.ref is not None:
            return Place(self.context.ref, place.parts)
        return Place(self.context.ref, (*self.context.parts, *place.parts))

    def _concerned(self, index: int, order: Order) -> bool:
        rule = self.rules[index]
        if rule.repealed or order.spot.words is None:
            return False
        if order.spot.words is not None and occurrences(rule.title, order.spot.words.text):
            raise Doubtful(f"the title of {name_of(rule)} has the words too")
        return bool(occurrences(rule.text, order.spot.words.text))

    def _amended(self, index: int, order: Order) -> RuleText:
        rule = self.rules[index]
        if order.do is Do.REENACT:
            return self._reenacted(rule, order)
        if rule.repealed:
            raise Doubtful(f"{name_of(rule)} is repealed already")
        twice = index in self.written or index >= len(self.before)
        amended = not twice and rule.text != self.before[index].text and not self.guessing
        if amended and (order.form == IT or writes(order, order.place)):
            raise Doubtful(f"the proposal has changed the text of {name_of(rule)} already")
        if order.do is Do.REPEAL:
            return replace(rule, repealed=True)
        if order.place.parts and order.do in (Do.TITLE, Do.POWER, Do.NUMBER, Do.MUTABILITY):
            raise Doubtful("a part of a rule has no such attribute")
        if order.do is Do.POWER:
            return replace(rule, power=self.powers.changed(rule, order))
        if order.do is Do.MUTABILITY:
            return replace(rule, power=self.powers.transmuted(rule, order.title))
        if order.do is Do.TITLE:
            return replace(rule, title=_title(in_title(rule, order)))
        if order.do is Do.NUMBER:
            return self._renumbered(rule, order)
        if twice and writes(order, order.place) and not self.guessing:
            raise Doubtful(f"the proposal has written the whole text of {name_of(rule)} already")
        held = self.unsettled.get(index)
        if held is not None and not self.guessing and (counts(order) or overlaps(rule.text, held, order)):
            raise Doubtful(f"a change of {name_of(rule)} that stands before it is in doubt")
        text = Edit(rule, order, self.guessing).text()
        if self._together is not None and index < len(self._together):
            self._same_in_any_order(rule, self._together[index], order)
        return replace(rule, text=text, known=True)

    def _same_in_any_order(self, rule: RuleText, before: RuleText, order: Order) -> None:
        """Doubtful when an operation finds words, or counts parts, that another of the same sentence put there."""
        words = order.spot.words
        if rule.text == before.text:
            return
        parts = (*order.place.parts, *([order.spot.part] if order.spot.part is not None else []))
        if any(one.how == "ordinal" or one.index >= 0 for one in parts) and moved(before.text, rule.text, parts):
            raise Entangled("whether the changes are made one after another or together is not said")
        if words is None:
            return
        if len(occurrences(rule.text, words.text)) > len(occurrences(before.text, words.text)):
            raise Entangled("whether the changes are made one after another or together is not said")

    # -- new rules, numbers, Power ------------------------------------------------------------------

    def _new_rule(self, order: Order) -> RuleText:
        assert order.new is not None
        if order.new.doubt:
            raise Doubtful(order.new.doubt)
        if order.new.last and breaks_off(order.new.text):
            raise Doubtful(BREAKS_OFF)
        marked, text = labels(order.new.text, titled=bool(order.title))
        if not (marked or order.title or order.number) and self.untitled and (head := _NUMBER_HEAD.match(text)):
            marked, text = {"number": head["number"]}, text[head.end() :]
        if order.form == "beside" and not marked and (head := _LETTERED_HEAD.match(text)):
            marked, text = {"number": head["number"]}, text[head.end() :]
        if order.lone and not marked and not _prose(text):
            raise Doubtful("whether the quoted words are the title or the text of the new rule is not said")
        title = _title(order.title) if order.title else marked.get("title", marked.get("name", ""))
        if not (title or self.untitled) and order.new.block and _TITLED.match(text):
            raise Doubtful("whether the first line is the title of the new rule is not said")
        number = self._free(order.number or marked.get("number", ""))
        power = order.power or marked.get("power", "")
        if not text.strip():
            raise Doubtful("the new rule has no text")
        return RuleText(number, title, self.powers.checked(power) if power else self.powers.default(), text.strip("\n"))

    def _free(self, said: str) -> str | None:
        if not said:
            return None
        number = plain_number(said)
        if not number[:1].isdigit():
            raise Doubtful(f"{said!r} is no number of a rule")
        if any(one.number is not None and plain_number(one.number) == number for one in self.rules):
            raise Doubtful(f"the number {number} is taken")
        at = said.lower().find(number)
        return f"4E{number}" if self.prefixed else said[at : at + len(number)]

    def _renumbered(self, rule: RuleText, order: Order) -> RuleText:
        if order.old and plain_number(order.old) != plain_number(rule.number or ""):
            raise Doubtful(f"the number of {name_of(rule)} is not {order.old}")
        return replace(rule, number=self._free(order.number))

    def _reenacted(self, rule: RuleText, order: Order) -> RuleText:
        if not rule.repealed:
            raise Doubtful(f"{name_of(rule)} is not repealed")
        text = order.new.text.strip("\n") if order.new is not None else rule.text
        if not text.strip():
            raise Doubtful(f"the text of {name_of(rule)} is not known")
        return replace(rule, repealed=False, text=text)

    # -- which rules --------------------------------------------------------------------------------

    def _rules(self, ref: Ref | None, *, at_hand: bool, order: Order) -> list[int]:
        """The rules meant, by their places; Doubtful when that is not certain."""
        said = order.place.ref
        if ref is None or (said is None and not at_hand and not self._obvious(ref, order)):
            raise Doubtful("which rule is meant is not said")
        if ref.new:
            if self.unborn or len(self.rules) == len(self.before):
                raise Doubtful("no rule was created before")
            return [len(self.rules) - 1]
        if ref.back:
            raise Doubtful("which rule is meant is not said")
        if ref.every:
            return self._every(ref)
        return [self.named(one) for one in ref.names]

    def _obvious(self, ref: Ref, order: Order) -> bool:
        """Whether what is named without a rule stands in the rule last spoken of, and in no other."""
        if ref.every or len(ref.names) > 1:
            return False
        words, part = order.spot.words, order.spot.part
        if words is not None:
            having = [one for one in self.rules if not one.repealed and occurrences(one.text, words.text)]
        elif part is not None and part.how == "ordinal" and part.words is not None:
            having = [one for one in self.rules if not one.repealed and occurrences(one.text, part.words.text)]
        elif part is not None and (part.words is not None or part.how == "label"):
            having = [one for one in self.rules if not one.repealed and _has(one.text, part)]
        else:
            return False
        try:
            index = self._rules(ref, at_hand=True, order=replace(order, place=Place(ref)))[0]
        except Doubtful:
            return False
        return having == [self.rules[index]]

    def _every(self, ref: Ref) -> list[int]:
        indices = [index for index, one in enumerate(self.rules) if not one.repealed]
        if ref.containing is not None:
            words = ref.containing.text
            if any(occurrences(self.rules[index].title, words) for index in indices):
                raise Doubtful("titles of rules have the words too")
            indices = [index for index in indices if occurrences(self.rules[index].text, words)]
        return indices

    def named(self, name: Name) -> int:
        """The place of the rule of that name; Missing when there is none, Doubtful when it is not certain which."""
        if not name.number:
            return self._titled(name.title)
        number, exact = plain_number(name.number), name.number.lower()
        found = [i for i, one in enumerate(self.rules) if one.number is not None and plain_number(one.number) == number]
        if not found and (revised := _REVISED.fullmatch(number)) and not self.slashed:
            return self.named(Name(revised[1], name.title))
        if len(found) > 1:
            live = [i for i in found if not self.rules[i].repealed]
            found = live if len(live) == 1 else found
        if len(found) != 1:
            said = f"Rule {name.number}"
            raise (
                Missing(f"there is no {said}")
                if not found
                else Doubtful(f"several rules have the number {name.number}")
            )
        rule = self.rules[found[0]]
        if "(" in exact and "(" in (rule.number or "") and exact != (rule.number or "").lower():
            raise Doubtful(f"Rule {name.number} is now {rule.number}")
        if name.title and not self._is_called(found[0], name.title):
            raise Doubtful(f"Rule {name.number} is not called {name.title!r}")
        if name.text and fold(name.text) != fold(rule.text):
            raise Doubtful(f"the text of Rule {name.number} is not what is said of it")
        if name.power and not self._has_power(found[0], name.power):
            raise Doubtful(f"the Power of Rule {name.number} is not {name.power}")
        return found[0]

    def _has_power(self, index: int, said: str) -> bool:
        """Whether a rule has, or had, the Power said; one whose Power is not known may have any."""
        if not self.rules[index].known:
            return True
        return any(same_power(one.power, said) for one in (self.rules[index], *self.before[index : index + 1]))

    def _is_called(self, index: int, title: str) -> bool:
        if not self.rules[index].known:
            return True
        titles = [self.rules[index].title, *([self.before[index].title] if index < len(self.before) else [])]
        return any(_same_title(one, title) for one in titles)

    def _titled(self, title: str) -> int:
        live = [i for i, one in enumerate(self.rules) if not one.repealed]
        found = [i for i in live if fold(self.rules[i].title) == fold(title) and fold(title)]
        found = found or [i for i in live if self._is_called(i, title)]
        numbered = _NUMBER_TITLE.fullmatch(title) if not found else None
        if numbered is not None and any(one.number == numbered["number"] for one in self.rules):
            return self.named(Name(numbered["number"], numbered["title"]))
        if len(found) != 1:
            raise (
                Missing(f"there is no rule called {title!r}")
                if not found
                else Doubtful(f"several rules are called {title!r}")
            )
        return found[0]


def _everywhere(order: Order, ref: Ref | None) -> Order:
    """The order, in which words that are to be changed in every rule are meant wherever they stand."""
    words = order.spot.words
    if ref is None or not ref.every or words is None or order.spot.which:
        return order
    if ref.containing is not None and ref.containing.text != words.text:
        return order
    return replace(order, spot=replace(order.spot, which="all"))


def _prose(text: str) -> bool:
    """Whether the words are whole sentences, as no title is."""
    return text.rstrip().endswith((".", "!", "?")) and len(text.split()) > _TITLE_WORDS


def _has(text: str, part: Part) -> bool:
    """Whether the text has that part, exactly one or several."""
    try:
        span_of(text, part, "")
    except Absent:
        return False
    except Doubtful:
        return True
    return True


def _title(said: str) -> str:
    title = " ".join(said.split()).strip().rstrip(",").rstrip()
    if not title:
        raise Doubtful("the title is empty")
    return title


def _same_title(one: str, other: str) -> bool:
    first, second = fold(one), fold(other)
    return bool(first) and first.removeprefix("the ") == second.removeprefix("the ")
