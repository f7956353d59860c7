"""What several commands share: instants on the command line, output to files, progress on a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from bot.errors import Complaint


def moment(text: str, option: str) -> datetime:
    """An instant that the user typed: ISO, with or without an offset (then UTC), or a day."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise Complaint(f"{option}: {text!r} is no ISO instant (like 2008-10-18T06:00:00Z)") from None
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def pretty(value: Any) -> str:
    """A JSON value for a file or the screen."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


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
