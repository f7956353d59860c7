"""What players write and what becomes of it: the mails of `tests/data/suber/mails.toml`, read and judged."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.officers.plays import play
from tests.officers.suber.stage import PEOPLE, Stage, player

STORIES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "suber" / "mails.toml").read_text()
)["story"]


def bakers_turn(**tables: Any) -> Stage:
    """The stage of the data file: it is the turn of the second of four players."""
    clock = {"mover": "Bob Baker", "received_at": "2026-03-03T16:00:00Z", "unanimity": False}
    given = {"game": {"at": "2026-03-03T16:00:00Z"}, "players": [player(one) for one in PEOPLE.values()], **tables}
    return Stage(**{**given, "clock": {**clock, **tables.get("clock", {})}})


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one["title"])
def test_mail(story: dict[str, Any]) -> None:
    play(story, story["title"], bakers_turn)
