"""A stage for tests of the law of B Nomic: a genesis, what people say when, and what came of it.

    stage = Stage()
    stage.say("Wooble", "09-05 10:00", act("resign_ministry", ministry="Law"))
    stage.until("09-06")
    assert stage.value("ministry/Law.minister") is None

Times are UTC, of 2008 unless a year is given; a genesis left out is the cast of `default()`.
"""

from __future__ import annotations

import copy
from datetime import UTC, datetime
from typing import Any

from engine import state
from engine.acts import Act, Reading
from engine.fold import Fold
from engine.game import Game
from engine.journal import ActRecord, Message, Notice, Order, Seed
from officers.bnomic4 import NOMIC

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
    if isinstance(text, datetime):
        return text
    if not text.startswith("20"):
        text = f"2008-{text}"
    at = datetime.fromisoformat(text)
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def act(action: str, /, **params: Any) -> Act:
    """An act as the reader would give it; `times`, `when`, `transaction`, `intent`, `on_behalf` go to the Act."""
    special = {name: params.pop(name) for name in ("times", "when", "transaction", "intent", "text") if name in params}
    behalf = params.pop("on_behalf", None)
    return Act(action, params, actor=behalf, **special)


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
    for name, table in tables.items():
        if isinstance(table, dict) and isinstance(genesis.get(name), dict):
            genesis[name] = {**genesis[name], **table}
        else:
            genesis[name] = table
    return genesis


class Stage:
    """One game on the stage."""

    def __init__(self, genesis: dict[str, Any] | None = None, **tables: Any) -> None:
        self.fold = Fold(NOMIC, copy.deepcopy(genesis) if genesis is not None else default(**tables))
        self.records: list[ActRecord] = []
        self.notices: list[Notice] = []
        self.said = 0
        self._drain()

    @property
    def game(self) -> Game:
        return self.fold.game

    @property
    def verdicts(self) -> list[str]:
        """The verdict of every act so far, in order."""
        return [one.verdict for one in self.records]

    def say(
        self,
        name: str,
        at: str | datetime,
        *acts: Act,
        reply_to: str | None = None,
        forum: str = PUBLIC,
        address: str | None = None,
        message_id: str | None = None,
    ) -> list[ActRecord]:
        """A mail of that person to the forum; the verdicts of its acts."""
        self.said += 1
        message_id = message_id or f"<{self.said}@stage>"
        message = Message(
            id=message_id,
            at=moment(at),
            tie=self.said,
            address=address or f"{name.lower()}@example.org",
            name=name,
            fora=(forum,),
            reading=Reading(message_id, tuple(acts)),
            in_reply_to=(reply_to,) if reply_to else (),
        )
        return self.mail(message)

    def mail(self, entry: Message | Order | Seed) -> list[ActRecord]:
        """Any entry of the journal; the verdicts of its acts, without the official acts of the bot that follow."""
        before = len(self.records)
        self.fold.add(entry)
        self._drain()
        return [one for one in self.records[before:] if one.entry == entry.id and one.index >= 0]

    def until(self, at: str | datetime) -> None:
        """Lets the clock run."""
        self.fold.advance(moment(at))
        self._drain()

    def value(self, path: str) -> Any:
        """A value of the printed state: "player/Wooble.points", "clock.nday", "player/Hose" (None if absent)."""
        shown = state.show(self.game)
        thing, _, attribute = path.partition(".")
        if thing in ("clock", "game"):
            return shown[thing][attribute]
        kind, _, key = thing.partition("/")
        found = shown["objects"][kind].get(key)
        if not attribute or found is None:
            return found
        return found[attribute]

    def posted(self, template: str) -> list[Notice]:
        """Notices made so far with that template."""
        return [one for one in self.notices if one.template == template]

    def _drain(self) -> None:
        records, notices = self.game.drain()
        self.records.extend(records)
        self.notices.extend(notices)
