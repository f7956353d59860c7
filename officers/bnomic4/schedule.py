"""Scheduled acts (4E7): noted for a future time, judged when it comes, after the rules' own events.

At one instant they come in order of arrival. What is said to happen by the Clock waits with the Clock; an
instant by UTC comes in any case, but within an emergency it is dropped (4E0). Nothing can be cancelled (Q-34).
"""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any

from engine import faults
from engine.acts import Act, Outcome, Reading, Verdict
from engine.clock import nth_midnight
from engine.errors import Held, Illegal
from engine.game import Game
from engine.intake import perform
from engine.journal import Message
from engine.objects import GameObject, iso
from officers.bnomic4 import calendar, whens
from officers.bnomic4.kinds.offices import Clock, ScheduledAction
from officers.bnomic4.kinds.people import Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import NDAYS
from officers.bnomic4.whens import Plan, Present

NOMIC.switch("Q-34", "impossible", "possible", rule="4E7", question="Can a scheduled act be cancelled?")

LATER = 1000
"""Added to the index of a scheduled act when it is recorded again as it fires: one message has fewer acts."""


def schedule(game: Game, actor: GameObject, act: Act) -> None:
    """Notes the act for its time; whether it is legal is judged only then."""
    if act.action not in NOMIC.actions:
        raise Held(f"no law is written yet for {act.action}: an officer must see to it", "4E7")
    plan = whens.understand(act.when or "", _present(game))
    message = game.message
    one = game.create(
        ScheduledAction,
        outsider=actor,
        action=act.action,
        params=dict(act.params),
        time=act.when or "",
        plan={
            **_kept(plan),
            "message": "" if message is None else message.id,
            "address": "" if message is None else message.address,
            "name": "" if message is None else message.name,
            "fora": [] if message is None else list(message.fora),
            "answers": list(game.answered()),
            "index": game.act_index,
            "text": act.text,
            "intent": act.intent,
            "capacity": act.capacity,
            "times": act.times,
        },
    )
    project(game, one)


def _present(game: Game) -> Present:
    clock = game.the(Clock)
    return Present(game.now, clock.nweek, clock.nday, clock.ndelay, calendar.ndays(game))


def _kept(plan: Plan) -> dict[str, Any]:
    utc = None if plan.utc is None else iso(plan.utc)
    return {"edge": plan.edge, "nweek": plan.nweek, "nday": plan.nday, "ndelay": plan.ndelay, "utc": utc}


def project(game: Game, one: ScheduledAction) -> None:
    """Sets `due`: the instant at which it fires if the Clock stays On; unknown while it is Off."""
    one.due = _due(game.the(Clock), game.now, _plan(one))


def _due(clock: Clock, now: datetime, plan: Plan) -> datetime | None:
    if plan.utc is not None or not clock.on or clock.emergency or plan.nweek is None or plan.nday is None:
        return plan.utc
    steps = (plan.nweek - clock.nweek) * NDAYS + plan.nday - clock.nday + (1 if plan.edge == "end" else 0)
    return nth_midnight(now, steps) if steps >= 1 else None


def _plan(one: ScheduledAction) -> Plan:
    said: dict[str, Any] = one.plan
    utc = said.get("utc")
    return Plan(
        said["edge"],
        said.get("nweek"),
        said.get("nday"),
        said.get("ndelay"),
        None if utc is None else datetime.fromisoformat(utc),
    )


def pending(game: Game) -> list[ScheduledAction]:
    """What is still to come, in order of arrival."""
    return game.where(ScheduledAction, "state", "Pending")


def begin(game: Game) -> None:
    """Understands the times of scheduled acts that a genesis brought."""
    for one in pending(game):
        if one.plan:
            continue
        try:
            plan = whens.understand(one.time, _present(game))
        except (Held, Illegal):
            plan = Plan(utc=one.due)  # the projected instant is all there is
        one.plan = _kept(plan)


def refresh(game: Game) -> None:
    """Projects every pending act anew: the Clock has moved, or was turned."""
    for one in pending(game):
        project(game, one)


@NOMIC.resolver(ScheduledAction)
def scheduled_act_meant(game: Game, actor: GameObject, said: Any) -> ScheduledAction:
    """The scheduled act of that number, or the actor's only one."""
    mine = [one for one in pending(game) if one.outsider == actor]
    key = str(said) if str(said).startswith("#") else f"#{said}"
    found = mine if said in ("own", "reply", "same") else [one for one in mine if one.key == key]
    if len(found) > 1:
        raise Held(f"which scheduled act is meant: {', '.join(map(str, found))}?", "4E7")
    if not found:
        raise Illegal(f"{actor} has scheduled no such act", "4E7")
    return found[0]


