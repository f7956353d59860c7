"""A stage for tests of the law of B Nomic: a genesis, what people say when, and what came of it.

    stage = Stage()
    stage.say("Wooble", "09-05 10:00", act("resign_ministry", ministry="Law"))
    stage.until("09-06")
    assert stage.value("ministry/Law.minister") is None

Times are UTC, of 2008 unless a year is given; a genesis left out is the cast of `default()`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from officers.bnomic4 import NOMIC
from tests.officers import stage
from tests.officers.stage import act, extended

__all__ = ["DISCUSSION", "PUBLIC", "Stage", "act", "default", "moment"]

YEAR = 2008
PUBLIC = "b-business@lists.example"
DISCUSSION = "b-discuss@lists.example"
MINISTRIES = {
    "Law": "Wooble",
    "Time": "Wooble",
    "Society": "Hose",
    "Ministry": "Wooble",
    "Laundry": "Hose",
    "Fauna": "Wonko",
    "Games": "Wonko",
    "Change": "Bob",
    "Questions": "Joel",
    "Judging": "Joel",
    "Business": "Bob",
}


def moment(text: str | datetime) -> datetime:
    """ "09-05 10:00" (of 2008), "09-05" (midnight) or an ISO instant."""
    return stage.moment(text, YEAR)


def default(**tables: Any) -> dict[str, Any]:
    """Five Players, every ministry held, nweek 150, nday 4, Clock On; tables given replace or (dicts) extend."""
    people = ("Wooble", "Hose", "Wonko", "Bob", "Joel")
    genesis: dict[str, Any] = {
        "game": {"ruleset": "bnomic4", "name": "Test", "at": "2008-09-05T09:00:00Z", "automatic": False},
        "clock": {"nweek": 150, "nday": 4, "on": True},
        "forums": [
            {"name": "b-business", "address": PUBLIC, "kind": "public"},
            {"name": "b-discuss", "address": DISCUSSION, "kind": "discussion"},
        ],
        "players": [
            {"name": name, "addresses": [f"{name.lower()}@example.org"], "mackerel": 50, "points": 10, "active": True}
            for name in people
        ],
        "ministries": [{"name": name, "minister": minister} for name, minister in MINISTRIES.items()],
    }
    return extended(genesis, tables)


class Stage(stage.Stage):
    """One game of B Nomic on the stage."""

    def __init__(self, genesis: dict[str, Any] | None = None, **tables: Any) -> None:
        super().__init__(NOMIC, genesis if genesis is not None else default(**tables), PUBLIC, YEAR)
