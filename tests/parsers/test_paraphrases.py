"""The table deed x construction (tests/parsers/paraphrases.py): how much of each construction is read.

A floor is what was measured when the construction was last worked on. A sample, drawn with a fixed seed, keeps the
test quick; `python -m tests.parsers.test_paraphrases` prints the whole table with what is not read.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine.acts import Act, Reading
from tests.parsers.conftest import trusting
from tests.parsers.paraphrases import AUTHOR, CONSTRUCTIONS, Deed, deeds

SAMPLE = 45
"""Deeds tried in each construction."""
SEED = 20081104
USUAL = 0.93
"""The floor of a construction without one of its own."""
FLOORS = {
    "consider it done": 0.85,
    "in capitals": 0.90,
    "last part in brackets": 0.75,
    "object first": 0.90,
    "cleft": 0.85,
    "relative clause before": 0.82,
    "passive with shall": 0.85,
    "passive of this mail": 0.85,
    "object in underscores": 0.82,
    "particle behind": 0.85,
    "parts turned": 0.85,
    "passive": 0.80,
    "passive by me": 0.85,
    "part first": 0.90,
    "part first with comma": 0.90,
    "aside before the last part": 0.90,
}
MOST_WRONG = 0.012
"""Part of all sentences from which another act was read than was meant."""
TWINS = (
    {"clock_on_chairman", "clock_on_mom"},
    {"select_trick", "select_trick_fallback"},
    {"assign_priest", "reassign_priest"},
)
"""Actions that only the state tells apart."""
WORDY = frozenset({"target", "display", "contract", "body", "forum", "question", "message"})
"""Parameters that may be said with a few words more."""


def reading_of(text: str) -> Reading:
    mail = f"From: {AUTHOR} <z@home.example>\nTo: b@lists.example\nSubject: x\n\n{text}\n"
    return trusting("bnomic4").read(mail.encode())


def acts_of(text: str) -> tuple[Act, ...]:
    return reading_of(text).acts


def plain(value: Any) -> Any:
    """A value without what a scorer does not look at."""
    if isinstance(value, str):
        return value.lower().strip(" \"'.").removeprefix("the ").removeprefix("a ")
    if isinstance(value, list):
        return sorted(map(plain, value))
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


def same(name: str, wanted: Any, found: Any) -> bool:
    """Whether a parameter is what was meant."""
    one, other = plain(wanted), plain(found)
    if one == other:
        return True
    return name in WORDY and isinstance(other, str) and bool(other) and (one in other or other in one)


def is_read(deed: Deed, acts: tuple[Act, ...]) -> bool:
    """Whether the deed, and nothing else, was read."""
    if len(acts) != 1:
        return False
    act = acts[0]
    if act.action != deed.action and not any({act.action, deed.action} <= pair for pair in TWINS):
        return False
    params = {**act.params, "actor": act.actor}
    return all(same(name, value, params.get(name)) for name, value in deed.params.items())


def said(name: str, some: Iterable[Deed]) -> list[tuple[Deed, str]]:
    """The deeds in a construction, where English has such sentences."""
    return [(deed, text) for deed in some if (text := CONSTRUCTIONS[name](deed)) is not None]


def sample(name: str) -> list[tuple[Deed, str]]:
    every = said(name, deeds("bnomic4"))
    return Random(f"{SEED} {name}").sample(every, min(SAMPLE, len(every)))


@pytest.mark.parametrize("name", CONSTRUCTIONS)
def test_a_construction_is_read_with_whatever_deed(name: str) -> None:
    tried = sample(name)
    unread = [text for deed, text in tried if not is_read(deed, acts_of(text))]
    assert len(tried) - len(unread) >= FLOORS.get(name, USUAL) * len(tried), unread


def test_hardly_another_act_is_read_than_was_meant() -> None:
    wrong, tried = [], 0
    for name in CONSTRUCTIONS:
        for deed, text in sample(name)[: SAMPLE // 3]:
            acts = acts_of(text)
            tried += 1
            if acts and not is_read(deed, acts):
                wrong.append((text, [(act.action, dict(act.params)) for act in acts]))
    assert len(wrong) <= MOST_WRONG * tried, wrong


def main() -> None:
    """Print the whole table."""
    for name in CONSTRUCTIONS:
        tried = said(name, deeds("bnomic4"))
        unread = [(deed, text, acts) for deed, text in tried if not is_read(deed, acts := acts_of(text))]
        print(f"{name}: {len(tried) - len(unread)} of {len(tried)}")
        for deed, text, acts in unread:
            print(f"    {deed.action}: {text!r} -> {[(act.action, dict(act.params)) for act in acts]}")


if __name__ == "__main__":
    main()
