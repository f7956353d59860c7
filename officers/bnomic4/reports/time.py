"""The Doctor's display: everything that is to come, at its time and in its order (Rules 4E14, 4E75).

Instants that depend on the Clock are projected from how it stands now, and say so. At one instant there come: what
ends with the nday, acts scheduled for its end, what begins, acts scheduled for the beginning. The approval of a
display by silence (4E50) is listed apart: every publication moves it, so it makes no schedule out of date.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from engine.clock import nth_midnight
from engine.duties import Obligation
from engine.game import Game
from engine.objects import iso
from officers.bnomic4 import answers, displays, time
from officers.bnomic4.kinds.documents import Consultation, Tweak
from officers.bnomic4.kinds.offices import Clock, Display, Intent, ScheduledAction, Usurpation
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, names_of, when
from officers.bnomic4.resolve import holder
from officers.bnomic4.tricks import TRICK_NDAYS

IF_ON = "if the Clock stays On"
IF_OFF = "if the Clock stays Off"
END, END_ACTS, BEGIN, BEGIN_ACTS = range(4)
"""The order of what shares one instant (Rule 4E75)."""


def _row(at: datetime | None, what: str, rule: str, edge: int, note: str = "") -> Row:
    return {"what": what, "at": when(at), "rule": rule, "note": note, "edge": edge}


def _by_clock(game: Game, nweek: int, nday: int, what: str, rule: str, edge: int) -> Iterator[Row]:
    """What comes with the beginning of that nday, if it is still to come."""
    clock = game.the(Clock)
    changes = (nweek - clock.nweek) * time.NDAYS + nday - clock.nday
    if changes > 0:
        yield _row(time.projected(game, changes), what, rule, edge, IF_ON)


def _calendar(game: Game) -> Iterator[Row]:
    """What every nweek brings."""
    nweek = game.the(Clock).nweek
    yield from _by_clock(game, nweek, 3, "under Pink Ponies everybody becomes Calm", "4E0", BEGIN)
    for nday in TRICK_NDAYS:
        yield from _by_clock(game, nweek, nday, f"nday {nday}: a Trick of the Beast is due", "4E71", BEGIN)
    yield from _by_clock(game, nweek, time.VOTING_FROM, "the ballot is due", "4E15", END)
    yield from _by_clock(game, nweek, time.VOTING_FROM, "Voting begins, the Clock goes Off", "4E14", BEGIN)
    yield from _by_clock(game, nweek + 1, 1, "Voting ends: tally, passing, scores, results due", "4E15", END)
    yield from _by_clock(game, nweek + 1, 1, "Rewards of the Ministers", "4E49", END)
    what = f"nweek {nweek + 1} begins, the Clock goes Off; Vested update, m25 for the Active, Vacant Rewards m100"
    yield from _by_clock(game, nweek + 1, 1, what, "4E14", BEGIN)
    yield from _by_clock(game, nweek + 1, 1, f"nweek {nweek + 1}: a Trick of the Beast is due", "4E71", BEGIN)
    barred = [one for one in game.all(Player) if one.ordination_barred]
    if barred:
        what = f"may be Ordained again: {', '.join(names_of(barred))}"
        yield from _by_clock(game, nweek + 1, 1, what, "4E18", BEGIN)
    for tweak in game.all(Tweak):
        if not tweak.attempted and tweak.nweek is not None:
            yield from _by_clock(game, tweak.nweek + 2, 1, f"Tweak {tweak.key} expires", "4E77", BEGIN)


def _deadlines(game: Game) -> Iterator[Row]:
    """What real time brings, whether the Clock is On or Off."""
    for attempt in game.where(Usurpation, "state", "Pending"):
        what = f"usurpation of {attempt.ministry} by {attempt.usurper} for m{attempt.reward}"
        yield _row(attempt.due, what, "4E48", BEGIN)
    oracle = holder(game, "Questions")
    for one in game.where(Consultation, "state", "Waiting"):
        if one.priest is not None and one.assigned is not None and one.priest != oracle:
            what = f"Priest {one.priest} loses Consultation {one.key} if it is not answered"
            yield _row(time.jiffy(game, one.assigned), what, "4E18", BEGIN)
    for duty in game.where(Obligation, "state", "Open"):
        if duty.due is not None and duty.code != "O15" and not displays.keeps_a_display(duty):
            who = duty.bearer if duty.ministry is None else f"the Minister of {duty.ministry}"
            yield _row(duty.due, f"deadline of {who}: {duty.duty}", duty.rule, BEGIN)


def _answers(game: Game) -> Iterator[Row]:
    """Claims and pondering, counted in ndays while the Clock is On, in ndelays while it is Off (Q-62)."""
    clock = game.the(Clock)
    for one in game.where(Consultation, "state", "Answered"):
        mark = answers.since(game, one)
        passed = clock.ndays_passed - mark.ndays if clock.on else clock.ndelays_passed - mark.ndelays
        note = IF_ON if clock.on else IF_OFF
        if not one.tallied:
            at = nth_midnight(game.now, max(1, answers.CLAIM_NDAYS - passed + 1))
            yield _row(at, f"claims on Consultation {one.key} close and are counted", "4E18", END, note)
        at = nth_midnight(game.now, max(1, answers.PONDER_NDAYS - passed + 1))
        then = ", its Oracularity takes effect" if one.oracularity else ""
        yield _row(at, f"Consultation {one.key} is Pondered{then}", "4E18", END, note)


def _windows(game: Game) -> Iterator[Row]:
    for state in ("Open", "Ripe"):
        for intent in game.where(Intent, "state", state):
            what = f"intent {intent.key} of {intent.announcer} ({intent.action})"
            for at, edge, phase in ((intent.opens, "window opens", BEGIN), (intent.closes, "window closes", END)):
                if at is not None:
                    yield _row(at, f"{what}: {edge}", "4E21", phase, IF_ON)


def _acts(game: Game) -> Iterator[Row]:
    """Scheduled acts, in order of arrival."""
    for one in game.where(ScheduledAction, "state", "Pending"):
        edge = END_ACTS if one.plan.get("edge") == "end" else BEGIN_ACTS
        note = "" if one.plan.get("utc") else IF_ON
        yield _row(one.due, f'{one.outsider} does {one.action} ("{one.time}")', "4E7", edge, note)


def _approvals(game: Game) -> Iterator[Row]:
    """When silence approves the displays that nobody has challenged since they were published."""
    for one in game.all(Display):
        if one.published is None or one.approved or one.nweek is None or one.nday is None:
            continue
        if not any(str(challenge["at"]) >= iso(one.published) for challenge in one.challenges):
            what = f"the display {one.key} counts as approved by silence"
            changes = (one.nweek + 1 - game.the(Clock).nweek) * time.NDAYS + one.nday - game.the(Clock).nday
            row = _row(time.projected(game, max(1, changes + 1)), what, "4E50", END, IF_ON)
            yield {**row, "display": one.key}


def _in_order(row: Row) -> tuple[bool, str, int, int]:
    """By instant, those without one last; then by phase and by rule, the lower number first."""
    number = int(row["rule"][2:]) if row["edge"] in (END, BEGIN) else 0
    return (row["at"] is None, str(row["at"] or ""), row["edge"], number)


def _shown(rows: Iterator[Row], after: datetime) -> list[Row]:
    present = iso(after)
    coming = [row for row in rows if row["at"] is None or row["at"] > present]
    return [{name: value for name, value in row.items() if name != "edge"} for row in sorted(coming, key=_in_order)]


@NOMIC.display(
    "D-TIME-1", "Public Display of Scheduled Actions", rule="4E14", also=("4E7", "4E75"), office="Time",
    shows=("_clock", "usurpation", "consultation", "obligation", "intent", "scheduled_action", "tweak",
           "player.ordination_barred"),
)  # fmt: skip
def schedule(game: Game) -> Row:
    """Everything that is to come, in the order in which it occurs."""

    def everything() -> Iterator[Row]:
        for part in (_calendar, _deadlines, _answers, _windows, _acts):
            yield from part(game)

    doctors = game.reading("Q-44") == "Doctor and Registrar"
    return {
        "heading": heading(game),
        "clock_shown": time.shown(game) if doctors else None,
        "events": _shown(everything(), game.now),
        "aside": {"approvals": _shown(_approvals(game), game.now)},
    }
