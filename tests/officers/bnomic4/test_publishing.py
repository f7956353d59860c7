"""Displays kept up to date: when one is owed, to whom, and what the bot publishes by itself."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import pytest

from engine import displays as versions
from engine.game import KINDS
from officers.bnomic4 import NOMIC
from officers.bnomic4.displays import DISPLAYS
from officers.bnomic4.publishing import OWED
from tests.officers.bnomic4.rich import genesis as rich_genesis
from tests.officers.bnomic4.stage import Stage, act, default


def gift(amount: int = 5) -> Any:
    return act("give_currency", amount=amount, currency="mackerel", recipient="Joel")


def publish(display: str) -> Any:
    return act("publish_display", display=display)


def duties(stage: Stage, code: str) -> list[tuple[str, str, str]]:
    found = stage.game.world.all(stage.game.world.kinds["obligation"])
    return [(one.bearer.key, one.state, str(one.due)[5:16]) for one in found if one.code == code]  # type: ignore[attr-defined]


def test_what_was_never_posted_is_owed_by_nobody() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", gift())
    assert duties(stage, "O05") == []


def test_with_the_other_reading_every_display_is_owed() -> None:
    stage = Stage(game={"switches": {OWED: "all"}})
    stage.say("Hose", "09-05 10:00", gift())
    assert duties(stage, "O05") == [("Hose", "Open", "09-08 00:00")]
    stage.until("09-08 00:00")
    (record,) = stage.say("Bob", "09-08 01:00", act("remove_negligent_minister", ministry="Society"))
    assert record.verdict == "succeeded", record.reason


def test_a_posted_display_is_owed_anew_once_for_all_changes() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", publish("D-SOC-1"))
    assert duties(stage, "O05") == []
    stage.say("Hose", "09-06 10:00", gift())
    stage.say("Hose", "09-07 10:00", gift())
    assert duties(stage, "O05") == [("Hose", "Open", "09-09 00:00")]
    stage.say("Hose", "09-08 10:00", publish("D-SOC-1"))
    assert duties(stage, "O05") == [("Hose", "Met", "09-09 00:00")]
    stage.say("Hose", "09-09 10:00", gift())
    assert duties(stage, "O05") == [("Hose", "Open", "09-12 00:00")], "the same duty, so that a long game stays small"
    stage.until("09-12 00:00")
    assert duties(stage, "O05")[0][1] == "Missed"
    (missed,) = stage.posted("duties_missed")[-1].data["duties"]
    assert missed["who"] == "Hose, Minister of Society"
    assert "any Player may remove the Minister" in missed["otherwise"]


def test_what_fails_or_is_not_shown_makes_no_display_stale() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 09:30", gift())
    stage.say("Hose", "09-05 10:00", publish("D-SOC-1"), publish("D-SOC-2"), publish("D-LAU-1"))
    stage.say("Hose", "09-05 11:00", gift(999), act("submit_proposal", title="Hats", body="Hats."))
    assert not any(duties(stage, code) for code in ("O05", "O23"))


def test_a_display_of_the_genesis_is_kept_by_posts() -> None:
    shown = [{"name": "D-SOC-1", "ministry": "Society", "published": "2008-09-01T10:00:00Z"}]
    stage = Stage(displays=shown)
    stage.say("Hose", "09-05 10:00", gift())
    assert duties(stage, "O05") == [("Hose", "Open", "09-08 00:00")]


def test_a_repealed_rule_asks_for_no_display() -> None:
    stage = Stage(rules=[{"number": 80, "repealed": True}])
    stage.say("Hose", "09-05 10:00", publish("D-LAU-1"))
    stage.say("Bob", "09-05 11:00", act("submit_proposal", title="Hats", body="Hats.", color="Blue"))
    assert duties(stage, "O23") == []


@pytest.mark.parametrize("known", DISPLAYS, ids=lambda known: known.name)
def test_every_display_of_the_rules_has_data_a_template_and_a_duty(known: Any) -> None:
    shown = NOMIC.displays[known.name]
    assert (shown.office, NOMIC.duties[known.duty].office) == (known.office, known.office)
    kinds = {one.kind for one in (*NOMIC.kinds, *KINDS)}
    assert {re.split(r"[.!/]", one)[0] for one in shown.shows} <= kinds
    by_kind = {one.kind: one.fields for one in NOMIC.kinds}
    assert all(name in by_kind[kind] for kind, dot, name in (one.partition(".") for one in shown.shows) if dot)


def test_whatever_changes_a_display_is_among_what_it_watches() -> None:
    """After every entry of a rich game, a published display that shows something else has been noticed."""
    stage = Stage(rich_genesis())
    people = ("Wooble", "Hose", "Wonko", "Bob", "Joel")
    for known in DISPLAYS:
        data = NOMIC.displays[known.name].make(stage.game)
        versions.published(stage.game, known.name, data)
    said = [
        gift(), act("exchange_points", points=1, currency="mackerel"), act("become_ordained"),
        act("submit_proposal", title="Hats", body="Hats.", color="Blue"), act("submit_tweak", title="T", body="Bread."),
        act("transfer_sock", color="Blue", recipient="Joel", count=1), act("set_threat_flag", flag="Polka Dots"),
        act("create_contract", name="Pact", body="We agree."), act("set_mental_state", state="Paranoid"),
        act("make_claim", consultation="40", claim="CONSISTENT"), act("resign_ministry", ministry="all"),
        act("submit_consultation", question="Is it?", reasoning="", unbeliever=None), act("reinforce_trick"),
        act("challenge_display", display="D-LAW-1", errors=["old"]), act("answer_consultation", consultation="41",
                                                                         answer="YES"),
    ]  # fmt: skip
    done = 0
    for number, one in enumerate(said):
        for name in people:
            stage.say(name, f"09-{5 + number:02} 1{people.index(name)}:00", one)
            done += stage.records[-1].verdict == "succeeded"
            for known in DISPLAYS:
                stale = versions.is_stale(stage.game, known.name)
                owed = bool(duties_of(stage, known.name)) or not NOMIC.duties[known.duty].tracked
                assert owed or not stale, f"{known.name} changed unnoticed by {one.action} of {name}"
    assert done > 25


def duties_of(stage: Stage, display: str) -> list[Any]:
    found = stage.game.world.all(stage.game.world.kinds["obligation"])
    return [one for one in found if one.subject == display and one.state in ("Open", "Missed")]  # type: ignore[attr-defined]


# -- the bot ------------------------------------------------------------------------------------------


def shown(stage: Stage, name: str) -> list[tuple[datetime, dict[str, Any]]]:
    """When a display was posted, alone or with others, and what it showed."""
    alone = [(one.at, dict(one.data)) for one in stage.posted(name)]
    together = [
        (one.at, each) for one in stage.posted("displays") for each in one.data["shown"] if each["name"] == name
    ]
    return sorted([*alone, *together], key=lambda one: one[0])


def published(stage: Stage, name: str) -> list[str]:
    return [f"{at:%m-%d}" for at, _ in shown(stage, name)]


def test_the_bot_publishes_what_it_clerks_for_a_start_and_then_in_time() -> None:
    stage = Stage(game={"automatic": ["Society", "Ministry"]})
    stage.until("09-06 00:00")
    assert published(stage, "D-SOC-1") == published(stage, "D-SOC-2") == published(stage, "D-MOTNW") == ["09-06"]
    assert published(stage, "D-LAW-1") == [], "the bot does not clerk it"
    stage.say("Hose", "09-06 10:00", gift())
    stage.until("09-08 00:00")
    assert published(stage, "D-SOC-1") == ["09-06", "09-08"], "a midnight before it is due"
    assert published(stage, "D-SOC-2") == ["09-06"]
    assert stage.value("display/D-SOC-1.published") == "2008-09-08T00:00:00Z"
    ((_, content),) = shown(stage, "D-SOC-1")[1:]
    assert [(one.row, one.cells) for one in content["changed"]] == [
        ("Hose", (("mackerel", 50, 45), ("last_game_action_nweek", None, 150))),
        ("Joel", (("mackerel", 50, 55),)),
    ]
    assert content["heading"]["nday"] == 7
    record = next(one for one in stage.records if one.act.params.get("display") == "D-SOC-1")
    assert (record.act.action, record.actor) == ("publish_display", "the officer for the Ministry of Society")


def test_the_bot_never_misses_a_display() -> None:
    genesis = default(game={"automatic": True}, tricks=[{"name": "Sit"}])
    stage = Stage(genesis)
    for day in range(6, 28):
        for name in ("Hose", "Wonko", "Bob"):
            stage.say(name, f"09-{day:02} 10:00", gift(1), act("submit_proposal", title=f"{name} {day}", body="Hats."))
    late = [one for one in stage.posted("duties_missed") for one in one.data["duties"] if "Display" in one["duty"]]
    assert late == []
    assert stage.game.the(stage.game.world.kinds["_clock"]).nweek > 150  # type: ignore[attr-defined]
    for known in DISPLAYS:
        assert published(stage, known.name), known.name
    assert len(published(stage, "D-SOC-1")) <= 12, "not every day"
    posts = [one.at for one in stage.posted("displays")]
    assert len(set(posts)) == len(posts) <= 12, "one mail for all that are out of date"


def test_a_switched_off_display_is_not_published() -> None:
    stage = Stage(game={"automatic": True})
    stage.game.settings.off = ("D-SOC-1",)
    stage.until("09-06 00:00")
    assert published(stage, "D-SOC-1") == []
    assert published(stage, "D-SOC-2") == ["09-06"]
