"""Players who join, and players who leave."""

from __future__ import annotations

from tests.officers.suber.stage import HATS, Stage, act, player


def test_joining_takes_everybody_and_the_newcomer_plays_at_the_place_of_the_surname() -> None:
    stage = Stage("Adams Baker", players=[player("Ann Adams", points=10), player("Bob Baker", points=21)])
    asked = stage.say(
        "xyz", "03-02 17:00", act("ask_to_join", name="Bea Bell", recruiter="Bob"), address="bell@example.org"
    )
    assert asked[0].verdict == "succeeded"
    assert stage.does("Bell", "03-02 17:01", act("ask_to_join", name="Bea Bell")).verdict == "failed"
    stage.say("Adams", "03-02 17:10", act("vote_admission", choice="yes"))
    assert stage.value("player/Bea Bell") is None
    stage.say("Baker", "03-02 17:11", act("vote_admission", choice="yes", applicant="Bell"))
    shown = stage.value("player/Bea Bell")
    assert (shown["points"], shown["joined_on"], shown["recruited_by"]) == (16, "2026-03-02", "Bob Baker")
    assert stage.owed("Bea Bell") == ["enter a statement of purpose"]
    stage.say("Bell", "03-02 17:20", act("state_purpose", text="To learn."))
    assert stage.owed("Bea Bell") == []
    assert [stage.lose_turn(), stage.lose_turn(), stage.lose_turn()] == ["Bob Baker", "Bea Bell", "Ann Adams"]


def test_a_game_without_players_begins_with_the_first_one() -> None:
    stage = Stage("")
    assert stage.value("clock.mover") is None
    assert stage.does("Adams", "03-02 17:00", act("ask_to_join", name="Ann Adams")).verdict == "succeeded"
    assert stage.value("player/Ann Adams.points") == 0
    assert (stage.value("clock.mover"), stage.value("clock.part")) == ("Ann Adams", "propose")


def test_names_that_are_not_told_apart_are_refused() -> None:
    stage = Stage("Adams")
    assert stage.does("Ellis", "03-02 17:00", act("ask_to_join", name="ann  ADAMS")).verdict == "failed"
    assert stage.does("Ellis", "03-02 17:00", act("ask_to_join", name="Eve Ellis", recruiter="Zoe")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("ask_to_join")).reason == "Ann Adams is a player already"


def test_the_mover_forfeits_and_play_passes_on() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("player/Ann Adams") is None
    assert stage.value("outsider/Ann Adams") is not None
    assert stage.value("proposal/312.status") == "Forfeited"
    assert stage.value("clock.mover") == "Bob Baker"
    assert stage.value("clock.next_number") == 313, "a number is given once"
    assert stage.does("Adams", "03-02 17:01", act("vote", choice="for")).verdict == "failed"


def test_the_last_player_leaves() -> None:
    stage = Stage("Adams")
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("clock.part") == "done"
    stage.until("03-20")
    stage.say("Baker", "03-20 17:00", act("ask_to_join", name="Bob Baker"))
    assert stage.value("clock.mover") == "Bob Baker"


def test_a_judge_forfeits_and_the_player_before_him_judges() -> None:
    stage = Stage("Adams Baker Cole Dunn", clock={"mover": "Bob Baker"})
    stage.say("Cole", "03-02 16:30", act("invoke_judgment", question="May he?"))
    stage.say("Adams", "03-02 17:00", act("forfeit"))
    assert stage.value("judgment/1.judge") == "Dee Dunn"
    assert stage.owed("Dee Dunn") == ["decide question 1"]
