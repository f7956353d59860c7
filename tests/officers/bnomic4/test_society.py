"""Coming and going: who may join when, what forfeiting leaves behind, the Horde, stipends, and where acts count."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import GenesisError
from engine.journal import Command, Order
from tests.officers.bnomic4.stage import DISCUSSION, Stage, act, default, moment


def with_outsider(nweek: int | None, **attributes: Any) -> Stage:
    jasper = {"name": "Jasper", "addresses": ["jasper@example.org"], **attributes}
    if nweek is not None:
        jasper["last_player_nweek"] = nweek
    return Stage(default(outsiders=[jasper]))


@pytest.mark.parametrize(
    ("left", "verdict"), [(150, "failed"), (149, "failed"), (148, "succeeded"), (None, "succeeded")]
)
def test_who_left_waits_a_whole_nweek(left: int | None, verdict: str) -> None:
    stage = with_outsider(left)
    assert stage.say("Jasper", "09-05 10:00", act("join_game", name="Jasper"))[0].verdict == verdict


def test_who_says_no_name_is_told_how_to() -> None:
    stage = Stage()
    (nameless,) = stage.say("Nina", "09-05 10:00", act("join_game"))
    assert nameless.verdict == "failed"
    assert nameless.reason == "a Player needs a name; say it with that, as in: I join the game as Ada"
    (player,) = stage.say("Hose", "09-05 10:01", act("join_game"))
    assert player.reason == "Hose is a Player already"


@pytest.mark.parametrize(
    ("recruiters", "share"),
    [(["Hose"], 60), (["Hose", "Wonko", "Bob", "Joel"], 15), (["Hose", "Hob", "Hose", "me"], 60), ([], 0)],
)
def test_recruiters_share_sixty(recruiters: list[str], share: int) -> None:
    stage = Stage()
    stage.say("Nina", "09-05 10:00", act("join_game", name="Nina", recruiters=recruiters))
    assert stage.value("player/Nina.mackerel") == 50
    assert stage.value("player/Hose.mackerel") == 50 + share


def test_a_failed_act_leaves_no_trace_of_a_stranger() -> None:
    stage = Stage()
    (record,) = stage.say("hose", "09-05 10:00", act("join_game", name="HOSE!"), address="other@example.org")
    assert (record.verdict, record.actor) == ("failed", "hose")
    assert stage.value("outsider/hose") is None


def test_leaving_and_coming_back_is_one_person() -> None:
    stage = Stage(proposals=[{"number": 7, "title": "Hats", "body": "x", "author": "Joel"}])
    stage.say("Joel", "09-05 10:00", act("forfeit_game"), act("resign_ministry", ministry="Judging"))
    assert stage.verdicts == ["succeeded", "failed"]
    assert stage.value("player/Joel") is None
    assert stage.value("outsider/Joel.points") == 10
    assert stage.value("outsider/Joel.last_player_nweek") == 150
    assert stage.value("ministry/Judging.minister") is None
    assert stage.value("proposal/7.author") == "Joel"


def test_a_newcomer_acts_as_a_player_in_the_same_message() -> None:
    stage = Stage()
    records = stage.say(
        "Nina", "09-05 10:00", act("join_game", name="Nina B"), act("deactivate_player", player="Beast")
    )
    assert [one.verdict for one in records] == ["succeeded", "failed"]
    assert records[1].actor == "Nina B"


def test_the_horde() -> None:
    genesis = default()
    for player in genesis["players"]:
        player["last_game_action_nweek"] = {"Joel": 148, "Bob": 149}.get(player["name"], 150)
        player["ordained"] = True
    stage = Stage(genesis)
    stage.say("Hose", "09-05 10:00", *(act("deactivate_player", player=who) for who in ("Joel", "Bob", "self")))
    assert stage.verdicts == ["succeeded", "failed", "failed"]
    assert (stage.value("player/Joel.active"), stage.value("player/Joel.ordained")) == (False, False)
    assert stage.value("ministry/Questions.minister") is None
    stage.say("Joel", "09-05 11:00", act("assign_vacant_ministry", ministry="Questions", reward=9))
    assert stage.value("player/Joel.active") is True
    assert stage.value("player/Joel.last_game_action_nweek") == 150


def test_a_new_nweek_pays_the_active_and_vests_those_who_voted() -> None:
    genesis = default(clock={"nday": 12})
    genesis["players"][0].update(last_voted_nweek=150, ordination_barred=True)
    genesis["players"][1].update(active=False, vested=True, last_voted_nweek=149)
    genesis["ministries"] = []
    stage = Stage(genesis)
    stage.until("09-06 00:00")
    assert [stage.value(f"player/{name}.mackerel") for name in ("Wooble", "Hose", "The Beast")] == [75, 50, 50]
    assert [stage.value(f"player/{name}.vested") for name in ("Wooble", "Hose")] == [True, False]
    assert stage.value("player/Wooble.ordination_barred") is False


def test_game_actions_need_a_public_forum() -> None:
    stage = Stage()
    (record,) = stage.say("Joel", "09-05 10:00", act("resign_ministry", ministry="Judging"), forum=DISCUSSION)
    assert (record.verdict, record.rule) == ("failed", "4E7")
    assert stage.value("ministry/Judging.minister") == "Joel"


def test_panic_may_use_a_forum_that_was_public_a_month_ago() -> None:
    stage = Stage()
    said = {"kind": "forum", "key": "b-business", "attribute": "designation", "value": "private"}
    stage.mail(Order("o1", moment("09-05 11:00"), 50, "Bob", (Command("set", said),)))
    panic = act("set_mental_state", state="Paranoid")
    assert stage.say("Joel", "10-05 10:00", panic)[0].verdict == "succeeded"
    assert stage.say("Bob", "10-07 10:00", panic)[0].verdict == "failed"


def test_four_paranoid_stop_time_and_three_let_it_go_on() -> None:
    stage = Stage()
    for minute, name in enumerate(("Hose", "Wonko", "Bob", "Joel")):
        stage.say(name, f"09-05 10:0{minute}", act("set_mental_state", state="Paranoid"))
    assert stage.value("game.state_of_emergency") is True
    assert stage.value("threat_flagpole/Threat Awareness Flagpole.threat_flag") == "Black Watch Plaid"
    assert stage.value("emergency/1.coordinator") == "Wooble"
    stage.until("09-08 12:00")
    assert (stage.value("clock.nday"), stage.value("clock.on")) == (4, True)
    stage.say("Joel", "09-08 13:00", act("set_mental_state", state="Calm"))
    assert stage.value("game.state_of_emergency") is False
    assert stage.value("threat_flagpole/Threat Awareness Flagpole.threat_flag") == "Jolly Roger"
    stage.until("09-09 00:00")
    assert stage.value("clock.nday") == 5


@pytest.mark.parametrize(
    ("tables", "where"),
    [
        ({"clock": {"nweek": 1, "on": True, "nday": 13}}, "clock.nday"),
        ({"clock": {"hour": 3}}, "clock.hour"),
        ({"numbers": {"votes": 3}}, "numbers.votes"),
        ({"ministries": [{"name": "War"}]}, "ministries.War"),
        ({"outsiders": [{"name": "Ada", "addresses": ["HOSE@example.org"]}]}, "outsider.Ada.addresses"),
        ({"forums": [{"name": "x", "kind": "public"}]}, "forums.x.address"),
        ({"motnws": [{"name": "other"}]}, "motnw.other"),
    ],
)
def test_a_genesis_that_is_no_game_is_refused(tables: dict[str, Any], where: str) -> None:
    with pytest.raises(GenesisError) as error:
        Stage(default(**tables))
    assert error.value.where == where


def test_what_always_exists() -> None:
    stage = Stage(default(players=[], ministries=[]))
    assert stage.value("player/The Beast.mackerel") == 50
    assert stage.value("corporation/Burnt Sienna Corporation.laundry_color") == "Burnt Sienna"
    assert stage.value("ministry/Law") == {"minister": None, "reward": 100, "held_since_on": False, "delegates": []}
    assert stage.value("motnw/motnw.message") == "This space intentionally left blank"


def test_the_flag_of_four_is_not_for_the_minister() -> None:
    stage = Stage()
    flags = ("black watch plaid", "setting orange", "Polka Dots")
    stage.say("Wooble", "09-05 10:00", *(act("set_threat_flag", flag=flag) for flag in flags))
    assert stage.verdicts == ["failed", "succeeded", "succeeded"]
    assert len(stage.asked("T-CRIME")) == 1, "the second change of an nday works, but may be a crime (Q-80)"


def test_the_message_of_the_nweek_needs_a_supporter() -> None:
    stage = Stage()
    change = act("change_motnw", message="Mind the socks")
    assert stage.say("Hose", "09-05 10:00", change)[0].verdict == "failed"
    stage.say("Hose", "09-05 11:00", act("change_motnw", message="Mind the socks", intent="with_support"))
    stage.say("Joel", "09-05 12:00", act("support", target="reply"), reply_to="<2@stage>")
    assert stage.say("Hose", "09-05 13:00", change)[0].verdict == "succeeded"
    assert stage.value("motnw/motnw") == {"message": "Mind the socks", "changed_nweek": 150}
