"""Proposal Colors (Rule 4E69): one change a Player and nday, and the bonus of the Laundry Corporation."""

from __future__ import annotations

from engine.game import Game
from engine.ledger import Unit, grant
from engine.names import fold
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import COLOURS, Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.rules import in_force

COLOUR_NAMES = {fold(name): name for name in (*COLOURS, "Blank")}

RULE = "4E69"
MACKEREL = Unit("mackerel", "4E34")
BONUS = "colour_bonus"

NOMIC.parameter(BONUS, 100, rule=RULE, doc="Mackerel for the Corporation of a passed proposal's colour")
NOMIC.switch(
    "Q-90", "counts", "free", rule=RULE, question="Does painting with the same colour use up the nday's change?"
)


@NOMIC.action("color_proposal", RULE, office="Laundry")
def color_proposal(game: Game, player: Player, proposal: Proposal, color: str) -> None:
    """Changes the Proposal Color of a Pending proposal, once in an nday."""
    paint(game, player, proposal, color)


def paint(game: Game, player: Player, proposal: Proposal, color: str) -> None:
    """The change of colour with its conditions."""
    game.require(in_force(game, RULE), "Rule 4E69 is repealed", RULE)
    wanted = COLOUR_NAMES.get(fold(color))
    game.require(wanted is not None, f"{color} is no Proposal Color", RULE)
    game.require(
        proposal.status == "Pending", f"proposal {proposal} is {proposal.status}, only Pending ones are painted", RULE
    )
    if wanted == proposal.proposal_color and game.reading("Q-90") == "free":
        return
    game.require(not player.color_changed, f"{player} has changed a Proposal Color in this nday already", RULE)
    proposal.proposal_color = wanted or "Blank"
    player.color_changed = True


@NOMIC.event("E55-colour", RULE, "begin")
def brushes_are_washed(game: Game) -> None:
    """A new nday, a new change for everybody."""
    if game.the(Clock).turn in ("nday", "nweek"):
        for player in game.where(Player, "color_changed", True):
            player.color_changed = False


def bonus(game: Game, proposal: Proposal) -> tuple[Corporation, int] | None:
    """Pays the Corporation of the colour of a proposal that passes now, if the rule is in force."""
    if proposal.proposal_color == "Blank" or not in_force(game, RULE):
        return None
    corporation = next((one for one in game.all(Corporation) if one.laundry_color == proposal.proposal_color), None)
    if corporation is None:
        return None
    with game.world.because(game.world.cause, RULE):
        return corporation, grant(MACKEREL, int(game.parameter(BONUS)), corporation)
