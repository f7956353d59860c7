"""The Powers that `officer amend` gives back: as the rules given write theirs, or none."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.amend import answered

FISH = 'Amend Rule 12 by replacing "swim" with "dive".'
CATS = 'Create a rule titled "Cats" with this text:\n{{\nCats purr.\n}}'


def amended(powers: tuple[Any, Any], text: str) -> tuple[str, list[Any]]:
    rules = [
        {"number": "12", "title": "Fish", "power": powers[0], "text": "Fish swim."},
        {"number": "13", "title": "Fowl", "power": powers[1], "text": "Fowl fly."},
    ]
    answer = answered({"rules": rules, "text": text}, "case")
    return answer["status"], [one["power"] for one in answer["rules"]]


@pytest.mark.parametrize(
    ("powers", "text", "expected"),
    [
        ((None, None), f"{FISH}\n\n{CATS}", ("applied", [None, None])),
        ((1, 2), f"{FISH}\n\n{CATS}", ("applied", [1, 1])),
        (("1/2", "1/2"), f"{FISH}\n\n{CATS}", ("applied", ["1/2", "1/2"])),
        ((None, None), "Set the power of Rule 13 to 3.", ("applied", ["3"])),
        ((1, 1), "Set the power of Rule 13 to 3.", ("applied", [3])),
        (("1/2", "1"), "Set the power of Rule 13 to 3.", ("held", [])),
        ((3, 1.7), "Set the power of Rule 13 to 2.1.", ("applied", [2.1])),
    ],
)
def test_a_power_is_given_back_as_the_rules_write_theirs(powers: Any, text: str, expected: Any) -> None:
    assert amended(powers, text) == expected
