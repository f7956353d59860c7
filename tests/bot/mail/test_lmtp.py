"""The listener, spoken to over real sockets; and what aiosmtpd does where we do not let it."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP

from bot.mail.intake import Carrier
from bot.mail.lmtp import Dialect, IntakeServer, ListenerSettings
from tests.bot.mail.doubles import MemoryIntake

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)
MAIL = b"From: a@b.example\r\nSubject: x\r\n\r\n.leading dot\r\nHello \xff\r\n"
SECRET = "postgresql://officer:hunter2@db/game"
RCPTS = ["one@here.example", "two@here.example", "three@here.example"]


@asynccontextmanager
async def listening(intake: MemoryIntake, **settings: Any) -> AsyncIterator[IntakeServer]:
    server = IntakeServer(ListenerSettings(port=0, **settings), intake, now=lambda: NOW)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def talk(talker: Callable[[], list[bytes]]) -> list[bytes]:
    return await asyncio.wait_for(asyncio.to_thread(talker), 20)


def lmtp_answers(port: int, mail: bytes, recipients: list[str]) -> list[bytes]:
    """The answers after DATA as they stand on the wire: all that comes before the answer to NOOP-less QUIT."""
    with smtplib.LMTP("127.0.0.1", port, timeout=10) as client:
        client.ehlo()
        client.docmd("MAIL FROM:<poster@b.example>")
        for recipient in recipients:
            client.docmd(f"RCPT TO:<{recipient}>")
        assert client.docmd("DATA")[0] == 354
        client.send(smtplib._quote_periods(mail) + b".\r\nQUIT\r\n")  # type: ignore[attr-defined]
        assert client.file is not None
        lines = [line.rstrip() for line in client.file]
        client.close()
    assert lines[-1].startswith(b"221")
    return lines[:-1]


def send(port: int, mail: bytes, recipients: list[str] = RCPTS) -> Callable[[], list[bytes]]:
    return partial(lmtp_answers, port, mail, recipients)


async def test_a_message_is_kept_byte_for_byte_with_envelope_and_stamps() -> None:
    intake = MemoryIntake()
    async with listening(intake) as server:
        answers = await talk(send(server.port, MAIL, RCPTS[:1]))
    assert answers == [b"250 2.0.0 Message accepted"]
    ((raw, stamps, source),) = intake.rows
    assert raw == MAIL
    assert stamps.ingested_at == stamps.internaldate == NOW
    assert (source.carrier, source.envelope_from) == (Carrier.LMTP, "poster@b.example")
    assert source.recipients == ("one@here.example",)


async def test_the_null_sender_of_a_bounce_is_the_empty_address() -> None:
    intake = MemoryIntake()

    def deliver(port: int) -> list[bytes]:
        with smtplib.LMTP("127.0.0.1", port, timeout=10) as client:
            client.sendmail("", RCPTS[:1], MAIL)
        return []

    async with listening(intake) as server:
        await talk(partial(deliver, server.port))
    assert intake.sources[0].envelope_from == ""


async def test_the_library_s_client_is_content() -> None:
    intake = MemoryIntake()

    def deliver(port: int) -> list[bytes]:
        with smtplib.LMTP("127.0.0.1", port, timeout=10) as client:
            # One recipient: smtplib itself reads but one answer (RFC 2033 section 4.2 owes three to three).
            assert client.sendmail("a@b.example", RCPTS[:1], MAIL) == {}
            assert client.sendmail("a@b.example", RCPTS[:1], MAIL + b"again\r\n") == {}
        return []

    async with listening(intake) as server:
        await talk(partial(deliver, server.port))
    assert intake.raws == [MAIL, MAIL + b"again\r\n"]


async def test_lmtp_gives_one_answer_per_recipient() -> None:
    async with listening(MemoryIntake()) as server:
        assert await talk(send(server.port, MAIL)) == [b"250 2.0.0 Message accepted"] * 3


async def test_smtp_gives_one_answer() -> None:
    intake = MemoryIntake()

    def deliver(port: int) -> list[bytes]:
        with smtplib.SMTP("127.0.0.1", port, timeout=10) as client:
            assert client.sendmail("a@b.example", RCPTS, MAIL) == {}
            assert client.noop()[0] == 250
        return []

    async with listening(intake, dialect=Dialect.SMTP) as server:
        await talk(partial(deliver, server.port))
    assert intake.raws == [MAIL]


async def test_a_failing_store_is_a_temporary_answer_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    intake = MemoryIntake(failing=RuntimeError(SECRET))
    async with listening(intake) as server:
        answers = await talk(send(server.port, MAIL))
    assert answers == [b"451 4.3.0 Not taken now, try again later"] * 3
    assert "message not taken" in caplog.text


async def test_what_is_too_large_is_refused_once_per_recipient() -> None:
    intake = MemoryIntake()
    async with listening(intake, data_limit=10_000) as server:
        answers = await talk(send(server.port, MAIL + b"line\r\n" * 3000))
    assert [answer[:3] for answer in answers] == [b"552"] * 3
    assert intake.rows == []


async def test_a_line_of_a_hundred_thousand_octets_is_taken_and_an_endless_one_refused_per_recipient() -> None:
    intake = MemoryIntake()
    long_line = MAIL + b"x" * 100_000 + b"\r\n"
    async with listening(intake) as server:
        assert [answer[:3] for answer in await talk(send(server.port, long_line))] == [b"250"] * 3
    async with listening(intake, line_limit=5000) as server:
        assert [answer[:3] for answer in await talk(send(server.port, long_line))] == [b"500"] * 3
    assert intake.raws == [long_line]


async def test_only_our_addresses_are_taken_with_any_detail_and_letter_case() -> None:
    intake = MemoryIntake()

    def ask(port: int) -> list[bytes]:
        with smtplib.LMTP("127.0.0.1", port, timeout=10) as client:
            client.ehlo()
            client.mail("a@b.example")
            asked = ["Bot@here.example", "bot+bounce-7@HERE.example", "else@here.example"]
            return [str(client.rcpt(address)[0]).encode() for address in asked]

    async with listening(intake, recipients=frozenset({"bot@here.example"})) as server:
        assert await talk(partial(ask, server.port)) == [b"250", b"250", b"550"]


async def test_a_hundred_recipients_are_enough() -> None:
    many = [f"r{number}@here.example" for number in range(103)]
    async with listening(MemoryIntake()) as server:
        assert len(await talk(send(server.port, MAIL, many))) == 100


async def test_odd_octets_in_the_envelope_can_be_stored() -> None:
    intake = MemoryIntake()

    def deliver(port: int) -> list[bytes]:
        with smtplib.LMTP("127.0.0.1", port, timeout=10) as client:
            client.ehlo()
            client.send(b"MAIL FROM:<a\xff@b.example>\r\n")
            client.getreply()
            client.docmd("RCPT TO:<one@here.example>")
            client.docmd("DATA")
            client.send(MAIL + b".\r\n")
            return [client.getreply()[1]]

    async with listening(intake) as server:
        await talk(partial(deliver, server.port))
    for row in intake.rows:
        (row[2].envelope_from or "").encode()


async def test_a_connection_does_not_disturb_the_limits_of_another() -> None:
    def two(port: int) -> list[bytes]:
        with smtplib.LMTP("127.0.0.1", port, timeout=10) as first:
            first.ehlo()
            with smtplib.LMTP("127.0.0.1", port, timeout=10) as second:
                second.ehlo()
            address = "a" * 600 + "@b.example"
            return [str(first.mail(address)[0]).encode()]

    async with listening(MemoryIntake()) as server:
        assert await talk(partial(two, server.port)) == [b"250"]


async def test_a_unix_socket_is_taken_over_from_a_dead_process_and_removed_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "lmtp"
    first = IntakeServer(ListenerSettings(socket=path), MemoryIntake())
    await first.start()
    intake = MemoryIntake()
    async with listening(intake, socket=path) as server:
        assert server.port == 0
        reader, writer = await asyncio.open_unix_connection(path)
        assert (await reader.readline()).startswith(b"220 localhost officer")
        writer.close()
    assert not path.exists()
    await first.stop()


async def test_stopping_hangs_up_on_those_who_linger() -> None:
    async with listening(MemoryIntake()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        await reader.readline()
        await asyncio.wait_for(server.stop(), 5)
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "mail.example"])
def test_other_hosts_than_loopback_have_to_be_meant(host: str) -> None:
    with pytest.raises(ValueError, match="not loopback"):
        ListenerSettings(host=host)
    assert ListenerSettings(host=host, remote=True).host == host


# What the library does by itself: when one of these fails, the workaround it justifies may go.


class Plain:
    """A handler as the library's manual shows it."""

    async def handle_DATA(self, *_args: object) -> str:
        raise RuntimeError(SECRET)


async def plain_answers(kind: type[SMTP], mail: bytes, recipients: list[str]) -> list[bytes]:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: kind(Plain(), loop=loop, hostname="localhost"), "127.0.0.1", 0)
    try:
        return await talk(send(server.sockets[0].getsockname()[1], mail, recipients))
    finally:
        server.close()


async def test_defect_the_library_tells_strangers_the_exception_and_refuses_for_ever() -> None:
    (answer,) = await plain_answers(LMTP, MAIL, RCPTS[:1])
    assert answer.startswith(b"500")
    assert SECRET.encode() in answer


async def test_defect_the_library_answers_once_for_three_recipients() -> None:
    assert len(await plain_answers(LMTP, MAIL, RCPTS)) == 1


async def test_defect_the_library_refuses_long_lines() -> None:
    (answer,) = await plain_answers(LMTP, MAIL + b"x" * 1100 + b"\r\n", RCPTS)
    assert answer.startswith(b"500 Line too long")


def test_defect_the_library_shares_its_limits_between_connections() -> None:
    assert SMTP.command_size_limits is LMTP.command_size_limits
