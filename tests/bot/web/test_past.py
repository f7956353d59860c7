"""What the store recalls of an instant is what folding the journal up to it gives."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.past import game_at, recall
from bot.store.store import Store
from engine.state import state_hash
from tests.sample_game import START

HOURS = [0, 7, 8, 9, 22, 33, 36, 40, 57, 60, 62, 110, 192, 193, 201, 263, 287, 288]


@pytest.mark.parametrize("hour", HOURS)
def test_a_past_instant_is_recalled_as_it_is_folded(demo_store: Store, hour: int) -> None:
    at = START + timedelta(hours=hour, minutes=1)
    assert state_hash(recall(demo_store, at)) == state_hash(game_at(demo_store, at))


def test_the_present_is_recalled_whole(demo_store: Store) -> None:
    assert state_hash(recall(demo_store)) == state_hash(game_at(demo_store))
    assert recall(demo_store).world.counters == game_at(demo_store).world.counters


def test_a_future_instant_is_what_happens_by_itself(demo_store: Store) -> None:
    later = datetime(2026, 1, 26, tzinfo=UTC)
    assert state_hash(recall(demo_store, later)) == state_hash(game_at(demo_store, later))
