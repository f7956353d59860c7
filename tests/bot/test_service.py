"""Turns of the game and the service around them: grace at midnight, faults of the store, an orderly stop."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from pathlib import Path

import pytest

from bot import service as serving
from bot.beginning import init
from bot.config import Config, load
from bot.errors import Complaint
from bot.logs import LineFormatter
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.service import Service
from bot.store.errors import StoreError
from bot.store.rows import EntryKind, MailState, OutMail
from bot.store.store import Store
from bot.turns import GRACE, horizon
from tests.genesis import FORUM, genesis, ministry, player

START = datetime(2026, 3, 1, 20, tzinfo=UTC)
MIDNIGHT = datetime(2026, 3, 2, tzinfo=UTC)
SECOND = timedelta(seconds=1)
GENESIS = genesis("Test", START, player("Bob", mackerel=50), ministry("Change", "Bob"), nday=8)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS)
    (tmp_path / "config.toml").write_text('[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n')
    return load(tmp_path / "config.toml")


class Clock:
    def __init__(self) -> None:
        self.now = START + SECOND

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def service(config: Config, clock: Clock) -> Iterator[Service]:
    init(config, now=START)
    one = Service(config, now=clock)
    yield one
    one.store.close()


def say(service: Service, number: int, text: str, at: datetime) -> None:
    raw = (
        f"From: Bob <bob@p.example>\r\nTo: {FORUM}\r\nMessage-ID: <{number}@p>\r\nSubject: s\r\n\r\n{text}\r\n".encode()
    )
    service.intake.accept(raw, Stamps(at, at, at, at), Source(Carrier.LMTP, "lmtp"))


def proposals(service: Service) -> list[tuple[str, str]]:
    return [(str(one.values.get("status", "Pending")), one.key) for one in service.store.objects("proposal")]


def corrections(service: Service) -> list[OutMail]:
    return [one for one in service.store.mails() if one.event_key.startswith("correction/")]


async def test_a_seed_is_planted_once_and_its_commitment_posted(config: Config, service: Service) -> None:
    assert init(config, now=START).startswith("the game")
    seeds = [one for one in service.store.entries() if one.kind is EntryKind.SEED]
    assert [len(one.raw) for one in seeds] == [32]
    await service.turn()
    (post,) = [one for one in service.store.mails() if one.event_key.startswith("seed/")]
    assert seeds[0].content_hash in post.raw.decode()
    assert seeds[0].raw.hex() not in post.raw.decode()


async def test_midnight_waits_a_grace_for_mail_of_before(service: Service, clock: Clock) -> None:
    await service.turn()
    clock.now = MIDNIGHT + GRACE / 2
    await service.turn()
    assert horizon(service.turns.keeper.game, clock.now) == MIDNIGHT - SECOND
    assert service.turns.next_turn(clock.now) == MIDNIGHT + GRACE
    say(service, 1, "I submit the following proposal:\n\n{{\n__Late__\nText.\n}}", MIDNIGHT - SECOND)
    await service.turn()
    assert [one for one, _ in proposals(service)] == ["Pending"]
    clock.now = MIDNIGHT + GRACE
    await service.turn()
    assert [one for one, _ in proposals(service)] == ["Open"]
    assert corrections(service) == []


async def test_a_mail_later_than_the_grace_is_counted_and_the_difference_posted(service: Service, clock: Clock) -> None:
    clock.now = MIDNIGHT + 2 * GRACE
    await service.turn()
    say(service, 1, "I submit the following proposal:\n\n{{\n__Late__\nText.\n}}", MIDNIGHT - SECOND)
    await service.turn()
    assert [one for one, _ in proposals(service)] == ["Open"]
    (post,) = corrections(service)
    text = str(message_from_bytes(post.raw).get_payload()).replace("\r\n", "\n")
    assert post.recipient == FORUM
    assert 'the mail "s" of Bob' in text
    assert "proposal/1\n    came into being" in text


async def test_after_a_fault_of_the_store_the_next_turn_starts_from_what_is_committed(
    service: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await service.turn()
    say(service, 1, "I submit the following proposal:\n\n{{\n__Hats__\nText.\n}}", START + 2 * SECOND)
    clock.now = START + 3 * SECOND

    def gone(*_: object) -> None:
        raise StoreError("the store went away")

    with monkeypatch.context() as patched:
        patched.setattr(service.store, "commit_fold", gone)
        with pytest.raises(StoreError):
            await service.turn()
    assert proposals(service) == []
    await service.turn()
    assert len(proposals(service)) == 1
    assert [one.verdict for one in service.store.acts() if one.action == "submit_proposal"] == ["succeeded"]


async def test_the_service_goes_on_after_faults_and_stops_when_told(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "FIRST_PAUSE", 0.0)
    stop, faults = asyncio.Event(), [StoreError("away"), RuntimeError("a bug")]
    plain = service.turns.turn

    def turn(now: datetime) -> object:
        if faults:
            raise faults.pop(0)
        done = plain(now)
        service_loop.call_soon_threadsafe(stop.set)
        return done

    service_loop = asyncio.get_running_loop()
    monkeypatch.setattr(service.turns, "turn", turn)
    await asyncio.wait_for(service.run(stop), 30)
    assert not faults


async def test_new_mail_wakes_the_fold(service: Service) -> None:
    stop = asyncio.Event()
    running = asyncio.create_task(service.run(stop))
    await asyncio.wait_for(_until(lambda: service.store.meta("reminded") is not None), 30)
    say(service, 1, "I submit the following proposal:\n\n{{\n__Hats__\nText.\n}}", START + SECOND)
    await asyncio.wait_for(_until(lambda: bool(proposals(service))), 30)
    stop.set()
    await asyncio.wait_for(running, 30)


async def _until(true: object) -> None:
    while not true():  # type: ignore[operator]
        await asyncio.sleep(0.005)


def test_without_a_game_there_is_no_service(config: Config) -> None:
    with pytest.raises(Complaint, match="officer init"):
        Service(config)


def test_views_by_kind_can_be_queried(service: Service) -> None:
    with service.store._read() as conn:
        rows = conn.exec_driver_sql('SELECT "key", mackerel FROM player WHERE mackerel IS NOT NULL ORDER BY 1').all()
    assert ("Bob", 50) in [tuple(row) for row in rows]


def test_mails_wait_where_no_server_is_configured(service: Service) -> None:
    assert service.outgoing is None
    assert all(one.state is MailState.PENDING for one in service.store.mails())


def test_a_line_of_the_log_is_one_line_without_addresses() -> None:
    try:
        raise ValueError("from ada@p.example\nand more")
    except ValueError as error:
        record = logging.LogRecord(
            "officer.x", logging.ERROR, "f", 1, "lost <bob@p.example>\nnow", None, (type(error), error, None)
        )
    plain, as_json = LineFormatter().format(record), LineFormatter(as_json=True).format(record)
    assert 'event="lost <(address)> now"' in plain
    assert json.loads(as_json)["error"].startswith("ValueError")
    for line in (plain, as_json):
        assert "\n" not in line
        assert "@" not in line


def test_the_store_of_another_game_is_refused(config: Config, tmp_path: Path) -> None:
    init(config, now=START)
    (tmp_path / "genesis.toml").write_text(GENESIS.replace("nday = 8", "nday = 7"))
    with pytest.raises(Complaint, match="another genesis"):
        init(config, now=START)
    with Store.open(config.url) as store:
        assert store.meta("genesis") is not None
