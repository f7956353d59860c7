"""The house's rule about imports: they point down, and the pure rooms stay pure.

    bot -> officers, parsers -> engine

`parsers` and `officers` do not know each other, and none of the three lower rooms touches a socket, a file, a
database, a clock or chance: those come in as arguments. The files are read, not imported, so that an import
hidden inside a function counts as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from officers import RULESETS

ROOT = Path(__file__).resolve().parent.parent

MAY_IMPORT = {
    "engine": {"engine"},
    "parsers": {"parsers", "engine"},
    "officers": {"officers", "engine"},
    "bot": {"bot", "officers", "parsers", "engine"},
}
PURE = frozenset({"engine", "parsers", "officers"})
IMPURE_MODULES = frozenset({
    "aioimaplib", "aiosmtpd", "aiosmtplib", "asyncio", "glob", "httpx", "imaplib", "io", "os", "pathlib", "psycopg",
    "random", "requests", "secrets", "select", "selectors", "shutil", "smtplib", "socket", "sqlalchemy", "sqlite3",
    "ssl", "starlette", "subprocess", "tempfile", "threading", "time", "urllib.request", "uuid", "uvicorn",
})  # fmt: skip
HARMLESS = frozenset({"io.BytesIO", "io.StringIO"})  # buffers in memory, although they live in an impure module
CLOCK_CALLS = frozenset({"datetime.now", "datetime.utcnow", "datetime.today", "date.today", "datetime.fromtimestamp"})
IMPURE_BUILTINS = frozenset({"open", "input", "print", "exec", "eval", "__import__"})
MAY_IMPORT_BY_NAME = frozenset({"officers/__init__.py"})  # the table of nomics; its own test is below


@dataclass(frozen=True)
class Breach:
    """One place where a file breaks the rule."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def imported(node: ast.AST, package: str) -> Iterator[str]:
    """Yield the dotted names a node imports; relative ones are made absolute from the file's package."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parents = package.split(".")
            kept = parents[: len(parents) - node.level + 1]
            base = ".".join([*kept, base] if base else kept)
        yield from (f"{base}.{alias.name}" for alias in node.names)


def is_impure(name: str) -> bool:
    """Tell whether a dotted name is, or lives in, a module that reaches outside."""
    parts = name.split(".")
    return name not in HARMLESS and any(".".join(parts[:n]) in IMPURE_MODULES for n in range(1, len(parts) + 1))


def breaches(source: str, file: str, package: str) -> list[Breach]:
    """Return every place where the source of a file of that package breaks the rule."""
    room = package.split(".", maxsplit=1)[0]
    found: list[Breach] = []
    for node in ast.walk(ast.parse(source, file)):
        for name in imported(node, package):
            top = name.split(".", maxsplit=1)[0]
            if top in MAY_IMPORT and top not in MAY_IMPORT[room]:
                found.append(Breach(file, node.lineno, f"{room} may not import {top} ({name})"))
            elif top == "tests":
                found.append(Breach(file, node.lineno, f"{room} may not import the tests ({name})"))
            elif room in PURE and is_impure(name):
                found.append(Breach(file, node.lineno, f"{room} is pure and may not import {name}"))
        if room in PURE and isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if ".".join(called.split(".")[-2:]) in CLOCK_CALLS:
                found.append(Breach(file, node.lineno, f"{room} is pure and may not ask the clock ({called})"))
            elif called in IMPURE_BUILTINS or (
                called.rsplit(".", maxsplit=1)[-1] == "import_module" and file not in MAY_IMPORT_BY_NAME
            ):
                found.append(Breach(file, node.lineno, f"{room} is pure and may not call {called}"))
    return found


def modules(room: str) -> list[Path]:
    """Return the room's source files in order."""
    return sorted((ROOT / room).rglob("*.py"))


