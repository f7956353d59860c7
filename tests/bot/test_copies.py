"""A mail that comes twice: of its copies the one through a public forum counts, whichever came first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations, permutations
from pathlib import Path

import pytest

from bot.beginning import init
from bot.config import Config, load
from bot.genesis import Genesis
from bot.genesis import load as load_genesis
from bot.mail.archive import Located
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.service import Service
from bot.store.store import Store
from bot.storing import replay_into
from bot.trust.rules import ListHost, TrustRules
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
OTHER_PUBLIC = f"List-Id: <b-business.lists.example>\r\nList-Help: <x>\r\nList-Post: <mailto:{FORUM}>\r\n"
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
    source = Source(Carrier.LMTP, "lmtp")
    return service.intake.accept(copy(number, text, through), Stamps(at, at, at, at), source).duplicate


def copy(number: int, text: str, through: str) -> bytes:
    """A mail as it comes on one way."""
    to = f"{FORUM}, friends@lists.example"
    return (
        f"{through}From: Bob <bob@p.example>\r\nTo: {to}\r\nMessage-ID: <{number}@p>\r\nSubject: s\r\n\r\n{text}\r\n"
    ).encode()


def genesis_file(config: Config) -> Genesis:
    assert config.genesis is not None
    return load_genesis(str(config.genesis))


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


def test_what_comes_a_day_later_or_counts_later_changes_nothing(service: Service) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    come(service, 2, "I give m6 to Eve.", PUBLIC, NOON)
    service.turns.turn(NOON + SECOND)
    come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + timedelta(days=1, seconds=1))
    come(service, 2, "I give m6 to Eve.", OTHER_PUBLIC, NOON + MINUTE)
    service.turns.turn(NOON + timedelta(days=1, minutes=1))
    assert {at for _, at in given_at(service)} == {NOON}


def test_what_only_pretends_to_have_come_through_the_list_does_not_count_for_it(config: Config) -> None:
    init(config, now=START)
    rules = TrustRules(lists=(ListHost(FORUM, "lists.example"),), own_hops=1)
    service = Service(replace(config, trust=replace(config.trust, rules=rules)), now=lambda: START)
    hop = "Received: from x ({} [192.0.2.1]) by mx.bot.example; Mon, 2 Mar 2026 11:00:00 +0000\r\n"
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    come(service, 1, "I give m5 to Eve.", hop.format("home.example") + PUBLIC, NOON - MINUTE)
    service.turns.turn(NOON + SECOND)
    assert {at for _, at in given_at(service)} == {NOON}
    come(service, 1, "I give m5 to Eve.", hop.format("lists.example") + PUBLIC, NOON + MINUTE)
    service.turns.turn(NOON + 2 * MINUTE)
    assert {at for _, at in given_at(service)} == {NOON + MINUTE}
    service.store.close()


# -- one rule at every door ---------------------------------------------------------------------------

NAMED, ELSEWHERE = "", "List-Id: <friends.lists.example>\r\nList-Post: <mailto:friends@lists.example>\r\n"
COPIES = {"late list": (PUBLIC, 9), "list": (PUBLIC, 4), "direct": (NAMED, 1), "friends": (ELSEWHERE, 2)}
"""Ways on which a mail came, and the minutes after noon at which each counts."""


def located(way: str) -> Located:
    through, minute = COPIES[way]
    at = NOON + minute * MINUTE
    stamps = Stamps(NOON + 20 * MINUTE, at, at, at)
    hop = f"Received: from {way.replace(' ', '-')}.example by mx.example; {at:%a, %d %b %Y %H:%M:%S} +0000\r\n"
    return Located(copy(1, "I give m5 to Eve.", hop + through), stamps, Source(Carrier.FILE, way), 100)


def counted(url: str) -> datetime:
    with Store.open(url) as store:
        (at,) = (one.at for one in store.acts() if one.message_id == "1@p")
        return at


@pytest.mark.parametrize("ways", [*combinations(COPIES, 2), *permutations(list(COPIES), 4)], ids="-".join)
def test_the_same_copy_counts_live_in_a_replay_and_in_an_import(
    ways: tuple[str, ...], config: Config, tmp_path: Path
) -> None:
    best = next(COPIES[one][1] for one in ("list", "late list", "direct", "friends") if one in ways)
    begin = genesis_file(config)
    init(config, now=START)
    service = Service(config, now=lambda: START)
    for way in ways:
        service.intake.accept(located(way).raw, located(way).stamps, located(way).source)
        service.turns.turn(NOON + 20 * MINUTE)
    service.store.close()
    assert counted(config.url) == NOON + best * MINUTE
    _, summary = replay_into(f"sqlite:///{tmp_path}/replayed.db", map(located, ways), begin)
    assert summary.folded == 1
    assert counted(f"sqlite:///{tmp_path}/replayed.db") == NOON + best * MINUTE
    imported = f"sqlite:///{tmp_path}/imported.db"
    for way in ways:
        replay_into(imported, [located(way)], begin)
    assert counted(imported) == NOON + best * MINUTE
    with Store.open(imported) as store:
        (entry,) = store.entries_with_id("1@p")
        kept = {entry.raw, *(one.raw for one in store.copies(entry.seq))}
        assert kept == {located(one).raw for one in ways}, "every copy is kept as it came"
        assert store.count_unsorted() == 0


def test_importing_an_archive_again_changes_nothing(config: Config, tmp_path: Path) -> None:
    begin, url = genesis_file(config), f"sqlite:///{tmp_path}/imported.db"
    before, _ = replay_into(url, map(located, COPIES), begin)
    with Store.open(url) as store:
        kept, commits = [one.raw for one in store.entries()], store.commits()
    after, _ = replay_into(url, map(located, COPIES), begin)
    assert before == after
    with Store.open(url) as store:
        assert ([one.raw for one in store.entries()], store.commits()) == (kept, commits)


def test_both_copies_are_kept_as_they_came(service: Service) -> None:
    come(service, 1, "I give m5 to Eve.", PRIVATE, NOON)
    come(service, 1, "I give m5 to Eve.", PUBLIC, NOON + MINUTE)
    (entry,) = service.store.entries_with_id("1@p")
    (copy,) = service.store.copies(entry.seq)
    assert entry.raw.startswith(b"List-Id")
    assert copy.raw.startswith(b"From:")
    assert (entry.list_at, copy.stamps.list_at) == (NOON + MINUTE, NOON)
