"""Mackerel, points, socks and acting for a Corporation, as `tests/data/bnomic4/money.toml` tells them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.officers.bnomic4.stories import cases, play


@pytest.mark.parametrize("case", cases("money"), ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)
