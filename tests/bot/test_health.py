"""What a supervisor and Prometheus are told: the truth, and no names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from bot.config import load
from bot.errors import Complaint
from bot.health import FOLD_LIMIT, MAILBOX_LIMIT, Pulse, application, judge
from bot.serving import served
from bot.store.rows import EntryKind, NewEntry, NewMail, Status
from bot.store.store import Store

NOW = datetime(2026, 3, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        yield opened


def pulse(**changes: object) -> Pulse:
    made = Pulse(NOW - timedelta(days=1), turned=NOW)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def fill(store: Store) -> None:
    raw = b"From: ada@p.example\r\nSubject: secret\r\n\r\nI vote."
    store.accept(NewEntry(EntryKind.MESSAGE, NOW, raw, "1@p", "h", NOW, status=Status.ASIDE, note="because"))
    store.enqueue([NewMail("<m@bot>", "receipt", "ada@p.example", "Re: secret", b"raw", NOW)])
    store.alarm("outbox/failed/1", "mail 1 will not be sent", NOW)


def test_all_is_well(store: Store) -> None:
    assert judge(store, pulse(polled=lambda: [NOW]), NOW).status == "ok"


@pytest.mark.parametrize(
    ("changes", "status", "words"),
    [
        ({"turned": NOW - FOLD_LIMIT}, "ok", ""),
        ({"turned": NOW - FOLD_LIMIT - SECOND}, "fail", "turn"),
        ({"turned": None}, "fail", "turn"),
        ({"polled": lambda: [NOW, NOW - MAILBOX_LIMIT - SECOND]}, "fail", "mailbox 2"),
        ({"polled": lambda: [None]}, "fail", "mailbox 1"),
        ({"polled": lambda: [None], "began": NOW - SECOND}, "ok", ""),
        ({"resting": lambda: True}, "warn", "takes nothing"),
    ],
)
def test_what_stands_still_is_told(store: Store, changes: dict[str, object], status: str, words: str) -> None:
    verdict = judge(store, pulse(**changes), NOW)
    assert verdict.status == status
    assert words in " ".join(verdict.problems + verdict.warnings)


def test_a_store_that_is_gone_is_a_problem(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store.errors import StoreError

    def gone(*_: object, **__: object) -> None:
        raise StoreError("away")

    monkeypatch.setattr(store, "alarms", gone)
    assert judge(store, pulse(), NOW).problems == ("the store cannot be read",)


def test_over_http_with_counts_and_without_names(store: Store) -> None:
    fill(store)
    seen = pulse(polled=lambda: [NOW])
    seen.restarts["fold"] += 2
    with served(application(store, seen, lambda: NOW), "127.0.0.1", 0) as port:
        health = httpx.get(f"http://127.0.0.1:{port}/health")
        metrics = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert httpx.get(f"http://127.0.0.1:{port}/other").status_code == 404
    assert (health.status_code, health.json()["status"]) == (200, "warn")
    assert health.json()["warnings"] == ["1 alarms are open", "1 entries are put aside"]
    assert metrics.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = metrics.text.splitlines()
    assert 'officer_entries{status="aside"} 1' in lines
    assert 'officer_mails{state="pending"} 1' in lines
    assert 'officer_task_restarts_total{task="fold"} 2' in lines
    assert f"officer_last_turn_timestamp_seconds {NOW.timestamp():.0f}" in lines
    for line in lines:
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="\w+"\})? [0-9.e+]+', line), line
    assert "@" not in health.text + metrics.text
    assert "secret" not in health.text + metrics.text


def test_a_service_that_stands_still_is_told_by_its_status(store: Store) -> None:
    with served(application(store, pulse(turned=None), lambda: NOW), "127.0.0.1", 0) as port:
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 503


def test_the_port_is_of_this_machine_only(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text('[bot]\naddress = "o@bot.example"\n[health]\nport = 9999\n')
    place = load(file).health
    assert place is not None
    assert (place.host, place.port) == ("127.0.0.1", 9999)
    file.write_text('[bot]\naddress = "o@bot.example"\n[health]\nhost = "0.0.0.0"\n')
    with pytest.raises(Complaint, match="of this machine"):
        load(file)


def test_a_port_that_is_taken_is_said_in_a_line(store: Store) -> None:
    app = application(store, pulse(), lambda: NOW)
    with served(app, "127.0.0.1", 0) as port:
        taken = pytest.raises(Complaint, match=f":{port}: address already in use")
        with taken, served(app, "127.0.0.1", port):
            pass
