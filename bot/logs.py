"""The service's log: one line an event, as key=value or as JSON, times in UTC, no mail address in it.

An error's traceback becomes one field, so that a line stays a line. Our own code never logs an address; what other
libraries say is scrubbed here as well.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime

_ADDRESS = re.compile(r"[^\s<>\"'=:,;]{1,64}@[A-Za-z0-9.-]{1,253}")
NO_ADDRESS = "(address)"
FRAMES = 3
"""Innermost frames of a traceback that are kept: where it happened and who asked."""
QUIET = ("aioimaplib", "mail.log", "asyncio", "alembic")
"""Libraries whose news below a warning is none of an operator's."""


class LineFormatter(logging.Formatter):
    """A record as one line."""

    def __init__(self, *, as_json: bool = False) -> None:
        super().__init__()
        self._json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, place, what was said, and where an error came from."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        fields = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = _where(record.exc_info[1])
        clean = {name: scrub(value) for name, value in fields.items()}
        if self._json:
            return json.dumps(clean, ensure_ascii=False)
        return " ".join(f"{name}={_quoted(value)}" for name, value in clean.items())


def scrub(text: str) -> str:
    """The text on one line and without addresses."""
    return _ADDRESS.sub(NO_ADDRESS, " ".join(text.split()))


def begin(level: str, *, as_json: bool) -> None:
    """Sends everything of that level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(as_json=as_json))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    trail = " < ".join(f"{one.filename.rpartition('/')[2]}:{one.lineno} {one.name}" for one in reversed(frames))
    return f"{type(error).__name__} at {trail}" if trail else type(error).__name__


def _quoted(value: str) -> str:
    return value if value and re.fullmatch(r"[\w.:+/-]+", value) else json.dumps(value, ensure_ascii=False)
