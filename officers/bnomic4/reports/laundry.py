"""The Washerwoman's display: who holds which socks, Proposal Colors, and the sock market (Rules 4E80, 4E68, 4E69)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.people import COLOURS, Corporation, Player, socks_of
from officers.bnomic4.market import deals
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, when


@NOMIC.display(
    "D-LAU-1", "Public Display of Socks and Proposal Colors", rule="4E80", also=("4E68", "4E69"), office="Laundry",
    shows=("sock", "player!", "corporation!", "proposal!", "proposal.proposal_color", "proposal.status",
           "corporation.mackerel"),
)  # fmt: skip
def socks(game: Game) -> Row:
    """Holders with their socks by color, the colors of current proposals, and what happened this nweek and last."""
    holders: list[GameObject] = [*game.all(Player), *game.all(Corporation)]
    rows: list[Row] = [
        {"name": one.key, "total": sum(owned.values()), "socks": owned}
        for one in sorted(holders, key=lambda one: fold(one.key))
        if (owned := socks_of(one))
    ]
    current = [*game.where(Proposal, "status", "Open"), *game.where(Proposal, "status", "Pending")]
    laundries = {one.laundry_color: one.mackerel for one in game.all(Corporation) if one.laundry_color}
    totals = {colour: sum(row["socks"].get(colour, 0) for row in rows) for colour in COLOURS}
    return {
        "heading": heading(game),
        "holders": rows,
        "colors": [{"name": one, "socks": totals[one], "mackerel": laundries.get(one, 0)} for one in COLOURS],
        "proposals": [
            {"name": one.key, "color": one.proposal_color, "title": one.title, "status": one.status}
            for one in current
            if one.proposal_color != "Blank"
        ],
        "aside": {"market": [{"at": when(one.at), "what": one.what} for one in deals(game)]},
    }
