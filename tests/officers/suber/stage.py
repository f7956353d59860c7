"""A stage for tests of the law of the GitHub nomic: four players of March 2026, Ann Adams to move.

    stage = Stage()
    stage.say("Adams", "03-02 16:00", act("propose", text="Repeal rule 311."))
    stage.value("proposal/312.change")  # "repeal"

A player is named by surname; a table given to `default` or `Stage` replaces the one there, or extends it.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from engine.acts import Act
from engine.clock import DAY
from engine.duties import Obligation
from engine.journal import ActRecord
from officers.suber import NOMIC, calendar
from officers.suber.kinds.people import Player
from officers.suber.order import surname_of
from tests.officers import stage
from tests.officers.stage import act, extended

__all__ = ["HATS", "PEOPLE", "PUBLIC", "Stage", "act", "default", "player"]

YEAR = 2026
PUBLIC = "nomic@lists.example"
PEOPLE = {"Adams": "Ann Adams", "Baker": "Bob Baker", "Cole": "Cyd Cole", "Dunn": "Dee Dunn"}
HATS = "Hats are worn."
"""The text of a proposal of which nothing but its course matters."""


def player(name: str, **values: Any) -> dict[str, Any]:
    """A player of a genesis, who writes from an address made of the surname."""
    return {"name": name, "addresses": [f"{surname_of(name).lower()}@example.org"], "purpose": "To play.", **values}


def default(surnames: str = "Adams Baker Cole Dunn", **tables: Any) -> dict[str, Any]:
    """A game day in session (Monday 2 March 2026, 16:00 UTC), unanimity lapsed, the next number 312."""
    genesis: dict[str, Any] = {
        "game": {"ruleset": "suber", "name": "Test", "at": "2026-03-02T16:00:00Z"},
        "clock": {"unanimity": False},
        "forums": [{"name": "list", "address": PUBLIC, "kind": "public"}],
        "players": [player(PEOPLE.get(name, name)) for name in surnames.split()],
    }
    return extended(genesis, tables)


class Stage(stage.Stage):
    """One game of the GitHub nomic on the stage."""

    def __init__(
        self, surnames: str = "Adams Baker Cole Dunn", /, genesis: dict[str, Any] | None = None, **tables: Any
    ) -> None:
        super().__init__(NOMIC, default(surnames, **tables) if genesis is None else genesis, PUBLIC, YEAR)

    def does(self, name: str, at: str | datetime, *acts: Act) -> ActRecord:
        """What that player's mail came to: its last act."""
        return self.say(name, at, *acts)[-1]

    def owed(self, who: str) -> list[str]:
        """What that player (by the whole name) still has to do."""
        found = [one for one in self.game.where(Obligation, "state", "Open") if str(one.bearer) == who]
        return [one.duty for one in found]

    def lose_turn(self) -> str:
        """Lets the mover's time to submit run out and somebody else move that play continue; the next mover."""
        mover = self.value("clock.mover")
        day = calendar.game_day(datetime.fromisoformat(self.value("clock.submit_by")))
        if not calendar.in_session(day):
            day = calendar.next_session(day)
        other = next(one for one in self.game.all(Player) if one.key != mover)
        at = calendar.end_of(day - DAY) + timedelta(minutes=1)
        assert self.does(surname_of(other.key), at, act("move_play_continue")).verdict == "succeeded"
        return str(self.value("clock.mover"))

    def points(self, surname: str) -> int:
        """The score of the player of that surname."""
        return int(self.value(f"player/{PEOPLE.get(surname, surname)}.points"))

    def propose(self, name: str, at: str, text: str) -> ActRecord:
        """That player proposes."""
        return self.does(name, at, act("propose", text=text))

    def votes(self, at: str, **choices: str) -> None:
        """Votes by surname, in the order given; the vote is called first if it has to be."""
        number = self.value("clock.proposal")
        if self.value(f"proposal/{number}.status") == "Debate":
            mover = surname_of(str(self.value("clock.mover")))
            assert self.does(mover, at, act("call_vote")).verdict == "succeeded"
        for name, choice in choices.items():
            self.say(name, at, act("vote", choice=choice))
