"""What each of several people gets, where the sum of all is said as well: "m15 to Ivy, Bob and Joel, m5 each"."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.clauses.model import Hit
from parsers.scan import Scan
from parsers.slots.numbers import read_number

SUMMED = frozenset("each apiece twice thrice times total altogether".split())
"""With one of these a sum may be told again in all."""
_IN_ALL = expression(
    r"\s*[,;(–—-]+\s*(?:(?:that\s+is|that['’]s|i\.e\.?|which\s+(?:is|makes)|making|so|for)\s+)?(?P<total>a\s+total\s+of\s+|in\s+all\s+|altogether\s+)?"
    r"[mM]?(?P<sum>\d{1,6})m?(?:\s+(?:in\s+(?:all|total|sum)|altogether|all\s+told|together|total))?\s*\)?(?=\s*+[.!;]?\s*$)"
)
_SAID_SUM = expression(r"\b[mM](\d{1,6})\b|\b(\d{1,6})m\b")


def without_total(c: Context, text: str) -> str:
    """The text, of the same length, without what several equal sums make in all, which is noted: "m5 twice, that is
    m10"."""
    found = _IN_ALL.search(text)
    said = [int(one[1] or one[2]) for one in _SAID_SUM.finditer(text, 0, found.start())] if found is not None else []
    if found is None or not said or int(found["sum"]) <= said[-1] or int(found["sum"]) % said[-1]:
        return text
    c.in_all = int(found["sum"])
    return text[: found.start()] + " " * len(found.group()) + text[found.end() :]


EACH = frozenset({"each", "apiece", "head"})
SHARED = frozenset(
    "half total together split share shared shares divided between told altogether sum equally "
    "evenly equal parts portions jointly".split()
)
_SHARED = expression(
    r"\b(?:half\s+each|half\s+and\s+half|between\s+(?:them|the\s+\w+)|in\s+total|altogether|all\s+told|together|jointly|equally|evenly|in\s+(?:\w+\s+){0,2}(?:parts|shares|portions|halves|thirds|quarters)|a\s+total\s+of|split|shared?|divided)\b"
)
"""Several people get one sum between them."""
_NUMBER_LAST = expression(r"\s\d{1,4}$")
_ROOM = 40
"""Characters behind a deed in which it is said."""
_APIECE = expression(
    r"[,:;(–—-]\s*(?:(?:that\s+(?:is|makes)|i\.?e\.?|which\s+is|namely|at)(?:\s*+,)?\s+)?[m$]?(?P<number>\d{1,6}|an?|[a-z]+(?:-[a-z]+)?)m?"
    r"(?:\s+(?:of\s+them|[a-z]+))?\s+(?:each|apiece|a\s+head)\b(?P<to>\s+to\b)?"
)


def apiece(c: Context, s: Scan, hit: Hit, words: Words, found: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """The parameters with what each one gets, and the words for it noted as read; None where that does not add up to
    what all get."""
    if words.gives and not c.adds_up:
        return None
    counted = next((p.name for p in words.params if p.slot in (Slot.MACKS, Slot.COUNT, Slot.POINTS)), "")
    if not words.gives or len(found) < 2 or len({str(one.get(counted)) for one in found}) != 1:
        return found
    each = found[0].get(counted)
    named = [str(one.get(param.name)) for one in found for param in words.params if param.slot is Slot.NAME]
    if any(_NUMBER_LAST.search(name) for name in named[:-1]) and not s.holds(EACH):
        return None  # "I give Hob 10 and Ivy 15 macks"
    if c.in_all and s.holds(EACH) and isinstance(each, int) and each * len(found) != c.in_all:
        return None
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


_AND_SUM = expression(
    r"(?:\s*+,\s*(?:[a-z]?\d+[a-z]?)){0,10}(?:\s*+,)?\s+and\s+[a-z]?\d+[a-z]?"
    r"(?=\s*(?:$|[.,;!(]|respectively\b|in\s+(?:that|this)\s+order\b))",
    re.I,
)
"""Behind a sum: those of the others, "Law and Games at m35 and m20"."""
_SUM = expression(r"\d+")


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
