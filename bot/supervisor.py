"""Tells systemd how the service is (sd_notify(3)): ready, alive, stopping. Without a supervisor nothing is said.

A program that hangs in one mail - an expression that takes for ever lets no other thread run - cannot notice it itself.
So a thread of the interpreter's own ends it (`end_if_hanging`), whoever supervises it starts it again, and the mail is
put aside after three times like any other that ends the program (bot/keeper.py).
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
from contextlib import suppress

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


HANGING = 240.0
"""Seconds without a sign of life after which the program is ended; a mail takes a quarter of a second at most."""


def tell(state: str) -> None:
    """Sends one word to the supervisor; one that does not listen is none of our troubles."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place.startswith(("/", "@")):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.sendto(state.encode(), f"\0{place[1:]}" if place.startswith("@") else place)


def interval() -> float | None:
    """Seconds after which the supervisor wants a sign of life; None when it wants none of us."""
    wanted, who = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID", "")
    if not wanted.isdigit() or int(wanted) == 0 or who not in ("", str(os.getpid())):
        return None
    return int(wanted) / 1_000_000


async def end_if_hanging(stop: asyncio.Event, after: float = HANGING) -> None:
    """Ends the program with status 1, and tells on standard error where it was, when this loop stands still so long."""
    try:
        while not stop.is_set():
            faulthandler.dump_traceback_later(after, exit=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), after / 4)
    finally:
        faulthandler.cancel_dump_traceback_later()


async def stay_alive(stop: asyncio.Event) -> None:
    """Gives a sign of life twice in each interval until `stop`: a loop that hangs gives none and is ended for it."""
    pause = interval()
    while pause is not None and not stop.is_set():
        tell(ALIVE)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause / 2)
