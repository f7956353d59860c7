"""When a message counts: dates as mailers write them, and the policy that picks a stamp."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.mail.stamps import (
    ARCHIVE,
    LIVE,
    Basis,
    Policy,
    Stamps,
    effective,
    header_values,
    parse_asctime,
    parse_date,
    received_at,
    stamps_of,
)

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)


def utc(*parts: int) -> datetime:
    return datetime(*parts, tzinfo=UTC)  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Wed, 04 Mar 2026 12:00:00 +0000", utc(2026, 3, 4, 12)),
        ("4 Mar 2026 12:00 -0500", utc(2026, 3, 4, 17)),
        ("Wed,4 Mar 2026 12:00:00 GMT", utc(2026, 3, 4, 12)),
        ("Wed, 4 Mar 2026 07:00:00 -0500 (EST)", utc(2026, 3, 4, 12)),
        ("Wed, 4 Mar 2026 12:00:00 -0000", utc(2026, 3, 4, 12)),
        ("Wed, 4 Mar 2026 12:00:00 EDT", utc(2026, 3, 4, 16)),
        ("Wed, 4 Mar 2026 12:00:00 XYZZY", utc(2026, 3, 4, 12)),
        ("Wed, 4 Mar 2026 12:00:00", utc(2026, 3, 4, 12)),
        ("Wednesday, 04-Mar-2026 12:00:00 UTC", utc(2026, 3, 4, 12)),
        ("Wed, 4 March 2026 12:00:00 +0530", utc(2026, 3, 4, 6, 30)),
        ("Wed, 4 Mar 2026 12:00:00.123456 +00:00", utc(2026, 3, 4, 12)),
        ("Sat, 31 Dec 2016 23:59:60 +0000", utc(2017, 1, 1)),
        ("Mon, 1 Jan 01 00:00:00 +0000", utc(2001, 1, 1)),
        ("Fri, 1 Jan 99 00:00:00 +0000", utc(1999, 1, 1)),
        ("Sat, 1 Jan 100 00:00:00 +0000", utc(2000, 1, 1)),
        ("Wed Mar  4 12:00:00 2026", utc(2026, 3, 4, 12)),
        ("Thu, 1 Jan 1970 00:00:00 +0000", utc(1970, 1, 1)),
        ("Fri, 31 Dec 2100 23:59:59 +0000", utc(2100, 12, 31, 23, 59, 59)),
        # and what is absurd
        ("", None),
        ("yesterday", None),
        ("Wed, 32 Mar 2026 12:00:00 +0000", None),
        ("Sun, 29 Feb 2026 12:00:00 +0000", None),
        ("Wed, 4 Mar 2026 25:00:00 +0000", None),
        ("Wed, 4 Mar 2026 12:61:00 +0000", None),
        ("Wed, 4 Foo 2026 12:00:00 +0000", None),
        ("Wed, 4 Mar 2026 12:00:00 +9999", None),
        ("Wed, 4 Mar 2026 12:00:00 +0160", None),
        ("Wed, 31 Dec 1969 23:59:59 +0000", None),
        ("Thu, 1 Jan 1970 00:00:00 +0100", None),
        ("Sat, 1 Jan 2101 00:00:00 +0000", None),
        ("Fri, 31 Dec 2100 23:59:59 -0100", None),
        ("Wed, 4 Mar 199999999999999999999999 12:00:00 +0000", None),
        ("Wed, 4 Mar 0002 12:00:00 +0000", None),
        ("Wed, 4 Mar 2026 12:00:00 +99999999999999999999", None),
        ("0 0 0 0:0:0 0", None),
        ("Wed, ٤ Mar 2026 12:00:00 +0000", None),
        (", , , , ,", None),
    ],
)
def test_a_date_is_read_or_refused(text: str, expected: datetime | None) -> None:
    assert parse_date(text) == expected


@given(
    st.text(max_size=300)
    | st.from_regex(r"[A-Za-z]{3}, \d{1,30} [A-Z][a-z]{2} \d{1,30} \d{1,9}:\d{1,9}:\d{1,9} [+-]\d{1,9}")
)
def test_no_text_raises_and_every_answer_is_a_utc_instant_of_our_years(text: str) -> None:
    for at in (parse_date(text), parse_asctime(text), received_at(text)):
        assert at is None or (at.tzinfo is UTC and 1970 <= at.year <= 2100 and at.microsecond == 0)


@given(st.binary(max_size=500))
def test_no_bytes_raise(raw: bytes) -> None:
    assert stamps_of(raw, NOW).ingested_at == NOW


def test_the_fast_reader_agrees_with_the_library() -> None:
    from email.utils import format_datetime, parsedate_to_datetime

    for hours in range(0, 40_000, 977):
        at = utc(1999, 1, 1) + timedelta(hours=hours, seconds=hours % 60)
        text = format_datetime(at)
        assert parse_date(text) == parsedate_to_datetime(text) == at


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("From a@b.example Wed Mar  4 12:00:00 2026", utc(2026, 3, 4, 12)),
        ("From a at b.example  Wed Mar 04 12:00:00 2026", utc(2026, 3, 4, 12)),
        ("From MAILER-DAEMON Wed Mar  4 12:00:00 2026 +0100", utc(2026, 3, 4, 11)),
        ("From x Wed Mar  4 12:00:00 EST 2026", utc(2026, 3, 4, 17)),
        ("From the beginning, I said", None),
        ("From x Wed Mar 44 12:00:00 2026", None),
    ],
)
def test_the_time_of_a_from_line(text: str, expected: datetime | None) -> None:
    assert parse_asctime(text) == expected


MAIL = b"\r\n".join(
    [
        b"Received: from list.example by mx.here.example; Wed, 4 Mar 2026 11:59:58 +0000",
        b"Received: from poster.example",
        b"\tby list.example (8.1; odd) with ESMTP;",
        b"\tWed, 4 Mar 2026 11:59:50 +0000",
        b"Received: from forged by forged; Wed, 4 Mar 2020 11:00:00 +0000",
        b"DATE: Wed, 4 Mar 2026 09:00:00 +0000",
        b"",
        b"Received: in the body; Wed, 4 Mar 2021 11:00:00 +0000",
    ]
)


def test_the_list_hop_is_found_by_counting_from_the_top() -> None:
    assert stamps_of(MAIL, NOW).list_at == utc(2026, 3, 4, 11, 59, 58)
    assert stamps_of(MAIL, NOW, policy=Policy(LIVE.order, own_hops=1)).list_at == utc(2026, 3, 4, 11, 59, 50)
    assert stamps_of(MAIL, NOW, policy=Policy(LIVE.order, own_hops=3)).list_at is None


def test_header_fields_are_read_in_any_letter_case_and_only_above_the_body() -> None:
    assert len(header_values(MAIL, b"received")) == 3
    assert stamps_of(MAIL, NOW).date_hdr == utc(2026, 3, 4, 9)


@pytest.mark.parametrize(
    ("list_offset", "basis"),
    [
        (timedelta(0), Basis.LIST),
        (timedelta(minutes=5), Basis.LIST),
        (timedelta(minutes=5, seconds=1), Basis.INTERNAL),
        (timedelta(days=-7), Basis.LIST),
        (timedelta(days=-7, seconds=-1), Basis.INTERNAL),
    ],
)
def test_a_list_stamp_counts_only_near_the_mailbox_s_own_clock(list_offset: timedelta, basis: Basis) -> None:
    internal = utc(2026, 3, 1)
    stamps = Stamps(NOW, list_at=internal + list_offset, internaldate=internal)
    chosen = effective(stamps, LIVE)
    assert chosen.basis is basis
    assert chosen.at == (stamps.list_at if basis is Basis.LIST else internal)


def test_without_a_mailbox_the_list_stamp_counts_and_without_both_our_own_clock() -> None:
    listed = utc(2026, 3, 4, 10)
    assert effective(Stamps(NOW, list_at=listed), LIVE).at == listed
    assert effective(Stamps(NOW, date_hdr=listed), LIVE).basis is Basis.INGESTED


def test_live_never_believes_the_author_s_date_but_says_when_it_is_far_off() -> None:
    chosen = effective(Stamps(NOW, date_hdr=NOW - timedelta(days=400)), LIVE)
    assert chosen.at == NOW
    assert chosen.skewed
    assert not effective(Stamps(NOW, date_hdr=NOW - timedelta(minutes=59)), LIVE).skewed


def test_an_archive_falls_back_from_list_to_from_line_to_date() -> None:
    a, b, c = utc(2005, 1, 1), utc(2005, 1, 2), utc(2005, 1, 3)
    assert effective(Stamps(NOW, c, a, b), ARCHIVE).at == a
    assert effective(Stamps(NOW, c, None, b), ARCHIVE).at == b
    assert effective(Stamps(NOW, c), ARCHIVE).at == c
    assert effective(Stamps(NOW), ARCHIVE).at == NOW
