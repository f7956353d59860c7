"""The journal of a store as the fold takes it, and the game that a store holds.

A row of the journal is its bytes and stamps; `Translator` turns it into a message (or an order, or a seed), the
same each time. The genesis lies in the store too, so that a store alone is enough to go on.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, BinaryIO

import msgspec

from bot.ahead import WORTH_IT, Ahead, Job
from bot.errors import Complaint
from bot.genesis import Genesis
from bot.keeper import Keeper, Write, silent, tie_of
from bot.mail.archive import Located
from bot.mail.stamps import ARCHIVE, Policy, Stamps, effective
from bot.reading import reader
from bot.replay import Progress, Summary
from bot.reports import act_line
from bot.spool import Counts, Naming
from bot.store.dedupe import content_hash
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, ImapUid, NewEntry, Status
from bot.store.store import Store
from bot.translate import bare, own_id, translate, travelled
from engine.journal import Command, Entry, Order, Seed
from engine.state import show
from parsers.mime import Mail, parse_mail

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(NewEntry).decode

GENESIS = "genesis"
IMPORT_BATCH = 500
"""Mails in one transaction of an import."""


class Translator:
    """Rows of the journal -> entries of the fold."""

    def __init__(self, ruleset: str, store: Store) -> None:
        self._read = reader(ruleset)
        self._store = store
        self.ahead = Ahead(ruleset)
        self._known = -1
        """Up to which entry `_borrowed` is complete."""
        self._borrowed: set[str] = set()

    def expect(self, rows: Sequence[Row]) -> None:
        """These rows come next: with `ahead` started they are read by other processes meanwhile."""
        if self.ahead.started:
            mails = [row for row in rows if row.kind is EntryKind.MESSAGE]
            self.ahead.expect([Job(row.seq, row.raw, self.name(row), row.at, tie_of(row)) for row in mails])

    def __call__(self, row: Row) -> Entry:
        if row.kind is EntryKind.MESSAGE:
            message = self.ahead.take(row.seq)
            if message is not None:
                return message
            return translate(parse_mail(row.raw), self.name(row), row.at, tie_of(row), self._read)
        if row.kind is EntryKind.SEED:
            return Seed(row.message_id, row.at, tie_of(row), row.raw)
        if row.kind is EntryKind.ORDER:
            return order_of(row)
        raise ValueError(f"entry {row.seq}: {row.kind} is not folded")

    def name(self, row: Row) -> str:
        """The id of a mail: its Message-ID, unless it has none or another entry had it first."""
        said = bare(row.message_id)
        if not said:
            return own_id(row.content_hash)
        if row.seq > self._known:
            self._known, self._borrowed = self._store.borrowed_ids()
        if row.message_id not in self._borrowed:
            return said
        first = self._store.entries_with_id(row.message_id)[0]
        return said if first.content_hash == row.content_hash else own_id(row.content_hash)


def order_of(row: Row) -> Order:
    """A verified order as it lies in the journal: JSON with officer and commands."""
    said = json.loads(row.raw)
    commands = tuple(Command(one["verb"], one["arguments"]) for one in said["commands"])
    return Order(row.message_id, row.at, tie_of(row), said["officer"], commands)


def entry_of(
    raw: bytes, mail: Mail, stamps: Stamps, policy: Policy, *, source: str = "", imap: ImapUid | None = None
) -> NewEntry:
    """A mail as the journal takes it."""
    return NewEntry(
        kind=EntryKind.MESSAGE,
        at=effective(stamps, policy).at,
        raw=raw,
        message_id=bare(mail.message_id),
        content_hash=content_hash(mail),
        ingested_at=stamps.ingested_at,
        source=source,
        date_hdr=stamps.date_hdr,
        list_at=stamps.list_at,
        internaldate=stamps.internaldate,
        imap=imap,
    )


def found(store: Store, genesis: Genesis) -> None:
    """Notes the genesis in a new store. Raises Complaint when the store holds another game."""
    held = store.meta(GENESIS)
    text = genesis.to_json()
    if held is None:
        store.set_meta({GENESIS: text})
    elif json.loads(held) != json.loads(text):
        raise Complaint(f"store {store.name}: it holds a game with another genesis; name another store")


def genesis_of(store: Store) -> Genesis:
    """The genesis of the game in a store. Raises Complaint when there is none."""
    held = store.meta(GENESIS)
    if held is None:
        raise Complaint(f"store {store.name}: it holds no game yet; start one with `officer init GENESIS.toml`")
    return Genesis.from_json(held, f"genesis in {store.name}")


def open_game(store: Store, write: Write = silent) -> Keeper:
    """The game of a store, at the instant it has reached."""
    genesis = genesis_of(store)
    genesis.fold()  # says clearly what is wrong with a genesis of an older program
    return Keeper(genesis.nomic(), dict(genesis.tables), store, Translator(genesis.ruleset, store), write)


def replay_into(
    url: str,
    mails: Iterable[Located],
    genesis: Genesis,
    *,
    until: datetime | None = None,
    acts: BinaryIO | None = None,
    progress: Progress | None = None,
) -> tuple[dict[str, Any], Summary]:
    """Imports an archive into a store and folds it there; importing it again changes nothing."""
    told = progress or Progress()
    genesis.fold()
    with Store.open(url) as store:
        found(store, genesis)
        summary = Summary(_import(store, mails, genesis, told))
        keeper = open_game(store)
        translator = keeper.read
        set_early_aside(store, keeper.start)
        last = store.last_order()
        end = until or max(keeper.game.now, last.at if last is not None else keeper.game.now)
        told.ordered(store.count_entries().get(Status.NEW, 0))

        def folded(count: int) -> None:
            for _ in range(count):
                told.folded()

        ahead = translator.ahead if isinstance(translator, Translator) else Ahead(genesis.ruleset)
        try:
            if store.count_entries().get(Status.NEW, 0) >= WORTH_IT:
                ahead.start()
            keeper.work(end, folded)
        finally:
            ahead.close()
        counts = store.count_entries()
        summary.folded = counts.get(Status.FOLDED, 0)
        summary.before, summary.after = counts.get(Status.VOID, 0), counts.get(Status.NEW, 0)
        for one in store.acts():
            summary.verdicts[one.verdict] += 1
            if acts is not None:
                acts.write(act_line(one))
        keeper.fold.advance(end)
        return show(keeper.game), summary


def set_early_aside(store: Store, start: datetime) -> None:
    """Mails from before the genesis are part of it already."""
    for row in store.entries_by_status(Status.NEW):
        if row.at >= start:
            return
        store.set_status(row.seq, Status.VOID, "from before the genesis")


def _import(store: Store, mails: Iterable[Located], genesis: Genesis, told: Progress) -> Counts:
    """Puts every mail into the journal, copies once: as they arrived first at a public forum.

    Which copy counts is known only at the end, so the entries wait in a temporary file; memory stays flat.
    """
    public, naming = genesis.public_fora(), Naming()
    best: dict[tuple[str, str], tuple[tuple[bool, datetime, int], int, int]] = {}
    count = unread = 0
    with tempfile.TemporaryFile(prefix="officer-") as spool:
        for located in mails:
            told.read(located)
            mail = parse_mail(located.raw)
            entry = entry_of(located.raw, mail, located.stamps, ARCHIVE, source=str(located.source))
            count += 1
            key = (naming.name(mail, entry.content_hash), entry.content_hash)
            rank = (not public.intersection(travelled(mail) or mail.recipients), entry.at, count)
            unread += key not in best and (mail.sender is None or mail.auto_submitted)
            if key not in best or rank < best[key][0]:
                data = _encode(entry)
                best[key] = (rank, spool.seek(0, 2), len(data))
                spool.write(data)
        chosen = sorted(best.values(), key=lambda one: one[0][2])
        for start in range(0, len(chosen), IMPORT_BATCH):
            batch = []
            for _, offset, length in chosen[start : start + IMPORT_BATCH]:
                spool.seek(offset)
                batch.append(_decode(spool.read(length)))
            store.accept_many(batch)
    return Counts(count, count - len(best), unread)


def now() -> datetime:
    """The present instant, to the second."""
    return datetime.now(UTC).replace(microsecond=0)
