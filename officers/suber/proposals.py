"""Proposing, debating and calling the vote (Rules 103, 104, 106, 108, 111, 202, 310)."""

from __future__ import annotations

from datetime import datetime

from engine import duties
from engine.game import Game
from engine.objects import iso
from officers.suber import calendar
from officers.suber.adoption import needs_all, require_possible
from officers.suber.changes import read_change
from officers.suber.charges import SUBMIT, VOTE, oblige
from officers.suber.kinds.documents import Proposal
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import mover, others, require_mover, turn_of
from officers.suber.resolve import only, open_judgments, open_proposals

NOMIC.switch("q4", "open", "closes", rule="105", question="What becomes of a vote in which somebody never votes?")


def _the(game: Game, proposal: Proposal | None) -> Proposal:
    """The proposal that was named, else the one under way."""
    return proposal if proposal is not None else only(open_proposals(game), "proposal", "104")


@NOMIC.action("propose", "202", "103", "106", "108", "109", "114", "209", "308")
def propose(game: Game, player: Player, text: str, title: str | None) -> None:
    """The player whose turn it is proposes one rule-change; it gets the next number, and the debate begins."""
    turn = turn_of(game)
    require_mover(game, player, "201")
    game.require(turn.part == "propose", f"{player} has proposed {turn.proposal} in this turn already", "202")
    calendar.require_session(game, "a rule-change is proposed")
    late = turn.submit_by is not None and game.now >= turn.submit_by
    game.require(not late, f"the time to submit ended {iso(turn.submit_by or game.now)}", "310.3")
    game.require(text.strip(), "a rule-change must be written down", "106")
    text = _written(game, text, title)
    change = read_change(game, text)
    require_possible(game, change)
    turn.highest += 1
    made = game.create(
        Proposal, str(turn.highest), proposal_number=turn.highest, proponent=player, text=text.strip(),
        change=change.kind, target=change.key, flags=change.flags, submitted=game.now,
        discussion_ends=calendar.discussion_ends(game),
    )  # fmt: skip
    turn.proposal, turn.part, turn.submit_by = made, "debate", None
    duties.met(game, SUBMIT, None)
    _tell(game, made, 1)


def _written(game: Game, text: str, title: str | None) -> str:
    """The wording of a proposal. Where its title orders the change and its text none, the text is only a comment."""
    if title is None or read_change(game, text, ordered=True).kind != "unclear":
        return text
    ordered = read_change(game, title, ordered=True).kind != "unclear"
    return f"{title}\n\n[[ {text.replace(']]', '] ]')} ]]" if ordered else text


def _tell(game: Game, one: Proposal, version: int) -> None:
    game.post(
        "proposal", "forum", f"proposal/{one}/{version}", number=one.proposal_number, proponent=str(one.proponent),
        body=one.text, change=one.change, target=one.target, flags=list(one.flags), version=version,
        discussion_ends=iso(one.discussion_ends or game.now), may_call=iso(may_call_from(one)),
    )  # fmt: skip


@NOMIC.action("revise_proposal", "111", "106")
def revise_proposal(game: Game, player: Player, text: str | None, proposal: Proposal | None) -> None:
    """The proponent changes the wording before the vote; he decides the final form."""
    one = _the(game, proposal)
    game.require(one.proponent == player, f"only {one.proponent} decides the form of proposal {one}", "111")
    game.require(one.status == "Debate", f"proposal {one} is being voted on, or was: its form is final", "106")
    words = (text or "").strip()
    game.require(words, "the final form must be written out before it is voted on", "106")
    change = read_change(game, words)
    require_possible(game, change)
    one.versions = (*one.versions, one.text)
    one.text, one.change, one.target, one.flags = words, change.kind, change.key, change.flags
    one.agreed = ()
    _tell(game, one, len(one.versions) + 1)


@NOMIC.action("comment", "111", "310.4")
def comment(game: Game, player: Player, text: str, proposal: Proposal | None) -> None:
    """A player suggests amendments or argues about the proposal during the debate."""
    one = _the(game, proposal)
    game.require(one.status == "Debate", f"the debate on proposal {one} is over", "111")
    game.require(text.strip(), "a comment says something", "111")
    one.comments = (*one.comments, {"by": player.key, "at": iso(game.now), "text": text.strip()})


# -- the end of the debate ---------------------------------------------------------------------------


def may_call_from(one: Proposal) -> datetime:
    """From when the vote may be called without everybody's agreement: the end of the game day of the proposal."""
    assert one.submitted is not None
    return calendar.next_boundary(one.submitted)


@NOMIC.action("agree_to_vote", "111")
def agree_to_vote(game: Game, player: Player, proposal: Proposal | None) -> None:
    """A player wants no more debate; when all agree the vote may be called at once."""
    one = _the(game, proposal)
    game.require(one.status == "Debate", f"the debate on proposal {one} is over", "111")
    one.agreed = (*one.agreed, player)


@NOMIC.action("call_vote", "111", "310.5")
def call_vote(game: Game, player: Player, proposal: Proposal | None) -> None:
    """The proponent, or the Judge if he was asked to, ends the debate and lets the vote begin."""
    one = _the(game, proposal)
    caller = _who_calls(game, one)
    game.require(player == caller, f"only {caller} decides when the debate on proposal {one} ends", "111")
    game.require(one.status == "Debate", f"proposal {one} is {one.status}", "111")
    calendar.require_session(game, "a vote begins")
    waiting = [other for other in others(game, mover(game)) if other not in one.agreed]
    start = may_call_from(one)
    game.require(
        game.now >= start or not waiting,
        f"the debate goes on at least until {iso(start)} unless all agree to end it; "
        f"{', '.join(map(str, waiting))} did not say so",
        "111",
    )
    one.status, one.opened = "Voting", game.now
    turn_of(game).part = "vote"
    for voter in game.all(Player):
        oblige(game, VOTE, voter, about=str(one), subject=vote_of(one, voter))
    game.post(
        "ballot", "forum", f"ballot/{one}", number=one.proposal_number, proponent=str(one.proponent), body=one.text,
        flags=list(one.flags), eligible=[str(voter) for voter in game.all(Player)],
        unanimity=needs_all(game, one), discussion_ends=iso(one.discussion_ends or game.now),
    )  # fmt: skip


def vote_of(one: Proposal, voter: Player) -> str:
    """The subject of that player's duty to vote on the proposal."""
    return f"proposal/{one}/{voter.uid}"


def _who_calls(game: Game, one: Proposal) -> object:
    """The proponent, unless the Judge has been asked to end the debate."""
    asked = [case for case in open_judgments(game) if case.about == "debate"]
    return asked[-1].judge if asked else one.proponent


@NOMIC.event("ev_discussion_due", "310.4", "game_day")
def discussion_is_due(game: Game) -> None:
    """The time to discuss has run out: the proponent may move for continuance."""
    turn = turn_of(game)
    one: Proposal | None = turn.proposal
    if one is None or turn.discussion_over or one.discussion_ends is None or game.now < one.discussion_ends:
        return
    turn.discussion_over = True
    missing = [str(voter) for voter in game.all(Player) if voter not in one.votes]
    game.post(
        "discussion_due", "forum", f"discussion/{one}", number=one.proposal_number, proponent=str(one.proponent),
        status=one.status, missing=missing,
    )  # fmt: skip
