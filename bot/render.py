"""Notices and displays -> text of at most 72 columns, by templates of the nomic.

A template has two blocks, `subject` and `body`. Whatever players wrote passes through `_safe`: control characters
become spaces, so no name can start a line of its own; the subject is one line. The body is fitted last: a line that
would be wider than 72 columns is wrapped, so no title can break the page. Width is what a terminal shows (wide
characters take two columns, combining marks none).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound

WIDTH = 72
"""Columns: room for two levels of quotation within the 79 that terminals and netiquette allow."""
_PLACES = (Path(__file__).parent / "templates", Path(__file__).parent.parent / "templates")
"""In a wheel, and in a checkout."""
FALLBACK = "notice"
_WORDS = re.compile(r"\s+|\S+")


@dataclass(frozen=True, slots=True)
class Text:
    """A rendered mail or display."""

    subject: str
    body: str


def width(text: str) -> int:
    """Columns that a terminal gives the text."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def clip(value: object, columns: int) -> str:
    """The text on one line and in so many columns, cut with an ellipsis."""
    text = " ".join(str("" if value is None else value).split())
    if width(text) <= columns:
        return text
    out, used = "", 0
    for char in text:
        if used + _columns(char) > columns - 1:
            break
        out, used = out + char, used + _columns(char)
    return out.rstrip() + "…"


def pad(value: object, columns: int, side: str = "left") -> str:
    """The text clipped and filled to so many columns."""
    text = clip(value, columns)
    space = " " * (columns - width(text))
    return space + text if side == "right" else text + space


def wrap(value: object, columns: int = WIDTH, indent: str = "") -> str:
    """Paragraphs wrapped to so many columns, each line after the indent."""
    lines: list[str] = []
    for line in str(value).splitlines():
        lines += fit(indent + line, columns, indent) if line.strip() else [""]
    return "\n".join(lines)


def fit(line: str, columns: int = WIDTH, indent: str | None = None) -> list[str]:
    """One line as lines of at most so many columns; the rest hangs under the beginning."""
    if width(line) <= columns:
        return [line.rstrip()]
    hang = indent if indent is not None else line[: len(line) - len(line.lstrip(" >"))][: columns // 2]
    out: list[str] = []
    present = ""
    for word in _WORDS.findall(line):
        while width(present) + width(word) > columns:
            if present.strip() and present != hang:
                out.append(present.rstrip())
                present = hang
                word = word.lstrip(" ")
                continue
            room, used = "", width(present)
            for char in word:
                if used + _columns(char) > columns:
                    break
                room, used = room + char, used + _columns(char)
            out.append(present + room)
            present, word = hang, word[len(room) :]
        present += word
    if present.strip():
        out.append(present.rstrip())
    return out


def table(rows: Iterable[Mapping[str, Any]], *columns: Any, indent: int = 0) -> str:
    """An aligned table. A column is a name, or (name, heading) or (name, heading, most columns).

    Numbers stand to the right; the widest text columns shrink until the table fits.
    """
    kept = [dict(row) for row in rows]
    if not kept:
        return " " * indent + "(none)"
    specs = [_column(one) for one in (columns or [name for name in kept[0] if name != "details"])]
    cells = [[shown(row.get(name)) for name, _, _ in specs] for row in kept]
    right = [all(isinstance(row.get(name), int | float | None) for row in kept) for name, _, _ in specs]
    right = [flag and any(row.get(specs[n][0]) is not None for row in kept) for n, flag in enumerate(right)]
    wide = [
        min(max(width(head), *(width(" ".join(row[n].split())) for row in cells)), most)
        for n, (_, head, most) in enumerate(specs)
    ]
    while sum(wide) + 2 * (len(wide) - 1) + indent > WIDTH and max(wide) > 4:
        wide[wide.index(max(wide))] -= 1
    lines = [[head for _, head, _ in specs], ["-" * size for size in wide], *cells]
    return "\n".join(
        (
            " " * indent
            + "  ".join(
                pad(cell, size, "right" if flag else "left") for cell, size, flag in zip(line, wide, right, strict=True)
            )
        ).rstrip()
        for line in lines
    )


def _column(said: Any) -> tuple[str, str, int]:
    if isinstance(said, str):
        return said, said.replace("_", " "), WIDTH
    name, head, *most = said
    return name, head, most[0] if most else WIDTH


def shown(value: Any) -> str:
    """A value of the state as a person reads it."""
    if value is None or value == "" or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M")
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {shown(one)}" for name, one in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(shown(one) for one in value)
    text = str(value)
    if len(text) == 20 and text[10] == "T" and text.endswith("Z"):
        return f"{text[:10]} {text[11:16]}"
    return text


def _safe(value: Any) -> Any:
    """What `{{ ... }}` prints: no control character but the line end and tab."""
    if value is None:
        return ""
    text = str(value)
    if text.isprintable():
        return text
    return "".join(
        char if char in "\n\t" or unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") else " " for char in text
    ).expandtabs(4)


def _plain(value: Any) -> Any:
    """Data of a notice with every text on one line, unless its name says that it is a text of several lines."""
    if isinstance(value, str):
        return clip(value, 10_000)
    if isinstance(value, Mapping):
        return {name: one if name in LONG_TEXTS else _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value


LONG_TEXTS = frozenset({"body", "text", "effect", "words", "paragraphs", "diff", "question"})
"""Names of values that keep their line ends; everything else is a name, a title or a reason."""


@cache
def environment() -> Environment:
    """The templates with their filters."""
    env = Environment(
        loader=FileSystemLoader([str(place) for place in _PLACES]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_safe,
        autoescape=False,
    )
    env.filters.update(width=width, clip=clip, pad=pad, wrap=wrap, shown=shown)
    env.globals.update(table=table, WIDTH=WIDTH)
    return env


def render(ruleset: str, name: str, data: Mapping[str, Any], *, fallback: Sequence[str] = (FALLBACK,)) -> Text:
    """The text of a notice or display; one without a template of its own is shown by the fallback."""
    env = environment()
    for wanted in (name, *fallback):
        try:
            template = env.get_template(f"{ruleset}/{wanted}.txt.j2")
            break
        except TemplateNotFound:
            continue
    else:
        raise TemplateNotFound(f"{ruleset}/{name}.txt.j2")
    safe = _plain(data)
    context = template.new_context({**safe, "name_of_notice": name.replace("_", " "), "data": safe})
    subject = " ".join("".join(template.blocks["subject"](context)).split())
    body = "".join(template.blocks["body"](context))
    lines = [fitted for line in body.splitlines() for fitted in fit(line)]
    return Text(subject, _squeeze(lines))


def _squeeze(lines: Sequence[str]) -> str:
    """At most one blank line in a row; none at either end."""
    out: list[str] = []
    for line in lines:
        if line.strip() or (out and out[-1]):
            out.append(line.rstrip())
    while out and not out[-1]:
        out.pop()
    return "\n".join(out) + "\n"
