"""What a nomic brings for starting a new game of it: what its genesis needs besides a name, a list and players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Offices:
    """The offices that a new game hands out to its players in turn: their table, the holder's key, and the rest."""

    table: str
    names: tuple[str, ...]
    holder: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Start:
    """A new game: `tables` as they stand in the genesis, what every player begins with, and the offices."""

    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    player: Mapping[str, Any] = field(default_factory=dict)
    offices: Offices | None = None
