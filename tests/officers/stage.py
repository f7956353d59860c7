"""A stage for tests of a law: a genesis, what people say when, and what came of it. Times are UTC."""

from __future__ import annotations

import copy
from datetime import UTC, datetime
from typing import Any

from engine import state
from engine.acts import Act, Reading
from engine.fold import Fold
from engine.game import Game, Task
from engine.journal import ActRecord, Command, Message, Notice, Order, Seed
from engine.nomic import Nomic


def act(action: str, /, **params: Any) -> Act:
    """An act as the reader would give it; `times`, `when`, `transaction`, `intent`, `on_behalf` go to the Act."""
    special = {name: params.pop(name) for name in ("times", "when", "transaction", "intent") if name in params}
    behalf = params.pop("on_behalf", None)
    return Act(action, params, actor=behalf, **special)


def moment(text: str | datetime, year: int) -> datetime:
    """ "09-05 10:00" (of that year), "09-05" (midnight) or an ISO instant."""
    if isinstance(text, datetime):
        return text
    at = datetime.fromisoformat(text if text.startswith("20") else f"{year}-{text}")
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def extended(genesis: dict[str, Any], tables: dict[str, Any]) -> dict[str, Any]:
    """The genesis with tables that replace its own, or (dicts) extend them."""
    for name, table in tables.items():
        own = genesis.get(name)
        genesis[name] = {**own, **table} if isinstance(table, dict) and isinstance(own, dict) else table
    return genesis


class Stage:
    """One game on the stage."""

    def __init__(self, nomic: Nomic, genesis: dict[str, Any], forum: str, year: int) -> None:
        self.fold = Fold(nomic, copy.deepcopy(genesis))
        self.forum = forum
        self.year = year
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
        forum: str | None = None,
        address: str | None = None,
        message_id: str | None = None,
    ) -> list[ActRecord]:
        """A mail of that person to the forum; the verdicts of its acts."""
        self.said += 1
        message_id = message_id or f"<{self.said}@stage>"
        message = Message(
            id=message_id,
            at=moment(at, self.year),
            tie=self.said,
            address=address or f"{name.lower()}@example.org",
            name=name,
            fora=(forum or self.forum,),
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

    def order(self, at: str | datetime, verb: str, **arguments: Any) -> None:
        """A human officer's order of one command."""
        self.said += 1
        command = Command(verb, arguments)
        self.mail(Order(f"order-{self.said}", moment(at, self.year), self.said, "officer", (command,)))

    def until(self, at: str | datetime) -> None:
        """Lets the clock run."""
        self.fold.advance(moment(at, self.year))
        self._drain()

    def value(self, path: str) -> Any:
        """A value of the printed state: "player/Wooble.points", "clock.nday", "player/Hose" (None if absent).

        A task may be named by its category: "task/T-BODY.state" is that of the last one asked.
        """
        shown = state.show(self.game)
        thing, _, attribute = path.partition(".")
        if thing in ("clock", "game"):
            return shown[thing][attribute]
        kind, _, key = thing.partition("/")
        if kind == "task" and key.startswith("T-"):
            key = next((each.key for each in reversed(self.asked(key))), key)
        found = shown["objects"][kind].get(key)
        if not attribute or found is None:
            return found
        return found[attribute]

    def asked(self, category: str) -> list[Task]:
        """The questions of a category that were ever asked, in order."""
        return [one for one in self.game.all(Task) if one.category == category]

    def posted(self, template: str) -> list[Notice]:
        """Notices made so far with that template."""
        return [one for one in self.notices if one.template == template]

    def _drain(self) -> None:
        records, notices = self.game.drain()
        self.records.extend(records)
        self.notices.extend(notices)
