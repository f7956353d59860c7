"""Snapshots: the latest before a place, and fewer the older they are."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.rows import FoldBatch, OrderKey, SnapshotIn
from bot.store.snapshots import KEEP, spaced
from bot.store.store import Store
from tests.bot.store.makers import at


def keep(store: Store, minutes: float, data: bytes = b"state") -> OrderKey:
    """Keeps a state as it was at some minutes after the start."""
    place = OrderKey(at(minutes), 0, int(minutes))
    store.commit_fold(FoldBatch(snapshot=SnapshotIn(place, data)))
    return place


def test_the_latest_before_a_place(store: Store) -> None:
    assert store.latest_snapshot() is None
    one, two = keep(store, 1, b"one"), keep(store, 2, b"two" * 1000)
    last = store.latest_snapshot()
    earlier = store.latest_snapshot(before=two)
    assert last is not None
    assert earlier is not None
    assert (last.place, last.data) == (two, b"two" * 1000)
    assert (earlier.place, earlier.data) == (one, b"one")
    assert store.latest_snapshot(before=one) is None


def test_a_snapshot_at_the_same_place_replaces_the_earlier(store: Store) -> None:
    place = keep(store, 1, b"old")
    keep(store, 1, b"new")
    assert store.snapshot_places() == [place]
    found = store.latest_snapshot()
    assert found is not None
    assert found.data == b"new"


def test_pruning_leaves_the_first_the_last_and_more_of_the_recent(store: Store) -> None:
    for minutes in range(60):
        keep(store, minutes)
    assert store.prune_snapshots() == 60 - KEEP
    left = store.snapshot_places()
    assert (left[0].seq, left[-1].seq) == (0, 59)
    assert sum(one.seq >= 40 for one in left) > sum(one.seq < 20 for one in left)
    assert store.prune_snapshots() == 0


@given(st.lists(st.integers(0, 10**6), max_size=60).map(sorted), st.integers(2, 30))
def test_what_is_kept_is_few_in_order_and_stays_kept(minutes: list[int], count: int) -> None:
    instants = [at(one) for one in minutes]
    stay = spaced(instants, count)
    assert len(stay) == min(count, len(instants))
    assert stay == sorted(set(stay))
    if instants:
        assert stay[0] == 0
        assert stay[-1] == len(instants) - 1
    kept = [instants[number] for number in stay]
    assert spaced(kept, count) == list(range(len(kept)))


def test_the_way_back_grows_with_age_when_thinned_as_time_goes_on() -> None:
    kept = []
    for hour in range(2000):
        kept.append(at(0) + timedelta(hours=hour))
        kept = [kept[number] for number in spaced(kept, KEEP)]
    ages = [(kept[-1] - one) / timedelta(hours=1) for one in kept]
    for older, newer in pairwise(ages[1:]):
        assert older - newer <= max(1.0, older * 0.75)


def test_fewer_than_two_cannot_be_kept() -> None:
    with pytest.raises(ValueError, match="at least two"):
        spaced([at(0)], 1)
