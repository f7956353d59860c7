"""On whose behalf an act is done: one's own, a Corporation's (4E79), or a Minister's who delegated powers (4E45).

A Minister delegates as a Contract specifies to which both he and the delegate are parties. What a Contract says in
plain sentences ("The Chairman delegates the publishing of ballots to Hose.") holds as soon as both are parties; what it
says otherwise a Minister can point at, if it speaks of that office and of delegating at all, and else a human reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.acts import Act
from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.corporations import actor_for
from officers.bnomic4.kinds.documents import Contract
from officers.bnomic4.kinds.offices import Ministry
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import TITLES, delegations, find_person, ministry_name

RULE = "4E45"
ALL = "all"
SETTLES = frozenset({
    "create_contract", "incorporate", "join_contract", "leave_contract", "assign_vacant_ministry", "resign_ministry",
    "remove_negligent_minister", "forfeit_game", "deactivate_player",
})  # fmt: skip
"""Acts after which a Contract may have come to delegate something, or have ceased to."""

_SENTENCE = expression(r"[^.;\n]+")
_GIVES = expression(
    r"^(?:by this (?:contract|agreement),? )?(?:the )?(?P<office>.+?) (?:hereby |also )?delegates? (?P<powers>.+?)"
    r" to (?P<who>.+)$",
    re.IGNORECASE,
)
_EXERCISED = expression(
    r"^(?P<powers>(?:all |the |all the )?powers) of (?:the )?(?P<office>.+?)"
    r" (?:may|can) (?:also )?be exercised by (?P<who>.+)$",
    re.IGNORECASE,
)
_DEPUTY = expression(r"^(?P<who>.+?) (?:is|shall be|becomes) (?:the |a )?deputy (?P<office>.+)$", re.IGNORECASE)
_WHOLE = expression(
    r"^(?:all|any|the|its|eir|his|her|their|every)?(?: of)?(?: the| its)? ?powers?\b.{0,60}$", re.IGNORECASE
)
_ANYBODY = expression(r"^(?:any|every|each|all)(?: other| of the)? part(?:y|ies)\b.*$", re.IGNORECASE)
_SPEAKS_OF_IT = expression(
    r"delegat|deput|on behalf of|in (?:the )?(?:stead|place) of|exercise|act (?:for|as)", re.IGNORECASE
)
_ENDS = expression(r"revok|revoc|withdraw|terminat|end(?:s|ed)?\b|take back|cancel", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Grant:
    """A delegation that a Contract states: of which office, which powers, to whom ("" = every party)."""

    office: str
    powers: str
    who: str


@lru_cache(maxsize=512)
def granted(text: str) -> tuple[Grant, ...]:
    """The delegations that a text states in plain sentences."""
    found = []
    for sentence in _SENTENCE.findall(" ".join(text.split(" "))):
        words = " ".join(sentence.split())
        said = _GIVES.match(words) or _EXERCISED.match(words) or _DEPUTY.match(words)
        office = ministry_name(said["office"]) if said else None
        if said is None or office is None:
            continue
        powers = said.groupdict().get("powers") or ALL
        whole = _WHOLE.match(powers) is not None
        who = "" if _ANYBODY.match(said["who"]) else said["who"]
        found.append(Grant(office, ALL if whole else powers, who))
    return tuple(found)


# -- acting for others ------------------------------------------------------------------------------


def acting(game: Game, sender: GameObject, act: Act) -> GameObject:
    """The actor of an act; Illegal or Held if the sender may not act for the one he names."""
    return sender if act.actor is None else actor_for(game, sender, act.actor)


# -- what Contracts delegate ------------------------------------------------------------------------


def refresh(game: Game) -> None:
    """Brings the delegations of every ministry in line with the Contracts and who is party to them."""
    contracts = [(one, grants) for one in game.all(Contract) if (grants := granted(one.text))]
    for ministry in game.all(Ministry):
        kept = [record for record in ministry.delegates if record in delegations(game, ministry)]
        known = {(record.get("delegate"), record.get("contract")) for record in [*kept, *ministry.ended]}
        for contract, grants in contracts:
            if ministry.minister in contract.parties:
                new = _under(game, ministry, contract, grants)
                kept += [one for one in new if (one["delegate"], one["contract"]) not in known]
        if tuple(kept) != tuple(ministry.delegates):
            ministry.delegates = tuple(kept)


def _under(game: Game, ministry: Ministry, contract: Contract, grants: Iterable[Grant]) -> list[dict[str, Any]]:
    """The records that a Contract to which the Minister is a party makes."""
    records = []
    for grant in grants:
        if grant.office != ministry.key:
            continue
        named = [find_person(game, None, name) for name in re.split(r",| and ", grant.who)] if grant.who else []
        people = [one for one in contract.parties if not grant.who or one in named]
        records += [
            {"delegate": one.key, "powers": grant.powers, "contract": contract.key}
            for one in people
            if one != ministry.minister and isinstance(one, Player | Corporation)
        ]
    return records


@NOMIC.event("A026", RULE, "begin")
def contracts_delegate(game: Game) -> None:
    """Once a midnight, for what orders and usurpations have changed."""
    refresh(game)


@NOMIC.action("delegate_ministry_powers", RULE, "4E70", office="Ministry")
def delegate_ministry_powers(
    game: Game,
    actor: Player | Corporation,
    ministry: Ministry,
    delegate: Player | Corporation,
    powers: str | None,
    contract: str | None,
) -> None:
    """A Minister delegates powers as a Contract specifies that both are party to."""
    game.require(ministry.minister == actor, f"only the Minister of {ministry} may delegate its powers", RULE)
    game.require(delegate != actor, "nobody delegates to himself", RULE)
    shared = [one for one in game.all(Contract) if actor in one.parties and delegate in one.parties]
    if contract is not None and contract not in ("reply", "same", "own"):
        shared = [one for one in shared if fold(one.key) == fold(contract)]
    game.require(shared, f"no such Contract has both {actor} and {delegate} as parties", RULE)
    fitting = [one for one in shared if speaks_of(one.text, ministry.key)] or shared
    if len(fitting) > 1:
        game.hold(f"which Contract delegates? {', '.join(map(str, fitting))}", RULE)
    one = fitting[0]
    if not speaks_of(one.text, ministry.key):
        game.refer(f"an officer must read whether the Contract {one} delegates this to {delegate}", RULE)
    record = {"delegate": delegate.key, "powers": powers or ALL, "contract": one.key}
    others = [each for each in ministry.delegates if each.get("delegate") != delegate.key]
    ministry.delegates = (*others, record)
    ministry.ended = tuple(each for each in ministry.ended if each.get("delegate") != delegate.key)


def speaks_of(text: str, office: str) -> bool:
    """Whether a Contract speaks of delegating, and of this office or of offices in general."""
    words = f" {fold(text)} "
    names = [title for title, name in TITLES.items() if name == office]
    about = any(f" {name} " in words for name in [*names, "ministry", "ministries", "minister", "office", "offices"])
    return about and _SPEAKS_OF_IT.search(text) is not None


@NOMIC.action("end_delegation", RULE, "4E70", office="Ministry")
def end_delegation(
    game: Game, actor: Player | Corporation, ministry: str | None, delegate: str | None, contract: str | None
) -> None:
    """A Minister ends a delegation of his powers; a delegate may give his up."""
    office = ministry_name(ministry) if ministry is not None else None
    who = find_person(game, actor, delegate) if delegate is not None else None
    mine: list[tuple[Ministry, dict[str, Any]]] = [
        (one, record)
        for one in game.all(Ministry)
        for record in one.delegates
        if (one.minister == actor or record.get("delegate") == actor.key)
        and (office is None or one.key == office)
        and (who is None or record.get("delegate") == who.key)
    ]
    if not mine:
        raise Illegal("there is no such delegation to end", RULE)
    if len(mine) > 1:
        raise Held("which of several delegations is ended?", RULE)
    one, record = mine[0]
    under = game.get(Contract, str(record.get("contract")))
    stated = under is not None and any(grant.office == one.key for grant in granted(under.text))
    if stated and under is not None and not _ENDS.search(under.text):
        game.refer(f"whether the Contract {under} lets this delegation be ended must be read by an officer", RULE)
    one.delegates = tuple(other for other in one.delegates if other != record)
    one.ended = (*one.ended, record)
