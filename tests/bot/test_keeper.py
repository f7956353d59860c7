"""The keeper: fold and store in step, over restarts, late mail and entries that break."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot import keeper as keeping
from bot.entries import tie_of
from bot.keeper import Keeper
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, NewEntry, Status
from bot.store.store import Store
from engine import fold as folding
from engine.acts import Act, Reading
from engine.game import Game
from engine.journal import Entry, Message
from engine.state import show, state_hash
from tests.engine.toy import START, Person, genesis, make_toy

HOUR = timedelta(hours=1)
TOY = make_toy()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "SNAPSHOT_EVERY", 5)
    monkeypatch.setattr(keeping, "SNAPSHOT_EVERY", 5)
    monkeypatch.setattr(keeping, "BATCH", 3)


def put(store: Store, ident: str, at: datetime, who: str, to: str, coins: int) -> int:
    raw = json.dumps([ident, who, to, coins]).encode()
    entry = NewEntry(EntryKind.MESSAGE, at, raw, ident, ident, ingested_at=at)
    return store.accept(entry).seq


def read(row: Row, game: Game) -> Entry:
    ident, who, to, coins = json.loads(row.raw)
    if to == "break":
        raise RuntimeError("a bug")
    act = Act("pay", {"to": to, "coins": coins})
    return Message(ident, row.at, tie_of(row), who, who, ("list",), Reading(ident, (act,)))


def open_keeper(store: Store) -> Keeper:
    return Keeper(TOY, genesis(), store, read)


def fill(store: Store, numbers: range, *, skip: int = -1) -> None:
    names = ["Ada", "Bo", "Cy"]
    for i in numbers:
        if i != skip:
            put(store, f"m{i}", START + i * 5 * HOUR, names[i % 3], names[(i + 1) % 3], i % 4)


END = START + 400 * HOUR


def test_what_is_folded_is_written_with_acts_and_changes(store: Store) -> None:
    put(store, "m1", START + HOUR, "Ada", "Bo", 3)
    put(store, "m2", START + 2 * HOUR, "Ada", "Bo", 30)
    worked = open_keeper(store).work(END)
    assert worked.folded == 2
    verdicts = [store.act(ident, 0).verdict for ident in ("m1", "m2")]  # type: ignore[union-attr]
    assert verdicts == ["succeeded", "failed"]
    made, *values = store.changes_of("person", "Ada", "coins")
    assert made.op == "create"
    assert [(one.old, one.new) for one in values] == [(0, 10), (10, 7)]
    assert store.count_entries() == {Status.FOLDED: 2}


def test_a_restart_at_any_point_ends_in_the_same_state(store: Store, tmp_path: Path) -> None:
    fill(store, range(1, 30))
    keeper = open_keeper(store)
    keeper.work(START + 70 * HOUR)
    again = open_keeper(store)
    assert show(again.game) == show(keeper.game)
    again.work(END)
    with Store.open(f"sqlite:///{tmp_path}/other.db") as other:
        fill(other, range(1, 30))
        straight = open_keeper(other)
        straight.work(END)
        assert state_hash(straight.game) == state_hash(again.game)
        assert [one.values for one in store.objects()] == [one.values for one in other.objects()]


@pytest.mark.parametrize("late", [1, 7, 21])
def test_a_late_mail_ends_as_if_it_had_come_in_time(store: Store, tmp_path: Path, late: int) -> None:
    fill(store, range(1, 30), skip=late)
    keeper = open_keeper(store)
    keeper.work(END)
    names = ["Ada", "Bo", "Cy"]
    put(store, f"m{late}", START + late * 5 * HOUR, names[late % 3], names[(late + 1) % 3], late % 4)
    worked = keeper.work(END)
    assert {one.path.split(".")[1] for one in worked.corrections} >= {"coins"}
    with Store.open(f"sqlite:///{tmp_path}/other.db") as other:
        fill(other, range(1, 30))
        straight = open_keeper(other)
        straight.work(END)
        assert [one.show() for one in keeper.game.all(Person)] == [one.show() for one in straight.game.all(Person)]
        assert len(list(store.acts(START, END))) == len(list(other.acts(START, END)))


def test_a_mail_stamped_after_the_last_event_is_not_late_however_long_the_clock_ran(store: Store) -> None:
    keeper = open_keeper(store)
    keeper.work(START + 10 * HOUR)
    put(store, "m1", START + 3 * HOUR, "Ada", "Bo", 3)
    worked = keeper.work(START + 11 * HOUR)
    assert (worked.folded, worked.corrections) == (1, ())


def test_an_entry_that_breaks_the_fold_is_put_aside_and_the_next_goes_on(store: Store) -> None:
    bad = put(store, "bad", START + 30 * HOUR, "Ada", "break", 1)
    put(store, "m2", START + 31 * HOUR, "Ada", "Bo", 3)
    keeper = open_keeper(store)
    worked = keeper.work(END)
    assert worked.aside == (bad,)
    assert store.count_entries() == {Status.ASIDE: 1, Status.FOLDED: 1}
    assert [one.coins for one in keeper.game.all(Person)] == [7, 13, 10]
    assert "bug" not in (store.entry(bad).note)  # type: ignore[union-attr]
