"""Which of several actions with one verb a list is of, where its head does not say: "I join:", "I take:"."""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Rows
from parsers.phrases.limits import declared

_NAMED_SO = expression(r"^\W*(?!(?:my|your|in|on|to|for|with|as)\b)(?:[a-z]+\s+){0,3}[\"“]?(?-i:[A-Z])", re.I)
"""A line that begins with a name."""


def told_kind(words: list[Words], said: str) -> bool:
    """Whether a thing tells by its name which of two actions with one verb is done with it."""
    actions = {one.action for one in words}
    turns = [turn for one in words for turn in one.turns if turn.to in actions and turn.said]
    return any(declared(turn.said).search(said) or declared(turn.apart or "$^").search(said) for turn in turns)


def of_their_kind(fitting: list[Rows], first: str, sure: bool = False) -> list[Rows]:
    """Of two actions with one verb that what they are done to tells apart, the one that every line can turn into the
    other; none if the first line neither names nor (`sure`) tells anything: "I join:" over "- the Bell Treaty"."""
    left = {one.words.action: one for one in fitting}
    turns = [(one.words.action, turn) for one in fitting for turn in one.words.turns if turn.to in left and turn.said]
    for action, turn in turns:
        if turn.otherwise:
            left.pop(action, None)
    told = told_kind([one.words for one in fitting], first)
    return list(left.values()) if not turns or told or (not sure and _NAMED_SO.match(first)) else []


def named_things(words: Words) -> bool:
    """Whether an action needs no more than the name of a thing."""
    return [param.slot for param in words.params if param.required] == [Slot.THING]


def alike(fitting: list[Rows]) -> bool:
    """Whether all these are said with the same parts, so that only the state of the game tells them apart."""
    said = {tuple(sorted(p.slot for p in one.words.params if p.required)) for one in fitting}
    return len(said) == 1 and all(len(slots) > 1 for slots in said)