@NOMIC.action("cancel_scheduled_action", "4E7")
def cancel_scheduled_action(game: Game, actor: Player | Outsider | Corporation, scheduled: ScheduledAction) -> None:
    """No rule lets anybody cancel what is scheduled; read otherwise (Q-34), who scheduled it may until it comes."""
    game.require(game.reading("Q-34") == "possible", "no rule lets a scheduled act be cancelled", "4E7")
    scheduled.state = "Dropped"


# -- firing -----------------------------------------------------------------------------------------


def due(game: Game, at: datetime, edge: str) -> None:
    """Fires what is due at this edge of the midnight `at`; in phase "end" the Clock shows the old nday."""
    for one in pending(game):
        if _comes(game.the(Clock), at, edge, _plan(one)):
            _fire_alone(game, one)


def _comes(clock: Clock, at: datetime, edge: str, plan: Plan) -> bool:
    if plan.utc is not None:
        return edge == "begin" and plan.utc == at
    if plan.edge != edge:
        return False
    if plan.ndelay is not None:
        return clock.turn == "ndelay" and clock.ndelay == plan.ndelay
    return clock.turn in ("nday", "nweek") and (clock.nweek, clock.nday) == (plan.nweek, plan.nday)


def next_utc(game: Game, after: datetime) -> datetime | None:
    """The next instant by UTC for which something is scheduled."""
    instants = [plan.utc for plan in map(_plan, pending(game)) if plan.utc is not None and plan.utc > after]
    return min(instants, default=None)


def fire_utc(game: Game, at: datetime) -> None:
    """Fires what is scheduled for the instant; an emergency lets it fall away (4E0)."""
    for one in pending(game):
        if _plan(one).utc == at:
            if game.the(Clock).emergency:
                one.state = "Dropped"
            else:
                _fire_alone(game, one)


def _fire_alone(game: Game, one: ScheduledAction) -> None:
    """Fires it; one that raises has failed and is left to a human, and keeps no other from its time."""
    if not faults.contained(game, f"the scheduled act {one.key}", "4E7", partial(fire, game, one)):
        one.state = "Failed"
        _tell(game, one, str(one.outsider), Verdict(Outcome.HELD, faults.BY_ITSELF, "4E7"))


def fire(game: Game, one: ScheduledAction) -> None:
    """Performs a scheduled act now, in the context of the message that scheduled it, and records the verdict."""
    said: dict[str, Any] = one.plan
    message_id = said.get("message", "")
    world, entry = game.world, game.world.entry
    if message_id:
        game.message = _again(game, message_id, said)
        world.entry = message_id
    try:
        result = perform(game, None, one.outsider, _act(one), said.get("index", 0) + LATER)
        one.state = "Performed" if result.verdict.outcome is Outcome.SUCCEEDED else "Failed"
    finally:
        game.message, world.entry = None, entry
    _tell(game, one, result.actor, result.verdict)


def _act(one: ScheduledAction) -> Act:
    said: dict[str, Any] = one.plan
    return Act(
        one.action,
        one.params,
        text=said.get("text", ""),
        times=said.get("times", 1),
        intent=said.get("intent"),
        capacity=said.get("capacity"),
    )


def _tell(game: Game, one: ScheduledAction, actor: str | None, verdict: Verdict) -> None:
    said: dict[str, Any] = one.plan
    message_id, index = said.get("message", ""), said.get("index", 0) + LATER
    what = (verdict.outcome.value, verdict.reason, verdict.rule)
    game.record(message_id, message_id, index, _act(one), actor, *what)
    game.post(
        "scheduled_act",
        f"player:{one.outsider}",
        f"scheduled/{one.key}",
        action=one.action,
        verdict=verdict.outcome.value,
        reason=verdict.reason,
    )


def _again(game: Game, message_id: str, said: dict[str, Any]) -> Message:
    """The message that scheduled the act, as far as references need it."""
    return Message(
        id=message_id,
        at=game.now,
        tie=0,
        address=said["address"],
        name=said["name"],
        fora=tuple(said["fora"]),
        reading=Reading(message_id),
        in_reply_to=tuple(said["answers"]),
    )
