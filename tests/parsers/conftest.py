"""One reader for all tests of reading, and a way to write a mail in one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

import officers
from bot.reading import compiled
from engine.acts import Reading
from parsers.reader import Reader

Read = Callable[..., Reading]


def make_mail(body: str, subject: str = "[s-b] hello", reply: bool = False) -> bytes:
    """A plain mail with this body."""
    extra = "In-Reply-To: <0@x.example>\n" if reply else ""
    return (
        f"From: Zed <zed@x.example>\nTo: list@x.example\nMessage-ID: <1@x.example>\nSubject: {subject}\n{extra}"
        f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n{body}\n"
    ).encode()


@cache
def trusting(ruleset: str) -> Reader:
    """The reader as it is before it suspects any act to be misread: what its grammar finds."""
    return Reader(replace(officers.phrasebook(ruleset), suspicion=None))


@pytest.fixture(scope="session")
def reader() -> Reader:
    return trusting("bnomic4")


@pytest.fixture(scope="session")
def wary() -> Reader:
    """The reader as the officer has it, which holds acts that it suspects to be misread."""
    return compiled("bnomic4")


@pytest.fixture(scope="session")
def read(reader: Reader) -> Read:
    def one(body: str, subject: str = "[s-b] hello", reply: bool = False) -> Reading:
        return reader.read(make_mail(body, subject, reply))

    return one
