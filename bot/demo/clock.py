"""The demo's time: it stands where the sample puts it, and is the real time afterwards, or so much ahead of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class Clock:
    """Called, it gives the present; `at` is None as soon as the sample is played."""

    def __init__(self, at: datetime | None = None) -> None:
        self.at = at
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return self.at if self.at is not None else datetime.now(UTC) + self.ahead
