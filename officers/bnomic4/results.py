"""The end of Voting (Rule 4E15): tally, passing, scoring, and the results that the Chairman owes."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4 import clerk, obligations
from officers.bnomic4.colour import bonus
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.passing import carry_out
from officers.bnomic4.resolve import require_minister
from officers.bnomic4.scoring import becomes_historical
from officers.bnomic4.tally import LOST, WON, Item, Outcome, Readings, tally

RULE = "4E15"

NOMIC.switch(
    "Q-13", "at_scoring", "at_tally", rule="4E19", question="Which scoring rule counts: now, or before the Passes?"
)


def items(game: Game) -> list[Item]:
    """Every proposal that the tally must know, frozen: the Open ones and those they refer to."""
    opened = game.where(Proposal, "status", "Open")
    pending = game.where(Proposal, "status", "Pending") if game.reading("Q-09") == "literal" else []
    known = dict.fromkeys([*opened, *pending])
    for one in [*opened, *pending]:
        known.update(dict.fromkeys((*one.dependencies, *one.conflicts)))
    conflicts: dict[int, set[int]] = {one.uid: set() for one in known}
    for one in known:
        for other in one.conflicts:
            if other.uid in conflicts:
                conflicts[one.uid].add(other.uid)
                conflicts[other.uid].add(one.uid)
    return [
        Item(
            id=one.uid,
            number=one.proposal_number if one.proposal_number is not None else 10**9 + one.uid,
            votes={voter.uid: choice for voter, choice in one.votes.items()},
            conflicts=frozenset(conflicts[one.uid]),
            dependencies=frozenset(other.uid for other in one.dependencies),
            open=one.status == "Open",
            success=one.success,
        )
        for one in known
    ]


def readings(game: Game) -> Readings:
    """The switches of the tally as they stand."""
    return Readings(*(game.reading(name) for name in ("Q-04", "Q-06", "Q-08", "Q-09", "Q-10")))


@NOMIC.event("E10", RULE, "end")
def voting_ends(game: Game) -> None:
    """At the end of nday 12 every Open proposal is tallied."""
    if game.the(Clock).turn == "nweek":
        run(game)


def run(game: Game) -> None:
    """Tallies, lets the Won proposals pass in ascending number, makes all Historical and scores them."""
    players = game.all(Player)
    voters = [one.uid for one in players if one.registered_voter]
    vested = sum(1 for one in players if one.vested)
    outcomes = tally(items(game), voters, vested, readings(game))
    before = {one: one.points for one in players}
    decided = [(_proposal(game, one), one) for one in outcomes if one.item.open]
    for proposal, outcome in decided:
        proposal.success, proposal.was_won = outcome.success, outcome.was_won
        proposal.stamina, proposal.strength = outcome.stamina, outcome.strength
    for outcome in outcomes:
        if not outcome.item.open and outcome.success != outcome.item.success and outcome.success == LOST:
            _proposal(game, outcome).success = LOST
    passed = [(proposal, *_pass(game, proposal)) for proposal, outcome in decided if outcome.success == WON]
    for proposal, _ in decided:
        proposal.status = "Historical"
    for proposal, _ in decided:
        becomes_historical(game, proposal)
    _announce(game, decided, passed, vested, before)


def _proposal(game: Game, outcome: Outcome) -> Proposal:
    found = game.world.objects[outcome.item.id]
    assert isinstance(found, Proposal)
    return found


def _pass(game: Game, proposal: Proposal) -> tuple[Any, Any]:
    """The proposal passes: its Body first, then the bonus of its colour by the rules as they are then."""
    proposal.passed = True
    effect = carry_out(game, proposal)
    return effect, bonus(game, proposal)


def _announce(
    game: Game, decided: list[tuple[Proposal, Outcome]], passed: list[Any], vested: int, before: dict[Player, int]
) -> None:
    """The results: owed by a human Chairman, posted by the bot as one."""
    nweek = game.the(Clock).nweek
    subject = f"nweek/{nweek}"
    obligations.oblige(game, "O10", "Change", f"publish the results of nweek {nweek}", RULE, subject)
    if not clerk.may_act(game, "Change"):
        return
    effects = {proposal.uid: (effect, paid) for proposal, effect, paid in passed}
    rows = [_row(proposal, outcome, effects.get(proposal.uid)) for proposal, outcome in decided]
    scores = [
        {"player": str(one), "before": old, "after": one.points} for one, old in before.items() if one.points != old
    ]
    game.post("results", "forum", f"results/{nweek}/{game.now.isoformat()}", nweek=nweek, vested=vested,
              items=rows, scores=scores)  # fmt: skip
    obligations.met(game, "O10", subject)
    clerk.officially(game, "Change", "publish_results", f"I publish the results of nweek {nweek}.", nweek=nweek)


def _row(proposal: Proposal, outcome: Outcome, done: tuple[Any, Any] | None) -> dict[str, Any]:
    effect, paid = done if done is not None else (None, None)
    return {
        "number": proposal.key,
        "title": proposal.title,
        "author": str(proposal.author),
        "votes": {
            str(voter): choice for voter, choice in sorted(proposal.votes.items(), key=lambda pair: str(pair[0]))
        },
        "totals": dict(outcome.totals),
        "stamina": outcome.stamina,
        "strength": outcome.strength,
        "success": outcome.success,
        "passed": proposal.passed,
        "trace": list(outcome.trace),
        "rules": list(effect.rules) if effect is not None else [],
        "doubts": [{"text": text, "why": why} for text, why in effect.doubts] if effect is not None else [],
        "bonus": {"corporation": str(paid[0]), "mackerel": paid[1]} if paid is not None else None,
    }


@NOMIC.action("publish_results", RULE, office="Change")
def publish_results(game: Game, chairman: GameObject, nweek: int | None) -> None:
    """The Chairman publishes the results of the last Voting."""
    require_minister(game, chairman, "Change", RULE)
    subject = None if nweek is None else f"nweek/{nweek}"
    game.require(obligations.met(game, "O10", subject), "no results are due", RULE)
