"""Runs in which each life is a process of its own, ended by the operating system: what a power cut is, but for the disk.

The world lives in a file between the lives. Forks, so it belongs into a process without threads.
"""

from __future__ import annotations

import os
import pickle
import random
import traceback
from pathlib import Path
from typing import Any

from tests.faults.fate import Fate
from tests.faults.lives import Left, Run, outside
from tests.faults.runs import Bench, Report, faults_of

KILLED = 9
DEATHS = 6


def run(bench: Bench, seed: int) -> Report:
    """The whole story with so many deaths and a network that fails now and then; mail is pulled or pushed by turns."""
    chance, pushed, length = random.Random(seed), bool(seed % 2), 5
    plain = bench.undisturbed(length, pushed=pushed)
    deadly = frozenset(chance.sample(range(1, plain.points), DEATHS))
    folder = bench.folder()
    _save(folder / "outside", outside(Fate(chance, deadly, 0.03, 2), length))
    lives = 1
    while _life(folder, pushed) == KILLED:
        lives += 1
    left: Left = pickle.loads((folder / "left").read_bytes())
    faults = list(faults_of(left, plain))
    if lives != len(left.deaths) + 1:
        faults.append(f"{lives} processes for {len(left.deaths)} deaths")
    return Report(seed, tuple(faults), left.deaths, left.points)


def _life(folder: Path, pushed: bool) -> int:
    """One process, from the start of the program to its end; gives its exit status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        world = pickle.loads((folder / "outside").read_bytes())

        def end(_name: str) -> None:
            world.world.fate.end = None
            _save(folder / "outside", world)
            os._exit(KILLED)

        world.world.fate.end = end
        _save(folder / "left", Run(folder, world, pushed=pushed).play())
        os._exit(0)
    except BaseException:  # noqa: BLE001  (whatever it is: a child must not return into the parent's code)
        traceback.print_exc()
        os._exit(1)


def _save(file: Path, value: Any) -> None:
    file.write_bytes(pickle.dumps(value))
