"""Announced acts, as `tests/data/bnomic4/intents.toml` tells them, and what no table can tell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import GenesisError
from officers.bnomic4.kinds.offices import Intent
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


def test_what_is_done_must_be_what_was_announced_and_by_whom() -> None:
    stage = Stage()
    stage.say("Bob", "09-05 10:00", act("approve_display", display="Players", intent="both"))
    for name in ("Joel", "Hose", "Wonko", "Wooble"):
        stage.say(name, "09-05 11:00", act("support", target="reply"))
    (stranger,) = stage.say("Joel", "09-07 10:00", act("approve_display", display="Players"))
    (other,) = stage.say("Bob", "09-07 10:00", act("approve_display", display="Tricks"))
    (more,) = stage.say("Bob", "09-07 10:00", act("approve_display", display="Players", link="http://x.example/"))
    assert (stranger.verdict, stranger.reason) == ("failed", "it must be announced first, and was not")
    for one in (other, more):
        assert (one.verdict, one.reason) == ("failed", "it differs from what was announced")
    (same,) = stage.say("Bob", "09-07 10:00", act("approve_display", display="Players"))
    assert same.verdict == "succeeded"


def test_which_of_several_announced_acts_is_meant() -> None:
    """The words tell it, whatever their case and the white space around them."""
    stage = Stage()
    for name in ("Hi", "Ho"):
        announced = act("change_motnw", message=name, intent="with_support")
        stage.say("Hose", "09-05 10:00", announced, message_id=f"<{name}@x>")
        stage.say("Joel", "09-05 10:01", act("support", target="reply"), reply_to=f"<{name}@x>")
    (unclear,) = stage.say("Hose", "09-06 10:00", act("change_motnw"))
    assert (unclear.verdict, unclear.reason) == ("held", "several announced acts could be meant")
    (said,) = stage.say("Hose", "09-06 10:01", act("change_motnw", message="HO "))
    assert said.verdict == "succeeded"
    assert [one.over for one in stage.game.all(Intent)] == [False, True]


def test_why_an_announced_act_cannot_be_done_now() -> None:
    stage = Stage(tweak_of_149())

    def refused(at: str) -> str:
        (tried,) = stage.say("Hose", at, act("change_motnw", message="Hi"))
        assert tried.verdict == "failed"
        return tried.reason

    stage.say("Hose", "09-05 10:00", act("change_motnw", message="Hi", intent="with_support"))
    assert refused("09-05 10:01") == "intent #1 has 0 of the 1 supporters it needs"
    assert refused("09-09 10:00") == "the time to perform intent #1 is over"
    stage.say("Hose", "09-09 11:00", act("change_motnw", message="Hi", intent="with_support"))
    stage.say("Joel", "09-09 11:01", act("support", target="reply"))
    (done,) = stage.say("Hose", "09-09 11:02", act("change_motnw", message="Hi"))
    assert done.verdict == "succeeded"
    assert refused("09-09 11:03") == "intent #2 was performed already"


def test_an_officer_objects_for_a_player() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", act("activate_tweak", tweak="own", intent="without_objection"))
    stage.order("09-05 11:00", "perform", **{"as": "Joel", "action": "object", "params": {"target": "Hose's tweak"}})
    assert stage.value("intent/#1.objectors") == ["Joel"]


def test_why_an_act_that_others_object_to_cannot_be_done() -> None:
    deed = {"action": "give_currency", "params": {"amount": 1, "recipient": "Joel"}}
    stage = Stage()
    stage.say("Bob", "09-05 10:00", act("cause_beast", act=deed, intent="without_objection"))
    (early,) = stage.say("Bob", "09-05 10:01", act("cause_beast", act=deed))
    assert early.reason == "it is too early: the window of intent #1 has not opened yet"
    for name in ("Wooble", "Joel"):
        stage.say(name, "09-05 10:02", act("object", target="reply"))
    (blocked,) = stage.say("Bob", "09-05 10:03", act("cause_beast", act=deed))
    assert blocked.reason == "there are objections to intent #1: Joel, Wooble"


@pytest.mark.parametrize(
    ("params", "verdict"),
    [
        ({"amount": 2, "recipient": "Joel"}, "failed"),
        ({"amount": 1, "recipient": "Joel", "currency": "points"}, "failed"),
        ({"amount": 1, "recipient": "JOEL"}, "succeeded"),
    ],
    ids=["another amount", "another currency", "in other letters"],
)
def test_the_deed_of_the_beast_is_the_one_that_was_announced(params: dict[str, Any], verdict: str) -> None:
    deed = {"action": "give_currency", "params": {"amount": 1, "recipient": "Joel"}}
    stage = Stage()
    stage.say("Bob", "09-05 10:00", act("cause_beast", act=deed, intent="without_objection"))
    (done,) = stage.say("Bob", "09-07 10:00", act("cause_beast", act={"action": "give_currency", "params": params}))
    assert done.verdict == verdict, done.reason


MOTNW = act("change_motnw", message="Hi", intent="with_support")
TWEAK = act("activate_tweak", tweak="own", intent="without_objection")


def test_nobody_objects_or_supports_twice_or_where_it_does_not_count() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", MOTNW, message_id="<motnw@x>")
    stage.say("Hose", "09-05 10:01", TWEAK, message_id="<tweak@x>")

    def tried(what: str, to: str) -> tuple[str, str]:
        (one,) = stage.say("Joel", "09-05 11:00", act(what, target="reply"), reply_to=to)
        return one.verdict, one.reason

    assert tried("object", "<tweak@x>") == ("succeeded", "")
    assert tried("object", "<tweak@x>") == ("failed", "Joel has objected to intent #2 already")
    assert tried("object", "<motnw@x>")[0] != "succeeded"
    assert tried("support", "<tweak@x>")[0] != "succeeded"
    assert tried("support", "<motnw@x>") == ("succeeded", "")
    assert tried("support", "<motnw@x>") == ("failed", "Joel supports intent #1 already")
    assert (stage.value("intent/#1.objectors"), stage.value("intent/#2.supporters")) == ([], [])


def test_who_objects_where_only_support_counts_is_told_so() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", MOTNW)
    (objected,) = stage.say("Joel", "09-05 11:00", act("object"))
    assert (objected.verdict, objected.reason) == ("failed", "no announced act is open to objections")
    (supported,) = Stage().say("Joel", "09-05 11:00", act("support"))
    assert (supported.verdict, supported.reason) == ("failed", "no announced act waits for support")


def test_the_window_opens_with_the_last_supporter_needed() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", MOTNW)
    stage.say("Joel", "09-05 11:00", act("support", target="reply"))
    window = stage.value("intent/#1.opens"), stage.value("intent/#1.closes")
    assert window == ("2008-09-05T11:00:00Z", "2008-09-08T00:00:00Z")
    stage.say("Bob", "09-06 11:00", act("support", target="reply"))
    assert (stage.value("intent/#1.opens"), stage.value("intent/#1.closes")) == window
    assert stage.value("intent/#1.supporters") == ["Bob", "Joel"]


def test_support_comes_too_late_for_an_approval_that_waits_no_more() -> None:
    stage = Stage(default(players=[*default()["players"], {"name": "Eve", "addresses": ["eve@example.org"]}]))
    stage.say("Bob", "09-05 10:00", act("approve_display", display="Players", intent="both"))
    for name in ("Joel", "Hose", "Wonko", "Wooble"):
        stage.say(name, "09-05 11:00", act("support", target="reply"))
    (late,) = stage.say("Eve", "09-07 10:00", act("support", target="Bob's display"))
    assert (late.verdict, late.reason) == ("failed", "the time to support intent #1 is over")


def test_i_do_so_does_what_is_ripe_of_ones_own() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", TWEAK)
    stage.say("Hose", "09-05 10:01", MOTNW, message_id="<motnw@x>")
    stage.say("Joel", "09-05 11:00", act("support", target="reply"), reply_to="<motnw@x>")
    (other,) = stage.say("Bob", "09-05 11:30", act("perform_intended_action", target=None))
    assert (other.verdict, other.reason) == ("failed", "you have no announced act to perform")
    (done,) = stage.say("Hose", "09-05 12:00", act("perform_intended_action", target=None))
    assert (done.verdict, stage.value("motnw/motnw.message")) == ("succeeded", "Hi")
    (early,) = stage.say("Hose", "09-05 13:00", act("perform_intended_action", target=None))
    assert early.reason == "it is too early: the window of intent #1 has not opened yet"


@pytest.mark.parametrize("objected", [False, True])
def test_a_window_ends_with_its_last_nday_and_takes_the_only_try_of_a_tweak_with_it(objected: bool) -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", TWEAK)
    if objected:
        stage.say("Bob", "09-05 11:00", act("object", target="reply"))
    stage.until("09-09 23:59")
    assert stage.value("intent/#1.state") == ("Blocked" if objected else "Ripe")
    assert stage.value("tweak/Hose/149.attempted") is False
    stage.until("09-10 00:01")
    assert stage.value("intent/#1.state") == ("Blocked" if objected else "Expired")
    assert [one.over for one in stage.game.all(Intent)] == [True]
    assert stage.value("tweak/Hose/149.attempted") is True


@pytest.mark.parametrize(("nday", "done"), [(7, True), (8, False)])
def test_at_the_end_of_its_last_nday_it_is_too_late(nday: int, done: bool) -> None:
    """What is scheduled for the end of an nday comes after the windows that end with it (4E21, 4E75)."""
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-05 10:00", TWEAK)
    stage.say("Hose", "09-05 10:01", act("activate_tweak", tweak="own", when=f"at the end of nday {nday}"))
    stage.until("09-10 01:00")
    assert stage.value("tweak/Hose/149.activated") is done


def test_a_window_stays_open_while_the_clock_is_off() -> None:
    stage = Stage(tweak_of_149())
    stage.say("Hose", "09-06 10:00", TWEAK)
    stage.until("09-12 12:00")
    assert (stage.value("clock.on"), stage.value("clock.nday")) == (False, 9)
    assert stage.value("intent/#1.state") == "Ripe"


def test_what_nobody_supports_in_time_expires_when_support_ends() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", MOTNW)
    stage.until("09-07 23:59")
    assert stage.value("intent/#1.state") == "Open"
    stage.until("09-08 00:01")
    assert stage.value("intent/#1.state") == "Expired"


def begun(action: str, announced: str, **more: Any) -> Stage:
    """A game that begins with an announced act of Hose's."""
    intent = {"announcer": "Hose", "action": action, "announced": f"2008-{announced}:00Z", **more}
    return Stage(default(intents=[intent]))


