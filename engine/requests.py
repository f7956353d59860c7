"""What anybody may ask of the officer by a mail to it: help, a key of his own, another look at a mail of his.

A key is enrolled in two steps, so that neither a forged mail nor a stolen mailbox is enough: the wish names the key,
and what confirms it must be signed with that key and hold a word that was sent to the person's own address only. The
word is computed from the secret of the game's draws, so it needs no memory and dies with that secret.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import timedelta
from typing import Any

from engine import keys
from engine.acts import Act, Reading
from engine.errors import OrderError
from engine.game import Game
from engine.journal import Message, Order
from engine.keys import KeyRequest
from engine.objects import GameObject
from engine.tasks import misread

HELP, REGISTER, CONFIRM, PROTEST = "help", "register", "confirm", "protest"
REQUESTS = frozenset({HELP, REGISTER, CONFIRM, PROTEST})
WAITS = timedelta(days=7)
"""How long a wish waits to be confirmed."""
WORD = 20
"""Hexadecimal digits of the confirming word: 80 bits, for seven days."""


def is_one(order: Order) -> bool:
    """Whether a mail asks for something that needs no office."""
    return order.mailed and len(order.commands) == 1 and order.commands[0].verb in REQUESTS


def carry_out(game: Game, order: Order) -> None:
    """Grants the request or says why not."""
    (command,) = order.commands
    try:
        if order.problem:
            raise OrderError(order.problem)
        if command.verb == HELP:
            _tell(game, order, None, "order_help")
        elif command.verb == REGISTER:
            _register(game, order)
        elif command.verb == PROTEST:
            _protest(game, order)
        else:
            _confirm(game, order)
        verdict, why = "succeeded", ""
    except OrderError as error:
        verdict, why = "failed", str(error)
        _tell(game, order, None, "order_refused", reason=why, number="")
    act = Act(f"order_{command.verb}", {})
    game.record(order.id, order.id, 0, act, str(_sender(game, order) or "") or None, verdict, why, "")


def word_for(game: Game, request: KeyRequest) -> str:
    """The word that confirms a wish. Raises OrderError where the game has no secret."""
    secret = game.settings.secret
    if not secret or request.at is None:
        raise OrderError("this game has no secret yet, so no key can be confirmed by mail; ask a root officer")
    what = f"key/{request.key}/{request.at.isoformat()}"
    return hmac.new(bytes.fromhex(secret), what.encode(), hashlib.sha256).hexdigest()[:WORD]


def _register(game: Game, order: Order) -> None:
    person, said = _known(game, order), order.commands[0].arguments
    if "fault" in said:
        raise OrderError(said["fault"])
    if keys.of(game, person):
        raise OrderError("you have a key already: rotate it by an order signed with it, or have it revoked")
    if keys.find(game, said["fingerprint"]) is not None:
        raise OrderError("this key is enrolled already, or was")
    name = f"{said['fingerprint']}/{person.uid}"
    for old in game.all(KeyRequest):
        if old.owner == person:
            game.destroy(old)
    request = game.create(KeyRequest, name, owner=person, certificate=said["certificate"], at=game.now)
    _tell(game, order, person, "key_confirm", word=word_for(game, request), fingerprint=keys.short(said["fingerprint"]))


def _confirm(game: Game, order: Order) -> None:
    person = _known(game, order)
    if not order.signer:
        raise OrderError("it must be signed with the key that it confirms")
    request = game.get(KeyRequest, f"{order.signer}/{person.uid}")
    if request is None or request.at is None or game.now - request.at > WAITS:
        raise OrderError("no such key waits to be confirmed")
    word = str(order.commands[0].arguments.get("word", ""))
    if not hmac.compare_digest(word_for(game, request).encode(), word.lower().encode()):
        raise OrderError("this is not the word that confirms the key")
    keys.enroll(game, person, order.signer, request.certificate, game.now)
    game.destroy(request)
    _tell(game, order, person, "key_enrolled", fingerprint=keys.short(order.signer))


def _protest(game: Game, order: Order) -> None:
    """ "That is not what I meant": an officer decides what a mail said."""
    person, said = _known(game, order), order.commands[0].arguments
    with game.world.because(f"protest of {person}"):
        task = misread(game, person, str(said["about"]), str(said["words"]))
    _tell(game, order, person, "protest_noted", about=said["about"], task=task.key)


def _known(game: Game, order: Order) -> GameObject:
    person = _sender(game, order)
    if person is None:
        raise OrderError("the officer knows nobody who writes from this address")
    return person


def _sender(game: Game, order: Order) -> GameObject | None:
    if not order.address:
        return None
    return game.hooks.sender(game, Message(order.id, order.at, order.tie, order.address, "", (), Reading(order.id)))


def _tell(game: Game, order: Order, person: GameObject | None, template: str, **data: Any) -> None:
    """To the person's own address, or where nobody's secret is told, to where the mail came from."""
    to = f"player:{person}" if person is not None else f"address:{order.address}" if order.address else ""
    if to:
        game.post(template, to, f"order/{order.id}/{template}", reply_to=order.id, **data)
