"""The life of a store: copied while it is used, lost, put back as docs/operations.md says, and the game is as it was."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import cli
from bot.orders.restored import restores
from bot.store.rows import EntryKind, NewEntry
from bot.store.store import Store
from engine.state import state_hash
from tests.bot.orders.desk import HOUR, MINUTE, Desk

PLACE = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    out = capsys.readouterr()
    return int(left.value.code or 0), out.out + out.err


def lose(desk: Desk) -> Path:
    """The disk dies; what is left is the folder."""
    desk.close()
    for one in desk.folder.glob("officer.sqlite*"):
        one.unlink()
    return desk.folder / "officer.sqlite"


def test_a_store_that_was_put_back_is_as_it_was_and_orders_are_not_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Signatures and the command are of the machine's time; that of the game is a little behind, within what is allowed.
    desk = Desk(tmp_path, start=datetime.now(UTC).replace(microsecond=0) - HOUR - 5 * MINUTE)
    config, kept = str(tmp_path / "config.toml"), tmp_path / "kept.sqlite"
    try:
        before = desk.mail(desk.text("set player/Bob.points = 5"))
        desk.give(before)
        assert run(capsys, "backup", str(kept), "--config", config)[0] == 0
        desk.now += MINUTE
        after = desk.mail(desk.text("set player/Eve.points = 7"))
        arrived = desk.now
        desk.give(after)
        said = {one.message_id for one in desk.store.mails()}
        state = state_hash(desk.game)

        shutil.copyfile(kept, lose(desk))
        assert run(capsys, "restored", "--config", config)[0] == 0
        with Store.open(desk.config.url) as store:
            (restored,) = restores(store)
        desk.open()
        desk.work()
        assert (desk.value("player/Bob.points"), desk.value("player/Eve.points")) == (5, 0)

        desk.give(before)
        desk.give(after, arrived)
        assert state_hash(desk.game) == state, "the mailbox had the rest"
        assert {one.message_id for one in desk.store.mails()} == said, "what was sent already is known again"
        thief = desk.give(after.replace(b"Message-ID: <", b"Message-ID: <again-"), max(desk.now, restored) + HOUR)
        assert desk.verdict(thief)[0] == "failed"
        desk.close()
        assert run(capsys, "verify", "--config", config)[0] == 0
    finally:
        desk.close()


def test_a_copy_is_whole_while_others_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(tmp_path)
    stop = threading.Event()

    def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            raw = b"x" * 2000
            desk.store.accept(NewEntry(EntryKind.MESSAGE, desk.now, raw, f"{number}@x", str(number), desk.now))

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            status, said = run(
                capsys, "backup", str(tmp_path / "copy.sqlite"), "--config", str(tmp_path / "config.toml")
            )
            assert status == 0, (number, said)
            (entries,) = re.findall(r": (\d+) entries", said)
            with Store.open(f"sqlite:///{tmp_path}/copy.sqlite") as copy:
                assert copy.last_seq() == int(entries) == sum(copy.count_entries().values())
    finally:
        stop.set()
        writer.join()
        desk.close()
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o077 == 0, "mails are nobody else's"
    assert not (tmp_path / "copy.sqlite.unfinished").exists()


def test_what_cannot_be_copied_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = str(tmp_path / "copy")
    assert "no such store" in run(capsys, "backup", target, "--store", f"sqlite:///{tmp_path}/none.sqlite")[1]
    assert "pg_dump" in run(capsys, "backup", target, "--store", "postgresql://u@h/game")[1]
    (tmp_path / "list").write_bytes(b"milk\n" * 1000)
    assert "cannot be copied" in run(capsys, "backup", target, "--store", f"sqlite:///{tmp_path}/list")[1]
    with Store.open(f"sqlite:///{tmp_path}/one.sqlite"):
        pass
    store = ("--store", f"sqlite:///{tmp_path}/one.sqlite")
    assert "there is no folder" in run(capsys, "backup", str(tmp_path / "no" / "x"), *store)[1]
    assert "is a folder" in run(capsys, "backup", str(tmp_path), *store)[1]
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "one.sqlite")
    before = (tmp_path / "one.sqlite").stat().st_ino
    for name in ("one.sqlite", "link.sqlite"):
        assert "is the store itself" in run(capsys, "backup", str(tmp_path / name), *store)[1]
    assert (tmp_path / "one.sqlite").stat().st_ino == before, "the service may have it open"
    assert not Path(target).exists()


def test_the_unit_names_files_and_commands_that_there_are() -> None:
    unit = (PLACE / "scripts" / "officer.service").read_text()
    (command,) = re.findall(r"^ExecStart=\S+/officer (\w+) --config", unit, re.MULTILINE)
    known = {name for group in cli.COMMANDS.values() for name in group}
    assert command in known
    handbook = (PLACE / "docs" / "operations.md").read_text()
    assert "scripts/officer.service" in handbook
    for said in set(re.findall(r"(?:bin/)?officer (init|run|check|backup|restored|verify|order|aside)\b", handbook)):
        assert said in known


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (PLACE / "scripts" / "officer.service").read_text()
    program = tmp_path / "officer"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    (tmp_path / "officer.service").write_text(re.sub(r"(?<=^ExecStart=)\S+", str(program), unit, flags=re.MULTILINE))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "officer.service")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
