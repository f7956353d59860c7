"""How surely the author of a message is who he says he is, and how surely an act wants to know it.

The shell says how a message came (a list vouches for it, its domain signed it) and whose OpenPGP key signed it, if
any; whether that key is the author's was decided by the journal (engine.keys). What an act needs is dated data of the
game: genesis or an order sets it, and an act that needs more than its message has is held for an officer.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from engine import keys

if TYPE_CHECKING:
    from engine.game import Game
    from engine.journal import Message
    from engine.nomic import Nomic
    from engine.objects import GameObject

EVERYTHING = "default"
"""The entry of a game's needs that holds for every action without one of its own."""
REWRITTEN = "rewritten"
"""The entry that lists the fields believed for the author of a mail whose From a list rewrote."""
FIELDS = ("x-original-from", "reply-to")
"""Those fields, as far as they are known; all are believed until a game says otherwise."""


class Level(StrEnum):
    """From nothing to a signature: what speaks for a message's author."""

    UNVERIFIED = "unverified"
    """Nothing but the mail's own word."""
    LIST = "list"
    """A mailing list passed it on as his."""
    DKIM = "dkim"
    """The domain of his address signed it, or a relay that is believed saw that signature (ARC)."""
    OPENPGP = "openpgp"
    """His own key signed it."""


_RANK = {level: rank for rank, level in enumerate(Level)}


def reaches(level: str, wanted: str) -> bool:
    """Whether a level is as high as another; a message never judged is unverified."""
    return _RANK[Level(level or Level.UNVERIFIED)] >= _RANK[Level(wanted)]


def wanted(game: Game, action: str) -> Level:
    """What an action needs of its message now."""
    needs: dict[str, Any] = game.settings.trust
    return Level(needs.get(action, needs.get(EVERYTHING, Level.UNVERIFIED)))


def need(nomic: Nomic, name: str, value: object) -> Any:
    """One entry of a game's needs as it is kept; ValueError says what is wrong with it."""
    if name == REWRITTEN:
        fields = [str(one).lower() for one in value] if isinstance(value, list | tuple) else []
        if not isinstance(value, list | tuple) or not set(fields) <= set(FIELDS):
            raise ValueError(f"must be a list of some of {', '.join(FIELDS)}, not {value!r}")
        return tuple(fields)
    if name != EVERYTHING and name not in nomic.actions:
        raise ValueError("no such action")
    if value not in tuple(Level):
        raise ValueError(f"must be one of {', '.join(Level)}, not {value!r}")
    return str(value)


def problem(game: Game, message: Message, sender: GameObject | None) -> str:
    """Why the author of the message cannot be told at all, or "".

    `sender` is whom the address means. A signature by another person's key is no proof of anything but a mix-up.
    """
    if message.problem:
        return message.problem
    if message.rewritten and message.rewritten not in game.settings.trust.get(REWRITTEN, FIELDS):
        return f"a list rewrote From, and this game does not believe {message.rewritten}"
    owner = signer(game, message)
    if owner is not None and sender is not None and owner != sender:
        return f"it is signed with the key of {owner} and sent from the address of {sender}"
    return ""


def signer(game: Game, message: Message) -> GameObject | None:
    """The owner of the key that signed the message: its author, from whatever address he writes."""
    found: GameObject | None = keys.owner(game, message.signer, message.signed_at or message.at)
    return found


def level(game: Game, message: Message, sender: GameObject | None) -> Level:
    """How sure its author is."""
    owner = signer(game, message)
    if owner is not None and owner == sender:
        return Level.OPENPGP
    return Level(message.trust or Level.UNVERIFIED)


def lacking(game: Game, sender: GameObject | None, has: Level, action: str) -> str:
    """Why an act of this message must wait for an officer, or ""."""
    needs = wanted(game, action)
    if sender is not None and sender.uid in game.settings.signed_only and has is not Level.OPENPGP:
        return f"{sender} asked that only mail signed with his key counts, and this is not"
    if not reaches(has, needs):
        return f"who wrote this is known by {_SPOKEN[has]} only, and {action} needs {_SPOKEN[needs]}"
    return ""


_SPOKEN = {
    Level.UNVERIFIED: "the mail's own word",
    Level.LIST: "the word of a list",
    Level.DKIM: "the signature of his mail domain",
    Level.OPENPGP: "his own signature",
}
