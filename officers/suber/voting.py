"""Votes on rule-changes (Rules 105, 207): one each, compulsory, for or against; the last before the close counts."""

from __future__ import annotations

from engine import duties
from engine.game import Game
from engine.names import fold
from officers.suber import calendar
from officers.suber.charges import VOTE
from officers.suber.kinds.documents import AGAINST, FOR, Proposal
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.proposals import vote_of
from officers.suber.resolve import only, open_proposals

NOMIC.parameter(
    "vote_words",
    {
        "for": FOR, "aye": FOR, "yes": FOR, "yea": FOR, "yep": FOR, "in favour": FOR, "in favor": FOR, "favour": FOR,
        "favor": FOR, "approve": FOR, "1": FOR, "against": AGAINST, "no": AGAINST, "nay": AGAINST, "nope": AGAINST,
        "reject": AGAINST, "opposed": AGAINST,
    },
    rule="105",
    doc="Words that are a vote for, and words that are one against",
)  # fmt: skip


def choice_of(game: Game, said: str, rule: str) -> str:
    """FOR or AGAINST, as the words mean it; any other word is no vote."""
    found = game.parameter("vote_words").get(fold(said)) if said.strip() != "-1" else AGAINST
    game.require(found is not None, f"{said} is no vote: everybody votes for or against", rule)
    return str(found)


@NOMIC.action("vote", "105", "207")
def vote(game: Game, voter: Player, choice: str, proposal: Proposal | None) -> None:
    """A player votes for or against the proposal; he may change his vote until the last one has arrived."""
    one = proposal if proposal is not None else only(open_proposals(game), "proposal", "105")
    word = choice_of(game, choice, "105")
    game.require(one.status in ("Debate", "Voting"), f"the vote on proposal {one} is over", "105")
    game.require(one.status == "Voting", f"the vote on proposal {one} has not been called yet", "111")
    calendar.require_session(game, "votes are cast")
    one.votes = {**one.votes, voter: word}
    if word == AGAINST:
        one.ever_against = (*one.ever_against, voter)
    duties.met(game, VOTE, vote_of(one, voter))
