"""Stories of whole institutions: mails in plain English, verdicts, values and duties (`tests/data/bnomic4/stories`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.officers.bnomic4.plays import play, stories


@pytest.mark.parametrize("path", stories(), ids=lambda one: one.stem)
def test_story(path: Path) -> None:
    play(path)
