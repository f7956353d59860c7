"""Tables of a TOML file read key by key: every fault is one line, FILE:LINE: KEY: what is wrong.

A `Table` notes which keys were asked for; `done` refuses the others, so a misspelt key is never passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from bot.errors import Complaint
from bot.genesis import line_of

T = TypeVar("T", str, int, float, bool)

_SPOKEN: dict[type, str] = {
    str: "a string", int: "a whole number", float: "a number", bool: "true or false", list: "a list of strings"
}  # fmt: skip


@dataclass(slots=True)
class Table:
    """One table: its values, the path of keys to it, and the file with its text (for the lines of faults)."""

    values: Mapping[str, Any]
    file: Path
    text: str = field(repr=False)
    path: str = ""
    _asked: set[str] = field(default_factory=set)

    def fail(self, key: str, problem: str) -> NoReturn:
        """Raises Complaint about a key of this table ("": the table itself)."""
        where = ".".join(part for part in (self.path, key) if part)
        line = line_of(self.text, where)
        at = f"{self.file}:{line}" if line else str(self.file)
        raise Complaint(f"{at}: {where}: {problem}" if where else f"{at}: {problem}")

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        self._asked.add(key)
        return key in self.values

    def get(self, key: str, default: T) -> T:
        """A value of the default's type."""
        if not self.has(key):
            return default
        value, wanted = self.values[key], type(default)
        if wanted is float and type(value) is int:
            value = float(value)
        if type(value) is not wanted:
            self.fail(key, f"must be {_SPOKEN[wanted]}, not {value!r}")
        result: T = value
        return result

    def need(self, key: str) -> str:
        """A string that must be there and not be empty."""
        if not self.has(key):
            self.fail(key, "is missing")
        value = self.get(key, "")
        if not value.strip():
            self.fail(key, "must not be empty")
        return value

    def count(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.get(key, default)
        if not low <= value <= high:
            self.fail(key, f"must be from {low} to {high}, not {value}")
        return value

    def choice(self, key: str, default: str, allowed: Iterable[str]) -> str:
        """One of some words."""
        value, words = self.get(key, str(default)), tuple(map(str, allowed))
        if value not in words:
            self.fail(key, f"must be one of {', '.join(words)}, not {value!r}")
        return value

    def words(self, key: str, default: Sequence[str]) -> tuple[str, ...]:
        """A list of strings."""
        if not self.has(key):
            return tuple(default)
        value = self.values[key]
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.fail(key, f"must be a list of strings, not {value!r}")
        return tuple(value)

    def table(self, key: str) -> Table | None:
        """A table inside this one, if it is there."""
        if not self.has(key):
            return None
        value = self.values[key]
        if not isinstance(value, Mapping):
            self.fail(key, f"must be a table, [{key}]")
        return self._inside(value, key)

    def tables(self, key: str) -> list[Table]:
        """One table [key] or an array of tables [[key]]."""
        if not self.has(key):
            return []
        value = self.values[key]
        if isinstance(value, Mapping):
            return [self._inside(value, key)]
        if not isinstance(value, list) or not all(isinstance(one, Mapping) for one in value):
            self.fail(key, f"must be a table, [{key}], or several, [[{key}]]")
        return [self._inside(one, f"{key}.{number}") for number, one in enumerate(value)]

    def _inside(self, values: Mapping[str, Any], key: str) -> Table:
        return Table(values, self.file, self.text, ".".join(part for part in (self.path, key) if part))

    def done(self) -> None:
        """Refuses every key that nobody asked for."""
        for key in self.values:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.fail(key, f"unknown key; there is {known}")
