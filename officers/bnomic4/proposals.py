"""Proposals from submission to the ballot (Rule 4E15): submit, revise, withdraw, number, publish, open."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import Any

from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import clerk, obligations, triggers
from officers.bnomic4.colour import paint
from officers.bnomic4.finding import candidates, find_proposal, references
from officers.bnomic4.kinds.documents import Ballot, Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister
from officers.bnomic4.scoring import become_historical

RULE = "4E15"

NOMIC.switch("Q-12", "ignored", "unsatisfied", rule=RULE, question="What of a Dependency that names no proposal?")
NOMIC.switch(
    "Q-70", "impossible", "crime", rule="4E60", question="What are proposals beyond the limit of a Punishment?"
)
NOMIC.switch("Q-51", "keep", "reset", rule="4E15", question="Does a revision keep what it does not mention?")


def _duty(one: Proposal) -> str:
    return f"proposal/{one.uid}"


@NOMIC.action("submit_proposal", RULE, "4E8", office="Change")
def submit_proposal(
    game: Game,
    author: Player,
    body: str,
    title: str | None,
    conflicts: Any | None,
    dependencies: Any | None,
    color: str | None,
) -> None:
    """Submits a proposal with its Body, and as wished a Title, Conflicts, Dependencies and a colour."""
    game.require(body.strip(), "a proposal needs a Body", RULE)
    _not_barred(game, body)
    limit = author.proposal_limit
    nweek = game.the(Clock).nweek
    if limit is not None:
        mine = [one for one in game.all(Proposal) if one.author == author and one.nweek == nweek]
        if len(mine) >= limit and game.reading("Q-70") == "crime":
            game.task(
                "T-CRIME", f"{author} submitted more proposals than his Punishment allows. Is that a Misdemeanor?",
                rule="4E60", subject=f"cap/{author.uid}/{game.now.isoformat()}",
            )  # fmt: skip
        else:
            game.require(len(mine) < limit, f"{author} may submit only {limit} proposal(s) in this nweek", "4E60")
    made = game.create(Proposal, body=body, author=author, submitted=game.now, nweek=nweek)
    _name(made, title or "")
    _relate(game, author, made, conflicts, dependencies)
    obligations.oblige(game, "O08", made.title or made.key, _duty(made))
    if color is not None:
        _paint(game, author, made, color)
    number_pending(game)


def _not_barred(game: Game, body: str) -> None:
    """Read so (Q-07), a Body that was shelved in two consecutive nweeks cannot come back."""
    if game.reading("Q-07") == "same_body":
        twice = [one for one in game.all(Proposal) if one.shelved_twice and fold(one.body) == fold(body)]
        game.require(not twice, "this Body was Shelved in two consecutive nweeks", RULE)


def _paint(game: Game, author: Player, one: Proposal, color: str) -> None:
    """The colour that a submission names; a change that is not allowed leaves the submission as it is."""
    try:
        paint(game, author, one, color)
    except Illegal as error:
        key = f"colour/{one.uid}/{game.now.isoformat()}"
        game.post("colour_refused", f"player:{author}", key, title=one.title or one.key, why=error.reason)


def _name(one: Proposal, title: str) -> None:
    one.title = title
    one.folded_title = fold(title)


def _relate(game: Game, author: Player, one: Proposal, conflicts: Any | None, dependencies: Any | None) -> None:
    unknown = list[str]()
    for name, said in (("conflicts", conflicts), ("dependencies", dependencies)):
        if said is not None:
            found, missing = references(game, author, one, said)
            setattr(one, name, found)
            unknown += missing
            if name == "dependencies":
                one.unresolved = bool(missing)
    if unknown:
        game.post("unknown_references", f"player:{author}", f"references/{one.uid}/{game.now.isoformat()}",
                  title=one.title or one.key, names=unknown)  # fmt: skip


@NOMIC.action("revise_proposal", RULE, office="Change")
def revise_proposal(
    game: Game,
    author: Player,
    proposal: Proposal,
    body: str,
    title: str | None,
    conflicts: Any | None,
    dependencies: Any | None,
    color: str | None,
) -> None:
    """Replaces the text of one's own Pending proposal; what is not mentioned stays (Q-51)."""
    _own_pending(game, author, proposal, "revised")
    game.require(body.strip(), "a proposal needs a Body", RULE)
    _not_barred(game, body)
    proposal.body = body
    reset = game.reading("Q-51") == "reset"
    if title is not None or reset:
        _name(proposal, title or "")
    if reset:
        proposal.conflicts, proposal.dependencies, proposal.unresolved = (), (), False
    _relate(game, author, proposal, conflicts, dependencies)
    if color is not None:
        _paint(game, author, proposal, color)


@NOMIC.action("withdraw_proposal", RULE, "4E19", office="Change")
def withdraw_proposal(game: Game, author: Player, proposal: str) -> None:
    """Withdraws one's own Pending proposal: it is Historical and Lost, and its Author loses 3 points (Q-15)."""
    chosen = _own_all(game, author) if proposal in {"all_own", "all"} else [find_proposal(game, author, proposal)]
    game.require(chosen, f"{author} has no Pending proposal", RULE)
    for one in chosen:
        _own_pending(game, author, one, "withdrawn")
        one.status, one.success, one.decided_nweek = "Historical", "Lost", game.the(Clock).nweek
        obligations.lapse(game, "O08", _duty(one))
        triggers.trigger(game, partial(become_historical, game, [one], withdrawn=True))


