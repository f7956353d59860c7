"""A mail that cannot be read in time does not stop the service."""

from __future__ import annotations

import re
import signal
import threading

import pytest

from bot import reading
from engine.acts import Reading
from parsers.mail.mime import Mail, parse_mail
from parsers.reader import Reader

MAIL = parse_mail(b"From: a@x.example\nMessage-ID: <1@x.example>\n\nI vote FOR 305.\n")


def for_ages(reader: Reader, mail: Mail) -> Reading:
    """Reads in an expression that is blown up by what it is given, as no expression of ours should be."""
    re.fullmatch(r"(?:a+)+b", "a" * 40)
    return Reading(mail.message_id)


def test_reading_that_takes_too_long_is_broken_off_and_held(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Reader, "read_mail", for_ages)
    monkeypatch.setattr(reading, "PATIENCE", 0.1)
    found = reading.reader("bnomic4")(MAIL, "1")
    assert found.message_id == "1"
    assert not found.acts
    assert [(one.text, one.why) for one in found.unclear] == [("I vote FOR 305.\n", reading.BROKEN_OFF)]
    assert "1 took more than 0.1 s" in caplog.text
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_a_mail_is_read_in_any_thread() -> None:
    found: list[Reading] = []
    one = threading.Thread(target=lambda: found.append(reading.reader("bnomic4")(MAIL, "1")))
    one.start()
    one.join()
    assert [act.params["proposal"] for act in found[0].acts] == ["305"]
