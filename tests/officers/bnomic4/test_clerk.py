"""A nweek in which the bot clerks every ministry: nobody needs to do an official act."""

from __future__ import annotations

from tests.officers.bnomic4.stage import Stage, act, default

OFFICIAL = "the officer for the Ministry of "


def automatic(*offices: str) -> Stage:
    genesis = default(
        game={"at": "2008-09-01T06:00:00Z", "automatic": list(offices) or True},
        clock={"nday": 1, "on": False},
        numbers={"proposal": 200},
    )
    for player in genesis["players"]:
        player["vested"] = True
    return Stage(genesis)


def test_a_whole_nweek_by_itself() -> None:
    stage = automatic()
    assert stage.value("clock.on") is True
    (record,) = stage.say("Hose", "09-02 10:00", act("submit_proposal", title="Hats", body="Nothing happens."))
    assert record.verdict == "succeeded", record.reason
    assert stage.value("proposal/201.title") == "Hats"
    stage.until("09-09 00:00")
    assert (stage.value("clock.nday"), stage.value("clock.on")) == (9, True)
    assert stage.value("ballot/150.items") == ["201"]
    for minute, name in enumerate(("Wooble", "Hose", "Wonko")):
        (vote,) = stage.say(name, f"09-10 10:0{minute}", act("vote", proposal="201", choice="FOR"))
        assert vote.verdict == "succeeded", vote.reason
    stage.until("09-13 00:00")
    assert (stage.value("clock.nweek"), stage.value("clock.nday"), stage.value("clock.on")) == (151, 1, True)
    assert stage.value("proposal/201.success") == "Won"
    actions = [one.act.action for one in stage.records if str(one.actor).startswith(OFFICIAL)]
    assert "clock_on_chairman" in actions
    assert "clock_on_mom" in actions
    missed = [one["duty"] for one in _obligations(stage) if one["state"] in ("Open", "Missed")]
    assert missed == []


def _obligations(stage: Stage) -> list[dict[str, object]]:
    found, number = [], 1
    while (one := stage.value(f"obligation/#{number}")) is not None:
        found.append(one)
        number += 1
    return found


def test_the_mom_alone_gives_the_chairman_two_days() -> None:
    stage = automatic("Ministry")
    stage.say("Hose", "09-02 10:00", act("submit_proposal", title="Hats", body="Nothing happens."))
    stage.until("09-10 12:00")
    assert (stage.value("clock.nday"), stage.value("clock.on"), stage.value("clock.ndelay")) == (9, False, 1)
    stage.until("09-11 00:00")
    assert stage.value("clock.on") is True


def test_a_vacant_change_has_no_clerk() -> None:
    stage = automatic("Change")
    stage.say("Bob", "09-01 08:00", act("resign_ministry", ministry="Change"))
    stage.say("Hose", "09-02 10:00", act("submit_proposal", title="Hats", body="Nothing happens."))
    assert stage.value("proposal/#1.proposal_number") is None


def test_a_failed_transaction_takes_back_what_the_bot_did_in_it() -> None:
    stage = automatic()
    stage.until("09-02 09:00")
    before = len(stage.records)
    block = (
        act("submit_proposal", title="Hats", body="Nothing happens.", transaction=1),
        act("resign_ministry", ministry="Change", transaction=1),
    )
    stage.say("Hose", "09-02 10:00", *block)
    assert [one.verdict for one in stage.records[before:]] == ["failed", "failed"]
    assert stage.value("proposal/201") is None
    assert stage.value("clock.nweek") == 150
