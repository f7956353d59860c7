"""The Clock (Rules 4E14, 4E31, 4E75): midnights, turning On and Off, durations.

Exactly one thing changes at a UTC midnight: the nday (and with it perhaps the nweek) when the Clock is On,
the ndelay when it is Off. Durations count such changes, so they are kept as counters (`Mark`), not instants;
durations in rdays are plain UTC midnights. Order at a midnight: what ends, the change, what begins.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from engine.clock import DAY, next_midnight, nth_midnight
from engine.errors import Illegal
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.kinds.documents import Ballot, Proposal
from officers.bnomic4.kinds.offices import Clock, Ministry
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import is_minister

NDAYS = 12
VOTING_FROM = 9
NYEAR = 10
JIFFY = 3
"""A Jiffy in rdays (Rule 4E30)."""
REMEMBERED = 2 * NDAYS + 1
"""Ndays whose beginning is remembered: more than the two nweeks that durations of one nweek can touch."""
INSTANT = timedelta(microseconds=1)
NDAY_NAMES = (
    "Breakday", "Winday", "Mulberry", "Tango", "Wonko", "Halfday",
    "Joel", "Rushnight", "Ballotday", "Teucer", "Zarpint", "Thirnight",
)  # fmt: skip
"""Rule 4E31 has a thirteenth, which no nday can bear (Q-02)."""

NOMIC.switch(
    "Q-24",
    "after the midnight",
    "from the end",
    rule="4E14",
    question="Does the midnight at which something happens at an nday's end count as the first of a duration in rdays?",
)
NOMIC.switch("Q-62", "either", "sum", rule="4E18", question="How are ndays and ndelays of one period counted?")
NOMIC.switch(
    "Q-22", "both apply", "suspended", rule="4E14", question="Must the MoM turn on the Clock that he has turned off?"
)
NOMIC.switch("Q-21", "strict", "loose", rule="4E14", question="May the MoM turn the Clock on during a vacancy?")
NOMIC.switch("Q-23", "matching", "fresh", rule="4E14", question="Which ballot lets the Chairman turn the Clock on?")


# -- durations --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark:
    """Where the Clock's counters stood when a duration began."""

    ndays: int
    ndelays: int


def mark(clock: Clock) -> Mark:
    """A duration that begins now."""
    return Mark(clock.ndays_passed, clock.ndelays_passed)


def jiffy(game: Game, start: datetime) -> datetime:
    """When a Jiffy ends that begins at `start`: the third UTC midnight after it."""
    return rdays(game, start, JIFFY)


def rdays(game: Game, start: datetime, count: int) -> datetime:
    """When `count` rdays end that began at `start`: the count-th UTC midnight strictly after it (Q-24).

    Midnights within a State of Emergency do not count (Rule 4E0), as far as they are known by now.
    """
    end = nth_midnight(start, count)
    frozen = game.the(Clock).frozen
    for day in frozen[bisect_right(frozen, start.toordinal()) :]:
        if midnight_of(day) <= end:
            end += DAY
    return end


def midnight_of(day: int) -> datetime:
    """The UTC midnight with which a day (as `date.toordinal`) begins."""
    return datetime.fromordinal(day).replace(tzinfo=UTC)


def now_for_rdays(game: Game) -> datetime:
    """The instant from which a duration in rdays that begins now is counted.

    What begins at the end of an nday begins just before the midnight; whether that midnight is the first of
    the duration is doubtful (Q-24).
    """
    if game.the(Clock).ending and game.reading("Q-24") == "from the end":
        return game.now - INSTANT
    return game.now


def ndays_end_now(clock: Clock, since: Mark, count: int) -> bool:
    """In phase "end": whether a period of `count` ndays ends (or has ended) with the nday that ends now."""
    return clock.turn in ("nday", "nweek") and clock.ndays_passed - since.ndays >= count


