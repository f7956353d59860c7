"""What raises in the law leaves no trace but a question, and everything else takes its course."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import pytest

from engine import faults
from engine.agenda import run_phase
from engine.errors import Held, Illegal, Stopped
from engine.fold import Fold
from engine.game import Game, Task
from engine.journal import Command, Order
from engine.nomic import Nomic
from engine.records import OrderRecord
from engine.state import show, state_hash
from engine.world import Change
from tests.engine.toy import START, Person, Sundial, ToyHooks, genesis, mail, make_toy, pay

HOUR = timedelta(hours=1)
DAWN = START + 18 * HOUR
"""The first midnight of the toy."""


@pytest.fixture(autouse=True)
def _contained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "CONTAINED", (Exception,))


class Hooks(ToyHooks):
    """Days that have events, and something that follows at once while it is told to."""

    def __init__(self, settling: Callable[[Game], None] = lambda game: None) -> None:
        self.settling = settling

    def run(self, game: Game, at: datetime) -> None:
        run_phase(game, "dawn")

    def settle(self, game: Game) -> None:
        self.settling(game)


def broken(game: Game) -> None:
    """Does something, says something, and raises."""
    game.the(Sundial).days += 100
    game.post("news", "forum", "k")
    raise KeyError("a bug")


def toy(*events: Callable[[Game], None], hooks: Hooks | None = None) -> Nomic:
    nomic = make_toy()
    nomic.hooks = hooks or Hooks()
    for number, event in enumerate(events, 1):
        nomic.event(event.__name__, str(number), "dawn")(event)
    return nomic


def ticks(game: Game) -> None:
    game.the(Sundial).days += 1


def rings(game: Game) -> None:
    game.post("bell", "forum", f"bell/{game.now.isoformat()}")


def asked(fold: Fold) -> list[tuple[str, str]]:
    return [(one.subject, one.state) for one in fold.game.all(Task)]


def test_an_event_that_raises_is_undone_and_asked_about_and_keeps_no_other_from_happening() -> None:
    fold = Fold(toy(ticks, broken, rings), genesis())
    fold.add(mail("m1", DAWN + HOUR, "Ada", pay("Bo", 3)))
    assert fold.game.the(Sundial).days == 1
    assert [one.template for one in fold.game.notices if one.template != "task"] == ["bell"]
    assert fold.game.get(Person, "Bo").coins == 13  # type: ignore[union-attr]
    assert asked(fold) == [("fault/the event broken", "Open")]
    (fault,) = fold.game.faults
    assert (fault.what, fault.rule, fault.at) == ("the event broken", "2", DAWN)
    assert "a bug" not in fold.game.all(Task)[0].question, "what an exception says is for the log alone"


def test_it_is_asked_once_while_the_question_is_open_however_often_it_fails() -> None:
    fold = Fold(toy(broken, ticks), genesis())
    fold.advance(DAWN + 72 * HOUR)
    assert fold.game.the(Sundial).days == 4
    assert len(fold.game.all(Task)) == 1
    assert len(fold.game.faults) == 4


def test_a_fold_with_faults_is_the_same_each_time() -> None:
    nomic = toy(ticks, broken)
    entries = [mail(f"m{n}", START + n * 9 * HOUR, "Ada", pay("Bo", 1), tie=n) for n in range(1, 9)]
    first, second = Fold(nomic, genesis()), Fold(nomic, genesis())
    first.run(entries, until=START + 100 * HOUR)
    second.run(entries[:4])
    second.restore(second.snapshot())
    second.run(entries[4:], until=START + 100 * HOUR)
    assert state_hash(first.game) == state_hash(second.game)


def test_what_raises_outside_every_event_costs_its_instant_only() -> None:
    class Falling(Hooks):
        def run(self, game: Game, at: datetime) -> None:
            game.the(Sundial).days += 1
            if at == DAWN:
                raise AttributeError("a bug")

    fold = Fold(toy(hooks=Falling()), genesis())
    fold.advance(DAWN + 30 * HOUR)
    assert fold.game.the(Sundial).days == 1
    assert asked(fold) == [("fault/what happens by itself", "Open")]


def test_an_observer_that_raises_denies_nobody_his_act() -> None:
    nomic, told = make_toy(), list[str]()

    @nomic.observer
    def watcher(game: Game, changes: Sequence[Change]) -> None:
        game.the(Sundial).days += 1
        raise ValueError("a bug")

    @nomic.observer
    def second(game: Game, changes: Sequence[Change]) -> None:
        told.extend(one.attribute for one in changes if one.kind == "person")

    fold = Fold(nomic, genesis())
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 3)))
    assert fold.game.get(Person, "Bo").coins == 13  # type: ignore[union-attr]
    assert fold.game.the(Sundial).days == 0
    assert "coins" in told
    assert asked(fold) == [("fault/the notice of changes watcher", "Open")]


def test_what_follows_at_once_is_no_longer_blamed_on_acts_once_it_has_failed_by_itself() -> None:
    def settling(game: Game) -> None:
        if game.the(Sundial).days:
            raise IndexError("a bug")

    fold = Fold(toy(ticks, hooks=Hooks(settling)), genesis())
    fold.add(mail("m1", DAWN + HOUR, "Ada", pay("Bo", 3)))
    assert fold.game.the(Sundial).days == 1, "the event is not to blame for what follows it"
    assert fold.game.get(Person, "Bo").coins == 13  # type: ignore[union-attr]
    assert asked(fold) == [("fault/what follows at once", "Open")]


def test_an_act_from_which_nothing_can_follow_raises_and_leaves_nothing() -> None:
    def settling(game: Game) -> None:
        if game.get(Person, "Bo").coins > 10:  # type: ignore[union-attr]
            raise IndexError("a bug")

    fold = Fold(toy(hooks=Hooks(settling)), genesis())
    before = show(fold.game)["objects"]
    with pytest.raises(IndexError):
        fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 3)))
    assert show(fold.game)["objects"] == before
    assert (fold.game.message, fold.game.act) == (None, None), "what happens next by itself answers no message"


@pytest.mark.parametrize("error", [Illegal("no"), Held("who knows")])
def test_a_verdict_raised_while_an_act_settles_stays_a_verdict(error: Exception) -> None:
    def settling(game: Game) -> None:
        run_phase(game, "dawn")

    def refuses(game: Game) -> None:
        raise error

    fold = Fold(toy(refuses, hooks=Hooks(settling)), genesis())
    fold.add(mail("m1", START + HOUR, "Ada", pay("Bo", 3)))
    assert [one.verdict for one in fold.game.records] == ["failed" if isinstance(error, Illegal) else "held"]
    assert fold.game.faults == []


def test_an_order_that_meets_a_bug_is_refused_and_its_id_stays_free() -> None:
    nomic = make_toy()

    @nomic.action("stumble", "9")
    def stumble(game: Game, who: Person) -> None:
        who.coins += 1
        raise TypeError("a bug")

    fold = Fold(nomic, genesis())
    perform = Command("perform", {"as": "Ada", "action": "stumble"}, "perform for Ada: I stumble.")
    fold.add(Order("o1", START + HOUR, 0, "the operator", (perform,), number="n1"))
    assert fold.game.get(Person, "Ada").coins == 10  # type: ignore[union-attr]
    (refused,) = [one for one in fold.game.records if one.act.action == "order_perform"]
    assert refused.verdict == "failed"
    assert "an error of its own" in refused.reason
    assert asked(fold) == [("fault/the order n1", "Open")]
    assert fold.game.all(OrderRecord) == [], "it can be sent again when the program is mended"


def test_an_order_that_would_stop_the_clock_is_refused() -> None:
    class Clocked(Hooks):
        def next_instant(self, game: Game, after: datetime) -> datetime | None:
            return super().next_instant(game, after + int(game.get(Person, "Ada").nick or "0") * HOUR)  # type: ignore[union-attr]

    fold = Fold(toy(hooks=Clocked()), genesis())
    value = {"kind": "person", "key": "Ada", "attribute": "nick", "value": "soon"}
    fold.add(Order("o1", START + HOUR, 0, "the operator", (Command("set", value),), number="n1"))
    assert fold.game.get(Person, "Ada").nick is None  # type: ignore[union-attr]


def test_nothing_is_blamed_when_the_law_cannot_tell_what_happens_next() -> None:
    class Lost(Hooks):
        def next_instant(self, game: Game, after: datetime) -> datetime | None:
            raise ZeroDivisionError

    with pytest.raises(Stopped, match="ZeroDivisionError"):
        Fold(toy(hooks=Lost()), genesis()).advance(START + HOUR)


def test_a_machine_without_memory_is_no_fault_of_the_law() -> None:
    def hungry(game: Game) -> None:
        raise MemoryError

    with pytest.raises(MemoryError):
        Fold(toy(hungry), genesis()).advance(DAWN)
