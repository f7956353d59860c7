"""Fault injection by hand: `python -m tests.faults --runs 10000 --first 1000` (or `--points`, or `--killed 50`).

Exit status 1 when a run ended otherwise than the undisturbed one; each such run is told with its seed.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Iterable

from tests.faults import killed
from tests.faults.runs import Bench, Report, bench


def main() -> int:
    """Plays what was asked for and tells what came of it."""
    asked = argparse.ArgumentParser(prog="python -m tests.faults")
    asked.add_argument("--runs", type=int, default=0, help="random runs, each from its own seed")
    asked.add_argument("--first", type=int, default=0, help="the first seed")
    asked.add_argument("--points", action="store_true", help="one death at every single point of the whole story")
    asked.add_argument("--killed", type=int, default=0, help="runs whose lives are processes")
    given = asked.parse_args()
    with bench() as one:
        one.undisturbed(5, pushed=False)
        gc.freeze()  # what the program is made of stays; to look through it again and again is a quarter of the time
        seeds = range(given.first, given.first + given.runs)
        wrong = _tell("random runs", (one.run(seed) for seed in seeds))
        wrong += _tell("runs in processes", (killed.run(one, given.first + n) for n in range(given.killed)))
        if given.points:
            wrong += _tell("points", _every_point(one))
    return 1 if wrong else 0


def _every_point(one: Bench) -> Iterable[Report]:
    for pushed in (False, True):
        for point in range(1, one.undisturbed(5, pushed=pushed).points + 1):
            yield one.die_at(point, pushed=pushed)


def _tell(what: str, reports: Iterable[Report]) -> int:
    began, count, wrong, deaths = time.monotonic(), 0, 0, Counter[str]()
    for report in reports:
        count += 1
        deaths.update(report.deaths)
        if report.faults:
            wrong += 1
            print(f"seed {report.seed}: {'; '.join(report.faults)} (deaths: {', '.join(report.deaths)})", flush=True)
    if count:
        seconds = time.monotonic() - began
        print(f"{count} {what}, {sum(deaths.values())} deaths, {wrong} wrong, {seconds / count:.2f} s each")
        print("  " + ", ".join(f"{name}: {number}" for name, number in sorted(deaths.items())))
    return wrong


if __name__ == "__main__":
    sys.exit(main())
