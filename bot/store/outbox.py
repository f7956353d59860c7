"""Mails to send. A mail is leased, handed over, sent, and seen when it comes back from the forum.

The Message-ID is computed from what the mail says, so a mail that is made twice is one mail. A lease that
runs out (the sender died) makes the mail due again. One that died with the text half given cannot know whether
the server took it: such a mail waits for its proof, and is due again only when the forum was looked at after that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, and_, distinct, func, literal, or_, select, update

from bot.store import bulk, schema
from bot.store.codec import Instant, clean, short_id
from bot.store.connect import Connected
from bot.store.rows import Bounce, MailState, NewMail, OutMail

LEASE = timedelta(minutes=5)
"""How long a sender has: an SMTP dialogue's longest patience for one command (RFC 5321, 4.5.3.2)."""

_COLUMNS = (
    *("message_id", "kind", "recipient", "subject", "raw", "event_key", "derived", "entry_seq", "made_at"),
    *("state", "attempts", "next_at", "error"),
)
_READ = (
    *("id", "message_id", "kind", "recipient", "subject", "raw", "event_key", "made_at", "state", "attempts"),
    *("next_at", "lease_until", "handed_at", "sent_at", "seen_at", "error"),
)
_o = schema.outbox.c
_FREE: dict[str, Any] = {"lease_until": None, "handed_at": None}
"""Nobody has the mail in his hands."""


class Outbox(Connected):
    """Mails to send, and what became of them."""

    def enqueue(self, mails: Sequence[NewMail]) -> None:
        """Puts mails that do not come from the fold into the outbox; those with a known Message-ID are ignored."""
        with self._write() as conn:
            insert_mails(conn, [(mail, None) for mail in mails], derived=False)

    def due(
        self, now: datetime, limit: int = 20, lease: timedelta = LEASE, looked: datetime | None = None
    ) -> list[OutMail]:
        """Leases mails whose time has come, oldest first; each counts as an attempt.

        `looked` is the instant up to which the fora have been read (None: it cannot be told): a mail that may have
        arrived already is due only if it was not among what was read after its wait.
        """
        dead = and_(_o.state == str(MailState.LEASED), _o.lease_until <= now)
        known = _o.handed_at.is_(None)
        ready = or_(
            and_(_o.state == str(MailState.PENDING), _o.next_at <= now),
            and_(dead, known if looked is None else or_(known, _o.lease_until <= looked)),
        )
        wanted = select(_o.id).where(_o.state.in_(("pending", "leased")), ready).order_by(_o.id).limit(limit)
        with self._read() as conn:
            if conn.execute(wanted.limit(1)).first() is None:  # most looks find nothing, and need not write
                return []
        if self.postgres:
            wanted = wanted.with_for_update(skip_locked=True)
        with self._write() as conn:
            ids = list(conn.execute(wanted).scalars())
            taken = (
                update(schema.outbox)
                .where(_o.id.in_(ids))
                .values(state=str(MailState.LEASED), attempts=_o.attempts + 1, lease_until=now + lease, handed_at=None)
            )
            conn.execute(taken)
            rows = conn.execute(_mails().where(_o.id.in_(ids)).order_by(_o.id)).all()
        return [_mail(row) for row in rows]

    def hand_over(self, mail: OutMail, now: datetime, wait: timedelta) -> bool:
        """Notes, durably, that the text of a leased mail is now given to a server; False: it must not be any more.

        Until it is known what became of it, the mail waits so long to be seen.
        """
        return self._set(
            and_(_o.id == mail.id, _o.state == str(MailState.LEASED), _o.attempts == mail.attempts),
            {"handed_at": now, "lease_until": now + wait},
        )

    def mark_sent(self, mail_id: int, now: datetime) -> None:
        """A server took the mail. One that was seen meanwhile stays seen."""
        self._set(
            and_(_o.id == mail_id, _o.state != str(MailState.SEEN)),
            {"state": str(MailState.SENT), "sent_at": now, "error": ""} | _FREE,
        )

    def mark_seen(self, message_id: str, now: datetime) -> bool:
        """The mail came back from the forum, the proof of delivery; False when it is none of ours."""
        with self._write() as conn:
            return note_seen(conn, message_id, now)

    def retry(self, mail_id: int, next_at: datetime, error: str) -> None:
        """The mail could not be sent now; it becomes due again at `next_at`."""
        self._set(
            and_(_o.id == mail_id, _o.state.in_(("pending", "leased", "sent"))),
            {"state": str(MailState.PENDING), "next_at": next_at, "error": clean(error)} | _FREE,
        )

    def mark_failed(self, mail_id: int, error: str) -> None:
        """The mail will not be sent; an officer has to look at it."""
        self._set(
            and_(_o.id == mail_id, _o.state != str(MailState.SEEN)),
            {"state": str(MailState.FAILED), "error": clean(error)} | _FREE,
        )

    def send_again(self, mail_id: int, now: datetime) -> bool:
        """Gives a mail that failed, or whose fate is not known, another chance; False when it is neither."""
        unknown = and_(_o.state == str(MailState.LEASED), _o.handed_at.is_not(None))
        return self._set(
            and_(_o.id == mail_id, or_(_o.state == str(MailState.FAILED), unknown)),
            {"state": str(MailState.PENDING), "next_at": now, "attempts": 0, "error": ""} | _FREE,
        )

    def count_mails(self) -> dict[MailState, int]:
        """How many mails there are in each state."""
        with self._read() as conn:
            rows = conn.execute(select(_o.state, func.count()).group_by(_o.state)).all()
        return {MailState(state): count for state, count in rows}

    def sent_to(
        self, recipient: str, since: datetime, kinds: Collection[str] | None = None
    ) -> list[tuple[datetime, str]]:
        """When mails were sent to an address from an instant on, with their subjects, oldest first."""
        wanted = select(_o.sent_at, _o.subject).where(_o.recipient == clean(recipient), _o.sent_at >= since)
        if kinds is not None:
            wanted = wanted.where(_o.kind.in_(kinds))
        with self._read() as conn:
            return [(row.sent_at, row.subject) for row in conn.execute(wanted.order_by(_o.sent_at, _o.id))]

    def recipients_of(self, kinds: Collection[str], since: datetime) -> list[tuple[datetime, str]]:
        """When mails of some kinds were sent from an instant on, and to whom, oldest first."""
        wanted = select(_o.sent_at, _o.recipient).where(_o.kind.in_(kinds), _o.sent_at >= since)
        with self._read() as conn:
            return [(row.sent_at, row.recipient) for row in conn.execute(wanted.order_by(_o.sent_at, _o.id))]

    def bounced(self, recipient: str, since: datetime) -> int:
        """How many mails to an address have come back for good from an instant on."""
        b = schema.bounce.c
        wanted = select(func.count(distinct(b.message_id)))
        with self._read() as conn:
            return conn.execute(wanted.where(b.recipient == clean(recipient), b.permanent, b.at >= since)).scalar_one()

    def mails(self, state: MailState | None = None, event_key: str | None = None) -> list[OutMail]:
        """Mails of one state or about one event, oldest first."""
        wanted = _mails().order_by(_o.id)
        if state is not None:
            wanted = wanted.where(_o.state == str(state))
        if event_key is not None:
            wanted = wanted.where(_o.event_key == event_key)
        with self._read() as conn:
            return [_mail(row) for row in conn.execute(wanted)]

    def sent_unseen(self, sent_before: datetime) -> list[OutMail]:
        """Mails that a server took before an instant and that have not come back."""
        with self._read() as conn:
            wanted = _mails().where(_o.state == str(MailState.SENT), _o.sent_at < sent_before).order_by(_o.id)
            return [_mail(row) for row in conn.execute(wanted)]

    def mail(self, message_id: str) -> OutMail | None:
        """One mail by its Message-ID."""
        with self._read() as conn:
            row = conn.execute(_mails().where(_o.message_id == short_id(message_id))).first()
        return None if row is None else _mail(row)

    def next_due(self) -> datetime | None:
        """When a mail becomes due next, or a lease runs out."""
        pending = select(func.min(_o.next_at)).where(_o.state == str(MailState.PENDING))
        leased = select(func.min(_o.lease_until)).where(_o.state == str(MailState.LEASED))
        with self._read() as conn:
            found = [conn.execute(one).scalar() for one in (pending, leased)]
        return min((at for at in found if at is not None), default=None)

    def _set(self, which: Any, values: dict[str, Any]) -> bool:
        with self._write() as conn:
            return conn.execute(update(schema.outbox).where(which).values(values)).rowcount > 0


