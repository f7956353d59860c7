"""A correction on its way: what the players were told before, kept until they are told what changed.

Going back into the past is several transactions. That it began is noted in the first of them, with the state as it
was; the last one, which holds the mail about the difference, takes the note away. Whatever happens between, the
players are told in the end, and once.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

KEY = "correcting"
"""Under which name the store keeps the note."""
DONE: Mapping[str, str] = {KEY: ""}
"""Takes it away."""


class Correction(Struct, frozen=True):
    """The state at an instant before the game was taken back, and the numbers of the entries that came late."""

    present: datetime
    causes: tuple[int, ...]
    before: dict[str, Any]
    known: int
    """The highest number of an entry then."""

    def because_of(self, seq: int) -> Correction:
        """The same with one more entry that came late meanwhile."""
        return self if seq in self.causes else msgspec.structs.replace(self, causes=(*self.causes, seq))

    def note(self) -> Mapping[str, str]:
        """The note as the store takes it."""
        return {KEY: msgspec.json.encode(self).decode()}


def noted(text: str | None) -> Correction | None:
    """The correction that a note tells of; None where there is none."""
    return msgspec.json.decode(text, type=Correction) if text else None
