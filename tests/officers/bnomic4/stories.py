"""Plays the cases of a data file: steps of people, the verdicts, and values of the state at the end."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from engine.acts import Act
from tests.officers.bnomic4.stage import Stage, default

FOLDER = Path(__file__).parents[2] / "data" / "bnomic4"
ABOUT = ("who", "at", "does", "outcome", "id", "reply_to")
ACT = ("intent", "when", "times", "transaction", "actor", "capacity")


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a data file, each with an `id`."""
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{name}.toml").read_text())["case"]
    return found


def the_act(step: dict[str, Any]) -> Act:
    """The act of a step; what is not about the mail or the act as a whole is a parameter."""
    params = {name: value for name, value in step.items() if name not in (*ABOUT, *ACT)}
    if step["does"] != "deliver_verdict":
        params.pop("verdict", None)  # what the law answers; for a juror it is what he says
    return Act(step["does"], params, **{name: step[name] for name in ACT if name in step})


def play(case: dict[str, Any]) -> Stage:
    """Plays a case and asserts what it expects."""
    genesis = default()
    for table, value in case.get("genesis", {}).items():
        genesis[table] = {**genesis[table], **value} if isinstance(genesis.get(table), dict) else value
    stage = Stage(genesis)
    for number, step in enumerate(case["steps"], 1):
        (record,) = stage.say(
            step["who"], step["at"], the_act(step), message_id=step.get("id"), reply_to=step.get("reply_to")
        )
        wanted = step.get("outcome") or (
            "succeeded" if step["does"] == "deliver_verdict" else step.get("verdict", "succeeded")
        )
        assert record.verdict == wanted, f"step {number}: {record.verdict} ({record.reason}), not {wanted}"
        assert record.verdict == "succeeded" or record.reason, f"step {number}: no reason is given"
    if "at" in case:
        stage.until(case["at"])
    for path, wanted in case.get("state", {}).items():
        value = stage.value(path)
        assert ("" if value is None else value) == wanted, f"{path} is {value!r}, not {wanted!r}"
    return stage
