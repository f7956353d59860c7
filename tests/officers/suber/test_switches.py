"""Every doubtful passage of the rules, read by default and the other way: q1 to q20."""

from __future__ import annotations

from typing import Any

import pytest

from officers.suber import NOMIC
from tests.officers.suber.stage import Stage, act, default, player

HATS = "Hats are worn."


def read(reading: dict[str, str], surnames: str = "Adams Baker Cole", **tables: Any) -> Stage:
    """A stage on which doubtful passages are read so."""
    game = {"switches": reading, **tables.pop("game", {})}
    return Stage(surnames, game=game, **tables)


def both(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """The default reading and the (first) other one."""
    default, other = NOMIC.switches[name].readings[:2]
    return {name: default}, {name: other}


def test_every_switch_of_the_law_has_a_default_and_an_alternative() -> None:
    assert sorted(NOMIC.switches, key=lambda name: int(name[1:])) == [f"q{number}" for number in range(1, 21)]
    assert all(len(switch.readings) > 1 and switch.question for switch in NOMIC.switches.values())


def test_q1_a_half_goes_up_or_to_the_even_number() -> None:
    points = []
    for reading in (*both("q1"), {"q1": "down"}):
        stage = read(reading, "Adams Baker Cole Dunn", numbers={"proposal": 312})
        stage.propose("Adams", "03-02 16:30", HATS)
        stage.votes("03-03 16:00", Adams="for", Baker="for", Cole="for", Dunn="against")
        points.append(stage.points("Adams"))  # 22 x 3/4 = 16.5
    assert points == [17, 16, 16]


def test_q2_unanimity_at_a_genesis_that_does_not_say() -> None:
    found = [read(reading, clock={"unanimity": True}).value("clock.unanimity") for reading in both("q2")]
    assert found == [True, True], "what a genesis says counts"
    silent = [default("Adams", game={"switches": reading}) for reading in both("q2")]
    for genesis in silent:
        del genesis["clock"]
    assert [Stage(genesis=genesis).value("clock.unanimity") for genesis in silent] == [True, False]


def test_q3_a_newcomer_at_the_end_of_the_order_belongs_to_the_circuit_or_not() -> None:
    circuits = []
    for reading in both("q3"):
        stage = read(reading)
        stage.say("Dunn", "03-02 16:30", act("ask_to_join", name="Dee Dunn"))
        for name in ("Adams", "Baker", "Cole"):
            stage.say(name, "03-02 16:40", act("vote_admission", choice="yes"))
        for _ in range(3):
            stage.lose_turn()
        assert stage.value("clock.mover") == "Dee Dunn"
        circuits.append(stage.value("clock.circuit"))
    assert circuits == [2, 1]


def test_q4_a_vote_without_one_voter_stays_open_or_closes_after_a_day() -> None:
    found = []
    for reading in both("q4"):
        stage = read(reading)
        stage.propose("Adams", "03-02 16:30", HATS)
        stage.votes("03-03 16:00", Adams="for", Baker="for")
        stage.until("03-05 14:59")
        assert stage.value("proposal/312.status") == "Voting"
        stage.until("03-05 15:00")
        found.append(stage.value("proposal/312.status"))
    assert found == ["Voting", "Adopted"]


def test_q5_an_abandoned_proposal_scores_in_full_or_by_the_least_majority() -> None:
    points = []
    for reading in both("q5"):
        stage = read(reading)
        stage.propose("Adams", "03-02 16:30", HATS)
        assert stage.does("Adams", "03-04 15:01", act("move_continuance")).verdict == "succeeded"
        points.append(stage.points("Adams"))
    assert points == [21, 14]


def test_q6_a_turn_received_on_a_saturday() -> None:
    saturday = {"at": "2026-03-07T16:00:00Z"}
    found = [read(reading, game=saturday).value("clock.submit_by") for reading in both("q6")]
    assert found == ["2026-03-11T15:00:00Z", "2026-03-10T15:00:00Z"]


def test_q7_the_motion_that_play_continue_acts_or_is_voted_on() -> None:
    movers = []
    for reading in both("q7"):
        stage = read(reading)
        assert stage.does("Cole", "03-04 15:01", act("move_play_continue")).verdict == "succeeded"
        movers.append(stage.value("clock.mover"))
    assert movers == ["Bob Baker", "Ann Adams"]
    for name, choice in (("Adams", "no"), ("Baker", "yes"), ("Cole", "yes")):
        stage.say(name, "03-04 15:02", act("vote_motion", choice=choice))
    assert stage.value("motion/1.state") == "Passed"
    assert stage.value("clock.mover") == "Bob Baker"


def test_q8_the_friday_before_an_independence_day_on_saturday() -> None:
    found = [read(reading, game={"at": "2026-07-03T16:00:00Z"}).value("clock.in_session") for reading in both("q8")]
    assert found == [False, True]


@pytest.mark.parametrize(("reading", "status"), list(zip(both("q9"), ("struck", "repealed"), strict=True)))
def test_q9_a_rule_struck_from_the_record(reading: dict[str, str], status: str) -> None:
    stage = read(reading, "Adams Baker")
    stage.say("Baker", "03-02 16:30", act("move_to_strike", rule="305"))
    for name in ("Adams", "Baker"):
        stage.say(name, "03-02 16:40", act("vote_motion", choice="aye", motion="1"))
    assert stage.value("rule/305.status") == status
    assert stage.value("clock.next_number") == 312, "without a number or a score"


def test_q10_silence_on_a_motion() -> None:
    found = []
    for reading in both("q10"):
        stage = read(reading)
        stage.say("Baker", "03-02 16:30", act("move_to_strike", rule="305"), act("vote_motion", choice="yes"))
        stage.until("03-04 15:00")
        found.append(stage.value("motion/1.state"))
    assert found == ["Open", "Passed"]


def test_q11_an_act_counts_as_one_rule_or_as_its_paragraphs() -> None:
    text = "To lend books.\n\n1. There is a library.\n\n2. It lends books.\n\n3. They come back."
    found = []
    for reading in both("q11"):
        stage = read(reading, rules=[{"number": 308, "title": "The Library Act", "act": True, "text": text}])
        shown = NOMIC.displays["d_rules"].make(stage.game)
        found.append(shown["mutable"])
        twenty_four = [{"number": number, "mutability": "mutable"} for number in range(101, 105)]
        full = read(reading, rules=twenty_four)
        assert NOMIC.displays["d_rules"].make(full.game)["mutable"] == 24
        found.append(full.propose("Adams", "03-02 16:30", f"Enact the Library Act:\n\n{text}").verdict)
    assert found == [20, "succeeded", 22, "failed"]


def test_q12_a_newcomer_and_the_fraction_of_the_average() -> None:
    found = []
    for reading in both("q12"):
        stage = read(reading, "", players=[player("Ann Adams", points=10), player("Bob Baker", points=11)])
        stage.say("Cole", "03-02 16:30", act("ask_to_join", name="Cyd Cole"))
        for name in ("Adams", "Baker"):
            stage.say(name, "03-02 16:40", act("vote_admission", choice="yes"))
        found.append(stage.points("Cole"))
    assert found == [11, 10]


def test_q13_who_changed_a_vote_against_to_one_for() -> None:
    points = []
    for reading in both("q13"):
        stage = read(reading)
        stage.propose("Adams", "03-02 16:30", HATS)
        stage.votes("03-03 16:00", Adams="for", Baker="against")
        stage.votes("03-03 16:10", Baker="for", Cole="for")
        points.append(stage.points("Baker"))
    assert points == [0, 10]


def test_q14_team_mates_may_judge_or_not() -> None:
    judges = []
    for reading in both("q14"):
        people = [player("Ann Adams", team="Red"), player("Bob Baker", team="red"), player("Cyd Cole")]
        stage = read(reading, "", players=people, clock={"mover": "Bob Baker"})
        stage.say("Cole", "03-02 16:30", act("invoke_judgment", question="May he?"))
        judges.append(stage.value("judgment/1.judge"))
    assert judges == ["Ann Adams", "Cyd Cole"]


def test_q15_the_points_of_who_forfeits_and_comes_back() -> None:
    found = []
    for reading in both("q15"):
        people = [player("Ann Adams"), player("Bob Baker", points=40)]
        stage = read(reading, "", players=people)
        stage.say("Baker", "03-02 16:30", act("forfeit"))
        assert stage.value("player/Bob Baker") is None
        stage.say("Baker", "03-02 16:40", act("ask_to_join"))
        stage.say("Adams", "03-02 16:50", act("vote_admission", choice="yes"))
        found.append(stage.points("Baker"))
    assert found == [0, 40]


def test_q16_who_cannot_complete_a_turn() -> None:
    winners = []
    for reading in both("q16"):
        stage = read(reading, clock={"mover": "Bob Baker"})
        stage.say("Cole", "03-02 16:30", act("claim_stalemate", reason="Nothing can be proposed."))
        stage.say("Adams", "03-02 17:00", act("deliver_judgment", answer="Yes", reasons="Nothing can."))
        stage.until("03-04 14:59")
        assert stage.value("game.winner") is None, "it may still be overruled"
        stage.until("03-04 15:00")
        winners.append(stage.value("game.winner"))
    assert winners == ["Bob Baker", "Cyd Cole"]


def test_q17_several_reach_the_score_at_once() -> None:
    winners = []
    for reading in both("q17"):
        people = [player("Ann Adams", points=99_990), player("Bob Baker", points=99_999), player("Cyd Cole")]
        stage = read(reading, "", players=people)
        stage.propose("Adams", "03-02 16:30", HATS)
        stage.votes("03-03 16:00", Adams="for", Baker="against", Cole="for")
        assert (stage.points("Adams"), stage.points("Baker")) == (100_004, 100_009)
        winners.append(stage.value("game.winner"))
    assert winners == ["Ann Adams", "Bob Baker"]


def test_q18_the_word_of_john_or_that_of_kit() -> None:
    found = []
    for reading in both("q18"):
        stage = read(reading, "", players=[player("John Smith"), player("Kit Jones")])
        verdict = stage.does("Smith", "03-02 16:30", act("claim_gym", minutes=45)).verdict
        stage.say("Jones", "03-02 17:00", act("claim_gym", minutes=45))
        found.append((verdict, stage.value("player/John Smith.points")))
    assert found == [("succeeded", 10), ("held", 10)]


def test_q19_a_rule_known_by_its_former_number() -> None:
    found = []
    for reading in both("q19"):
        stage = read(reading)
        found.append(stage.propose("Adams", "03-02 16:30", "Repeal rule 208.").verdict)
        found.append(stage.value("proposal/312.target"))
        found.append(stage.value("rule/302.former"))
    assert found == ["succeeded", "302", [208], "succeeded", None, []]


def test_q20_rule_210() -> None:
    assert [read(reading).value("rule/210") is None for reading in both("q20")] == [True, False]
