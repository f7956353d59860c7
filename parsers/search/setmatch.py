"""Many expressions looked for in one pass: RE2 tells which of them occur in a text.

RE2 runs a set as one automaton, so the cost is one step per byte whatever the text holds and however many
expressions there are. It knows neither look-around nor the whole of Unicode in its classes; an expression of a
set is therefore written to find *at least* what the exact test after it takes.
"""

from __future__ import annotations

from collections.abc import Iterable

import re2

MAX_MEMORY = 64 << 20
"""Bytes that the automaton of one set may keep; a nomic's phrases need some megabytes, and what is not kept is only
built again."""
MAX_MEMORY_OF_ONE = 16 << 20
"""The same of a single expression."""
SPACE = r"[\s\x0b\x1c-\x1f\x{85}\p{Z}]"
"""What `\\s` is for the `re` module."""


class ExpressionSet:
    """Expressions known by their place in the order given. Raises re2.Error for what RE2 cannot read."""

    def __init__(self, expressions: Iterable[str]) -> None:
        options = re2.Options()
        options.max_mem = MAX_MEMORY
        self._set = re2.Set.SearchSet(options)
        self.count = 0
        for expression in expressions:
            self._set.Add(expression)
            self.count += 1
        self._set.Compile()

    def found(self, text: str) -> list[int]:
        """Which expressions occur in the text, in no order; all of them when it cannot be encoded."""
        try:
            return self._set.Match(text) or []
        except UnicodeEncodeError:
            return list(range(self.count))


class Expression:
    """One expression of RE2 that is only asked whether it occurs. Raises re2.Error for what RE2 cannot read."""

    __slots__ = ("_set",)

    def __init__(self, source: str) -> None:
        options = re2.Options()
        options.max_mem = MAX_MEMORY_OF_ONE
        self._set = re2.Set.SearchSet(options)  # a set of one: it gives no places, which is what costs
        self._set.Add(source)
        self._set.Compile()

    def found(self, text: str) -> bool:
        """Whether it occurs in the text; yes for what cannot be encoded."""
        try:
            return bool(self._set.Match(text))
        except UnicodeEncodeError:
            return True
