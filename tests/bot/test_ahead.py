"""Reading in other processes gives the very messages that reading in place gives, in the same order."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

import bot.ahead
from bench.archive import mails
from bot.ahead import prepare, prepare_chunk, prepared
from engine.acts import Reading
from parsers.mime import Mail

RAWS = list(mails(90))


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive of this size is worth processes."""
    monkeypatch.setattr(bot.ahead, "WORTH_IT", 10)


def raw_of(raw: bytes) -> bytes:
    return raw


def test_a_short_archive_is_read_in_place() -> None:
    assert [found for _, found in prepared("bnomic4", RAWS[:5], raw_of)] == prepare_chunk("bnomic4", RAWS[:5])


@pytest.mark.usefixtures("many")
def test_a_long_archive_is_read_elsewhere_in_its_order() -> None:
    pairs = list(prepared("bnomic4", RAWS, raw_of))
    assert [raw for raw, _ in pairs] == RAWS
    assert [found for _, found in pairs] == prepare_chunk("bnomic4", RAWS)


@pytest.mark.usefixtures("many")
def test_when_the_processes_are_killed_the_rest_is_read_in_place() -> None:
    import multiprocessing

    def killing() -> Iterator[bytes]:
        for number, raw in enumerate(RAWS):
            if number == 60:
                for child in multiprocessing.active_children():
                    os.kill(int(child.pid or 0), signal.SIGKILL)
            yield raw

    assert [found for _, found in prepared("bnomic4", killing(), raw_of)] == prepare_chunk("bnomic4", RAWS)


def test_a_mail_that_a_fault_of_ours_keeps_from_being_read_comes_back_without_message() -> None:
    def broken(mail: Mail, name: str) -> Reading:
        raise RuntimeError("a bug")

    found = prepare(RAWS[0], broken)
    assert found.packed is None
    assert found.said
    assert found.digest
