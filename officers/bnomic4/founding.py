"""The world at its first instant: what always exists, and what a genesis of B Nomic must hold.

Takes the genesis after its objects are made; adds the Clock, the ministries, the Laundry Corporations, the
Beast and the other unique things; refuses what does not describe a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import fora, people
from engine.errors import GenesisError
from engine.game import Game
from engine.genesis import fill_table, used_numbers
from engine.names import fold
from officers.bnomic4 import threat, time
from officers.bnomic4.kinds.documents import Beast, Consultation, Emergency, Proposal, Rule, StaffOfZot
from officers.bnomic4.kinds.offices import MINISTRIES, Clock, Ministry, Motnw, ThreatFlagpole
from officers.bnomic4.kinds.people import BEAST, COLOURS, Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC

NOMIC.switch("Q-58", "exist", "need Articles", rule="4E68", question="Do Laundry Corporations exist without Articles?")
NOMIC.switch(
    "Q-18",
    "nobody",
    "the Active",
    "one vote",
    rule="4E28",
    question="Who is Vested at the start; or is, where nobody is, at least one vote needed?",
)

CLOCK_KEYS = ("nweek", "nday", "on", "ndelay", "turned_on", "first_on", "chairman_may_turn_on")
REQUIRED = ("nweek", "nday", "on")
NUMBERS = {"proposal": "highest_proposal", "consultation": "highest_consultation", "rule": "highest_rule"}
BEAST_MACKEREL = 50
SINGLE = ((Motnw, "motnw"), (ThreatFlagpole, "Threat Awareness Flagpole"), (StaffOfZot, "staff of ZOT"), (Beast, BEAST))


def found(game: Game, genesis: Mapping[str, Any]) -> None:
    """Completes the world; GenesisError names the table and key at fault."""
    clock = game.create(Clock, "clock")
    _clock(game, clock, genesis)
    _numbers(game, clock, genesis)
    _always_there(game)
    _ministries(game, clock, genesis)
    people.check(game, (Player, Outsider), (Player, Corporation))
    fora.check(game)
    for proposal in game.all(Proposal):
        proposal.folded_title = fold(proposal.title)
    clock.emergency = any(one.running for one in game.all(Emergency))
    _vested(game, genesis)
    threat.refresh_peps(game)
    time.note(game)


def _vested(game: Game, genesis: Mapping[str, Any]) -> None:
    """Read so (Q-18), Active Players of whom the genesis does not say it are Vested at the start."""
    if game.reading("Q-18") == "the Active":
        said = {str(entry.get("name")) for entry in genesis.get("players", ()) if "vested" in entry}
        for player in game.all(Player):
            if player.active and player.key not in said:
                player.vested = True


def _clock(game: Game, clock: Clock, genesis: Mapping[str, Any]) -> None:
    if "clock" not in genesis:
        raise GenesisError("clock", "is missing")
    said = fill_table(game, clock, genesis, "clock", CLOCK_KEYS, REQUIRED)
    if clock.on and clock.ndelay:
        raise GenesisError("clock.ndelay", "must be 0 while the Clock is On")
    if "turned_on" not in said:
        clock.turned_on = clock.on


def _numbers(game: Game, clock: Clock, genesis: Mapping[str, Any]) -> None:
    for series, highest in used_numbers(genesis, NUMBERS).items():
        setattr(clock, NUMBERS[series], highest)
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
    exist = game.reading("Q-58") == "exist"
    for colour in COLOURS:
        key = f"{colour} Corporation"
        corporation = game.get(Corporation, key) or (game.create(Corporation, key) if exist else None)
        if corporation is not None:
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
