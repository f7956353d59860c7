"""The mails of an archive between reading and folding: copies count once, a borrowed Message-ID names nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from bot.mail.archive import Located
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.spool import Counts, Spool
from bot.translate import own_id

PUBLIC, PRIVATE = "biz@lists.example", "talk@lists.example"


def located(minute: int, *fields: str, to: str = PUBLIC, body: str = "I object.") -> Located:
    at = datetime(2008, 10, 6, 12, minute, tzinfo=UTC)
    raw = "\n".join(("From: Ann <ann@home.example>", f"To: {to}", *fields, "", body, ""))
    return Located(raw.encode(), Stamps(at, list_at=at), Source(Carrier.FILE, f"{minute}.eml"), len(raw))


@pytest.fixture
def spool() -> Iterator[Spool]:
    with Spool("bnomic4", {PUBLIC}) as one:
        yield one


def test_messages_come_in_the_order_of_their_times(spool: Spool) -> None:
    spool.fill([located(9, "Message-ID: <b@x>"), located(3, "Message-ID: <a@x>"), located(9, "Message-ID: <c@x>")])
    assert [one.id for one in spool.messages()] == ["a@x", "b@x", "c@x"]
    assert [one.message_id for one in spool.entries()] == ["b@x", "a@x", "c@x"]


def test_the_first_public_copy_counts(spool: Spool) -> None:
    copies = [
        located(1, "Message-ID: <a@x>", to=PRIVATE),
        located(7, "Message-ID: <a@x>"),
        located(5, "Message-ID: <a@x>"),
    ]
    spool.fill(copies)
    (message,) = spool.messages()
    assert message.at.minute == 5
    assert message.fora == (PUBLIC,)
    assert spool.counts == Counts(3, 2, 0)


def test_a_borrower_of_a_message_id_is_called_by_his_content(spool: Spool) -> None:
    spool.fill([located(5, "Message-ID: <a@x>"), located(2, "Message-ID: <a@x>", body="I forfeit.")])
    thief, first = spool.messages()
    assert first.id == "a@x"
    assert thief.id == own_id(list(spool.entries())[1].content_hash)


def test_a_machine_s_mail_and_one_without_author_are_counted_as_unread(spool: Spool) -> None:
    machine = located(1, "Message-ID: <m@x>", "Auto-Submitted: auto-replied")
    spool.fill([machine, machine, located(2, "From: Bob <bob@home.example>")])
    assert spool.counts == Counts(3, 1, 2)
