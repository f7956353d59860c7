"""`officer check` on deployments that are sound and on those that are broken in one place: each fault is found, named,
and followed by what to do; nothing is changed by looking."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import struct
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pysequoia
import pytest
from aiosmtpd.controller import Controller

from bot.beginning import init
from bot.checking import Finding, Grade, Ways, examine
from bot.checking.finding import Findings
from bot.checking.machine import NTP_EPOCH, disk, drift_from, time_zone
from bot.cli import main
from bot.config import load
from bot.store.rows import EntryKind, NewEntry, Status
from bot.store.schema import HEAD
from bot.store.store import Store
from tests.bot.mail.imap_fake import FakeImap, serving
from tests.bot.mail.test_submit import Server
from tests.bot.trust.keys import person
from tests.bot.trust.makers import Zone
from tests.genesis import genesis, player

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
GENESIS = genesis("Checked", datetime(2026, 3, 4, tzinfo=UTC), player("Bob", key="Bob.asc"))
CONFIG = """
[bot]
address = "officer@bot.example"
[game]
genesis = "genesis.toml"
[imap]
host = "127.0.0.1"
port = {imap}
user = "officer"
password_file = "imap.password"
tls = false
[smtp]
host = "127.0.0.1"
port = {smtp}
security = "plain"
[[officers]]
name = "Anna"
address = "anna@x.example"
key = "Anna.asc"
[health]
port = {health}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Deployment:
    """Files, servers and ways that are all sound; a test breaks one of them."""

    def __init__(self, folder: Path, imap: FakeImap, smtp: Server, clock: str) -> None:
        self.folder, self.imap, self.smtp = folder, imap, smtp
        self.file = folder / "config.toml"
        for name in ("Anna", "Bob"):
            self.write(f"{name}.asc", str(person(name).secret.extract_certificate()))
        self.write("genesis.toml", GENESIS)
        self.write("imap.password", imap.password).chmod(0o600)
        self.write("config.toml", CONFIG.format(imap=imap.port, smtp=smtp.port, health=free_port()))
        init(load(self.file), now=NOW)
        self.ways = Ways(clock, resolver=Zone(), now=lambda: NOW)

    @property
    def store(self) -> Path:
        return self.folder / "officer.sqlite"

    def write(self, name: str, text: str) -> Path:
        file = self.folder / name
        file.write_text(text)
        return file

    def change(self, name: str, old: str, new: str) -> None:
        file = self.folder / name
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new, 1))

    async def look(self) -> list[Finding]:
        return await examine(self.file, self.ways)


class Clock(threading.Thread):
    """A time server that is off by so many seconds."""

    def __init__(self, off: float = 0.0, mode: int = 4) -> None:
        super().__init__(daemon=True)
        self._off, self._mode = off, mode
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self.place = f"127.0.0.1:{self._socket.getsockname()[1]}"

    def run(self) -> None:
        while True:
            try:
                asked, where = self._socket.recvfrom(512)
            except OSError:
                return
            at = int((time.time() + self._off + NTP_EPOCH) * (1 << 32))
            (said,) = struct.unpack("!40xQ", asked)
            self._socket.sendto(struct.pack("!BB22xQQQ", 0x20 | self._mode, 2, said, at, at), where)

    def stop(self) -> None:
        self._socket.close()


@contextmanager
def ticking(off: float = 0.0, mode: int = 4) -> Iterator[str]:
    clock = Clock(off, mode)
    clock.start()
    try:
        yield clock.place
    finally:
        clock.stop()


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Deployment]:
    smtp = Server()
    smtp.port = free_port()
    controller = Controller(smtp, hostname="127.0.0.1", port=smtp.port)
    controller.start()
    try:
        with ticking() as clock:
            async with serving(FakeImap()) as imap:
                yield await asyncio.to_thread(Deployment, tmp_path, imap, smtp, clock)
    finally:
        controller.stop()


def worst(findings: list[Finding]) -> list[Finding]:
    return [one for one in findings if one.grade is not Grade.OK]


async def test_a_sound_deployment_has_nothing_to_mend_and_is_not_changed(place: Deployment) -> None:
    before = {one.name: one.read_bytes() for one in place.folder.iterdir()}
    found = await place.look()
    assert worst(found) == []
    told = {one.what for one in found}
    assert told == {
        "configuration", "passwords", "store", "genesis", "keys", "mailbox", "SMTP", "health", "DNS", "clock", "time zone",
        "disk",
    }  # fmt: skip
    assert {one.name: one.read_bytes() for one in place.folder.iterdir()} == before
    assert place.smtp.taken == []


