"""Orders: what a human officer decides, as entries of the journal that the fold carries out.

The shell has verified whose key signed a mail and parsed its words; here is decided whether it counts - for this game,
in its time, once, by somebody who may - and all its commands are carried out together or none is. What an order
changes in the past enters the journal as corrections dated then (the shell puts them there, once a trial has shown
that they can be); the order itself is folded after them and stands only if every part of it does.

Everything is told: to the officer, with the difference made or the reason why not; to the players, what was ordered;
and every line is a record with a verdict, like any act.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from engine import authority, faults, keys, requests
from engine.acts import Act
from engine.authority import Officer
from engine.commands import COMMANDS
from engine.decisions import ACCEPT, REREAD, Decision, key_of
from engine.errors import OrderError
from engine.game import Game
from engine.intake import ORDERED
from engine.journal import Command, Correction, Order
from engine.names import fold
from engine.objects import GameObject, instant
from engine.records import OrderRecord, Part
from engine.state import difference

OLDEST = timedelta(days=7)
"""How long after it was signed an order may arrive, and until when at most it may say that it holds: RFC 5321 section
4.5.4.1 lets mail servers try for five days."""
AHEAD = keys.SKEW
"""How far the clock of who signs may be ahead of the one that stamps his mail."""
STEP = 1
"""Corrections of one order at one instant keep the order of its lines."""
MOST_ROWS = 200
"""Values that are told of one order."""
UNTOLD = frozenset({"certificate", "addresses"})
"""Arguments that no report shows."""


def carry_out(game: Game, order: Order) -> None:
    """Carries out every command of the order; on a fault nothing of it remains and the officer is told."""
    if requests.is_one(order):
        requests.carry_out(game, order)
        return
    order, officer, why = admitted(game, order)
    if why:
        burnt = officer is not None and not order.problem and not order.preview and _is_new(game, order)
        _refuse(game, order, officer, why, burnt=burnt)
        return
    savepoint, told = game.world.savepoint(), game.told()
    try:
        _do(game, order)
        game.hooks.next_instant(game, game.now)  # an order that stops the clock is none: no other could mend it
    except (OrderError, ValueError, KeyError) as error:
        game.world.undo(savepoint)
        game.unsay(told)
        _refuse(game, order, officer, _said(error), burnt=not order.preview)
        return
    except faults.CONTAINED as error:  # ours, not the officer's: the Id can be used again when that is mended
        game.world.undo(savepoint)
        game.unsay(told)
        faults.note(game, f"the order {order.number or order.id}", "", error)
        _refuse(game, order, officer, faults.BY_ITSELF, burnt=False)
        return
    rows = (list(order.foretold) or difference(game, game.world.log[savepoint:]))[:MOST_ROWS]
    if order.preview:
        game.world.undo(savepoint)
        game.unsay(told)
        _answer(game, order, officer, "order_preview", lines=_lines(game, order), rows=rows)
        _record(game, order, "succeeded", "a preview: nothing was changed")
        return
    _remember(game, order, "done", "", rows)
    _answer(game, order, officer, "order_done", lines=_lines(game, order), rows=rows)
    game.post("order_public", "forum", f"order/{_name(order)}/public", officer=_named(officer, order),
              number=order.number, lines=_lines(game, order), rows=rows)  # fmt: skip


def admitted(game: Game, order: Order) -> tuple[Order, GameObject | None, str]:
    """The order in its officer's name, the officer, and why it does not count, whatever its commands do ("": it does).

    Changes nothing.
    """
    officer, why = _giver(game, order)
    order = replace(order, officer=_named(officer, order))
    if not why and order.mailed:
        why = _formal(game, order)
    if not why and order.number and not _is_new(game, order):
        why = "its Id was used before; an order counts once"
    lines = enumerate(order.commands, 1)
    found = (f"line {n}: {each}" for n, one in lines if (each := _line_problem(game, order, officer, one)))
    return order, officer, why or next(found, "")


def corrections(order: Order) -> list[Correction]:
    """What the order changes in the past, as entries of the journal: one an instant, in the order of its lines."""
    groups: dict[tuple[datetime, bool], list[Command]] = {}
    for command in order.commands:
        if command.at is not None:
            groups.setdefault((command.at, command.before), []).append(command)
    return [
        Correction(f"order/{_name(order)}/{number}", at, -STEP if before else STEP, order.officer, tuple(commands))
        for number, ((at, before), commands) in enumerate(groups.items())
    ]


def command_of(said: Mapping[str, Any]) -> Command:
    """A command as it lies in the journal."""
    at = said.get("at")
    return Command(
        said["verb"], said["arguments"], said.get("text", ""), instant(at) if at else None, bool(said.get("before"))
    )


def correct(game: Game, correction: Correction) -> None:
    """Carries out a part of an order at its instant in the past; what became of it is kept for the order to see."""
    savepoint, told = game.world.savepoint(), game.told()
    state, reason = "done", ""
    try:
        for number, command in enumerate(correction.commands):
            _one(game, command, correction.officer, number, correction.id)
        game.hooks.next_instant(game, game.now)
    except (OrderError, ValueError, KeyError) as error:
        game.world.undo(savepoint)
        game.unsay(told)
        state, reason = "refused", _said(error)
    except faults.CONTAINED as error:
        game.world.undo(savepoint)
        game.unsay(told)
        faults.note(game, f"the correction {correction.id}", "", error)
        state, reason = "refused", faults.BY_ITSELF
    game.create(Part, correction.id, state=state, reason=reason)


# -- whether it counts --------------------------------------------------------------------------------


def _giver(game: Game, order: Order) -> tuple[GameObject | None, str]:
    """Whose order it is, and why it is nobody's."""
    if not order.mailed:
        return authority.person_named(game, order.officer), order.problem
    if order.problem and not order.signer:
        return None, order.problem
    signed = order.signed_at or order.at
    officer = keys.owner(game, order.signer, signed)
    return officer, order.problem or keys.why_not(game, order.signer, signed)


