"""The game at the instants that visitors ask for, kept in memory while the store stays the same.

The present is one game, built again when the store has moved on; past and future instants are kept a few at a
time. Games handed out are only looked at, so any number of threads may share them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from bot.foresight import public_state
from bot.past import TooEarly, recall
from bot.store.store import Store
from engine.game import Game
from engine.objects import utc
from engine.state import show, state_hash

KEPT = 12
"""Instants kept beside the present: a person who leafs through the past looks at few at a time."""
FURTHEST = timedelta(days=60)
"""How far ahead the clock is run for a look at the future."""


class NoSuchMoment(ValueError):
    """An instant that cannot be shown; the text says why."""


@dataclass
class Moment:
    """One game at one instant. `asked` is the instant of the visitor, None for the present."""

    game: Game
    token: str
    asked: datetime | None = None
    future: bool = False

    @cached_property
    def hash(self) -> str:
        """The state hash."""
        return state_hash(self.game)

    @cached_property
    def state(self) -> dict[str, Any]:
        """The whole state as far as the public may see it; the hash is that of all of it."""
        return {**show(self.game), **public_state(self.game)}


class Moments:
    """Games of one store by instant."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._kept: OrderedDict[datetime | None, Moment] = OrderedDict()

    def at(self, asked: datetime | None = None) -> Moment:
        """The game at an instant (None: now). Raises NoSuchMoment for one too far away or too early, or StoreError."""
        with self._lock:
            present = self._moment(None)
            if asked is None:
                return present
            if asked > present.game.now + FURTHEST:
                raise NoSuchMoment(f"the game is not looked at more than {FURTHEST.days} days ahead")
            return self._moment(asked)

    def _moment(self, asked: datetime | None) -> Moment:
        token = self._store.token()
        kept = self._kept.get(asked)
        if kept is None or kept.token != token:
            try:
                game = recall(self._store, asked)
            except TooEarly as error:
                raise NoSuchMoment(str(error)) from None
            present = self._kept.get(None)
            future = asked is not None and present is not None and asked > present.game.now
            kept = self._kept[asked] = Moment(game, token, asked, future)
        self._kept.move_to_end(asked)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept


def instant_of(said: str) -> datetime:
    """An instant that a visitor wrote: ISO, a day, with or without offset (then UTC). Raises NoSuchMoment."""
    for form in (said.strip(), "+".join(said.strip().rsplit(" ", 1))):  # a "+" that was not quoted came as a space
        with suppress(ValueError):
            return utc(datetime.fromisoformat(form))
    raise NoSuchMoment(f"{said[:40]!r} is no instant; write it like 2008-10-18T06:00:00Z")
