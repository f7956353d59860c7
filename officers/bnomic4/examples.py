"""How old an Example of an Indictment is (Rule 4E72): dates that its text names, by the Clock or by UTC.

An Example must have occurred no more than one nweek before the Indictment. Only what is plainly dated can be refused;
a text without a date is left to the Judge and the Jury.
"""

from __future__ import annotations

import re
from datetime import date

from engine.expressions import expression
from engine.game import Game
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import NDAY_NAMES, NDAYS, REMEMBERED

NOMIC.switch("Q-72", "one nweek", "this or the last", rule="4E72", question="How old may an Example be?")

_NWEEK = expression(r"\bnweek (\d+)\b", re.IGNORECASE)
_NDAY = expression(r"\bnday (\d+)\b", re.IGNORECASE)
_NAMED = expression(rf"\b({'|'.join(NDAY_NAMES)}) of nweek\b", re.IGNORECASE)
_ISO = expression(r"\b(\d{4})-(\d\d)-(\d\d)\b")


def too_old(game: Game, example: str) -> str:
    """Why the Example is too old to be one, "" if that cannot be said."""
    clock = game.the(Clock)
    nweeks = {int(one) for one in _NWEEK.findall(example)}
    if len(nweeks) != 1:
        return _by_date(game, example)
    nweek = nweeks.pop()
    if nweek > clock.nweek:
        return "the Example is yet to come"
    nday = _nday(example)
    return _since(game, nweek, nday if nday is not None else NDAYS)


def _since(game: Game, nweek: int, nday: int) -> str:
    """Whether more than one nweek has passed since that nday, by the duration rule (4E14) or by whole nweeks (Q-72)."""
    clock = game.the(Clock)
    if game.reading("Q-72") == "this or the last":
        young = nweek >= clock.nweek - 1
    else:
        young = (nweek + 1, nday) >= (clock.nweek, clock.nday)
    return "" if young else "the Example is older than one nweek"


def _nday(example: str) -> int | None:
    numbers = {int(one) for one in _NDAY.findall(example)}
    named = {[each.lower() for each in NDAY_NAMES].index(one.lower()) + 1 for one in _NAMED.findall(example)}
    found = numbers or named
    return found.pop() if len(found) == 1 else None


def _by_date(game: Game, example: str) -> str:
    """The same for the nday on which a calendar date fell, as far back as the ndays are remembered."""
    dates = _ISO.findall(example)
    if len(dates) != 1:
        return ""
    try:
        day = date(*map(int, dates[0])).toordinal()
    except ValueError:
        return ""
    if day > game.now.toordinal():
        return "the Example is yet to come"
    clock = game.the(Clock)
    before = [(nweek, nday) for began, nweek, nday in clock.began if began <= day]
    if not before:
        return "the Example is older than one nweek" if len(clock.began) == REMEMBERED else ""
    return _since(game, *before[-1])
