"""Who and what is meant: persons, Corporations and ministries as people name them (spec 10.3).

Names fold (case, accents, punctuation); titles of Ministers stand for the holder; "self" for the actor.
One match is enough, several are left to an officer, none is the player's error.
"""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.people import named
from officers.bnomic4.kinds.documents import Contract
from officers.bnomic4.kinds.offices import Ministry
from officers.bnomic4.kinds.people import BEAST, Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.words.common import MINISTRIES

ACT_VERBS = frozenset(
    {"assign", "publish", "set", "submit", "on", "off", "mom", "select", "clerk", "chairman", "change"}
)
"""Words in the names of acts that do not tell what they are about."""
SELF = frozenset({"self", "me", "myself", "i", "own"})
BEAST_NAMES = frozenset({"the beast", "beast", "ocb", "the ocb", "operantly conditioned beast",
                         "the operantly conditioned beast"})  # fmt: skip
TITLES: dict[str, str] = {fold(title): name for name, titles in MINISTRIES.items() for title in (name, *titles)}
_LEAD = expression(r"^(?:the|our|minister of|ministry of|ministries of|post of|office of|position of|deputy) ")


def ministry_name(said: str) -> str | None:
    """The ministry that the words name ("the Registrar", "Ministry of Law"), or None."""
    words = fold(said)
    while True:
        if words in TITLES:
            return TITLES[words]
        shorter = _LEAD.sub("", words)
        if shorter == words:
            return None
        words = shorter


def find_ministry(game: Game, said: Any) -> Ministry:
    """The ministry meant; Illegal if there is none."""
    name = ministry_name(str(said)) or str(said)
    found = game.get(Ministry, name)
    if found is None:
        same = [one for one in game.all(Ministry) if fold(one.key) == fold(name)]
        found = same[0] if same else None
    if found is None:
        raise Illegal(f"there is no ministry called {said}", "4E45")
    return found


def ministry(game: Game, name: str) -> Ministry:
    """The ministry of that key."""
    found = game.get(Ministry, name)
    if found is None:
        raise Illegal(f"there is no Ministry of {name}", "4E45")
    return found


def holder(game: Game, office: str) -> GameObject | None:
    """The Minister of an office; None when it is Vacant."""
    found = game.get(Ministry, office)
    held: GameObject | None = found.minister if found is not None else None
    return held


def is_minister(game: Game, actor: GameObject, office: str) -> bool:
    """Whether the actor may use the powers of the office: its Minister, or a delegate of his (Rule 4E45)."""
    held = holder(game, office)
    return held is not None and (held == actor or is_delegate(game, actor, office))


def delegations(game: Game, one: Ministry) -> list[dict[str, Any]]:
    """The recorded delegations that hold: Minister and delegate still are parties, and Legal Entities (4E45)."""
    return [record for record in one.delegates if _holds(game, one, record)]


def _holds(game: Game, one: Ministry, record: dict[str, Any]) -> bool:
    said = record.get("contract")
    if said is None:
        return True
    contract = game.get(Contract, str(said))
    if contract is None or one.minister not in contract.parties:
        return False
    able = [party for party in contract.parties if isinstance(party, Player | Corporation)]
    return any(fold(party.key) == fold(str(record.get("delegate"))) for party in able)


def is_delegate(game: Game, actor: GameObject, office: str) -> bool:
    """Whether a delegation of the office to the actor covers the act at hand; Held where that is not certain."""
    mine = [
        one for one in delegations(game, ministry(game, office)) if fold(str(one.get("delegate"))) == fold(actor.key)
    ]
    if not mine:
        return False
    powers = [str(one.get("powers") or "all") for one in mine]
    action = game.act.action if game.act is not None else None
    if action is None or any(covers(one, action) for one in powers):
        return True
    game.refer(
        f"whether {actor}, to whom {'; '.join(powers)} is delegated, may do this must be read by a human", "4E45"
    )
    return True


def covers(powers: str, action: str) -> bool:
    """Whether the words of a delegation name the act: all powers, or what the act is about."""
    said = fold(powers)
    if said in ("all", "all powers", "any", "everything") or said.startswith(("all powers", "all the powers")):
        return True
    about = [word for word in action.split("_") if word not in ACT_VERBS]
    return any(word[:5] in said for word in about)


def require_minister(game: Game, actor: GameObject, office: str, rule: str) -> None:
    """Refuses the act unless the actor is the Minister of the office or his delegate."""
    held = holder(game, office)
    who = "it is Vacant" if held is None else f"it is held by {held}"
    game.require(is_minister(game, actor, office), f"only the Minister of {office} may do this, and {who}", rule)


LEADS = ("the ", "player ", "outsider ", "corporation ")
"""Words that may stand before a name."""


def find_person(game: Game, actor: GameObject | None, said: Any) -> GameObject | None:
    """The Player, Corporation or Outsider meant, in that order of preference; None if there is none."""
    words = fold(str(said))
    if words in SELF and actor is not None:
        return actor
    if words in BEAST_NAMES:
        return game.get(Player, BEAST)
    kinds: tuple[type[GameObject], ...] = (Player, Corporation, Outsider)
    for kind in kinds:
        found = named(str(said), game.all(kind), LEADS)
        if len(found) == 1:
            return found[0]
        if found:
            raise Held(f"several are called {said}: {', '.join(map(str, found))}")
    office = ministry_name(str(said))
    return holder(game, office) if office is not None else None


def _one(game: Game, actor: GameObject, said: Any, kinds: tuple[type[GameObject], ...], what: str, rule: str) -> Any:
    found = find_person(game, actor, said)
    if not isinstance(found, kinds):
        raise Illegal(f"there is no {what} called {said}", rule)
    return found


@NOMIC.resolver(Player)
def player(game: Game, actor: GameObject, said: Any) -> Player:
    found: Player = _one(game, actor, said, (Player,), "Player", "4E4")
    return found


@NOMIC.resolver(Corporation)
def corporation(game: Game, actor: GameObject, said: Any) -> Corporation:
    found: Corporation = _one(game, actor, said, (Corporation,), "Corporation", "4E79")
    return found


@NOMIC.resolver(Outsider)
def outsider(game: Game, actor: GameObject, said: Any) -> Outsider:
    found: Outsider = _one(game, actor, said, (Outsider,), "Outsider", "4E3")
    return found


@NOMIC.resolver(Player | Corporation)
def legal_entity(game: Game, actor: GameObject, said: Any) -> Player | Corporation:
    found: Player | Corporation = _one(game, actor, said, (Player, Corporation), "Player or Corporation", "4E81")
    return found


@NOMIC.resolver(Player | Outsider)
def person(game: Game, actor: GameObject, said: Any) -> Player | Outsider:
    found: Player | Outsider = _one(game, actor, said, (Player, Outsider), "Player or Outsider", "4E3")
    return found


@NOMIC.resolver(Ministry)
def _ministry(game: Game, actor: GameObject, said: Any) -> Ministry:
    return find_ministry(game, said)


@NOMIC.resolver(GameObject)
def anybody(game: Game, actor: GameObject, said: Any) -> GameObject:
    """Whoever is called so, of any kind of person."""
    found: GameObject = _one(game, actor, said, (GameObject,), "person", "4E3")
    return found
