"""Duties of offices: an obligation with a deadline, who bears it, and when to remind.

A duty belongs to an office (and follows it to a new holder, who may get a fresh deadline: the law's choice)
or to a person. Its life: Open -> Met, Missed or Lapsed. Reminders are instants computed from the two ends;
the shell sends them, so a game that is folded again reminds nobody twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.objects import GameObject, Instant, Ref, attribute, maybe, one_of

LAST_CALLS = (timedelta(hours=24), timedelta(hours=2))
"""How long before the deadline the last two reminders go out."""


class Obligation(GameObject):
    """One duty of an office or a person, with the instants at which it arose and is due."""

    ministry = Ref[GameObject]("ministry", "office")
    bearer = Ref[GameObject]("player", "corporation")
    duty = attribute("")
    subject = attribute("", shown=False)
    """Which thing the duty is about, so that it can be met: a key like "proposal/#3"."""
    arose = Instant()
    due = Instant()
    state = one_of("Open", "Open", "Met", "Missed", "Lapsed", index=True)
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
    arose, due = one.arose, one.due
    if arose is None or due is None:
        return []
    times = {"new": arose, "half": arose + (due - arose) / 2}
    for gap in LAST_CALLS:
        times[f"{int(gap.total_seconds() // 3600)}h"] = due - gap
    return [
        Reminder(one.key, stage, at) for stage, at in sorted(times.items(), key=lambda pair: pair[1]) if at >= arose
    ]
