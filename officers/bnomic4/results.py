"""The end of Voting (Rule 4E15): tally, passing, scoring, and the results that the Chairman owes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.journal import OWN_NOTICE
from engine.names import fold
from engine.nomic import Standing
from engine.objects import GameObject
from officers.bnomic4 import clerk, obligations, triggers
from officers.bnomic4.colour import bonus
from officers.bnomic4.kinds.documents import CHOICES, Ballot, Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Done
from officers.bnomic4.passing import carry_out
from officers.bnomic4.proposals import ballot_key, submitted_in
from officers.bnomic4.resolve import require_minister
from officers.bnomic4.rules import in_force
from officers.bnomic4.scoring import become_historical
from officers.bnomic4.tally import DISCARDED, LOST, WON, Item, Outcome, Readings, tally

RULE = "4E15"
PARTICULAR = "particular_voting"

NOMIC.switch(
    "Q-03", "never", "declared", rule=RULE, question="What is a Particular Voting, of which no rule says when it is?"
)
NOMIC.parameter(
    PARTICULAR, False, rule=RULE, doc="An officer's word that a Particular Voting on the Open proposals is on (Q-03)"
)
NOMIC.switch(
    "Q-13", "at_scoring", "at_tally", rule="4E19", question="Which scoring rule counts: now, or before the Passes?"
)


def items(game: Game) -> list[Item]:
    """Every proposal that the tally must know, frozen: the Open ones and those they refer to."""
    opened = game.where(Proposal, "status", "Open")
    others = game.where(Proposal, "status", "Pending") if game.reading("Q-09") == "literal" else []
    if game.reading("Q-05") == "literal":
        others = [one for one in game.all(Proposal) if one.status != "Open"]
    known = dict.fromkeys([*opened, *others])
    for one in [*opened, *others]:
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
            shelved_before=shelved_before(game, one),
            unresolved=one.unresolved and game.reading("Q-12") == "unsatisfied",
        )
        for one in known
    ]


def shelved_before(game: Game, one: Proposal) -> bool:
    """Whether it counts as shelved in the last nweek: itself carried over, or the same Body (Q-07)."""
    last = game.the(Clock).nweek - 1
    reading = game.reading("Q-07")
    if reading == "carry_over":
        return one.shelved_nweek == last
    return reading == "same_body" and any(
        other.shelved_nweek == last and fold(other.body) == fold(one.body) for other in game.all(Proposal)
    )


def readings(game: Game) -> Readings:
    """The switches of the tally as they stand."""
    return Readings(*(game.reading(name) for name in ("Q-04", "Q-06", "Q-08", "Q-09", "Q-10", "Q-05")))


@NOMIC.event("E10", RULE, "end")
def voting_ends(game: Game) -> None:
    """At the end of nday 12 every Open proposal is tallied."""
    if game.the(Clock).turn == "nweek":
        run(game)


def settle(game: Game) -> None:
    """A Particular Voting begins and ends with an officer's word, and is tallied as every Voting is (Q-03)."""
    clock = game.the(Clock)
    on = game.reading("Q-03") == "declared" and game.parameter(PARTICULAR)
    if on != clock.particular:
        clock.particular = on
        if not on:
            run(game)


def run(game: Game) -> None:
    """Tallies, lets the Won proposals pass in ascending number, makes all Historical and scores them."""
    players = game.all(Player)
    voters = [one.uid for one in players if one.registered_voter]
    vested = sum(1 for one in players if one.vested)
    outcomes = tally(items(game), voters, _quorum(game, vested), readings(game))
    before = {one: one.points for one in players}
    decided = [(_proposal(game, one), one) for one in outcomes if one.item.open]
    for proposal, outcome in decided:
        proposal.success, proposal.was_won = outcome.success, outcome.was_won
        proposal.stamina, proposal.strength = outcome.stamina, outcome.strength
    for outcome in outcomes:
        if not outcome.item.open and outcome.success != outcome.item.success and outcome.success == LOST:
            _proposal(game, outcome).success = LOST
    scored = in_force(game, "4E19") if game.reading("Q-13") == "at_tally" else None
    passed = {proposal.uid: _pass(game, proposal) for proposal, outcome in decided if outcome.success == WON}
    ended = [proposal for proposal, outcome in decided if not _carried_over(game, proposal, outcome)]
    for proposal in ended:
        proposal.status, proposal.decided_nweek = "Historical", game.the(Clock).nweek

    def finish() -> None:
        become_historical(game, ended, in_force=scored)
        _announce(game, decided, passed, vested, before)

    triggers.trigger(game, finish)


