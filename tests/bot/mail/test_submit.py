"""Handing mail to a server over real sockets: what each of its answers means for the outbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from bot.mail.submit import Delivery, DeliveryOutcome, Security, SubmitSettings, Submitter

RAW = b"From: bot@here.example\r\nSubject: x\r\n\r\n.dot\r\nGr\xc3\xbc\xc3\x9fe\r\n"
SECRET = "swordfish"
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@dataclass
class Server:
    """What the next messages are answered, and what was taken."""

    to_sender: str = "250 OK"
    to_recipient: dict[str, str] = field(default_factory=dict)
    to_data: str = "250 OK"
    login: bool = False
    hang_up: bool = False
    taken: list[tuple[str | None, list[str], bytes]] = field(default_factory=list)
    port: int = 0

    async def handle_MAIL(self, _s: SMTP, _session: Session, envelope: Envelope, address: str, _o: list[str]) -> str:
        if self.to_sender.startswith("250"):
            envelope.mail_from = address
        return self.to_sender

    async def handle_RCPT(self, _s: SMTP, _session: Session, envelope: Envelope, address: str, _o: list[str]) -> str:
        answer = self.to_recipient.get(address, "250 OK")
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        if self.to_data.startswith("250"):
            self.taken.append((envelope.mail_from, list(envelope.rcpt_tos), envelope.content))
        if self.hang_up:
            assert server.transport is not None
            server.transport.close()
        return self.to_data

    def authenticate(self, _s: SMTP, _session: Session, _e: Envelope, _m: str, given: Any) -> AuthResult:
        return AuthResult(success=isinstance(given, LoginPassword) and given.password == SECRET.encode(), handled=False)


@asynccontextmanager
async def serving(answers: Server) -> AsyncIterator[Server]:
    loop = asyncio.get_running_loop()

    def session() -> SMTP:
        return SMTP(
            answers,
            loop=loop,
            hostname="localhost",
            authenticator=answers.authenticate,
            auth_required=answers.login,
            auth_require_tls=False,
        )

    server = await loop.create_server(session, "127.0.0.1", 0)
    answers.port = server.sockets[0].getsockname()[1]
    try:
        yield answers
    finally:
        server.close()


async def send(
    answers: Server, *recipients: str, raw: bytes = RAW, mail_from: str = "bot@here.example", **changes: Any
) -> Delivery:
    settings = SubmitSettings("127.0.0.1", answers.port, **{"security": Security.PLAIN, "timeout": 10.0, **changes})
    return await Submitter(settings).send(raw, mail_from, recipients or ("list@there.example",))


async def test_the_bytes_arrive_as_they_are() -> None:
    async with serving(Server()) as server:
        assert await send(server, "a@x.example", "b@x.example") == Delivery(DeliveryOutcome.SENT, "sent")
        assert (await send(server, mail_from="")).outcome is DeliveryOutcome.SENT
    assert server.taken[0] == ("bot@here.example", ["a@x.example", "b@x.example"], RAW)
    assert server.taken[1][0] == "<>"  # as aiosmtpd writes the null sender


@pytest.mark.parametrize(
    ("server", "outcome"),
    [
        (Server(to_sender="451 later, you fool"), DeliveryOutcome.TEMPORARY),
        (Server(to_sender="550 never, you fool"), DeliveryOutcome.PERMANENT),
        (Server(to_recipient={"list@there.example": "450 greylisted, you fool"}), DeliveryOutcome.TEMPORARY),
        (Server(to_recipient={"list@there.example": "550 unknown, you fool"}), DeliveryOutcome.PERMANENT),
        (Server(to_data="452 full, you fool"), DeliveryOutcome.TEMPORARY),
        (Server(to_data="554 spam, you fool"), DeliveryOutcome.PERMANENT),
        (Server(hang_up=True), DeliveryOutcome.UNSURE),
        (Server(login=True), DeliveryOutcome.TEMPORARY),
    ],
)
async def test_each_answer_has_its_meaning_and_strangers_words_are_not_repeated(
    server: Server, outcome: DeliveryOutcome
) -> None:
    async with serving(server):
        delivery = await send(server)
    assert delivery.outcome is outcome
    assert "fool" not in delivery.detail
    assert "there.example" not in delivery.detail


async def test_the_temporary_refusal_of_one_recipient_among_the_refused_keeps_the_mail_alive() -> None:
    refusals = {"a@x.example": "550 no", "b@x.example": "450 later"}
    async with serving(Server(to_recipient=refusals)) as server:
        assert (await send(server, "a@x.example", "b@x.example")).outcome is DeliveryOutcome.TEMPORARY


async def test_recipients_refused_beside_others_are_named() -> None:
    async with serving(Server(to_recipient={"a@x.example": "550 no"})) as server:
        delivery = await send(server, "a@x.example", "b@x.example")
    assert (delivery.outcome, delivery.refused) == (DeliveryOutcome.SENT, ("a@x.example",))


async def test_the_login_is_used_and_a_wrong_one_is_no_fault_of_the_mail() -> None:
    async with serving(Server(login=True)) as server:
        assert (await send(server, user="bot", password=SECRET)).outcome is DeliveryOutcome.SENT
        delivery = await send(server, user="bot", password="hunter2")
    assert delivery == Delivery(DeliveryOutcome.TEMPORARY, "the login was refused (535)")


async def test_no_server_no_tls_and_no_recipient() -> None:
    assert (await send(Server(port=1))).outcome is DeliveryOutcome.TEMPORARY
    async with serving(Server()) as server:
        for security in (Security.STARTTLS, Security.TLS):
            delivery = await send(server, user="bot", password=SECRET, security=security)
            assert delivery.outcome is DeliveryOutcome.TEMPORARY, "without TLS nothing is said"
        assert server.taken == []
    nobody = await Submitter(SubmitSettings("127.0.0.1", security=Security.PLAIN)).send(RAW, "a@b.example", [])
    assert nobody == Delivery(DeliveryOutcome.PERMANENT, "no recipient")


async def test_no_address_carries_a_command() -> None:
    async with serving(Server()) as server:
        for address in ("a@x.example>\r\nRCPT TO:<evil@x.example", "a@x.example, b@x.example", "ä@x.example", ""):
            assert (await send(server, address)).outcome is DeliveryOutcome.PERMANENT
        assert (await send(server, mail_from="a@x.example>\nDATA")).outcome is DeliveryOutcome.PERMANENT
    assert server.taken == []


def test_settings_keep_the_secret_and_refuse_the_open_road() -> None:
    assert SECRET not in repr(SubmitSettings("mail.example", password=SECRET))
    with pytest.raises(ValueError, match="without TLS"):
        SubmitSettings("mail.example", security=Security.PLAIN)
