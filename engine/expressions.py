"""Regular expressions that are compiled when they are first used.

The readers of English hold some two thousand expressions, of which one mail needs a few hundred. To compile all of
them takes longer than everything else that a command does before its first answer, so each waits for its first use.
From then on it holds the methods of the compiled one and costs what that costs.
"""

from __future__ import annotations

import re
from typing import Any, cast
from weakref import WeakSet

_NAMES = (
    "findall",
    "finditer",
    "flags",
    "fullmatch",
    "groupindex",
    "groups",
    "match",
    "pattern",
    "scanner",
    "search",
    "split",
    "sub",
    "subn",
)
"""What is taken over from the compiled expression."""
_waiting: WeakSet[_Expression] = WeakSet()
"""Those that were not used yet."""


class _Expression:
    """Stands for a compiled expression and, once it was asked for anything, holds what that one has."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags
        _waiting.add(self)

    def __getattr__(self, name: str) -> Any:
        if name not in _NAMES:
            raise AttributeError(f"an expression has no {name!r}")
        self.compile()
        return self.__dict__[name]

    def __reduce__(self) -> tuple[Any, ...]:
        return expression, (self._source, self._flags)

    def __repr__(self) -> str:
        return f"expression({self._source!r}, {self._flags})"

    def compile(self) -> None:
        """Compile it now. Raises re.error."""
        compiled = re.compile(self._source, self._flags)
        self.__dict__.update((name, getattr(compiled, name)) for name in _NAMES)
        _waiting.discard(self)


def expression(source: str, flags: int = 0) -> re.Pattern[str]:
    """As `re.compile`, but a mistake in it is found at the first use (and by the test that compiles them all)."""
    return cast("re.Pattern[str]", _Expression(source, flags))


def is_of(found: re.Match[str], one: re.Pattern[str]) -> bool:
    """Whether this expression made the match; `found.re` is the compiled one, and never the same as `one`."""
    return found.re.pattern is one.pattern and found.re.flags == one.flags


def compile_all() -> int:
    """Compile those that wait for their first use, before work in which nothing should wait; how many they were. Raises
    re.error with the expression named."""
    waiting = list(_waiting)
    for one in waiting:
        try:
            one.compile()
        except re.error as found:
            raise re.error(f"{found.msg} in {one!r}", one._source, found.pos) from found
    return len(waiting)
