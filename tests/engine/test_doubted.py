"""Words that may be an act, and words that were not understood: numbered, held, asked about, and decided about."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import pytest

from engine.acts import Act, Reading, Unclear
from engine.fold import Fold
from engine.game import Task
from engine.journal import Command, Correction, Message
from engine.nomic import Nomic
from engine.tables import Doubts
from tests.engine.toy import START, genesis, make_toy, pay

HOUR = timedelta(hours=1)
AT = START + HOUR
DOUBT = "words like these have been misread"


def toy() -> Nomic:
    nomic = make_toy()
    nomic.doubts = Doubts("Q-WORDS", office="Umpire")
    return nomic


def perhaps(act: Act, start: int, why: str = DOUBT, condition: str = "", **more: Any) -> Unclear:
    return Unclear(f"pay {act.params['to']}", start, start + 5, why, act, condition, **more)


def played(reading: Reading, *decided: Command, nomic: Nomic | None = None, who: str = "Ada") -> Fold:
    """A game in which Ada sent that, and an officer has decided about it."""
    fold = Fold(nomic or toy(), genesis())
    if decided:
        fold.add(Correction("order", AT, -1, "Bob", decided))
    fold.add(Message("m", AT, 0, who, who, ("list",), reading))
    return fold


def decided(verb: str, index: int, **more: Any) -> Command:
    return Command(verb, {"message": "m", "index": index, "officer": "Bob", **more})


def verdicts(fold: Fold) -> Mapping[int, str]:
    return {one.index: one.verdict for one in fold.game.records if one.message_id == "m"}


def coins(fold: Fold) -> list[int]:
    return [one.values["coins"] for one in fold.game.world.all(fold.game.world.kinds["person"])]


def questions(fold: Fold) -> list[tuple[str, str]]:
    return [(one.subject, one.question) for one in fold.game.world.where(Task, "state", "Open")]


SAID = Reading(
    "m", (pay("Cy", 1, start=20, end=25),), (Unclear("shake it", 9, 17, "no rule offers it"), perhaps(pay("Bo", 4), 0))
)


def test_numbers_go_to_acts_then_to_what_may_be_one_then_to_other_words() -> None:
    later, sooner = perhaps(pay("Bo", 2), 30), perhaps(pay("Bo", 1), 3)
    numbered = Reading("m", (pay("Cy", 1),), (later, Unclear("?", 1, 2, "why"), sooner)).numbered
    assert [one.params["coins"] for one in numbered.read] == [1, 1, 2]
    assert numbered.actions == ("pay", "pay", "pay", "")
    assert [numbered.doubt(n) for n in range(4)] == [None, sooner, later, None]


def test_what_may_be_an_act_is_held_with_its_number_and_both_kinds_of_words_are_asked_about() -> None:
    fold = played(SAID)
    assert verdicts(fold) == {0: "succeeded", 1: "held"}
    assert coins(fold) == [9, 10, 11]
    assert questions(fold) == [
        ("m#1", f'Ada said: "pay". It waits, because {DOUBT}. It may be: pay (to Bo, coins 4).'),
        ("m#2", 'Ada said: "shake it". It is not understood: no rule offers it.'),
    ]
    told = [one.data["free"] for one in fold.game.notices if one.template == "task"]
    assert told[1] == "an order with the line: reread m#2: WORDS | reject m#2"


@pytest.mark.parametrize(
    ("order", "what", "money", "left"),
    [
        (decided("accept", 1, action="pay"), {1: "succeeded", 0: "succeeded"}, [5, 14, 11], ["m#2"]),
        (decided("reject", 1, action="pay"), {1: "failed", 0: "succeeded"}, [9, 10, 11], ["m#2"]),
        (decided("reread", 1, action="pay", params={"to": "Cy", "coins": 2}), {1: "succeeded", 0: "succeeded"}, [7, 10, 13], ["m#2"]),
        (decided("reread", 2, action="pay", params={"to": "Cy", "coins": 2}), {1: "held", 2: "succeeded", 0: "succeeded"}, [7, 10, 13], ["m#1"]),
        (decided("reject", 2, action=""), {1: "held", 0: "succeeded"}, [9, 10, 11], ["m#1"]),
        (decided("accept", 2, action=""), {1: "held", 0: "succeeded"}, [9, 10, 11], ["m#1", "m#2"]),
    ],
)  # fmt: skip
def test_an_officer_decides_by_number(order: Command, what: dict[int, str], money: list[int], left: list[str]) -> None:
    fold = played(SAID, order)
    assert verdicts(fold) == what
    assert coins(fold) == money
    assert [subject for subject, _ in questions(fold)] == left


def test_it_counts_at_its_place_among_the_other_acts() -> None:
    said = Reading("m", (pay("Cy", 10, start=20, end=25),), (perhaps(pay("Bo", 4), 0),))
    assert verdicts(played(said)) == {0: "succeeded", 1: "held"}
    assert verdicts(played(said, decided("accept", 1, action="pay"))) == {1: "succeeded", 0: "failed"}


WHOLE = Reading(
    "m",
    (pay("Cy", 1, start=20, end=25, transaction=1), pay("Cy", 1, start=40, end=45, transaction=1)),
    (perhaps(pay("Bo", 4, transaction=1), 30, transaction=1), Unclear("?", 50, 51, "why", transaction=1)),
)


@pytest.mark.parametrize(
    ("orders", "what", "money"),
    [
        ((), "held", [10, 10, 10]),
        ((decided("accept", 0, action="pay"),), "held", [10, 10, 10]),
        ((decided("accept", 2, action="pay"),), "succeeded", [4, 14, 12]),
        ((decided("reject", 2, action="pay"),), "but 2", [8, 10, 12]),
        ((decided("reject", 3, action=""),), "held", [10, 10, 10]),
    ],
)
def test_a_transaction_waits_for_what_may_be_in_it(orders: tuple[Command, ...], what: str, money: list[int]) -> None:
    fold = played(WHOLE, *orders)
    found = {0: "succeeded", 1: "succeeded", 2: "failed"} if what == "but 2" else dict.fromkeys(range(3), what)
    assert verdicts(fold) == found
    assert coins(fold) == money


def test_words_of_a_transaction_read_by_an_officer_are_done_within_it() -> None:
    unread = Reading("m", WHOLE.acts, WHOLE.unclear[1:])
    fold = played(unread, decided("reread", 2, action="pay", params={"to": "Bo", "coins": 90}))
    assert verdicts(fold) == dict.fromkeys(range(3), "failed")
    fold = played(unread, decided("reread", 2, action="pay", params={"to": "Bo", "coins": 3}))
    assert coins(fold) == [5, 13, 12]


def test_what_hangs_on_a_condition_is_held_or_tried_as_the_law_has_it() -> None:
    said = Reading("m", (), tuple(perhaps(pay("Bo", 1), n, "condition", f"{coins}") for n, coins in enumerate((5, 50))))
    fold = played(said)
    assert verdicts(fold) == {0: "held", 1: "held"}
    assert fold.game.records[0].reason == 'it hangs on a condition: "5"'
    assert coins(played(said, decided("accept", 1, action="pay"))) == [9, 11, 10]
    nomic = toy()
    nomic.takes_conditions = lambda game: True
    assert verdicts(played(said, nomic=nomic)) == {0: "succeeded", 1: "failed"}
    suspected = Reading("m", (), (perhaps(pay("Bo", 1), 0),))
    assert verdicts(played(suspected, nomic=nomic)) == {0: "held"}, "it has no condition that could be true"


def test_nobody_is_asked_what_words_mean_that_could_do_nothing() -> None:
    unread = Reading("m", (), (Unclear("shake it", 0, 8, "no rule offers it"),))
    assert len(questions(played(unread))) == 1
    assert questions(played(unread, who="Zed")) == [], "nobody knows Zed"
    fold = Fold(toy(), genesis())
    fold.add(Message("m", AT, 0, "Ada", "Ada", (), unread))
    assert questions(fold) == [], "not on a forum"


def test_a_transaction_waits_for_words_in_one_within_it() -> None:
    unread = Unclear("?", 50, 51, "why", transaction=2, outermost=1)
    said = Reading("m", (pay("Bo", 1, transaction=1),), (unread,))
    assert verdicts(played(said)) == {0: "held"}


def test_words_of_a_transaction_within_another_fall_with_it_when_they_are_read() -> None:
    unread = Unclear("?", 50, 51, "why", transaction=2, outermost=1)
    said = Reading("m", (pay("Bo", 1, transaction=1),), (unread,))
    fold = played(said, decided("reread", 1, action="pay", params={"to": "Cy", "coins": 90}))
    assert verdicts(fold) == {0: "failed", 1: "failed"}
    assert coins(fold) == [10, 10, 10]


def test_a_transaction_where_nothing_can_be_done_fails_and_nobody_is_asked() -> None:
    fold = Fold(toy(), genesis())
    fold.add(Message("m", AT, 0, "Ada", "Ada", (), WHOLE))
    assert verdicts(fold) == dict.fromkeys(range(3), "failed")
    assert questions(fold) == []


def test_a_transaction_at_the_end_of_another_falls_with_it() -> None:
    inner = pay("Cy", 90, transaction=2, outermost=1)
    fold = played(Reading("m", (pay("Bo", 1, transaction=1), inner)))
    assert verdicts(fold) == {0: "failed", 1: "failed"}
    fold = played(Reading("m", (pay("Cy", 1, transaction=2, outermost=1), pay("Bo", 90, transaction=3, outermost=1))))
    assert verdicts(fold) == {0: "failed", 1: "failed"}
    fold = played(Reading("m", (pay("Bo", 1, transaction=1), pay("Cy", 90, transaction=2))))
    assert verdicts(fold) == {0: "succeeded", 1: "failed"}, "one after the other"