def _own_all(game: Game, author: Player) -> list[Proposal]:
    return [one for one in game.where(Proposal, "status", "Pending") if one.author == author]


def _own_pending(game: Game, author: Player, proposal: Proposal, verb: str) -> None:
    game.require(proposal.author == author, f"proposal {proposal} is not {author}'s own", RULE)
    game.require(
        proposal.status == "Pending",
        f"proposal {proposal} is {proposal.status}, only a Pending one can be {verb}",
        RULE,
    )


# -- numbers ----------------------------------------------------------------------------------------


@NOMIC.action("assign_proposal_number", RULE, "4E53", office="Change")
def assign_proposal_number(game: Game, chairman: GameObject, number: int, proposal: str) -> None:
    """The Chairman numbers a proposal, above every number used before."""
    require_minister(game, chairman, "Change", RULE)
    found = [one for one in candidates(game, chairman, proposal) if one.proposal_number is None]
    one = found[0] if len(found) == 1 else find_proposal(game, chairman, proposal)
    game.require(one.proposal_number is None, f"proposal {one} has its number already", RULE)
    highest = game.the(Clock).highest_proposal
    game.require(number > highest, f"{number} is not greater than {highest}, the highest number used", RULE)
    _number(game, one, number)


def _number(game: Game, one: Proposal, number: int) -> None:
    one.proposal_number = number
    game.world.rekey(one, str(number))
    game.the(Clock).highest_proposal = number
    obligations.met(game, "O08", _duty(one))


def number_pending(game: Game) -> None:
    """The bot as Chairman: numbers what has no number yet, in order of submission."""
    if not clerk.may_act(game, "Change"):
        return
    for status in ("Pending", "Open"):
        for one in game.where(Proposal, "status", status):
            if one.proposal_number is None:
                title, number = one.title or one.key, game.the(Clock).highest_proposal + 1
                _number(game, one, number)
                text = f'I assign proposal number {number} to "{title}".'
                said = {"number": number, "proposal": title}
                clerk.officially(game, "Change", "assign_proposal_number", text, thread=submitted_in([one]), **said)


# -- the ballot ---------------------------------------------------------------------------------------


@NOMIC.event("E07", RULE, "end")
def ballot_is_due(game: Game) -> None:
    """At the end of nday 8 the Chairman owes the ballot."""
    clock = game.the(Clock)
    if clock.turn == "nday" and clock.nday == 8:
        obligations.oblige(game, "O09", f"nweek {clock.nweek}", f"nweek/{clock.nweek}")


@NOMIC.event("E09", RULE, "begin")
def open_all(game: Game) -> None:
    """At the beginning of nday 9, after the Clock turned Off, every Pending proposal becomes Open."""
    clock = game.the(Clock)
    if clock.turn == "nday" and clock.nday == 9:
        for one in game.where(Proposal, "status", "Pending"):
            one.status = "Open"


@NOMIC.action("publish_ballot", RULE, "4E14", office="Change")
def publish_ballot(game: Game, chairman: GameObject, nweek: int | None, proposals: Any | None) -> None:
    """The Chairman publishes the ballot; it enables him to turn the Clock on when it lists every Open proposal."""
    require_minister(game, chairman, "Change", RULE)
    now = game.the(Clock).nweek
    game.require(nweek is None or nweek == now, f"this is nweek {now}, not {nweek}", RULE)
    wanted = game.where(Proposal, "status", "Open") or game.where(Proposal, "status", "Pending")
    items, unknown = (wanted, []) if proposals is None else references(game, chairman, None, proposals)
    complete = set(items) >= set(wanted)
    game.require(complete or not unknown, f"there is no proposal {', '.join(unknown)}", RULE)
    _post_ballot(game, items)
    if complete:
        obligations.met(game, "O09", f"nweek/{now}")


def _post_ballot(game: Game, items: list[Proposal]) -> None:
    nweek = game.the(Clock).nweek
    ballot = game.get(Ballot, str(nweek)) or game.create(Ballot, str(nweek))
    ballot.items, ballot.published = items, game.now


def ballot_key(nweek: int, at: datetime) -> str:
    """The key of the notice that is the ballot."""
    return f"ballot/{nweek}/{at.isoformat()}"


def submitted_in(items: Iterable[Proposal]) -> tuple[str, ...]:
    """The mails that submitted the proposals: ballot and results follow them."""
    return tuple(dict.fromkeys(one.origin for one in items if one.origin))


def publish_ballot_by_clerk(game: Game) -> None:
    """The bot as Chairman: publishes the ballot of every Open proposal, with the texts."""
    clock = game.the(Clock)
    items = sorted(game.where(Proposal, "status", "Open"), key=lambda one: one.proposal_number or 0)
    _post_ballot(game, items)
    obligations.met(game, "O09", f"nweek/{clock.nweek}")
    text = f"I publish the ballot for nweek {clock.nweek}."
    rows = [{"number": one.key, "title": one.title, "author": str(one.author), "body": one.body,
             "color": one.proposal_color, "conflicts": [str(c) for c in one.conflicts],
             "dependencies": [str(d) for d in one.dependencies]} for one in items]  # fmt: skip
    key = ballot_key(clock.nweek, game.now)
    game.post("ballot", "forum", key, thread=submitted_in(items), nweek=clock.nweek, items=rows)
    clerk.officially(game, "Change", "publish_ballot", text, nweek=clock.nweek, proposals=[one.key for one in items])
