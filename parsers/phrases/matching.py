"""Matches one compiled phrase at a position of a text.

Matching is by small steps with bounded choices: a slot offers at most a few ends, a gap at most twelve words.
No regular expression ever sees more than one step of a phrase.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.language import Slot
from parsers.phrases.fillers import filler
from parsers.phrases.notation import Any_, Node, Part, Parts, Phrase, SlotNode, Word
from parsers.scan import Scan, skip
from parsers.slots import read_slot

MAX_STEPS = 20_000
"""Steps that one attempt at a phrase may take; real phrases need a few dozen."""


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
    elif isinstance(node, Parts):
        yield from match_parts(node.parts, rest, s, pos, values, steps)
    else:
        at = pos
        for _ in range(13):
            yield from match_nodes(rest, s, at, values, steps)
            step = GAP_WORD.match(s.mask, at)
            if not step:
                return
            at = step.end()


def match_parts(
    left: tuple[Part, ...], rest: tuple[Node, ...], s: Scan, pos: int, values: Mapping[str, Any], steps: Steps
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The parts in the order in which they come, with words of no importance between; most parts first."""
    steps.taken += 1
    if steps.taken > steps.left:
        return
    for at in filler(s, pos):
        for number, part in enumerate(left):
            others = left[:number] + left[number + 1 :]
            go_on = (GO_ON,) if any(one.required for one in others) else ()
            for end, more in match_nodes(part.nodes + go_on, s, at, values, steps):
                if end > at:
                    yield from match_parts(others, rest, s, end, more, steps)
    if not any(part.required for part in left):
        yield from match_nodes(rest, s, pos, values, steps)


GO_ON = Any_(((),))
"""Stands after a part that another must follow: words without a fixed end then take as few as they can."""
GAP_WORD = re.compile(r"\s*,?\s*[^\s,;.!?:]+(?:[.:](?=\S)[^\s,;.!?:]*)*")


def match(phrase: Phrase, s: Scan, pos: int) -> Match | None:
    """The best reading of a phrase at a position; a phrase ends at the end of a word."""
    for end, values in match_nodes(phrase.nodes, s, pos, {}, Steps()):
        if s.text[end : end + 1].isalnum() and end and s.text[end - 1].isalnum():
            continue
        return Match(phrase, {**phrase.sets, **values}, pos, end)
    return None
