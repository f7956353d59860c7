"""Questions and their Judges: who decides, who is overruled, and how long the next turn waits."""

from __future__ import annotations

from tests.officers.suber.stage import HATS, Stage, act


def test_judges_are_overruled_by_all_others_one_after_the_other() -> None:
    stage = Stage(clock={"mover": "Bob Baker"})
    stage.say("Baker", "03-02 16:30", act("invoke_judgment", question="May Cole vote under 105 and 113?"))
    assert stage.value("judgment/1.judge") == "Ann Adams"
    assert list(stage.posted("judgment_asked")[0].data["rules"]) == ["105", "113"]
    assert stage.does("Cole", "03-02 16:31", act("deliver_judgment", answer="Yes")).rule == "212"
    assert stage.does("Cole", "03-02 16:31", act("overrule")).verdict == "failed", "nothing is decided yet"
    for judge, others in (("Adams", "Baker Cole Dunn"), ("Dunn", "Adams Baker Cole")):
        stage.say(judge, "03-02 17:00", act("deliver_judgment", answer="No.", reasons="By custom."))
        assert stage.does(judge, "03-02 17:01", act("overrule")).verdict == "failed", "the Judge himself"
        for name in others.split():
            assert stage.does(name, "03-02 17:02", act("overrule", judgment="1")).verdict == "succeeded"
    shown = stage.value("judgment/1")
    assert (shown["judge"], shown["past_judges"], shown["answer"]) == ("Cyd Cole", ["Ann Adams", "Dee Dunn"], None)
    stage.say("Cole", "03-02 18:00", act("deliver_judgment", answer="Yes."))
    refused = stage.does("Adams", "03-02 18:01", act("overrule"))
    assert (refused.verdict, refused.rule) == ("failed", "212")
    assert "stands" in refused.reason
    stage.say("Dunn", "03-02 18:10", act("invoke_judgment", question="And this?"))
    assert stage.value("judgment/2.judge") == "Cyd Cole", "one Judge settles all questions of a turn"


def test_with_two_players_the_ruling_of_the_other_stands() -> None:
    stage = Stage("Adams Baker", clock={"mover": "Bob Baker"})
    stage.say("Baker", "03-02 16:30", act("invoke_judgment", question="May I?"))
    stage.say("Adams", "03-02 16:40", act("deliver_judgment", answer="No."))
    assert "stands" in stage.does("Baker", "03-02 16:50", act("overrule")).reason


def test_an_open_question_holds_the_next_turn_back_until_most_consent() -> None:
    stage = Stage(clock={"unanimity": False})
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Is this two changes?"))
    assert stage.value("judgment/1.judge") == "Dee Dunn"
    stage.votes("03-03 16:00", Adams="for", Baker="for", Cole="for", Dunn="for")
    assert (stage.value("clock.part"), stage.value("clock.mover")) == ("done", "Ann Adams")
    assert stage.does("Baker", "03-03 16:10", act("consent_next_turn")).verdict == "failed", "he would begin"
    stage.say("Adams", "03-03 16:10", act("consent_next_turn"))
    assert stage.value("clock.part") == "done", "one of three others"
    stage.say("Cole", "03-03 16:20", act("consent_next_turn"))
    assert (stage.value("clock.part"), stage.value("clock.mover")) == ("propose", "Bob Baker")
    assert stage.value("clock.received_at") == "2026-03-03T16:20:00Z"
    assert stage.value("judgment/1.state") == "Closed"
    assert stage.does("Cole", "03-03 16:30", act("consent_next_turn")).verdict == "failed"


def test_a_decision_lets_the_next_turn_begin() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="Is this two changes?"))
    stage.votes("03-03 16:00", Adams="for", Baker="for", Cole="for")
    assert stage.value("clock.part") == "done"
    stage.say("Cole", "03-03 17:00", act("deliver_judgment", answer="No."))
    assert stage.value("clock.mover") == "Bob Baker"


def test_the_judge_ends_the_debate_when_he_was_asked_to() -> None:
    stage = Stage("Adams Baker Cole")
    stage.propose("Adams", "03-02 16:30", HATS)
    stage.say("Baker", "03-02 17:00", act("invoke_judgment", question="When is the vote?", about="debate"))
    assert stage.does("Adams", "03-03 16:00", act("call_vote")).reason.startswith("only Cyd Cole decides")
    assert stage.does("Cole", "03-03 16:01", act("call_vote")).verdict == "succeeded"


def test_a_claim_under_213_that_is_refused_or_overruled_wins_nothing() -> None:
    stage = Stage("Adams Baker Cole")
    stage.say("Adams", "03-02 16:30", act("claim_stalemate", reason="Paradox!"))
    assert stage.does("Cole", "03-02 16:40", act("deliver_judgment", answer="Perhaps so.")).verdict == "held"
    stage.say("Cole", "03-02 16:41", act("deliver_judgment", answer="Upheld."))
    for name in ("Adams", "Baker"):
        stage.say(name, "03-02 17:00", act("overrule"))
    assert stage.value("judgment/1.judge") == "Bob Baker"
    stage.say("Baker", "03-02 17:10", act("deliver_judgment", answer="No, play goes on."))
    stage.until("03-06")
    assert stage.value("game.winner") is None
