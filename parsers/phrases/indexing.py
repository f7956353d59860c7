"""Makes the index of all phrases (`parsers.phrases.book`) of what officers declare."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from engine.expressions import expression
from engine.language import Doubt, Phrasebook, Words
from parsers.phrases.book import Bare, Book, Phrases, Said, Verbs, whole_line
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

T = TypeVar("T")


def compile_book(book: Phrasebook) -> Book:
    """Index every phrase of a phrasebook."""
    index = _Index(book)
    for words in book.words:
        index.add(words)
    for doubt in book.doubts:
        index.add_doubt(doubt)
    return index.made()


class _Index:
    """The index while it is made."""

    def __init__(self, book: Phrasebook) -> None:
        self.source = book
        self.wanted, self.shouted = (Wanted(slot_words(book.vocabulary, shouted)) for shouted in (False, True))
        self.bits = NeedBits()
        self.base: dict[str, list[Phrase]] = defaultdict(list)
        self.third: dict[str, list[Phrase]] = defaultdict(list)
        self.gerund: dict[str, list[Phrase]] = defaultdict(list)
        self.participle: dict[str, list[Phrase]] = defaultdict(list)
        self.said: dict[str, list[Said]] = defaultdict(list)
        self.everywhere: list[Phrase] = []
        self.labels: dict[str, list[Words]] = defaultdict(list)
        self.bare: dict[str, list[Bare]] = defaultdict(list)
        self.opens: dict[str, list[Bare]] = defaultdict(list)
        self.tags: dict[str, list[Words]] = defaultdict(list)
        self.headings: list[tuple[re.Pattern[str], Words]] = []
        self.by_words: dict[str, list[Phrase]] = defaultdict(list)
        self.after: dict[str, list[Phrase]] = defaultdict(list)
        self.rows: dict[str, list[Words]] = defaultdict(list)
        self.apart: dict[str, list[tuple[str, Phrase]]] = defaultdict(list)

    def add(self, words: Words) -> None:
        """All that an action is said by."""
        for source in words.does:
            self._add_does(source, words, None)
        for source in words.says:
            self._add_says(source, words, None)
        for source in words.after:
            self.after[words.action].append(self._clause(source, words))
        for param in words.params:
            self.apart[words.action] += [(param.name, self._clause(source, words)) for source in param.said]
        for head in words.rows:
            self.rows[head].append(words)
        for label in words.labels:
            self.labels[label.lower()].append(words)
        for word in (*words.bare, *words.opens):
            said, sets = constants(word)
            self.bare[said.strip().lower()].append((words, sets))
            if word in words.opens:
                self.opens[said.strip().lower()].append((words, sets))
        for tag in words.tags:
            self.tags[tag.lower()].append(words)
        self.headings += [(expression(pattern, re.I), words) for pattern in words.headings]

    def add_doubt(self, doubt: Doubt) -> None:
        """What is said and may mean several actions."""
        for source in doubt.does:
            self._add_does(source, None, doubt)
        for source in doubt.says:
            self._add_says(source, None, doubt)

    def _add_does(self, source: str, words: Words | None, doubt: Doubt | None) -> None:
        """A verb phrase, under each form of each of its verbs."""
        nodes, sets = parse_phrase(source, words.params if words else ())
        made: dict[tuple[Node, ...], Phrase] = {}  # many verbs are followed by the same words
        for verb, tail in ways_of(nodes):
            if tail not in made:
                made[tail] = self._verb_phrase(tail, sets, words, doubt)
            phrase = made[tail]._replace(verb=verb)
            self.base[verb].append(phrase)
            self.third[third_person(verb)].append(phrase)
            for form in spellings(verb, gerund(verb)):
                self.gerund[form].append(phrase)
            for form in spellings(verb, participle(verb)):
                self.participle[form].append(phrase)
            if words:
                self.by_words[words.action].append(phrase)

    def _verb_phrase(
        self, tail: tuple[Node, ...], sets: Mapping[str, object], words: Words | None, doubt: Doubt | None
    ) -> Phrase:
        needs = (*self.wanted.by(tail), *_near(words))
        return Phrase(
            words,
            doubt,
            tail,
            sets,
            delayed(partial(compiled, tail)),
            "",
            needs,
            self.bits.of(needs),
            firsts(tail, self.wanted.slots),
            fronted=fronted(tail),
            nameless=not slots_in(tail),
            turned=turned(tail),
            in_parts=any(isinstance(node, Parts) for node in tail),
            limits=limits_of(words),
            opening=opening(tail),
            most=most_of(tail),
        )

    def _add_says(self, source: str, words: Words | None, doubt: Doubt | None) -> None:
        """A whole clause, under the words of its anchor."""
        nodes, sets = parse_phrase(source, words.params if words else ())
        nodes = from_now_on(with_asides(of_several(nodes)))
        needs = self.shouted.by(nodes)
        phrase = Phrase(
            words,
            doubt,
            nodes,
            sets,
            delayed(partial(compiled, nodes)),
            "",
            (*needs, *_near(words)),
            self.bits.of((*needs, *_near(words))),
            firsts(nodes, self.wanted.slots),
            limits=limits_of(words),
            opening=opening(nodes),
            most=most_of(nodes),
        )
        anchor = anchor_of(needs)
        for word in anchor:
            self.said[word].append((needs[1] if len(needs) > 1 else anchor, phrase.wants, phrase))
        if not anchor:
            self.everywhere.append(phrase)

    def _clause(self, source: str, words: Words) -> Phrase:
        """A whole clause that adds to an act."""
        nodes, sets = parse_phrase(source, words.params)
        step, needs = delayed(partial(compiled, nodes)), self.wanted.by(nodes)
        begins, limits = firsts(nodes, self.wanted.slots), limits_of_values(words)
        return Phrase(words, None, nodes, sets, step, "", needs, self.bits.of(needs), begins, limits=limits)

    def made(self) -> Book:
        """The index, which does not change any more."""
        return Book(
            base=_indexed(self.base),
            third=_indexed(self.third),
            gerund=_indexed(self.gerund),
            participle=_indexed(self.participle),
            says=_frozen(self.said),
            everywhere=tuple(self.everywhere),
            labels=_frozen(self.labels),
            bare=_frozen(self.bare),
            opens=_frozen(self.opens),
            tags=_frozen(self.tags),
            headings=tuple(self.headings),
            lines=tuple((whole_line(line), words) for words in self.source.words for line in words.lines),
            by_words=_frozen(self.by_words),
            after=_frozen(self.after),
            rows=_frozen(self.rows),
            apart=_frozen({action: said for action, said in self.apart.items() if said}),
            actions=frozenset(words.action for words in self.source.words),
            bits=self.bits,
        )


def _near(words: Words | None) -> tuple[frozenset[str], ...]:
    """What an action wants to stand in its sentence."""
    return (words.near,) if words is not None and words.near else ()


def _indexed(lists: Mapping[str, list[Phrase]]) -> Verbs:
    return {key: Phrases(phrases) for key, phrases in lists.items()}


def _frozen(lists: Mapping[str, list[T]]) -> Mapping[str, tuple[T, ...]]:
    return {key: tuple(found) for key, found in lists.items()}
