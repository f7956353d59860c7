"""Answers the letters that came since the last time, once each, and keeps what people wish about receipts.

The Message-IDs of the answers are computed and the place reached is kept in the store, so an answer that was made
twice is one mail. A letter that came long ago is passed over: nobody waits for it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.config import Receipts
from bot.foresight import foresee
from bot.letters import Kind, wish_of
from bot.post import STALE, Writer
from bot.store.errors import StoreError
from bot.store.rows import Entry, Status
from bot.store.store import Store
from bot.translate import Reader
from engine.game import Game
from parsers.mail.mime import parse_mail

REACHED = "letters"
"""Under which name the store keeps the number of the last letter answered."""
TRYING = "letter"
"""Under which name it keeps the number of the letter that is being answered, and how often that was begun."""
STRIKES = 3
WISHES = "receipts/"
"""Before an address: under which name the store keeps what it wishes."""

log = logging.getLogger("officer.answering")


class Letters:
    """Answers the letters of one store."""

    def __init__(self, store: Store, writer: Writer, genesis: Mapping[str, Any], read: Reader) -> None:
        self._store = store
        self._writer = writer
        self._genesis = genesis
        self._read = read

    def answer(self, game: Game, now: datetime) -> int:
        """Answers what came since the last time, with the game as it is; the number of answers. Raises StoreError."""
        reached = int(self._store.meta(REACHED) or "0")
        count = 0
        for row in self._store.noted_entries((Kind.DRAFT, Kind.WISH), after=reached):
            if row.status is Status.VOID and now - row.ingested_at <= STALE and self._attempt(row):
                count += self._answer_if_possible(game, row, now)
            self._store.set_meta({REACHED: str(row.seq)})
        return count

    def _attempt(self, row: Entry) -> bool:
        """Whether a letter is to be tried (again): one that ended the program three times is passed over."""
        seq, _, count = (self._store.meta(TRYING) or "").partition(" ")
        tried = int(count) if seq == str(row.seq) else 0
        self._store.set_meta({TRYING: f"{row.seq} {tried + 1}"})
        return tried < STRIKES

    def _answer_if_possible(self, game: Game, row: Entry, now: datetime) -> int:
        try:
            return self._answer(game, row, now)
        except StoreError:
            raise
        except Exception:  # a bug of ours: one letter without an answer must not stop the game
            log.exception("letter %d cannot be answered", row.seq)
            return 0

    def _answer(self, game: Game, row: Entry, now: datetime) -> int:
        mail = parse_mail(row.raw)
        if row.note == Kind.DRAFT:
            seen = foresee(game, self._genesis, mail, now, self._read)
            mails = self._writer.preview(row, mail, seen)
        else:
            wish = wish_of(mail)
            if wish is None or mail.sender is None:
                return 0
            self._store.set_meta({WISHES + mail.sender[1].lower(): wish.value})
            mails = self._writer.wished(game, row, mail, wish)
        self._store.enqueue(mails)
        return len(mails)


def wishes(store: Store, address: str) -> Receipts | None:
    """Which receipts the person at an address wants; None where he has not said."""
    said = store.meta(WISHES + address.lower())
    return Receipts(said) if said else None
