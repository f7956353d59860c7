"""A batch of the fold is written whole or not at all, and can be taken back to any entry."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.codec import decode, encode_text
from bot.store.errors import StoreError
from bot.store.rows import (
    ActRow,
    ChangeRow,
    FoldBatch,
    MailState,
    ObjectRow,
    OrderKey,
    SnapshotIn,
    Status,
    Turn,
    Watermark,
)
from bot.store.store import Store
from tests.bot.store.makers import at, entries, fold_all, mail, new, turn, wooble

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


def everything(store: Store) -> tuple[Any, ...]:
    """All that the fold wrote, ids left out."""
    acts = [(one.entry_seq, one.idx, one.verdict) for one in store.acts()]
    changes = [(one.at, one.old, one.new, one.cause) for one in store.changes(1)]
    sent = sorted((one.message_id, one.state) for one in store.mails())
    return acts, changes, store.objects(), sent, store.count_entries(), store.snapshot_places()


def test_a_batch_comes_back_whole(store: Store) -> None:
    (entry,) = entries(store, "a")
    batch = FoldBatch(
        [turn(entry, 1, (mail("m"),))],
        [wooble(1, titles=["Priest"])],
        snapshot=SnapshotIn(entry.order, b"state"),
        meta={"state_hash": "abc"},
        watermark=Watermark("acc", "INBOX", 1, 9),
    )
    store.commit_fold(batch)
    (act,) = store.acts()
    assert (act.action, act.params, act.actor, act.at, act.verdict, act.rule) == (
        *("vote", {"choice": "FOR"}, "Wooble", at(0), "succeeded", "15"),
    )
    (change,) = store.changes(1, "points")
    assert (change.op, change.old, change.new, change.cause) == ("set", 0, 1, "act 0 of <a@list>")
    assert store.objects() == [wooble(1, titles=["Priest"])]
    assert store.meta("state_hash") == "abc"
    assert store.watermark("acc", "INBOX") == Watermark("acc", "INBOX", 1, 9)
    assert [one.message_id for one in store.mails()] == ["<m@bot>"]
    kept = store.latest_snapshot()
    assert kept is not None
    assert (kept.place, kept.data) == (entry.order, b"state")
    assert store.count_entries() == {Status.FOLDED: 1}


def test_a_batch_that_fails_half_way_leaves_nothing(store: Store) -> None:
    a, b = entries(store, "a", "b")
    fold_all(store, [a])
    before = everything(store)
    twice = turn(b, 2, (mail("new"),))
    with pytest.raises(StoreError):
        store.commit_fold(FoldBatch([twice, twice], [wooble(2)], gone=[1], meta={"x": "1"}))
    with pytest.raises(TypeError):
        store.commit_fold(FoldBatch([turn(b, 2, (mail("new"),))], [wooble(2, odd=object())]))
    assert everything(store) == before
    assert store.meta("x") is None


CRASH = """
import os, sys
from bot.store import fold
from bot.store.store import Store
from tests.bot.store.makers import mail, new, turn, wooble

