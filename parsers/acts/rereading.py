"""Reads a statement in other words than its own, and takes that back where it comes to nothing."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

from parsers.acts.context import Context, Rows
from parsers.body.statements import Statement
from parsers.work import LOOK

COPIED = (list, dict, set, Rows)
"""What a reading changes in its place."""


CHARACTERS = 30
"""So many characters of a text that is read again cost one unit more."""
Reading = Callable[[Context, Statement], None]
"""Reads a statement."""


def reread(c: Context, st: Statement, text: str, read: Reading) -> None:
    """Read a text in the place of a statement, for which it pays as for another one."""
    c.purse.pay(LOOK + len(text) // CHARACTERS)
    c.told_instead = text
    read(c, st)
    c.told_instead = ""


def state_of(c: Context) -> dict[str, Any]:
    """What is known so far, so that it can be put back."""
    c.purse.pay(1 + len(c.acts) // CHARACTERS)
    known = dict(vars(c))
    known.update((name, copy(value)) for name, value in known.items() if isinstance(value, COPIED))
    known["setting"] = replace(c.setting, entities=list(c.setting.entities))
    return known


def put_back(c: Context, known: dict[str, Any]) -> None:
    """Forget all that was read since `state_of`."""
    vars(c).update(known)


def span_whole(c: Context, st: Statement, made: int) -> None:
    """Let the acts from `made` on have the whole statement for their words."""
    end = st.start + len(c.body[st.start : st.end].rstrip())
    c.acts[made:] = [replace(act, text=c.body[st.start : end], start=st.start, end=end) for act in c.acts[made:]]
