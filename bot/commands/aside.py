"""`officer aside`: what was put aside, could not be sent or raised an alarm, and another chance for each of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from cyclopts import Parameter

from bot.adapter import UNREADABLE
from bot.commands.game import open_store
from bot.delivery import FAILED
from bot.errors import Complaint
from bot.keeper import FAULT
from bot.late import NOTE as TOO_LATE
from bot.store.rows import MailState, Status
from bot.store.store import Store

EVERYTHING = "all"


@dataclass(frozen=True, slots=True)
class Matter:
    """One thing that waits for whoever keeps the service: its name, why, and what its second chance is."""

    name: str
    why: str
    again: Callable[[], object] | None
    """None: it is an officer's question, and waits for his order."""


def aside(
    *names: str,
    again: Annotated[bool, Parameter(negative="")] = False,
    config: str | None = None,
    store: str | None = None,
) -> None:
    """List what was put aside, could not be sent or raised an alarm; with --again, give it another chance.

    An entry is folded again where it belongs, an arrival is read again, a mail is sent again, an alarm is cleared: it
    comes again if its matter does. The service may run meanwhile.

    Parameters
    ----------
    names
        Which of them, as the list calls them ("entry/12"), or "all"; default: all are listed.
    again
        Give those that are named another chance: the program was mended, the server takes mail again.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    with open_store(config, store) as opened:
        found = {one.name: one for one in matters(opened)}
        chosen = _chosen(found, names)
        if again and not names:
            raise Complaint(f"name what gets another chance, or {EVERYTHING!r}")
        for one in chosen:
            if again and one.again is not None:
                one.again()
                print(f"{one.name}: gets another chance")
            else:
                print(f"{one.name}: {one.why}")
    if not found:
        print("Nothing is put aside, no alarm is open.")


def _chosen(found: dict[str, Matter], names: tuple[str, ...]) -> list[Matter]:
    if not names or EVERYTHING in names:
        return list(found.values())
    unknown = next((one for one in names if one not in found), None)
    if unknown is not None:
        raise Complaint(f"{unknown}: nothing of that name is put aside; `officer aside` lists what is")
    return [found[one] for one in names]


def matters(store: Store) -> Iterator[Matter]:
    """Everything that waits for whoever keeps the service; no addresses. Raises StoreError."""
    now = datetime.now(UTC).replace(microsecond=0)
    for entry in store.entries_by_status(Status.ASIDE):
        name, why = f"entry/{entry.seq}", f"{entry.at:%Y-%m-%d %H:%M} UTC, {entry.note}"
        wait = partial(store.set_status, entry.seq, Status.NEW)
        fold = partial(_settled, store, now, wait, f"{FAULT}entry {entry.seq}")
        yield Matter(name, why, None if entry.note == TOO_LATE else fold)
    for arrival in store.unsorted(aside=True):
        read = partial(_settled, store, now, partial(store.read_again, arrival.id), f"{UNREADABLE}{arrival.id}")
        why = f"{arrival.stamps.ingested_at:%Y-%m-%d %H:%M} UTC, it cannot be read; its bytes are kept"
        yield Matter(f"arrival/{arrival.id}", why, read)
    for mail in store.mails(MailState.FAILED):
        send = partial(_settled, store, now, partial(store.send_again, mail.id, now), f"{FAILED}{mail.id}")
        yield Matter(f"mail/{mail.id}", f"{mail.kind}, it was not sent: {mail.error}", send)
    for alarm in store.alarms():
        told = f"since {alarm.first_at:%Y-%m-%d %H:%M} UTC, {alarm.count} times: {alarm.text}"
        yield Matter(f"alarm/{alarm.key}", told, partial(store.clear_alarm, alarm.key, now))


def _settled(store: Store, now: datetime, again: Callable[[], object], alarm: str) -> None:
    """Gives a second chance, and takes away the alarm that the first one raised."""
    again()
    store.clear_alarm(alarm, now)
