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
    """The current proposals, Open ones first, each in order of number, bodies whole; what came of those before them."""

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
        "decided": [_fate(one) for one in _decided(game)],
    }


def _decided(game: Game) -> list[Proposal]:
    """What became Historical in the last nweek in which anything did, in order of number."""
    known = [one for one in game.where(Proposal, "status", "Historical") if one.decided_nweek is not None]
    latest = max((one.decided_nweek or 0 for one in known), default=0)
    return sorted((one for one in known if one.decided_nweek == latest), key=lambda one: one.proposal_number or 0)


def _fate(one: Proposal) -> Row:
    """Whether it passed or failed (Rule 4E15)."""
    fate = "passed" if one.passed else "discarded" if one.success == "Discarded" else "failed"
    return {
        "name": one.key,
        "title": one.title,
        "author": str(one.author),
        "nweek": one.decided_nweek,
        "fate": fate,
    }
