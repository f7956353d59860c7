"""`officer console`: an officer's desk. Shows what waits, takes decisions by one key each, signs and sends them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bot.commands.game import open_store
from bot.commands.order import order
from bot.desk import Case, Choice, as_row, cases
from bot.errors import Complaint

BACK, SKIP, QUIT, DONE = "b", "s", "q", "f"
WAYS = {SKIP: "skip", BACK: "back", DONE: "finish", QUIT: "quit without an order"}


def console(
    *,
    office: str | None = None,
    listed: Annotated[bool, Parameter(name="--list", negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    sender: Annotated[str | None, Parameter(name="--from")] = None,
    key: Path | None = None,
    gpg: str | None = None,
    send: bool = False,
    local: bool = False,
    config: str | None = None,
    store: str | None = None,
) -> None:
    """Decide what waits for an officer: tasks and held acts, each by one key.

    Parameters
    ----------
    office
        Only what this office decides.
    listed
        Only show what waits.
    as_json
        Only show it, one JSON object a line, with the orders that would settle it.
    sender
        Your own address, for the order mail.
    key
        A file with your OpenPGP secret key.
    gpg
        Or the user id of your key in GnuPG.
    send
        Send the order by the configuration's server instead of printing it.
    local
        Put the order into the configuration's store, unsigned, as whoever keeps it.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    with open_store(config, store) as opened:
        found = cases(opened, office)
    if as_json:
        for one in found:
            print(json.dumps(as_row(one), ensure_ascii=False))
        return
    out = Console(highlight=False)
    if listed or not found:
        out.print(_table(found) if found else "Nothing waits.")
        return
    if not (local or key or gpg):
        raise Complaint("console: say how the order is given: --key FILE or --gpg USER with --from, or --local")
    lines = Desk(out, found).work()
    if not lines:
        out.print("No order was made.")
        return
    out.print(Panel("\n".join(lines), title="The order", title_align="left"))
    with _keys() as read:
        out.print("Give this order? [b]y[/b]/n ", end="")
        if read() != "y":
            out.print("no; nothing was done")
            return
    out.print("yes")
    order(*lines, sender=sender, key=key, gpg=gpg, send=send, local=local, config=config)


def _table(found: Sequence[Case]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("What", "Kind", "Office", "Question"):
        table.add_column(name, overflow="fold")
    for one in found:
        table.add_row(Text(one.name), one.kind, one.office, Text(one.title[:200]))
    return table


@dataclass
class Desk:
    """Goes through the cases; remembers one decision for each."""

    out: Console
    found: Sequence[Case]

    def work(self) -> list[str]:
        """The lines of the order, in the order of the cases; none when the officer quits."""
        decided: dict[int, str] = {}
        place = 0
        while place < len(self.found):
            self._show(place, decided.get(place))
            with _keys() as read:
                pressed = read()
            if pressed == QUIT:
                return []
            if pressed == DONE:
                break
            choice = next((one for one in self.found[place].choices if one.key == pressed), None)
            if pressed == BACK:
                place = max(0, place - 1)
            elif pressed == SKIP:
                decided.pop(place, None)
                place += 1
            elif choice is not None:
                line = self._line(choice)
                if line:
                    decided[place] = line
                    place += 1
            else:
                self.out.print("That key does nothing here.")
        return [decided[number] for number in sorted(decided)]

    def _line(self, choice: Choice) -> str:
        if not choice.asks:
            return choice.line
        said = " ".join(self.out.input(f"{choice.asks}: ").split())
        if said:
            return choice.line + said
        return choice.line.removesuffix(" because ") if choice.line.endswith(" because ") else ""

    def _show(self, place: int, decided: str | None) -> None:
        one = self.found[place]
        facts = Table.grid(padding=(0, 2))
        for name, value in one.facts:
            facts.add_row(Text(name, style="dim"), Text(value))
        parts: list[Text | Table] = [Text(one.title, style="bold"), Text(), facts]
        if one.words:
            parts += [Text(), _marked(one)]
        if decided is not None:
            parts += [Text(), Text(f"decided: {decided}", style="green")]
        self.out.print(Panel(Group(*parts), title=f"{place + 1} of {len(self.found)}: {one.kind}", title_align="left"))
        keys = [(each.key, each.label) for each in one.choices] + list(WAYS.items())
        self.out.print(Text.assemble(*[part for key, label in keys for part in ((key, "bold"), f" {label}   ")]))


def _marked(one: Case) -> Text:
    text = Text(one.words.rstrip("\n"), style="dim")
    if one.span[1] > one.span[0]:
        text.stylize("not dim bold yellow", *one.span)
    return text


@contextmanager
def _keys() -> Iterator[Callable[[], str]]:
    """Reads one key at a terminal, without the end of a line; elsewhere a line counts by its first letter."""
    if not sys.stdin.isatty():
        yield _first_letter
        return
    import termios
    import tty

    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        tty.setcbreak(number)
        yield lambda: sys.stdin.read(1).lower()
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _first_letter() -> str:
    said = sys.stdin.readline()
    if not said:
        raise Complaint("console: the input ended before the order was given; nothing was done")
    return said.strip()[:1].lower()
