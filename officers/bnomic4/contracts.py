"""Contracts and Articles of Incorporation (4E70, 4E79, 4E81).

What a Contract allows stands in its text. An officer reads it once and records whether it can be joined, left
and changed; until then such an act is held. Nobody is bound by the act of somebody else.
"""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.corporations import find_corporation
from officers.bnomic4.kinds.documents import Contract
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person


@NOMIC.resolver(Contract)
def contract_called(game: Game, actor: GameObject, said: Any) -> Contract:
    """The Contract of that name, made in the answered mail, or made in this one."""
    words = fold(str(said))
    forms = {
        words,
        words.removeprefix("the "),
        words.removesuffix(" contract"),
        words.removeprefix("the ").removesuffix(" contract"),
    }
    found = [one for one in game.all(Contract) if one.key == said or fold(one.key) in forms]
    if said == "reply":
        found = game.made_in(game.answered(), Contract)
    elif said in ("same", "own"):
        found = game.made_here(Contract) or [one for one in game.all(Contract) if one.parties == (actor,)]
    if len(found) > 1:
        raise Held(f"which Contract is meant: {', '.join(map(str, found))}?", "4E70")
    if not found:
        raise Illegal(f"there is no Contract called {said}", "4E70")
    return found[0]


@NOMIC.action("create_contract", "4E70", office="Business")
def create_contract(game: Game, creator: Player | Corporation, body: str, name: str | None) -> None:
    """Creates a Contract whose only party is the creator (4E70)."""
    _make(game, creator, body, name)


def _make(game: Game, creator: GameObject, body: str, name: str | None) -> Contract:
    game.require(body.strip(), "the text of the Contract must be in the message", "4E70")
    if name and any(fold(one.key) == fold(name) for one in game.all(Contract)):
        raise Held(f"there is a Contract called {name} already", "4E70")
    return game.create(Contract, name or None, text=body, parties=(creator,))


@NOMIC.action("incorporate", "4E79", "4E70", "4E81", office="Business")
def incorporate(
    game: Game, creator: Player | Corporation, name: str, body: str | None, officers: list[str] | None
) -> None:
    """Creates Articles of Incorporation, and so a Corporation with m0 (4E79)."""
    text = body or ""
    taken = find_corporation(game, name)
    if taken is not None and taken.laundry_color is None:
        raise Held(f"there is a Corporation called {name} already", "4E79")
    if find_person(game, None, name) not in (None, taken):
        raise Illegal(f"{name} is the name of somebody else", "4E79")
    if taken is not None and taken.articles is not None:
        raise Illegal(f"{taken} has its Articles already", "4E68")
    if not officers:
        raise Held("whether these Articles define an Officer must be read by a human", "4E79")
    names = tuple(_officer(game, creator, one) for one in officers)
    if taken is not None:
        raise Held(f"the title of {taken} is reserved: an officer must decide", "4E68")
    articles = _make(game, creator, text, name)
    articles.articles = True
    game.create(Corporation, name, officers=names, articles=articles)


def _officer(game: Game, creator: GameObject, said: str) -> str:
    person = find_person(game, creator, said)
    if person is None:
        raise Illegal(f"nobody is called {said}", "4E79")
    return person.key


@NOMIC.action("join_contract", "4E70", office="Business")
def join_contract(game: Game, joiner: Player | Corporation, contract: Contract) -> None:
    """Binds the actor to a Contract that allows it (4E70)."""
    game.require(joiner not in contract.parties, f"{joiner} is a party to {contract} already", "4E70")
    _allowed(contract.joinable, f"whether {contract} can be joined", f"{contract} cannot be joined")
    contract.parties = (*contract.parties, joiner)


@NOMIC.action("leave_contract", "4E70", office="Business")
def leave_contract(game: Game, leaver: Player | Corporation, contract: Contract) -> None:
    """Ends the actor's part in a Contract that provides for it; one without parties ceases to be (E48)."""
    game.require(leaver in contract.parties, f"{leaver} is no party to {contract}", "4E70")
    _allowed(contract.leavable, f"whether {contract} can be left", f"{contract} provides no way to leave it")
    rest = tuple(one for one in contract.parties if one != leaver)
    if not rest and any(one.articles == contract for one in game.all(Corporation)):
        raise Held(f"{contract} would end, and its Corporation with it: an officer must confirm", "4E79")
    contract.parties = rest
    if not rest:
        game.destroy(contract)


@NOMIC.action("change_contract", "4E70", "4E79", office="Business")
def change_contract(game: Game, actor: Player | Corporation, contract: Contract, change: str | None) -> None:
    """Changes a Contract as its text provides; whether it does is for a human to read (4E70)."""
    _allowed(contract.changeable, f"whether {contract} can be changed so", f"{contract} provides no way to change it")
    raise Held(f"an officer must see whether {contract} was changed as it provides, and record the new text", "4E70")


def _allowed(flag: bool | None, question: str, refusal: str) -> None:
    if flag is None:
        raise Held(f"{question} must be read by a human", "4E70")
    if not flag:
        raise Illegal(refusal, "4E70")
