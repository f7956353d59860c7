"""A place in the paragraphs of a frame, and the texts that an order gives there.

Each reading method takes what it can at the cursor and moves on, or gives None and leaves the cursor where it was.
A text stands in quotes, in braces, in a block of its own lines, or - without any delimiters - in the paragraphs below.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from engine.amendments.ends import (
    NOT_MARKED,
    added_below,
    beside,
    declares,
    edited,
    entitles,
    half_quoted,
    heads_next,
    in_block,
    leads_left,
    unmarked,
)
from engine.amendments.known import Budget, Known
from engine.amendments.layout import Para, raw, unwrapped
from engine.amendments.orders import Words
from engine.amendments.silence import remark
from engine.amendments.talk import names_rule, starts_order
from engine.amendments.terms import states
from engine.amendments.text import FENCE, heads_rule, is_label, labels
from engine.amendments.titles import numbered
from engine.amendments.tone import commentary, generic, may_be_generic, ruly, surely_commentary
from engine.amendments.words import MARK, NOUN, ordinal, rx, unit
from engine.expressions import expression
from engine.passages import CLOSE, OPEN, Framed, Kind, Passage

SINGLE = ("sentence", "paragraph", "line", "item", "clause", "heading")
"""Units of which one noun in the singular announces just one."""
_NOUN = rx(NOUN)
_NEW_ONE = rx(
    r"an? (?:new|additional|further|second|third|fourth|fifth|sixth|final|last)\b|another\b|the following new\b"
)
_TO_READ = rx(r",? ?to (?:read|say|state)(?: as follows)?(?= ?:| ?\ue000| ?$)")
"""What may stand between the noun of a new text and the text."""
_NTH = rx(r"an? (?P<nth>second|third|fourth|fifth|sixth)\b")
"""Which of its sort a new text is to be."""
_MARK = expression(MARK)
_MARKED_PARA = expression(rf"{MARK}[.;]?")
"""A paragraph that is nothing but a delimited text."""
_ASIDE = rx(
    r" ?\((?:without|excluding|minus|not including|ignoring) (?:the )?(?:surrounding |enclosing )?"
    r"(?:quotes|quotation marks|braces|brackets|delimiters)\)"
)
_REST = expression(r"[\s:,;.\-\u2013\u2014]*$")
_LABELLED = expression(rf"(?P<head>[^\ue000]*?)\s*(?P<mark>{MARK})?[.;]?$")
_QUOTES = ('"', "\u201c", "\u201d")
_RULE_ACROSS = expression(r"[-=_*~#]{3,}[ \t]*(?:\n|$)")
"""A line of signs at the head of a text."""
_FENCED = expression(r"[ \t]*(?:[`~\-=_*\"']{3}|[<\[`]|\{\|)")
"""How a block begins whose end is marked."""
_LAST_MARK = expression(MARK + "$")
_MARK_WIDTH = 12
_STOPPED = expression(r"[.!?][\"'\u201d\u2019]*\s*$")
_BEGINS_ANEW = expression(r"[ ]+(?:In|To|From|At|After|Before|Within|Throughout|Under|Rule|The|On)\b")
"""How a sentence begins that would else be read as the place of what stands before."""
_SIGNS = "|!{*#-+\u2022\u2013\u2014\ue000"
"""How the lines of lists and tables begin, or a passage."""
_MAIL_LINE = 80
"""A line longer than this was not broken by a mail."""
_LABELS = 8
"""At most so many lines label a new rule: there are not that many things to say of one."""
_SPACES = expression(r"[ \n]*")
_GAP = expression(r"\n[ \t]*\n")
_GAP_ABOVE = expression(r"\n[ \t]*\n$")
_LINE_ABOVE = expression(r"[:\n][ \t]*\n$")
"""What stands above a text on lines of its own: an empty line, or one that leads in to it."""
_MARGIN = 40
"""So far back an empty line is looked for: no line is indented deeper."""
_DASHES = ("-", "\u2013", "\u2014")
_NEW_RULE_LINE = rx(
    r"(?:(?:and )?an? |one )?(?:new|additional|further|another) (?:\w+ )?rule\b[^.\n]{0,80}:?$|new rule ?:"
)
"""A line that heads the text of a new rule."""
_NAME = expression(r"[A-Z][\w.'\u2019]*(?: [A-Z][\w.'\u2019]*){0,2}")
_SIGNED = expression(rf"(?:-+|[\u2013\u2014~]) ?{_NAME.pattern}")
"""The name of an author below his text."""
_UNDERLINE = expression(r"--+(?:\s*(?:[A-Z]|$)|[ \t]*\n)")
"""What mails draw above the name of their author."""
_ENDED = expression(r"[.!?][\"'\u201d\u2019)]*$")
_BEGINS_HERE = expression(r"[A-Z]")
_BEGINS = expression(r"\s*[A-Z0-9]")
_AHEAD = 80
"""How far ahead a look goes: more than any word or mark is long."""
_COLON = expression(r"\s*(?::[ ]?[-\u2013\u2014\u2015]{1,3}(?=\s|$)|:-?|-{1,3}(?=\s|$)|[\u2013\u2014\u2015])")
_IF_THERE = rx(
    r"\((?:if (?:it|they|that text) (?:exists?|is (?:there|present)|are (?:there|present))|if present|if any)\)"
)
"""What is said of a text that is looked for anyway."""
_COMMA_MARK = rx(r",(?= \ue000)")
_REMARKED = expression(rf"[^\s][ \t]*({MARK})\s*$")
_AND_ON = expression(r"(?:\.\.\.|\u2026)?[ ]*(?:and|then)[ \n]+[a-z]")
"""A paragraph that goes on with the sentence above the text."""
_CONNECTS = rx(r"(?:(?:and )?(?:is )?(?:replaced? )?(?:(?:it )?with|to|by|into)|(?:so|such) that|so as to)\b")


@dataclass
class Cursor:
    """A place in the paragraphs of a frame."""

    framed: Framed
    paras: list[Para]
    known: Callable[[], Known]
    budget: Budget = field(default_factory=Budget)
    noun: str = ""
    """What the text calls the rules, if not rules: "section"."""
    index: int = 0
    at: int = 0
    _opened: int = -1
    """Where the first brace stands that never closes; -1 while it was not looked for."""

    # -- moving -------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The paragraph at the cursor."""
        return self.paras[self.index].text

    def here(self) -> tuple[int, int]:
        """The place, to come back to."""
        return self.index, self.at

    def back(self, place: tuple[int, int]) -> None:
        """Back to a place."""
        self.index, self.at = place

    def eat(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern matches at the cursor, spaces before it left out; the cursor moves behind it."""
        self.budget.spend()
        if FENCE.match(self.text, self.at) or (self.text[self.at - 1 : self.at] == CLOSE and self._new_sentence()):
            return None
        start = self._next()
        found = pattern.match(self.text, start)
        if found is None or found.end() == start:
            return None
        self.at = found.end()
        return found

    def _new_sentence(self) -> bool:
        """Whether a sentence has ended inside the quotation before the cursor, and another begins with a capital."""
        found = _LAST_MARK.search(self.text, max(0, self.at - _MARK_WIDTH), self.at)
        if found is None or _BEGINS_ANEW.match(self.text, self.at) is None:
            return False
        return _STOPPED.search(self.framed.passage(found[0]).text) is not None

    def sees(self, pattern: re.Pattern[str]) -> bool:
        """Whether the pattern matches at the cursor."""
        return pattern.match(self.text, self._next()) is not None

    def spent(self) -> bool:
        """Whether nothing of the paragraph is left but punctuation."""
        return _REST.match(self.text, self.at) is not None

    def capital(self) -> bool:
        """Whether a capital letter is next."""
        return self.ahead(self._next())[:1].isupper()

    def ahead(self, at: int | None = None) -> str:
        """The next few words from the cursor (or a place) on; all that is left if it is not much."""
        start = self.at if at is None else at
        return self.text[start : start + _AHEAD]

    def last_word(self) -> str:
        """The word before the cursor, in small letters."""
        return self.text[max(0, self.at - _AHEAD) : self.at].rsplit(None, 1)[-1].lower()

    def _next(self) -> int:
        found = _SPACES.match(self.paras[self.index].text, self.at)
        return found.end() if found is not None else self.at

    def open_brace(self, first: int) -> bool:
        """Whether a brace that never closes stands before the cursor, or one that never opened since a paragraph."""
        if self._opened < 0:
            at = self.framed.frame.find("{")
            self._opened = at if at >= 0 else len(self.framed.frame)
        end = self.paras[self.index].end
        return self._opened < end or "}" in self.framed.frame[self.paras[first].start : end]

    # -- texts --------------------------------------------------------------------------------------

    def words(
        self, *, middle: bool = False, below: bool = False, colon: bool = True, stopped: bool = False
    ) -> Words | None:
        """A text: a noun perhaps, then a delimited passage, or paragraphs below (`middle`: up to "with").

        Paragraphs below need a noun or a colon that leads in to them, unless `below` says that they are announced.
        Without `colon`, what stands behind a colon is not the text. `stopped`: a full stop may stand before it.
        """
        place = self.here()
        noun = self.eat(_NOUN)
        kind = " ".join((noun["kind"] or "").lower().split()) if noun is not None else ""
        if noun is not None and _NEW_ONE.match(noun[0]) is not None:
            self.eat(_TO_READ)
        if noun is not None:
            self.eat(_IF_THERE)
        led = colon and self.eat(_COLON) is not None
        if noun is not None and noun[0].lower().startswith("the "):
            self.eat(_COMMA_MARK)
        found = self.mark()
        nth = _NTH.match(noun[0]) if noun is not None else None
        if found is not None:
            return replace(found, kind=kind, nth=ordinal(nth["nth"]) + 1 if nth is not None else 0)
        if led and below and not middle and _BEGINS.match(self.ahead()):
            return self._beside(kind)
        if (
            (noun is not None or not stopped)
            and self.ahead().strip().startswith(".")
            and not (noun is not None and "following" in noun[0].lower())
        ):
            colon = False
        announced = noun is not None or middle or below or self.text[-8:].rstrip(" -").endswith(":")
        if colon and announced and self.spent():
            text = self._below(kind, middle=middle)
            if text is not None:
                return replace(text, nth=ordinal(nth["nth"]) + 1) if nth is not None else text
        self.back(place)
        found = self.mark() if noun is not None else None
        if found is None:
            self.back(place)
        return found

    def mark(self) -> Words | None:
        """A delimited passage at the cursor."""
        found = self.eat(_MARK)
        if found is None:
            return None
        self.eat(_ASIDE)
        passage = self.framed.passage(found[0])
        text = passage.text if passage.block or _GAP.search(passage.text) else unwrapped(passage.text)
        loose = passage.kind is Kind.BLOCK and _FENCED.match(passage.raw) is None
        doubt = edited(text) or (in_block(text, loose=loose) if passage.kind is Kind.BLOCK else "")
        if passage.kind is Kind.QUOTE and "\n" in passage.text and passage.raw[1:-1] != passage.text:
            doubt = doubt or in_block(text)
        last = loose and self.index + 1 == len(self.paras) and self.spent()
        block = passage.block or "\n\n" in text.strip()
        own = self._on_own_lines(found[0], passage.kind)
        stopped = passage.kind is Kind.QUOTE and self.text[self.at : self.at + 1] == "."
        return Words(text, "", block, doubt=doubt, last=last, own=own, margin=loose, stopped=stopped)

    def _on_own_lines(self, mark: str, kind: Kind) -> bool:
        """Whether nothing else stands on the lines of a passage; a quotation must be a paragraph of its own."""
        para = self.paras[self.index]
        at = self.framed.frame.find(mark, para.start, para.end)
        above = self.framed.frame[max(0, at - _MARGIN) : at].rstrip(" \t")
        line = self.framed.frame[at + len(mark) : at + len(mark) + _AHEAD].split("\n", 1)[0]
        if at < 0 or line.strip(" \t.;"):
            return False
        return (_GAP_ABOVE if kind is Kind.QUOTE else _LINE_ABOVE).search(above) is not None

    def plain(self, mark: str) -> str:
        """The words of a passage on one line, as a title."""
        return " ".join(self.framed.passage(mark).text.split())

    def _below(self, kind: str, *, middle: bool) -> Words | None:
        """The paragraphs below the cursor, as far as they are the text."""
        first = self.index + 1
        if first < len(self.paras) and _MARKED_PARA.fullmatch(self.paras[first].text) is not None:
            self.index, self.at = first, 0
            found = self.mark()
            return None if found is None else replace(found, kind=kind)
        single = unit_of(kind) in SINGLE and not kind.endswith("s")
        end = first
        while end < len(self.paras) and not self._stops(end, first, middle=middle):
            end += 1
        if end == first or (middle and (end == len(self.paras) or not _CONNECTS.match(self.paras[end].text))):
            return None
        if single and not middle:
            end = first + 1
        labelled = None if middle else self._labelled(first, kind)
        if labelled is not None:
            return labelled
        text = raw(self.framed, self.paras[first], self.paras[end - 1])
        deeper = self.paras[first].indent > self.paras[first - 1].indent
        tight = end == first + 1 and not deeper and not self._gap_before(first)
        if middle:
            self.index, self.at = end, 0
        else:
            self.index, self.at = end - 1, len(self.paras[end - 1].text)
        doubt = half_quoted(text) or ("" if middle else self._unmarked(first, end) or (beside(text) if tight else ""))
        last = end == len(self.paras)
        return Words(unwrapped(text) if tight else text, kind, block=not tight, bare=True, doubt=doubt, last=last)

    def _led_item(self, at: int, first: int) -> bool:
        """Whether an item stands right below words of the text that end with a colon, or below such an item."""
        if not self.paras[at].bullet or self._gap_before(at):
            return False
        before = self.paras[at - 1]
        if before.bullet:
            return at - 1 > first and before.indent == self.paras[at].indent and self._led_item(at - 1, first)
        return before.text.endswith((":", ":-"))

    def _signs(self, at: int) -> bool:
        """Whether the paragraph is the name of the author below the last of the text."""
        one, before = self.paras[at], self.paras[at - 1]
        if at + 1 < len(self.paras) or not self._gap_before(at):
            return False
        if one.bullet:
            return one.bullet in _DASHES and before.bullet != one.bullet and _NAME.fullmatch(one.text) is not None
        return _SIGNED.fullmatch(one.text) is not None

    def braced(self, words: str) -> Passage | None:
        """The passage in braces, when the words are nothing else."""
        if OPEN not in words[:_MARK_WIDTH]:
            return None
        found = _MARK.fullmatch(words.strip(" \n."))
        passage = self.framed.passage(found[0]) if found is not None else None
        return passage if passage is not None and passage.kind is Kind.BRACES else None

    def remarked(self, at: int) -> bool:
        """Whether a paragraph is a remark in braces."""
        passage = self.braced(self.paras[at].text)
        return passage is not None and remark(passage.text)

    def _gap_before(self, at: int) -> bool:
        """Whether an empty line stands before the paragraph."""
        return _GAP.search(self.framed.frame, self.paras[at - 1].end, self.paras[at].start) is not None

    def _unmarked(self, first: int, end: int) -> str:
        """Why it is not certain that paragraphs without delimiters are the text, all of them; "" when it is."""
        said = " ".join(one.text for one in self.paras[first:end])
        ordered = end < len(self.paras) and starts_order(self.paras[end].text)
        body = first + (2 if heads_rule(self.paras[first].text) else 1)
        above = " ".join(one.text for one in self.paras[first:body])
        proper = ordered or all(
            one.bullet or ruly(one.text) or (end == len(self.paras) and generic(one.text, above))
            for one in self.paras[body:end]
        )
        if said[:1] in _QUOTES or said[-1:] in _QUOTES:
            return "a quotation mark does not close"
        if self._delimited_first(self.paras[first].text) or leads_left(self.paras[first].text):
            return NOT_MARKED
        if _RULE_ACROSS.match(self.framed.restore(self.paras[first].text)):
            return "whether the line drawn across belongs to the new text is not certain"
        if any(_lines_apart(one.text) or self._beneath(one) for one in self.paras[first:end]):
            return NOT_MARKED
        if any(declares(one.text) or _UNDERLINE.match(one.text) for one in self.paras[first + 1 : end]):
            return NOT_MARKED
        if end - 1 > first and entitles(self.paras[end - 1].text, self.paras[first].text, below=ordered):
            return NOT_MARKED
        if self._added(first, end - 1) or any(_changes(one) for one in self.paras[first:end]):
            return NOT_MARKED
        last, above_it = self.paras[end - 1], self.paras[end - 2]
        if end > body and last.bullet and not above_it.bullet and heads_next(last.text, above_it.text):
            return NOT_MARKED
        if end < len(self.paras) and may_be_generic(self.paras[end].text, said):
            return NOT_MARKED
        leads_on = said.rstrip().endswith(":") and end < len(self.paras)
        if leads_on or self._remarked(end - 1) or not proper or self._runs_on(first, end):
            return NOT_MARKED
        depth = self.paras[first].indent
        if any(abs(one.indent - depth) > 1 and not one.bullet for one in self.paras[first + 1 : end]):
            return NOT_MARKED
        return unmarked(said, [one.text for one in self.paras[first:end] if not one.bullet]) or edited(said)

    def _delimited_first(self, words: str) -> bool:
        """Whether a whole text in braces or quotes stands at the head of words, and more behind it."""
        found = _MARK.match(words)
        if found is None or not words[found.end() :].strip(" \n.;"):
            return False
        passage = self.framed.passage(found[0])
        return passage.kind is Kind.BRACES or (passage.kind is Kind.QUOTE and _STOPPED.search(passage.text) is not None)

    def _added(self, first: int, last: int) -> bool:
        """Whether the last line of a text, whose first paragraph is `first`, may be a remark below it."""
        one = self.paras[last]
        if one.bullet and first <= last:
            return False
        flowing = first > last or (first == last and not self._gap_before(first))
        start = self.paras[first - 1].start if first == last and flowing else one.start
        lines = self.framed.restore(self.framed.frame[start : one.end]).split("\n")
        return "\n" in one.text and added_below(lines, flowing=flowing)

    def _beneath(self, one: Para) -> bool:
        """Whether a sentence stands below a whole item, at its margin: it may be none of it."""
        lines = self.framed.frame[one.start : one.end].rstrip().split("\n") if one.bullet else []
        return any(_ENDED.search(a) and _BEGINS_HERE.match(b) for a, b in pairwise(lines))

    def _runs_on(self, first: int, end: int) -> bool:
        """Whether the paragraph behind a text might belong to it as well."""
        if end >= len(self.paras) or self._signs(end):
            return False
        one = self.paras[end]
        if one.bullet and not any(before.bullet for before in self.paras[:first]):
            return True
        known = is_label(one.text) or one.bullet or starts_order(one.text) or surely_commentary(one.text)
        known = known or self.remarked(end) or self._next_motion(end) or _NEW_RULE_LINE.match(one.text) is not None
        return not (known or _AND_ON.match(one.text))

    def _remarked(self, at: int) -> bool:
        """Whether a remark in brackets stands on the last line of the paragraph."""
        mark = _REMARKED.search(self.framed.frame, self.paras[at].start, self.paras[at].end)
        return mark is not None and self.framed.passage(mark[1]).kind is Kind.REMARK

    def _labelled(self, first: int, kind: str) -> Words | None:
        """Labels of a new rule ("Title: ...") and, below them, its text set apart."""
        lines: list[str] = []
        for index in range(first, min(first + _LABELS, len(self.paras))):
            found = _LABELLED.match(self.paras[index].text)
            if found is None:
                return None
            lines += [found["head"]] if found["head"] else []
            if found["mark"] is not None and lines and not labels("\n".join(lines))[1].strip():
                self.index, self.at = index, len(self.paras[index].text)
                text = "\n".join(lines) + "\n\n" + self.framed.passage(found["mark"]).text
                return Words(text, kind, block=True)
        return None

    def _beside(self, kind: str) -> Words:
        """What follows a colon on its own line: the rest of the paragraph, and those below as far as they are text."""
        rest = self.text[self.at :].strip()
        first = unwrapped(self.framed.restore(rest))
        self.at = len(self.text)
        below = self.index + 1
        alone = unit_of(kind) in SINGLE or below == len(self.paras) or self._stops(below, 0, middle=False)
        more = None if alone else self._below("", middle=False)
        doubt = more.doubt if more is not None else ""
        listed = all(one.bullet for one in self.paras[below : self.index + 1])
        if (more is not None and not listed) or (unit_of(kind) not in SINGLE and alone and self._runs_on(below, below)):
            doubt = doubt or NOT_MARKED
        added = "\n" in rest and self._added(below, below - 1)
        doubt = NOT_MARKED if added else doubt
        doubt = beside(rest) or edited(rest) or (NOT_MARKED if _lines_apart(rest) else doubt)
        para = self.paras[below - 1]
        marks = _MARK.findall(self.framed.frame, para.start, para.end)
        if any(self.framed.passage(one).raw.startswith("(") for one in marks):
            doubt = "whether the words in brackets belong to the new text is not certain"
        text = first if more is None else f"{first}\n\n{more.text}"
        return Words(text, kind, block=more is not None, bare=True, doubt=doubt)

    def _next_motion(self, at: int) -> bool:
        """Whether the paragraph is the number of a further motion: one of the same sort was numbered before."""
        sort = numbered(self.paras[at].text)
        return sort != "" and any(numbered(one.text) == sort for one in self.paras[:at])

    def _stops(self, at: int, first: int, *, middle: bool) -> bool:
        """Whether a text without delimiters, whose first paragraph is `first`, ends before paragraph `at`."""
        head, one = self.paras[max(0, first - 1)], self.paras[at]
        if at > first and self._signs(at):
            return True
        if head.bullet and one.bullet and (one.indent, one.bullet[-1]) == (head.indent, head.bullet[-1]):
            return True
        if middle and _CONNECTS.match(one.text):
            return True
        if at == first:
            return False
        if self._next_motion(at) or _NEW_RULE_LINE.match(one.text) is not None:
            return True
        if self.braced(one.text) is not None:
            return True
        if _AND_ON.match(one.text):
            return True
        before = self.paras[at - 1]
        led = (one.bullet, one.indent) == (before.bullet, before.indent) or before.text.endswith((":", ":-"))
        listed = bool(one.bullet) and led
        talk = surely_commentary if listed else commentary
        if (middle and one.bullet) or self._led_item(at, first):
            return False
        return starts_order(one.text) or is_label(one.text) or (not middle and talk(one.text))


def _changes(one: Para) -> bool:
    """Whether an item of a list orders a change of words that it quotes, or of a rule, as no rule does."""
    named = _MARK.search(one.text) is not None or names_rule(one.text)
    return bool(one.bullet) and starts_order(one.text) and named


def _lines_apart(para: str) -> bool:
    """Whether some line of a text that was not broken by a mail is no part of it: talk, an order, a name."""
    lines = [line.strip() for line in para.split("\n") if line.strip()]
    if any(_UNDERLINE.match(one) for one in lines[1:]):
        return True
    if len(lines) < 2 or max(map(len, lines)) <= _MAIL_LINE:
        return False
    if any(surely_commentary(one) or _AND_ON.match(one) or starts_order(one) for one in lines[1:]):
        return True
    last = lines[-1]
    return commentary(last) or states(last) or not (ruly(last) or last[:1] in _SIGNS)


def unit_of(kind: str) -> str:
    """The unit that a noun means, or "" for a neutral one ("text")."""
    words = " ".join(kind.lower().split())
    try:
        return unit(words) if words else ""
    except KeyError:
        return ""
