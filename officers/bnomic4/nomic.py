"""The table of B Nomic, fourth era: every module of this package fills it when it is imported."""

from __future__ import annotations

from engine.nomic import Nomic, Outline

NOMIC = Nomic("bnomic4", "B Nomic, fourth era")
NOMIC.outline = Outline(
    round=("_clock", "nweek"),
    round_name="nweek",
    scores=("points", "mackerel"),
    moment=("nweek", "nday"),
)