def test_the_terms_of_an_intent_of_the_genesis_are_those_of_its_rule_unless_it_says_others() -> None:
    def terms(**more: Any) -> tuple[object, object]:
        stage = begun("approve_display", "09-04T20:00", params={"display": "Players"}, **more)
        return stage.value("intent/#1.objections"), stage.value("intent/#1.supporters_needed")

    assert terms() == (1, 4)
    assert terms(objections=2) == (2, None)
    assert terms(supporters_needed=3) == (None, 3)


def test_a_wait_in_rdays_of_the_genesis_ends_while_the_clock_is_off() -> None:
    """The window is counted from the nday in which the wait ended, however many ndays it might have taken."""
    four = ["Joel", "Wonko", "Bob", "Wooble"]
    stage = begun("approve_display", "09-05T08:00", params={"display": "Players"}, supporters=four)
    for at, on in (("09-05 10:00", False), ("09-07 10:00", True)):
        stage.order(at, "set", kind="clock", key="clock", attribute="on", value=on)
    assert stage.value("intent/#1.state") == "Ripe"
    assert stage.value("intent/#1.closes") == "2008-09-10T00:00:00Z"


def test_an_intent_of_the_genesis_for_a_tweak_that_is_not_there_just_expires() -> None:
    stage = begun("activate_tweak", "09-04T20:00", params={"tweak": "Hose/140"})
    stage.until("09-12")
    assert stage.value("intent/#1.state") == "Expired"


