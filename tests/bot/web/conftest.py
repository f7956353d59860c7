"""The sample game of the demo, played once, and a visitor who looks at its pages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bot.beginning import init
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.play import Stage
from bot.store.store import Store
from bot.web.app import application
from officers.bnomic4 import sample
from officers.samples import OFFICER

START = datetime(2026, 1, 5, 0, 1, tzinfo=UTC)


async def _play(folder: Path) -> str:
    genesis, url = folder / "genesis.toml", f"sqlite:///{folder / 'game.sqlite'}"
    genesis.write_text(sample.genesis(START))
    init(Config(Identity(OFFICER), url), genesis, now=START)
    stage = Stage(url, Clock(START), sample.SAMPLE)
    await stage.open()
    await stage.play(START, lambda at: None)
    await stage.service.close()
    await stage.close()
    return url


@pytest.fixture(scope="session")
def demo_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The store of the sample game, played to the end of its nweek; nobody may write to it."""
    return asyncio.run(_play(tmp_path_factory.mktemp("demo")))


@pytest.fixture(scope="session")
def demo_store(demo_url: str) -> Iterator[Store]:
    """The same, open."""
    with Store.open(demo_url) as store:
        yield store


@pytest.fixture(scope="session")
def visitor(demo_store: Store) -> TestClient:
    """Somebody who looks at the pages of the sample game."""
    return TestClient(application(demo_store), raise_server_exceptions=False)
