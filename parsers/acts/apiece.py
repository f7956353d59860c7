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
    if not words.gives or len(found) < 2 or not s.holds(EACH) or len({str(one.get(counted)) for one in found}) != 1:
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
