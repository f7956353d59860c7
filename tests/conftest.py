"""What all tests share: the real servers of the live tests, and an account of which of those ran."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.live.servers"]

SERVER_FIXTURES = frozenset({"dovecot", "mailbox", "postgres", "postgres_url"})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a real server, so that `-m "not live"` leaves them out."""
    for item in items:
        if SERVER_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.live)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say by name which live tests ran, and why the others did not."""
    ran: list[str] = []
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        if "live" in report.keywords and report.when == "call":
            ran.append(f"  {report.outcome:7} {report.nodeid}")
    for report in terminalreporter.getreports("skipped") + terminalreporter.getreports("error"):
        if "live" in report.keywords:
            ran.append(f"  {report.outcome:7} {report.nodeid}")
    if ran:
        terminalreporter.section("live tests (real servers)")
        for line in sorted(ran):
            terminalreporter.write_line(line)
