"""Nothing of the rules is left out: acts, events, displays and readings by name, and every rule by what carries it.

The pages under docs/ must tell all of it, so that they cannot fall behind.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from officers.suber import NOMIC
from officers.suber.rules import BORN_WITH
from officers.suber.words import PHRASEBOOK

DOCS = Path(__file__).parents[3] / "docs"
ACTIONS = frozenset({
    "ask_to_join", "vote_admission", "state_purpose", "propose", "revise_proposal", "comment", "call_vote", "vote",
    "move_to_strike", "vote_motion", "move_play_continue", "move_continuance", "invoke_judgment", "deliver_judgment",
    "overrule", "consent_next_turn", "claim_gym", "tidy_document", "forfeit", "claim_stalemate",
})  # fmt: skip
EVENTS = frozenset({
    "ev_turn_start", "ev_submission_due", "ev_discussion_due", "ev_gameday_start", "ev_vote_close", "ev_adopt",
    "ev_defeat", "ev_score", "ev_opponents_bonus", "ev_win", "ev_circuit_end", "ev_unanimity_lapse", "ev_turn_end",
    "ev_motion_close", "ev_abandon", "ev_forfeit_turn", "ev_judge_replaced", "ev_rule_limit",
})  # fmt: skip
DISPLAYS = frozenset({"d_rules", "d_players", "d_turn", "d_votes", "d_log", "d_calendar"})
FRAME = {
    "107": "a change takes effect at the close of the vote: ev_adopt runs then, and nothing runs before",
    "115": "the reader of amendments makes no difference between rules",
    "116": "what no action does is left alone; rules change by the actions above only",
    "305": "the record of a repeal that is done: 206 is no rule",
    "307": "the record of a repeal that is done: 303 is no rule",
}
"""Rules that ask for no part of their own."""


def test_every_act_event_and_display_is_there() -> None:
    assert set(NOMIC.actions) >= ACTIONS
    assert {one.name for one in NOMIC.events} >= EVENTS
    assert set(NOMIC.displays) == DISPLAYS


def cited() -> set[str]:
    """Every rule that some part of the law, some attribute or some phrase rests on."""
    rules = {rule for part in NOMIC.parts().values() for rule in part}
    rules |= {field.rule for kind in NOMIC.kinds for field in kind.fields.values()}
    rules |= {rule for words in PHRASEBOOK.words for rule in words.rules}
    return {rule.partition(".")[0] for rule in rules}


@pytest.mark.parametrize("rule", [str(rule) for rule in BORN_WITH])
def test_every_rule_is_carried_by_something(rule: str) -> None:
    assert (rule in cited()) is not (rule in FRAME)


def test_nothing_rests_on_a_rule_that_there_is_not() -> None:
    assert cited() - set(map(str, BORN_WITH)) <= {""}


def test_the_state_page_tells_every_kind_attribute_switch_and_parameter() -> None:
    page = (DOCS / "state-suber.md").read_text()
    names = {name for kind in NOMIC.kinds if not kind.hidden for name, one in kind.fields.items() if one.shown}
    names |= {kind.kind for kind in NOMIC.kinds if not kind.hidden} | set(NOMIC.switches) | set(NOMIC.parameters)
    names |= {one.name for one in NOMIC.events} | set(NOMIC.displays)
    assert [name for name in sorted(names) if not re.search(rf"`{re.escape(name)}`", page)] == []
    assert [rule for rule in map(str, BORN_WITH) if not re.search(rf"^\| {rule} \|", page, re.MULTILINE)] == []


def test_the_reading_page_tells_every_action_and_parameter() -> None:
    page = (DOCS / "reading-suber.md").read_text()
    for words in PHRASEBOOK.words:
        row = re.search(rf"^\| `{words.action}` \|.*$", page, re.MULTILINE)
        assert row is not None, words.action
        params = [one.name for one in words.params] + ([words.body] if words.document else [])
        assert [name for name in params if f"`{name}`" not in row[0]] == [], words.action
