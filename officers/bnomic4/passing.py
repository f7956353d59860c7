"""What a passed proposal does: plain amendments and settings are carried out, the rest is an officer's task.

A Body is read as amendments of the rules and as settings (orders.py). Whatever is left becomes a task for the Chairman
with the doubtful words, the reason and the change proposed (spec section 9, T-BODY).
"""

from __future__ import annotations

from engine.game import Game, Task
from engine.objects import GameObject
from officers.bnomic4 import orders
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.offices import MINISTRIES
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Asked, Done
from officers.bnomic4.resolve import is_minister

RULE = "4E15"


def carry_out(game: Game, proposal: Proposal) -> Done:
    """Carries out the Body of a proposal that passes now, as far as it leaves no doubt."""
    asked = Asked("T-BODY", f"proposal {proposal}", "Change", RULE, f"proposal/{proposal}")
    return orders.carry_out(game, str(proposal.body), asked)


@NOMIC.action("implement_passed_proposal", RULE, "4E53", office="Change")
def implement_passed_proposal(game: Game, officer: GameObject, proposal: Proposal, changes: str | None) -> None:
    """An officer records the changes of a passed proposal; what they are is confirmed by a signed order."""
    game.require(proposal.passed, f"proposal {proposal} has not passed", RULE)
    offices = [one for one in MINISTRIES if is_minister(game, officer, one)]
    game.require(offices, f"only a Minister records the changes of a proposal, and {officer} is none", "4E53")
    waiting = [one for one in game.all(Task) if one.subject == f"proposal/{proposal}" and one.state == "Open"]
    if waiting:
        game.hold(f"the changes of proposal {proposal} are recorded by an officer's signed order", RULE)