def either_ends_now(game: Game, since: Mark, count: int) -> bool:
    """As `ndays_end_now`, or the same count of ndelays alone; read otherwise (Q-62) both are counted together."""
    clock = game.the(Clock)
    if game.reading("Q-62") == "sum":
        return bool(clock.turn) and either_passed(game, since) >= count
    return ndays_end_now(clock, since, count) or (
        clock.turn == "ndelay" and clock.ndelays_passed - since.ndelays >= count
    )


def either_passed(game: Game, since: Mark) -> int:
    """How many ndays or ndelays have passed, whichever are more, or both together (Q-62)."""
    clock = game.the(Clock)
    ndays, ndelays = clock.ndays_passed - since.ndays, clock.ndelays_passed - since.ndelays
    return ndays + ndelays if game.reading("Q-62") == "sum" else max(ndays, ndelays)


def nweek_ends_now(clock: Clock, nweek: int, nday: int, count: int = 1) -> bool:
    """In phase "end": whether `count` nweeks, begun on that nday of that nweek, end with the nday that ends now."""
    return clock.turn in ("nday", "nweek") and (clock.nweek, clock.nday) >= (nweek + count, nday)


def projected(game: Game, changes: int) -> datetime:
    """When the changes-th nday change from now comes if the Clock is, and stays, On."""
    return next_midnight(game.now) + (changes - 1) * DAY


