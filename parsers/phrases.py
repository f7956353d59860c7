"""Compiles the phrase language of officers and matches it at a position of a text.

A compiled book is indexed by verb form, label and bare word, so a clause is tried against the few phrases
that can begin there. Matching is by small steps with bounded choices: a slot offers at most a few ends, a
gap at most twelve words. No regular expression ever sees more than one step of a phrase.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.language import Doubt, Param, Phrasebook, Slot, Vocabulary, Words
from parsers.slots import MARKS, Scan, read_slot, skip

MAX_STEPS = 20_000
"""Steps that one attempt at a phrase may take; real phrases need a few dozen."""


@dataclass(frozen=True, slots=True)
class Word:
    text: str


@dataclass(frozen=True, slots=True)
class Any_:
    options: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True, slots=True)
class SlotNode:
    name: str
    slot: Slot


@dataclass(frozen=True, slots=True)
class Gap:
    """Up to twelve words, as few as possible."""


Node = Word | Any_ | SlotNode | Gap


@dataclass(frozen=True, slots=True)
class Phrase:
    """One compiled phrase: for `does` phrases without its verb."""

    words: Words | None
    doubt: Doubt | None
    nodes: tuple[Node, ...]
    sets: Mapping[str, Any]
    source: str
    verb: str = ""
    needs: tuple[frozenset[str], ...] = ()
    """Of each set one word must stand in the text: tested before any matching."""
    firsts: frozenset[str] | None = None
    """Words it can begin with; None when that is open."""

    @property
    def params(self) -> tuple[Param, ...]:
        return self.words.params if self.words else ()


@dataclass(frozen=True, slots=True)
class Match:
    """A phrase found: its values and the position after it."""

    phrase: Phrase
    values: Mapping[str, Any]
    start: int
    end: int


def score(found: Match) -> tuple[int, int]:
    """Longer is better; then the one that learned more from the words."""
    return found.end, len(found.values) - len(found.phrase.sets)


@dataclass(frozen=True, slots=True)
class Book:
    """The index of all phrases."""

    base: Mapping[str, tuple[Phrase, ...]]
    third: Mapping[str, tuple[Phrase, ...]]
    gerund: Mapping[str, tuple[Phrase, ...]]
    says: Mapping[str, tuple[Phrase, ...]]
    """Keyed by a word that must be in the clause."""
    labels: Mapping[str, tuple[Words, ...]]
    bare: Mapping[str, tuple[Words, ...]]
    headings: tuple[tuple[re.Pattern[str], Words], ...] = field(default=())


_TOKEN = re.compile(r"\{(\w+)\}|(\.\.\.)|([()\[\]|])|([^\s()\[\]|{}]+)")
_GENERIC = {"n": Slot.INT, "name": Slot.NAME, "phrase": Slot.PHRASE, "proposal": Slot.PROPOSAL, "text": Slot.TEXT}


def parse_phrase(source: str, params: tuple[Param, ...]) -> tuple[tuple[Node, ...], dict[str, Any]]:
    """Read one phrase of the phrase language."""
    body, _, constants = source.partition("=>")
    sets: dict[str, Any] = {}
    for pair in filter(None, (p.strip() for p in constants.split(","))):
        key, _, value = pair.partition("=")
        sets[key.strip()] = int(value) if value.strip().isdigit() else value.strip()
    slots = {p.name: p.slot for p in params}
    tokens = list(_TOKEN.finditer(body))
    nodes, used = _sequence(tokens, 0, slots)
    if used != len(tokens):
        raise ValueError(f"unbalanced phrase: {source!r}")
    return nodes, sets


def _sequence(tokens: list[re.Match[str]], i: int, slots: Mapping[str, Slot]) -> tuple[tuple[Node, ...], int]:
    out: list[Node] = []
    while i < len(tokens):
        name, gap, mark, word = tokens[i].groups()
        if name:
            out.append(SlotNode(name, slots[name] if name in slots else _GENERIC[name]))
            i += 1
        elif gap:
            out.append(Gap())
            i += 1
        elif word:
            out.append(Word(word.lower()))
            i += 1
        elif mark in "([":
            options: list[tuple[Node, ...]] = []
            i += 1
            while True:
                inner, i = _sequence(tokens, i, slots)
                options.append(inner)
                if i >= len(tokens):
                    raise ValueError("a bracket is not closed")
                closing = tokens[i].group(3)
                i += 1
                if closing != "|":
                    break
            if mark == "[":
                options.append(())
            out.append(Any_(tuple(options)))
        else:
            break
    return tuple(out), i


class Steps:
    """Counts the steps of one attempt."""

    __slots__ = ("left", "taken")

    def __init__(self, left: int = MAX_STEPS) -> None:
        self.left = left
        self.taken = 0


def match_nodes(
    nodes: tuple[Node, ...], s: Scan, pos: int, values: Mapping[str, Any], steps: Steps
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every way in which `nodes` can be read from `pos`, best first."""
    steps.taken += 1
    if steps.taken > steps.left:
        return
    if not nodes:
        yield pos, values
        return
    node, rest = nodes[0], nodes[1:]
    if isinstance(node, Word):
        at = skip(s.text, pos)
        end = at + len(node.text)
        if s.low.startswith(node.text, at) and not (node.text[-1].isalnum() and s.low[end : end + 1].isalnum()):
            yield from match_nodes(rest, s, end, values, steps)
    elif isinstance(node, Any_):
        for option in node.options:
            yield from match_nodes(option + rest, s, pos, values, steps)
    elif isinstance(node, SlotNode):
        found = read_slot(node.slot, s, pos)
        if node.slot is Slot.PHRASE and not rest:
            found = found[::-1]
        for value, end in found:
            yield from match_nodes(rest, s, end, {**values, node.name: value}, steps)
    else:
        at = pos
        for _ in range(13):
            yield from match_nodes(rest, s, at, values, steps)
            step = _GAP_WORD.match(s.mask, at)
            if not step:
                return
            at = step.end()


