"""Reminders of duties and open questions: which of their stages have been reached since the last look.

Reminders do not come from the fold but from a look at its present, so folding the past again reminds nobody. Each
has a key of duty, deadline and stage and is therefore one mail, however often it is found; that allows each look to
go back a little and catch a duty whose mail arrived a moment late.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bot.post import Writer
from bot.store.store import Store
from engine.duties import Obligation, Reminder, reminders, task_reminders
from engine.game import Game, Task
from engine.objects import iso

LOOK_BACK = timedelta(hours=6)
"""How far a look goes behind the last one: mail on the way rarely takes longer."""
FIRST_LOOK = "reminders_from"
LAST_LOOK = "reminded"
"""Names under which the store keeps the instants of the first and the last look."""

log = logging.getLogger("officer.reminding")


@dataclass(frozen=True, slots=True)
class Call:
    """One reminder that is due: of what, whom it goes to, and the key that makes it one mail."""

    about: Obligation | Task
    to: str
    key: str
    at: datetime


def remind(store: Store, game: Game, writer: Writer, until: datetime) -> int:
    """Puts the reminders that became due up to `until` (UTC) into the outbox; the number of mails found.

    The first look of all only notes the instant: what lies before it was the business of others. Raises StoreError.
    """
    last = store.meta(LAST_LOOK)
    if last is None:
        store.set_meta({FIRST_LOOK: until.isoformat(), LAST_LOOK: until.isoformat()})
        return 0
    first = datetime.fromisoformat(store.meta(FIRST_LOOK) or last)
    since = max(first, datetime.fromisoformat(last) - LOOK_BACK)
    due = calls(game, since, until)
    mails = [mail for one in due for mail in writer.remind(game, one.about, one.to, one.key, one.at)]
    store.enqueue(mails)
    store.set_meta({LAST_LOOK: until.isoformat()})
    return len(mails)


def calls(game: Game, since: datetime, until: datetime) -> Iterator[Call]:
    """One call for each open duty or question that reached a stage after `since` and not after `until`: the latest."""
    for about, to, stages in _waiting(game):
        reached = [each for each in stages if since < each.at <= until]
        if reached and about.due is not None and (until < about.due or reached[-1].at > about.due):
            latest = reached[-1]
            yield Call(about, to, f"reminder/{about.kind}/{about.key}/{iso(about.due)}/{latest.stage}", latest.at)


def next_stage(game: Game, after: datetime) -> datetime | None:
    """When the next reminder of what is open now becomes due."""
    found = (each.at for _, _, stages in _waiting(game) for each in stages)
    return min((at for at in found if at > after), default=None)


Waiting = tuple[Obligation | Task, str, list[Reminder]]
"""What waits for a human, whom to remind of it, and when."""


def _waiting(game: Game) -> Iterator[Waiting]:
    """Everything that waits for a human; what cannot be looked at keeps nobody from being reminded of the rest."""
    duties = game.where(Obligation, "state", "Open") if Obligation.kind in game.world.kinds else []
    looks: list[tuple[Obligation | Task, Callable[[], Waiting | None]]]
    looks = [(one, partial(_duty, game, one)) for one in duties]
    looks += [(one, partial(_question, game, one)) for one in game.where(Task, "state", "Open")]
    for about, look in looks:
        try:
            found = look()
        except Exception:  # a bug of ours, or a table of the law that does not fit
            log.exception("nobody can be reminded of %s %s", about.kind, about.key)
            continue
        if found is not None:
            yield found


def _duty(game: Game, one: Obligation) -> Waiting | None:
    charge = game.nomic.duties.get(str(one.code))
    by_itself = charge is not None and charge.clerked and one.ministry is not None and game.clerks(one.ministry.key)
    if by_itself or (one.ministry is None and one.bearer is None):
        return None
    to = f"office:{one.ministry.key}" if one.ministry is not None else f"player:{one.bearer.key}"
    return one, to, reminders(one)


def _question(game: Game, task: Task) -> Waiting | None:
    question = game.nomic.questions.get(task.category)
    if question is not None and question.duty:
        return None
    to = f"player:{task.bearer.key}" if task.bearer is not None else f"office:{task.office}"
    return task, to, task_reminders(task)
