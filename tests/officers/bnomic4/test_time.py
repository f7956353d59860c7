"""The Clock: the timeline and the durations of `tests/data/bnomic4/clock.toml`, and who may turn it."""

from __future__ import annotations

import copy
import tomllib
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.game import Game
from engine.nomic import Event
from officers.bnomic4 import NOMIC, clockset, time
from officers.bnomic4.kinds.offices import Clock
from tests.officers.bnomic4.stage import Stage, act, default, moment

DATA = tomllib.loads((Path(__file__).parents[2] / "data" / "bnomic4" / "clock.toml").read_text())
START = "2008-09-01T00:00:00Z"


def nweek_150() -> Stage:
    genesis = default(game={"at": START}, clock={"nweek": 150, "nday": 1, "on": False})
    genesis["ministries"] = [one for one in genesis["ministries"] if one["name"] != "Law"]
    return Stage(genesis)


@pytest.mark.parametrize("shown", DATA["shown"], ids=lambda one: one["at"])
def test_timeline(shown: dict[str, Any]) -> None:
    stage = nweek_150()
    for line in DATA["say"]:
        if moment(line["at"]) > moment(shown["at"]):
            break
        (record,) = stage.say(line["who"], line["at"], act(line["action"], **line.get("params", {})))
        assert record.verdict == line.get("verdict", "succeeded"), record.reason
    stage.until(shown["at"])
    for name, wanted in shown["clock"].items():
        assert stage.value(f"clock.{name}") == wanted, name


def _watch(monkeypatch: pytest.MonkeyPatch, ended: Any) -> list[datetime]:
    """Notes every midnight at which `ended` says that the period ends (or is over)."""
    seen: list[datetime] = []

    def look(game: Game) -> None:
        if ended(game.the(Clock)):
            seen.append(game.now)

    monkeypatch.setattr(NOMIC, "events", [*copy.copy(NOMIC.events), Event("look", "4E14", "end", (0.0, 0), look)])
    return seen


