"""Whoever writes to the officer in many people's names makes it write to some of them, and then to nobody; the people of
the game are answered meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

import pytest

from bot.delivery import Outgoing
from bot.mail.submit import Delivery, DeliveryOutcome
from bot.restraint import STRANGERS_A_DAY, STRANGERS_AN_HOUR
from bot.store.rows import MailState
from tests.bot.orders.desk import BOT, DAY, HOUR, Desk
from tests.bot.orders.test_attacks import LINE
from tests.genesis import FORUM

SECOND = timedelta(seconds=1)


@dataclass
class Server:
    """Takes everything."""

    taken: list[str] = field(default_factory=list)

    async def send(self, raw: bytes, mail_from: str, recipients: Sequence[str], ready: Callable[[], bool]) -> Delivery:
        assert ready()
        self.taken += recipients
        return Delivery(DeliveryOutcome.SENT, "sent")


def flood(desk: Desk, first: int, count: int, text: str) -> None:
    """Mails in the names of so many people who have never heard of the game."""
    for number in range(first, first + count):
        desk.count += 1
        head = f"From: p{number}@victim.example\nTo: {BOT}\nSubject: order {number}\nMessage-ID: <{desk.count}@mallory>\n\n"
        desk.take((head + text).encode())
    desk.work()


@pytest.mark.parametrize("kind", ["an unsigned order", "a forged signature", "a question"])
async def test_refusals_to_strangers_come_to_an_end(kind: str, desk: Desk) -> None:
    server = Server()
    out = Outgoing(desk.store, server, BOT, lambda: desk.now)
    await out.deliver_due()
    server.taken.clear()
    text = {
        "an unsigned order": desk.text(LINE),
        "a forged signature": f"-----BEGIN PGP SIGNED MESSAGE-----\n\n{desk.text(LINE)}\n-----BEGIN PGP SIGNATURE-----\n\nwsA=\n"
                              "-----END PGP SIGNATURE-----\n",
        "a question": "help\n",
    }[kind]  # fmt: skip
    flood(desk, 0, STRANGERS_AN_HOUR + 10, text)
    await out.deliver_due()
    assert len(server.taken) == STRANGERS_AN_HOUR
    (alarm,) = [one for one in desk.store.alarms() if one.key == "outbox/strangers"]
    assert "@" not in alarm.text

    server.taken.clear()
    desk.order(LINE)
    await out.deliver_due()
    assert "anna@x.example" in server.taken, "the officer is answered meanwhile"

    for hour in range(1, 4):
        desk.now += HOUR + SECOND
        flood(desk, 1000 * hour, STRANGERS_AN_HOUR + 10, text)
        await out.deliver_due()
    assert len([one for one in server.taken if one.endswith("@victim.example")]) == STRANGERS_A_DAY - STRANGERS_AN_HOUR
    assert desk.store.count_mails().get(MailState.PENDING, 0) == 0, "what is held back is given up, not kept for later"
    desk.now += DAY
    flood(desk, 9000, 1, text)
    await out.deliver_due()
    assert "p9000@victim.example" in server.taken


@pytest.mark.parametrize("sender", [BOT, BOT.upper(), BOT.replace("@", "+x@"), FORUM, f'"Bob" <{BOT}>'])
@pytest.mark.parametrize("kind", ["help", "a wish", "a key", "an unsigned order"])
def test_who_writes_in_our_name_or_a_forum_s_makes_us_write_to_neither(kind: str, sender: str, desk: Desk) -> None:
    texts = {"help": "help\n", "a wish": "receipts: all\n", "a key": "register key\n"}
    text = texts.get(kind) or desk.text(LINE)
    before = len(desk.store.mails())
    desk.give(f"From: {sender}\nTo: {BOT}\nSubject: hello\nMessage-ID: <mine@x.example>\n\n{text}".encode())
    assert len(desk.store.mails()) == before
