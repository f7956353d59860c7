"""The keeper: fold and store in step, over restarts, late mail and entries that break."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot import keeper as keeping
from bot.entries import tie_of
from bot.keeper import STRIKES, Keeper, blame
from bot.store.errors import StoreError
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, FoldBatch, NewEntry, NewMail, Status
from bot.store.store import Store
from engine import fold as folding
from engine.acts import Act, Reading
from engine.game import Game
from engine.journal import Entry, Message
from engine.state import Difference, show, state_hash
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
    if to == "end":
        raise SystemExit("the program ends here")
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


def test_entries_that_end_the_program_stand_alone_and_are_put_aside_after_three_times(store: Store) -> None:
    put(store, "m1", START + 30 * HOUR, "Ada", "Bo", 3)
    bad = put(store, "bad", START + 31 * HOUR, "Ada", "end", 1)
    put(store, "m2", START + 32 * HOUR, "Ada", "Bo", 3)
    for _ in range(STRIKES):
        with pytest.raises(SystemExit):
            open_keeper(store).work(END)
        assert bad in blame(store)
    assert blame(store) == []
    assert store.count_entries()[Status.FOLDED] == 1, "what stood before it was folded alone meanwhile"
    assert open_keeper(store).work(END).aside == (bad,)
    assert store.count_entries() == {Status.FOLDED: 2, Status.ASIDE: 1}
    assert {one.attempts for one in store.entries() if one.status is Status.FOLDED} == {0}


def test_a_store_that_goes_away_while_a_mail_is_read_puts_no_mail_aside(store: Store) -> None:
    put(store, "m1", START + HOUR, "Ada", "Bo", 3)

    def gone(row: Row, game: Game) -> Entry:
        raise StoreError("away")

    with pytest.raises(StoreError):
        Keeper(TOY, genesis(), store, gone).work(END)
    assert store.count_entries() == {Status.NEW: 1}


def test_an_entry_whose_outcome_the_store_refuses_is_put_aside_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = put(store, "bad", START + HOUR, "Ada", "Bo", 1)
    put(store, "m2", START + 2 * HOUR, "Ada", "Bo", 3)
    commit = store.commit_fold

    def refusing(batch: FoldBatch) -> None:
        if any(one.entry_seq == bad for one in batch.turns):
            raise OverflowError("Python int too large to convert to SQLite INTEGER")
        commit(batch)

    monkeypatch.setattr(store, "commit_fold", refusing)
    keeper = open_keeper(store)
    assert keeper.work(END).aside == (bad,)
    assert [one.coins for one in keeper.game.all(Person)] == [7, 13, 10]


def test_a_program_that_dies_while_it_corrects_the_past_tells_the_correction_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[tuple[list[str], int]]()

    def correct(game: Game, rows: Sequence[Row], difference: Sequence[Difference]) -> list[NewMail]:
        told.append(([row.message_id for row in rows], len(difference)))
        return [NewMail("<c@bot>", "forum", "list", "Correction", b"raw", game.now)]

    def opened() -> Keeper:
        return Keeper(TOY, genesis(), store, read, correct=correct)

    fill(store, range(1, 12), skip=5)
    opened().work(END)
    put(store, "m5", START + 25 * HOUR, "Cy", "Ada", 1)
    commit, left = store.commit_fold, [2]

    def dying(batch: FoldBatch) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise SystemExit
        commit(batch)

    with monkeypatch.context() as patched:
        patched.setattr(store, "commit_fold", dying)
        with pytest.raises(SystemExit):
            opened().work(END)
    put(store, "m12", START + 7 * HOUR, "Ada", "Bo", 2)  # comes late as well, and after that began
    worked = opened().work(END)
    assert [causes for causes, _ in told] == [["m5"], ["m12"]]
    assert sum(count for _, count in told) == len(worked.corrections) > 0
    assert opened().work(END).corrections == ()
    assert len(told) == 2


def test_two_programs_that_fold_one_store_do_not_mix(store: Store) -> None:
    fill(store, range(1, 4))
    first, second = open_keeper(store), open_keeper(store)
    first.work(END)
    put(store, "late", END - HOUR, "Ada", "Bo", 1)
    with pytest.raises(StoreError, match="another program"):
        second.work(END)
    assert open_keeper(store).work(END).folded == 1
