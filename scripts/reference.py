"""Writes the pages of the documentation that are made from the code: commands, configuration, actions of each nomic.

    python scripts/reference.py

A test compares them with what this would write now.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import officers  # noqa: E402
from bot.cli import COMMANDS, build  # noqa: E402

MADE = "Made by `make docs`; do not edit it.\n"
_TABLE = re.compile(r"^(?:# )?\[{1,2}([\w.]+)\]{1,2}$")
_KEY = re.compile(r"^(?:# )?(\w+) = (.*?)(?:\s{2,}#\s*(.*))?$")


def pages() -> dict[str, str]:
    """File below docs/ -> its text."""
    made = {"commands.md": commands(), "configuration.md": configuration()}
    return made | {f"actions-{name}.md": actions(name) for name in sorted(officers.RULESETS)}


# -- commands ---------------------------------------------------------------------------------------


def commands() -> str:
    """Every command with its options, as its own help has them."""
    out = ["# Commands", "", MADE, "Every command prints this with `--help`. What fails ends in one line on standard",
           "error and a status that is not 0; `--json` prints one JSON object a line and nothing else.",
           ""]  # fmt: skip
    for title, names in COMMANDS.items():
        out.append(f"- {title}: " + ", ".join(f"[{name}](#officer-{name})" for name in names))
    for names in COMMANDS.values():
        for name in names:
            out += ["", f"## officer {name}", "", "```", _help(name), "```"]
    return "\n".join(out) + "\n"


def _help(name: str) -> str:
    stream = io.StringIO()
    console = Console(file=stream, width=100, no_color=True, legacy_windows=False)
    with contextlib.redirect_stdout(stream):
        build().help_print([name], console=console)
    lines = [_plain(one) for one in stream.getvalue().splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _plain(row: str) -> str:
    """A row of the help without its frame."""
    if row.startswith("╭"):
        return "\n" + row.strip("╭─╮ ")
    return "" if row.startswith("╰") else row.strip("│").rstrip()


# -- configuration ----------------------------------------------------------------------------------


def configuration() -> str:
    """Every key of the configuration, from the example that explains them."""
    out = ["# Configuration", "", MADE, "The file that `--config` names, in TOML. `config.example.toml` is the same",
           "as a file to start from; `officer new` writes a short one. An unknown key or a wrong value is refused",
           "with file, line and key. File names are relative to the folder of the file."]  # fmt: skip
    for table, about, keys in tables((ROOT / "config.example.toml").read_text("utf-8")):
        out += ["", f"## [{table}]", ""]
        out += [about, ""] if about else []
        out += ["| key | example | meaning |", "|---|---|---|"]
        out += [f"| `{key}` | `{value.replace('|', '&#124;')}` | {said} |" for key, value, said in keys]
    return "\n".join(out) + "\n"


def tables(text: str) -> Iterator[tuple[str, str, list[tuple[str, str, str]]]]:
    """(table, what it is for, [(key, example, meaning)]) of a configuration with comments."""
    said: list[str] = []
    present: tuple[str, str, list[tuple[str, str, str]]] | None = None
    for row in text.splitlines():
        if found := _TABLE.match(row):
            if present is not None:
                yield present
            present, said = (found[1], " ".join(said), []), []
        elif present is not None and (found := _KEY.match(row)):
            present[2].append((found[1], found[2], " ".join(filter(None, [*said, found[3] or ""]))))
            said = []
        elif row.startswith("# "):
            said.append(row.removeprefix("# "))
        elif not row.strip():
            said = []
    if present is not None:
        yield present


# -- actions ----------------------------------------------------------------------------------------


def actions(ruleset: str) -> str:
    """Every action of a nomic: what it does, by which rule, in which words."""
    nomic, book = officers.nomic(ruleset), officers.phrasebook(ruleset)
    out = [f"# Actions of {nomic.title}", "", MADE,
           "What you write may differ from the words below in many ways; `officer actions` prints every phrase that",
           "is understood. Parts in brackets may be left out."]  # fmt: skip
    offices: dict[str, list[str]] = {}
    for words in book.words:
        law = nomic.actions.get(words.action)
        if law is not None:
            offices.setdefault(words.office, []).append(words.action)
    for office, names in offices.items():
        out += ["", f"## {office[:1].upper()}{office[1:]}", "", "| action | rule | what it does |", "|---|---|---|"]
        for name in names:
            law, words = nomic.actions[name], book.of(name)
            example = next(iter(words.examples), "")
            does = law.doc.split("\n\n")[0].replace("\n", " ").replace("|", "&#124;")
            said = f'<br>"{example}"' if example else ""
            out.append(f"| {book.short[name]} | {', '.join(law.rules)} | {does}{said} |")
    return "\n".join(out) + "\n"


def main() -> None:
    """Writes every page."""
    for name, text in pages().items():
        (ROOT / "docs" / name).write_text(text, "utf-8")
        print(f"written: docs/{name}")


if __name__ == "__main__":
    main()
