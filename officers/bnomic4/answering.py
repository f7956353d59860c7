"""What an answer by order does, for the questions of `human` whose answer is itself a change of the game.

The other answers are records: the changes they speak of are other lines of the same order.
"""

from __future__ import annotations

from engine.acts import Act
from engine.errors import Held, Illegal, OrderError
from engine.game import Game, Task
from engine.intake import apply_law
from engine.objects import GameObject
from officers.bnomic4 import displays, emergency, obligations
from officers.bnomic4.asking import about
from officers.bnomic4.kinds.documents import Consultation, Emergency, Indictment, TidinessList
from officers.bnomic4.kinds.offices import Display
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import holder
from officers.bnomic4.tidiness import make


def _perform(game: Game, actor: GameObject | None, action: str, **params: object) -> None:
    """Does an act as an officer decided; what the law has against it is the officer's error."""
    if actor is None:
        raise OrderError("the ministry is Vacant: nobody has that power")
    try:
        apply_law(game, actor, Act(action, dict(params)))
    except (Illegal, Held) as error:
        raise OrderError(error.reason) from None


@NOMIC.answer("T-FORM")
def form(game: Game, task: Task, answer: str) -> None:
    """ZOT is done at once; to whom it is assigned otherwise, the Oracle says by mail."""
    one = about(game, task)
    if answer == "ZOT":
        _perform(game, holder(game, "Questions"), "zot_consultation", consultation=_meant(one))


@NOMIC.answer("T-ANSWER")
def answer_of_the_priest(game: Game, task: Task, answer: str) -> None:
    """The Priest's Answer."""
    one = about(game, task)
    _perform(game, task.bearer, "answer_consultation", consultation=_meant(one), answer=answer)


@NOMIC.answer("T-BREACH")
def repair(game: Game, task: Task, answer: str) -> None:
    """The equitable Oracularity becomes part of the Answer."""
    one = about(game, task)
    assert isinstance(one, Consultation)
    if answer.casefold() == "none":
        return
    if one.state != "Answered" or one.oracularity:
        raise OrderError(f"Consultation {one} is {one.state}, and an Oracularity is part of an Answer")
    one.oracularity = answer


def _meant(one: GameObject) -> str:
    assert isinstance(one, Consultation)
    return one.key


@NOMIC.answer("T-PUNISH")
def punish(game: Game, task: Task, answer: str) -> None:
    """A fine is assigned by the Judge; "none" is recorded."""
    one = about(game, task)
    assert isinstance(one, Indictment)
    fine = answer.lower().removeprefix("m")
    if answer.casefold() == "none":
        obligations.met(game, "O20", f"indictment/{one.key}")
        return
    if not fine.isdigit():
        raise OrderError(f"a fine is a number of macks, or none, not {answer!r}")
    _perform(game, holder(game, "Judging"), "assign_punishment", indictment=one.key, fine=int(fine))


@NOMIC.answer("T-FLAG")
def flag(game: Game, task: Task, answer: str) -> None:
    """The Minister of Ministry hoists the flag."""
    if answer != "unchanged":
        _perform(game, holder(game, "Ministry"), "set_threat_flag", flag=answer)


@NOMIC.answer("T-ERR")
def challenged(game: Game, task: Task, answer: str) -> None:
    """Every open challenge of the display is corrected or rebutted."""
    one = about(game, task)
    assert isinstance(one, Display)
    displays.address_all(game, one)


@NOMIC.answer("T-DUTY")
def done(game: Game, task: Task, answer: str) -> None:
    """The duty is met."""
    duty = game.world.by_key(task.subject.rpartition("/")[2], ["obligation"])
    obligations.met(game, "O32", str(duty.values.get("subject", "")))


@NOMIC.answer("T-PEP")
def coordinator(game: Game, task: Task, answer: str) -> None:
    """The Emergency Coordinator is found."""
    one = about(game, task)
    assert isinstance(one, Emergency)
    found = next((pep for pep in one.peps if pep.key.casefold() == answer.casefold()), None)
    if found is None:
        raise OrderError(f"{answer!r} is none of the PEPs: {', '.join(map(str, one.peps))}")
    emergency.appoint(game, one, found)


@NOMIC.answer("T-TIDY")
def tidy(game: Game, task: Task, answer: str) -> None:
    """The named items are made as well; together with those made before they count for points."""
    one = about(game, task)
    assert isinstance(one, TidinessList)
    if answer.casefold() == "none":
        return
    numbers = answer.replace(",", " ").split()
    if not all(number.isdigit() and 1 <= int(number) <= len(one.items) for number in numbers):
        raise OrderError(f"the items are numbered 1 to {len(one.items)}; say which are corrections, or none")
    wanted = {int(number) for number in numbers}
    if set(make(game, one, sorted(wanted))) != wanted:
        raise OrderError("an item of these does not stand exactly once in its rule, or was made before")
    one.applied = True
