"""Whether the service does its work: /health for a supervisor, /metrics for Prometheus, on a port of this machine.

/health answers 200 while everything is done that should be (with warnings where somebody should look) and 503 when
the fold, a mailbox or the store has stood still too long. /metrics is Prometheus' text format 0.0.4. Neither tells
an address, a name or a subject: mailboxes are numbered, the rest are counts and instants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bot.store.errors import StoreError
from bot.store.rows import MailState, Status
from bot.store.store import Store

FOLD_LIMIT = timedelta(hours=1, minutes=15)
"""The fold takes a turn at least once an hour, whatever the calendar says."""
MAILBOX_LIMIT = timedelta(minutes=30)
"""A mailbox is read every few minutes; IDLE lasts five at most."""
TEXT = "text/plain; version=0.0.4; charset=utf-8"


@dataclass
class Pulse:
    """What the running service notes about itself; read by another thread, so each value is set whole."""

    began: datetime
    turned: datetime | None = None
    """Up to which instant the last turn of the game that ended well had the game."""
    restarts: Counter[str] = field(default_factory=Counter)
    """How often each task had to be started again."""
    polled: Callable[[], list[datetime | None]] = list
    """When each mailbox was last read to its end."""
    resting: Callable[[], bool] = lambda: False
    """Whether the mail server takes nothing, so that sending has a rest."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What /health says: problems make it fail, warnings ask somebody to look."""

    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def status(self) -> str:
        return "fail" if self.problems else "warn" if self.warnings else "ok"


def judge(store: Store, pulse: Pulse, now: datetime) -> Verdict:
    """Whether the service does its work at `now` (UTC)."""
    problems, warnings = list[str](), list[str]()
    if now - (pulse.turned or pulse.began) > FOLD_LIMIT:
        problems.append("the game has not taken a turn for too long")
    for number, polled in enumerate(pulse.polled(), 1):
        if now - (polled or pulse.began) > MAILBOX_LIMIT:
            problems.append(f"mailbox {number} has not been read for too long")
    if pulse.resting():
        warnings.append("the mail server takes nothing")
    try:
        alarms = len(store.alarms())
        aside = store.count_entries().get(Status.ASIDE, 0)
    except StoreError:
        return Verdict((*problems, "the store cannot be read"), tuple(warnings))
    if alarms:
        warnings.append(f"{alarms} alarms are open")
    if aside:
        warnings.append(f"{aside} entries are put aside")
    return Verdict(tuple(problems), tuple(warnings))


@dataclass(frozen=True, slots=True)
class Metric:
    """One metric: its name, kind, help, and its values by label ("" for the only one)."""

    name: str
    kind: str
    told: str
    values: Mapping[str, float]
    label: str = ""

    def lines(self) -> Iterator[str]:
        """In the text format; labels are words of our own and need no escapes."""
        yield f"# HELP {self.name} {self.told}"
        yield f"# TYPE {self.name} {self.kind}"
        for one, value in self.values.items():
            where = f'{{{self.label}="{one}"}}' if self.label else ""
            yield f"{self.name}{where} {value:.17g}"


def metrics(store: Store, pulse: Pulse, now: datetime) -> list[Metric]:
    """Everything that is measured. Raises StoreError."""
    entries, mails = store.count_entries(), store.count_mails()
    reached = store.meta("reached")
    polled = {str(n): at.timestamp() for n, at in enumerate(pulse.polled(), 1) if at is not None}
    once = {
        "up_since": ("When the service started.", pulse.began.timestamp()),
        "last_turn": ("When the game last took a turn.", pulse.turned.timestamp() if pulse.turned else 0.0),
        "game": (
            "The instant that the game has reached.",
            datetime.fromisoformat(reached).timestamp() if reached else 0.0,
        ),
    }
    verdict = judge(store, pulse, now)
    by_status = {str(one): float(entries.get(one, 0)) for one in Status}
    by_state = {str(one): float(mails.get(one, 0)) for one in MailState}
    restarts = {name: float(count) for name, count in sorted(pulse.restarts.items())}
    return [
        *(Metric(f"officer_{name}_timestamp_seconds", "gauge", told, {"": at}) for name, (told, at) in once.items()),
        Metric("officer_mailbox_read_timestamp_seconds", "gauge", "When a mailbox was last read.", polled, "mailbox"),
        Metric("officer_entries", "gauge", "Entries of the journal.", by_status, "status"),
        Metric("officer_mails", "gauge", "Mails in the outbox.", by_state, "state"),
        Metric("officer_arrivals_unsorted", "gauge", "Mails kept and not sorted.", {"": store.count_unsorted()}),
        Metric("officer_alarms_open", "gauge", "Alarms that nobody has cleared.", {"": len(store.alarms())}),
        Metric("officer_healthy", "gauge", "1 while /health does not fail.", {"": float(not verdict.problems)}),
        Metric("officer_sending_rests", "gauge", "1 while the server takes nothing.", {"": float(pulse.resting())}),
        Metric("officer_task_restarts_total", "counter", "Tasks started again.", restarts, "task"),
    ]


def application(store: Store, pulse: Pulse, now: Callable[[], datetime]) -> Starlette:
    """The two addresses."""

    def health(request: Request) -> Response:
        verdict = judge(store, pulse, now())
        said = {"status": verdict.status, "problems": verdict.problems, "warnings": verdict.warnings}
        return JSONResponse(said, status_code=503 if verdict.problems else 200, headers={"Cache-Control": "no-store"})

    def measured(request: Request) -> Response:
        try:
            found = metrics(store, pulse, now())
        except StoreError:
            return PlainTextResponse("the store cannot be read\n", status_code=503)
        text = "".join(f"{line}\n" for one in found for line in one.lines())
        return PlainTextResponse(text, media_type=TEXT)

    return Starlette(routes=[Route("/health", health), Route("/metrics", measured)])
