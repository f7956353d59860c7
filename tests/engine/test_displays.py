"""Published versions of displays: what changed since the last one, told row by row."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from engine import displays
from engine.displays import Changed
from engine.fold import Fold
from engine.game import Game
from engine.nomic import Nomic
from engine.state import state_hash
from engine.world import Change
from tests.engine.toy import START, Person, genesis, mail, make_toy, pay

HOUR = timedelta(hours=1)


def with_purse() -> Nomic:
    """The toy with a display of everybody's coins."""
    toy = make_toy()

    @toy.display("PURSE", "Display of Purses", rule="3", office="Bank", shows=["person.coins", "ghost"])
    def purse(game: Game) -> dict[str, Any]:
        people = [{"name": one.key, "coins": one.coins, "motto": str(one.nick)} for one in game.all(Person)]
        return {"heading": {"at": game.now.isoformat()}, "people": people, "total": sum(one["coins"] for one in people)}

    return toy


def made(fold: Fold) -> dict[str, Any]:
    return fold.nomic.displays["PURSE"].make(fold.game)


def test_what_changed_is_told_row_by_row_and_the_heading_never() -> None:
    fold = Fold(with_purse(), genesis())
    assert displays.since(fold.game, "PURSE", made(fold)) == (None, [])
    displays.published(fold.game, "PURSE", made(fold))
    assert not displays.is_stale(fold.game, "PURSE")
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 10)))
    fold.game.create(Person, "Dee", coins=4)
    fold.game.destroy(fold.game.world.by_key("Cy", ["person"]))
    at, found = displays.since(fold.game, "PURSE", made(fold))
    assert at == START
    assert found == [
        Changed("Bo", "changed", (("coins", 10, 20),)),
        Changed("Dee", "new"),
        Changed("", "changed", (("total", 30, 24),)),
        Changed("Ada", "changed", (("coins", 10, None),)),
        Changed("Cy", "gone"),
    ]
    assert displays.is_stale(fold.game, "PURSE")


def test_a_long_text_is_kept_as_a_digest_and_a_name_may_hold_anything() -> None:
    data = {"rows": [{"name": "a/b", "text": "x" * 100}, {"name": "a/b", "text": "~"}]}
    kept = displays.cells(data)
    assert set(kept) == {"rows/a|b/", "rows/a|b/text", "rows/a|b (2)/", "rows/a|b (2)/text"}
    assert all(len(str(one)) < 20 for one in kept.values())
    game = Fold(with_purse(), genesis()).game
    displays.published(game, "X", data)
    ((changed),) = displays.since(game, "X", {"rows": [{"name": "a/b", "text": "x" * 99}, data["rows"][1]]})[1]
    assert changed == Changed("a|b", "changed", (("text", None, None),))


def test_a_version_is_part_of_snapshots() -> None:
    fold = Fold(with_purse(), genesis())
    displays.published(fold.game, "PURSE", made(fold))
    before, kept = state_hash(fold.game), fold.snapshot()
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 1)))
    fold.restore(kept)
    assert state_hash(fold.game) == before
    assert displays.since(fold.game, "PURSE", made(fold)) == (START, [])


def test_observers_are_told_the_changes_of_each_entry_and_instant_and_their_own() -> None:
    toy = with_purse()
    told: list[tuple[str, list[str]]] = []

    @toy.observer
    def watch(game: Game, changes: Sequence[Change]) -> None:
        told.append((game.world.entry, [f"{one.key}.{one.attribute}" for one in changes]))
        if displays.touched(changes, toy.displays["PURSE"].shows) and game.all(Person)[2].coins < 13:
            game.all(Person)[2].coins += 1

    fold = Fold(toy, genesis())
    assert told == [], "the genesis is not news"
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 1), pay("Bo", 99)))
    assert told[0] == ("m1", ["Ada.coins", "Bo.coins", "Ada.seen"]), "an act that failed leaves nothing"
    assert [one for _, one in told[1:]] == [["Cy.coins"]] * 3
    told.clear()
    fold.advance(START + 24 * HOUR)
    assert told == [("", ["sundial.days"])]
