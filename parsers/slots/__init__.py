"""Readers of small things: numbers, money, references, names, lists and ranges.

Each reader takes a `Scan` and a position and gives the possible (value, end) pairs, best first; an empty list
means that nothing of the kind stands there. Values are those of the reading contract; pointing words are
given as the marks `THIS`, `IT` and `OWN`, which the context resolves. Every reader looks at a bounded number of
characters.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.language import Slot
from parsers.scan import Found, Scan
from parsers.slots.closed import ENUMS, enumerated, read_vote
from parsers.slots.free import read_phrase, read_ranking, read_target, read_text, read_title
from parsers.slots.names import read_names
from parsers.slots.numbers import read_code, read_count, read_macks, read_number, read_points
from parsers.slots.offices import read_ministry
from parsers.slots.references import read_refs


def read_slot(slot: Slot, s: Scan, pos: int) -> Found:
    """The possible values of a slot at a position; kept with the text, since many phrases ask for the same."""
    key = slot, pos
    found = s.memory.get(key)
    if found is None:
        found = s.memory[key] = _read(slot, s, pos)
    return found


def _read(slot: Slot, s: Scan, pos: int) -> Found:
    if slot in REFERENCES:
        return read_refs(s, pos, slot)
    if slot in ENUMS:
        return enumerated(slot, s.words)(s, pos)
    return READERS[slot](s, pos)


REFERENCES = frozenset({Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.RULE, Slot.THING})
READERS: dict[Slot, Callable[[Scan, int], Found]] = {
    Slot.CHOICE: read_vote,
    Slot.TITLE: read_title,
    Slot.TARGET: read_target,
    Slot.NAME: read_names,
    Slot.INT: read_number,
    Slot.COUNT: read_count,
    Slot.MACKS: read_macks,
    Slot.POINTS: read_points,
    Slot.MINISTRY: read_ministry,
    Slot.PHRASE: read_phrase,
    Slot.TEXT: read_text,
    Slot.RANKING: read_ranking,
    Slot.CODE: read_code,
}