def note_seen(conn: Connection, message_id: str, now: datetime) -> bool:
    """Notes the proof of a delivery inside a transaction."""
    first = func.coalesce(_o.seen_at, literal(now, Instant()))
    values = {"state": str(MailState.SEEN), "seen_at": first, "error": ""} | _FREE
    done = update(schema.outbox).where(_o.message_id == short_id(message_id)).values(values)
    return conn.execute(done).rowcount > 0


def note_bounce(conn: Connection, bounce: Bounce) -> bool:
    """Notes inside a transaction that a mail came back; False when we never sent it.

    A post that comes back for good has failed, unless the forum has shown it already.
    """
    sent = conn.execute(_mails().where(_o.message_id == short_id(bounce.message_id))).first()
    if sent is None:
        return False
    columns = ("message_id", "recipient", "at", "permanent", "status")
    at = bulk.instant_form()(bounce.at)
    row = (sent.message_id, sent.recipient, at, bounce.permanent, clean(bounce.status))
    better = "permanent = excluded.permanent, status = excluded.status, at = excluded.at"
    again = f"ON CONFLICT (message_id) DO UPDATE SET {better} WHERE NOT bounce.permanent"
    bulk.insert(conn, schema.bounce, columns, [row], again)
    if bounce.permanent:
        error = f"it came back {bounce.status}".rstrip()
        failed = update(schema.outbox).where(_o.id == sent.id, _o.state.in_(("leased", "sent")))
        conn.execute(failed.values({"state": str(MailState.FAILED), "error": clean(error)} | _FREE))
    return True


def insert_mails(conn: Connection, mails: Sequence[tuple[NewMail, int | None]], *, derived: bool) -> None:
    """Writes mails inside a transaction, each with the entry that caused it; known Message-IDs are ignored."""
    form = bulk.instant_form()
    rows = [
        (
            *(short_id(m.message_id), m.kind, clean(m.recipient), clean(m.subject), m.raw, clean(m.event_key), derived),
            *(entry_seq, form(m.made_at), str(MailState.PENDING), 0, form(m.next_at or m.made_at), ""),
        )
        for m, entry_seq in mails
    ]
    bulk.insert(conn, schema.outbox, _COLUMNS, rows, "ON CONFLICT (message_id) DO NOTHING")


def _mails() -> Any:
    return select(*(_o[name] for name in _READ))


def _mail(row: Row[Any]) -> OutMail:
    values = dict(row._mapping)
    return OutMail(**{**values, "state": MailState(values["state"]), "raw": bytes(values["raw"])})
