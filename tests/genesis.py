"""The genesis of a small game of B Nomic's fourth era, written in a line or two: for tests of the service around it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime

from officers.bnomic4.kinds.offices import MINISTRIES

FORUM = "b-business@lists.example"


def genesis(
    name: str,
    at: datetime,
    *tables: str,
    nday: int = 2,
    automatic: bool | Sequence[str] = True,
    forum: str = FORUM,
) -> str:
    """A game in nweek 150 with the Clock On and one public forum; then these tables."""
    about = {"ruleset": "bnomic4", "name": name, "automatic": automatic}
    return "".join(
        (
            table("[game]", about) + f"at = {at.isoformat()}\n",
            table("[clock]", {"nweek": 150, "nday": nday, "on": True}),
            table("[[forums]]", {"name": forum.partition("@")[0], "address": forum, "kind": "public"}),
            *tables,
        )
    )


def player(name: str, *addresses: str, **values: str | int) -> str:
    """A player, who writes from an address of that name where none is said."""
    return table("[[players]]", {"name": name, "addresses": addresses or (f"{name.lower()}@p.example",), **values})


def ministry(name: str, minister: str) -> str:
    """A ministry and who holds it."""
    return table("[[ministries]]", {"name": name, "minister": minister})


def ministries(people: Sequence[str]) -> str:
    """Every ministry, held by these in turn."""
    return "".join(ministry(name, people[at % len(people)]) for at, name in enumerate(MINISTRIES))


def table(head: str, values: Mapping[str, object]) -> str:
    """One table of TOML."""
    return "\n".join((head, *(f"{name} = {json.dumps(value)}" for name, value in values.items()), ""))
