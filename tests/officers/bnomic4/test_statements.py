"""Assertions in Transactions (`tests/data/bnomic4/statements.toml`), and that a failed one leaves no trace."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import state
from engine.acts import Act
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.statements import told
from tests.officers.bnomic4.stage import Stage, act, default
from tests.officers.bnomic4.stories import FOLDER

SAID = tomllib.loads((FOLDER / "statements.toml").read_text())


@pytest.fixture(scope="module")
def stage() -> Stage:
    genesis = default(
        socks=[{"sock_color": "Blue", "sockholder": "Hose"}] * 2,
        tricks=[{"name": "Sit", "response": 7}],
        outsiders=[{"name": "Jasper"}],
        proposals=[{"number": 240, "title": "Hats", "author": "Bob", "body": "Hats are worn."}],
    )
    genesis["ministries"] = [one for one in genesis["ministries"] if one["name"] != "Games"]
    return Stage(genesis)


@pytest.mark.parametrize(
    ("statement", "answer"),
    [(one, answer) for answer in ("true", "false", "unknown") for one in SAID[answer]],
)
def test_statement(stage: Stage, statement: str, answer: str) -> None:
    hose = stage.game.get(Player, "Hose")
    assert hose is not None
    assert told(stage.game, hose, statement) is {"true": True, "false": False, "unknown": None}[answer]


def transaction(*acts: Act) -> tuple[Act, ...]:
    return tuple(Act(one.action, one.params, times=one.times, transaction=1) for one in acts)


def test_a_true_assertion_lets_the_transaction_succeed() -> None:
    stage = Stage()
    gift = act("give_currency", amount=50, recipient="Bob")
    after = act("assert", statement="Bob has exactly m100")
    stage.say("Hose", "09-05 10:00", *transaction(act("assert", statement="I have m50"), gift, after))
    assert stage.verdicts == ["succeeded"] * 3
    assert stage.value("player/Bob.mackerel") == 100


@pytest.mark.parametrize("statement", ["Bob has exactly m99", "Bob is a fine fellow"])
def test_a_false_or_uncertain_assertion_fails_it_whole(statement: str) -> None:
    stage = Stage()
    gift = act("give_currency", amount=50, recipient="Bob")
    before = state.state_hash(stage.game)
    stage.say("Hose", "09-05 10:00", *transaction(gift, act("assert", statement=statement)))
    assert stage.verdicts == ["failed", "failed"]
    assert state.state_hash(stage.game) == before


def test_an_assertion_alone_has_no_effect() -> None:
    stage = Stage()
    stage.say("Hose", "09-05 10:00", act("assert", statement="I have m50"))
    assert stage.verdicts == ["failed"]


ACTS: list[Act] = [
    act("give_currency", amount=10, recipient="Bob"),
    act("give_currency", amount="all", recipient="Joel"),
    act("exchange_points", points=3),
    act("transfer_sock", color="Blue", recipient="Wonko"),
    act("submit_tweak", body="Points shine."),
    act("activate_tweak", tweak="own", intent="without_objection"),
    act("change_motnw", message="Hi", intent="with_support"),
    act("give_currency", amount=1, recipient="Bob", when="nday 8"),
    act("resign_ministry", ministry="Society"),
    act("assign_vacant_ministry", ministry="Society", reward=40),
    act("set_mental_state", state="Paranoid"),
    act("forfeit_game"),
]
FAILING: list[Act] = [
    act("assert", statement="I have at least m1000"),
    act("activate_tweak", tweak="own"),
    act("give_currency", amount=10, recipient="Nobody"),
    act("no_such_act"),
]


@settings(max_examples=40, deadline=None)
@given(
    before=st.lists(st.sampled_from(ACTS), max_size=6),
    culprit=st.sampled_from(FAILING),
    after=st.lists(st.sampled_from(ACTS), max_size=2),
)
def test_a_failed_transaction_leaves_no_trace(before: list[Act], culprit: Act, after: list[Act]) -> None:
    socks: list[dict[str, Any]] = [{"sock_color": "Blue", "sockholder": "Hose"}]
    stage = Stage(default(socks=socks))
    stage.until("09-05 10:00")
    was, notices = state.state_hash(stage.game), len(stage.notices)
    stage.say("Hose", "09-05 10:00", *transaction(*before, culprit, *after))
    assert {*stage.verdicts} == {"failed"}
    assert state.state_hash(stage.game) == was
    assert len(stage.notices) == notices
