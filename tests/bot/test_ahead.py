"""Reading ahead in other processes gives the very messages that reading in place gives."""

from __future__ import annotations

from datetime import UTC, datetime

from bench.archive import mails
from bot.ahead import Ahead, Job, read_chunk

AT = datetime(2009, 1, 5, tzinfo=UTC)
JOBS = [Job(number, raw, f"m{number}", AT, number) for number, raw in enumerate(mails(60))]


def test_messages_read_ahead_are_those_read_in_place() -> None:
    ahead = Ahead("bnomic4")
    ahead.start()
    try:
        ahead.expect(JOBS)
        assert [ahead.take(job.seq) for job in JOBS] == read_chunk("bnomic4", JOBS)
        assert ahead.take(JOBS[0].seq) is None
    finally:
        ahead.close()


def test_without_its_processes_nothing_is_expected() -> None:
    ahead = Ahead("bnomic4")
    ahead.expect(JOBS)
    assert ahead.take(0) is None


def test_a_chunk_that_cannot_be_read_is_left_to_be_read_in_place() -> None:
    ahead = Ahead("no-such-ruleset")
    ahead.start()
    try:
        ahead.expect(JOBS[:3])
        assert ahead.take(0) is None
    finally:
        ahead.close()
