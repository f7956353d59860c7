"""Amendments: what the text of a proposal does to the rules, as far as it says so plainly and exactly.

`read(text, rules)` takes rules as values and gives those that changed. Comment text has no effect. A quoted passage is
found when it stands exactly once in its place, white space and the shape of quotes aside; everything else is a doubt
for a human, with the reason. Parts without doubt are carried out all the same, in the order of the text, unless a
doubtful sentence may govern them (a condition, a later time): then none that follow are, or none at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.amendments.book import TEXTUAL, Book, Doubt
from engine.amendments.cursor import Cursor
from engine.amendments.ends import NOT_MARKED
from engine.amendments.existing import existence, goes_further
from engine.amendments.known import Budget, Exhausted
from engine.amendments.layout import Para, follows, paragraphs
from engine.amendments.nouns import noun_of
from engine.amendments.orders import EACH, LISTED, NOWHERE, Place, RuleText, Said, crosses
from engine.amendments.pending import Loose, Single
from engine.amendments.sentences import Sentences
from engine.amendments.silence import gives_reasons, leads_in, passes, remark, term
from engine.amendments.talk import (
    changes_nothing,
    goes_on,
    heads_place,
    may_govern,
    may_order,
    names_rule,
    orders_inside,
    recital,
    rules_effect,
    starts_order,
    takes_back,
)
from engine.amendments.terms import conditions, depends, fell, hangs, heads, leaves_choice, unticked
from engine.amendments.text import (
    LONGEST,
    comment_heading,
    is_heading,
    is_marked_heading,
    labels_comment,
    labels_sentence,
    only_talks,
    sentence_end,
    too_long,
)
from engine.amendments.titles import announces, committed, numbered, restricted, serves, titles
from engine.amendments.tone import commentary, ruly, talks, unmistakable
from engine.amendments.whole import SENTENCE, each_in_braces, holds_orders, within_braces
from engine.amendments.words import ANY_VERB, INSTEAD, PASSED, Do, rx
from engine.errors import OrderError
from engine.expressions import expression
from engine.passages import MARK, Framed, Kind
from engine.quoting import take_out
from engine.remarks import ignores_remarks, of_brackets
from engine.splices import Doubtful, Entangled, Missing

Claim = Callable[[str], bool]
DEEPEST = 4
"""How deep blocks of orders may stand in one another: more than anybody writes."""


@dataclass(frozen=True, slots=True)
class Amended:
    """What came of a text: `rules` are only those that changed or are new, old ones first."""

    status: str
    rules: tuple[RuleText, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    others: tuple[str, ...] = ()
    """Sentences that the caller claimed (settings of the game), in order."""
    done: tuple[str, ...] = ()
    """Sentences that were carried out whole, in order. What a text orders is among these, or `others`, or a doubt."""


def read(text: str, rules: Iterable[RuleText], claim: Claim | None = None) -> Amended:
    """Reads a text as amendments of the rules; `claim` says which other sentences the game itself carries out."""
    if too_long(text):
        return Amended("held", (), (Doubt(text[:LONGEST], "the text is too long to be read with certainty"),))
    reader = _Reader(Book(list(rules)), claim)
    try:
        reader.text(text.replace("\r\n", "\n").replace("\r", "\n"), 0)
    except Exhausted:
        reader.doubts.append(Doubt(text, "the text orders too much to be read at once: the rest of it was not read"))
    return reader.answer(text)


def exactly(text: str, rules: Iterable[RuleText]) -> Amended:
    """The same for a text of which nothing may be in doubt; OrderError names what is."""
    amended = read(text, rules)
    if amended.doubts:
        raise OrderError("; ".join(f'"{one.text}": {one.why}' for one in amended.doubts))
    return amended


@dataclass
class _Reader:
    book: Book
    claim: Claim | None
    budget: Budget = field(default_factory=Budget)
    doubts: list[Doubt] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    """Sentences that say that nothing changes."""
    governed: bool = False
    """Something may govern the whole text: nothing is carried out."""
    held: str = ""
    """Why nothing that follows is carried out: a condition whose end is not marked, a rule that there is not."""
    under: Para | None = None
    """The heading that named a rule that there is not."""
    met: bool = False
    """Something below that heading was read."""
    enclosed: bool = False
    """What is read stands in a block below that heading."""
    freed: bool = False
    """A sentence of the paragraph, below the name of a rule that there is not, was plainly about another."""
    headed: bool = False
    amended: bool = False
    """The sentence before, in the same paragraph, amended texts: one that names no rule is about the same."""

    loose: Loose | None = None
    """The order just carried out, if it had a text."""
    noun: str = ""
    """What the text calls the rules, if not rules."""
    reasons: bool = False
    """What is read stands under a heading that announces reasons."""
    para: Para | None = None
    """The paragraph that is read."""
    single: Single | None = None
    """What is carried out below a heading is to be done whole or not at all."""
    heads: list[tuple[Para | None, Place]] = field(default_factory=list)
    """The headings that may hold, each with the place spoken of before it."""

    # -- the whole text -----------------------------------------------------------------------------

    def text(self, text: str, depth: int) -> None:
        """Reads a text, or the block of orders below a heading."""
        framed = take_out(text)
        paras = paragraphs(framed)
        if _UNCLOSED.search(framed.frame) is not None:
            self.doubts.append(Doubt(" ".join(text.split())[:SENTENCE], "a mark does not close"))
            self.governed = True
        for line, why in ((fell(framed.frame), _NOT_ADOPTED), (unticked(text), _NOT_TICKED)) if depth == 0 else ():
            self.doubts += [Doubt(line, why)] if line else []
            self.governed = self.governed or line != ""
        for one in framed.passages:
            if one.kind is Kind.REMARK and conditions(one.text):
                self.doubts.append(Doubt(" ".join(one.raw.split()), _TERM))
                self.governed = True
        inner = within_braces(framed, paras)
        if inner is not None and depth < DEEPEST:
            self.text(inner, depth + 1)
            return
        for each in each_in_braces(framed, paras) if depth == 0 else ():
            self.text(each, depth + 1)
            self.book.lose()
            paras = []
        if not paras:
            return
        if depth == 0:
            self.noun = noun_of(framed, self.book.rules)
        cursor = Sentences(framed, paras, self.book.known, self.budget, self.noun)
        while cursor.index < len(paras):
            if depth == 0 and cursor.at == 0 and self._talk(cursor):
                cursor.index += 1
                continue
            self._sentences(cursor, depth)
            cursor.index, cursor.at = cursor.index + 1, 0

    def answer(self, text: str) -> Amended:
        """What came of it all."""
        if self.silent and (self.book.changed() or self.others or self.doubts):
            self.doubts += [
                Doubt(one, "the text says that it changes nothing, and orders changes") for one in self.silent
            ]
            self.governed = True
        if self.governed:
            self._withhold()
        changed = () if self.governed else tuple(self.book.changed())
        others = () if self.governed else tuple(self.others)
        if not (self.doubts or changed or others or self.silent or self.book.touched):
            self.doubts.append(Doubt(text.strip(), "it orders nothing"))
        return Amended("held" if self.doubts else "applied", changed, tuple(self.doubts), others, tuple(self.done))

    def _withhold(self) -> None:
        """Names everything that would have been done, had nothing stood above it that may govern the text."""
        proposed = self.book.difference()
        for words in self.done + self.others:
            self.doubts.append(Doubt(words, "it waits for what may govern the text", proposed))
            proposed = ""
        self.done = []

    def _talk(self, cursor: Cursor) -> bool:
        """Whether the paragraph is a header, a heading, a signature or a reason announced as such."""
        para = cursor.paras[cursor.index]
        if cursor.remarked(cursor.index):
            return True
        if len(para.text) > SENTENCE:
            return False
        if term(para.text) or restricted(para.text):
            return False
        first = not (self.done or self.doubts or self.others)
        if self._may_belong(cursor) and (said := labels_sentence(para.text)) and not commentary(said):
            self._loosen()
            return True
        if self._in_comment(para) or numbered(para.text) != "" or (first and titles(para.text, item=bool(para.bullet))):
            return True
        if first and committed(para.text, [one.text for one in cursor.paras[cursor.index + 1 :]]):
            return True
        if labels_comment(para.text):
            if para.text.rstrip().endswith(":") and len(para.text) < _TITLE and self._more_below(cursor):
                self.doubts.append(Doubt(para.text, "what it says of the words below is not understood"))
                self.held = _CONDITION
            return True
        heading = is_heading(para.text) and not may_order(para.text) and MARK.search(para.text) is None
        heading = heading and heads(para.text, first=first)
        orders = starts_order(para.text) or holds_orders(cursor.framed, para.text)
        return not orders and (only_talks(para.text) or heading)

    def _in_comment(self, para: Para) -> bool:
        """Whether a paragraph stands under a heading of reasons, and says nothing but reasons."""
        heading = is_marked_heading(para.text)
        self.reasons = comment_heading(para.text) if heading else self.reasons
        if not self.reasons or heading:
            return self.reasons
        return gives_reasons(para.text)

    def _more_below(self, cursor: Cursor) -> bool:
        """Whether the next paragraph begins like an order, or may go on with a text above that has no delimiters."""
        if cursor.index + 1 == len(cursor.paras):
            return False
        below = cursor.paras[cursor.index + 1].text
        bare = self.loose is not None and self.loose.bare and self.loose.index + 1 == cursor.index
        return starts_order(below) or (bare and not commentary(below))

    # -- one paragraph ------------------------------------------------------------------------------

    def _sentences(self, cursor: Sentences, depth: int) -> None:
        self.amended, self.freed, self.para = False, False, cursor.paras[cursor.index]
        self._leave_lists(self.para)
        while cursor.at < len(cursor.text) and not cursor.spent():
            start, text = cursor.here(), cursor.text
            end = sentence_end(text, cursor.at)
            plain = _plain(cursor.framed, text[cursor.at : end])
            if changes_nothing(plain):
                self.silent.append(plain)
                cursor.at = end
                continue
            if self.claim is not None and self.claim(plain):
                if not self.held:
                    self.others.append(plain)
                else:
                    self.doubts.append(Doubt(plain, self.held))
                cursor.at = end
                continue
            met = None if self.doubts or self.held else existence(cursor, self.book)
            said = cursor.sentence()
            if said is None or (met is not None and said.heading):
                cursor.back(start)
                self._unread(cursor, end)
                self._all_or_none()
                continue
            if met is False and not goes_further(cursor):
                self.done.append(_between(cursor, start))
                self.book.touched = True
                continue
            if met is False:
                self.doubts.append(Doubt(_between(cursor, start), _TERM))
                self.held = _CONDITION
                continue
            advised = self.reasons and _ADVISES.search(_frame(cursor, start)) is not None
            if said.orders and (advised or cursor.open_brace(start[0])):
                why = _UNCLEAR if advised else "a brace does not close"
                self.doubts.append(Doubt(_between(cursor, start), why))
                continue
            rules, before = list(self.book.rules), len(self.done)
            self._said(said, _between(cursor, start), depth, single=_SINGLE.search(_frame(cursor, start)) is not None)
            self._all_or_none()
            texts = [one.new for one in said.orders if one.new is not None]
            bare, margin = any(one.bare for one in texts), any(one.margin for one in texts)
            done = texts and len(self.done) > before
            self.loose = Loose(rules, cursor.index, self.done[-1], bare, margin) if done else None

    def _said(self, said: Said, plain: str, depth: int, *, single: bool) -> None:
        if said.heading:
            if said.place is None or said.place.ref is not None:
                self.single = Single(list(self.book.rules), len(self.done), len(self.doubts)) if single else None
            self.heads.append((self.para, self.book.context))
            self.book.context = self.book.within(said.place) if said.place is not None else Place()
            if self.held == _AFTER_MISSING and said.place is not None and said.place.ref is not None:
                nested = self.enclosed or (self.under is not None and self.para is not None and self.para.bullet)
                self.held = self.held if nested or said.place.ref.every or said.place.ref.back else ""
            self._find(plain)
            self.headed, self.book.moved = said.place is not None, False
            if said.inner and depth < DEEPEST:
                around, self.enclosed = self.enclosed, self.enclosed or self.held == _AFTER_MISSING
                self.text(said.inner, depth + 1)
                self.enclosed = around
            return
        if self.held and not self._names_its_own(said, plain):
            self.doubts.append(Doubt(plain, self.held))
            return
        self.single = None if any(self.book.leaves(one) for one in said.orders) else self.single
        at_hand = self.headed or said.goes_on or len(said.orders) > 1 or self.amended
        before, doubts = self.book.mark(together=said.together and len(said.orders) > 1), len(self.doubts)
        for order in said.orders:
            try:
                self.book.carry_out(order, at_hand=at_hand)
            except Doubtful as doubt:
                self.doubts.append(Doubt(plain, str(doubt), self.book.guess(order)))
                self.book.lose(order)
                if isinstance(doubt, Missing):
                    named = order.do in (Do.NUMBER, Do.TITLE)
                    self.held = self.held or (_NAME_OF_MISSING if named else _AFTER_MISSING)
                if order.edge == LISTED and not single:
                    continue
                alone = order.edge != EACH and not (order.lone and order.edge != NOWHERE)
                if single or not alone or crosses(order, said.orders) or isinstance(doubt, Entangled | Missing):
                    self.book.rules = before
                    break
        if len(self.doubts) == doubts:
            self.done.append(plain)
        self.headed = self.headed and not self.book.moved
        self.amended = all(one.do in TEXTUAL for one in said.orders)

    def _names_its_own(self, said: Said, plain: str) -> bool:
        """Whether a sentence below the name of a rule that there is not is plainly about another rule."""
        nested = self.under is not None and (not self.met or (self.para is not None and self.para.bullet != ""))
        self.met = True
        if self.held != _AFTER_MISSING or nested or self.enclosed:
            return False
        own = all(one.place.ref is not None and one.place.ref.names for one in said.orders if one.do is not Do.CREATE)
        made = any(one.do is Do.CREATE for one in said.orders)
        self.freed = (own and not (made and INSTEAD.search(plain))) or (self.freed and not made)
        return self.freed

    def _all_or_none(self) -> None:
        """Takes back what a heading wants made as a single change, when something of it is in doubt."""
        if self.single is None or not (self.single.failed or len(self.doubts) > self.single.doubts):
            return
        self.book.rules = list(self.single.rules)
        self.doubts += [Doubt(one, _AS_ONE) for one in self.done[self.single.done :]]
        del self.done[self.single.done :]
        self.single.failed = True

    def _leave_lists(self, item: Para) -> None:
        """Back to the place spoken of before a heading that is an item of a list, where the next item begins."""
        for at in range(len(self.heads) - 1, -1, -1):
            head, before = self.heads[at]
            if head is not None and head.bullet and follows(head, item):
                self.book.context, self.headed, self.book.moved = before, before != Place(), False
                del self.heads[at:]
                return

    def _find(self, plain: str) -> None:
        """A doubt, and no certainty below, when a heading names a rule that there is not."""
        try:
            self.book.find(self.book.context)
        except Missing as doubt:
            self.doubts.append(Doubt(plain, str(doubt)))
            self.held = self.held or _AFTER_MISSING
            self.under, self.met = self.para, False

    def _unread(self, cursor: Sentences, end: int) -> None:
        """A sentence from which no order was read: passed over, a doubt, or the end of all certainty."""
        frame = cursor.text[cursor.at : end]
        cursor.at = end
        plain = _plain(cursor.framed, frame)
        braced = cursor.braced(frame)
        told = (ignores_remarks(frame) and not cursor.framed.holds("[")) or (braced is not None and remark(braced.text))
        told = told or (announces(frame) and not (serves(frame) and self._may_belong(cursor)))
        if told or not any(ch.isalnum() for ch in plain):
            return
        whole, frame = frame, braced.text if braced is not None else frame
        if self.book.heads_family(plain):
            self.book.lose()
            return
        below, doubts = cursor.spent() and frame.rstrip().endswith(":"), len(self.doubts)
        if len(frame) > SENTENCE:
            self.doubts.append(Doubt(plain, "the sentence is too long to be understood"))
        elif (may_govern(frame) and not recital(frame)) or depends(frame) or term(frame) or of_brackets(frame):
            self.doubts.append(Doubt(plain, _TERM))
            if _BEFORE_ORDERS.match(frame) and below:
                self.held = _CONDITION
            elif takes_back(frame) or rules_effect(frame) or not (_INNER.search(frame) or orders_inside(frame)):
                self.governed = True
        elif may_order(frame):
            self.doubts.append(Doubt(plain, "this is not a change that can be made exactly as written"))
            if below and starts_order(frame) and cursor.index + 1 < len(cursor.paras):
                cursor.index += 1
                cursor.at = len(cursor.text)
                if starts_order(cursor.text) or cursor.paras[cursor.index].bullet:
                    self.doubts.append(Doubt(_plain(cursor.framed, cursor.text), _BELONGS))
            if below:
                self._items_below(cursor)
            self.governed = self.governed or leaves_choice(frame)
        elif leaves_choice(frame):
            self.doubts.append(Doubt(plain, "it leaves to somebody what is to be done"))
            self.governed = True
        elif below and leads_in(frame) and cursor.index + 1 < len(cursor.paras):
            self.doubts.append(Doubt(plain, "what it says of the words below is not understood"))
            self.held = _CONDITION
        elif self._may_belong(cursor):
            self.doubts.append(Doubt(plain, _UNCLEAR))
        elif not passes(frame) or holds_orders(cursor.framed, frame) or (not talks(frame) and self.book.names(plain)):
            term_alone = hangs(frame)
            self.doubts.append(Doubt(plain, _TERM if term_alone else _UNCLEAR))
            self.governed = self.governed or term_alone
        if heads_place(frame.strip()) and len(self.doubts) > doubts:
            self.headed = False
        if len(self.doubts) > doubts:
            self.book.unsettle(plain)
        if names_rule(frame) or (len(self.doubts) > doubts and not self.headed):
            self.book.lose()
        if len(self.doubts) > doubts and self.loose is not None:
            apart = names_rule(frame) or unmistakable(cursor.text)
            ruled = self.doubts[-1].why == _UNCLEAR and (ruly(cursor.text) or _DEFINES.match(cursor.text))
            open_ = self.loose.bare or (self.loose.margin and ruled)
            more = goes_on(cursor.text) or (open_ and (not apart or cursor.text[:1].islower()))
            alone = MARK.fullmatch(whole.strip(" \n.;")) is not None and cursor.index <= self.loose.index + 1
            if alone or (more and cursor.index == self.loose.index + 1):
                self._loosen()

    def _may_belong(self, cursor: Cursor) -> bool:
        """Whether a paragraph right behind a text without marks sounds like a remark, and could still be part of it."""
        behind = self.loose is not None and self.loose.bare and cursor.index == self.loose.index + 1
        return behind and not unmistakable(cursor.text)

    def _loosen(self) -> None:
        """Takes back the order above: what is not understood goes on with it, or may belong to its text."""
        assert self.loose is not None
        self.book.rules = self.loose.rules
        self.done.remove(self.loose.plain)
        self.doubts.append(Doubt(self.loose.plain, NOT_MARKED))
        self.loose = None

    def _items_below(self, cursor: Sentences) -> None:
        """The items of a list that belongs to what was not read: none is carried out by itself."""
        head = cursor.paras[cursor.index]
        while cursor.index + 1 < len(cursor.paras):
            item = cursor.paras[cursor.index + 1]
            if not item.bullet or (head.bullet and item.indent <= head.indent):
                return
            cursor.index += 1
            cursor.at = len(cursor.text)
            self.doubts.append(Doubt(_plain(cursor.framed, item.text), _BELONGS))


def _plain(framed: Framed, frame: str) -> str:
    return " ".join(framed.restore(frame).split())


def _between(cursor: Cursor, start: tuple[int, int]) -> str:
    """The words read since a place."""
    return _plain(cursor.framed, _frame(cursor, start))


def _frame(cursor: Cursor, start: tuple[int, int]) -> str:
    """The frame of the words read since a place."""
    pieces = []
    for index in range(start[0], cursor.index + 1):
        text = cursor.paras[index].text
        pieces.append(text[start[1] if index == start[0] else 0 : cursor.at if index == cursor.index else len(text)])
    return "\n".join(pieces)


_BELONGS = "it belongs to what was not understood"
_CONDITION = "a condition stands before it"
_NOT_ADOPTED = "it says that the proposal was not adopted"
_NOT_TICKED = "its box is not ticked"
_AS_ONE = "it is a single change with what is in doubt"
_SINGLE = rx(
    r"\bas (?:a|one) single (?:amendment|change|edit|action)|\bas one (?:amendment|change|edit)\b|\bsimultaneously\b"
    r"|\ball or none\b|\ball at once\b"
)
"""Several changes that are to be made together or not at all."""
_UNCLEAR = "whether it orders something is not certain"
_DEFINES = expression(r"(?:a|an|the) [^.]{1,60}?\b(?:is an?|are|means|has|have)\b", re.IGNORECASE)
"""How a paragraph of a rule begins that says what something is."""
_AFTER_MISSING = "it stands below the name of a rule that there is not"
_NAME_OF_MISSING = "it stands below a new name or number of a rule that there is not"
_TERM = "it may be a condition or a term of the changes"
_UNCLOSED = expression(r"^[ \t]*[\[\]()\"][ \t]*$|<!--|`{3}", re.MULTILINE)
"""A bracket or quotation mark alone on its line, a fence, or the beginning of a comment, that does not close."""
_TITLE = 100
_BEFORE_ORDERS = expression(r"\s*(?:if|unless|when|otherwise|should|in case|provided|only|else)\b", re.IGNORECASE)
_ADVISES = expression(r"\b(?:should|ought)\b", re.IGNORECASE)
_INNER = expression(
    rf",\s+(?:then\s+)?(?:{ANY_VERB}|in rule|set\b)|[,:]\s+[^.]{{0,200}}?{PASSED}(?:\w+ed|struck|stricken|set)\b"
    rf"|:\s*{MARK.pattern}|\bhereby\b",
    re.IGNORECASE,
)

__all__ = ["Amended", "Doubt", "RuleText", "read"]
