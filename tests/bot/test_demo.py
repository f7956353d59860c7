"""The demo plays a whole nweek through real sockets and comes out where its players would expect."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.beginning import init
from bot.cli import main
from bot.columns import width
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.play import Stage, letter
from bot.founding import Answers, found, person
from bot.mail.submit import DeliveryOutcome
from bot.store.rows import MailState
from engine.state import show
from officers.bnomic4 import sample
from officers.samples import FORUM, OFFICER, address

START = datetime(2026, 1, 5, 0, 1, tzinfo=UTC)


async def test_the_sample_nweek(tmp_path: Path) -> None:
    genesis, url = tmp_path / "genesis.toml", f"sqlite:///{tmp_path}/game.sqlite"
    genesis.write_text(sample.genesis(START))
    init(Config(Identity(OFFICER), url), genesis, now=START)
    stage = Stage(url, Clock(START), sample.SAMPLE)
    await stage.open()
    instants: list[datetime] = []
    try:
        await stage.play(START, instants.append)
        service = stage.service
        state = show(service.turns.keeper.game)
        objects = state["objects"]

        # Two proposals passed and changed the rule one after the other; two were lost.
        assert {key: one["success"] for key, one in objects["proposal"].items()} == {
            "12": "Won", "13": "Won", "14": "Lost", "15": "Lost",
        }  # fmt: skip
        assert objects["rule"]["4E91"]["text"] == "There are five shelves in the cellar. A lamp hangs above them."
        # Cleo changed her vote on the shelves in time.
        assert objects["proposal"]["12"]["votes"]["Cleo"] == "FOR"
        # The usurpation, the supported intent and the transaction worked; the transaction beyond Eno's means did not.
        assert objects["ministry"]["Games"]["minister"] == "Eno"
        assert objects["motnw"]["motnw"]["message"] == "Mind the third step."
        failed = [(one.actor, one.action) for one in service.store.acts() if one.verdict != "succeeded"]
        assert failed == [("Eno", "give_currency"), ("Eno", "give_currency"), ("Eno", "vote")]

        # One ballot, one set of results; every post of the officer came back from the list and was noted.
        assert len(stage.published("Ballot of nweek")) == len(stage.published("Results of nweek")) == 1
        assert {one.state for one in service.store.mails() if one.recipient == FORUM} == {MailState.SEEN}
        assert not service.store.mails(MailState.FAILED)
        # Who made acts was told what came of them, nobody else.
        assert set(stage.forum.letters) >= {address(name) for name in sample.PLAYERS}

        # Mail is quiet on the eye: no line beyond 72 columns.
        letters = [mail for box in stage.forum.letters.values() for mail in box]
        mine = [mail for mail in [*stage.forum.posts, *letters] if mail.sender and mail.sender[1] == OFFICER]
        assert len(mine) > 20
        assert [line for mail in mine for line in mail.body.split("\n") if width(line) > 72] == []
        await service.close()
    finally:
        await stage.close()
    assert instants == sorted(instants)
    assert instants[-1] - START < timedelta(days=sample.DAYS) + timedelta(days=1)


async def test_a_game_of_two_is_tried_without_waiting_for_days(tmp_path: Path) -> None:
    people = (person("Ada <ada@players.example>"), person("Bruno <b@other.example>"))
    asked = Answers("bnomic4", "The Cellar", "cellar@lists.example", "officer@bot.example", people)
    found(asked, tmp_path, datetime.now(UTC))
    url = f"sqlite:///{tmp_path}/game.sqlite"
    init(Config(Identity(OFFICER), url), tmp_path / "genesis.toml")
    stage = Stage(url, Clock(), sample.SAMPLE, "cellar@lists.example")
    await stage.open()
    stop = asyncio.Event()
    running = asyncio.get_running_loop().create_task(stage.service.run(stop))

    async def say(author: str, sent: str, text: str) -> None:
        raw = letter(author, "A mail", text, f"{len(stage.forum.posts)}", stage.clock(), sent=sent, to=stage.address)
        done = await stage.submitter.send(raw, sent, [stage.address])
        assert done.outcome is DeliveryOutcome.SENT

    try:
        await say("Ada", "ada@players.example", 'I submit a proposal, titled "Hats": {Everybody wears a hat.}')
        await stage.pass_days(9)
        assert [one.subject for one in stage.published("Ballot")] == ["Ballot of nweek 1"]
        await say("Ada", "ada@players.example", "I vote FOR 1.")
        await say("Bruno", "b@other.example", "> 1  Hats  (Ada)\nFOR")
        await stage.pass_days(4)
        assert "PASSED" in stage.published("Results of nweek 1")[0].body
        assert {one.recipients[0] for one in stage.published("Ballot")} == {"cellar@lists.example"}
    finally:
        stop.set()
        await running
        await stage.close()


def test_who_does_not_run_is_told_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.demo.place.getpass.getuser", lambda: "nobody-at-all")
    with pytest.raises(SystemExit) as left:
        main(["skip", "3"])
    assert left.value.code == 1
    assert "start one with `officer demo`" in capsys.readouterr().err
