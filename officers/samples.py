"""What a nomic brings for the demonstration: a small made-up game, as data; `bot/demo` plays it by mail.

Everybody writes from an address made of the first name to one list, on which the officer posts as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

FORUM = "cellar@demo.example"
OFFICER = "officer@demo.example"
DRAFTS = "drafts@demo.example"
OFFICERS_POST = "officer: "
"""Begins what a post answers if it is the officer's last post whose subject begins with the words that follow."""


def address(name: str) -> str:
    """Where a player writes from."""
    return f"{name.partition(' ')[0].lower()}@players.example"


@dataclass(frozen=True, slots=True)
class Post:
    """One mail of the sample: on which day from the first (0), at what hour (UTC), from whom, and what. `answers` names
    an earlier post, or one of the officer's."""

    day: int
    hour: float
    author: str
    subject: str
    text: str
    name: str = ""
    answers: str = ""

    @property
    def after(self) -> timedelta:
        """How long after the midnight with which the first day begins."""
        return timedelta(days=self.day, hours=self.hour)


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample game: its genesis, its posts in order, and when to look at it."""

    title: str
    players: tuple[str, ...]
    genesis: Callable[[datetime], str]
    """The genesis file of a sample that begins then (UTC)."""
    begins: Callable[[date], datetime]
    """The latest instant (UTC) at which a sample can begin that is over when the day begins."""
    posts: tuple[Post, ...]
    days: int
    look: timedelta
    """When something happens by itself on a day of the sample: this long after midnight (UTC)."""
    shown: tuple[str, ...]
    """How the subjects begin of the officer's posts that are shown at the end, the last of each."""
    hint: tuple[str, str]
    """Who could say what when the sample is over."""
