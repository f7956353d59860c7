"""The pages of a second nomic: no page knows a ruleset, so every one of them answers for the GitHub nomic as well."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.testclient import TestClient

from bot.store.store import Store
from bot.web.app import application
from bot.web.export import export
from officers.samples import address
from officers.suber.sample import PLAYERS, SAMPLE
from tests.bot.web.test_export import dead_links
from tests.bot.web.test_pages import get, walk
from tests.sample_game import play_sample

START = SAMPLE.begins(date(2026, 3, 16))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """The sample game's store."""
    url = play_sample(tmp_path_factory.mktemp("suber"), SAMPLE, START)
    with Store.open(url) as store:
        yield store


@pytest.fixture(scope="module")
def visitor(played: Store) -> TestClient:
    """Somebody who looks at the pages of the sample game."""
    return TestClient(application(played), raise_server_exceptions=False)


def test_a_copy_as_files_has_no_dead_link(played: Store, tmp_path: Path) -> None:
    export(played, tmp_path)
    assert dead_links(tmp_path) == []


def test_every_link_leads_somewhere_and_no_address_is_shown(visitor: TestClient) -> None:
    pages = walk(visitor, "/")
    assert len(pages) > 100
    for name in PLAYERS:
        first = name.partition(" ")[0].lower()
        shown = [path for path, text in pages.items()
                 if address(name) in unquote(unescape(text)).lower().replace(f"/{first}@", "")]  # fmt: skip
        assert shown == []


def test_pages_tell_this_game(visitor: TestClient) -> None:
    home = get(visitor, "/")
    for told in ("The Reading Circle", "Ada Appel", "44"):
        assert told in home
    assert "library of two shelves" in get(visitor, "/rules/314/")
    assert "Against" in get(visitor, "/things/proposal/317/") or "AGAINST" in get(visitor, "/things/proposal/317/")
    for name in ("d_rules", "d_players", "d_turn", "d_votes", "d_log", "d_calendar"):
        assert "state" in get(visitor, f"/displays/{name}/")


def test_a_vote_under_way_says_for_whom_it_waits(visitor: TestClient) -> None:
    at = "2026-03-05T17:10:00Z"
    assert "waits for" in get(visitor, f"/ballot/?at={at}")
    assert "debate" in get(visitor, f"/displays/d_turn/?at={START:%Y-%m-%d}T17:00:00Z")
