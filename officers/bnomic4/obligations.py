"""Ministerial obligations (Rule 4E53): a Jiffy to meet each, a fresh one for a new Minister, else removable.

A duty is known by its code in the specification ("O08") and its subject ("proposal/#3"), so it can be met
by whoever does what was due, whether in time or late. While a ministry is Vacant nobody can miss its duties.
"""

from __future__ import annotations

from typing import Any

from engine.duties import Obligation, arise, find, lapse, met
from engine.errors import OrderError
from engine.game import Game
from engine.objects import GameObject
from engine.tasks import forget, pass_due
from officers.bnomic4.duties import REMOVE
from officers.bnomic4.kinds.offices import Clock, Ministry
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import jiffy, now_for_rdays

__all__ = ["clock_duty", "find", "lapse", "met", "neglected", "oblige", "of_ministry", "restart"]

NOMIC.switch("Q-41", "unmet", "any_miss", rule="4E53", question="May a Minister be removed for a duty met late?")


def oblige(
    game: Game, code: str, about: str = "", subject: str = "", *, office: str = "", bearer: GameObject | None = None
) -> Obligation | None:
    """A duty of the table arises now, due in a Jiffy; the unmet one of the same code and subject if there is one.

    `about` completes what is to be done; `office` names the ministry where the table leaves it open. None: an officer
    has switched the duty off.
    """
    if game.is_off(code):
        return None
    charge = NOMIC.duties[code]
    ministry = game.get(Ministry, office or charge.office)
    holder = ministry.minister if ministry is not None else bearer
    due = jiffy(game, now_for_rdays(game))
    said = charge.said(about)
    return arise(game, code, said, charge.rule, subject=subject, ministry=ministry, bearer=holder, due=due)


def renew(game: Game, one: Obligation) -> None:
    """A duty that was over arises again, now."""
    one.bearer = one.ministry.minister if one.ministry is not None else one.bearer
    one.state, one.late, one.arose, one.due = "Open", False, game.now, jiffy(game, now_for_rdays(game))


def of_ministry(game: Game, ministry: Ministry) -> list[Obligation]:
    """The duties of a ministry that are not met yet, in order of arising."""
    duties = [*game.where(Obligation, "state", "Open"), *game.where(Obligation, "state", "Missed")]
    return sorted(one for one in duties if one.ministry == ministry)


def restart(game: Game, ministry: Ministry) -> None:
    """The ministry has a new Minister (or none): its open duties are his now, with a full Jiffy (E25)."""
    for one in of_ministry(game, ministry):
        one.bearer = ministry.minister
        one.state = "Open"
        if ministry.minister is not None:
            one.due = jiffy(game, now_for_rdays(game))


def neglected(game: Game, ministry: Ministry) -> list[Obligation]:
    """Duties whose Jiffy the present Minister let pass (missed ones restart with a new Minister)."""
    missed = [one for one in game.where(Obligation, "state", "Missed") if one.ministry == ministry]
    if game.reading("Q-41") == "any_miss":
        late = [one for one in game.where(Obligation, "state", "Met") if one.ministry == ministry and one.late]
        missed += [one for one in late if one.bearer == ministry.minister]
    return missed


@NOMIC.event("E24", "4E53", "begin")
def deadlines_pass(game: Game) -> None:
    """A duty whose Jiffy ends at this midnight unmet is missed; everybody is told what he may do then."""
    missed: list[Obligation] = []
    for one in game.where(Obligation, "state", "Open"):
        if one.due is not None and one.due <= game.now and (one.ministry is None or one.ministry.minister is not None):
            one.state = "Missed"
            missed.append(one)
            if one.bearer is not None:
                key = f"missed/{one.key}/{one.due.isoformat()}"
                game.post("duty_missed", f"player:{one.bearer}", key, **_told(one))
    forget(game)
    for task in pass_due(game):
        to = f"player:{task.bearer}" if task.bearer is not None else f"office:{task.office}"
        game.post("task_dropped", to, f"dropped/{task.key}/{task.opened}", task=task.key, question=task.question,
                  otherwise=NOMIC.questions[task.category].otherwise)  # fmt: skip
    if missed:
        rows = [_told(one) for one in missed]
        game.post("duties_missed", "forum", f"missed/{game.now.isoformat()}", duties=rows)


def _told(one: Obligation) -> dict[str, Any]:
    """A missed duty in words."""
    charge = NOMIC.duties.get(one.code or "")
    who = str(one.bearer) if one.bearer is not None else "nobody in particular"
    return {
        "who": who + (f", Minister of {one.ministry}" if one.ministry is not None else ""),
        "duty": one.duty,
        "rule": one.rule,
        "otherwise": charge.otherwise if charge is not None else REMOVE if one.ministry is not None else "",
    }


def oblige_by_order(game: Game, name: str, words: str) -> None:
    """A duty that some text makes: of a ministry (4E53), of a Corporation by its Articles, of a party to a Contract."""
    number = game.world.count("duties in words")
    if game.get(Ministry, name) is not None:
        oblige(game, "O32", words, f"order/{number}", office=name)
        return
    bearer = game.get(Corporation, name) or game.get(Player, name)
    if bearer is None:
        raise OrderError(f"there is no ministry, Corporation or Player called {name!r}")
    code = "O30" if isinstance(bearer, Corporation) else "O31"
    oblige(game, code, words, f"order/{number}", bearer=bearer)


NOMIC.obliger = oblige_by_order


def clock_duty(game: Game) -> None:
    """The MoM must turn the Clock on while it is Off and nothing is Vacant (E06)."""
    clock = game.the(Clock)
    if clock.on:
        if find(game, "O01"):
            met(game, "O01")
        return
    own_act = clock.stopped_by_mom and game.reading("Q-22") == "suspended"
    if own_act or any(one.minister is None for one in game.all(Ministry)):
        lapse(game, "O01")
    else:
        oblige(game, "O01")
