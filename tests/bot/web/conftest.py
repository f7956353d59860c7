"""A visitor who looks at the pages of the sample game."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from bot.store.store import Store
from bot.web.app import application


@pytest.fixture(scope="session")
def visitor(demo_store: Store) -> TestClient:
    """Somebody who looks at the pages of the sample game."""
    return TestClient(application(demo_store), raise_server_exceptions=False)
