"""Sentences made from the phrases that officers declare: every word of them is said by somebody some day.

`sentences` expands the phrase language with a chooser (a `Random`, or one of Hypothesis), so that laws and the fuzzer
speak with the same tongue. The values are those of the ruleset's own vocabulary and a few names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.language import Phrasebook, Slot, Vocabulary, Words
from parsers.phrases.notation import Any_, Aside, Gap, Node, Parts, SlotNode, Word, parse_phrase

NAMES = ("Hose", "Tansy Umbel", "Göran", "0xDove", "the AFO", "k9")
TITLES = ('"Small Hats"', "“Wide Hats”", "Hats for All")
NUMBERS = ("237", "12", "P301", "#44")
GAP = ("", "", "as promised", "of mine")
FREE = ("the green door stays open", '"Hello"', "a second look")


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words that should perform an action of this name, and the phrase that they were made from."""

    action: str
    text: str
    phrase: str


def sentences(book: Phrasebook, chance: Random) -> Iterator[Sentence]:
    """One sentence for each phrase of each action, in the order of their declaration."""
    for words in book.words:
        for phrase in words.does:
            yield Sentence(words.action, f"I {said(words, phrase, book.vocabulary, chance)}.", phrase)
        for phrase in words.says:
            text = said(words, phrase, book.vocabulary, chance)
            yield Sentence(words.action, text[:1].upper() + text[1:] + ".", phrase)


def said(words: Words, phrase: str, vocabulary: Vocabulary, chance: Random) -> str:
    """A phrase with its choices made and its parameters filled."""
    nodes, _ = parse_phrase(phrase, words.params)
    pieces = [piece for node in nodes for piece in _pieces(node, vocabulary, chance)]
    text = " ".join(piece for piece in pieces if piece)
    for mark in (":", ",", ".", "!", "?", "'s"):
        text = text.replace(f" {mark}", mark)
    return text


def _pieces(node: Node, vocabulary: Vocabulary, chance: Random) -> list[str]:
    if isinstance(node, Word):
        return [node.text]
    if isinstance(node, SlotNode):
        return [value(node.slot, vocabulary, chance)]
    if isinstance(node, Gap):
        return [chance.choice(GAP)]
    if isinstance(node, Any_):
        return [piece for inner in chance.choice(node.options) for piece in _pieces(inner, vocabulary, chance)]
    if isinstance(node, Aside):
        return []
    assert isinstance(node, Parts)
    return [piece for part in node.parts for inner in part.nodes for piece in _pieces(inner, vocabulary, chance)]


def value(slot: Slot, words: Vocabulary, chance: Random) -> str:
    """Words that a slot takes."""
    closed: dict[Slot, tuple[str, ...]] = {
        Slot.CHOICE: tuple(sorted(words.choices)),
        Slot.MINISTRY: tuple(sorted(words.ministries)),
        Slot.COLOUR: words.colours,
        Slot.FLAG: words.flags,
        Slot.ANSWER: tuple(sorted(words.answers)),
        Slot.CLAIM: words.claims,
        Slot.VERDICT: words.verdicts,
        Slot.TIDBIT: words.tidbits,
        Slot.STATE: ("Calm", "Paranoid"),
    }
    if closed.get(slot):
        return chance.choice(closed[slot])
    if slot in (Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.CODE):
        return chance.choice(NUMBERS).lstrip("P#") if slot is not Slot.PROPOSAL else chance.choice(NUMBERS)
    if slot in (Slot.INT, Slot.COUNT):
        return chance.choice(("3", "seven", "25"))
    return {
        Slot.RULE: lambda: chance.choice(("Rule 31", "4E15")),
        Slot.NAME: lambda: chance.choice(NAMES),
        Slot.MACKS: lambda: chance.choice(("m5", "25 macks", "10m")),
        Slot.POINTS: lambda: chance.choice(("4 points", "two points")),
        Slot.TITLE: lambda: chance.choice(TITLES),
        Slot.THING: lambda: chance.choice(('"Chess"', "Snail Chess")),
        Slot.TARGET: lambda: chance.choice(("this", "Hose's tweak", "the intent of Hose")),
        Slot.RANKING: lambda: chance.choice(("B > A", "C, then A")),
    }.get(slot, lambda: chance.choice(FREE))()
