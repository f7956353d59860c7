"""`officer check`: examines a deployment and says, for everything that is not as it should be, what to do."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.checking import Finding, Grade, Ways, examine
from bot.checking.deployment import TIME_SERVER
from bot.commands.game import USUAL

STYLES = {Grade.OK: "green", Grade.WARN: "yellow", Grade.FAIL: "bold red"}


def check(
    *,
    config: str = USUAL,
    time_server: str = TIME_SERVER,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Examine a deployment: configuration, passwords, store, game, keys, servers, DNS, clock, disk.

    Nothing is changed and no mail is sent. The exit status is 1 when something fails; warnings leave it 0.

    Parameters
    ----------
    config
        The service's configuration.
    time_server
        With whose clock this machine's is compared (HOST or HOST:PORT); "" asks nobody.
    as_json
        One JSON object a line instead of a table.
    """
    logging.getLogger().addHandler(logging.NullHandler())  # what fails is in the table, once
    findings = asyncio.run(examine(config, Ways(time_server)))
    if as_json:
        for one in findings:
            print(json.dumps(dataclasses.asdict(one), ensure_ascii=False))
    else:
        _show(findings)
    return int(any(one.grade is Grade.FAIL for one in findings))


def _show(findings: list[Finding]) -> None:
    """The table, and the sum below it."""
    console = Console(highlight=False, soft_wrap=False)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("", "what", "found"):
        table.add_column(name, overflow="fold", no_wrap=name != "found")
    before = ""
    for one in findings:
        said = Text(one.found)
        if one.todo:
            said.append(f"\n-> {one.todo}", style="italic")
        table.add_row(Text(one.grade, style=STYLES[one.grade]), one.what if one.what != before else "", said)
        before = one.what
    console.print(table)
    failed, warned = (sum(one.grade is grade for one in findings) for grade in (Grade.FAIL, Grade.WARN))
    console.print(
        f"{len(findings)} {'finding' if len(findings) == 1 else 'findings'}: {failed} failed, {warned} to look at"
    )
