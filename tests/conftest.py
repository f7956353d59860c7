"""What all tests share: the real servers of the live tests, and an account of which of those ran."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from engine import faults

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
"""A law does not fail because the machine paused: what work costs is counted in steps, or timed by the CPU, where it
matters."""

pytest_plugins = ["tests.live.servers", "tests.live.browser", "tests.sample_game"]


@pytest.fixture(autouse=True, scope="session")
def _faults_of_the_law_are_failures() -> None:
    """What the service contains so that the game goes on must not hide from the tests; those of it put it back."""
    faults.CONTAINED = ()


SERVER_FIXTURES = frozenset({"dovecot", "mailbox", "postgres", "postgres_url", "chromium", "office"})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a real server, so that `-m "not live"` leaves them out."""
    for item in items:
        if SERVER_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.live)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say by name which live tests ran and how they ended; those that did not run say why in the summary above."""
    outcomes: dict[str, str] = {}
    for category in ("passed", "skipped", "failed", "error"):
        for report in terminalreporter.getreports(category):
            if "live" in getattr(report, "keywords", ()):  # a file that could not be collected has no keywords
                outcomes[report.nodeid] = category
    if outcomes:
        terminalreporter.section("live tests (real servers)")
        for name, outcome in sorted(outcomes.items()):
            terminalreporter.write_line(f"  {outcome:7} {name}")
