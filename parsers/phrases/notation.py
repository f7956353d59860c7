"""Parses the phrase language of officers (engine/language.py) into nodes."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.expressions import expression
from engine.language import Param, Slot


@dataclass(frozen=True, slots=True)
class Word:
    text: str


class _Compound:
    """A node that holds others: its hash, by which much is kept of it, is computed once."""

    __slots__ = ("_hash",)
    _hash: int

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Any_(_Compound):
    options: tuple[tuple[Node, ...], ...]
    __hash__ = _Compound.__hash__

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.options))


@dataclass(frozen=True, slots=True)
class SlotNode:
    name: str
    slot: Slot


@dataclass(frozen=True, slots=True)
class Gap:
    """Up to twelve words, as few as possible."""

    least: int = 0
    """So many are there at least: behind "from" stands what something was."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A few words between commas or in brackets, or nothing."""


@dataclass(frozen=True, slots=True)
class Part(_Compound):
    """One of the parts that may stand in any order."""

    nodes: tuple[Node, ...]
    required: bool
    __hash__ = _Compound.__hash__

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.nodes))


@dataclass(frozen=True, slots=True)
class Parts(_Compound):
    """What belongs to a verb in any order, with words of no importance between."""

    parts: tuple[Part, ...]
    __hash__ = _Compound.__hash__

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.parts))


Node = Word | Any_ | SlotNode | Gap | Parts | Aside

ARTICLE = Any_(((Word("a"),), (Word("an"),)))
PLEASE = Any_(tuple((Word(word),) for word in ("please", "kindly", "pray", "pls", "plz")))
MY = Any_(
    (
        (Word("my"),),
        (
            Word("my"),
            Any_(
                tuple(
                    (Word(word),)
                    for word in "own earlier previous former old current pending original present existing last latest first".split()
                )
            ),
        ),
    )
)
AGAINST = Any_(((Word("against"),), (Word("agin"),)))
SAME = {"a": ARTICLE, "please": PLEASE, "my": MY, "against": AGAINST}
"""Words that stand for others as well."""
SHORTENED: Mapping[tuple[Node, str], Node] = {
    (Word(before), word): Any_(((Word(word),), (Word("'" + end),), (Word("’" + end),)))
    for word, end, befores in (("is", "s", "here there that it"), ("am", "m", "i"), ("will", "ll", "i"))
    for before in befores.split()
}
"""What is often only the end of the word before: "here's", "I'm"."""
NUMBERED = (Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT)
ABOUT = tuple(
    tuple(map(Word, words.split()))
    for words in (
        "upon|about|regarding|concerning|re|ad|touching|in re|as to|as for|as regards|with regard to|with respect to"
        "|in respect of|in the matter of|in the case of|on the matter of|on the question of|on the issue of|on the subject of|in regard to|with regards to|apropos"
    ).split("|")
)
"""What can be said for "on" before a thing that has a number."""

ANY_WORDS = frozenset({Slot.PHRASE, Slot.TEXT, Slot.TITLE, Slot.TARGET, Slot.RANKING})
"""Slots that can begin with any word."""
MANY = 99
"""More values than any phrase can give."""
FROM = Word("from")
TOKEN = expression(r"\{(\w+)\}|(\.\.\.)|([(\[][^()\[\]{}<>&]*[)\]])|([()\[\]|]|(?<!\S)[<>&](?!\S))|([^\s()\[\]|{}]+)")
GENERIC = {"n": Slot.INT, "name": Slot.NAME, "phrase": Slot.PHRASE, "proposal": Slot.PROPOSAL, "text": Slot.TEXT}


def parse_phrase(source: str, params: tuple[Param, ...]) -> tuple[tuple[Node, ...], dict[str, Any]]:
    """Read one phrase of the phrase language."""
    body, sets = constants(source)
    slots = {p.name: p.slot for p in params}
    tokens = list(TOKEN.finditer(body))
    nodes, used = sequence(tokens, 0, slots)
    if used != len(tokens):
        raise ValueError(f"unbalanced phrase: {source!r}")
    return nodes, sets


def constants(source: str) -> tuple[str, dict[str, Any]]:
    """The words of a phrase, and what it settles after "=>"."""
    body, _, settled = source.partition("=>")
    sets: dict[str, Any] = {}
    for pair in filter(None, (p.strip() for p in settled.split(","))):
        key, _, value = pair.partition("=")
        sets[key.strip()] = int(value) if value.strip().isdigit() else value.strip()
    return body, sets


