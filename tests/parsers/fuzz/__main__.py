"""Reads as many hostile mails as asked for: `python -m tests.parsers.fuzz --count 1000000 [--seed 0] [--ruleset suber]`.

Prints what raised, what was still not read after `bot.reading.PATIENCE`, and what took longer than `LIMIT` of this
process's own time (measured again by `tests.pace`, the fastest of three counts), with the seed that makes it again, and
at the end how many were read and how long the slowest took.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.reading import PATIENCE, TookTooLongError, compiled, patience
from tests.pace import measured
from tests.parsers.fuzz.mails import make

LIMIT = 0.25
"""Seconds for one mail, on the machine of `tests.pace`."""
EVERY = 10_000


def run(first: int, count: int, ruleset: str) -> tuple[list[str], float]:
    """What was found in so many seeds from the first on, and the seconds of the slowest reading."""
    found: list[str] = []
    slowest = 0.0
    reader = compiled(ruleset)
    for seed in range(first, first + count):
        raw = make(seed, ruleset)
        try:
            took = _taken(partial(reader.read, raw))
        except Exception as error:  # noqa: BLE001 - whatever a mail makes it raise is the finding
            found.append(f"seed {seed}: {type(error).__name__}: {error}")
            continue
        slowest = max(slowest, took)
        if took > LIMIT:
            found.append(f"seed {seed}: {took:.3f} s for {len(raw)} bytes")
    return found, slowest


def _taken(read: Callable[[], object]) -> float:
    """The seconds of a reading. Raises TookTooLongError where it is broken off twice: a machine may have other work."""
    with suppress(TookTooLongError), patience(PATIENCE):
        return measured(read, LIMIT)
    with patience(PATIENCE):
        return measured(read, LIMIT)


def main() -> None:
    """Runs the fuzzer; the exit status says whether something was found."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--ruleset", default="bnomic4")
    said = asked.parse_args()
    bad, slowest, done = 0, 0.0, 0
    while done < said.count:
        step = min(EVERY, said.count - done)
        found, slow = run(said.seed + done, step, said.ruleset)
        done, bad, slowest = done + step, bad + len(found), max(slowest, slow)
        for line in found:
            print(line)
        print(f"{done} read, {bad} found, slowest {slowest * 1000:.0f} ms", file=sys.stderr, flush=True)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