def package_of(path: Path) -> str:
    """Return the dotted package a file belongs to (for an `__init__`, the package itself)."""
    return ".".join(path.relative_to(ROOT).parent.parts)


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_imports_point_down_and_pure_rooms_stay_pure(room: str) -> None:
    files = modules(room)
    assert files, f"no source found for {room}: the test looks in the wrong place"
    found = [
        breach
        for path in files
        for breach in breaches(path.read_text("utf-8"), str(path.relative_to(ROOT)), package_of(path))
    ]
    assert not found, "\n".join(map(str, found))


def test_nomics_imported_by_name_are_officers_too() -> None:
    assert RULESETS, "no nomic: the next line would hold of anything"
    assert [package for package in RULESETS.values() if not package.startswith("officers.")] == []


@pytest.mark.parametrize(
    ("package", "source", "what"),
    [
        ("engine", "import bot.store", "engine may not import bot"),
        ("engine", "from officers.bnomic4 import votes", "engine may not import officers"),
        ("engine", "from ..parsers import own", "engine may not import parsers"),
        ("parsers", "def read():\n    from officers import bnomic4", "parsers may not import officers"),
        ("officers.bnomic4", "from parsers.body.own import own_words", "officers may not import parsers"),
        ("officers.bnomic4", "from ...bot import cli", "officers may not import bot"),
        ("bot", "from tests.live import servers", "bot may not import the tests"),
        ("engine", "import socket", "may not import socket"),
        ("engine", "import os.path", "may not import os.path"),
        ("engine", "from urllib import request", "may not import urllib.request"),
        ("parsers", "import asyncio as a", "may not import asyncio"),
        ("parsers", "import random", "may not import random"),
        ("officers", "from sqlalchemy.orm import Session", "may not import sqlalchemy.orm"),
        ("officers", "from time import time", "may not import time"),
        ("officers", "from pathlib import Path", "may not import pathlib"),
        ("engine", "import datetime\ndatetime.datetime.now()", "may not ask the clock"),
        ("engine", "from datetime import datetime, UTC\nat = datetime.now(UTC)", "may not ask the clock"),
        ("engine", "from datetime import datetime\nat = datetime.utcnow()", "may not ask the clock"),
        ("engine", "from datetime import date\nat = date.today()", "may not ask the clock"),
        ("parsers", "with open('x') as f: pass", "may not call open"),
        ("officers", "import importlib\nimportlib.import_module('bot')", "may not call importlib.import_module"),
    ],
)
def test_a_breach_is_caught(package: str, source: str, what: str) -> None:
    found = breaches(source, "synthetic.py", package)
    assert len(found) == 1
    assert what in str(found[0])


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("bot.store", "import os, asyncio\nfrom pathlib import Path\nfrom datetime import datetime\ndatetime.now()"),
        ("bot", "import engine, parsers, officers\nfrom . import cli"),
        ("parsers", "from engine.acts import Act\nfrom .own import own_words\nfrom parsers import html"),
        ("officers.bnomic4", "from engine import fold\nfrom . import votes\nfrom .words import forms"),
        ("engine", "from datetime import datetime, timedelta\nlater = datetime(2007, 1, 1) + timedelta(days=1)"),
        ("parsers", "from io import BytesIO\nfrom urllib.parse import unquote"),
        ("engine", "import engine.osmosis, timeless, randomly"),
    ],
)
def test_what_is_allowed_is_left_alone(package: str, source: str) -> None:
    assert breaches(source, "synthetic.py", package) == []


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_no_module_binds_a_name_of_its_own_twice(room: str) -> None:
    """Of two constants or functions of one name in a module the first is silently lost."""
    for path in sorted((ROOT / room).rglob("*.py")):
        bound: list[str] = []
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign):
                bound += [target.id for target in node.targets if isinstance(target, ast.Name)]
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                bound.append(node.target.id)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                bound += [] if node.decorator_list else [node.name]
        twice = sorted({name for name in bound if bound.count(name) > 1})
        assert not twice, f"{path.relative_to(ROOT)}: {twice}"
