"""The Beast, Tricks, titles, Tidiness Lists and approvals, as `tests/data/bnomic4/tricks.toml` tells them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.journal import Seed
from tests.officers.bnomic4.stage import Stage, default, moment
from tests.officers.bnomic4.stories import cases, play


@pytest.mark.parametrize("case", cases("tricks"), ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)


def drawn(secret: bytes) -> str:
    tricks = [
        {"name": "A", "response": 10},
        {"name": "B", "response": 6, "timing": "Voting"},
        {"name": "C", "response": 4},
    ]
    stage = Stage(default(game={"automatic": ["Fauna"]}, tricks=tricks))
    stage.mail(Seed("seed-1", moment("09-05 10:00"), 1, secret))
    stage.until("09-06 00:00")
    assert stage.value("beast/The Beast.trick_due") is False
    return str(stage.value("beast/The Beast.last_trick"))


def test_the_bot_draws_for_the_ranger_in_proportion_to_the_responses() -> None:
    """K1: A 10/14, C 4/14, and never the Voting Trick; the same secret draws the same."""
    found = [drawn(number.to_bytes(4, "big")) for number in range(60)]
    assert {*found} == {"A", "C"}
    assert found.count("A") > found.count("C")
    assert drawn(b"\0\0\0\7") == found[7]
