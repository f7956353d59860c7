"""Future times (`whens.toml`) and scheduled acts (`schedule.toml`)."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from typing import Any

import pytest

from engine.errors import Held, Illegal
from engine.objects import iso
from officers.bnomic4.whens import Present, understand
from tests.officers.bnomic4.stage import Stage, act, default
from tests.officers.bnomic4.stories import FOLDER, cases, play

TIMES = tomllib.loads((FOLDER / "whens.toml").read_text())["time"]
NOW = Present(datetime(2008, 9, 5, 10, tzinfo=UTC), 150, 4)


@pytest.mark.parametrize("time", TIMES, ids=lambda one: str(one["said"]))
def test_time(time: dict[str, Any]) -> None:
    meant: object
    try:
        plan = understand(time["said"], NOW)
    except Illegal:
        meant = "illegal"
    except Held:
        meant = "held"
    else:
        meant = [plan.edge, plan.nweek, plan.nday]
        if plan.utc is not None:
            meant = iso(plan.utc)
        elif plan.ndelay is not None:
            meant = f"ndelay {plan.ndelay}"
    assert meant == time["means"]


@pytest.mark.parametrize("case", cases("schedule"), ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)


def test_the_verdict_of_the_posting_is_kept_beside_that_of_the_act() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("resign_ministry", ministry="Law", when="nday 6"), message_id="<m@x>")
    stage.until("09-07")
    found = [(one.message_id, one.index, one.verdict) for one in stage.records]
    assert found == [("<m@x>", 0, "succeeded"), ("<m@x>", 1000, "failed")]


def test_what_a_scheduled_act_makes_belongs_to_its_message() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("submit_tweak", body="Points shine.", when="nday 6"), message_id="<m@x>")
    stage.until("09-07")
    announce = act("activate_tweak", tweak="own", intent="without_objection", when="nday 7")
    stage.say("Hose", "09-07 10:00", announce)
    stage.until("09-08")
    assert stage.value("intent/#1.params") == {"tweak": "Hose/150"}
    assert [one.origin for one in stage.game.world.objects.values() if one.kind == "tweak"] == ["<m@x>"]


@pytest.mark.parametrize(
    ("said", "due", "done"),
    [
        ({"time": "at the beginning of nday 6"}, "2008-09-07T00:00:00Z", "2008-09-07"),
        (
            {"time": "when the hats come home", "due": "2008-09-06T12:00:00Z"},
            "2008-09-06T12:00:00Z",
            "2008-09-06 13:00",
        ),
    ],
    ids=["its time is understood", "its instant is all there is"],
)
def test_a_scheduled_act_of_the_genesis_comes_in_its_time(said: dict[str, str], due: str, done: str) -> None:
    gift = {"outsider": "Bob", "action": "give_currency", "params": {"amount": 5, "recipient": "Joel"}, **said}
    stage = Stage(default(scheduled_actions=[gift]))
    assert stage.value("scheduled_action/#1.due") == due
    assert stage.value("player/Joel.mackerel") == 50
    stage.until(done)
    assert stage.value("scheduled_action/#1.state") == "Performed"
    assert stage.value("player/Joel.mackerel") == 55
