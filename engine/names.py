"""Names as people write them: folding, and finding the one thing that is meant.

Two names are the same when they fold to the same string: case, accents, punctuation and spacing do not
count. One match is enough; several are never guessed between.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=8192)
def fold(name: str) -> str:
    """The comparable form of a name."""
    flat = unicodedata.normalize("NFKD", name).casefold()
    kept = "".join(ch if ch.isalnum() else " " for ch in flat if not unicodedata.combining(ch))
    return " ".join(kept.split())


def matching(name: str, things: Iterable[tuple[str, T]]) -> list[T]:
    """The things whose name is the given one; articles and empty names never match."""
    wanted = fold(name)
    return [thing for called, thing in things if wanted and fold(called) == wanted]
