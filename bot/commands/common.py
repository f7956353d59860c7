"""What several commands share: instants on the command line, output to files, progress on a terminal."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, BinaryIO

from cyclopts import Parameter

from bot.errors import Complaint
from engine.objects import utc


def _no_option(type_: object, value: Any) -> None:
    """Refuses what looks like a mistyped option; a single "-" and a text with blanks are none."""
    for one in value if isinstance(value, tuple | list) else (value,):
        if isinstance(one, str) and one.startswith("-") and one != "-" and " " not in one:
            raise ValueError(f"Unknown option: {one}.")


Place = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_no_option)]
"""A file, or "-" for the standard streams, which the parser of options would take for an option."""


def moment(text: str, option: str) -> datetime:
    """An instant that the user typed: ISO, with or without an offset (then UTC), or a day."""
    try:
        return utc(datetime.fromisoformat(text))
    except ValueError:
        raise Complaint(f"{option}: {text!r} is no ISO instant (like 2008-10-18T06:00:00Z)") from None


def command() -> str:
    """How this program is called, so that a hint can be typed as it stands."""
    said = Path(sys.argv[0])
    found = shutil.which("officer")
    if found is not None and said.exists() and Path(found).resolve() == said.resolve():
        return "officer"
    return shlex.quote(os.path.relpath(said)) if said.name == "officer" and said.exists() else "officer"


def pretty(value: Any) -> str:
    """A JSON value for a file or the screen."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def text_of(path: str) -> str:
    """The text of a file ("-": standard input). Raises Complaint when it cannot be read."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8-sig")
    except OSError as error:
        raise Complaint(f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path}: is not UTF-8 text") from None


@contextmanager
def output(path: str) -> Iterator[BinaryIO]:
    """The file to write to ("-": standard output). Raises Complaint when it cannot be written."""
    if path == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        stream = Path(path).open("wb")  # noqa: SIM115  (only opening may be the user's fault)
    except OSError as error:
        raise Complaint(f"{path}: {(error.strerror or 'cannot be written').lower()}") from None
    with stream:
        yield stream
