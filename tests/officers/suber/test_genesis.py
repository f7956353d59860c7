"""How a game can begin, and that its fold is the same twice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import GenesisError
from engine.state import state_hash
from tests.officers.suber.stage import HATS, Stage, act, player


@pytest.mark.parametrize(
    ("tables", "where"),
    [
        ({"clock": {"hour": 3}}, "clock.hour"),
        ({"clock": {"mover": "Nobody"}}, "clock.mover"),
        ({"numbers": {"motion": 3}}, "numbers.motion"),
        ({"players": [player("Ann Adams"), player("ann adams", addresses=["x@y.z"])]}, "player.ann adams"),
        ({"rules": [{"number": 308, "act": True, "mutability": "immutable"}]}, "rules.0.mutability"),
        ({"rules": [{"title": "Hats"}]}, "rules.0.number"),
        ({"proposals": [{"number": 312, "proponent": "Bob Baker", "status": "Debate"}]}, "proposals.312.proponent"),
        ({"proposals": [{"number": 312, "proponent": "Ann Adams", "status": "Debate"}]}, "proposals.312.submitted"),
    ],
)
def test_a_genesis_that_describes_no_game_is_refused_with_its_place(tables: dict[str, Any], where: str) -> None:
    with pytest.raises(GenesisError) as caught:
        Stage(**tables)
    assert caught.value.where == where


def test_a_game_begun_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    told = Stage()
    told.propose("Adams", "03-02 16:30", HATS)
    told.until("03-03 16:00")
    begun = Stage(
        game={"at": "2026-03-03T16:00:00Z"},
        clock={"mover": "Ann Adams", "received_at": "2026-03-02T16:00:00Z", "circuit": 1},
        proposals=[{"number": 312, "proponent": "Ann Adams", "text": HATS, "change": "enact", "status": "Debate",
                    "submitted": "2026-03-02T16:30:00Z"}],
    )  # fmt: skip
    for stage in (told, begun):
        stage.votes("03-03 16:10", Adams="for", Baker="for", Cole="for", Dunn="for")
    assert told.value("player/Ann Adams.points") == begun.value("player/Ann Adams.points") == 21
    assert told.value("clock.mover") == begun.value("clock.mover") == "Bob Baker"
    assert told.value("clock.submit_by") == begun.value("clock.submit_by")


def test_folding_twice_gives_the_same_state() -> None:
    hashes = []
    for _ in range(2):
        stage = Stage()
        stage.propose("Adams", "03-02 16:30", "Enact the Hat Act: 1. Hats.")
        stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Why?"), act("move_to_strike", rule="307"))
        stage.votes("03-03 16:00", Adams="for", Baker="against", Cole="for", Dunn="for")
        stage.until("03-20")
        hashes.append(state_hash(stage.game))
    assert hashes[0] == hashes[1]
