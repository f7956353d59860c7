"""A bug of ours in one thing - an event, a display, a template, a letter, one mail - stops nothing but that thing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import ahead, spool, turns
from bot import service as serving
from bot.beginning import init
from bot.config import Config, load
from bot.genesis import load as load_genesis
from bot.mail.archive import index
from bot.post import Templates
from bot.replay import replay
from bot.service import Service
from bot.store.rows import Status
from bot.translate import translate
from bot.trust import waiting
from engine import faults
from engine.game import Game, Task
from officers.bnomic4 import NOMIC
from officers.bnomic4.hooks import Bnomic4Hooks
from tests.bot.test_service import FORUM, GENESIS, MIDNIGHT, START, Clock, say

SECOND = timedelta(seconds=1)
PROPOSAL = "I submit the following proposal:\n\n{{\n__Hats__\nText.\n}}"
SECRET = "what the exception says is nobody's business"


def breaks(*_: Any, **__: Any) -> Any:
    raise LookupError(SECRET)


@pytest.fixture(autouse=True)
def _contained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "CONTAINED", (Exception,))


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS.replace("automatic = false", "automatic = true"))
    (tmp_path / "config.toml").write_text(
        '[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n[mail]\ndigest = true\n'
    )
    return load(tmp_path / "config.toml")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def service(config: Config, clock: Clock) -> Iterator[Service]:
    init(config, now=START)
    one = Service(config, now=clock)
    yield one
    one.store.close()


def an_event(monkeypatch: pytest.MonkeyPatch) -> str:
    events = [replace(one, run=breaks) if one.phase == "end" else one for one in NOMIC.events]
    monkeypatch.setattr(NOMIC, "events", events)
    return "fault/the event "


def a_display(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(NOMIC.displays, "D-CHG-1", replace(NOMIC.displays["D-CHG-1"], make=breaks))
    return "fault/the display D-CHG-1"


def an_observer(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(NOMIC, "observers", [breaks, *NOMIC.observers])
    return "fault/the notice of changes breaks"


def what_follows(monkeypatch: pytest.MonkeyPatch) -> str:
    settle = Bnomic4Hooks.settle

    def settling(self: Bnomic4Hooks, game: Game) -> None:
        settle(self, game)
        if game.now >= MIDNIGHT:
            breaks()

    monkeypatch.setattr(Bnomic4Hooks, "settle", settling)
    return "fault/what follows at once"


def reminders(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(turns, "remind", breaks)
    return "unwritten/reminders"


def the_digest(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(turns, "post_daily", breaks)
    return "unwritten/the daily digest"


@pytest.mark.parametrize("broken", [an_event, a_display, an_observer, what_follows, reminders, the_digest])
async def test_the_game_goes_on(
    service: Service,
    clock: Clock,
    broken: Callable[[pytest.MonkeyPatch], str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await service.turn()
    alarm = broken(monkeypatch)
    for days in range(3):
        clock.now = MIDNIGHT + timedelta(days=days, hours=1)
        say(service, days, PROPOSAL, clock.now - 2 * SECOND)
        await service.turn()
    assert service.store.count_entries() == {Status.FOLDED: 4}, "the seed and the three mails"
    assert [one.key for one in service.store.objects("proposal")] == ["1", "2", "3"]
    assert any(one.key.startswith(alarm) for one in service.store.alarms())
    told = [one.raw.decode() for one in service.store.mails()] + [one.text for one in service.store.alarms()]
    assert not any(SECRET in one for one in told)
    game = service.turns.keeper.game
    asked = [one for one in game.all(Task) if one.category == faults.CATEGORY]
    assert len(asked) == len({one.subject for one in asked})
    assert bool(asked) is alarm.startswith("fault/")


async def test_a_notice_that_nothing_can_write_costs_that_mail_only(config: Config, clock: Clock) -> None:
    init(config, now=START)

    def notice(game: Game, one: Any) -> Any:
        return breaks() if "ballot" in one.key else Templates().notice(game, one)

    service = Service(config, now=clock, templates=Templates(notice=notice, receipt=breaks, reminder=breaks))
    say(service, 1, PROPOSAL, START + SECOND)
    clock.now = MIDNIGHT + timedelta(days=1)
    await service.turn()
    assert service.store.count_entries() == {Status.FOLDED: 2}
    alarms = {one.key for one in service.store.alarms()}
    assert "unwritten/the notice ballot" in alarms
    assert any(one.startswith("unwritten/the receipt of entry") for one in alarms)
    assert service.store.mails(), "the other notices are written"
    service.store.close()


async def test_a_mail_that_nobody_can_judge_is_unverified_and_keeps_no_other_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(service, 1, PROPOSAL, START + SECOND)
    say(service, 2, PROPOSAL, START + SECOND)
    parse, met = waiting.parse_mail, list[int]()

    def once(raw: bytes) -> Any:
        met.append(1)
        return breaks() if len(met) == 1 else parse(raw)

    monkeypatch.setattr(waiting, "parse_mail", once)
    await service.turn()
    facts = [one.facts for one in service.store.entries() if one.message_id in ("1@p", "2@p")]
    assert next((one or {}).get("why") for one in facts) == "it could not be judged"
    assert service.store.count_entries() == {Status.FOLDED: 3}


async def test_what_an_older_program_folded_and_this_one_cannot_is_put_aside(
    config: Config, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    init(config, now=START)
    service = Service(config, now=clock)
    for number in (1, 2, 3):
        say(service, number, PROPOSAL.replace("Hats", f"Hats {number}"), START + number * SECOND)
    clock.now = START + 10 * SECOND
    await service.turn()
    await service.close()
    law = NOMIC.actions["submit_proposal"]

    def newer(game: Game, *args: Any, **more: Any) -> None:
        if game.message is not None and game.message.id == "2@p":
            breaks()
        law.law(game, *args, **more)

    monkeypatch.setitem(NOMIC.actions, "submit_proposal", replace(law, law=newer))
    again = Service(config, now=clock)
    await again.turn()
    assert again.store.count_entries() == {Status.FOLDED: 3, Status.ASIDE: 1}
    assert [one.values["title"] for one in again.store.objects("proposal")] == ["Hats 1", "Hats 3"]
    assert any(one.key.startswith("fault/entry ") for one in again.store.alarms())
    (aside,) = again.store.entries_by_status(Status.ASIDE)
    assert SECRET not in aside.note
    await again.close()


async def test_a_clock_that_cannot_be_told_stops_the_game_and_blames_no_mail(
    service: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "FIRST_PAUSE", 0.001)
    await service.turn()
    say(service, 1, PROPOSAL, START + SECOND)
    stop = asyncio.Event()
    with monkeypatch.context() as patched:
        patched.setattr(Bnomic4Hooks, "next_instant", breaks)
        running = asyncio.create_task(service._keep("fold", service._fold, stop))
        while service.pulse.restarts["fold"] < 2:
            await asyncio.sleep(0)
    assert [one.key for one in service.store.alarms()] == ["task/fold"]
    assert service.store.count_entries()[Status.NEW] == 1
    while service.store.alarms():
        await asyncio.sleep(0)
    stop.set()
    await service._wake_all(stop)
    await running
    assert service.store.count_entries() == {Status.FOLDED: 2}, "nothing was put aside"


def test_what_is_told_of_a_fault_is_no_more_than_its_kind(
    service: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from bot.logs import LineFormatter

    a_display(monkeypatch)
    clock.now = MIDNIGHT + timedelta(hours=1)
    with caplog.at_level(logging.ERROR):
        service.turns.turn(clock.now)
    lines = [LineFormatter().format(one) for one in caplog.records]
    assert any("D-CHG-1" in one and "LookupError at test_contained.py" in one for one in lines)
    assert not any(SECRET in one or FORUM in one for one in lines)
    assert datetime.fromisoformat(str(service.store.meta("reached"))) >= MIDNIGHT


def test_a_replay_without_a_store_goes_on_too_and_tells_what_it_met(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    law = NOMIC.actions["submit_proposal"]

    def broken(game: Game, *args: Any, **more: Any) -> None:
        law.law(game, *args, **more)
        if game.message is not None and game.message.id == "1@p":
            breaks()

    def unreadable(mail: Any, name: str, *rest: Any) -> Any:
        return breaks() if name in ("", "2@p") else translate(mail, name, *rest)

    (tmp_path / "genesis.toml").write_text(GENESIS)
    for number in (1, 2, 3):
        at = START + timedelta(days=number - 1, seconds=number)
        (tmp_path / f"{number}.eml").write_text(
            f"Received: from x by lists.example; {at:%a, %d %b %Y %H:%M:%S} +0000\nFrom: Bob <bob@p.example>\n"
            f"To: {FORUM}\nMessage-ID: <{number}@p>\nSubject: s\n\n{PROPOSAL}\n"
        )
    monkeypatch.setitem(NOMIC.actions, "submit_proposal", replace(law, law=broken))
    monkeypatch.setattr(spool, "translate", unreadable)
    monkeypatch.setattr(ahead, "translate", unreadable)
    an_event(monkeypatch)
    fold, summary = replay(index([tmp_path]), load_genesis(str(tmp_path / "genesis.toml")))
    assert (summary.folded, summary.aside) == (1, 2)
    told = " ".join(summary.lines())
    assert "2 put aside after an error of the program" in told
    assert "the event" in told
    assert SECRET not in told
    assert len(fold.game.world.all(fold.game.world.kinds["proposal"])) == 1
