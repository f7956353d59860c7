"""The command line: one clear line for what is wrong, nothing but JSON Lines where JSON was asked for."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from bot import cli
from bot.beginning import init
from bot.commands import replay as replay_command
from bot.commands.actions import table
from bot.config import Config, Identity
from bot.store.store import Store
from engine.objects import instant
from officers.bnomic4 import sample


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    out = capsys.readouterr()
    return int(left.value.code or 0), out.out, out.err


def begun(folder: Path, url: str) -> None:
    """A game that no service has folded yet."""
    start = instant("2026-01-05T00:01:00Z")
    (folder / "genesis.toml").write_text(sample.genesis(start))
    init(Config(Identity("o@bot.example"), url), folder / "genesis.toml", now=start)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("replay", "nowhere.mbox", "--genesis", "nowhere.toml"), "nowhere.toml: no such file"),
        (("replay", "--genesis", "x.toml"), "name at least one archive"),
        (("read", "nowhere.eml"), "nowhere.eml: no such file"),
        (("read", "--ruleset", "chess", "x.eml"), "unknown ruleset 'chess'"),
        (("state", "--json"), "--config FILE or --store URL"),
        (("state", "--store", "sqlite:///nowhere.sqlite"), "no such store"),
        (("run", "--config", "nowhere.toml"), "nowhere.toml: no such file"),
        (("say", "--as", "a@b", "hello"), "is no name"),
        (("frobnicate",), "frobnicate"),
        (("replay", "x.mbox"), "--genesis"),
        (("read", "--jsn", "x.eml"), "Unknown option: --jsn"),
        (("amend", "--bogus", "x"), "Unknown option: --bogus"),
        (("read", "--jsn", "x.eml"), "officer: Unknown option: --jsn.\n"),
        (("amend", "bad.txt", "x"), "bad.txt: is not UTF-8 text"),
        (("order", "--file", "bad.txt"), "bad.txt: is not UTF-8 text"),
        (("say", "--as", "Ada", "--subject", "a\nb", "hello"), "--subject: 'a\\nb' is no line of text"),
        (("page", "--store", "sqlite:///played", "--port", "99999"), "127.0.0.1:99999: a port is from 0 to 65535"),
        (
            ("page", "--store", "sqlite:///played", "--host", "a.invalid"),
            "name another host or port",
        ),
        (("demo", "--once", "--stay"), "--once: a demo with --stay does not leave by itself"),
        (("demo", "--once", "--genesis", "g.toml"), "--once: a demo of your own game"),
        (("state", "--store", "sqlite:///s", "--at", "0001-01-01T00:00+14:00"), "--at: '0001-01-01T00:00+14:00' is no"),
    ],
)
def test_what_is_wrong_is_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfe")
    Store.open("sqlite:///s").close()
    begun(tmp_path, "sqlite:///played")
    status, out, err = run(capsys, *arguments)
    assert status != 0
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert out == ""


def test_before_the_first_turn_nothing_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/game.sqlite"
    begun(tmp_path, url)
    status, out, _ = run(capsys, "verify", "--store", url)
    assert (status, out.split(",")[0]) == (0, "the game has not begun")
    status, _, err = run(capsys, "explain", "player/Ada.points", "--store", url)
    assert status == 1
    assert "player/Ada: the game has not begun" in err
    for at in ("2020-01-01", "2026-01-05T00:00:59Z"):
        status, _, err = run(capsys, "state", "--at", at, "--store", url)
        assert status == 1
        assert "is before the game, which begins at 2026-01-05T00:01:00Z" in err
    assert run(capsys, "state", "--at", "2026-01-05T00:01:00Z", "--store", url)[0] == 0


def test_a_bug_of_ours_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    genesis = tmp_path / "genesis.toml"
    genesis.write_text(sample.genesis(instant("2026-01-05T00:01:00Z")))
    monkeypatch.setattr(replay_command, "total_octets", lambda _: 1 / 0)
    monkeypatch.setattr(cli.tempfile, "gettempdir", lambda: str(tmp_path))
    status, _, err = run(capsys, "replay", "x.mbox", "--genesis", str(genesis))
    assert status == cli.OUR_BUG
    assert "this is a bug of ours (ZeroDivisionError)" in err
    assert err.count("\n") == 1
    (log,) = tmp_path.glob("officer-error-*.log")
    assert "ZeroDivisionError" in log.read_text()


def test_read_prints_json_lines_only(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    (tmp_path / "a.eml").write_text("From: A <a@x.example>\nMessage-ID: <m@x>\n\nI vote FOR P237.\n")
    with pytest.raises(SystemExit):
        cli.main(["read", "--json", str(tmp_path)])
    (line,) = capsysbinary.readouterr().out.splitlines()
    row = json.loads(line)
    assert row["message_id"] == "<m@x>"
    (act,) = row["acts"]
    assert (act["action"], act["params"]) == ("vote", {"proposal": "237", "choice": "FOR"})
    assert "I vote FOR P237."[act["start"] : act["end"]] == act["text"]


MAIL = b"From: A <a@x.example>\nDate: Mon, 5 Jan 2026 10:00:00 +0000\nMessage-ID: <m@x>\n\nI vote FOR P237.\n"
CASE = b'{"id": "m", "rules": [{"number": "1", "title": "a", "power": "1/2", "text": "b"}], "text": "Repeal Rule 1."}\n'


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (("read", "--json", "-"), MAIL),
        (("read", "-", "--json"), MAIL),
        (("replay", "-", "--genesis", "genesis.toml", "--state", "state.json", "--acts", "-"), MAIL),
        (("amend", "--batch", "-"), CASE),
    ],
)
def test_a_single_dash_is_a_standard_stream(
    capsysbinary: pytest.CaptureFixture[bytes],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    given: bytes,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "genesis.toml").write_text(sample.genesis(instant("2026-01-05T00:01:00Z")))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    (line,) = capsysbinary.readouterr().out.splitlines()
    assert not left.value.code
    row = json.loads(line)
    assert row.get("message_id", row.get("id")).strip("<>") in ("m@x", "m")


def test_every_action_has_law_and_words() -> None:
    rows = table("bnomic4")
    assert [one["id"] for one in rows if not one["rules"] and one["law"]] == []
    assert len({one["id"] for one in rows}) == len(rows)
