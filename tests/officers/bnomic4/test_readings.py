"""Every ambiguity of the rules is a switch, and every reading of it does what `readings.toml` tells.

`ambiguities.toml` is the list of the specification. A case of `readings.toml` plays the same steps under each reading
and says what then differs; `players` and `ministries` change the cast of `stage.default` by name.
"""

from __future__ import annotations

import importlib
import tomllib
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.mail.stamps import Basis, Policy, Stamps, effective
from engine.journal import Command, Order
from officers.bnomic4 import NOMIC
from tests.officers.bnomic4.stage import Stage, default, moment
from tests.officers.bnomic4.stories import FOLDER, the_act
from tests.officers.plays import write

ITEMS: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "ambiguities.toml").read_text())["items"]
CASES: list[dict[str, Any]] = tomllib.loads((FOLDER / "readings.toml").read_text())["case"]
PLAYED = [(case, reading) for case in CASES for reading in case.get("expect", {})]


def genesis_of(case: dict[str, Any], reading: str) -> dict[str, Any]:
    """The genesis of a case under a reading."""
    genesis = default()
    for table, value in case.get("genesis", {}).items():
        genesis[table] = {**genesis[table], **value} if isinstance(genesis.get(table), dict) else value
    changes = case.get("players", {})
    known = [{**one, **changes.get("all", {}), **changes.get(one["name"], {})} for one in genesis["players"]]
    names = {one["name"] for one in known}
    new = [name for name in changes if name not in names | {"all"}]
    known += [{"name": name, "addresses": [f"{name.lower()}@example.org"], **changes[name]} for name in new]
    genesis["players"] = known
    for name, values in case.get("ministries", {}).items():
        for one in genesis["ministries"]:
            if one["name"] == name:
                one.update(values)
                one.pop("minister") if one["minister"] == "" else None
    if len(NOMIC.switches[case["switch"]].readings) > 1:
        genesis["game"] = {**genesis["game"], "switches": {case["switch"]: reading}}
    return genesis


def value_of(stage: Stage, path: str) -> Any:
    """A value of the state, or of what a display shows ("shown/D-MIN-1.ministries.0.reward")."""
    if not path.startswith("shown/"):
        return stage.value(path)
    name, *steps = path.removeprefix("shown/").split(".")
    found: Any = NOMIC.displays[name].make(stage.game)
    for step in steps:
        found = found[int(step)] if step.isdigit() else found[step]
    return found


@pytest.mark.parametrize(("case", "reading"), PLAYED, ids=lambda one: one if isinstance(one, str) else one["switch"])
def test_reading(case: dict[str, Any], reading: str) -> None:
    stage = Stage(genesis_of(case, reading))
    got: list[str] = []
    for number, step in enumerate(case.get("steps", ()), 1):
        if "order" in step:
            commands = tuple(Command(one["verb"], one) for one in step["order"])
            stage.mail(Order(f"o{number}", moment(step["at"]), number, "Wooble", commands))
        elif "text" in step:
            records, unclear = write(stage, step, f"{number}@reading", number)
            got += [one.verdict for one in records] or ["unclear"] * len(unclear)
        else:
            record = stage.say(step["who"], step["at"], the_act(step), message_id=step.get("id"))
            got += [one.verdict for one in record]
    if "at" in case:
        stage.until(case["at"])
    expect = dict(case["expect"][reading])
    verdicts = expect.pop("verdicts", None)
    why = [f"{one.act.action}: {one.verdict} {one.reason}" for one in stage.records]
    assert verdicts is None or got == verdicts, why
    for path, wanted in expect.items():
        value = value_of(stage, path)
        assert ("" if value is None else value) == wanted, f"{path} is {value!r}, not {wanted!r}; {why}"


def test_every_ambiguity_is_a_switch_with_its_readings() -> None:
    missing = [name for name in ITEMS if name not in NOMIC.switches]
    assert not missing
    strange = [name for name in NOMIC.switches if name.startswith("Q-") and name not in ITEMS]
    assert not strange
    outside = {case["switch"] for case in CASES if "outside" in case}
    alone = {name for name in ITEMS if len(NOMIC.switches[name].readings) < 2}
    assert alone - outside == {name for name, item in ITEMS.items() if not item["alternative"]}


def test_every_reading_is_told_and_makes_a_difference() -> None:
    told: dict[str, set[str]] = {}
    for case in CASES:
        told.setdefault(case["switch"], set()).update(case.get("expect", {}))
        answers = [repr(sorted(one.items())) for one in case.get("expect", {}).values()]
        assert len(answers) < 2 or len({*answers}) > 1, f"{case['switch']}: every reading does the same"
    elsewhere = {case["switch"] for case in CASES if "elsewhere" in case}
    for name in ITEMS:
        readings = set(NOMIC.switches[name].readings)
        assert name in elsewhere or told.get(name) == readings, f"{name}: {told.get(name)}, not {readings}"


@pytest.mark.parametrize("case", [case for case in CASES if "elsewhere" in case], ids=lambda one: one["switch"])
def test_what_is_told_elsewhere_is_told_there(case: dict[str, Any]) -> None:
    module, _, function = case["elsewhere"].partition(".")
    assert callable(getattr(importlib.import_module(f"tests.officers.bnomic4.{module}"), function))


def test_arrival_is_what_the_mail_policy_says() -> None:
    """Q-36: by default the list host's stamp counts, not what the author's machine claims."""
    said, listed = datetime(2008, 9, 5, 9, tzinfo=UTC), datetime(2008, 9, 5, 10, tzinfo=UTC)
    stamps = Stamps(ingested_at=listed, date_hdr=said, list_at=listed)
    for order, wanted in (((Basis.LIST, Basis.DATE), listed), ((Basis.DATE, Basis.LIST), said)):
        assert effective(stamps, Policy(order)).at == wanted


def test_powers_are_what_the_documents_say() -> None:
    """Q-84: equal Powers without documents; with them the higher goes first at a midnight, whatever its number."""

    def balance(power: str) -> int:
        attempt = {"ministry": "Law", "usurper": "Zed", "reward": 60, "due": "2008-09-06T00:00:00Z"}
        genesis = default(clock={"nday": 12}, rules=[{"number": 48, "power": power}], usurpations=[attempt])
        genesis["players"].append({"name": "Zed", "mackerel": 30, "active": True})
        stage = Stage(genesis)
        stage.until("09-06 00:00")
        return int(stage.value("player/Zed.mackerel"))

    assert balance("1/2") == 30 + 25 - 50, "the stipend of Rule 4E34 comes before the usurpation of Rule 4E48"
    assert balance("2/3") == 30 + 25, "it comes after it, too late to pay with"
