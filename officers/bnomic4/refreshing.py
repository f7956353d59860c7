"""Refresh Proposals and their ballot (Rule 4E0, steps 5 to 7): each PEP submits one and ranks those of all.

They are taken on the Emergency Forum until the Pause is 5; then anybody of the PEPs publishes them together, and each
PEP casts one ballot for good. In a ranking people name them by author, title, or their letter on the ballot.
"""

from __future__ import annotations

import re
from typing import Any

from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.emergency import RULE, procedure, require_forum, step_done
from officers.bnomic4.kinds.documents import Emergency, RefreshProposal
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.pause import BALLOT_AT, reached, still_before
from officers.bnomic4.resolve import find_person

_LABELLED = expression(r"^(?P<label>[A-Za-z]|\d+)\s*(?:[.:)=(\[-]|\bis\b)\s*\(?(?P<what>.+?)[)\]]?$")
"""An item of a published ballot: "A (Hose)", "2: Joel's"."""
_IN_TEXT = expression(r"\b(?:[A-Z]|\d+)\s*(?:[.:)=(\[-]|\bis\b)\s*\(?[^,;)\]\n]+")
_WORDS = expression(r"\b(?:the|rp|rps|refresh|proposals?|of|by|number|option|no)\b|['\u2019]s?\b|[#.]", re.IGNORECASE)


def own(game: Game, one: Emergency, pep: GameObject) -> RefreshProposal | None:
    """The PEP's Refresh Proposal in the procedure, withdrawn or not."""
    return next((rp for rp in game.all(RefreshProposal) if rp.emergency == one and rp.submitter == pep), None)


def standing(game: Game, one: Emergency) -> list[RefreshProposal]:
    """The Refresh Proposals of the procedure that were not withdrawn, in order of submission."""
    return [rp for rp in game.all(RefreshProposal) if rp.emergency == one and not rp.withdrawn]


def begin(game: Game) -> None:
    """Completes the Refresh Proposals and ballots that a genesis brought."""
    for rp in game.all(RefreshProposal):
        rp.submitter = find_person(game, None, rp.key)
    for one in game.all(Emergency):
        if one.ballot is not None and not one.labels:
            one.ballot = tuple(one.ballot)
            one.labels = {_letter(number): key for number, key in enumerate(one.ballot)}


def _open_procedure(game: Game, actor: GameObject) -> Emergency:
    one = procedure(game, actor)
    require_forum(game, one)
    early = still_before(one, BALLOT_AT)
    game.require(early, f"the Pause is {one.pause}: Refresh Proposals were taken until it was {BALLOT_AT}", RULE)
    return one


@NOMIC.action("submit_refresh_proposal", RULE)
def submit_refresh_proposal(game: Game, actor: Player | Outsider, body: str, title: str | None) -> None:
    """A PEP submits his Refresh Proposal, a list of changes of anything in the game."""
    one = _open_procedure(game, actor)
    game.require(body.strip(), "a Refresh Proposal lists changes", RULE)
    found = own(game, one, actor)
    game.require(found is None or found.withdrawn, f"{actor} has submitted a Refresh Proposal: it can be revised", RULE)
    if found is None:
        found = game.create(RefreshProposal, _free_key(game, actor), emergency=one, submitter=actor)
    found.text, found.title, found.withdrawn = body, title or "", False


def _free_key(game: Game, actor: GameObject) -> str:
    """The PEP's name; what he submitted in another procedure is told apart from now on."""
    old = game.get(RefreshProposal, actor.key)
    if old is None:
        return actor.key
    if old.emergency is not None and old.emergency.running:
        return f"{actor.key} ({game.world.count('refresh proposals')})"
    game.world.rekey(old, f"{actor.key} (emergency {old.emergency or game.world.count('refresh proposals')})")
    return actor.key


@NOMIC.action("revise_refresh_proposal", RULE)
def revise_refresh_proposal(game: Game, actor: Player | Outsider, body: str) -> None:
    """A PEP replaces the text of his own Refresh Proposal."""
    one = _open_procedure(game, actor)
    game.require(body.strip(), "a Refresh Proposal lists changes", RULE)
    _mine(game, one, actor).text = body


@NOMIC.action("withdraw_refresh_proposal", RULE)
def withdraw_refresh_proposal(game: Game, actor: Player | Outsider) -> None:
    """A PEP withdraws his own Refresh Proposal."""
    one = _open_procedure(game, actor)
    _mine(game, one, actor).withdrawn = True


def _mine(game: Game, one: Emergency, actor: GameObject) -> RefreshProposal:
    found = own(game, one, actor)
    if found is None or found.withdrawn:
        raise Illegal(f"{actor} has no Refresh Proposal", RULE)
    return found