_GAP_WORD = re.compile(r"\s*,?\s*[^\s,;.!?:]+(?:[.:](?=\S)[^\s,;.!?:]*)*")


def match(phrase: Phrase, s: Scan, pos: int) -> Match | None:
    """The best reading of a phrase at a position; a phrase ends at the end of a word."""
    for end, values in match_nodes(phrase.nodes, s, pos, {}, Steps()):
        if s.text[end : end + 1].isalnum() and end and s.text[end - 1].isalnum():
            continue
        return Match(phrase, {**phrase.sets, **values}, pos, end)
    return None


# -- verb forms -----------------------------------------------------------------------------------------------

_DOUBLED = frozenset("set put drop begin tag step quit plan submit get pin cut stop hop opt".split())
_IRREGULAR = {"be": ("is", "being"), "have": ("has", "having"), "do": ("does", "doing"), "go": ("goes", "going")}


def third_person(verb: str) -> str:
    """ "give" -> "gives"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][0]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")


def gerund(verb: str) -> str:
    """ "give" -> "giving"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][1]
    if verb in _DOUBLED:
        return verb + verb[-1] + "ing"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "ye")):
        return verb[:-1] + "ing"
    return verb + "ing"


def _verbs_of(nodes: tuple[Node, ...]) -> list[tuple[str, tuple[Node, ...]]]:
    """(first word, what follows) for every way the phrase can begin."""
    head, rest = nodes[0], nodes[1:]
    if isinstance(head, Word):
        return [(head.text, rest)]
    if isinstance(head, Any_):
        out = []
        for option in head.options:
            if option:
                out += [(verb, tail + rest) for verb, tail in _verbs_of(option)]
            elif rest:
                out += _verbs_of(rest)
        return out
    raise ValueError("a `does` phrase begins with its verb")


def _anchor(nodes: tuple[Node, ...]) -> list[str]:
    """Words of which one must stand in any text that the phrase matches (the rarest kind that can be known)."""
    best: list[str] = []
    for node in nodes:
        if (
            isinstance(node, Word)
            and node.text.isalpha()
            and node.text not in _COMMON
            and (not best or len(node.text) > len(best[0]) or len(best) > 1)
        ):
            best = [node.text]
        elif isinstance(node, Any_) and not best and all(node.options):
            inner = [_anchor(option) for option in node.options]
            if all(inner):
                best = [w for i in inner for w in i]
    return best


