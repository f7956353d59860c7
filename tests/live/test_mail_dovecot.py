"""A real Dovecot: mail handed over by LMTP comes back by IMAP with the same bytes, and IDLE wakes the poller."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.mail.compose import Outgoing, compose
from bot.mail.imap import ImapPoller
from bot.mail.imap_session import ImapSettings, MailboxError
from tests.bot.mail.doubles import MemoryIntake
from tests.live.servers import Dovecot, dovecot, mailbox

__all__ = ["dovecot", "mailbox"]
pytestmark = pytest.mark.live

PATIENCE = 30.0


def settings(server: Dovecot, **changes: str) -> ImapSettings:
    password = changes.get("password", server.password)
    return ImapSettings(server.host, server.user, password, port=server.imap_port, tls=False, backoff_seconds=0.05)


def mail(number: int, body: bytes = b"") -> bytes:
    head = b"From: p@b.example\r\nTo: l@b.example\r\nMessage-ID: <%d@b.example>\r\nSubject: %d\r\n\r\n"
    return head % (number, number) + body + b"\r\n"


def without_trace(raw: bytes) -> bytes:
    """What is left when the fields are taken off that the deliverer put on top."""
    at = raw.find(b"From: p@b.example")
    assert at >= 0
    return raw[at:]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def test_the_bytes_come_back_as_they_were_sent(mailbox: Dovecot) -> None:
    bodies = [
        b"plain",
        b"* 1 FETCH (a line that looks like IMAP {12}\r\n)\r\nA1 OK done",
        b"((((( unbalanced",
        "Grüße, ☃, 名前".encode(),
        bytes(range(128, 256)) + b" raw octets",
        b".leading dot\r\n..two\r\n\r\n\r\nFrom the start",
        b"x" * 900 + b"\r\n" + b"y" * 200_000,
        b"",
    ]
    sent = [mail(number, body) for number, body in enumerate(bodies)]
    for raw in sent:
        await asyncio.to_thread(mailbox.deliver, raw)
    intake = MemoryIntake()
    poller = ImapPoller(settings(mailbox), intake)
    assert await poller.poll_once() == len(sent)
    assert await poller.poll_once() == 0
    await poller.close()
    assert [without_trace(raw) for raw in intake.raws] == sent
    now = datetime.now(UTC)
    for _, stamps, source in intake.rows:
        assert stamps.internaldate is not None
        assert stamps.list_at is not None  # Dovecot's own hop
        assert abs(stamps.internaldate - now) < timedelta(minutes=5)
        assert source.uidvalidity


async def test_hundreds_of_messages_come_in_order_and_once(mailbox: Dovecot) -> None:
    sent = [mail(number, b"z" * number) for number in range(130)]
    client = await asyncio.to_thread(mailbox.login)
    for raw in sent:
        client.append("INBOX", None, None, raw)
    intake = MemoryIntake()
    poller = ImapPoller(settings(mailbox), intake)
    assert await poller.poll_once() == len(sent)
    await poller.close()
    assert intake.raws == sent
    client.select("INBOX")
    _, unseen = client.search(None, "UNSEEN")
    assert len(unseen[0].split()) == len(sent), "reading must not mark anything as read"
    client.logout()


async def test_idle_wakes_for_a_delivery(mailbox: Dovecot) -> None:
    intake = MemoryIntake()
    stop = asyncio.Event()
    poller = ImapPoller(settings(mailbox), intake)
    running = asyncio.create_task(poller.run(stop))
    try:
        for number in (1, 2):
            await until(lambda: poller._session is not None and poller._session._client.has_pending_idle())
            await asyncio.to_thread(mailbox.deliver, mail(number))
            # Far below the five minutes after which IDLE would end by itself.
            await until(lambda number=number: len(intake.rows) == number)  # type: ignore[misc]
    finally:
        stop.set()
        await asyncio.wait_for(running, PATIENCE)
    assert [without_trace(raw) for raw in intake.raws] == [mail(1), mail(2)]


async def test_a_composed_mail_arrives_unchanged(mailbox: Dovecot) -> None:
    out = compose(
        Outgoing(
            game="b", event_key="ballot/152", recipient="list@b.example", sender_name="Der Käfer",
            sender="bot@b.example", subject="[OFF] Ballot ☃", body="Zeile äöü\n", date=datetime(2026, 3, 4, tzinfo=UTC),
        )
    )  # fmt: skip
    await asyncio.to_thread(mailbox.deliver, out.raw)
    intake = MemoryIntake()
    poller = ImapPoller(settings(mailbox), intake)
    await poller.poll_once()
    await poller.close()
    assert intake.raws[0].endswith(out.raw)


async def test_a_wrong_password_is_refused_without_telling_it(mailbox: Dovecot) -> None:
    poller = ImapPoller(settings(mailbox, password="swordfish"), MemoryIntake())
    with pytest.raises(MailboxError, match="refused the login") as caught:
        await poller.poll_once()
    assert "swordfish" not in str(caught.value)
