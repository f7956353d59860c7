"""Announced acts, as `tests/data/bnomic4/intents.toml` tells them, and what no table can tell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import GenesisError
from tests.officers.bnomic4.stage import Stage, act, default
from tests.officers.bnomic4.stories import cases, play


@pytest.mark.parametrize("case", cases("intents"), ids=lambda one: str(one["id"]))
def test_case(case: dict[str, Any]) -> None:
    play(case)


def tweak_of_149() -> dict[str, Any]:
    tweak = {"author": "Hose", "nweek": 149, "text": "Points are shiny.", "submitted": "2008-08-25T10:00:00Z"}
    return default(tweaks=[tweak])


def test_a_tweak_grows_too_old_while_its_window_waits() -> None:
    """I7: announced on nday 11, the window is on ndays 2 and 3 of the next nweek, when nweek 149 is too far off."""
    stage = Stage(tweak_of_149())
    stage.say("Wooble", "09-10 10:00", act("clock_on_mom"))
    (announced,) = stage.say("Hose", "09-12 10:00", act("activate_tweak", tweak="Hose/149", intent="without_objection"))
    assert announced.verdict == "succeeded"
    stage.say("Wooble", "09-14 09:00", act("clock_on_mom"))
    assert stage.value("intent/#1.opens") == "2008-09-15T00:00:00Z"
    (tried,) = stage.say("Hose", "09-15 10:00", act("activate_tweak", tweak="own"))
    assert (tried.verdict, stage.value("clock.nweek")) == ("failed", 151)
    assert stage.value("tweak/Hose/149.attempted") is True


def test_an_announcement_is_told_on_the_forum() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("change_motnw", message="Hi", intent="with_support"))
    (told,) = stage.posted("intent_announced")
    assert (told.to, told.data) == ("forum", {"intent": "#1", "action": "change_motnw"})
    assert stage.value("intent/#1.params") == {"message": "Hi"}


def test_an_announcement_names_what_its_rule_wants() -> None:
    stage = Stage()
    (said,) = stage.say("Hose", "09-05 10:00", act("change_motnw", intent="with_support"))
    assert (said.verdict, said.rule) == ("failed", "4E39")
    assert said.reason == "the announcement does not name the message"


def test_with_so_many_supporters() -> None:
    """Whoever asks for more support than the rule does is bound by it; nobody makes do with less."""
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", act("change_motnw", message="Hi", supporters=3, intent="with_support"))
    stage.say("Bob", "09-05 10:00", act("approve_display", display="Players", supporters=2, intent="both"))
    stage.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", supporters=3, intent="without_objection"))
    assert stage.verdicts == ["succeeded"] * 3
    assert [stage.value(f"intent/#{number}.supporters_needed") for number in (1, 2, 3)] == [3, 4, None]
    assert not any("supporters" in stage.value(f"intent/#{number}.params") for number in (1, 2, 3))


def test_a_tidiness_list_that_is_announced_is_submitted() -> None:
    """Its submission announces it and is a Game Action (4E8, 4E32), whatever the words were."""
    genesis = default()
    genesis["players"][3]["active"] = False
    stage = Stage(genesis)
    wrong = [{"rule": "72", "wrong": "occured", "right": "occurred"}]
    stage.say("Bob", "09-05 10:00", act("submit_tidiness_list", list="One.", items=wrong, intent="without_objection"))
    assert stage.verdicts == ["succeeded"]
    assert stage.value("intent/#1.action") == "apply_tidiness_list"
    assert stage.value("tidiness_list/#1.applied") is False
    assert stage.value("player/Bob.active") is True


def test_announcing_makes_nobody_active_unless_so_read() -> None:
    def active(switches: dict[str, str]) -> object:
        genesis = default()
        genesis["game"]["switches"] = switches
        genesis["players"][1]["active"] = False
        stage = Stage(genesis)
        stage.say("Hose", "09-05 10:00", act("change_motnw", message="Hi", intent="with_support"))
        return stage.value("player/Hose.active")

    assert active({}) is False
    assert active({"Q-33": "yes"}) is True


def test_the_loose_reading_opens_a_day_earlier() -> None:
    genesis = default(tweaks=tweak_of_149()["tweaks"])
    genesis["game"]["switches"] = {"Q-25": "loose"}
    stage = Stage(genesis)
    stage.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", intent="without_objection"))
    assert stage.value("intent/#1.opens") == "2008-09-07T00:00:00Z"
    (done,) = stage.say("Hose", "09-07 10:00", act("perform_intended_action", target="reply"))
    assert done.verdict == "succeeded"


def test_an_objection_of_a_leaver_counts_no_more() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", intent="without_objection"))
    stage.say("Bob", "09-05 11:00", act("object", target="reply"))
    stage.say("Bob", "09-05 12:00", act("forfeit_game"))
    stage.until("09-08 01:00")
    assert stage.value("intent/#1.state") == "Ripe"
    assert [one.to for one in stage.posted("intent_ripe")] == ["player:Hose"]


def test_a_burnt_try_in_a_failed_transaction_leaves_no_trace() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", transaction=1))
    assert stage.verdicts == ["failed"]
    assert stage.value("tweak/Hose/149.attempted") is False


def test_intents_of_a_genesis_are_dated_back() -> None:
    intent = {
        "announcer": "Hose",
        "action": "change_rule_title",
        "params": {"rule": "4E9", "title": "Days"},
        "objections": 1,
        "announced": "2008-09-04T20:00:00Z",
    }
    stage = Stage(default(intents=[intent]))
    assert stage.value("intent/#1.opens") == "2008-09-07T00:00:00Z"
    stage.until("09-09 00:30")
    assert stage.value("intent/#1.state") == "Expired"


def test_the_beast_of_a_genesis_may_be_caused_at_once() -> None:
    deed = {"action": "become_ordained", "params": {}}
    intent = {"announcer": "Bob", "action": "cause_beast", "params": {"act": deed}, "announced": "2008-09-03T10:00:00Z"}
    stage = Stage(default(intents=[intent]))
    assert stage.value("intent/#1.state") == "Ripe"
    assert stage.value("intent/#1.closes") == "2008-09-07T00:00:00Z"


def test_an_intent_that_no_rule_knows_is_a_fault_of_the_genesis() -> None:
    intent = {"announcer": "Bob", "action": "vote", "params": {}, "announced": "2008-09-03T10:00:00Z"}
    with pytest.raises(GenesisError, match="intents"):
        Stage(default(intents=[intent]))


def switched(switch: str, reading: str, **tables: Any) -> Stage:
    return Stage(default(game={"switches": {switch: reading}}, **tables))


def test_other_readings_of_the_windows() -> None:
    deed = {"action": "give_currency", "params": {"amount": 1, "recipient": "Joel"}}
    longer = switched("Q-28", "three ndays")
    longer.say("Bob", "09-05 10:00", act("cause_beast", act=deed, intent="without_objection"))
    (late,) = longer.say("Bob", "09-09 10:00", act("perform_intended_action", target="reply"))
    assert late.verdict == "succeeded"

    at_once = switched("Q-27", "with 4 supporters", players=[*default()["players"]])
    at_once.say("Bob", "09-05 10:00", act("approve_display", display="Players", intent="both"))
    for name in ("Joel", "Hose", "Wonko", "Wooble"):
        at_once.say(name, "09-05 11:00", act("support", target="reply"))
    (done,) = at_once.say("Bob", "09-05 12:00", act("perform_intended_action", target="reply"))
    assert done.verdict == "succeeded"

    narrow = switched("Q-26", "intersection")
    narrow.say("Bob", "09-05 10:00", act("teach_trick", name="Sit", effect="Sit.", intent="both"))
    narrow.say("Joel", "09-05 11:00", act("support", target="reply"))
    narrow.until("09-08 10:00")
    assert narrow.value("intent/#1.state") == "Expired"


def test_other_readings_of_what_uses_up_a_tweak_and_of_leavers() -> None:
    lenient = switched("Q-30", "performing posts", tweaks=tweak_of_149()["tweaks"])
    lenient.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", intent="without_objection"))
    lenient.until("09-10 10:00")
    assert lenient.value("tweak/Hose/149.attempted") is False
    (again,) = lenient.say("Hose", "09-10 11:00", act("activate_tweak", tweak="own", intent="without_objection"))
    assert again.verdict == "succeeded"

    lasting = switched("Q-31", "for ever", tweaks=tweak_of_149()["tweaks"])
    lasting.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", intent="without_objection"))
    lasting.say("Bob", "09-05 11:00", act("object", target="reply"))
    lasting.say("Bob", "09-05 12:00", act("forfeit_game"))
    lasting.until("09-08 01:00")
    assert lasting.value("intent/#1.state") == "Blocked"
