"""Emergencies (Rule 4E0) beyond the story: counting ballots, silence of the Coordinator, other ends."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from engine.draws import Stream
from engine.journal import Command, Order
from officers.bnomic4.runoff import count, possible
from tests.officers.bnomic4.stage import DISCUSSION, PUBLIC, Stage, act, default, moment
from tests.officers.bnomic4.stories import FOLDER

CASES: list[dict[str, Any]] = tomllib.loads((FOLDER / "runoff.toml").read_text())["case"]


def box(case: dict[str, Any]) -> tuple[list[list[str]], list[str]]:
    """The ballots of a case one by one, and the options."""
    ballots = [list(ranking) for number, *ranking in case["ballots"] for _ in range(number)]
    named = sorted({option for ranking in ballots for option in ranking})
    return ballots, case.get("options", named)


@pytest.mark.parametrize("case", CASES, ids=lambda one: str(one["id"]))
def test_what_ballots_select(case: dict[str, Any]) -> None:
    ballots, options = box(case)
    outcomes = possible(ballots, options)
    assert sorted(str(one or "") for one in outcomes) == case["possible"]
    for number in range(20):
        result = count(ballots, options, Stream(b"secret", number, "draw").choose)
        assert result.selected in outcomes
    certain = count(ballots, options)
    if "eliminated" in case:
        assert list(certain.eliminated) == case["eliminated"]


def test_where_no_ballot_is_left_the_last_option_wins_only_if_read_so() -> None:
    choose = Stream(b"secret", 1, "draw").choose
    assert count([], ["X", "Y"], choose).selected is None
    assert count([], ["X", "Y"], choose, last_wins=True).selected in ("X", "Y")


def panic(stage: Stage, at: str = "09-05 10:00", *, who: tuple[str, ...] = ("Hose", "Wonko", "Bob", "Joel")) -> None:
    """So many become Paranoid one after the other that there is an emergency."""
    for name in who:
        stage.say(name, at, act("set_mental_state", state="Paranoid"))


def verdicts(stage: Stage, name: str, at: str, *acts: Any, forum: str = DISCUSSION) -> list[str]:
    return [one.verdict for one in stage.say(name, at, *acts, forum=forum)]


FORUM = act("designate_emergency_forum", forum="b-discuss")


def test_what_the_coordinator_leaves_undone_for_a_day_any_pep_may_do() -> None:
    stage = Stage()
    panic(stage)
    assert verdicts(stage, "Bob", "09-06 09:59", FORUM) == ["failed"]
    assert verdicts(stage, "Bob", "09-06 10:00", FORUM, act("notify_peps")) == ["succeeded", "succeeded"]
    assert verdicts(stage, "Wooble", "09-06 11:00", FORUM) == ["failed"], "there is one, and all were told"
    assert verdicts(stage, "Hose", "09-07 09:59", act("initialise_pause")) == ["failed"]
    assert verdicts(stage, "Hose", "09-07 10:00", act("initialise_pause")) == ["succeeded"]
    assert verdicts(stage, "Hose", "09-07 10:01", act("announce_pause_increment")) == ["failed"]
    assert stage.value("obligation/#1.state") == "Met"


def test_after_fourteen_days_any_pep_starts_another_procedure() -> None:
    stage = Stage()
    panic(stage)
    extra = act("initiate_extra_procedure")
    assert verdicts(stage, "Bob", "09-19 09:59", extra, forum="b-business@lists.example") == ["failed"]
    assert verdicts(stage, "Bob", "09-19 10:00", extra, forum="b-business@lists.example") == ["succeeded"]
    assert stage.value("emergency/2.coordinator") == "Bob"
    assert verdicts(stage, "Bob", "09-19 10:01", FORUM) == ["succeeded"]
    assert (stage.value("emergency/1.forum"), stage.value("emergency/2.forum")) == (None, "b-discuss")
    stage.say("Bob", "09-19 10:02", act("set_mental_state", state="Calm"))
    assert [stage.value(f"emergency/{one}.running") for one in "12"] == [False, False]
    assert stage.value("obligation/#1.state") == "Lapsed"


@pytest.mark.parametrize("objection", [act("object"), act("object_pause_increment")], ids=lambda one: str(one.action))
def test_only_a_pep_objects_to_an_increment_of_the_pause(objection: Any) -> None:
    """Below four Players the PEPs stay who they were, so whoever joins then is none of them (Q-76)."""
    stage = Stage(game={"switches": {"Q-52": "excluded"}})
    panic(stage, who=("Hose", "Wonko", "Bob", "Joel", "Wooble"))
    verdicts(stage, "Wooble", "09-05 10:01", FORUM, act("notify_peps"), act("initialise_pause"))
    for name in ("Joel", "Bob", "Wonko"):
        assert verdicts(stage, name, "09-05 10:02", act("forfeit_game"), forum=PUBLIC) == ["succeeded"]
    assert verdicts(stage, "Newton", "09-05 10:02", act("join_game", name="Newton"), forum=PUBLIC) == ["succeeded"]
    assert stage.value("game.peps") == ["Bob", "Hose", "Wonko", "Wooble"]
    verdicts(stage, "Wooble", "09-05 10:03", act("announce_pause_increment"))
    (refused,) = stage.say("Newton", "09-05 10:04", objection, forum=DISCUSSION)
    assert (refused.verdict, refused.rule) == ("failed", "4E0")
    assert "none of the PEPs" in refused.reason
    stage.until("09-06 10:03")
    assert stage.value("emergency/1.pause") == 2, "the midnight's increment and the announced one"
    verdicts(stage, "Wooble", "09-07 10:03", act("announce_pause_increment"))
    (heard,) = stage.say("Bob", "09-07 10:04", objection, forum=DISCUSSION)
    assert heard.verdict == "succeeded"
    stage.until("09-08 10:03")
    assert stage.value("emergency/1.pause") == 4, "the midnights' alone"


def ballot(stage: Stage, *bodies: tuple[str, str]) -> None:
    """From the panic to the published ballot; at Pause 7 on 09-12 it can be counted."""
    panic(stage)
    stage.say("Wooble", "09-05 10:01", FORUM, act("notify_peps"), act("initialise_pause"), forum=DISCUSSION)
    for name, body in bodies:
        stage.say(name, "09-06 10:00", act("submit_refresh_proposal", body=body), forum=DISCUSSION)
    (published,) = stage.say("Wooble", "09-10 10:00", act("publish_emergency_ballot"), forum=DISCUSSION)
    assert published.verdict == "succeeded", published.reason


def rank(stage: Stage, name: str, *ranking: str) -> str:
    (verdict,) = verdicts(stage, name, "09-11 10:00", act("cast_emergency_ballot", ranking=list(ranking)))
    return verdict


def test_a_refresh_proposal_in_doubt_is_implemented_by_the_coordinator() -> None:
    stage = Stage()
    ballot(stage, ("Hose", "Bob gains 5 points.\nThe hats are given back to whom they suit."), ("Joel", "No changes."))
    assert [rank(stage, one, "A") for one in ("Hose", "Bob", "Wooble")] == ["succeeded"] * 3
    assert rank(stage, "Joel", "the RP of Joel", "Hose's") == "succeeded"
    assert rank(stage, "Wonko", "Z") == "failed"
    tally, implement = act("tally_emergency_ballots", winner="A"), act("implement_refresh", proposal="Hose")
    assert verdicts(stage, "Bob", "09-12 10:00", implement, tally, implement) == ["failed", "succeeded", "failed"]
    assert (stage.value("game.state_of_emergency"), stage.value("player/Bob.points")) == (True, 15)
    assert stage.value("task/T-RP.state") == "Open"
    wrong = act("implement_refresh", proposal="Joel")
    assert verdicts(stage, "Wooble", "09-12 11:00", wrong, implement) == ["failed", "succeeded"]
    assert (stage.value("game.state_of_emergency"), stage.value("player/Joel.mental_state")) == (False, "Calm")


def test_closing_the_task_about_it_ends_the_emergency_too() -> None:
    stage = Stage()
    ballot(stage, ("Hose", "The hats are given back to whom they suit."))
    rank(stage, "Hose", "A")
    assert verdicts(stage, "Hose", "09-12 10:00", act("tally_emergency_ballots")) == ["succeeded"]
    assert stage.value("game.state_of_emergency") is True
    said = {"task": stage.asked("T-RP")[0].key, "answer": "done"}
    stage.mail(Order("o1", moment("09-13 10:00"), 9, "Wooble", (Command("task", said),)))
    assert stage.value("game.state_of_emergency") is False


def test_chance_is_left_to_the_draw_or_to_whoever_tallies() -> None:
    """X3: without a seed nothing is drawn, but who counts may say how the coin fell."""
    stage = Stage()
    ballot(stage, ("Hose", "No changes."), ("Joel", "Bob gains 5 points."), ("Bob", "Hose gains 5 points."))
    for name, first in (("Hose", "A"), ("Joel", "B")):
        rank(stage, name, first)
    counted = [act("tally_emergency_ballots", **({"winner": one} if one else {})) for one in ("", "C", "B")]
    assert verdicts(stage, "Wonko", "09-12 10:00", *counted) == ["held", "failed", "succeeded"]
    assert (stage.value("emergency/1.selected"), stage.value("player/Bob.points")) == ("Joel", 15)


def test_without_any_ballot_a_human_decides() -> None:
    """X6."""
    stage = Stage()
    ballot(stage, ("Hose", "No changes."))
    assert verdicts(stage, "Wonko", "09-12 10:00", act("tally_emergency_ballots")) == ["held"]


def test_below_four_players_the_peps_stay_who_they_were() -> None:
    """E56: a former Player still panics, and when he calms down the emergency is over."""
    players = [
        {"name": one, "addresses": [f"{one.lower()}@example.org"], "active": True} for one in ("Ada", "Ben", "Cy")
    ]
    stage = Stage(default(players=players, ministries=[]))
    assert stage.value("game.peps") == ["Ada", "Ben", "Cy", "The Beast"]
    stage.say("Ada", "09-05 10:00", act("forfeit_game"))
    assert stage.value("game.peps") == ["Ada", "Ben", "Cy", "The Beast"]
    (record,) = stage.say("Ada", "09-05 10:01", act("set_mental_state", state="Paranoid"))
    assert record.verdict == "succeeded"


def test_a_genesis_may_begin_within_an_emergency() -> None:
    genesis = default(
        emergencies=[{"name": "1", "began": "2008-09-01T10:00:00Z", "coordinator": "Bob", "running": True}]
    )
    genesis["players"] = [{**one, "mental_state": "Paranoid"} for one in genesis["players"]]
    stage = Stage(genesis)
    stage.until("09-07")
    assert (stage.value("game.state_of_emergency"), stage.value("clock.nday")) == (True, 4)
    stage.say("Bob", "09-07 10:00", act("set_mental_state", state="Calm"))
    stage.say("Hose", "09-07 10:00", act("set_mental_state", state="Calm"))
    assert stage.value("emergency/1.running") is False
    panic(stage, "09-07 12:00", who=("Bob", "Hose"))
    assert stage.value("emergency/2.coordinator") == "Wooble"


def test_four_paranoid_players_of_a_genesis_are_an_emergency_at_once() -> None:
    genesis = default()
    genesis["players"] = [{**one, "mental_state": "Paranoid"} for one in genesis["players"]]
    assert Stage(genesis).value("game.state_of_emergency") is True


def test_the_last_minister_of_ministry_who_is_a_pep_coordinates() -> None:
    stage = Stage(default(corporations=[{"name": "Acme", "officers": ["Bob"], "mackerel": 90}]))
    stage.say("Wooble", "09-05 09:10", act("resign_ministry", ministry="Ministry"))
    stage.say("Bob", "09-05 09:11", act("assign_vacant_ministry", ministry="Ministry", reward=10, on_behalf="Acme"))
    panic(stage)
    assert stage.value("emergency/1.coordinator") == "Wooble"


def test_an_outsider_objects_to_no_announced_act_but_an_increment() -> None:
    stage = Stage()
    stage.say("Joel", "09-05 10:00", act("forfeit_game"))
    stage.say("Hose", "09-05 10:01", act("submit_tweak", body="Points shine."))
    stage.say("Hose", "09-05 10:02", act("activate_tweak", tweak="own", intent="without_objection"))
    (refused,) = stage.say("Joel", "09-05 10:03", act("object"))
    assert (refused.verdict, refused.rule) == ("failed", "4E21")
    assert stage.value("intent/#1.objectors") == []
