"""Starting a game by a few answers: what is written is a game that runs."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest

import officers
from bot.beginning import init
from bot.cli import main
from bot.config import load
from bot.errors import Complaint
from bot.founding import Answers, Person, found, person
from bot.genesis import load as load_genesis
from bot.mail.submit import Security
from bot.service import Service

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PEOPLE = (Person("Ada Appel", "ada@p.example"), Person('Bo "B" Berg', "bo@p.example"))
OPTIONS = (
    "--list", "game@lists.example", "--address", "officer@bot.example", "--imap", "imap.bot.example:1993",
    "--smtp", "smtp.bot.example", "--player", "Ada Appel <ada@p.example>", "--player", "Bo Berg <bo@p.example>",
)  # fmt: skip


def answers(ruleset: str, **more: object) -> Answers:
    known = {"name": 'The "Cellar"', "forum": "game@lists.example", "officer": "o@bot.example", "players": PEOPLE}
    return Answers(ruleset=ruleset, **{**known, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", sorted(officers.RULESETS))
async def test_a_new_game_of_every_nomic_runs(ruleset: str, tmp_path: Path) -> None:
    written = found(answers(ruleset, drafts="d@bot.example", imap="", url="https://x.example/"), tmp_path, NOW)
    assert [one.name for one in written] == ["genesis.toml", "config.toml"]
    config = load(tmp_path / "config.toml")
    assert (config.bot.drafts, config.page.url if config.page else "") == ("d@bot.example", "https://x.example/")
    init(config, now=NOW)
    service = Service(config, now=lambda: NOW)
    await service.turn()
    names = {one.key for one in service.store.objects("player")}
    service.store.close()
    assert {one.name for one in PEOPLE} <= names


def test_options_alone_are_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["new", str(tmp_path / "game"), *OPTIONS])
    assert left.value.code == 0
    told = capsys.readouterr().out
    assert "officer check" in told
    assert "mailbox.password" in told
    config = tomllib.loads((tmp_path / "game/config.toml").read_text())
    assert (config["imap"]["host"], config["imap"]["port"]) == ("imap.bot.example", 1993)
    genesis = load_genesis(tmp_path / "game/genesis.toml").fold().game
    assert str(genesis.settings.name) == "B Nomic, fourth era"


def test_servers_of_this_machine_need_no_login(tmp_path: Path) -> None:
    found(answers("suber", imap="", lmtp=8024, smtp="127.0.0.1:25"), tmp_path, NOW)
    config = load(tmp_path / "config.toml")
    assert config.listener is not None
    assert config.listener.port == 8024
    assert config.submission is not None
    assert (config.submission.settings.user, config.submission.settings.security) == ("", Security.PLAIN)


@pytest.mark.parametrize(
    ("server", "tls"), [("127.0.0.1:1143", False), ("127.0.0.1", True), ("imap.example.org:1143", True)]
)
def test_only_a_server_of_this_machine_is_asked_in_the_clear(tmp_path: Path, server: str, tls: bool) -> None:
    found(answers("suber", imap=server), tmp_path, NOW)
    (tmp_path / "mailbox.password").write_text("secret")
    assert [one.settings.tls for one in load(tmp_path / "config.toml").mailboxes] == [tls]


@pytest.mark.parametrize(
    ("left_out", "told"),
    [("--list", "--list is missing"), ("--player", '--player "Ada <ada@example.org>"')],
)
def test_what_is_missing_is_named(tmp_path: Path, left_out: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    pairs = list(zip(OPTIONS[::2], OPTIONS[1::2], strict=True))
    rest = [word for pair in pairs if pair[0] != left_out for word in pair]
    with pytest.raises(SystemExit) as left:
        main(["new", str(tmp_path), *rest])
    assert left.value.code == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"forum": "nowhere"}, "no mail address"),
        ({"forum": "o@bot.example"}, "address of its own"),
        ({"players": ()}, "at least one player"),
        ({"ruleset": "chess"}, "unknown ruleset"),
        ({"imap": "host:many"}, "HOST:PORT"),
        ({"players": (*PEOPLE, Person("ada appel", "x@p.example"))}, "does not tell it"),
        ({"root": Person("Anna", "anna@p.example", "missing.asc")}, "no such key file"),
        ({"root": Person("Anna", "anna@p.example")}, "known by a key"),
    ],
)
def test_wrong_answers_write_nothing(tmp_path: Path, changed: dict[str, object], told: str) -> None:
    known: dict[str, object] = {"ruleset": "bnomic4", **changed}
    with pytest.raises((Complaint, officers.UnknownRuleset), match=told):
        found(answers(**known), tmp_path, NOW)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("mine")
    with pytest.raises(Complaint, match="is there already"):
        found(answers("bnomic4"), tmp_path, NOW)
    assert (tmp_path / "config.toml").read_text() == "mine"
    assert not (tmp_path / "genesis.toml").exists()


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Ada <ada@x.org>", Person("Ada", "ada@x.org")),
        ("Ada Appel <Ada@X.org> ada.asc", Person("Ada Appel", "ada@x.org", "ada.asc")),
        ("ada@x.org", None),
        ("Ada", None),
        ("Ada <ada>", None),
    ],
)
def test_a_person_is_a_name_and_an_address(said: str, read: Person | None) -> None:
    if read is None:
        with pytest.raises(Complaint, match="is not a person"):
            person(said)
    else:
        assert person(said) == read


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["completion", shell])
    told = capsys.readouterr().out
    assert "console" in told
    assert "--genesis" in told or "genesis" in told
