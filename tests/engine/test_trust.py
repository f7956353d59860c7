"""How surely an author must be known for an act to count, and whose a key is at an instant."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from engine import keys
from engine.errors import GenesisError, OrderError
from engine.fold import Fold
from engine.genesis import build
from engine.journal import ActRecord, Message
from engine.trust import Level, reaches
from tests.engine.toy import START, Person, genesis, mail, make_toy, pay

HOUR = timedelta(hours=1)
NOON = START + 6 * HOUR
ADA, BO, EVE = "A" * 40, "B" * 40, "E" * 40


def toy(**trust: Any) -> Fold:
    tables = genesis()
    tables["game"]["trust"] = trust
    return Fold(make_toy(), tables)


def enrolled(fold: Fold, name: str, fingerprint: str, at: datetime = START) -> None:
    keys.enroll(fold.game, fold.game.world.by_key(name, ["person"]), fingerprint, "", at)


def fold_one(fold: Fold, message: Message) -> ActRecord:
    fold.add(message)
    (record,) = fold.game.drain()[0]
    return record


def from_(who: str, **more: Any) -> Message:
    return replace(mail("m1", NOON, who, pay("Cy", 1)), **more)


@pytest.mark.parametrize("needs", list(Level))
@pytest.mark.parametrize("has", list(Level))
def test_an_act_needs_its_level_and_waits_for_an_officer_below_it(has: Level, needs: Level) -> None:
    fold = toy(default="unverified", pay=str(needs))
    enrolled(fold, "Ada", ADA)
    signed = {"signer": ADA, "signed_at": NOON} if has is Level.OPENPGP else {"trust": str(has)}
    record = fold_one(fold, from_("Ada", **signed))
    assert record.trust == has
    if reaches(has, needs):
        assert (record.verdict, record.reason) == ("succeeded", "")
    else:
        assert record.verdict == "held"
        assert record.reason.startswith("who wrote this is known by")
        assert "pay needs" in record.reason
        assert [one.coins for one in fold.game.all(Person)] == [10, 10, 10]


def test_a_game_that_says_nothing_asks_nothing() -> None:
    record = fold_one(toy(), from_("Ada"))
    assert (record.verdict, record.trust) == ("succeeded", "unverified")


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({"pay": "certain"}, "must be one of unverified"),
        ({"fly": "list"}, "no such action"),
        ({"default": 3}, "must be one of"),
        ({"rewritten": "reply-to"}, "must be a list"),
        ({"rewritten": ["x-face"]}, "must be a list"),
    ],
)
def test_needs_that_cannot_be_are_faults_of_the_genesis(table: dict[str, Any], problem: str) -> None:
    tables = genesis()
    tables["game"]["trust"] = table
    with pytest.raises(GenesisError, match=problem) as caught:
        build(make_toy(), tables)
    assert caught.value.where == f"game.trust.{next(iter(table))}"


def test_a_rewritten_author_counts_where_the_game_believes_the_field() -> None:
    assert fold_one(toy(), from_("Ada", rewritten="reply-to")).verdict == "succeeded"
    assert fold_one(toy(rewritten=["reply-to"]), from_("Ada", rewritten="reply-to")).verdict == "succeeded"
    record = fold_one(toy(rewritten=["x-original-from"]), from_("Ada", rewritten="reply-to"))
    assert (record.verdict, record.actor) == ("held", "Ada")
    assert "does not believe reply-to" in record.reason


def test_a_signature_by_another_person_s_key_is_a_mix_up() -> None:
    fold = toy()
    enrolled(fold, "Bo", BO)
    record = fold_one(fold, from_("Ada", signer=BO, signed_at=NOON))
    assert record.verdict == "held"
    assert "signed with the key of Bo and sent from the address of Ada" in record.reason


def test_a_key_makes_its_owner_known_at_any_address() -> None:
    fold = toy(default="openpgp")
    enrolled(fold, "Ada", ADA)
    record = fold_one(fold, from_("elsewhere@x.example", signer=ADA, signed_at=NOON))
    assert (record.actor, record.verdict, record.trust) == ("Ada", "succeeded", "openpgp")


def test_who_asks_for_it_is_heard_with_his_signature_only() -> None:
    fold = toy()
    enrolled(fold, "Ada", ADA)
    ada = fold.game.world.by_key("Ada", ["person"])
    fold.game.settings.signed_only = (ada.uid,)
    plain = fold_one(fold, from_("Ada", trust="dkim"))
    assert (plain.verdict, "asked that only mail signed" in plain.reason) == ("held", True)
    assert fold_one(fold, replace(from_("Ada", signer=ADA, signed_at=NOON), id="m2")).verdict == "succeeded"
    assert fold_one(fold, replace(from_("Bo", trust="list"), id="m3")).verdict == "succeeded"


@pytest.mark.parametrize(
    ("signed", "counts"),
    [(-1, False), (0, True), (5, True), (9, True), (10, False), (11, False)],
)
def test_a_key_is_its_owner_s_from_one_instant_to_another(signed: int, counts: bool) -> None:
    fold = toy()
    enrolled(fold, "Ada", ADA, NOON)
    keys.retire(fold.game, ADA, NOON + 10 * HOUR, "rotated")
    at = NOON + signed * HOUR
    owner = keys.owner(fold.game, ADA, at)
    assert (owner is not None) is counts
    assert (keys.why_not(fold.game, ADA, at) == "") is counts


def test_a_stolen_key_can_be_retired_earlier_but_never_later() -> None:
    fold = toy()
    enrolled(fold, "Ada", ADA)
    keys.retire(fold.game, ADA, NOON + 10 * HOUR, "rotated")
    keys.retire(fold.game, ADA, NOON, "stolen")
    with pytest.raises(OrderError, match="retired already"):
        keys.retire(fold.game, ADA, NOON + HOUR, "again")
    assert keys.owner(fold.game, ADA, NOON - HOUR) is not None
    assert "stolen" in keys.why_not(fold.game, ADA, NOON)


def test_a_key_is_enrolled_once() -> None:
    fold = toy()
    enrolled(fold, "Ada", ADA)
    with pytest.raises(OrderError, match="enrolled already"):
        enrolled(fold, "Bo", ADA)
    keys.retire(fold.game, ADA, NOON, "lost")
    with pytest.raises(OrderError, match="retired already"):
        enrolled(fold, "Ada", ADA)
    with pytest.raises(OrderError, match="no key EEEE"):
        keys.retire(fold.game, EVE, NOON, "")


def test_needs_and_keys_survive_a_snapshot() -> None:
    fold = toy(default="openpgp", rewritten=["reply-to"])
    enrolled(fold, "Ada", ADA)
    kept = fold.snapshot()
    other = Fold(make_toy(), genesis())
    other.restore(kept)
    assert keys.owner(other.game, ADA, NOON) == other.game.world.by_key("Ada", ["person"])
    assert fold_one(other, from_("Ada", trust="dkim", rewritten="reply-to")).verdict == "held"
