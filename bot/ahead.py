"""Reads mails ahead of the fold in processes of their own: reading is pure, so where it happens does not matter.

Only a long backlog is worth it (an import, a first start on an archive): starting the processes costs about a
second of their own. What a process cannot read for any reason is read again in place, so a fault shows there.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import datetime

from bot.reading import reader
from bot.translate import translate
from engine.journal import Message
from parsers.mime import parse_mail

WORTH_IT = 1000
"""Mails that wait before processes are started: their start takes as long as reading about as many."""
CHUNK = 25
"""Mails handed over at once: some tens of milliseconds of work, so that the fold never waits long."""
PROCESSES = 2


@dataclass(frozen=True, slots=True)
class Job:
    """One mail to read: its bytes and what it is called."""

    seq: int
    raw: bytes
    name: str
    at: datetime
    tie: int


def read_chunk(ruleset: str, jobs: Sequence[Job]) -> list[Message]:
    """The messages of a chunk, in order; runs in another process."""
    read = reader(ruleset)
    return [translate(parse_mail(job.raw), job.name, job.at, job.tie, read) for job in jobs]


class Ahead:
    """Messages being read elsewhere, by the number of their entry."""

    def __init__(self, ruleset: str) -> None:
        self._ruleset = ruleset
        self._pool: ProcessPoolExecutor | None = None
        self._chunks: dict[int, tuple[Future[list[Message]], int]] = {}

    def start(self) -> None:
        """Starts the processes; harmless when they run already."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(PROCESSES, mp_context=context)

    @property
    def started(self) -> bool:
        return self._pool is not None

    def expect(self, jobs: Sequence[Job]) -> None:
        """Begins to read these mails, unless they are being read already."""
        if self._pool is None:
            return
        fresh = [job for job in jobs if job.seq not in self._chunks]
        for start in range(0, len(fresh), CHUNK):
            chunk = fresh[start : start + CHUNK]
            future = self._pool.submit(read_chunk, self._ruleset, chunk)
            for place, job in enumerate(chunk):
                self._chunks[job.seq] = (future, place)

    def take(self, seq: int) -> Message | None:
        """The message of an entry, waited for if need be; None when it was not expected or could not be read."""
        found = self._chunks.pop(seq, None)
        if found is None:
            return None
        future, place = found
        try:
            return future.result()[place]
        except BrokenProcessPool:
            self._pool = None
            self._chunks.clear()
            return None
        except Exception:  # noqa: BLE001  (it is read again in place, where the fault is told with its entry)
            return None

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
        self._chunks.clear()
