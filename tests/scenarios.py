"""Plays a scenario folder once and compares it with its `expect.json`; the form of a check stands in `check.py` there.

The game is folded in one go and looked at whenever a check asks, which is what replaying it up to each instant gives
(`test_scenarios` holds the two against each other).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.genesis import load
from bot.mail.archive import index
from bot.reports import act_line
from bot.spool import Spool
from engine.objects import instant
from engine.state import show

FOLDER = Path(__file__).parent / "data" / "scenarios"
NAMES = sorted(one.parent.name for one in FOLDER.glob("*/expect.json"))


class Played:
    """A scenario played to its end: its acts, and its state at every instant that a check names."""

    def __init__(self, name: str) -> None:
        folder = FOLDER / name
        self.checks: list[dict[str, Any]] = json.loads((folder / "expect.json").read_text())
        self.end = instant((folder / "until.txt").read_text().strip())
        self.acts: list[dict[str, Any]] = []
        self.states: dict[datetime, dict[str, Any]] = {}
        genesis = load(str(folder / "genesis.toml"))
        self.fold = genesis.fold()
        wanted = sorted({self._at(check) for check in self.checks} | {self.end})
        with Spool(genesis.ruleset, genesis.public_fora()) as spool:
            spool.fill(index([str(folder / "mail.mbox")]))
            for message in spool.messages():
                while wanted and wanted[0] < message.at:
                    self._look(wanted.pop(0))
                if message.at <= self.end:
                    self.fold.add(message)
                    self._drain()
        for at in wanted:
            self._look(at)

    def _at(self, check: dict[str, Any]) -> datetime:
        return instant(check["at"]) if check.get("at") else self.end

    def _look(self, at: datetime) -> None:
        self.fold.advance(at)
        self._drain()
        self.states[at] = json.loads(json.dumps(show(self.fold.game)))

    def _drain(self) -> None:
        records, _ = self.fold.game.drain()
        self.acts += [json.loads(act_line(record)) for record in records]

    def wrong(self) -> Iterator[str]:
        """What is not as it was worked out by hand."""
        for check in self.checks:
            found = self._value(check) if "path" in check else self._verdict(check)
            wanted = [check["equals"]] if "path" in check else [check["verdict"], *check.get("verdicts_ok", ())]
            if found not in wanted:
                where = check.get("path") or check["act"]
                yield f"{check['what']}: {where} is {found!r} at {check.get('at') or 'the end'}, not {wanted[0]!r}"

    def _value(self, check: dict[str, Any]) -> Any:
        value: Any = self.states[self._at(check)]
        for step in check["path"]:
            try:
                value = value[int(step)] if isinstance(value, list) else value[step]
            except (KeyError, IndexError, TypeError, ValueError):
                return None  # a path that does not exist has the value null
        return value

    def _verdict(self, check: dict[str, Any]) -> str:
        wanted = check["act"]["message_id"].strip("<>"), check["act"]["index"]
        found = (act for act in self.acts if (act["message_id"].strip("<>"), act["index"]) == wanted)
        return next((str(act["verdict"]) for act in found), "none")
