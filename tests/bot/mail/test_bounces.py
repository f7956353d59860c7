"""Reports on our mails: which mail, whether for good - and what is no report."""

from __future__ import annotations

import pytest

from bot.mail.bounces import Report, read_report
from bot.mail.compose import outgoing_id
from parsers.mail.mime import parse_mail

OURS = outgoing_id("g", "ballot/1", "p@x.example", "bot.example")
OTHER = outgoing_id("g", "ballot/2", "p@x.example", "bot.example")
FINAL = "Final-Recipient: rfc822; p@x.example\nAction: {}\nStatus: {}\n"
DSN = """From: {sender}
Subject: Delivery report
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

{told}
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

{fields}
--b
Content-Type: {quoted}

From: officer@bot.example
{name}: {ours}
References: {other}
--b--
"""


def dsn(**changes: str) -> str:
    plain = {
        "sender": "MAILER-DAEMON@mx.example",
        "told": "It did not arrive.",
        "fields": FINAL.format("failed", "5.1.1"),
        "quoted": "message/rfc822",
        "name": "Message-ID",
        "ours": OURS,
        "other": OTHER,
    }
    return DSN.format(**{**plain, **changes})


@pytest.mark.parametrize(
    ("text", "report"),
    [
        (dsn(), Report(OURS, True, "5.1.1")),
        (dsn(quoted="text/rfc822-headers"), Report(OURS, True, "5.1.1")),
        (dsn(name="message-id", sender="postmaster@mx.example"), Report(OURS, True, "5.1.1")),
        (dsn(ours="\n " + OURS), Report(OURS, True, "5.1.1")),
        (dsn(fields=FINAL.format("delayed", "4.4.1")), Report(OURS, False, "4.4.1")),
        (dsn(fields=FINAL.format("Failed", "4.4.7")), Report(OURS, True, "4.4.7")),
        (dsn(fields="Status: 5.2.2\n"), Report(OURS, True, "5.2.2")),
        (dsn(fields=""), Report(OURS, False)),
        (dsn(fields=FINAL.format("delivered", "2.0.0")), None),
        (dsn(fields=FINAL.format("relayed", "2.0.0")), None),
        (dsn(ours="<1@elsewhere.example>"), None),
        (dsn(ours=OURS.replace("bot.example", "another.example")), None),
        # the free forms of older servers
        (
            f"Return-Path: <>\nFrom: MAILER-DAEMON@qmail.example\n\nHi. This is the qmail-send program.\n"
            f"<p@x.example>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.1.1 User unknown\n"
            f"--- Below this line is a copy of the message.\n\nReturn-Path: <o@bot.example>\nMessage-ID: {OURS}\n",
            Report(OURS, True),
        ),
        (
            f"X-Failed-Recipients: p@x.example\nFrom: Mail Delivery System <Mailer-Daemon@exim.example>\n\n"
            f"A message that you sent could not be delivered\n\nMessage-ID: {OURS}\n",
            Report(OURS, True),
        ),
        (
            f"From: MAILER-DAEMON@mx.example\nSubject: Warning\n\nstill trying\n> Message-ID: {OURS}\n",
            Report(OURS, False),
        ),
        # persons who quote our mail, and machines that report on something else
        (f"From: Bob <bob@x.example>\n\nYour mail says:\nMessage-ID: {OURS}\nStatus: 5.1.1\n", None),
        (f"From: MAILER-DAEMON@mx.example\nIn-Reply-To: {OURS}\n\nsomething else\n", None),
        ("From: MAILER-DAEMON@mx.example\n\n", None),
        ("", None),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_report_names_the_mail_and_whether_it_is_final(text: str, report: Report | None, ends: str) -> None:
    raw = text.replace("\n", ends).encode()
    assert read_report(raw, parse_mail(raw), "bot.example") == report


def test_only_the_beginning_of_a_huge_report_is_looked_at() -> None:
    raw = dsn(told="x\n" * 200_000).encode()
    assert read_report(raw, parse_mail(raw), "bot.example") is None
