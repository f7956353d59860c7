"""Whom a notice of the core goes to: the words "forum", "player:NAME", "office:NAME" become addresses.

Nothing here knows a ruleset: persons are whatever has addresses, fora whatever has a designation, and an office is
an object of kind `ministry` or `office` whose holder is a reference. What goes to a vacant office, or to a holder
without an address, goes to the public fora.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.mail.net import is_address
from engine.authority import holder_of
from engine.game import Game
from engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class Recipient:
    """One address; a public one is a forum, from which our post comes back."""

    address: str
    public: bool


def recipients(game: Game, to: str) -> list[Recipient]:
    """The addresses that a notice's `to` means; none for a person who has none."""
    what, colon, name = to.partition(":")
    if not colon:
        return fora(game, "public" if what == "forum" else what)
    if what == "player":
        return personal(game, name)
    if what == "address":
        return [Recipient(name.lower(), public=False)] if is_address(name) else []
    if what == "office":
        return _holder(game, name) or fora(game, "public")
    raise ValueError(f"a notice to {what!r} cannot be addressed")


def fora(game: Game, designation: str) -> list[Recipient]:
    """The fora of a designation that have an address."""
    found = (one for one in _kind(game, "forum") if one.values.get("designation") == designation)
    return [
        Recipient(one.values["address"].lower(), True) for one in found if is_address(one.values.get("address", ""))
    ]


def forum_addresses(game: Game) -> frozenset[str]:
    """The addresses of all fora, lower case."""
    return frozenset(str(one.values.get("address", "")).lower() for one in _kind(game, "forum")) - {""}


def personal(game: Game, name: str) -> list[Recipient]:
    """The first address of the person of that name; of a body with officers, that of its first officer who has one."""
    for kind in game.world.kinds.values():
        if "addresses" not in kind.fields and "officers" not in kind.fields:
            continue
        one = game.world.get(kind, name)
        if one is None:
            continue
        address = next((str(each) for each in one.values.get("addresses", ()) if is_address(str(each))), "")
        if address:
            return [Recipient(address.lower(), public=False)]
        for officer in one.values.get("officers", ()):
            found = personal(game, str(officer)) if str(officer) != name else []
            if found:
                return found
    return []


def _holder(game: Game, office: str) -> list[Recipient]:
    holder = holder_of(game, office)
    return personal(game, holder.key) if holder is not None else []


def _is(one: GameObject, designation: str) -> bool:
    return bool(getattr(one, "designation", "") == designation)


def _kind(game: Game, name: str) -> list[GameObject]:
    cls = game.world.kinds.get(name)
    return list(game.world.all(cls)) if cls is not None else []
