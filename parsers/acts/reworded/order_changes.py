"""Steps of plain order that ask for more than the text: who speaks, what stands before, which words the game knows."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from engine.expressions import expression
from parsers.acts.apiece import SUMMED, without_total
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses import hereby, oneself
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import INTENDING
from parsers.order import (
    asides,
    asked_behind,
    courtesies,
    heads,
    idioms,
    led_to,
    nouns_of_deeds,
    presented,
    reads_now,
    spelled,
    strung,
    submitted,
    topics,
    turned,
    vocatives,
)
from parsers.order import numbered as numbers
from parsers.order.topics import BRINGING
from parsers.scan import DIGIT


@dataclass(frozen=True, slots=True)
class At:
    """Where a text stands: in which statement of which message, and which words the statement says."""

    c: Context
    st: Statement
    said: Set[str]

    @property
    def g(self) -> Grammar:
        """What the phrases of the nomic say about their words."""
        return self.c.grammar

    @property
    def choices(self) -> frozenset[str]:
        """What can be voted."""
        return self.c.vocabulary.choices


SHOWN = ("*", "<", "_")
"""Around what somebody does for show: "*sigh* I vote ..."."""
SPOKEN_BACK = 3
"""Sentences before one that may tell of whom it speaks."""
SET_OFF = (" - ", "--", " – ", " — ", "(")
"""Around a remark within a sentence."""
AND_DOES = expression(
    r"\W*(?P<and>and(?:\s+(?:then|also|now))?)\s+(?:(?:hereby|then|also|now|further|herewith)\s+)*(?P<verb>[a-z]+)\b"
)


_FIRST_LOUD = expression(
    r"\W{0,4}(?i:(?:an?|my|it['’]s|well|hm+|so|then|i\s+say|alas|sadly)\b\W{1,3}){0,3}([A-Z]{3,})\b"
)
"""A vote word at the head of a sentence."""


def went_on(at: At, text: str) -> str:
    """ "I" for the "and" behind the text of a document of his: "} and resign"."""
    if not at.c.consumed:
        return text
    found = AND_DOES.match(text)
    last = at.c.acts[-1] if at.c.acts else None
    if found is None or last is None or last.actor is not None:
        return text
    if at.c.body[at.c.consumed : at.st.start].strip() or found["verb"] not in at.g.verbs | INTENDING:
        return text
    return text[: found.start("and")] + "I".rjust(len(found["and"])) + text[found.end("and") :]


def as_oneself(at: At, text: str) -> str:
    if at.said.isdisjoint(oneself.SELF_WORDS) and at.said.isdisjoint(at.g.offices):
        return text
    return oneself.as_oneself(text, at.g.title_words, at.g.plain_third, at.g.nouns)


def still_oneself(at: At, text: str) -> str:
    """The text with "I" for "he", where the sentences before it in its paragraph speak of their author."""
    first = at.c.index
    while first and at.c.index - first < SPOKEN_BACK and not at.c.statements[first].new_paragraph:
        first -= 1
    before = at.c.body[at.c.statements[first].start : at.st.start].replace("\n", " ")
    return oneself.still_oneself(text, before, at.g.plain_third, at.g.nouns, at.choices)


def by_his_name(at: At, text: str) -> str:
    if not any(name in text for name in at.c.selves):
        return text
    return oneself.by_his_name(text, at.c.selves, at.g.plain_third, at.g.nouns)


def people(at: At, text: str) -> str:
    return numbers.named_people(numbers.counted(text) if DIGIT in at.said else text)


def numbered_at(at: At, text: str) -> str:
    if "hundred" in at.said:
        text = spelled.head_in_figures(text)
    text = numbers.numbered(text, at.choices)
    return numbers.without_old_vote(text, at.choices) if "my" in at.said and DIGIT in at.said else text


def asked_of(at: At, text: str) -> str:
    requested = at.c.vocabulary.requested
    return text if at.said.isdisjoint(requested) else courtesies.asked_of(text, requested)


def reads_now_at(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return reads_now.reads_now(text, sentence_before(at.c, at.st)) if below else text


def coloured_so(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return presented.coloured_so(text, at.g.document_kinds, at.c.vocabulary.colours, below)


def presented_at(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return presented.presented(text, at.g.document_kinds, at.g.verb_of, below)


def led_to_at(at: At, text: str) -> str:
    if at.c.finder.stands_below(at.st.end):
        return led_to.led_to(text, at.g.document_kinds)
    later = at.c.statements[at.c.index + 1] if at.c.index + 1 < len(at.c.statements) else None
    asked = later is not None and at.st.line_end and at.c.body[later.start : later.end].rstrip().endswith("?")
    return led_to.led_to(text, at.g.asking_kinds) if asked and text.rstrip().endswith(":") else text


def several_led_to(at: At, text: str) -> str:
    later = at.c.statements[at.c.index + 1] if at.c.index + 1 < len(at.c.statements) else None
    listed = (
        at.st.line_end and later is not None and _FIRST_OF_SEVERAL.match(at.c.body, at.st.end, later.end) is not None
    )
    return led_to.several(text, at.g.document_kinds) or text if listed else text


_FIRST_OF_SEVERAL = expression(r"\s*(?:\(?(?:\d{1,2}|[A-Za-z])[.):]|[-*•]|[\"“{])")
"""What begins the first of several texts: a mark, its title, or itself."""


def asked_behind_at(at: At, text: str) -> str:
    return asked_behind.asked_behind(text, at.g.asking_kinds) if at.st.line_start else text


def brought_instead(at: At, text: str) -> str:
    return submitted.brought_instead(text, sentence_before(at.c, at.st))


def as_another(at: At, text: str) -> str:
    kind = kind_brought(at.c)
    return heads.as_another(text, kind) if kind else text


def in_passing(at: At, text: str) -> str:
    marked = any(mark in text for mark in SET_OFF) or (":" in at.said and ", " in text)
    if not marked and at.said.isdisjoint(asides.PASSING) and not any(mark in text for mark in SHOWN):
        return text
    return asides.in_passing(text)


def turned_at(at: At, text: str) -> str:
    """The parts of a clause in the order that most have."""
    if at.said.isdisjoint(turned.TURNING):
        listed = ", " in text and not at.said.isdisjoint(at.g.participles) and goes_on_listing(at.c, at.st)
        return turned.done_to(text, at.g.verb_of) if listed else text
    text = turned.as_said_of(text)
    if "my" in at.said:
        text = turned.has_mine(turned.mine_first(text))
    if "which" in at.said and "i" in at.said:
        if "same" in at.said and at.c.acts and at.c.acts[-1].intent is not None:
            text = turned.same_intent(text)
        text = turned.deed_first(text, at.g.verbs)
    return text


def strung_at(at: At, text: str) -> str:
    if ")" not in text and at.said.isdisjoint(strung.STRINGING):
        return text
    return strung.strung(text, at.g.said_of_one, at.g.plain_of)


def without_apposed(at: At, text: str) -> str:
    if at.said.isdisjoint(BRINGING) and at.said.isdisjoint(asides.DESCRIBING):
        return text
    return asides.without_apposed(text)


def without_total_at(at: At, text: str) -> str:
    at.c.in_all = 0
    return text if at.said.isdisjoint(SUMMED) else without_total(at.c, text)


def as_submitted(at: At, text: str) -> str:
    if at.said.isdisjoint(submitted.MARKED) and " as " not in text[:40] and not text.startswith("As "):
        return text
    return submitted.as_submitted(text, at.said, at.g.document_kinds, at.g.verb_of)


def with_its_verb(at: At, text: str) -> str:
    if not at.said.isdisjoint(nouns_of_deeds.DOING_THEM):
        return nouns_of_deeds.with_its_verb(text, at.g.verbs)
    if at.st.line_start and (at.c.setting.imperative or at.c.setting.actor):
        return nouns_of_deeds.item_with_verb(text, at.g.verbs)
    return text


def hereby_last(at: At, text: str) -> str:
    return vocatives.without_vocative(topics.hereby_in_its_place(text, at.said), at.g.things)


def from_now(_: At, text: str) -> str:
    return hereby.from_now(text) if text[:80].lstrip(" -*#").lower().startswith(hereby.FRONTED) else text


def said_and_done(at: At, text: str) -> str:
    return text if at.said.isdisjoint({"i", "hereby"}) else hereby.said_and_done(text, at.g.verbs)


def in_bare_list(at: At) -> bool:
    """Whether the statement is an item of a list whose items say in bare verbs what is done."""
    return bool(at.st.mark or at.c.setting.imperative)


def remarked(at: At, text: str) -> str:
    return idioms.without_remark_in_row(text) if DIGIT in at.said or not text.isascii() else text


def before_vote(at: At, text: str) -> str:
    """The text without the thing at its end of which the next sentence only tells the vote."""
    below = at.c.statements[at.c.index + 1] if at.c.index + 1 < len(at.c.statements) else None
    first = _FIRST_LOUD.match(at.c.body, below.start, below.end) if below is not None else None
    return topics.without_asked(text) if first is not None and first[1] in at.choices else text


def kind_brought(c: Context) -> str:
    """What the text is called that the last act brought; "" if it brought none."""
    words = c.book.of(c.acts[-1].action) if c.acts else None
    if words is None or words.document is None or words.body is None:
        return ""
    known = [label for label, found in c.grammar.book.labels.items() if words in found] or [
        label
        for label, found in c.grammar.book.labels.items()
        if any(one.document is words.document and one.creates == words.creates for one in found)
    ]
    return min(known, key=len, default="")


def sentence_before(c: Context, st: Statement) -> str:
    """The sentence before it in its paragraph."""
    if not c.index or st.new_paragraph:
        return ""
    above = c.statements[c.index - 1]
    return c.body[above.start : above.end].replace("\n", " ")


def goes_on_listing(c: Context, st: Statement) -> bool:
    """Whether the item above did something with its thing by words behind it: "a Blue sock, which I give to Ivy"."""
    above = c.statements[c.index - 1] if c.index and st.line_start and not c.told_instead else None
    if above is None or not c.acts or not above.start <= c.acts[-1].start < st.start:
        return False
    return turned.thing_first_done(c.body[above.start : above.end].replace("\n", " "), c.grammar.verb_of)