# -- the ballot -------------------------------------------------------------------------------------


@NOMIC.action("publish_emergency_ballot", RULE)
def publish_emergency_ballot(game: Game, actor: Player | Outsider, proposals: Any | None) -> None:
    """At Pause 5 any PEP gathers all Refresh Proposals into a Ballot; the Coordinator has to."""
    one = procedure(game, actor)
    game.require(reached(game, one, BALLOT_AT), f"the Pause must be {BALLOT_AT}, and it is {_pause(one)}", RULE)
    game.require(one.ballot is None, "the ballot has been published", RULE)
    found = standing(game, one)
    game.require(found, "there is no Refresh Proposal to rank", RULE)
    one.ballot = tuple(rp.key for rp in found)
    one.labels = _labels(game, one, actor, proposals)
    step_done(game, one, "O35")
    rows = [{"label": label, "author": key, "title": _rp(game, key).title, "text": _rp(game, key).text}
            for label, key in one.labels.items()]  # fmt: skip
    game.post("emergency_ballot", "forum", f"emergency/{one.key}/ballot", number=one.key, items=rows)


def _pause(one: Emergency) -> str:
    return "not initialised" if one.pause is None else str(one.pause)


def _rp(game: Game, key: str) -> RefreshProposal:
    found = game.get(RefreshProposal, key)
    if found is None:
        raise Illegal(f"there is no Refresh Proposal {key}", RULE)
    return found


def _labels(game: Game, one: Emergency, actor: GameObject, said: Any | None) -> dict[str, str]:
    """The letters of the Refresh Proposals: as the ballot says, else in the order in which it lists or got them."""
    listed: dict[str, str] = {}
    order: list[str] = []
    text = game.act.text if game.act is not None else ""
    items = [*(said if isinstance(said, list | tuple) else ()), *(found[0] for found in _IN_TEXT.finditer(text))]
    for item in items:
        labelled = _LABELLED.match(str(item).strip())
        found = _named(game, one, actor, labelled["what"] if labelled else str(item))
        if len(found) == 1 and found[0].key not in order:
            order.append(found[0].key)
            if labelled:
                listed[labelled["label"].upper()] = found[0].key
    keys = [*one.ballot]
    if sorted(listed.values()) == sorted(keys):
        return listed
    if sorted(order) == sorted(keys):
        keys = order
    return {_letter(number): key for number, key in enumerate(keys)}


def _letter(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else str(number + 1)


def meant(game: Game, one: Emergency, actor: GameObject, said: str) -> RefreshProposal:
    """The Refresh Proposal meant: by author, title, or letter or number on the ballot."""
    found = _named(game, one, actor, said)
    if not found:
        words = fold(_WORDS.sub(" ", said)).upper()
        key = one.labels.get(words)
        if key is None and words.isdigit() and 1 <= int(words) <= len(one.labels):
            key = list(one.labels.values())[int(words) - 1]
        found = [_rp(game, key)] if key is not None else []
    if len(found) > 1:
        raise Held(f"{said} could be the Refresh Proposal of {' or '.join(map(str, found))}", RULE)
    if not found:
        raise Illegal(f"there is no Refresh Proposal {said} on the ballot", RULE)
    return found[0]


def _named(game: Game, one: Emergency, actor: GameObject, said: str) -> list[RefreshProposal]:
    """Those whose author or title is named."""
    among = standing(game, one)
    bare = _WORDS.sub(" ", said)
    person = find_person(game, actor, bare)
    by_author = [rp for rp in among if person is not None and rp.submitter == person]
    by_title = [rp for rp in among if rp.title and fold(rp.title) in (fold(said), fold(bare))]
    return list(dict.fromkeys([*by_author, *by_title]))


@NOMIC.action("cast_emergency_ballot", RULE)
def cast_emergency_ballot(game: Game, actor: Player | Outsider, ranking: list[str]) -> None:
    """Each PEP ranks some or all Refresh Proposals, best first, once."""
    one = procedure(game, actor)
    require_forum(game, one)
    game.require(one.ballot is not None, "the ballot has not been published yet", RULE)
    game.require(one.selected is None, "the ballots have been tallied", RULE)
    game.require(actor.key not in one.ballots, f"{actor} has cast a Ballot, and each PEP casts one", RULE)
    game.require(ranking, "a Ballot ranks at least one Refresh Proposal", RULE)
    keys = [meant(game, one, actor, str(said)).key for said in ranking]
    game.require(len(keys) == len(set(keys)), "a Ballot ranks each Refresh Proposal once", RULE)
    one.ballots = {**one.ballots, actor.key: keys}
