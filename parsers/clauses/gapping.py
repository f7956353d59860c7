"""Reads a clause of which only the parts that differ are said: "'Apples' is number 401, 'Ferries' 402"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.language import Slot, Words
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.phrases.loose import BEGINNING, State, walk
from parsers.phrases.matching import Match
from parsers.scan import Scan

AFTER = re.compile(r"\s*(?:$|[.,;!()]|and\b)", re.I)


def gapped(g: Grammar, s: Scan, hit: Hit, pos: int) -> Hit | None:
    """The same clause again with other values for all that it said, or for all but the person concerned."""
    words = hit.match.phrase.words
    said = hit.match.values.keys() - hit.match.phrase.sets.keys()
    if words is None or words.document or len(said) < 2:
        return None
    found = parts(g, s, words, said, pos)
    if found is None and len(said) > 2:
        shared = [param.name for param in words.params if param.name in said and param.slot is Slot.NAME]
        found = parts(g, s, words, said - {*shared}, pos) if shared else None
    if found is None or not AFTER.match(s.mask, found[1]):
        return None
    match = Match(hit.match.phrase, {**hit.match.values, **found[0]}, pos, found[1])
    return Hit(match, pos, match.end, hit.frame, hit.beast, first_person=hit.first_person)


def parts(g: Grammar, s: Scan, words: Words, names: Iterable[str], pos: int) -> tuple[dict[str, object], int] | None:
    """Values of these parameters in any order from a position, and where the last of them ends."""
    wanted = frozenset(names)
    dress = g.dress(words.action)
    dress = dress._replace(slots={name: slot for name, slot in dress.slots.items() if name in wanted})
    best: State | None = None
    for state in walk(dress, s, State(pos, BEGINNING, (), frozenset()), len(s.text)):
        if len(state.values) == len(wanted) and (best is None or state.pos > best.pos):
            best = state
    return (dict(best.values), best.pos) if best is not None else None
