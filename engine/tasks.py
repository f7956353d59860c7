"""Questions for humans while they wait: answering one, closing one that settled itself, and what is overdue.

A question is asked by `Game.task`; its kind says who may answer, what, and until when (`Nomic.questions`). An
answer is recorded and does what the law declared for it (`Nomic.answers`), as of the instant of the order that
brought it; an order may be dated back to the instant as of which the answer counts.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.errors import OrderError
from engine.game import Game, Task
from engine.objects import GameObject
from engine.tables import Overdue

REMEMBERED = timedelta(days=100)
"""How long an answered question is shown with the state, and one without a term waits whose silence changes nothing, so
that a long game does not fill with them."""


def answer_task(game: Game, task: Task, answer: str) -> None:
    """Answers an open question; raises OrderError for an answer that is not allowed, or that cannot be."""
    allowed = {str(one).casefold(): str(one) for one in task.options}
    if allowed and answer.strip().casefold() not in allowed:
        raise OrderError(f"task {task.key} allows {', '.join(allowed.values())}, not {answer}")
    if not answer.strip():
        raise OrderError(f"task {task.key} needs an answer")
    task.answer, task.state = allowed.get(answer.strip().casefold(), answer.strip()), "Done"
    effect = game.nomic.answers.get(task.category)
    if effect is not None:
        effect(game, task, task.answer)


MISREAD = "T-READING"
"""The question whether a mail was read as it was meant."""


def misread(game: Game, asker: GameObject, about: str, words: str) -> Task:
    """Asks an officer about a mail that its author says was read otherwise than he meant it."""
    question = f'{asker} says that mail <{about}> was not read as it was meant: "{words}"'
    return game.task(MISREAD, question, subject=f"mail/{about}", effective=game.now.isoformat())


def open_tasks(game: Game, category: str, subject: str | None = None) -> list[Task]:
    """The open questions of a category, about that subject or any."""
    found = game.where(Task, "state", "Open")
    return [one for one in found if one.category == category and subject in (None, one.subject)]


def settle(game: Game, category: str, subject: str, answer: str) -> None:
    """The question has answered itself: what was asked about happened, or cannot happen any more."""
    for one in open_tasks(game, category, subject):
        one.answer, one.state = answer, "Done"


def pass_due(game: Game) -> list[Task]:
    """Drops the questions whose term has passed and whose kind falls then; they are returned."""
    dropped = []
    for one in game.where(Task, "state", "Open"):
        known = game.nomic.questions.get(one.category)
        if known is not None and known.overdue is Overdue.FALLS and _over(game, one):
            one.state = "Dropped"
            dropped.append(one)
    return dropped


def _over(game: Game, one: Task) -> bool:
    """Whether the term of a question has passed, or, where it has none, a long time."""
    if one.due is not None:
        return one.due <= game.now
    return bool(one.opened) and datetime.fromisoformat(one.opened) + REMEMBERED <= game.now


def forget(game: Game) -> None:
    """Takes answered and dropped questions out of the state when they are old: the change log keeps them for ever."""
    for one in game.all(Task):
        if one.state != "Open" and one.opened and datetime.fromisoformat(one.opened) + REMEMBERED <= game.now:
            game.destroy(one)
