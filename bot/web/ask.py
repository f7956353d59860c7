"""What a view is given: the site with its store, the game at the instant asked for, and the words of the address."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

from bot.reading import reader
from bot.store.rows import EntryKind
from bot.store.store import Store
from bot.storing import genesis_of
from bot.telling import before
from bot.translate import Reader
from bot.web.library import Library
from bot.web.moments import Moment, Moments
from engine.game import Game
from engine.nomic import Nomic
from parsers.mail.mime import parse_mail

T = TypeVar("T")
END_OF_TIME = datetime(9999, 1, 1, tzinfo=UTC)
MOST_WAYS = 5000
"""Mails of which is kept how their acts are done."""
KEPT = 200
"""Results of costly views kept while nothing changes."""


class Missing(LookupError):
    """There is no such page; the text says what was looked for."""


class Moved(Exception):
    """The page is at another place now: a path from the root."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


@dataclass(frozen=True, slots=True)
class Options:
    """How a site is shown: `static` as files, without answers to questions; `public_addresses` anybody may see."""

    static: bool = False
    public_addresses: frozenset[str] = frozenset()


@dataclass
class Site:
    """The pages' common ground; one for each store, shared by all threads."""

    store: Store
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        genesis = genesis_of(self.store)
        self.nomic: Nomic = genesis.nomic()
        self.genesis: Mapping[str, Any] = genesis.tables
        self.read: Reader = reader(genesis.ruleset)
        self.moments = Moments(self.store)
        self.library = Library(self.store)
        self._lock = threading.Lock()
        self._ways: OrderedDict[int, tuple[str, ...]] = OrderedDict()
        self._kept: OrderedDict[Hashable, tuple[str, Any]] = OrderedDict()

    def warm(self) -> None:
        """Reads the mails and builds the present before the first visitor asks. Raises StoreError."""
        self.library.update(self.moments.at().game, self.nomic.id)

    def ways(self, seq: int) -> tuple[str, ...]:
        """For each act of a mail what begins its telling (bot/telling.py); a mail never changes, so it is kept."""
        with self._lock:
            known = self._ways.get(seq)
        if known is None:
            entry = self.store.entry(seq)
            mail = entry is not None and entry.kind is EntryKind.MESSAGE
            reading = self.read(parse_mail(entry.raw), "") if entry is not None and mail else None
            known = tuple(before(one) for one in reading.numbered.read) if reading is not None else ()
            with self._lock:
                self._ways[seq] = known
                while len(self._ways) > MOST_WAYS:
                    self._ways.popitem(last=False)
        return known

    def remember(self, token: str, key: Hashable, make: Callable[[], T]) -> T:
        """The result of `make`, kept under the key as long as the token is the same."""
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None and kept[0] == token:
                self._kept.move_to_end(key)
                known: T = kept[1]
                return known
        made = make()
        with self._lock:
            self._kept[key] = (token, made)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return made


@dataclass(frozen=True, slots=True)
class Ask:
    """One visit: the site, the moment, the names in the path and the words after the question mark."""

    site: Site
    moment: Moment
    params: Mapping[str, str]
    query: Mapping[str, str]

    @property
    def game(self) -> Game:
        return self.moment.game

    @property
    def store(self) -> Store:
        return self.site.store

    @property
    def nomic(self) -> Nomic:
        return self.site.nomic

    @property
    def until(self) -> datetime:
        """Up to when mails are shown: all there are, unless an instant was asked for."""
        return END_OF_TIME if self.moment.asked is None else self.moment.asked

    def remember(self, key: Hashable, make: Callable[[], T]) -> T:
        """Keeps a costly result for this moment."""
        return self.site.remember(self.moment.token, (self.moment.asked, key), make)
