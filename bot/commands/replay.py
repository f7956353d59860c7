"""`officer replay`: an archive of mail and a genesis -> the state and every verdict."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.commands.common import Place, moment, output, pretty
from bot.errors import Complaint
from bot.genesis import load
from bot.mail.archive import Located, index, total_octets
from bot.replay import Progress as Told
from bot.replay import Summary
from bot.replay import replay as fold_archive
from bot.reports import act_line
from engine.state import show

REFRESH_SECONDS = 0.1
"""Between two pictures of the progress bar."""


def replay(
    *archive: Place,
    genesis: str,
    until: str | None = None,
    state: Place | None = None,
    acts: Place | None = None,
    store: str | None = None,
    config: Annotated[str | None, Parameter(show=False)] = None,
) -> None:
    """Fold an archive of mail from a genesis.

    Parameters
    ----------
    archive
        mbox, Maildir, .eml files or folders of these; "-" for standard input.
    genesis
        The game's start (TOML).
    until
        An instant that the clock is run to; default: the last mail.
    state
        Write the state to this file, as JSON ("-": standard output).
    acts
        Write every act with its verdict to this file, one JSON object a line.
    store
        Keep mails and everything derived from them in this store (sqlite:///FILE or postgresql://...).
    """
    if not archive:
        raise Complaint("replay: name at least one archive (mbox, Maildir, folder of .eml, or -)")
    begin = load(genesis)
    end = moment(until, "--until") if until is not None else None
    if store is None and config is not None:
        from bot.config import load as load_config

        store = load_config(config).url
    with ExitStack() as stack:
        acts_file = stack.enter_context(output(acts)) if acts else None
        bar = stack.enter_context(_bar())
        told = _told(bar, total_octets(archive))
        mails = index(archive)
        if store is None:
            write = (lambda record: acts_file.write(act_line(record))) if acts_file else (lambda record: None)
            fold, summary = fold_archive(mails, begin, until=end, on_act=write, progress=told)
            shown = show(fold.game)
        else:
            from bot.storing import replay_into

            shown, summary = replay_into(store, mails, begin, until=end, acts=acts_file, progress=told)
    if state:
        with output(state) as stream:
            stream.write(pretty(shown).encode())
    _tell(summary, shown, begin.nomic().outline.moment, quiet="-" in (state, acts))


def _bar() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    # A thread of its own to refresh it would keep the reading processes from being copies (bot/ahead.py).
    return Progress(*columns, console=console, transient=True, disable=quiet, auto_refresh=False)


def _told(bar: Progress, octets: int | None) -> Told:
    reading = bar.add_task("reading", total=octets)
    folding = bar.add_task("folding", total=None, visible=False)

    shown = 0.0

    def refresh() -> None:
        nonlocal shown
        if time.monotonic() - shown >= REFRESH_SECONDS:
            bar.refresh()
            shown = time.monotonic()

    def ordered(count: int) -> None:
        bar.update(reading, visible=False)
        bar.update(folding, total=count, visible=True)

    def read(located: Located) -> None:
        bar.advance(reading, located.octets)
        refresh()

    def folded() -> None:
        bar.advance(folding)
        refresh()

    return Told(read, ordered, folded)


def _tell(summary: Summary, shown: dict[str, Any], moment: Sequence[str], *, quiet: bool) -> None:
    out = sys.stderr if quiet else sys.stdout
    for line in summary.lines():
        print(line, file=out)
    clock = shown["clock"]
    when = ", ".join(f"{name.replace('_', ' ')} {clock[name]}" for name in moment)
    print(f"as of {shown['as_of']}{f' ({when})' if when else ''}", file=out)
    print(f"state {shown['state_hash']}", file=out)
