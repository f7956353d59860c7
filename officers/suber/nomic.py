"""The table of the GitHub nomic after Suber: every module of this package fills it when it is imported."""

from __future__ import annotations

from engine.nomic import Nomic, Outline

NOMIC = Nomic("suber", "Suber's Nomic, GitHub edition")
NOMIC.outline = Outline(
    round=("_turn", "circuit"), round_name="circuit", scores=("points",), moment=("game_day", "circuit", "mover")
)
