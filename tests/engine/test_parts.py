"""The small parts of the engine, each by its promise."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction

import pytest

from engine import clock, consent, decision, duties
from engine.clock import nth_midnight
from engine.consent import Standing, Terms
from engine.documents import effective
from engine.draws import Stream, commitment
from engine.errors import GenesisError, Held, Illegal
from engine.fold import Fold
from engine.genesis import build
from engine.journal import Command, Order, Seed
from engine.ledger import Unit, grant, move
from engine.names import fold, matching
from tests.engine.toy import START, Ghost, Person, genesis, make_toy

TOY = make_toy()
COINS = Unit("coins", "3")
FLOORED = Unit("coins", "3", policy="floor")


def test_midnights_are_counted_strictly_after_the_start() -> None:
    ten = datetime(2008, 9, 5, 10, tzinfo=UTC)
    midnight = datetime(2008, 9, 5, tzinfo=UTC)
    assert nth_midnight(ten, 3) == datetime(2008, 9, 8, tzinfo=UTC)
    assert nth_midnight(midnight, 1) == datetime(2008, 9, 6, tzinfo=UTC)


def test_a_ledger_refuses_or_floors_by_its_policy() -> None:
    game = build(TOY, genesis())
    ada, bo = game.all(Person)[:2]
    with pytest.raises(Illegal):
        move(COINS, 11, ada, bo)
    assert (ada.coins, bo.coins) == (10, 10)
    assert grant(FLOORED, -15, ada) == -10
    assert ada.coins == 0
    with pytest.raises(Illegal):
        move(COINS, -1, ada, bo)


@pytest.mark.parametrize(
    ("terms", "standing", "expected"),
    [
        (Terms(1, None), Standing(0, 0, opened=False, closed=False), "Open"),
        (Terms(1, None), Standing(1, 0, opened=True, closed=False), "Blocked"),
        (Terms(1, None), Standing(0, 0, opened=True, closed=False), "Ripe"),
        (Terms(1, None), Standing(0, 0, opened=True, closed=True), "Expired"),
        (Terms(None, 1), Standing(0, 0, opened=True, closed=False, support_closed=True), "Expired"),
        (Terms(None, 1), Standing(5, 1, opened=True, closed=False, support_closed=True), "Ripe"),
        (Terms(1, 2), Standing(0, 1, opened=True, closed=False), "Open"),
    ],
)
def test_consent_follows_from_numbers_and_windows(terms: Terms, standing: Standing, expected: str) -> None:
    assert consent.state(terms, standing) == expected


def test_counts_only_hear_the_electorate_and_thresholds_are_exact() -> None:
    ballots = {"a": "FOR", "b": "AGAINST", "c": "FOR"}
    assert decision.count(ballots)["FOR"] == 2
    assert decision.count(ballots, ["b", "z"])["FOR"] == 0
    assert decision.meets(1, 3, Fraction(1, 3), strict=False)
    assert not decision.meets(1, 3, Fraction(1, 3), strict=True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a /* x */ b", "a  b"),
        ("a [[x]] b [[ y ]]", "a  b "),
        ("a [[ open", "a [[ open"),
        ("a /\\* esc \\*/ b", "a  b"),
        ("a [[ x [[ y ]] z ]] b", "a  z ]] b"),
    ],
)
def test_comment_text_has_no_effect(text: str, expected: str) -> None:
    assert effective(text) == expected


def test_names_fold_case_accents_and_punctuation() -> None:
    assert fold("Kurt Gödel") == fold("kurt  GODEL!")
    assert matching("bobthj", [("BobTHJ", 1), ("Bob", 2)]) == [1]
    assert matching("...", [("!", 1)]) == []


def test_anyone_can_check_a_draw_from_the_revealed_secret() -> None:
    secret = b"a secret of the game"
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    first = int.from_bytes(hmac.new(secret, b"1:trick:0", hashlib.sha256).digest(), "big") % 20
    assert Stream(secret, 1, "trick").below(20) == first


def test_draws_are_fair_and_weighted_and_without_replacement() -> None:
    hits = Counter(Stream(b"s", n, "w").weigh(["a", "b"], [3, 1]) for n in range(4000))
    assert 0.70 < hits["a"] / 4000 < 0.80
    assert sorted(Stream(b"s", 1, "jury").sample(range(5), 5)) == list(range(5))


def test_a_seed_is_committed_by_the_journal_and_revealed_by_the_next() -> None:
    game_fold = Fold(TOY, genesis())
    game_fold.add(Seed("s1", START + timedelta(hours=1), 0, b"one"))
    game_fold.add(Seed("s2", START + timedelta(hours=2), 0, b"two"))
    first, second = game_fold.game.notices
    assert first.data["commitment"] == commitment(b"one")
    assert second.data["revealed"] == {"secret": b"one".hex(), "commitment": commitment(b"one")}


def test_without_a_seed_a_draw_is_left_to_a_human() -> None:
    from engine.draws import draw

    with pytest.raises(Held):
        draw(build(TOY, genesis()), "trick")


def test_reminders_run_from_creation_to_the_last_call() -> None:
    game = build(TOY, genesis())
    game.world.kinds["obligation"] = duties.Obligation
    game.world._kind["obligation"] = []
    duty = game.create(duties.Obligation, arose=START, due=START + timedelta(hours=66))
    stages = [one.stage for one in duties.reminders(duty)]
    assert stages == ["new", "half", "24h", "2h"]


def test_an_order_is_carried_out_whole_or_not_at_all() -> None:
    game_fold = Fold(TOY, genesis())
    good = Command("set", {"kind": "person", "key": "Ada", "attribute": "coins", "value": 99})
    bad = Command("set", {"kind": "person", "key": "Nobody", "attribute": "coins", "value": 1})
    game_fold.add(Order("o1", START + timedelta(hours=1), 0, "Ada", (good, bad)))
    assert game_fold.game.all(Person)[0].coins == 10
    assert game_fold.game.notices[-1].template == "order_refused"
    game_fold.add(Order("o2", START + timedelta(hours=2), 0, "Ada", (good,)))
    assert game_fold.game.all(Person)[0].coins == 99


def test_a_reclassed_object_keeps_its_references() -> None:
    game = build(TOY, genesis())
    ada, bo, _ = game.all(Person)
    bo.friend = ada
    game.world.reclass(ada, Ghost, keep=["coins"])
    assert bo.friend.kind == "ghost"
    assert bo.show()["friend"] == "Ada"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": {"ruleset": "toy"}}, "game.at"),
        ({"game": {"ruleset": "toy", "at": "2020-01-01T00:00:00"}}, "game.at"),
        ({"persons": [{"name": "A", "coinz": 1}]}, "persons.0.coinz"),
        ({"persons": [{"name": "A", "coins": -1}]}, "persons.0.coins"),
        ({"persons": [{"name": "A", "coins": "many"}]}, "persons.0.coins"),
        ({"persons": [{"name": "A"}, {"name": "A"}]}, "persons.1"),
        ({"persons": [{"name": "A", "friend": "Z"}]}, "persons.0.friend"),
        ({"persons": {"name": "A"}}, "persons"),
        ({"dragons": []}, "dragons"),
    ],
)
def test_a_broken_genesis_names_the_place(change: dict[str, object], where: str) -> None:
    with pytest.raises(GenesisError) as caught:
        build(TOY, {**genesis(), **change})
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("part", "whole", "share", "reached", "exceeded"),
    [
        (1, 2, Fraction(1, 2), True, False),
        (2, 3, Fraction(1, 2), True, True),
        (2, 3, Fraction(2, 3), True, False),
        (1, 3, Fraction(2, 3), False, False),
        (5, 7, Fraction(2, 3), True, True),
        (4, 7, Fraction(2, 3), False, False),
        (0, 0, Fraction(2, 3), True, False),
        (0, 5, Fraction(0), True, False),
    ],
)
def test_shares_are_reached_and_exceeded(part: int, whole: int, share: Fraction, reached: bool, exceeded: bool) -> None:
    assert decision.meets(part, whole, share, strict=False) is reached
    assert decision.meets(part, whole, share, strict=True) is exceeded


def test_ballots_are_counted_once_each_and_only_of_those_who_may() -> None:
    ballots = {"a": "FOR", "b": "FOR", "c": "AGAINST"}
    everybody, some = decision.count(ballots), decision.count(ballots, ["b", "c", "z"])
    assert (everybody.totals, everybody.cast, everybody["SHELVE"]) == ({"FOR": 2, "AGAINST": 1}, 3, 0)
    assert (some.totals, some.cast) == ({"FOR": 1, "AGAINST": 1}, 2)
    assert decision.count(ballots, []).cast == 0


def test_everybody_and_more_than_half() -> None:
    assert [decision.unanimous(n, 3) for n in range(5)] == [False, False, False, True, False]
    assert decision.unanimous(0, 0)
    assert [decision.majority(n, 4) for n in range(5)] == [False, False, False, True, True]
    assert not decision.majority(0, 0)


def test_instants_that_come_next_are_strictly_later() -> None:
    midnight = datetime(2026, 3, 1, tzinfo=UTC)
    second = timedelta(seconds=1)
    assert clock.next_midnight(midnight) == midnight + clock.DAY
    assert clock.next_midnight(midnight - second) == midnight
    elsewhere = (midnight - second).astimezone(timezone(timedelta(hours=2)))
    assert clock.next_midnight(elsewhere) == midnight, "a day ends in UTC, wherever the instant was written down"
    assert clock.nth_midnight(midnight, 1) == midnight + clock.DAY
    assert clock.nth_midnight(midnight - second, 3) == midnight + 2 * clock.DAY
    assert clock.earliest([midnight, None, midnight + 2 * second, midnight + second], midnight) == midnight + second
    assert clock.earliest([midnight, None], midnight) is None
    assert clock.Place(1, 2.0) < clock.Place(2) < clock.Place(2, 1.0, 3) < clock.Place(2, 1.0, 4)