def nyear(nweek: int) -> int:
    """The nyear of an nweek (Rule 4E14)."""
    return -(-nweek // NYEAR)


# -- midnights --------------------------------------------------------------------------------------


def turn_of(clock: Clock) -> str:
    """What the coming midnight changes."""
    if not clock.on:
        return "ndelay"
    return "nweek" if clock.nday == NDAYS else "nday"


def change(game: Game) -> None:
    """The change itself, between what ends and what begins (Rule 4E14)."""
    clock = game.the(Clock)
    if clock.turn == "ndelay":
        clock.ndelay += 1
        clock.ndelays_passed += 1
    else:
        _next_nday(game)
        clock.began = (*clock.began, [game.now.toordinal(), clock.nweek, clock.nday])[-REMEMBERED:]
    note(game)


def _next_nday(game: Game) -> None:
    clock = game.the(Clock)
    clock.ndays_passed += 1
    if clock.turn == "nweek":
        clock.nweek, clock.nday = clock.nweek + 1, 1
        turn_off(game)
        forget_first_on(game)
    else:
        clock.nday += 1


def forget_first_on(game: Game) -> None:
    """A new nweek: the Clock has not been On in it (Rule 4E49)."""
    clock = game.the(Clock)
    clock.turned_on, clock.first_on = False, None
    for one in game.all(Ministry):
        one.held_since_on = False


@NOMIC.event("E08", "4E14", "begin")
def voting_starts(game: Game) -> None:
    """The Clock goes Off at the beginning of nday 9, and the Chairman may turn it on."""
    clock = game.the(Clock)
    if clock.turn == "nday" and clock.nday == VOTING_FROM:
        turn_off(game)
        clock.chairman_may_turn_on = True


def turn_on(game: Game) -> None:
    """The Clock becomes On, by whatever cause (E04)."""
    clock = game.the(Clock)
    if clock.on:
        return
    clock.on, clock.ndelay, clock.chairman_may_turn_on, clock.stopped_by_mom = True, 0, False, False
    if not clock.turned_on:
        clock.turned_on, clock.first_on = True, game.now
        for one in game.all(Ministry):
            one.held_since_on = one.minister is not None
    note(game)


def turn_off(game: Game, *, by_mom: bool = False) -> None:
    """The Clock becomes Off, by whatever cause (E05); the new ndelay has number 0."""
    clock = game.the(Clock)
    clock.on, clock.ndelay, clock.chairman_may_turn_on, clock.stopped_by_mom = False, 0, False, by_mom
    note(game)


def note(game: Game) -> None:
    """Remembers where the Clock stands, so that what is set directly can be told from it."""
    clock = game.the(Clock)
    clock.noted = (clock.nweek, clock.nday, clock.ndelay, clock.on)


def vacant(game: Game) -> list[Ministry]:
    """The Vacant ministries."""
    return [one for one in game.all(Ministry) if one.minister is None]


# -- acts -------------------------------------------------------------------------------------------


def ballot_stands(game: Game) -> bool:
    """Whether a ballot of this nweek that lists exactly the Open proposals has been posted (Q-23)."""
    clock = game.the(Clock)
    wanted = {one.uid for one in game.where(Proposal, "status", "Open")}
    ballot = game.get(Ballot, str(clock.nweek))
    if ballot is None:
        return False
    posted: datetime | None = ballot.published
    if game.reading("Q-23") == "fresh" and (posted is None or posted < nday_began(game)):
        return False
    return wanted == {one.uid for one in ballot.items}


def nday_began(game: Game) -> datetime:
    """When the present nday began, seen from a Clock that has stood Off since: ndelay midnights ago."""
    return next_midnight(game.now) - (game.the(Clock).ndelay + 1) * DAY


def chairman_problem(game: Game, actor: GameObject) -> str:
    """Why the actor may not turn the Clock on as Chairman, "" if he may."""
    clock = game.the(Clock)
    if not is_minister(game, actor, "Change"):
        return "only the Chairman has that power"
    if not clock.chairman_may_turn_on:
        return "the Chairman may turn the Clock on only while it is Off since the beginning of nday 9"
    if not ballot_stands(game):
        return "no ballot of all Open proposals has been posted to a Public Forum yet"
    return ""


def mom_problem(game: Game, actor: GameObject) -> str:
    """Why the actor may not turn the Clock on as Minister of Ministry, "" if he may (Q-21)."""
    if not is_minister(game, actor, "Ministry"):
        return "only the Minister of Ministry has that power"
    empty = vacant(game)
    if empty and game.reading("Q-21") == "strict":
        return f"the Minister of Ministry has that duty only when no ministry is Vacant, and {_list(empty)} is Vacant"
    return ""


def _list(ministries: list[Ministry]) -> str:
    return " and ".join(str(one) for one in ministries)


def _turn_on_as(game: Game, actor: GameObject, first: str) -> None:
    """The words rarely say in which capacity, so both are tried; the reason given is that of the likelier."""
    game.require(not game.the(Clock).on, "the Clock is On already", "4E14")
    problems = {"Change": chairman_problem(game, actor), "Ministry": mom_problem(game, actor)}
    if "" not in problems.values():
        offices = [office for office in problems if is_minister(game, actor, office)] or [first]
        raise Illegal(problems[first] if first in offices else problems[offices[0]], "4E14")
    turn_on(game)


@NOMIC.action("clock_on_chairman", "4E14", "4E15", office="Change")
def clock_on_chairman(game: Game, actor: Player | Corporation) -> None:
    """The Chairman turns the Clock on in nday 9, the ballot being published."""
    _turn_on_as(game, actor, "Change")


@NOMIC.action("clock_on_mom", "4E14", "4E53", office="Ministry")
def clock_on_mom(game: Game, actor: Player | Corporation) -> None:
    """The Minister of Ministry turns the Clock on when no ministry is Vacant."""
    _turn_on_as(game, actor, "Ministry")


@NOMIC.action("clock_off_mom", "4E14", office="Ministry")
def clock_off_mom(game: Game, actor: Player | Corporation) -> None:
    """The Minister of Ministry turns the Clock off."""
    game.require(is_minister(game, actor, "Ministry"), "only the Minister of Ministry may turn the Clock off", "4E14")
    game.require(game.the(Clock).on, "the Clock is Off already", "4E14")
    turn_off(game, by_mom=True)


def shown(game: Game) -> dict[str, object]:
    """The `clock` table of the state contract."""
    clock = game.the(Clock)
    names = ("nweek", "nday", "on", "ndelay", "turned_on", "first_on", "chairman_may_turn_on")
    out: dict[str, object] = {
        name: clock.fields[name].show(game.world, clock.values.get(name, clock.fields[name].default)) for name in names
    }
    return {**out, "nday_name": NDAY_NAMES[clock.nday - 1], "voting": clock.nday >= VOTING_FROM}
