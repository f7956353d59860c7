"""Reads a statement in other words than its own, and takes that back where it comes to nothing."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from parsers.acts.context import Context, Rows

COPIED = (list, dict, set, Rows)
"""What a reading changes in its place."""


def state_of(c: Context) -> dict[str, Any]:
    """What is known so far, so that it can be put back."""
    known = {name: copy(value) if isinstance(value, COPIED) else value for name, value in vars(c).items()}
    known["setting"] = replace(c.setting, entities=list(c.setting.entities))
    return known


def put_back(c: Context, known: dict[str, Any]) -> None:
    """Forget all that was read since `state_of`."""
    vars(c).update(known)
