"""Questions for humans: asked once, told to whom they concern, answered by order, dropped or kept when overdue."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from engine import tasks
from engine.errors import OrderError
from engine.fold import Fold
from engine.game import Game, Task
from engine.journal import Command, Notice, Order
from engine.nomic import Nomic
from engine.tables import Overdue, Question
from tests.engine.toy import START, Person, genesis, make_toy

DAY = timedelta(days=1)


def asking() -> Nomic:
    """The toy with a question about gifts, whose answer pays, and one about anything."""
    toy = make_toy()
    toy.question(
        Question("GIFT", "Is it a gift?", "the Bank", ("5",), answers=("Yes", "No"), office="Bank", days=2,
                 overdue=Overdue.FALLS, otherwise="It is none.")
    )  # fmt: skip
    toy.question(Question("WHAT", "What now?", "the person", ("6",), free="a sentence"))

    @toy.answer("GIFT")
    def gift(game: Game, task: Task, answer: str) -> None:
        person = game.world.by_key(task.subject, ["person"])
        if person.key == "Cy":
            raise OrderError("Cy takes no gifts")
        game.set_many(person, {"coins": 99 if answer == "Yes" else 0})

    return toy


def order(task: str, answer: str, after: timedelta = DAY, **more: Any) -> Order:
    return Order(
        f"o{task}{answer}", START + after, 1, "Bob", (Command("task", {"task": task, "answer": answer, **more}),)
    )


def ask(game: Game, who: str) -> Task:
    return game.task("GIFT", subject=who)


def posted(game: Game) -> list[Notice]:
    return game.drain()[1]


def test_a_question_has_what_its_kind_says_and_is_told_once() -> None:
    game = Fold(asking(), genesis()).game
    one = ask(game, "Ada")
    assert ask(game, "Ada") is one
    assert (one.question, one.rule, one.office, one.options) == ("Is it a gift?", "5", "Bank", ("Yes", "No"))
    assert one.due == (START + 2 * DAY).replace(hour=0)
    (notice,) = posted(game)
    assert (notice.template, notice.to, notice.data["otherwise"]) == ("task", "office:Bank", "It is none.")
    personal = game.task("WHAT", bearer=game.all(Person)[1], subject="x")
    assert (personal.office, personal.due, posted(game)[0].to) == ("", None, "player:Bo")


def test_an_answer_by_order_does_what_was_declared() -> None:
    fold = Fold(asking(), genesis())
    one = ask(fold.game, "Ada")
    fold.add(order(one.key, "yes"))
    assert (one.state, one.answer) == ("Done", "Yes")
    assert fold.game.all(Person)[0].coins == 99


@pytest.mark.parametrize(("who", "answer", "why"), [("Ada", "perhaps", "allows Yes, No"), ("Cy", "yes", "no gifts"),
                                                    ("Ada", " ", "allows Yes, No")])  # fmt: skip
def test_an_answer_that_cannot_be_is_refused_whole(who: str, answer: str, why: str) -> None:
    fold = Fold(asking(), genesis())
    one = ask(fold.game, who)
    posted(fold.game)
    fold.add(order(one.key, answer))
    (refused,) = posted(fold.game)
    assert refused.template == "order_refused"
    assert why in refused.data["reason"]
    assert (one.state, one.answer) == ("Open", "")


def test_a_question_that_answered_itself_is_closed() -> None:
    game = Fold(asking(), genesis()).game
    one = ask(game, "Ada")
    tasks.settle(game, "GIFT", "Bo", "it was paid")
    assert one.state == "Open"
    tasks.settle(game, "GIFT", "Ada", "it was paid")
    assert (one.state, one.answer) == ("Done", "it was paid")
    with pytest.raises(OrderError, match="needs an answer"):
        tasks.answer_task(game, game.task("WHAT"), "")


def test_overdue_questions_fall_or_wait_as_their_kind_says() -> None:
    fold = Fold(asking(), genesis())
    gift, what = ask(fold.game, "Ada"), fold.game.task("WHAT", due=START + DAY)
    fold.advance(START + DAY)
    assert tasks.pass_due(fold.game) == []
    fold.advance(START + 2 * DAY)
    assert tasks.pass_due(fold.game) == [gift]
    assert (gift.state, what.state) == ("Dropped", "Open")


def test_answered_questions_are_forgotten_after_a_while_and_open_ones_never() -> None:
    fold = Fold(asking(), genesis())
    done, waits = ask(fold.game, "Ada"), fold.game.task("WHAT")
    tasks.settle(fold.game, "GIFT", "Ada", "it was paid")
    fold.advance(START + tasks.REMEMBERED - DAY)
    tasks.forget(fold.game)
    assert fold.game.all(Task) == [done, waits]
    fold.advance(START + tasks.REMEMBERED)
    tasks.forget(fold.game)
    assert fold.game.all(Task) == [waits]
