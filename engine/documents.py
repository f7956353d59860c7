"""Documents: texts with comment text, and their revisions.

Comment text stands between `/*` and `*/` or `[[` and `]]` (escaped marks count, the first closer ends it,
an unclosed mark is no comment). It is kept and shown, but has no effect. The revisions of a document are read from
the changes of its attributes: who changed what, when and because of what, and how it read at any instant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from engine.expressions import expression

MARKS = (("/*", "*/"), ("[[", "]]"), ("/\\*", "\\*/"))
_CLOSERS = dict(MARKS)
_OPENER = expression("|".join(re.escape(opener) for opener in _CLOSERS))


def comments(text: str) -> Iterator[tuple[int, int]]:
    """Spans of comment text, marks included, from left to right. O(n)."""
    open_for_good: set[str] = set()
    position = 0
    while (found := _OPENER.search(text, position)) is not None:
        opener = found[0]
        end = text.find(_CLOSERS[opener], found.end()) if opener not in open_for_good else -1
        if end < 0:
            open_for_good.add(opener)
            position = found.end()
            continue
        position = end + len(_CLOSERS[opener])
        yield found.start(), position


def effective(text: str) -> str:
    """The text without its comment text."""
    out, position = [], 0
    for start, end in comments(text):
        out.append(text[position:start])
        position = end
    out.append(text[position:])
    return "".join(out)


# -- revisions --------------------------------------------------------------------------------------


class Changed(Protocol):
    """A change of a thing, as the change log or a store keeps it (engine/world.py); `at` is an instant or None."""

    @property
    def op(self) -> str: ...
    @property
    def attribute(self) -> str: ...
    @property
    def old(self) -> Any: ...
    @property
    def new(self) -> Any: ...
    @property
    def at(self) -> datetime | None: ...
    @property
    def cause(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Revision:
    """One change of a document: when and because of what, and every attribute before and after it."""

    at: datetime | None
    cause: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]

    @property
    def attributes(self) -> list[str]:
        """The attributes that it changed, by name."""
        names = sorted({*self.before, *self.after})
        return [name for name in names if self.before.get(name) != self.after.get(name)]

    def difference(self, attribute: str = "text") -> str:
        """What it changed of a text, line by line; "" when nothing."""
        return difference(str(self.before.get(attribute) or ""), str(self.after.get(attribute) or ""))


def revisions(changes: Iterable[Changed]) -> list[Revision]:
    """The revisions of one document from its changes, oldest first; changes of one instant and cause are one."""
    found: list[Revision] = []
    state: dict[str, Any] = {}
    for one in changes:
        before = dict(state)
        if one.op == "set":
            before.setdefault(one.attribute, one.old)
            state = {**before, one.attribute: one.new}
        elif one.op == "rekey":
            state = {**state, "key": one.new}
            before = {**before, "key": one.old}
        last = found[-1] if found else None
        if last is not None and (last.at, last.cause) == (one.at, one.cause):
            earlier = {**{name: value for name, value in before.items() if name not in last.after}, **last.before}
            found[-1] = Revision(one.at, one.cause, earlier, state)
        else:
            found.append(Revision(one.at, one.cause, before, state))
    return found


def text_at(history: Iterable[Revision], instant: datetime, attribute: str = "text") -> str | None:
    """How the attribute read at the instant; None before the document came into being."""
    text = None
    for one in history:
        if one.at is not None and one.at > instant:
            break
        text = str(one.after.get(attribute) or "")
    return text


def difference(old: str, new: str) -> str:
    """What makes the new text of the old one: a unified difference of their lines, without heads and line numbers."""
    lines = difflib.unified_diff(old.split("\n"), new.split("\n"), n=1, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")) and (old or line != "-"))
