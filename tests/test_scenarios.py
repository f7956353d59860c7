"""Whole games by mail: each folder of tests/data/scenarios is played and compared with what was worked out by hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scenarios import FOLDER, NAMES, Played

OFFICER = Path(sys.executable).with_name("officer")


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_finds_what_was_worked_out_by_hand(name: str) -> None:
    assert list(Played(name).wrong()) == []


def test_the_same_state_with_a_store_and_without(tmp_path: Path) -> None:
    """The store is a second way to the same end: same hash, same acts; and a second import changes nothing."""
    folder = FOLDER / "nweek-plain"
    until = (folder / "until.txt").read_text().strip()
    base = [
        str(OFFICER),
        "replay",
        str(folder / "mail.mbox"),
        "--genesis",
        str(folder / "genesis.toml"),
        "--until",
        until,
    ]
    once = Played("nweek-plain")
    found = [(once.states[once.end], sorted(json.dumps(act, sort_keys=True) for act in once.acts))]
    for name, more in (("memory", []), ("store", ["--store", f"sqlite:///{tmp_path}/game.sqlite"]), ("again", None)):
        extra = ["--store", f"sqlite:///{tmp_path}/game.sqlite"] if more is None else more
        state, acts = tmp_path / f"{name}.json", tmp_path / f"{name}.jsonl"
        done = subprocess.run(
            [*base, *extra, "--state", str(state), "--acts", str(acts)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        lines = [json.loads(line) for line in acts.read_text().splitlines()]
        found.append((json.loads(state.read_text()), sorted(json.dumps(act, sort_keys=True) for act in lines)))
    assert all(one == found[0] for one in found)
