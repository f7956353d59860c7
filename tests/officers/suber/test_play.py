"""Turns and votes as they go in a game, the gym, the document, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Task
from officers.suber import NOMIC
from tests.officers.suber.stage import HATS, Stage, act, player


def test_three_turns_as_the_specification_works_them_out() -> None:
    stage = Stage("Adams Baker Cole")
    assert stage.value("clock.submit_by") == "2026-03-04T15:00:00Z"
    stage.propose("Adams", "03-03 18:00", HATS)
    assert stage.value("proposal/312.discussion_ends") == "2026-03-05T15:00:00Z"
    stage.votes("03-05 10:00", Adams="for", Baker="against", Cole="for")
    assert (stage.points("Adams"), stage.points("Baker"), stage.points("Cole")) == (14, 10, 0)
    assert stage.value("clock.mover") == "Bob Baker"
    assert stage.value("clock.submit_by") == "2026-03-06T15:00:00Z"

    early = stage.does("Cole", "03-06 14:59", act("move_play_continue"))
    assert (early.verdict, early.rule) == ("failed", "310.3")
    assert "2026-03-06T15:00:00Z" in early.reason
    assert stage.does("Cole", "03-06 15:30", act("move_play_continue")).verdict == "succeeded"
    assert stage.value("clock.mover") == "Cyd Cole"
    assert stage.value("clock.submit_by") == "2026-03-10T15:00:00Z"

    stage.propose("Cole", "03-09 16:00", "Shoes are worn.")
    assert stage.does("Cole", "03-11 14:59", act("move_continuance")).verdict == "failed"
    assert stage.does("Cole", "03-11 15:01", act("move_continuance")).verdict == "succeeded"
    assert stage.value("proposal/313.status") == "Abandoned"
    assert stage.points("Cole") == 22
    assert (stage.value("clock.mover"), stage.value("clock.circuit")) == ("Ann Adams", 2)


def test_the_second_circuit_ends_unanimity_and_then_opponents_are_paid() -> None:
    stage = Stage("Adams Baker", clock={"unanimity": True})
    movers = {"Adams": "Baker", "Baker": "Adams"}
    for number, mover in zip(range(312, 316), [*movers, *movers], strict=True):
        at = f"03-02 17:{number - 300}"
        stage.propose(mover, at, f"Hats of colour {'x' * (number - 300)} are worn.")
        stage.say(movers[mover], at, act("agree_to_vote"))
        assert stage.value("clock.unanimity")
        stage.votes(at, **{mover: "for", movers[mover]: "against"})
        assert stage.value(f"proposal/{number}.status") == "Defeated"
    assert (stage.value("clock.circuit"), stage.value("clock.unanimity")) == (3, False)
    assert len(stage.posted("unanimity_lapsed")) == 1
    assert (stage.points("Adams"), stage.points("Baker")) == (11 + 12, 11 + 12), "nobody is paid for opposing so far"


def test_unanimity_stays_where_rule_203_was_amended_in_time() -> None:
    stage = Stage("Adams", clock={"unanimity": True})
    stage.propose("Adams", "03-02 16:30", "Amend rule 203 to read: A rule-change takes every vote.")
    stage.votes("03-03 16:00", Adams="for")
    assert stage.value("rule/312.former") == [203]
    assert stage.value("clock.circuit") == 2
    stage.propose("Adams", "03-03 17:00", HATS)
    stage.votes("03-04 16:00", Adams="for")
    assert stage.value("clock.circuit") == 3
    assert stage.value("clock.unanimity")


def test_a_proposal_is_refused_out_of_turn_out_of_session_late_and_twice() -> None:
    stage = Stage()
    assert stage.propose("Cole", "03-02 16:30", HATS).reason == "it is Ann Adams's turn, not Cyd Cole's"
    assert stage.propose("Adams", "03-04 15:00", HATS).rule == "310.3"
    weekend = Stage(game={"at": "2026-03-07T16:00:00Z"})
    refused = weekend.propose("Adams", "03-07 17:00", HATS)
    assert (refused.verdict, refused.rule) == ("failed", "310.5")
    assert "Monday 9 March 15:00 UTC" in refused.reason
    again = Stage()
    again.propose("Adams", "03-02 16:30", HATS)
    assert again.propose("Adams", "03-02 16:31", HATS).rule == "202"


def test_the_debate_lasts_a_game_day_unless_all_agree() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    refused = stage.does("Adams", "03-02 17:00", act("call_vote"))
    assert (refused.verdict, refused.rule) == ("failed", "111")
    assert "Bob Baker, Cyd Cole" in refused.reason
    stage.say("Baker", "03-02 17:10", act("agree_to_vote"))
    stage.say("Cole", "03-02 17:11", act("agree_to_vote"))
    assert stage.does("Cole", "03-02 17:12", act("call_vote")).verdict == "failed", "only its proponent"
    assert stage.does("Adams", "03-02 17:12", act("call_vote")).verdict == "succeeded"


def test_a_revision_is_a_new_version_of_the_same_number_and_starts_agreement_anew() -> None:
    stage = Stage("Adams Baker")
    stage.propose("Adams", "03-02 16:30", "Repeal 113.")
    assert "immutable" in stage.value("proposal/312.flags")[0]
    stage.say("Baker", "03-02 16:40", act("comment", text="Transmute it first."), act("agree_to_vote"))
    assert stage.does("Baker", "03-02 16:50", act("revise_proposal", text=HATS)).verdict == "failed"
    assert stage.does("Adams", "03-02 16:50", act("revise_proposal", text=None)).rule == "106"
    assert stage.does("Adams", "03-02 17:00", act("revise_proposal", text="Transmute 113.")).verdict == "succeeded"
    shown = stage.value("proposal/312")
    assert (shown["change"], shown["versions"], shown["flags"]) == ("transmute", ["Repeal 113."], [])
    assert shown["agreed"] == []
    assert [one["by"] for one in shown["comments"]] == ["Bob Baker"]
    assert not stage.value("clock.unanimity"), "but a transmutation takes every vote all the same"
    stage.votes("03-03 16:00", Adams="for", Baker="for")
    assert [stage.posted(one)[-1].data["unanimity"] for one in ("ballot", "results")] == [True, True]
    assert stage.value("rule/312.mutability") == "mutable"
    assert stage.value("rule/312.former") == [113]
    late = stage.does("Adams", "03-03 16:10", act("revise_proposal", text=HATS, proposal="312"))
    assert late.rule == "106"


def test_who_and_what_is_meant_is_asked_where_it_is_in_doubt() -> None:
    stage = Stage(players=[player("Ann Adams"), player("Bob Baker"), player("Bob Cole")])
    for name in ("Ada Dunn", "Ada Eyre"):
        stage.say(name, "03-02 16:30", act("ask_to_join", name=name), address=f"{name[4:]}@example.org")
    held = stage.does("Adams", "03-02 16:40", act("vote_admission", choice="yes", applicant="Ada"))
    assert held.verdict == "held"
    stage.say("Bob Baker", "03-02 16:50", act("forfeit"), address="bob@elsewhere.example")
    assert [one.category for one in stage.game.all(Task)] == ["T-HELD", "T-WHO"]


def test_votes_are_for_or_against_changeable_and_of_everybody() -> None:
    stage = Stage("Adams Baker Cole Dunn")
    stage.propose("Adams", "03-03 16:00", HATS)
    assert stage.does("Adams", "03-03 17:00", act("vote", choice="for")).rule == "111", "not called yet"
    stage.votes("03-05 16:00", Adams="against")
    assert stage.does("Baker", "03-05 16:01", act("vote", choice="ABSTAIN")).rule == "105"
    assert stage.owed("Dee Dunn") == ["vote on proposal 312"]
    assert stage.owed("Ann Adams") == []
    stage.votes("03-05 17:00", Adams="for", Baker="aye", Cole="nay")
    saturday = stage.does("Dunn", "03-07 15:00", act("vote", choice="for"))
    assert (saturday.verdict, saturday.rule) == ("failed", "310.5")
    assert "repeat" in saturday.reason
    stage.votes("03-09 15:00", Dunn="for")
    assert stage.value("proposal/312.votes") == {
        "Ann Adams": "FOR", "Bob Baker": "FOR", "Cyd Cole": "AGAINST", "Dee Dunn": "FOR",
    }  # fmt: skip
    assert stage.value("proposal/312.status") == "Adopted"
    assert stage.owed("Dee Dunn") == []


def test_who_joins_during_a_vote_votes_and_who_leaves_does_not_hold_it_up() -> None:
    stage = Stage("Adams Baker Cole")
    stage.say("Dunn", "03-02 16:30", act("ask_to_join", name="Dee Dunn"))
    stage.propose("Adams", "03-02 16:40", HATS)
    stage.votes("03-03 16:00", Adams="for", Baker="for")
    for name in ("Adams", "Baker", "Cole"):
        stage.say(name, "03-03 16:10", act("vote_admission", choice="yes", applicant="Dee"))
    stage.votes("03-03 16:20", Cole="for")
    assert stage.value("proposal/312.status") == "Voting", "Dunn is an eligible voter now"
    stage.say("Dunn", "03-03 16:30", act("forfeit"))
    assert stage.value("proposal/312.status") == "Adopted"
    assert stage.value("proposal/312.eligible") == 3


@pytest.mark.parametrize(
    ("who", "params", "verdict"),
    [
        ("Smith", {}, "succeeded"),
        ("Smith", {"minutes": 45, "date": "yesterday"}, "succeeded"),
        ("Smith", {"minutes": 29}, "failed"),
        ("Smith", {"date": "2026-03-01"}, "succeeded"),
        ("Smith", {"date": "2026-04-01"}, "failed"),
        ("Smith", {"date": "soon"}, "failed"),
        ("Jones", {}, "failed"),
    ],
)
def test_the_gym(who: str, params: dict[str, Any], verdict: str) -> None:
    stage = Stage("", players=[player("John Smith"), player("Kit Jones")])
    assert stage.does(who, "03-03 16:30", act("claim_gym", **params)).verdict == verdict
    again = stage.does(who, "03-03 18:30", act("claim_gym", **params))
    assert again.verdict == "failed"
    assert stage.points("John Smith") == (10 if verdict == "succeeded" else 0)


def test_rules_are_moved_in_the_document_without_a_change_of_meaning() -> None:
    stage = Stage("Adams")

    def order() -> list[int]:
        return [one["number"] for one in NOMIC.displays["d_rules"].make(stage.game)["rules"]]

    begin = order()
    for place, index in (("to the top", 0), ("down", 1), ("after rule 103", 3), ("before 102", 1), ("to the end", 34)):
        assert stage.does("Adams", "03-02 17:00", act("tidy_document", rule="302", place=place)).verdict == "succeeded"
        assert order().index(302) == index
    assert sorted(order()) == begin
    assert stage.does("Adams", "03-02 17:00", act("tidy_document", edit="Renumber for legibility")).verdict == "held"
    assert stage.does("Adams", "03-02 17:00", act("tidy_document", rule="302", place="sideways")).verdict == "failed"


def test_the_first_to_reach_the_score_wins_and_the_game_is_over() -> None:
    stage = Stage("", players=[player("John Smith", points=99_990), player("Kit Jones")])
    stage.say("Smith", "03-02 17:00", act("claim_gym"))
    assert (stage.value("game.winner"), stage.value("clock.part")) == ("John Smith", "over")
    refused = stage.propose("Smith", "03-02 17:10", HATS)
    assert (refused.verdict, refused.rule) == ("failed", "302")
    assert stage.does("Jones", "03-02 17:10", act("state_purpose", text="To congratulate.")).verdict == "succeeded"
    stage.until("2027-01-01")
    assert len(stage.posted("won")) == 1


def test_acts_of_another_game_have_no_effect_here() -> None:
    stage = Stage("Adams")
    assert stage.does("Adams", "03-02 17:00", act("forfeit", on_behalf="Bob")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("forfeit", when="tomorrow")).verdict == "failed"
    assert stage.does("Adams", "03-02 17:00", act("forfeit", intent="with_support")).verdict == "failed"
    assert stage.say("Adams", "03-02 17:00", act("forfeit"), forum="elsewhere@lists.example")[0].verdict == "failed"
