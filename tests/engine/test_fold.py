"""The fold: order does not matter, failures leave no trace, the past can be corrected."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import fold as folding
from engine.acts import Act
from engine.fold import Fold, correct
from engine.journal import Entry, Message, OrderKey
from engine.state import show, state_hash
from tests.engine.toy import START, Person, genesis, mail, make_toy, pay

HOUR = timedelta(hours=1)
TOY = make_toy()


def started() -> Fold:
    return Fold(TOY, genesis())


def coins(fold: Fold) -> dict[str, int]:
    return {one.key: one.coins for one in fold.game.all(Person)}


def verdicts(fold: Fold) -> list[str]:
    return [one.verdict for one in fold.game.records]


def test_acts_of_a_message_happen_in_order_and_a_failing_one_does_not_stop_the_next() -> None:
    fold = started()
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 8), pay("Cy", 8), pay("Cy", 2)))
    assert verdicts(fold) == ["succeeded", "failed", "succeeded"]
    assert coins(fold) == {"Ada": 0, "Bo": 18, "Cy": 12}
    assert fold.game.records[1].reason == "Ada has only 2"


def test_repetition_is_judged_each_time() -> None:
    fold = started()
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 4, times=5)))
    assert coins(fold)["Bo"] == 18
    assert fold.game.records[0].reason.startswith("2 of 5 times")


def test_a_transaction_stands_or_falls_as_a_whole() -> None:
    fold = started()
    before = state_hash(fold.game)
    fold.advance(START + HOUR)
    acts = [pay("Bo", 5, transaction=1), Act("assert", {"statement": "6"}, transaction=1), pay("Cy", 1, transaction=1)]
    fold.add(mail("m1", START + HOUR, "Ada", *acts))
    assert verdicts(fold) == ["failed"] * 3
    assert state_hash(fold.game) == before
    acts[1] = Act("assert", {"statement": "5"}, transaction=1)
    fold.add(mail("m2", START + HOUR, "Ada", *acts, tie=1))
    assert coins(fold) == {"Ada": 4, "Bo": 15, "Cy": 11}


def test_a_doubtful_assertion_fails_the_transaction_and_nested_ones_fall_with_it() -> None:
    fold = started()
    acts = [pay("Bo", 1, transaction=1), pay("Bo", 1, transaction=2), Act("assert", {"statement": "?"}, transaction=2),
            pay("Bo", 1, transaction=1), pay("Cy", 1)]  # fmt: skip
    fold.add(mail("m1", START + HOUR, "Ada", *acts))
    assert verdicts(fold) == ["failed"] * 4 + ["succeeded"]
    assert coins(fold) == {"Ada": 9, "Bo": 10, "Cy": 11}


def test_an_unknown_action_is_held_and_never_dropped() -> None:
    fold = started()
    fold.add(mail("m1", START + HOUR, "Ada", Act("dance", {})))
    assert verdicts(fold) == ["held"]


def test_the_clock_runs_between_entries_and_a_mail_at_midnight_comes_after_the_tick() -> None:
    fold = started()
    midnight = START + 18 * HOUR
    fold.add(mail("m1", midnight, "Ada", pay("Bo", 1)))
    assert show(fold.game)["clock"] == {"days": 1}


def journal() -> list[Message]:
    names = ["Ada", "Bo", "Cy"]
    return [
        mail(f"m{i}", START + i * 5 * HOUR, names[i % 3], pay(names[(i + 1) % 3], i % 7), tie=i) for i in range(1, 60)
    ]


def after(entries: list[Message]) -> Any:
    def following(key: OrderKey) -> list[Entry]:
        return [one for one in sorted(entries, key=lambda m: m.order) if one.order > key]

    return following


def test_a_late_mail_ends_in_the_state_as_if_it_had_come_in_time(monkeypatch: Any) -> None:
    monkeypatch.setattr(folding, "SNAPSHOT_EVERY", 7)
    late = mail("late", START + 31 * HOUR, "Ada", pay("Cy", 1), tie=99)
    end = START + 400 * HOUR
    in_time, disturbed = started(), started()
    in_time.run(sorted([*journal(), late], key=lambda m: m.order), until=end)
    disturbed.run(journal(), until=end)
    assert state_hash(in_time.game) != state_hash(disturbed.game)
    difference = correct(disturbed, late.order, after([*journal(), late]))
    assert state_hash(in_time.game) == state_hash(disturbed.game)
    assert {one.path for one in difference} >= {"person/Cy.coins"}


def test_voiding_and_rereading_are_corrections_too(monkeypatch: Any) -> None:
    monkeypatch.setattr(folding, "SNAPSHOT_EVERY", 5)
    end = START + 400 * HOUR
    fold = started()
    fold.run(journal(), until=end)
    without = [one for one in journal() if one.id != "m20"]
    correct(fold, journal()[19].order, after(without))
    clean = started()
    clean.run(without, until=end)
    assert state_hash(fold.game) == state_hash(clean.game)


def test_a_snapshot_restores_everything() -> None:
    fold = started()
    fold.run(journal()[:20])
    snapshot, before = fold.snapshot(), show(fold.game)
    fold.run(journal()[20:])
    fold.restore(snapshot)
    assert show(fold.game) == before


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 12), st.booleans()), max_size=25))
def test_undo_brings_back_the_very_same_state(moves: list[tuple[int, int, int, bool]]) -> None:
    fold = started()
    world, names = fold.game.world, ["Ada", "Bo", "Cy"]
    before, point = state_hash(fold.game), fold.game.world.savepoint()
    for who, to, amount, vanish in moves:
        person, friend = world.get(Person, names[who]), world.get(Person, names[to])
        if person is None or friend is None:
            continue
        person.team, person.friend, person.friends = f"t{amount}", friend, (friend, person)
        person.marks = {friend: str(amount)}
        if vanish:
            world.destroy(person)
        elif amount == 12:
            world.create(Person, None, coins=amount)
    world.undo(point)
    assert state_hash(fold.game) == before
    assert [one.key for one in world.where(Person, "team", "")] == names


@settings(max_examples=25, deadline=None)
@given(st.permutations(list(range(12))))
def test_the_order_of_arrival_at_the_store_does_not_matter(order: list[int]) -> None:
    entries = journal()[:12]
    shuffled = sorted((entries[i] for i in order), key=lambda m: m.order)
    one, two = started(), started()
    one.run(entries)
    two.run(shuffled)
    assert state_hash(one.game) == state_hash(two.game)
