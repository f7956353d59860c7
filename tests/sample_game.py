"""The sample game of the demo as a fixture: played once in a run, for every test that looks at a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.beginning import init
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.play import Stage
from bot.store.store import Store
from officers.bnomic4.sample import SAMPLE
from officers.samples import OFFICER, Sample

START = datetime(2026, 1, 5, 0, 1, tzinfo=UTC)


async def _play(folder: Path, sample: Sample, start: datetime) -> str:
    genesis, url = folder / "genesis.toml", f"sqlite:///{folder / 'game.sqlite'}"
    genesis.write_text(sample.genesis(start))
    init(Config(Identity(OFFICER), url), genesis, now=start)
    stage = Stage(url, Clock(start), sample)
    await stage.open()
    await stage.play(start, lambda at: None)
    await stage.service.close()
    await stage.close()
    return url


def play_sample(folder: Path, sample: Sample, start: datetime) -> str:
    """Plays a sample game that begins at `start` (UTC); the URL of its store."""
    with ThreadPoolExecutor(1) as thread:  # Playwright may have a loop of its own in this one
        return thread.submit(asyncio.run, _play(folder, sample, start)).result()


@pytest.fixture(scope="session")
def demo_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The store of the sample game, played to the end of its nweek; nobody may write to it."""
    return play_sample(tmp_path_factory.mktemp("demo"), SAMPLE, START)


@pytest.fixture(scope="session")
def demo_store(demo_url: str) -> Iterator[Store]:
    """The same, open."""
    with Store.open(demo_url) as store:
        yield store
