"""The Arbiter's display: Contracts with text and parties, Corporations with Officers (Rules 4E70, 4E79)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from officers.bnomic4.kinds.documents import Contract
from officers.bnomic4.kinds.people import Corporation
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, name_of, names_of


@NOMIC.display(
    "D-BUS-1", "Public Display of Contracts and Corporations", rule="4E70", also=("4E79", "4E81"), office="Business",
    shows=("contract", "corporation!", "corporation.officers", "corporation.articles"),
)  # fmt: skip
def contracts(game: Game) -> Row:
    """Every Contract as it reads now with its parties, and what its text was found to allow."""
    return {
        "heading": heading(game),
        "contracts": [
            {
                "name": one.key,
                "parties": names_of(one.parties),
                "articles": one.articles,
                "joinable": one.joinable,
                "leavable": one.leavable,
                "changeable": one.changeable,
                "text": one.text,
            }
            for one in sorted(game.all(Contract), key=lambda one: fold(one.key))
        ],
        "corporations": [
            {
                "name": one.key,
                "officers": list(one.officers),
                "articles": name_of(one.articles),
                "laundry": one.laundry_color is not None,
            }
            for one in sorted(game.all(Corporation), key=lambda one: (one.laundry_color is not None, fold(one.key)))
        ],
    }
