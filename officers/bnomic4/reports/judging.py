"""The Judge's display: Indictments, Juries, Punishments, and who owes what (Rules 4E72, 4E73, 4E60)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from officers.bnomic4.kinds.documents import Indictment
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, name_of, names_of, when


def _whole(one: Indictment) -> Row:
    return {
        "name": one.key,
        "accusation": one.accusation,
        "example": one.example,
        "reasoning": one.reasoning,
        "offender": name_of(one.offender),
        "submitter": name_of(one.submitter),
        "tidbit": one.tidbit,
        "submitted": when(one.submitted),
        "jury": names_of(one.jury),
        "answers": {str(juror): answer for juror, answer in sorted(one.answers.items())},
        "decision": one.decision,
        "fine": one.fine,
        "punishment": one.punishment,
    }


@NOMIC.display(
    "D-JUD-1", "Public Display of Indictments", rule="4E73", also=("4E72", "4E60", "4E56", "4E59"), office="Judging",
    shows=("indictment", "player.fine", "player.proposal_limit", "player.held_in_contempt",
           "player.next_proposal_limit"),
)  # fmt: skip
def indictments(game: Game) -> Row:
    """Undecided Indictments first, then the others, the latest first; then the Players under a Punishment."""
    found = game.all(Indictment)
    undecided = [one for one in found if one.decision is None]
    decided = [one for one in reversed(found) if one.decision is not None]
    convicts = [
        {
            "name": one.key,
            "fine": one.fine,
            "votes": one.registered_voter,
            "proposal_limit": one.proposal_limit,
            "next_proposal_limit": one.next_proposal_limit,
            "held_in_contempt": one.held_in_contempt,
        }
        for one in sorted(game.all(Player), key=lambda one: fold(one.key))
        if one.fine or one.proposal_limit is not None or one.next_proposal_limit is not None or one.held_in_contempt
    ]
    return {
        "heading": heading(game),
        "undecided": [_whole(one) for one in undecided],
        "decided": [_whole(one) for one in decided],
        "convicts": convicts,
    }
