"""The text of a ruleset taken apart: headings, sections, acts, and numbers that rules had before."""

from __future__ import annotations

from pathlib import Path

import pytest

from officers.suber.rules import BORN_WITH
from officers.suber.ruletext import genesis_rules, paragraphs
from tests.officers.suber.stage import Stage

SEED = Path(__file__).parents[4] / "shared" / "seeds" / "003_b369ee4b62d2ca45.txt"
TEXT = """# Rules of a circle

## Immutable Rules

150. Readers read.

## Mutable Rules

250. Books are read
from left to right.

251. Nobody reads twice.

(Formerly 240.)

## Acts

330. The Shelf Act

To keep order.

  1. There is a shelf.

  2. Books stand on it:

     a. the big ones below;
     b. the others above.
"""


def test_rules_with_their_mutability_and_former_numbers() -> None:
    found = genesis_rules(TEXT)
    assert [(one["number"], one["mutability"]) for one in found] == [
        (150, "immutable"), (250, "mutable"), (251, "mutable"), (330, "mutable"),
    ]  # fmt: skip
    assert found[1]["text"] == "Books are read\nfrom left to right."
    assert (found[2]["text"], found[2]["former"]) == ("Nobody reads twice.", [240])


LAYOUTS = [
    "Immutable Rules (101-109)\n---------------\n\n**{0}** Readers read.\n\nMutable Rules\n------\n\n**{1}** Nobody reads\nrule 101. Not twice.\n",
    "### Immutable Rules\n\n**{0}.** Readers read.\n\n### Mutable Rules\n\n**{1}.** Nobody reads\nrule 101. Not twice.\n",
    "Immutable Rules:\n\n{0}: Readers read.\n\nMutable Rules:\n\n{1}: Nobody reads\nrule 101. Not twice.\n",
    "# Rules\n\n[#{0}](rules/rule101.md): [meta init]\n>\n> Readers read.\n>\n\n[#{1}](rules/rule203.md): [vote]\n> Nobody reads\n> rule 101. Not twice.\n",
    "## Immutable Rules\n\n### {0}.\n\nReaders read.\n\n## Mutable Rules\n\n### {1}\n\nNobody reads\nrule 101. Not twice.\n",
    "Rule {0}. Readers read.\n\nRule {1}. Nobody reads\nrule 101. Not twice.\n",
]
"""How other games of the same beginnings write their rules down."""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_other_layouts(layout: str) -> None:
    found = genesis_rules(layout.format(150, 250))
    assert [(one["number"], one["mutability"], one["text"]) for one in found] == [
        (150, "immutable", "Readers read."), (250, "mutable", "Nobody reads\nrule 101. Not twice."),
    ]  # fmt: skip


def test_a_heading_may_have_a_title() -> None:
    assert genesis_rules("### Rule 301: Books\n\nBooks are read.")[0] == {
        "number": 301, "mutability": "mutable", "title": "Books", "text": "Books are read.",
    }  # fmt: skip


def test_a_text_without_rules_has_none() -> None:
    assert genesis_rules("No rule is here.") == []


def test_an_act_has_a_purpose_and_paragraphs() -> None:
    act = genesis_rules(TEXT)[-1]
    assert (act["title"], act["act"], act["purpose"]) == ("The Shelf Act", True, "To keep order.")
    assert [one.number for one in paragraphs(act["text"])[1]] == [1, 2]


def test_a_text_begins_a_game() -> None:
    stage = Stage(rules=genesis_rules(TEXT), game={"parameters": {"initial_set": False}})
    assert stage.value("rule/251.former") == [240]
    assert stage.value("clock.next_number") == 331
    assert stage.value("rule/306") is None


@pytest.mark.skipif(not SEED.exists(), reason="the players' text is not beside this checkout: ../shared/seeds")
def test_the_text_of_the_game_is_the_initial_set() -> None:
    found = genesis_rules(SEED.read_text())
    assert sorted(one["number"] for one in found) == sorted(BORN_WITH)
    assert len([one for one in found if one["mutability"] == "immutable"]) == 15
    assert len([one for one in found if one["mutability"] == "mutable"]) == 20
    assert [one["number"] for one in found if one.get("act")] == [308, 309, 310]
    assert [(one["number"], one["former"]) for one in found if "former" in one] == [(302, [208])]
    assert Stage(rules=found).value("clock.next_number") == 312
