"""The officer's desk: what waits, a decision by one key, and the order that comes of it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.beginning import init
from bot.cli import build, main
from bot.config import Config, load
from bot.desk import cases
from bot.errors import Complaint
from bot.service import Service
from engine.state import show
from tests.bot.test_letters import bring, letter
from tests.bot.test_service import FORUM, GENESIS, START

SECOND = timedelta(seconds=1)
WORDS = "I delegate the powers of the Ministry of Change to Ann under the contract Pact"


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(
        GENESIS + '[[players]]\nname = "Ann"\naddresses = ["ann@p.example"]\nmackerel = 50\n'
        '[[contracts]]\nname = "Pact"\ntext = "Ann may do what Bob may."\nparties = ["Ann", "Bob"]\n'
    )
    (tmp_path / "config.toml").write_text('[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n')
    return load(tmp_path / "config.toml")


class Clock:
    now = START + SECOND

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
async def held(config: Config) -> Iterator[Service]:  # type: ignore[misc]
    """A game in which one act waits: whether a contract delegates what it says, only a human can read."""
    Clock.now = START + 5 * SECOND
    init(config, now=START)
    service = Service(config, now=Clock())
    await service.turn()
    said = f"Hello.\r\n\r\n{WORDS}."
    await bring(service, letter(said, to=FORUM, name="7"), START + 2 * SECOND)
    yield service
    service.store.close()


def press(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The officer's keys and words, a line each."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in keys.split("/"))))


async def test_a_held_act_comes_with_its_evidence_and_the_orders_that_settle_it(held: Service) -> None:
    (case,) = cases(held.store)
    assert case.name == "7@p#0"
    assert case.words[slice(*case.span)].startswith(WORDS[:30])
    assert {one.key: one.line for one in case.choices if one.key in "arw"} == {
        "a": "accept 7@p#0",
        "r": "reject 7@p#0 because ",
        "w": "reread 7@p#0: ",
    }
    assert cases(held.store, case.office.lower()) == [case]
    assert cases(held.store, "Bob") == []
    with pytest.raises(Complaint, match=r"no office 'Chagne' here\. Did you mean Change\?"):
        cases(held.store, "Chagne")


@pytest.mark.parametrize(
    ("keys", "order", "macks", "delegates"),
    [
        ("a/y", "accept 7@p#0", 50, 1),
        ("s/y", "", 50, 0),
        ("a/n", "accept 7@p#0", 50, 0),
        ("q", "", 50, 0),
        ("x/w/I give m7 to Ann./y", "reread 7@p#0: I give m7 to Ann.", 57, 0),
        ("r/it says no such thing/y", "reject 7@p#0 because it says no such thing", 50, 0),
    ],
)
async def test_one_key_decides(
    held: Service, config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    keys: str, order: str, macks: int, delegates: int,
) -> None:  # fmt: skip
    press(keys, monkeypatch)
    with pytest.raises(SystemExit) as left:
        main(["console", "--local", "--config", str(tmp_path / "config.toml")])
    assert left.value.code == 0, capsys.readouterr().err
    assert (order in capsys.readouterr().out) is True
    Clock.now = datetime.now(START.tzinfo)
    await held.turn()
    found = show(held.turns.keeper.game)["objects"]
    assert found["player"]["Ann"]["mackerel"] == macks
    assert len(found["ministry"]["Change"]["delegates"]) == delegates


async def test_words_that_were_not_understood_are_shown_in_their_mail_and_read_by_the_officer(
    held: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "Well.\r\n\r\nI cancel my\r\nscheduled action."
    await bring(held, letter(said, to=FORUM, name="8"), START + 3 * SECOND)
    (case,) = [one for one in cases(held.store) if one.kind == "T-AMBIG"]
    assert case.words[slice(*case.span)] == "I cancel my\nscheduled action."
    assert [one.line for one in case.choices] == ["reread 8@p#0: ", "reject 8@p#0 because ", f"drop task {case.name}"]
    with pytest.raises(SystemExit):
        main(["explain", "8@p#0", "--config", str(tmp_path / "config.toml")])
    assert 'said: "I cancel my scheduled action." It is not understood' in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["explain", "8@p#1", "--config", str(tmp_path / "config.toml")])
    assert "no such act" in capsys.readouterr().err
    press("w/I give m7 to Ann./s/y" if cases(held.store)[0] == case else "s/w/I give m7 to Ann./y", monkeypatch)
    with pytest.raises(SystemExit):
        main(["console", "--local", "--config", str(tmp_path / "config.toml")])
    assert "reread 8@p#0: I give m7 to Ann." in capsys.readouterr().out
    Clock.now = datetime.now(START.tzinfo)
    await held.turn()
    assert show(held.turns.keeper.game)["objects"]["player"]["Ann"]["mackerel"] == 57


def test_a_desk_can_be_listed_for_a_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str], config: Config) -> None:
    init(config, now=START)
    with pytest.raises(SystemExit):
        main(["console", "--json", "--config", str(tmp_path / "config.toml")])
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == []
    with pytest.raises(SystemExit):
        main(["console", "--list", "--config", str(tmp_path / "config.toml")])
    assert capsys.readouterr().out == "Nothing waits.\n"


async def test_without_a_way_to_sign_nothing_is_asked(held: Service, tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="--local"):
        build()(
            ["console", "--config", str(tmp_path / "config.toml")], exit_on_error=False, result_action="return_value"
        )
