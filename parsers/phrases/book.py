"""The index of all phrases: by verb form, by a word of a whole clause, by label and by bare word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.language import Doubt, Phrasebook, Slot, Words
from parsers.phrases.cues import anchor_words, firsts, needs, slot_cues
from parsers.phrases.notation import Phrase, parse_phrase
from parsers.phrases.verbs import gerund, participle, third_person, verbs_of


@dataclass(frozen=True, slots=True)
class Book:
    """The index of all phrases."""

    base: Mapping[str, tuple[Phrase, ...]]
    third: Mapping[str, tuple[Phrase, ...]]
    gerund: Mapping[str, tuple[Phrase, ...]]
    participle: Mapping[str, tuple[Phrase, ...]]
    says: Mapping[str, tuple[Phrase, ...]]
    """Keyed by a word that must be in the clause."""
    labels: Mapping[str, tuple[Words, ...]]
    bare: Mapping[str, tuple[Words, ...]]
    headings: tuple[tuple[re.Pattern[str], Words], ...] = field(default=())


def compile_book(book: Phrasebook) -> Book:
    """Index every phrase of a phrasebook."""
    cues = slot_cues(book.vocabulary)
    shouted = cues | {Slot.CHOICE: (cues[Slot.CHOICE] - {"for"}) | book.vocabulary.choices}
    base: dict[str, list[Phrase]] = {}
    third: dict[str, list[Phrase]] = {}
    ing: dict[str, list[Phrase]] = {}
    done: dict[str, list[Phrase]] = {}
    says: dict[str, list[Phrase]] = {}
    labels: dict[str, list[Words]] = {}
    bare: dict[str, list[Words]] = {}
    headings = []

    def add_does(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        for verb, tail in verbs_of(nodes):
            phrase = Phrase(words, doubt, tail, sets, source, verb, needs(tail, cues))
            base.setdefault(verb, []).append(phrase)
            third.setdefault(third_person(verb), []).append(phrase)
            ing.setdefault(gerund(verb), []).append(phrase)
            done.setdefault(participle(verb), []).append(phrase)

    def add_says(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        anchors = anchor_words(nodes)
        anchors = anchors or [w for need in needs(nodes, {})[:1] for w in need]
        for anchor in set(anchors) or {""}:  # "" is tried with every clause: only phrases of pure marks need it
            says.setdefault(anchor, []).append(
                Phrase(words, doubt, nodes, sets, source, "", needs(nodes, shouted), firsts(nodes))
            )

    for words in book.words:
        for source in words.does:
            add_does(source, words, None)
        for source in words.says:
            add_says(source, words, None)
        for label in words.labels:
            labels.setdefault(label.lower(), []).append(words)
        for word in words.bare:
            bare.setdefault(word.lower(), []).append(words)
        headings += [(re.compile(pattern, re.I), words) for pattern in words.headings]
    for doubt in book.doubts:
        for source in doubt.does:
            add_does(source, None, doubt)
        for source in doubt.says:
            add_says(source, None, doubt)
    return Book(
        {k: tuple(v) for k, v in base.items()},
        {k: tuple(v) for k, v in third.items()},
        {k: tuple(v) for k, v in ing.items()},
        {k: tuple(v) for k, v in done.items()},
        {k: tuple(v) for k, v in says.items()},
        {k: tuple(v) for k, v in labels.items()},
        {k: tuple(v) for k, v in bare.items()},
        tuple(headings),
    )
