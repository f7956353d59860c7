"""DNS as the judges of mail ask it: TXT records by name, within a time that is spent once for a whole batch.

A name that has no record is an answer; a server that does not answer is trouble (`DnsTrouble`). Trouble never costs a
mail: what could not be asked counts as not proven, and says so. Answers are kept for an hour, troubles for a minute.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

import dns.exception
import dns.name
import dns.rdatatype
import dns.resolver

KEPT_SECONDS = 3600.0
"""Keys of mail domains change once in months; an hour is what most of them publish as their lifetime."""
TROUBLE_SECONDS = 60.0
MOST_KEPT = 1000
"""Names kept at once: a stranger can make us ask for any number of them."""
LONGEST_NAME = 253


class DnsTrouble(Exception):
    """The question could not be answered now."""


class Resolver(Protocol):
    """What answers questions for TXT records."""

    def txt(self, name: str) -> bytes | None:
        """The strings of the first TXT record joined, or None where there is none. Raises DnsTrouble."""
        ...


class NoDns:
    """Asks nobody: for replays, where the keys of that day are long gone."""

    def txt(self, name: str) -> bytes | None:
        """Raises DnsTrouble, always."""
        raise DnsTrouble("DNS is not asked")


class Dns:
    """The servers of this machine's configuration, or those given. Safe to use from several threads."""

    def __init__(
        self,
        servers: tuple[str, ...] = (),
        seconds: float = 3.0,
        batch_seconds: float = 20.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._servers = servers
        self._seconds = seconds
        self._batch = batch_seconds
        self._clock = clock
        self._until = 0.0
        self._resolver: dns.resolver.Resolver | None = None
        self._kept: dict[str, tuple[float, bytes | None, str]] = {}

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Questions asked inside share one limit of time."""
        self._until = self._clock() + self._batch
        try:
            yield
        finally:
            self._until = 0.0

    def txt(self, name: str) -> bytes | None:
        """The strings of the first TXT record joined, or None where there is none. Raises DnsTrouble."""
        key, now = name.rstrip(".").lower(), self._clock()
        if not key or len(key) > LONGEST_NAME:
            return None
        known = self._kept.get(key)
        if known is None or known[0] <= now:
            known = self._ask(key, now)
            while len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = known
        if known[2]:
            raise DnsTrouble(known[2])
        return known[1]

    def _ask(self, name: str, now: float) -> tuple[float, bytes | None, str]:
        left = self._seconds if not self._until else min(self._seconds, self._until - now)
        if left <= 0:
            return now, None, "DNS was too slow for this batch of mail"
        try:
            answer = self._ready().resolve(name, dns.rdatatype.TXT, lifetime=left, search=False)
        except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer, dns.name.LabelTooLong, dns.name.EmptyLabel):
            return now + KEPT_SECONDS, None, ""
        except (dns.exception.DNSException, OSError, UnicodeError) as error:
            return now + TROUBLE_SECONDS, None, f"DNS did not answer ({type(error).__name__})"
        for record in answer:
            return now + KEPT_SECONDS, b"".join(record.strings), ""
        return now + KEPT_SECONDS, None, ""

    def _ready(self) -> dns.resolver.Resolver:
        if self._resolver is None:
            self._resolver = dns.resolver.Resolver(configure=not self._servers)
            if self._servers:
                self._resolver.nameservers = list(self._servers)
        return self._resolver
