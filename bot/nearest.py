"""What somebody may have meant who typed a name that is none: the next step of an error."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from engine.names import fold

MOST = 3
"""Guesses told."""
NEAR = 0.75
"""How alike a guess must be: a letter more, less or wrong in a short name."""


def meant(said: str, known: Iterable[str]) -> str:
    """ " Did you mean X or Y?", the nearest first; "" where nothing is near."""
    by_fold = {fold(one): one for one in known}
    near = [by_fold[one] for one in get_close_matches(fold(said), by_fold, MOST, NEAR)]
    return f" Did you mean {' or '.join(near)}?" if near else ""
