"""The outbox worker: sent once, tried again after waits that only the mail decides, given up where nothing helps."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.delivery import LONGEST_WAIT, MOST_ATTEMPTS, SPREAD, UNSEEN_LIMIT, Outgoing, backoff
from bot.mail.submit import Delivery, DeliveryOutcome
from bot.store.rows import MailState, NewMail, OutMail
from bot.store.store import Store

START = datetime(2026, 3, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)
SENT = Delivery(DeliveryOutcome.SENT, "sent")
LATER = Delivery(DeliveryOutcome.TEMPORARY, "refused (451)")
NEVER = Delivery(DeliveryOutcome.PERMANENT, "refused (550)")


class Server:
    """Answers as it is told, then always with the last answer."""

    def __init__(self, *answers: Delivery) -> None:
        self.answers = list(answers)
        self.taken: list[tuple[bytes, str, tuple[str, ...]]] = []

    async def send(self, raw: bytes, mail_from: str, recipients: Sequence[str]) -> Delivery:
        self.taken.append((raw, mail_from, tuple(recipients)))
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Desk:
    """A store, a worker and a clock."""

    def __init__(self, store: Store, *answers: Delivery) -> None:
        self.store, self.now, self.server = store, START, Server(*answers)
        self.worker = Outgoing(store, self.server, "officer@bot.example", lambda: self.now)

    def put(self, name: str = "<a@bot.example>", kind: str = "forum") -> None:
        self.store.enqueue([NewMail(name, kind, "l@lists.example", "Ballot", b"raw " + name.encode(), START)])

    @property
    def mail(self) -> OutMail:
        (one,) = self.store.mails()
        return one


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        yield opened


async def test_a_mail_is_sent_once_with_its_own_bytes(store: Store) -> None:
    desk = Desk(store, SENT)
    desk.put()
    assert await desk.worker.deliver_due() == 1
    assert await desk.worker.deliver_due() == 0
    assert desk.server.taken == [(b"raw <a@bot.example>", "officer@bot.example", ("l@lists.example",))]
    assert desk.mail.state is MailState.SENT


async def test_a_passing_refusal_is_tried_again_when_its_wait_is_over(store: Store) -> None:
    desk = Desk(store, LATER, SENT)
    desk.put()
    assert await desk.worker.deliver_due() == 0
    assert (desk.mail.state, desk.mail.error) == (MailState.PENDING, "refused (451)")
    wait = backoff("<a@bot.example>", 1)
    assert desk.mail.next_at == START + wait
    desk.now = START + wait - SECOND
    assert await desk.worker.deliver_due() == 0
    desk.now = START + wait
    assert await desk.worker.deliver_due() == 1


async def test_a_lasting_refusal_is_noted_and_logged_without_the_address(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    desk = Desk(store, NEVER)
    desk.put()
    desk.put("<b@bot.example>")
    with caplog.at_level(logging.ERROR):
        await desk.worker.deliver_due()
    assert [one.state for one in store.mails()] == [MailState.FAILED] * 2
    assert len(caplog.messages) == 2
    assert "@" not in caplog.text
    desk.now += 30 * UNSEEN_LIMIT
    assert await desk.worker.deliver_due() == 0


async def test_the_last_attempt_is_the_last(store: Store) -> None:
    desk = Desk(store, LATER)
    desk.put()
    for _ in range(MOST_ATTEMPTS):
        await desk.worker.deliver_due()
        desk.now += 2 * LONGEST_WAIT
    assert len(desk.server.taken) == MOST_ATTEMPTS
    assert desk.mail.state is MailState.FAILED


async def test_a_mail_that_came_back_is_not_sent_again_after_a_crash(store: Store) -> None:
    desk = Desk(store, SENT)
    desk.put()
    store.due(START)  # the sender died with the mail in its hands
    store.mark_seen("<a@bot.example>", START)
    desk.now += timedelta(days=1)
    assert await desk.worker.deliver_due() == 0
    assert not desk.server.taken


async def test_a_post_that_does_not_come_back_is_told_once(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(store, SENT)
    desk.put()
    desk.put("<r@bot.example>", kind="receipt")
    await desk.worker.deliver_due()
    desk.now += UNSEEN_LIMIT
    assert desk.worker.missing() == []
    desk.now += SECOND
    with caplog.at_level(logging.ERROR):
        assert [one.message_id for one in desk.worker.missing()] == ["<a@bot.example>"]
        desk.worker.missing()
    assert len(caplog.messages) == 1


def test_waits_double_up_to_an_hour_and_differ_by_mail_not_by_chance() -> None:
    waits = [backoff("<a@x>", attempt) for attempt in range(1, 12)]
    assert waits == [backoff("<a@x>", attempt) for attempt in range(1, 12)]
    plain = [min(timedelta(minutes=2**n), LONGEST_WAIT) for n in range(11)]
    for wait, least in zip(waits, plain, strict=True):
        assert least <= wait <= least * (1 + SPREAD)
    assert len({backoff(f"<{n}@x>", 1) for n in range(20)}) == 20
