"""The outbox worker: sent once, tried again after waits that only the mail decides, given up where nothing helps."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.delivery import (
    FAILED,
    LONGEST_WAIT,
    MOST_ATTEMPTS,
    PROOF_WAIT,
    REFUSING,
    SPREAD,
    UNSEEN_LIMIT,
    Outgoing,
    backoff,
)
from bot.mail.submit import Delivery, DeliveryOutcome
from bot.restraint import ANSWERS_AN_HOUR, BOUNCES, BOUNCES_WITHIN, FAILURES, POSTS_AN_HOUR
from bot.store.outbox import LEASE, note_bounce
from bot.store.rows import Bounce, MailState, NewMail, OutMail
from bot.store.store import Store

START = datetime(2026, 3, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)
SENT = Delivery(DeliveryOutcome.SENT, "sent")
UNSURE = Delivery(DeliveryOutcome.UNSURE, "no answer after the text was given")
LATER = Delivery(DeliveryOutcome.TEMPORARY, "refused (451)")
NEVER = Delivery(DeliveryOutcome.PERMANENT, "refused (550)")


class Server:
    """Answers as it is told, then always with the last answer."""

    def __init__(self, *answers: Delivery) -> None:
        self.answers = list(answers)
        self.meanwhile: Callable[[], object] | None = None
        self.dies = False
        self.taken: list[tuple[bytes, str, tuple[str, ...]]] = []

    async def send(
        self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool] = lambda: True
    ) -> Delivery:
        if self.meanwhile is not None:
            self.meanwhile()
        if not ready():
            return Delivery(DeliveryOutcome.DROPPED, "not wanted any more")
        if self.dies:
            raise KeyboardInterrupt
        self.taken.append((raw, mail_from, tuple(recipients)))
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Desk:
    """A store, a worker and a clock."""

    def __init__(self, store: Store, *answers: Delivery) -> None:
        self.store, self.now, self.server = store, START, Server(*answers)
        self.looked: datetime | None = None
        self.worker = self.again()

    def again(self) -> Outgoing:
        """A worker that was just started."""
        return Outgoing(
            self.store, self.server, "officer@bot.example", lambda: self.now, lambda: self.looked or self.now
        )

    def put(
        self, name: str = "<a@bot.example>", kind: str = "forum", to: str = "l@lists.example", subject: str = "Ballot"
    ) -> None:
        self.store.enqueue([NewMail(name, kind, to, subject, b"raw " + name.encode(), START)])

    def state(self, name: str) -> MailState:
        found = self.store.mail(name)
        assert found is not None
        return found.state

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


@pytest.mark.parametrize("how", ["crash", "broken line"])
async def test_a_post_that_may_have_been_posted_waits_for_its_proof(store: Store, how: str) -> None:
    desk = Desk(store, UNSURE if how == "broken line" else SENT)
    desk.put()
    if how == "crash":
        desk.server.dies = True
        with pytest.raises(KeyboardInterrupt):
            await desk.worker.deliver_due()
    else:
        await desk.worker.deliver_due()
    desk.server.dies = False
    taken = len(desk.server.taken)
    desk.looked = START + PROOF_WAIT - SECOND  # the mailbox has not been reached since then
    desk.now = START + 3 * PROOF_WAIT
    assert await desk.again().deliver_due() == 0
    assert len(desk.server.taken) == taken
    store.mark_seen("<a@bot.example>", desk.now)
    desk.looked = desk.now
    assert await desk.again().deliver_due() == 0
    assert (desk.mail.state, len(desk.server.taken)) == (MailState.SEEN, taken)


async def test_a_post_that_nobody_has_seen_goes_out_again_when_the_fora_have_been_read(store: Store) -> None:
    desk = Desk(store, UNSURE, SENT)
    desk.put()
    await desk.worker.deliver_due()
    desk.now = START + PROOF_WAIT - SECOND
    assert await desk.worker.deliver_due() == 0
    assert desk.worker.next_due() == START + PROOF_WAIT - SECOND + timedelta(seconds=15)
    desk.now = START + PROOF_WAIT
    assert await desk.worker.deliver_due() == 1
    assert desk.mail.state is MailState.SENT


async def test_a_sender_that_dies_before_the_text_is_given_costs_no_wait_for_a_proof(store: Store) -> None:
    desk = Desk(store, SENT)
    desk.put()
    store.due(START)
    desk.looked = START
    desk.now = START + LEASE
    assert await desk.worker.deliver_due() == 1


async def test_a_mail_seen_while_the_server_is_asked_is_not_given_to_it(store: Store) -> None:
    desk = Desk(store, SENT)
    desk.put()
    desk.server.meanwhile = lambda: store.mark_seen("<a@bot.example>", START)
    assert await desk.worker.deliver_due() == 0
    assert not desk.server.taken


async def test_receipts_go_out_without_a_sender_and_other_letters_with_ours(store: Store) -> None:
    desk = Desk(store, SENT)
    desk.put("<r@bot.example>", "receipt", "p@x.example")
    desk.put("<l@bot.example>", "personal", "p@x.example")
    await desk.worker.deliver_due()
    assert [sender for _, sender, _ in desk.server.taken] == ["", "officer@bot.example"]


async def test_a_server_that_refuses_everybody_is_not_believed_and_gets_a_rest(store: Store) -> None:
    desk = Desk(store, NEVER)
    for number in range(10):
        desk.put(f"<{number}@bot.example>", "personal", f"p{number}@x.example")
    await desk.worker.deliver_due()
    assert len(desk.server.taken) == FAILURES
    assert [desk.state(f"<{number}@bot.example>") for number in range(4)] == [
        *[MailState.FAILED] * (FAILURES - 1), MailState.PENDING, MailState.PENDING,
    ]  # fmt: skip
    assert [one.key for one in store.alarms()] == [f"{FAILED}1", f"{FAILED}2", REFUSING]
    rests = []
    for _ in range(8):
        assert desk.worker.breaker.until is not None
        rests.append(desk.worker.breaker.until - desk.now)
        desk.now = desk.worker.breaker.until
        await desk.worker.deliver_due()
    assert len(desk.server.taken) == FAILURES + 8, "one mail as a trial after each rest"
    assert rests[:5] == [timedelta(minutes=n) for n in (1, 2, 4, 8, 15)]
    desk.server.answers = [SENT]
    desk.now = desk.worker.breaker.until or desk.now
    await desk.worker.deliver_due()
    desk.now += 2 * LONGEST_WAIT
    await desk.worker.deliver_due()
    assert [one.state for one in store.mails()].count(MailState.SENT) == 8
    assert REFUSING not in [one.key for one in store.alarms()]


async def test_an_address_from_which_letters_come_back_gets_none_until_they_are_old(store: Store) -> None:
    desk = Desk(store, SENT)
    for number in range(BOUNCES):
        desk.put(f"<{number}@bot.example>", "reminder", "gone@x.example")
        desk.put(f"<s{number}@bot.example>", "reminder", "slow@x.example")
    await desk.worker.deliver_due()
    for number in range(BOUNCES):
        bounce(store, Bounce(f"<{number}@bot.example>", START, True, "5.1.1"))
        bounce(store, Bounce(f"<s{number}@bot.example>", START, False, "4.2.2"))
    desk.put("<n@bot.example>", "reminder", "gone@x.example")
    desk.put("<sn@bot.example>", "reminder", "slow@x.example")
    await desk.worker.deliver_due()
    assert (desk.state("<n@bot.example>"), desk.state("<sn@bot.example>")) == (MailState.FAILED, MailState.SENT)
    (alarm,) = store.alarms()
    assert "@" not in alarm.key + alarm.text
    desk.now = START + BOUNCES_WITHIN + SECOND
    desk.put("<later@bot.example>", "reminder", "gone@x.example")
    await desk.worker.deliver_due()
    assert desk.state("<later@bot.example>") is MailState.SENT


async def test_a_forum_is_not_flooded_and_gets_everything_in_time(store: Store) -> None:
    desk = Desk(store, SENT)
    for number in range(POSTS_AN_HOUR + 5):
        desk.put(f"<{number}@bot.example>")
    assert await desk.worker.deliver_due() == POSTS_AN_HOUR
    assert len(store.alarms()) == 1
    desk.now += timedelta(hours=1, seconds=1)
    assert await desk.worker.deliver_due() == 5


async def test_one_address_gets_so_many_receipts_and_no_more(store: Store) -> None:
    desk = Desk(store, SENT)
    for number in range(ANSWERS_AN_HOUR + 3):
        desk.put(f"<{number}@bot.example>", "receipt", "eager@x.example", f"Re: mail {number}")
    desk.put("<other@bot.example>", "receipt", "calm@x.example")
    assert await desk.worker.deliver_due() == ANSWERS_AN_HOUR + 1
    assert [one.state for one in store.mails()].count(MailState.FAILED) == 3


async def test_letters_about_one_subject_are_answered_once_an_hour(store: Store) -> None:
    desk = Desk(store, SENT)
    for number, subject in enumerate(("Re: hello", "RE: [tag] Hello", "Re: Aw: hello", "Re: other")):
        desk.put(f"<{number}@bot.example>", "answer", "p@x.example", subject)
    desk.put("<draft@bot.example>", "preview", "p@x.example", "Re: hello")
    assert await desk.worker.deliver_due() == 3
    assert [desk.state(f"<{number}@bot.example>") for number in (0, 1, 2, 3)] == [
        MailState.SENT, MailState.FAILED, MailState.FAILED, MailState.SENT,
    ]  # fmt: skip
    assert store.alarms() == [], "that is no news"
    desk.now += timedelta(hours=1, seconds=1)
    desk.put("<5@bot.example>", "answer", "p@x.example", "Re: hello")
    assert await desk.worker.deliver_due() == 1


def bounce(store: Store, what: Bounce) -> None:
    with store._write() as conn:
        assert note_bounce(conn, what)
