"""Scoring (Rules 4E17, 4E19): what voters and authors get when a proposal becomes Historical."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Game
from engine.ledger import Unit, grant
from engine.objects import GameObject
from officers.bnomic4 import rules
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC

POINTS = Unit("points", "4E17", policy="floor")
VOTE_POINTS = "points_per_vote"
FAILURE_POINTS = "points_lost_by_failure"

NOMIC.parameter(VOTE_POINTS, 1, rule="4E19", doc="Points for a vote that is not ABSTAIN")
NOMIC.parameter(FAILURE_POINTS, 3, rule="4E19", doc="Points an Author loses for a Failed proposal that was never Won")
NOMIC.switch("Q-14", "voters", "everybody", rule="4E19", question="Do Players without a Final Vote gain the point?")
NOMIC.switch("Q-15", "penalty", "none", rule="4E19", question="Does withdrawing cost the points of failing?")
NOMIC.switch("Q-16", "in_order", "gains_first", rule="4E17", question="In which order do several score changes happen?")
NOMIC.switch("Q-17", "author_scores", "none", rule="4E19", question="Is an Author who left still scored?")

Due = list[tuple[GameObject, int]]
"""Score changes that are due, in order."""


def due_for(game: Game, one: Proposal, *, withdrawn: bool = False) -> Due:
    """The score changes for one proposal that becomes Historical: voters first, then the Author."""
    changes: Due = []
    votes, point = one.votes, game.parameter(VOTE_POINTS)
    if not withdrawn:
        for player in game.all(Player):
            chose = votes.get(player)
            silent = chose is None and game.reading("Q-14") == "everybody"
            if silent or (chose is not None and chose != "ABSTAIN" and player.registered_voter):
                changes.append((player, point))
    author = one.author
    if author is None or (not isinstance(author, Player) and game.reading("Q-17") == "none"):
        return changes
    if one.passed:
        changes.append((author, one.strength or 0))
    elif one.success != "Discarded" and not one.was_won and not (withdrawn and game.reading("Q-15") == "none"):
        changes.append((author, -int(game.parameter(FAILURE_POINTS))))
    return changes


def apply_changes(game: Game, changes: Due) -> Due:
    """Makes the changes, each floored at 0 by itself; what really happened."""
    ordered = changes
    if game.reading("Q-16") == "gains_first":
        ordered = sorted(changes, key=lambda pair: pair[1] < 0)
    return [(who, grant(POINTS, amount, who)) for who, amount in ordered]


def become_historical(
    game: Game, ones: Iterable[Proposal], *, withdrawn: bool = False, in_force: bool | None = None
) -> Due:
    """Scores proposals that have just become Historical, in ascending number, if Rule 4E19 is in force.

    `in_force` overrides whether it is (Q-13).
    """
    if not (rules.in_force(game, "4E19") if in_force is None else in_force):
        return []
    with game.world.because(game.world.cause, "4E19"):
        return apply_changes(game, [change for one in ones for change in due_for(game, one, withdrawn=withdrawn)])