@pytest.mark.parametrize("case", DATA["duration"], ids=lambda one: one["name"])
def test_duration(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    begins, ends = moment(case["from"]), moment(case["ends"])
    if "rdays" in case:
        assert time.rdays(nweek_150().game, begins, case["rdays"]) == ends
        return
    stage = nweek_150()
    stage.say("Hose", "09-02 14:00", act("assign_vacant_ministry", ministry="Law", reward=50))
    stage.say("Wooble", "09-02 15:00", act("clock_on_mom"))
    if "off" in case:
        stage.say("Wooble", case["off"], act("clock_off_mom"))
    stage.until(begins)
    clock = stage.game.the(Clock)
    since, nweek, nday = time.mark(clock), clock.nweek, clock.nday
    seen = _watch(
        monkeypatch,
        (lambda now: time.nweek_ends_now(now, nweek, nday, case["nweeks"]))
        if "nweeks" in case
        else (lambda now: time.ndays_end_now(now, since, case["ndays"]))
        if "ndays" in case
        else (lambda now: time.either_ends_now(stage.game, since, case["either"])),
    )
    if "on" in case:
        stage.say("Wooble", case["on"], act("clock_on_mom"))
    for at in [] if "off" in case else [case.get("on_again", "09-10 18:00"), "09-14 09:00"]:
        if moment(at) > begins:
            stage.until(at)
            stage.say("Wooble", moment(at) + timedelta(minutes=1), act("clock_on_mom"))
    stage.until("09-20")
    assert seen[0] == ends


def test_the_minister_of_ministry_turns_it_on_only_when_nothing_is_vacant() -> None:
    stage = nweek_150()
    (record,) = stage.say("Wooble", "09-01 10:00", act("clock_on_mom"))
    assert record.verdict == "failed"
    assert "Law" in record.reason
    assert stage.value("obligation/#1") is None, "with a Vacancy the duty does not arise"


def test_with_the_loose_reading_he_always_may() -> None:
    genesis = default(clock={"nday": 1, "on": False})
    genesis["game"]["switches"] = {"Q-21": "loose"}
    genesis["ministries"] = genesis["ministries"][1:]
    assert Stage(genesis).say("Wooble", "09-05 10:00", act("clock_on_mom"))[0].verdict == "succeeded"


def test_others_never_may() -> None:
    stage = Stage(clock={"nday": 1, "on": False})
    assert stage.say("Joel", "09-05 10:00", act("clock_on_mom"))[0].verdict == "failed"
    assert stage.say("Joel", "09-05 10:01", act("clock_on_chairman"))[0].verdict == "failed"
    assert stage.say("Bob", "09-05 10:02", act("clock_on_chairman"))[0].verdict == "failed", "not in nday 9"


def test_the_chairman_needs_a_ballot_of_every_open_proposal() -> None:
    genesis = default(
        clock={"nday": 9, "on": False, "turned_on": True, "chairman_may_turn_on": True},
        proposals=[{"number": 5, "title": "Hats", "body": "x", "author": "Hose", "status": "Open"}],
    )
    assert Stage(genesis).say("Bob", "09-05 10:00", act("clock_on_chairman"))[0].verdict == "failed"
    genesis["ballots"] = [{"nweek": 150, "items": ["5"], "published": "2008-09-05T08:00:00Z"}]
    for ballot in genesis["ballots"]:
        ballot.pop("nweek")
        ballot["name"] = "150"
    stage = Stage(genesis)
    (record,) = stage.say("Bob", "09-05 10:00", act("clock_on_mom"))
    assert record.verdict == "succeeded", "the words need not tell the capacity"


def test_turning_it_off_makes_a_new_ndelay_and_the_duty_to_turn_it_on() -> None:
    stage = Stage()
    stage.say("Wooble", "09-05 14:00", act("clock_off_mom"))
    assert stage.value("clock.ndelay") == 0
    assert stage.value("obligation/#1.duty") == "turn the Clock on"
    stage.until("09-07 01:00")
    assert (stage.value("clock.nday"), stage.value("clock.ndelay")) == (4, 2)
    stage.say("Wooble", "09-07 02:00", act("clock_on_mom"))
    assert stage.value("clock.ndelay") == 0
    assert stage.value("obligation/#1.state") == "Met"


def test_the_bot_turns_it_on_for_a_ministry_it_clerks() -> None:
    genesis = default(game={"automatic": ["Ministry"]}, clock={"nday": 1, "on": False})
    genesis["ministries"] = [one for one in genesis["ministries"] if one["name"] != "Law"]
    stage = Stage(genesis)
    stage.until("09-06 10:00")
    assert stage.value("clock.on") is False
    stage.say("Hose", "09-06 12:00", act("assign_vacant_ministry", ministry="Law", reward=50))
    assert stage.value("clock.on") is True
    (official,) = [one for one in stage.records if one.act.action == "clock_on_mom"]
    assert official.actor == "the officer for the Ministry of Ministry"
    assert len(stage.posted("official")) == 1


def test_a_midnight_exactly_belongs_to_the_day_it_begins() -> None:
    stage = Stage()
    stage.until("09-06 00:00")
    assert stage.value("clock.nday") == 5


def test_nyears_have_ten_nweeks() -> None:
    assert [time.nyear(nweek) for nweek in (1, 10, 11, 135, 150, 151)] == [1, 1, 2, 14, 15, 16]


# -- the Clock set by an order (Q-96, Q-97) -----------------------------------------------------------

SHOWN = ("nweek", "nday", "ndelay", "on", "ndays_passed", "ndelays_passed", "turned_on")
ON, OFF = {"nweek": 150, "nday": 4, "on": True}, {"nweek": 150, "nday": 4, "on": False, "ndelay": 2}
SETTINGS: dict[str, tuple[dict[str, Any], str, dict[str, Any], tuple[Any, ...]]] = {
    "the nday it has": (ON, "", {"nday": 4}, (150, 4, 0, True, 0, 0, True)),
    "a later nday": (ON, "", {"nday": 7}, (150, 7, 0, True, 1, 0, True)),
    "an earlier nday": (ON, "", {"nday": 2}, (150, 2, 0, True, 1, 0, True)),
    "a later nday, each on the way": (ON, "every nday", {"nday": 7}, (150, 7, 0, True, 3, 0, True)),
    "an earlier nday, each on the way": (ON, "every nday", {"nday": 2}, (150, 2, 0, True, 1, 0, True)),
    "a later nday, which is no change": (ON, "no change", {"nday": 7}, (150, 7, 0, True, 0, 0, True)),
    "another nweek": (ON, "", {"nweek": 151}, (151, 4, 0, True, 1, 0, False)),
    "another nweek, which is no change": (ON, "no change", {"nweek": 151}, (151, 4, 0, True, 0, 0, False)),
    "another ndelay": (OFF, "", {"ndelay": 3}, (150, 4, 3, False, 0, 1, False)),
    "the first ndelay again": (OFF, "", {"ndelay": 0}, (150, 4, 0, False, 0, 0, False)),
    "another ndelay, which is no change": (OFF, "no change", {"ndelay": 3}, (150, 4, 3, False, 0, 0, False)),
    "the ndelay it has": (OFF, "", {"ndelay": 2}, (150, 4, 2, False, 0, 0, False)),
    "On": (OFF, "", {"on": True}, (150, 4, 0, True, 0, 0, True)),
    "Off": (ON, "", {"on": False}, (150, 4, 0, False, 0, 0, True)),
    "twice": (ON, "", {"nday": 7, "on": False}, (150, 7, 0, False, 1, 0, True)),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_the_clock_is_set_by_an_order(name: str) -> None:
    clock, reading, values, shown = SETTINGS[name]
    turned = {"turned_on": True} if clock["on"] else {}
    stage = Stage(default(clock={**clock, **turned}, game={"switches": {"Q-97": reading} if reading else {}}))
    for attribute, value in values.items():
        stage.order("09-05 10:00", "set", kind="clock", key="clock", attribute=attribute, value=value)
    found = stage.game.the(Clock)
    assert tuple(getattr(found, one) for one in SHOWN) == shown
    assert found.noted == (found.nweek, found.nday, found.ndelay, found.on), "and it is noticed once only"


def test_every_nday_on_the_way_is_played_in_order() -> None:
    """Over the end of an nweek: the Clock that the rules turn Off on the way is On for the next nday (Q-97)."""
    stage = Stage(default(game={"switches": {"Q-97": "every nday"}}))
    stage.order("09-05 10:00", "set", kind="clock", key="clock", attribute="nweek", value=151)
    clock = stage.game.the(Clock)
    assert (clock.nweek, clock.nday, clock.ndays_passed) == (151, 4, time.NDAYS)


@pytest.mark.parametrize(("reading", "first"), [("any change", True), ("acts only", False)])
@pytest.mark.parametrize("before", [True, False])
def test_whether_an_order_turns_the_clock_on_first(reading: str, first: bool, before: bool) -> None:
    """Where it was On in this nweek before, nothing of that is forgotten (Q-96)."""
    clock = {**OFF, "ndelay": 0, "turned_on": before}
    stage = Stage(default(clock=clock, game={"switches": {"Q-96": reading}}))
    stage.order("09-05 10:00", "set", kind="clock", key="clock", attribute="on", value=True)
    assert stage.game.the(Clock).turned_on is (before or first)
    assert stage.value("clock.on") is True


def test_what_the_law_did_itself_is_nothing_to_notice() -> None:
    stage = Stage()
    stage.until("09-08 12:00")
    assert clockset.noticed(stage.game) is False
    stage.game.the(Clock).nday = 10
    assert clockset.noticed(stage.game) is True
    assert clockset.noticed(stage.game) is False
    fresh = Stage()
    fresh.game.the(Clock).noted = ()
    assert clockset.noticed(fresh.game) is False, "where the law has noted nothing yet, nothing can differ from it"
