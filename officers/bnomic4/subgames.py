"""Subgames (4E82): opened by the Gamemaster; what happens in them is for a human who reads their text."""

from __future__ import annotations

from typing import Any

from engine.acts import Act
from engine.errors import Illegal
from engine.game import Game
from engine.intake import apply_law
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.documents import Contract, Subgame
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person, require_minister

NOMIC.switch("Q-57", "effects", "players", rule="4E82", question="Can a Player create a Subgame by posting one?")


@NOMIC.resolver(Subgame)
def subgame_called(game: Game, actor: GameObject, said: Any) -> Subgame:
    """The Subgame of that name."""
    found = _called(game, said)
    if len(found) != 1:
        raise Illegal(f"there is no Subgame called {said}", "4E82")
    return found[0]


def _called(game: Game, said: Any) -> list[Subgame]:
    words = fold(str(said))
    if said == "reply":
        return game.made_in(game.answered(), Subgame)
    return [one for one in game.all(Subgame) if fold(one.key) in (words, words.removeprefix("the "))]


def _is_contract(game: Game, said: str) -> bool:
    """Whether what is joined or left, called by its name only, is a Contract: the words are the same for both."""
    words = fold(said).removeprefix("the ")
    return not _called(game, said) and any(fold(one.key) == words for one in game.all(Contract))


def _instead(game: Game, actor: GameObject, action: str, **params: Any) -> None:
    """Does the act that the words mean here, with all that follows from it."""
    act = Act(action, params)
    apply_law(game, actor, act)
    game.hooks.performed(game, actor, act)


@NOMIC.action("create_subgame", "4E82", "4E2", office="Games")
def create_subgame(game: Game, actor: GameObject, name: str, body: str | None) -> None:
    """No rule lets anybody create a Subgame; only changes of the game do (Q-57)."""
    if game.reading("Q-57") == "effects":
        game.refer("no rule lets a Player create a Subgame: the Gamemaster must see what this is", "4E82")
    game.require(body, "a valid Subgame has its five parts in the message", "4E82")
    game.require(game.get(Subgame, name) is None, f"there is a Subgame called {name} already", "4E82")
    game.create(Subgame, name, text=body)


@NOMIC.action("open_subgame", "4E82", office="Games")
def open_subgame(game: Game, actor: GameObject, subgame: Subgame) -> None:
    """The Gamemaster opens a Pending Subgame (4E82)."""
    require_minister(game, actor, "Games", "4E82")
    game.require(subgame.status == "Pending", f"{subgame} is {subgame.status}, not Pending", "4E82")
    subgame.status = "Open"


@NOMIC.action("join_subgame", "4E82", office="Games")
def join_subgame(game: Game, actor: GameObject, subgame: str) -> None:
    """Who may join stands in the text of the Subgame (4E82); the same words bind to a Contract of that name."""
    if _is_contract(game, subgame):
        _instead(game, actor, "join_contract", contract=subgame)
        return
    _join(game, actor, subgame_called(game, actor, subgame))


def _join(game: Game, actor: GameObject, subgame: Subgame) -> None:
    game.require(actor not in subgame.participants, f"{actor} takes part in {subgame} already", "4E82")
    _by_text(game, subgame)
    subgame.participants = (*subgame.participants, actor)


@NOMIC.action("leave_subgame", "4E82", office="Games")
def leave_subgame(game: Game, actor: GameObject, subgame: str) -> None:
    """Only participants leave, as the text of the Subgame says (4E82); the same words leave a Contract of that name."""
    if _is_contract(game, subgame):
        _instead(game, actor, "leave_contract", contract=subgame)
        return
    _leave(game, actor, subgame_called(game, actor, subgame))


def _leave(game: Game, actor: GameObject, subgame: Subgame) -> None:
    game.require(actor in subgame.participants, f"{actor} takes no part in {subgame}", "4E82")
    _by_text(game, subgame)
    subgame.participants = tuple(one for one in subgame.participants if one != actor)


@NOMIC.action("act_in_subgame", "4E82", office="Games")
def act_in_subgame(game: Game, actor: GameObject, subgame: Subgame, move: str | None) -> None:
    """A move is judged by the text of the Subgame (4E82)."""
    game.require(subgame.status == "Open", f"{subgame} is not Open", "4E82")
    _by_text(game, subgame)


@NOMIC.action("report_subgame_win", "4E82", office="Games")
def report_subgame_win(game: Game, actor: GameObject, subgame: Subgame, winners: list[str] | None) -> None:
    """Who has won is told by the text of the Subgame; then it is Historical, and they have its Trophy (4E82, E52)."""
    game.require(subgame.status == "Open", f"{subgame} is not Open", "4E82")
    found = [find_person(game, actor, name) for name in winners or ()]
    people = [one for one in found if isinstance(one, Player | Outsider)]
    game.require(len(people) == len(found), "the winners must be named", "4E82")
    _by_text(game, subgame)
    subgame.status, subgame.winners = "Historical", people
    for one in people:
        if isinstance(one, Player) and subgame.trophy:
            one.trophies = (*one.trophies, subgame.trophy)


def _by_text(game: Game, subgame: Subgame) -> None:
    game.refer(f"the text of {subgame} decides this, and the Gamemaster reads it", "4E82")