def _quorum(game: Game, vested: int) -> int:
    """The Vested Players against whom Stamina is measured; read so (Q-18), one vote is needed even with none."""
    return max(vested, 1) if game.reading("Q-18") == "one vote" else vested


def _carried_over(game: Game, proposal: Proposal, outcome: Outcome) -> bool:
    """Notes a shelving; whether it sends the proposal back to Pending instead of making it Historical (Q-07)."""
    if not outcome.shelved:
        return False
    proposal.shelved_nweek = game.the(Clock).nweek
    proposal.shelved_twice = outcome.item.shelved_before
    if game.reading("Q-07") != "carry_over" or outcome.success != DISCARDED:
        return False
    proposal.status, proposal.success, proposal.votes = "Pending", "Undecided", {}
    return True


def _proposal(game: Game, outcome: Outcome) -> Proposal:
    found = game.world.objects[outcome.item.id]
    assert isinstance(found, Proposal)
    return found


@dataclass(slots=True)
class _Passed:
    """What came of a Pass: the Body carried out, and the bonus of the colour, if one was paid."""

    effect: Done
    paid: tuple[GameObject, int] | None = None


def _pass(game: Game, proposal: Proposal) -> _Passed:
    """The proposal passes: its Body first, then the bonus of its colour by the rules as they are then."""
    with game.world.because(f"proposal {proposal}", RULE):
        proposal.passed = True
        passed = _Passed(carry_out(game, proposal))

        def pay() -> None:
            passed.paid = bonus(game, proposal)

        triggers.trigger(game, pay)
    return passed


def take_effect(game: Game, proposal: Proposal) -> None:
    """Lets one proposal pass now, whatever its votes, and scores it: what would happen, for those who ask."""
    proposal.success, proposal.was_won, proposal.status = WON, True, "Historical"
    _pass(game, proposal)
    become_historical(game, [proposal])


def standings(game: Game) -> list[Standing]:
    """How every Open proposal would end if Voting ended now."""
    players = game.all(Player)
    voters = [one.uid for one in players if one.registered_voter]
    vested = sum(1 for one in players if one.vested)
    return [
        Standing(_proposal(game, one), one.success, tuple(one.trace), one.totals)
        for one in tally(items(game), voters, _quorum(game, vested), readings(game))
        if one.item.open
    ]


NOMIC.carry_out = take_effect
NOMIC.standings = standings


def _announce(
    game: Game,
    decided: list[tuple[Proposal, Outcome]],
    passed: dict[int, _Passed],
    vested: int,
    before: dict[Player, int],
) -> None:
    """The results: posted by the bot as Chairman, or handed to the human Chairman, who owes them."""
    nweek = game.the(Clock).nweek
    subject = f"nweek/{nweek}"
    obligations.oblige(game, "O10", f"nweek {nweek}", subject)
    clerked = clerk.may_act(game, "Change")
    rows = [_row(proposal, outcome, passed.get(proposal.uid)) for proposal, outcome in decided]
    scores = [
        {"player": str(one), "before": old, "after": one.points} for one, old in before.items() if one.points != old
    ]
    to, key = "forum" if clerked else "office:Change", f"results/{nweek}/{game.now.isoformat()}"
    game.post("results", to, key, thread=_thread(game, decided), nweek=nweek, vested=vested, items=rows, scores=scores)
    if not clerked:
        return
    obligations.met(game, "O10", subject)
    clerk.officially(game, "Change", "publish_results", f"I publish the results of nweek {nweek}.", nweek=nweek)


def _thread(game: Game, decided: list[tuple[Proposal, Outcome]]) -> tuple[str, ...]:
    """The mails that the results follow: those of the proposals, then the ballot."""
    nweek = game.the(Clock).nweek
    ballot = game.get(Ballot, str(nweek))
    mine = () if ballot is None or ballot.published is None else (OWN_NOTICE + ballot_key(nweek, ballot.published),)
    return (*submitted_in(proposal for proposal, _ in decided), *mine)


def _row(proposal: Proposal, outcome: Outcome, done: _Passed | None) -> dict[str, Any]:
    effect, paid = (done.effect, done.paid) if done is not None else (None, None)
    return {
        "number": proposal.key,
        "title": proposal.title,
        "author": str(proposal.author),
        "votes": {
            str(voter): choice for voter, choice in sorted(proposal.votes.items(), key=lambda pair: str(pair[0]))
        },
        "totals": {choice: outcome.totals.get(choice, 0) for choice in CHOICES},
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
    obligations.met(game, "O10", None if nweek is None else f"nweek/{nweek}")
