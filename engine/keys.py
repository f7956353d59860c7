"""OpenPGP keys of the game: whose a key is at an instant. The journal decides it; nothing here computes a signature.

A key is enrolled from one instant on and retired at another; a signature made between the two is its owner's, whatever
happened to the key later. A key that was stolen is revoked from the instant of the theft, also when that lies in the
past. Of one person any number of keys may be valid at once, of one key only one person ever.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from engine.errors import OrderError
from engine.objects import GameObject, Instant, Ref, attribute

if TYPE_CHECKING:
    from engine.game import Game


SKEW = timedelta(minutes=10)
"""How far the clock of who signs may be behind ours when he signs right after his key was enrolled."""


class Key(GameObject):
    """One OpenPGP certificate and its time; the key of the object is its fingerprint, in capitals."""

    kind = "_key"
    hidden = True
    owner = Ref[GameObject]()
    certificate = attribute("")
    """The public certificate, base64 without line ends."""
    since = Instant()
    until = Instant()
    why = attribute("")
    """Why it is retired."""
    revoked = attribute(False)
    """Whether it may be in others' hands: nothing that arrives from then on counts, whenever it claims to be signed."""


class KeyRequest(GameObject):
    """A person's wish to have a key enrolled, until he confirms it; its own key: FINGERPRINT/UID of the person."""

    kind = "_key_request"
    hidden = True
    owner = Ref[GameObject]()
    certificate = attribute("")
    at = Instant()


def find(game: Game, fingerprint: str) -> Key | None:
    """The key of a fingerprint, valid or not."""
    return game.get(Key, fingerprint.upper()) if fingerprint else None


def owner(game: Game, fingerprint: str, at: datetime) -> Any:
    """Whose signature it is that the key made at `at` (UTC); nobody's before it was enrolled or once it was retired."""
    key = find(game, fingerprint)
    return None if key is None or why_not(game, fingerprint, at) else key.owner


def why_not(game: Game, fingerprint: str, at: datetime) -> str:
    """Why a signature of the key at `at` counts as nobody's."""
    key = find(game, fingerprint)
    if key is None:
        return "the key that signed it is not enrolled here"
    if key.since is None or at < key.since - SKEW:
        return "it was signed before its key was enrolled"
    if key.revoked:
        return f"its key is revoked{': ' + key.why if key.why else ''}"
    if key.until is not None and at >= key.until:
        return f"its key was retired before it was signed{': ' + key.why if key.why else ''}"
    return ""


def of(game: Game, person: GameObject) -> list[Key]:
    """The keys of a person that are valid now."""
    return [one for one in game.all(Key) if one.owner == person and owner(game, one.key, game.now) is not None]


def enroll(game: Game, person: GameObject, fingerprint: str, certificate: str, at: datetime) -> Key:
    """Gives a person a key from `at` on. Raises OrderError for a key that is or was somebody's."""
    known = find(game, fingerprint)
    if known is not None:
        state = "retired" if known.until is not None else "enrolled"
        raise OrderError(f"the key {short(fingerprint)} is {state} already; a key is enrolled once")
    return game.create(Key, fingerprint.upper(), owner=person, certificate=certificate, since=at)


def retire(game: Game, fingerprint: str, at: datetime, why: str, *, revoked: bool = False) -> Key:
    """Takes a key out of use from `at` on; a retired one can only be retired earlier, or revoked. Raises OrderError."""
    key = find(game, fingerprint)
    if key is None:
        raise OrderError(f"no key {short(fingerprint)} is enrolled")
    if key.until is not None and key.until <= at and (key.revoked or not revoked):
        raise OrderError(f"the key {short(fingerprint)} is retired already")
    key.until = at if key.until is None else min(at, key.until)
    key.why, key.revoked = why, key.revoked or revoked
    return key


def short(fingerprint: str) -> str:
    """A fingerprint as it is told: all of it, in groups of four digits, so that it can be compared."""
    text = fingerprint.upper()
    return " ".join(text[n : n + 4] for n in range(0, len(text), 4))
