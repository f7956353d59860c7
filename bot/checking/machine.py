"""The machine itself: its clock, its time zone, the room on its disks."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.checking.finding import Findings

DRIFT_SEEN = timedelta(seconds=2)
DRIFT_BAD = timedelta(seconds=60)
"""The game's days end at midnight: a minute off, and mails fall into the wrong day."""
NTP_PORT = 123
NTP_EPOCH = 2_208_988_800
"""Seconds from 1900 to 1970 (RFC 5905)."""
NTP_SECONDS = 3.0
LITTLE, TOO_LITTLE = 1 << 30, 100 << 20
"""Octets free: a year of a busy game is some hundred megabytes."""


def clock(found: Findings, server: str, now: datetime) -> None:
    """The difference between this machine's clock and a time server's (`host` or `host:port`; "": none is asked)."""
    if not server:
        found.warn("no time server was asked", "name one by --time-server, or keep the clock right by chrony or ntpd")
        return
    try:
        drift = drift_from(server)
    except (OSError, ValueError, struct.error) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        found.warn(
            f"the time server {server} did not answer ({why.lower()}); here it is {now:%Y-%m-%d %H:%M:%S} UTC",
            "compare that with a clock you trust, or name another server by --time-server",
        )
        return
    said = f"{abs(drift.total_seconds()):.3f} s {'behind' if drift > timedelta(0) else 'ahead of'} {server}"
    if abs(drift) > DRIFT_BAD:
        found.fail(said, "the time of arrival decides games: set the clock, and run chrony or systemd-timesyncd")
    elif abs(drift) > DRIFT_SEEN:
        found.warn(said, "run chrony or systemd-timesyncd, so that it does not drift further")
    else:
        found.ok(said)


def drift_from(server: str) -> timedelta:
    """How far our clock is behind a time server's (SNTP, RFC 5905 section 14). Raises OSError and ValueError."""
    host, _, port = server.rpartition(":") if server.count(":") == 1 else (server, "", "")
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.settimeout(NTP_SECONDS)
        asking.connect((host, int(port or NTP_PORT)))
        sent = time.time()
        asking.send(struct.pack("!B39xQ", 0x23, _ntp(sent)))
        answer = asking.recv(512)
        came = time.time()
    mode, stratum, echoed, taken, given = struct.unpack("!BB22xQQQ", answer[:48])
    if mode & 7 != 4 or not 0 < stratum < 16 or echoed != _ntp(sent):
        raise ValueError("no answer of a time server")
    return timedelta(seconds=((_unix(taken) - sent) + (_unix(given) - came)) / 2)


def _ntp(seconds: float) -> int:
    return int((seconds + NTP_EPOCH) * (1 << 32)) & ((1 << 64) - 1)


def _unix(stamp: int) -> float:
    return stamp / (1 << 32) - NTP_EPOCH


def time_zone(found: Findings, now: datetime) -> None:
    """The game runs in UTC whatever the zone is; a zone that does not exist deceives whoever reads a clock."""
    named = os.environ.get("TZ", "").lstrip(":")
    if named and not named.startswith("/"):
        try:
            ZoneInfo(named)
        except (ZoneInfoNotFoundError, ValueError):
            if not any(char.isdigit() for char in named):  # `CET-1CEST` is a zone without a file
                found.warn(f"TZ names a time zone {named!r} that is not known here", "correct TZ, or install tzdata")
                return
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=UTC).astimezone()
    found.ok(f"the game's midnight (00:00 UTC) is {midnight:%H:%M} on this machine ({midnight.tzname()})")


def disk(found: Findings, url: str) -> None:
    """The room left where a SQLite store lies; that of a database server is its own matter."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return
    folder = Path(parsed.database).parent
    if not folder.is_dir():
        return
    free = shutil.disk_usage(folder).free
    said = f"{free / (1 << 30):.1f} GiB free in {folder}"
    if free < TOO_LITTLE:
        found.fail(said, "make room: a store that cannot be written keeps all mail waiting")
    elif free < LITTLE:
        found.warn(said, "make room before it is needed")
    else:
        found.ok(said)
