"""Seconds of CPU that mean the same on every machine.

A limit in seconds says nothing by itself: a processor that is older, or that two workers share, takes twice as long for
everything. So what a piece of work took is told in the seconds of one machine, the one on which the limits were set: by
how long the standard library takes, just before and just after, for parsing a mail that never changes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from email import message_from_bytes, policy

NOMINAL = 0.0205
"""Seconds that `yardstick` takes on the machine of the limits while it does nothing else."""
ROUNDS = 10
MAIL = (
    b"From: Ada <ada@players.example>\r\nTo: business@lists.example\r\nSubject: Re: [business] Ballot\r\n"
    b"Date: Fri, 01 Aug 2008 12:00:00 +0000\r\nMessage-ID: <one@players.example>\r\nMIME-Version: 1.0\r\n"
    b'Content-Type: multipart/alternative; boundary="b"\r\n\r\n'
    + b"".join(
        b"--b\r\nContent-Type: text/%s; charset=utf-8\r\n\r\n" % kind + b"I vote FOR 1.\r\n" * 20
        for kind in (b"plain", b"html")
    )
    + b"--b--\r\n"
)


def spent(work: Callable[[], object]) -> float:
    """Seconds of this process's own time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def yardstick() -> None:
    """The work that everything is measured by."""
    for _ in range(ROUNDS):
        mail = message_from_bytes(MAIL, policy=policy.default)
        body = mail.get_body(("plain", "html"))
        assert body is not None
        body.get_content()
        str(mail["subject"] + mail["date"])


def paced(work: Callable[[], object], tries: int = 3) -> float:
    """What the work takes, in seconds of the machine of the limits: the least of some tries.

    A machine that is faster gains nothing by it, so that no limit is met on it by less than the seconds that it says.
    """
    return min(_once(work) for _ in range(tries))


def measured(work: Callable[[], object], limit: float) -> float:
    """What the work takes; measured with care only where it seems to be over a limit."""
    took = spent(work)
    return took if took <= limit else paced(work)


def _once(work: Callable[[], object]) -> float:
    before = spent(yardstick)
    took = spent(work)
    return took * min(1.0, 2 * NOMINAL / (before + spent(yardstick)))