def no_store(place: Deployment) -> None:
    place.store.unlink()


def newer_store(place: Deployment) -> None:
    _schema(place, "9999")


def older_store(place: Deployment) -> None:
    _schema(place, "0001")


def _schema(place: Deployment, revision: str) -> None:
    import sqlite3

    with sqlite3.connect(place.store) as conn:
        conn.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    conn.close()


def foreign_store(place: Deployment) -> None:
    place.store.write_bytes(b"this is a shopping list\n" * 100)


def alarmed(place: Deployment) -> None:
    with Store.open(load(place.file).url) as store:
        store.alarm("outbox/failed/1", "mail 1 will not be sent", NOW)
        store.accept(NewEntry(EntryKind.MESSAGE, NOW, b"x", "1@p", "h", NOW, status=Status.ASIDE, note="because"))


def put(name: str, text: str) -> Callable[[Deployment], None]:
    return lambda place: place.write(name, text) and None


def edit(name: str, old: str, new: str) -> Callable[[Deployment], None]:
    return lambda place: place.change(name, old, new)


def ways(**changes: object) -> Callable[[Deployment], None]:
    def change(place: Deployment) -> None:
        place.ways = replace(place.ways, **changes)  # type: ignore[arg-type]

    return change


def knob(server: str, **changes: object) -> Callable[[Deployment], None]:
    def change(place: Deployment) -> None:
        for name, value in changes.items():
            setattr(getattr(place, server), name, value)

    return change


