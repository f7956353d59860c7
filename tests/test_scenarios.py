"""Whole games by mail: each folder of tests/data/scenarios is replayed by the `officer` command and compared.

The checks of a folder were worked out by hand from the rules; see `check.py` there for their form.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parent / "data" / "scenarios"
OFFICER = Path(sys.executable).with_name("officer")


@pytest.mark.parametrize("folder", sorted(one.parent.name for one in SCENARIOS.glob("*/expect.json")))
def test_the_referee_finds_what_was_worked_out_by_hand(folder: str) -> None:
    command = [sys.executable, str(SCENARIOS / "check.py"), str(OFFICER), str(SCENARIOS / folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_same_state_with_a_store_and_without(tmp_path: Path) -> None:
    """The store is a second way to the same end: same hash, same acts; and a second import changes nothing."""
    folder = SCENARIOS / "nweek-plain"
    until = (folder / "until.txt").read_text().strip()
    base = [str(OFFICER), "replay", str(folder / "mail.mbox"), "--genesis", str(folder / "genesis.toml"), "--until", until]
    found = []
    for name, more in (("memory", []), ("store", ["--store", f"sqlite:///{tmp_path}/game.sqlite"]), ("again", None)):
        extra = ["--store", f"sqlite:///{tmp_path}/game.sqlite"] if more is None else more
        state, acts = tmp_path / f"{name}.json", tmp_path / f"{name}.jsonl"
        done = subprocess.run(
            [*base, *extra, "--state", str(state), "--acts", str(acts)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        found.append((json.loads(state.read_text()), sorted(acts.read_text().splitlines())))
    assert found[0][0] == found[1][0] == found[2][0]
    assert found[0][1] == found[1][1] == found[2][1]
