"""What was put aside or could not be sent gets another chance by a command, while the service runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import adapter
from bot.beginning import init
from bot.commands.aside import aside
from bot.config import Config, load
from bot.errors import Complaint
from bot.late import NOTE as TOO_LATE
from bot.service import Service
from bot.store.rows import MailState, NewMail, Status
from engine.game import Game
from officers.bnomic4 import NOMIC
from tests.bot.test_service import GENESIS, START, Clock, say

SECOND = timedelta(seconds=1)
PROPOSAL = "I submit the following proposal:\n\n{{\n__Hats__\nText.\n}}"


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS)
    (tmp_path / "config.toml").write_text('[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n')
    return load(tmp_path / "config.toml")


@pytest.fixture
def service(config: Config) -> Iterator[Service]:
    init(config, now=START)
    clock = Clock()
    clock.now = START + 60 * SECOND
    one = Service(config, now=clock)
    yield one
    one.store.close()


def breaks(*_: Any, **__: Any) -> Any:
    raise LookupError


def listed(config: Config, capsys: pytest.CaptureFixture[str], *names: str, again: bool = False) -> list[str]:
    capsys.readouterr()
    aside(*names, again=again, store=config.url)
    return capsys.readouterr().out.splitlines()


async def test_a_mail_put_aside_is_folded_where_it_belongs_when_the_program_is_mended(
    service: Service, config: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    law = NOMIC.actions["submit_proposal"]

    def broken(game: Game, *args: Any, **more: Any) -> None:
        law.law(game, *args, **more)
        if game.message is not None and game.message.id == "1@p":
            breaks()

    say(service, 1, PROPOSAL, START + SECOND)
    say(service, 2, PROPOSAL.replace("Hats", "Coats"), START + 2 * SECOND)
    with monkeypatch.context() as patched:
        patched.setitem(NOMIC.actions, "submit_proposal", replace(law, law=broken))
        await service.turn()
    (row,) = service.store.entries_by_status(Status.ASIDE)
    assert listed(config, capsys) == [
        f"entry/{row.seq}: 2026-03-01 20:00 UTC, put aside after an internal error (LookupError)"
    ]
    assert listed(config, capsys, f"entry/{row.seq}", again=True) == [f"entry/{row.seq}: gets another chance"]
    await service.turn()
    assert [one.values["title"] for one in service.store.objects("proposal")] == ["Hats", "Coats"]
    assert listed(config, capsys) == ["Nothing is put aside, no alarm is open."]


async def test_what_cannot_be_read_or_sent_and_alarms_get_another_chance_too(
    service: Service, config: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(adapter, "parse_mail", breaks)
        say(service, 1, PROPOSAL, START + SECOND)
        for _ in range(4):
            await service.turn()
    service.store.enqueue([NewMail("<a@bot.example>", "personal", "bob@p.example", "Hello", b"raw", START)])
    (mail,) = [one for one in service.store.mails() if one.subject == "Hello"]
    service.store.mark_failed(mail.id, "refused (550)")
    service.store.alarm("outbox/strangers", "too many", START)
    (arrival,) = service.store.unsorted(aside=True)
    names = [one.partition(":")[0] for one in listed(config, capsys)]
    assert f"alarm/{adapter.UNREADABLE}{arrival.id}" in names
    assert {f"arrival/{arrival.id}", f"mail/{mail.id}", "alarm/outbox/strangers"} <= set(names)
    assert not any("@" in one for one in listed(config, capsys))
    listed(config, capsys, "all", again=True)
    assert service.store.alarms() == []
    found = service.store.mail("<a@bot.example>")
    assert found is not None
    assert found.state is MailState.PENDING
    await service.turn()
    assert [one.values["title"] for one in service.store.objects("proposal")] == ["Hats"]


async def test_what_an_officer_decides_waits_for_his_order(
    service: Service, config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    say(service, 1, PROPOSAL, START + SECOND)
    await service.turn()
    (row,) = service.store.entries_with_id("1@p")
    service.store.set_status(row.seq, Status.ASIDE, TOO_LATE)
    assert listed(config, capsys, "all", again=True) == [f"entry/{row.seq}: 2026-03-01 20:00 UTC, {TOO_LATE}"]
    assert service.store.count_entries()[Status.ASIDE] == 1


def test_what_is_meant_must_be_named(service: Service, config: Config) -> None:
    with pytest.raises(Complaint, match="nothing of that name"):
        aside("entry/77", store=config.url)
    with pytest.raises(Complaint, match="'all'"):
        aside(again=True, store=config.url)


def test_nobody_else_reads_a_new_store(service: Service, config: Config, tmp_path: Path) -> None:
    (place,) = tmp_path.glob("*.sqlite")
    assert place.stat().st_mode & 0o077 == 0
