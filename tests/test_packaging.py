"""What is installed without a checkout is complete: the wheel carries the code, the migrations and the templates."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOMES = {"engine": "engine", "parsers": "parsers", "officers": "officers", "bot": "bot"} | {
    "templates": "bot/templates",
    "migrations": "bot/migrations",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The names in a wheel built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return frozenset(archive.namelist())


@pytest.mark.parametrize(("here", "there"), sorted(HOMES.items()))
def test_every_file_of_a_folder_is_in_the_wheel(wheel: frozenset[str], here: str, there: str) -> None:
    files = [path.relative_to(ROOT / here) for path in (ROOT / here).rglob("*") if path.is_file()]
    expected = {f"{there}/{file.as_posix()}" for file in files if "__pycache__" not in file.parts}
    assert sorted(expected - wheel) == []


def test_the_wheel_holds_nothing_else(wheel: frozenset[str]) -> None:
    tops = {name.split("/", maxsplit=1)[0] for name in wheel if ".dist-info/" not in name}
    assert tops == {"engine", "parsers", "officers", "bot"}


def test_the_locks_name_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for lock, wanted in (
        ("requirements.lock", project["dependencies"]),
        ("requirements-test.lock", project["dependencies"] + project["optional-dependencies"]["test"]),
    ):
        locked = {line.split("==")[0] for line in (ROOT / lock).read_text("utf-8").splitlines() if "==" in line}
        named = {requirement.split(">=")[0].split("[")[0].lower() for requirement in wanted}
        assert sorted(named - locked) == [], f"{lock} is behind pyproject.toml; run: make lock"


def test_both_locks_agree() -> None:
    def pins(lock: str) -> set[str]:
        lines = (ROOT / lock).read_text("utf-8").splitlines()
        return {line.rstrip(" \\") for line in lines if "==" in line and not line.startswith((" ", "#"))}

    assert sorted(pins("requirements.lock") - pins("requirements-test.lock")) == []
