"""Orders: what a human officer decides, as entries of the journal that the fold carries out.

An order is verified by the shell before it becomes an entry. Its commands are carried out together or not
at all; each is a function of the table `COMMANDS`, so the list of commands is the list of its keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.acts import Act, Outcome
from engine.errors import OrderError
from engine.game import Game, Task
from engine.intake import perform
from engine.journal import Order
from engine.tasks import answer_task

Arguments = Mapping[str, Any]


def carry_out(game: Game, order: Order) -> None:
    """Carries out every command of the order; on a fault nothing of it remains and the officer is told."""
    savepoint, notices = game.world.savepoint(), len(game.notices)
    try:
        for number, command in enumerate(order.commands):
            do = COMMANDS.get(command.verb)
            if do is None:
                raise OrderError(f"unknown command {command.verb!r}")
            with game.world.because(f"order {order.id} line {number + 1} by {order.officer}"):
                do(game, command.arguments)
                game.hooks.settle(game)
    except (OrderError, ValueError, KeyError) as error:
        game.world.undo(savepoint)
        del game.notices[notices:]
        game.post("order_refused", f"player:{order.officer}", f"order/{order.id}", reason=str(error))
        return
    game.post("order_done", f"player:{order.officer}", f"order/{order.id}", commands=len(order.commands))


def _set(game: Game, said: Arguments) -> None:
    one = game.world.by_key(said["key"], [said["kind"]])
    field = one.fields.get(said["attribute"])
    if field is None:
        raise OrderError(f"a {one.kind} has no attribute {said['attribute']!r}")
    game.world.put(one, field.name, field.read(game.world, said["value"]))


def _parameter(game: Game, said: Arguments) -> None:
    name = said["name"]
    if name not in game.nomic.parameters:
        raise OrderError(f"no parameter {name!r}")
    if type(said["value"]) is not type(game.nomic.parameters[name].default):
        raise OrderError(f"parameter {name} must be like {game.nomic.parameters[name].default!r}")
    game.settings.parameters = {**game.settings.parameters, name: said["value"]}


def _switch(game: Game, said: Arguments) -> None:
    switch = game.nomic.switches.get(said["name"])
    if switch is None or str(said["reading"]) not in switch.readings:
        raise OrderError(f"no switch {said['name']!r} with a reading {said['reading']!r}")
    game.settings.switches = {**game.settings.switches, switch.name: said["reading"]}


def _handler(game: Game, said: Arguments) -> None:
    name, off = said["name"], set(game.settings.off)
    known = {*game.nomic.actions, *(one.name for one in game.nomic.events), *game.nomic.displays}
    if name not in known:
        raise OrderError(f"no action, event or display {name!r}")
    if said["on"]:
        off.discard(name)
    else:
        off.add(name)
    game.settings.off = tuple(sorted(off))


def _perform(game: Game, said: Arguments) -> None:
    kinds = [cls.kind for cls in game.world.kinds.values() if not cls.hidden]
    actor = game.world.by_key(said["as"], said.get("kinds") or kinds)
    act = Act(said["action"], dict(said.get("params", {})), text=said.get("text", ""))
    done = perform(game, None, actor, act, 0)
    verdict = done.verdict
    game.record(
        game.world.entry,
        said.get("message_id", ""),
        int(said.get("index", 0)),
        act,
        done.actor,
        verdict.outcome.value,
        verdict.reason,
        verdict.rule,
    )
    if verdict.outcome is not Outcome.SUCCEEDED:
        raise OrderError(f"{act.action} for {actor}: {verdict.reason}")


def _task(game: Game, said: Arguments) -> None:
    task = game.world.get(Task, said["task"])
    if task is None or str(task.state) != "Open":
        raise OrderError(f"no open task {said['task']!r}")
    answer_task(game, task, str(said["answer"]))


COMMANDS: dict[str, Callable[[Game, Arguments], None]] = {
    "set": _set,
    "parameter": _parameter,
    "switch": _switch,
    "handler": _handler,
    "perform": _perform,
    "task": _task,
}