def test_a_wait_that_ends_as_the_game_begins_is_over() -> None:
    intent = {"announcer": "Bob", "action": "cause_beast", "announced": "2008-09-03T10:00:00Z"}
    deed = {"action": "become_ordained", "params": {}}
    stage = Stage(default(game={"at": "2008-09-05T00:00:00Z"}, intents=[{**intent, "params": {"act": deed}}]))
    assert stage.value("intent/#1.closes") == "2008-09-07T00:00:00Z"


def test_a_tidiness_list_of_the_genesis_waits_to_be_applied() -> None:
    stage = begun("submit_tidiness_list", "09-04T20:00", params={"list": "#1"})
    assert stage.value("intent/#1.action") == "apply_tidiness_list"


@pytest.mark.parametrize(("supporters", "state"), [([], "Open"), (["Joel"], "Ripe"), (["Joel", "Bob"], "Ripe")])
def test_an_intent_of_the_genesis_that_is_supported_is_ripe(supporters: list[str], state: str) -> None:
    stage = begun("change_motnw", "09-04T20:00", params={"message": "Hi"}, supporters=supporters)
    assert stage.value("intent/#1.state") == state


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
    intent = {"announcer": "Bob", "action": "vote", "params": {"a": 1}, "announced": "2008-09-03T10:00:00Z"}
    with pytest.raises(GenesisError, match="no rule requires vote to be announced"):
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
