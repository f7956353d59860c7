"""The table of duties: each arises, is met or missed, and gives others what the rules give them (duties.toml)."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from engine.duties import Obligation, reminders
from engine.tables import Charge
from officers.bnomic4 import NOMIC
from tests.officers.bnomic4.stage import DISCUSSION, Stage, act, default, moment
from tests.officers.bnomic4.stories import FOLDER, the_act

CASES: list[dict[str, Any]] = tomllib.loads((FOLDER / "duties.toml").read_text())["case"]
TERMS = [case for case in CASES if "then" in case]
CUSTOMS = [case for case in CASES if "then" not in case]


def name(case: dict[str, Any]) -> str:
    return " ".join([case["code"], case.get("what", "")]).strip()


def stage_of(case: dict[str, Any]) -> Stage:
    """The game of a case after its steps, at the instant at which the duty is there."""
    genesis = default()
    for table, value in case.get("genesis", {}).items():
        genesis[table] = {**genesis[table], **value} if isinstance(genesis.get(table), dict) else value
    for player in genesis["players"]:
        player["ordained"] = player["name"] in case.get("ordained", ())
    stage = Stage(genesis)
    take(stage, case.get("steps", ()))
    if "arises" in case:
        stage.until(case["arises"])
    return stage


def take(stage: Stage, steps: Any) -> None:
    """Takes steps, each of which must succeed."""
    for step in copy.deepcopy(list(steps)):
        at = step.pop("at")
        if "panic" in step:
            for who in step["panic"]:
                stage.say(who, at, act("set_mental_state", state="Paranoid"))
        elif step.get("order") == "answer":
            (task,) = stage.asked(step["category"])
            stage.order(at, "task", task=task.key, answer=step["answer"])
            assert task.state == "Done", stage.posted("order_refused")
        elif "order" in step:
            stage.order(at, step.pop("order"), **step)
            assert not stage.posted("order_refused"), stage.posted("order_refused")[-1].data
        else:
            forum = DISCUSSION if step.pop("through", "") else None
            (record,) = stage.say(step["who"], at, the_act({**step, "at": at}), forum=forum)
            assert record.verdict == "succeeded", f"{step['does']}: {record.reason}"


def the_duty(stage: Stage, case: dict[str, Any]) -> Obligation:
    """The duty of the case; of several of its kind that of the bearer."""
    found = [one for one in stage.game.all(Obligation) if one.code == case["code"]]
    if "duty" in case:
        found = [one for one in found if one.duty == case["duty"]] or found
    mine = [one for one in found if str(one.bearer) == case["bearer"]]
    assert mine, [(one.duty, str(one.bearer)) for one in found]
    return mine[-1]


@pytest.mark.parametrize("case", TERMS, ids=name)
def test_it_arises_with_bearer_rule_and_deadline(case: dict[str, Any]) -> None:
    duty = the_duty(stage_of(case), case)
    assert duty.state == "Open"
    assert duty.duty == case.get("duty", duty.duty)
    assert duty.rule == case["rule"]
    assert duty.rule in NOMIC.duties[case["code"]].rules
    assert duty.due == (moment(case["due"]) if "due" in case else duty.due)
    assert {one.stage for one in reminders(duty)} >= {"new", "half", "2h"}, "it is reminded of before"


@pytest.mark.parametrize("case", [case for case in TERMS if "done" in case], ids=name)
def test_done_in_time_it_is_met(case: dict[str, Any]) -> None:
    stage = stage_of(case)
    duty = the_duty(stage, case)
    take(stage, case["done"])
    assert duty.state == "Met"
    assert not duty.late


@pytest.mark.parametrize("case", TERMS, ids=name)
def test_undone_it_is_missed_and_others_may_act(case: dict[str, Any]) -> None:
    stage = stage_of(case)
    duty = the_duty(stage, case)
    due = duty.due
    assert due is not None
    if "told" in case:
        stage.until(due)
        assert stage.posted(case["told"])
    if "after" in case:
        take(stage, [case["after"]])
        return
    stage.until(due)
    assert duty.state == case.get("late", "Missed")
    if duty.state == "Missed":
        (told,) = [
            one for post in stage.posted("duties_missed") for one in post.data["duties"] if one["duty"] == duty.duty
        ][:1]
        assert told["otherwise"] == NOMIC.duties[case["code"]].otherwise
        assert any(post.to == f"player:{duty.bearer}" for post in stage.posted("duty_missed"))
    for path, wanted in case.get("state", {}).items():
        assert stage.value(path) == wanted
    if "remove" in case["then"]:
        assert duty.ministry is not None
        (gone,) = stage.say("Wonko" if case["bearer"] == "Hose" else "Hose", due.replace(hour=1),
                            act("remove_negligent_minister", ministry=duty.ministry.key))  # fmt: skip
        assert gone.verdict == "succeeded", gone.reason
    crimes = [one for one in stage.asked("T-CRIME") if duty.duty in one.question]
    assert bool(crimes) is ("crime" in case["then"])


def told(stage: Stage) -> set[str]:
    """What was posted: templates, and the displays in a post of several."""
    together = {each["name"] for one in stage.posted("displays") for each in one.data["shown"]}
    return together | {one.template for one in stage.notices}


@pytest.mark.parametrize("case", CUSTOMS, ids=name)
def test_what_has_no_term_is_told_where_there_is_something_to_tell(case: dict[str, Any]) -> None:
    charge = NOMIC.duties[case["code"]]
    assert not charge.tracked
    stage = stage_of(case)
    if case["told"] != "none":
        assert case["told"] in told(stage)
    if "asked" in case:
        assert stage.asked(case["asked"])
    assert not [one for one in stage.game.all(Obligation) if one.code == case["code"]]


def test_every_obligation_of_the_specification_has_a_row_and_a_case() -> None:
    codes = {f"O{number:02}" for number in range(1, 40)}
    assert set(NOMIC.duties) == codes == {case["code"] for case in CASES}
    for charge in NOMIC.duties.values():
        assert all((charge.who, charge.does, charge.rules, charge.arises, charge.term, charge.otherwise)), charge
        assert charge.tracked is any("then" in case for case in CASES if case["code"] == charge.code)


def test_a_duty_that_an_officer_switched_off_does_not_arise() -> None:
    stage = Stage()
    stage.order("09-05 10:00", "handler", name="O08", on=False)
    stage.say("Hose", "09-05 11:00", act("submit_proposal", title="Hats", body="Nothing happens."))
    assert not [one for one in stage.game.all(Obligation) if one.code == "O08"]


def test_a_charge_says_what_it_is_about() -> None:
    charge = Charge("X", "the Baker", "bake {about}", ("1",), "daily", "a day", "nothing")
    assert (charge.said("bread"), charge.rule) == ("bake bread", "1")
