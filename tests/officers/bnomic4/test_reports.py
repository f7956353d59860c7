"""The data of the displays: what they list, and in which order."""

from __future__ import annotations

import json

from officers.bnomic4 import NOMIC
from tests.officers.bnomic4.stage import Stage, act, default


def test_every_display_is_plain_data() -> None:
    stage = Stage(proposals=[{"number": 7, "title": "Hats", "body": "x", "author": "Hose"}])
    for display in NOMIC.displays.values():
        json.dumps(display.make(stage.game))


def test_the_schedule_is_in_order_of_time() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 20:00", act("usurp_ministry", ministry="Law", reward=60))
    events = NOMIC.displays["D-TIME-1"].make(stage.game)["events"]
    assert [one["at"] for one in events] == sorted(one["at"] for one in events)
    assert events[1]["what"] == "usurpation of Law by Hose for m60"
    assert {"at": "2008-09-10T00:00:00Z", "rule": "4E14"}.items() <= next(
        one for one in events if one["what"].startswith("Voting begins")
    ).items()


def test_players_are_shown_without_their_addresses() -> None:
    shown = NOMIC.displays["D-SOC-1"].make(Stage().game)
    assert [one["name"] for one in shown["players"]] == ["Bob", "Hose", "Joel", "The Beast", "Wonko", "Wooble"]
    assert shown["horde"] == ["The Beast"]
    assert not any("addresses" in one for one in shown["players"])
    assert shown["players"][-1]["ministries"] == ["Law", "Time", "Ministry"]


def test_private_fora_stay_private() -> None:
    genesis = default()
    genesis["forums"].append({"name": "cellar", "address": "cellar@lists.example"})
    names = [one["name"] for one in NOMIC.displays["D-SOC-2"].make(Stage(genesis).game)["fora"]]
    assert names == ["b-business", "b-discuss"]


def test_vacant_ministries_stand_out() -> None:
    stage = Stage()
    stage.say("Joel", "09-05 10:00", act("resign_ministry", ministry="Judging"))
    assert NOMIC.displays["D-MIN-1"].make(stage.game)["vacant"] == ["Judging"]
    assert NOMIC.displays["D-MIN-2"].make(stage.game)["nyear"] == 15
