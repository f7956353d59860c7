"""The service under a supervisor, as a process: it says when it is up, stops gracefully at a signal, and logs by lines."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import supervisor
from bot.beginning import init
from bot.config import load
from bot.store.store import Store
from tests.bot.checking.test_check import GENESIS, free_port

PATIENCE = 60.0


@pytest.fixture
def listening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    place = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(place))
        ear.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(place))
        yield ear


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """The configuration of a game that has begun."""
    (tmp_path / "genesis.toml").write_text(GENESIS.replace('key = "Bob.asc"\n', ""))
    config = tmp_path / "config.toml"
    config.write_text(
        f"[bot]\naddress='o@bot.example'\n[game]\ngenesis='genesis.toml'\n[lmtp]\nport={free_port()}\n[trust]\ndkim=false\n"
        f"[health]\nport={free_port()}\n[log]\njson=true\n"
    )
    init(load(config), now=datetime(2026, 3, 4, 12, tzinfo=UTC))
    return config


def begun(config: Path, **more: str) -> subprocess.Popen[str]:
    """The service, in a process."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot.cli", "run", "--config", str(config)],
        cwd=Path(__file__).parents[2], env={**os.environ, **more}, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_when_it_is_up_and_stops_at_a_signal(
    how: signal.Signals, listening: socket.socket, config: Path, tmp_path: Path
) -> None:
    process = begun(config, WATCHDOG_USEC="200000")
    try:
        assert listening.recv(100) == b"READY=1"
        assert {listening.recv(100) for _ in range(3)} == {b"WATCHDOG=1"}
        process.send_signal(how)
        while (word := listening.recv(100)) == b"WATCHDOG=1":
            pass
        assert word == b"STOPPING=1"
        _, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    rows = [json.loads(line) for line in errors.splitlines()]
    assert all(set(row) >= {"at", "level", "from", "event"} for row in rows)
    said = [row["event"] for row in rows if row["from"] == "officer.service"]
    assert "the service is up" in said
    assert said[-1] == "the service has stopped"
    with Store.open(load(config).url) as store:
        assert store.meta("reached"), "the first turn is kept"
    assert not (tmp_path / "officer.sqlite-wal").exists(), "the log of the database is folded into its file"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_what_it_reads_in_ends_with_it_when_it_is_killed(listening: socket.socket, config: Path) -> None:
    process = begun(config)
    try:
        assert listening.recv(100) == b"READY=1"
        children = [
            Path(f"/proc/{one}") for one in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        ]
        assert children
    finally:
        process.kill()
        process.wait()
    until = time.monotonic() + PATIENCE
    while any(map(_running, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [one for one in children if _running(one)]


def _running(process: Path) -> bool:
    try:
        return (process / "stat").read_text().rpartition(") ")[2][:1] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize(
    ("usec", "pid", "seconds"),
    [("", "", None), ("0", "", None), ("x", "", None), ("2500000", "", 2.5), ("1000000", "1", None)],
)
def test_when_a_sign_of_life_is_wanted(
    usec: str, pid: str, seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", usec)
    monkeypatch.setenv("WATCHDOG_PID", pid)
    assert supervisor.interval() == seconds


def test_without_a_supervisor_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("", "nowhere", str(tmp_path / "nobody"), "@officer-nobody-listens"):
        monkeypatch.setenv("NOTIFY_SOCKET", place)
        supervisor.tell(supervisor.READY)


async def test_a_stopped_service_gives_no_more_signs(listening: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "10000")
    stop = asyncio.Event()
    task = asyncio.create_task(supervisor.stay_alive(stop))
    await asyncio.to_thread(listening.recv, 100)
    stop.set()
    await asyncio.wait_for(task, PATIENCE)


HANGS = """
import asyncio, re, threading
from bot import supervisor

async def main():
    watch = asyncio.create_task(supervisor.end_if_hanging(asyncio.Event(), 0.5))
    await asyncio.sleep(0)
    await asyncio.to_thread(re.match, r"(a|a)*$", "a" * 60 + "b")

asyncio.run(main())
"""


def test_a_program_that_hangs_in_one_mail_ends_and_says_where() -> None:
    """An expression that takes for ever lets no other thread run, so nothing in the program could notice it."""
    done = subprocess.run(
        [sys.executable, "-c", HANGS],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert "re/__init__.py" in done.stderr


async def test_a_program_that_lives_or_stops_is_not_ended() -> None:
    stop = asyncio.Event()
    watch = asyncio.create_task(supervisor.end_if_hanging(stop, 0.2))
    await asyncio.sleep(0.5)
    stop.set()
    await watch
