"""The Chairman's display: the current proposals (Rule 4E15). Ballot and results are publications of their own."""

from __future__ import annotations

from engine.game import Game
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading

SECRET_TILL_THE_END = ("votes", "stamina", "strength")
"""What the results show when Voting is over."""
SHOWN = tuple(
    f"proposal.{name}" for name in Proposal.fields if name not in SECRET_TILL_THE_END and Proposal.fields[name].shown
)


@NOMIC.display("D-CHG-1", "Public Display of Proposals", rule="4E15", office="Change", shows=(*SHOWN, "proposal!"))
def proposals(game: Game) -> Row:
    """The current proposals, Open ones first, each in order of number; bodies whole."""

    def row(one: Proposal) -> Row:
        shown = {"name": one.key, **one.show()}
        for name in SECRET_TILL_THE_END:
            del shown[name]
        return shown

    current = {
        state: sorted(
            game.where(Proposal, "status", state),
            key=lambda one: (one.proposal_number is None, one.proposal_number or 0, one.uid),
        )
        for state in ("Open", "Pending")
    }
    return {
        "heading": heading(game),
        **{state.lower(): [row(one) for one in found] for state, found in current.items()},
    }
