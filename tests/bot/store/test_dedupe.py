"""Copies of one message have one digest; messages that only look alike have their own."""

from __future__ import annotations

import pytest

from bot.store.dedupe import content_hash, digest
from parsers.mail.mime import parse_mail

HEAD = "From: Wooble <Wooble@Example.org>\r\nDate: Sun, 1 Oct 2006 12:00:00 -0400\r\nMessage-ID: <a@x>\r\n"
FOOTER = "_" * 47 + "\nspoon-business mailing list\nspoon-business@list.example\nhttp://list.example/listinfo/spoon\n"
COPY = HEAD + "Subject: Votes\r\n\r\nI vote FOR P1.\r\n"


def of(raw: str) -> str:
    """The digest of a message written as text."""
    return content_hash(parse_mail(raw.encode()))


@pytest.mark.parametrize(
    "other",
    [
        COPY.replace("\r\n", "\n"),
        "Received: from here by there; Sun, 1 Oct 2006 16:00:09 +0000\r\n" + COPY,
        COPY.replace("Votes", "[spoon-business] Votes"),
        COPY.replace("Wooble@Example.org", "wooble@example.org").replace("Wooble <", '"W" <'),
        COPY + "\r\n\r\n" + FOOTER,
        COPY.replace("P1.", "P1.   "),
        COPY.replace("12:00:00 -0400", "12:00:00  -0400"),
    ],
)
def test_a_copy_by_another_route_is_the_same_message(other: str) -> None:
    assert of(other) == of(COPY)


@pytest.mark.parametrize(
    "other",
    [
        COPY.replace("P1", "P2"),
        COPY.replace("Wooble@Example.org", "mallory@example.org"),
        COPY.replace("Votes", "Not votes"),
        COPY.replace("12:00:00", "12:00:01"),
        COPY + "_" * 47 + "\r\nI also vote FOR P2.\r\n",
        COPY + FOOTER + "\r\n" * 3 + "I also vote FOR P2.\r\n" * 5,
        COPY.replace("I vote", "> I vote"),
    ],
)
def test_another_text_author_subject_or_date_is_another_message(other: str) -> None:
    assert of(other) != of(COPY)


def test_a_reply_keeps_its_re_when_the_tag_goes() -> None:
    assert digest("a", "Re: [list] Votes", "", "") == digest("a", "[list] Re: Votes", "", "")
    assert digest("a", "Re: Votes", "", "") != digest("a", "Votes", "", "")


def test_parts_do_not_run_into_each_other() -> None:
    assert digest("ab", "c", "", "") != digest("a", "bc", "", "")


def test_text_that_is_no_unicode_has_a_digest() -> None:
    assert len(digest("\ud800", "", "", "\x00")) == 64
