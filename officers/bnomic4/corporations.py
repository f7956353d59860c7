"""Corporations as actors (4E79): an Officer may say that the acts of his message are done by the Corporation.

Which acts a Legal Entity that is no Player may do is said by each act's law (its actor's class), not here.
"""

from __future__ import annotations

import re

from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.people import named
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.resolve import BEAST_NAMES, LEADS, find_person

LIMITS = expression(
    r"\b(may (?:only|not)|only (?:if|when|with|by|after)|shall not|must not|cannot|can't|unless"
    r"|(?<!without )(?<!without any )(?<!no )(?:limit(?:s|ed|ation|ations)?|restrict\w*)"
    r"|except|provided|consent|approv\w+|permission|jointly|majority|unanim\w+|forbid\w*|prohibit\w*)\b",
    re.IGNORECASE,
)
"""Words in Articles that may keep an Officer from acting; what they mean is for a human to read (T-TEXT)."""


def find_corporation(game: Game, name: str) -> Corporation | None:
    """The Corporation of that name, articles and case aside; Held if several."""
    found = named(name, game.all(Corporation), LEADS) or [
        one for one in game.all(Corporation) if fold(one.key).removeprefix("the ") == fold(name).removeprefix("the ")
    ]
    if len(found) > 1:
        raise Held(f"several Corporations are called {name}", "4E79")
    return found[0] if found else None


def is_officer(corporation: Corporation, person: GameObject) -> bool:
    """Whether the person is an Officer of the Corporation."""
    return any(fold(str(one)) == fold(person.key) for one in corporation.officers)


def actor_for(game: Game, sender: GameObject, name: str) -> GameObject:
    """The entity named, if the sender may act for it; Illegal or Held otherwise."""
    corporation = find_corporation(game, name)
    if corporation is None:
        return _no_corporation(game, sender, name)
    if not is_officer(corporation, sender):
        raise Illegal(f"{sender} is no Officer of {corporation}", "4E79")
    articles = corporation.articles
    if articles is not None and not articles.articles_read and LIMITS.search(articles.text):
        game.refer(f"the Articles of {corporation} may limit what its Officers do: an officer must read them", "4E79")
    return corporation


def _no_corporation(game: Game, sender: GameObject, name: str) -> GameObject:
    if fold(name) in BEAST_NAMES:
        raise Illegal("the Beast acts only when it is caused to", "4E71")
    person = find_person(game, sender, name)
    if person == sender:
        return sender
    if isinstance(person, Player):
        raise Illegal(f"nobody can act for {person}", "4E7")
    raise Illegal(f"there is no Corporation called {name}", "4E79")
