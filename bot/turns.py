"""One turn of the service: fold what waits, let the clock run, remind - and when to do it next.

The present is taken a moment late at each instant at which the game moves by itself: mail stamped just before
midnight is still on its way then, and a ballot posted without it would have to be corrected.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from bot.answering import Letters
from bot.digest import post_daily, post_weekly
from bot.keeper import Keeper, Worked
from bot.post import UNWRITTEN, Writer
from bot.reading import reader
from bot.reminding import next_stage, remind
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.storing import Translator, genesis_of
from bot.trust.judge import Judge
from bot.trust.waiting import judge_waiting
from bot.web.weekly import week
from engine.fold import next_instant
from engine.game import Game

GRACE = timedelta(seconds=90)
"""How long an automatic instant waits for mail from before it: a list server hands mail on within seconds, and a
poll comes once a minute."""
LONGEST_SLEEP = timedelta(hours=1)
"""The service looks around at least this often, whatever its calendar says."""
TICK = timedelta(seconds=1)
"""Effective times have whole seconds."""

log = logging.getLogger("officer.turns")


class Turns:
    """The game of a store, moved forward; not for two threads at once."""

    def __init__(
        self, store: Store, writer: Writer, *, reminders: bool = True, digest: bool = False, judge: Judge | None = None
    ) -> None:
        self.store = store
        self.writer = writer
        self._reminders = reminders
        self._digest = digest
        self._judge = judge or Judge()
        self._keeper: Keeper | None = None
        self._letters: Letters | None = None

    @property
    def keeper(self) -> Keeper:
        """The fold in memory; built from the store where there is none. Raises Complaint or StoreError."""
        if self._keeper is None:
            genesis = genesis_of(self.store)
            read = Translator(genesis.ruleset, self.store, domain=self.writer.domain)
            tables = dict(genesis.tables)
            letters = (self.writer, self.writer.receipt, self.writer.correction)
            self._keeper = Keeper(genesis.nomic(), tables, self.store, read, *letters)
            self._letters = Letters(self.store, self.writer, tables, reader(genesis.ruleset))
        return self._keeper

    def turn(self, now: datetime, told: Callable[[int], None] = lambda done: None) -> Worked:
        """Does everything that is to be done at `now` (UTC). After a StoreError the next turn starts from the store:
        the fold in memory may be ahead of what was committed."""
        try:
            judge_waiting(self.store, self._judge)
            until = horizon(self.keeper.game, now)
            worked = self.keeper.work(until, told)
            game = self.keeper.game
            if self._letters is not None:
                self._apart("letters", partial(self._letters.answer, game, max(until, game.now)), now)
            if self._reminders:
                self._apart("reminders", partial(remind, self.store, game, self.writer, until), now)
            if self._digest:
                self._apart("the daily digest", partial(self._post_daily, until), now)
                self._apart("the weekly digest", partial(self._post_weekly, until), now)
        except BaseException:
            self._keeper = None
            raise
        return worked

    def _apart(self, what: str, do: Callable[[], object], now: datetime) -> None:
        """Does what only tells of the game: the game goes on where that raises, and it is tried at the next turn."""
        try:
            do()
        except StoreError:
            raise
        except Exception as error:  # a bug of ours
            log.exception("%s cannot be written", what)
            self.store.alarm(f"{UNWRITTEN}{what}", f"{what} cannot be written ({type(error).__name__})", now)

    def _post_daily(self, until: datetime) -> None:
        game = self.keeper.game
        post_daily(self.store, game, self.writer, reader(game.nomic.id), until)

    def _post_weekly(self, until: datetime) -> None:
        post_weekly(self.store, self.keeper.game, self.writer, partial(week, self.store), until)

    def next_turn(self, now: datetime) -> datetime:
        """When there is something to do again, if no mail comes before."""
        game = self.keeper.game
        until = horizon(game, now)
        wanted = [now + LONGEST_SLEEP]
        instant = next_instant(game, max(game.now, until))
        if instant is not None:
            wanted.append(instant + GRACE)
        stage = next_stage(game, until) if self._reminders else None
        if stage is not None:
            wanted.append(stage)
        return max(min(wanted), now + TICK)


def horizon(game: Game, now: datetime) -> datetime:
    """Up to when the game may be folded at `now`: not beyond an automatic instant that is younger than GRACE."""
    begin = max(game.now, now - GRACE)
    instant = next_instant(game, begin)
    return now if instant is None or instant > now else instant - TICK
