"""The reader of a ruleset, compiled once and called with a parsed mail and the id it goes by.

Reading is made to end within a quarter of a second, whatever a mail holds. Should a mail be found for which that is not
so, its reading is broken off and the whole of it is held for a human: in a command or a process that reads ahead by a
signal, in the service by ending the process in which it reads (bot/apart.py).
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import FrameType

import officers
from bot.cycles import rarely_sought
from bot.translate import Reader
from engine.acts import Reading, Unclear
from parsers.acts.held.suspect import MISREAD
from parsers.mail.mime import Mail, parse_mail
from parsers.reader import Reader as Compiled

PATIENCE = 20.0
"""Seconds of the clock for one mail: eighty times what reading one may take at the most."""
BROKEN_OFF = "it took too long to read"
SHOWN = 80
"""Characters of such a mail that are shown."""

log = logging.getLogger("officer.reading")

Understand = Callable[[str, Mail], Reading]
"""(ruleset, mail) -> what it says. Raises TookTooLongError."""


class TookTooLongError(Exception):
    """The time for what was to be done ran out."""


@cache
@rarely_sought()
def compiled(ruleset: str) -> Compiled:
    """The reader with the ruleset's words. Raises officers.UnknownRuleset."""
    return Compiled(officers.phrasebook(ruleset))


def said(read: Reader, words: str) -> Reading:
    """What words alone say, as a player would mean them in a mail of his. Who says them has looked at what they are
    read as, so that nothing of it is only suspected to be misread."""
    reading = read(parse_mail(b"From: player@invalid\nSubject: said\n\n" + words.encode("utf-8", "replace")), "")
    suspects = [one.act for one in reading.unclear if one.why == MISREAD and one.act is not None]
    if not suspects:
        return reading
    acts = sorted((*reading.acts, *suspects), key=lambda act: act.start)
    return replace(reading, acts=tuple(acts), unclear=tuple(one for one in reading.unclear if one.why != MISREAD))


def understand(ruleset: str, mail: Mail) -> Reading:
    """Reads in place. Raises TookTooLongError, but only in the first thread of a process, and UnknownRuleset."""
    with patience(PATIENCE):
        return compiled(ruleset).read_mail(mail)


_place: list[Understand] = [understand]
"""Where mails are read, the last one being the one that counts."""


@contextmanager
def read_by(there: Understand) -> Iterator[None]:
    """All mails of this process are read there while the body runs, in whatever thread."""
    _place.append(there)
    try:
        yield
    finally:
        _place.remove(there)


def reader(ruleset: str) -> Reader:
    """A function (mail, id) -> reading under that id. Raises officers.UnknownRuleset, at the latest then."""
    if len(_place) == 1:
        compiled(ruleset)  # what is wrong with it is told at once

    def read(mail: Mail, name: str) -> Reading:
        try:
            return replace(_place[-1](ruleset, mail), message_id=name)
        except TookTooLongError:
            log.error("reading %s took more than %g s: all of it is held", name or "a mail", PATIENCE)
            end = min(len(mail.body), SHOWN)
            return Reading(name, unclear=(Unclear(mail.body[:end], 0, end, BROKEN_OFF),))

    return read


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Breaks off what takes longer, a search of an expression too. Raises TookTooLongError.

    Only the first thread of a process can be told of the time: in any other, and where somebody else waits for the
    same signal, nothing is broken off.
    """
    first = threading.current_thread() is threading.main_thread()
    if not first or signal.getsignal(signal.SIGALRM) is not signal.SIG_DFL:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TookTooLongError

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
