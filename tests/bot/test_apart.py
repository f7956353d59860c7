"""A mail that cannot be read in time, or ends what reads it, does not stop the service."""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Iterator

import pytest
from pebble import ProcessExpired

from bot import reading
from bot.apart import Apart, apart
from engine.acts import Reading
from parsers.mail.mime import Mail, parse_mail

RULESET = "suber"
"""The one whose words a new process learns soonest."""


def mail(words: str) -> Mail:
    return parse_mail(b"From: a@x.example\nMessage-ID: <1@x.example>\n\n" + words.encode())


def understand(ruleset: str, one: Mail) -> Reading:
    """Reads as the service does, but for three words."""
    if "blow up" in one.body:
        re.fullmatch(r"(?:a+)+b", "a" * 40)
    if "end" in one.body:
        os._exit(3)
    if "raise" in one.body:
        raise ValueError("a fault of ours")
    return reading.understand(ruleset, one)


@pytest.fixture(scope="module")
def there() -> Iterator[Apart]:
    one = Apart(RULESET, understand)
    yield one
    one.close()


def test_what_takes_too_long_is_held_while_other_threads_go_on(
    there: Apart, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    there.read(RULESET, mail("I vote yes on 305."))  # the process has begun
    monkeypatch.setattr(reading, "PATIENCE", 1.0)
    with reading.read_by(there.read):
        read, found = reading.reader(RULESET), list[Reading]()
        one = threading.Thread(target=lambda: found.append(read(mail("This will blow up."), "1")))
        one.start()
        turns = 0
        while one.is_alive():
            turns += 1
            time.sleep(0.01)
    assert turns > 20
    assert [(held.text, held.why) for held in found[0].unclear] == [("This will blow up.", reading.BROKEN_OFF)]
    assert "it is read again" in caplog.text
    monkeypatch.undo()
    assert [act.action for act in there.read(RULESET, mail("I vote yes on 305.")).acts] == ["vote"]


def test_a_mail_that_ends_the_process_is_told_and_the_next_is_read(there: Apart) -> None:
    with pytest.raises(ProcessExpired):
        there.read(RULESET, mail("The end."))
    assert [act.action for act in there.read(RULESET, mail("I vote yes on 305.")).acts] == ["vote"]


def test_a_fault_of_ours_is_told_as_where_it_is_read_in_place(there: Apart) -> None:
    with pytest.raises(ValueError, match="a fault of ours"):
        there.read(RULESET, mail("This will raise."))


def test_mails_are_read_apart_while_it_is_open_and_in_place_before_and_after() -> None:
    before = reading.reader(RULESET)(mail("I vote yes on 305."), "1")
    with apart(RULESET) as there:
        assert reading.reader(RULESET)(mail("I vote yes on 305."), "1") == before
        there._end()
        assert reading.reader(RULESET)(mail("I vote yes on 305."), "1") == before, "another is started"
    assert reading.reader(RULESET)(mail("I vote yes on 305."), "1") == before
