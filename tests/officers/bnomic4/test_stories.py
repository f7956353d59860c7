"""Stories of whole institutions: mails in plain English, verdicts, values and duties (`tests/data/bnomic4/stories`)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.officers.bnomic4.stage import Stage
from tests.officers.plays import play

STORIES = sorted((Path(__file__).parents[2] / "data" / "bnomic4" / "stories").glob("*.toml"))


@pytest.mark.parametrize("path", STORIES, ids=lambda one: one.stem)
def test_story(path: Path) -> None:
    play(tomllib.loads(path.read_text()), path.stem, Stage)
