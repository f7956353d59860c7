"""The journal of a store as the fold takes it, and the game that a store holds.

A row of the journal is its bytes and stamps; `Translator` turns it into a message (or an order, or a seed), the
same each time. The genesis lies in the store too, so that a store alone is enough to go on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, BinaryIO

from bot.copies import counts_instead
from bot.cycles import rarely_sought
from bot.entries import BEFORE_GENESIS, KEPT_HERE, order_of, tie_of
from bot.errors import Complaint
from bot.genesis import Genesis
from bot.keeper import Keeper, Write, silent
from bot.mail.archive import Located
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.orders.forms import Spot
from bot.orders.mails import read_order
from bot.orders.past import correction_of
from bot.orders.restored import after_restore, restores
from bot.reading import reader, said
from bot.replay import Progress, Summary
from bot.reports import act_line
from bot.spool import Spool
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, NewEntry, Status
from bot.store.store import Store
from bot.translate import bare, hash_of, name_of, translate
from bot.trust.judge import judged
from bot.trust.signing import certificates, looks_signed, with_signature
from engine.acts import Reading
from engine.game import Game
from engine.journal import Entry, Message, Order, Seed
from engine.state import show
from parsers.mail.mime import Mail, parse_mail

GENESIS = "genesis"


class Translator:
    """Rows of the journal -> entries of the fold."""

    def __init__(self, ruleset: str, store: Store, spool: Spool | None = None, domain: str = "") -> None:
        self._read = reader(ruleset)
        self._store = store
        self._spool = spool
        """Mails that were read already, when they were imported."""
        self._domain = domain
        """The officer's own, whose mail is never answered."""
        self._known = -1
        """Up to which entry `_borrowed` is complete."""
        self._borrowed: set[str] = set()

    def __call__(self, row: Row, game: Game) -> Entry:
        if row.kind is EntryKind.MESSAGE:
            return self._message(row, game)
        if row.kind is EntryKind.SEED:
            return Seed(row.message_id, row.at, tie_of(row), row.raw)
        if row.kind is EntryKind.ORDER:
            return order_of(row) if row.source == KEPT_HERE else self._order(row, game)
        if row.kind is EntryKind.CORRECTION:
            return correction_of(row)
        raise ValueError(f"entry {row.seq}: {row.kind} is not folded")

    def _message(self, row: Row, game: Game) -> Message:
        """The mail of a row: what it says, how surely its author said it, and whose key signed it."""
        name, tie = self.name(row), tie_of(row)
        message = self._spool.message(row, name, tie) if self._spool is not None else None
        if message is None:
            message = translate(parse_mail(row.raw), name, row.at, tie, self._read)
        if looks_signed(row.raw):
            mail, known = parse_mail(row.raw), certificates(game)

            def again(covered: Mail) -> Message:
                return translate(covered, name, row.at, tie, self._read)

            message = with_signature(message, mail, row.raw, known, row.facts, again)
        judgement = judged(row.facts)
        return message if judgement is None else replace(message, trust=str(judgement.level))

    def _order(self, row: Row, game: Game) -> Order:
        order = read_order(row, self.name(row), certificates(game), self, self._domain)
        return after_restore(order, restores(self._store))

    def read(self, words: str) -> Reading:
        """What words of an order say when a player says them."""
        return said(self._read, words)

    def spot(self, message_id: str) -> Spot | None:
        """Where a message of that id lies in the journal, and the actions that were read in it."""
        for row in self._store.entries_named(message_id, hash_of(message_id)):
            if row.kind is EntryKind.MESSAGE and self.name(row) == message_id:
                message = translate(parse_mail(row.raw), message_id, row.at, 0, self._read)
                return Spot(message_id, row.at, message.reading.numbered.actions)
        return None

    def name(self, row: Row) -> str:
        """The id of a mail: its Message-ID, unless it has none or another entry had it first."""
        claimed = bare(row.message_id)
        if row.seq > self._known:
            self._known, more = self._store.borrowed_ids(after=self._known)
            self._borrowed |= more
        borrowed = bool(claimed) and row.message_id in self._borrowed
        if borrowed:
            borrowed = self._store.first_hash(row.message_id) != row.content_hash
        return name_of(claimed, row.content_hash, borrowed=borrowed)


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


def ruleset_in(url: str) -> str:
    """The ruleset of the game in the store at the URL. Raises Complaint and StoreError."""
    with Store.open(url) as store:
        return genesis_of(store).ruleset


def open_game(store: Store, write: Write = silent, spool: Spool | None = None) -> Keeper:
    """The game of a store, at the instant it has reached; mails of the spool are not read again."""
    genesis = genesis_of(store)
    genesis.fold()  # says clearly what is wrong with a genesis of an older program
    read = Translator(genesis.ruleset, store, spool)
    return Keeper(genesis.nomic(), dict(genesis.tables), store, read, write)


@rarely_sought()
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
    with Store.open(url) as store, store.hurried(), Spool(genesis.ruleset, genesis.public_fora()) as spool:
        found(store, genesis)
        keeper = open_game(store, spool=spool)
        spool.fill(mails, told.read)
        told.ordered(len(spool))
        summary = Summary(spool.counts)

        def folded(count: int) -> None:
            for _ in range(count):
                told.folded()

        accept(keeper, spool, until, folded)
        last = store.last_order()
        end = until or max(keeper.game.now, last.at if last is not None else keeper.game.now)
        keeper.work(end, folded)
        counts = store.count_entries()
        summary.folded, summary.aside = counts.get(Status.FOLDED, 0), counts.get(Status.ASIDE, 0)
        summary.before, summary.after = counts.get(Status.VOID, 0), counts.get(Status.NEW, 0)
        for one in store.acts():
            summary.verdicts[one.verdict] += 1
            if acts is not None:
                acts.write(act_line(one))
        keeper.fold.advance(end)
        return show(keeper.game), summary


def accept(keeper: Keeper, spool: Spool, until: datetime | None, folded: Callable[[int], None]) -> None:
    """Puts every mail of an archive into the journal; in a new store they are folded as soon as their turn has come."""
    new = keeper.place is None
    public = genesis_of(keeper.store).public_fora()
    for batch in spool.batches():
        accepted = keeper.store.accept_many(batch.entries)
        for entry, answer in zip(batch.entries, accepted, strict=True):
            if answer.duplicate:
                _take_copy(keeper.store, entry, public)
        keeper.store.void_before(keeper.start, BEFORE_GENESIS)
        if new and batch.before is not None:
            complete = batch.before - datetime.resolution
            keeper.fold_waiting(complete if until is None else min(complete, until), folded)


def _take_copy(store: Store, entry: NewEntry, public: Collection[str]) -> None:
    """Keeps a copy of what the journal holds; it takes the place of that where it is the copy that counts."""
    held = store.same_as(entry)
    if held is None or held.raw == entry.raw:
        return
    stamps = Stamps(entry.ingested_at, entry.date_hdr, entry.list_at, entry.internaldate)
    arrival = store.keep(entry.raw, stamps, Source(Carrier.FILE, entry.source))
    store.sort(arrival.id, entry, counts=counts_instead(entry, parse_mail(entry.raw), held, public))


def now() -> datetime:
    """The present instant, to the second."""
    return datetime.now(UTC).replace(microsecond=0)
