"""Text in columns: how wide it is on a terminal, cut, filled, wrapped and set in tables.

Width is what a terminal shows: wide characters take two columns, combining marks none. Everything here is pure and
safe for what strangers wrote: `line` and `lines` take out control characters and marks that turn the direction of
writing, so that a name can neither start a line of its own nor hide what follows it. Time is linear in the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

WIDTH = 72
"""Columns: room for two levels of quotation within the 79 that terminals and netiquette allow."""
NARROWEST = 6
"""Columns below which a column of a table is not shrunk."""
MOST_MARKS = 3
"""Combining marks kept on one letter: no living script needs more, and stacks of them cover other lines."""
_JOINERS = "\u200c\u200d"
_WORDS = re.compile(r"\s+|\S+")


class Laid(str):
    """Text that is laid out already: its line ends are ours."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: whose value, under which heading, at most how wide."""

    name: str
    heading: str
    most: int = WIDTH


def columns_of(char: str) -> int:
    """Columns that a terminal gives one character."""
    if unicodedata.category(char) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def width(text: str) -> int:
    """Columns that a terminal gives the text."""
    return len(text) if text.isascii() else sum(map(columns_of, text))


def lines(text: str) -> list[str]:
    """Lines of a stranger's text without control characters, tabs as spaces."""
    return [_clean(one.expandtabs(4)).rstrip() for one in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]


def line(value: object) -> str:
    """A value as one line without control characters, runs of space as one."""
    return " ".join(_clean(str(value)).split())


