"""What an operation makes of the text of one rule: words and parts found, replaced, cut out, joined on."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendments.arranged import exchanged, moved
from engine.amendments.borders import marked_heading, relabelled
from engine.amendments.cursor import unit_of
from engine.amendments.diff import DIFF, patched
from engine.amendments.ends import BREAKS_OFF, NOT_MARKED, SHOWS_CHANGES, breaks_off
from engine.amendments.items import (
    MARK,
    MARKS,
    as_deep,
    as_item,
    beside_item,
    beside_its_like,
    beside_its_sort,
    in_its_list,
    in_no_list,
    item_begun,
    its_item,
    marked,
    other_marker,
    too_shallow,
    twins,
    unmarked_item,
)
from engine.amendments.layout import unwrapped
from engine.amendments.levels import open_ended, orphans, trails
from engine.amendments.numbers import renumbered, sign_beside
from engine.amendments.orders import (
    ANY_CASE,
    AT_END,
    AT_START,
    NOWHERE,
    OWN,
    Order,
    Part,
    RuleText,
    Spot,
    Words,
    name_of,
)
from engine.amendments.parts import ITEM_KINDS, span_of, spans_of, whole_unit
from engine.amendments.redline import redrawn
from engine.amendments.seams import (
    defines,
    fragment,
    in_any_case,
    leaves_stop,
    loses_heading,
    loses_stop,
    parted,
    runs_together,
    stands_alone,
    whole_sentences,
    within_line,
    within_paragraph,
)
from engine.amendments.units import (
    item_at,
    items,
    line_at,
    lines_of,
    lists,
    marker,
    paragraphs,
    retitled,
    spaced_beside,
    spaced_list,
    top,
    units_of,
)
from engine.amendments.words import IN_LINE, UNITS, Do
from engine.expressions import expression
from engine.splices import (
    Doubtful,
    Entangled,
    Form,
    Span,
    after_stop,
    attach,
    cut,
    find,
    nearest,
    put_in,
    put_instead,
)  # fmt: skip

_GAP = expression(r"(?<!:)\n[ \t]*\n")
"""An empty line that is not below a colon."""
_EMPTY_ITEM = expression(rf"^[ \t]*{MARK}[ \t]*$", re.MULTILINE)
_STOPPED = expression(r"[.!?][\"'\u201d\u2019)\]]*$")
_LIST_BELOW = expression(rf"\s*\n[ \t]*{MARK}[ \t]")
_LAST_LABELLED = expression(r"(?:^|\n)[ \t]*\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)][ \t][^\n]*(?:\n[ \t]+[^\n]*)*\s*$")
"""A text that ends with an item of a numbered or lettered list."""
_SEVERAL = 12
"""More words than these are a sentence."""


@dataclass(frozen=True, slots=True)
class Edit:
    """An operation on the text of a rule; `guessing`: the nearest words or the first occurrence will do."""

    rule: RuleText
    order: Order
    guessing: bool = False

    def text(self) -> str:
        """The text of the rule after the operation; Doubtful when that is not exactly possible."""
        order, before = self.order, self.rule.text
        if order.do in (Do.MOVE, Do.SWAP):
            return self._rearranged()
        several = order.new is not None and order.new.bare and len(top(order.new.text, items(order.new.text))) > 1
        if order.renumber and several:
            raise Doubtful(NOT_MARKED)
        return renumbered(before, self._changed(), order.renumber) if order.renumber else self._changed()

    def _rearranged(self) -> str:
        """The text with a part moved, or exchanged with another."""
        order, text, name = self.order, self.rule.text, name_of(self.rule)
        if not self.rule.known:
            raise Doubtful(f"the text of {name} is not known")
        start, end = spans_of(text, order.place.parts, name)
        body, spot = text[start:end], order.spot
        unit = spot.part.unit if spot.part is not None else unit_of(spot.words.kind) if spot.words is not None else ""
        own = self._within(body, spot)
        renumber = order.renumber != ""
        if order.do is Do.SWAP:
            body = exchanged(body, unit, own, self._within(body, order.beside), renumber=renumber)
        else:
            near = [order.beside, *([order.other] if order.other is not None else [])]
            beside = [] if order.form == OWN else [self._within(body, one) for one in near]
            body = moved(body, unit, own, beside, order.edge, renumber=renumber)
        return text[:start] + body + text[end:]

    def _within(self, body: str, spot: Spot) -> Span:
        """Where a spot stands, with the parts of its own place."""
        start, end = spans_of(body, spot.place.parts, name_of(self.rule))
        if spot.words is None and spot.part is None:
            return start, end
        spans = self._places(body[start:end], spot)
        if len(spans) != 1:
            raise Doubtful("what is to be moved is not certain")
        within = after_stop(body[start:end], spans[0]) if spot.words is not None else spans[0]
        return start + within[0], start + within[1]

    def _changed(self) -> str:
        rule, order, new = self.rule, self.order, self.order.new
        if new is not None and new.doubt == SHOWS_CHANGES and order.do is Do.REPLACE and order.spot.words is None:
            return self._redlined(new)
        if new is not None and new.doubt and not self.guessing:
            raise Doubtful(new.doubt)
        if new is not None and order.form == DIFF:
            return patched(rule.text, new.text)
        one = new is not None and new.bare and new.kind in ("paragraph", "sentence") and not self.guessing
        if one and new is not None and (_GAP.search(new.text.strip()) or _more_than_said(new)):
            raise Doubtful(NOT_MARKED)
        if new is not None and new.last and not self.guessing and breaks_off(new.text, _replaced_words(order)):
            raise Doubtful(BREAKS_OFF)
        gone = order.spot.words if order.do is Do.DELETE else None
        if gone is not None and gone.last and len(gone.text.split()) > _SEVERAL and breaks_off(gone.text):
            raise Doubtful("the words to be deleted seem to break off before their end")
        whole = order.do is Do.REPLACE and order.spot == Spot() and not order.place.parts
        if not (rule.known or whole):
            raise Doubtful(f"the text of {name_of(rule)} is not known")
        start, end = spans_of(rule.text, self._parts(), name_of(rule), order.spot.part)
        inserted = order.do in (Do.APPEND, Do.PREPEND, Do.BEFORE, Do.AFTER, Do.BETWEEN)
        if inserted and order.place.parts and order.place.parts[-1].unit == "list":
            start = len(rule.text[:start].rstrip(" \t"))
        if order.do is Do.APPEND and order.other is not None:
            last = self._spans(rule.text, order.other)[0]
            if rule.text[end:].strip() != rule.text[slice(*last)].strip():
                raise Doubtful("what is said of the end of the place is not so")
        head, body, tail = rule.text[:start], rule.text[start:end], rule.text[end:]
        if order.do is Do.DELETE:
            return self._without(head, body, tail)
        assert new is not None
        if whole:
            return new.text.strip("\n")
        return head + (self._replaced(body, new) if order.do is Do.REPLACE else self._inserted(body, new)) + tail

    def _redlined(self, new: Words) -> str:
        """The text of the rule after a text that shows what is struck out of it, and what is put in."""
        parts = [*self.order.place.parts, *([self.order.spot.part] if self.order.spot.part is not None else [])]
        after = redrawn(self.rule.text, spans_of(self.rule.text, parts, name_of(self.rule)), new.text, self.order.form)
        if after is None:
            raise Doubtful(SHOWS_CHANGES)
        return after

    def _parts(self) -> tuple[Part, ...]:
        """The parts of the place; without a line counted in print, of which our text has not so many."""
        *outer, last = self.order.place.parts or (Part("", ""),)
        spot = self.order.spot
        printed = last.unit == "line" and last.how == "ordinal" and last.index >= 0 and last.words is None
        if not printed or spot.words is None or spot.which:
            return self.order.place.parts
        start, end = spans_of(self.rule.text, outer, name_of(self.rule))
        few = len(lines_of(self.rule.text[start:end])) <= last.index
        return tuple(outer) if few else self.order.place.parts

    def _spans(self, body: str, spot: Spot) -> list[Span]:
        """Where the quoted words or the part stand."""
        spans = self._places(body, spot)
        new = self.order.new
        led = self.order.do is Do.REPLACE and new is not None and new.text.rstrip().endswith(":")
        taken = self.order.do in (Do.DELETE, Do.REPLACE) and not led
        paragraph = spot.part is not None and spot.part.unit == "paragraph"
        if taken and paragraph and any(body[a:b].endswith(":") and _LIST_BELOW.match(body, b) for a, b in spans):
            raise Doubtful("whether the list below the paragraph belongs to it is not certain")
        if taken and spot.part is not None and spot.part.label == "definition":
            defines(body, spans[0], spot.part, new)
        if taken and spot.part is not None and spot.part.how == "label" and open_ended(body, spans[0]):
            raise Doubtful("whether the words below the items belong to what is named is not certain")
        beside = taken or self.order.do is Do.AFTER
        if beside and spot.part is not None and spot.part.how == "label" and any(trails(body, one) for one in spans):
            raise Doubtful("whether the words below the items belong to what is named is not certain")
        if taken and spot.part is not None and spot.part.how == "label" and orphans(body, spans[0]):
            raise Doubtful("whether the items below belong to what is named is not certain")
        return spans

    def _places(self, body: str, spot: Spot) -> list[Span]:
        name = name_of(self.rule)
        if spot.words is not None and self.guessing:
            return [nearest(body, spot.words, name)]
        if spot.words is not None and spot.which == ANY_CASE:
            return in_any_case(body, spot.words, self.order.new, name)
        if spot.words is not None and spot.which in (AT_START, AT_END):
            first = spot.which == AT_START
            span = find(body, spot.words, "0" if first else "-1", name)[0]
            if (body[: span[0]] if first else body[span[1] :]).strip():
                raise Doubtful(f"the words do not stand at the {'beginning' if first else 'end'}")
            return [span]
        if spot.words is not None:
            return [whole_unit(body, one, spot.words) for one in find(body, spot.words, spot.which, name)]
        assert spot.part is not None
        return [span_of(body, spot.part, name)]

    # -- replace, delete ----------------------------------------------------------------------------

    def _replaced(self, body: str, new: Words) -> str:
        spot = self.order.spot
        if spot.words is None and spot.part is None:
            last = self.order.place.parts[-1].how if self.order.place.parts else ""
            text = new.text.strip("\n")
            return relabelled(body, (0, len(body)), text) if last == "label" else text
        if spot.words is not None and spot.words.text == new.text:
            raise Doubtful("the new words are the same as the old")
        runs_on = new.bare and "\n\n" in new.text.strip()
        if runs_on and spot.words is not None and "\n\n" not in spot.words.text.strip() and not self.guessing:
            raise Doubtful(NOT_MARKED)
        for span in reversed(self._spans(body, spot)):
            words = new
            sign = marker(body, span) if spot.part is not None and spot.part.unit == "item" else ""
            whole = item_at(body, span) if marked(new.text) else None
            if whole is not None:
                sign = marker(body, whole)
            if unmarked_item(body, span, spot.part, new.text):
                raise Doubtful("whether the list marker stays is not said")
            if sign and marked(new.text) and other_marker(sign, new.text):
                raise Doubtful("the list marker of the new item is another than that of the old")
            if whole is not None:
                deep = as_deep(new.text.strip("\n"), body[slice(*line_at(body, span))])
                body = put_instead(body, whole, None, replace(new, text=deep))
                continue
            if sign and not marked(new.text):
                if body.startswith(sign, span[0]):
                    words = replace(new, text=f"{sign} {new.text}")
            elif spot.part is not None and spot.part.how == "label":
                words = replace(new, text=relabelled(body, span, new.text))
            if spot.part is not None and spot.part.unit == "heading":
                words = replace(new, text=retitled(body[slice(*span)], new.text))
            titled = spot.part is not None and spot.part.how in ("titled", "label") and spot.part.unit == "section"
            if titled and loses_heading(body[slice(*span)], words.text):
                raise Doubtful("whether the heading of the part stays is not said")
            if spot.part is not None and spot.part.how == "range" and runs_together(body, span, words.text):
                raise Doubtful("how the new words are to be joined to those beside them is not said")
            if loses_stop(body, span, words) and not self.guessing:
                raise Doubtful("whether the new words are to end without a stop is not certain")
            body = put_instead(body, span, spot.words, words)
        return body

    def _without(self, head: str, body: str, tail: str) -> str:
        """The text after a deletion; a part that is gone leaves no empty lines."""
        spot = self.order.spot
        for found in reversed(self._spans(body, spot)):
            sentence = spot.words is not None and spot.words.kind == "sentence"
            start, end = after_stop(body, found) if sentence else found
            if spot.words is not None and leaves_stop(body, (start, end)):
                raise Doubtful("whether the stop behind the words goes with them is not certain")
            item = None
            signed = marker(body, item_at(body, (start, end)) or (start, end)) in ("-", "*", "\u2022")
            if spot.words is not None and (spot.bullet or signed or spot.words.kind in ITEM_KINDS):
                item = item_at(body, (start, end))
            body = cut(body, item or (start, end))
        if _EMPTY_ITEM.search(body) and not _EMPTY_ITEM.search(self.rule.text):
            raise Doubtful("an empty list item would be left")
        if not (head + body + tail).strip():
            raise Entangled("nothing of the text would be left")
        if body.strip():
            return head + body + tail
        return cut(head + tail, (len(head), len(head)))

    # -- insert -------------------------------------------------------------------------------------

    def _inserted(self, body: str, new: Words) -> str:
        try:
            loose = parted(self.rule.text)
        except Doubtful:
            text = self._put(body, new, loose=True)
            if text != self._put(body, new, loose=False):
                raise
            return text
        return self._put(body, new, loose=loose)

    def _put(self, body: str, new: Words, *, loose: bool) -> str:
        """The text with the new one; `loose`: paragraphs are parted by empty lines."""
        order = self.order
        form = Form(order.form, new.block, loose)
        if order.do in (Do.APPEND, Do.PREPEND):
            text = self._attached(body, new, form)
            if marked(new.text) and twins(text) > twins(body) + twins(new.text) and not order.renumber:
                raise Doubtful(_SAME_MARKER)
            return text
        try:
            spans = self._spans(body, order.spot)
        except Doubtful:
            if order.number == "new" and _is_next(body, order.spot):
                if order.form == "item":
                    text = as_item(new.text, body, "item")
                    form = replace(form, said="item", spaced=spaced_list(body))
                    return attach(body, as_deep(text, body), form, first=False)
                return attach(body, new.text, form, first=False)
            raise
        if order.do is Do.BETWEEN:
            spans = self._next_to_each_other(body, spans, new_item=marked(new.text))
        elif order.other is not None:
            self._spans(body, order.other)
        part = order.spot.part
        if part is not None and part.unit in ("paragraph", "section", "line", "item", "list") and not order.form:
            form = replace(form, said="item" if part.unit == "item" else "paragraph")
        if part is not None and part.how == "label" and marked(new.text) and not order.form:
            form = replace(form, said="item")
        if order.do is Do.BETWEEN and not form.apart and any(item_at(body, span) is not None for span in spans):
            if marked(new.text) or "\n" in new.text.strip():
                raise Doubtful("whether the new words are to be an item of the list is not said")
            form, spans = replace(form, said="item"), [item_at(body, span) or span for span in spans]
        if not form.apart and beside_its_sort(body, spans, new.text):
            form = replace(form, said="item")
        if form.said in ("item", "clause"):
            by_paragraph = part is not None and part.unit == "paragraph"
            form = replace(form, spaced=by_paragraph or spaced_list(body))
        if part is not None and part.unit in ("list", "item", "paragraph", "section") and form.said == "sentence":
            raise Doubtful("whether the new sentence is to stand by itself or within what is there is not said")
        sentence = order.spot.words is not None and order.spot.words.kind == "sentence"
        for span in reversed(spans):
            leads = part is not None and part.unit == "paragraph" and body[slice(*span)].endswith(":")
            if leads and order.do is Do.AFTER and not marked(new.text) and _LIST_BELOW.match(body, span[1]):
                raise Doubtful(_BEFORE_LIST)
            place, after = after_stop(body, span) if sentence else span, order.do is not Do.BEFORE
            text, stands = new.text, form
            whole = next((one for one in items(body) if one[0] == place[0]), None)
            if order.renumber and form.said == "item" and not marked(text) and whole is not None:
                text, place = f"{sign_beside(body, place[0], after=after)} {text}", whole
            text = as_item(text, body, form.said)
            if (form.said == "item" or (marked(text) and new.block)) and (
                item := its_item(body, place, text, after=after)
            ) is not None:
                place, stands = item, replace(form, said="item", spaced=spaced_beside(body, item))
                form = stands
            if part is not None and part.how == "label" and form.apart and too_shallow(body, span, text):
                raise Doubtful("how deep the new item is to stand is not said")
            alike = beside_item(body, place, text, after=after)
            if stands.apart and not marked(text) and part is not None and part.how == "label" and place in items(body):
                raise Doubtful("with which list marker the new item is to stand is not said")
            if not stands.apart and (marked(text) or alike) and MARKS.search(body):
                raise Doubtful("whether the new words are to be an item of the list is not said")
            if form.block and not form.said and within_paragraph(body, place[1] if after else place[0], text):
                text, stands = unwrapped(text.strip()), replace(form, block=False)
            led = part is not None and part.unit == "list" and body[: place[0]].rstrip().endswith(":")
            if led and order.do is Do.BEFORE and not marked(text):
                raise Doubtful("whether the words that lead to the list belong to it is not certain")
            if stands.said == "item" and marked(text):
                text = beside_its_like(text, body, place)
            taken = twins(body)
            body = put_in(body, place, text, stands, after=after)
            if marked(text) and twins(body) > taken and not order.renumber:
                raise Doubtful(_SAME_MARKER)
        return body

    def _attached(self, body: str, new: Words, form: Form) -> str:
        """The text with the new one at its end or beginning; a new item at those of the list, if there is but one."""
        order, first = self.order, self.order.do is Do.PREPEND
        if form.said == "item" and not order.place.parts and body.strip():
            spans = lists(body)
            if len(spans) > 1 or (spans and first):
                raise Doubtful("in which list the new item is to stand is not said")
            if spans and not body[spans[0][1] :].strip():
                form = replace(form, spaced=spaced_list(body[slice(*spans[0])]))
            elif spans:
                start, end = spans[0]
                within = body[start:end].rstrip()
                text = as_deep(as_item(new.text, within, "item").strip("\n"), within)
                form = replace(form, spaced=spaced_list(within))
                return body[:start] + attach(within, text, form, first=False) + body[start + len(within) :]
        kind = UNITS.get(new.kind, "paragraph")
        if new.nth and (first or kind not in _COUNTED or len(units_of(body, kind)) != new.nth - 1):
            raise Doubtful(f"where the new words are to stand as {kind} {new.nth} is not certain")
        around = order.place.parts[-1].unit if order.place.parts else "section"
        whole = not (first or order.place.parts or order.edge == "end")
        in_no_list(body, new.text, whole=whole, weak=order.lone, inline=not (form.apart or form.block or first))
        if order.place.parts and body.strip().startswith("{|") and body.rstrip().endswith("|}"):
            raise Doubtful("where in the table the new words are to stand is not said")
        if new.own and not order.form and around == "section" and stands_alone(new):
            form = replace(form, block=True)
        if order.edge == NOWHERE or (order.lone and not whole_sentences(new) and not form.apart):
            raise Doubtful("where the new words are to stand is not said")
        if not (form.apart or first) and fragment(body, new.text):
            raise Doubtful("how a part of a sentence is to be appended to whole ones is not said")
        in_paragraph = bool(order.place.parts) and order.place.parts[-1].unit == "paragraph"
        if in_paragraph and body.rstrip().endswith(":") and not (first or marked(new.text)):
            raise Doubtful(_BEFORE_LIST)
        if in_paragraph and not order.form:
            if "\n\n" in new.text.strip():
                raise Doubtful("how several paragraphs are to be added to one is not said")
            form = replace(form, said="sentence")
        if form.said in ("clause", "section") and not (first or marked(new.text)) and _LAST_LABELLED.search(body):
            raise Doubtful("with which list marker the new item is to stand is not said")
        if form.said == "clause" and "\n\n" in new.text.strip():
            form = replace(form, said="paragraph")
        unit = order.place.parts[-1].unit if order.place.parts else ""
        if unit == "list":
            below = _GAP.split(new.text.strip())
            if new.bare and marked(below[0]) and any(one[:1].strip() and not marked(one) for one in below):
                raise Doubtful(NOT_MARKED)
            form = replace(form, said="item", spaced=spaced_list(body))
        inner = order.place.parts[-1].unit == "section" if order.place.parts else False
        if inner and marked_heading(body.strip().partition("\n")[2]) and not (first or marked_heading(new.text)):
            raise Doubtful("whether the new words are to stand before or behind the inner sections is not said")
        nested = bool(order.place.parts) and order.place.parts[-1].how == "label" and len(items(body)) > 1
        if nested and form.apart and too_shallow(body, (len(body), len(body)), new.text):
            raise Doubtful("how deep the new item is to stand is not said")
        if nested and marked(new.text) and not first:
            form = replace(form, said="item", spaced=spaced_list(body))
            new = replace(new, text=in_its_list(new.text, body))
        elif nested and ((unit in IN_LINE and not order.form) or order.form == "sentence"):
            raise Doubtful("whether the new words are to stand before or behind the items is not said")
        labelled = unit in ("paragraph", "section") and order.place.parts[-1].how == "label"
        one_line = labelled and marked(body) and "\n" not in body.strip() and not new.block
        if (unit in IN_LINE or one_line) and order.form in ("", "sentence") and not nested:
            return within_line(body, new.text, first=first)
        text = as_item(new.text, body, form.said)
        return attach(body, as_deep(text, body) if unit == "list" else text, form, first=first)

    def _next_to_each_other(self, body: str, spans: list[Span], *, new_item: bool) -> list[Span]:
        """The first place of "between A and B"; Doubtful unless nothing stands between them."""
        assert self.order.other is not None
        others = self._spans(body, self.order.other)
        if new_item:
            spans, others = [item_begun(body, one) for one in spans], [item_begun(body, one) for one in others]
        between = body[spans[0][1] : others[0][0]] if len(spans) == len(others) == 1 else "x"
        if between.strip(" \n*-") or spans[0][1] > others[0][0]:
            raise Doubtful("the two places are not next to each other")
        return spans


_BEFORE_LIST = "whether the new words are to stand before or behind the list is not said"
_SAME_MARKER = "the list marker of the new item is that of the item beside it"
_COUNTED = ("paragraph", "sentence", "item")
"""Units that are counted when one is to be the second or third."""


def _more_than_said(new: Words) -> bool:
    """Whether several sentences stand where one was announced."""
    return new.kind == "sentence" and len(units_of(new.text, "sentence")) > 1


def _replaced_words(order: Order) -> str:
    """The words that an order replaces, as they were quoted."""
    part = order.spot.part
    words = part.words if part is not None and part.how == "reads" else order.spot.words
    return words.text if order.do is Do.REPLACE and words is not None else ""


def _is_next(body: str, spot: Spot) -> bool:
    """Whether the ordinal points just behind the last of the units there are."""
    if spot.part is None or spot.part.unit not in ("paragraph", "item"):
        return False
    units = paragraphs(body) if spot.part.unit == "paragraph" else top(body, items(body))
    return len(units) == spot.part.index