def _formal(game: Game, order: Order) -> str:
    """Why a signed order does not count for this game at this time."""
    signed = order.signed_at or order.at
    if fold(order.game) != fold(str(game.settings.name)):
        return f"it is for the game {order.game!r}, and this is {game.settings.name!r}"
    if order.expires is None or not fold(order.number):
        return "it needs the lines Game, Id and Expires"
    if signed > order.at + AHEAD:
        return "it was signed after it arrived: the clock of who signed it is wrong"
    if order.at - signed > OLDEST:
        return f"it was signed {(order.at - signed).days} days before it arrived; sign it again under a new Id"
    if order.expires > signed + OLDEST:
        return f"it expires more than {OLDEST.days} days after it was signed"
    if order.at >= order.expires:
        return "it arrived after it had expired; sign it again under a new Id"
    return "" if order.commands else "it holds no command"


def _line_problem(game: Game, order: Order, officer: GameObject | None, command: Command) -> str:
    if command.verb not in authority.PERMISSIONS:
        return f"unknown command {command.verb!r}"
    if command.at is not None and command.at > order.at:
        return "what lies in the future cannot be corrected"
    if command.at is not None and command.at < game.start:
        return "what lies before the game began cannot be corrected"
    if order.mailed and officer is not None:
        return authority.problem(game, officer, command)
    return ""


def _is_new(game: Game, order: Order) -> bool:
    return game.get(OrderRecord, fold(order.number)) is None


# -- carrying out -------------------------------------------------------------------------------------


def _do(game: Game, order: Order) -> None:
    for part in () if order.preview else corrections(order):
        became = game.get(Part, part.id)
        if became is None:
            raise OrderError("what it changes in the past was not put there")
        if became.state != "done":
            raise OrderError(f"as of {part.at:%Y-%m-%d %H:%M} UTC: {became.reason}")
        _check_decisions(game, part.commands)
    for number, command in enumerate(order.commands):
        if command.at is None:
            _one(game, command, order.officer, number, order.id, order)
        else:
            _noted(game, order.id, number, command, order.officer)


