"""The table of the GitHub nomic after Suber: every module of this package fills it when it is imported."""

from __future__ import annotations

from engine.nomic import Nomic

NOMIC = Nomic("suber", "Suber's Nomic, GitHub edition")
