"""People: who writes from an address, what an unknown writer is called, and names that tell people apart.

A person is any object with an attribute `addresses`; its key is its name. Capitals of addresses do not count, and
two names are the same when they fold to the same string (engine.names).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from engine.errors import GenesisError
from engine.game import Game
from engine.journal import Message
from engine.names import fold
from engine.objects import GameObject

Obj = TypeVar("Obj", bound=GameObject)
Kinds = Sequence[type[GameObject]]


def by_address(game: Game, kinds: Kinds, address: str) -> GameObject | None:
    """Who of these kinds writes from that address."""
    wanted = address.strip().lower()
    if not wanted:
        return None
    for kind in kinds:
        for one in game.all(kind):
            if wanted in _small(one.values.get("addresses", ())):
                return one
    return None


@lru_cache(maxsize=8192)
def _small(addresses: tuple[str, ...]) -> frozenset[str]:
    """Addresses in small letters."""
    return frozenset(map(str.lower, addresses))


def newcomer(game: Game, kind: type[Obj], message: Message, *, taken: bool) -> Obj:
    """An object for an unknown sender, named as he names himself unless that name is `taken` or is none."""
    name = message.name.strip()
    usable = bool(name) and "@" not in name and not taken
    return game.create(kind, name if usable else message.address, addresses=(message.address,))


def named(said: str, things: Iterable[Obj], leads: Sequence[str] = ("the ", "player ")) -> list[Obj]:
    """The things whose key is the given name, with or without one of the leading words before it."""
    words = fold(said)
    forms = {words} | {words.removeprefix(lead) for lead in leads}
    return [one for one in things if words and fold(one.key) in forms]


def check(game: Game, writers: Kinds, named_apart: Kinds) -> None:
    """Refuses (GenesisError) names that cannot be told apart, addresses that are none, and shared addresses."""
    names: dict[str, GameObject] = {}
    for one in (one for kind in named_apart for one in game.all(kind)):
        other = names.setdefault(fold(one.key), one)
        if other != one:
            raise GenesisError(f"{one.kind}.{one.key}", f"the name does not tell it from {other.kind} {other}")
    owners: dict[str, GameObject] = {}
    for person in (one for kind in writers for one in game.all(kind)):
        for address in person.values.get("addresses", ()):
            if not isinstance(address, str) or "@" not in address:
                raise GenesisError(f"{person.kind}.{person.key}.addresses", f"{address!r} is no mail address")
            first = owners.setdefault(address.lower(), person)
            if first != person:
                raise GenesisError(f"{person.kind}.{person.key}.addresses", f"{address} belongs to {first} already")
