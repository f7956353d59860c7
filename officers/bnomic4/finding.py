"""Which proposal is meant: by number, by title, by "my proposal", by what was answered (spec 10.3)."""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.pointing import OWN, REPLY, pointed
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.whose import whose

RULE = "4E15"


@NOMIC.resolver(Proposal)
def find_proposal(game: Game, actor: GameObject, said: Any) -> Proposal:
    """The one proposal meant; Illegal when there is none, Held when it could be several."""
    found = candidates(game, actor, said)
    if not found:
        raise Illegal(f"there is no proposal {_shown(said)}", RULE)
    if len(found) > 1:
        names = ", ".join(str(one) for one in found)
        raise Held(f"{_shown(said)} could be any of the proposals {names}", RULE)
    return found[0]


def candidates(game: Game, actor: GameObject, said: Any) -> list[Proposal]:
    """Every proposal that the words could mean, in order of submission."""
    words = str(said).strip()
    own = [one for one in game.where(Proposal, "status", "Pending") if one.author == actor] if words == OWN else []
    meant = pointed(game, words, Proposal, own)
    if meant is not None:
        return meant or (_hinted(game, actor) if words == REPLY else [])
    keyed = game.get(Proposal, words)
    if keyed is not None:
        return [keyed]
    same = game.where(Proposal, "folded_title", fold(words)) if fold(words) else []
    current = [one for one in same if one.status != "Historical"]
    return (current if len(current) == 1 else same) or _of_author(game, actor, words)


def _of_author(game: Game, actor: GameObject, words: str) -> list[Proposal]:
    """ "Wonko's proposal": what he has Pending or Open."""
    author = whose(game, actor, words, "proposal|prop")
    live = [one for status in ("Pending", "Open") for one in game.where(Proposal, "status", status)]
    return [] if author is None else [one for one in live if one.author == author]


def _hinted(game: Game, actor: GameObject) -> list[Proposal]:
    """What the nearest quoted line names, when the answered message made no proposal."""
    hint = game.act.params.get("hint") if game.act is not None else None
    return candidates(game, actor, hint) if hint not in (None, REPLY) else []


def _shown(said: Any) -> str:
    names = {"own": "of your own that is Pending", "reply": "in the message you answer", "same": "above"}
    return names.get(str(said), str(said))


def references(game: Game, author: GameObject, subject: Proposal | None, said: Any) -> tuple[list[Proposal], list[str]]:
    """The proposals of a Conflicts or Dependencies list, and the words that name none (Q-12: ignored, reported)."""
    found, unknown = list[Proposal](), list[str]()
    for words in said if isinstance(said, list | tuple) else [said]:
        meant = candidates(game, author, words)
        if len(meant) != 1:
            unknown.append(str(words))
        elif meant[0] is not subject and meant[0] not in found:
            found.append(meant[0])
    return found, unknown
