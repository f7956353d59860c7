"""The index of all phrases: by verb form, by the rarest word of a whole clause, by label and by bare word."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engine.expressions import expression
from engine.language import Doubt, Line, Phrasebook, Words
from parsers.phrases.fillers import FILLERS
from parsers.phrases.limits import limits_of, limits_of_values
from parsers.phrases.matching import Phrase, compiled, delayed, opening
from parsers.phrases.moved import fronted, slots_in, turned
from parsers.phrases.needs import NeedBits, Wanted, anchor_of, slot_words
from parsers.phrases.notation import Node, Parts, constants, firsts, most_of, parse_phrase
from parsers.phrases.verbs import (
    from_now_on,
    gerund,
    of_several,
    participle,
    spellings,
    third_person,
    ways_of,
    with_asides,
)
from parsers.scan import Scan


class Phrases:
    """Phrases that are tried at the same place, in the order in which they were declared."""

    __slots__ = ("_beginning", "_open", "_tokens", "all")

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self.all = tuple(phrases)
        self._open = tuple(phrase for phrase in self.all if phrase.firsts is None)
        self._tokens = frozenset[str]().union(*(phrase.firsts for phrase in self.all if phrase.firsts is not None))
        self._beginning: dict[str, tuple[Phrase, ...]] = {}
        """Those that can begin with a token; made when it is first met."""

    def beginning(self, token: str) -> tuple[Phrase, ...]:
        """Those that can begin with this token."""
        found = self._beginning.get(token)
        if found is not None:
            return found
        known = token in self._tokens
        quiet = token in FILLERS or token.endswith("ly")  # of no importance between the parts of a phrase
        if not known and token not in FILLERS:  # so that what is kept is bounded
            if not quiet:
                return self._open
            token = "ly"
        found = self._beginning[token] = tuple(
            phrase
            for phrase in self.all
            if phrase.firsts is None or (quiet and phrase.in_parts) or token in phrase.firsts
        )
        return found


T = TypeVar("T")
Verbs = Mapping[str, Phrases]
Said = tuple[frozenset[str], int, Phrase]
"""A whole clause: the next rarest set of which it wants a word after its anchor, which is asked first, and all that it
wants (`Phrase.wants`)."""
Bare = tuple[Words, Mapping[str, Any]]
"""An action that a word performs by standing alone, and what the word settles."""


class WholeLine(NamedTuple):
    """A line that performs without a verb, and the words of which one is in it."""

    pattern: re.Pattern[str]
    words: frozenset[str]
    known: str = ""
    mark: str = ""
    """What is in it besides."""
    about: re.Pattern[str] | None = None
    plain: re.Pattern[str] | None = None
    named: re.Pattern[str] | None = None
    below: re.Pattern[str] | None = None
    within: frozenset[str] = frozenset()

    def search(self, text: str) -> re.Match[str] | None:
        """The line, if the text is one."""
        return self.pattern.match(text)

    def meant(self, found: re.Match[str], subject: str, words: Collection[str]) -> bool:
        """Whether the line can be meant where nothing but the mail's subject, or what else is in it, tells of the thing
        that it names; `words`: those of the mail."""
        name = found[self.known]
        explained = (self.about is not None and self.about.search(subject)) or not self.within.isdisjoint(words)
        if explained and self.plain is not None:
            return self.plain.match(found.string, found.start(self.known)) is not None
        named = self.named is not None and re.search(rf"(?i)\b{re.escape(name)}\s*$", subject) is not None
        return named and self.named is not None and self.named.match(found.string, found.start(self.known)) is not None

    def goes_on(self, found: re.Match[str]) -> bool:
        """Whether the line can be meant right below another such line."""
        return self.below is not None and self.below.match(found.string, found.start(self.known)) is not None

    def found(self, text: str) -> bool:
        """Whether a line of the text is one, or may be one that the subject explains."""
        pattern = self.named or self.pattern
        return self.mark in text and any(pattern.match(line.lstrip()) for line in text.split("\n"))


def whole_line(line: Line) -> WholeLine:
    """A declared line, compiled."""
    about, plain, named, below = (
        expression(one) if one else None for one in (line.about, line.plain, line.named, line.below)
    )
    return WholeLine(
        expression(line.pattern), line.words, line.known, line.mark, about, plain, named, below, line.within
    )


@dataclass(frozen=True, slots=True)
class Book:
    """The index of all phrases."""

    base: Verbs
    third: Verbs
    gerund: Verbs
    participle: Verbs
    says: Mapping[str, tuple[Said, ...]]
    """Whole clauses, each under every word of its anchor."""
    everywhere: tuple[Phrase, ...]
    """Whole clauses that need no word."""
    labels: Mapping[str, tuple[Words, ...]]
    bare: Mapping[str, tuple[Bare, ...]]
    opens: Mapping[str, tuple[Bare, ...]]
    """Those bare words that perform with others behind them, too."""
    tags: Mapping[str, tuple[Words, ...]]
    headings: tuple[tuple[re.Pattern[str], Words], ...]
    lines: tuple[tuple[WholeLine, Words], ...]
    by_words: Mapping[str, tuple[Phrase, ...]]
    """The verb phrases of each action."""
    after: Mapping[str, tuple[Phrase, ...]]
    """The clauses that say more of each action."""
    rows: Mapping[str, tuple[Words, ...]]
    """Lower-case words at the head of a list -> the actions of its lines."""
    apart: Mapping[str, tuple[tuple[str, Phrase], ...]]
    """For each action the phrases that say one of its parameters apart from the verb, with its name."""
    actions: frozenset[str]

    bits: NeedBits
    """What the phrases want."""

    def missing(self, s: Scan) -> int:
        """What phrases may want and the text does not have, as bits; asked once for a text."""
        if s.missing < 0:
            s.missing = self.bits.missing(s.vocab)
        return s.missing

    def sayable(self, s: Scan) -> list[Phrase]:
        """The whole clauses whose words all stand in a text."""
        missing, vocab = self.missing(s), s.vocab
        words = sorted(self.says.keys() & vocab)  # in an order that is the same everywhere
        found = {
            id(phrase): phrase
            for word in words
            for further, wants, phrase in self.says[word]
            if not (vocab.isdisjoint(further) or wants & missing)
        }
        return [*self.everywhere, *found.values()]

    def is_sayable(self, vocab: set[str]) -> bool:
        """Whether there is any such clause."""
        if self.everywhere:
            return True
        words = self.says.keys() & vocab
        missing = self.bits.missing(vocab) if words else 0
        return any(
            not (vocab.isdisjoint(further) or wants & missing)
            for word in words
            for further, wants, _ in self.says[word]
        )


def compile_book(book: Phrasebook) -> Book:
    """Index every phrase of a phrasebook."""
    wanted, shouted = (Wanted(slot_words(book.vocabulary, shouted)) for shouted in (False, True))
    base: dict[str, list[Phrase]] = {}
    third: dict[str, list[Phrase]] = {}
    ing: dict[str, list[Phrase]] = {}
    done: dict[str, list[Phrase]] = {}
    says: dict[str, list[Said]] = {}
    everywhere: list[Phrase] = []
    labels: dict[str, list[Words]] = {}
    bare: dict[str, list[Bare]] = {}
    opens: dict[str, list[Bare]] = {}
    tags: dict[str, list[Words]] = {}
    headings: list[tuple[re.Pattern[str], Words]] = []
    by_words: dict[str, list[Phrase]] = {}

    bits = NeedBits()

    def add_does(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        made: dict[tuple[Node, ...], Phrase] = {}  # many verbs are followed by the same words
        for verb, tail in ways_of(nodes):
            if tail not in made:
                needs = (*wanted.by(tail), *_near(words))
                made[tail] = Phrase(
                    words,
                    doubt,
                    tail,
                    sets,
                    delayed(partial(compiled, tail)),
                    "",
                    needs,
                    bits.of(needs),
                    firsts(tail, wanted.slots),
                    fronted=fronted(tail),
                    nameless=not slots_in(tail),
                    turned=turned(tail),
                    in_parts=any(isinstance(node, Parts) for node in tail),
                    limits=limits_of(words),
                    opening=opening(tail),
                    most=most_of(tail),
                )
            phrase = made[tail]._replace(verb=verb)
            base.setdefault(verb, []).append(phrase)
            third.setdefault(third_person(verb), []).append(phrase)
            for form in spellings(verb, gerund(verb)):
                ing.setdefault(form, []).append(phrase)
            for form in spellings(verb, participle(verb)):
                done.setdefault(form, []).append(phrase)
            if words:
                by_words.setdefault(words.action, []).append(phrase)

    def add_says(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        nodes = from_now_on(with_asides(of_several(nodes)))
        needs = shouted.by(nodes)
        phrase = Phrase(
            words,
            doubt,
            nodes,
            sets,
            delayed(partial(compiled, nodes)),
            "",
            (*needs, *_near(words)),
            bits.of((*needs, *_near(words))),
            firsts(nodes, wanted.slots),
            limits=limits_of(words),
            opening=opening(nodes),
            most=most_of(nodes),
        )
        anchor = anchor_of(needs)
        for word in anchor:
            says.setdefault(word, []).append((needs[1] if len(needs) > 1 else anchor, phrase.wants, phrase))
        if not anchor:
            everywhere.append(phrase)

    after: dict[str, list[Phrase]] = {}
    rows: dict[str, list[Words]] = {}

    apart: dict[str, list[tuple[str, Phrase]]] = {}

    def add_apart(source: str, words: Words, name: str) -> None:
        apart.setdefault(words.action, []).append((name, _clause(source, words, wanted, bits)))

    for words in book.words:
        for source in words.after:
            after.setdefault(words.action, []).append(_clause(source, words, wanted, bits))
        for head in words.rows:
            rows.setdefault(head, []).append(words)
        for param in words.params:
            for source in param.said:
                add_apart(source, words, param.name)
        for source in words.does:
            add_does(source, words, None)
        for source in words.says:
            add_says(source, words, None)
        for label in words.labels:
            labels.setdefault(label.lower(), []).append(words)
        for word in (*words.bare, *words.opens):
            said, sets = constants(word)
            for index in (bare, opens) if word in words.opens else (bare,):
                index.setdefault(said.strip().lower(), []).append((words, sets))
        for tag in words.tags:
            tags.setdefault(tag.lower(), []).append(words)
        headings += [(expression(pattern, re.I), words) for pattern in words.headings]
    for doubt in book.doubts:
        for source in doubt.does:
            add_does(source, None, doubt)
        for source in doubt.says:
            add_says(source, None, doubt)
    return Book(
        _indexed(base),
        _indexed(third),
        _indexed(ing),
        _indexed(done),
        _frozen(says),
        tuple(everywhere),
        {label: tuple(found) for label, found in labels.items()},
        _frozen(bare),
        _frozen(opens),
        {tag: tuple(found) for tag, found in tags.items()},
        tuple(headings),
        tuple((whole_line(line), words) for words in book.words for line in words.lines),
        _frozen(by_words),
        _frozen(after),
        _frozen(rows),
        _frozen(apart),
        frozenset(words.action for words in book.words),
        bits,
    )


def _near(words: Words | None) -> tuple[frozenset[str], ...]:
    """What an action wants to stand in its sentence."""
    return (words.near,) if words is not None and words.near else ()


def _clause(source: str, words: Words, wanted: Wanted, bits: NeedBits) -> Phrase:
    """A whole clause that adds to an act."""
    nodes, sets = parse_phrase(source, words.params)
    step, needs = delayed(partial(compiled, nodes)), wanted.by(nodes)
    begins, limits = firsts(nodes, wanted.slots), limits_of_values(words)
    return Phrase(words, None, nodes, sets, step, "", needs, bits.of(needs), begins, limits=limits)


def _indexed(lists: Mapping[str, list[Phrase]]) -> Verbs:
    return {key: Phrases(phrases) for key, phrases in lists.items()}


def _frozen(lists: Mapping[str, list[T]]) -> Mapping[str, tuple[T, ...]]:
    return {key: tuple(found) for key, found in lists.items()}
