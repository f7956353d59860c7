"""Ministries: the cases of `tests/data/bnomic4/ministries.toml`, and what happens around them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.journal import Command, Order
from tests.officers.bnomic4.stage import Stage, act, default, moment

DATA = Path(__file__).parents[2] / "data" / "bnomic4"
CASES = tomllib.loads((DATA / "ministries.toml").read_text())["case"]


def stage_of(case: dict[str, Any]) -> Stage:
    genesis = default(clock=case.get("clock", {}))
    genesis["game"]["switches"] = case.get("switches", {})
    for player in genesis["players"]:
        player["mackerel"] = case.get("macks", {}).get(player["name"], 50)
    for ministry in genesis["ministries"]:
        ministry["minister"] = "Bob"
        if ministry["name"] == "Ministry":
            ministry["minister"], ministry["reward"] = "Wonko", 50
        if ministry["name"] == "Law":
            ministry["minister"], ministry["reward"] = "Wonko", case.get("reward", 100)
            if case.get("vacant"):
                del ministry["minister"]
    return Stage(genesis)


def order(number: int, said: dict[str, Any]) -> Order:
    said = dict(said)
    return Order(f"o{number}", moment(said.pop("at")), 1000 + number, "Bob", (Command("set", said),))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_case(case: dict[str, Any]) -> None:
    stage = stage_of(case)
    script = [("say", one["at"], one) for one in case["say"]]
    script += [("order", one["at"], one) for one in case.get("orders", ())]
    for number, (what, at, line) in enumerate(sorted(script, key=lambda one: one[1])):
        if what == "order":
            stage.mail(order(number, line))
            continue
        params = {name: value for name, value in line.items() if name not in ("at", "who", "action", "verdict")}
        (record,) = stage.say(line["who"], at, act(line["action"], **params))
        assert record.verdict == line.get("verdict", "succeeded"), record.reason
    stage.until(case["until"])
    for path, wanted in case["expect"].items():
        assert stage.value(path) == (None if wanted == "none" else wanted), path


def test_resigning_without_a_name_needs_a_single_ministry() -> None:
    stage = Stage()
    (record,) = stage.say("Wooble", "09-05 10:00", act("resign_ministry", ministry=None))
    assert record.verdict == "failed"
    assert "Law" in record.reason
    stage.say("Wooble", "09-05 10:10", act("resign_ministry", ministry="all"))
    assert [stage.value(f"ministry/{name}.minister") for name in ("Law", "Time", "Ministry")] == [None, None, None]


def test_a_missed_duty_lets_any_player_remove_the_minister() -> None:
    stage = Stage(clock={"on": False, "nday": 1})
    assert stage.value("obligation/#1.due") == "2008-09-08T00:00:00Z"
    (early,) = stage.say("Hose", "09-07 20:00", act("remove_negligent_minister", ministry="Ministry"))
    assert early.verdict == "failed"
    (late,) = stage.say("Hose", "09-08 00:00", act("remove_negligent_minister", ministry="Ministry"))
    assert late.verdict == "succeeded"
    assert stage.value("ministry/Ministry.minister") is None
    assert stage.value("obligation/#1.state") == "Lapsed", "with a Vacancy there is no duty to turn the Clock on"


def test_a_new_minister_has_a_full_jiffy() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("challenge_display", display="Public Display of Rules", errors=["old"]))
    stage.say("Wooble", "09-06 10:00", act("resign_ministry", ministry="Law"))
    stage.until("09-09 01:00")
    assert stage.value("obligation/#1.state") == "Open", "nobody can miss the duty of a Vacant ministry"
    stage.say("Joel", "09-09 12:00", act("assign_vacant_ministry", ministry="Law", reward=10))
    assert stage.value("obligation/#1.bearer") == "Joel"
    assert stage.value("obligation/#1.due") == "2008-09-12T00:00:00Z"


def test_late_is_done_all_the_same() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("challenge_display", display="list of ministries", errors=["Joel is Ranger"]))
    stage.until("09-08 01:00")
    assert stage.value("obligation/#1.state") == "Missed"
    stage.say("Wooble", "09-08 02:00", act("address_challenge", challenger="Hose", answer="corrected"))
    (record,) = stage.say("Hose", "09-08 03:00", act("remove_negligent_minister", ministry="Ministry"))
    assert record.verdict == "failed", "met late, it is no ground for removal any more (Q-41)"


def test_a_contract_that_does_not_speak_of_it_is_read_by_an_officer() -> None:
    genesis = default(contracts=[{"name": "Aid pact", "parties": ["Hose", "Joel"]}])
    stage = Stage(genesis)
    asks = act("delegate_ministry_powers", ministry="Society", delegate="Joel", powers=None, contract="Aid pact")
    assert stage.say("Wooble", "09-05 10:00", asks)[0].verdict == "failed"
    assert stage.say("Hose", "09-05 10:01", asks)[0].verdict == "held"
    said = {"action": asks.action, "as": "Hose", "params": dict(asks.params)}
    stage.mail(Order("o1", moment("09-05 11:00"), 50, "Bob", (Command("perform", said),)))
    assert stage.value("ministry/Society.delegates")[0]["delegate"] == "Joel"
    (own,) = stage.say("Joel", "09-05 12:00", act("revise_reward", ministry="Society", reward=20))
    assert own.verdict == "failed", "the Reward is the Minister's own, no power of the ministry"
    (done,) = stage.say("Joel", "09-05 12:01", act("publish_display", display="D-SOC-1"))
    assert done.verdict == "succeeded"
    stage.say("Hose", "09-05 13:00", act("end_delegation", ministry="Society", delegate="Joel"))
    assert stage.value("ministry/Society.delegates") == []


PACT = "The Chairman delegates the publishing of ballots to Joel. Any party may end this."


def test_what_a_contract_delegates_plainly_holds_as_soon_as_both_are_parties() -> None:
    stage = Stage(
        default(clock={"nday": 8}, contracts=[{"name": "Pact", "text": PACT, "parties": ["Bob"], "joinable": True}])
    )
    (before,) = stage.say("Joel", "09-06 10:00", act("publish_ballot"))
    stage.say("Joel", "09-06 10:01", act("join_contract", contract="Pact"))
    ballot, clock = stage.say("Joel", "09-06 10:02", act("publish_ballot"), act("clock_on_chairman"))
    assert [one.verdict for one in (before, ballot, clock)] == ["failed", "succeeded", "held"]
    record = {"delegate": "Joel", "powers": "the publishing of ballots", "contract": "Pact"}
    assert stage.value("ministry/Change.delegates") == [record]
    stage.say("Bob", "09-06 11:00", act("end_delegation", ministry="Change", delegate="Joel"))
    assert stage.say("Joel", "09-06 11:01", act("publish_ballot"))[0].verdict == "failed"
    stage.until("09-08")
    assert stage.value("ministry/Change.delegates") == []


def test_a_delegation_ends_with_the_contract_or_the_ministry() -> None:
    pact = {
        "name": "Pact",
        "text": "All powers of the Oracle may be exercised by any party.",
        "parties": ["Joel", "Bob"],
    }
    stage = Stage(default(contracts=[{**pact, "leavable": True}]))
    stage.say("Wonko", "09-05 10:00", act("submit_consultation", question="Is it Tango?"))
    stage.until("09-06")
    assert [one["delegate"] for one in stage.value("ministry/Questions.delegates")] == ["Bob"]
    stage.say("Bob", "09-06 10:00", act("leave_contract", contract="Pact"))
    assert stage.value("ministry/Questions.delegates") == []


def test_a_minister_may_point_at_a_contract_that_speaks_of_his_office() -> None:
    text = "Whoever is Registrar may name deputies among the parties to this contract."
    stage = Stage(default(contracts=[{"name": "Pact", "text": text, "parties": ["Hose", "Joel"]}]))
    asks = act("delegate_ministry_powers", ministry="Society", delegate="Joel", contract="Pact")
    assert stage.say("Hose", "09-05 10:00", asks)[0].verdict == "succeeded"
    assert stage.value("ministry/Society.delegates")[0]["powers"] == "all"


def test_what_an_order_sets_has_the_consequences_of_the_law() -> None:
    """A Minister who is set held nothing without a break (4E49); who is not Active any more holds nothing (4E47)."""
    stage = Stage(game={"at": "2008-09-13T09:00:00Z"}, clock={"nday": 12})
    stage.say("Joel", "09-13 09:10", act("submit_proposal", title="Hats", body="Nothing."))
    stage.order("09-13 10:00", "set", kind="ministry", key="Law", attribute="minister", value="Bob")
    stage.order("09-13 10:00", "set", kind="ministry", key="Change", attribute="minister", value="Hose")
    stage.order("09-13 10:00", "set", kind="player", key="Wonko", attribute="active", value=False)
    assert [stage.value(f"ministry/{name}.minister") for name in ("Law", "Fauna", "Games")] == ["Bob", None, None]
    assert stage.value("obligation/#1.bearer") == "Hose"
    stage.until("09-14 01:00")
    rewards = {"Wooble": 200, "Bob": 100, "Hose": 200, "Joel": 200}  # neither Law, Change, Fauna nor Games
    for name, reward in rewards.items():
        assert stage.value(f"player/{name}.mackerel") == 50 + reward + 25, name
    assert stage.value("player/Wonko.mackerel") == 50
