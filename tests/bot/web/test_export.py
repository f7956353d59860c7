"""The pages as files: whole, without dead links, and without what needs a server."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from bot.errors import Complaint
from bot.store.store import Store
from bot.web import app
from bot.web.ask import Ask
from bot.web.export import MANIFEST, export


@pytest.fixture(scope="module")
def site(demo_store: Store, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert export(demo_store, folder) > 150
    return folder


def dead_links(site: Path) -> list[str]:
    """Links of the files that lead to no file, or to a place that the file does not have."""
    pages = {page.resolve(): page.read_text("utf-8") for page in site.rglob("*.html")}
    places = {page: set(re.findall(r' id="([^"]+)"', text)) for page, text in pages.items()}
    dead = []
    for page, text in pages.items():
        for link in set(re.findall(r'(?:href|src)="([^"]*)"', text)):
            address, _, place = unescape(link).partition("#")
            target = (page.parent / unquote(address.partition("?")[0])).resolve() if address else page
            if not target.is_file() or (place and unquote(place) not in places.get(target, ())):
                dead.append(f"{page.name} of {page.parent.name}: {link}")
    return dead


def test_every_link_of_every_file_leads_somewhere(site: Path) -> None:
    assert dead_links(site) == []


def test_nothing_in_it_needs_a_server(site: Path) -> None:
    home = (site / "index.html").read_text("utf-8")
    assert "<form" not in home
    assert "<script" not in home
    assert not (site / "search").exists()
    assert (site / "things/player/Ada/index.json").is_file()
    assert "text-anchor" in (site / "pictures/points.svg").read_text("utf-8")


def test_a_second_export_removes_what_is_gone_and_nothing_else(demo_store: Store, site: Path) -> None:
    stale, mine = site / "things/old/index.html", site / "mine.txt"
    stale.parent.mkdir()
    stale.write_text("old")
    mine.write_text("mine")
    marker = site / MANIFEST
    marker.write_text(marker.read_text() + "things/old/index.html\n../../outside\n")
    export(demo_store, site)
    assert not stale.parent.exists()
    assert mine.read_text() == "mine"


def test_a_folder_of_somebody_else_is_left_alone(demo_store: Store, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(Complaint, match="neither empty nor an earlier export"):
        export(demo_store, tmp_path)


def test_a_page_that_cannot_be_made_keeps_no_other_from_being_written(
    demo_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(ask: Ask) -> object:
        raise LookupError("a secret")

    pages = [replace(one, view=breaks) if one.path == "/rules/" else one for one in app.PAGES]
    monkeypatch.setattr(app, "PAGES", pages)
    with pytest.raises(Complaint, match="page /rules/: could not be made"):
        export(demo_store, tmp_path / "site")
    files = [one for one in (tmp_path / "site").rglob("*") if one.is_file()]
    assert len(files) > 150
    assert not any("a secret" in one.read_text("utf-8", "replace") for one in files)
