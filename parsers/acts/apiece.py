"""What each of several people gets, where the sum of all is said as well: "m15 to Ivy, Bob and Joel, m5 each"."""

from __future__ import annotations

import re
from typing import Any

from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.clauses.model import Hit
from parsers.scan import Scan
from parsers.slots.numbers import read_number

EACH = frozenset({"each", "apiece", "head"})
SHARED = frozenset("half total together split share shared divided between told altogether sum".split())
_SHARED = re.compile(
    r"\b(?:half\s+each|half\s+and\s+half|between\s+(?:them|the\s+\w+)|in\s+total|altogether|all\s+told|together|a\s+total\s+of|split|shared?|divided)\b"
)
"""Several people get one sum between them."""
_ROOM = 40
"""Characters behind a deed in which it is said."""
_APIECE = re.compile(
    r"[,:;(–—-]\s*(?:(?:that\s+(?:is|makes)|i\.?e\.?|which\s+is|namely|at)\s*,?\s+)?[m$]?(?P<number>\d{1,6}|an?|[a-z]+(?:-[a-z]+)?)m?"
    r"(?:\s+(?:of\s+them|[a-z]+))?\s+(?:each|apiece|a\s+head)\b(?P<to>\s+to\b)?"
)


def apiece(c: Context, s: Scan, hit: Hit, words: Words, found: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """The parameters with what each one gets, and the words for it noted as read; None where that does not add up to
    what all get."""
    counted = next((p.name for p in words.params if p.slot in (Slot.MACKS, Slot.COUNT, Slot.POINTS)), "")
    if not words.gives or len(found) < 2 or len({str(one.get(counted)) for one in found}) != 1:
        return found
    if s.holds(SHARED) and _SHARED.search(s.low, hit.start, min(len(s.low), hit.end + _ROOM)):
        return None
    if not s.holds(EACH):
        return found
    said = _APIECE.search(s.low, hit.start, min(len(s.low), hit.end + _ROOM))
    if said is None or (said["to"] and said.start() >= hit.end):
        return found
    numbers = [(1, 0)] if said["number"] in ("a", "an") else read_number(Scan(said["number"], c.vocabulary), 0)
    total, number = found[0].get(counted), numbers[0][0] if numbers else None
    if not isinstance(number, int) or not isinstance(total, int):
        return found
    c.told = c.statements[c.index].start + said.start(), c.statements[c.index].start + said.end()
    if total == number:
        return found
    return [{**one, counted: number} for one in found] if number * len(found) == total else None


_AND_SUM = re.compile(
    r"(?:\s*,\s*(?:[a-z]?\d+[a-z]?)){0,10}\s*,?\s+and\s+[a-z]?\d+[a-z]?"
    r"(?=\s*(?:$|[.,;!(]|respectively\b|in\s+(?:that|this)\s+order\b))",
    re.I,
)
"""Behind a sum: those of the others, "Law and Games at m35 and m20"."""
_SUM = re.compile(r"\d+")


def one_by_one(s: Scan, hit: Hit, words: Words, found: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """Each of several things with its own sum, where as many are said as there are things; None where others are."""
    summed = next((p.name for p in words.params if p.slot in (Slot.MACKS, Slot.INT)), "")
    if len(found) < 2 or words.gives or not all(isinstance(one.get(summed), int) for one in found):
        return found
    more = _AND_SUM.match(s.mask, hit.end)
    if more is None:
        return found
    sums = [found[0][summed], *map(int, _SUM.findall(more.group()))]
    return [{**one, summed: sums[n]} for n, one in enumerate(found)] if len(sums) == len(found) else None


def in_turn(s: Scan, hits: list[Hit]) -> list[Hit] | None:
    """The hits of a sentence where each of several people gets a sum of his own, in order: "I pay Ivy and Bob m5 and m6
    respectively"; None where there are as many sums as nobody can tell for whom."""
    words = hits[0].match.phrase.words if len(hits) > 1 else None
    if words is None or not words.gives or s.holds(EACH):
        return hits
    named = next((param.name for param in words.params if param.slot is Slot.NAME), "")
    counted = next((param.name for param in words.params if param.slot in (Slot.MACKS, Slot.COUNT, Slot.POINTS)), "")
    people = hits[0].match.values.get(named)
    sums = [hit for hit in hits if counted in hit.match.values and hit.match.values.get(named) == people]
    if not isinstance(people, list) or len(people) < 2 or len(sums) < 2 or len(sums) != len(hits):
        return hits
    if len(sums) != len(people) or hits[0].match.phrase.words is not hits[1].match.phrase.words:
        return None
    return [
        hit._replace(match=hit.match._replace(values={**hit.match.values, named: [person]}))
        for hit, person in zip(hits, people, strict=True)
    ]
