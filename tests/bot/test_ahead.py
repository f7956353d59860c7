"""Reading in other processes gives the very messages that reading in place gives, in the same order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

import bot.ahead
from bench.archive import mails
from bot.ahead import prepare, prepare_chunk, prepared
from engine.acts import Reading
from parsers.mail.mime import Mail

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
    def killing() -> Iterator[bytes]:
        for number, raw in enumerate(RAWS):
            if number == 60:
                for child in multiprocessing.active_children():
                    os.kill(int(child.pid or 0), signal.SIGKILL)
            yield raw

    assert [found for _, found in prepared("bnomic4", killing(), raw_of)] == prepare_chunk("bnomic4", RAWS)


def test_processes_that_are_killed_while_they_are_handed_mails_end() -> None:
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    pool.submit(time.sleep, 60)
    for _ in range(3):
        pool.submit(len, b"x" * 1_000_000)  # more than a pipe holds, which nobody empties
    time.sleep(1.5)
    for child in multiprocessing.active_children():
        os.kill(int(child.pid or 0), signal.SIGKILL)
    end = threading.Thread(target=bot.ahead._shut_down, args=(pool,), daemon=True)
    end.start()
    end.join(20)
    assert not end.is_alive()


def test_a_mail_that_a_fault_of_ours_keeps_from_being_read_comes_back_without_message() -> None:
    def broken(mail: Mail, name: str) -> Reading:
        raise RuntimeError("a bug")

    found = prepare(RAWS[0], broken)
    assert found.packed is None
    assert found.said
    assert found.digest
