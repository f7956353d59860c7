"""The world at its first instant: what always exists, and what a genesis of B Nomic must hold.

Takes the genesis after its objects are made; adds the Clock, the ministries, the Laundry Corporations, the
Beast and the other unique things; refuses what does not describe a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import GenesisError
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import threat
from officers.bnomic4.kinds.documents import Beast, Consultation, Emergency, Proposal, Rule, StaffOfZot
from officers.bnomic4.kinds.offices import MINISTRIES, Clock, Forum, Ministry, Motnw, ThreatFlagpole
from officers.bnomic4.kinds.people import BEAST, COLOURS, Corporation, Outsider, Player

CLOCK_KEYS = ("nweek", "nday", "on", "ndelay", "turned_on", "first_on", "chairman_may_turn_on")
REQUIRED = ("nweek", "nday", "on")
NUMBERS = {"proposal": "highest_proposal", "consultation": "highest_consultation", "rule": "highest_rule"}
BEAST_MACKEREL = 50
SINGLE = ((Motnw, "motnw"), (ThreatFlagpole, "Threat Awareness Flagpole"), (StaffOfZot, "staff of ZOT"), (Beast, BEAST))


def found(game: Game, genesis: Mapping[str, Any]) -> None:
    """Completes the world; GenesisError names the table and key at fault."""
    clock = game.create(Clock, "clock")
    _clock(game, clock, genesis.get("clock"))
    _numbers(game, clock, genesis.get("numbers", {}))
    _always_there(game)
    _ministries(game, clock, genesis)
    _people(game)
    _fora(game)
    for proposal in game.all(Proposal):
        proposal.folded_title = fold(proposal.title)
    clock.emergency = any(one.running for one in game.all(Emergency))
    threat.refresh_peps(game)


def _clock(game: Game, clock: Clock, said: Any) -> None:
    if not isinstance(said, Mapping):
        raise GenesisError("clock", "is missing")
    for key in said:
        if key not in CLOCK_KEYS:
            raise GenesisError(f"clock.{key}", "unknown key")
    for key in REQUIRED:
        if key not in said:
            raise GenesisError(f"clock.{key}", "is missing")
    for key, raw in said.items():
        field = clock.fields[key]
        try:
            game.world.put(clock, key, field.read(game.world, raw))
        except ValueError as error:
            raise GenesisError(f"clock.{key}", str(error)) from None
    if clock.on and clock.ndelay:
        raise GenesisError("clock.ndelay", "must be 0 while the Clock is On")
    if "turned_on" not in said:
        clock.turned_on = clock.on


def _numbers(game: Game, clock: Clock, said: Any) -> None:
    if not isinstance(said, Mapping):
        raise GenesisError("numbers", "must be a table")
    for key, value in said.items():
        if key not in NUMBERS:
            raise GenesisError(f"numbers.{key}", "unknown key")
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise GenesisError(f"numbers.{key}", f"must be a whole number, not {value!r}")
        setattr(clock, NUMBERS[key], value)
    used = [one.proposal_number or 0 for one in game.all(Proposal)]
    clock.highest_proposal = max([clock.highest_proposal, *used])
    used = [one.consultation_number or 0 for one in game.all(Consultation)]
    clock.highest_consultation = max([clock.highest_consultation, *used])
    used = [one.number or 0 for one in game.all(Rule)]
    clock.highest_rule = max([clock.highest_rule, *used])


def _always_there(game: Game) -> None:
    for kind, key in SINGLE:
        others = [one.key for one in game.all(kind) if one.key != key]
        if others:
            raise GenesisError(f"{kind.kind}.{others[0]}", f"there is only one, called {key!r}")
        if game.get(kind, key) is None:
            game.create(kind, key)
    for colour in COLOURS:
        key = f"{colour} Corporation"
        corporation = game.get(Corporation, key) or game.create(Corporation, key)
        corporation.laundry_color = colour
    if game.get(Player, BEAST) is None:
        game.create(Player, BEAST, mackerel=BEAST_MACKEREL)


def _ministries(game: Game, clock: Clock, genesis: Mapping[str, Any]) -> None:
    for one in game.all(Ministry):
        if one.key not in MINISTRIES:
            raise GenesisError(f"ministries.{one.key}", f"no such ministry; there are {', '.join(MINISTRIES)}")
    said = {str(entry.get("name")): entry for entry in genesis.get("ministries", ())}
    for name in MINISTRIES:
        ministry = game.get(Ministry, name) or game.create(Ministry, name)
        if "held_since_on" not in said.get(name, {}):
            ministry.held_since_on = clock.turned_on and ministry.minister is not None


def _people(game: Game) -> None:
    names: dict[str, GameObject] = {}
    for one in [*game.all(Player), *game.all(Corporation)]:
        other = names.setdefault(fold(one.key), one)
        if other != one:
            raise GenesisError(f"{one.kind}.{one.key}", f"the name does not tell it from {other.kind} {other}")
    owners: dict[str, GameObject] = {}
    people: list[Player | Outsider] = [*game.all(Player), *game.all(Outsider)]
    for person in people:
        for address in person.addresses:
            if not isinstance(address, str) or "@" not in address:
                raise GenesisError(f"{person.kind}.{person.key}.addresses", f"{address!r} is no mail address")
            first = owners.setdefault(address.lower(), person)
            if first != person:
                raise GenesisError(f"{person.kind}.{person.key}.addresses", f"{address} belongs to {first} already")


def _fora(game: Game) -> None:
    owners: dict[str, Forum] = {}
    for one in game.all(Forum):
        if one.designation == "public" and not one.address:
            raise GenesisError(f"forums.{one.key}.address", "is missing: a Public Forum is known by its address")
        first = owners.setdefault(one.address.lower(), one) if one.address else one
        if first != one:
            raise GenesisError(f"forums.{one.key}.address", f"is that of {first} already")
