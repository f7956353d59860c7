"""Reads the mails of a long archive in processes of their own: reading is pure, so where it happens does not matter.

`prepared` gives every mail with what was found in it, in the order of the archive, whatever the number of
processes; an archive that is not worth their start is read in place. What cannot be read because of a fault of
ours comes back without a message: the fold reads it again, where the fault is told with its entry.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain, islice
from typing import TypeVar

import msgspec

from bot.reading import reader
from bot.store.dedupe import content_hash
from bot.translate import Reader, bare, translate
from engine.journal import Message
from parsers.mail.mime import parse_mail

WORTH_IT = 200
"""Mails of an archive before processes are started: a copy of this one takes as long as reading some ten."""
CHUNK = 25
"""Mails handed over at once: some tens of milliseconds of work."""
WINDOW = 32
"""Chunks under way: enough to keep every process busy while mails are folded, little enough for flat memory."""
MOST_PROCESSES = 4
"""More would only wait for the one process that hands out the mails."""

PATIENCE = 0.5
"""Seconds between two looks at processes that are to end."""

log = logging.getLogger("officer.ahead")
T = TypeVar("T")
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Message).decode
_NOWHEN = datetime(1970, 1, 1, tzinfo=UTC)


class Prepared(msgspec.Struct, frozen=True):
    """What a mail says about itself, before it has a place in a journal."""

    said: str
    """Its Message-ID, bare; empty when it has none."""
    digest: str
    """Its content hash."""
    packed: bytes | None
    """The message, nameless and timeless, packed; None when reading it failed."""


_decode_chunk = msgspec.msgpack.Decoder(list[Prepared]).decode


def unpack(packed: bytes, name: str, at: datetime, tie: int) -> Message:
    """A packed message under its name, at its place."""
    m = _decode(packed)
    return replace(m, id=name, at=at, tie=tie, reading=replace(m.reading, message_id=name))


def prepare(raw: bytes, read: Reader) -> Prepared:
    """One mail; pure in its bytes."""
    mail = parse_mail(raw)
    try:
        packed = _encode(translate(mail, "", _NOWHEN, 0, read))
    except Exception:
        log.exception("a mail cannot be read ahead")
        packed = None
    return Prepared(bare(mail.message_id), content_hash(mail), packed)


def prepare_chunk(ruleset: str, raws: Sequence[bytes]) -> list[Prepared]:
    """Several mails."""
    read = reader(ruleset)
    return [prepare(raw, read) for raw in raws]


def _prepare_there(ruleset: str, raws: Sequence[bytes]) -> bytes:
    """Several mails, in another process: packed, which costs both sides less than pickling."""
    return _encode(prepare_chunk(ruleset, raws))


def prepared(ruleset: str, items: Iterable[T], raw_of: Callable[[T], bytes]) -> Iterator[tuple[T, Prepared]]:
    """Every item with what its mail says, in order."""
    source = iter(items)
    head = list(islice(source, WORTH_IT))
    read = reader(ruleset)
    if len(head) < WORTH_IT:
        yield from ((one, prepare(raw_of(one), read)) for one in head)
        return
    workers = min(MOST_PROCESSES, max(2, os.cpu_count() or 2))
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context(_start()))
    try:
        yield from _elsewhere(pool, ruleset, chain(head, source), raw_of)
    finally:
        _shut_down(pool)


def _shut_down(pool: ProcessPoolExecutor) -> None:
    """Ends the processes.

    Where they were killed while mails were handed to them, Python 3.11.2 waits for ever for the rest to be taken (its
    issue 94777); what nobody takes any more is thrown away instead.
    """
    manager: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
    calls = getattr(pool, "_call_queue", None)
    pool.shutdown(wait=manager is None, cancel_futures=True)
    while manager is not None and manager.is_alive():
        manager.join(PATIENCE)
        if manager.is_alive() and getattr(pool, "_broken", False) and calls is not None:
            calls._reader.close()


def _start() -> str:
    """How processes are started: as copies of this one, which knows the words already, if nothing else runs in it."""
    alone = threading.active_count() == 1 and sys.platform == "linux"  # elsewhere the system's libraries mind a copy
    return "fork" if alone else "spawn"


def _elsewhere(
    pool: ProcessPoolExecutor, ruleset: str, items: Iterator[T], raw_of: Callable[[T], bytes]
) -> Iterator[tuple[T, Prepared]]:
    """Hands out chunks and takes the answers back in order."""
    waiting: deque[tuple[list[T], Future[bytes] | None]] = deque()
    while True:
        chunk = list(islice(items, CHUNK))
        if chunk:
            waiting.append((chunk, _submit(pool, ruleset, [raw_of(one) for one in chunk])))
        if len(waiting) >= WINDOW or not chunk:
            if not waiting:
                return
            first, future = waiting.popleft()
            yield from zip(first, _answers(future, ruleset, first, raw_of), strict=True)


def _submit(pool: ProcessPoolExecutor, ruleset: str, raws: list[bytes]) -> Future[bytes] | None:
    try:
        return pool.submit(_prepare_there, ruleset, raws)
    except BrokenProcessPool:
        return None


def _answers(
    future: Future[bytes] | None, ruleset: str, chunk: list[T], raw_of: Callable[[T], bytes]
) -> list[Prepared]:
    """What a process found; when the processes died (memory, a signal) the chunk is read in place."""
    if future is not None:
        try:
            return _decode_chunk(future.result())
        except BrokenProcessPool:
            log.warning("the reading processes ended; going on without them")
    return prepare_chunk(ruleset, [raw_of(one) for one in chunk])
