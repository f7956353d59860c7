"""Duties of offices: an obligation with a deadline, who bears it, and when to remind.

A duty belongs to an office (and follows it to a new holder, who may get a fresh deadline: the law's choice)
or to a person. Its life: Open -> Met, Missed or Lapsed. The law knows it by a code and a subject, so that it
can be met by whoever does what was due, in time or late. Reminders are instants computed from the two ends;
the shell sends them, so a game that is folded again reminds nobody twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.clock import DAY
from engine.game import Game, Task
from engine.objects import GameObject, Instant, Ref, attribute, maybe, one_of

LAST_CALLS = (timedelta(hours=24), timedelta(hours=2))
"""How long before the deadline the last two reminders go out."""
MOST_LATE_CALLS = 7
"""Days after its term for which a question that waits is called back to mind."""


class Obligation(GameObject):
    """One duty of an office or a person, with the instants at which it arose and is due."""

    ministry = Ref[GameObject]("ministry", "office")
    bearer = Ref[GameObject]("player", "corporation")
    duty = attribute("")
    subject = attribute("", shown=False)
    """Which thing the duty is about, so that it can be met: a key like "proposal/#3"."""
    arose = Instant()
    due = Instant()
    state = one_of("Open", "Open", "Met", "Missed", "Lapsed", index=True, live=("Open", "Missed"))
    rule = attribute("")
    code = maybe(str, shown=False)
    """The duty's id in the specification of the nomic ("O08")."""
    late = attribute(False, shown=False)
    """Whether it was met after its deadline."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder of one duty: the stage names it once and for all."""

    duty: str
    stage: str
    at: datetime


def reminders(one: Obligation) -> list[Reminder]:
    """When the bearer is to be reminded: at creation, half time, a day and two hours before."""
    if one.arose is None or one.due is None:
        return []
    return _in_order(one.key, one.arose, {"new": one.arose, **_before(one.arose, one.due)})


def task_reminders(one: Task) -> list[Reminder]:
    """When the answerer of a question is called: half time, a day and two hours before, then daily for a while."""
    if not one.opened or one.due is None:
        return []
    opened = datetime.fromisoformat(one.opened)
    late = {f"late{day}": one.due + day * DAY for day in range(1, MOST_LATE_CALLS + 1)}
    return _in_order(one.key, opened, {**_before(opened, one.due), **late})


def _before(arose: datetime, due: datetime) -> dict[str, datetime]:
    gaps = {f"{int(gap.total_seconds() // 3600)}h": due - gap for gap in LAST_CALLS}
    return {"half": arose + (due - arose) / 2, **gaps}


def _in_order(key: str, arose: datetime, times: Mapping[str, datetime]) -> list[Reminder]:
    return [Reminder(key, stage, at) for stage, at in sorted(times.items(), key=lambda pair: pair[1]) if at >= arose]


def arise(
    game: Game,
    code: str,
    duty: str,
    rule: str,
    *,
    subject: str = "",
    ministry: GameObject | None = None,
    bearer: GameObject | None = None,
    due: datetime | None = None,
) -> Obligation:
    """A duty arises now; the unmet one of the same code and subject if there is one. Without `due` it has no end."""
    for one in find(game, code, subject):
        return one
    return game.create(
        Obligation, code=code, ministry=ministry, bearer=bearer, duty=duty, rule=rule, subject=subject,
        arose=game.now, due=due,
    )  # fmt: skip


def find(game: Game, code: str, subject: str | None = "") -> list[Obligation]:
    """Duties of that code that are still to be met, open or missed; of every subject if None."""
    return [
        one
        for state in ("Open", "Missed")
        for one in game.where(Obligation, "state", state)
        if one.code == code and (subject is None or one.subject == subject)
    ]


def met(game: Game, code: str, subject: str | None = "") -> bool:
    """The duty is done; whether there was one."""
    return _close(game, code, subject, "Met")


def lapse(game: Game, code: str, subject: str | None = "") -> bool:
    """The duty falls away, undone; whether there was one."""
    return _close(game, code, subject, "Lapsed")


def _close(game: Game, code: str, subject: str | None, state: str) -> bool:
    found = find(game, code, subject)
    for one in found:
        one.late = state == "Met" and one.state == "Missed"
        one.state = state
    return bool(found)
