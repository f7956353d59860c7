"""Messages as strangers send them."""

from __future__ import annotations

import pytest

from parsers.mail.mime import MAX_NESTING, parse_mail


def test_the_usual_mail() -> None:
    mail = parse_mail(
        b"From: Zo\xc3\xab <z@x.example>\r\nSubject: =?utf-8?q?caf=C3=A9?=\r\n =?utf-8?q?_au_lait?=\r\nMessage-ID: <1@x>\r\nIn-Reply-To: <0@x>\r\n\r\nhi\r\n"
    )
    assert mail.sender == ("Zoë", "z@x.example")
    assert mail.subject == "café au lait"
    assert (mail.message_id, mail.in_reply_to, mail.body) == ("<1@x>", "<0@x>", "hi\n")


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        (b"From: a@x.example\nFrom: b@x.example", "several From"),
        (b"From: a@x.example, b@x.example", "several authors"),
        (b"From: a@x.example <b@y.example>", "another address"),
        (b"From: nobody", "cannot be read"),
        (b"Subject: none", "no From"),
    ],
)
def test_who_sent_it_must_be_certain(head: bytes, problem: str) -> None:
    mail = parse_mail(head + b"\n\nhi")
    assert mail.sender is None
    assert problem in (mail.sender_problem or "")


def test_a_comma_in_a_quoted_name_is_no_second_author() -> None:
    assert parse_mail(b'From: "Vole, Jr." <v@x.example>\n\n').sender == ("Vole, Jr.", "v@x.example")


def test_html_only_becomes_text() -> None:
    mail = parse_mail(
        b"From: a@x.example\nContent-Type: text/html\n\n<p>I vote<br>FOR 1 &amp; 2</p><blockquote>old<p>older</p></blockquote><style>x</style>"
    )
    assert mail.body == "I vote\nFOR 1 & 2\n> old\n> older\n"


def test_depth_is_bounded() -> None:
    deep = b"From: a@x.example\n"
    for n in range(MAX_NESTING * 40):
        deep += b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n)
    assert parse_mail(deep + b"\nhello").lossy


def test_deep_html_does_not_recurse() -> None:
    assert "x" in parse_mail(b"Content-Type: text/html\n\n" + b"<div>" * 30_000 + b"x").body


def test_the_first_inline_plain_part_is_the_body() -> None:
    raw = (
        b'From: a@x.example\nContent-Type: multipart/mixed; boundary="q"\n\n--q\nContent-Type: text/plain\nContent-Disposition: attachment\n\nno\n'
        b"--q\nContent-Type: multipart/alternative; boundary=r\n\n--r\nContent-Type: text/html\n\n<p>no\n--r\nContent-Type: text/plain; format=flowed\n\nyes\n--r--\n--q--\n"
    )
    assert parse_mail(raw).body == "yes"
    assert parse_mail(raw).flowed
