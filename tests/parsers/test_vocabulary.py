"""Words of one nomic mean something only where its own vocabulary declares them."""

from __future__ import annotations

import pytest

from bot.reading import compiled
from engine.acts import Act


def acts(words: str, ruleset: str) -> tuple[Act, ...]:
    """The acts of a mail with these words."""
    return compiled(ruleset).read(b"From: ana@example.net\nSubject: so\n\n" + words.encode()).acts


@pytest.mark.parametrize(
    ("day", "ruleset", "when"),
    [
        ("Ballotday", "bnomic4", "Ballotday"),
        ("Tuesday", "bnomic4", "Tuesday"),
        ("Tuesday", "suber", "Tuesday"),
        ("Ballotday", "suber", None),
    ],
)
def test_a_nomic_has_its_own_days(day: str, ruleset: str, when: str | None) -> None:
    assert [act.when for act in acts(f"I vote FOR proposal 301 on {day}.", ruleset)] == [when]
