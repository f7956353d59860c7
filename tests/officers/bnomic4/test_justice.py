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
    ("Y4", ("a", "b", "c", "j", "The Beast"), "j", "a", "b", {"c", "j", "The Beast"}, True),
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


def case(switch: str, reading: str) -> Stage:
    """A Consultation whose Priest is Hose, under another reading."""
    people = [{**one, "ordained": one["name"] in ORDAINED} for one in default()["players"]]
    stage = Stage(default(players=people, game={"switches": {switch: reading}}))
    stage.say("Wonko", "09-05 10:00", act("submit_consultation", question="Is it Tango?"))
    stage.say("Joel", "09-05 10:01", act("assign_priest", consultation="#1", priest="Hose"))
    return stage


def test_other_readings_of_consultations() -> None:
    (zot,) = case("Q-65", "any Waiting").say("Joel", "09-05 11:00", act("zot_consultation", consultation="1"))
    assert zot.verdict == "succeeded"

    stage = case("Q-66", "while Answered")
    stage.say("Hose", "09-05 11:00", act("answer_consultation", consultation="1", answer="YES"))
    (late,) = stage.say("Hose", "09-05 12:00", act("submit_oracularity", consultation="1", body="Repeal Rule 31."))
    assert late.verdict == "succeeded"


def test_a_late_priest_loses_answered_cases_only_under_the_other_reading() -> None:
    def priest_of_the_first(reading: str) -> Any:
        stage = case("Q-63", reading)
        stage.say("Hose", "09-05 11:00", act("answer_consultation", consultation="1", answer="YES"))
        stage.say("Wonko", "09-05 12:00", act("submit_consultation", question="Is it Wonko?"))
        stage.say("Joel", "09-05 12:01", act("assign_priest", consultation="#2", priest="Hose"))
        stage.until("09-08 01:00")
        assert stage.value("consultation/2.priest") is None
        return stage.value("consultation/1.priest")

    assert priest_of_the_first("unanswered") == "Hose"
    assert priest_of_the_first("all") is None


def test_a_subgame_is_posted_only_under_the_other_reading_and_opened_by_the_gamemaster() -> None:
    create = act("create_subgame", name="Chess", body="Name, joining, ending, channel, trophy.")
    assert Stage().say("Bob", "09-05 10:00", create)[0].verdict == "held"
    stage = Stage(default(game={"switches": {"Q-57": "players"}}))
    stage.say("Bob", "09-05 10:00", create)
    refused = stage.say("Bob", "09-05 10:01", act("open_subgame", subgame="chess"))[0]
    opened = stage.say("Wonko", "09-05 10:02", act("open_subgame", subgame="chess"))[0]
    joined = stage.say("Bob", "09-05 10:03", act("join_subgame", subgame="Chess"))[0]
    assert [one.verdict for one in (refused, opened, joined)] == ["failed", "succeeded", "held"]
    assert stage.value("subgame/Chess.status") == "Open"


def test_holidays_change_nothing_and_duties_in_words_are_seen_by_a_human() -> None:
    stage = Stage()
    stage.say("Bob", "09-05 10:00", act("observe_holiday"))
    stage.say("Wonko", "09-05 10:01", act("fulfil_obligation_change", ministry="Law", change="x"))
    stage.say("Bob", "09-05 10:02", act("fulfil_obligation_change", change="x"))
    assert stage.verdicts == ["succeeded", "failed", "held"]


@pytest.mark.parametrize(
    ("body", "text", "points"),
    [
        ('In Rule 31, replace "foo" with "fuu".\nBob gains 5 points.', "One fuu.", 15),
        ("Bob gains 5 points.\nBob loses m500.", "One foo.", 10),
        ('In Rule 31, replace "foo" with "fuu".\nBe nice.', "One foo.", 10),
    ],
)
def test_an_oracularity_is_carried_out_whole_or_not_at_all(body: str, text: str, points: int) -> None:
    """J8: with one impossible or doubtful change nothing of it happens."""
    people = [{**one, "ordained": one["name"] in ORDAINED} for one in default()["players"]]
    stage = Stage(default(players=people, rules=[{"number": 31, "title": "Days", "text": "One foo."}]))
    stage.say("Wonko", "09-05 10:00", act("submit_consultation", question="Is it Tango?"))
    stage.say("Joel", "09-05 10:01", act("assign_priest", consultation="#1", priest="Hose"))
    answer = act("answer_consultation", consultation="1", answer="YES")
    stage.say("Hose", "09-05 11:00", answer, act("submit_oracularity", body=body))
    stage.until("09-10 01:00")
    assert stage.value("consultation/1.state") == "Pondered"
    assert (stage.value("rule/4E31.text"), stage.value("player/Bob.points")) == (text, points)
