"""Votes (Rules 4E15, 4E20): cast while the proposal is Open, the latest one counts, none can be taken back."""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.documents import CHOICES, Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person

NOMIC.switch("Q-19", "cast_and_tally", "tally", rule="4E73", question="When must a voter be a Registered Voter?")
NOMIC.switch("Q-20", "four_words", "synonyms", rule="4E15", question="Do other words count as votes?")
NOMIC.parameter(
    "vote_synonyms",
    {
        "AYE": "FOR",
        "YES": "FOR",
        "YEA": "FOR",
        "+1": "FOR",
        "F": "FOR",
        "NAY": "AGAINST",
        "NO": "AGAINST",
        "-1": "AGAINST",
    },
    rule="4E15",
    doc="Words that count as votes where Q-20 allows synonyms",
)
NOMIC.switch("Q-98", "any", "not_abstain", rule="4E28", question="Which votes make a Player Vested?")
EVERYTHING = frozenset({"all", "everything"})


@NOMIC.action("vote", "4E15", "4E20", office="Change")
def vote(game: Game, voter: GameObject, proposal: Any, choice: str, except_: Any | None, by: Any | None) -> None:
    """Casts or changes a vote on an Open proposal: FOR, AGAINST, ABSTAIN or SHELVE. The latest one counts."""
    word = choice.strip().upper()
    if game.reading("Q-20") == "synonyms":
        word = game.parameter("vote_synonyms").get(word, word)
    game.require(word in CHOICES, f"{choice} is no vote; the votes are {', '.join(CHOICES)}", "4E15")
    game.require(isinstance(voter, Player), f"only Registered Voters may vote, and {voter} is no Player", "4E20")
    assert isinstance(voter, Player)
    may_be_barred = game.reading("Q-19") == "tally"
    game.require(
        voter.registered_voter or may_be_barred,
        f"{voter} owes a fine and is no Registered Voter until it is paid",
        "4E73",
    )
    targets = _targets(game, voter, proposal, except_, by)
    for one in targets:
        game.require(one.status == "Open", f"proposal {one} is {one.status}, votes need it Open", "4E15")
        one.votes = {**one.votes, voter: word}
    if word != "ABSTAIN" or game.reading("Q-98") == "any":
        voter.last_voted_nweek = game.the(Clock).nweek


def _targets(game: Game, voter: Player, proposal: Any, except_: Any | None, by: Any | None) -> list[Proposal]:
    """The proposals meant: one, or every Open one with exceptions and by an author."""
    if fold(str(proposal)) not in EVERYTHING and except_ is None and by is None:
        return [_one(game, voter, proposal)]
    chosen = game.where(Proposal, "status", "Open")
    spared = {_one(game, voter, one) for one in _listed(except_)}
    author = None
    if by is not None:
        author = find_person(game, voter, by)
        game.require(author is not None, f"there is nobody called {by}", "4E15")
    found = [one for one in chosen if one not in spared and (author is None or one.author == author)]
    game.require(found, "no proposal that this would vote on is Open", "4E15")
    return found


def _listed(said: Any | None) -> list[Any]:
    if said is None:
        return []
    return list(said) if isinstance(said, list | tuple) else [said]


def _one(game: Game, voter: Player, said: Any) -> Proposal:
    resolver = NOMIC.resolvers.get(Proposal)
    if resolver is None:
        raise Held(f"which proposal {said} is cannot be told", "4E15")
    found = resolver(game, voter, said)
    if not isinstance(found, Proposal):
        raise Illegal(f"there is no proposal {said}", "4E15")
    return found
