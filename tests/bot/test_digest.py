"""Digests to the forum: each day and week once, with the words from which every act was read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.beginning import init
from bot.config import Config, load
from bot.mail.compose import Outgoing, Picture, compose
from bot.service import Service
from parsers.mail.mime import Mail, parse_mail
from tests.bot.test_letters import bring, letter
from tests.bot.test_service import FORUM, GENESIS, START

DAY = timedelta(days=1)
NOON = START.replace(hour=12)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS)
    (tmp_path / "config.toml").write_text('[bot]\naddress = "o@bot.example"\n[game]\ngenesis = "genesis.toml"\n')
    return load(tmp_path / "config.toml")


class Clock:
    now = START

    def __call__(self) -> datetime:
        return Clock.now


@pytest.fixture
def service(config: Config) -> Iterator[Service]:
    init(config, now=START)
    one = Service(config, now=Clock())
    yield one
    one.store.close()


def digests(service: Service, week: bool = False) -> list[Mail]:
    wanted = [one for one in service.store.mails() if one.event_key.startswith("digest/")]
    return [parse_mail(one.raw) for one in wanted if one.event_key.startswith("digest/week/") is week]


async def turn(service: Service, at: datetime) -> None:
    Clock.now = at
    await service.turn()


async def test_a_day_with_acts_is_told_once_and_a_day_without_is_not(service: Service) -> None:
    await turn(service, START)
    said = 'I submit the following proposal, titled "Hats":\r\n\r\n{Everybody wears one.}\r\n\r\nI give m9000 to Bob.'
    Clock.now = START + timedelta(minutes=1)
    await bring_at(service, said, START + timedelta(minutes=1))
    assert digests(service) == []
    for hours in (5, 6, 29, 53):
        await turn(service, START + timedelta(hours=hours))
    (post,) = digests(service)
    assert post.subject == "Acts of 2026-03-01: 2, 1 failed"
    assert list(post.recipients) == [FORUM]
    body = post.body
    for told in ("20:01 Bob: hello", "<d1@p>", "#1 FAILED Give 9000 mackerel to Bob", "(Rule 4E33)"):
        assert told in " ".join(body.split()), told
    spans = [tuple(map(int, one)) for one in re.findall(r"\[(\d+)-(\d+)\]", body)]
    text = said.replace("\r\n", "\n")
    assert [text[a:b] for a, b in spans] == ['I submit the following proposal, titled "Hats":', "I give m9000 to Bob"]


async def bring_at(service: Service, said: str, at: datetime) -> None:
    await bring(service, letter(said, to=FORUM, name="d1"), at)
    Clock.now = at
    await service.turn()


async def test_every_monday_the_forum_is_told_how_the_game_stands(service: Service) -> None:
    await turn(service, START)  # a Sunday
    for days in range(1, 16):
        await turn(service, START + days * DAY)
    subjects = [one.subject for one in digests(service, week=True)]
    assert subjects == ["The week to 2 March 2026", "The week to 9 March 2026", "The week to 16 March 2026"]
    last = digests(service, week=True)[-1]
    for told in ("Standings", "Bob", "Who owes what", "attached as SVG"):
        assert told in last.body, told


async def test_long_pauses_are_not_made_up_for(service: Service) -> None:
    await turn(service, START)
    await bring_at(service, "I give m1 to Bob.", START + timedelta(minutes=1))
    await turn(service, START + 30 * DAY)
    assert digests(service) == []


def test_a_mail_with_pictures_is_the_same_bytes_again() -> None:
    picture = Picture("points", "Ada leads", "<svg/>")
    out = Outgoing("g", "digest/1", "o@bot.example", FORUM, "The week", "Text\n", START, pictures=(picture,))
    assert compose(out).raw == compose(out).raw
    raw = compose(out).raw.decode()
    assert 'filename="points.svg"' in raw
    assert "Content-Description: Ada leads" in raw
    assert parse_mail(compose(out).raw).body == "Text\n"
