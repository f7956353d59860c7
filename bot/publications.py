"""What a notice's template is given besides the notice's own data, and displays on request.

A notice carries names and numbers; lists of proposals with their texts and votes are taken from the state, so the
law does not copy them. A display is data made by the law's function of that name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import Complaint
from bot.render import Text, render
from engine.game import Game
from engine.journal import Notice
from engine.objects import iso
from engine.state import show, state_hash

CHOICES = ("FOR", "AGAINST", "ABSTAIN", "SHELVE")


def complete(game: Game, notice: Notice) -> dict[str, Any]:
    """The data of a notice with what its template needs of the state."""
    data = dict(notice.data)
    if notice.template in ("ballot", "results"):
        wanted = [str(one) for one in data.get("proposals", data.get("items", ()))]
        data["proposals"] = [proposal_row(game, one) for one in wanted]
        data.setdefault("closes", None)
    return data


def proposal_row(game: Game, key: str) -> dict[str, Any]:
    """One proposal as ballots and results show it."""
    one = game.world.by_key(key, ["proposal"])
    values = one.show()
    votes: Mapping[str, str] = values.get("votes") or {}
    by_choice = {
        choice: sorted(voter for voter, said in votes.items() if said == choice)
        for choice in CHOICES
        if choice in votes.values()
    }
    return {
        "number": one.key,
        "title": values["title"],
        "author": values["author"],
        "body": values["body"],
        "color": values["proposal_color"],
        "conflicts": values["conflicts"],
        "dependencies": values["dependencies"],
        "result": values["success"],
        "strength": values["strength"],
        "stamina": values["stamina"],
        "score": "-".join(str(sum(1 for said in votes.values() if said == choice)) for choice in CHOICES),
        "by_choice": by_choice,
    }


def display(game: Game, name: str) -> Text:
    """A public display as text, now. Raises Complaint for a name that is none, naming those there are."""
    displays = game.nomic.displays
    wanted = name.lower().replace(" ", "_")
    hits = [one for one in displays.values() if wanted in (one.name.lower(), one.title.lower().replace(" ", "_"))]
    hits = hits or [one for one in displays.values() if wanted in one.title.lower().replace(" ", "_")]
    if len(hits) != 1:
        known = ", ".join(f"{one.name} ({one.title})" for one in displays.values())
        raise Complaint(f"no display {name!r}; there is: {known or 'none'}")
    one = hits[0]
    made = one.make(game)
    clock = game.hooks.clock(game)
    data = {
        **{key: value for key, value in made.items() if isinstance(key, str)},
        "shown": made,
        "title": made.get("title", one.title),
        "as_of": iso(game.now),
        "nweek": clock.get("nweek"),
        "nday": clock.get("nday"),
        "hash": state_hash(game),
    }
    return render(game.nomic.id, one.name, data, fallback=("display",))


def state_tables(game: Game) -> dict[str, Any]:
    """The state for the page: as the contract prints it."""
    return show(game)