def _needs(nodes: tuple[Node, ...], cues: Mapping[Slot, frozenset[str]]) -> tuple[frozenset[str], ...]:
    """What any text of the phrase must contain, one word of each set."""
    out: list[frozenset[str]] = []
    for node in nodes:
        if (isinstance(node, Word) and node.text.isascii() and node.text.isalpha()) or (
            isinstance(node, Word) and node.text in MARKS
        ):
            out.append(frozenset({node.text}))
        elif isinstance(node, SlotNode) and node.slot in cues:
            out.append(cues[node.slot])
        elif isinstance(node, Any_) and all(node.options):
            firsts = [
                next((n.text for n in option if isinstance(n, Word) and n.text.isascii() and n.text.isalpha()), None)
                for option in node.options
            ]
            if all(firsts):
                out.append(frozenset(f for f in firsts if f))
    return tuple(out)


DIGIT = "0"
"""Stands among the words of a text for any number in digits."""

_POINTING = frozenset(
    "it this that them these those same one above both all my mine proposal consultation consultations question indictment charge".split()
)


def slot_cues(words: Vocabulary) -> dict[Slot, frozenset[str]]:
    """For slots with a closed vocabulary: words of which one must stand in the text."""

    def tokens(texts: Iterable[str]) -> frozenset[str]:
        return frozenset(token for text in texts for token in re.findall(r"[a-z]+", text.lower()))

    counted = tokens(words.currencies) | {DIGIT, "everything", "money", "currency", "fish"}
    return {
        Slot.CHOICE: tokens(words.choices) | {"abstained", "shelved"},
        Slot.FLAG: tokens(words.flags),
        Slot.COLOUR: tokens(words.colours),
        Slot.STATE: frozenset({"calm", "paranoid"}),
        Slot.ANSWER: tokens(words.answers),
        Slot.CLAIM: tokens(words.claims),
        Slot.VERDICT: tokens(words.verdicts),
        Slot.MACKS: counted,
        Slot.POINTS: frozenset({"point", "points"}),
        Slot.CODE: frozenset({DIGIT}),
        Slot.CONSULTATION: _POINTING | {DIGIT},
        Slot.INDICTMENT: _POINTING | {DIGIT},
        Slot.MINISTRY: tokens(words.ministries)
        | frozenset(
            "ministry ministries post posts position positions office offices job both these those it everything ministerships".split()
        ),
    }


def firsts(nodes: tuple[Node, ...]) -> frozenset[str] | None:
    """The plain words with which a phrase can begin, or None when it can begin with anything."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, Word):
            head = re.match(r"[a-z]+", node.text)
            return frozenset(found | {head.group()}) if head and node.text.isascii() else None
        if not isinstance(node, Any_):
            return None
        for option in node.options:
            if option:
                inner = firsts(option)
                if inner is None:
                    return None
                found |= inner
        if all(node.options):
            return frozenset(found)
    return None


def possible(phrase: Phrase, words: set[str]) -> bool:
    """Whether a text with these words can hold the phrase at all."""
    return all(not words.isdisjoint(need) for need in phrase.needs)


_COMMON = frozenset("the a an i is are of to for my it on by as be and in with at this that now has me from".split())


def compile_book(book: Phrasebook) -> Book:
    """Index every phrase of a phrasebook."""
    cues = slot_cues(book.vocabulary)
    shouted = cues | {Slot.CHOICE: (cues[Slot.CHOICE] - {"for"}) | book.vocabulary.choices}
    base: dict[str, list[Phrase]] = {}
    third: dict[str, list[Phrase]] = {}
    ing: dict[str, list[Phrase]] = {}
    says: dict[str, list[Phrase]] = {}
    labels: dict[str, list[Words]] = {}
    bare: dict[str, list[Words]] = {}
    headings = []

    def add_does(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        for verb, tail in _verbs_of(nodes):
            phrase = Phrase(words, doubt, tail, sets, source, verb, _needs(tail, cues))
            base.setdefault(verb, []).append(phrase)
            third.setdefault(third_person(verb), []).append(phrase)
            ing.setdefault(gerund(verb), []).append(phrase)

    def add_says(source: str, words: Words | None, doubt: Doubt | None) -> None:
        nodes, sets = parse_phrase(source, words.params if words else ())
        anchors = _anchor(nodes)
        anchors = anchors or [w for need in _needs(nodes, {})[:1] for w in need]
        for anchor in set(anchors) or {""}:  # "" is tried with every clause: only phrases of pure marks need it
            says.setdefault(anchor, []).append(
                Phrase(words, doubt, nodes, sets, source, "", _needs(nodes, shouted), firsts(nodes))
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
        {k: tuple(v) for k, v in says.items()},
        {k: tuple(v) for k, v in labels.items()},
        {k: tuple(v) for k, v in bare.items()},
        tuple(headings),
    )