def sequence(tokens: list[re.Match[str]], i: int, slots: Mapping[str, Slot]) -> tuple[tuple[Node, ...], int]:
    out: list[Node] = []
    while i < len(tokens):
        name, gap, plain, mark, word = tokens[i].groups()
        if name:
            node = SlotNode(name, slots[name] if name in slots else GENERIC[name])
            if out and node.slot in NUMBERED:
                out[-1] = _about(out[-1])
            out.append(node)
            i += 1
        elif gap:
            out.append(Gap(1 if out and _ends_with_from(out[-1]) else 0))
            i += 1
        elif plain:
            out.append(_plain_group(plain))
            i += 1
        elif word:
            if word.lower() == "be" and out and out[-1] in (Word("shall"), Word("will")):
                out.append(Aside())  # "shall henceforth be"
            shortened = SHORTENED.get((out[-1], word.lower())) if out else None
            out.append(shortened or SAME.get(word.lower()) or Word(word.lower()))
            i += 1
        elif mark in "([":
            options: list[tuple[Node, ...]] = []
            i += 1
            while True:
                inner, i = sequence(tokens, i, slots)
                options.append(inner)
                if i >= len(tokens):
                    raise ValueError("a bracket is not closed")
                closing = tokens[i].group(4)
                i += 1
                if closing != "|":
                    break
            if mark == "[":
                options.append(())
            out.append(Any_(tuple(options)))
        elif mark == "<":
            found, i = parts(tokens, i + 1, slots)
            out.append(found)
        else:
            break
    return tuple(out), i


@lru_cache(maxsize=1 << 13)  # phrases share most of their groups, and a nomic has some thousands of these
def _plain_group(source: str) -> Any_:
    """A group with neither slots nor groups in it."""
    options = tuple(sequence(list(TOKEN.finditer(option)), 0, {})[0] for option in source[1:-1].split("|"))
    return Any_((*options, ()) if source[0] == "[" else options)


def parts(tokens: list[re.Match[str]], i: int, slots: Mapping[str, Slot]) -> tuple[Parts, int]:
    """Read "a & b & [c] >"; a part in brackets may be missing."""
    out: list[Part] = []
    while True:
        inner, i = sequence(tokens, i, slots)
        optional = all(isinstance(node, Gap) or (isinstance(node, Any_) and () in node.options) for node in inner)
        out.append(Part(inner, not optional))
        if i >= len(tokens):
            raise ValueError("a < is not closed")
        closing = tokens[i].group(4)
        i += 1
        if closing == ">":
            return Parts(tuple(out)), i
        if closing != "&":
            raise ValueError(f"{closing} between parts")


def _about(node: Node) -> Node:
    """The word before a thing that has a number: where it is "on", all that says the same."""
    if isinstance(node, Word):
        return Any_(((node,), *ABOUT)) if node.text == "on" else node
    if isinstance(node, Any_) and (Word("on"),) in node.options:
        return Any_((*node.options, *(words for words in ABOUT if words not in node.options)))
    return node


def _ends_with_from(node: Node) -> bool:
    """Whether the word before is "from", or may be and cannot be missing."""
    if isinstance(node, Any_):
        return all(node.options) and any(option[-1] == FROM for option in node.options)
    return node == FROM


_HEAD = expression(r"[a-z]+|[^\sa-z]")
_QUOTES = frozenset("'\"“‘*_")
_BEFORE_CHOICE = frozenset("a an my one the".split())
"""Begins a vote word with its degree: "a weary FOR"."""


def firsts(nodes: tuple[Node, ...], slots: Mapping[Slot, frozenset[str]]) -> frozenset[str] | None:
    """The tokens with which a phrase can begin (plain words or single marks), or None when it can begin with anything.

    Before a phrase of `Parts` there may also be words of no importance. `slots` has the words of vote words, where
    they are known.
    """
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, Word):
            if node.text == "'s":  # or that of "its"
                return frozenset(found | {"'", "s"})
            head = _HEAD.match(node.text)
            return frozenset(found | {head.group()}) if head else None
        if isinstance(node, SlotNode) and node.slot is Slot.CHOICE and node.slot in slots:
            return frozenset(found | slots[node.slot] | _QUOTES | _BEFORE_CHOICE)
        inner = _inner_firsts(node, slots)
        if inner is None:
            return None
        found |= inner
        if not _can_be_missing(node):
            return frozenset(found)
    return None


def _inner_firsts(node: Node, slots: Mapping[Slot, frozenset[str]]) -> frozenset[str] | None:
    if isinstance(node, Any_):
        options = node.options
    elif isinstance(node, Parts):
        options = tuple(part.nodes for part in node.parts)
    else:
        return None
    known = [firsts(option, slots) for option in options if option]
    return None if None in known else frozenset[str]().union(*(one for one in known if one is not None))


def _can_be_missing(node: Node) -> bool:
    if isinstance(node, Parts):
        return not any(part.required for part in node.parts)
    return isinstance(node, Any_) and not all(node.options)


def most_of(nodes: tuple[Node, ...]) -> int:
    """How many values the words of a phrase can give; of one that may take any words it is not said."""
    names: set[str] = set()
    left = list(nodes)
    while left:
        node = left.pop()
        if isinstance(node, SlotNode):
            if node.slot in ANY_WORDS:
                return MANY
            names.add(node.name)
        elif isinstance(node, Any_):
            left += [one for option in node.options for one in option]
        elif isinstance(node, Parts):
            left += [one for part in node.parts for one in part.nodes]
    return len(names)
