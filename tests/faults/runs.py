"""Many runs: each drawn from its own seed, compared with the run in which nothing goes wrong.

What must hold is one list, in `faults_of`. A seed alone plays the same run again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.post import RECEIPT
from tests.faults import story
from tests.faults.fate import Fate
from tests.faults.lives import Left, Run, outside, prepare, read_once

MOST_DEATHS = 5
TROUBLES = (0.0, 0.02, 0.05, 0.12)
"""How likely a word with another machine fails, from not at all to about one in eight."""


@dataclass(frozen=True, slots=True)
class Report:
    """What went wrong in a run that should not have."""

    seed: int
    faults: tuple[str, ...]
    deaths: tuple[str, ...]
    points: int


class Bench:
    """A prepared game and its undisturbed outcomes, for as many runs as one likes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._prepared = folder / "prepared"
        self._prepared.mkdir()
        prepare(self._prepared)
        self._plain: dict[tuple[int, bool], Left] = {}

    def undisturbed(self, length: int, *, pushed: bool) -> Left:
        """What the story leaves when nothing goes wrong."""
        if (length, pushed) not in self._plain:
            self._plain[length, pushed] = self.play(Fate(random.Random(0)), length, pushed=pushed)
        return self._plain[length, pushed]

    def play(self, fate: Fate, length: int, *, pushed: bool) -> Left:
        """A story of so many mails under a fate; mail is pulled from a mailbox or pushed."""
        folder = self.folder()
        try:
            return Run(folder, outside(fate, length), pushed=pushed).play()
        finally:
            shutil.rmtree(folder)

    def folder(self) -> Path:
        """What a program finds that was just installed."""
        return Path(shutil.copytree(self._prepared, tempfile.mkdtemp(dir=self._folder), dirs_exist_ok=True))

    def run(self, seed: int) -> Report:
        """One run drawn from its seed: how long, how mail comes, how bad the network is, where the program dies."""
        chance = random.Random(seed)
        length, pushed = chance.choices(*zip(*story.LENGTHS.items(), strict=True))[0], chance.random() < 0.4
        plain = self.undisturbed(length, pushed=pushed)
        trouble = chance.choice(TROUBLES)
        deaths = chance.randint(0 if trouble else 1, MOST_DEATHS)
        deadly = frozenset(chance.sample(range(1, plain.points + 1), deaths))
        left = self.play(Fate(chance, deadly, trouble, chance.randint(0, 3)), length, pushed=pushed)
        return Report(seed, tuple(faults_of(left, plain)), left.deaths, left.points)

    def die_at(self, point: int, *, pushed: bool) -> Report:
        """A run of the whole story in which nothing goes wrong but one death at one point."""
        length = len(story.TEXTS)
        left = self.play(Fate(random.Random(point), {point}), length, pushed=pushed)
        return Report(point, tuple(faults_of(left, self.undisturbed(length, pushed=pushed))), left.deaths, left.points)


def faults_of(left: Left, plain: Left) -> Iterator[str]:
    """What is not as it must be after a run, compared with the undisturbed one."""
    if left.state != plain.state:
        yield f"the state is {left.state[:12]} and not {plain.state[:12]}"
    if left.again != left.state or not left.objects_agree:
        yield "the journal folded again gives another state than the store holds"
    if left.verdicts != plain.verdicts:
        yield "the acts differ"
    players = {name: count for name, count in plain.entries.items() if not name[0].startswith("officer.")}
    if {name: count for name, count in left.entries.items() if not name[0].startswith("officer.")} != players:
        yield "a mail is not in the journal, or not once"
    if left.unarchived:
        yield f"{left.unarchived} deliveries are not archived byte for byte"
    twice = [name for name, count in left.posts.items() if count > 1]
    if twice:
        yield f"{len(twice)} posts were seen twice"
    if not left.told >= plain.told:
        yield f"posts were lost: {sorted(plain.told - left.told)}"
    lost = plain.letters - left.letters - {f"{RECEIPT}/{name}" for name in left.stale}
    if lost:
        yield f"letters were lost: {sorted(lost)}"
    if left.waiting:
        yield f"{left.waiting} mails still wait"


@contextmanager
def bench() -> Iterator[Bench]:
    """A bench in a folder in memory where there is one: a million commits need no disk to be tested."""
    memory = Path("/dev/shm")
    where = str(memory) if memory.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="officer-faults-", dir=where) as folder, quietly(), read_once():
        yield Bench(Path(folder))


@contextmanager
def quietly() -> Iterator[None]:
    """No log, and no threads: there is one thing at a time in a run anyway, and switching costs a third of it."""
    plain, disabled = asyncio.to_thread, logging.root.manager.disable

    async def here(body: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        return body(*given, **named)

    asyncio.to_thread = here
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        asyncio.to_thread = plain
        logging.disable(disabled)
