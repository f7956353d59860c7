"""`officer demo`: a whole game on this machine; plays a sample, then stays up for your own mails."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

import officers
from bot import logs
from bot.beginning import init
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.place import Place, announce, retract
from bot.demo.play import Stage
from bot.web.serve import shown_beside
from officers.samples import FORUM, OFFICER, Sample


def demo(*, ruleset: str = officers.DEFAULT, once: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Play a sample game in seconds, show its last ballot and results, then stay up for your own mails.

    Parameters
    ----------
    ruleset
        Whose sample game.
    once
        Leave when the sample is played.
    """
    sample = officers.sample(ruleset)
    logs.begin("error", as_json=False)
    stay = not once and sys.stdin.isatty() and sys.stdout.isatty()
    with tempfile.TemporaryDirectory(prefix="officer-demo-") as folder:
        asyncio.run(_demo(Path(folder), sample, stay))


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
            await _stay(stage, url)
        else:
            await stage.service.close()
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


async def _stay(stage: Stage, url: str) -> None:
    stage.clock.at = None
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    with shown_beside(url, "127.0.0.1", 0) as port:
        page = f"http://127.0.0.1:{port}/"
        announce(Place(stage.listener.port, url, page))
        print(f"\nThe game goes on. Its page: {page}")
        print(f"Post to {FORUM} by SMTP at 127.0.0.1:{stage.listener.port}, or in another terminal:")
        who, words = stage.sample.hint
        print(f"  officer say --as {who} {shlex.quote(words)}")
        print("Ctrl-C ends it.")
        try:
            await stage.service.run(stop)
        finally:
            retract()
