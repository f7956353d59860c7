"""Rules change: which parts of the officer's law are asked about, and what deals with them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from engine import drift
from engine.drift import NOTHING
from engine.fold import Fold
from engine.game import Task
from engine.journal import Command, Order
from engine.nomic import Nomic
from engine.objects import GameObject, attribute
from tests.engine.toy import START, genesis, make_toy

HOUR = timedelta(hours=1)


class Rule(GameObject):
    text = attribute("")
    place = attribute(0)


def ruled() -> Nomic:
    """The toy with rules as documents: 3 is about paying, 4 about vanishing, 9 about nothing the officer does."""
    toy = make_toy()
    toy.kind(Rule)
    toy.switch("Q1", "yes", "no", rule="3", question="May one pay oneself?")
    toy.parameter("fee", 1, rule="3", doc="Coins for a payment")

    @toy.event("tax", "3", "dawn")
    def tax(game: Any) -> None:
        """Nobody is taxed yet."""

    drift.follow(toy, "rule", {"text": "amended"}, office="Scribe", rule="9")
    return toy


@pytest.fixture
def fold() -> Fold:
    rules = [{"name": name, "text": "Old."} for name in ("3", "4", "5")]
    return Fold(ruled(), {**genesis(), "rules": rules})


def told(fold: Fold, *commands: tuple[str, dict[str, Any]]) -> list[str]:
    """An order; the reasons why it was refused."""
    number = fold.count + 1
    fold.game.drain()
    made = tuple(Command(verb, said) for verb, said in commands)
    fold.add(Order(f"o{number}", START + number * HOUR, 0, "Bob", made))
    return [str(one.data["reason"]) for one in fold.game.drain()[1] if one.template == "order_refused"]


def amend(fold: Fold, rule: str, text: str = "New.") -> None:
    assert told(fold, ("set", {"kind": "rule", "key": rule, "attribute": "text", "value": text})) == []


def parts(fold: Fold) -> dict[str, list[str]]:
    return {row["name"]: row["parts"] for row in drift.report(fold.game)["rules"]}


def open_tasks(fold: Fold) -> list[Task]:
    return fold.game.where(Task, "state", "Open")


def test_an_amended_rule_asks_about_everything_that_cites_it(fold: Fold) -> None:
    assert parts(fold) == {}, "what the genesis says is no change"
    amend(fold, "3")
    assert parts(fold) == {"3": ["action pay", "event tax", "parameter fee", "switch Q1"]}
    (task,) = open_tasks(fold)
    assert (task.office, task.category) == ("Scribe", drift.CATEGORY)
    assert "Rule 3 was amended" in task.question
    assert "- event tax" in task.question
    told(fold, ("set", {"kind": "rule", "key": "4", "attribute": "place", "value": 7}))
    assert set(parts(fold)) == {"3"}, "where a rule stands in the document means nothing"


def test_a_rule_that_nothing_rests_on_is_asked_about_too(fold: Fold) -> None:
    fold.game.world.create(Rule, "12", text="Hats.")
    amend(fold, "5")
    assert parts(fold) == {"5": [NOTHING]}
    drift.confirm(fold.game, "5")
    assert (parts(fold), open_tasks(fold)) == ({}, [])


def test_a_renumbered_and_a_removed_rule(fold: Fold) -> None:
    world = fold.game.world
    start = len(world.log)
    world.rekey(world.by_key("4", ["rule"]), "40")
    world.destroy(world.by_key("3", ["rule"]))
    fold._observe(start)
    assert parts(fold) == {
        "40": ["action vanish"],
        "3": ["action pay", "event tax", "parameter fee", "switch Q1"],
    }
    assert [row["did"] for row in drift.report(fold.game)["rules"]] == [["renumbered"], ["removed"]]


@pytest.mark.parametrize(
    ("command", "part"),
    [
        (("handler", {"name": "tax", "on": False}), "event tax"),
        (("parameter", {"name": "fee", "value": 2}), "parameter fee"),
        (("switch", {"name": "Q1", "reading": "no"}), "switch Q1"),
        (("uphold", {"name": "pay"}), "action pay"),
        (("uphold", {"name": "action pay"}), "action pay"),
    ],
    ids=lambda one: one if isinstance(one, str) else one[0],
)
def test_an_order_deals_with_one_part(fold: Fold, command: tuple[str, dict[str, Any]], part: str) -> None:
    amend(fold, "3")
    assert told(fold, command) == []
    (rest,) = parts(fold).values()
    assert part not in rest
    assert len(rest) == 3
    assert len(open_tasks(fold)) == 1


def test_when_every_part_is_dealt_with_the_question_is_answered(fold: Fold) -> None:
    amend(fold, "3")
    for name in ("pay", "tax", "fee", "Q1"):
        told(fold, ("uphold", {"name": name}))
    assert (parts(fold), open_tasks(fold)) == ({}, [])
    amend(fold, "3", "Newer.")
    assert len(parts(fold)["3"]) == 4, "the next change asks again"
    (task,) = open_tasks(fold)
    assert told(fold, ("task", {"task": task.key, "answer": "Confirmed"})) == []
    assert (parts(fold), open_tasks(fold)) == ({}, [])


def test_two_changes_before_anybody_looks_are_one_question(fold: Fold) -> None:
    amend(fold, "3")
    told(fold, ("uphold", {"name": "pay"}))
    amend(fold, "3", "Newer.")
    assert len(parts(fold)["3"]) == 4
    assert len(open_tasks(fold)) == 1


def test_what_is_not_in_doubt_cannot_be_confirmed(fold: Fold) -> None:
    (why,) = told(fold, ("uphold", {"name": "pay"}))
    assert "pay" in why
    (why,) = told(fold, ("handler", {"name": "hats", "on": False}))
    assert "no action, event, display or duty 'hats'" in why


def test_the_report_lists_what_orders_have_set(fold: Fold) -> None:
    told(fold, ("handler", {"name": "tax", "on": False}), ("switch", {"name": "Q1", "reading": "no"}),
         ("parameter", {"name": "fee", "value": 3}))  # fmt: skip
    shown = drift.report(fold.game)
    assert shown["off"] == ["event tax"]
    assert shown["readings"] == [{"name": "Q1", "reading": "no", "default": "yes"}]
    assert shown["parameters"] == [{"name": "fee", "value": 3, "default": 1}]
    assert shown["rules"] == []
