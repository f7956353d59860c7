"""Mutation run: `python -m tests.mutants [MODULE ...]`, by default every module of `MODULES`.

Each mutant lives in a child process, in which the code of the module's functions is exchanged before the tests of
that module run again; it is dead when one fails or when they take too long. Who lives is told with line and fault;
docs/architecture.md says why those that live today may. Exit status 1 when somebody lives who is not known there.
"""

from __future__ import annotations

import argparse
import ast
import gc
import math
import os
import resource
import sys
import time
import types
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.mutants.changes import Mutant, mutants

LAW = "tests/officers/bnomic4"
MODULES: dict[str, tuple[str, ...]] = {
    "officers/bnomic4/tally.py": (f"{LAW}/test_tally.py", f"{LAW}/test_voting.py", f"{LAW}/test_readings.py"),
    "officers/bnomic4/intents.py": (
        *(f"{LAW}/test_intents.py", f"{LAW}/test_emergency.py", f"{LAW}/test_readings.py", f"{LAW}/test_vectors.py"),
        *(f"{LAW}/test_ministries.py", f"{LAW}/test_schedule.py", f"{LAW}/test_stories.py", f"{LAW}/test_tricks.py"),
    ),
    "officers/bnomic4/clockset.py": (f"{LAW}/test_time.py", f"{LAW}/test_readings.py"),
    "officers/bnomic4/windows.py": (f"{LAW}/test_intents.py", f"{LAW}/test_readings.py", f"{LAW}/test_vectors.py"),
    "engine/consent.py": (f"{LAW}/test_intents.py", f"{LAW}/test_readings.py"),
    "engine/clock.py": ("tests/engine/test_parts.py", f"{LAW}/test_time.py"),
}
"""The modules whose mutants are hunted, and the tests that must kill them."""
LONGEST = 4
"""Times what the tests take of the processor; whoever is not through by then runs in a circle."""


def main() -> int:
    """Tells who lives."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutants")
    asked.add_argument("modules", nargs="*", default=list(MODULES))
    asked.add_argument("--first", type=int, default=0, help="the mutant to begin with")
    given = asked.parse_args()
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", phases=phases, max_examples=30, deadline=None, database=None, derandomize=True)
    settings.load_profile("mutants")
    alive = 0
    for module in given.modules:
        alive += _hunt(module, given.first)
    return 1 if alive else 0


def _hunt(module: str, first: int) -> int:
    begun = time.process_time()
    with redirect_stdout(StringIO()):
        if _tested(MODULES[module]):
            raise SystemExit(f"{module}: its tests fail as it is")
    limit = math.ceil(LONGEST * (time.process_time() - begun)) + 1
    began, tried, alive = time.monotonic(), 0, 0
    for number, one in enumerate(mutants(Path(module).read_text())):
        if number < first:
            continue
        tried += 1
        if _lives(module, one, limit):
            alive += 1
            print(f"{module}:{one.line} (mutant {number}) {one.fault}", flush=True)
    print(f"{module}: {tried} mutants, {alive} alive, {time.monotonic() - began:.0f} s", flush=True)
    return alive


def _lives(module: str, mutant: Mutant, limit: int) -> bool:
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = 1
        try:
            _exchange(module, mutant.tree)
            code = _tested(MODULES[module])
        finally:
            os._exit(min(code, 1))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _tested(tests: tuple[str, ...]) -> int:
    quiet = ("-q", "-x", "-W", "ignore", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:randomly")
    return int(pytest.main([*quiet, *tests]))


def _exchange(module: str, tree: ast.Module) -> None:
    """Gives the living functions of a module the code of the mutant."""
    new = {one.co_qualname: one for one in _codes(compile(tree, module, "exec"))}
    for function in [one for one in gc.get_objects() if isinstance(one, types.FunctionType)]:
        old = function.__code__
        if old.co_filename.endswith(module):
            code = new.get(old.co_qualname)
            if code is not None and code.co_freevars == old.co_freevars:
                function.__code__ = code


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            yield one
            yield from _codes(one)


if __name__ == "__main__":
    sys.exit(main())
