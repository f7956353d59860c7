"""The mails of an archive between reading and folding: copies count once, a borrowed Message-ID names nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

import bot.spool
from bot.mail.archive import Located
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.spool import Counts, Spool, plain_id
from bot.translate import bare, own_id
from parsers.mail.mime import parse_mail
from tests.malformed.fuzz import both

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


def test_a_journal_takes_them_as_they_came_and_knows_before_what_nothing_comes(
    spool: Spool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.spool, "BATCH", 2)
    minutes = {"a@x": 1, "b@x": 7, "c@x": 5, "d@x": 6, "e@x": 9}
    spool.fill(located(minute, f"Message-ID: <{name}>") for name, minute in minutes.items())
    batches = list(spool.batches())
    assert [[one.message_id for one in batch.entries] for batch in batches] == [["a@x", "b@x"], ["c@x", "d@x"], ["e@x"]]
    assert [batch.before and batch.before.minute for batch in batches] == [5, 9, None]


def test_messages_come_in_their_order_from_an_archive_of_many_batches(
    spool: Spool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.spool, "BATCH", 3)
    minutes = [(number * 37) % 59 for number in range(40)]
    spool.fill(located(minute, f"Message-ID: <{number}@x>") for number, minute in enumerate(minutes))
    order = sorted(range(40), key=lambda number: (minutes[number], number))
    assert [one.id for one in spool.messages()] == [f"{number}@x" for number in order]


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
    assert spool.counts == Counts(3, 2)


def test_a_borrower_of_a_message_id_is_called_by_his_content(spool: Spool) -> None:
    spool.fill([located(5, "Message-ID: <a@x>"), located(2, "Message-ID: <a@x>", body="I forfeit.")])
    (batch,) = spool.batches()
    thief, first = spool.messages()
    assert first.id == "a@x"
    assert thief.id == own_id(batch.entries[1].content_hash)


def test_copies_without_a_message_id_count_once_too(spool: Spool) -> None:
    spool.fill([located(4), located(3), located(5, body="I forfeit."), located(6, "Message-ID: <a@x>")])
    assert [one.at.minute for one in spool.messages()] == [3, 5, 6]
    assert spool.counts == Counts(4, 1)


def test_a_message_id_that_is_told_at_a_glance_is_the_one_that_is_read() -> None:
    told = [(raw, plain_id(raw)) for _, raw in both(0, 300)]
    assert [(raw, bare(parse_mail(raw).message_id)) for raw, one in told if one is not None] == [
        (raw, one) for raw, one in told if one is not None
    ]
    assert any(one is not None for _, one in told)
