"""Reads the mails of a service in a process of its own, which is ended when one takes too long.

While an expression is searched no other thread of its process runs, so a mail that blows one up would stop the service,
its pages and its mail alike, and nothing within that process could break it off. Apart, it costs the time that a mail
is given, and a new process.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import threading
from collections.abc import Iterator
from concurrent.futures import TimeoutError as Late
from contextlib import contextmanager

from pebble import ProcessExpired, ProcessPool

from bot import reading
from bot.reading import Understand
from engine.acts import Reading
from engine.expressions import compile_all
from parsers.mail.mime import Mail

TRIES = 2
"""A mail is read again, in a new process, before it is given up: a machine may have slept meanwhile, or run short of
memory for a moment."""

log = logging.getLogger("officer.apart")


class Apart:
    """The process, with the words of one ruleset; started at once, and again whenever it has ended."""

    def __init__(self, ruleset: str, understand: Understand = reading.understand) -> None:
        self._ruleset = ruleset
        self._understand = understand
        self._lock = threading.Lock()
        self._pool = self._start()

    def _start(self) -> ProcessPool:
        there = multiprocessing.get_context("spawn")  # a copy of a process with threads may hold their locks
        pool = ProcessPool(max_workers=1, initializer=prepare, initargs=[self._ruleset], context=there)
        pool.schedule(int)  # it learns the words while the service begins
        return pool

    def read(self, ruleset: str, mail: Mail) -> Reading:
        """What a mail says; in any thread. Raises TookTooLongError, and ProcessExpired when it ended the process."""
        for left in reversed(range(TRIES)):
            try:
                job = self._running().schedule(self._understand, args=[ruleset, mail], timeout=reading.PATIENCE)
                return job.result()
            except Late:
                if not left:
                    raise reading.TookTooLongError from None
                log.warning("a mail took more than %g s to read; it is read again", reading.PATIENCE)
            except ProcessExpired as end:
                if not left:
                    raise
                log.warning("the process that reads ended (status %s); the mail is read again", end.exitcode)
        raise AssertionError("not reached")

    def _running(self) -> ProcessPool:
        with self._lock:
            if not self._pool.active:
                log.warning("the process that reads cannot be reached; another is started")
                self._end()
                self._pool = self._start()
            return self._pool

    def _end(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()

    def close(self) -> None:
        """Ends the process, and what it is doing."""
        with self._lock:
            self._end()


def prepare(ruleset: str) -> None:
    """Makes a new process ready, so that no mail waits for what it is the first to need."""
    reading.compiled(ruleset)
    compile_all()
    gc.collect()
    gc.freeze()  # nor for a search for garbage among the phrases and expressions, which are all kept


@contextmanager
def apart(ruleset: str) -> Iterator[Apart]:
    """All mails are read apart while the body runs. Raises officers.UnknownRuleset at the first of another ruleset."""
    there = Apart(ruleset)
    try:
        with reading.read_by(there.read):
            yield there
    finally:
        there.close()
