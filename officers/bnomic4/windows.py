"""Windows of announced acts: from when to when they may be done, and how long support counts (4E21, 4E22).

Time is counted in nday changes (`Clock.ndays_passed`), so a window stretches while the Clock is Off. With
D = the count at the announcement:

    way        opens                                   closes (last nday)     support until
    NDAYS      when D+3 begins ("loose" Q-25: D+2)     end of D+4             end of D+2
    SUPPORT    with the last supporter needed, at s    end of s+2             end of D+2
    RDAYS      at X = the 2nd UTC midnight after it    end of w+2             X
               (w = the count just before X)

Everything here is computed from an `Intent` and the Clock; nothing is changed but by `project`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.clock import nth_midnight
from engine.consent import Standing, Terms
from engine.game import Game
from officers.bnomic4.kinds.offices import Clock, Intent
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import rdays

NOMIC.switch(
    "Q-25",
    "strict",
    "loose",
    rule="4E21",
    question="Does the window without objection begin after nday D+2, or with it?",
)
NOMIC.switch(
    "Q-26", "objection window", "intersection", rule="4E22", question="Which window has an act that needs both?"
)
NOMIC.switch("Q-27", "after two rdays", "with 4 supporters", rule="4E50", question="When may an approval be performed?")
NOMIC.switch("Q-28", "two ndays", "three ndays", rule="4E71", question="How long is a window that rdays opened?")
NOMIC.switch("Q-31", "while a Player", "for ever", rule="4E21", question="Whose objection still counts at performance?")


class Way(StrEnum):
    """How the window of an act is measured."""

    NDAYS = "ndays"
    SUPPORT = "support"
    RDAYS = "rdays"


@dataclass(frozen=True, slots=True)
class Consent:
    """What a rule demands of an act that must be announced first."""

    way: Way
    rule: str
    objections: int | None = None
    supporters: int | None = None
    needs: tuple[str, ...] = ()
    """Parameters that the announcement must name."""


CONSENTS: dict[str, Consent] = {
    "change_motnw": Consent(Way.SUPPORT, "4E39", supporters=1, needs=("message",)),
    "approve_display": Consent(Way.RDAYS, "4E50", objections=1, supporters=4, needs=("display",)),
    "change_rule_title": Consent(Way.NDAYS, "4E36", objections=1, needs=("rule", "title")),
    "apply_tidiness_list": Consent(Way.NDAYS, "4E32", objections=1),
    "cause_beast": Consent(Way.RDAYS, "4E71", objections=1, needs=("act",)),
    "teach_trick": Consent(Way.NDAYS, "4E71", objections=1, supporters=1, needs=("effect",)),
    "activate_tweak": Consent(Way.NDAYS, "4E77", objections=1),
}
"""The acts that a rule requires to be announced; everything else is done without asking."""

WAIT_NDAYS = {"strict": 3, "loose": 2}
RDAYS_WAIT = 2


def way_of(intent: Intent) -> Way:
    """How the window of this intent is measured."""
    return CONSENTS[intent.action].way


def terms(intent: Intent) -> Terms:
    """How much opposition ends it, and how much support it needs."""
    return Terms(intent.objections, intent.supporters_needed)


def announced_at_count(game: Game, intent: Intent) -> int:
    """D of an intent; one from before the genesis is dated back by the midnights since, the Off ones left out."""
    if intent.announced_nday is not None:
        return intent.announced_nday
    clock = game.the(Clock)
    announced = intent.announced or game.now
    days = 0
    while nth_midnight(announced, days + 1) <= game.now:
        days += 1
    off = 0 if clock.on else clock.ndelay
    return clock.ndays_passed - max(0, days - off)


def rdays_end(game: Game, intent: Intent) -> datetime | None:
    """X: the midnight that ends a waiting time of two rdays."""
    return rdays(game, intent.announced, RDAYS_WAIT) if intent.announced is not None else None


def counted(game: Game, people: tuple[object, ...]) -> int:
    """How many of the objectors or supporters count now."""
    if game.reading("Q-31") == "for ever":
        return len(people)
    return sum(isinstance(one, Player) for one in people)


def first_nday(game: Game, intent: Intent) -> int | None:
    """The count at which the window opens, as far as it can be told by counting ndays."""
    if way_of(intent) is Way.NDAYS:
        return announced_at_count(game, intent) + WAIT_NDAYS[game.reading("Q-25")]
    return intent.supported_nday if way_of(intent) is Way.SUPPORT else intent.window_nday


def last_nday(game: Game, intent: Intent) -> int | None:
    """The count of the last nday of the window."""
    if way_of(intent) is Way.NDAYS:
        last = announced_at_count(game, intent) + 4
        if game.reading("Q-26") == "intersection" and intent.supported_nday is not None:
            last = min(last, intent.supported_nday + 2)
        return last
    if way_of(intent) is Way.SUPPORT:
        return None if intent.supported_nday is None else intent.supported_nday + 2
    extra = 3 if game.reading("Q-28") == "three ndays" else 2
    return None if intent.window_nday is None else intent.window_nday + extra


def standing(game: Game, intent: Intent, passed: int | None = None) -> Standing:
    """How things stand; `passed` replaces the Clock's count for what ends (the end of an nday is one ahead)."""
    now = game.the(Clock).ndays_passed
    ahead = now if passed is None else passed
    first, last = first_nday(game, intent), last_nday(game, intent)
    supporters = counted(game, intent.supporters)
    opened = first is not None and now >= first
    if intent.action == "approve_display" and game.reading("Q-27") == "with 4 supporters":
        opened = opened or supporters >= (intent.supporters_needed or 0)
    if way_of(intent) is Way.RDAYS:
        support_closed = intent.window_nday is not None
    else:
        support_closed = ahead > announced_at_count(game, intent) + 2
    return Standing(
        objectors=counted(game, intent.objectors),
        supporters=supporters,
        opened=opened,
        closed=last is not None and ahead > last,
        support_closed=support_closed,
    )


def objections_closed(game: Game, intent: Intent) -> bool:
    """Whether objections come too late: an approval wants none within two rdays (4E50, Q-27), else they count."""
    if intent.action != "approve_display" or game.reading("Q-27") != "after two rdays":
        return False
    return intent.window_nday is not None


def project(game: Game, intent: Intent) -> None:
    """Sets `opens` and `closes`: what happened, or what will happen if the Clock stays On (unknown while Off)."""
    clock = game.the(Clock)
    stand = standing(game, intent)
    first, last = first_nday(game, intent), last_nday(game, intent)
    if stand.opened:
        if intent.opens is None or intent.opens > game.now:
            intent.opens = game.now
    elif way_of(intent) is Way.RDAYS:
        intent.opens = rdays_end(game, intent)
    else:
        intent.opens = _midnight(game, clock, first)
    if not stand.closed:
        intent.closes = _midnight(game, clock, None if last is None else last + 1)


def _midnight(game: Game, clock: Clock, count: int | None) -> datetime | None:
    if count is None or not clock.on or clock.emergency:
        return None
    steps = count - clock.ndays_passed
    return nth_midnight(game.now, steps) if steps >= 1 else None
