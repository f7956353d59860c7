"""Future times (`whens.toml`) and scheduled acts (`schedule.toml`)."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from typing import Any

import pytest

from engine.errors import Held, Illegal
from engine.objects import iso
from officers.bnomic4.whens import Present, understand
from tests.officers.bnomic4.stage import Stage, act
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