def _one(game: Game, command: Command, officer: str, number: int, entry: str, order: Order | None = None) -> None:
    said = {"index": number, "text": command.text, **command.arguments, "officer": officer, "order": entry}
    if order is not None:
        said["signer"] = order.signer
    with game.world.because(f"order {entry} line {number + 1} by {officer}"):
        COMMANDS[command.verb](game, said)
        faults.settle_after(game)
    if command.verb != "perform":
        _noted(game, entry, number, command, officer)


def _check_decisions(game: Game, commands: Sequence[Command]) -> None:
    """An act that an officer lets count must have counted."""
    for one in commands:
        if one.verb in (ACCEPT, REREAD):
            key = key_of(one.arguments["message"], int(one.arguments["index"]))
            decision = game.get(Decision, key)
            came = decision.came_of_it if decision is not None else ""
            if not came.startswith("succeeded"):
                raise OrderError(f"{key} {came.partition(':')[2].strip() or 'was not performed: there is no such act'}")


def _said(error: Exception) -> str:
    return str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)


# -- telling ------------------------------------------------------------------------------------------


def _noted(game: Game, entry: str, number: int, command: Command, officer: str) -> None:
    game.record(entry, entry, number, _as_act(game, command), officer, "succeeded", "", "", trust=ORDERED)


def _as_act(game: Game, command: Command) -> Act:
    return Act(f"order_{command.verb}", _told(game, command), text=_line(game, command))


def _told(game: Game, command: Command) -> dict[str, Any]:
    """The arguments that may be told."""
    said = {name: value for name, value in command.arguments.items() if name not in UNTOLD}
    if command.verb == "set" and _is_private(game, said):
        del said["value"]
    return said


def _is_private(game: Game, said: Mapping[str, Any]) -> bool:
    cls = game.world.kinds.get(str(said.get("kind")))
    field = cls.fields.get(str(said.get("attribute"))) if cls is not None else None
    return field is not None and field.private


def _record(game: Game, order: Order, verdict: str, reason: str) -> None:
    """Notes every line of an order that was not carried out, or the order as one where it has none."""
    acts = [_as_act(game, one) for one in order.commands] or [Act("order", {})]
    for number, act in enumerate(acts):
        who = order.officer or None
        game.record(order.id, order.id, number, act, who, verdict, reason, "", trust=ORDERED if order.signer else None)


def _refuse(game: Game, order: Order, officer: GameObject | None, why: str, *, burnt: bool) -> None:
    _record(game, order, "failed", why)
    if burnt and order.number:
        _remember(game, order, "refused", why, ())
    _answer(game, order, officer, "order_refused", reason=why, number=order.number)


def _remember(game: Game, order: Order, state: str, reason: str, rows: Sequence[Any]) -> None:
    if order.number:
        game.create(OrderRecord, fold(order.number), officer=order.officer, at=game.now, state=state, reason=reason,
                    lines=tuple(_lines(game, order)), rows=tuple(rows))  # fmt: skip


def _answer(game: Game, order: Order, officer: GameObject | None, template: str, **data: Any) -> None:
    """To the officer whose key signed it; where that is nobody, to where the mail came from if one may answer there."""
    name = str(officer) if officer is not None else "" if order.mailed else order.officer
    to = f"player:{name}" if name else f"address:{order.address}" if order.address else ""
    if to:
        game.post(template, to, f"order/{order.id}/{template}", reply_to=order.id if order.mailed else "", **data)


def _lines(game: Game, order: Order) -> list[str]:
    return [_line(game, one) for one in order.commands]


def _line(game: Game, command: Command) -> str:
    """A command as it is told: its officer's words, unless they hold what is not told."""
    if command.text and not _is_private(game, command.arguments):
        return command.text
    said = ", ".join(f"{name}={value}" for name, value in _told(game, command).items())
    return f"{command.verb} {said}".strip()


def _named(officer: GameObject | None, order: Order) -> str:
    if isinstance(officer, Officer) and isinstance(officer.person, GameObject):
        return officer.person.key
    return officer.key if officer is not None else order.officer


def _name(order: Order) -> str:
    return fold(order.number) if order.number else order.id
