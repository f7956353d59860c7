"""Every kind of page in a real browser: with scripts and without, wide and narrow, light and dark.

Each page must load without an error of the browser, fit its window, have links that answer, and no violation that
axe-core finds. A picture of each is written (see tests/live/browser.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Route

DESK, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
VOTING = "at=2026-01-14T12:00:00Z"
PAGES = {
    "home": "/",
    "home-voting": f"/?{VOTING}",
    "ballot": "/ballot/",
    "ballot-voting": f"/ballot/?{VOTING}",
    "proposals": "/things/proposal/",
    "proposal": "/things/proposal/12/",
    "proposal-voting": f"/things/proposal/13/?{VOTING}",
    "if-passed": f"/things/proposal/13/if-passed/?{VOTING}",
    "rules": "/rules/",
    "rule": "/rules/4E91/",
    "rule-without-text": "/rules/4E15/",
    "players": "/things/player/",
    "player": "/things/player/Ada/",
    "why": "/things/player/Ada/why/mackerel/",
    "ministries": "/things/ministry/",
    "ministry": "/things/ministry/Games/",
    "mail": "/mail/",
    "archive": "/archive/2026-01/",
    "a-mail": "/mail/sample.9@players.example/",
    "ballot-mail": "/mail/sample.20@players.example/",
    "acts": "/acts/",
    "displays": "/displays/",
    "display": "/displays/D-SOC-1/",
    "pictures": "/pictures/",
    "everything": "/things/",
    "search": "/search/?q=shelves",
    "draft": "/draft/",
    "gone": "/things/player/Nobody/",
}
MISSING = {"gone"}
VIOLATIONS = {"resultTypes": ["violations"]}


@pytest.fixture(
    scope="module",
    params=["desk", "desk-plain", "phone-dark", "phone-plain"],
)
def window(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[tuple[str, BrowserContext]]:
    """One way to look: the name says how wide, whether dark, and "plain" without scripts."""
    name: str = request.param
    context = chromium.new_context(
        viewport=PHONE if name.startswith("phone") else DESK,
        color_scheme="dark" if "dark" in name else "light",
        java_script_enabled="plain" not in name,
        has_touch=name.startswith("phone"),
        reduced_motion="reduce",
    )
    yield name, context
    context.close()


@pytest.fixture
def faults() -> list[str]:
    """What a page complained about."""
    return []


@pytest.fixture
def page(window: tuple[str, BrowserContext], faults: list[str]) -> Iterator[Page]:
    """A tab that notes every error of the browser."""
    tab = window[1].new_page()
    tab.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    tab.on("pageerror", lambda error: faults.append(str(error)))
    yield tab
    tab.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_page(
    page: Page, window: tuple[str, BrowserContext], demo_site: str, screenshots: Path, faults: list[str], name: str
) -> None:
    answer = page.goto(demo_site + PAGES[name])
    assert answer is not None
    assert answer.status == (404 if name in MISSING else 200)
    assert [one for one in faults if "404" not in one or name not in MISSING] == []
    width = page.viewport_size["width"] if page.viewport_size is not None else 0
    scroll = page.evaluate("document.documentElement.scrollWidth")
    assert scroll <= width, "the page is wider than its window"
    if "plain" not in window[0]:
        page.screenshot(path=screenshots / f"{name}-{window[0]}.png", full_page=True)
        found = Axe().run(page, options=VIOLATIONS)
        told = [(one["id"], [each["html"][:200] for each in one["nodes"]][:3]) for one in found.response["violations"]]
        assert told == [], json.dumps(told, indent=1)


def test_every_link_of_the_main_pages_answers(page: Page, window: tuple[str, BrowserContext], demo_site: str) -> None:
    if window[0] != "desk-plain":
        pytest.skip("the links are the same in every window")
    seen: dict[str, str] = {}  # of each shape of address one: that all of them answer is shown without a browser
    for path in PAGES.values():
        page.goto(demo_site + path)
        links = page.eval_on_selector_all("a[href]", "all => all.map(one => one.getAttribute('href'))")
        for link in links:
            whole = urljoin(demo_site + path, link).partition("#")[0]
            seen[re.sub(r"[^/?&=]*\d[^/?&=]*", "0", whole)] = whole
    wrong = {link: answer.status for link in seen.values() if (answer := page.request.get(link)).status != 200}
    assert len(seen) > len(PAGES)
    assert wrong == {}


def test_a_visitor_travels_asks_why_and_tries_a_draft(page: Page, demo_site: str) -> None:
    page.goto(demo_site)
    page.get_by_label("See this page as of").fill("2026-01-14T12:00")
    page.get_by_role("button", name="Go").click()
    assert "You look back" in page.locator(".past").inner_text()
    assert page.get_by_role("link", name="12 More Shelves").first.is_visible()
    page.get_by_role("link", name="Ballot", exact=True).click()
    assert "at=2026-01-14T12" in page.url
    assert page.locator(".outcome").count() == 4
    page.get_by_role("link", name="Return to the present").click()
    assert page.locator(".past").count() == 0
    page.get_by_role("link", name="Players").click()
    page.get_by_role("row", name="Ada").get_by_title("why?").first.click()
    assert page.locator("h1").inner_text().startswith("Why is")
    page.get_by_label("Search").fill("whistles")
    page.get_by_label("Search").press("Enter")
    page.get_by_role("link", name="15 Quiet Hours").first.click()
    assert page.locator("h1").inner_text() == "15 Quiet Hours"
    page.get_by_role("link", name="Before you send").click()
    page.get_by_label("Who writes").select_option("Eno")
    page.get_by_label("Text").fill("I give m10 to Ada.\n\nI give m9000 to Ada.")
    page.get_by_role("button", name="Show me").click()
    assert page.locator("mark.succeeded").inner_text() == "I give m10 to Ada"
    assert page.locator("mark.failed").count() == 1
    assert "Mackerel" in page.locator(".differing").inner_text()


def test_news_are_told_without_a_reload(
    page: Page, window: tuple[str, BrowserContext], demo_site: str, faults: list[str]
) -> None:
    if "plain" in window[0]:
        pytest.skip("news need a script; without it the page is complete all the same")
    page.clock.install()
    page.goto(demo_site)
    page.wait_for_load_state("networkidle")

    def changed(route: Route) -> None:
        if route.request.method == "HEAD":
            route.fulfill(status=200, headers={"ETag": '"another"'})
        else:
            route.continue_()

    page.route("**/*", changed)
    page.clock.fast_forward(61_000)
    page.locator(".news a").click()
    assert page.locator(".news").count() == 0
    assert faults == []
