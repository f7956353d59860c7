"""A headless Chromium for the tests of the pages: Debian's, driven by Playwright.

Where it cannot be had the tests that ask for it are skipped with the reason; with OFFICER_LIVE=required they fail.
Screenshots go to the folder named by OFFICER_SCREENSHOTS, else to the run's temporary folder.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from bot.web.serve import shown_beside
from tests.live.servers import unavailable

NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser, for one module: while it runs, no other test can have an event loop in this thread."""
    place = next((found for found in map(shutil.which, NAMES) if found), None)
    if place is None:
        unavailable("no Chromium here; scripts/install-servers installs it")
    # The sandbox needs user namespaces, which containers often lack; the pages are our own.
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=place, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def demo_site(demo_url: str) -> Iterator[str]:
    """The address of the sample game's pages, without a stroke at the end."""
    with shown_beside(demo_url, "127.0.0.1", 0) as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def screenshots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of the pages are written."""
    named = os.environ.get("OFFICER_SCREENSHOTS")
    folder = Path(named) if named else tmp_path_factory.mktemp("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
