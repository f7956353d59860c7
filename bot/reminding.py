"""Reminders of duties: which stages of which open duties have been reached since the last look.

Reminders do not come from the fold but from a look at its present, so folding the past again reminds nobody. Each
has a key of duty, deadline and stage and is therefore one mail, however often it is found; that allows each look to
go back a little and catch a duty whose mail arrived a moment late.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.post import Writer
from bot.store.store import Store
from engine.duties import Obligation, reminders
from engine.game import Game
from engine.objects import iso

LOOK_BACK = timedelta(hours=6)
"""How far a look goes behind the last one: mail on the way rarely takes longer."""
FIRST_LOOK = "reminders_from"
LAST_LOOK = "reminded"
"""Names under which the store keeps the instants of the first and the last look."""


@dataclass(frozen=True, slots=True)
class Call:
    """One reminder that is due: whom it goes to, and the key that makes it one mail."""

    duty: Obligation
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
    mails = [mail for one in due for mail in writer.remind(game, one.duty, one.to, one.key, one.at)]
    store.enqueue(mails)
    store.set_meta({LAST_LOOK: until.isoformat()})
    return len(mails)


def calls(game: Game, since: datetime, until: datetime) -> Iterator[Call]:
    """One call for each open duty that reached a stage after `since` and not after `until`: its latest stage."""
    for one in _open(game):
        to = _bearer(one)
        reached = [each for each in reminders(one) if since < each.at <= until]
        if reached and to is not None and one.due is not None and until < one.due:
            latest = reached[-1]
            yield Call(one, to, f"reminder/{one.key}/{iso(one.due)}/{latest.stage}", latest.at)


def next_stage(game: Game, after: datetime) -> datetime | None:
    """When the next reminder of a duty that is open now becomes due."""
    found = (each.at for one in _open(game) for each in reminders(one))
    return min((at for at in found if at > after), default=None)


def _open(game: Game) -> list[Obligation]:
    return game.where(Obligation, "state", "Open") if Obligation.kind in game.world.kinds else []


def _bearer(one: Obligation) -> str | None:
    """Whom the reminder goes to: the holder of the office, else the person who bears the duty."""
    if one.ministry is not None:
        return f"office:{one.ministry.key}"
    return f"player:{one.bearer.key}" if one.bearer is not None else None
