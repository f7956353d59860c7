"""What the officer writes, and to whom it must not speak."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from email import message_from_bytes, policy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.mail.compose import (
    ComposeError,
    Outgoing,
    clean,
    compose,
    is_own,
    looks_automatic,
    may_answer,
    outgoing_id,
    valid_ids,
)
from parsers.mail.mime import parse_mail

MAIL = Outgoing(
    game="b",
    event_key="ballot/152",
    sender="bot@here.example",
    recipient="list@there.example",
    subject="[OFF] Ballot for nweek 152",
    body="Dear all,\n\n  P237: Beans\n",
    date=datetime(2026, 3, 4, 13, tzinfo=timezone(timedelta(hours=1))),
    sender_name="The Officer",
)
DOMAIN = "here.example"


def test_a_mail_says_who_wrote_it_that_a_machine_did_and_leaves_the_text_alone() -> None:
    out = compose(MAIL)
    assert out.raw.decode("ascii").replace("\r\n", "\n") == (
        "From: The Officer <bot@here.example>\n"
        "To: list@there.example\n"
        "Subject: [OFF] Ballot for nweek 152\n"
        "Date: Wed, 04 Mar 2026 12:00:00 +0000\n"
        f"Message-ID: {out.message_id}\n"
        "Auto-Submitted: auto-generated\n"
        "X-Loop: bot@here.example\n"
        "Content-Transfer-Encoding: 7bit\n"
        'Content-Type: text/plain; charset="utf-8"; format="fixed"\n'
        "MIME-Version: 1.0\n"
        "\n"
        "Dear all,\n\n  P237: Beans\n"
    )
    assert out.raw.count(b"\n") == out.raw.count(b"\r\n")


def test_the_same_mail_has_the_same_bytes_and_another_another_identifier() -> None:
    assert compose(MAIL) == compose(MAIL)
    assert compose(replace(MAIL, recipient="LIST@there.example")).message_id == compose(MAIL).message_id
    others = [
        replace(MAIL, game="c"),
        replace(MAIL, event_key="ballot/153"),
        replace(MAIL, recipient="x@there.example"),
    ]
    assert len({compose(mail).message_id for mail in [MAIL, *others]}) == 4
    assert outgoing_id("ab", "c", "x@y", "d") != outgoing_id("a", "bc", "x@y", "d")


def test_words_in_every_script_come_back_as_they_were() -> None:
    body = "Grüße ☃ 名前\n" + "x" * 2000 + "\n.\nFrom here\n\ttab \n"
    out = compose(replace(MAIL, subject="Der Käfer stimmt für ☃" * 5, sender_name='Dr. Kä "quote" fer', body=body))
    read = message_from_bytes(out.raw, policy=policy.default)
    assert read.get_content().replace("\r\n", "\n") == body
    assert read["Subject"] == "Der Käfer stimmt für ☃" * 5
    assert read["From"].addresses[0].display_name == "Dr. Kä quote fer"
    assert parse_mail(out.raw).body.rstrip() == body.rstrip()
    assert max(map(len, out.raw.split(b"\r\n"))) <= 998
    assert out.raw.isascii()


@pytest.mark.parametrize(
    "evil", ["\r\nBcc: all@evil.example", "\nX: y", "\rX: y", "\u2028X: y", "\x00\x0b\x1fX: y", "\udc80X: y"]
)
def test_no_name_or_title_becomes_a_header(evil: str) -> None:
    out = compose(replace(MAIL, subject="S" + evil, sender_name="N" + evil, body="B" + evil))
    names = [name for name, _ in parse_mail(out.raw).headers]
    assert not {"bcc", "x"} & {name.lower() for name in names}
    assert len(names) == len(parse_mail(compose(MAIL).raw).headers)


@given(st.text(max_size=400), st.text(max_size=400), st.text(max_size=400))
def test_no_words_can_break_the_frame(subject: str, name: str, body: str) -> None:
    raw = compose(replace(MAIL, subject=subject, sender_name=name, body=body)).raw
    head, _, _ = raw.partition(b"\r\n\r\n")
    fields = [line.split(b":")[0] for line in head.split(b"\r\n") if not line.startswith((b" ", b"\t"))]
    assert len(fields) == len(set(fields)) == 10
    assert b"\n" not in raw.replace(b"\r\n", b"")
    sender = parse_mail(raw).sender
    assert sender is not None
    assert sender[1] == "bot@here.example"
    assert parse_mail(raw).subject == clean(subject, 200)
    read = message_from_bytes(raw, policy=policy.default)
    assert [box.addr_spec for box in read["From"].addresses] == ["bot@here.example"]


@pytest.mark.parametrize(
    "address",
    [
        "",
        "x",
        "a@b\r\nBcc: c@d",
        "a b@c.example",
        "<a@b.example>",
        "a@b@c",
        "ä@b.example",
        "a@b.example,c@d.example",
        "a" * 65 + "@b",
        ".a@b.",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    for mail in (replace(MAIL, recipient=address), replace(MAIL, sender=address)):
        with pytest.raises(ComposeError, match="not an address"):
            compose(mail)


def test_an_answer_is_threaded_and_marked_and_hostile_identifiers_are_left_out() -> None:
    parent = "<" + "p" * 200 + "@x.example>"
    mail = replace(
        MAIL,
        in_reply_to=parent,
        references=("<a@x>", "bad\r\nBcc: x", "<b c>", "<" + "l" * 999 + ">", "<é@x>"),
        replying=True,
        personal=True,
    )
    read = parse_mail(compose(mail).raw)
    assert read.in_reply_to == parent
    assert read.references == ("<a@x>", parent)
    assert read.get("auto-submitted") == "auto-replied"
    assert read.get("precedence") == "bulk"


def test_long_threads_keep_their_root_and_their_end() -> None:
    ids = [f"<{number}@x>" for number in range(50)]
    kept = valid_ids(ids)
    assert (kept[0], kept[-1], len(kept)) == ("<0@x>", "<49@x>", 20)


def test_a_mail_without_an_event_is_refused() -> None:
    with pytest.raises(ComposeError, match="event key"):
        compose(replace(MAIL, event_key=""))


def received(*fields: str) -> bytes:
    return (
        "From: p@b.example\nMessage-ID: <1@b.example>\n" + "".join(field + "\n" for field in fields) + "\nI vote\n"
    ).encode()


def cases(name: str, value: str) -> list[str]:
    return [
        f"{name}: {value}",
        f"{name.lower()}: {value.upper()}",
        f"{name.upper()}: {value.title()} ",
        f"{name}:\t{value}",
    ]


@pytest.mark.parametrize(
    "field",
    [
        *cases("Auto-Submitted", "auto-replied"),
        *cases("Auto-Submitted", "auto-generated; x=y"),
        *cases("Precedence", "bulk"),
        *cases("Precedence", "junk"),
        *cases("Precedence", "auto_reply"),
        *cases("Return-Path", "<>"),
        *cases("X-Autoreply", "yes"),
        "Content-Type: Multipart/Report; boundary=x",
        "Auto-Submitted: no\nAuto-Submitted: auto-replied",
    ],
)
def test_machines_are_known_in_every_letter_case(field: str) -> None:
    mail = parse_mail(received(field))
    assert looks_automatic(mail)
    assert not may_answer(mail, DOMAIN)


@pytest.mark.parametrize(
    "fields",
    [
        (),
        ("Auto-Submitted: no",),
        ("AUTO-SUBMITTED: No",),
        ("Return-Path: <p@b.example>",),
        ("X-Auto-Response-Suppress: None",),
    ],
)
def test_persons_are_no_machines(fields: tuple[str, ...]) -> None:
    mail = parse_mail(received(*fields))
    assert not looks_automatic(mail)
    assert may_answer(mail, DOMAIN)


@pytest.mark.parametrize("precedence", ["list", "bulk", "LIST", "Bulk"])
def test_a_player_s_post_through_the_list_is_read_but_not_answered_in_private(precedence: str) -> None:
    mail = parse_mail(received(f"Precedence: {precedence}", "List-Id: B <b.lists.example>"))
    assert not looks_automatic(mail)
    assert not may_answer(mail, DOMAIN)
    assert not may_answer(parse_mail(received("list-id: <b.lists.example>")), DOMAIN)
    assert not may_answer(parse_mail(received("X-AUTO-RESPONSE-SUPPRESS: all")), DOMAIN)


def test_our_own_mail_is_known_when_it_comes_back() -> None:
    out = compose(MAIL)
    listed = out.raw.replace(b"Subject: ", b"Subject: [b] ") + b"-- \r\nfooter\r\n"
    assert is_own(parse_mail(out.raw), "HERE.example")
    assert is_own(parse_mail(listed.replace(b"X-Loop: bot@here.example\r\n", b"")), DOMAIN)
    assert is_own(parse_mail(received("x-loop: <Bot@HERE.example>")), DOMAIN)
    assert not is_own(parse_mail(out.raw), "there.example")
    assert not is_own(parse_mail(received("X-Loop: bot@there.example")), DOMAIN)
    neighbour = received().replace(b"<1@b.example>", b"<1234@here.example>")
    assert not is_own(parse_mail(neighbour), DOMAIN), "a player may well have an address in our domain"


def test_two_officers_pointed_at_each_other_fall_silent_at_once() -> None:
    answer = compose(replace(MAIL, sender="bot@one.example", recipient="bot@two.example", replying=True, personal=True))
    assert not may_answer(parse_mail(answer.raw), "two.example")


def test_the_identifier_of_a_letter_is_the_stores_secret() -> None:
    plain = outgoing_id("g", "reminder/1", "p@x.example", "bot.example")
    secret = outgoing_id("g", "reminder/1", "p@x.example", "bot.example", "s3cret")
    assert plain != secret == outgoing_id("g", "reminder/1", "P@x.example", "bot.example", "s3cret")
