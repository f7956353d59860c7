"""Where one rule ends and the next begins, as `tests/data/bnomic4/boundaries.toml` tells it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.officers.bnomic4.stories import cases, play


@pytest.mark.parametrize("case", cases("boundaries"), ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)
