"""No vector of the specification is left out: each is named in a data file or in a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.officers.bnomic4.stories import FOLDER

VECTORS = tomllib.loads((FOLDER / "vectors.toml").read_text())
NAMED = re.compile(r"""(?:^|["'\s(]) ?(T\d\d[a-d]?|[CRKJIXY]\d{1,2}|majority of \d)\b""")


def named() -> set[str]:
    """Every vector that is named outside the list."""
    here = Path(__file__).parent
    files = [*FOLDER.glob("*.toml"), *FOLDER.glob("*.json"), *here.glob("test_*.py")]
    return {
        one for path in files if path.stem not in ("vectors", "test_vectors") for one in NAMED.findall(path.read_text())
    }


@pytest.mark.parametrize("about", sorted(VECTORS))
def test_every_vector_is_a_case(about: str) -> None:
    assert not set(VECTORS[about]) - named()
