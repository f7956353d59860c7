"""A mail that comes twice: of its copies the one through a public forum counts, whichever came first."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.beginning import init
from bot.config import Config, load
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.service import Service
from engine.state import show
from tests.genesis import FORUM, genesis, ministry, player

START = datetime(2026, 3, 1, 20, tzinfo=UTC)
SECOND = timedelta(seconds=1)
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
GENESIS = genesis(
    "Test", START, player("Bob", mackerel=50), player("Eve", mackerel=0), ministry("Change", "Bob"), nday=2
)
PRIVATE = ""
PUBLIC = f"List-Id: <b-business.lists.example>\r\nList-Post: <mailto:{FORUM}>\r\n"


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS)
    (tmp_path / "config.toml").write_text('[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n')
    return load(tmp_path / "config.toml")


@pytest.fixture
def service(config: Config) -> Iterator[Service]:
    init(config, now=START)
    one = Service(config, now=lambda: START)
    yield one
    one.store.close()


def come(service: Service, number: int, text: str, through: str, at: datetime) -> bool:
    """A copy comes in; whether the journal had the mail before."""
    head = f"{through}From: Bob <bob@p.example>\r\nTo: {FORUM}, friends@lists.example\r\nMessage-ID: <{number}@p>\r\nSubject: s\r\n"
    raw = f"{head}\r\n{text}\r\n".encode()
    return service.intake.accept(raw, Stamps(at, at, at, at), Source(Carrier.LMTP, "lmtp")).duplicate


def given_at(service: Service) -> list[tuple[str, datetime]]:
    """Every act by mail with the instant at which it counts."""
    return [(one.verdict, one.at) for one in service.store.acts() if one.message_id.endswith("@p")]


def test_the_public_copy_counts_before_anything_is_folded(service: Service) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    assert come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + MINUTE)
    service.turns.turn(NOON + 2 * MINUTE)
    assert given_at(service) == [("succeeded", NOON + MINUTE)]


@pytest.mark.parametrize("later", [-MINUTE, MINUTE])
def test_a_public_copy_takes_the_game_back_to_its_own_time(service: Service, later: timedelta) -> None:
    come(service, 1, "I give m40 to Eve.", PRIVATE, NOON)
    come(service, 2, "I give m20 to Eve.", PUBLIC, NOON + MINUTE / 2)
    service.turns.turn(NOON + 2 * MINUTE)
    assert [verdict for verdict, _ in given_at(service)] == ["succeeded", "failed"]
    assert come(service, 1, "I give m40 to Eve.", PUBLIC, NOON + later)
    service.turns.turn(NOON + 3 * MINUTE)
    mine, other = ("succeeded", NOON + later), ("failed", NOON + MINUTE / 2)
    if later > timedelta():
        mine, other = ("failed", NOON + later), ("succeeded", NOON + MINUTE / 2)
    assert sorted(given_at(service), key=lambda one: one[1]) == sorted((mine, other), key=lambda one: one[1])
    assert not service.store.moved()


def test_the_state_is_that_of_the_public_copy_alone(service: Service, config: Config, tmp_path: Path) -> None:
    come(service, 1, "I submit a proposal titled Hats: {{ Everybody has a hat. }}", PRIVATE, NOON)
    service.turns.turn(NOON + SECOND)
    come(service, 1, "I submit a proposal titled Hats: {{ Everybody has a hat. }}", PUBLIC, NOON + MINUTE)
    service.turns.turn(NOON + 2 * MINUTE)
    again = Service(config, now=lambda: START)  # a program that starts on the same store later
    assert show(again.turns.keeper.game) == show(service.turns.keeper.game)
    assert [at for _, at in given_at(again)] == [NOON + MINUTE]
    again.store.close()


@pytest.mark.parametrize("later", [-MINUTE, MINUTE])
def test_a_program_that_ends_before_it_goes_back_does_so_when_it_starts_again(
    service: Service, config: Config, later: timedelta
) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    service.turns.turn(NOON + SECOND)
    come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + later)
    again = Service(config, now=lambda: START)
    again.turns.turn(NOON + 2 * MINUTE)
    assert given_at(again) == [("succeeded", NOON + later)]
    assert show(again.turns.keeper.game)["objects"]["player"]["Eve"]["mackerel"] == 5
    again.store.close()


def test_what_comes_a_day_later_or_through_another_public_list_changes_nothing(service: Service) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    come(service, 2, "I give m6 to Eve.", PUBLIC, NOON)
    service.turns.turn(NOON + SECOND)
    come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + timedelta(days=1, seconds=1))
    come(service, 2, "I give m6 to Eve.", PUBLIC + "List-Help: <mailto:help@lists.example>\r\n", NOON - MINUTE)
    service.turns.turn(NOON + timedelta(days=1, minutes=1))
    assert {at for _, at in given_at(service)} == {NOON}


def test_both_copies_are_kept_as_they_came(service: Service) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + MINUTE)
    (entry,) = service.store.entries_with_id("1@p")
    (copy,) = service.store.copies(entry.seq)
    assert entry.raw.startswith(b"List-Id")
    assert copy.raw.startswith(b"From:")
    assert (entry.list_at, copy.stamps.list_at) == (NOON + MINUTE, NOON)
