"""The small parts of the engine, each by its promise."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from engine import consent, decision, duties
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
