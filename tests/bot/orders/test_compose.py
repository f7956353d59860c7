"""`officer order`: what it writes is an order that the officer carries out; what would be void is not written."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pysequoia
import pytest

from bot.cli import main
from bot.errors import Complaint
from bot.orders import compose
from bot.orders.compose import Draft
from bot.trust.openpgp import read_certificate
from tests.bot.orders.desk import BOT, Desk, keyed

NOW = datetime.now(UTC)
needs_gpg = pytest.mark.skipif(shutil.which("gpg") is None, reason="GnuPG is not installed")


def draft(*lines: str) -> Draft:
    return Draft("Orders", lines, NOW + timedelta(hours=1), compose.new_id(NOW))


def secret_file(folder: Path, name: str) -> Path:
    file = folder / f"{name}.secret.asc"
    file.write_text(str(keyed(name).secret))
    return file


def written(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> tuple[bytes, str, int]:
    with pytest.raises(SystemExit) as left:
        main(["order", *arguments])
    out, error = capfdbinary.readouterr()
    return out, error.decode(), int(left.value.code or 0)


def test_what_the_command_writes_is_carried_out(
    desk: Desk, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    config, key = str(desk.folder / "config.toml"), str(secret_file(tmp_path, "Anna"))
    words = 'set motnw/motnw.message = "Zoë says: = - ' + "long " * 40 + '"'
    raw, error, status = written(
        capfdbinary, "set player/Bob.points = 8", words, "--key", key, "--config", config, "--from", "anna@x.example"
    )
    assert (error, status) == ("", 0)
    assert desk.verdict(desk.give(raw)) == ("succeeded", "")
    assert desk.value("player/Bob.points") == 8
    assert all(len(line) <= 78 for line in raw.split(b"\r\n"))


def test_a_preview_from_a_file(desk: Desk, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    file, key = tmp_path / "lines", secret_file(tmp_path, "Anna")
    file.write_text("# what it would be\nset player/Bob.points = 8\n")
    raw, _, status = written(
        capfdbinary,
        "--file",
        str(file),
        "--key",
        str(key),
        "--game",
        "Orders",
        "--to",
        BOT,
        "--from",
        "anna@x.example",
        "--preview",
    )
    assert status == 0
    assert "3 -> 8" in desk.answer(desk.give(raw))
    assert desk.value("player/Bob.points") == 3


def test_from_standard_input(
    desk: Desk, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("turn off vote\n"))
    key = str(secret_file(tmp_path, "Anna"))
    raw, _, _ = written(
        capfdbinary, "--file", "-", "--key", key, "--game", "Orders", "--to", BOT, "--from", "anna@x.example"
    )
    assert desk.verdict(desk.give(raw))[0] == "succeeded"


def test_an_order_of_whoever_keeps_the_store(desk: Desk, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    config = str(desk.folder / "config.toml")
    out, error, status = written(capfdbinary, "set player/Bob.points = 8", "--local", "--config", config)
    assert (error, status) == ("", 0)
    assert b"in the journal as local/" in out
    desk.work(datetime.now(UTC) + timedelta(seconds=5))
    assert desk.value("player/Bob.points") == 8
    assert len(desk.mails("lists.example", "set player/Bob.points = 8")) == 1


def test_a_local_order_changes_the_past(desk: Desk, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    at = (desk.start + timedelta(minutes=1)).isoformat()
    config = str(desk.folder / "config.toml")
    written(capfdbinary, f"at {at}: set player/Bob.points = 8", "--local", "--config", config)
    desk.work(datetime.now(UTC) + timedelta(seconds=5))
    assert desk.value("player/Bob.points") == 8


FAULTS = {
    "no key": (["turn off vote"], "--key FILE"),
    "two keys": (["turn off vote", "--key", "KEY", "--gpg", "anna"], "--key FILE"),
    "a public key": (["turn off vote", "--key", "PUBLIC"], "no OpenPGP secret key"),
    "no such file": (["turn off vote", "--key", "nowhere.asc"], "no such file"),
    "an unknown command": (["launch", "--key", "KEY"], "no such command"),
    "words that mean nothing": (["perform for Bob: Lovely weather.", "--key", "KEY"], "mean no action"),
    "for a month": (["turn off vote", "--key", "KEY", "--expires", "720"], "at most 7 days"),
    "already over": (["turn off vote", "--key", "KEY", "--expires", "-1"], "later than now"),
    "no sender": (["turn off vote", "--key", "KEY", "--from", ""], "--from: is missing"),
    "a sender that injects": (
        ["turn off vote", "--key", "KEY", "--from", "a@b.example\r\nBcc: x@y.example"],
        "no plain",
    ),
    "no game": (["turn off vote", "--key", "KEY", "--game", "A\nId: x"], "name the game"),
    "no server": (["turn off vote", "--key", "KEY", "--send"], "needs a configuration"),
    "for no number of hours": (["turn off vote", "--key", "KEY", "--expires", "nan"], "at most 7 days"),
    "for ever": (["turn off vote", "--key", "KEY", "--expires", "inf"], "at most 7 days"),
    "nowhere": (["turn off vote", "--local"], "needs --config"),
    "a local order tried": (["turn off vote", "--local", "--preview"], "--preview: goes with a signed order only"),
    "a local order sent": (["turn off vote", "--local", "--send"], "--send: goes with a signed order only"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_in_one_line(name: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    arguments, why = FAULTS[name]
    public = tmp_path / "public.asc"
    public.write_text(str(keyed("Anna").secret.extract_certificate()))
    places = {"KEY": str(secret_file(tmp_path, "Anna")), "PUBLIC": str(public)}
    given = [places.get(one, one) for one in arguments]
    for option, value in (("--game", "Orders"), ("--to", BOT), ("--from", "anna@x.example")):
        given += [] if option in given else [option, value]
    out, error, status = written(capfdbinary, *given)
    assert (out, status) == (b"", 1)
    assert why in error
    assert error.count("\n") == 1


def test_without_a_command_it_says_how(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    out, _, status = written(capfdbinary)
    assert status == 0
    assert b"accept MESSAGE#N" in out


def test_no_two_ids_are_the_same() -> None:
    assert len({compose.new_id(NOW) for _ in range(1000)}) == 1000


@pytest.fixture
def gnupg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "gnupg"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("GNUPGHOME", str(home))
    return home


def gpg(*arguments: str) -> bytes:
    return subprocess.run(
        ["gpg", "--batch", "--pinentry-mode", "loopback", *arguments], check=True, capture_output=True
    ).stdout


@needs_gpg
def test_gnupg_and_its_agent_sign(gnupg: Path) -> None:
    gpg("--passphrase", "", "--quick-generate-key", "Anna <anna@x.example>", "ed25519", "sign", "never")
    certificate = read_certificate(gpg("--armor", "--export", "anna@x.example"))
    raw = compose.mail(draft("turn off vote"), compose.agent("anna@x.example"), "anna@x.example", BOT, NOW)
    from bot.trust.openpgp import verify
    from parsers.mail.signed import find_signed

    found = find_signed(raw).signed
    assert found is not None
    assert verify(found, [certificate]).fingerprint == certificate.fingerprint
    with pytest.raises(Complaint, match="gpg did not sign"):
        compose.agent("nobody@x.example")(b"x")


@needs_gpg
def test_a_key_with_a_passphrase_is_asked_for_it(gnupg: Path, tmp_path: Path) -> None:
    gpg("--passphrase", "trout", "--quick-generate-key", "Anna <anna@x.example>", "ed25519", "sign", "never")
    file = tmp_path / "secret.asc"
    file.write_bytes(gpg("--passphrase", "trout", "--armor", "--export-secret-keys", "anna@x.example"))
    asked: list[str] = []

    def right(question: str) -> str:
        asked.append(question)
        return "trout"

    assert "BEGIN PGP SIGNATURE" in compose.key_file(file, right)(b"x")
    assert asked == ["Passphrase of secret.asc: "]
    with pytest.raises(Complaint, match="not its passphrase"):
        compose.key_file(file, lambda _: "salmon")(b"x")


def test_a_key_that_cannot_sign_any_more_says_so(tmp_path: Path) -> None:
    file = tmp_path / "old.asc"
    file.write_text(str(pysequoia.Tsk.generate(user_id="Old", validity_seconds=1)))
    with pytest.raises(Complaint, match="no key in it can sign now"):
        compose.key_file(file, lambda _: "")(b"x")


def test_a_restore_is_noted_from_the_command_line(desk: Desk, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["restored", "--config", str(desk.folder / "config.toml")])
    assert (left.value.code or 0) == 0
    assert b"are refused" in capfdbinary.readouterr().out
    seq = desk.give(desk.mail(desk.text("turn off vote")), datetime.now(UTC) + timedelta(minutes=5))
    assert desk.verdict(seq)[0] == "succeeded"
