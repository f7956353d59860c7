"""The game at its first instant: whose turn it is, the circuit, the numbers, and what a genesis must hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import duties
from engine.errors import GenesisError
from engine.game import Game
from engine.genesis import fill_table, used_numbers
from officers.suber import calendar, membership, rules, turns
from officers.suber.charges import SUBMIT
from officers.suber.kinds.documents import Proposal, Rule
from officers.suber.kinds.people import Player
from officers.suber.kinds.play import LAST_NUMBER, Turn
from officers.suber.order import in_order, place_of
from officers.suber.resolve import open_proposals

CLOCK_KEYS = ("mover", "received_at", "circuit", "moved", "unanimity")


def found(game: Game, genesis: Mapping[str, Any]) -> None:
    """Completes the world; GenesisError names the table and key at fault."""
    rules.begin(game)
    turn = game.create(Turn, "turn")
    said = fill_table(game, turn, genesis, "clock", CLOCK_KEYS)
    if "unanimity" not in said:
        turn.unanimity = game.reading("q2") == "no"
    highest = used_numbers(genesis, ("proposal",)).get("proposal", LAST_NUMBER)
    used = [one.proposal_number or 0 for one in game.all(Proposal)] + [one.number or 0 for one in game.all(Rule)]
    turn.highest = max([highest, *used])
    membership.begin(game)
    _first_turn(game, turn)


def _first_turn(game: Game, turn: Turn) -> None:
    """The turn under way: as the genesis says, else that of the first player by surname, from now on."""
    moved, players = turn.moved, in_order(game.all(Player))
    if not players:
        turn.part = "done"
        return
    said, received = turn.mover, turn.received_at
    mover = said if isinstance(said, Player) else players[0]
    turns.give(game, mover, received or game.now)
    turn.first = place_of(mover)
    turn.moved, turn.waiting = moved, [one for one in players if one not in moved]
    _under_way(game, turn)


def _under_way(game: Game, turn: Turn) -> None:
    """A proposal in debate or being voted on belongs to the turn."""
    running = open_proposals(game)
    if len(running) > 1:
        raise GenesisError(f"proposals.{running[1]}.status", f"proposal {running[0]} is under way already")
    for one in running:
        if one.proponent != turn.mover:
            raise GenesisError(f"proposals.{one}.proponent", f"it is {turn.mover}'s turn")
        if one.submitted is None:
            raise GenesisError(f"proposals.{one}.submitted", "is missing")
        if one.discussion_ends is None:
            one.discussion_ends = calendar.discussion_deadline(one.submitted, game.reading("q8"))
        turn.proposal, turn.submit_by = one, None
        turn.part = "debate" if one.status == "Debate" else "vote"
        duties.met(game, SUBMIT, None)
