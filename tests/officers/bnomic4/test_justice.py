"""Consultations, contracts, Indictments: the cases of `consultations.toml` and `judging.toml`, and Juries."""

from __future__ import annotations

from typing import Any

import pytest

from engine.journal import Seed
from officers.bnomic4.judging import pool
from officers.bnomic4.kinds.documents import Indictment
from tests.officers.bnomic4.stage import Stage, act, default, moment
from tests.officers.bnomic4.stories import cases, play

ORDAINED = ("Wooble", "Hose", "Bob")


@pytest.mark.parametrize("case", cases("consultations"), ids=lambda one: str(one["id"]))
def test_consultation(case: dict[str, Any]) -> None:
    people = [{**one, "ordained": one["name"] in ORDAINED} for one in default()["players"]]
    own = case.get("genesis", {})
    play({**case, "genesis": {"players": people, "numbers": {"consultation": 11}, **own}})


@pytest.mark.parametrize("case", cases("judging"), ids=lambda one: str(one["id"]))
def test_indictment(case: dict[str, Any]) -> None:
    play(case)


def test_five_zots_of_one_nweek_are_contempt() -> None:
    """J9: the nweek of submission counts, not that of the ZOT."""
    people = [{**one, "ordained": one["name"] in ORDAINED} for one in default()["players"]]
    stage = Stage(default(players=people))
    for number in range(1, 6):
        stage.say("Wonko", f"09-05 1{number}:00", act("submit_consultation", question="Eh?"))
        if number < 5:
            stage.say("Joel", f"09-05 1{number}:30", act("zot_consultation", consultation=f"#{number}"))
    assert stage.value("player/Wonko.held_in_contempt") is False
    stage.until("09-10 01:00")
    stage.say("Wooble", "09-10 10:00", act("clock_on_mom"))
    stage.until("09-14 01:00")
    stage.say("Joel", "09-14 10:00", act("zot_consultation", consultation="#5"))
    assert (stage.value("clock.nweek"), stage.value("player/Wonko.held_in_contempt")) == (151, True)


JURIES: list[tuple[str, tuple[str, ...], str, str, str, set[str], bool]] = [
    ("Y1", ("a", "b", "c", "d", "j"), "j", "a", "b", {"c", "d", "j"}, True),
    ("Y2", ("a", "b", "c", "d", "e", "f", "j"), "j", "a", "b", {"c", "d", "e", "f"}, True),
    ("Y3", ("a", "b", "c", "j"), "j", "j", "b", {"a", "b", "c", "j"}, False),
]


@pytest.mark.parametrize("case", JURIES, ids=lambda one: str(one[0]))
def test_jury_pool(case: tuple[str, tuple[str, ...], str, str, str, set[str], bool]) -> None:
    _, names, judge, submitter, offender, people, free = case
    stage = Stage(
        default(
            players=[{"name": one, "addresses": [f"{one}@example.org"], "active": True} for one in names],
            ministries=[{"name": "Judging", "minister": judge}],
        )
    )
    crime = act("submit_indictment", accusation="Mild spam", example="x", offender=offender, tidbit="3")
    stage.say(submitter, "09-05 10:00", crime)
    found, drawn = pool(stage.game, stage.game.the(Indictment))
    assert ({one.key for one in found}, drawn) == (people, free)


def test_the_bot_draws_a_jury_for_the_judge() -> None:
    stage = Stage(default(game={"automatic": ["Judging"]}))
    stage.mail(Seed("s", moment("09-05 09:30"), 0, b"secret"))
    crime = act("submit_indictment", accusation="Mild spam", example="x", offender="Hose", tidbit="3")
    stage.say("Wooble", "09-05 10:00", crime)
    assert stage.value("indictment/#1.jury") == ["Bob", "Joel", "Wonko"]


def test_a_priest_who_leaves_the_game_leaves_his_cases() -> None:
    people = [{**one, "ordained": one["name"] in ORDAINED} for one in default()["players"]]
    stage = Stage(default(players=people))
    stage.say("Wonko", "09-05 10:00", act("submit_consultation", question="Is it Tango?"))
    stage.say("Joel", "09-05 10:01", act("assign_priest", consultation="#1", priest="Hose"))
    stage.say("Hose", "09-05 10:02", act("forfeit_game"))
    assert stage.value("consultation/1.priest") is None
    assert stage.value("consultation/1.past_priests") == ["Hose"]
