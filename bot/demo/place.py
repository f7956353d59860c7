"""Where a running demo can be found by `officer say`: a small file of this user's, gone when the demo ends."""

from __future__ import annotations

import getpass
import tempfile
from pathlib import Path

import msgspec

from bot.errors import Complaint


class Place(msgspec.Struct, frozen=True):
    """The forum's SMTP port on this machine, the store, and the page."""

    port: int
    url: str
    page: str


def _file() -> Path:
    return Path(tempfile.gettempdir()) / f"officer-demo-{getpass.getuser()}.json"


def announce(place: Place) -> None:
    """Says where the demo runs."""
    _file().write_bytes(msgspec.json.encode(place))


def retract() -> None:
    """The demo is over."""
    _file().unlink(missing_ok=True)


def find() -> Place:
    """Where the demo runs. Raises Complaint when there is none."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Place)
    except (OSError, msgspec.DecodeError):
        raise Complaint("no demo is running; start one with `officer demo` in another terminal") from None
