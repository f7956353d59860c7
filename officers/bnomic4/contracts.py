"""Contracts and Articles of Incorporation (4E70, 4E79, 4E81).

What a Contract allows stands in its text. An officer reads it once and records whether it can be joined, left
and changed; until then such an act is held. Nobody is bound by the act of somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game, Task
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import articles
from officers.bnomic4.corporations import find_corporation
from officers.bnomic4.kinds.documents import Contract
from officers.bnomic4.kinds.people import COLOURS, Corporation, Player, Sock
from officers.bnomic4.ministries import vacate_all
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person
from officers.bnomic4.socks import laundry

NOMIC.switch(
    "Q-81", "confirmed", "at once", rule="4E70", question="When does a Contract end whose parties have left the game?"
)


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
    game: Game, creator: Player | Corporation, name: str | None, body: str | None, officers: list[str] | None
) -> None:
    """Creates Articles of Incorporation, and so a Corporation with m0 (4E79)."""
    text = body or ""
    stated = articles.stated(text)
    name, officers = name or stated.name, officers or list(stated.officers)
    if not name:
        raise Illegal("the Articles do not give the Corporation a name", "4E79")
    taken = find_corporation(game, name)
    if taken is not None and taken.laundry_color is None:
        raise Held(f"there is a Corporation called {name} already", "4E79")
    if find_person(game, None, name) not in (None, taken):
        raise Illegal(f"{name} is the name of somebody else", "4E79")
    if taken is not None and taken.articles is not None:
        raise Illegal(f"{taken} has its Articles already", "4E68")
    if not officers:
        raise Held("whether these Articles define an Officer must be read by a human", "4E79")
    names = tuple(dict.fromkeys(_officer(game, creator, one) for one in officers))
    if taken is not None:
        game.refer(f"the title of {taken} is reserved: an officer must decide", "4E68")
    made = _make(game, creator, text, name)
    made.articles = True
    if taken is None:
        taken = game.create(Corporation, name, laundry_color=_laundry_title(game, name))
    taken.officers, taken.articles = names, made


def _laundry_title(game: Game, name: str) -> str | None:
    """The colour whose Corporation is titled so, where Laundry Corporations are born of their Articles (Q-58)."""
    return next((colour for colour in COLOURS if fold(name) == fold(f"{colour} Corporation")), None)


def _officer(game: Game, creator: GameObject, said: str) -> str:
    person = find_person(game, creator, said)
    if person is None:
        raise Illegal(f"nobody is called {said}", "4E79")
    return person.key


@NOMIC.action("join_contract", "4E70", office="Business")
def join_contract(game: Game, joiner: Player | Corporation, contract: Contract) -> None:
    """Binds the actor to a Contract that allows it (4E70)."""
    game.require(joiner not in contract.parties, f"{joiner} is a party to {contract} already", "4E70")
    _allowed(game, contract.joinable, f"whether {contract} can be joined", f"{contract} cannot be joined")
    contract.parties = (*contract.parties, joiner)


@NOMIC.action("leave_contract", "4E70", office="Business")
def leave_contract(game: Game, leaver: Player | Corporation, contract: Contract) -> None:
    """Ends the actor's part in a Contract that provides for it; one without parties ceases to be (E48)."""
    game.require(leaver in contract.parties, f"{leaver} is no party to {contract}", "4E70")
    _allowed(game, contract.leavable, f"whether {contract} can be left", f"{contract} provides no way to leave it")
    rest = tuple(one for one in contract.parties if one != leaver)
    ends = not _binding(rest)
    if ends and game.reading("Q-81") == "confirmed" and _defined(game, contract):
        game.refer(f"{contract} would end, and its Corporation with it: an officer must confirm", "4E79")
    contract.parties = rest
    if ends:
        dissolve(game, contract)


def _binding(parties: Iterable[GameObject]) -> list[GameObject]:
    """The parties that count: Legal Entities; who has left the game stays bound on paper only (Q-81)."""
    return [one for one in parties if isinstance(one, Player | Corporation)]


def _defined(game: Game, contract: Contract) -> list[Corporation]:
    """The Corporation that the Contract defines."""
    return [one for one in game.all(Corporation) if one.articles == contract]


def dissolve(game: Game, contract: Contract) -> None:
    """A Contract without parties is none any more, and the Corporation it defines is gone with it (E48, E49)."""
    for one in _defined(game, contract):
        vacate_all(game, one)
        if one.laundry_color is not None:
            one.officers, one.articles = (), None  # it exists by Rule 4E68
            continue
        for other in game.all(Contract):
            other.parties = tuple(party for party in other.parties if party != one)
        if game.reading("Q-47") != "frozen":
            for sock in [each for each in game.all(Sock) if each.sockholder == one]:
                sock.sockholder = laundry(game, sock.sock_color)
        game.destroy(one)
    game.destroy(contract)


def parties_left(game: Game) -> None:
    """Somebody has left the game: Contracts without a party that counts end, or (Q-81) an officer confirms it."""
    for contract in game.all(Contract):
        if not contract.parties or _binding(contract.parties):
            continue
        if game.reading("Q-81") == "at once":
            dissolve(game, contract)
        elif not any(task.subject == f"contract/{contract}" and task.state == "Open" for task in game.all(Task)):
            game.task(
                "T-TEXT",
                f"Nobody in the game is a party to {contract} any more: does it cease to be a Contract?",
                office="Business",
                rule="4E70",
                subject=f"contract/{contract}",
                effective=game.now.isoformat(),
            )


@NOMIC.action("change_contract", "4E70", "4E79", office="Business")
def change_contract(game: Game, actor: Player | Corporation, contract: Contract, change: str | None) -> None:
    """Changes a Contract as its text provides; whether it does is for a human to read (4E70)."""
    refusal = f"{contract} provides no way to change it"
    _allowed(game, contract.changeable, f"whether {contract} can be changed so", refusal)
    game.refer(f"an officer must see whether {contract} was changed as it provides, and record the new text", "4E70")


def _allowed(game: Game, flag: bool | None, question: str, refusal: str) -> None:
    if flag is None:
        game.refer(f"{question} must be read by a human", "4E70")
    elif not flag:
        raise Illegal(refusal, "4E70")