STRICT = Zone({"_dmarc.bot.example": b"v=DMARC1; p=reject"})
DUMB = Zone(silent={"_dmarc.bot.example", "_dmarc.lists.example"})
HALF = Zone(silent={"_dmarc.lists.example"})
FAULTS: dict[str, tuple[Callable[[Deployment], None], Grade, str, str, str]] = {
    "an unknown key": (edit("config.toml", "user =", "usr ="), Grade.FAIL, "configuration", "usr|user", "mend that line"),
    "no configuration": (lambda p: p.file.unlink(), Grade.FAIL, "configuration", "no such file", "officer new"),
    "no password": (lambda p: (p.folder / "imap.password").unlink(), Grade.FAIL, "passwords", "no such file", "write"),
    "an empty password": (put("imap.password", "\n"), Grade.FAIL, "passwords", "is empty", "first line"),
    "a password for all": (lambda p: (p.folder / "imap.password").chmod(0o644), Grade.WARN, "passwords", "others", "chmod 600"),
    "no store": (no_store, Grade.FAIL, "store", "no store at", "officer init"),
    "a newer store": (newer_store, Grade.FAIL, "store", f"9999, newer than this program's {HEAD}", "newer program"),
    "an older store": (older_store, Grade.WARN, "store", "0001, older", "back it up"),
    "another file": (foreign_store, Grade.FAIL, "store", "not a SQLite database", "correct `url`"),
    "no such folder": (
        edit("config.toml", "[game]", '[store]\nurl = "sqlite:////nowhere/x.sqlite"\n[game]'), Grade.FAIL, "store",
        "cannot be written", "make /nowhere",
    ),
    "no database server": (
        edit("config.toml", "[game]", '[store]\nurl = "postgresql://u@127.0.0.1:1/x"\n[game]'), Grade.FAIL, "store",
        "cannot be reached", "start the database",
    ),
    "something waits": (alarmed, Grade.WARN, "store", "1 entries are put aside", "settle"),
    "an alarm": (alarmed, Grade.WARN, "store", "mail 1 will not be sent", "look into it"),
    "a genesis with a fault": (edit("genesis.toml", "nday = 2", "nday = -2"), Grade.WARN, "genesis", "genesis.toml", "own copy"),
    "a genesis with a fault and no store": (
        lambda p: (no_store(p), p.change("genesis.toml", "nday", "nady"))[1], Grade.FAIL, "genesis", "nady", "mend",
    ),
    "no genesis and no store": (
        lambda p: (no_store(p), p.change("config.toml", 'genesis = "genesis.toml"', ""))[1], Grade.FAIL, "genesis",
        "names no genesis", "[game]",
    ),
    "no key": (lambda p: (p.folder / "Anna.asc").unlink(), Grade.FAIL, "keys", "Anna: ", "gpg --export"),
    "no key at all": (put("Anna.asc", "hello"), Grade.FAIL, "keys", "no OpenPGP", "gpg --export"),
    "a secret key": (lambda p: p.write("Anna.asc", str(person("Anna").secret)) and None, Grade.FAIL, "keys", "SECRET", "gpg"),
    "no officer": (
        lambda p: p.file.write_text(p.file.read_text().replace("[[officers]]\n", "").replace('name = "Anna"\n', "")
                                    .replace('address = "anna@x.example"\n', "").replace('key = "Anna.asc"\n', "")) and None,
        Grade.WARN, "keys", "no root officer", "[[officers]]",
    ),
    "no mailbox server": (knob("imap", mute=True), Grade.FAIL, "mailbox", "no answer within|lost", "port|firewall"),
    "nobody at the port": (
        lambda p: p.change("config.toml", f"port = {p.imap.port}", f"port = {free_port()}"), Grade.FAIL, "mailbox",
        "connecting", "`host`, `port`",
    ),
    "a wrong password": (put("imap.password", "sesame"), Grade.FAIL, "mailbox", "refused the login", "app password"),
    "no IDLE": (knob("imap", idle=False), Grade.OK, "mailbox", "asked every 60 s", ""),
    "nobody takes mail": (
        lambda p: p.change("config.toml", f"port = {p.smtp.port}", f"port = {free_port()}"), Grade.FAIL, "SMTP",
        "no conversation", "server up",
    ),
    "the sender is refused": (knob("smtp", to_sender="550 no"), Grade.FAIL, "SMTP", "the sender was refused", "operator"),
    "the recipient is refused": (
        knob("smtp", to_recipient={"officer@bot.example": "554 no"}), Grade.FAIL, "SMTP", "recipient was refused", "operator",
    ),
    "no way in": (
        lambda p: p.file.write_text("[bot]\naddress='o@bot.example'\n[game]\ngenesis='genesis.toml'\n") and None,
        Grade.FAIL, "mail", "no mail is read", "write one",
    ),
    "no way out": (
        lambda p: p.file.write_text("[bot]\naddress='o@bot.example'\n[game]\ngenesis='genesis.toml'\n[lmtp]\n") and None,
        Grade.WARN, "mail", "wait in the outbox", "[smtp]",
    ),
    "LMTP for everybody": (
        edit("config.toml", "[game]", '[lmtp]\nhost = "0.0.0.0"\nport = 18999\nremote = true\n[game]'), Grade.WARN, "LMTP",
        "writes in any name", "firewall",
    ),
    "a socket in no folder": (
        edit("config.toml", "[game]", '[lmtp]\nsocket = "nowhere/s"\n[game]'), Grade.FAIL, "LMTP", "does not exist", "mkdir",
    ),
    "a page for everybody": (
        edit("config.toml", "[game]", '[page]\nhost = "0.0.0.0"\nport = 18998\n[game]'), Grade.WARN, "page", "without TLS", "127",
    ),
    "a port that is taken": (
        lambda p: p.change("config.toml", "[game]", f"[page]\nport = {p.smtp.port}\n[game]"), Grade.WARN, "page",
        "is taken", "another port",
    ),
    "a host that is not ours": (
        edit("config.toml", "[game]", '[page]\nhost = "192.0.2.1"\n[game]'), Grade.FAIL, "page", "192.0.2.1:8080", "correct host",
    ),
    "DNS is silent": (ways(resolver=DUMB), Grade.FAIL, "DNS", "does not answer", "dns_servers"),
    "DNS is silent for one": (ways(resolver=HALF), Grade.WARN, "DNS", "lists.example", "cannot be checked"),
    "a strict policy of our own": (ways(resolver=STRICT), Grade.WARN, "DNS", "is reject", "rewrite From"),
    "no time server": (ways(time_server=""), Grade.WARN, "clock", "no time server", "chrony"),
    "a time server that is none": (ways(time_server="127.0.0.1:9"), Grade.WARN, "clock", "did not answer", "compare"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_is_found_and_followed_by_what_to_do(
    name: str, place: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.checking.servers.SECONDS", 2.0)
    breaks, grade, what, words, todo = FAULTS[name]
    breaks(place)
    found = await place.look()
    mine = [one for one in found if one.what == what and any(word in one.found for word in words.split("|"))]
    assert mine, [one for one in found if one.what == what]
    assert mine[0].grade is grade
    assert any(word in mine[0].todo for word in todo.split("|")) or (grade is Grade.OK and mine[0].todo == "")
    assert all(one.todo for one in worst(found)), "each fault says what to do"
    assert "open sesame" not in str(found)


@pytest.mark.parametrize(("days", "grade"), [(400, Grade.OK), (10, Grade.WARN)])
async def test_a_key_that_expires_soon_is_told_in_time(days: int, grade: Grade, place: Deployment) -> None:
    made = pysequoia.Tsk.generate(user_id="Anna <anna@x.example>")
    cert = made.extract_certificate()
    made_until = cert.set_expiration(certifier=made.certifier(), expiration=datetime.now(UTC) + timedelta(days=days))
    place.write("Anna.asc", str(made_until))
    place.ways = replace(place.ways, now=lambda: datetime.now(UTC))
    (one,) = [
        one
        for one in await place.look()
        if one.what == "keys" and one.found.startswith("Anna: " + cert.fingerprint[-16:].upper())
    ]
    assert one.grade is grade
    place.ways = replace(place.ways, now=lambda: datetime.now(UTC) + timedelta(days=days + 1))
    (one,) = [
        one
        for one in await place.look()
        if one.what == "keys" and one.found.startswith("Anna: " + cert.fingerprint[-16:].upper())
    ]
    assert one.grade is Grade.FAIL
    assert "expired" in one.found


@pytest.mark.parametrize(("off", "grade"), [(0.5, Grade.OK), (-1.0, Grade.OK), (10, Grade.WARN), (-3600, Grade.FAIL)])
async def test_the_clock_is_compared(off: float, grade: Grade, place: Deployment) -> None:
    with ticking(off) as clock:
        place.ways = replace(place.ways, time_server=clock)
        (one,) = [one for one in await place.look() if one.what == "clock"]
        assert one.grade is grade
        assert ("behind" if off > 0 else "ahead of") in one.found
        assert abs(drift_from(clock).total_seconds() - off) < 0.4


async def test_an_answer_that_is_none_of_a_time_server_is_not_believed(place: Deployment) -> None:
    with ticking(-3600, mode=3) as clock:
        place.ways = replace(place.ways, time_server=clock)
        (one,) = [one for one in await place.look() if one.what == "clock"]
    assert one.grade is Grade.WARN


@pytest.mark.parametrize(("free", "grade"), [(50 << 20, Grade.FAIL), (500 << 20, Grade.WARN), (5 << 30, Grade.OK)])
def test_room_on_the_disk(free: int, grade: Grade, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1 << 40, 0, free))
    found = Findings()
    disk(found, f"sqlite:///{tmp_path}/x.sqlite")
    assert [one.grade for one in found.all] == [grade]
    disk(found, "postgresql://x@/y")
    disk(found, "sqlite://")
    assert len(found.all) == 1


@pytest.mark.parametrize(
    ("zone", "grade"),
    [("Mars/Olympus", Grade.WARN), ("Europe/Berlin", Grade.OK), ("CET-1CEST", Grade.OK), ("", Grade.OK)],
)
def test_a_time_zone_that_there_is_not(zone: str, grade: Grade, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    found = Findings()
    time_zone(found, NOW)
    assert [one.grade for one in found.all] == [grade]


def test_the_command_tells_people_and_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "config.toml"
    file.write_text("[bot]\naddress = 'o@bot.example'\n[trust]\ndkim = false\n")
    with pytest.raises(SystemExit) as left:
        main(["check", "--config", str(file), "--time-server", "", "--json"])
    assert left.value.code == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {tuple(one) for one in rows} == {("what", "grade", "found", "todo")}
    assert {one["what"] for one in rows if one["grade"] == "fail"} == {"store", "genesis", "mail"}
    with pytest.raises(SystemExit) as left:
        main(["check", "--config", str(file), "--time-server", ""])
    assert left.value.code == 1
    out = capsys.readouterr().out
    assert "-> officer init --config CONFIG makes it" in " ".join(out.split())
    assert "3 failed" in out


def test_a_sound_deployment_leaves_with_status_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "genesis.toml").write_text(GENESIS.replace('key = "Bob.asc"\n', ""))
    file = tmp_path / "config.toml"
    file.write_text(
        "[bot]\naddress='o@bot.example'\n[game]\ngenesis='genesis.toml'\n[lmtp]\nport=18997\n[trust]\ndkim=false\n"
    )
    init(load(file), now=NOW)
    with pytest.raises(SystemExit) as left:
        main(["check", "--config", str(file), "--time-server", ""])
    assert left.value.code == 0, capsys.readouterr().out
