"""The Ranger's displays: the Beast, and the Tricks that it has been taught (Rule 4E71)."""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from officers.bnomic4.kinds.documents import Beast, Proposal, Trick
from officers.bnomic4.kinds.offices import Clock, Ministry
from officers.bnomic4.kinds.people import BEAST, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, name_of, names_of, when

ATTRIBUTES = (
    "points", "mackerel", "active", "vested", "ordained", "registered_voter", "mental_state", "joined_nweek",
    "last_game_action_nweek", "last_voted_nweek", "fine", "socks", "trophies",
)  # fmt: skip


@NOMIC.display(
    "D-FAU-1", "Public Display of the Beast", rule="4E71", office="Fauna",
    shows=(f"player/{BEAST}", "player.reinforced_or_punished", "player.caused_beast_nweek", "player!", "beast",
           "trick!", "sock", "ministry.minister", "_clock.nweek"),
)  # fmt: skip
def beast(game: Game) -> Row:
    """The Beast as a Player, its last Trick, and who may still reinforce, punish and cause it to act."""
    player = game.get(Player, BEAST)
    if player is None:
        raise Illegal("the Beast is no Player", "4E71")
    own, nweek = game.the(Beast), game.the(Clock).nweek
    shown = player.show()
    others = [one for one in game.all(Player) if one != player]
    votes = [
        {"name": one.key, "title": one.title, "choice": one.votes[player]}
        for one in game.where(Proposal, "status", "Open")
        if player in one.votes
    ]
    return {
        "heading": heading(game),
        "attributes": {name: shown[name] for name in ATTRIBUTES},
        "ministries": [one.key for one in game.all(Ministry) if one.minister == player],
        "last_trick": name_of(own.last_trick),
        "trick_due_since": when(own.trick_due_since) if own.trick_due else None,
        "reinforced_or_punished": sorted(names_of(one for one in others if one.reinforced_or_punished), key=fold),
        "aside": {"votes": votes},
        "caused_it": sorted(names_of(one for one in others if one.caused_beast_nweek == nweek), key=fold),
    }


@NOMIC.display("D-FAU-2", "Public Display of Tricks", rule="4E71", office="Fauna", shows=("trick", "beast.method"))
def tricks(game: Game) -> Row:
    """Each Trick with its effect and its chance, by the time at which one is drawn."""
    found = sorted(game.all(Trick), key=lambda one: fold(one.key))
    anytime = sum(one.response for one in found if one.timing == "Anytime")
    voting = sum(one.response for one in found)
    return {
        "heading": heading(game),
        "tricks": [
            {
                "name": one.key,
                "response": one.response,
                "timing": one.timing,
                "chance": f"{one.response}/{anytime}" if one.timing == "Anytime" else "-",
                "chance_in_voting": f"{one.response}/{voting}",
                "effect": one.changes,
            }
            for one in found
        ],
        "method": game.the(Beast).method,
    }
