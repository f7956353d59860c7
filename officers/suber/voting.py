"""Votes on rule-changes (Rules 105, 207): one each, compulsory, for or against; the last before the close counts."""

from __future__ import annotations

from engine import duties
from engine.game import Game
from engine.pointing import answered
from officers.suber import calendar, motions
from officers.suber.charges import VOTE
from officers.suber.choices import choice_of
from officers.suber.kinds.documents import AGAINST, Motion, Proposal
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.proposals import vote_of
from officers.suber.resolve import only, open_proposals


@NOMIC.action("vote", "105", "207")
def vote(game: Game, voter: Player, choice: str, proposal: Proposal | None) -> None:
    """A player votes for or against the proposal; he may change his vote until the last one has arrived.

    A vote that names nothing, in an answer to a mail that made a motion, is one on the motion.
    """
    meant = answered(game, Motion) if proposal is None else []
    if meant:
        motions.cast(game, voter, meant[0], choice, "306")
        return
    one = proposal if proposal is not None else only(open_proposals(game), "proposal", "105")
    word = choice_of(game, choice, "105")
    game.require(one.status in ("Debate", "Voting"), f"the vote on proposal {one} is over", "105")
    game.require(one.status == "Voting", f"the vote on proposal {one} has not been called yet", "111")
    calendar.require_session(game, "votes are cast")
    one.votes = {**one.votes, voter: word}
    if word == AGAINST:
        one.ever_against = (*one.ever_against, voter)
    duties.met(game, VOTE, vote_of(one, voter))
