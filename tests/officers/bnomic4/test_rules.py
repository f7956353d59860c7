"""Rules as documents: the text of a ruleset taken apart, what is in force, and who numbers a new rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import GenesisError
from officers.bnomic4 import rules
from tests.officers.bnomic4.stage import Stage, default

SEEDS = Path(__file__).parents[4] / "shared" / "seeds"
TEXT = """# Rules of a game

## Foundation

### Rule 4E2: Things

There are things.

#### Small things

They are small.

### Rule 4E19: Points

- One point.
Rule 4E28: Who is awake

Those who act. As Rule 4E19 says, they get points.

## Votes

### Rule 4E15: Voting

All vote.
"""


def test_the_text_of_a_ruleset_is_taken_apart() -> None:
    found = {one["number"]: one for one in rules.genesis_rules(TEXT)}
    assert list(found) == [2, 19, 28, 15], "a heading without marks counts, a mention of a rule does not"
    assert found[2]["text"] == "There are things.\n\n#### Small things\n\nThey are small."
    assert (found[28]["title"], found[28]["text"]) == (
        "Who is awake",
        "Those who act. As Rule 4E19 says, they get points.",
    )
    assert found[19]["text"] == "- One point."


WIKI = """= Foundation =

=== Rule 4E2: Things ===

There are things.

==== Small things ====

They are small.

'''Rule 4E19 - Points'''

* One point.

= Votes =

**Rule 4E15: Voting**

All vote.
"""


def test_a_ruleset_on_a_wiki() -> None:
    found = [(one["number"], one["title"], one["text"]) for one in rules.genesis_rules(WIKI)]
    assert found == [
        (2, "Things", "There are things.\n\n==== Small things ====\n\nThey are small."),
        (19, "Points", "* One point."),
        (15, "Voting", "All vote."),
    ]


def test_the_rules_of_august_2008() -> None:
    files = sorted(SEEDS.glob("*.txt")) if SEEDS.is_dir() else []
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    found = [text for text in texts if "August 27, 2008" in text[:200]]
    if not found:
        pytest.skip("the players' ruleset is not at hand, it is not part of this repository")
    entries = rules.genesis_rules(found[0])
    assert tuple(sorted(one["number"] for one in entries)) == rules.BORN_WITH
    assert all(one["title"] and one["text"] for one in entries)


def test_a_game_with_a_ruleset_knows_its_rules_by_number_and_title() -> None:
    stage = Stage(default(rules=rules.genesis_rules(TEXT)))
    assert stage.value("rule/4E28.title") == "Who is awake"
    assert rules.in_force(stage.game, "4E28")
    assert rules.in_force(stage.game, "4E69"), "the law is in force without a document"
    wooble = stage.game.world.by_key("Wooble", ["player"])
    assert rules.find_rule(stage.game, wooble, "28").key == "4E28"
    assert rules.find_rule(stage.game, wooble, "R15").key == "4E15"
    assert rules.find_rule(stage.game, wooble, "the things rule").key == "4E2"


def test_a_power_that_is_none_is_a_fault_of_the_genesis() -> None:
    with pytest.raises(GenesisError, match=r"rules\.0\.power"):
        Stage(default(rules=[{"number": 90, "power": "3/2"}]))


def test_the_bot_as_rulekeeper_numbers_a_new_rule_at_once() -> None:
    body = 'Create a rule titled "Hats" reading "Wear one."'
    genesis = default(
        game={"at": "2008-09-13T09:00:00Z", "automatic": ["Law"]},
        clock={"nday": 12},
        proposals=[{"number": 7, "author": "Joel", "status": "Open", "body": body, "votes": {"Bob": "FOR"}}],
    )
    stage = Stage(genesis)
    stage.until("09-14 06:00")
    assert stage.value("rule/4E85.text") == "Wear one."
    assert [one["state"] for one in _duties(stage) if "number the new rule" in str(one["duty"])] == ["Met"]


def test_a_human_rulekeeper_owes_the_number() -> None:
    body = 'Create a rule titled "Hats" reading "Wear one."'
    genesis = default(
        game={"at": "2008-09-13T09:00:00Z"},
        clock={"nday": 12},
        proposals=[{"number": 7, "author": "Joel", "status": "Open", "body": body, "votes": {"Bob": "FOR"}}],
    )
    stage = Stage(genesis)
    stage.until("09-14 06:00")
    assert stage.value("rule/#1.number") is None
    assert [one["state"] for one in _duties(stage) if "number the new rule" in str(one["duty"])] == ["Open"]


def test_changed_rules_are_reported_with_the_parts_of_the_law_that_rest_on_them() -> None:
    genesis = default(
        game={"at": "2008-09-13T09:00:00Z"},
        clock={"nday": 12},
        proposals=[
            {"number": 7, "author": "Joel", "status": "Open", "body": "Repeal Rule 69.", "votes": {"Bob": "FOR"}}
        ],
    )
    stage = Stage(genesis)
    stage.until("09-14 06:00")
    (asked,) = [one for one in stage.posted("task") if one.data["subject"].startswith("drift/")]
    assert asked.to == "office:Law"
    assert asked.data["question"].startswith("Rule 4E69 was repealed")
    assert "- action color_proposal\n" in asked.data["question"]


def _duties(stage: Stage) -> list[dict[str, object]]:
    found, number = [], 1
    while (one := stage.value(f"obligation/#{number}")) is not None:
        found.append(one)
        number += 1
    return found
