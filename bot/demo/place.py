"""Where a running demo can be found by `officer say` and `officer skip`: a small file, gone when the demo ends."""

from __future__ import annotations

import getpass
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from bot.errors import Complaint
from officers.samples import address


class Place(msgspec.Struct, frozen=True):
    """The forum with its SMTP port on this machine, the store, the page, the players' addresses, and the time."""

    port: int
    url: str
    page: str
    forum: str
    people: dict[str, str] = {}
    """Player -> where he writes from."""
    ahead: float = 0.0
    """Seconds by which the demo's clock is ahead of the real one."""
    skipped: int = 0
    """How often days were skipped."""

    @property
    def now(self) -> datetime:
        """The demo's present."""
        return datetime.now(UTC) + timedelta(seconds=self.ahead)

    def writes_from(self, author: str) -> str:
        """A player's address; a newcomer gets one."""
        return self.people.get(author) or address(author)


def _file() -> Path:
    return Path(tempfile.gettempdir()) / f"officer-demo-{getpass.getuser()}.json"


def announce(place: Place) -> None:
    """Says where the demo runs; whoever reads it meanwhile sees the old or the new, whole."""
    new = _file().with_suffix(".new")
    new.write_bytes(msgspec.json.encode(place))
    new.replace(_file())


def retract() -> None:
    """The demo is over."""
    _file().unlink(missing_ok=True)


def find() -> Place:
    """Where the demo runs. Raises Complaint when there is none."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Place)
    except (OSError, msgspec.DecodeError):
        raise Complaint("no demo is running; start one with `officer demo` in another terminal") from None