def _clean(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    out: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in ("Cc", "Cs", "Zl", "Zp"):
            out.append(" ")
        elif (category != "Cf" or char in _JOINERS) and marks <= MOST_MARKS:
            out.append(char)
    return "".join(out)


def clip(value: object, columns: int) -> str:
    """The value on one line and in so many columns, cut with an ellipsis."""
    text = line(value)
    return text if width(text) <= columns else _head(text, columns - 1).rstrip() + "…"


def _head(text: str, columns: int) -> str:
    """As much of the text as has room."""
    used = 0
    for index, char in enumerate(text):
        used += columns_of(char)
        if used > columns:
            return text[:index]
    return text


def pad(value: object, columns: int, side: str = "left") -> str:
    """The value clipped and filled to so many columns."""
    text = clip(value, columns)
    space = " " * (columns - width(text))
    return space + text if side == "right" else text + space


def fit(text: str, columns: int = WIDTH, hang: str | None = None) -> list[str]:
    """One line as lines of at most so many columns; the rest stands after `hang` (default: its own indent)."""
    bare = text.strip()
    indent = " " * min(len(text) - len(text.lstrip()), columns // 2)
    if width(indent) + width(bare) <= columns:
        return [indent + bare] if bare else [""]
    text = indent + bare
    if hang is None:
        hang = indent
    out: list[str] = []
    present, used, empty = "", 0, True
    for word in _pieces(text, columns - width(hang)):
        space, size = word.isspace(), width(word)
        if used + size > columns and not empty:
            out.append(present.rstrip())
            present, used, empty = hang, width(hang), True
        if not (space and empty and out):
            present, used = present + word, used + size
            empty = empty and space
    if present.strip():
        out.append(present.rstrip())
    return out


def _pieces(text: str, columns: int) -> Iterator[str]:
    """Words and the spaces between them, cut where one is wider than the columns."""
    for word in _WORDS.findall(text):
        start = used = 0
        for index, char in enumerate(word):
            used += columns_of(char)
            if used > columns:
                yield word[start:index]
                start, used = index, columns_of(char)
        yield word[start:]


def paragraphs(value: object, columns: int = WIDTH, indent: int | str = "") -> Laid:
    """A text with its line ends, each line wrapped and set after the indent."""
    margin = " " * indent if isinstance(indent, int) else indent
    out: list[str] = []
    for one in lines(str(value)):
        if one:
            out += fit(margin + one, columns, margin + " " * min(len(one) - len(one.lstrip(" ")), columns // 2))
        elif out and out[-1]:
            out.append("")
    while out and not out[-1]:
        out.pop()
    return Laid("\n".join(out))


def label(name: object, value: object, room: int = 12, indent: int = 0) -> Laid:
    """A name and its value, the value wrapped in a column of its own."""
    start = " " * indent + pad(f"{line(name)}", room) + "  "
    return Laid("\n".join(fit(start + (line(shown(value)) or "-"), WIDTH, " " * width(start))))


def table(
    rows: Iterable[Any], *columns: Sequence[Any] | str, indent: int = 0, empty: str = "none", blank: str = "-"
) -> Laid:
    """An aligned table. A column is a name, or (name, heading), or (name, heading, most columns).

    Rows are mappings or objects ("totals.FOR" names a value inside a value). Numbers stand to the right; the widest
    columns shrink until the table fits. What does not fit is cut with an ellipsis, but wrapped in the last column.
    """
    kept = list(rows)
    margin = " " * indent
    if not kept:
        return Laid(f"{margin}({empty})")
    given = columns or [name for name in kept[0] if not isinstance(kept[0][name], Mapping)]
    specs = [Column(one, heading(one)) if isinstance(one, str) else Column(*one) for one in given]
    values = [[_value(row, one.name) for one in specs] for row in kept]
    cells = [[line(shown(value)) if value not in ("", None) else blank for value in row] for row in values]
    right = [_numbers([row[n] for row in values]) for n in range(len(specs))]
    sizes = [min(max(width(s.heading), *(width(row[n]) for row in cells)), s.most) for n, s in enumerate(specs)]
    while sum(sizes) + 2 * (len(sizes) - 1) + indent > WIDTH and max(sizes) > NARROWEST:
        sizes[sizes.index(max(sizes))] -= 1
    printed = [[one.heading for one in specs], ["-" * size for size in sizes], *cells]
    return Laid("\n".join(margin + one for row in printed for one in _row(row, sizes, right)))


def _row(cells: Sequence[str], sizes: Sequence[int], right: Sequence[bool]) -> Iterator[str]:
    """A row on one line, and what the last cell is longer below it."""
    sides = ["right" if flag else "left" for flag in right]
    rest = [cells[-1]] if right[-1] else fit(cells[-1], sizes[-1], "")
    yield "  ".join(pad(*one) for one in zip([*cells[:-1], rest[0]], sizes, sides, strict=True)).rstrip()
    before = " " * (sum(sizes[:-1]) + 2 * (len(sizes) - 1))
    for one in rest[1:]:
        yield before + one


def _value(row: Any, name: str) -> Any:
    """A row's value by name; "totals.FOR" is a value inside a value."""
    for part in name.split("."):
        row = row[part] if isinstance(row, Mapping) else getattr(row, part)
    return row


def _numbers(values: Sequence[Any]) -> bool:
    numbers = [isinstance(one, int | float) and not isinstance(one, bool) for one in values if one is not None]
    return bool(numbers) and all(numbers)


def heading(name: str) -> str:
    """An attribute's name as a heading."""
    words = line(name).replace("_", " ")
    return words[:1].upper() + words[1:]


def shown(value: Any) -> str:
    """A value of the state as a person reads it."""
    if value is None or (isinstance(value, str | list | tuple | dict | set | frozenset) and not value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime):
        return date(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {shown(one)}" for name, one in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(shown(one) for one in value)
    text = str(value)
    return date(text) if is_instant(text) else text


def is_instant(text: str) -> bool:
    """Whether it is an instant as the state has it: "2008-10-16T10:00:00Z"."""
    return len(text) == 20 and text[10] == "T" and text.endswith("Z")


def date(value: datetime | str | None) -> str:
    """An instant as "2008-10-16 10:00 UTC"; a text that is no ISO instant stays as it is."""
    if value is None:
        return "-"
    if isinstance(value, str):
        try:
            return date(datetime.fromisoformat(value))
        except ValueError:
            return value
    return f"{value.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
