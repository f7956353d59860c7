"""Words of one nomic mean something only where its own vocabulary declares them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import officers
from engine.acts import Act
from tests.parsers.conftest import trusting

PARSERS = Path(__file__).parents[2] / "parsers"


def acts(words: str, ruleset: str) -> tuple[Act, ...]:
    """The acts of a mail with these words."""
    return trusting(ruleset).read(b"From: ana@example.net\nSubject: so\n\n" + words.encode()).acts


@pytest.mark.parametrize(
    ("day", "ruleset", "when"),
    [
        ("Ballotday", "bnomic4", "Ballotday"),
        ("Tuesday", "bnomic4", "Tuesday"),
        ("Tuesday", "suber", "Tuesday"),
        ("Ballotday", "suber", None),
        ("nday 8 of next nweek", "bnomic4", "nday 8 of next nweek"),
        ("nday 8 of next nweek", "suber", None),
    ],
)
def test_a_nomic_has_its_own_days(day: str, ruleset: str, when: str | None) -> None:
    assert [act.when for act in acts(f"I vote FOR proposal 301 on {day}.", ruleset)] == [when]


def test_no_reader_knows_the_name_of_an_action() -> None:
    actions = {words.action for ruleset in officers.RULESETS for words in officers.phrasebook(ruleset).words}
    named = [
        (path.name, one)
        for path in sorted(PARSERS.rglob("*.py"))
        for one in re.findall(r'"([a-z]+(?:_[a-z]+)+)"', path.read_text(encoding="utf-8"))
        if one in actions
    ]
    assert named == []


def test_a_list_is_one_of_the_nomic_that_declares_it() -> None:
    said = "I assign these proposal numbers:\n\n301: Hats\n302: (untitled)\n\nI lower my rewards:\n\nLaw: m40 -> m20\nHats: 3 -> 2"
    assert [act.params for act in acts(said, "bnomic4")] == [
        {"number": 301, "proposal": "Hats"},
        {"number": 302, "proposal": None},
        {"ministry": "Law", "reward": 20},
    ]
    assert acts(said, "suber") == ()