store = Store.open(sys.argv[1])
store.accept(new("a"))
(entry,) = store.entries()
fold.put_meta = lambda conn, values: os._exit(7)
store.commit_fold(fold.FoldBatch([turn(entry, 1, (mail("m"),))], [wooble(1)]))
"""


def test_a_program_that_dies_in_the_middle_of_a_batch_leaves_the_mail_and_nothing_else(url: str) -> None:
    died = subprocess.run([sys.executable, "-c", CRASH, url], cwd=Path(__file__).parents[3], check=False)
    assert died.returncode == 7
    with Store.open(url) as store:
        assert everything(store) == ([], [], [], [], {Status.NEW: 1}, [])
        fold_all(store, list(store.entries()))
        assert store.objects() == [wooble(1)]


def test_objects_are_updated_renamed_and_removed(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[wooble(1), ObjectRow(2, "sock", "left", {}, "made by a")]))
    store.commit_fold(FoldBatch(objects=[wooble(2), wooble(3), ObjectRow(2, "shoe", "right", {"size": 9})]))
    assert store.objects() == [wooble(3), ObjectRow(2, "shoe", "right", {"size": 9})]
    assert store.objects("shoe") == [ObjectRow(2, "shoe", "right", {"size": 9})]
    store.commit_fold(FoldBatch(gone=[2, 77]))
    assert store.objects() == [wooble(3)]


def test_acts_without_an_entry_may_be_many_with_one_index(store: Store) -> None:
    clerk = ActRow(0, "number", {}, "", at(1), "succeeded")
    store.commit_fold(FoldBatch([Turn(acts=[clerk, clerk])]))
    assert [one.entry_seq for one in store.acts()] == [None, None]


def test_an_entry_set_aside_by_the_fold_says_why(store: Store) -> None:
    (entry,) = entries(store, "a")
    store.commit_fold(FoldBatch([Turn(entry.seq, Status.ASIDE, "a bug")]))
    assert [(one.seq, one.note) for one in store.entries_by_status(Status.ASIDE)] == [(entry.seq, "a bug")]


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_rewinding_to_any_entry_and_folding_again_gives_the_same_store(store: Store, kept: int) -> None:
    found = entries(store, "a", "b", "c")
    fold_all(store, found[:kept])
    then = everything(store)
    fold_all(store, found[kept:], kept + 1)
    whole = everything(store)
    store.rewind(found[kept - 1].order if kept else None, [wooble(kept)] if kept else [], {"at": str(kept)})
    assert everything(store) == then
    assert store.meta("at") == str(kept)
    fold_all(store, found[kept:], kept + 1)
    assert everything(store) == whole


def test_rewinding_keeps_automatic_events_that_belong_to_the_place_also_at_the_same_instant(store: Store) -> None:
    a, b = entries(store, "a", "b")
    event = ChangeRow("set", 1, "player", "Wooble", a.at, "points", 1, 2, cause="nweek ends")
    store.commit_fold(FoldBatch([Turn(a.seq, changes=[event])]))
    store.commit_fold(FoldBatch([Turn(changes=[event]), turn(b, 3)]))
    store.rewind(a.order, [wooble(2)])
    assert [one.cause for one in store.changes(1)] == ["nweek ends"]


def test_rewinding_to_a_snapshot_that_no_entry_made_keeps_what_led_to_it(store: Store) -> None:
    genesis = OrderKey(at(-1))
    born = ChangeRow("create", 1, "player", "Wooble", at(-1), cause="genesis")
    store.commit_fold(FoldBatch([Turn(changes=[born])], [wooble(0)], snapshot=SnapshotIn(genesis, b"start")))
    fold_all(store, entries(store, "a"))
    store.rewind(genesis, [wooble(0)])
    assert [one.op for one in store.changes(1)] == ["create"]
    assert store.snapshot_places() == [genesis]
    assert store.count_entries() == {Status.NEW: 1}


def test_entries_aside_or_void_stay_so_when_the_fold_is_taken_back(store: Store) -> None:
    a, b = entries(store, "a", "b")
    store.commit_fold(FoldBatch([Turn(a.seq, Status.ASIDE, "why"), turn(b, 1)], [wooble(1)]))
    store.rewind(None, [])
    assert store.count_entries() == {Status.ASIDE: 1, Status.NEW: 1}


def test_a_mail_that_was_sent_is_not_sent_again_after_a_rewind(store: Store) -> None:
    found = entries(store, "a", "b")
    fold_all(store, found)
    store.enqueue([mail("by-hand", 5)])
    (first,) = store.due(at(60), limit=1)
    store.mark_sent(first.id, at(60))
    store.rewind(None, [])
    assert {one.message_id for one in store.mails()} == {first.message_id, "<by-hand@bot>"}
    fold_all(store, found)
    sent = store.mail(first.message_id)
    assert sent is not None
    assert sent.state is MailState.SENT
    assert len(store.mails()) == 3


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(JSON)
def test_json_values_come_back_as_they_were(store: Store, value: Any) -> None:
    expected = decode(encode_text(value))
    store.commit_fold(
        FoldBatch(
            [Turn(changes=[ChangeRow("set", 9, "thing", "x", at(0), "v", value, [value])])],
            [ObjectRow(9, "thing", "x", {"v": value})],
        )
    )
    last = store.changes(9)[-1]
    assert (last.old, last.new) == (expected, [expected])
    assert store.objects("thing")[0].values == {"v": expected}
    if "\x00" not in repr(value) and "\\x00" not in repr(value):
        assert expected == value


def test_text_that_no_database_can_hold_is_marked_and_the_rest_kept(store: Store) -> None:
    odd = ChangeRow("set", 9, "thing", "k\x00", at(0), "v", "a\x00b", {"\ud800": ["\udcff!", "\\u0000"]}, cause="\x00")
    store.commit_fold(FoldBatch([Turn(changes=[odd])]))
    (found,) = store.changes_of("thing", "k\x00")
    assert (found.old, found.new) == ("a\ufffdb", {"\ufffd": ["\ufffd!", "\\u0000"]})


def test_names_of_any_length_are_kept(store: Store) -> None:
    key = "".join(chr(0x4E00 + n * 7 % 20000) for n in range(9000))
    store.commit_fold(
        FoldBatch([Turn(changes=[ChangeRow("create", 5, "p", key, at(0))])], [ObjectRow(5, "p", key, {})])
    )
    assert store.uid_of("p", key) == 5


def test_a_thousand_acts_fit_in_one_batch(store: Store) -> None:
    store.accept_many([new(str(n), n) for n in range(1000)])
    found = list(store.entries())
    store.commit_fold(FoldBatch([turn(one, n) for n, one in enumerate(found)], [wooble(999)]))
    assert [one.new for one in store.changes(1, "points")] == list(range(1000))
    assert len(list(store.acts(since=at(10), until=at(990)))) == 980
