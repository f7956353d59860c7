"""The table of B Nomic, fourth era: every module of this package fills it when it is imported."""

from __future__ import annotations

from engine.nomic import Nomic

NOMIC = Nomic("bnomic4", "B Nomic, fourth era")
