"""`officer demo`: a whole game on this machine; a sample that plays itself, or a game of your own to try."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
import tempfile
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

import officers
from bot import logs
from bot.beginning import init
from bot.commands.common import command
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.place import Place, announce, retract
from bot.demo.play import Stage
from bot.errors import Complaint
from bot.genesis import Genesis, load
from bot.web.serve import shown_beside
from officers.samples import OFFICER, Sample, address


def demo(
    *,
    ruleset: str = officers.DEFAULT,
    genesis: Path | None = None,
    once: Annotated[bool, Parameter(negative="")] = False,
    stay: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play a sample game in seconds, show its last ballot and results, then stay up for your own mails.

    Parameters
    ----------
    ruleset
        Whose sample game.
    genesis
        A game of your own instead: nothing is played, it waits for your mails, and is forgotten when it ends.
    once
        Leave when the sample is played.
    stay
        Stay up without a terminal too, until it is stopped by a signal; otherwise a demo without one leaves.
    """
    if once and (stay or genesis is not None):
        raise Complaint(f"--once: a demo {'with --stay' if stay else 'of your own game'} does not leave by itself")
    logs.begin("error", as_json=False)
    with tempfile.TemporaryDirectory(prefix="officer-demo-") as folder:
        if genesis is not None:
            asyncio.run(_own(Path(folder), load(genesis), genesis))
        else:
            seen = sys.stdin.isatty() and sys.stdout.isatty()
            asyncio.run(_demo(Path(folder), officers.sample(ruleset), not once and (seen or stay)))
            if not (once or seen or stay):
                print("There is no terminal, so the demo ends here; with --stay it goes on.", file=sys.stderr)


async def _demo(folder: Path, sample: Sample, stay: bool) -> None:
    start = sample.begins(datetime.now(UTC).date())
    genesis = folder / "genesis.toml"
    genesis.write_text(sample.genesis(start), "utf-8")
    url = f"sqlite:///{folder / 'game.sqlite'}"
    init(Config(Identity(OFFICER), url), genesis, now=start)
    clock = Clock(start)
    stage = Stage(url, clock, sample)
    await stage.open()
    try:
        await _play(stage, start)
        _tell(stage)
        if stay:
            clock.at = None
            await _stay(stage, url, {name: address(name) for name in sample.players})
        else:
            await stage.service.close()
    finally:
        await stage.close()


async def _own(folder: Path, begin: Genesis, place: Path) -> None:
    """A game of one's own on the embedded forum. Raises Complaint where it has none to post to."""
    fora = sorted(begin.public_fora())
    if not fora:
        raise Complaint(f"{place}: the game has no public forum with an address to post to")
    clock = Clock()
    clock.ahead = max(begin.fold().game.now - clock(), timedelta(0))
    url = f"sqlite:///{folder / 'game.sqlite'}"
    init(Config(Identity(OFFICER), url), place, now=clock())
    stage = Stage(url, clock, officers.sample(begin.ruleset), fora[0])
    await stage.open()
    people = {str(one["name"]): str(one["addresses"][0]) for one in begin.tables.get("players", ()) if one["addresses"]}
    try:
        await _stay(stage, url, people)
    finally:
        await stage.close()


async def _play(stage: Stage, start: datetime) -> None:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[day]}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        total = len(stage.sample.posts) + stage.sample.days
        task = bar.add_task(stage.sample.title, total=total, day="")
        await stage.play(start, lambda at: bar.update(task, advance=1, day=f"{at:%a %d %b %H:%M}"))


def _tell(stage: Stage) -> None:
    for kind in stage.sample.shown:
        for post in stage.published(kind)[-1:]:
            print(f"Subject: {post.subject}\n\n{post.body}")
    acts = list(stage.service.store.acts())
    failed = [one for one in acts if one.verdict != "succeeded"]
    letters = sum(len(one) for one in stage.forum.letters.values())
    done = f"{len(acts)} acts, of which {len(failed)} failed" + (":" if failed else ".")
    print(f"{len(stage.forum.posts)} posts on the forum, {letters} private mails; {done}")
    for one in failed:
        print(f"  {one.actor}: {' '.join(one.text.split())}\n      {one.reason} (Rule {one.rule})")


async def _stay(stage: Stage, url: str, people: dict[str, str]) -> None:
    """Until it is stopped: the service, the page, and the days that `officer skip` lets pass."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    with shown_beside(url, "127.0.0.1", 0) as port:
        page = f"http://127.0.0.1:{port}/"
        place = Place(stage.listener.port, url, page, stage.address, people, stage.clock.ahead.total_seconds())
        announce(place)
        _hint(stage, place)
        skips: asyncio.Queue[int] = asyncio.Queue()
        stage.forum.skip = lambda days: loop.call_soon_threadsafe(skips.put_nowait, days)
        skipping = loop.create_task(_skip(stage, place, skips))
        try:
            await stage.service.run(stop)
        finally:
            skipping.cancel()
            with suppress(asyncio.CancelledError):
                await skipping
            retract()


async def _skip(stage: Stage, place: Place, skips: asyncio.Queue[int]) -> None:
    """Lets days pass as they are asked for, and says when they have."""
    while True:
        await stage.pass_days(await skips.get())
        ahead = stage.clock.ahead.total_seconds()
        place = msgspec.structs.replace(place, ahead=ahead, skipped=place.skipped + 1)
        announce(place)


def _hint(stage: Stage, place: Place) -> None:
    name, words = stage.sample.hint
    if name not in place.people:
        name = next(iter(place.people), name)
    print(f"\nThe game goes on. Its page: {place.page}")
    print(f"Post to {place.forum} by SMTP at 127.0.0.1:{place.port}, or in another terminal:")
    print(f"  {command()} say --as {shlex.quote(name)} {shlex.quote(words)}")
    print(f"  {command()} skip 3        lets three days pass")
    print("Ctrl-C ends it.", flush=True)
