"""The public mails of a game, found by id, month, thread or words: an index that can be thrown away at any time.

It reads the journal as it grows, keeps what a list of mails shows, and an inverted index of their words (SQLite's
FTS5) in a temporary database of its own. Only mail that went to a forum open to the public is in it; which fora
those are is asked of the game, and when that changes the index is made anew.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.columns import line
from bot.entries import BEFORE_GENESIS
from bot.mail.compose import is_own
from bot.store.rows import Entry, EntryKind, Status
from bot.store.store import Store
from bot.storing import Translator
from bot.translate import answered, fora
from bot.web.privacy import without_addresses
from engine.fora import Forum
from engine.game import Game
from parsers.mail.mime import Mail, parse_mail

SUBJECT = 200
"""Characters of a subject that are shown."""
MOST_WORDS = 12
"""Words of a search that are looked for."""
_SCHEMA = """
CREATE TABLE post (seq INTEGER PRIMARY KEY, name TEXT, at TEXT, month TEXT, address TEXT, author TEXT, subject TEXT,
                   parent TEXT, official INTEGER, note TEXT);
CREATE INDEX post_name ON post (name);
CREATE INDEX post_parent ON post (parent);
CREATE INDEX post_at ON post (at, seq);
CREATE INDEX post_month ON post (month, at);
CREATE VIRTUAL TABLE words USING fts5(subject, author, body, content='', tokenize='unicode61 remove_diacritics 2');
"""
_COLUMNS = "seq, name, at, address, author, subject, parent, official"


@dataclass(frozen=True, slots=True)
class Post:
    """A public mail as a list shows it. `name` is the id by which the game knows it; `official`: the bot wrote it."""

    seq: int
    name: str
    at: datetime
    address: str
    author: str
    subject: str
    parent: str
    official: bool


def open_fora(game: Game) -> frozenset[str]:
    """Addresses of the fora that everybody may read, lower case."""
    cls = game.world.kinds.get(Forum.kind)
    found = game.world.all(cls) if cls is not None else []
    shown = (one for one in found if one.values.get("designation", "private") != "private")
    return frozenset(str(one.values.get("address", "")).lower() for one in shown) - {""}


class Library:
    """Public mails of one store; safe for many threads, one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._fora: frozenset[str] = frozenset()
        self._translator: Translator | None = None
        self._db = sqlite3.connect("", check_same_thread=False)
        self._seen = -1

    def update(self, game: Game, ruleset: str) -> None:
        """Reads what the journal has got since the last time."""
        with self._lock:
            wanted = open_fora(game)
            if wanted != self._fora or self._seen < 0:
                self._begin(wanted)
            self._translator = self._translator or Translator(ruleset, self._store)
            for row in self._store.entries_from(self._seen + 1):
                self._seen = row.seq
                if row.kind is EntryKind.MESSAGE:
                    self._add(row, self._translator.name(row))
            self._db.commit()

    def _begin(self, wanted: frozenset[str]) -> None:
        self._db.close()
        self._db = sqlite3.connect("", check_same_thread=False)
        self._db.executescript(_SCHEMA)
        self._fora, self._seen = wanted, 0

    def _add(self, row: Entry, name: str) -> None:
        mail = parse_mail(row.raw)
        if not self._fora.intersection(fora(mail)) or (row.status is Status.VOID and row.note == BEFORE_GENESIS):
            return
        shown, address = mail.sender if mail.sender is not None else ("", "")
        parents = answered(mail)
        post = (
            *(row.seq, name, _text(row.at), f"{row.at.astimezone(UTC):%Y-%m}", address.lower(), line(shown)),
            *(line(mail.subject)[:SUBJECT], parents[0] if parents else "", self._official(mail), row.note),
        )
        self._db.execute("INSERT INTO post VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", post)
        words = (row.seq, without_addresses(mail.subject), line(shown), without_addresses(mail.body))
        self._db.execute("INSERT INTO words (rowid, subject, author, body) VALUES (?, ?, ?, ?)", words)

    def _official(self, mail: Mail) -> bool:
        """Whether the bot wrote it: its marks can be forged, but what it sent lies in the outbox."""
        domain = mail.sender[1].rpartition("@")[2] if mail.sender is not None else ""
        return is_own(mail, domain) and self._store.mail(mail.message_id) is not None

    # -- looking up ---------------------------------------------------------------------------------

    def post(self, name: str) -> Post | None:
        """The mail that goes by this id."""
        return self._first("name = ?", name)

    def numbered(self, seq: int) -> Post | None:
        """The mail of an entry."""
        return self._first("seq = ?", seq)

    def answers(self, name: str, until: datetime) -> list[Post]:
        """Mails that answer it, oldest first."""
        return self._find("parent = ? AND at <= ? ORDER BY at, seq LIMIT 100", name, _text(until))

    def latest(self, until: datetime, limit: int, *, official: bool | None = None) -> list[Post]:
        """The last mails up to an instant, newest first; the bot's only, or the others only."""
        chosen = "" if official is None else f"official = {int(official)} AND "
        return self._find(f"{chosen}at <= ? ORDER BY at DESC, seq DESC LIMIT ?", _text(until), limit)

    def months(self, until: datetime) -> list[tuple[str, int]]:
        """The months with mails and how many each has, newest first."""
        query = "SELECT month, count(*) FROM post WHERE at <= ? GROUP BY month ORDER BY month DESC"
        with self._lock:
            return list(self._db.execute(query, (_text(until),)))

    def month(self, month: str, until: datetime, skip: int, limit: int) -> list[Post]:
        """Mails of a month, oldest first."""
        query = "month = ? AND at <= ? ORDER BY at, seq LIMIT ? OFFSET ?"
        return self._find(query, month, _text(until), limit, skip)

    def by(self, addresses: Iterable[str], until: datetime, limit: int) -> list[Post]:
        """The last mails from some addresses."""
        known = [one.lower() for one in addresses]
        marks = ", ".join("?" for _ in known)
        return self._find(f"address IN ({marks}) AND at <= ? ORDER BY at DESC LIMIT ?", *known, _text(until), limit)

    def around(self, post: Post, until: datetime) -> tuple[Post | None, Post | None]:
        """The mails before and after one, none after an instant."""
        before = self._first("(at, seq) < (?, ?) ORDER BY at DESC, seq DESC LIMIT 1", _text(post.at), post.seq)
        later = "(at, seq) > (?, ?) AND at <= ? ORDER BY at, seq LIMIT 1"
        return before, self._first(later, _text(post.at), post.seq, _text(until))

    def search(self, said: str, until: datetime, limit: int) -> list[Post]:
        """Mails that hold every word said (the last one may be a beginning), the best first."""
        words = ["".join(ch for ch in word if ch.isalnum()) for word in said.split()]
        wanted = [word for word in words if word][:MOST_WORDS]
        if not wanted:
            return []
        asked = " ".join(f'"{word}"' for word in wanted) + "*"
        query = (
            f"SELECT {_COLUMNS} FROM post JOIN (SELECT rowid AS found, rank AS place FROM words WHERE words MATCH ?) "
            "ON found = seq WHERE at <= ? ORDER BY place, at DESC LIMIT ?"
        )
        with self._lock:
            return [_post(row) for row in self._db.execute(query, (asked, _text(until), limit))]

    def _first(self, where: str, *values: object) -> Post | None:
        found = self._find(where, *values)
        return found[0] if found else None

    def _find(self, where: str, *values: object) -> list[Post]:
        with self._lock:
            return [_post(row) for row in self._db.execute(f"SELECT {_COLUMNS} FROM post WHERE {where}", values)]


def _post(row: tuple[object, ...]) -> Post:
    seq, name, at, address, author, subject, parent, official = row
    return Post(
        int(str(seq)), str(name), datetime.fromisoformat(str(at)), str(address), str(author), str(subject),
        str(parent), bool(official),
    )  # fmt: skip


def _text(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")
