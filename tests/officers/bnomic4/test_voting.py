"""Votes, the tally and its consequences, as `tests/data/bnomic4/voting.toml` and `proposals.toml` tell them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.officers.bnomic4.stories import cases, play


@pytest.mark.parametrize("case", [*cases("voting"), *cases("proposals")], ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)
