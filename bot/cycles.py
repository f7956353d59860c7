"""Python's search for reference cycles, made rare while much is made that stays.

By default it looks at the young objects after every 700 that were made, and at all there are as soon as they have
grown by a quarter. A phrasebook, or the game that an archive makes, is a hundred thousand objects of which none is
garbage: looking at them again and again costs a tenth of the time and finds nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RARE = (20_000, 50, 100)
"""Objects made between two looks at the young, and how many of these come before one at the older, and at all."""


@contextmanager
def rarely_sought() -> Iterator[None]:
    """Cycles are sought rarely in what is done inside, and in processes that are copied from this one meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(*RARE)
    try:
        yield
    finally:
        gc.set_threshold(*before)
